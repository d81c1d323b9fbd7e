// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The real program, as desktops use it by D-Bus.
#include "core/library/library.h"
#include "tests/files.h"

#include <QDBusConnection>
#include <QDBusConnectionInterface>
#include <QDBusMessage>
#include <QDir>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>
#include <QUrl>

using namespace qumalaq;

namespace {

constexpr int kPatienceMs = 60'000;
const QString kName = QStringLiteral(QUMALAQ_APP_ID);

} // namespace

class TestApplicationInterface : public QObject {
    Q_OBJECT

private:
    const QTemporaryDir m_home;
    QProcess m_daemon;
    QString m_address;

    [[nodiscard]] QString pathOf(const QString& name) const { return m_home.filePath(name); }
    void write(const QString& name, const QByteArray& text) const
    {
        const QString path = pathOf(name);
        QVERIFY(QDir().mkpath(QFileInfo(path).path()));
        QVERIFY(put(path, text));
    }
    [[nodiscard]] QString gameFile(const QByteArray& player) const
    {
        const QString name = QString::fromUtf8(player) + QStringLiteral(".tgk");
        write(name, "[White \"" + player + "\"]\n[Black \"somebody\"]\n\n1. 76 98\n*\n");
        return QUrl::fromLocalFile(pathOf(name)).toString();
    }
    [[nodiscard]] QDBusConnection bus() const
    {
        return QDBusConnection::connectToBus(m_address, QStringLiteral("test"));
    }
    [[nodiscard]] QDBusMessage call(const QString& method, const QVariantList& arguments) const
    {
        QDBusMessage message = QDBusMessage::createMethodCall(kName, u'/' + QString(kName).replace(u'.', u'/'),
                                                              QStringLiteral("org.freedesktop.Application"), method);
        message.setArguments(arguments);
        return bus().call(message, QDBus::Block, kPatienceMs);
    }
    [[nodiscard]] int storedGames() const
    {
        const auto library = library::Library::open(pathOf(QStringLiteral("share/qumalaq/qumalaq/games.library")));
        const auto count = library ? (*library)->count() : decltype((*library)->count())(0);
        return count.value_or(-1);
    }

private Q_SLOTS:
    void initTestCase()
    {
        for (const char* name : {"HOME", "XDG_RUNTIME_DIR"})
            qputenv(name, QFile::encodeName(m_home.path()));
        qputenv("XDG_DATA_HOME", QFile::encodeName(pathOf(QStringLiteral("share"))));
        qputenv("XDG_CONFIG_HOME", QFile::encodeName(pathOf(QStringLiteral("config"))));
        qputenv("XDG_CACHE_HOME", QFile::encodeName(pathOf(QStringLiteral("cache"))));
        // As the package installs it: the bus starts the program.
        write(QStringLiteral("share/dbus-1/services/") + kName + QStringLiteral(".service"),
              "[D-BUS Service]\nName=" QUMALAQ_APP_ID "\nExec=" QUMALAQ_PROGRAM "\n");
        m_daemon.start(QStringLiteral(QUMALAQ_DBUS_DAEMON),
                       {QStringLiteral("--session"), QStringLiteral("--nofork"), QStringLiteral("--print-address")});
        QVERIFY(m_daemon.waitForReadyRead(kPatienceMs));
        m_address = QString::fromUtf8(m_daemon.readLine().trimmed());
        QVERIFY(bus().isConnected());
    }
    void cleanupTestCase()
    {
        const QDBusReply<uint> process = bus().interface()->servicePid(kName);
        if (process.isValid())
            QProcess::execute(QStringLiteral("kill"), {QStringLiteral("-9"), QString::number(process.value())});
        QDBusConnection::disconnectFromBus(QStringLiteral("test"));
        m_daemon.terminate();
        m_daemon.waitForFinished(kPatienceMs);
    }

    void theBusStartsTheProgramWhichOpensFiles()
    {
        const QDBusMessage answer =
            call(QStringLiteral("Open"), {QStringList{gameFile("Aisulu"), gameFile("Daniyar")}, QVariantMap()});
        QVERIFY2(answer.type() == QDBusMessage::ReplyMessage, qPrintable(answer.errorMessage()));
        QTRY_COMPARE_WITH_TIMEOUT(storedGames(), 2, kPatienceMs);
    }

    void theSameProcessOpensMoreFiles()
    {
        const uint process = bus().interface()->servicePid(kName).value();
        QVERIFY(process > 0);
        QVERIFY(call(QStringLiteral("Activate"), {QVariantMap()}).type() == QDBusMessage::ReplyMessage);
        for (const char* action : {"none", "lessons"}) {
            QVERIFY(call(QStringLiteral("ActivateAction"), {QString::fromLatin1(action), QVariantList(), QVariantMap()})
                        .type()
                    == QDBusMessage::ReplyMessage);
        }
        const QVariantMap token = {{QStringLiteral("activation-token"), QStringLiteral("a token")}};
        QVERIFY(call(QStringLiteral("Open"), {QStringList{gameFile("Arman"), gameFile("Nurlan")}, token}).type()
                == QDBusMessage::ReplyMessage);
        QTRY_COMPARE_WITH_TIMEOUT(storedGames(), 4, kPatienceMs);
        QCOMPARE(bus().interface()->servicePid(kName).value(), process);
    }

    /// From a terminal of the same session.
    void aStartOnTheCommandLineFindsTheProcessOfTheBus()
    {
        QProcess later;
        later.start(QStringLiteral(QUMALAQ_PROGRAM),
                    {QUrl(gameFile("Dana")).toLocalFile(), QUrl(gameFile("Erlan")).toLocalFile()});
        QVERIFY(later.waitForFinished(kPatienceMs));
        QCOMPARE(later.exitCode(), 0);
        QTRY_COMPARE_WITH_TIMEOUT(storedGames(), 6, kPatienceMs);
    }
};

QTEST_GUILESS_MAIN(TestApplicationInterface)
#include "tst_application_interface.moc"
