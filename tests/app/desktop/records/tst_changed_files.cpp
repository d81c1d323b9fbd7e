// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Saving a game into a file that is not as it was when the game was opened.
#include "tests/app/desktop/wait_for.h"
#include "tests/app/desktop/window_fixture.h"
#include "tests/core/storage/storage_testing.h"

#include "app/desktop/records/record_controller.h"
#include "app/desktop/study/study_page.h"
#include "app/desktop/ui/notice_bar.h"

#include <QFile>
#include <QMessageBox>
#include <QSignalSpy>

#include <cerrno>

using namespace qumalaq;
using namespace qumalaq::desktop;
using storage::testing::tells;

namespace {

constexpr const char* kGame = "[White \"Ann\"]\n[Black \"Bob\"]\n\n1. 76 98 2. 66 87 *\n";

} // namespace

class TestChangedFiles : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Program> m_program;

    [[nodiscard]] QString write(const QByteArray& text) const
    {
        const QString path = m_folder->filePath(QStringLiteral("a.tgk"));
        [[maybe_unused]] const bool isWritten = put(path, text);
        return path;
    }
    /// Waits until the game of the file is in the study.
    [[nodiscard]] bool open(const QString& path) const
    {
        const QSignalSpy opened(m_program->window->records(), &RecordController::gameOpened);
        m_program->window->openFiles({path});
        return QTest::qWaitFor([&] { return !opened.isEmpty(); });
    }

private Q_SLOTS:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_program = std::make_unique<Program>(m_folder->path());
        m_program->beginForTwo();
    }
    void cleanup()
    {
        m_program.reset();
        m_folder.reset();
    }

    void aWriteProtectedFileIsLeftUnchanged()
    {
        const QString path = write(kGame);
        QVERIFY(open(path));
        QVERIFY(QFile::setPermissions(path, QFile::ReadOwner));
        m_program->pages().study()->document()->setComment(QStringLiteral("new"));
        m_program->trigger(ActionId::Save);
        QTRY_VERIFY(m_program->window->notices()->contains(NoticeId::Records));
        QVERIFY2(tells(m_program->notice(), EACCES), qPrintable(m_program->notice()));
        QCOMPARE(bytesOf(path), QByteArray(kGame));
        QVERIFY(m_program->pages().study()->isModified());
        QVERIFY(QFile::setPermissions(path, QFile::ReadOwner | QFile::WriteOwner));
        m_program->pages().study()->setSaved();
    }

    void whatAnotherProgramAddedToTheFileStaysThere()
    {
        const QByteArray other = "[White \"Cid\"]\n\n1. 76 *\n";
        const QString path = write(kGame);
        QVERIFY(open(path));
        (void)write(other + '\n' + kGame + '\n' + other);
        StudyPage* study = m_program->pages().study();
        for (const char* comment : {"first", "second"}) {
            study->document()->setComment(QLatin1String(comment));
            m_program->trigger(ActionId::Save);
            QTRY_VERIFY(!study->isModified());
            const QByteArray text = bytesOf(path);
            QVERIFY2(text.startsWith(other + '\n') && text.endsWith('\n' + other), text.constData());
            const GamesInText games = gamesIn(text);
            QCOMPARE(games.games.size(), std::size_t(3));
            QVERIFY(games.textOf(1).contains(comment));
        }
    }

    void aGameThatIsNoLongerInItsFileOverwritesNothing()
    {
        const QByteArray other = "[White \"Cid\"]\n\n1. 76 *\n";
        const QString path = write(kGame);
        QVERIFY(open(path));
        (void)write(other);
        StudyPage* study = m_program->pages().study();
        study->document()->setComment(QStringLiteral("new"));
        m_program->trigger(ActionId::Save);
        auto* question = waitFor<QMessageBox>(m_program->window.get());
        QVERIFY(question);
        QCOMPARE(bytesOf(path), other);
        QTest::keyClick(question, Qt::Key_Escape);
        delete question;
        QVERIFY(study->isModified());
        QCOMPARE(bytesOf(path), other);
        // Enter adds the game.
        m_program->trigger(ActionId::Save);
        question = waitFor<QMessageBox>(m_program->window.get());
        QVERIFY(question);
        QTest::keyClick(question, Qt::Key_Return);
        QTRY_VERIFY(!study->isModified());
        const QByteArray text = bytesOf(path);
        QVERIFY2(text.startsWith(other), text.constData());
        const GamesInText games = gamesIn(text);
        QCOMPARE(games.games.size(), std::size_t(2));
        QVERIFY(games.textOf(1).contains("{new}"));
        // From now on it is there.
        study->document()->setComment(QStringLiteral("newer"));
        m_program->trigger(ActionId::Save);
        QTRY_VERIFY(!study->isModified());
        QCOMPARE(gamesIn(bytesOf(path)).games.size(), std::size_t(2));
    }
};

QUMALAQ_WINDOW_TEST(TestChangedFiles)
#include "tst_changed_files.moc"
