// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Reviewing many games: the queue, what is made of it, and the page.
#include "app/desktop/learn/learn_pages.h"
#include "app/desktop/learn/pack_store.h"
#include "app/desktop/learn/pack_text.h"
#include "app/desktop/learn/puzzles_page.h"
#include "app/desktop/library/library_page.h"
#include "app/desktop/reviews/reviews_files.h"
#include "app/desktop/reviews/reviews_model.h"
#include "app/desktop/reviews/reviews_page.h"
#include "app/desktop/study/study_page.h"
#include "app/desktop/text/date_text.h"
#include "app/desktop/text/mistake_text.h"
#include "app/desktop/text/player_text.h"
#include "app/desktop/ui/announcer.h"
#include "core/base/prng.h"
#include "core/learn/pack.h"
#include "core/notation/position_text.h"
#include "core/notation/record_of_history.h"
#include "core/notation/tgk_writer.h"
#include "core/session/study_document.h"
#include "core/session/study_review.h"
#include "tests/app/desktop/window_fixture.h"
#include "tests/core/library/library_testing.h"
#include "tests/core/session/match_testing.h"
#include "tests/files.h"

#include <QComboBox>
#include <QFile>
#include <QHeaderView>
#include <QJsonDocument>
#include <QMenu>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTabBar>
#include <QTableView>

#include <numeric>

using namespace qumalaq;
using namespace qumalaq::desktop;
using rules::Side;

namespace {

constexpr int kPatienceMs = 240'000;    ///< the thread sanitizer makes a review twenty times slower
constexpr std::uint64_t kQuick = 2'000; ///< nodes

/// A game in which both sides play at random, so with mistakes.
notation::GameRecord randomGame(std::uint64_t seed, int plies = 30)
{
    rules::History history;
    Prng random(seed);
    for (int ply = 0; ply < plies && !history.outcome(); ++ply)
        history.play(randomMove(history.position(), random));
    notation::GameRecord record = notation::toRecord(history);
    record.setTag("White", "Aisulu " + std::to_string(seed));
    record.setTag("Black", "Bek");
    record.setTag("Date", "2026.11.22");
    return record;
}

/// Reviews the games quickly, and not in the background, where a busy machine leaves no time for it.
void reviewQuickly(const std::vector<notation::GameRecord>& records, const auto& keep)
{
    for (const notation::GameRecord& record : records) {
        session::Reviewer reviewer;
        reviewer.setEffort(kQuick);
        std::optional<session::GameReview> review;
        QObject::connect(&reviewer, &session::Reviewer::finished, [&review](const auto& made) { review = made; });
        const rules::History game = notation::toHistory(record);
        reviewer.start(game);
        QTRY_VERIFY_WITH_TIMEOUT(review, kPatienceMs);
        keep(record, *review, game);
    }
}

void addReviewed(ReviewQueue& queue, const std::vector<notation::GameRecord>& records)
{
    reviewQuickly(records, [&queue](const auto&... made) { queue.store(made...); });
}

void remember(ReviewQueue& queue, const std::vector<notation::GameRecord>& records)
{
    reviewQuickly(records, [&queue](const auto&... made) { queue.remember(made...); });
}

/// A queue with quick reviews.
struct Reviews {
    explicit Reviews(const QString& path = {})
    {
        queue = std::make_unique<ReviewQueue>(
            match,
            [] {
                auto made = std::make_unique<session::Reviewer>();
                made->setEffort(kQuick);
                return made;
            },
            [] { return false; });
        queue->setFile(path);
    }

    [[nodiscard]] bool wait(std::size_t waiting = 0) const
    {
        return QTest::qWaitFor([&] { return queue->waiting() <= waiting; }, kPatienceMs);
    }

    session::Match match;
    std::unique_ptr<ReviewQueue> queue;
};

} // namespace

class TestReviews : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { setUpApplication(); }

    void gamesAreReviewedOneAfterTheOther()
    {
        Reviews reviews;
        reviews.queue->add({randomGame(1), randomGame(2), randomGame(3)});
        QCOMPARE(reviews.queue->waiting(), std::size_t(3));
        QVERIFY(reviews.wait());
        for (const QueuedGame& game : reviews.queue->games()) {
            QVERIFY(game.isReviewed && game.accuracy[0] && game.accuracy[1]);
            QVERIFY(game.mistakeCounts[0] + game.mistakeCounts[1] > 0);
            QVERIFY(*game.accuracy[0] < 100.0);
            for (const Side side : rules::kBothSides) {
                const std::size_t index = rules::indexOf(side);
                const auto& kinds = game.kinds[index];
                QCOMPARE(std::accumulate(kinds.begin(), kinds.end(), 0), game.mistakeCounts[index]);
                QVERIFY(game.losses[index] && game.losses[index]->moves > 0);
                QVERIFY(game.losses[index]->stones > 0 || game.mistakeCounts[index] == 0);
            }
        }
        QCOMPARE(reviews.queue->timeLeft(), std::chrono::milliseconds(0));
    }

    void theGameUnderReviewSaysHowFarItIs()
    {
        Reviews reviews;
        const ReviewsModel model(*reviews.queue);
        const auto textOf = [&model](int game) { return model.index(game, ReviewsModel::Accuracy).data().toString(); };
        QStringList told;
        connect(reviews.queue.get(), &ReviewQueue::progressed, this, [&] {
            if (reviews.queue->current() == 0)
                told.append(textOf(0));
        });
        reviews.queue->add({randomGame(1), randomGame(2)});
        QCOMPARE(textOf(0), QStringLiteral("now: 0%"));
        QCOMPARE(textOf(1), QStringLiteral("waiting"));
        QVERIFY(reviews.wait());
        QVERIFY(told.size() > 5);
        for (const QString& text : told)
            QVERIFY2(text.startsWith(u"now: ") && text.endsWith(u'%'), qPrintable(text));
        QVERIFY(told.removeDuplicates() < told.size());
        reviews.queue->setPaused(true);
        reviews.queue->add({randomGame(3)});
        QCOMPARE(textOf(2), QStringLiteral("waiting"));
    }

    void onlyGamesThatAreNotInTheListTakeTime()
    {
        Reviews reviews;
        reviews.queue->setPaused(true);
        reviews.queue->add({randomGame(1)});
        const auto left = reviews.queue->timeLeft();
        const auto stored = [](std::uint64_t seed) {
            library::StoredGame game;
            game.key = library::gameKey(randomGame(seed));
            game.moves = 15;
            return game;
        };
        QCOMPARE(reviews.queue->timeFor({stored(1)}, 1), left);
        QCOMPARE(reviews.queue->timeFor({}, 5), left);
        QCOMPARE(reviews.queue->timeFor({stored(1), stored(2)}, 2), 2 * left);
        // Half of the games that were not read are in the list, too.
        QCOMPARE(reviews.queue->timeFor({stored(1), stored(2)}, 6), 4 * left);
    }

    void theTimeThatReviewsTookIsKept()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("reviews.json"));
        QVERIFY(put(path, R"({"format":1,"measuredMs":500000,"measuredPlies":1000,"games":[{"game":"1. 76 98 *"}]})"));
        const Reviews reviews(path);
        reviews.queue->setPaused(true);
        QTRY_COMPARE(reviews.queue->timeLeft(), std::chrono::milliseconds(1000));
        reviews.queue->setPaused(false);
        QVERIFY(reviews.wait());
        QTRY_VERIFY2(bytesOf(path).contains("\"measuredPlies\":1002,"), bytesOf(path).constData());
    }

    void aGameIsAddedOnceAndNoneWithoutMoves()
    {
        Reviews reviews;
        reviews.queue->setPaused(true);
        reviews.queue->add({randomGame(1), randomGame(1), notation::GameRecord()});
        reviews.queue->add({randomGame(1), randomGame(2)});
        QCOMPARE(reviews.queue->games().size(), std::size_t(2));
    }

    void aReviewThatWasNotAskedForIsUsedWhenTheGameIsAdded()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("reviews.json"));
        {
            const Reviews first(path);
            first.queue->setPaused(true);
            QTRY_VERIFY(!first.queue->reviewOf(randomGame(1)));
            remember(*first.queue, {randomGame(1), randomGame(2)});
            QVERIFY(first.queue->games().empty());
            QVERIFY(first.queue->reviewOf(randomGame(1)));
            QTRY_VERIFY_WITH_TIMEOUT(bytesOf(path).count("\"accuracy\"") == 4, kPatienceMs);
        }
        const Reviews second(path);
        second.queue->setPaused(true);
        QTRY_VERIFY(second.queue->reviewOf(randomGame(2)));
        QVERIFY(second.queue->games().empty());
        QCOMPARE(second.queue->add({randomGame(1), randomGame(3)}), 0);
        QCOMPARE(second.queue->games().size(), std::size_t(2));
        QVERIFY(second.queue->games()[0].isReviewed && !second.queue->games()[1].isReviewed);
        QVERIFY(second.queue->reviewOf(randomGame(1)) && second.queue->reviewOf(randomGame(2)));
    }

    void aGameThatFindsNoRoomIsCountedAndItsReviewIsNotLost()
    {
        Reviews reviews;
        reviews.queue->setPaused(true);
        std::vector<notation::GameRecord> games;
        for (std::uint64_t seed = 1; seed <= ReviewQueue::kMaxGames + 2; ++seed)
            games.push_back(randomGame(seed, 2));
        QCOMPARE(reviews.queue->add(games), 2);
        QCOMPARE(reviews.queue->games().size(), ReviewQueue::kMaxGames);
        addReviewed(*reviews.queue, {games.back()});
        QCOMPARE(reviews.queue->games().size(), ReviewQueue::kMaxGames);
        QVERIFY(reviews.queue->reviewOf(games.back()));
    }

    void theReviewsGoOnAfterTheEndOfTheProgram()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("reviews.json"));
        std::optional<double> accuracy;
        {
            Reviews first(path);
            first.queue->add({randomGame(1), randomGame(2), randomGame(3)});
            QVERIFY(first.wait(2));
            first.queue->setPaused(true);
            accuracy = first.queue->games()[0].accuracy[0];
            QVERIFY(first.queue->waiting() > 0);
            QTRY_VERIFY_WITH_TIMEOUT(bytesOf(path).contains("\"accuracy\""), kPatienceMs);
        }
        Reviews second(path);
        QTRY_COMPARE(second.queue->games().size(), std::size_t(3));
        QVERIFY(second.queue->games()[0].isReviewed);
        QCOMPARE(second.queue->games()[0].accuracy[0], accuracy);
        QVERIFY(second.queue->games()[0].losses[0] && !second.queue->reviewOf(randomGame(4)));
        QVERIFY(!second.queue->games()[0].mistakes(Side::South).empty()
                || !second.queue->games()[0].mistakes(Side::North).empty());
        QVERIFY(second.wait());
    }

    /// The file is read in the background.
    void gamesThatAreAddedBeforeTheFileIsReadAreKept()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("reviews.json"));
        {
            Reviews first(path);
            first.queue->add({randomGame(1), randomGame(2)});
            QVERIFY(first.wait());
            QTRY_VERIFY_WITH_TIMEOUT(bytesOf(path).count("\"accuracy\"") == 4, kPatienceMs);
        }
        const Reviews second(path);
        QVERIFY(second.queue->games().empty());
        second.queue->add({randomGame(2), randomGame(3)});
        QTRY_COMPARE(second.queue->games().size(), std::size_t(3));
        QVERIFY(second.queue->games()[0].record.tag("White") == "Aisulu 1");
        QVERIFY(second.queue->games()[1].isReviewed);
        QVERIFY(second.wait());
        QTRY_VERIFY_WITH_TIMEOUT(bytesOf(path).count("\"accuracy\"") == 6, kPatienceMs);
    }

    void aReviewIsKept()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("reviews.json"));
        const notation::GameRecord record = randomGame(1, 40);
        std::optional<session::GameReview> before;
        {
            session::Reviewer reviewer;
            reviewer.setEffort(kQuick);
            connect(&reviewer, &session::Reviewer::finished, this, [&](const auto& review) { before = review; });
            reviewer.start(notation::toHistory(record));
            QTRY_VERIFY_WITH_TIMEOUT(before, kPatienceMs);
            Reviews first(path);
            first.queue->add({record});
            QVERIFY(first.wait());
        }
        const Reviews second(path);
        QTRY_VERIFY(!second.queue->games().empty());
        const auto after = second.queue->reviewOf(record);
        QVERIFY(after);
        QVERIFY(after->scores == before->scores && after->movers == before->movers);
        QVERIFY(after->accuracy == before->accuracy && after->mistakes() == before->mistakes());
        for (std::size_t ply = 0; ply < before->moves.size(); ++ply) {
            const session::MoveReview& was = before->moves[ply];
            const session::MoveReview& is = after->moves[ply];
            QVERIFY(is.move == was.move && is.quality == was.quality && is.loss == was.loss);
            QVERIFY(std::equal(is.better.begin(), is.better.end(), was.better.begin()));
            QCOMPARE(is.better.empty(), was.better.empty());
            QCOMPARE(is.alternatives.size(), was.alternatives.size());
            QCOMPARE(is.lossOf(is.move), was.lossOf(was.move));
        }
    }

    void aReviewThatCannotBeRightIsNone_data()
    {
        QTest::addColumn<QByteArray>("review");
        QTest::newRow("no scores") << QByteArray(R"({"better":["",""]})");
        QTest::newRow("too few lines") << QByteArray(R"({"scores":[0,0,0],"better":[""]})");
        QTest::newRow("no move") << QByteArray(R"({"scores":[0,0,0],"better":["hello",""]})");
        QTest::newRow("no list") << QByteArray("7");
        QTest::newRow("an alternative that is no move")
            << QByteArray(R"({"scores":[0,0,0],"better":["",""],"alternatives":{"1":[[7,"x"]]}})");
    }
    void aReviewThatCannotBeRightIsNone()
    {
        QFETCH(QByteArray, review);
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("reviews.json"));
        QVERIFY(put(path, "{\"format\":1,\"games\":[{\"game\":\"1. 76 98 *\",\"sides\":[{},{}],\"review\":" + review
                              + "}]}"));
        const Reviews reviews(path);
        QTRY_COMPARE(reviews.queue->games().size(), std::size_t(1));
        QVERIFY(!reviews.queue->games()[0].review());
    }

    void whileItIsPausedNothingIsReviewed()
    {
        Reviews reviews;
        reviews.queue->setPaused(true);
        reviews.queue->add({randomGame(1, 8)});
        QVERIFY(reviews.queue->timeLeft().count() > 0);
        QTest::qWait(300);
        QCOMPARE(reviews.queue->waiting(), std::size_t(1));
        reviews.queue->setPaused(false);
        QVERIFY(reviews.wait());
    }

    void removedGamesComeBackAndLaterReviewsStay()
    {
        Reviews reviews;
        reviews.queue->add({randomGame(1), randomGame(2), randomGame(3)});
        QVERIFY(reviews.wait());
        const auto removed = reviews.queue->remove({0, 2});
        QCOMPARE(reviews.queue->games().size(), std::size_t(1));
        reviews.queue->add({randomGame(4)});
        QVERIFY(reviews.wait());
        reviews.queue->restore(removed);
        QCOMPARE(reviews.queue->games().size(), std::size_t(4));
        QCOMPARE(reviews.queue->waiting(), std::size_t(0));
        QVERIFY(reviews.queue->games()[2].record.tag("White") == "Aisulu 1");
    }

    void theGameUnderReviewCanBeRemoved()
    {
        Reviews reviews;
        reviews.queue->add({randomGame(1, 60), randomGame(2)});
        (void)reviews.queue->remove({0});
        QVERIFY(reviews.wait());
        QCOMPARE(reviews.queue->games().size(), std::size_t(1));
        QVERIFY(reviews.queue->games()[0].record.tag("White") == "Aisulu 2");
    }

    void valuesThatCannotBeRightAreDropped_data()
    {
        QTest::addColumn<QByteArray>("games");
        QTest::addColumn<int>("kept");
        QTest::newRow("no list") << QByteArray("7") << 0;
        QTest::newRow("a game without moves") << QByteArray(R"([{"game":"*"}])") << 0;
        QTest::newRow("a text that is no game") << QByteArray(R"([{"game":"hello"},{"game":"1. 76 98 *"}])") << 1;
        QTest::newRow("one side") << QByteArray(R"([{"game":"1. 76 98 *","sides":[{}]}])") << 1;
        QTest::newRow("numbers that are too large")
            << QByteArray(R"([{"game":"1. 76 98 *","measuredMs":-1,"sides":[)"
                          R"({"accuracy":1e9,"turningPoints":-5,"mistakes":[3]},{"turningPoints":1e9}]}])")
            << 1;
    }
    void valuesThatCannotBeRightAreDropped()
    {
        QFETCH(QByteArray, games);
        QFETCH(int, kept);
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("reviews.json"));
        QVERIFY(put(path, "{\"format\":1,\"games\":" + games + "}"));
        Reviews reviews(path);
        QTRY_COMPARE(static_cast<int>(reviews.queue->games().size()), kept);
        for (const QueuedGame& game : reviews.queue->games()) {
            QVERIFY(!game.turningPoint);
            QVERIFY(game.accuracy[0].value_or(0) <= 100.0);
            for (const int count : game.mistakeCounts)
                QVERIFY(count >= 0 && count <= 2);
            for (int column = 0; column < ReviewsModel::ColumnCount; ++column)
                (void)ReviewsModel::textOf(game, column);
        }
        QVERIFY(reviews.wait());
    }

    void theTableHasALineForEachReviewedGame()
    {
        Reviews reviews;
        reviews.queue->add({randomGame(1), randomGame(2)});
        QVERIFY(reviews.wait(1));
        reviews.queue->setPaused(true);
        QVERIFY(csvOf(reviews.queue->games()).startsWith("\xEF\xBB\xBF"));
        const QStringList lines =
            QString::fromUtf8(csvOf(reviews.queue->games())).split(QStringLiteral("\r\n"), Qt::SkipEmptyParts);
        QCOMPARE(lines.size(), qsizetype(2));
        QVERIFY2(lines[0].startsWith(QStringLiteral("First,Second,Result,Date,First: Accuracy,Second: Accuracy,")),
                 qPrintable(lines[0]));
        const QString values = QString(lines[1]).remove(QRegularExpression(QStringLiteral("\"[^\"]*\"")));
        QCOMPARE(lines[0].count(u','), values.count(u','));
        QVERIFY(lines[1].startsWith(QStringLiteral("Aisulu 1,Bek,")));
        QVERIFY2(lines[1].contains(QStringLiteral(",2026-11-22,")), qPrintable(lines[1]));
    }

    void theMistakesBecomeAPackOfPuzzles()
    {
        Reviews reviews;
        std::vector<notation::GameRecord> games;
        for (std::uint64_t seed = 1; seed <= 6; ++seed)
            games.push_back(randomGame(seed));
        reviews.queue->add(games);
        QVERIFY(reviews.wait());
        const auto pack = learn::parsePack(packOf(reviews.queue->games(), QStringLiteral("Monday")).text.toStdString());
        QVERIFY(pack.has_value());
        QVERIFY(pack->puzzleCount() > 0);
        QVERIFY(pack->title == "Monday");
        QVERIFY(packOf({}, QStringLiteral("Monday")).text.isEmpty());
        QVERIFY(pack->learner.empty());
        const std::string source = pack->puzzles[0].puzzles[0].source;
        const QString before = QStringLiteral("Aisulu 1 – Bek · %1 · move ").arg(DateText::of(2026, 11, 22));
        QVERIFY2(source.starts_with(before.toStdString()), source.c_str());
    }

    void aPositionWithTwoGoodMovesMakesNoPuzzle_data()
    {
        QTest::addColumn<double>("lossOfSecond");
        QTest::addColumn<bool>("isPreferredFirst");
        QTest::addColumn<int>("puzzles");
        QTest::newRow("one good move") << 0.07 << false << 1;
        QTest::newRow("the second is nearly as good") << 0.04 << false << 0;
        QTest::newRow("the second was the best before the moves were compared") << 0.07 << true << 0;
    }
    void aPositionWithTwoGoodMovesMakesNoPuzzle()
    {
        QFETCH(double, lossOfSecond);
        QFETCH(bool, isPreferredFirst);
        const auto start =
            notation::parsePosition("0,0,5,5,0,0,0,1,2/3,0,2,0,5,0,0,0,1 69,69 -,- s", rules::GameSetup());
        QVERIFY(start);
        const auto moves = start->position.legalMoves();
        rules::History game(rules::GameSetup(), start->position);
        game.play(moves[2]);
        session::GameReview review;
        review.scores.resize(2);
        review.movers = {Side::South};
        review.moves.push_back({moves[2],
                                0.3,
                                ai::MoveQuality::Blunder,
                                {moves[isPreferredFirst ? 1 : 0]},
                                {{moves[0], 0}, {moves[1], lossOfSecond}, {moves[2], 0.3}}});
        Reviews reviews;
        reviews.queue->store(notation::toRecord(game), review, game);
        QTEST(packOf(reviews.queue->games(), QStringLiteral("x")).puzzles, "puzzles");
    }

    /// The library would continue it.
    void anUnfinishedGameIsOpenedInTheStudy()
    {
        OpenProgram program;
        const notation::GameRecord game = randomGame(1, 6);
        addReviewed(program.pages().reviewQueue(), {game});
        program.trigger(ActionId::Reviews);
        program.window->page()->findChild<QTableView*>()->selectRow(0);
        press(program.window->page(), "Open in the study");
        QTRY_COMPARE(program.window->page()->title(), QStringLiteral("Study"));
        QVERIFY(program.pages().study()->review()->isShown());
        QVERIFY(!program.match.hasGame());
        program.pages().openStored(game);
        QVERIFY(program.window->page() == program.game());
        QCOMPARE(program.plies(), 6);
    }

    /// Only that of a review that was made in the study was told.
    void aReviewThatIsReadyTellsWhatItFound()
    {
        OpenProgram program;
        const notation::GameRecord game = randomGame(1, 20);
        addReviewed(program.pages().reviewQueue(), {game});
        program.pages().openStudy(game);
        program.trigger(ActionId::Review);
        const QStringList& announced = Announcer::of(*program.window).history();
        QTRY_VERIFY(announced.join(u' ').contains(QStringLiteral("Accuracy: First ")));
        QVERIFY2(announced.last().contains(QStringLiteral("Mistakes: First ")), qPrintable(announced.last()));
    }

    void aTeacherReviewsTheGamesOfTheLibrary()
    {
        OpenProgram program;
        const QString path = program.path("class.tgk");
        std::array games{randomGame(1, 6), randomGame(2, 6)};
        for (notation::GameRecord& game : games) // an unfinished game would be continued
            game.setResult(notation::GameResult::NorthWins);
        const std::string text = notation::toTgk(games[0]) + '\n' + notation::toTgk(games[1]);
        QVERIFY(put(path, QByteArray::fromStdString(text)));
        program.pages().importFiles({path});
        LibraryPage* library = program.pages().library();
        QTRY_COMPARE_WITH_TIMEOUT(library->table()->model()->rowCount(), 2, kPatienceMs);
        library->table()->selectAll();
        QContextMenuEvent asked(QContextMenuEvent::Mouse, QPoint(5, 5), library->mapToGlobal(QPoint(5, 5)));
        QApplication::sendEvent(library->table()->viewport(), &asked);
        auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
        QVERIFY(menu);
        const QList<QAction*> actions = menu->actions();
        const auto review = std::find_if(actions.begin(), actions.end(), [](const QAction* action) {
            return QString(action->text()).remove(u'&') == QStringLiteral("Review 2 games, less than a minute");
        });
        QVERIFY(review != actions.end());
        choose(menu, *review);
        QTRY_COMPARE(program.window->page()->title(), QStringLiteral("Reviews"));
        const ReviewQueue& queue = program.pages().reviewQueue();
        QTRY_VERIFY_WITH_TIMEOUT(queue.games().size() == 2 && queue.waiting() == 0, kPatienceMs);
        QTRY_VERIFY_WITH_TIMEOUT(shows(program.window->page(), QStringLiteral("2 games reviewed.")), kPatienceMs);

        // The costliest mistake is shown in the study.
        auto* table = program.window->page()->findChild<QTableView*>();
        table->selectRow(0);
        const QueuedGame game = program.pages().reviewQueue().games()[0];
        table->setFocus();
        QTest::keyClick(table, Qt::Key_Return);
        QTRY_COMPARE(program.window->page()->title(), QStringLiteral("Study"));
        const rules::History history = notation::toHistory(game.record);
        QVERIFY(program.pages().study()->document()->position()
                == history.positionAt(static_cast<std::size_t>(game.turningPoint->ply) + 1));
        QVERIFY(program.pages().study()->review()->isShown());

        // Wherever it is opened.
        const QueuedGame other = program.pages().reviewQueue().games()[1];
        program.pages().openStored(other.record);
        QCOMPARE(program.window->page()->title(), QStringLiteral("Study"));
        QVERIFY(program.pages().study()->review()->isShown());
        QCOMPARE(program.pages().study()->review()->review()->mistakes().size(),
                 static_cast<std::size_t>(other.mistakeCounts[0] + other.mistakeCounts[1]));

        program.trigger(ActionId::Reviews);
        table = program.window->page()->findChild<QTableView*>();
        table->selectRow(1);
        press(program.window->page(), "Remove");
        QCOMPARE(table->model()->rowCount(), 1);
        press(program.window->notices(), "Undo");
        QCOMPARE(table->model()->rowCount(), 2);
    }

    void aReviewMadeInTheStudyIsThereAgain()
    {
        OpenProgram program;
        std::array games{randomGame(1, 20), randomGame(2, 20)};
        for (notation::GameRecord& game : games) // an unfinished game would be continued
            game.setResult(notation::GameResult::NorthWins);
        WindowPages& pages = program.pages();
        pages.openStored(games[0]);
        session::StudyReview* review = pages.study()->review();
        review->reviewer().setEffort(kQuick);
        review->start();
        QTRY_VERIFY_WITH_TIMEOUT(review->review(), kPatienceMs);
        const auto before = review->review()->scores;
        pages.openStored(games[1]);
        QVERIFY(!review->review());
        pages.openStored(games[0]);
        QVERIFY(review->isShown() && review->review()->scores == before);
        // And in the list, once.
        review->start();
        QTRY_VERIFY_WITH_TIMEOUT(!review->isRunning(), kPatienceMs);
        program.trigger(ActionId::Reviews);
        QCOMPARE(program.window->page()->findChild<QTableView*>()->model()->rowCount(), 1);
    }

    /// The library sends its games after the page is entered.
    void aFinishedGameIsNotReviewedTwice()
    {
        OpenProgram program;
        const notation::GameRecord game = randomGame(1);
        ReviewQueue& queue = program.pages().reviewQueue();
        remember(queue, {game});
        program.trigger(ActionId::Study);
        program.pages().openStudy(game);
        QVERIFY(program.pages().study()->review()->review());
        program.trigger(ActionId::Reviews);
        QVERIFY(queue.games().empty());
    }

    void gamesThatComeLaterAreTold()
    {
        OpenProgram program;
        program.trigger(ActionId::Reviews);
        QSignalSpy said(&Announcer::of(*program.window), &Announcer::announced);
        program.pages().reviewQueue().add({randomGame(1, 12)});
        QVERIFY(said.wait());
        const QString told = said.last().at(0).toString();
        QVERIFY2(told.contains(QStringLiteral("0 of 1 game reviewed.")), qPrintable(told));
    }

    void aNarrowTableShowsTheNames()
    {
        for (const Language language : allLanguages()) {
            OpenProgram program(language);
            program.window->resize(640, 480);
            program.pages().reviewQueue().add({randomGame(1, 12)});
            program.trigger(ActionId::Reviews);
            QCoreApplication::processEvents();
            const auto* table = program.window->page()->findChild<QTableView*>();
            const int name = table->fontMetrics().horizontalAdvance(PlayerText::computerName({7, {}}));
            for (const int column : {ReviewsModel::South, ReviewsModel::North})
                QTRY_VERIFY2(table->columnWidth(column) >= name + 28,
                             qPrintable(QString::number(table->columnWidth(column))));
        }
    }

    void theTablesAreSorted()
    {
        OpenProgram program;
        addReviewed(program.pages().reviewQueue(), {randomGame(1, 12), randomGame(2, 12), randomGame(3, 12)});
        program.trigger(ActionId::Reviews);
        const auto tables = program.window->page()->findChildren<QTableView*>();
        const QAbstractItemModel* games = tables[0]->model();
        QCOMPARE(games->index(0, ReviewsModel::South).data().toString(), QStringLiteral("Aisulu 1"));
        auto* order = program.window->page()->findChild<QComboBox*>();
        QCOMPARE(order->currentText(), QStringLiteral("When added"));
        const auto isFalling = [](const QAbstractItemModel* model, int column) {
            for (int row = 1; row < model->rowCount(); ++row) {
                if (model->index(row, column).data(kSortRole).toDouble()
                    > model->index(row - 1, column).data(kSortRole).toDouble())
                    return false;
            }
            return model->rowCount() > 1;
        };
        order->setFocus();
        for (int i = 0; i <= ReviewsModel::StonesLost; ++i)
            QTest::keyClick(order, Qt::Key_Down);
        QCOMPARE(order->currentText(), QStringLiteral("Stones lost"));
        QVERIFY(isFalling(games, ReviewsModel::StonesLost));
        QHeaderView* head = tables[0]->horizontalHeader();
        const QPoint mistakes(head->sectionViewportPosition(ReviewsModel::Mistakes) + 5, head->height() / 2);
        QTest::mouseClick(head->viewport(), Qt::LeftButton, {}, mistakes);
        QCOMPARE(order->currentText(), QStringLiteral("Mistakes"));

        // The row that is opened is the one that is shown.
        const QString first = games->index(0, ReviewsModel::South).data().toString();
        tables[0]->selectRow(0);
        tables[0]->setFocus();
        QTest::keyClick(tables[0], Qt::Key_Return);
        QCOMPARE(program.window->page()->title(), QStringLiteral("Study"));
        QCOMPARE(QString::fromStdString(std::string(program.pages().study()->document()->record().tag("White"))),
                 first);

        program.trigger(ActionId::Reviews);
        auto* tabs = program.window->page()->findChild<QTabBar*>();
        tabs->setFocus();
        QTest::keyClick(tabs, Qt::Key_Right);
        const QAbstractItemModel* players = tables[1]->model();
        QVERIFY(tables[1]->isVisible() && !tables[0]->isVisible());
        QCOMPARE(players->rowCount(), 4);
        const auto bek = players->match(players->index(0, 0), Qt::DisplayRole, QStringLiteral("Bek"));
        QCOMPARE(bek.size(), 1);
        QCOMPARE(bek.front().siblingAtColumn(1).data().toInt(), 3);
        order->setFocus();
        QTest::keyClick(order, Qt::Key_End);
        QCOMPARE(order->currentText(), QStringLiteral("Stones lost per move"));
        QVERIFY(isFalling(players, players->columnCount() - 1));
        // And it is this table that is saved.
        const QSignalSpy saved(program.pages().reviews(), &ReviewsPage::tableSaveRequested);
        press(program.window->page(), "Save the table…");
        QCOMPARE(saved.at(0).at(0).toString(), QStringLiteral("Reviews: Players"));
        const QString file = QString::fromUtf8(saved.at(0).at(1).toByteArray());
        QVERIFY2(file.contains(QStringLiteral("Player,Games,Accuracy")) && file.count(u'\n') == 5, qPrintable(file));
        QVERIFY2(file.section(u'\n', 0, 0)
                     .trimmed()
                     .endsWith(QStringLiteral("Atsyrau misplayed,Capture missed,Stones given away,Better move missed")),
                 qPrintable(file));
    }

    void aPackIsMadeForTheSelectedPlayer()
    {
        OpenProgram program;
        addReviewed(program.pages().reviewQueue(), {randomGame(1, 20), randomGame(2, 20), randomGame(3, 20)});
        program.trigger(ActionId::Reviews);
        program.window->page()->findChild<QTabBar*>()->setCurrentIndex(1);
        auto* players = program.window->page()->findChildren<QTableView*>()[1];
        players->selectRow(0);
        QCOMPARE(players->model()->index(0, 0).data().toString(), QStringLiteral("Aisulu 1"));
        QSignalSpy said(&Announcer::of(*program.window), &Announcer::announced);
        press(program.window->page(), "Make a pack for Aisulu 1");
        const PackStore& packs = program.pages().learning().packs();
        QTRY_COMPARE(packs.packs().size(), std::size_t(1));
        QCOMPARE(packs.packs()[0].name, QStringLiteral("Mistakes, Aisulu 1"));
        const auto pack = learn::parsePack(packs.packs()[0].text.toStdString());
        const auto hers = learn::parsePack(
            packOf({program.pages().reviewQueue().games()[0]}, QStringLiteral("x"), QStringLiteral("Aisulu 1"))
                .text.toStdString());
        QVERIFY(pack && pack->learner == "Aisulu 1");
        QVERIFY(hers && pack->puzzleCount() == hers->puzzleCount());
        // It is told once.
        QTRY_VERIFY(program.notice().contains(QStringLiteral("one clear best move")));
        const auto timesTold = [&said] {
            QString all;
            for (const auto& one : said)
                all += one.at(0).toString();
            return all.count(u"is saved with");
        };
        QTRY_COMPARE(timesTold(), 1);
    }

    void whatWasNotSavedIsNotToldLater()
    {
        OpenProgram program;
        addReviewed(program.pages().reviewQueue(), {randomGame(1, 20), randomGame(2, 20), randomGame(3, 20)});
        program.trigger(ActionId::Reviews);
        PackStore& packs = program.pages().learning().packs();
        QVERIFY(put(program.path("no folder"), "x"));
        packs.setFolder(program.path("no folder"));
        QSignalSpy refused(&packs, &PackStore::refused);
        press(program.window->page(), "Make a pack for Bek");
        QTRY_COMPARE(refused.size(), 1);
        packs.setFolder(program.path("packs"));
        // Another pack has the same name.
        const MistakePack pack =
            packOf(program.pages().reviewQueue().games(), QStringLiteral("Mistakes, Bek"), QStringLiteral("Bek"));
        QVERIFY(pack.puzzles > 0);
        QVERIFY(put(program.path("x.qpack"), pack.text));
        packs.add(program.path("x.qpack"));
        QTRY_COMPARE(packs.packs().size(), std::size_t(1));
        QTRY_COMPARE(program.notice(), PackText::added(QStringLiteral("Mistakes, Bek")));
    }

    void theSelectedPlayerStaysSelectedWhenMoreGamesAreReviewed()
    {
        OpenProgram program;
        addReviewed(program.pages().reviewQueue(), {randomGame(1, 20)});
        program.trigger(ActionId::Reviews);
        const Page* page = program.window->page();
        page->findChild<QTabBar*>()->setCurrentIndex(1);
        auto* players = page->findChildren<QTableView*>()[1];
        players->selectRow(1);
        const QString name = players->currentIndex().data().toString();
        addReviewed(program.pages().reviewQueue(), {randomGame(2, 20), randomGame(3, 20)});
        QVERIFY(players->model()->rowCount() > 2);
        const QModelIndexList rows = players->selectionModel()->selectedRows();
        QCOMPARE(rows.size(), 1);
        QCOMPARE(rows.front().data().toString(), name);
        QVERIFY(button(page, QStringLiteral("Make a pack for ") + name));
    }

    void aPlayerLeadsToTheirGames()
    {
        Program program;
        const QString path = program.path("games.library");
        std::vector games{randomGame(1, 12), randomGame(2, 12), randomGame(3, 12)};
        games[2].setTag("Black", "Dana");
        for (notation::GameRecord& game : games) // an unfinished game would be continued
            game.setResult(notation::GameResult::NorthWins);
        QVERIFY(library::testing::addGames(path, games));
        program.window->pages().setLibraryFile(path);
        program.open();
        addReviewed(program.pages().reviewQueue(), games);
        program.trigger(ActionId::Reviews);
        const Page* page = program.window->page();
        page->findChild<QTabBar*>()->setCurrentIndex(1);
        auto* players = page->findChildren<QTableView*>()[1];
        const auto bek =
            players->model()->match(players->model()->index(0, 0), Qt::DisplayRole, QStringLiteral("Bek")).front();
        QVERIFY(!button(page, "Show the games")->isEnabled());
        players->selectRow(bek.row());
        QVERIFY(button(page, "Show the games")->isEnabled());
        players->setFocus();
        QTest::keyClick(players, Qt::Key_Return);
        const LibraryPage* library = program.pages().library();
        QCOMPARE(program.window->page(), static_cast<const Page*>(library));
        QTRY_COMPARE(library->table()->model()->rowCount(), 2);
        // Each is shown at the player's first mistake, with its review.
        library->table()->selectRow(0);
        library->table()->setFocus();
        QTest::keyClick(library->table(), Qt::Key_Return);
        QTRY_COMPARE(program.window->page()->title(), QStringLiteral("Study"));
        const session::StudyReview* review = program.pages().study()->review();
        QVERIFY(review->isShown());
        const auto mistakes = review->mistakesOf(Side::North);
        QCOMPARE(review->currentPly(), mistakes.empty() ? std::size_t(0) : mistakes.front() + 1);
    }

    void theFiguresAreExplained()
    {
        OpenProgram program;
        addReviewed(program.pages().reviewQueue(), {randomGame(1, 12)});
        program.trigger(ActionId::Reviews);
        program.window->page()->findChild<QTabBar*>()->setCurrentIndex(1);
        for (const QTableView* table : program.window->page()->findChildren<QTableView*>()) {
            for (int column = 0; column < table->model()->columnCount(); ++column) {
                const QString name = table->model()->headerData(column, Qt::Horizontal).toString();
                const bool needsIt = name == u"Accuracy" || name == u"Turning point" || name == u"Most often"
                                     || name.startsWith(u"Stones lost");
                QCOMPARE(!table->model()->headerData(column, Qt::Horizontal, Qt::ToolTipRole).toString().isEmpty(),
                         needsIt);
            }
        }
    }

    void theMistakesAreToldByKind()
    {
        OpenProgram program;
        addReviewed(program.pages().reviewQueue(), {randomGame(1), randomGame(2)});
        program.trigger(ActionId::Reviews);
        const Page* page = program.window->page();
        const auto tables = page->findChildren<QTableView*>();
        const auto& games = program.pages().reviewQueue().games();
        for (int row = 0; row < 2; ++row) {
            tables[0]->selectRow(row);
            for (const Side side : rules::kBothSides) {
                const QueuedGame& game = games[static_cast<std::size_t>(row)];
                const QString list = MistakeText::listOf(game.kinds[rules::indexOf(side)]);
                QVERIFY(list.isEmpty() == (game.mistakeCounts[rules::indexOf(side)] == 0));
                QVERIFY2(list.isEmpty()
                             || shows(page, PlayerText::nameOf(game.record, side) + QStringLiteral(": ") + list),
                         qPrintable(list));
            }
        }
        MistakeText::Counts ofBek{};
        for (std::size_t kind = 0; kind < ofBek.size(); ++kind)
            ofBek[kind] = games[0].kinds[1][kind] + games[1].kinds[1][kind];
        page->findChild<QTabBar*>()->setCurrentIndex(1);
        const QAbstractItemModel* players = tables[1]->model();
        const auto bek = players->match(players->index(0, 0), Qt::DisplayRole, QStringLiteral("Bek")).front();
        QVERIFY(players->headerData(4, Qt::Horizontal) == QStringLiteral("Most often"));
        QCOMPARE(bek.siblingAtColumn(4).data().toString(), MistakeText::listOf(ofBek, 1));
        tables[1]->selectRow(bek.row());
        QVERIFY(shows(page, QStringLiteral("Bek: ") + MistakeText::listOf(ofBek)));
    }

    void kindsOfMistakesAreListedByNumber_data()
    {
        QTest::addColumn<QList<int>>("counts");
        QTest::addColumn<int>("most");
        QTest::addColumn<QString>("list");
        QTest::newRow("none") << QList<int>{0, 0, 0, 0, 0, 0} << 6 << QString();
        QTest::newRow("the most frequent one first")
            << QList<int>{1, 0, 0, 3, 0, 0} << 6 << QStringLiteral("Capture missed (3), Tuzdyk missed (1)");
        QTest::newRow("only the most frequent one")
            << QList<int>{1, 0, 0, 3, 0, 0} << 1 << QStringLiteral("Capture missed (3)");
        QTest::newRow("the general kind last")
            << QList<int>{1, 0, 0, 3, 0, 5} << 6
            << QStringLiteral("Capture missed (3), Tuzdyk missed (1), Better move missed (5)");
        QTest::newRow("a specific kind although it is less frequent")
            << QList<int>{1, 0, 0, 0, 0, 5} << 1 << QStringLiteral("Tuzdyk missed (1)");
        QTest::newRow("the general kind if there is no other")
            << QList<int>{0, 0, 0, 0, 0, 5} << 1 << QStringLiteral("Better move missed (5)");
    }
    void kindsOfMistakesAreListedByNumber()
    {
        QFETCH(QList<int>, counts);
        QFETCH(int, most);
        MistakeText::Counts kinds{};
        std::copy(counts.begin(), counts.end(), kinds.begin());
        QTEST(MistakeText::listOf(kinds, static_cast<std::size_t>(most)), "list");
    }

    void aPackIsOfTheSelectedGamesAndHasItsOwnName()
    {
        OpenProgram program;
        std::vector<notation::GameRecord> games;
        for (std::uint64_t seed = 1; seed <= 5; ++seed)
            games.push_back(randomGame(seed, 20));
        addReviewed(program.pages().reviewQueue(), games);
        program.trigger(ActionId::Reviews);
        auto* table = program.window->page()->findChild<QTableView*>();
        table->selectAll();
        PackStore& packs = program.pages().learning().packs();
        press(program.window->page(), "Make a pack for Bek");
        QTRY_COMPARE(packs.packs().size(), std::size_t(1));
        QCOMPARE(packs.packs()[0].name, QStringLiteral("Mistakes, Bek"));
        program.trigger(ActionId::Reviews);
        program.window->page()->findChild<QTableView*>()->clearSelection();
        press(program.window->page(), "Make a pack for Bek");
        QTRY_COMPARE(packs.packs().size(), std::size_t(2));
        QVERIFY(packs.packs()[0].name == u"Mistakes, Bek (2)" || packs.packs()[1].name == u"Mistakes, Bek (2)");
        const std::vector<QueuedGame> two(program.pages().reviewQueue().games().begin(),
                                          program.pages().reviewQueue().games().begin() + 2);
        const auto all = learn::parsePack(packs.packs()[0].text.toStdString());
        const auto some = learn::parsePack(packOf(two, QStringLiteral("x"), QStringLiteral("Bek")).text.toStdString());
        QVERIFY(all && some && some->puzzleCount() < all->puzzleCount());
        // Bek's mistakes, and not those of the opponents.
        for (const learn::PuzzlePack& pack : all->puzzles) {
            for (const learn::Puzzle& puzzle : pack.puzzles)
                QCOMPARE(puzzle.position.sideToMove(), Side::North);
        }
    }

    void aPackIsMadeInThePage()
    {
        OpenProgram program;
        addReviewed(program.pages().reviewQueue(), {randomGame(1, 12)});
        program.trigger(ActionId::Reviews);
        press(program.window->page(), "Make a pack of puzzles");
        QTRY_VERIFY(!program.notice().isEmpty());
        const MistakePack made = packOf(program.pages().reviewQueue().games(), QStringLiteral("x"));
        QVERIFY2(program.notice().contains(QStringLiteral("Mistakes, ")) == (made.puzzles > 0),
                 qPrintable(program.notice()));
        // Why there are not as many puzzles as mistakes.
        const QueuedGame game = program.pages().reviewQueue().games()[0];
        QCOMPARE(made.mistakes, game.mistakeCounts[0] + game.mistakeCounts[1]);
        if (made.puzzles > 0 && made.puzzles < made.mistakes)
            QVERIFY2(program.notice().contains(QStringLiteral("Mistakes with one clear best move: %1 of %2.")
                                                   .arg(made.puzzles)
                                                   .arg(made.mistakes)),
                     qPrintable(program.notice()));
    }
};

QUMALAQ_WINDOW_TEST(TestReviews)
#include "tst_reviews.moc"
