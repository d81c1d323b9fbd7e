// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/match.h"

#include <QObject>
#include <QVariant>

class QWidget;

namespace qumalaq::desktop {

class WindowPages;

/// Keeps the screen from dimming, locking and sleeping while people look at it without touching the computer: in a game
/// with a clock or between two people, and while the clock for a wooden board runs. The system ends this by itself when
/// the program ends.
class ScreenKeeper : public QObject {
    Q_OBJECT

public:
    /// All arguments must outlive it. The game counts while `window` shows it.
    ScreenKeeper(const session::Match& match, WindowPages& pages, QWidget& window);

    void setBoardClockRunning(bool isRunning);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    /// The services of desktops, the best first.
    enum class Service { Portal, ScreenSaver, None };

    [[nodiscard]] bool isGameWatched() const;
    void refresh();
    void request();
    void release();

    const session::Match& m_match;
    const WindowPages& m_pages;
    const QWidget& m_window;
    bool m_isBoardClockRunning = false;
    bool m_isWanted = false;
    bool m_isAnswerPending = false;
    Service m_service = Service::Portal;
    QVariant m_request; ///< what the service calls the request that it granted
};

} // namespace qumalaq::desktop
