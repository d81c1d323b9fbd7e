// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/ui/actions.h"

#include <QObject>

class QKeyEvent;
class QMainWindow;
class QTimer;

namespace qumalaq::desktop {

class NoticeBar;
class RecordController;
class Settings;
class WindowDialogs;
class WindowPages;

/// Runs the commands: those with the same meaning in every page itself, those for files through the records, all others
/// through the current page. Keeps the actions enabled and checked accordingly.
class WindowCommands : public QObject {
    Q_OBJECT

public:
    /// All arguments must outlive it.
    WindowCommands(QMainWindow& window, Settings& settings, Actions& actions, WindowPages& pages,
                   RecordController& records, WindowDialogs& dialogs, NoticeBar& notices);

    /// What Escape does where nothing else uses it: it completes a sowing, shows everything again, leaves the full
    /// screen, or goes back.
    void escape();
    /// Says that the command of this key is not possible now. False if no command has it.
    bool refuse(const QKeyEvent& event);
    /// Call it when the state of the window has changed. Changes of the page and of the settings are noticed.
    void refresh();
    /// The folder of the user's guide. Initially, and with an empty path, its command is absent.
    void setGuideFolder(const QString& folder);

private:
    void run(ActionId command, bool checked);
    void runOwn(ActionId command, bool checked);
    void showGuide();
    void setZen(bool zen);
    void setFullScreen(bool fullScreen);
    void changeSpeed(int step);
    void say(const QString& text);

    QMainWindow& m_window;
    Settings& m_settings;
    Actions& m_actions;
    WindowPages& m_pages;
    RecordController& m_records;
    WindowDialogs& m_dialogs;
    NoticeBar& m_notices;
    QString m_guideFolder;
    QTimer* m_tipTime;   ///< how long the speed is shown
    QTimer* m_zenNotice; ///< how long the way out of the bare board is shown
};

} // namespace qumalaq::desktop
