// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A program that keeps a file is killed, and runs on full and read-only disks. Everything that it reported as kept is
// there.
#include "core/base/prng.h"
#include "tests/core/storage/numbered_state.h"
#include "tests/core/storage/storage_testing.h"

#include <QProcess>
#include <QTemporaryDir>
#include <QTest>
#include <QThread>

#include <cerrno>
#include <random>

using namespace qumalaq;
using namespace qumalaq::storage::testing;

namespace {

const QString kVictim = QStringLiteral(QUMALAQ_STORAGE_VICTIM);

/// The numbers in complete lines of this kind.
QList<int> toldIn(const QByteArray& output, const QByteArray& kind)
{
    QList<int> numbers;
    const QByteArray whole = output.first(output.lastIndexOf('\n') + 1);
    for (const QByteArray& line : whole.split('\n')) {
        if (line.startsWith(kind + ' '))
            numbers.append(line.mid(kind.size() + 1).toInt());
    }
    return numbers;
}

struct Run {
    int code = -1;
    QByteArray output;
};

Run run(const QString& program, const QStringList& arguments)
{
    QProcess process;
    process.start(program, arguments);
    if (!process.waitForFinished(60'000))
        process.kill();
    return {process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -1, process.readAllStandardOutput()};
}

#ifdef Q_OS_WIN
std::optional<Run> runMounted(const QString&, const QString&, const QStringList&)
{
    return std::nullopt;
}
#else
/// Runs the victim in its own mount namespace, where `folder` is a small file system in memory with these options. None
/// where that is not permitted, as in some containers.
std::optional<Run> runMounted(const QString& folder, const QString& options, const QStringList& arguments)
{
    const QString mount = QStringLiteral("mount -t tmpfs -o %1 tmpfs \"$0\"").arg(options);
    const auto unshare = [&](const QString& then, const QStringList& rest) {
        return run(QStringLiteral("unshare"),
                   QStringList{QStringLiteral("-rm"), QStringLiteral("sh"), QStringLiteral("-c"), mount + then, folder}
                       + rest);
    };
    if (unshare({}, {}).code != 0)
        return std::nullopt;
    return unshare(QStringLiteral(" && exec \"$@\""), QStringList{kVictim} + arguments);
}
#endif

void checkTrouble(const Run& run, int reason)
{
    QVERIFY2(run.code == 0, qPrintable(QString::number(run.code) + QString::fromLocal8Bit(run.output)));
    QCOMPARE(run.output.count("failed "), 1);
    const QByteArray told = run.output.mid(run.output.indexOf("failed ") + 7);
    QVERIFY2(wordsFor(reason).contains(QString::fromLocal8Bit(told.left(told.indexOf('\n'))).trimmed()),
             run.output.constData());
    QCOMPARE(run.output.count("recovered "), 1);
    const auto before = toldIn(run.output.first(run.output.indexOf("failed ")), "kept");
    const auto holds = toldIn(run.output, "holds");
    QCOMPARE(holds.size(), 2);
    // A state reported as kept is read again.
    QCOMPARE(holds[0], before.isEmpty() ? 0 : before.last());
    QVERIFY(holds[1] > holds[0]);
}

} // namespace

class TestBadMoments : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aKilledProgramLosesNothingItSaidIsKept()
    {
        constexpr int kKills = 40;
        std::random_device device;
        const std::uint64_t seed = (std::uint64_t{device()} << 32) | device();
        qInfo("seed %llu", static_cast<unsigned long long>(seed));
        Prng random(seed);
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("file"));
        int kept = 0;
        int states = 0;
        int leftovers = 0;
        for (int kill = 0; kill < kKills; ++kill) {
            QProcess victim;
            victim.start(kVictim, {QStringLiteral("endlessly"), path, QString::number(random())});
            QVERIFY(victim.waitForStarted());
            const auto lines = static_cast<qsizetype>(1 + random.below(12));
            QByteArray output;
            while (output.count('\n') < lines) {
                QVERIFY(victim.waitForReadyRead(60'000));
                output += victim.readAllStandardOutput();
            }
            QThread::usleep(random.below(8000));
            victim.kill();
            QVERIFY(victim.waitForFinished(60'000));
            output += victim.readAllStandardOutput();
            QVERIFY2(!output.contains("failed"), output.constData());

            // The state left by the previous run was read, and nothing was set aside.
            const auto opened = toldIn(output, "opened");
            QVERIFY2(opened.size() == 1 && opened[0] >= kept, output.constData());
            const auto told = toldIn(output, "kept");
            QVERIFY(std::is_sorted(told.begin(), told.end()));
            kept = told.isEmpty() ? opened[0] : told.last();
            states += static_cast<int>(told.size());
            const QByteArray bytes = bytesOf(path);
            if (kept > 0 || QFile::exists(path)) {
                const auto number = numberIn(bytes);
                QVERIFY2(number && *number >= kept, bytes.left(80).constData());
            }
            const QStringList names = namesIn(folder.path());
            leftovers += names.contains(QStringLiteral("file.new")) ? 1 : 0;
            QVERIFY2(names.size() <= 2, qPrintable(names.join(u' ')));
        }
        qInfo("%d kills, %d states told as kept, %d times in the middle of a write", kKills, states, leftovers);
        QVERIFY(states > kKills);
    }

#ifndef Q_OS_WIN // has no limit on the size of files
    /// A disk of 64 KiB where one can be mounted; otherwise a limit on the size of files.
    void onAFullDiskTheKeptStateStaysAndTheNewestFollows()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("home/file"));
        const auto mounted =
            runMounted(folder.path(), QStringLiteral("size=64k"),
                       {QStringLiteral("until-full"), path, folder.filePath(QStringLiteral("ballast"))});
        qInfo("%s", mounted ? "a disk of 64 KiB" : "a limit on the size of files");
        if (mounted)
            checkTrouble(*mounted, ENOSPC);
        else
            checkTrouble(run(kVictim, {QStringLiteral("limited"), path}), EFBIG);
    }

    void aLimitOnTheSizeOfFilesIsLikeAFullDisk()
    {
        const QTemporaryDir folder;
        checkTrouble(run(kVictim, {QStringLiteral("limited"), folder.filePath(QStringLiteral("home/file"))}), EFBIG);
    }
#endif

    /// A read-only mount where one is possible; a folder that cannot be created everywhere.
    void aDiskThatCannotBeWrittenIsToldAndWrittenWhenItCan()
    {
        const QTemporaryDir folder;
        const auto mounted =
            runMounted(folder.path(), QStringLiteral("size=64k,ro"), {QStringLiteral("read-only"), folder.path()});
        qInfo("%s", mounted ? "a read-only disk" : "nothing can be mounted here");
        if (mounted)
            checkTrouble(*mounted, EROFS);
        const QString home = folder.filePath(QStringLiteral("home"));
        QVERIFY(put(home, "x"));
        checkTrouble(run(kVictim, {QStringLiteral("obstructed"), home + QStringLiteral("/file"), home}), ENOTDIR);
    }
};

QTEST_GUILESS_MAIN(TestBadMoments)
#include "tst_bad_moments.moc"
