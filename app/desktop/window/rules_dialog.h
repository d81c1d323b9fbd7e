// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/window/rules_view.h"

#include <QDialog>

#include <optional>

class QComboBox;

namespace qumalaq::desktop {

class Settings;

/// The rules of each game, and how to play without seeing. Not modal.
class RulesDialog : public QDialog {
    Q_OBJECT

public:
    /// Shows the rules of `game`; without one, the page for players who do not see.
    RulesDialog(std::optional<rules::GameId> game, const Settings& settings, Language language,
                QWidget* parent = nullptr);

    [[nodiscard]] RulesView* view() const { return m_view; }

private:
    void showChosen();

    Language m_language;
    QComboBox* m_choice; ///< the games, then the page for players who do not see
    RulesView* m_view;
};

} // namespace qumalaq::desktop
