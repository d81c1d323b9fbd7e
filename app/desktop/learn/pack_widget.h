// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/learn/pack_store.h"

#include <QFrame>

class QLabel;
class QPushButton;
class QToolButton;

namespace qumalaq::desktop {

class LearnStore;

/// A pack of the person's own on the page of puzzles: its name, what is solved of it, and what can be done with it.
class PackWidget : public QFrame {
    Q_OBJECT

public:
    PackWidget(UserPack pack, const LearnStore& store, QWidget* parent = nullptr);

    [[nodiscard]] const UserPack& pack() const { return m_pack; }
    [[nodiscard]] QPushButton* puzzlesButton() const { return m_puzzles; }
    [[nodiscard]] QPushButton* lessonsButton() const { return m_lessons; }
    void refresh(const LearnStore& store);

Q_SIGNALS:
    void puzzlesRequested();
    void lessonsRequested();
    /// To be sent to somebody.
    void copyRequested();
    void removalRequested();

private:
    UserPack m_pack;
    QLabel* m_name;
    QLabel* m_progress;
    QPushButton* m_puzzles;
    QPushButton* m_lessons;
    QToolButton* m_more;
    QAction* m_copy;
    QAction* m_remove;
};

} // namespace qumalaq::desktop
