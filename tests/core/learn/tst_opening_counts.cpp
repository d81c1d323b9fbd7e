// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learn/fact.h"
#include "core/learn/opening_counts.h"
#include "tests/core/learn/naive_board.h"

#include <QFile>
#include <QRegularExpression>
#include <QTest>

#include <algorithm>
#include <map>

using namespace qumalaq;
using namespace qumalaq::learn;
using rules::AnyPosition;
using rules::Move;
using rules::Pit;
using rules::Side;

namespace {

using Code = TextError::Code;

QByteArray read(const char* path)
{
    QFile file(QString::fromLatin1(path));
    if (!file.open(QIODevice::ReadOnly))
        qFatal("cannot read %s", path);
    return file.readAll();
}

OpeningCounts shipped()
{
    auto counts = OpeningCounts::parse(read(QUMALAQ_SOURCE_DIR "/resources/openings/togyzqumalaq.txt").toStdString());
    if (!counts)
        qFatal("the shipped counts cannot be read");
    return std::move(*counts);
}

/// The first pits of every game, extracted from the text without core/notation.
std::vector<std::vector<std::uint8_t>> pitsOfGames()
{
    static const QRegularExpression kMove(QStringLiteral("(?<![\\d(])([1-9])[1-9][xX]?(?![\\d.])"));
    std::vector<std::vector<std::uint8_t>> games;
    const QString text = QString::fromUtf8(read(QUMALAQ_TEST_DATA "/online_games.txt"));
    for (const QString& part : text.split(QStringLiteral("[Event "), Qt::SkipEmptyParts)) {
        games.emplace_back();
        const QString moves = part.mid(part.lastIndexOf(u']') + 1);
        for (auto match = kMove.globalMatch(moves); match.hasNext() && games.back().size() < OpeningCounts::kMaxPlies;)
            games.back().push_back(static_cast<std::uint8_t>(match.next().captured(1).toInt()));
    }
    return games;
}

rules::BoardState startBoard()
{
    return AnyPosition(rules::GameSetup()).board();
}

/// A second count, by boards that share only types with core/rules.
struct Recount {
    std::vector<rules::BoardState> boards;
    std::vector<std::vector<std::uint8_t>> paths;
    std::vector<std::map<std::uint8_t, int>> moves;

    Recount()
    {
        for (const auto& game : pitsOfGames()) {
            rules::BoardState board = startBoard();
            std::vector<std::uint8_t> path;
            for (const std::uint8_t pit : game) {
                const auto at = std::find(boards.begin(), boards.end(), board);
                const auto index = static_cast<std::size_t>(at - boards.begin());
                if (at == boards.end()) {
                    boards.push_back(board);
                    paths.push_back(path);
                    moves.emplace_back();
                }
                ++moves[index][pit];
                board = naive::playTogyz(board, Pit{board.sideToMove, pit}, true).after;
                path.push_back(pit);
            }
        }
    }

    [[nodiscard]] int gamesAt(std::size_t index) const
    {
        int games = 0;
        for (const auto& [pit, count] : moves[index])
            games += count;
        return games;
    }
};

AnyPosition after(const std::vector<std::uint8_t>& path)
{
    AnyPosition position{rules::GameSetup()};
    for (const std::uint8_t pit : path)
        position.play(Move{{position.sideToMove(), pit}});
    return position;
}

} // namespace

class TestOpeningCounts : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// Checks the shipped counts and the facts made from them against a count over the games' text.
    void whatIsToldOfOpeningsIsTrue()
    {
        const OpeningCounts counts = shipped();
        QVERIFY(!counts.source().empty());
        const Recount recount;
        QVERIFY(recount.boards.size() > 50);
        int common = 0;
        int rare = 0;
        for (std::size_t i = 0; i < recount.boards.size(); ++i) {
            const AnyPosition position = after(recount.paths[i]);
            QVERIFY(position.board() == recount.boards[i]);
            const int games = recount.gamesAt(i);
            for (const Move move : position.legalMoves()) {
                const auto share = counts.shareOf(position, move);
                QCOMPARE(share.has_value(), games >= OpeningCounts::kMinGames);
                const auto found = recount.moves[i].find(move.from.number);
                const int played = found == recount.moves[i].end() ? 0 : found->second;
                if (share)
                    QVERIFY(*share == (OpeningCounts::Share{played, games}));
                const auto facts = factsOf(position, move, {}, &counts);
                const auto told = [&](FactKind kind) {
                    return std::any_of(facts.begin(), facts.end(), [&](const Fact& fact) {
                        return fact.kind == kind && fact.counts[0] == played && fact.counts[1] == games;
                    });
                };
                QCOMPARE(told(FactKind::CommonOpening), share && 100 * played >= 25 * games);
                QCOMPARE(told(FactKind::RareOpening), share && games >= 20 && 100 * played <= 5 * games);
                common += told(FactKind::CommonOpening) ? 1 : 0;
                rare += told(FactKind::RareOpening) ? 1 : 0;
            }
        }
        QVERIFY(common > 10);
        QVERIFY(rare > 10);
        // 76 is the most common first move, 12 was never played.
        const AnyPosition start = after({});
        QVERIFY(*counts.shareOf(start, Move{{Side::South, 7}}) == (OpeningCounts::Share{45, 80}));
        QVERIFY(*counts.shareOf(start, Move{{Side::South, 1}}) == (OpeningCounts::Share{0, 80}));
    }

    void howOthersOpenIsToldLast()
    {
        const OpeningCounts counts = shipped();
        const auto chosen = chooseReasons(factsOf(after({}), Move{{Side::South, 7}}, {}, &counts));
        QCOMPARE(chosen.size(), kMaxFacts);
        QCOMPARE(chosen.front().kind, FactKind::Takes);
        QCOMPARE(chosen.back().kind, FactKind::CommonOpening);
        // No facts about unknown openings.
        for (const Fact& fact : factsOf(after({7, 9, 1}), Move{{Side::North, 1}}, {}, &counts))
            QVERIFY(fact.kind != FactKind::CommonOpening && fact.kind != FactKind::RareOpening);
        for (const Fact& fact : factsOf(after({}), Move{{Side::South, 7}}))
            QVERIFY(fact.kind != FactKind::CommonOpening);
        const AnyPosition other{rules::GameSetup(rules::GameId::Bestemshe)};
        QVERIFY(!counts.shareOf(other, Move{{Side::South, 1}}));
    }

    void countingAndWritingGivesTheShippedText()
    {
        std::vector<rules::History> games;
        for (const auto& pits : pitsOfGames()) {
            rules::History game{rules::GameSetup()};
            for (const std::uint8_t pit : pits)
                game.play(Move{{game.position().sideToMove(), pit}});
            games.push_back(std::move(game));
        }
        const OpeningCounts counts = OpeningCounts::of(games, rules::GameSetup(), shipped().source());
        const QByteArray text = read(QUMALAQ_SOURCE_DIR "/resources/openings/togyzqumalaq.txt");
        QVERIFY(text.endsWith(QByteArray::fromStdString(counts.toText())));
        QCOMPARE(shipped().toText(), counts.toText());
    }

    void aPositionReachedInTwoWaysIsOne()
    {
        const rules::GameSetup setup(rules::GameId::Congkak);
        // Both orders lead to the same position and count together.
        std::vector<rules::History> games;
        const auto add = [&](std::initializer_list<std::uint8_t> pits) {
            rules::History game{rules::GameSetup()};
            for (const std::uint8_t pit : pits) {
                const Move move{{game.position().sideToMove(), pit}};
                if (!game.canPlay(move))
                    qFatal("not legal");
                game.play(move);
            }
            games.push_back(std::move(game));
        };
        for (int i = 0; i < OpeningCounts::kMinGames; ++i)
            add(i % 2 == 0 ? std::initializer_list<std::uint8_t>{1, 1, 2, 2}
                           : std::initializer_list<std::uint8_t>{1, 1, 2, 3});
        const OpeningCounts counts = OpeningCounts::of(games, rules::GameSetup(), "here");
        QVERIFY(*counts.shareOf(after({1, 1, 2}), Move{{Side::North, 2}})
                == (OpeningCounts::Share{OpeningCounts::kMinGames / 2, OpeningCounts::kMinGames}));
        // Other variants and start positions are not counted.
        games.emplace_back(setup);
        games.emplace_back(rules::GameSetup(), after({1}));
        QCOMPARE(OpeningCounts::of(games, rules::GameSetup(), "here").toText(), counts.toText());
    }

    void everyFaultIsNamed_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<int>("code");
        QTest::addColumn<int>("line");
        QTest::addColumn<QString>("found");
        const QByteArray head = "game = togyzqumalaq\nsource = here\n";
        const auto row = [](const char* name, const QByteArray& text, Code code, int line, const char* found) {
            QTest::newRow(name) << text << int(code) << line << QString::fromLatin1(found);
        };
        row("no source", "game = togyzqumalaq\n", Code::MissingKey, 1, "source");
        row("no game", "source = here\n", Code::MissingKey, 1, "game");
        row("an unknown game", "game = chess\nsource = here\n", Code::UnknownGame, 1, "chess");
        row("another heading", head + "[before]\n", Code::UnknownSection, 3, "before");
        row("a move that is not legal", head + "[after]\n9x = 3\n", Code::BadMove, 4, "9x");
        row("a heading that is not legal", head + "[after 77]\n", Code::BadMove, 3, "77");
        row("no number", head + "[after]\n76 = many\n", Code::BadNumber, 4, "many");
        row("no game at all", head + "[after]\n76 = 0\n", Code::BadNumber, 4, "0");
        row("a position twice", head + "[after 76]\n[after 7]\n", Code::DuplicateId, 4, "7");
        row("a line of another form", head + "[after]\n76\n", Code::NoEquals, 4, "76");
    }
    void everyFaultIsNamed()
    {
        QFETCH(QByteArray, text);
        QFETCH(int, code);
        QFETCH(int, line);
        QFETCH(QString, found);
        const auto counts = OpeningCounts::parse(text.toStdString());
        QVERIFY(!counts);
        const auto& faults = counts.error();
        QVERIFY(std::any_of(faults.begin(), faults.end(), [&](const TextError& fault) {
            return int(fault.code) == code && fault.line == line && QString::fromStdString(fault.found) == found;
        }));
    }
};

QTEST_GUILESS_MAIN(TestOpeningCounts)
#include "tst_opening_counts.moc"
