// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// A program that gets killed, or runs on a bad disk: keeps states in the file of the second argument and reports on
/// standard output. The first argument is the mode:
///
///     endlessly <file> <seed>      endless states, in bursts: "kept <number>" for each that is on disk
///     until-full <file> <ballast>  growing states until one cannot be written; then it makes room
///     read-only <folder>           the folder is a read-only mount, and is remounted writable after the error
///     obstructed <file> <other>    a file is in the place of its folder, and is removed after the error
///     limited <file>               like until-full, with a limit on the size of this process's files (not on Windows)
#include "core/base/prng.h"
#include "core/storage/persistent_file.h"
#include "tests/core/storage/numbered_state.h"
#include "tests/core/storage/storage_testing.h"

#include <QCoreApplication>
#include <QEventLoop>
#include <QProcess>
#include <QTimer>

#include <cstdio>
#include <functional>
#include <optional>

using namespace qumalaq;
using namespace qumalaq::storage;
using namespace qumalaq::storage::testing;

namespace {

/// A single write(), so that the text is in the pipe when the process dies.
void say(const char* what, const QByteArray& about)
{
    std::printf("%s %s\n", what, about.constData());
    std::fflush(stdout);
}

class Victim {
public:
    explicit Victim(const QString& path)
    {
        m_file.setRetry(std::chrono::milliseconds(20));
        const OpenedFile& opening = m_file.open(path, judgeNumbered);
        m_number = numberIn(opening.bytes).value_or(0);
        say("opened", QByteArray::number(m_number));
        QObject::connect(&m_file, &PersistentFile::kept, [this] { say("kept", QByteArray::number(m_number)); });
        QObject::connect(&m_file, &PersistentFile::failed, [this](const QString& reason) {
            say("failed", reason.toLocal8Bit());
            m_hasFailed = true;
        });
        QObject::connect(&m_file, &PersistentFile::recovered, [] { say("recovered", {}); });
    }

    void write(qsizetype size) { m_file.write(numberedState(++m_number, size)); }
    [[nodiscard]] PersistentFile& file() { return m_file; }
    [[nodiscard]] bool hasFailed() const { return m_hasFailed; }

    void waitFor(void (PersistentFile::*signal)())
    {
        QEventLoop loop;
        QObject::connect(&m_file, signal, &loop, &QEventLoop::quit);
        loop.exec();
    }
    void fill()
    {
        qsizetype size = 1000;
        while (!m_hasFailed) {
            write(size);
            size += 3000;
            m_file.waitForDisk();
            QCoreApplication::processEvents();
        }
    }

private:
    PersistentFile m_file;
    int m_number = 0;
    bool m_hasFailed = false;
};

int endlessly(const QString& path, std::uint64_t seed)
{
    Prng random(seed);
    Victim victim(path);
    QTimer timer;
    QObject::connect(&timer, &QTimer::timeout, [&] {
        for (auto burst = 1 + random.below(4); burst > 0; --burst)
            victim.write(static_cast<qsizetype>(random.below(20'000)));
        timer.setInterval(static_cast<int>(random.below(3)));
    });
    timer.start();
    return QCoreApplication::exec();
}

/// A state reported as kept must be in the file while writing fails, and the newest state afterwards.
int afterTrouble(Victim& victim, const std::function<bool()>& makeRoom)
{
    say("holds", QByteArray::number(numberIn(bytesOf(victim.file().path())).value_or(0)));
    if (!makeRoom())
        return 3;
    victim.waitFor(&PersistentFile::recovered);
    if (!victim.file().waitForDisk())
        return 4;
    say("holds", QByteArray::number(numberIn(bytesOf(victim.file().path())).value_or(0)));
    return 0;
}

int untilFull(const QString& path, const QString& ballast)
{
    if (!put(ballast, QByteArray(20'000, 'x')))
        return 3;
    Victim victim(path);
    victim.fill();
    return afterTrouble(victim, [&] { return QFile::remove(ballast); });
}

#ifdef Q_OS_UNIX
int limited(const QString& path)
{
    Victim victim(path);
    std::optional<FullDisk> disk(std::in_place, 20'000);
    victim.fill();
    return afterTrouble(victim, [&] {
        disk.reset();
        return true;
    });
}
#endif

int obstructed(const QString& path, const QString& other)
{
    Victim victim(path);
    victim.fill();
    return afterTrouble(victim, [&] { return QFile::remove(other); });
}

int readOnly(const QString& folder)
{
    Victim victim(folder + QStringLiteral("/home/file"));
    victim.fill();
    return afterTrouble(victim, [&] {
        return QProcess::execute(QStringLiteral("mount"), {QStringLiteral("-o"), QStringLiteral("remount,rw"), folder})
               == 0;
    });
}

} // namespace

int main(int argc, char** argv)
{
    QCoreApplication application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    if (arguments.size() < 3)
        return 2;
    const QString& mode = arguments.at(1);
#ifdef Q_OS_UNIX
    if (mode == QLatin1String("limited"))
        return limited(arguments.at(2));
#endif
    if (mode == QLatin1String("read-only"))
        return readOnly(arguments.at(2));
    if (arguments.size() < 4)
        return 2;
    if (mode == QLatin1String("endlessly"))
        return endlessly(arguments.at(2), arguments.at(3).toULongLong());
    if (mode == QLatin1String("obstructed"))
        return obstructed(arguments.at(2), arguments.at(3));
    return mode == QLatin1String("until-full") ? untilFull(arguments.at(2), arguments.at(3)) : 2;
}
