// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/window/crash_report.h"

#include "app/desktop/ui/show_in_folder.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QSysInfo>

#include <algorithm>
#include <cstddef>
#include <cstring>
#include <string_view>

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
#define QUMALAQ_HAS_SANITIZER
#endif

#ifdef Q_OS_UNIX
#include <csignal>
#include <fcntl.h>
#include <unistd.h>
#if __has_include(<execinfo.h>)
#include <execinfo.h>
#endif
#elif defined(Q_OS_WIN)
#include <windows.h>
#endif

namespace qumalaq::desktop {

namespace {

const QString kNew = QStringLiteral("crash.txt");
const QString kMentioned = QStringLiteral("crash-report.txt");

// Fixed memory: the heap may be what is broken.
char s_head[512];
std::size_t s_headSize = 0;

void keepHead()
{
    const QByteArray head =
        QStringLiteral("qumalaq %1, Qt %2\n%3, %4\nstarted %5\n")
            .arg(QCoreApplication::applicationVersion(), QString::fromLatin1(qVersion()), QSysInfo::prettyProductName(),
                 QSysInfo::currentCpuArchitecture(), QDateTime::currentDateTimeUtc().toString(Qt::ISODate))
            .toUtf8();
    s_headSize = std::min(sizeof s_head, static_cast<std::size_t>(head.size()));
    std::memcpy(s_head, head.constData(), s_headSize);
}

#ifdef Q_OS_UNIX

char s_path[4096];
char s_stack[64 * 1024]; ///< for the handler, because the usual stack may be full

/// Only calls what is safe in a signal handler.
void put(int file, std::string_view text)
{
    [[maybe_unused]] const auto written = ::write(file, text.data(), text.size());
}

/// SA_RESETHAND has restored the default action, which raise() lets end the program with its usual status.
void onCrash(int signal)
{
    const int file = ::open(s_path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0600);
    if (file >= 0) {
        const char number[] = {static_cast<char>('0' + signal / 10), static_cast<char>('0' + signal % 10), '\n'};
        put(file, {s_head, s_headSize});
        put(file, "signal ");
        put(file, {number, sizeof number});
#if __has_include(<execinfo.h>)
        constexpr int kMaxFrames = 64;
        void* frames[kMaxFrames];
        ::backtrace_symbols_fd(frames, ::backtrace(frames, kMaxFrames), file);
#endif
        ::close(file);
    }
    ::raise(signal);
}

[[maybe_unused]] void installHandler(const QString& path)
{
    const QByteArray name = QFile::encodeName(path);
    if (static_cast<std::size_t>(name.size()) >= sizeof s_path)
        return;
    std::memcpy(s_path, name.constData(), static_cast<std::size_t>(name.size()) + 1);
#if __has_include(<execinfo.h>)
    void* frame = nullptr;
    ::backtrace(&frame, 1); // the first call loads a library, which a handler must not
#endif
    stack_t stack = {};
    stack.ss_sp = s_stack;
    stack.ss_size = sizeof s_stack;
    ::sigaltstack(&stack, nullptr);
    struct sigaction action = {};
    action.sa_handler = &onCrash;
    action.sa_flags = static_cast<int>(SA_RESETHAND | SA_ONSTACK | SA_NODEFER);
    for (const int signal : {SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGABRT})
        ::sigaction(signal, &action, nullptr);
}

#elif defined(Q_OS_WIN)

wchar_t s_path[4096];

LONG WINAPI onCrash(EXCEPTION_POINTERS* exception)
{
    const HANDLE file = CreateFileW(s_path, GENERIC_WRITE, 0, nullptr, CREATE_ALWAYS, FILE_ATTRIBUTE_NORMAL, nullptr);
    if (file != INVALID_HANDLE_VALUE) {
        char line[64] = "exception ";
        std::size_t size = std::strlen(line);
        const DWORD code = exception->ExceptionRecord->ExceptionCode;
        for (int digit = 7; digit >= 0; --digit)
            line[size++] = "0123456789abcdef"[(code >> (4 * digit)) & 15U];
        line[size++] = '\n';
        DWORD written = 0;
        WriteFile(file, s_head, static_cast<DWORD>(s_headSize), &written, nullptr);
        WriteFile(file, line, static_cast<DWORD>(size), &written, nullptr);
        CloseHandle(file);
    }
    return EXCEPTION_CONTINUE_SEARCH;
}

[[maybe_unused]] void installHandler(const QString& path)
{
    const QString name = QDir::toNativeSeparators(path);
    if (static_cast<std::size_t>(name.size()) >= std::size(s_path))
        return;
    s_path[name.toWCharArray(s_path)] = L'\0';
    SetUnhandledExceptionFilter(&onCrash);
}

#endif

} // namespace

void reportCrashesIn(const QString& folder)
{
    keepHead();
#ifndef QUMALAQ_HAS_SANITIZER
    installHandler(QDir(folder).absoluteFilePath(kNew));
#endif
}

void mentionLastCrash(const QString& folder, NoticeBar& notices)
{
    const QString report = QDir(folder).absoluteFilePath(kMentioned);
    const QString found = QDir(folder).absoluteFilePath(kNew);
    if (!QFile::exists(found))
        return;
    QFile::remove(report); // of an earlier crash
    if (!QFile::rename(found, report))
        return;
    Notice notice = savedFileNotice(
        NoticeId::Crash,
        [] {
            return QCoreApplication::translate(
                "CrashReport", "Qumalaq closed unexpectedly last time. A report for its authors is on your disk.");
        },
        report);
    notice.isBrief = false;
    notices.put(notice);
}

} // namespace qumalaq::desktop
