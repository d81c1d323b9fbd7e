// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The printed scoresheet. With QUMALAQ_PICTURES=<folder> the sheets are written there for visual inspection.
#include "app/desktop/board/fonts.h"
#include "app/desktop/records/record_files.h"
#include "app/desktop/records/score_sheet.h"
#include "app/desktop/text/date_text.h"
#include "app/desktop/text/language.h"
#include "core/notation/position_text.h"
#include "tests/app/desktop/records/recording_paper.h"
#include "tests/core/notation/random_record.h"
#include "tests/files.h"
#include "tests/online_games.h"
#include "tests/positions.h"

#include <QBuffer>
#include <QDir>
#include <QPageSize>
#include <QPdfWriter>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

using namespace qumalaq;
using namespace qumalaq::desktop;

namespace {

notation::GameRecord randomGame(rules::GameId id, std::uint64_t seed)
{
    notation::GameRecord record{rules::GameSetup(id)};
    Prng prng(seed);
    rules::AnyPosition position = record.start();
    for (auto node = notation::NodeId::Root; !position.outcome();) {
        const rules::Move move = randomMove(position, prng);
        node = record.tree().add(node, move);
        position.play(move);
    }
    record.setResult(notation::resultOf(*position.outcome()));
    record.setTag("Event", "Нұрғали Айдосов атындағы кубок – Тараз қаласының командалық чемпионаты");
    record.setTag("White", "Әбдіқадырова Гүлжахан Серікқызы");
    record.setTag("Black", "Самбуев-Константинопольский Александр");
    record.setTag("Date", "2026.03.22");
    record.setTag("Round", "11");
    return record;
}

notation::GameRecord commentedGame()
{
    return gamesIn(
               "[Event \"Club evening\"]\n[White \"Ann\"]\n[Black \"Bob\"]\n[Date \"2026.??.??\"]\n[Round \"-\"]\n\n"
               "1. 76 98 2. 66! {quiet, but it prepares 12} (2. 12 34? {loses ten}) 87 3. 12 76 4. 25 78 *\n")
        .games[0]
        .record;
}

/// An online game with this many words on every move.
notation::GameRecord remarkedGame(int words)
{
    notation::GameRecord record = onlineGames()[0];
    const QStringList said = QStringLiteral("Құмалақтарды санап, қарсыласының тұздығын күту керек; Бастаушы "
                                            "ход пятой лункой берёт одиннадцать, but there was no hurry")
                                 .split(u' ');
    for (const auto node : record.tree().mainLine()) {
        QStringList text;
        for (int i = 0; i < words; ++i)
            text << said[i % said.size()];
        record.tree().annotate(node, {{}, text.join(u' ').toStdString(), {4}});
    }
    return record;
}

notation::GameRecord studyOfAnEnd()
{
    notation::GameRecord record(rules::GameSetup(), positionOf("0,0,0,0,0,3,0,2,1/0,0,0,0,0,2,0,0,1 77,76 -,- s"));
    record.tree().add(notation::NodeId::Root, rules::Move{{rules::Side::South, 8}});
    return record;
}

QStringList textsOf(const notation::GameRecord& game)
{
    QBuffer nowhere;
    nowhere.open(QIODevice::WriteOnly);
    RecordingPaper sheet(&nowhere);
    (void)scoreSheet(game, Language::English).paint(sheet, {});
    QStringList texts;
    for (const Written& one : std::as_const(sheet.engine.texts))
        texts << one.text;
    return texts;
}

} // namespace

class TestScoreSheet : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QApplication::setFont(QFont(loadFonts())); }

    void everythingFitsThePaper_data()
    {
        QTest::addColumn<notation::GameRecord>("game");
        QTest::addColumn<int>("size");
        QTest::newRow("a game of a site") << onlineGames()[1] << int(QPageSize::A4);
        QTest::newRow("a game of three pages") << onlineGames()[0] << int(QPageSize::A4);
        QTest::newRow("with comments and variations") << commentedGame() << int(QPageSize::A4);
        QTest::newRow("a few words on every move") << remarkedGame(4) << int(QPageSize::A4);
        QTest::newRow("many words on every move") << remarkedGame(60) << int(QPageSize::A5);
        QTest::newRow("from a position") << studyOfAnEnd() << int(QPageSize::A4);
        QTest::newRow("long names") << randomGame(rules::GameId::Togyzqumalaq, 3) << int(QPageSize::A4);
        QTest::newRow("Letter") << randomGame(rules::GameId::Togyzqumalaq, 3) << int(QPageSize::Letter);
        QTest::newRow("A5") << randomGame(rules::GameId::Togyzqumalaq, 3) << int(QPageSize::A5);
        QTest::newRow("Bestemshe") << randomGame(rules::GameId::Bestemshe, 3) << int(QPageSize::A4);
        QTest::newRow("Congkak") << randomGame(rules::GameId::Congkak, 5) << int(QPageSize::A4);
        QTest::newRow("Mangala") << randomGame(rules::GameId::MangalaSuez, 7) << int(QPageSize::A4);
        QTest::newRow("Oware") << randomGame(rules::GameId::Oware, 7) << int(QPageSize::A4);
        QTest::newRow("Kalah") << randomGame(rules::GameId::Kalah, 7) << int(QPageSize::A4);
        QTest::newRow("Turkish Mangala") << randomGame(rules::GameId::MangalaTurkish, 7) << int(QPageSize::A4);
        QTest::newRow("a game not begun") << notation::GameRecord() << int(QPageSize::A4);
    }

    /// Nothing extends beyond the page, overlaps, or is too narrow to read.
    void everythingFitsThePaper()
    {
        QFETCH(notation::GameRecord, game);
        QFETCH(int, size);
        for (const Language language : allLanguages()) {
            QBuffer nowhere;
            nowhere.open(QIODevice::WriteOnly);
            RecordingPaper sheet(&nowhere);
            sheet.setPageSize(QPageSize(static_cast<QPageSize::PageSizeId>(size)));
            sheet.setPageMargins(kPaperMargins, QPageLayout::Millimeter);
            sheet.setResolution(300);
            const Paper paper = scoreSheet(game, language);
            QVERIFY(paper.paint(sheet, {}));
            QCOMPARE(sheet.engine.page + 1, paper.pages);
            const QRectF page = QRectF(0, 0, sheet.width(), sheet.height()).adjusted(-4, -4, 4, 4);
            for (const QRectF& line : std::as_const(sheet.engine.lines))
                QVERIFY2(page.contains(line.adjusted(0, 0, 0.01, 0.01)), qPrintable(codeOf(language)));
            const auto& texts = sheet.engine.texts;
            QVERIFY(!texts.isEmpty());
            for (qsizetype i = 0; i < texts.size(); ++i) {
                QVERIFY2(page.contains(texts[i].box), qPrintable(texts[i].text));
                QVERIFY2(texts[i].narrowing > 0.6, qPrintable(texts[i].text));
                for (qsizetype j = 0; j < i; ++j) {
                    if (texts[i].page != texts[j].page)
                        continue;
                    const QRectF common = texts[i].box & texts[j].box;
                    // Lines are close together: their descents may meet.
                    QVERIFY2(common.height() < 0.35 * texts[i].box.height() || common.width() < 1,
                             qPrintable(texts[i].text + QStringLiteral(" | ") + texts[j].text));
                }
            }
            const QString pictures = qEnvironmentVariable("QUMALAQ_PICTURES");
            if (!pictures.isEmpty()) {
                const QString name =
                    QStringLiteral("sheet %1 %2.pdf").arg(QLatin1String(QTest::currentDataTag()), codeOf(language));
                QVERIFY(put(QDir(pictures).filePath(name), pdfOf(paper)));
            }
        }
    }

    void unknownValuesAreLeftBlank()
    {
        const QStringList texts = textsOf(commentedGame());
        QVERIFY(texts.contains(QStringLiteral("Ann")));
        QVERIFY(!texts.contains(QStringLiteral("-")));
        QVERIFY(!texts.contains(QStringLiteral("*")));
        QVERIFY(texts.contains(QStringLiteral("2026.??.??"))); // somebody may fill it in
        for (const QString& text : textsOf(onlineGames()[0]))
            QVERIFY(text != QStringLiteral("?"));
        const QStringList full = textsOf(randomGame(rules::GameId::Togyzqumalaq, 3));
        QVERIFY(full.contains(DateText::of(QDate(2026, 3, 22))));
    }

    void playersAreCalledAsInTheWindow()
    {
        notation::GameRecord game = commentedGame();
        game.setTag("White", "%2");
        game.setTag("Black", "Qumalaq, level 4");
        QStringList texts = textsOf(game);
        QVERIFY(texts.contains(QStringLiteral("%2")));
        QVERIFY(texts.contains(QStringLiteral("Computer 4")));
        game.removeTag("White"); // the person against the computer writes the name by hand
        texts = textsOf(game);
        QVERIFY(texts.contains(QStringLiteral("Computer 4")));
        QVERIFY(!texts.contains(QStringLiteral("You")));
    }

    void onePageAloneCanBePrinted()
    {
        const auto game = onlineGames()[0];
        QCOMPARE(scoreSheet(game, Language::English).pages, 3);
        const auto pagesOf = [&game](PageSpan span) {
            QBuffer nowhere;
            nowhere.open(QIODevice::WriteOnly);
            RecordingPaper sheet(&nowhere);
            (void)scoreSheet(game, Language::English).paint(sheet, span);
            QStringList numbers;
            for (const Written& one : std::as_const(sheet.engine.texts)) {
                if (one.text.contains(QStringLiteral("/3")))
                    numbers << one.text.section(u' ', -1);
            }
            return qMakePair(numbers.join(u' '), sheet.engine.page + 1);
        };
        QCOMPARE(pagesOf({}), qMakePair(QStringLiteral("1/3 2/3 3/3"), 3));
        QCOMPARE(pagesOf({2, 2}), qMakePair(QStringLiteral("2/3"), 1));
        QCOMPARE(pagesOf({2, 9}), qMakePair(QStringLiteral("2/3 3/3"), 2));
    }

    void remarksFollowTheMoves()
    {
        notation::GameRecord game = commentedGame();
        game.tree().annotate(notation::NodeId::Root, {{}, "A friendly game", {}});
        const QStringList texts = textsOf(game);
        QVERIFY(texts.contains(QStringLiteral("66!"))); // in its cell
        const QString all = texts.join(u'|');
        for (const char* text : {"Remarks", "A friendly game", "2. 66!  ", "quiet, but it prepares 12"})
            QVERIFY2(all.contains(QLatin1String(text)), text);
        QVERIFY(!all.contains(QStringLiteral("loses ten"))); // in a variation
        QVERIFY(all.indexOf(QStringLiteral("friendly")) < all.indexOf(QStringLiteral("quiet")));
        QVERIFY(!textsOf(onlineGames()[0]).join(u'|').contains(QStringLiteral("Remarks")));

        // No word is lost between columns and pages.
        notation::GameRecord talked = onlineGames()[0];
        QStringList words;
        for (const auto node : talked.tree().mainLine()) {
            QStringList remark;
            for (int i = 0; i < 60; ++i)
                remark << QStringLiteral("word%1").arg(words.size() + i);
            talked.tree().annotate(node, {{}, remark.join(u' ').toStdString(), {}});
            words += remark;
        }
        QVERIFY(scoreSheet(talked, Language::English).pages
                > scoreSheet(onlineGames()[0], Language::English).pages + 1);
        QStringList written = textsOf(talked).join(u' ').split(u' ');
        written.removeIf([](const QString& text) { return !text.startsWith(QStringLiteral("word")); });
        QCOMPARE(written, words);
    }

    void stonesLeftAtAtsyrauAreCounted()
    {
        int seen = 0;
        for (std::size_t i = 0; i < 80; ++i) {
            const auto game = onlineGames()[i];
            const auto end = game.finalPosition();
            if (!end.outcome() || end.outcome()->reason != rules::EndReason::RowEmpty)
                continue;
            const auto score = end.outcome()->score;
            QVERIFY(textsOf(game).contains(QStringLiteral("%1 : %2").arg(score[0]).arg(score[1])));
            if (++seen == 3)
                return;
        }
        QFAIL("no game of the site ends by atsyrau");
    }

    void theKazansOfCongkakStandWhereTheyAreOnTheBoard()
    {
        const auto leftStoreOf = [](const notation::GameRecord& game) {
            QBuffer nowhere;
            nowhere.open(QIODevice::WriteOnly);
            RecordingPaper sheet(&nowhere);
            sheet.setPageMargins(kPaperMargins, QPageLayout::Millimeter);
            (void)scoreSheet(game, Language::English).paint(sheet, {});
            // Taken from the last block: the lowest in the left column, at the edge of the page.
            QString lowest;
            double y = 0;
            for (const Written& one : std::as_const(sheet.engine.texts)) {
                bool isNumber = false;
                (void)one.text.toInt(&isNumber);
                if (isNumber && one.box.center().x() < sheet.width() * 0.06 && one.box.top() > y) {
                    y = one.box.top();
                    lowest = one.text;
                }
            }
            return lowest.toInt();
        };
        const auto congkak = randomGame(rules::GameId::Congkak, 5);
        QCOMPARE(leftStoreOf(congkak), int(congkak.finalPosition().board().stores[0]));
        const auto mangala = randomGame(rules::GameId::MangalaSuez, 7);
        QCOMPARE(leftStoreOf(mangala), int(mangala.finalPosition().board().stores[1]));
    }

    void anEmptySheetHasEightyNumberedMoves_data()
    {
        QTest::addColumn<rules::GameId>("game");
        for (const rules::GameId game : rules::allGames())
            QTest::newRow(rules::idOf(game).data()) << game;
    }

    /// Nothing but the captions and the numbers is written on it.
    void anEmptySheetHasEightyNumberedMoves()
    {
        QFETCH(rules::GameId, game);
        for (const Language language : allLanguages()) {
            const Paper paper = blankSheet(rules::GameSetup(game), language);
            QCOMPARE(paper.pages, 2);
            QBuffer nowhere;
            nowhere.open(QIODevice::WriteOnly);
            RecordingPaper sheet(&nowhere);
            sheet.setPageMargins(kPaperMargins, QPageLayout::Millimeter);
            QVERIFY(paper.paint(sheet, {}));
            QCOMPARE(sheet.engine.page + 1, 2);
            int next = 1;
            const QRectF page = QRectF(0, 0, sheet.width(), sheet.height()).adjusted(-4, -4, 4, 4);
            for (const Written& one : std::as_const(sheet.engine.texts)) {
                QVERIFY2(page.contains(one.box), qPrintable(one.text));
                QVERIFY2(one.narrowing > 0.6, qPrintable(one.text));
                if (one.text == QStringLiteral("%1.").arg(next)) {
                    QCOMPARE(one.page, next <= 40 ? 0 : 1);
                    ++next;
                } else if (!one.text.endsWith(QStringLiteral("/2"))) {
                    QVERIFY2(!one.text.contains(QRegularExpression(QStringLiteral("[0-9–]{1,2}$"))),
                             qPrintable(one.text));
                }
            }
            QCOMPARE(next, kBlankSheetMoves + 1);
            for (const QRectF& line : std::as_const(sheet.engine.lines))
                QVERIFY(page.contains(line.adjusted(0, 0, 0.01, 0.01)));
            const QByteArray pdf = pdfOf(paper);
            QCOMPARE(pdf.count("/Type /Page\n"), 2);
            if (const QString pictures = qEnvironmentVariable("QUMALAQ_PICTURES"); !pictures.isEmpty()) {
                QVERIFY(put(QDir(pictures).filePath(QStringLiteral("blank %1 %2.pdf")
                                                        .arg(QLatin1String(QTest::currentDataTag()), codeOf(language))),
                            pdf));
            }
        }
    }

    void aDeviceThatCannotBePaintedOnIsAnError()
    {
        const QTemporaryDir folder;
        QPdfWriter nowhere(folder.filePath(QStringLiteral("missing/sheet.pdf")));
        QTest::ignoreMessage(QtWarningMsg, "QPainter::begin(): Returned false");
        QTest::failOnWarning(QRegularExpression(QStringLiteral("Painter not active")));
        QVERIFY(!scoreSheet(onlineGames()[0], Language::English).paint(nowhere, {}));
        QPdfWriter somewhere(folder.filePath(QStringLiteral("sheet.pdf")));
        QVERIFY(scoreSheet(onlineGames()[0], Language::English).paint(somewhere, {}));
    }
};

QTEST_MAIN(TestScoreSheet)
#include "tst_score_sheet.moc"
