// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTableView>

namespace qumalaq::desktop {

class MoveListModel;

/// The scoresheet in the side panel. The marked ply is always visible.
class MoveListView : public QTableView {
    Q_OBJECT

public:
    explicit MoveListView(MoveListModel* model, QWidget* parent = nullptr);

    /// Marks the ply of the position on the board; -1 for none.
    void setCurrentPly(int ply);

Q_SIGNALS:
    /// The person wants to see the position after this ply.
    void plyChosen(int ply);

protected:
    void changeEvent(QEvent* event) override;
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;
    void showEvent(QShowEvent* event) override;

private:
    /// All rows have the same height. To ask each row for its own would be slow in a long game.
    void sizeRows();

    MoveListModel* m_model;
    bool m_isSized = false;
};

} // namespace qumalaq::desktop
