// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The window and the services of a desktop, which keep the screen on and show files, on a session bus of the test.
#include "app/desktop/game/clock_window.h"
#include "app/desktop/study/study_page.h"
#include "core/session/study_document.h"
#include "tests/app/desktop/timed_game.h"
#include "tests/files.h"

#include <QDBusConnection>
#include <QDBusError>
#include <QDBusMessage>
#include <QDBusObjectPath>
#include <QDBusVirtualObject>
#include <QDesktopServices>
#include <QProcess>
#include <QTest>
#include <QUrl>

using namespace qumalaq;
using namespace qumalaq::desktop;
using rules::Side;

namespace {

constexpr int kPatienceMs = 60'000;

} // namespace

/// The services of a desktop. It counts what it keeps.
class Desktop : public QDBusVirtualObject {
    Q_OBJECT

public:
    bool hasPortal = true;
    int kept = 0;
    QStringList calls;
    bool hasFileManager = true;
    QStringList shownFiles; ///< as URLs

    [[nodiscard]] QString introspect(const QString& /*path*/) const override { return {}; }
    bool handleMessage(const QDBusMessage& message, const QDBusConnection& connection) override
    {
        const bool isPortal = message.interface().startsWith(QLatin1String("org.freedesktop.portal."));
        calls << message.member();
        if (message.member() == QLatin1String("ShowItems")) {
            shownFiles = message.arguments().at(0).toStringList();
            return connection.send(hasFileManager ? message.createReply()
                                                  : message.createErrorReply(QDBusError::UnknownInterface, QString()));
        }
        if (isPortal && !hasPortal)
            return connection.send(message.createErrorReply(QDBusError::UnknownInterface, QStringLiteral("none")));
        if (message.member() == QLatin1String("Inhibit")) {
            ++kept;
            const QVariant answer =
                isPortal ? QVariant::fromValue(QDBusObjectPath(QStringLiteral("/request/1"))) : QVariant::fromValue(7U);
            return connection.send(message.createReply(answer));
        }
        const bool isKnown = message.member() == QLatin1String("Close")
                                 ? message.path() == QLatin1String("/request/1")
                                 : message.member() == QLatin1String("UnInhibit") && message.arguments().at(0) == 7U;
        if (isKnown)
            --kept;
        return connection.send(message.createReply());
    }
};

/// Takes the files that would be opened in other programs.
class OpenedUrls : public QObject {
    Q_OBJECT

public:
    OpenedUrls() { QDesktopServices::setUrlHandler(QStringLiteral("file"), this, "take"); }
    ~OpenedUrls() override { QDesktopServices::unsetUrlHandler(QStringLiteral("file")); }
    OpenedUrls(const OpenedUrls&) = delete;
    OpenedUrls& operator=(const OpenedUrls&) = delete;

    QList<QUrl> urls;

public Q_SLOTS:
    void take(const QUrl& url) { urls.append(url); }
};

class TestDesktopServices : public QObject {
    Q_OBJECT

private:
    QProcess m_daemon;
    std::unique_ptr<Desktop> m_desktop;

    [[nodiscard]] static QDBusConnection bus()
    {
        return QDBusConnection::connectToBus(qEnvironmentVariable("DBUS_SESSION_BUS_ADDRESS"),
                                             QStringLiteral("desktop"));
    }

private Q_SLOTS:
    void initTestCase()
    {
        setUpApplication();
        m_daemon.start(QStringLiteral(QUMALAQ_DBUS_DAEMON),
                       {QStringLiteral("--session"), QStringLiteral("--nofork"), QStringLiteral("--print-address")});
        QVERIFY(m_daemon.waitForReadyRead(kPatienceMs));
        qputenv("DBUS_SESSION_BUS_ADDRESS", m_daemon.readLine().trimmed());
        QVERIFY(bus().registerService(QStringLiteral("org.freedesktop.portal.Desktop")));
        QVERIFY(bus().registerService(QStringLiteral("org.freedesktop.ScreenSaver")));
        QVERIFY(bus().registerService(QStringLiteral("org.freedesktop.FileManager1")));
    }
    void init()
    {
        m_desktop = std::make_unique<Desktop>();
        QVERIFY(bus().registerVirtualObject(QStringLiteral("/"), m_desktop.get(), QDBusConnection::SubPath));
    }
    void cleanup() { bus().unregisterObject(QStringLiteral("/"), QDBusConnection::UnregisterTree); }
    void cleanupTestCase()
    {
        QDBusConnection::disconnectFromBus(QStringLiteral("desktop"));
        m_daemon.terminate();
        m_daemon.waitForFinished(kPatienceMs);
    }

    void theScreenStaysOnWhilePeoplePlay_data()
    {
        QTest::addColumn<bool>("hasPortal");
        QTest::newRow("the desktop has a portal") << true;
        QTest::newRow("the desktop has no portal, only a screen saver") << false;
    }
    void theScreenStaysOnWhilePeoplePlay()
    {
        QFETCH(bool, hasPortal);
        m_desktop->hasPortal = hasPortal;
        OpenProgram program;
        QCoreApplication::processEvents();
        QCOMPARE(m_desktop->calls, QStringList()); // nobody plays yet
        program.pages().start()->tile(StartPage::Tile::Play)->click();
        QTRY_VERIFY(program.match.hasGame());
        QCOMPARE(m_desktop->kept, 0); // against the computer, without a clock

        program.pages().startGame({.opponent = NewGameChoice::Opponent::Person});
        QTRY_COMPARE(m_desktop->kept, 1);
        program.press(Qt::Key_7);
        program.trigger(ActionId::Start);
        QTRY_COMPARE(m_desktop->kept, 0);
        program.pages().start()->tile(StartPage::Tile::Resume)->click();
        QTRY_COMPARE(m_desktop->kept, 1);
        program.window->hide();
        QTRY_COMPARE(m_desktop->kept, 0);
        program.window->show();
        QTRY_COMPARE(m_desktop->kept, 1);
        program.window->showMinimized();
        QTRY_COMPARE(m_desktop->kept, 0);
        program.window->showNormal();
        QTRY_COMPARE(m_desktop->kept, 1);
        program.resign();
        QTRY_COMPARE(m_desktop->kept, 0);
    }

    void aGameOnTwoComputersKeepsTheScreenOn()
    {
        Program program;
        program.begin({.level = 1});
        QCOMPARE(m_desktop->kept, 0);
        session::MatchSpec spec;
        spec.players[rules::indexOf(rules::Side::North)].kind = session::Player::Kind::Remote;
        program.match.start(spec);
        QTRY_COMPARE(m_desktop->kept, 1);
    }

    void aClockKeepsTheScreenOnUntilItIsStopped()
    {
        Program program;
        program.begin({.clock = fiveMinutes(), .level = 1});
        QTRY_COMPARE(m_desktop->kept, 1);
        program.trigger(ActionId::Pause);
        QTRY_COMPARE(m_desktop->kept, 0);
        program.trigger(ActionId::Pause);
        QTRY_COMPARE(m_desktop->kept, 1);
    }

    void theClockForAWoodenBoardKeepsTheScreenOn()
    {
        OpenProgram program;
        program.trigger(ActionId::BoardClock);
        auto* clock = program.window->findChild<ClockWindow*>();
        QVERIFY(clock);
        QTest::keyClick(clock, Qt::Key_Space);
        QTRY_COMPARE(m_desktop->kept, 1);
        QTest::keyClick(clock, Qt::Key_P);
        QTRY_COMPARE(m_desktop->kept, 0);
        QTest::keyClick(clock, Qt::Key_P);
        QTRY_COMPARE(m_desktop->kept, 1);
        press(clock, "Close");
        QTRY_COMPARE(m_desktop->kept, 0);
    }

    /// The answer to the request comes when the game is over.
    void aLateAnswerDoesNotKeepTheScreenOn()
    {
        OpenProgram program;
        program.pages().startGame({.opponent = NewGameChoice::Opponent::Person});
        program.resign();
        QCOMPARE(m_desktop->calls, QStringList());
        QTRY_COMPARE(m_desktop->calls, (QStringList{QStringLiteral("Inhibit"), QStringLiteral("Close")}));
        QCOMPARE(m_desktop->kept, 0);
    }
    void aSavedFileIsShownInItsFolder_data()
    {
        QTest::addColumn<bool>("hasFileManager");
        QTest::newRow("a file manager selects it") << true;
        QTest::newRow("without one the folder is opened") << false;
    }
    void aSavedFileIsShownInItsFolder()
    {
        QFETCH(bool, hasFileManager);
        m_desktop->hasFileManager = hasFileManager;
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("ойын 1 %.tgk"));
        QVERIFY(put(path, "1. 76 98\n*\n"));
        OpenedUrls opened;
        OpenProgram program;
        program.window->openFiles({path});
        QTRY_VERIFY(qobject_cast<StudyPage*>(program.pages().stack().page()) != nullptr);
        program.pages().study()->document()->setComment(QStringLiteral("good"));
        program.trigger(ActionId::Save);
        QTRY_VERIFY(program.notice().startsWith(QStringLiteral("Saved to")));
        press(program.window->notices(), "Show in folder");
        QTRY_COMPARE(m_desktop->shownFiles, QStringList{QUrl::fromLocalFile(path).toString(QUrl::FullyEncoded)});
        QCOMPARE(program.notice(), QString());
        if (hasFileManager) {
            QTest::qWait(50);
            QCOMPARE(opened.urls, QList<QUrl>());
        } else {
            QTRY_COMPARE(opened.urls, QList<QUrl>{QUrl::fromLocalFile(folder.path())});
        }
    }
};

QUMALAQ_WINDOW_TEST(TestDesktopServices)
#include "tst_desktop_services.moc"
