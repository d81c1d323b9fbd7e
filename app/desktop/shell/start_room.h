// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/frame/room.h"
#ifndef Q_MOC_RUN // moc 6.4 can not read <concepts>
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

/// What the program begins with: what one can do, the game that is not finished, the languages, a small board that
/// moves. It asks for nothing: one key plays.
class StartRoom final : public Room {
    Q_OBJECT

public:
    /// A game one can go on with.
    struct Unfinished {
        session::MatchRecord record;
        QDateTime lastChanged; ///< invalid: it is being played
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
    /// Shown as far as there is somebody to answer: a tile whose signal nobody has connected is not there.
    enum class Tile { Resume, Play, TwoPeople, Choose, Learn, Open, Library, Rules };
    [[nodiscard]] StartTile* tile(Tile which) const { return m_tiles[static_cast<std::size_t>(which)]; }

Q_SIGNALS:
    void resumeWished();
    /// With what was chosen last time.
    void playWished();
    void twoPeopleWished();
    /// Another game, level, clock.
    void chooseWished();
    void learnWished();
    void openWished();
    void libraryWished();
    void rulesWished();

protected:
    void resizeEvent(QResizeEvent* event) override;
    void connectNotify(const QMetaMethod& signal) override;

private:
    void build();
    void showTiles();
    void arrange();
    void dressTiles();
    void showPosition();
    void sowNext();

    Settings& m_settings;
    std::optional<Theme> m_theme; ///< once it is known
    Metrics m_metrics;
    std::optional<Unfinished> m_unfinished;
    rules::History m_shown; ///< on the small board
    std::size_t m_nextOfSample = 0;
    QTimer m_breath;

    QLabel* m_name;
    QLabel* m_about;
    QWidget* m_languages;
    std::vector<QToolButton*> m_languageButtons; ///< by allLanguages()
    std::array<StartTile*, 8> m_tiles;
    QWidget* m_column;
    QGridLayout* m_small;
    BoardWidget* m_board;
};

} // namespace qumalaq::desktop
