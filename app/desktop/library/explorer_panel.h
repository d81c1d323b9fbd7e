// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/library/explorer_model.h"
#include "core/library/library_service.h"

#include <QWidget>

class QComboBox;

namespace qumalaq::desktop {

class RowTable;

/// The moves played in a position by players of a chosen strength, with their results.
class ExplorerPanel final : public QWidget {
    Q_OBJECT

public:
    /// `library` must outlive the panel.
    explicit ExplorerPanel(library::LibraryService& library, QWidget* parent = nullptr);

    void explore(rules::GameId game, const rules::AnyPosition& position);
    /// Repeats the query after games were added or removed.
    void refresh();
    [[nodiscard]] ExplorerModel* model() const { return m_model; }

    void updateLook();

Q_SIGNALS:
    /// A legal move of the last explored position.
    void moveChosen(qumalaq::rules::Move move);

private:
    library::LibraryService& m_library;
    rules::GameId m_game{};
    rules::AnyPosition m_position{rules::GameSetup()};
    ExplorerModel* m_model;
    QComboBox* m_strength;
    RowTable* m_table;
};

} // namespace qumalaq::desktop
