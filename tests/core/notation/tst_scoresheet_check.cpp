// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/notation/move_text.h"
#include "core/notation/paper_position.h"
#include "core/notation/scoresheet_check.h"
#include "core/notation/tgk_reader.h"
#include "tests/core/notation/paper_text.h"
#include "tests/core/notation/random_record.h"

#include <QFile>
#include <QRandomGenerator>
#include <QTest>

#include <algorithm>

using namespace qumalaq;
using notation::Mismatch;
using notation::Repair;
using notation::Scoresheet;
using notation::ScoresheetCheckLimits;
using notation::ScoresheetReport;
using notation::SheetMove;

namespace {

using Moves = std::vector<rules::Move>;

/// The sheet of a game without errors.
Scoresheet sheetOf(const rules::GameSetup& setup, const Moves& moves, bool hasPositions)
{
    Scoresheet sheet{setup, rules::AnyPosition(setup), {}, {}};
    rules::AnyPosition position = sheet.start;
    for (const rules::Move move : moves) {
        sheet.moves.push_back(notation::parseSheet(notation::toText(position, move), setup)->moves.front());
        position.play(move);
        if (hasPositions && sheet.moves.size() % 20 == 0)
            sheet.positions.push_back({sheet.moves.size(), position.board()});
    }
    return sheet;
}

Scoresheet sheetFrom(const QString& text)
{
    return notation::parseSheet(text.toStdString(), rules::GameSetup()).value();
}

const std::vector<notation::GameRecord>& realGames()
{
    static const auto games = [] {
        std::vector<notation::GameRecord> list;
        QFile file(QStringLiteral(QUMALAQ_TEST_DATA "/online_games.txt"));
        if (!file.open(QIODevice::ReadOnly))
            return list;
        const std::string text = file.readAll().toStdString();
        notation::TgkReader reader(text);
        while (auto game = reader.next())
            list.push_back(std::move(game->record));
        return list;
    }();
    return games;
}

std::uint8_t otherDigit(std::uint8_t digit, Prng& prng)
{
    std::uint8_t other = digit;
    while (other == digit)
        other = static_cast<std::uint8_t>(1 + prng.below(9));
    return other;
}

enum Damage { FromDigit, LandingDigit, SwappedMoves, DroppedMove, AddedMove, TwoDigits, UnreadableDigits };

void damage(std::vector<SheetMove>& moves, Damage kind, Prng& prng)
{
    const auto anywhere = [&] { return prng.below(static_cast<std::uint32_t>(moves.size() - 1)); };
    std::size_t at = anywhere();
    const auto place = [&] { return moves.begin() + static_cast<std::ptrdiff_t>(at); };
    switch (kind) {
    case FromDigit:
        moves[at].from = otherDigit(moves[at].from, prng);
        break;
    case LandingDigit:
        moves[at].landingDigit = otherDigit(moves[at].landingDigit, prng);
        break;
    case SwappedMoves:
        while (moves[at] == moves[at + 1])
            at = anywhere();
        std::swap(moves[at], moves[at + 1]);
        break;
    case DroppedMove:
        moves.erase(place());
        break;
    case AddedMove:
        moves.insert(place(), SheetMove{otherDigit(0, prng), otherDigit(0, prng), false});
        break;
    case TwoDigits:
        damage(moves, FromDigit, prng);
        damage(moves, LandingDigit, prng);
        break;
    case UnreadableDigits:
        for (int i = 0; i < 5; ++i) {
            at = anywhere();
            (prng.below(2) == 0 ? moves[at].from : moves[at].landingDigit) = 0;
        }
        break;
    }
}

} // namespace

class TestScoresheetCheck : public QObject {
    Q_OBJECT

private:
    const quint64 m_seed = QRandomGenerator::system()->generate64();

private Q_SLOTS:
    void initTestCase() { qInfo("seed %llu", static_cast<unsigned long long>(m_seed)); }

    void aSheetThatFitsNeedsNothing()
    {
        for (const auto& game : realGames()) {
            const ScoresheetReport report = checkScoresheet(sheetOf(game.setup(), game.moves(), true));
            QVERIFY(!report.mismatch);
            QVERIFY(!report.isLimited);
            QCOMPARE(report.corrections.size(), std::size_t(1));
            QVERIFY(report.corrections[0].repairs.empty());
            QVERIFY(report.corrections[0].isComplete);
            QVERIFY(report.corrections[0].moves == game.moves());
        }
        QVERIFY(!checkScoresheet(Scoresheet()).mismatch);
    }

    void findsWhatDoesNotFit_data()
    {
        QTest::addColumn<QString>("moves");
        QTest::addColumn<int>("kind");
        QTest::addColumn<int>("at");
        QTest::addColumn<int>("expected");
        QTest::newRow("a first digit that cannot be read") << "76 ?8 66" << int(Mismatch::Kind::Unreadable) << 1 << 0;
        QTest::newRow("an empty pit") << "76 65" << int(Mismatch::Kind::IllegalMove) << 1 << 0;
        QTest::newRow("the wrong second digit") << "76 98 67" << int(Mismatch::Kind::WrongLanding) << 2 << 6;
        QTest::newRow("a missing mark") << "43 98 99 44" << int(Mismatch::Kind::WrongMark) << 3 << 4;
        QTest::newRow("a mark too many") << "76x" << int(Mismatch::Kind::WrongMark) << 0 << 6;
        QTest::newRow("a mark too many without a digit") << "76 9?x" << int(Mismatch::Kind::WrongMark) << 1 << 8;
    }

    void findsWhatDoesNotFit()
    {
        QFETCH(QString, moves);
        QFETCH(int, kind);
        QFETCH(int, at);
        QFETCH(int, expected);
        const ScoresheetReport report = checkScoresheet(sheetFrom(moves));
        QVERIFY(report.mismatch);
        QCOMPARE(int(report.mismatch->kind), kind);
        QCOMPARE(int(report.mismatch->move), at);
        QCOMPARE(report.mismatch->expected, expected);
    }

    void findsThePositionThatDoesNotFit()
    {
        // Without second digits only the position reveals the error.
        const auto& game = realGames().front();
        Scoresheet sheet = sheetOf(game.setup(), game.moves(), true);
        for (SheetMove& move : sheet.moves)
            move.landingDigit = 0, move.hasMark = false;
        QVERIFY(!checkScoresheet(sheet).mismatch);
        sheet.positions[1].board.stores[0] += 1;
        sheet.positions[1].board.stores[1] -= 1;
        const ScoresheetReport report = checkScoresheet(sheet);
        QVERIFY(report.mismatch == (Mismatch{Mismatch::Kind::WrongPosition, 40, 0}));
    }

    void findsTheRepair_data()
    {
        QTest::addColumn<QString>("damaged");
        QTest::addColumn<int>("kind");
        QTest::addColumn<int>("at");
        QTest::addColumn<QString>("before");
        QTest::addColumn<QString>("after");
        // 76 98 66 87 12 76 25 78 48 36x 94 16 84 82 91x 97 18 26 91 23
        QTest::newRow("the first digit") << "76 98 66 87 12 16 25 78 48 36x 94 16 84 82 91x 97"
                                         << int(Repair::Kind::ChangedFrom) << 5 << "16"
                                         << "76";
        QTest::newRow("the second digit")
            << "76 98 66 81 12 76 25 78 48 36x 94 16 84 82 91x 97" << int(Repair::Kind::ChangedLanding) << 3 << "81"
            << "87";
        QTest::newRow("both digits") << "76 98 66 87 12 34 25 78 48 36x 94 16 84 82 91x 97"
                                     << int(Repair::Kind::ChangedMove) << 5 << "34"
                                     << "76";
        QTest::newRow("the mark") << "76 98 66 87 12 76 25 78 48 36 94 16 84 82 91x 97"
                                  << int(Repair::Kind::ChangedMark) << 9 << "36"
                                  << "36x";
        QTest::newRow("a digit that cannot be read")
            << "76 98 66 87 12 ?6 25 78 48 36x 94 16 84 82 91x 97" << int(Repair::Kind::ChangedFrom) << 5 << "?6"
            << "76";
        QTest::newRow("a move too many") << "76 98 66 87 12 76 99 25 78 48 36x 94 16 84 82 91x 97"
                                         << int(Repair::Kind::Removed) << 6 << "99"
                                         << "?";
        QTest::newRow("a move not written")
            << "76 98 66 87 12 25 78 48 36x 94 16 84 82 91x 97" << int(Repair::Kind::Inserted) << 5 << "?"
            << "76";
        QTest::newRow("two in the wrong order")
            << "76 98 66 87 76 12 25 78 48 36x 94 16 84 82 91x 97" << int(Repair::Kind::Swapped) << 4 << "76"
            << "12";
    }

    void findsTheRepair()
    {
        QFETCH(QString, damaged);
        QFETCH(int, kind);
        QFETCH(int, at);
        QFETCH(QString, before);
        QFETCH(QString, after);
        const ScoresheetReport report = checkScoresheet(sheetFrom(damaged));
        QVERIFY(report.mismatch);
        QVERIFY(!report.isLimited);
        QVERIFY(!report.corrections.empty());
        const auto& best = report.corrections.front();
        QVERIFY(best.isComplete);
        QCOMPARE(best.repairs.size(), std::size_t(1));
        const Repair& repair = best.repairs.front();
        QCOMPARE(int(repair.kind), kind);
        QCOMPARE(int(repair.move), at);
        QCOMPARE(QString::fromStdString(notation::toText(repair.before)), before);
        QCOMPARE(QString::fromStdString(notation::toText(repair.after)), after);
        const Scoresheet original = sheetFrom(QStringLiteral("76 98 66 87 12 76 25 78 48 36x 94 16 84 82 91x 97"));
        const Moves moves = checkScoresheet(original).corrections.front().moves;
        QCOMPARE(moves.size(), original.moves.size());
        QVERIFY(best.moves == moves);
    }

    void doesNotBelieveAMisprintedPosition()
    {
        const auto& game = realGames().front();
        Scoresheet sheet = sheetOf(game.setup(), game.moves(), true);
        sheet.positions[2].board.stores[0] += 1;
        sheet.positions[2].board.stores[1] -= 1;
        const ScoresheetReport report = checkScoresheet(sheet);
        QVERIFY(!report.corrections.empty());
        const auto& best = report.corrections.front();
        QVERIFY(best.isComplete);
        QVERIFY(best.moves == game.moves());
        QCOMPARE(best.repairs.size(), std::size_t(1));
        QVERIFY(best.repairs[0].kind == Repair::Kind::IgnoredPosition);
        QCOMPARE(best.repairs[0].move, std::size_t(60));
    }

    void aPositionIsBelievedWhereverItIsPrinted()
    {
        // Without second digits only positions reveal which move is missing; the sheet has one after move 7 and one
        // after South's move 12, each with its number.
        const auto& game = realGames().front();
        const auto moves = game.moves();
        std::string text;
        rules::AnyPosition position = game.start();
        for (std::size_t ply = 0; ply < 40; ++ply) {
            if (ply != 10) // South's move 6 is missing
                text += std::to_string(moves[ply].from.number) + ' ';
            position.play(moves[ply]);
            if (ply + 1 == 14)
                text += "\n7: " + notation::toPaperText(position.board()) + '\n';
            if (ply + 1 == 23)
                text += "\n12...: " + notation::toPaperText(position.board()) + '\n';
        }
        const auto sheet = notation::parseSheet(text, game.setup());
        QVERIFY(sheet);
        QCOMPARE(sheet->positions.size(), std::size_t(2));
        const ScoresheetReport report = checkScoresheet(*sheet);
        QVERIFY(report.mismatch);
        QVERIFY(!report.corrections.empty());
        const auto& best = report.corrections.front();
        QVERIFY(best.isComplete);
        QVERIFY(best.moves == Moves(moves.begin(), moves.begin() + 40));
    }

    void repairsRealGames_data()
    {
        QTest::addColumn<int>("kind");
        QTest::addColumn<bool>("hasPositions");
        // Some errors cannot be distinguished, most of all near the end of a game. The bounds are well below the usual
        // figures, so that no seed fails by chance.
        QTest::addColumn<int>("first"); ///< lowest percentage of sheets whose first correction is the original
        QTest::addColumn<int>("among"); ///< the same for any of the corrections
        QTest::newRow("a first digit") << int(FromDigit) << false << 85 << 88;
        QTest::newRow("a first digit, with positions") << int(FromDigit) << true << 85 << 88;
        QTest::newRow("a second digit") << int(LandingDigit) << false << 86 << 88;
        QTest::newRow("a second digit, with positions") << int(LandingDigit) << true << 86 << 88;
        QTest::newRow("two moves swapped") << int(SwappedMoves) << false << 75 << 86;
        QTest::newRow("two moves swapped, with positions") << int(SwappedMoves) << true << 75 << 86;
        QTest::newRow("a move dropped") << int(DroppedMove) << false << 60 << 78;
        QTest::newRow("a move dropped, with positions") << int(DroppedMove) << true << 60 << 78;
        QTest::newRow("a move added") << int(AddedMove) << false << 82 << 86;
        QTest::newRow("two digits") << int(TwoDigits) << false << 76 << 84;
        QTest::newRow("two digits, with positions") << int(TwoDigits) << true << 76 << 84;
        QTest::newRow("five digits that cannot be read") << int(UnreadableDigits) << false << 80 << 84;
    }

    void repairsRealGames()
    {
        QFETCH(int, kind);
        QFETCH(bool, hasPositions);
        QFETCH(int, first);
        QFETCH(int, among);
        Prng prng(m_seed + static_cast<quint64>(kind));
        int asFirst = 0;
        int asAny = 0;
        const int all = static_cast<int>(realGames().size());
        QCOMPARE(all, 80);
        for (const auto& game : realGames()) {
            Scoresheet sheet = sheetOf(game.setup(), game.moves(), hasPositions);
            damage(sheet.moves, static_cast<Damage>(kind), prng);
            const ScoresheetReport report = checkScoresheet(sheet);
            const auto isOriginal = [&](const auto& correction) { return correction.moves == game.moves(); };
            asAny += std::any_of(report.corrections.begin(), report.corrections.end(), isOriginal) ? 1 : 0;
            asFirst += !report.corrections.empty() && isOriginal(report.corrections.front()) ? 1 : 0;
        }
        qInfo("%d of %d games come back as the first correction, %d as one of them", asFirst, all, asAny);
        QVERIFY(100 * asFirst >= first * all);
        QVERIFY(100 * asAny >= among * all);
    }

    void whatTheSheetCannotDecideIsSaid_data()
    {
        QTest::addColumn<QString>("moves");
        QTest::addColumn<int>("equals");
        QTest::addColumn<bool>("hasMore");
        QTest::newRow("a sheet that fits") << "76 98 66" << 1 << false;
        QTest::newRow("what follows leaves one") << "76 98 66 87 12 16 25 78 48 36x 94 16 84 82 91x 97" << 1 << false;
        QTest::newRow("nothing follows: any of two digits") << "76 98 66 87 12 14" << 2 << false;
        QTest::newRow("nothing follows a move that cannot be read") << "76 98 ??" << 8 << true;
    }

    void whatTheSheetCannotDecideIsSaid()
    {
        QFETCH(QString, moves);
        QFETCH(int, equals);
        QFETCH(bool, hasMore);
        const ScoresheetReport report = checkScoresheet(sheetFrom(moves));
        QCOMPARE(int(report.equals), equals);
        QCOMPARE(report.hasMoreEquals, hasMore);
        const auto& first = report.corrections.front();
        for (std::size_t i = 0; i < report.corrections.size(); ++i)
            QCOMPARE(report.corrections[i].cost == first.cost, i < report.equals);
    }

    void correctionsAreLegalAndInOrder()
    {
        Prng prng(m_seed);
        for (const auto id : {rules::GameId::Togyzqumalaq, rules::GameId::Bestemshe}) {
            const rules::GameSetup setup(id);
            for (int i = 0; i < 20; ++i) {
                const Moves moves = [&] {
                    Moves made;
                    for (rules::AnyPosition position(setup); !position.outcome() && made.size() < 60;) {
                        made.push_back(randomMove(position, prng));
                        position.play(made.back());
                    }
                    return made;
                }();
                Scoresheet sheet = sheetOf(setup, moves, true);
                for (int times = 0; times < 3; ++times)
                    damage(sheet.moves, static_cast<Damage>(prng.below(UnreadableDigits)), prng);
                ScoresheetCheckLimits limits;
                limits.plies = 100'000;
                const ScoresheetReport report = checkScoresheet(sheet, limits);
                QVERIFY(!report.corrections.empty());
                int cost = 0;
                for (const auto& correction : report.corrections) {
                    rules::AnyPosition position(setup);
                    for (const rules::Move move : correction.moves) {
                        QVERIFY(position.isLegal(move));
                        position.play(move);
                    }
                    if (correction.isComplete) {
                        QVERIFY(correction.cost >= cost);
                        cost = correction.cost;
                    }
                    QCOMPARE(correction.isComplete, report.corrections.front().isComplete);
                }
            }
        }
    }

    void theWorkHasALimit()
    {
        Prng prng(m_seed);
        Scoresheet sheet;
        for (int i = 0; i < 200; ++i)
            sheet.moves.push_back({otherDigit(0, prng), otherDigit(0, prng), false});
        ScoresheetCheckLimits limits;
        limits.plies = 20'000;
        const ScoresheetReport noise = checkScoresheet(sheet, limits);
        QVERIFY(noise.mismatch);
        QVERIFY(noise.isLimited);
        QVERIFY(!noise.corrections.empty());
        QVERIFY(!noise.corrections.front().isComplete);
        QVERIFY(noise.corrections.size() <= limits.corrections);
        // The result shows how far the moves could be read.
        QVERIFY(noise.corrections.front().moves.size() > noise.mismatch->move);
    }
};

QTEST_GUILESS_MAIN(TestScoresheetCheck)
#include "tst_scoresheet_check.moc"
