// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/board/sowing_timeline.h"
#include "app/desktop/board/theme.h"
#include "app/desktop/text/language.h"
#ifndef Q_MOC_RUN // moc 6.4 cannot read <concepts>
#include "core/rules/game.h"
#endif

#include <QScrollArea>
#include <QString>

#include <map>

namespace qumalaq::desktop {

class LineNavigator;
class Settings;

/// A page of help: the rules of a game, with boards that demonstrate moves, or how to play without seeing. Scrolls by
/// wheel and keyboard; while somebody listens, the arrow keys read it line by line.
class RulesView : public QScrollArea {
    Q_OBJECT

public:
    explicit RulesView(const Settings& settings, QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    /// Updates text and boards. The same game keeps its scroll position, another one starts at the top.
    void showGame(rules::GameId game, Language language);
    void showWithoutSeeing(Language language);
    /// The game of the examples.
    [[nodiscard]] rules::GameId game() const { return m_game; }
    /// Scrolls to the heading with this id, when the page has its size; ignores an unknown one.
    void showPlace(const QString& id);

protected:
    void showEvent(QShowEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    /// `name` is that of the page's file; its examples are of this game.
    void showPage(const QString& name, rules::GameId game, Language language);
    void fitBoards();
    void scrollToWanted();

    const Settings& m_settings;
    LineNavigator* m_navigator;
    std::map<QString, QWidget*> m_places; ///< the texts that begin with a heading, by its id
    QString m_wanted;                     ///< to be scrolled to
    Theme m_theme;
    rules::GameId m_game = rules::GameId::Togyzqumalaq;
    QString m_name; ///< of the page that is shown
};

} // namespace qumalaq::desktop
