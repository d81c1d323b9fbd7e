// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/records/record_files.h"
#include "core/notation/paper_position.h"
#include "core/notation/tgk_writer.h"

#include "app/desktop/records/board_picture.h"
#include "app/desktop/records/score_sheet.h"
#include "tests/core/storage/storage_testing.h"
#include "tests/online_games.h"

#include <QSvgRenderer>
#include <QTemporaryDir>
#include <QTemporaryFile>
#include <QTest>

#include <cerrno>

using namespace qumalaq;
using namespace qumalaq::desktop;
using storage::testing::wordsFor;

namespace {

} // namespace

class TestRecordFiles : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void realGamesAreReadWithoutAComplaint()
    {
        const GamesInText games = gamesIn(onlineText());
        QVERIFY(games.games.size() >= 80);
        QVERIFY(games.faults.empty());
        QVERIFY(!games.isDamaged);
        QCOMPARE(games.worthShowing().size(), games.games.size());
    }

    void aGameTakesThePlaceOfItsOldText_data()
    {
        QTest::addColumn<QByteArray>("now");
        QTest::addColumn<QByteArray>("saved");
        QTest::newRow("the file is as it was") << QByteArray("a\n\nmine\n\nb\n") << QByteArray("a\n\nnew\n\nb\n");
        QTest::newRow("others came before and after")
            << QByteArray("0\n\nmine\n\nz\n") << QByteArray("0\n\nnew\n\nz\n");
        QTest::newRow("the game is alone") << QByteArray("mine") << QByteArray("new\n");
        QTest::newRow("it is gone") << QByteArray("a\n\nb\n") << QByteArray();
        QTest::newRow("it was changed") << QByteArray("a\n\nmine too\n\nb\n") << QByteArray();
        QTest::newRow("it is there twice") << QByteArray("mine\n\nmine\n") << QByteArray();
    }
    void aGameTakesThePlaceOfItsOldText()
    {
        QFETCH(QByteArray, now);
        QFETCH(QByteArray, saved);
        const RecordFile file{QStringLiteral("x"), "a\n\n", "mine\n", "\nb\n"};
        const auto after = withGame(now, file, "new\n");
        QCOMPARE(after ? after->before + after->game + after->after : QByteArray(), saved);
    }

    void theGoodGamesOfABadTextAreKept()
    {
        const QByteArray text =
            "[White \"A\"]\n\n1. 76 98 *\n\n[White \"B\"]\n\n1. 76 zz 2. 66 *\n\n[White \"C\"]\n\n1. 76 *\n";
        const GamesInText games = gamesIn(text);
        QCOMPARE(games.games.size(), std::size_t(3));
        QVERIFY(games.isDamaged);
        QVERIFY(!games.faults.empty());
        QCOMPARE(games.faults.front().line, 7);
        QVERIFY(games.games[1].isCut);
        QVERIFY(games.textOf(1).contains("zz"));
        QVERIFY(!games.textOf(1).contains("\"C\""));
    }

    void aFileThatCannotBeReadIsAnErrorInTheSystemsWords()
    {
        const QTemporaryDir folder;
        const auto read = readTextFile(folder.filePath(QStringLiteral("none/a.tgk")));
        QVERIFY(!read);
        QVERIFY(read.error().code == TextFileError::Code::CannotRead);
        QVERIFY2(wordsFor(ENOENT).contains(read.error().reason), qPrintable(read.error().reason));
    }

    void aFileIsReadUpToTheLargestSize()
    {
        QTemporaryFile file;
        QVERIFY(file.open());
        QVERIFY(file.write(QByteArray(kLargestOpened, 'x')) == kLargestOpened && file.flush());
        QVERIFY(readTextFile(file.fileName()).value_or(QByteArray()).size() == kLargestOpened);
        QVERIFY(file.write("x") == 1 && file.flush());
        const auto read = readTextFile(file.fileName());
        QVERIFY(!read && read.error().code == TextFileError::Code::TooLarge);
    }

    void whatStandsAroundAGameIsKnown()
    {
        const QByteArray before = "% a line\n[White \"A\"]\n\n1. 76 98 *\n\n";
        const QByteArray game = "[White \"B\"]\n\n1. 76 *\n\n";
        const QByteArray after = "[White \"C\"]\n\n1. 76 *\n";
        const GamesInText games = gamesIn(before + game + after);
        QCOMPARE(games.games.size(), std::size_t(3));
        QCOMPARE(games.textBefore(1), before);
        QCOMPARE(games.textOf(1), game);
        QCOMPARE(games.textAfter(1), after);
        QCOMPARE(games.textBefore(0) + games.textOf(0), before);
        QVERIFY(games.textAfter(2).isEmpty());
    }

    void readingEndsWhenAsked()
    {
        StopSource stop;
        stop.requestStop();
        QVERIFY(gamesIn(onlineText(), stop.token()).games.empty());
    }

    void aNameIsFitForAFile_data()
    {
        QTest::addColumn<QByteArray>("south");
        QTest::addColumn<QByteArray>("north");
        QTest::addColumn<QByteArray>("date");
        QTest::addColumn<QString>("name");
        QTest::newRow("two names") << QByteArray("Әсел") << QByteArray("Бекзат") << QByteArray("2026.03.22")
                                   << QStringLiteral("Әсел – Бекзат 2026-03-22");
        QTest::newRow("signs that no file may have")
            << QByteArray("a/b:c*?") << QByteArray("\\<>|") << QByteArray("2026.03.22")
            << QStringLiteral("a_b_c__ – ____ 2026-03-22");
        QTest::newRow("not hidden") << QByteArray(".a") << QByteArray("b") << QByteArray("2026.03.22")
                                    << QStringLiteral("a – b 2026-03-22");
    }
    void aNameIsFitForAFile()
    {
        QFETCH(QByteArray, south);
        QFETCH(QByteArray, north);
        QFETCH(QByteArray, date);
        notation::GameRecord record;
        record.setTag("White", south.toStdString());
        record.setTag("Black", north.toStdString());
        record.setTag("Date", date.toStdString());
        QTEST(proposedName(record), "name");
    }

    void blocksHaveTenMovesAndThePositionAfterThem()
    {
        for (const notation::ReadGame& game : gamesIn(onlineText()).games) {
            const auto blocks = sheetContent(game.record).blocks;
            const auto moves = game.record.moves();
            std::size_t plies = 0;
            rules::AnyPosition position = game.record.start();
            for (std::size_t i = 0; i < blocks.size(); ++i) {
                if (i + 1 < blocks.size())
                    QCOMPARE(blocks[i].lines.size(), std::size_t(10));
                for (const SheetLine& line : blocks[i].lines) {
                    for (const QString& cell : {line.south, line.north}) {
                        if (cell.isEmpty())
                            continue;
                        position.play(moves[plies++]);
                    }
                }
                QCOMPARE(blocks[i].board, position.board());
            }
            QCOMPARE(plies, moves.size());
        }
    }

    void aSheetBecomesAPdfOfItsPages()
    {
        const auto games = gamesIn(onlineText());
        const auto& record = games.games.front().record;
        const Paper paper = scoreSheet(record, Language::Russian);
        const QByteArray pdf = pdfOf(paper);
        QVERIFY(pdf.startsWith("%PDF"));
        QCOMPARE(pdf.count("/Type /Page\n"), paper.pages);
    }

    void aBoardBecomesAPicture()
    {
        const rules::AnyPosition start{rules::GameSetup()};
        PictureContent content;
        content.board = start.board();
        content.layout = start.layout();
        content.names = {QStringLiteral("A"), QStringLiteral("B")};
        content.theme = themeOf(ThemeId::LightWood);
        const QImage image = boardImage(content, 800);
        QCOMPARE(image.width(), 800);
        // The wood and a stone are visible: there are many colours.
        QSet<QRgb> colours;
        for (int x = 0; x < image.width(); x += 5)
            colours.insert(image.pixel(x, image.height() / 3));
        QVERIFY(colours.size() > 20);
        QSvgRenderer svg(boardSvg(content, 800));
        QVERIFY(svg.isValid());
        QCOMPARE(svg.viewBox().width(), 800);
    }

    void aDiagramForPrintIsBlackOnWhite()
    {
        const QImage image =
            boardImage(pictureOf(rules::AnyPosition{rules::GameSetup()}, themeOf(ThemeId::Paper)), 900);
        int white = 0;
        for (int y = 0; y < image.height(); ++y) {
            for (int x = 0; x < image.width(); ++x) {
                const QRgb pixel = image.pixel(x, y);
                QVERIFY(qRed(pixel) == qGreen(pixel) && qGreen(pixel) == qBlue(pixel));
                white += qRed(pixel) == 255;
            }
        }
        QVERIFY(2 * white > image.width() * image.height());
    }

    void theFormatOfAPictureIsThatOfItsName()
    {
        QCOMPARE(pictureFormatOf(QStringLiteral("a.b/C.SVG")), std::optional(PictureFormat::Svg));
        QCOMPARE(pictureFormatOf(QStringLiteral("c.png")), std::optional(PictureFormat::Png));
        QCOMPARE(pictureFormatOf(QStringLiteral("png")), std::nullopt);
        const PictureContent content = pictureOf(rules::AnyPosition{rules::GameSetup()}, themeOf(ThemeId::Dark));
        QVERIFY(boardFile(content, 400, PictureFormat::Svg).contains("<svg"));
        QCOMPARE(QImage::fromData(boardFile(content, 400, PictureFormat::Png)).width(), 400);
    }
};

QTEST_MAIN(TestRecordFiles)
#include "tst_record_files.moc"
