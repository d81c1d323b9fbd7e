// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/text/announcement_text.h"
#include "app/desktop/text/move_text.h"
#include "app/desktop/text/place_text.h"
#include "app/desktop/text/score_text.h"
#include "app/desktop/text/translator.h"
#include "core/rules/history.h"
#include "tests/app/desktop/plain_moves.h"
#include "tests/positions.h"

#include <QTest>

using namespace qumalaq;
using namespace qumalaq::desktop;
using rules::GameId;
using rules::Pit;
using rules::Side;

/// Each game is described in its own words: pits, kazans and kumalaks, or holes, homes and stones.
class TestGameWords : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { m_translator.setLanguage(Language::English); }

    void aGameIsSpokenInItsOwnWords_data()
    {
        QTest::addColumn<GameId>("game");
        QTest::addColumn<Language>("language");
        QTest::addColumn<QStringList>("words");
        QTest::addColumn<QStringList>("wrong");
        QTest::newRow("English, Togyzqumalaq") << GameId::Togyzqumalaq << Language::English
                                               << QStringList{QStringLiteral("plays pit 1"), QStringLiteral("kazan")}
                                               << QStringList{QStringLiteral("hole"), QStringLiteral("home")};
        QTest::newRow("English, Congkak") << GameId::Congkak << Language::English
                                          << QStringList{QStringLiteral("plays hole 1"), QStringLiteral("First’s home")}
                                          << QStringList{QStringLiteral("pit"), QStringLiteral("kazan")};
        QTest::newRow("Kazakh, Bestemshe") << GameId::Bestemshe << Language::Kazakh
                                           << QStringList{QStringLiteral("1-отаудан"), QStringLiteral("қазаны")}
                                           << QStringList{QStringLiteral("шұңқыр"), QStringLiteral("үйі")};
        QTest::newRow("Kazakh, Mangala") << GameId::MangalaSuez << Language::Kazakh
                                         << QStringList{QStringLiteral("1-шұңқырдан"), QStringLiteral("үйі"),
                                                        QStringLiteral("Соңғы тас")}
                                         << QStringList{QStringLiteral("отау"), QStringLiteral("қазан"),
                                                        QStringLiteral("құмалақ")};
        QTest::newRow("Russian, Congkak") << GameId::Congkak << Language::Russian
                                          << QStringList{QStringLiteral("из лунки 1"), QStringLiteral("Дом Бастаушы")}
                                          << QStringList{QStringLiteral("казан"), QStringLiteral("кумалак")};
        QTest::newRow("English, Oware") << GameId::Oware << Language::English
                                        << QStringList{QStringLiteral("plays house 1"), QStringLiteral("Last seed"),
                                                       QStringLiteral("First’s store")}
                                        << QStringList{QStringLiteral("hole"), QStringLiteral("stone"),
                                                       QStringLiteral("home")};
        QTest::newRow("English, Kalah") << GameId::Kalah << Language::English
                                        << QStringList{QStringLiteral("plays hole 1"), QStringLiteral("Last stone"),
                                                       QStringLiteral("First’s store")}
                                        << QStringList{QStringLiteral("seed"), QStringLiteral("home")};
        QTest::newRow("English, Turkish Mangala")
            << GameId::MangalaTurkish << Language::English
            << QStringList{QStringLiteral("plays hole 1"), QStringLiteral("First’s treasury")}
            << QStringList{QStringLiteral("store"), QStringLiteral("home")};
        QTest::newRow("Kazakh, Oware") << GameId::Oware << Language::Kazakh
                                       << QStringList{QStringLiteral("1-шұңқырдан"), QStringLiteral("қоймасы"),
                                                      QStringLiteral("Соңғы дән")}
                                       << QStringList{QStringLiteral("тас"), QStringLiteral("үйі"),
                                                      QStringLiteral("құмалақ")};
        QTest::newRow("Kazakh, Turkish Mangala")
            << GameId::MangalaTurkish << Language::Kazakh
            << QStringList{QStringLiteral("қазынасы"), QStringLiteral("Соңғы тас:")}
            << QStringList{QStringLiteral("қазан"), QStringLiteral("үйі")};
        QTest::newRow("Russian, Kalah") << GameId::Kalah << Language::Russian
                                        << QStringList{QStringLiteral("Амбар Бастаушы"),
                                                       QStringLiteral("Последний камень")}
                                        << QStringList{QStringLiteral("дом"), QStringLiteral("казан")};
        QTest::newRow("Russian, Oware") << GameId::Oware << Language::Russian
                                        << QStringList{QStringLiteral("Амбар Бастаушы"),
                                                       QStringLiteral("Последнее зерно")}
                                        << QStringList{QStringLiteral("камень"), QStringLiteral("кумалак")};
    }
    void aGameIsSpokenInItsOwnWords()
    {
        QFETCH(GameId, game);
        QFETCH(Language, language);
        QFETCH(QStringList, words);
        QFETCH(QStringList, wrong);
        m_translator.setLanguage(language);
        rules::History history{rules::GameSetup(game)};
        history.play(rules::Move{Pit{Side::South, 1}});
        const QString told = AnnouncementText::move(history, 0) + u' ' + AnnouncementText::board(history.position());
        for (const QString& word : words)
            QVERIFY2(told.contains(word), qPrintable(told));
        for (const QString& word : wrong)
            QVERIFY2(!told.contains(word, Qt::CaseInsensitive), qPrintable(told));
    }

    /// In Mangala of Suez a turn may have to begin in the row of the other side.
    void aMoveFromTheOtherRowIsThatOfItsPlayer()
    {
        m_translator.setLanguage(Language::English);
        rules::History history{rules::GameSetup(GameId::MangalaSuez)};
        history.play(rules::Move{Pit{Side::South, 3}});
        history.play(rules::Move{Pit{Side::North, 2}});
        history.play(rules::Move{Pit{Side::South, 5}});
        const rules::Move forced = history.position().legalMoves()[0];
        QCOMPARE(forced.from, (Pit{Side::South, 2}));
        history.play(forced);
        QVERIFY(AnnouncementText::move(history, 3).startsWith(QStringLiteral("Second plays hole 2.")));
    }

    void stonesOfATuzdykAreToldWithItsOwner_data()
    {
        QTest::addColumn<QString>("position");
        QTest::addColumn<QString>("told");
        QTest::newRow("into the mover's own tuzdyk")
            << QStringLiteral("0,0,0,0,0,0,0,2,2/0,9,9,9,9,9,9,9,9 43,43 1,- s")
            << QStringLiteral("Last stone in Second’s pit 1. Into First’s tuzdyk: 1.");
        QTest::newRow("into both, round the board")
            << QStringLiteral("0,0,0,0,0,0,0,0,21/0,8,3,3,3,3,3,3,3 56,56 1,2 s")
            << QStringLiteral(
                   "Sows 21, round the board. Last stone in Second’s pit 2. Takes 10. Into First’s tuzdyk: 2. "
                   "Into Second’s tuzdyk: 1.");
    }
    /// A listener counts the stones of each kazan.
    void stonesOfATuzdykAreToldWithItsOwner()
    {
        QFETCH(QString, position);
        QFETCH(QString, told);
        const rules::GameSetup setup;
        rules::History history(setup, positionOf(position, setup));
        history.play(rules::Move{Pit{Side::South, 9}});
        QCOMPARE(AnnouncementText::move(history, 0), QStringLiteral("First plays pit 9. ") + told);
    }

    void aPitIsNamedWithItsNumberAndItsName_data()
    {
        QTest::addColumn<Language>("language");
        QTest::addColumn<QString>("text");
        QTest::newRow("English") << Language::English << QStringLiteral("Second’s pit 9, Mangdai: 9 stones");
        QTest::newRow("Kazakh") << Language::Kazakh << QStringLiteral("Қостаушының 9-отауы (Маңдай): 9 құмалақ");
        QTest::newRow("Russian") << Language::Russian << QStringLiteral("Лунка 9 Костаушы (Мандай): 9 кумалаков");
    }
    void aPitIsNamedWithItsNumberAndItsName()
    {
        QFETCH(Language, language);
        m_translator.setLanguage(language);
        const rules::AnyPosition start{rules::GameSetup()};
        QTEST(PlaceText::describeFully(GameId::Togyzqumalaq, start.board(), rules::Place(Pit{Side::North, 9})), "text");
    }

    void aMoveHasOneNameThatFitsASentence_data()
    {
        QTest::addColumn<GameId>("game");
        QTest::addColumn<Language>("language");
        QTest::addColumn<QString>("yours");
        QTest::addColumn<QString>("theirs");
        QTest::addColumn<QString>("neutral");
        const auto row = [](const char* name, GameId game, Language language, const char* yours, const char* theirs,
                            const char* neutral) {
            QTest::newRow(name) << game << language << QString::fromUtf8(yours) << QString::fromUtf8(theirs)
                                << QString::fromUtf8(neutral);
        };
        row("English, Togyzqumalaq", GameId::Togyzqumalaq, Language::English, "the move from your pit 4",
            "the move from the opponent’s pit 4", "43");
        row("Kazakh, Togyzqumalaq", GameId::Togyzqumalaq, Language::Kazakh, "4-отауыңыздан жүру",
            "қарсыластың 4-отауынан жүру", "43 жүрісі");
        row("Russian, Togyzqumalaq", GameId::Togyzqumalaq, Language::Russian, "ход из вашей лунки 4",
            "ход из лунки 4 соперника", "ход 43");
        row("English, Congkak", GameId::Congkak, Language::English, "the move from your hole 4",
            "the move from the opponent’s hole 4", "the move from First’s hole 4");
        row("English, Oware", GameId::Oware, Language::English, "the move from your house 4",
            "the move from the opponent’s house 4", "the move from First’s house 4");
        row("Kazakh, Kalah", GameId::Kalah, Language::Kazakh, "4-шұңқырыңыздан жүру", "қарсыластың 4-шұңқырынан жүру",
            "бастаушының 4-шұңқырынан жүру");
        row("Russian, Turkish Mangala", GameId::MangalaTurkish, Language::Russian, "ход из вашей лунки 4",
            "ход из лунки 4 соперника", "ход из лунки 4 Бастаушы");
    }
    void aMoveHasOneNameThatFitsASentence()
    {
        QFETCH(GameId, game);
        QFETCH(Language, language);
        m_translator.setLanguage(language);
        const rules::AnyPosition start{rules::GameSetup(game)};
        const rules::Move move{Pit{Side::South, 4}};
        QTEST(plainMoves(MoveText::nameOf(start, move, Side::South)), "yours");
        QTEST(plainMoves(MoveText::nameOf(start, move, Side::North)), "theirs");
        QTEST(plainMoves(MoveText::nameOf(start, move)), "neutral");
        QCOMPARE(MoveText::spokenNameOf(start, move, Side::South), MoveText::nameOf(start, move, Side::South));
    }

    void decimalsAreWrittenAsInTheLanguage_data()
    {
        QTest::addColumn<Language>("language");
        QTest::addColumn<QString>("sign");
        QTest::addColumn<QString>("sentence");
        QTest::newRow("English") << Language::English << QStringLiteral("+5.3")
                                 << QStringLiteral("First is ahead by 5.3");
        QTest::newRow("Kazakh") << Language::Kazakh << QStringLiteral("+5,3") << QStringLiteral("Бастаушы алда: +5,3");
        QTest::newRow("Russian") << Language::Russian << QStringLiteral("+5,3")
                                 << QStringLiteral("Бастаушы впереди на 5,3");
    }
    void decimalsAreWrittenAsInTheLanguage()
    {
        QFETCH(Language, language);
        m_translator.setLanguage(language);
        QTEST(ScoreText::sign(ai::Score::estimate(530)), "sign");
        QTEST(ScoreText::sentence(ai::Score::estimate(530)), "sentence");
    }

    void provenResultsAreSentences_data()
    {
        using ai::Score;
        QTest::addColumn<ai::Score>("score");
        QTest::addColumn<QString>("sentence");
        QTest::newRow("won") << Score::provenWin(0) << QStringLiteral("First has won");
        QTest::newRow("a win of known length") << Score::provenWin(5) << QStringLiteral("First wins in 3 moves");
        QTest::newRow("a win of unknown length")
            << Score::provenWin(Score::kUnknownLength) << QStringLiteral("First wins with best play");
        QTest::newRow("a loss of unknown length")
            << Score::provenLoss(Score::kUnknownLength) << QStringLiteral("Second wins with best play");
        QTest::newRow("a draw") << Score::provenDraw(4) << QStringLiteral("Proven draw");
        QTest::newRow("stones can go round for ever")
            << Score::provenDraw(Score::kUnknownLength) << QStringLiteral("Neither can force a win");
    }

    void provenResultsAreSentences()
    {
        QFETCH(ai::Score, score);
        m_translator.setLanguage(Language::English);
        QTEST(ScoreText::sentence(score), "sentence");
    }

private:
    Translator m_translator;
};

QTEST_MAIN(TestGameWords)

#include "tst_game_words.moc"
