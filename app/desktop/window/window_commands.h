// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/ui/actions.h"

#include <QObject>

class QDialog;
class QKeyEvent;
class QMainWindow;

namespace qumalaq::desktop {

class NoticeBar;
class Page;
class RecordController;
class Settings;
class WindowDialogs;
class WindowPages;

/// Runs the window's own commands; passes those for files to the RecordController, and all others to the current page.
/// Updates which actions are enabled and checked.
class WindowCommands : public QObject {
    Q_OBJECT

public:
    /// All arguments must outlive it.
    WindowCommands(QMainWindow& window, Settings& settings, Actions& actions, WindowPages& pages,
                   RecordController& records, WindowDialogs& dialogs, NoticeBar& notices);

    /// For an Escape that nothing else handles: leaves Zen, completes a sowing, leaves the full screen, or goes back;
    /// from a running game to the start page.
    void escape();
    /// Says that the command of this key is not possible now. False if no command has it.
    bool refuse(const QKeyEvent& event);
    /// Call it when the state of the window has changed. Changes of the page and of the settings are noticed.
    void refresh();
    /// The result of guideFolderOf(). While it is empty, the command for the guide is hidden.
    void setGuideFolder(const QString& folder);

Q_SIGNALS:
    void readAloudRequested(bool isOn);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    static constexpr int kTipMs = 2'000;

    void run(ActionId command, bool checked);
    static void showDialog(QDialog* dialog, void (QDialog::*show)());
    void runOwn(ActionId command, bool checked);
    void showGuide();
    void setZen(bool zen);
    void setFullScreen(bool fullScreen);
    void changeSpeed(int step);
    void showMessage(const QString& text, int ms = kTipMs);
    [[nodiscard]] static QString wayOutOfZen();

    QMainWindow& m_window;
    Settings& m_settings;
    Actions& m_actions;
    WindowPages& m_pages;
    RecordController& m_records;
    WindowDialogs& m_dialogs;
    NoticeBar& m_notices;
    QString m_guideFolder;
};

} // namespace qumalaq::desktop
