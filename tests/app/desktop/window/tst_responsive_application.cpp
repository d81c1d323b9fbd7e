// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/desktop/responsive_application.h"

#include "core/work/executor.h"

#include <QEventLoop>
#include <QSaveFile>
#include <QStringList>
#include <QTemporaryDir>
#include <QTest>
#include <QThread>
#include <QTimer>

#include <functional>
#include <thread>
#include <utility>

using namespace qumalaq;
using namespace qumalaq::desktop;

namespace {

#ifdef Q_OS_LINUX
constexpr bool kSeesSyncs = true;
#else
constexpr bool kSeesSyncs = false;
#endif

/// Collects the reports that would fail a test.
class Observed : public ResponsiveApplication {
public:
    using ResponsiveApplication::ResponsiveApplication;
    QStringList reports;

protected:
    void report(const QString& text) override { reports.append(text); }
};

/// Keeps this thread busy for a second of processor time.
void keepBusy()
{
    const std::clock_t end = std::clock() + CLOCKS_PER_SEC;
    while (std::clock() < end) {
    }
}

/// Handles an event by calling a function.
class Busy : public QObject {
    Q_OBJECT

public:
    explicit Busy(std::function<void()> function) : m_function(std::move(function)) {}

    bool event(QEvent* event) override
    {
        if (event->type() != QEvent::User)
            return QObject::event(event);
        m_function();
        return true;
    }

private:
    std::function<void()> m_function;
};

} // namespace

/// The check of the window tests finds what it should, and nothing else. In builds that disable it, it must find
/// nothing.
class TestResponsiveApplication : public QObject {
    Q_OBJECT

private:
    static QStringList reportsOf(const std::function<void()>& function)
    {
        auto& application = dynamic_cast<Observed&>(*qApp);
        application.reports.clear();
        Busy busy(function);
        QEvent event(QEvent::User);
        QCoreApplication::sendEvent(&busy, &event);
        return application.reports;
    }

private Q_SLOTS:
    void anEventThatKeepsTheThreadBusyIsReported()
    {
        const QStringList reports = reportsOf(keepBusy);
        if (!ResponsiveApplication::isChecking()) {
            QCOMPARE(reports, QStringList());
            return;
        }
        QCOMPARE(reports.size(), 1);
        QVERIFY2(reports[0].contains(QStringLiteral("User to ")) && reports[0].contains(QStringLiteral("Busy")),
                 qPrintable(reports[0]));
    }

    void anEventSentByAnotherIsReportedOnce()
    {
        const QStringList reports = reportsOf([] { (void)reportsOf(keepBusy); });
        QCOMPARE(reports.size(), ResponsiveApplication::isChecking() ? 1 : 0);
    }

    void aDirectCallIsReportedByItsName()
    {
        auto& application = dynamic_cast<Observed&>(*qApp);
        application.reports.clear();
        asTheProgram(QStringLiteral("a long call"), keepBusy);
        QCOMPARE(application.reports.size(), ResponsiveApplication::isChecking() ? 1 : 0);
        if (ResponsiveApplication::isChecking())
            QVERIFY(application.reports[0].endsWith(QStringLiteral("a long call")));
    }

    void waitingIsNotReported()
    {
        QCOMPARE(reportsOf([] { QThread::msleep(200); }), QStringList());
    }

    /// Although there is nothing to wait for: on a slow disk there would be.
    void waitingForAThreadThatWritesIsReported()
    {
        work::Executor executor;
        const QStringList reports = reportsOf([&executor] { (void)executor.wait(); });
        QCOMPARE(reports.size(), ResponsiveApplication::isChecking() ? 1 : 0);
        // A test that is no event may, and another thread.
        (void)executor.wait();
        QCOMPARE(reportsOf([&executor] { std::thread([&executor] { (void)executor.wait(); }).join(); }), QStringList());
    }

    void syncingAFileIsReported()
    {
        const QTemporaryDir folder;
        const auto save = [&folder] {
            QSaveFile file(folder.filePath(QStringLiteral("a")));
            QVERIFY(file.open(QIODevice::WriteOnly) && file.commit());
        };
        const QStringList reports = reportsOf(save);
        QCOMPARE(reports.size(), kSeesSyncs && ResponsiveApplication::isChecking() ? 1 : 0);
        if (!reports.isEmpty())
            QVERIFY2(reports[0].contains(folder.path()), qPrintable(reports[0]));
        // Another thread may.
        QCOMPARE(reportsOf([&save] { std::thread(save).join(); }), QStringList());
    }

    /// A dialog does this: neither it nor its content counts as busy time.
    void anEventLoopInsideAnEventIsNotReported()
    {
        const QStringList reports = reportsOf([] {
            QEventLoop loop;
            int left = 400;
            QTimer timer;
            QObject::connect(&timer, &QTimer::timeout, &loop, [&] {
                const std::clock_t end = std::clock() + CLOCKS_PER_SEC / 1000;
                while (std::clock() < end) {
                }
                if (--left == 0)
                    loop.quit();
            });
            timer.start(0);
            loop.exec();
        });
        QCOMPARE(reports, QStringList());
    }

    void workAfterAnEventLoopIsReported()
    {
        const QStringList reports = reportsOf([] {
            QEventLoop loop;
            QTimer::singleShot(0, &loop, &QEventLoop::quit);
            loop.exec();
            keepBusy();
        });
        QCOMPARE(reports.size(), ResponsiveApplication::isChecking() ? 1 : 0);
    }
};

int main(int argc, char** argv)
{
    Observed application(argc, argv);
    TestResponsiveApplication test;
    return QTest::qExec(&test, argc, argv);
}
#include "tst_responsive_application.moc"
