// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/window/instance_server.h"

#include <QDBusAbstractAdaptor>
#include <QStringList>
#include <QVariant>

#include <functional>

namespace qumalaq::desktop {

/// The D-Bus interface org.freedesktop.Application (Desktop Entry Specification). Desktops start programs with it if
/// the desktop entry has DBusActivatable=true, and open files in running ones.
class ApplicationInterface : public QDBusAbstractAdaptor {
    Q_OBJECT
    Q_CLASSINFO("D-Bus Interface", "org.freedesktop.Application")

public:
    /// Calls `take` for each request. Never blocks. Does nothing without a session bus.
    ApplicationInterface(const QString& applicationId, std::function<void(const StartRequest&)> take, QObject* parent);

public Q_SLOTS: // named in the Desktop Entry Specification
    void Activate(const QVariantMap& platformData);
    void Open(const QStringList& uris, const QVariantMap& platformData);
    /// An action of the desktop entry is named after the page that it opens.
    void ActivateAction(const QString& action, const QVariantList& parameter, const QVariantMap& platformData);

private:
    std::function<void(const StartRequest&)> m_take;
};

} // namespace qumalaq::desktop
