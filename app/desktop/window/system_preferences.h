// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>

class QDBusVariant;
class QVariant;

namespace qumalaq::desktop {

/// The system's preferences for all programs.
struct SystemPreferences {
    bool reducesMotion = false;
    bool wantsContrast = false;

    friend bool operator==(const SystemPreferences&, const SystemPreferences&) = default;
};

/// Reads them from the desktops' configuration files below a folder such as ~/.config; a few small files.
[[nodiscard]] SystemPreferences preferencesInFiles(const QString& configFolder);

/// Stores a setting from the desktop portal (org.freedesktop.portal.Settings) in `preferences`. False if it is not one
/// of them.
bool takePortalSetting(SystemPreferences& preferences, const QString& space, const QString& key, const QVariant& value);

/// Reads the system's preferences and follows their changes. Qt before 6.10 has no interface for this; Qt's hint
/// (SH_Widget_Animation_Duration) cannot be used because it is 0 on every desktop without that setting.
class SystemPreferencesWatcher : public QObject {
    Q_OBJECT

public:
    explicit SystemPreferencesWatcher(QObject* parent = nullptr);

    [[nodiscard]] const SystemPreferences& preferences() const { return m_preferences; }
    /// Asks the portal if there is a session bus; changed() follows if its values differ. Never blocks.
    void listen();

Q_SIGNALS:
    void changed();

private Q_SLOTS:
    void onSettingChanged(const QString& space, const QString& key, const QDBusVariant& value);

private:
    SystemPreferences m_preferences;
};

} // namespace qumalaq::desktop
