// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/desktop/responsive_application.h"

#include "core/work/executor.h"

#include <QFile>
#include <QFileInfo>
#include <QMetaEnum>
#include <QStandardPaths>
#include <QStringList>
#include <QTest>
#include <QThread>
#include <QWidget>
#include <QWindow>

#include <algorithm>
#include <cstdint>
#include <utility>

#ifdef Q_OS_UNIX
#endif
#ifdef Q_OS_LINUX
#include <sys/syscall.h>
#include <unistd.h>
#endif

#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define QUMALAQ_IS_SANITIZED
#endif
#endif
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
#define QUMALAQ_IS_SANITIZED
#endif

namespace qumalaq::desktop {

namespace {

#if defined(Q_OS_UNIX) && defined(__OPTIMIZE__) && !defined(QUMALAQ_IS_SANITIZED)
constexpr bool kIsChecked = true;

/// Processor time of this thread in milliseconds.
double processorTime()
{
    constexpr double kMsInSecond = 1e3;
    constexpr double kNsInMs = 1e6;
    timespec time{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) * kMsInSecond + static_cast<double>(time.tv_nsec) / kNsInMs;
}
#else
constexpr bool kIsChecked = false;

double processorTime()
{
    return 0;
}
#endif

/// Sorts numbers. On the machine for which the limit is meant, this takes kReferenceMs.
double referenceTime()
{
    constexpr std::size_t kNumbers = 100'000;
    std::vector<std::uint32_t> numbers(kNumbers);
    const double begin = processorTime();
    std::uint32_t state = 1;
    for (std::uint32_t& number : numbers)
        number = state = state * 1'664'525U + 1'013'904'223U;
    std::sort(numbers.begin(), numbers.end());
    return processorTime() - begin;
}
constexpr double kReferenceMs = 5;
constexpr int kReferences = 3;
/// The same work takes this much more processor time while another program uses the same core and its caches.
constexpr double kNoise = 3;

QWidget* topLevelOf(QObject* receiver)
{
    if (auto* widget = qobject_cast<QWidget*>(receiver))
        return widget->isWindow() ? widget : nullptr;
    for (QWidget* widget : QApplication::topLevelWidgets()) {
        if (receiver->isWindowType() && widget->windowHandle() == receiver)
            return widget;
    }
    return nullptr;
}

/// Whether the event is part of the first frame of a window, or of the first one in a new size. On a busy machine it
/// comes in parts.
bool isOfFirstFrame(QObject* receiver, const QEvent& event)
{
    const bool isResize = event.type() == QEvent::Resize;
    if (!isResize && event.type() != QEvent::UpdateRequest && event.type() != QEvent::Expose)
        return false;
    QWidget* window = topLevelOf(receiver);
    if (!window)
        return false;
    constexpr const char* kPaintedSize = "paintedSize";
    constexpr const char* kPaintedParts = "paintedParts";
    constexpr int kMaxParts = 3;
    const bool isNewSize = window->property(kPaintedSize).toSize() != window->size();
    const int parts = isNewSize ? 0 : window->property(kPaintedParts).toInt();
    if (!isResize) {
        window->setProperty(kPaintedSize, window->size());
        window->setProperty(kPaintedParts, std::min(parts + 1, kMaxParts));
    }
    return isResize ? isNewSize : parts < kMaxParts;
}

QString described(const QObject* receiver, const QEvent& event)
{
    constexpr qsizetype kMaxParents = 6;
    QStringList chain;
    for (const QObject* at = receiver; at && chain.size() < kMaxParents; at = at->parent())
        chain.append(QLatin1String(at->metaObject()->className()));
    const char* type = QMetaEnum::fromType<QEvent::Type>().valueToKey(event.type());
    return QStringLiteral("%1 to %2")
        .arg(type ? QLatin1String(type) : QLatin1String("an event"), chain.join(QStringLiteral(" in ")));
}

} // namespace

ResponsiveApplication::ResponsiveApplication(int& argc, char** argv) : QApplication(argc, argv)
{
    if (kIsChecked)
        work::Executor::observeWaits(onWait);
}

ResponsiveApplication::~ResponsiveApplication()
{
    work::Executor::observeWaits(nullptr);
}

bool ResponsiveApplication::isChecking()
{
    return kIsChecked;
}

bool ResponsiveApplication::notify(QObject* receiver, QEvent* event)
{
    if (!kIsChecked || QThread::currentThread() != thread() || !begins())
        return QApplication::notify(receiver, event);
    const double limit = isOfFirstFrame(receiver, *event) ? kFirstFrameMs : kLimitMs;
    const QString what = described(receiver, *event); // the receiver may be deleted by then
    begin();
    const bool isHandled = QApplication::notify(receiver, event);
    check(end(), limit, what);
    return isHandled;
}

bool ResponsiveApplication::begins() const
{
    return m_running.empty() || QThread::currentThread()->loopLevel() > m_running.back().loopLevel;
}

void ResponsiveApplication::begin()
{
    const double now = processorTime();
    if (!m_running.empty() && !std::exchange(m_running.back().hasLoop, true))
        m_running.back().busy = now - m_running.back().since;
    m_running.push_back({QThread::currentThread()->loopLevel(), 0, now});
}

double ResponsiveApplication::end()
{
    const double now = processorTime();
    const double busy = m_running.back().busy + now - m_running.back().since;
    m_running.pop_back();
    if (!m_running.empty())
        m_running.back().since = now;
    return busy;
}

void ResponsiveApplication::check(double busy, double limit, const QString& what)
{
    // For diagnosis: prints everything that took longer than this many milliseconds.
    static const int told = qEnvironmentVariableIntValue("QUMALAQ_BUSY_MS");
    if (told > 0 && busy > told)
        qInfo("BUSY %.1f ms: %s", busy, qPrintable(what));
    if (busy <= limit)
        return;
    double slowness = 1;
    for (int i = 0; i < kReferences; ++i)
        slowness = std::max(slowness, referenceTime() / kReferenceMs);
    if (busy <= limit * slowness * kNoise)
        return;
    report(QStringLiteral("The thread of the user interface was busy for %1 ms: %2").arg(busy, 0, 'f', 1).arg(what));
}

ResponsiveApplication* ResponsiveApplication::handling()
{
    auto* application = dynamic_cast<ResponsiveApplication*>(QCoreApplication::instance());
    const bool isHandling =
        application != nullptr && QThread::currentThread() == application->thread() && !application->m_running.empty();
    return isHandling ? application : nullptr;
}

void ResponsiveApplication::onWait()
{
    if (ResponsiveApplication* application = handling())
        application->report(QStringLiteral("The thread of the user interface waits for a thread that writes files."));
}

void ResponsiveApplication::onSync(int descriptor)
{
    ResponsiveApplication* application = handling();
    if (application == nullptr)
        return;
    const QString file = QFile::symLinkTarget(QStringLiteral("/proc/self/fd/%1").arg(descriptor));
    // Qt keeps the settings of its file dialog there, and this program keeps its own in a folder below.
    if (QFileInfo(file).path() != QStandardPaths::writableLocation(QStandardPaths::GenericConfigLocation))
        application->report(QStringLiteral("The thread of the user interface waits until a file is synced: ") + file);
}

void ResponsiveApplication::report(const QString& text)
{
    QTest::qFail(qPrintable(text), __FILE__, __LINE__);
}

} // namespace qumalaq::desktop

#if defined(Q_OS_LINUX) && defined(__OPTIMIZE__) && !defined(QUMALAQ_IS_SANITIZED)
// In place of those of the C library, for the toolkit as well.

extern "C" int fsync(int descriptor)
{
    qumalaq::desktop::ResponsiveApplication::onSync(descriptor);
    return static_cast<int>(syscall(SYS_fsync, descriptor));
}

extern "C" int fdatasync(int descriptor)
{
    qumalaq::desktop::ResponsiveApplication::onSync(descriptor);
    return static_cast<int>(syscall(SYS_fdatasync, descriptor));
}
#endif
