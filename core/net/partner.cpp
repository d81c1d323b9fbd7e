// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/net/partner.h"

#include "core/net/message_values.h"

#include <utility>

namespace qumalaq::net {

using session::Match;
using session::Request;

namespace {

QJsonObject fieldsOf(Partner::Question question)
{
    return {{QStringLiteral("what"), wordFor(kQuestionWords, question)}};
}

} // namespace

Partner::Partner(Match& match, Begin begin, QObject* parent)
    : QObject(parent)
    , m_match(match)
    , m_begin(std::move(begin))
{
    m_second.setInterval(1s);
    connect(&m_second, &QTimer::timeout, this, [this] {
        if (m_waiting.isValid() && std::chrono::milliseconds(m_waiting.elapsed()) > kReconnectTimeout)
            giveUp();
        else
            Q_EMIT stateChanged();
    });
    // Both computers see these changes in the same order, so both end their questions.
    connect(&m_match, &Match::moveMade, this, &Partner::endQuestions);
    connect(&m_match, &Match::moveTakenBack, this, &Partner::endQuestions);
    connect(&m_match, &Match::finished, this, &Partner::endQuestions);
    connect(&m_match, &Match::started, this, &Partner::endQuestions);
}

Partner::~Partner()
{
    m_match.disconnect(this);
    if (m_match.remote() == this)
        m_match.setRemote(nullptr);
}

int Partner::secondsOfWaiting() const
{
    constexpr qint64 kMilliseconds = 1000;
    return m_waiting.isValid() ? int(m_waiting.elapsed() / kMilliseconds) : 0;
}

bool Partner::ask(Question question)
{
    const bool isForAfterwards = question == Question::Rematch;
    if (m_state != State::Playing || m_asking || m_asked || !connection()
        || m_match.outcome().has_value() != isForAfterwards)
        return false;
    m_asking = question;
    connection()->send(MessageType::Ask, fieldsOf(question));
    return true;
}

void Partner::answer(bool yes)
{
    const auto question = std::exchange(m_asked, std::nullopt);
    if (!question)
        return;
    if (connection()) {
        QJsonObject fields = fieldsOf(*question);
        fields.insert(QStringLiteral("yes"), yes);
        connection()->send(MessageType::Answer, fields);
    }
    Q_EMIT questionChanged();
    if (yes)
        agree(*question, true);
}

bool Partner::request(const Request& request)
{
    if (request.kind == Request::Kind::TakeBack)
        return ask(Question::TakeBack);
    if (request.kind == Request::Kind::Pause)
        return ask(Question::Pause);
    return requestOther(request);
}

void Partner::setState(State state)
{
    if (state == std::exchange(m_state, state))
        return;
    if (state == State::Waiting) {
        m_waiting.start();
        m_second.start();
    } else {
        m_waiting.invalidate();
        m_second.stop();
    }
    if (state != State::Playing && state != State::Waiting)
        endQuestions();
    m_match.setConnected(state == State::Playing);
    Q_EMIT stateChanged();
}

bool Partner::handleMessage(const Message& message)
{
    const auto question = valueFor(kQuestionWords, message.text("what"));
    if (message.type == MessageType::Ask && question) {
        const bool isForAfterwards = *question == Question::Rematch;
        if (m_match.outcome().has_value() != isForAfterwards || m_state != State::Playing)
            return true; // the game ended in the meantime
        if (m_asking == question) {
            m_asking.reset();
            agree(*question, false); // both asked for the same at the same time, and both agree
            return true;
        }
        m_asked = question;
        Q_EMIT questionChanged();
        return true;
    }
    if (message.type == MessageType::Answer && question) {
        if (m_asking != question)
            return true; // the question has ended
        m_asking.reset();
        Q_EMIT answered(*question, message.flag("yes"));
        if (message.flag("yes"))
            agree(*question, false);
        return true;
    }
    return false;
}

void Partner::endQuestions()
{
    m_asking.reset();
    if (std::exchange(m_asked, std::nullopt))
        Q_EMIT questionChanged();
}

void Partner::checkSilence()
{
    if (m_state != State::Playing && m_state != State::Waiting)
        return;
    if (!connection())
        endQuestions(); // an answer could be lost
    setState(isReachable() ? State::Playing : State::Waiting);
}

void Partner::beginGame(const session::SuspendedGame& game)
{
    if (m_begin)
        m_begin(game);
    else
        m_match.resume(game);
}

} // namespace qumalaq::net
