// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/notation/move_text.h"
#include "core/notation/paper_position.h"
#include "core/notation/scoresheet_doctor.h"
#include "core/notation/tgk_reader.h"
#include "tests/core/notation/random_record.h"

#include <QFile>
#include <QRandomGenerator>
#include <QTest>

#include <algorithm>

using namespace qumalaq;
using notation::Diagnosis;
using notation::DoctorLimits;
using notation::Misfit;
using notation::Repair;
using notation::Scoresheet;
using notation::SheetMove;

namespace {

using Moves = std::vector<rules::Move>;

/// The sheet of a game without errors.
Scoresheet sheetOf(const rules::GameSetup& setup, const Moves& moves, bool hasPositions)
{
    Scoresheet sheet{setup, rules::AnyPosition(setup), {}, {}};
    rules::AnyPosition position = sheet.start;
    for (const rules::Move move : moves) {
        sheet.moves.push_back(notation::parseSheetMoves(notation::toText(position, move))->front());
        position.play(move);
        if (hasPositions && sheet.moves.size() % 20 == 0)
            sheet.positions.push_back({sheet.moves.size(), position.board()});
    }
    return sheet;
}

Scoresheet sheetFrom(const QString& text)
{
    Scoresheet sheet;
    sheet.moves = notation::parseSheetMoves(text.toStdString()).value();
    return sheet;
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
        moves[at].landing = otherDigit(moves[at].landing, prng);
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
            (prng.below(2) == 0 ? moves[at].from : moves[at].landing) = 0;
        }
        break;
    }
}

} // namespace

class TestScoresheetDoctor : public QObject {
    Q_OBJECT

private:
    const quint64 m_seed = QRandomGenerator::system()->generate64();

private Q_SLOTS:
    void initTestCase() { qInfo("seed %llu", static_cast<unsigned long long>(m_seed)); }
    void aSheetThatFitsNeedsNothing();
    void findsWhatDoesNotFit_data();
    void findsWhatDoesNotFit();
    void findsThePositionThatDoesNotFit();
    void findsTheRepair_data();
    void findsTheRepair();
    void doesNotBelieveAMisprintedPosition();
    void aPositionIsBelievedWhereverItIsPrinted();
    void repairsRealGames_data();
    void repairsRealGames();
    void whatTheSheetCannotDecideIsSaid_data();
    void whatTheSheetCannotDecideIsSaid();
    void treatmentsAreLegalAndInOrder();
    void theWorkHasALimit();
};

void TestScoresheetDoctor::aSheetThatFitsNeedsNothing()
{
    for (const auto& game : realGames()) {
        const Diagnosis diagnosis = diagnose(sheetOf(game.setup(), game.moves(), true));
        QVERIFY(!diagnosis.misfit);
        QVERIFY(!diagnosis.isLimited);
        QCOMPARE(diagnosis.treatments.size(), std::size_t(1));
        QVERIFY(diagnosis.treatments[0].repairs.empty());
        QVERIFY(diagnosis.treatments[0].isComplete);
        QVERIFY(diagnosis.treatments[0].moves == game.moves());
    }
    QVERIFY(!diagnose(Scoresheet()).misfit);
}

void TestScoresheetDoctor::findsWhatDoesNotFit_data()
{
    QTest::addColumn<QString>("moves");
    QTest::addColumn<int>("kind");
    QTest::addColumn<int>("at");
    QTest::addColumn<int>("expected");
    QTest::newRow("a first digit that cannot be read") << "76 ?8 66" << int(Misfit::Kind::Unreadable) << 1 << 0;
    QTest::newRow("an empty pit") << "76 65" << int(Misfit::Kind::IllegalMove) << 1 << 0;
    QTest::newRow("the wrong second digit") << "76 98 67" << int(Misfit::Kind::WrongLanding) << 2 << 6;
    QTest::newRow("a missing mark") << "43 98 99 44" << int(Misfit::Kind::WrongMark) << 3 << 4;
    QTest::newRow("a mark too many") << "76x" << int(Misfit::Kind::WrongMark) << 0 << 6;
    QTest::newRow("a mark too many without a digit") << "76 9?x" << int(Misfit::Kind::WrongMark) << 1 << 8;
}

void TestScoresheetDoctor::findsWhatDoesNotFit()
{
    QFETCH(QString, moves);
    QFETCH(int, kind);
    QFETCH(int, at);
    QFETCH(int, expected);
    const Diagnosis diagnosis = diagnose(sheetFrom(moves));
    QVERIFY(diagnosis.misfit);
    QCOMPARE(int(diagnosis.misfit->kind), kind);
    QCOMPARE(int(diagnosis.misfit->move), at);
    QCOMPARE(diagnosis.misfit->expected, expected);
}

void TestScoresheetDoctor::findsThePositionThatDoesNotFit()
{
    // Without second digits only the position reveals the error.
    const auto& game = realGames().front();
    Scoresheet sheet = sheetOf(game.setup(), game.moves(), true);
    for (SheetMove& move : sheet.moves)
        move.landing = 0, move.hasMark = false;
    QVERIFY(!diagnose(sheet).misfit);
    sheet.positions[1].board.stores[0] += 1;
    sheet.positions[1].board.stores[1] -= 1;
    const Diagnosis diagnosis = diagnose(sheet);
    QVERIFY(diagnosis.misfit == (Misfit{Misfit::Kind::WrongPosition, 40, 0}));
}

void TestScoresheetDoctor::findsTheRepair_data()
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
    QTest::newRow("the second digit") << "76 98 66 81 12 76 25 78 48 36x 94 16 84 82 91x 97"
                                      << int(Repair::Kind::ChangedLanding) << 3 << "81"
                                      << "87";
    QTest::newRow("both digits") << "76 98 66 87 12 34 25 78 48 36x 94 16 84 82 91x 97"
                                 << int(Repair::Kind::ChangedMove) << 5 << "34"
                                 << "76";
    QTest::newRow("the mark") << "76 98 66 87 12 76 25 78 48 36 94 16 84 82 91x 97" << int(Repair::Kind::ChangedMark)
                              << 9 << "36"
                              << "36x";
    QTest::newRow("a digit that cannot be read")
        << "76 98 66 87 12 ?6 25 78 48 36x 94 16 84 82 91x 97" << int(Repair::Kind::ChangedFrom) << 5 << "?6"
        << "76";
    QTest::newRow("a move too many") << "76 98 66 87 12 76 99 25 78 48 36x 94 16 84 82 91x 97"
                                     << int(Repair::Kind::Removed) << 6 << "99"
                                     << "?";
    QTest::newRow("a move not written") << "76 98 66 87 12 25 78 48 36x 94 16 84 82 91x 97"
                                        << int(Repair::Kind::Inserted) << 5 << "?"
                                        << "76";
    QTest::newRow("two in the wrong order")
        << "76 98 66 87 76 12 25 78 48 36x 94 16 84 82 91x 97" << int(Repair::Kind::Swapped) << 4 << "76"
        << "12";
}

void TestScoresheetDoctor::findsTheRepair()
{
    QFETCH(QString, damaged);
    QFETCH(int, kind);
    QFETCH(int, at);
    QFETCH(QString, before);
    QFETCH(QString, after);
    const Diagnosis diagnosis = diagnose(sheetFrom(damaged));
    QVERIFY(diagnosis.misfit);
    QVERIFY(!diagnosis.isLimited);
    QVERIFY(!diagnosis.treatments.empty());
    const auto& best = diagnosis.treatments.front();
    QVERIFY(best.isComplete);
    QCOMPARE(best.repairs.size(), std::size_t(1));
    const Repair& repair = best.repairs.front();
    QCOMPARE(int(repair.kind), kind);
    QCOMPARE(int(repair.move), at);
    QCOMPARE(QString::fromStdString(notation::toText(repair.before)), before);
    QCOMPARE(QString::fromStdString(notation::toText(repair.after)), after);
    const Scoresheet original = sheetFrom(QStringLiteral("76 98 66 87 12 76 25 78 48 36x 94 16 84 82 91x 97"));
    const Moves moves = diagnose(original).treatments.front().moves;
    QCOMPARE(moves.size(), original.moves.size());
    QVERIFY(best.moves == moves);
}

void TestScoresheetDoctor::doesNotBelieveAMisprintedPosition()
{
    const auto& game = realGames().front();
    Scoresheet sheet = sheetOf(game.setup(), game.moves(), true);
    sheet.positions[2].board.stores[0] += 1;
    sheet.positions[2].board.stores[1] -= 1;
    const Diagnosis diagnosis = diagnose(sheet);
    QVERIFY(!diagnosis.treatments.empty());
    const auto& best = diagnosis.treatments.front();
    QVERIFY(best.isComplete);
    QVERIFY(best.moves == game.moves());
    QCOMPARE(best.repairs.size(), std::size_t(1));
    QVERIFY(best.repairs[0].kind == Repair::Kind::IgnoredPosition);
    QCOMPARE(best.repairs[0].move, std::size_t(60));
}

void TestScoresheetDoctor::aPositionIsBelievedWhereverItIsPrinted()
{
    // Without second digits only positions reveal which move is missing; the sheet has one after move 7 and one after
    // South's move 12, each with its number.
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
    const Diagnosis diagnosis = diagnose(*sheet);
    QVERIFY(diagnosis.misfit);
    QVERIFY(!diagnosis.treatments.empty());
    const auto& best = diagnosis.treatments.front();
    QVERIFY(best.isComplete);
    QVERIFY(best.moves == Moves(moves.begin(), moves.begin() + 40));
}

void TestScoresheetDoctor::repairsRealGames_data()
{
    QTest::addColumn<int>("kind");
    QTest::addColumn<bool>("hasPositions");
    // Some errors cannot be distinguished, most of all near the end of a game. The bounds are well below the usual
    // figures, so that no seed fails by chance.
    QTest::addColumn<int>("first"); ///< lowest percentage of sheets whose first treatment is the original
    QTest::addColumn<int>("among"); ///< the same for any of the treatments
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

void TestScoresheetDoctor::repairsRealGames()
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
        const Diagnosis diagnosis = diagnose(sheet);
        const auto isOriginal = [&](const auto& treatment) { return treatment.moves == game.moves(); };
        asAny += std::any_of(diagnosis.treatments.begin(), diagnosis.treatments.end(), isOriginal) ? 1 : 0;
        asFirst += !diagnosis.treatments.empty() && isOriginal(diagnosis.treatments.front()) ? 1 : 0;
    }
    qInfo("%d of %d games come back as the first treatment, %d as one of them", asFirst, all, asAny);
    QVERIFY(100 * asFirst >= first * all);
    QVERIFY(100 * asAny >= among * all);
}

void TestScoresheetDoctor::whatTheSheetCannotDecideIsSaid_data()
{
    QTest::addColumn<QString>("moves");
    QTest::addColumn<int>("equals");
    QTest::addColumn<bool>("hasMore");
    QTest::newRow("a sheet that fits") << "76 98 66" << 1 << false;
    QTest::newRow("what follows leaves one") << "76 98 66 87 12 16 25 78 48 36x 94 16 84 82 91x 97" << 1 << false;
    QTest::newRow("nothing follows: any of two digits") << "76 98 66 87 12 14" << 2 << false;
    QTest::newRow("nothing follows a move that cannot be read") << "76 98 ??" << 8 << true;
}

void TestScoresheetDoctor::whatTheSheetCannotDecideIsSaid()
{
    QFETCH(QString, moves);
    QFETCH(int, equals);
    QFETCH(bool, hasMore);
    const Diagnosis diagnosis = diagnose(sheetFrom(moves));
    QCOMPARE(int(diagnosis.equals), equals);
    QCOMPARE(diagnosis.hasMoreEquals, hasMore);
    const auto& first = diagnosis.treatments.front();
    for (std::size_t i = 0; i < diagnosis.treatments.size(); ++i)
        QCOMPARE(diagnosis.treatments[i].cost == first.cost, i < diagnosis.equals);
}

void TestScoresheetDoctor::treatmentsAreLegalAndInOrder()
{
    Prng prng(m_seed);
    for (const auto id : {rules::GameId::Togyzqumalaq, rules::GameId::Bestemshe}) {
        const rules::GameSetup setup(id);
        for (int i = 0; i < 20; ++i) {
            const Moves moves = [&] {
                Moves made;
                for (rules::AnyPosition position(setup); !position.outcome() && made.size() < 60;) {
                    made.push_back(tests::randomMove(position, prng));
                    position.play(made.back());
                }
                return made;
            }();
            Scoresheet sheet = sheetOf(setup, moves, true);
            for (int times = 0; times < 3; ++times)
                damage(sheet.moves, static_cast<Damage>(prng.below(UnreadableDigits)), prng);
            DoctorLimits limits;
            limits.plies = 100'000;
            const Diagnosis diagnosis = diagnose(sheet, limits);
            QVERIFY(!diagnosis.treatments.empty());
            int cost = 0;
            for (const auto& treatment : diagnosis.treatments) {
                rules::AnyPosition position(setup);
                for (const rules::Move move : treatment.moves) {
                    QVERIFY(position.isLegal(move));
                    position.play(move);
                }
                if (treatment.isComplete) {
                    QVERIFY(treatment.cost >= cost);
                    cost = treatment.cost;
                }
                QCOMPARE(treatment.isComplete, diagnosis.treatments.front().isComplete);
            }
        }
    }
}

void TestScoresheetDoctor::theWorkHasALimit()
{
    Prng prng(m_seed);
    Scoresheet sheet;
    for (int i = 0; i < 200; ++i)
        sheet.moves.push_back({otherDigit(0, prng), otherDigit(0, prng), false});
    DoctorLimits limits;
    limits.plies = 20'000;
    const Diagnosis noise = diagnose(sheet, limits);
    QVERIFY(noise.misfit);
    QVERIFY(noise.isLimited);
    QVERIFY(!noise.treatments.empty());
    QVERIFY(!noise.treatments.front().isComplete);
    QVERIFY(noise.treatments.size() <= limits.treatments);
    // The result shows how far the moves could be read.
    QVERIFY(noise.treatments.front().moves.size() > noise.misfit->move);
}

QTEST_GUILESS_MAIN(TestScoresheetDoctor)
#include "tst_scoresheet_doctor.moc"
