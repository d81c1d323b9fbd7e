// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>

class QDBusVariant;
class QVariant;

namespace qumalaq::desktop {

/// The system's preferences for all programs.
struct SystemWishes {
    bool reducesMotion = false;
    bool wantsContrast = false;

    friend bool operator==(const SystemWishes&, const SystemWishes&) = default;
};

/// Reads them from the desktops' configuration files below a folder such as ~/.config; a few small files.
[[nodiscard]] SystemWishes wishesInFiles(const QString& configFolder);

/// Stores a setting from the desktop portal (org.freedesktop.portal.Settings) in `wishes`. False if it is not one of
/// them.
bool takePortalSetting(SystemWishes& wishes, const QString& space, const QString& key, const QVariant& value);

/// Reads the system's preferences and follows their changes. Qt before 6.10 has no interface for this; Qt's hint
/// (SH_Widget_Animation_Duration) cannot be used because it is 0 on every desktop without that setting.
class SystemLook : public QObject {
    Q_OBJECT

public:
    explicit SystemLook(QObject* parent = nullptr);

    [[nodiscard]] const SystemWishes& wishes() const { return m_wishes; }
    /// Asks the portal if there is a session bus; changed() follows if its values differ. Never blocks.
    void listen();

Q_SIGNALS:
    void changed();

private Q_SLOTS:
    void onSettingChanged(const QString& space, const QString& key, const QDBusVariant& value);

private:
    SystemWishes m_wishes;
};

} // namespace qumalaq::desktop
