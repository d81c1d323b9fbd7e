// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A program that keeps a file is killed, and runs on full and read-only disks. Everything that it reported as kept is
// there.
#include "core/storage/persistent_file.h"
#include "tests/core/storage/storage_testing.h"
#include "tests/random_seed.h"
#include "tests/victim.h"

#include <QCryptographicHash>
#include <QEventLoop>
#include <QTemporaryDir>
#include <QTimer>

#include <cerrno>
#include <functional>
#include <optional>

using namespace qumalaq;
using namespace qumalaq::storage;
using namespace qumalaq::storage::testing;

namespace {

/// "1 <number> <hash> <padding>": a state that shows whether it is complete.
QByteArray numberedState(int number, qsizetype size)
{
    const QByteArray rest = QByteArray::number(number) + QByteArray(size, 'x');
    return "1 " + QByteArray::number(number) + ' ' + QCryptographicHash::hash(rest, QCryptographicHash::Sha1).toHex()
           + ' ' + rest;
}

/// None if the state is not complete.
std::optional<int> numberIn(const QByteArray& state)
{
    const QList<QByteArray> words = state.split(' ');
    if (words.size() != 4 || words[0] != "1"
        || QCryptographicHash::hash(words[3], QCryptographicHash::Sha1).toHex() != words[2])
        return std::nullopt;
    return words[1].toInt();
}

/// Keeps numbered states in a file, and says what becomes of them.
class Keeper {
public:
    explicit Keeper(const QString& path)
    {
        m_file.setRetry(std::chrono::milliseconds(20));
        const OpenedFile& opening = m_file.open(
            path, [](const QByteArray& bytes) { return numberIn(bytes) ? FileContent::Valid : FileContent::Damaged; });
        m_number = numberIn(opening.bytes).value_or(0);
        say("opened", m_number);
        QObject::connect(&m_file, &PersistentFile::saved, [this] { say("kept", m_number); });
        QObject::connect(&m_file, &PersistentFile::failed, [this](const QString& reason) {
            say("failed", reason.toLocal8Bit());
            m_hasFailed = true;
        });
        QObject::connect(&m_file, &PersistentFile::recovered, [] { say("recovered"); });
    }

    void write(qsizetype size) { m_file.write(numberedState(++m_number, size)); }

    /// Writes growing states until one cannot be written; then makes room.
    int fillAndRecover(const std::function<bool()>& makeRoom)
    {
        for (qsizetype size = 1000; !m_hasFailed; size += 3000) {
            write(size);
            m_file.waitForDisk();
            QCoreApplication::processEvents();
        }
        say("holds", numberIn(bytesOf(m_file.path())).value_or(0));
        if (!makeRoom())
            return 3;
        QEventLoop loop;
        QObject::connect(&m_file, &PersistentFile::recovered, &loop, &QEventLoop::quit);
        loop.exec();
        if (!m_file.waitForDisk())
            return 4;
        say("holds", numberIn(bytesOf(m_file.path())).value_or(0));
        return 0;
    }

private:
    PersistentFile m_file;
    int m_number = 0;
    bool m_hasFailed = false;
};

/// victim endlessly FILE SEED       states without end, in bursts
/// victim until-full FILE BALLAST   on a small disk, in which the ballast is removed
/// victim limited FILE              with a limit on the size of this process's files (not on Windows)
/// victim read-only FOLDER          a read-only mount, which is then mounted writable
/// victim obstructed FILE OTHER     a file is in the place of its folder, and is removed
int victim(int argc, char** argv)
{
    const QCoreApplication application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments().mid(2);
    const QString& mode = arguments.at(0);
    const QString& path = arguments.at(1);
    const QString other = arguments.value(2);
    if (mode == QLatin1String("until-full") && !put(other, QByteArray(20'000, 'x')))
        return 3;
    Keeper keeper(mode == QLatin1String("read-only") ? path + QStringLiteral("/home/file") : path);
#ifdef Q_OS_UNIX
    if (mode == QLatin1String("limited")) {
        std::optional<FullDisk> disk(std::in_place, 20'000);
        return keeper.fillAndRecover([&] {
            disk.reset();
            return true;
        });
    }
#endif
    if (mode == QLatin1String("read-only")) {
        return keeper.fillAndRecover([&] {
            return QProcess::execute(QStringLiteral("mount"),
                                     {QStringLiteral("-o"), QStringLiteral("remount,rw"), path})
                   == 0;
        });
    }
    if (mode != QLatin1String("endlessly"))
        return keeper.fillAndRecover([&] { return QFile::remove(other); });
    Prng random(other.toULongLong());
    QTimer timer;
    QObject::connect(&timer, &QTimer::timeout, [&] {
        for (auto burst = 1 + random.below(4); burst > 0; --burst)
            keeper.write(static_cast<qsizetype>(random.below(20'000)));
        timer.setInterval(static_cast<int>(random.below(3)));
    });
    timer.start();
    return QCoreApplication::exec();
}

void checkTrouble(Victim& victim, int reason)
{
    QCOMPARE(victim.exitCode(), 0);
    int lastKept = 0;
    int keptBefore = -1;
    for (const Told::Line& line : victim.told().lines) {
        if (line.word == "kept")
            lastKept = line.about.toInt();
        else if (line.word == "failed")
            keptBefore = lastKept;
    }
    const auto failures = victim.told().allOf("failed");
    QCOMPARE(failures.size(), std::size_t(1));
    QVERIFY2(wordsFor(reason).contains(QString::fromLocal8Bit(failures[0])), failures[0].constData());
    QCOMPARE(victim.told().allOf("recovered").size(), std::size_t(1));
    const auto holds = victim.told().allOf("holds");
    QCOMPARE(holds.size(), std::size_t(2));
    // A state reported as kept is read again.
    QCOMPARE(holds[0].toInt(), keptBefore);
    QVERIFY(holds[1].toInt() > holds[0].toInt());
}

void checkTrouble(const QStringList& arguments, int reason)
{
    Victim victim(arguments);
    checkTrouble(victim, reason);
}

/// The same in a mount namespace of its own, where `folder` is a small file system in memory with these options. False
/// where that is not permitted, as in some containers.
bool checkMountedTrouble(const QString& folder, const QString& options, const QStringList& arguments, int reason)
{
#ifdef Q_OS_WIN
    return false;
#else
    const QString mount = QStringLiteral("mount -t tmpfs -o %1 tmpfs \"$0\"").arg(options);
    const auto unshare = [&](const QString& command) {
        return QStringList{QStringLiteral("unshare"),
                           QStringLiteral("-rm"),
                           QStringLiteral("sh"),
                           QStringLiteral("-c"),
                           command,
                           folder};
    };
    if (Victim({}, unshare(mount)).exitCode() != 0)
        return false;
    Victim victim(arguments, unshare(mount + QStringLiteral(" && exec \"$@\"")));
    checkTrouble(victim, reason);
    return true;
#endif
}

} // namespace

class TestBadMoments : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aKilledProgramLosesNothingItSaidIsKept()
    {
        constexpr int kKills = 40;
        Prng random(newSeed());
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("file"));
        int kept = 0;
        std::size_t states = 0;
        int leftovers = 0;
        for (int kill = 0; kill < kKills; ++kill) {
            Victim victim({QStringLiteral("endlessly"), path, QString::number(random())});
            QVERIFY(victim.isKilledAfter(1 + random.below(12), random, 8000));
            const Told& told = victim.told();
            QVERIFY(!told.has("failed"));

            // The state left by the previous run was read, and nothing was set aside.
            QCOMPARE(told.allOf("opened").size(), std::size_t(1));
            QVERIFY(told.last("opened") >= kept);
            const auto numbers = told.allOf("kept");
            QVERIFY(std::is_sorted(numbers.begin(), numbers.end(),
                                   [](const auto& a, const auto& b) { return a.toInt() < b.toInt(); }));
            kept = numbers.empty() ? told.last("opened") : told.last("kept");
            states += numbers.size();
            const QByteArray bytes = bytesOf(path);
            if (kept > 0 || QFile::exists(path)) {
                const auto number = numberIn(bytes);
                QVERIFY2(number && *number >= kept, bytes.left(80).constData());
            }
            const QStringList names = namesIn(folder.path());
            leftovers += names.contains(QStringLiteral("file.new")) ? 1 : 0;
            QVERIFY2(names.size() <= 2, qPrintable(names.join(u' ')));
        }
        qInfo("%d kills, %d states told as kept, %d times in the middle of a write", kKills, static_cast<int>(states),
              leftovers);
        QVERIFY(states > kKills);
    }

#ifndef Q_OS_WIN // has no limit on the size of files
    /// A disk of 64 KiB where one can be mounted; otherwise a limit on the size of files.
    void onAFullDiskTheKeptStateStaysAndTheNewestFollows()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("home/file"));
        if (!checkMountedTrouble(folder.path(), QStringLiteral("size=64k"),
                                 {QStringLiteral("until-full"), path, folder.filePath(QStringLiteral("ballast"))},
                                 ENOSPC))
            qInfo("nothing can be mounted here");
        checkTrouble({QStringLiteral("limited"), path}, EFBIG);
    }
#endif

    /// A read-only mount where one is possible; a folder that cannot be created everywhere.
    void aDiskThatCannotBeWrittenIsToldAndWrittenWhenItCan()
    {
        const QTemporaryDir folder;
        if (!checkMountedTrouble(folder.path(), QStringLiteral("size=64k,ro"),
                                 {QStringLiteral("read-only"), folder.path()}, EROFS))
            qInfo("nothing can be mounted here");
        const QString home = folder.filePath(QStringLiteral("home"));
        QVERIFY(put(home, "x"));
        checkTrouble({QStringLiteral("obstructed"), home + QStringLiteral("/file"), home}, ENOTDIR);
    }
};

QUMALAQ_TEST_WITH_VICTIM(QCoreApplication, TestBadMoments, victim)
#include "tst_bad_moments.moc"
