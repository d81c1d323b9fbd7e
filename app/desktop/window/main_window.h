// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/text/translator.h"
#ifndef Q_MOC_RUN // moc 6.4 cannot read <concepts>
#include "app/desktop/sound/sound_player.h"
#include "app/desktop/speech/self_voicing.h"
#include "app/desktop/ui/settings.h"
#include "app/desktop/window/window_pages.h"
#include "core/session/match.h"
#endif

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

/// The program's window. It owns the menus, the notices and the pages, and applies language, theme, size and sound to
/// all of them. The pages, the dialogs, the commands and the files have a class each.
///
/// Pages and dialogs set their texts when they are made. When the language changes, the window makes them anew, as soon
/// as no menu is open and no dialog waits for an answer.
class MainWindow : public QMainWindow {
    Q_OBJECT

public:
    /// All references must outlive the window. `voice` is what the program reads aloud with.
    MainWindow(session::Match& match, Settings& settings, Translator& translator,
               const SelfVoicing::Maker& voice = makeSilentSpeechOutput, QWidget* parent = nullptr);
    ~MainWindow() override;

    /// Journals games in `journal` from now on (an empty path journals nothing), and shows the start page, which offers
    /// an unfinished game in the journal. No game begins by itself. Studies and what was learned are kept beside it.
    void begin(const QString& journal);
    /// Applies the system's preferences from now on, where the person has chosen nothing.
    void follow(const SystemPreferences& preferences);
    /// Shows the window above the others, and gives it the focus if the desktop allows it. `activationToken` comes from
    /// the desktop; empty: there is none.
    void comeToFront(const QByteArray& activationToken);
    /// Opens the files as if they were dropped on the window.
    void openFiles(const QStringList& files);
    /// When the pages' boards render their pictures; initially ArtLoading::Immediate.
    void setArtLoading(ArtLoading loading);

    /// The folder of the user's guide (guideFolderOf()). Without one its command is absent.
    void setGuideFolder(const QString& folder);

    [[nodiscard]] const Actions& actions() const { return *m_actions; }
    [[nodiscard]] NoticeBar* notices() const { return m_notices; }
    [[nodiscard]] HeaderBar* header() const { return m_header; }
    [[nodiscard]] RecordController* records() const { return m_records; }
    [[nodiscard]] WindowDialogs& dialogs() const { return *m_dialogs; }
    [[nodiscard]] WindowPages& pages() const { return *m_pages; }
    /// The current page.
    [[nodiscard]] Page* page() const { return m_pages->stack().page(); }

protected:
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void closeEvent(QCloseEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    bool event(QEvent* event) override;

private:
    void buildMenus();
    void openMenus();
    void leaveMenuBar();
    void buildPage();
    void buildRecords();
    void buildVoice();
    void checkSettings();
    void tellThatSettingsAreNotSaved();
    void welcome();

    void applySetting(Settings::Key key);
    void applyTheme();
    void applyStyle();
    void updateMetrics();
    void applyLanguage();
    void showWhySilent();
    void setTexts();
    void renew();
    void refreshTitle();
    void refreshHeader();

    Settings& m_settings;
    Translator& m_translator;
    SoundPlayer m_sound;
    SelfVoicing m_selfVoicing;
    QTimer m_renewal; ///< when the window is free again
    Theme m_theme;
    Metrics m_metrics;
    ThemeId m_plainSystemTheme;
    ThemeId m_systemTheme; ///< high contrast if the system requests it

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
