// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/net/announcement.h"
#include "core/net/guest.h"
#include "core/net/host.h"
#include "core/storage/persistent_file.h"

#include <QHostAddress>
#include <QList>
#include <QObject>
#include <QString>

#include <functional>
#include <memory>
#include <optional>

namespace qumalaq::desktop {

class GameSession;
class NoticeBar;

/// The window's game on two computers: starts it, stores what is needed to continue after a crash, and shows the other
/// player's questions in the notice bar. Outlives the pages.
class TwoComputers : public QObject {
    Q_OBJECT

public:
    /// All arguments must outlive it.
    TwoComputers(session::Match& match, GameSession& gameSession, NoticeBar& notices, QObject* parent = nullptr);
    ~TwoComputers() override;

    /// Keeps the connection of a running game in the file at `path`, and goes on with a game that is found there.
    void setFile(const QString& path);
    [[nodiscard]] storage::PersistentFile& file() { return m_file; }

    /// Instead of this computer's own addresses, for tests.
    void setAddresses(const QList<QHostAddress>& addresses) { m_addresses = addresses; }
    [[nodiscard]] bool hasNetwork() const { return !addresses().isEmpty(); }

    /// Returns false if no port is free.
    bool invite(const session::MatchSpec& spec, rules::Side own);
    /// Whether everybody on the network can find the invitation without the code.
    void setAnnounced(bool isAnnounced);
    /// Whether watchers see the moves later than the players.
    void setWatchersDelayed(bool isDelayed);
    void join(const net::Code& code, net::Guest::Role role, const QString& name);
    /// The same at an address that the person typed in.
    void joinAt(const net::Code& code, const QHostAddress& address, net::Guest::Role role, const QString& name);
    void accept();
    /// Looks for announced games in the network, or stops that.
    void setLooking(bool isLooking);
    [[nodiscard]] QList<net::Announcement> announcements() const { return m_finder.found(); }
    /// Ends the game on two computers, and whatever leads to it. An unfinished game goes into the library.
    void leave();
    /// Whether a person here plays, and the game is not over.
    [[nodiscard]] bool isPlayed() const;
    /// Calls `begin` for another game. Asks first if the running one would be lost by it.
    void beginOther(std::function<void()> begin);
    /// Whether the game of the window cannot go on, because the other computer was left.
    [[nodiscard]] bool isLeft() const;

    [[nodiscard]] const net::Host* host() const { return m_host.get(); }
    [[nodiscard]] const net::Guest* guest() const { return m_guest.get(); }
    [[nodiscard]] net::Partner::State state() const;
    /// Why the last attempt to join failed.
    [[nodiscard]] std::optional<net::Partner::Refusal> refusal() const { return m_refusal; }

Q_SIGNALS:
    void changed();
    void announcementsChanged();

private:
    [[nodiscard]] QList<QHostAddress> addresses() const;
    [[nodiscard]] net::Partner* partner() const;
    void observe(net::Partner& partner);
    void begin(const session::SuspendedGame& game);
    void save();
    void updateNotices();
    void showWaiting();
    bool askForRematch();
    void showQuestion();
    /// Shows a notice. The text is asked for again when the language changes.
    void inform(const std::function<QString()>& text);

    session::Match& m_match;
    GameSession& m_gameSession;
    NoticeBar& m_notices;
    QList<QHostAddress> m_addresses;
    storage::PersistentFile m_file;
    net::AnnouncementFinder m_finder;
    std::unique_ptr<net::Host> m_host;
    std::unique_ptr<net::Guest> m_guest;
    std::optional<net::Partner::Refusal> m_refusal;
    bool m_isBeginning = false;
};

} // namespace qumalaq::desktop
