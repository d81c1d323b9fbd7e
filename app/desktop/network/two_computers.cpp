// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/network/two_computers.h"

#include "app/desktop/game/game_notices.h"
#include "app/desktop/game/game_session.h"
#include "app/desktop/network/two_computers_text.h"
#include "app/desktop/ui/notice_bar.h"
#include "core/net/networks.h"
#include "core/storage/json_format.h"

#include <QJsonDocument>
#include <QScopedValueRollback>

#include <utility>

namespace qumalaq::desktop {

using net::Guest;
using net::Host;
using net::Partner;
using session::Match;

namespace {

constexpr std::chrono::minutes kWatcherDelay(1);
constexpr int kFormat = 1; ///< of the file

storage::FileContent judge(const QByteArray& bytes)
{
    return storage::classifyJson(bytes, kFormat);
}

} // namespace

TwoComputers::TwoComputers(Match& match, GameSession& gameSession, NoticeBar& notices, QObject* parent)
    : QObject(parent)
    , m_match(match)
    , m_gameSession(gameSession)
    , m_notices(notices)
{
    // Another game was begun.
    connect(&m_match, &Match::started, this, [this] {
        if (!m_isBeginning && partner() && state() >= Partner::State::Playing)
            leave();
    });
    connect(&m_finder, &net::AnnouncementFinder::changed, this, &TwoComputers::announcementsChanged);
    m_gameSession.setRematch([this] { return askForRematch(); });
}

TwoComputers::~TwoComputers()
{
    m_match.disconnect(this);
    m_gameSession.setRematch(nullptr);
}

void TwoComputers::setFile(const QString& path)
{
    const storage::OpenedFile& opening = m_file.open(path, judge);
    const bool isSound = opening.state == storage::OpenedFile::State::Valid;
    const QJsonObject saved = isSound ? QJsonDocument::fromJson(opening.bytes).object() : QJsonObject();
    const QScopedValueRollback beginning(m_isBeginning, true);
    if (saved.isEmpty()) {
        m_gameSession.endRemote();
        return;
    }
    if (!m_gameSession.resumeRemote())
        return;
    if (saved.value(QLatin1String("as")).toString() == QLatin1String("host")) {
        m_host = std::make_unique<Host>(m_match, [this](const auto& game) { begin(game); });
        observe(*m_host);
        const QHostAddress address(saved.value(QLatin1String("address")).toString());
        if (!m_host->reopen(saved, m_addresses.isEmpty() ? QList<QHostAddress>{address} : m_addresses))
            leave();
    } else {
        m_guest = std::make_unique<Guest>(m_match, [this](const auto& game) { begin(game); });
        observe(*m_guest);
        if (!m_guest->rejoin(saved))
            leave();
    }
    Q_EMIT changed();
}

QList<QHostAddress> TwoComputers::addresses() const
{
    return m_addresses.isEmpty() ? net::ownAddresses() : m_addresses;
}

Partner* TwoComputers::partner() const
{
    if (m_host)
        return m_host.get();
    return m_guest.get();
}

Partner::State TwoComputers::state() const
{
    return partner() ? partner()->state() : Partner::State::Idle;
}

bool TwoComputers::invite(const session::MatchSpec& spec, rules::Side own)
{
    leave();
    m_host = std::make_unique<Host>(m_match, [this](const auto& game) { begin(game); });
    observe(*m_host);
    if (m_host->open(spec, own, addresses())) {
        Q_EMIT changed();
        return true;
    }
    leave();
    return false;
}

void TwoComputers::join(const net::Code& code, Guest::Role role, const QString& name)
{
    leave();
    m_guest = std::make_unique<Guest>(m_match, [this](const auto& game) { begin(game); });
    observe(*m_guest);
    QList<QHostAddress> own = addresses();
    if (m_addresses.isEmpty())
        own.append(QHostAddress(QHostAddress::LocalHost)); // two programs on one computer
    m_guest->join(code, net::addressesOf(code.address, own), role, name);
}

void TwoComputers::joinAt(const net::Code& code, const QHostAddress& address, Guest::Role role, const QString& name)
{
    leave();
    m_guest = std::make_unique<Guest>(m_match, [this](const auto& game) { begin(game); });
    observe(*m_guest);
    m_guest->join(code, {address}, role, name);
}

void TwoComputers::setAnnounced(bool isAnnounced)
{
    if (m_host)
        m_host->setAnnounced(isAnnounced);
}

void TwoComputers::setWatchersDelayed(bool isDelayed)
{
    if (m_host)
        m_host->setWatcherDelay(isDelayed ? kWatcherDelay : std::chrono::milliseconds(0));
}

void TwoComputers::setLooking(bool isLooking)
{
    if (isLooking)
        m_finder.start(addresses());
    else
        m_finder.stop();
}

void TwoComputers::accept()
{
    if (m_guest)
        m_guest->accept();
}

void TwoComputers::leave()
{
    m_refusal.reset();
    if (Partner* old = partner()) {
        old->disconnect(this);
        old->leave();
    }
    // Not at once: this may be called from one of its signals. But before the match ends.
    for (Partner* old : {static_cast<Partner*>(m_host.release()), static_cast<Partner*>(m_guest.release())}) {
        if (old) {
            old->setParent(this);
            old->deleteLater();
        }
    }
    for (const NoticeId id : {NoticeId::RemoteWaiting, NoticeId::RemoteQuestion, NoticeId::BeforeEnd})
        m_notices.remove(id);
    if (m_file.canSave())
        m_file.remove();
    if (m_gameSession.endRemote())
        m_notices.put(
            {.id = NoticeId::RemoteLeft, .text = [spec = m_match.spec()] { return GameNotices::setAsideText(spec); }});
    Q_EMIT changed();
}

bool TwoComputers::isLeft() const
{
    return m_match.hasGame() && m_match.spec().hasRemote() && !m_match.outcome() && state() < Partner::State::Playing;
}

bool TwoComputers::isPlayed() const
{
    const bool isRunning = state() == Partner::State::Playing || state() == Partner::State::Waiting;
    return isRunning && !m_match.outcome() && m_match.spec().onlyPerson();
}

void TwoComputers::beginOther(std::function<void()> begin)
{
    GameNotices::beginOther(m_match, m_notices, std::move(begin));
}

void TwoComputers::observe(Partner& partner)
{
    connect(&partner, &Partner::stateChanged, this, &TwoComputers::updateNotices);
    connect(&partner, &Partner::questionChanged, this, &TwoComputers::showQuestion);
    connect(&partner, &Partner::savedChanged, this, &TwoComputers::save);
    connect(&partner, &Partner::refused, this, [this](Partner::Refusal why) {
        const bool wasPlaying = m_guest && m_guest->state() == Partner::State::Ended;
        leave();
        m_refusal = why;
        if (wasPlaying)
            inform([why] { return TwoComputersText::why(why); });
        Q_EMIT changed();
    });
    connect(&partner, &Partner::answered, this, [this](Partner::Question question, bool yes) {
        if (yes)
            return;
        inform([question, name = this->partner()->partnerName()] { return TwoComputersText::refused(question, name); });
    });
    if (m_guest)
        connect(&partner, &Partner::requestDenied, this,
                [this](Partner::Denial why) { inform([why] { return TwoComputersText::denied(why); }); });
}

/// Every game of the window begins through its game session.
void TwoComputers::begin(const session::SuspendedGame& game)
{
    const QScopedValueRollback beginning(m_isBeginning, true);
    m_gameSession.start(game);
}

void TwoComputers::save()
{
    if (!m_file.canSave() || !partner())
        return;
    QJsonObject saved = partner()->saved();
    if (saved.isEmpty())
        return m_file.remove();
    saved.insert(QStringLiteral("format"), kFormat);
    m_file.write(QJsonDocument(saved).toJson(QJsonDocument::Compact));
}

void TwoComputers::updateNotices()
{
    if (state() == Partner::State::Waiting && m_notices.contains(NoticeId::RemoteWaiting)) {
        m_notices.updateText(NoticeId::RemoteWaiting);
    } else if (state() == Partner::State::Waiting && partner()->secondsOfWaiting() >= net::kWaitingShownAfter.count()
               && !m_match.outcome()) { // after the game, only who wants a rematch waits
        showWaiting();
    } else if (state() != Partner::State::Waiting) {
        m_notices.remove(NoticeId::RemoteWaiting);
    }
    if (state() == Partner::State::Ended) {
        const QString name = partner()->partnerName();
        leave();
        inform([name] { return TwoComputersText::ended(name); });
    }
    Q_EMIT changed();
}

void TwoComputers::showWaiting()
{
    const auto text = [this] {
        return partner() ? TwoComputersText::waiting(partner()->partnerName(), partner()->secondsOfWaiting())
                         : QString();
    };
    m_notices.put({.id = NoticeId::RemoteWaiting,
                   .kind = Notice::Kind::Question,
                   .text = text,
                   .answers = {{[] { return TwoComputersText::tr("Stop waiting"); }, [this] { leave(); }}}});
}

bool TwoComputers::askForRematch()
{
    if (state() == Partner::State::Playing)
        return partner()->ask(Partner::Question::Rematch);
    if (state() == Partner::State::Waiting)
        showWaiting();
    else
        inform([] { return TwoComputersText::ended({}); });
    return false;
}

void TwoComputers::inform(const std::function<QString()>& text)
{
    m_notices.put({.id = NoticeId::RemoteMessage, .text = text});
}

void TwoComputers::showQuestion()
{
    m_notices.remove(NoticeId::RemoteQuestion);
    const auto question = partner() ? partner()->question() : std::nullopt;
    if (!question)
        return;
    const auto text = [question = *question, name = partner()->partnerName()] {
        return TwoComputersText::question(question, name);
    };
    const auto reply = [this](bool yes) {
        if (partner())
            partner()->answer(yes);
    };
    m_notices.put({.id = NoticeId::RemoteQuestion,
                   .kind = Notice::Kind::Question,
                   .text = text,
                   .answers = {{[] { return TwoComputersText::tr("&Yes, I agree"); }, [reply] { reply(true); }, true},
                               {.text = [] { return TwoComputersText::tr("N&o", "I do not agree"); },
                                .act = [reply] { reply(false); },
                                .isCancel = true}}});
}

} // namespace qumalaq::desktop
