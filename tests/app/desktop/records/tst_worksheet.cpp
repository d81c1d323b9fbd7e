// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Puzzles on paper. With QUMALAQ_PICTURES=<folder> the sheets are written there for visual inspection.
#include "app/desktop/board/fonts.h"
#include "app/desktop/records/worksheet.h"
#include "app/desktop/text/fact_text.h"
#include "app/desktop/text/language.h"
#include "app/desktop/text/lesson_text.h"
#include "app/desktop/text/translator.h"
#include "core/learn/puzzle.h"
#include "core/notation/move_text.h"
#include "tests/app/desktop/records/recording_paper.h"
#include "tests/files.h"

#include <QBuffer>
#include <QDir>
#include <QFile>
#include <QTest>

#include <algorithm>
#include <set>

using namespace qumalaq;
using namespace qumalaq::desktop;

namespace {

Worksheet sheetOf(std::size_t count, int boards)
{
    QFile file(QStringLiteral(QUMALAQ_SOURCE_DIR "/resources/puzzles/togyzqumalaq.txt"));
    const auto pack = file.open(QIODevice::ReadOnly) ? learn::parsePuzzles(file.readAll().toStdString())
                                                     : unexpected(learn::TextError());
    Worksheet sheet;
    sheet.title = QStringLiteral("Tuesday group");
    sheet.learner = QStringLiteral("Aisulu");
    sheet.boardsOnPage = boards;
    for (std::size_t i = 0; pack && i < count; ++i) {
        const learn::Puzzle& puzzle = pack->puzzles[7 * i];
        const std::string answer = notation::toText(puzzle.position, puzzle.answer());
        const auto mover = puzzle.position.sideToMove();
        const auto reasons =
            FactText::reasonsFor(puzzle.position, puzzle.answer(), {.line = puzzle.solution, .addressee = mover});
        sheet.items.push_back({puzzle.position, LessonText::taskOf(puzzle.kind), QString::fromStdString(answer),
                               QStringLiteral("Aisulu – Bek · 22.11.2026 · 19"),
                               reasons.empty() ? QString() : reasons.front().text});
    }
    return sheet;
}

} // namespace

class TestWorksheet : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QApplication::setFont(QFont(loadFonts())); }

    void everyPuzzleHasItsPlace_data()
    {
        QTest::addColumn<int>("puzzles");
        QTest::addColumn<int>("boards");
        QTest::addColumn<int>("pages");
        QTest::newRow("a single puzzle") << 1 << 2 << 2;
        QTest::newRow("two boards on a page") << 3 << 2 << 3;
        QTest::newRow("three boards on a page") << 12 << 3 << 5;
        QTest::newRow("four boards on a page") << 12 << 4 << 4;
        QTest::newRow("five boards on a page") << 12 << 5 << 4;
        QTest::newRow("six boards on a page") << 12 << 6 << 3;
        QTest::newRow("as many puzzles as possible") << 60 << 6 << 11;
    }
    /// Nothing extends beyond the page or is too narrow to read, and the answers are on the last page only.
    void everyPuzzleHasItsPlace()
    {
        QFETCH(int, puzzles);
        QFETCH(int, boards);
        QFETCH(int, pages);
        for (const Language language : allLanguages()) {
            Translator translator;
            translator.setLanguage(language);
            const Worksheet worksheet = sheetOf(static_cast<std::size_t>(puzzles), boards);
            QCOMPARE(static_cast<int>(worksheet.items.size()), puzzles);
            const Paper paper = worksheet.paper();
            QCOMPARE(paper.pages, pages);
            QBuffer nowhere;
            nowhere.open(QIODevice::WriteOnly);
            RecordingPaper sheet(&nowhere);
            sheet.setPageMargins(kPaperMargins, QPageLayout::Millimeter);
            sheet.setResolution(300);
            QVERIFY(paper.paint(sheet, {}));
            QCOMPARE(sheet.engine.page + 1, pages);
            const QRectF page = QRectF(0, 0, sheet.width(), sheet.height()).adjusted(-4, -4, 4, 4);
            std::set<int> withTasks;
            QStringList answers;
            int named = 0;
            int sources = 0;
            for (const Written& one : std::as_const(sheet.engine.texts)) {
                QVERIFY2(page.contains(one.box), qPrintable(one.text));
                QVERIFY2(one.narrowing > 0.6, qPrintable(one.text));
                const bool isTask = std::any_of(worksheet.items.begin(), worksheet.items.end(),
                                                [&](const auto& item) { return one.text.endsWith(item.task); });
                named += one.text == worksheet.learner ? 1 : 0;
                sources += one.text == worksheet.items[0].source ? 1 : 0;
                if (isTask)
                    withTasks.insert(one.page);
                if (one.page + 1 == pages)
                    answers.append(one.text);
            }
            QCOMPARE(static_cast<int>(withTasks.size()), pages - 1);
            QVERIFY(!withTasks.count(pages - 1));
            QCOMPARE(named, pages - 1);
            QCOMPARE(sources, puzzles);
            for (std::size_t i = 0; i < worksheet.items.size(); ++i) {
                const auto number = answers.indexOf(QStringLiteral("%1.").arg(i + 1));
                QVERIFY(number >= 0);
                QCOMPARE(answers[number + 1], worksheet.items[i].answer);
                const QString reason = answers[number + 2] + u' ' + answers.value(number + 3); // of one line or two
                QVERIFY2(reason.startsWith(worksheet.items[i].reason), qPrintable(reason));
            }
            for (const QRectF& line : std::as_const(sheet.engine.lines))
                QVERIFY(page.contains(line.adjusted(2, 2, -2, -2)));
            const QByteArray pdf = pdfOf(paper);
            QCOMPARE(pdf.count("/Type /Page\n"), pages);
            QVERIFY(!pdf.contains("/Subtype /Image")); // sharp at any size
            QVERIFY2(pdf.size() < 40'000 + puzzles * 20'000, qPrintable(QString::number(pdf.size())));
            if (const QString pictures = qEnvironmentVariable("QUMALAQ_PICTURES"); !pictures.isEmpty()) {
                QVERIFY(put(QDir(pictures).filePath(QStringLiteral("worksheet %1 %2.pdf")
                                                        .arg(QLatin1String(QTest::currentDataTag()), codeOf(language))),
                            pdf));
            }
        }
    }

    void aPageAloneCanBePrinted()
    {
        QBuffer nowhere;
        nowhere.open(QIODevice::WriteOnly);
        RecordingPaper sheet(&nowhere);
        QVERIFY(sheetOf(12, 6).paper().paint(sheet, {2, 2}));
        QCOMPARE(sheet.engine.page, 0);
        QStringList texts;
        for (const Written& one : std::as_const(sheet.engine.texts))
            texts.append(one.text);
        QVERIFY(texts.contains(QStringLiteral("Page 2 of 3")));
        QVERIFY(texts.filter(QStringLiteral("7. ")).size() == 1);
        QVERIFY(texts.filter(QStringLiteral("6. ")).isEmpty());
    }

    void theMoverIsBelow()
    {
        Worksheet sheet = sheetOf(1, 2);
        rules::AnyPosition position{rules::GameSetup()};
        position.play(position.legalMoves()[0]); // North is to move
        sheet.items[0].position = position;
        QBuffer nowhere;
        nowhere.open(QIODevice::WriteOnly);
        RecordingPaper paper(&nowhere);
        QVERIFY(sheet.paper().paint(paper, {1, 1}));
        // The kazan of the mover is the lower one.
        const auto heightOf = [&paper](const char* name) {
            for (const Written& one : std::as_const(paper.engine.texts)) {
                if (one.text == QLatin1String(name))
                    return one.box.center().y();
            }
            return -1.0;
        };
        QVERIFY(heightOf("First") >= 0);
        QVERIFY(heightOf("Second") >= 0);
        QVERIFY(heightOf("First") != heightOf("Second"));
        Worksheet other = sheetOf(1, 2);
        other.items[0].position = rules::AnyPosition{rules::GameSetup()};
        const bool isSecondLower = heightOf("Second") > heightOf("First");
        QBuffer nowhereElse;
        nowhereElse.open(QIODevice::WriteOnly);
        RecordingPaper turned(&nowhereElse);
        QVERIFY(other.paper().paint(turned, {1, 1}));
        double first = -1;
        double second = -1;
        for (const Written& one : std::as_const(turned.engine.texts)) {
            if (one.text == QStringLiteral("First"))
                first = one.box.center().y();
            if (one.text == QStringLiteral("Second"))
                second = one.box.center().y();
        }
        QCOMPARE(first > second, isSecondLower);
    }
};

QTEST_MAIN(TestWorksheet)
#include "tst_worksheet.moc"
