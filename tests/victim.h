// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/prng.h"

#include <QByteArray>
#include <QCoreApplication>
#include <QProcess>
#include <QStringList>
#include <QTest>
#include <QThread>

#include <cstdio>
#include <vector>

/// For tests that kill a program to show that nothing is lost. The victim is the test program itself, started again:
/// main() calls a function of the test, which says line by line what is kept.
namespace qumalaq {

inline constexpr int kVictimPatienceMs = 60'000;

/// A single write(), so that the text is in the pipe when the process dies.
inline void say(const char* word, const QByteArray& about = {})
{
    std::printf("%s %s\n", word, about.constData());
    std::fflush(stdout);
}
inline void say(const char* word, int number)
{
    say(word, QByteArray::number(number));
}

/// The lines of a victim, except one that was cut off by its death.
struct Told {
    struct Line {
        QByteArray word;
        QByteArray about;
    };
    std::vector<Line> lines;

    explicit Told(const QByteArray& output)
    {
        const QList<QByteArray> all = output.split('\n');
        for (const QByteArray& line : all.first(all.size() - 1)) {
            const qsizetype space = line.indexOf(' ');
            lines.push_back({line.first(space), line.mid(space + 1).trimmed()});
        }
    }
    [[nodiscard]] std::vector<QByteArray> allOf(const char* word) const
    {
        std::vector<QByteArray> found;
        for (const Line& line : lines) {
            if (line.word == word)
                found.push_back(line.about);
        }
        return found;
    }
    [[nodiscard]] bool has(const char* word) const { return !allOf(word).empty(); }
    /// The last number after the word; 0 if there is none.
    [[nodiscard]] int last(const char* word) const { return has(word) ? allOf(word).back().toInt() : 0; }
};

class Victim {
public:
    /// `through` is a program, with its arguments, that runs the command line after it.
    explicit Victim(const QStringList& arguments, const QStringList& through = {})
    {
        const QStringList command =
            through + QStringList{QCoreApplication::applicationFilePath(), QStringLiteral("victim")} + arguments;
        m_process.setProcessChannelMode(QProcess::ForwardedErrorChannel);
        m_process.start(command.first(), command.mid(1));
    }

    /// Kills it up to so many microseconds after it has said so many lines; false if it never says them. Counts lines
    /// instead of time, so that it is in the middle of its work even on a slow machine.
    [[nodiscard]] bool isKilledAfter(qsizetype lines, Prng& random, std::uint32_t microseconds)
    {
        QByteArray output;
        while (output.count('\n') < lines) {
            if (!m_process.waitForReadyRead(kVictimPatienceMs))
                return false;
            output += m_process.readAllStandardOutput();
        }
        QThread::usleep(random.below(microseconds));
        m_process.kill();
        if (!m_process.waitForFinished(kVictimPatienceMs))
            return false;
        m_told = Told(output + m_process.readAllStandardOutput());
        return true;
    }
    /// Waits until it has killed itself.
    [[nodiscard]] bool dies()
    {
        return m_process.waitForFinished(kVictimPatienceMs) && m_process.exitStatus() == QProcess::CrashExit;
    }
    /// Waits until it has ended; -1 if it was killed or does not end.
    [[nodiscard]] int exitCode()
    {
        if (!m_process.waitForFinished(kVictimPatienceMs) || m_process.exitStatus() != QProcess::NormalExit)
            return -1;
        m_told = Told(m_process.readAllStandardOutput());
        return m_process.exitCode();
    }
    /// False if it had ended before it could be killed.
    [[nodiscard]] bool wasKilled() const { return m_process.exitStatus() == QProcess::CrashExit; }
    [[nodiscard]] const Told& told() const { return m_told; }

private:
    QProcess m_process;
    Told m_told{{}};
};

} // namespace qumalaq

/// Like QTEST_MAIN for a kind of application, in a program that is its own victim: int victim(int argc, char** argv).
#define QUMALAQ_TEST_WITH_VICTIM(Application, Test, victim)                                                            \
    int main(int argc, char** argv)                                                                                    \
    {                                                                                                                  \
        if (argc > 1 && qstrcmp(argv[1], "victim") == 0)                                                               \
            return victim(argc, argv);                                                                                 \
        Application application(argc, argv);                                                                           \
        Test test;                                                                                                     \
        QTEST_SET_MAIN_SOURCE_PATH                                                                                     \
        return QTest::qExec(&test, argc, argv);                                                                        \
    }
