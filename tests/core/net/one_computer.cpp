// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// One computer of a game on two computers, without a window. It plays random moves, and goes on with its game when it
// was killed and is started again with the same folder. packaging/linux/two-computers.sh plays with two of them.
//
//   one_computer host FOLDER ADDRESS MILLISECONDS SEED GAME   thinks so long about a move
//   one_computer guest FOLDER ADDRESS MILLISECONDS SEED CODE
//   one_computer watch ADDRESS COUNT CODE                     so many people who watch
//
// It says what happens line by line: "code …", "playing", "waiting" (as soon as a person would be told), "refused …",
// "move PLY MOVE", "over". It agrees to every question. At the end the moves and the record are in FOLDER/moves and
// FOLDER/record.tgk. It ends only when it is killed.
#include "core/base/prng.h"
#include "core/net/guest.h"
#include "core/net/host.h"
#include "core/notation/move_text.h"
#include "core/notation/tgk_writer.h"
#include "core/session/record_of_match.h"
#include "core/storage/persistent_file.h"
#include "tests/random_move.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QJsonDocument>
#include <QStringList>
#include <QTimer>

#include <cstdio>
#include <memory>
#include <vector>

using namespace qumalaq;
using net::Guest;
using net::Host;
using net::Partner;
using rules::Side;
using session::Match;

namespace {

/// Random games of some families may take much longer. The guest then resigns.
constexpr std::size_t kMaxPlies = 400;

/// A single write(), so that the line is in the file when the process dies.
void say(const QByteArray& line)
{
    std::printf("%s\n", line.constData());
    std::fflush(stdout);
}

QByteArray moveText(const Match& match, std::size_t ply)
{
    const rules::History& history = match.history();
    return QByteArray::fromStdString(notation::toText(history.positionAt(ply), history.plies()[ply].move));
}

void writeFile(const QString& path, const QByteArray& bytes)
{
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
        qFatal("%s cannot be written", qPrintable(path));
}

class Computer : public QObject {
public:
    Computer(const QString& folder, int milliseconds, quint64 seed) : m_folder(folder), m_random(seed)
    {
        m_thinking.setSingleShot(true);
        m_thinking.setInterval(milliseconds);
        connect(&m_thinking, &QTimer::timeout, this, &Computer::move);
        for (const auto signal : {&Match::started, &Match::pauseChanged})
            connect(&m_match, signal, this, &Computer::think);
        connect(&m_match, &Match::moveMade, this, [this](int ply) {
            say("move " + QByteArray::number(ply) + ' ' + moveText(m_match, std::size_t(ply)));
            think();
        });
        connect(&m_match, &Match::finished, this, &Computer::writeRecord);
        const auto judge = [](const QByteArray& bytes) {
            return QJsonDocument::fromJson(bytes).isObject() ? storage::FileContent::Valid
                                                             : storage::FileContent::Damaged;
        };
        m_saved =
            QJsonDocument::fromJson(m_file.open(folder + QStringLiteral("/two-computers.json"), judge).bytes).object();
    }

    bool host(const QHostAddress& address, rules::GameId game)
    {
        auto* host = new Host(m_match, nullptr, this);
        follow(*host);
        session::MatchSpec spec;
        spec.setup = rules::GameSetup(game);
        spec.clock = session::clockPresets().front();
        spec.players[0].name = QStringLiteral("Айгерім");
        if (!(resume() ? host->reopen(m_saved, {address}) : host->open(spec, Side::South, {address})))
            return false;
        say("code " + host->code().remove(QLatin1Char(' ')).toLatin1());
        return true;
    }

    bool join(const QHostAddress& address, const net::Code& code)
    {
        auto* guest = new Guest(m_match, nullptr, this);
        follow(*guest);
        const auto joinAgain = [guest, code, address] {
            guest->join(code, {address}, Guest::Role::Player, QStringLiteral("Болат"));
        };
        connect(guest, &Partner::refused, this, [this, joinAgain](Partner::Refusal why) {
            say("refused " + QByteArray::number(int(why)));
            QTimer::singleShot(net::kRetryInterval, this, joinAgain);
        });
        connect(guest, &Partner::stateChanged, this, [guest] {
            if (guest->state() == Partner::State::Offered)
                guest->accept();
        });
        if (resume())
            return guest->rejoin(m_saved);
        joinAgain();
        return true;
    }

private:
    /// Whether there was a game before the program was killed.
    bool resume()
    {
        const QString journal = m_folder + QStringLiteral("/journal");
        const bool hasGame = !m_saved.isEmpty() && m_match.resume(journal);
        return m_match.setJournal(journal) && hasGame;
    }

    void follow(Partner& partner)
    {
        connect(&partner, &Partner::stateChanged, this, [&partner, told = QByteArray()]() mutable {
            QByteArray now;
            if (partner.state() == Partner::State::Playing)
                now = "playing";
            else if (partner.secondsOfWaiting() >= net::kWaitingShownAfter.count())
                now = "waiting";
            if (!now.isEmpty() && now != std::exchange(told, now))
                say(now);
        });
        connect(&partner, &Partner::questionChanged, this, [&partner] { partner.answer(true); });
        connect(&partner, &Partner::savedChanged, this,
                [this, &partner] { m_file.write(QJsonDocument(partner.saved()).toJson(QJsonDocument::Compact)); });
    }

    void think()
    {
        if (m_match.isPersonToMove() && !m_thinking.isActive())
            m_thinking.start();
    }

    void move()
    {
        if (!m_match.isPersonToMove())
            return;
        if (m_match.history().plies().size() >= kMaxPlies && m_match.player(Side::North).isPerson()) {
            m_match.resign(Side::North);
            return;
        }
        m_match.play(randomMove(m_match.history().position(), m_random));
    }

    void writeRecord()
    {
        QByteArray moves;
        for (std::size_t ply = 0; ply < m_match.history().plies().size(); ++ply)
            moves += "move " + QByteArray::number(qulonglong(ply)) + ' ' + moveText(m_match, ply) + '\n';
        writeFile(m_folder + QStringLiteral("/moves"), moves);
        writeFile(m_folder + QStringLiteral("/record.tgk"),
                  QByteArray::fromStdString(notation::toTgk(session::toRecord(m_match))));
        say("over");
    }

    QString m_folder;
    Prng m_random;
    storage::PersistentFile m_file;
    QJsonObject m_saved;
    Match m_match;
    QTimer m_thinking;
};

/// A person who watches.
struct Watcher {
    Match match;
    Guest guest{match, nullptr};
};

int watch(const QHostAddress& address, int count, const net::Code& code)
{
    std::vector<std::unique_ptr<Watcher>> watchers;
    int seen = 0;
    for (int i = 0; i < count; ++i) {
        // One after the other: the host lets in a few strangers at a time.
        QTimer::singleShot(std::chrono::milliseconds(100) * i, qApp, [&watchers, &seen, address, code] {
            Watcher& watcher = *watchers.emplace_back(std::make_unique<Watcher>());
            QObject::connect(&watcher.match, &Match::started, qApp,
                             [&seen] { say("watching " + QByteArray::number(++seen)); });
            watcher.guest.join(code, {address}, Guest::Role::Watcher, {});
        });
    }
    return QCoreApplication::exec();
}

} // namespace

int main(int argc, char** argv)
{
    const QCoreApplication application(argc, argv);
    const QStringList words = QCoreApplication::arguments();
    if (words.size() == 5 && words[1] == QLatin1String("watch"))
        return watch(QHostAddress(words[2]), words[3].toInt(), net::parseCode(words[4]).value());
    if (words.size() != 7)
        return 2;
    QDir().mkpath(words[2]);
    Computer computer(words[2], words[4].toInt(), words[5].toULongLong());
    const QHostAddress address(words[3]);
    const bool isHost = words[1] == QLatin1String("host");
    const auto game = rules::gameById(words[6].toStdString());
    const bool isReady =
        isHost ? game && computer.host(address, *game) : computer.join(address, net::parseCode(words[6]).value());
    return isReady ? QCoreApplication::exec() : 1;
}
