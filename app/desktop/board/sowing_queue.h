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

namespace qumalaq::desktop {

/// Sows moves one after the other. Slots of its signals may change or delete the queue.
class SowingQueue : public QObject {
    Q_OBJECT

public:
    /// A move that is being animated or waits for its turn.
    struct Item {
        SowingTimeline timeline;
        rules::BoardState from;
        std::optional<MoveMarks> marks; ///< shown during and after the move; none for an undone move
        double leadIn = 0;              ///< ms
        std::size_t cuesDone = 0;
        unsigned id = 0; ///< unique, unlike its address

        [[nodiscard]] double length() const { return leadIn + timeline.duration(); }
    };

    explicit SowingQueue(QObject* parent = nullptr);

    void setSpeed(SowingSpeed speed) { m_speed = speed; }
    [[nodiscard]] SowingSpeed speed() const { return m_speed; }
    /// Multiplies every duration.
    void setTimeScale(double scale) { m_timeScale = scale; }
    [[nodiscard]] bool isInstant() const { return m_speed == SowingSpeed::Off || m_timeScale <= 0; }

    /// If the animation is instant, the queue is empty again on return.
    void add(Item item);
    [[nodiscard]] bool isRunning() const { return !m_items.empty(); }
    /// True if the queue is not empty and has only undone moves.
    [[nodiscard]] bool isGoingBack() const;
    /// The current frame of the first move, if there is one.
    [[nodiscard]] std::optional<SowingTimeline::Frame> frame() const;
    /// Clears the queue without a signal.
    void drop();
    void complete();

Q_SIGNALS:
    /// The first move starts from this board.
    void begun(const qumalaq::rules::BoardState& from);
    void moment(const qumalaq::desktop::SowingQueue::Item& item, double time); ///< ms after leadIn
    void cued(const qumalaq::desktop::SowingTimeline::Cue& cue);
    /// The first move has landed and the next one begins.
    void advanced();
    /// All moves have landed or were skipped. If `isInstant`, the cues of the last one follow.
    void ended(const std::optional<qumalaq::desktop::MoveMarks>& marks, bool isInstant);
    /// Emitted after ended() and the cues.
    void finished();

private:
    /// Starts the first move, or finishes all if the duration is 0.
    void begin();
    void finish(bool tellCues);
    void tick();

    std::deque<Item> m_items;
    SowingSpeed m_speed = SowingSpeed::Normal;
    double m_timeScale = 1;
    QTimer m_ticker;
    QElapsedTimer m_clock;
    double m_elapsed = 0; ///< ms, of the first move at the last tick
    /// Incremented by every change of the queue, to detect changes made by a slot.
    unsigned m_generation = 0;
};

} // namespace qumalaq::desktop
