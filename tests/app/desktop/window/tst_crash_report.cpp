// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Real programs that crash, end, or are killed.
#include "app/desktop/window/crash_report.h"
#include "tests/app/desktop/window_fixture.h"
#include "tests/files.h"

#include <QDeadlineTimer>
#include <QProcess>
#include <QThread>

#include <csignal>

using namespace qumalaq;
using namespace qumalaq::desktop;

namespace {

constexpr int kPatienceMs = 60'000;

} // namespace

class TestCrashReport : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void onlyACrashIsReported_data()
    {
        QTest::addColumn<int>("signal");
        QTest::addColumn<bool>("isCrash");
        QTest::addColumn<QString>("sign");
        const QString lock = QStringLiteral("unfinished.game.lock");
        const QString library = QStringLiteral("games.library");
        QTest::newRow("memory that is not there") << SIGSEGV << true << library;
        QTest::newRow("an assertion") << SIGABRT << true << library;
        QTest::newRow("memory that is not there, before there is a window") << SIGSEGV << true << lock;
        QTest::newRow("an assertion, before there is a window") << SIGABRT << true << lock;
        QTest::newRow("the session ends") << SIGTERM << false << library;
        QTest::newRow("it is killed") << SIGKILL << false << library;
    }
    void onlyACrashIsReported()
    {
        QFETCH(int, signal);
        QFETCH(bool, isCrash);
        QFETCH(QString, sign); // the file that the program makes before it crashes
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
        if (isCrash)
            QSKIP("the sanitizer reports it");
#endif
        const QTemporaryDir folder;
        const QString crash = folder.filePath(QStringLiteral("crash.txt"));
        QProcess program;
        program.start(QStringLiteral(QUMALAQ_PROGRAM),
                      {QStringLiteral("--data-dir"), folder.path(), QStringLiteral("--settings"),
                       folder.filePath(QStringLiteral("settings.ini"))});
        QVERIFY(program.waitForStarted(kPatienceMs));
        const QDeadlineTimer end(kPatienceMs);
        while (!QFile::exists(folder.filePath(sign)) && !end.hasExpired()) // QTRY_VERIFY looks too seldom
            QThread::usleep(200);
        QCOMPARE(::kill(static_cast<pid_t>(program.processId()), signal), 0);
        QVERIFY(program.waitForFinished(kPatienceMs));
        QCOMPARE(program.exitStatus(), QProcess::CrashExit);
        QCOMPARE(QFile::exists(crash), isCrash);

        Program next;
        next.open();
        mentionLastCrash(folder.path(), *next.window->notices());
        if (!isCrash) {
            QCOMPARE(next.notice(), QString());
            return;
        }
        QVERIFY2(next.notice().startsWith(QStringLiteral("Qumalaq closed unexpectedly last time.")),
                 qPrintable(next.notice()));
        const QByteArray report = bytesOf(folder.filePath(QStringLiteral("crash-report.txt")));
        QVERIFY2(report.startsWith("qumalaq ") && report.contains("\nsignal ")
                     && report.contains(QByteArray::number(signal)),
                 report.constData());
        QVERIFY(!QFile::exists(crash));
        QVERIFY(button(next.window->notices(), "Show in folder"));
        // Once.
        press(next.window->notices(), "Dismiss");
        mentionLastCrash(folder.path(), *next.window->notices());
        QCOMPARE(next.notice(), QString());
    }
};

QUMALAQ_WINDOW_TEST(TestCrashReport)
#include "tst_crash_report.moc"
