// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/board/board_scene.h"
#include "app/desktop/board/sowing_timeline.h"

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

#include <deque>
#include <optional>
#include <utility>

namespace qumalaq::desktop {

/// Moves that are sown one after the other, in time. Who hears one of its signals may change the queue or delete it.
class SowingQueue : public QObject {
    Q_OBJECT

public:
    /// A move that is being shown, or will be.
    struct Item {
        SowingTimeline timeline;
        rules::BoardState from;
        std::optional<MoveMarks> marks; ///< while it is shown and after; none for a move taken back
        double leadIn = 0;
        std::size_t cuesDone = 0;
        unsigned id = 0; ///< of its own, unlike its address

        [[nodiscard]] double length() const { return leadIn + timeline.duration(); }
    };

    explicit SowingQueue(QObject* parent = nullptr);

    void setSpeed(SowingSpeed speed) { m_speed = speed; }
    [[nodiscard]] SowingSpeed speed() const { return m_speed; }
    /// Multiplies every duration.
    void setTimeScale(double scale) { m_timeScale = scale; }
    [[nodiscard]] bool isInstant() const { return m_speed == SowingSpeed::Off || m_timeScale <= 0; }

    /// Where nothing takes time, all is over when this returns.
    void add(Item item);
    [[nodiscard]] bool isRunning() const { return !m_items.empty(); }
    /// Of the first move, if there is one.
    [[nodiscard]] std::optional<SowingTimeline::Frame> frame() const;
    /// Forgets all and sends nothing.
    void drop();
    /// To the end of all at once.
    void complete();

Q_SIGNALS:
    /// The first move starts from this board.
    void begun(const qumalaq::rules::BoardState& from);
    void moment(const qumalaq::desktop::SowingQueue::Item& item, double time);
    void cued(const qumalaq::desktop::SowingTimeline::Cue& cue);
    /// All is shown: what was to be seen on the way has been, or was left out. `isInstant`: its cues follow.
    void ended(const std::optional<qumalaq::desktop::MoveMarks>& marks, bool isInstant);
    /// After that, and after the cues.
    void finished();

private:
    /// Starts with the first, or ends all if nothing takes time.
    void begin();
    void finish(bool tellCues);
    void tick();

    std::deque<Item> m_items;
    SowingSpeed m_speed = SowingSpeed::Normal;
    double m_timeScale = 1;
    QTimer m_ticker;
    QElapsedTimer m_clock;
    double m_elapsed = 0; ///< in the first, at the last tick
    /// Changes whenever the queue does: whoever sends a signal finds out that a slot has changed it.
    unsigned m_generation = 0;
};

} // namespace qumalaq::desktop
