// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/net/connection.h"
#include "core/session/match.h"
#include "core/session/remote.h"

#include <QElapsedTimer>
#include <QJsonObject>
#include <QObject>
#include <QString>
#include <QTimer>

#include <cstdint>
#include <functional>
#include <optional>

namespace qumalaq::net {

/// The other computer, as the window sees it: a Host's guest or a Guest's host.
class Partner : public QObject, public session::Remote {
    Q_OBJECT

public:
    enum class State : std::uint8_t {
        Idle,
        Looking, ///< the host waits for a guest, the guest looks for the host
        Offered, ///< the guest sees the game and has not accepted it
        Playing,
        Waiting, ///< the connection of a player is broken; the game continues when it is back
        Ended,   ///< the other one has left, or did not come back in time
    };
    Q_ENUM(State)

    /// What the other player must agree to. A draw is offered by Match.
    enum class Question : std::uint8_t { TakeBack, Pause, Rematch };
    Q_ENUM(Question)

    enum class Refusal : std::uint8_t {
        NotFound, ///< no computer with this code
        Version,
        Code,
        LockedOut, ///< too many wrong codes
        Taken,     ///< somebody else plays
        Full,      ///< too many watch
        Over,      ///< the host has ended
    };
    Q_ENUM(Refusal)

    /// Why the host does not carry out what a guest's player wants.
    enum class Denial : std::uint8_t {
        Over,    ///< the game
        Turn,    ///< the other player is to move
        Old,     ///< the position has changed in the meantime
        Illegal, ///< the rules do not allow it
    };
    Q_ENUM(Denial)

    /// Starts a game, or continues it.
    using Begin = std::function<void(const session::SuspendedGame&)>;

    Partner(session::Match& match, Begin begin, QObject* parent);
    /// The game loses its other computer.
    ~Partner() override;

    [[nodiscard]] State state() const { return m_state; }
    /// The other person's name, or for somebody who only watches that of the player who may be lost; may be empty.
    [[nodiscard]] virtual QString partnerName() const = 0;
    /// This person's side; none for somebody who only watches.
    [[nodiscard]] virtual std::optional<rules::Side> ownSide() const = 0;
    /// How long the connection has been broken.
    [[nodiscard]] int secondsOfWaiting() const;
    /// What this person is asked.
    [[nodiscard]] std::optional<Question> question() const { return m_asked; }

    /// Asks the other person. Returns false if that is not possible now.
    bool ask(Question question);
    /// Answers question().
    void answer(bool yes);
    /// Leaves on purpose.
    virtual void leave() = 0;
    /// What is needed to go on after the program was killed.
    [[nodiscard]] virtual QJsonObject saved() const = 0;

    bool request(const session::Request& request) override;

Q_SIGNALS:
    /// Also every second while the connection is broken.
    void stateChanged();
    void questionChanged();
    /// The other person has answered.
    void answered(qumalaq::net::Partner::Question question, bool yes);
    void refused(qumalaq::net::Partner::Refusal why);
    /// At the host and at the guest.
    void requestDenied(qumalaq::net::Partner::Denial why);
    void savedChanged();

protected:
    void setState(State state);
    /// Takes what both sides send in the same way. Returns whether it was that.
    bool handleMessage(const Message& message);
    void endQuestions();
    /// The connection to the player; null while there is none.
    [[nodiscard]] virtual Connection* connection() const = 0;
    /// Both have agreed; `byPartner`: the other person had asked.
    virtual void agree(Question question, bool byPartner) = 0;
    virtual bool requestOther(const session::Request& request) = 0;
    /// kReconnectTimeout has passed.
    virtual void giveUp() = 0;
    /// Whether the other side is heard.
    [[nodiscard]] virtual bool isReachable() const { return connection() && !connection()->isSilent(); }
    /// Follows isReachable().
    void checkSilence();
    void beginGame(const session::SuspendedGame& game);

    session::Match& m_match;

private:
    Begin m_begin;
    State m_state = State::Idle;
    QTimer m_second;
    QElapsedTimer m_waiting;
    std::optional<Question> m_asked;
    std::optional<Question> m_asking;
};

} // namespace qumalaq::net
