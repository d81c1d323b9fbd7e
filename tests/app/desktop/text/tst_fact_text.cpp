// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/text/fact_text.h"
#include "app/desktop/text/move_text.h"
#include "app/desktop/text/translator.h"
#include "app/desktop/text/written_move.h"
#include "core/base/prng.h"
#include "core/rules/history.h"
#include "tests/positions.h"
#include "tests/random_move.h"

#include <QRegularExpression>
#include <QTest>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <vector>

using namespace qumalaq;
using namespace qumalaq::desktop;
using learn::Fact;
using learn::FactKind;
using rules::AnyPosition;
using rules::GameId;
using rules::Move;
using rules::Pit;
using rules::Side;

namespace {

/// For all games and languages together; the slow run uses more.
int positionCount()
{
    constexpr int kQuick = 600;
    const int wanted = qEnvironmentVariableIntValue("QUMALAQ_FACT_POSITIONS");
    return wanted > 0 ? wanted : kQuick;
}

/// The numbers in a text, as written.
QList<int> numbersIn(const QString& text)
{
    static const QRegularExpression kNumber(QStringLiteral("\\d+"));
    QList<int> numbers;
    for (auto match = kNumber.globalMatch(text); match.hasNext();)
        numbers.append(match.next().captured().toInt());
    return numbers;
}

/// The counts of a fact that its sentence must name.
QList<int> toldNumbers(const Fact& fact)
{
    switch (fact.kind) {
    case FactKind::MakesTuzdyk: // three, as every tuzdyk
    case FactKind::ThreatensTuzdyk:
    case FactKind::StopsTuzdyk:
    case FactKind::TuzdykComes:
    case FactKind::OnlyMove:
    case FactKind::MovesAgain:
    case FactKind::Passes:
        return {};
    case FactKind::LineGains:
        return {std::abs(fact.counts[0])};
    case FactKind::MakesOddPitEven:
    case FactKind::NeedsToMajority:
    case FactKind::MovesLeft:
    case FactKind::Wins:
        return {fact.counts[0], fact.counts[1]};
    default:
        return {fact.counts[0]};
    }
}

} // namespace

class TestFactText : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everySentenceIsWhole_data()
    {
        QTest::addColumn<int>("game");
        QTest::addColumn<int>("share");
        QTest::newRow("Togyzqumalaq") << int(GameId::Togyzqumalaq) << 55;
        QTest::newRow("Bestemshe") << int(GameId::Bestemshe) << 15;
        QTest::newRow("Congkak") << int(GameId::Congkak) << 15;
        QTest::newRow("Mangala of Suez") << int(GameId::MangalaSuez) << 15;
        QTest::newRow("Oware") << int(GameId::Oware) << 15;
        QTest::newRow("Kalah") << int(GameId::Kalah) << 15;
        QTest::newRow("Turkish Mangala") << int(GameId::MangalaTurkish) << 15;
    }
    void everySentenceIsWhole()
    {
        QFETCH(int, game);
        QFETCH(int, share);
        constexpr std::uint64_t kSeed = 20261121;
        Prng prng(kSeed + static_cast<std::uint64_t>(game));
        Translator translator;
        std::array<int, learn::kFactKinds> told{};
        const rules::GameSetup setup(static_cast<GameId>(game));
        rules::History history(setup);
        const auto anyMove = [&prng](const AnyPosition& position) { return randomMove(position, prng); };
        struct Case {
            AnyPosition position;
            std::vector<Move> line;
            std::vector<Fact> facts;
            QStringList texts; ///< in the languages so far
        };
        std::vector<Case> cases;
        for (int i = 0; i < positionCount() * share / 100; ++i) {
            if (history.outcome())
                history = rules::History(setup);
            const AnyPosition position = history.position();
            const Move move = anyMove(position);
            std::vector<Move> line{move};
            AnyPosition after = position;
            after.play(move);
            while (line.size() < 3 && !after.outcome()) {
                line.push_back(anyMove(after));
                after.play(line.back());
            }
            auto facts = learn::factsOf(position, move, line);
            std::erase_if(facts, [](const Fact& fact) {
                return fact.kind == FactKind::LeavesToTake || fact.kind == FactKind::LeavesTuzdyk;
            });
            for (const Fact& fact : facts)
                ++told[static_cast<std::size_t>(fact.kind)];
            cases.push_back({position, line, std::move(facts), {}});
            history.play(move);
        }
        for (const Language language : allLanguages()) {
            translator.setLanguage(language);
            for (Case& each : cases) {
                const Move move = each.line.front();
                QVERIFY(FactText::reasonsFor(each.position, move, {.line = each.line}).size() <= learn::kMaxFacts);
                QStringList texts;
                for (std::size_t i = 0; i < 3 * each.facts.size(); ++i) {
                    const Fact& fact = each.facts[i / 3];
                    const std::optional<Side> addressees[] = {std::nullopt, Side::South, Side::North};
                    const std::optional<Side> addressee = addressees[i % 3];
                    const FactPhrase phrase =
                        FactText::phraseOf(each.position, move, fact, {.line = each.line, .addressee = addressee});
                    QVERIFY2(!addressee || !phrase.text.contains(QStringLiteral("mover")), qUtf8Printable(phrase.text));
                    QVERIFY2(phrase.text.size() > 8 && !phrase.text.contains(u'%') && phrase.text.endsWith(u'.'),
                             qUtf8Printable(phrase.text));
                    QVERIFY2(phrase.text[0].isUpper() || phrase.text[0].isDigit(), qUtf8Printable(phrase.text));
                    const auto numbers = numbersIn(phrase.text);
                    for (const int number : toldNumbers(fact))
                        QVERIFY2(numbers.contains(number), qUtf8Printable(phrase.text));
                    QCOMPARE(phrase.pits.size(), fact.pits.size());
                    AnyPosition shown = each.position;
                    for (const Move played : phrase.line) {
                        QVERIFY(shown.isLegal(played));
                        shown.play(played);
                    }
                    // Each language has its own words.
                    QVERIFY2(!each.texts.contains(phrase.text), qUtf8Printable(phrase.text));
                    texts.append(phrase.text);
                }
                each.texts += texts;
            }
        }
        if (setup.game() == GameId::Togyzqumalaq) {
            for (int k = 0; k < learn::kFactKinds; ++k) {
                const auto kind = static_cast<FactKind>(k);
                if (kind != FactKind::SowsHome && kind != FactKind::MovesAgain && kind != FactKind::Passes
                    && kind != FactKind::TuzdykComes && kind != FactKind::OnlyMove && kind != FactKind::CommonOpening
                    && kind != FactKind::RareOpening && kind != FactKind::LeavesToTake
                    && kind != FactKind::LeavesTuzdyk)
                    QVERIFY2(told[std::size_t(k)] > 0, qPrintable(QStringLiteral("kind %1").arg(k)));
            }
        }
    }

    void aSentenceTellsTheListenerWhoMoved_data()
    {
        QTest::addColumn<Language>("language");
        QTest::addColumn<Side>("addressee");
        QTest::addColumn<QString>("text");
        const auto row = [](const char* name, Language language, Side addressee, const char* text) {
            QTest::newRow(name) << language << addressee << QString::fromUtf8(text);
        };
        row("English, your move", Language::English, Side::South,
            "The move from your pit 8 takes 10 stones; the move from your pit 9 would take only 8.");
        row("English, the opponent's", Language::English, Side::North,
            "The move from the opponent’s pit 8 took 10 stones.");
        row("Russian, the opponent's", Language::Russian, Side::North, "Ход из лунки 8 соперника принёс 10 кумалаков.");
        row("Kazakh, the opponent's", Language::Kazakh, Side::North,
            "Қарсыластың 8-отауынан жүріліп, 10 құмалақ ұтып алынды.");
    }
    void aSentenceTellsTheListenerWhoMoved()
    {
        QFETCH(Language, language);
        QFETCH(Side, addressee);
        QFETCH(QString, text);
        Translator translator;
        translator.setLanguage(language);
        const auto position = positionOf("0,5,6,7,2,0,0,6,4/1,4,7,9,0,0,2,4,0 60,45 -,- s");
        const Move move{{Side::South, 8}};
        const auto facts = learn::factsOf(position, move);
        QCOMPARE(
            FactText::phraseOf(position, move, facts[0], {.addressee = addressee, .subject = FactSubject::Made}).text,
            text);
    }

    void aSentenceReadsWell_data()
    {
        QTest::addColumn<Language>("language");
        QTest::addColumn<QString>("text");
        QTest::newRow("English") << Language::English
                                 << QStringLiteral("The move from First’s pit 8 takes 10 stones; the move from "
                                                   "First’s pit 9 would take only 8.");
        QTest::newRow("Russian") << Language::Russian
                                 << QStringLiteral("Ход из лунки 8 Бастаушы приносит 10 кумалаков, ход из лунки 9 "
                                                   "Бастаушы принёс бы только 8.");
        QTest::newRow("Kazakh") << Language::Kazakh
                                << QStringLiteral("Бастаушының 8-отауынан жүргенде 10 құмалақ ұтып алынады, "
                                                  "бастаушының 9-отауынан жүргенде — тек 8.");
    }
    void aSentenceReadsWell()
    {
        QFETCH(Language, language);
        QFETCH(QString, text);
        Translator translator;
        translator.setLanguage(language);
        const auto phrases =
            FactText::reasonsFor(positionOf("0,5,6,7,2,0,0,6,4/1,4,7,9,0,0,2,4,0 60,45 -,- s"), Move{{Side::South, 8}});
        QVERIFY(!phrases.empty());
        QCOMPARE(phrases[0].text, text);
        QVERIFY(phrases[0].pits == std::vector<Pit>({{Side::North, 4}}));
        QVERIFY(phrases[0].line == std::vector<Move>({Move{{Side::South, 8}}}));
    }

    void theRowOfANewTuzdykIsNamed_data()
    {
        QTest::addColumn<Language>("language");
        QTest::addColumn<std::optional<Side>>("addressee");
        QTest::addColumn<QString>("text");
        const auto row = [](const char* name, Language language, std::optional<Side> addressee, const char* text) {
            QTest::newRow(name) << language << addressee << QString::fromUtf8(text);
        };
        row("English, to the player", Language::English, Side::South, "It makes the opponent’s pit 1 a tuzdyk.");
        row("English, to the opponent", Language::English, Side::North, "It makes your pit 1 a tuzdyk.");
        row("English, of two people", Language::English, std::nullopt, "It makes Second’s pit 1 a tuzdyk.");
        row("Kazakh, to the player", Language::Kazakh, Side::South,
            "Осылай жүргенде қарсыластың 1-отауынан тұздық аласыз.");
        row("Russian, to the player", Language::Russian, Side::South, "Он делает туздык в лунке 1 соперника.");
        row("Russian, of two people", Language::Russian, std::nullopt, "Он делает туздык в лунке 1 Костаушы.");
    }
    void theRowOfANewTuzdykIsNamed()
    {
        QFETCH(Language, language);
        QFETCH(std::optional<Side>, addressee);
        Translator translator;
        translator.setLanguage(language);
        const auto position = positionOf("9,9,9,9,9,9,9,0,2/2,9,9,9,9,9,9,9,9 16,7 -,- s");
        const auto phrases = FactText::reasonsFor(position, Move{{Side::South, 9}},
                                                  {.addressee = addressee, .subject = FactSubject::It});
        QVERIFY(!phrases.empty());
        QTEST(phrases.front().text, "text");
    }

    void aTuzdykLaterInTheLineIsMentioned_data()
    {
        QTest::addColumn<Language>("language");
        QTest::addColumn<QString>("text");
        QTest::newRow("English") << Language::English
                                 << QStringLiteral(
                                        "The tuzdyk comes next: after the move from First’s pit 4, the move from "
                                        "Second’s pit 9 makes pit 2 a tuzdyk.");
        QTest::newRow("Russian")
            << Language::Russian
            << QStringLiteral("Туздык будет следующим ходом: если ответ — ход из лунки 4 Бастаушы, то туздык в лунке 2 "
                              "делает ход из лунки 9 Костаушы.");
        QTest::newRow("Kazakh")
            << Language::Kazakh
            << QStringLiteral(
                   "Тұздық келесі жүрісте алынады: бастаушының 4-отауынан жауап берілсе, қостаушының 9-отауынан "
                   "жүріп, 2-отаудан тұздық алуға болады.");
    }
    void aTuzdykLaterInTheLineIsMentioned()
    {
        QFETCH(Language, language);
        QFETCH(QString, text);
        Translator translator;
        translator.setLanguage(language);
        // A shipped puzzle of the second grade.
        const AnyPosition position = positionOf("0,1,1,4,1,2,2,19,0/0,2,2,2,4,29,21,17,1 32,22 -,- n");
        const std::vector<Move> line = {{{Side::North, 7}}, {{Side::South, 4}}, {{Side::North, 9}}};
        const auto facts = learn::factsOf(position, line[0], line);
        const auto comes = std::find_if(facts.begin(), facts.end(),
                                        [](const Fact& fact) { return fact.kind == FactKind::TuzdykComes; });
        QVERIFY(comes != facts.end());
        const FactPhrase phrase = FactText::phraseOf(position, line[0], *comes, {.line = line});
        QCOMPARE(phrase.text, text);
        QVERIFY(phrase.line == line);
        QVERIFY(phrase.pits == std::vector<Pit>({{Side::South, 2}}));
    }

    void openingStatisticsNameTheirSource_data()
    {
        QTest::addColumn<Language>("language");
        QTest::addColumn<QString>("common");
        QTest::addColumn<QString>("rare");
        const auto row = [](const char* name, Language language, const char* common, const char* rare) {
            QTest::newRow(name) << language << QString::fromUtf8(common) << QString::fromUtf8(rare);
        };
        row("English", Language::English, "The move from First’s pit 7 is common here: 45 of 80 games (a club).",
            "The move from First’s pit 1 is rare here: 1 of 80 games (a club).");
        row("Russian", Language::Russian,
            "Ход из лунки 7 Бастаушы здесь встречается часто: в 45 из 80 партий (a club).",
            "Ход из лунки 1 Бастаушы здесь встречается редко: в 1 из 80 партий (a club).");
        row("Kazakh", Language::Kazakh, "Бастаушының 7-отауынан мұнда жиі жүріледі: 80 партияда 45 рет (a club).",
            "Бастаушының 1-отауынан мұнда сирек жүріледі: 80 партияда 1 рет (a club).");
    }
    void openingStatisticsNameTheirSource()
    {
        QFETCH(Language, language);
        QFETCH(QString, common);
        QFETCH(QString, rare);
        const auto counts =
            learn::OpeningCounts::parse("game = togyzqumalaq\nsource = a club\n[after]\n76 = 45\n43 = 34\n19 = 1\n");
        QVERIFY(counts);
        Translator translator;
        translator.setLanguage(language);
        const AnyPosition start{rules::GameSetup()};
        const auto lastOf = [&](std::uint8_t pit) { // it has no swing
            const Move move{{Side::South, pit}};
            return FactText::phraseOf(start, move, learn::factsOf(start, move, {}, &*counts).back(),
                                      {.openings = &*counts});
        };
        QCOMPARE(lastOf(7).text, common);
        QCOMPARE(lastOf(1).text, rare);
        QVERIFY(lastOf(7).line == std::vector<Move>({Move{{Side::South, 7}}}));
    }

    void whatTheOpponentCouldDoComesLast()
    {
        Translator translator;
        translator.setLanguage(Language::English);
        // Lesson 6: 63 guards.
        const auto phrases =
            FactText::reasonsFor(positionOf("7,4,0,6,0,7,0,0,2/4,0,8,1,9,0,0,0,4 60,50 -,- s"), Move{{Side::South, 6}});
        QVERIFY(!phrases.empty());
        QVERIFY2(phrases.back().text.startsWith(
                     QStringLiteral("The move from First’s pit 6 keeps the opponent from taking ")),
                 qPrintable(phrases.back().text));
        // A pit without an owner could be that of either.
        QVERIFY2(phrases.back().text.contains(QStringLiteral("from the player’s pit ")),
                 qPrintable(phrases.back().text));
    }

    void aThreatIsToldInOneShortSentence_data()
    {
        QTest::addColumn<Language>("language");
        QTest::addColumn<std::optional<Side>>("addressee");
        QTest::addColumn<FactSubject>("subject");
        QTest::addColumn<QString>("take");
        QTest::addColumn<QString>("tuzdyk");
        using Subject = FactSubject;
        const auto row = [](const char* name, Language language, std::optional<Side> addressee, Subject subject,
                            const char* take, const char* tuzdyk) {
            QTest::newRow(name) << language << addressee << subject << QString::fromUtf8(take)
                                << QString::fromUtf8(tuzdyk);
        };
        row("English, the opponent's", Language::English, Side::North, Subject::Made,
            "The opponent threatens to take 14 stones from your pit 1.",
            "The opponent threatens to make your pit 1 a tuzdyk.");
        row("English, a better move", Language::English, Side::South, Subject::It,
            "It threatens to take 14 stones from the opponent’s pit 1.",
            "It threatens to make the opponent’s pit 1 a tuzdyk.");
        row("English, of two people", Language::English, std::nullopt, Subject::Made,
            "The move from First’s pit 4 threatens to take 14 stones from the opponent’s pit 1.",
            "The move from First’s pit 4 threatens to make the opponent’s pit 1 a tuzdyk.");
        row("Kazakh, the opponent's", Language::Kazakh, Side::North, Subject::Made,
            "Қарсылас 1-отауыңыздан 14 құмалақ ұтып алғалы тұр.", "Қарсылас 1-отауыңыздан тұздық алғалы тұр.");
        row("Kazakh, a better move", Language::Kazakh, Side::South, Subject::It,
            "Осылай жүргенде қарсыластың 1-отауына қауіп төнеді: 14 құмалақ.",
            "Осылай жүргенде қарсыластың 1-отауынан тұздық алу қаупі төнеді.");
        row("Russian, the opponent's", Language::Russian, Side::North, Subject::Made,
            "Соперник угрожает взять 14 кумалаков из вашей лунки 1.",
            "Соперник угрожает сделать туздык в вашей лунке 1.");
        row("Russian, a better move of the opponent's", Language::Russian, Side::North, Subject::It,
            "Он создаёт угрозу взять 14 кумалаков из вашей лунки 1.",
            "Он создаёт угрозу сделать туздык в вашей лунке 1.");
    }
    void aThreatIsToldInOneShortSentence()
    {
        QFETCH(Language, language);
        QFETCH(std::optional<Side>, addressee);
        QFETCH(FactSubject, subject);
        Translator translator;
        translator.setLanguage(language);
        const AnyPosition start{rules::GameSetup()};
        const auto textOf = [&](FactKind kind) {
            Fact fact;
            fact.kind = kind;
            fact.pits.push_back({Side::North, 1});
            fact.counts[0] = 14;
            fact.move = Move{{Side::South, 9}};
            return FactText::phraseOf(start, Move{{Side::South, 4}}, fact, {.addressee = addressee, .subject = subject})
                .text;
        };
        QTEST(textOf(FactKind::ThreatensTake), "take");
        QTEST(textOf(FactKind::ThreatensTuzdyk), "tuzdyk");
    }

    /// A sentence about a threat that was stopped can stand alone.
    void aStoppedThreatIsToldWithTheMove()
    {
        Translator translator;
        const AnyPosition position = positionOf("3,2,15,15,14,1,2,14,13/1,2,13,13,1,2,2,3,4 34,8 -,- s");
        const Move move{{Side::South, 3}};
        for (const Language language : allLanguages()) {
            translator.setLanguage(language);
            for (const auto& addressee :
                 {std::optional<Side>(), std::optional(Side::South), std::optional(Side::North)}) {
                const auto phrases = FactText::reasonsFor(position, move, {.addressee = addressee});
                const auto stops = std::find_if(phrases.begin(), phrases.end(), [](const FactPhrase& phrase) {
                    return phrase.kind == FactKind::StopsTuzdyk;
                });
                QVERIFY(stops != phrases.end());
                QVERIFY2(stops->text.startsWith(MoveText::titleOf(position, move, addressee)),
                         qUtf8Printable(stops->text));
            }
        }
    }
};

QTEST_MAIN(TestFactText)
#include "tst_fact_text.moc"
