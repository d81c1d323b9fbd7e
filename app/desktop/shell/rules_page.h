// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/board/sowing_timeline.h"
#include "app/desktop/board/theme.h"
#include "app/desktop/i18n/language.h"
#ifndef Q_MOC_RUN // moc 6.4 cannot read <concepts>
#include "core/rules/game.h"
#endif

#include <QScrollArea>
#include <QString>

#include <map>

namespace qumalaq::desktop {

/// The rules of one game: text with boards that demonstrate moves. Scrolls by wheel and keyboard.
class RulesPage : public QScrollArea {
    Q_OBJECT

public:
    explicit RulesPage(QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    /// The speed of the examples.
    void setSpeed(SowingSpeed speed);
    /// Updates text and boards. The same game keeps its scroll position, another one starts at the top.
    void showGame(rules::GameId game, Language language);
    [[nodiscard]] rules::GameId game() const { return m_game; }
    /// Scrolls to the heading with this id, when the page has its size; ignores an unknown one.
    void showPlace(const QString& id);

protected:
    void showEvent(QShowEvent* event) override;

private:
    void scrollToWanted();

    std::map<QString, QWidget*> m_places; ///< the texts that begin with a heading, by its id
    QString m_wanted;                     ///< to be scrolled to
    Theme m_theme;
    SowingSpeed m_speed = SowingSpeed::Normal;
    rules::GameId m_game = rules::GameId::Togyzqumalaq;
};

} // namespace qumalaq::desktop
