// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/frame/room.h"
#include "app/desktop/i18n/translator.h"
#ifndef Q_MOC_RUN // moc 6.4 cannot read <concepts>
#include "app/desktop/frame/settings.h"
#include "app/desktop/sound/sound_player.h"
#include "core/library/library_service.h"
#include "core/session/match.h"
#endif

#include <QMainWindow>
#include <QTemporaryDir>

#include <memory>
#include <vector>

class QDialog;
class QMenu;
class QStackedWidget;

namespace qumalaq::session {
class StudyRecovery;
}

namespace qumalaq::desktop {

enum class ArtLoading;
class DoctorRoom;
class EditorRoom;
class EndPanel;
class GameController;
class GameRoom;
class GameStarter;
class LearnRooms;
class LibraryRoom;
class NoticeBar;
class RecordController;
class StartRoom;
struct SystemWishes;
class StudyRoom;

/// The program's window. It shows one room at a time, passes it the commands, and owns everything that the rooms share:
/// menus, dialogs, notices, language, theme, sound.
class MainWindow : public QMainWindow {
    Q_OBJECT

public:
    /// All arguments must outlive the window.
    MainWindow(session::Match& match, Settings& settings, Translator& translator, QWidget* parent = nullptr);
    ~MainWindow() override;

    /// Journals games in `journal` from now on (an empty path journals nothing), and shows the start page, which offers
    /// an unfinished game in the journal. No game begins by itself.
    void begin(const QString& journal);
    /// Applies the system's preferences from now on, where the person has chosen nothing.
    void follow(const SystemWishes& wishes);
    /// Shows that another window journals its game, so this one cannot.
    void tellOfOtherWindow();

    /// Stores all games in this library from now on; call it once. Without it they are lost with the window.
    void keepLibraryIn(const QString& path);
    /// Opens the files as if they were dropped on the window.
    void openFiles(const QStringList& files);

    [[nodiscard]] const Actions& actions() const { return *m_actions; }
    [[nodiscard]] NoticeBar* notices() const { return m_notices; }
    [[nodiscard]] StartRoom* start() const { return m_start; }
    /// Lessons, puzzles, counting rush.
    [[nodiscard]] LearnRooms& learning() { return *m_learning; }
    /// The unsaved games of the study.
    [[nodiscard]] session::StudyRecovery& unsavedStudies() { return *m_unsavedStudies; }
    [[nodiscard]] RecordController* records() const { return m_records; }
    /// Created on first use.
    [[nodiscard]] GameRoom* game();
    [[nodiscard]] LibraryRoom* libraryRoom();
    /// Begins every game of the window.
    [[nodiscard]] GameStarter& starter() { return *m_starter; }
    [[nodiscard]] EditorRoom* editor();
    [[nodiscard]] DoctorRoom* doctor();
    [[nodiscard]] StudyRoom* study();
    /// Opens a game in the study, which saves it in `file`.
    void openStudy(const notation::GameRecord& record, const RecordFile& file = {});
    /// The current room.
    [[nodiscard]] Room* room() const;
    /// When the rooms' boards render their pictures; initially ArtLoading::Immediate.
    void setArtLoading(ArtLoading loading);

    /// The dialogs of commands; the caller shows them. The window owns them, and they delete themselves when closed.
    [[nodiscard]] QDialog* makeNewGameDialog();
    [[nodiscard]] QDialog* makeSettingsDialog();
    [[nodiscard]] QDialog* makeRulesDialog();
    [[nodiscard]] QDialog* makeKeysDialog();
    [[nodiscard]] QDialog* makeAboutDialog();

protected:
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;
    void changeEvent(QEvent* event) override;
    void closeEvent(QCloseEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    bool event(QEvent* event) override;

private:
    void buildMenus();
    void buildCentre();
    void tellOfKeptFiles();
    void connectActions();

    /// Takes ownership of the room. It is not shown before enter().
    template <class T>
    T* add(T* room)
    {
        adopt(room);
        return room;
    }
    void adopt(Room* room);
    void enter(Room* room);
    /// To the previous room.
    void goBack();
    void checkSettings();
    void connectStart();
    void buildRecords();
    void enterEditor();
    void startGame(const NewGameChoice& choice);
    void showUnfinished();

    void enterStudy();
    void keepStudies(const QString& journal);

    void applySetting(Settings::Key key);
    void applyTheme();
    void applyStyle();
    [[nodiscard]] SowingSpeed exampleSpeed() const;
    void applyLanguage();
    void retranslate();
    void refreshTitle();
    void refreshActions();
    void run(ActionId command, bool checked);
    void changeSpeed(int step);
    void setZen(bool zen);

    session::Match& m_match;
    Settings& m_settings;
    Translator& m_translator;
    SoundPlayer m_sound;
    Theme m_theme;
    Metrics m_metrics;
    ThemeId m_plainSystemTheme;
    ThemeId m_systemTheme; ///< high contrast if the system requests it
    bool m_isZen = false;

    Actions* m_actions;
    std::vector<QMenu*> m_menus;
    NoticeBar* m_notices;
    QStackedWidget* m_rooms;
    StartRoom* m_start;
    GameStarter* m_starter;
    GameRoom* m_game = nullptr;
    ArtLoading m_artLoading{}; ///< Immediate
    RecordController* m_records;
    std::unique_ptr<QTemporaryDir> m_temporary; ///< of a library that is not kept
    library::LibraryService* m_library = nullptr;
    LibraryRoom* m_libraryRoom = nullptr;
    EditorRoom* m_editor = nullptr;
    DoctorRoom* m_doctor = nullptr;
    std::vector<Room*> m_trail;             ///< the previous rooms, the start page first; without the current one
    std::unique_ptr<LearnRooms> m_learning; ///< owns the progress; the window owns the rooms
    StudyRoom* m_study = nullptr;
    std::unique_ptr<session::StudyRecovery> m_unsavedStudies;
};

} // namespace qumalaq::desktop
