// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/window/command_line.h"
#include "app/desktop/window/instance_server.h"
#include "core/rules/history.h"

#include <QObject>
#include <QStringList>

#include <functional>
#include <optional>

namespace qumalaq::desktop {

class MainWindow;

/// Carries out the requests of later starts of the program. While a dialog is open or a file is being read, requests
/// wait; their files are then opened together.
class RequestQueue : public QObject {
    Q_OBJECT

public:
    /// The window must be shown, and outlive the queue. `play` starts a game with its moves.
    RequestQueue(MainWindow& window, std::function<void(const rules::History&)> play);

    /// Also brings the window to the front.
    void add(const StartRequest& request);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void proceed();
    void open(ScreenshotPage page);

    MainWindow& m_window;
    std::function<void(const rules::History&)> m_play;
    std::optional<rules::History> m_game; ///< the latest request
    std::optional<ScreenshotPage> m_page; ///< the latest request
    QStringList m_files;
};

} // namespace qumalaq::desktop
