// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/shell/system_look.h"

#include <QDir>
#include <QFile>
#include <QSettings>
#include <QStandardPaths>
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

SystemWishes wishesInFiles(const QString& configFolder)
{
    SystemWishes wishes;
    const QDir folder(configFolder);
    for (const char* gtk : {"gtk-3.0/settings.ini", "gtk-4.0/settings.ini"}) {
        const QString file = folder.filePath(QLatin1String(gtk));
        const QVariant animates = inFile(file, QStringLiteral("Settings/gtk-enable-animations"));
        if (animates.isValid() && !animates.toBool())
            wishes.reducesMotion = true;
        if (inFile(file, QStringLiteral("Settings/gtk-theme-name"))
                .toString()
                .startsWith(QLatin1String("HighContrast")))
            wishes.wantsContrast = true;
    }
    const QVariant factor =
        inFile(folder.filePath(QStringLiteral("kdeglobals")), QStringLiteral("KDE/AnimationDurationFactor"));
    if (factor.isValid() && factor.toDouble() == 0)
        wishes.reducesMotion = true;
    return wishes;
}

bool takePortalSetting(SystemWishes& wishes, const QString& space, const QString& key, const QVariant& value)
{
    if (space == kAppearance && key == QLatin1String("contrast")) {
        wishes.wantsContrast = value.toUInt() == 1;
    } else if (space == kAppearance && key == QLatin1String("reduced-motion")) {
        wishes.reducesMotion = value.toUInt() == 1;
    } else if (space == kGnome && key == QLatin1String("enable-animations")) {
        wishes.reducesMotion = !value.toBool();
    } else if (space == kGnomeAccess && key == QLatin1String("high-contrast")) {
        wishes.wantsContrast = value.toBool();
    } else {
        return false;
    }
    return true;
}

SystemLook::SystemLook(QObject* parent) : QObject(parent)
{
#ifdef Q_OS_WIN
    BOOL animates = TRUE;
    if (SystemParametersInfoW(SPI_GETCLIENTAREAANIMATION, 0, &animates, 0))
        m_wishes.reducesMotion = !animates;
    HIGHCONTRASTW contrast{};
    contrast.cbSize = sizeof(contrast);
    if (SystemParametersInfoW(SPI_GETHIGHCONTRAST, sizeof(contrast), &contrast, 0))
        m_wishes.wantsContrast = (contrast.dwFlags & HCF_HIGHCONTRASTON) != 0;
#else
    m_wishes = wishesInFiles(QStandardPaths::writableLocation(QStandardPaths::GenericConfigLocation));
#endif
}

void SystemLook::listen()
{
#ifdef QUMALAQ_HAS_DBUS
    if (qEnvironmentVariableIsEmpty("DBUS_SESSION_BUS_ADDRESS"))
        return; // asking for the bus would start one
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
        const SystemWishes before = m_wishes;
        QMap<QString, QVariantMap> spaces;
        const QVariant first = answer->reply().arguments().constFirst();
        if (!first.canConvert<QDBusArgument>())
            return;
        first.value<QDBusArgument>() >> spaces;
        for (auto space = spaces.cbegin(); space != spaces.cend(); ++space) {
            for (auto key = space->cbegin(); key != space->cend(); ++key)
                takePortalSetting(m_wishes, space.key(), key.key(), key.value());
        }
        if (!(before == m_wishes))
            Q_EMIT changed();
    });
#endif
}

void SystemLook::onSettingChanged([[maybe_unused]] const QString& space, [[maybe_unused]] const QString& key,
                                  [[maybe_unused]] const QDBusVariant& value)
{
#ifdef QUMALAQ_HAS_DBUS
    const SystemWishes before = m_wishes;
    if (takePortalSetting(m_wishes, space, key, value.variant()) && !(before == m_wishes))
        Q_EMIT changed();
#endif
}

} // namespace qumalaq::desktop
