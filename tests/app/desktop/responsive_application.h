// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QApplication>
#include <QString>

#include <vector>

/// The check that the thread of the user interface is never busy for long.
namespace qumalaq::desktop {

/// The application of the window tests. A test fails when the handling of one event takes more than kLimitMs.
///
/// What is measured is the processor time of the thread, so neither other programs nor waiting for an event count; it
/// is set against the time of a known piece of work, so a slow machine does not count either. An event that is sent
/// while another is handled belongs to that one, unless an event loop was started meanwhile (by a dialog). The first
/// frame of a window that is new or has a new size may take kFirstFrameMs: everything in it is styled, laid out and
/// painted.
///
/// Nothing is checked without optimisation, under sanitizers, and where threads have no clock of their own.
class ResponsiveApplication : public QApplication {
public:
    static constexpr double kLimitMs = 50;
    static constexpr double kFirstFrameMs = 4 * kLimitMs;
    /// False in a build in which nothing is checked.
    [[nodiscard]] static bool isChecking();

    using QApplication::QApplication;

    bool notify(QObject* receiver, QEvent* event) override;

    /// Measures a call as if an event had made it, for what a test calls directly. `name` is told when it is slow.
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
    /// An event whose handling is measured, or waits for an event loop that it has started.
    struct Running {
        int loopLevel = 0;
        double busy = 0;  ///< before its event loop
        double since = 0; ///< begin, or when its event loop last did something
        bool hasLoop = false;
    };

    /// False: what happens now belongs to what is running.
    [[nodiscard]] bool begins() const;
    void begin();
    [[nodiscard]] double end();
    void check(double busyMs, double limitMs, const QString& what);

    std::vector<Running> m_running;
};

/// Runs `function` as the program would, by an event: see ResponsiveApplication::call().
template <typename Function>
void asTheProgram(const QString& name, Function function, double limitMs = ResponsiveApplication::kLimitMs)
{
    if (auto* application = dynamic_cast<ResponsiveApplication*>(qApp))
        application->call(name, function, limitMs);
    else
        function();
}

} // namespace qumalaq::desktop

/// As QTEST_MAIN, with the check.
#define QUMALAQ_WINDOW_TEST(Test)                                                                                      \
    int main(int argc, char** argv)                                                                                    \
    {                                                                                                                  \
        qumalaq::desktop::ResponsiveApplication application(argc, argv);                                               \
        QCoreApplication::setAttribute(Qt::AA_Use96Dpi, true);                                                         \
        Test test;                                                                                                     \
        QTEST_SET_MAIN_SOURCE_PATH                                                                                     \
        return QTest::qExec(&test, argc, argv);                                                                        \
    }
