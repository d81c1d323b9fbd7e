// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/window/system_preferences.h"

#include <QDir>
#include <QFile>
#include <QGuiApplication>
#include <QSettings>
#include <QStandardPaths>
#include <QStyleHints>
#include <QVariant>

#ifdef QUMALAQ_HAS_DBUS
#include <QDBusArgument>
#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusPendingCallWatcher>
#include <QDBusPendingReply>
#include <QDBusVariant>
#endif

#ifdef Q_OS_WIN
#include <windows.h>
#endif

namespace qumalaq::desktop {

namespace {

#ifdef QUMALAQ_HAS_DBUS
constexpr QLatin1String kPortal("org.freedesktop.portal.Desktop");
constexpr QLatin1String kPortalPath("/org/freedesktop/portal/desktop");
constexpr QLatin1String kPortalSettings("org.freedesktop.portal.Settings");
#endif
constexpr QLatin1String kAppearance("org.freedesktop.appearance");
constexpr QLatin1String kGnome("org.gnome.desktop.interface");
constexpr QLatin1String kGnomeAccess("org.gnome.desktop.a11y.interface");

QVariant inFile(const QString& file, const QString& key)
{
    return QFile::exists(file) ? QSettings(file, QSettings::IniFormat).value(key) : QVariant();
}

} // namespace

SystemPreferences preferencesInFiles(const QString& configFolder)
{
    SystemPreferences preferences;
    const QDir folder(configFolder);
    for (const char* gtk : {"gtk-3.0/settings.ini", "gtk-4.0/settings.ini"}) {
        const QString file = folder.filePath(QLatin1String(gtk));
        const QVariant animates = inFile(file, QStringLiteral("Settings/gtk-enable-animations"));
        if (animates.isValid() && !animates.toBool())
            preferences.reducesMotion = true;
        if (inFile(file, QStringLiteral("Settings/gtk-theme-name"))
                .toString()
                .startsWith(QLatin1String("HighContrast")))
            preferences.wantsContrast = true;
    }
    const QVariant factor =
        inFile(folder.filePath(QStringLiteral("kdeglobals")), QStringLiteral("KDE/AnimationDurationFactor"));
    if (factor.isValid() && factor.toDouble() == 0)
        preferences.reducesMotion = true;
    return preferences;
}

bool takePortalSetting(SystemPreferences& preferences, const QString& space, const QString& key, const QVariant& value)
{
    if (space == kAppearance && key == QLatin1String("contrast")) {
        preferences.wantsContrast = value.toUInt() == 1;
    } else if (space == kAppearance && key == QLatin1String("color-scheme")) {
        preferences.prefersDark = value.toUInt() == 0 ? std::nullopt : std::optional(value.toUInt() == 1);
    } else if (space == kAppearance && key == QLatin1String("reduced-motion")) {
        preferences.reducesMotion = value.toUInt() == 1;
    } else if (space == kGnome && key == QLatin1String("enable-animations")) {
        preferences.reducesMotion = !value.toBool();
    } else if (space == kGnomeAccess && key == QLatin1String("high-contrast")) {
        preferences.wantsContrast = value.toBool();
    } else {
        return false;
    }
    return true;
}

SystemPreferencesWatcher::SystemPreferencesWatcher(QObject* parent) : QObject(parent)
{
#ifdef Q_OS_WIN
    BOOL animates = TRUE;
    if (SystemParametersInfoW(SPI_GETCLIENTAREAANIMATION, 0, &animates, 0))
        m_preferences.reducesMotion = !animates;
    HIGHCONTRASTW contrast{};
    contrast.cbSize = sizeof(contrast);
    if (SystemParametersInfoW(SPI_GETHIGHCONTRAST, sizeof(contrast), &contrast, 0))
        m_preferences.wantsContrast = (contrast.dwFlags & HCF_HIGHCONTRASTON) != 0;
#else
    m_preferences = preferencesInFiles(QStandardPaths::writableLocation(QStandardPaths::GenericConfigLocation));
#endif
}

void SystemPreferencesWatcher::listen()
{
#if QT_VERSION >= QT_VERSION_CHECK(6, 5, 0)
    connect(QGuiApplication::styleHints(), &QStyleHints::colorSchemeChanged, this, [this](Qt::ColorScheme scheme) {
        m_preferences.prefersDark =
            scheme == Qt::ColorScheme::Unknown ? std::nullopt : std::optional(scheme == Qt::ColorScheme::Dark);
        Q_EMIT changed();
    });
#endif
#ifdef QUMALAQ_HAS_DBUS
    if (qEnvironmentVariableIsEmpty("DBUS_SESSION_BUS_ADDRESS"))
        return; // QDBusConnection::sessionBus() would start a bus
    QDBusConnection bus = QDBusConnection::sessionBus();
    if (!bus.isConnected())
        return;
    bus.connect(kPortal, kPortalPath, kPortalSettings, QStringLiteral("SettingChanged"), this,
                SLOT(onSettingChanged(QString, QString, QDBusVariant)));
    QDBusMessage question =
        QDBusMessage::createMethodCall(kPortal, kPortalPath, kPortalSettings, QStringLiteral("ReadAll"));
    question << QStringList{kAppearance, kGnome, kGnomeAccess};
    auto* answer = new QDBusPendingCallWatcher(bus.asyncCall(question), this);
    connect(answer, &QDBusPendingCallWatcher::finished, this, [this, answer] {
        answer->deleteLater();
        if (answer->isError() || answer->reply().arguments().isEmpty())
            return; // there is no portal
        const SystemPreferences before = m_preferences;
        QMap<QString, QVariantMap> spaces;
        const QVariant first = answer->reply().arguments().constFirst();
        if (!first.canConvert<QDBusArgument>())
            return;
        first.value<QDBusArgument>() >> spaces;
        for (auto space = spaces.cbegin(); space != spaces.cend(); ++space) {
            for (auto key = space->cbegin(); key != space->cend(); ++key)
                takePortalSetting(m_preferences, space.key(), key.key(), key.value());
        }
        if (!(before == m_preferences))
            Q_EMIT changed();
    });
#endif
}

void SystemPreferencesWatcher::onSettingChanged([[maybe_unused]] const QString& space,
                                                [[maybe_unused]] const QString& key,
                                                [[maybe_unused]] const QDBusVariant& value)
{
#ifdef QUMALAQ_HAS_DBUS
    const SystemPreferences before = m_preferences;
    if (takePortalSetting(m_preferences, space, key, value.variant()) && !(before == m_preferences))
        Q_EMIT changed();
#endif
}

} // namespace qumalaq::desktop
