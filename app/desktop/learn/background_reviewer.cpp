// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/learn/background_reviewer.h"

#include "core/session/engine_client.h"
#include "core/session/match.h"

#include <utility>

namespace qumalaq::desktop {

namespace {

using namespace std::chrono_literals;

constexpr auto kPoll = 30s;

} // namespace

BackgroundReviewer::BackgroundReviewer(session::Match& match, MakeReviewer make, IsOnBattery isOnBattery)
    : m_match(match)
    , m_make(std::move(make))
    , m_isOnBattery(std::move(isOnBattery))
{
    setPollInterval(kPoll);
    connect(&m_poll, &QTimer::timeout, this, &BackgroundReviewer::update);
    connect(&match, &session::Match::thinkingChanged, this, &BackgroundReviewer::update);
}

BackgroundReviewer::~BackgroundReviewer() = default;

std::unique_ptr<session::Reviewer> BackgroundReviewer::makeReviewer()
{
    return std::make_unique<session::Reviewer>(
        std::make_unique<session::EngineClient>(nullptr, ai::Priority::Background));
}

void BackgroundReviewer::start(const rules::History& game)
{
    cancel();
    if (!m_reviewer) {
        m_reviewer = m_make();
        connect(m_reviewer.get(), &session::Reviewer::progressed, this, &BackgroundReviewer::progressed);
        connect(m_reviewer.get(), &session::Reviewer::finished, this, [this](const session::GameReview& review) {
            m_spent = timeSpent();
            m_since.invalidate();
            m_poll.stop();
            if (const auto reviewed = std::exchange(m_game, std::nullopt))
                Q_EMIT finished(review, *reviewed);
        });
    }
    m_game = game;
    m_spent = 0ms;
    m_since.start();
    m_reviewer->start(game);
    update();
    m_poll.start();
}

void BackgroundReviewer::cancel()
{
    if (!std::exchange(m_game, std::nullopt))
        return;
    m_reviewer->cancel();
    m_poll.stop();
}

void BackgroundReviewer::setPaused(bool isPaused)
{
    m_isPaused = isPaused;
    update();
}

std::chrono::milliseconds BackgroundReviewer::timeSpent() const
{
    return m_since.isValid() ? m_spent + std::chrono::milliseconds(m_since.elapsed()) : m_spent;
}

void BackgroundReviewer::update()
{
    if (!m_game)
        return;
    const bool isHeld = m_isPaused || m_match.isThinking() || m_isOnBattery();
    if (isHeld) {
        m_spent = timeSpent();
        m_since.invalidate();
    } else if (!m_since.isValid()) {
        m_since.start();
    }
    m_reviewer->setPaused(isHeld);
}

} // namespace qumalaq::desktop
