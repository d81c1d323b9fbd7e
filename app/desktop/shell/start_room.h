// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/frame/room.h"
#ifndef Q_MOC_RUN // moc 6.4 cannot read <concepts>
#include "app/desktop/frame/settings.h"
#include "core/session/match_journal.h"
#endif

#include <QDateTime>
#include <QTimer>

#include <array>
#include <optional>
#include <vector>

class QBoxLayout;
class QGridLayout;
class QLabel;
class QToolButton;

namespace qumalaq::desktop {

class BoardWidget;
class StartTile;

/// The start page: what the person can do, the unfinished game, the languages, and a small board with moves. It asks no
/// questions; a single key starts a game.
class StartRoom final : public Room {
    Q_OBJECT

public:
    /// A game that can be continued.
    struct Unfinished {
        session::MatchRecord record;
        QDateTime lastChanged; ///< invalid while it is being played
    };

    /// `settings` must outlive the room.
    explicit StartRoom(Settings& settings, QWidget* parent = nullptr);
    ~StartRoom() override;

    void setUnfinished(const std::optional<Unfinished>& game);

    [[nodiscard]] QString title() const override { return {}; }
    void setLook(const Theme& theme, const Metrics& metrics) override;
    void retranslate() override;
    void enter() override;
    void leave() override;

    [[nodiscard]] BoardWidget* board() const { return m_board; }
    /// Resume is visible only if there is an unfinished game.
    enum class Tile { Resume, Play, TwoPeople, Choose, Learn, Open, Library, Rules };
    [[nodiscard]] StartTile* tile(Tile which) const { return m_tiles[static_cast<std::size_t>(which)]; }

Q_SIGNALS:
    void resumeWished();
    /// With the last choices.
    void playWished();
    void twoPeopleWished();
    /// To choose another game, level or clock.
    void chooseWished();
    void learnWished();
    void openWished();
    void libraryWished();
    void rulesWished();

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void build();
    void arrange();
    void dressTiles();
    void showPosition();
    void sowNext();

    Settings& m_settings;
    std::optional<Theme> m_theme; ///< none before it is set
    Metrics m_metrics;
    std::optional<Unfinished> m_unfinished;
    rules::History m_shown; ///< on the small board
    std::size_t m_nextOfSample = 0;
    QTimer m_breath;

    QLabel* m_name;
    QLabel* m_about;
    QWidget* m_languages;
    std::vector<QToolButton*> m_languageButtons; ///< in the order of allLanguages()
    std::array<StartTile*, 8> m_tiles;
    QWidget* m_column;
    QGridLayout* m_small;
    BoardWidget* m_board;
};

} // namespace qumalaq::desktop
