// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/window/instance_server.h"

#include <QDBusAbstractAdaptor>
#include <QStringList>
#include <QVariant>

#include <functional>

namespace qumalaq::desktop {

/// The interface org.freedesktop.Application on the session bus, by which desktops start programs whose desktop entry
/// says DBusActivatable=true, and open files in those that run.
class ApplicationInterface : public QDBusAbstractAdaptor {
    Q_OBJECT
    Q_CLASSINFO("D-Bus Interface", "org.freedesktop.Application")

public:
    /// Passes what others ask for to `take`. Never blocks; without a session bus nothing happens.
    ApplicationInterface(const QString& applicationId, std::function<void(const StartRequest&)> take, QObject* parent);

public Q_SLOTS: // named in the Desktop Entry Specification
    void Activate(const QVariantMap& platformData);
    void Open(const QStringList& uris, const QVariantMap& platformData);
    /// The desktop entry names no actions: raises the window.
    void ActivateAction(const QString& action, const QVariantList& parameter, const QVariantMap& platformData);

private:
    std::function<void(const StartRequest&)> m_take;
};

} // namespace qumalaq::desktop
