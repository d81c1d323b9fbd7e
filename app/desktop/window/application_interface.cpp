// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/window/application_interface.h"

#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusPendingCall>
#include <QUrl>

#include <utility>

namespace qumalaq::desktop {

namespace {

StartRequest requestWith(const QVariantMap& platformData)
{
    StartRequest request;
    request.activationToken = platformData.value(QStringLiteral("activation-token")).toString().toUtf8();
    return request;
}

} // namespace

ApplicationInterface::ApplicationInterface(const QString& applicationId, std::function<void(const StartRequest&)> take,
                                           QObject* parent)
    : QDBusAbstractAdaptor(parent)
    , m_take(std::move(take))
{
    if (qEnvironmentVariableIsEmpty("DBUS_SESSION_BUS_ADDRESS"))
        return; // QDBusConnection::sessionBus() would start a bus
    QDBusConnection bus = QDBusConnection::sessionBus();
    const QString path = u'/' + QString(applicationId).replace(u'.', u'/');
    if (!bus.isConnected() || !bus.registerObject(path, parent))
        return;
    // Not registerService(), which blocks.
    const QString name = QStringLiteral("org.freedesktop.DBus");
    auto request = QDBusMessage::createMethodCall(name, QStringLiteral("/org/freedesktop/DBus"), name,
                                                  QStringLiteral("RequestName"));
    constexpr uint kDoNotQueue = 4;
    request << applicationId << kDoNotQueue;
    bus.asyncCall(request);
}

void ApplicationInterface::Activate(const QVariantMap& platformData)
{
    Open({}, platformData);
}

void ApplicationInterface::Open(const QStringList& uris, const QVariantMap& platformData)
{
    StartRequest request = requestWith(platformData);
    for (const QString& uri : uris) {
        if (const QUrl url(uri); url.isLocalFile())
            request.files.append(url.toLocalFile());
    }
    m_take(request);
}

void ApplicationInterface::ActivateAction(const QString& action, const QVariantList& /*parameter*/,
                                          const QVariantMap& platformData)
{
    StartRequest request = requestWith(platformData);
    request.shown = {QStringLiteral("--page=") + action};
    m_take(request);
}

} // namespace qumalaq::desktop
