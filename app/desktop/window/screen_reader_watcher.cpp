// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/window/screen_reader_watcher.h"

#ifdef QUMALAQ_HAS_DBUS
#include <QDBusArgument>
#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusPendingCallWatcher>
#include <QVariant>
#endif

#include <utility>

namespace qumalaq::desktop {

namespace {

#ifdef QUMALAQ_HAS_DBUS
constexpr int kPauseMs = 500;
/// Qt opens it for its own bridge, and does not document the name: if a later Qt has another one, nothing is reported,
/// and the test heard_crash fails. A connection of our own would first have to ask the session's bus for the address.
constexpr QLatin1String kQtConnection("a11y");
constexpr QLatin1String kRegistry("org.a11y.atspi.Registry");
constexpr QLatin1String kRegistryPath("/org/a11y/atspi/registry");
/// Screen readers listen to it; keyboards on the screen and magnifiers do not.
constexpr QLatin1String kEventForReaders("AccessibleName");

/// The name of a screen reader on the bus, `known` if it is still there; empty if there is none.
QString readerIn(const QDBusMessage& listeners, const QString& known)
{
    const auto list = listeners.arguments().value(0).value<QDBusArgument>();
    QString reader;
    list.beginArray();
    while (!list.atEnd()) {
        QString name;
        QString event;
        list.beginStructure();
        list >> name >> event;
        list.endStructure();
        if (name == known)
            reader = known;
        else if (reader.isEmpty() && event.endsWith(kEventForReaders))
            reader = name;
    }
    list.endArray();
    return reader;
}
#endif

} // namespace

ScreenReaderWatcher::ScreenReaderWatcher(QObject* parent) : QObject(parent)
{
#ifdef QUMALAQ_HAS_DBUS
    m_pause.setSingleShot(true);
    m_pause.setInterval(kPauseMs);
    connect(&m_pause, &QTimer::timeout, this, &ScreenReaderWatcher::ask);
    QAccessible::installActivationObserver(this);
    accessibilityActiveChanged(QAccessible::isActive());
#endif
}

ScreenReaderWatcher::~ScreenReaderWatcher()
{
    QAccessible::removeActivationObserver(this);
}

void ScreenReaderWatcher::accessibilityActiveChanged([[maybe_unused]] bool active)
{
#ifdef QUMALAQ_HAS_DBUS
    QDBusConnection bus(kQtConnection);
    if (!active || !bus.isConnected())
        return;
    for (const char* signal : {"EventListenerRegistered", "EventListenerDeregistered"})
        bus.connect(QString(), kRegistryPath, kRegistry, QLatin1String(signal), &m_pause, SLOT(start()));
    m_pause.start();
#endif
}

void ScreenReaderWatcher::ask()
{
#ifdef QUMALAQ_HAS_DBUS
    auto* answer = new QDBusPendingCallWatcher(
        QDBusConnection(kQtConnection)
            .asyncCall(QDBusMessage::createMethodCall(kRegistry, kRegistryPath, kRegistry,
                                                      QStringLiteral("GetRegisteredEvents"))),
        this);
    connect(answer, &QDBusPendingCallWatcher::finished, this, [this, answer] {
        answer->deleteLater();
        if (answer->isError())
            return;
        const QString before = std::exchange(m_reader, readerIn(answer->reply(), m_reader));
        if (before.isEmpty() && !m_reader.isEmpty())
            Q_EMIT started();
        else if (!before.isEmpty() && m_reader.isEmpty())
            Q_EMIT ended();
    });
#endif
}

} // namespace qumalaq::desktop
