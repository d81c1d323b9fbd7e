// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/ui/show_in_folder.h"

#include <QCoreApplication>
#include <QDesktopServices>
#include <QDir>
#include <QFileInfo>
#include <QProcess>
#include <QUrl>

#ifdef QUMALAQ_HAS_DBUS
#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusPendingCallWatcher>
#endif

namespace qumalaq::desktop {

namespace {

#if !defined(Q_OS_WIN) && !defined(Q_OS_DARWIN)
void openFolderOf(const QString& path)
{
    QDesktopServices::openUrl(QUrl::fromLocalFile(QFileInfo(path).absolutePath()));
}
#endif

} // namespace

void showInFolder(const QString& path)
{
#if defined(Q_OS_WIN)
    // explorer wants `/select,"C:\a b.tgk"` as one argument with the quotes inside.
    QProcess explorer;
    explorer.setProgram(QStringLiteral("explorer.exe"));
    explorer.setNativeArguments(QStringLiteral("/select,\"%1\"").arg(QDir::toNativeSeparators(path)));
    explorer.startDetached();
#elif defined(Q_OS_DARWIN)
    QProcess::startDetached(QStringLiteral("open"), {QStringLiteral("-R"), path});
#elif defined(QUMALAQ_HAS_DBUS)
    if (qEnvironmentVariableIsEmpty("DBUS_SESSION_BUS_ADDRESS"))
        return openFolderOf(path); // QDBusConnection::sessionBus() would start a bus
    // The File Manager D-Bus Interface of freedesktop.org.
    auto request = QDBusMessage::createMethodCall(
        QStringLiteral("org.freedesktop.FileManager1"), QStringLiteral("/org/freedesktop/FileManager1"),
        QStringLiteral("org.freedesktop.FileManager1"), QStringLiteral("ShowItems"));
    request << QStringList{QUrl::fromLocalFile(path).toString(QUrl::FullyEncoded)} << QString();
    auto* answer =
        new QDBusPendingCallWatcher(QDBusConnection::sessionBus().asyncCall(request), QCoreApplication::instance());
    QObject::connect(answer, &QDBusPendingCallWatcher::finished, answer, [answer, path] {
        answer->deleteLater();
        if (answer->isError())
            openFolderOf(path);
    });
#else
    openFolderOf(path);
#endif
}

Notice savedFileNotice(NoticeId id, const std::function<QString()>& text, const QString& path)
{
    return {.id = id,
            .text = text,
            .answers = {{[] { return QCoreApplication::translate("SavedFile", "Show in folder"); },
                         [path] { showInFolder(path); }}},
            .isBrief = true};
}

} // namespace qumalaq::desktop
