// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/text/announcement_text.h"
#include "app/desktop/text/game_text.h"
#include "app/desktop/text/move_text.h"
#include "app/desktop/text/place_text.h"
#include "app/desktop/text/player_text.h"
#include "app/desktop/text/review_text.h"
#include "app/desktop/text/score_text.h"
#include "app/desktop/text/translator.h"
#include "app/desktop/text/turn_text.h"
#include "core/notation/game_record.h"
#include "core/rules/history.h"
#include "core/session/match.h"
#include "core/session/review.h"
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
        const auto row = [](const char* name, GameId game, Language language, const char* words, const char* wrong) {
            QTest::newRow(name) << game << language << QString::fromUtf8(words).split(u'|')
                                << QString::fromUtf8(wrong).split(u'|');
        };
        row("English, Togyzqumalaq", GameId::Togyzqumalaq, Language::English, "plays 1|Kazans", "hole|home");
        row("English, Congkak", GameId::Congkak, Language::English, "plays hole 1|First’s home", "pit|kazan");
        row("Kazakh, Bestemshe", GameId::Bestemshe, Language::Kazakh, "1-отау|Қазан", "шұңқыр|үйі");
        row("Kazakh, Mangala", GameId::MangalaSuez, Language::Kazakh, "1-шұңқыр|үйі|соңғы тас", "отау|қазан|құмалақ");
        row("Russian, Congkak", GameId::Congkak, Language::Russian, "из лунки 1|Дом Бастаушы", "казан|кумалак");
        row("English, Oware", GameId::Oware, Language::English, "plays house 1|last seed|First’s store",
            "hole|stone|home");
        row("English, Kalah", GameId::Kalah, Language::English, "plays hole 1|last stone|First’s store", "seed|home");
        row("English, Turkish Mangala", GameId::MangalaTurkish, Language::English, "plays hole 1|First’s treasury",
            "store|home");
        row("Kazakh, Oware", GameId::Oware, Language::Kazakh, "1-шұңқыр|қоймасы|соңғы дән", "тас|үйі|құмалақ");
        row("Kazakh, Turkish Mangala", GameId::MangalaTurkish, Language::Kazakh, "қазынасы|соңғы тас:", "қазан|үйі");
        row("Russian, Kalah", GameId::Kalah, Language::Russian, "Амбар Бастаушы|последний камень", "дом|казан");
        row("Russian, Oware", GameId::Oware, Language::Russian, "Амбар Бастаушы|последнее зерно", "камень|кумалак");
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
        const QString told =
            AnnouncementText::move(history, 0) + u' ' + AnnouncementText::board(history.position(), Side::South);
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
        QVERIFY(AnnouncementText::move(history, 3).startsWith(QStringLiteral("Second plays First’s hole 2, ")));
    }

    void stonesOfATuzdykAreToldWithItsOwner_data()
    {
        QTest::addColumn<QString>("position");
        QTest::addColumn<QString>("told");
        QTest::newRow("one stone") << QStringLiteral("0,0,0,0,0,0,0,2,2/0,9,9,9,9,9,9,9,9 43,43 1,- s")
                                   << QStringLiteral("to Second’s 1. Kazan 44.");
        QTest::newRow("a new tuzdyk") << QStringLiteral("0,0,0,0,0,0,0,2,2/2,9,9,9,9,9,9,9,9 43,41 -,- s")
                                      << QStringLiteral("to Second’s 1. Makes a tuzdyk. Takes 3, now 46.");
        QTest::newRow("into both, round the board")
            << QStringLiteral("0,0,0,0,0,0,0,0,21/0,8,3,3,3,3,3,3,3 56,56 1,2 s")
            << QStringLiteral("sows 21, round the board, to Second’s 2. Takes 10 and 2 by the tuzdyk, now 68. "
                              "Second’s kazan 57.");
    }
    /// A listener counts the stones of each kazan.
    void stonesOfATuzdykAreToldWithItsOwner()
    {
        QFETCH(QString, position);
        QFETCH(QString, told);
        const rules::GameSetup setup;
        rules::History history(setup, positionOf(position, setup));
        history.play(rules::Move{Pit{Side::South, 9}});
        QCOMPARE(AnnouncementText::move(history, 0), QStringLiteral("First plays 9, ") + told);
        const QString full = AnnouncementText::move(history, 0, Verbosity::Full);
        QVERIFY(full.contains(QStringLiteral("Makes a tuzdyk."))
                || full.contains(QStringLiteral("Into First’s tuzdyk: ")));
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
            "the move from the opponent’s pit 4", "the move from First’s pit 4");
        row("Kazakh, Togyzqumalaq", GameId::Togyzqumalaq, Language::Kazakh, "4-отаудан", "қарсыластың 4-отауынан",
            "бастаушының 4-отауынан");
        row("Russian, Togyzqumalaq", GameId::Togyzqumalaq, Language::Russian, "ход из вашей лунки 4",
            "ход из лунки 4 соперника", "ход из лунки 4 Бастаушы");
        row("English, Congkak", GameId::Congkak, Language::English, "the move from your hole 4",
            "the move from the opponent’s hole 4", "the move from First’s hole 4");
        row("English, Oware", GameId::Oware, Language::English, "the move from your house 4",
            "the move from the opponent’s house 4", "the move from First’s house 4");
        row("Kazakh, Kalah", GameId::Kalah, Language::Kazakh, "4-шұңқырдан", "қарсыластың 4-шұңқырынан",
            "бастаушының 4-шұңқырынан");
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
        QTEST(MoveText::nameOf(start, move, Side::South), "yours");
        QTEST(MoveText::nameOf(start, move, Side::North), "theirs");
        QTEST(MoveText::nameOf(start, move), "neutral");
    }

    void aLeadIsToldInWholeStones_data()
    {
        QTest::addColumn<Language>("language");
        QTest::addColumn<QString>("sign");
        QTest::addColumn<QString>("sentence");
        QTest::newRow("English") << Language::English << QStringLiteral("+5.3")
                                 << QStringLiteral("First is ahead by about 5 stones");
        QTest::newRow("Kazakh") << Language::Kazakh << QStringLiteral("+5,3")
                                << QStringLiteral("Бастаушы алда: шамамен 5 құмалақ");
        QTest::newRow("Russian") << Language::Russian << QStringLiteral("+5,3")
                                 << QStringLiteral("Бастаушы впереди примерно на 5 кумалаков");
    }
    void aLeadIsToldInWholeStones()
    {
        QFETCH(Language, language);
        m_translator.setLanguage(language);
        QTEST(ScoreText::sign(ai::Score::estimate(530)), "sign");
        QTEST(ScoreText::sentence(ai::Score::estimate(530), GameId::Togyzqumalaq), "sentence");
    }

    void aLeadIsThatOfThePlayerOnTheCard_data()
    {
        QTest::addColumn<Language>("language");
        QTest::addColumn<int>("score");
        QTest::addColumn<QString>("sentence");
        QTest::newRow("you") << Language::English << 530 << QStringLiteral("You are ahead by about 5 stones");
        QTest::newRow("the computer") << Language::English << -530
                                      << QStringLiteral("Computer 1 is ahead by about 5 stones");
        QTest::newRow("you, in Kazakh") << Language::Kazakh << 530 << QStringLiteral("Сіз алдасыз: шамамен 5 құмалақ");
        QTest::newRow("you, in Russian") << Language::Russian << 530
                                         << QStringLiteral("Вы впереди примерно на 5 кумалаков");
    }
    void aLeadIsThatOfThePlayerOnTheCard()
    {
        QFETCH(Language, language);
        QFETCH(int, score);
        m_translator.setLanguage(language);
        const std::array<QString, 2> written = {QString(), QStringLiteral("Qumalaq, level 1")};
        QTEST(ScoreText::sentence(ai::Score::estimate(score), GameId::Togyzqumalaq,
                                  {PlayerText::nameOf(written, Side::South), PlayerText::nameOf(written, Side::North)}),
              "sentence");
    }

    void aLevelOfAMatchHasAName_data()
    {
        QTest::addColumn<Language>("language");
        QTest::addColumn<QString>("written");
        QTest::addColumn<QString>("name");
        const QString level = QStringLiteral("level:4");
        QTest::newRow("English") << Language::English << level << QStringLiteral("Level 4");
        QTest::newRow("Kazakh") << Language::Kazakh << level << QStringLiteral("4-деңгей");
        QTest::newRow("Russian") << Language::Russian << level << QStringLiteral("Уровень 4");
        const QString limited = QStringLiteral("level:4,nodes:20000");
        QTest::newRow("a level with limits") << Language::English << limited << limited;
    }
    void aLevelOfAMatchHasAName()
    {
        QFETCH(Language, language);
        QFETCH(QString, written);
        m_translator.setLanguage(language);
        notation::GameRecord record;
        record.setTag("White", written.toStdString());
        QTEST(PlayerText::nameOf(record, Side::South), "name");
        QCOMPARE(record.tag("White"), written.toStdString());
    }

    void aLeadHasItsReason_data()
    {
        QTest::addColumn<Language>("language");
        QTest::addColumn<int>("score");
        QTest::addColumn<QString>("position");
        QTest::addColumn<QString>("reason");
        const auto row = [](const char* name, Language language, int score, const char* position, const char* reason) {
            QTest::newRow(name) << language << score << QString::fromUtf8(position) << QString::fromUtf8(reason);
        };
        const char* tuzdyk = "9,9,9,9,9,9,9,9,9/9,0,8,8,8,8,8,8,8 13,3 2,- s";
        row("English", Language::English, 1530, tuzdyk, "Why: 10 more gathered, a tuzdyk.");
        row("Kazakh", Language::Kazakh, 1530, tuzdyk, "Себебі: 10 артық жиналған, тұздық бар.");
        row("Russian", Language::Russian, 1530, tuzdyk, "Почему: собрано на 10 больше, есть туздык.");
        row("ahead with fewer stones", Language::English, -300, tuzdyk, "");
        row("even", Language::English, 30, tuzdyk, "");
    }
    void aLeadHasItsReason()
    {
        QFETCH(Language, language);
        QFETCH(int, score);
        QFETCH(QString, position);
        m_translator.setLanguage(language);
        QTEST(ScoreText::reason(ai::Score::estimate(score), positionOf(position).board()), "reason");
    }

    void lessThanHalfAStoneIsEven()
    {
        m_translator.setLanguage(Language::English);
        QCOMPARE(ScoreText::sentence(ai::Score::estimate(-49), GameId::Togyzqumalaq), QStringLiteral("Even"));
        QCOMPARE(ScoreText::sentence(ai::Score::estimate(-51), GameId::Oware),
                 QStringLiteral("Second is ahead by about 1 seed"));
    }

    void aReviewNamesTheBetterPitAndTheReason_data()
    {
        QTest::addColumn<Language>("language");
        QTest::addColumn<std::optional<Side>>("addressee");
        QTest::addColumn<QString>("text");
        const auto row = [](const char* name, Language language, std::optional<Side> addressee, const char* text) {
            QTest::newRow(name) << language << addressee << QString::fromUtf8(text);
        };
        row("English, to the player", Language::English, Side::South,
            "A mistake. Better: the move from pit 8 takes 10 stones.");
        row("English, of two people", Language::English, std::nullopt,
            "A mistake. Better: the move from pit 8 takes 10 stones.");
        row("Kazakh, to the player", Language::Kazakh, Side::South,
            "Қате. Жақсырағы: 8-отаудан жүргенде 10 құмалақ ұтып алынады.");
        row("Russian, to the player", Language::Russian, Side::South,
            "Ошибка. Лучше: ход из лунки 8 приносит 10 кумалаков.");
    }
    void aReviewNamesTheBetterPitAndTheReason()
    {
        QFETCH(Language, language);
        QFETCH(std::optional<Side>, addressee);
        m_translator.setLanguage(language);
        const auto position = positionOf("0,5,6,7,2,0,0,6,4/1,4,7,9,0,0,2,4,0 60,45 -,- s");
        session::MoveReview review;
        review.move = {{Side::South, 9}};
        review.quality = ai::MoveQuality::Mistake;
        review.better = {{{Side::South, 8}}};
        QTEST(ReviewText::of(position, review, addressee), "text");
        review.quality = ai::MoveQuality::Good;
        QVERIFY(!ReviewText::of(position, review, addressee).contains(u'8'));
    }

    void aReviewIsToldInAFewWords_data()
    {
        QTest::addColumn<Language>("language");
        QTest::addColumn<ai::Score>("after");
        QTest::addColumn<QString>("told");
        const auto row = [](const char* name, Language language, ai::Score after, const char* told) {
            QTest::newRow(name) << language << after << QString::fromUtf8(told);
        };
        const ai::Score worse = ai::Score::estimate(-160);
        row("English", Language::English, worse, "A mistake: loses 4 stones. Better: pit 8, takes 10.");
        row("Kazakh", Language::Kazakh, worse, "Қате: 4 құмалақ кем. Жақсырағы — 8-отау, ұтысы 10.");
        row("Russian", Language::Russian, worse, "Ошибка: теряет 4 кумалака. Лучше: лунка 8, берёт 10.");
        row("a lost game", Language::English, ai::Score::provenLoss(9), "A mistake. Better: pit 8, takes 10.");
    }
    void aReviewIsToldInAFewWords()
    {
        QFETCH(Language, language);
        QFETCH(ai::Score, after);
        m_translator.setLanguage(language);
        rules::History history(rules::GameSetup(), positionOf("0,5,6,7,2,0,0,6,4/1,4,7,9,0,0,2,4,0 60,45 -,- s"));
        session::GameReview review{{ai::Score::estimate(210), after}, {}, {}, {}};
        review.moves.emplace_back();
        review.moves[0].move = {{Side::South, 9}};
        review.moves[0].quality = ai::MoveQuality::Mistake;
        review.moves[0].better = {{{Side::South, 8}}};
        history.play(review.moves[0].move);
        QTEST(ReviewText::briefly(history, review, 0), "told");
        review.moves[0].quality = ai::MoveQuality::Good;
        QCOMPARE(ReviewText::briefly(history, review, 0), ReviewText::judgementOf(ai::MoveQuality::Good));
    }

    /// The better move takes nothing.
    void aReviewSaysAReasonInAFewWords_data()
    {
        QTest::addColumn<Language>("language");
        QTest::addColumn<QString>("position");
        QTest::addColumn<int>("played");
        QTest::addColumn<int>("better");
        QTest::addColumn<QString>("told");
        const auto row = [](const char* name, Language language, const char* position, int played, int better,
                            const char* told) {
            QTest::newRow(name) << language << QString::fromLatin1(position) << played << better
                                << QString::fromUtf8(told);
        };
        const char* start = "9,9,9,9,9,9,9,9,9/9,9,9,9,9,9,9,9,9 0,0 -,- s";
        const char* second = "1,10,10,10,10,10,10,10,10/9,9,9,9,9,9,9,9,9 0,0 -,- n";
        const char* third = "2,11,11,11,11,11,11,10,10/9,9,9,9,9,9,9,1,10 0,0 -,- s";
        row("English, stones are saved", Language::English, start, 2, 1, "A mistake. Pit 1 would save 8 stones.");
        row("English, a capture to come", Language::English, second, 3, 4,
            "A mistake. Pit 4 would threaten to take 12.");
        row("English, a tuzdyk to come", Language::English, second, 1, 3, "A mistake. Pit 3 would threaten a tuzdyk.");
        row("English, a tuzdyk is stopped", Language::English, third, 2, 1, "A mistake. Pit 1 would stop a tuzdyk.");
        row("English, no reason in a word", Language::English, second, 5, 4, "A mistake. Pit 4 is better by 5 stones.");
        row("Kazakh, no reason in a word", Language::Kazakh, second, 5, 4, "Қате. 4-отау: 5 құмалақ артық.");
        row("Russian, no reason in a word", Language::Russian, second, 5, 4, "Ошибка. Лунка 4 лучше на 5 кумалаков.");
        row("Kazakh", Language::Kazakh, start, 2, 1, "Қате. 1-отау 8 құмалақ сақтар еді.");
        row("Russian", Language::Russian, start, 2, 1, "Ошибка. Лунка 1 спасала 8 кумалаков.");
    }
    void aReviewSaysAReasonInAFewWords()
    {
        QFETCH(Language, language);
        QFETCH(QString, position);
        QFETCH(int, played);
        QFETCH(int, better);
        m_translator.setLanguage(language);
        rules::History history(rules::GameSetup(), positionOf(position));
        const Side mover = history.position().sideToMove();
        session::GameReview review{
            {ai::Score::estimate(0), ai::Score::estimate(mover == Side::South ? -500 : 500)}, {}, {}, {}};
        review.moves.emplace_back();
        review.moves[0].move = {{mover, static_cast<std::uint8_t>(played)}};
        review.moves[0].quality = ai::MoveQuality::Mistake;
        review.moves[0].better = {{{mover, static_cast<std::uint8_t>(better)}}};
        history.play(review.moves[0].move);
        QTEST(ReviewText::briefly(history, review, 0), "told");
    }

    void equalPitsAreToldTogether_data()
    {
        QTest::addColumn<Language>("language");
        QTest::addColumn<QString>("full");
        QTest::addColumn<QString>("gaps");
        QTest::addColumn<QString>("empty");
        QTest::addColumn<QString>("runs");
        const auto row = [](const char* name, Language language, const char* full, const char* gaps, const char* empty,
                            const char* runs) {
            QTest::newRow(name) << language << QString::fromUtf8(full) << QString::fromUtf8(gaps)
                                << QString::fromUtf8(empty) << QString::fromUtf8(runs);
        };
        row("English", Language::English, "First: all 9.", "First: 0, 0, 0, 4, 0, 0, tuzdyk, 2, 1.", "Second: all 0.",
            "Second: 5 times 10, 0, 9, 9, 9.");
        row("Kazakh", Language::Kazakh, "Бастаушы: бәрінде 9.", "Бастаушы: 0, 0, 0, 4, 0, 0, тұздық, 2, 1.",
            "Қостаушы: бәрінде 0.", "Қостаушы: 5 рет 10, 0, 9, 9, 9.");
        row("Russian", Language::Russian, "Бастаушы: все по 9.", "Бастаушы: 0, 0, 0, 4, 0, 0, туздык, 2, 1.",
            "Костаушы: все по 0.", "Костаушы: 5 раз по 10, 0, 9, 9, 9.");
    }
    void equalPitsAreToldTogether()
    {
        QFETCH(Language, language);
        m_translator.setLanguage(language);
        const auto position = positionOf("0,0,0,4,0,0,0,2,1/0,0,0,0,0,0,0,0,0 70,85 -,7 s");
        QTEST(AnnouncementText::row(rules::AnyPosition(rules::GameSetup()), Side::South), "full");
        QTEST(AnnouncementText::row(position, Side::South), "gaps");
        QTEST(AnnouncementText::row(position, Side::North), "empty");
        rules::AnyPosition played{rules::GameSetup()};
        played.play(rules::Move{{Side::South, 7}});
        QTEST(AnnouncementText::row(played, Side::North), "runs");
    }

    /// "Begin" only to the person who must begin.
    void aPrescribedHoleIsNamedForWhoMustBegin()
    {
        m_translator.setLanguage(Language::English);
        rules::History game{rules::GameSetup(GameId::MangalaSuez)};
        int prescribed = 0;
        int inOtherRow = 0;
        while (!game.outcome() && game.plies().size() < 200) {
            const Side mover = game.position().sideToMove();
            if (game.position().board().prescribed) {
                ++prescribed;
                const QString own = TurnText::of(game, mover);
                const QString theirs = TurnText::of(game, rules::opponentOf(mover));
                QVERIFY2(own.startsWith(QStringLiteral("Begin in the marked hole: ")), qPrintable(own));
                QVERIFY2(theirs.contains(QStringLiteral("The opponent must begin")), qPrintable(theirs));
                QVERIFY2(!own.contains(QStringLiteral("First")), qPrintable(own));
            }
            const rules::Move move = game.position().legalMoves()[0];
            game.play(move);
            if (move.from.row != mover) {
                ++inOtherRow;
                const QString told = AnnouncementText::move(game, game.plies().size() - 1);
                const QString row = mover == Side::South ? QStringLiteral("First plays Second’s hole ")
                                                         : QStringLiteral("Second plays First’s hole ");
                QVERIFY2(told.startsWith(row), qPrintable(told));
            }
        }
        QVERIFY(prescribed > 0 && inOtherRow > 0);
    }

    void aCardHasTheSameNoteInAGameAndInItsRecord()
    {
        m_translator.setLanguage(Language::English);
        notation::GameRecord record{rules::GameSetup()};
        QCOMPARE(PlayerText::noteOf(record, Side::South), QString()); // the name says it
        record.setTag(notation::nameTagOf(Side::South), "Aisulu");
        record.setTag(notation::nameTagOf(Side::North), "Qumalaq, level 3");
        session::MatchSpec spec;
        spec.players[0].name = QStringLiteral("Aisulu");
        spec.players[1].kind = session::Player::Kind::Computer;
        spec.players[1].level = 3;
        for (const Side side : rules::kBothSides)
            QCOMPARE(PlayerText::noteOf(record, side), PlayerText::noteOf(spec, side));
        QCOMPARE(PlayerText::noteOf(record, Side::South), QStringLiteral("First"));
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
        QTEST(ScoreText::sentence(score, GameId::Togyzqumalaq), "sentence");
    }

private:
    Translator m_translator;
};

QTEST_MAIN(TestGameWords)

#include "tst_game_words.moc"
