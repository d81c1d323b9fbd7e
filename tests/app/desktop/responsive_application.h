// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QApplication>
#include <QString>

#include <vector>

/// Checks that the user interface thread is never busy for long.
namespace qumalaq::desktop {

/// The application of the window tests. A test fails when the handling of one event takes more than kLimitMs.
///
/// It measures the processor time of the thread, so neither other programs nor waiting for an event count. The time is
/// compared with that of a known piece of work, and three times as much is allowed for noise, so a slow or busy machine
/// does not count either. An event sent during the handling of another one counts for that one, unless an event loop
/// (of a dialog) was started in between. The first frame of a window in a new size may take kFirstFrameMs, because it
/// includes the styling, layout and painting of everything.
///
/// Waiting takes no CPU time, and how long it takes depends on the disk and on other programs. So no time is measured:
/// a test fails when the thread calls what may wait, even if there was nothing to wait for. That is to sync a file to
/// the disk (on Linux; only Qt's file dialog may, for its own settings), and to wait for a thread that writes files
/// (work::Executor).
///
/// There is no check without optimisation, under sanitizers, or where threads have no CPU clock.
class ResponsiveApplication : public QApplication {
public:
    static constexpr double kLimitMs = 50;
    static constexpr double kFirstFrameMs = 4 * kLimitMs;
    /// False in a build without the check.
    [[nodiscard]] static bool isChecking();

    ResponsiveApplication(int& argc, char** argv);
    ~ResponsiveApplication() override;

    bool notify(QObject* receiver, QEvent* event) override;

    /// A file is about to be synced to the disk, on any thread.
    static void onSync(int descriptor);
    /// A thread is about to wait for a work::Executor.
    static void onWait();

    /// Measures a call like an event, for functions that a test calls directly. `name` appears in the report.
    template <typename Function>
    void call(const QString& name, Function function, double limitMs = kLimitMs)
    {
        if (!begins())
            return function();
        begin();
        function();
        check(end(), limitMs, name);
    }

protected:
    /// Fails the test.
    virtual void report(const QString& text);

private:
    /// An event that is being handled, or that waits for an event loop it has started.
    struct Running {
        int loopLevel = 0;
        double busy = 0;  ///< before its event loop
        double since = 0; ///< the start, or the last activity of its event loop
        bool hasLoop = false;
    };

    /// False if the time counts for the event that is already running.
    [[nodiscard]] bool begins() const;
    /// The application, if this is its thread and it is handling an event.
    [[nodiscard]] static ResponsiveApplication* handling();
    void begin();
    [[nodiscard]] double end();
    void check(double busyMs, double limitMs, const QString& what);

    std::vector<Running> m_running;
};

/// Measures `function` as if an event had called it; see ResponsiveApplication::call().
template <typename Function>
void asTheProgram(const QString& name, Function function, double limitMs = ResponsiveApplication::kLimitMs)
{
    if (auto* application = dynamic_cast<ResponsiveApplication*>(qApp))
        application->call(name, function, limitMs);
    else
        function();
}

} // namespace qumalaq::desktop

/// Like QTEST_MAIN, with the check.
#define QUMALAQ_WINDOW_TEST(Test)                                                                                      \
    int main(int argc, char** argv)                                                                                    \
    {                                                                                                                  \
        qumalaq::desktop::ResponsiveApplication application(argc, argv);                                               \
        QCoreApplication::setAttribute(Qt::AA_Use96Dpi, true);                                                         \
        QCoreApplication::setAttribute(Qt::AA_DontUseNativeDialogs, true);                                             \
        Test test;                                                                                                     \
        QTEST_SET_MAIN_SOURCE_PATH                                                                                     \
        return QTest::qExec(&test, argc, argv);                                                                        \
    }
