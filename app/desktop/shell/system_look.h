// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>

class QDBusVariant;
class QVariant;

namespace qumalaq::desktop {

/// What the system's settings ask of every program.
struct SystemWishes {
    bool reducesMotion = false;
    bool wantsContrast = false;

    friend bool operator==(const SystemWishes&, const SystemWishes&) = default;
};

/// From the files in which desktops keep such things, below a folder like ~/.config. Reads a few small files.
[[nodiscard]] SystemWishes wishesInFiles(const QString& configFolder);

/// One setting as the desktop portal tells it (org.freedesktop.portal.Settings), put into `wishes`. False if it is not
/// about them.
bool takePortalSetting(SystemWishes& wishes, const QString& space, const QString& key, const QVariant& value);

/// Asks the system, and goes on listening. Qt before 6.10 has no interface for this; the toolkit's own hint
/// (SH_Widget_Animation_Duration) is 0 on every desktop that sets nothing, so it can not be asked.
class SystemLook : public QObject {
    Q_OBJECT

public:
    explicit SystemLook(QObject* parent = nullptr);

    [[nodiscard]] const SystemWishes& wishes() const { return m_wishes; }
    /// Asks the portal, where there is a session bus; changed() follows if it says otherwise. Never waits.
    void listen();

Q_SIGNALS:
    void changed();

private Q_SLOTS:
    void onSettingChanged(const QString& space, const QString& key, const QDBusVariant& value);

private:
    SystemWishes m_wishes;
};

} // namespace qumalaq::desktop
