// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/board/board_widget.h"
#include "core/rules/game.h"

#include <QWidget>

#include <string>
#include <vector>

namespace qumalaq::desktop {

class Settings;

/// Chooses the pits that are empty at the start, on a small board or at random. Choices made on the board are not
/// validated.
class EmptyPitsPicker : public QWidget {
    Q_OBJECT

public:
    /// `key` is an option of the setup with the kind EmptyPits.
    EmptyPitsPicker(const rules::GameSetup& setup, std::string_view key, const Settings& settings,
                    QWidget* parent = nullptr);

    /// The value of the option: "s2,s5,n3".
    [[nodiscard]] std::string value() const;
    [[nodiscard]] BoardWidget* board() const { return m_board; }
    /// Empties random pits that the setup accepts.
    void chooseRandomly();

Q_SIGNALS:
    void changed();

private:
    void toggle(rules::Pit pit);
    void showPits();

    rules::GameSetup m_setup;
    std::string m_key;
    std::vector<rules::Pit> m_empty;
    BoardWidget* m_board;
};

} // namespace qumalaq::desktop
