// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/window/screen_keeper.h"

#include "app/desktop/game/game_page.h"
#include "app/desktop/window/window_pages.h"

#include <QEvent>
#include <QWidget>

#include <utility>

#ifdef QUMALAQ_HAS_DBUS
#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusObjectPath>
#include <QDBusPendingCallWatcher>
#endif

#ifdef Q_OS_WIN
#include <windows.h>
#endif

namespace qumalaq::desktop {

namespace {

#ifdef QUMALAQ_HAS_DBUS
constexpr QLatin1String kPortal("org.freedesktop.portal.Desktop");
constexpr QLatin1String kScreenSaver("org.freedesktop.ScreenSaver");
constexpr QLatin1String kScreenSaverPath("/org/freedesktop/ScreenSaver");

QDBusMessage portalRequest(const QString& reason)
{
    constexpr uint kIdle = 8;
    auto message =
        QDBusMessage::createMethodCall(kPortal, QStringLiteral("/org/freedesktop/portal/desktop"),
                                       QStringLiteral("org.freedesktop.portal.Inhibit"), QStringLiteral("Inhibit"));
    message << QString() << kIdle << QVariantMap{{QStringLiteral("reason"), reason}};
    return message;
}

QDBusMessage screenSaverRequest(const QString& reason)
{
    auto message =
        QDBusMessage::createMethodCall(kScreenSaver, kScreenSaverPath, kScreenSaver, QStringLiteral("Inhibit"));
    message << QStringLiteral("Qumalaq") << reason;
    return message;
}
#endif

} // namespace

ScreenKeeper::ScreenKeeper(const session::Match& match, WindowPages& pages, QWidget& window)
    : m_match(match)
    , m_pages(pages)
    , m_window(window)
{
    window.installEventFilter(this);
    connect(&pages.stack(), &PageStack::commandsChanged, this, &ScreenKeeper::refresh);
    for (const auto signal : {&session::Match::started, &session::Match::reopened, &session::Match::pauseChanged})
        connect(&match, signal, this, &ScreenKeeper::refresh);
    connect(&match, &session::Match::finished, this, &ScreenKeeper::refresh);
}

void ScreenKeeper::setBoardClockRunning(bool isRunning)
{
    m_isBoardClockRunning = isRunning;
    refresh();
}

bool ScreenKeeper::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Show || event->type() == QEvent::Hide || event->type() == QEvent::WindowStateChange)
        refresh();
    return QObject::eventFilter(watched, event);
}

bool ScreenKeeper::isGameWatched() const
{
    if (!m_match.hasGame() || m_match.outcome() || m_match.isPaused())
        return false;
    const bool isForTwo =
        !m_match.player(rules::Side::South).isComputer() && !m_match.player(rules::Side::North).isComputer();
    return (isForTwo || m_match.timeLeft()) && qobject_cast<GamePage*>(m_pages.stack().page()) != nullptr
           && m_window.isVisible() && !m_window.isMinimized();
}

void ScreenKeeper::refresh()
{
    const bool isWanted = m_isBoardClockRunning || isGameWatched();
    if (std::exchange(m_isWanted, isWanted) == isWanted)
        return;
    isWanted ? request() : release();
}

void ScreenKeeper::request()
{
#ifdef Q_OS_WIN
    SetThreadExecutionState(ES_CONTINUOUS | ES_DISPLAY_REQUIRED | ES_SYSTEM_REQUIRED);
#endif
#ifdef QUMALAQ_HAS_DBUS
    if (m_isAnswerPending || m_request.isValid() || m_service == Service::None
        || qEnvironmentVariableIsEmpty("DBUS_SESSION_BUS_ADDRESS")) // asking for the bus would start one
        return;
    const QString reason = tr("A game is being played");
    const QDBusMessage message = m_service == Service::Portal ? portalRequest(reason) : screenSaverRequest(reason);
    auto* answer = new QDBusPendingCallWatcher(QDBusConnection::sessionBus().asyncCall(message), this);
    m_isAnswerPending = true;
    connect(answer, &QDBusPendingCallWatcher::finished, this, [this, answer] {
        answer->deleteLater();
        m_isAnswerPending = false;
        if (answer->isError() || answer->reply().arguments().isEmpty())
            m_service = m_service == Service::Portal ? Service::ScreenSaver : Service::None;
        else
            m_request = answer->reply().arguments().constFirst();
        m_isWanted ? request() : release();
    });
#endif
}

void ScreenKeeper::release()
{
#ifdef Q_OS_WIN
    SetThreadExecutionState(ES_CONTINUOUS);
#endif
#ifdef QUMALAQ_HAS_DBUS
    if (!m_request.isValid())
        return;
    QDBusMessage message;
    if (m_service == Service::Portal) {
        message =
            QDBusMessage::createMethodCall(kPortal, m_request.value<QDBusObjectPath>().path(),
                                           QStringLiteral("org.freedesktop.portal.Request"), QStringLiteral("Close"));
    } else {
        message =
            QDBusMessage::createMethodCall(kScreenSaver, kScreenSaverPath, kScreenSaver, QStringLiteral("UnInhibit"));
        message << m_request;
    }
    QDBusConnection::sessionBus().asyncCall(message);
    m_request.clear();
#endif
}

} // namespace qumalaq::desktop
