// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/board/sowing_timeline.h"
#include "app/desktop/text/language.h"
#include "core/rules/game.h"

#include <QScrollArea>
#include <QString>

#include <map>

namespace qumalaq::desktop {

class LineNavigator;
class Settings;

/// The rules of a game, with boards that demonstrate moves, or how to play without seeing. Wheel and keyboard scroll;
/// for screen readers and the program's voice the arrow keys read line by line.
class RulesView : public QScrollArea {
    Q_OBJECT

public:
    explicit RulesView(const Settings& settings, QWidget* parent = nullptr);

    /// The page that is already shown keeps its scroll position; another one starts at the top.
    void showGame(rules::GameId game, Language language);
    void showWithoutSeeing(Language language);
    /// The game of the examples.
    [[nodiscard]] rules::GameId game() const { return m_game; }
    /// Scrolls to the heading with this id, as soon as the page has its size. Ignores unknown ids.
    void showPlace(const QString& id);

protected:
    void showEvent(QShowEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    /// `name` is the path of the file without language and extension; the examples are of `game`.
    void showPage(const QString& name, rules::GameId game, Language language);
    void fitBoards();
    void scrollToWanted();

    const Settings& m_settings;
    LineNavigator* m_navigator;
    std::map<QString, QWidget*> m_places; ///< labels that begin with a heading, by its id
    QString m_wanted;                     ///< the id to scroll to
    rules::GameId m_game = rules::GameId::Togyzqumalaq;
    QString m_name; ///< of the page that is shown
};

} // namespace qumalaq::desktop
