// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What does not happen on a developer's machine. packaging/linux/hostile.sh also runs the program in hostile
// surroundings.
#include "app/desktop/library/progress_row.h"
#include "app/desktop/records/board_picture.h"
#include "app/desktop/records/record_files.h"
#include "app/desktop/records/score_sheet.h"
#include "app/desktop/study/study_page.h"
#include "app/desktop/text/player_text.h"
#include "core/library/library.h"
#include "core/notation/tgk_writer.h"
#include "tests/app/desktop/window_fixture.h"
#include "tests/core/library/library_testing.h"
#include "tests/files.h"

#include <QDir>
#include <QFile>
#include <QFileDialog>
#include <QLabel>
#include <QPushButton>
#include <QTest>
#include <QXmlStreamReader>

#include <optional>

using namespace qumalaq;
using namespace qumalaq::desktop;

namespace {

QString libraryIn(const QString& folder)
{
    return QDir(folder).filePath(QStringLiteral("games.library"));
}

int gamesIn(const QString& library)
{
    const auto opened = library::Library::open(library);
    return opened ? (*opened)->count().value_or(-1) : -1;
}

void playAgainst(Program& program, int level)
{
    program.begin({.level = level});
}

/// Of this process, in MiB; 0 where the system does not say it as Linux does.
double memoryInUse()
{
    constexpr double kPage = 4096;
    QFile file(QStringLiteral("/proc/self/statm"));
    if (!file.open(QIODevice::ReadOnly))
        return 0;
    return file.readAll().split(' ').value(1).toDouble() * kPage / (1024 * 1024);
}

} // namespace

class TestHostileUse : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_folder.emplace();
        QVERIFY(m_folder->isValid());
    }

    /// The first test, so that the memory of others does not hide what is lost.
    void memoryDoesNotGrowFromGameToGame()
    {
#ifdef __SANITIZE_ADDRESS__
        QSKIP("The address sanitizer keeps what was freed");
#endif
        if (memoryInUse() == 0)
            QSKIP("The system does not say how much memory is in use");
        Program program(m_folder->path());
        program.pages().setLibraryFile(libraryIn(m_folder->path()));
        playAgainst(program, 1);
        Prng random(3);
        double afterTen = 0;
        for (int game = 1; game <= 20; ++game) {
            while (!program.match.outcome()) {
                QTRY_VERIFY_WITH_TIMEOUT(program.match.outcome() || program.match.isPersonToMove(), 60'000);
                if (program.match.outcome())
                    break;
                const rules::MoveList moves = program.match.history().position().legalMoves();
                const rules::Move move = moves[static_cast<int>(random.below(static_cast<unsigned>(moves.size())))];
                program.click(move.from.row, move.from.number);
                QCoreApplication::processEvents();
            }
            const double used = memoryInUse();
            if (game == 1 || game == 5 || game == 10 || game == 20)
                qInfo("after game %d: %.1f MiB", game, used);
            if (game == 10)
                afterTen = used;
            if (game == 20)
                QVERIFY2(used < afterTen + kNoise, qPrintable(QString::number(used - afterTen)));
            program.pages().startGame(program.settings().newGame());
            QTRY_VERIFY(!program.match.outcome());
        }
    }

#ifndef Q_OS_WIN // does not remove open files
    void homeFolderThatIsRemovedDuringAGameIsMadeAgain()
    {
        const QString home = m_folder->filePath(QStringLiteral("home"));
        QVERIFY(QDir().mkpath(home));
        {
            Program program(home);
            program.pages().setLibraryFile(libraryIn(home));
            program.beginForTwo();
            program.press(Qt::Key_7);
            QTRY_VERIFY(QFile::exists(libraryIn(home)));
            program.settings().waitForDisk();            // a lock file that vanishes is a warning of Qt
            QTRY_VERIFY(QDir(home).removeRecursively()); // a thread may be writing
            program.press(Qt::Key_9);
            QCOMPARE(program.plies(), 2);
            QVERIFY(QFile::exists(program.journal()));
            program.resign();
            QTRY_VERIFY(program.match.outcome());
        }
        QCOMPARE(gamesIn(libraryIn(home)), 1);
    }
#endif

    void namesFromAFileAreShownAndSavedAsTheyAre_data()
    {
        QTest::addColumn<QString>("name");
        QTest::newRow("a path") << QStringLiteral("/etc/passwd");
        QTest::newRow("the folder above") << QStringLiteral("../../x");
        QTest::newRow("HTML") << QStringLiteral("<b>x</b><img src=\"x\">");
        QTest::newRow("an entity") << QStringLiteral("&lt;&amp;");
        QTest::newRow("places of an argument") << QStringLiteral("%1 %2 %n %L1");
        QTest::newRow("marks that turn the direction") << QStringLiteral("a\u202Ekgt.exe\u200F");
        QTest::newRow("a device of Windows") << QStringLiteral("CON");
        QTest::newRow("quotation marks") << QStringLiteral("\"]\\\" [x \"");
        QTest::newRow("characters of a terminal") << QStringLiteral("a\x1B[2Jb\x07\x01");
        QTest::newRow("300 letters") << QStringLiteral("ә").repeated(300);
        QTest::newRow("10,000 emojis") << QStringLiteral("🂡").repeated(10'000);
    }
    void namesFromAFileAreShownAndSavedAsTheyAre()
    {
        QFETCH(QString, name);
        Prng random(1);
        notation::GameRecord record = library::testing::randomGame(random, 10);
        record.setTag("White", name.toStdString());
        record.setTag("Black", name.toStdString());
        record.setTag("Event", name.toStdString());
        record.setTag("Date", name.toStdString());

        Program program(m_folder->path());
        program.settings().setFileFolder(m_folder->path());
        program.open();
        program.pages().openStudy(record);
        QCOMPARE(program.window->page(), program.pages().study());
        for (const QLabel* label : program.window->findChildren<QLabel*>()) {
            if (label->isVisible())
                QVERIFY2(label->textFormat() == Qt::PlainText, qPrintable(label->text()));
        }

        program.trigger(ActionId::SaveAs);
        auto* dialog = program.window->findChild<QFileDialog*>();
        QVERIFY(dialog != nullptr);
        QCOMPARE(dialog->selectedFiles().size(), 1);
        const QString path = dialog->selectedFiles().front();
        QCOMPARE(QFileInfo(path).absolutePath(), m_folder->path());
        Q_EMIT dialog->fileSelected(path);
        dialog->close();
        QTRY_VERIFY2(QFile::exists(path), qPrintable(program.notice()));
        const auto read = readTextFile(path);
        QVERIFY(read);
        const auto games = desktop::gamesIn(*read);
        QCOMPARE(games.games.size(), std::size_t(1));
        QVERIFY(games.games.front().record == record);

        QVERIFY(pdfOf(scoreSheet(record, Language::Russian)).startsWith("%PDF"));
        PictureContent content = pictureOf(record.finalPosition(), themeOf(ThemeId::Paper));
        content.names.fill(PlayerText::nameOf(record, rules::Side::South));
        QXmlStreamReader picture(boardFile(content, 800, PictureFormat::Svg));
        while (!picture.atEnd())
            picture.readNext();
        QVERIFY2(!picture.hasError(), qPrintable(picture.errorString()));
    }

    void importIsCancelled()
    {
        const QString file = m_folder->filePath(QStringLiteral("many.tgk"));
        constexpr int kMany = 4000;
        Prng random(2);
        QByteArray text;
        for (int game = 0; game < kMany; ++game)
            text += QByteArray::fromStdString(notation::toTgk(library::testing::randomGame(random, 80))) + '\n';
        QVERIFY(put(file, text));
        {
            Program program(m_folder->path());
            program.pages().setLibraryFile(libraryIn(m_folder->path()));
            program.open();
            program.pages().importFiles({file});
            auto* row = program.window->findChild<ProgressRow*>();
            QVERIFY(row != nullptr);
            QTRY_VERIFY(row->isVisible());
            QTest::mouseClick(row->findChild<QPushButton*>(), Qt::LeftButton);
            QTRY_VERIFY_WITH_TIMEOUT(program.notice().startsWith(QStringLiteral("Stopped.")), 60'000);
            QVERIFY(!row->isVisible());
        }
        const int kept = gamesIn(libraryIn(m_folder->path()));
        QVERIFY2(kept >= 0 && kept < kMany, qPrintable(QString::number(kept)));
    }

    void windowClosesWhileTheHighestLevelThinks()
    {
        QElapsedTimer closing;
        {
            Program program(m_folder->path());
            playAgainst(program, 10);
            program.match.setMinimumThinkingTime(60'000);
            program.press(Qt::Key_7);
            QTRY_VERIFY(program.match.isThinking());
            closing.start();
            program.window->close();
        }
        qInfo("closed after %lld ms", static_cast<long long>(closing.elapsed()));
        QVERIFY(QFile::exists(m_folder->filePath(QStringLiteral("unfinished.game"))));
    }

private:
    static constexpr double kNoise = 40; // MiB; the search for mistakes in finished games may make its table meanwhile

    std::optional<QTemporaryDir> m_folder;
};

QUMALAQ_WINDOW_TEST(TestHostileUse)
#include "tst_hostile_use.moc"
