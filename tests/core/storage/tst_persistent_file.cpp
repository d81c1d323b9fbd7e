// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/storage/persistent_file.h"

#include "tests/core/storage/storage_testing.h"
#include "tests/semaphore.h"

#include <QSignalSpy>
#include <QTest>

#include <memory>
#include <mutex>
#include <vector>

using namespace qumalaq;
using namespace qumalaq::storage;
using namespace qumalaq::storage::testing;

using State = OpenedFile::State;

namespace {

/// The file starts with its format; this program knows formats 1 and 2.
FileContent judge(const QByteArray& bytes)
{
    bool isNumber = false;
    const int format = bytes.left(bytes.indexOf(' ')).toInt(&isNumber);
    return classifyFormat(isNumber ? std::optional(format) : std::nullopt, 2);
}

/// A disk that the test blocks and unblocks, and that remembers what was written.
struct FakeDisk {
    std::mutex mutex;
    std::vector<PersistentFile::Bytes> written;
    int failures = 0; ///< number of the next attempts that fail
    int attempts = 0;
    bool isGated = false;
    Semaphore entered;
    Semaphore goOn;

    static PersistentFile::Writer writerOf(const std::shared_ptr<FakeDisk>& disk)
    {
        return [disk](const QString&, const Transform& change) -> Expected<void, QString> {
            const auto bytes = change(std::nullopt);
            if (disk->isGated) {
                disk->entered.release();
                disk->goOn.acquire();
            }
            const std::lock_guard lock(disk->mutex);
            ++disk->attempts;
            if (disk->failures > 0) {
                --disk->failures;
                return unexpected(QStringLiteral("no room %1").arg(disk->attempts));
            }
            disk->written.push_back(*bytes);
            return {};
        };
    }
    /// Writes real files, each when the test says so.
    static PersistentFile::Writer gatedUpdateOf(const std::shared_ptr<FakeDisk>& disk)
    {
        return [disk](const QString& path, const Transform& change) {
            disk->entered.release();
            disk->goOn.acquire();
            return updateFile(path, change);
        };
    }
};

} // namespace

class TestPersistentFile : public FolderTest {
    Q_OBJECT

private Q_SLOTS:
    void init() { makeFolder(); }

    void whatIsWrittenIsReadAgain()
    {
        {
            PersistentFile file;
            QCOMPARE(int(file.open(path("deep/er/file"), judge).state), int(State::Missing));
            QSignalSpy kept(&file, &PersistentFile::saved);
            file.write("1 one");
            QVERIFY(kept.wait());
            QCOMPARE(bytesOf(path("deep/er/file")), QByteArray("1 one"));
            file.write("1 two");
        }
        PersistentFile file;
        QSignalSpy opened(&file, &PersistentFile::opened);
        QCOMPARE(int(file.open(path("deep/er/file"), judge).state), int(State::Valid));
        QCOMPARE(opened.size(), 1);
        QCOMPARE(file.opening().bytes, QByteArray("1 two"));
        file.remove();
        QVERIFY(file.waitForDisk());
        QVERIFY(namesIn(path("deep/er")).isEmpty());
    }

    void whereThereIsNoPathNothingIsKept()
    {
        PersistentFile file;
        file.write("1 x");
        QVERIFY(!file.canSave());
        file.open({}, judge);
        file.write("1 x");
        QVERIFY(!file.canSave());
        QVERIFY(file.waitForDisk());
    }

    void statesThatComeWhileOneIsWrittenReplaceEachOther()
    {
        const auto disk = std::make_shared<FakeDisk>();
        disk->isGated = true;
        PersistentFile file(FakeDisk::writerOf(disk), work::kTimeout);
        file.open(path(), judge);
        QSignalSpy kept(&file, &PersistentFile::saved);
        file.write("1 first");
        disk->entered.acquire();
        for (int i = 0; i < 1000; ++i)
            file.write("1 state " + QByteArray::number(i));
        disk->isGated = false; // the semaphore orders the accesses
        disk->goOn.release();
        QVERIFY(file.waitForDisk());
        QVERIFY(disk->written
                == (std::vector<PersistentFile::Bytes>{QByteArray("1 first"), QByteArray("1 state 999")}));
        QVERIFY(kept.wait());
        QCoreApplication::processEvents();
        QCOMPARE(kept.size(), 1); // the first was no longer the newest
    }

    void theLastStateWinsWhetherItIsAFileOrNone()
    {
        for (const bool isRemovedLast : {true, false}) {
            PersistentFile file;
            file.open(path(), judge);
            for (int i = 0; i < 20; ++i) {
                file.write("1 x");
                file.remove();
            }
            if (!isRemovedLast)
                file.write("1 last");
            QVERIFY(file.waitForDisk());
            QCOMPARE(QFile::exists(path()), !isRemovedLast);
        }
        QCOMPARE(bytesOf(path()), QByteArray("1 last"));
    }

    void theEndWaitsForTheNewestState()
    {
        const auto disk = std::make_shared<FakeDisk>();
        {
            PersistentFile file(FakeDisk::writerOf(disk), work::kTimeout);
            file.open(path(), judge);
            for (int i = 0; i < 50; ++i)
                file.write("1 state " + QByteArray::number(i));
        }
        QVERIFY(disk->written.back() == QByteArray("1 state 49"));
    }

    /// Without the time limit this test would not end.
    void aHangingDiskDoesNotKeepTheProgramFromEnding()
    {
        const auto disk = std::make_shared<FakeDisk>();
        disk->isGated = true;
        {
            PersistentFile file(FakeDisk::writerOf(disk), std::chrono::milliseconds(20));
            file.open(path(), judge);
            file.write("1 x");
            QVERIFY(!file.waitForDisk());
        }
        disk->goOn.release();
    }

    void whatALaterVersionWroteIsReadAndNeverWritten()
    {
        QVERIFY(put(path(), "3 of the future"));
        {
            PersistentFile file;
            const OpenedFile& opening = file.open(path(), judge);
            QCOMPARE(int(opening.state), int(State::Newer));
            QCOMPARE(opening.bytes, QByteArray("3 of the future"));
            QVERIFY(!file.canSave());
            file.write("2 mine");
            file.remove();
            QVERIFY(file.waitForDisk());
        }
        QCOMPARE(bytesOf(path()), QByteArray("3 of the future"));
        QCOMPARE(namesIn(m_folder.path()).size(), 1);
    }

    void whatCannotBeReadIsSetAsideEachTime()
    {
        for (int i = 1; i <= 3; ++i) {
            QVERIFY(put(path(), "nonsense"));
            PersistentFile file;
            QCOMPARE(int(file.open(path(), judge).state), int(State::SetAside));
            QCOMPARE(bytesOf(file.opening().aside), QByteArray("nonsense"));
            QVERIFY(file.canSave());
            file.write("1 anew");
            QVERIFY(file.waitForDisk());
            QCOMPARE(namesIn(m_folder.path()).size(), i + 1);
        }
    }

    void aLeftoverOfAKilledProgramIsRemoved()
    {
        QVERIFY(put(path(), "1 whole"));
        QVERIFY(put(path("file.new"), "1 ha"));
        PersistentFile file;
        QCOMPARE(file.open(path(), judge).bytes, QByteArray("1 whole"));
        QCOMPARE(namesIn(m_folder.path()), QStringList{QStringLiteral("file")});
    }

    void anErrorIsToldOnceAndTriedAgain()
    {
        const auto disk = std::make_shared<FakeDisk>();
        disk->failures = 4;
        PersistentFile file(FakeDisk::writerOf(disk), work::kTimeout);
        file.setRetry(std::chrono::milliseconds(1));
        file.open(path(), judge);
        QSignalSpy kept(&file, &PersistentFile::saved);
        QSignalSpy failed(&file, &PersistentFile::failed);
        file.write("1 x");
        QVERIFY(failed.wait());
        QVERIFY(file.isFailing());
        QVERIFY(kept.size() == 1 || kept.wait());
        QVERIFY(!file.isFailing());
        QCOMPARE(failed.size(), 1);
        QCOMPARE(failed.at(0).at(0).toString(), QStringLiteral("no room 1"));
        QVERIFY(disk->written == std::vector<PersistentFile::Bytes>{QByteArray("1 x")});
        QCOMPARE(disk->attempts, 5);

        // It worked in between: the error is reported again.
        disk->failures = 1;
        file.write("1 y");
        QVERIFY(failed.wait());
        QCOMPARE(failed.size(), 2);
        QVERIFY(kept.wait());
    }

    void theNewestStateIsWhatIsTriedAgain()
    {
        const auto disk = std::make_shared<FakeDisk>();
        disk->failures = 2;
        PersistentFile file(FakeDisk::writerOf(disk), work::kTimeout);
        file.setRetry(std::chrono::hours(1));
        file.open(path(), judge);
        QSignalSpy failed(&file, &PersistentFile::failed);
        QSignalSpy kept(&file, &PersistentFile::saved);
        file.write("1 old");
        QVERIFY(failed.wait());
        file.write("1 newer");
        QVERIFY(!file.waitForDisk());
        file.write("1 newest");
        QVERIFY(file.waitForDisk());
        QVERIFY(kept.wait());
        QCOMPARE(failed.size(), 1);
        QVERIFY(disk->written == std::vector<PersistentFile::Bytes>{QByteArray("1 newest")});
    }

    void theEndTriesOnceMore()
    {
        const auto disk = std::make_shared<FakeDisk>();
        disk->failures = 1;
        {
            PersistentFile file(FakeDisk::writerOf(disk), work::kTimeout);
            file.setRetry(std::chrono::hours(1));
            file.open(path(), judge);
            QSignalSpy failed(&file, &PersistentFile::failed);
            file.write("1 x");
            QVERIFY(failed.wait());
        }
        QVERIFY(disk->written == std::vector<PersistentFile::Bytes>{QByteArray("1 x")});
    }

    void aFolderThatGoesAndComesBackIsWrittenAgain()
    {
        PersistentFile file;
        file.setRetry(std::chrono::milliseconds(1));
        file.open(path("home/file"), judge);
        file.write("1 one");
        QVERIFY(file.waitForDisk());
        // A file in place of the folder stops even root from creating it again.
        QVERIFY(QDir(path("home")).removeRecursively());
        QVERIFY(put(path("home"), ""));
        QSignalSpy failed(&file, &PersistentFile::failed);
        QSignalSpy kept(&file, &PersistentFile::saved);
        file.write("1 two");
        QVERIFY(failed.wait());
        QVERIFY2(wordsFor(ENOTDIR).contains(failed.at(0).at(0).toString()), qPrintable(failed.at(0).at(0).toString()));
        kept.clear();
        QVERIFY(QFile::remove(path("home")));
        QVERIFY(kept.wait());
        QCOMPARE(bytesOf(path("home/file")), QByteArray("1 two"));
        QCOMPARE(failed.size(), 1);
    }

#ifdef Q_OS_UNIX
    void aFullDiskKeepsTheOldStateAndTheNewOneFollows()
    {
        PersistentFile file;
        file.setRetry(std::chrono::milliseconds(1));
        file.open(path(), judge);
        file.write("1 old");
        QVERIFY(file.waitForDisk());
        QSignalSpy failed(&file, &PersistentFile::failed);
        QSignalSpy kept(&file, &PersistentFile::saved);
        {
            const FullDisk full(7);
            file.write("1 longer than there is room");
            QVERIFY(failed.wait());
            QCOMPARE(failed.at(0).at(0).toString(), FullDisk::reason());
            QCOMPARE(bytesOf(path()), QByteArray("1 old"));
            kept.clear();
        }
        QVERIFY(kept.size() == 1 || kept.wait());
        QCOMPARE(bytesOf(path()), QByteArray("1 longer than there is room"));
        QCOMPARE(failed.size(), 1);
    }
#endif

    void whatAnotherProgramWroteIsSetAsideAndTold()
    {
        PersistentFile file;
        file.open(path(), judge);
        QSignalSpy changed(&file, &PersistentFile::changedByOthers);
        QSignalSpy kept(&file, &PersistentFile::saved);
        file.write("1 mine");
        QVERIFY(kept.wait());
        QVERIFY(put(path(), "1 theirs"));
        file.write("1 mine again");
        QTRY_COMPARE(kept.size(), 2);
        QCOMPARE(bytesOf(path()), QByteArray("1 mine again"));
        QCOMPARE(changed.size(), 1);
        QCOMPARE(bytesOf(changed.at(0).at(0).toString()), QByteArray("1 theirs"));
        file.write("1 and again");
        QTRY_COMPARE(kept.size(), 3);
        QVERIFY(QFile::remove(path())); // nothing that could be lost
        file.write("1 the last");
        QTRY_COMPARE(kept.size(), 4);
        QCOMPARE(changed.size(), 1);
        QCOMPARE(namesIn(m_folder.path()).size(), 2);
    }

    void whatALaterVersionWritesMeanwhileIsNotOverwritten()
    {
        PersistentFile file;
        file.open(path(), judge);
        QSignalSpy failed(&file, &PersistentFile::failed);
        QVERIFY(put(path(), "3 of the future"));
        file.write("1 mine");
        QVERIFY(failed.wait());
        QCOMPARE(bytesOf(path()), QByteArray("3 of the future"));
        QCOMPARE(namesIn(m_folder.path()).size(), 1);
    }

    void aChangeIsMadeToWhatIsInTheFileNow()
    {
        QVERIFY(put(path(), "1 one"));
        PersistentFile file;
        file.open(path(), judge);
        QVERIFY(put(path(), "1 two"));
        file.update([](const Bytes& now) -> Expected<Bytes, QString> { return Bytes(now.value_or("1") + " more"); });
        QVERIFY(file.waitForDisk());
        QCOMPARE(bytesOf(path()), QByteArray("1 two more"));
        QCOMPARE(namesIn(m_folder.path()).size(), 1);
    }

    /// The disk does not go on before both calls have returned.
    void openingDoesNotWaitForWhatIsStillToBeWritten()
    {
        const auto disk = std::make_shared<FakeDisk>();
        disk->isGated = true;
        PersistentFile file(FakeDisk::writerOf(disk), std::chrono::hours(1));
        file.open(path("one"), judge);
        file.write("1 one");
        disk->entered.acquire();
        file.open(path("two"), judge);
        QCOMPARE(int(file.open(path("one"), judge).state), int(State::Valid));
        QCOMPARE(file.opening().bytes, QByteArray("1 one"));
        QSignalSpy kept(&file, &PersistentFile::saved);
        disk->isGated = false; // the semaphore orders the accesses
        disk->goOn.release();
        QVERIFY(kept.wait());
    }

    void whatCouldNotBeWrittenBeforeAnotherPathIsTriedAgain()
    {
        const auto disk = std::make_shared<FakeDisk>();
        disk->failures = 2;
        PersistentFile file(FakeDisk::writerOf(disk), work::kTimeout);
        file.setRetry(std::chrono::milliseconds(1));
        file.open(path("one"), judge);
        file.write("1 one");
        file.open(path("two"), judge);
        const auto isWritten = [&disk] {
            const std::lock_guard lock(disk->mutex);
            return disk->written == std::vector<PersistentFile::Bytes>{QByteArray("1 one")};
        };
        QTRY_VERIFY(isWritten());
    }

    void aFormerPathThatWasRemovedStaysRemoved()
    {
        const auto disk = std::make_shared<FakeDisk>();
        QVERIFY(put(path("one"), "1 old"));
        PersistentFile file(FakeDisk::gatedUpdateOf(disk), work::kTimeout);
        file.open(path("one"), judge);
        file.write("1 one");
        disk->entered.acquire();
        file.write("1 newer");
        file.open(path("two"), judge);
        disk->goOn.release();
        disk->entered.acquire(); // the first is written
        QVERIFY(QFile::remove(path("one")));
        disk->goOn.release();
        (void)file.waitForDisk();
        QVERIFY(!QFile::exists(path("one")));
    }

    void aPathThatIsOpenedAgainIsWrittenEvenIfTheFileWasRemoved()
    {
        const auto disk = std::make_shared<FakeDisk>();
        QVERIFY(put(path("one"), "1 old"));
        PersistentFile file(FakeDisk::gatedUpdateOf(disk), work::kTimeout);
        file.open(path("one"), judge);
        file.write("1 one");
        disk->entered.acquire();
        file.open(path("two"), judge);
        file.open(path("one"), judge);
        file.write("1 newer");
        disk->goOn.release();
        disk->entered.acquire(); // the first is written
        QVERIFY(QFile::remove(path("one")));
        disk->goOn.release();
        QVERIFY(file.waitForDisk());
        QCOMPARE(bytesOf(path("one")), QByteArray("1 newer"));
    }

    void anotherPathLeavesTheFirstAsItWas()
    {
        PersistentFile file;
        file.open(path("one"), judge);
        file.write("1 one");
        QCOMPARE(int(file.open(path("two"), judge).state), int(State::Missing));
        file.write("1 two");
        QVERIFY(file.waitForDisk());
        QCOMPARE(bytesOf(path("one")), QByteArray("1 one"));
        QCOMPARE(bytesOf(path("two")), QByteArray("1 two"));
    }
};

QTEST_GUILESS_MAIN(TestPersistentFile)
#include "tst_persistent_file.moc"
