// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/sound/sound_player.h"
#include "app/desktop/speech/self_voicing.h"
#include "app/desktop/text/translator.h"
#include "app/desktop/ui/settings.h"
#include "app/desktop/window/window_pages.h"
#include "core/session/match.h"

#include <QMainWindow>
#include <QTimer>

#include <memory>
#include <vector>

class QMenu;

namespace qumalaq::desktop {

class HeaderBar;
class NoticeBar;
class RecordController;
class ScreenKeeper;
struct SystemPreferences;
class WindowCommands;
class WindowDialogs;

/// The program's window. Owns the menus, the notices and the pages, and applies language, theme, size and sound to all
/// of them. Pages, dialogs, commands and files have a class each.
///
/// Pages and dialogs set their texts when they are constructed. A change of language recreates them as soon as no menu
/// or modal dialog is open and no file is being saved.
class MainWindow : public QMainWindow {
    Q_OBJECT

public:
    /// All references must outlive the window. `voice` makes the output for reading aloud.
    MainWindow(session::Match& match, Settings& settings, Translator& translator,
               const SelfVoicing::Maker& voice = makeSilentSpeechOutput, QWidget* parent = nullptr);
    ~MainWindow() override;

    /// Journals games in the file `journal` (empty: none), and keeps studies and what was learned beside it. Shows the
    /// start page, which offers the unfinished game of the journal.
    void begin(const QString& journal);
    /// Applies the system's preferences where the person has chosen nothing.
    void applyPreferences(const SystemPreferences& preferences);
    /// Raises the window, and activates it if the desktop allows that. `activationToken` is from the desktop; may be
    /// empty.
    void comeToFront(const QByteArray& activationToken);
    /// Opens the files as if they were dropped on the window.
    void openFiles(const QStringList& files);
    /// When the pages' boards render their pictures; initially ArtLoading::Immediate.
    void setArtLoading(ArtLoading loading);

    /// The result of guideFolderOf(). If it is empty, the command for the guide is hidden.
    void setGuideFolder(const QString& folder);

    [[nodiscard]] const Actions& actions() const { return *m_actions; }
    [[nodiscard]] NoticeBar* notices() const { return m_notices; }
    [[nodiscard]] RecordController* records() const { return m_records; }
    [[nodiscard]] WindowDialogs& dialogs() const { return *m_dialogs; }
    [[nodiscard]] WindowPages& pages() const { return *m_pages; }
    [[nodiscard]] Page* page() const { return m_pages->stack().page(); }

protected:
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void closeEvent(QCloseEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool event(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void buildMenus();
    void leaveMenuBar();
    void buildPage();
    void buildRecords();
    void buildVoice();
    void reportSettingsNotSaved();
    void welcome();

    void applySetting(Settings::Key key);
    void applyTheme();
    void applyStyle();
    bool setMargins();
    void updateMetrics();
    void applyLanguage();
    void showWhySilent();
    void replaceScreenReader();
    void setTexts();
    void recreatePages();
    void refreshTitle();
    void refreshHeader();

    Settings& m_settings;
    Translator& m_translator;
    SoundPlayer m_sound;
    SelfVoicing m_selfVoicing;
    bool m_isPassingDigit = false;
    bool m_replacesScreenReader = false; ///< reads aloud only until a screen reader runs again
    QTimer m_recreateTimer;              ///< until recreate() is tried again
    ThemeId m_themeAtStart;              ///< of the system's palette
    ThemeId m_systemTheme;               ///< follows the system's preferences

    Actions* m_actions;
    std::vector<QMenu*> m_menus;
    NoticeBar* m_notices;
    HeaderBar* m_header;
    std::unique_ptr<WindowPages> m_pages;
    std::unique_ptr<ScreenKeeper> m_screenKeeper;
    WindowDialogs* m_dialogs;
    RecordController* m_records;
    WindowCommands* m_commands;
};

} // namespace qumalaq::desktop
