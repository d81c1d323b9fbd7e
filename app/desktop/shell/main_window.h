// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/board/board_widget.h"
#include "app/desktop/i18n/translator.h"
#include "app/desktop/shell/actions.h"
#include "app/desktop/shell/style.h"
#ifndef Q_MOC_RUN // moc 6.4 can not read <concepts>
#include "app/desktop/game/new_game_choice.h"
#include "app/desktop/shell/settings.h"
#include "app/desktop/sound/sound_player.h"
#include "core/session/match.h"
#endif

#include <QMainWindow>

#include <array>
#include <vector>

class QDialog;
class QLabel;
class QMenu;

namespace qumalaq::desktop {

class BoardPlace;
class EndPanel;
class GameController;
class MoveListModel;
class MoveStrip;
class NoticeBar;
class PlayerCard;
class RulesDialog;
class SidePanel;
class ToolRow;

/// The program's window: the board in the middle, what belongs to the game around it.
class MainWindow : public QMainWindow {
    Q_OBJECT

public:
    /// All must outlive the window.
    MainWindow(session::Match& match, Settings& settings, Translator& translator, QWidget* parent = nullptr);
    ~MainWindow() override;

    /// Keeps games at `journal` from now on (empty: nowhere). If an unfinished game lies there it is offered, else a
    /// game begins with what was chosen last time.
    void begin(const QString& journal);
    /// Says that another window keeps its game, so this one can not.
    void tellOfOtherWindow();

    [[nodiscard]] BoardWidget* board() const { return m_board; }
    [[nodiscard]] GameController* controller() const { return m_controller; }
    [[nodiscard]] const Actions& actions() const { return *m_actions; }
    [[nodiscard]] NoticeBar* notices() const { return m_notices; }
    [[nodiscard]] EndPanel* endPanel() const { return m_end; }
    [[nodiscard]] bool isSidePanelShown() const;

    /// The dialogs a command opens; the caller shows them. They belong to the window and go when they are closed.
    [[nodiscard]] QDialog* makeNewGameDialog();
    [[nodiscard]] QDialog* makeSettingsDialog();
    [[nodiscard]] QDialog* makeRulesDialog();
    [[nodiscard]] QDialog* makeKeysDialog();
    [[nodiscard]] QDialog* makeAboutDialog();

Q_SIGNALS:
    /// What is out of the ordinary about the turn that begins; screen readers are told too.
    void turnAnnounced(const QString& note);

protected:
    void changeEvent(QEvent* event) override;
    void closeEvent(QCloseEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    bool event(QEvent* event) override;

private:
    /// Narrower windows have no side panel unless it is asked for.
    static constexpr int kPanelFromWidth = 1000;

    void buildMenus();
    void buildCentre();
    void connectActions();
    void connectMatch();
    void connectSound();

    void applySetting(Settings::Key key);
    void applyTheme();
    void applySeats();
    void applyStyle();
    void applyLanguage();
    void arrange();
    void retranslate();
    void refresh();
    void refreshActions();
    void refreshCards();
    void refreshEnd();
    [[nodiscard]] QString caption() const;
    [[nodiscard]] QString turnCaption() const;
    void announceTurn();

    void startGame(const NewGameChoice& choice);
    void rematch();
    void setAside(const QString& journal);
    void offerResume(const QString& journal);
    void resign();
    void offerDraw();
    void onDrawOffered(rules::Side by);
    void changeSpeed(int step);
    void setZen(bool zen);
    /// Whose command it is: the side to move between two people, the person's against the computer.
    [[nodiscard]] rules::Side commandingSide() const;

    session::Match& m_match;
    Settings& m_settings;
    Translator& m_translator;
    SoundPlayer m_sound;
    Theme m_theme;
    Metrics m_metrics;
    ThemeId m_systemTheme;
    QString m_journal;
    bool m_hasDrawer = false; ///< the panel was asked for although the window is narrow
    bool m_isZen = false;
    bool m_wasEnded = false;

    Actions* m_actions;
    std::vector<QMenu*> m_menus;
    BoardWidget* m_board;
    MoveListModel* m_moves;
    GameController* m_controller;
    NoticeBar* m_notices;
    QWidget* m_header;
    std::array<PlayerCard*, 2> m_headerCards;
    BoardPlace* m_boardPlace;
    QLabel* m_caption;
    int m_announcedPly = 0; ///< after which the turn was told to screen readers
    QString m_statusTip;
    QWidget* m_footer;
    MoveStrip* m_strip;
    ToolRow* m_footerTools;
    EndPanel* m_end;
    SidePanel* m_panel;
};

} // namespace qumalaq::desktop
