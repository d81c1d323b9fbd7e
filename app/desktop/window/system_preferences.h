// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>

#include <optional>

class QDBusVariant;
class QVariant;

namespace qumalaq::desktop {

/// The system's preferences for all programs.
struct SystemPreferences {
    bool reducesMotion = false;
    bool wantsContrast = false;
    std::optional<bool> prefersDark; ///< nothing: the system does not say

    friend bool operator==(const SystemPreferences&, const SystemPreferences&) = default;
};

/// Reads the settings of GTK and KDE in a folder such as ~/.config. Blocks for a few small files.
[[nodiscard]] SystemPreferences preferencesInFiles(const QString& configFolder);

/// Stores a setting of the desktop portal (org.freedesktop.portal.Settings). False if it is none of SystemPreferences.
bool takePortalSetting(SystemPreferences& preferences, const QString& space, const QString& key, const QVariant& value);

/// Reads the system's preferences and follows their changes. Qt has no API for them before 6.10, and its
/// SH_Widget_Animation_Duration is 0 on every desktop without that setting.
class SystemPreferencesWatcher : public QObject {
    Q_OBJECT

public:
    explicit SystemPreferencesWatcher(QObject* parent = nullptr);

    [[nodiscard]] const SystemPreferences& preferences() const { return m_preferences; }
    /// Asks the portal if there is a session bus. Never blocks; emits changed() if the values differ.
    void listen();

Q_SIGNALS:
    void changed();

private Q_SLOTS:
    void onSettingChanged(const QString& space, const QString& key, const QDBusVariant& value);

private:
    SystemPreferences m_preferences;
};

} // namespace qumalaq::desktop
