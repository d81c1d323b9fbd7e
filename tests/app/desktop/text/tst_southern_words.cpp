// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The five games of the south have stones, holes and homes. Words of the Togyz family do not belong there.
#include "app/desktop/game/message_line.h"
#include "app/desktop/gameboard/move_preview_text.h"
#include "app/desktop/learn/exercise.h"
#include "app/desktop/learn/puzzles_page.h"
#include "app/desktop/text/announcement_text.h"
#include "app/desktop/text/fact_text.h"
#include "app/desktop/text/game_text.h"
#include "app/desktop/text/lesson_text.h"
#include "app/desktop/text/mistake_text.h"
#include "app/desktop/text/move_text.h"
#include "app/desktop/text/place_text.h"
#include "app/desktop/text/turn_text.h"
#include "app/desktop/ui/elided_label.h"
#include "core/base/prng.h"
#include "core/learn/mistake.h"
#include "tests/app/desktop/accessibility/ear.h"
#include "tests/app/desktop/learn_fixture.h"
#include "tests/app/desktop/page_texts.h"

#include <QComboBox>
#include <QRegularExpression>
#include <QTabWidget>

using namespace qumalaq;
using namespace qumalaq::desktop;
using rules::Side;

namespace {

/// The first text with such a word; empty if there is none.
QString familyWordIn(const QStringList& texts)
{
    static const QRegularExpression kWord(
        QStringLiteral(
            "\\b(құмалақ|қазан|тұздық|отау|атсырау|кумалак|казан|туздык|kumalak|kazan|tuzdyk|atsyrau|pits?\\b)"),
        QRegularExpression::CaseInsensitiveOption | QRegularExpression::UseUnicodePropertiesOption);
    for (const QString& text : texts) {
        // Names of the game of which the program speaks elsewhere.
        QString rest = text;
        rest.remove(QStringLiteral("Тоғызқұмалақ")).remove(QStringLiteral("Тогызкумалак"));
        if (rest.contains(kWord))
            return text;
    }
    return {};
}

void addGames()
{
    QTest::addColumn<rules::GameId>("game");
    QTest::addColumn<Language>("language");
    for (const rules::GameId game : rules::allGames()) {
        if (rules::isTogyzFamily(game))
            continue;
        for (const Language language : allLanguages())
            QTest::addRow("%s, %s", rules::idOf(game).data(), language.code()) << game << language;
    }
}

/// What is shown in a window, apart from the commands, which are the same in every game.
QStringList shownIn(const QWidget* root)
{
    QStringList texts;
    for (const QWidget* widget : root->findChildren<QWidget*>()) {
        if (!widget->isVisible() || qobject_cast<const QToolButton*>(widget) != nullptr
            || qobject_cast<const QMenu*>(widget) != nullptr)
            continue;
        texts.append(widget->toolTip());
        texts.append(widget->accessibleName());
        texts.append(widget->accessibleDescription());
        if (const auto* label = qobject_cast<const QLabel*>(widget))
            texts.append(plain(label->text()));
        else if (const auto* button = qobject_cast<const QAbstractButton*>(widget))
            texts.append(button->text());
    }
    return texts;
}

} // namespace

class TestSouthernWords : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { setUpApplication(); }

    /// All sentences about moves and positions, in games of random moves.
    void movesAreToldInTheWordsOfTheGame_data() { addGames(); }
    void movesAreToldInTheWordsOfTheGame()
    {
        QFETCH(rules::GameId, game);
        QFETCH(Language, language);
        Translator translator;
        translator.setLanguage(language);
        Prng random(20261125);
        constexpr int kPlies = 150;
        rules::History history{rules::GameSetup(game)};
        for (int i = 0; i < kPlies; ++i) {
            if (history.outcome())
                history = rules::History(rules::GameSetup(game));
            const rules::AnyPosition position = history.position();
            const auto legal = position.legalMoves();
            const auto pick = [&] { return legal[random.below(static_cast<std::uint32_t>(legal.size()))]; };
            const rules::Move move = pick();
            const rules::Move other = pick();
            const Side side = position.sideToMove();
            QStringList texts;
            for (const auto& addressee :
                 {std::optional<Side>(), std::optional(side), std::optional(opponentOf(side))}) {
                for (const learn::Fact& fact : learn::factsOf(position, move))
                    texts.append(FactText::phraseOf(position, move, fact, {.addressee = addressee}).text);
                texts.append(MoveText::nameOf(position, move, addressee));
                for (int number = 1; number <= position.layout().pits; ++number)
                    texts.append(PlaceText::toolTip(game, position.board(),
                                                    rules::Pit{side, static_cast<std::uint8_t>(number)}, addressee));
            }
            for (const PreviewDetail detail : {PreviewDetail::Counts, PreviewDetail::Reply})
                texts.append(MovePreviewText::spoken(position, move, detail));
            texts.append(AnnouncementText::threats(position, side));
            texts.append(AnnouncementText::board(position, rules::Side::South));
            texts.append(AnnouncementText::lesson(game, position, side));
            for (const auto reason :
                 {learn::NotLegalReason::Store, learn::NotLegalReason::Prescribed, learn::NotLegalReason::OtherRow,
                  learn::NotLegalReason::Empty, learn::NotLegalReason::MustFeed})
                texts.append(LessonText::of(position, reason));
            if (other != move) {
                learn::Mistake mistake;
                mistake.setup = rules::GameSetup(game);
                mistake.position = position;
                mistake.played = move;
                mistake.better = {other};
                texts.append({MistakeText::taskOf(mistake), MistakeText::titleOf(mistake)});
            }
            history.play(move);
            for (const Verbosity verbosity : {Verbosity::Short, Verbosity::Normal, Verbosity::Full})
                texts.append(AnnouncementText::move(history, history.plies().size() - 1, verbosity));
            texts.append(TurnText::of(history));
            QCOMPARE(familyWordIn(texts), QString());
        }
    }

    /// Every task of the lessons with every answer, and wrong moves in the puzzles.
    void answersAreExplainedInTheWordsOfTheGame_data() { addGames(); }
    void answersAreExplainedInTheWordsOfTheGame()
    {
        QFETCH(rules::GameId, game);
        QFETCH(Language, language);
        Translator translator;
        translator.setLanguage(language);
        int tasks = 0;
        for (const Course& course : LessonCatalog::courses()) {
            for (const learn::Lesson& lesson : course.lessons) {
                for (const learn::Task& task : lesson.tasks) {
                    if (rules::gameOf(task.position) != game)
                        continue;
                    ++tasks;
                    QStringList texts{LessonCatalog::titleOf(lesson, language),
                                      LessonCatalog::textOf({&lesson, &task}, language),
                                      LessonCatalog::textAfter({&lesson, &task}, language)};
                    for (const learn::Candidate& candidate : learn::candidatesOf(task)) {
                        const auto* place = std::get_if<rules::Place>(&candidate.answer);
                        if (place != nullptr && learn::isOtherEnd(task, *place))
                            texts.append(LessonText::otherEnd(task));
                        if (const auto refutation = learn::refute(task, candidate.answer))
                            texts.append(LessonText::of(task, *refutation));
                    }
                    if (const auto wrong = wrongAnswer(task)) {
                        if (const auto refutation = learn::refute(task, *wrong))
                            texts.append(LessonText::of(task, *refutation));
                    }
                    QCOMPARE(familyWordIn(texts), QString());
                }
            }
        }
        QVERIFY(tasks > 5);
        QCOMPARE(familyWordIn({plain(QString::fromUtf8(
                     readInLanguage(QStringLiteral(":/rules/%1_").arg(QLatin1String(idOf(game).data())), language,
                                    QStringLiteral(".html"))))}),
                 QString());
        for (const learn::PuzzlePack& pack : LessonCatalog::puzzlePacks()) {
            if (pack.setup.game() != game)
                continue;
            constexpr std::size_t kOneOf = 6;
            for (std::size_t i = 0; i < pack.puzzles.size(); i += kOneOf) {
                const learn::Puzzle& puzzle = pack.puzzles[i];
                QStringList texts{LessonText::taskOf(puzzle.kind), LessonText::nameOf(puzzle.kind, game),
                                  Exercise(PuzzleRef{game, &puzzle}).hint()};
                for (const rules::Move wrong : puzzle.position.legalMoves()) {
                    if (!(wrong == puzzle.answer()))
                        texts.append(LessonText::of(puzzle, learn::wrongMoveOf(puzzle, wrong)));
                }
                QCOMPARE(familyWordIn(texts), QString());
            }
        }
    }

    /// A game against the computer with the coach, hints and questions, and its end, in the window and by ear.
    void theWindowSpeaksInTheWordsOfTheGame_data() { addGames(); }
    void theWindowSpeaksInTheWordsOfTheGame()
    {
        QFETCH(rules::GameId, game);
        QFETCH(Language, language);
        const QTemporaryDir folder;
        Program program(folder.path());
        program.setLanguage(language);
        program.settings().setValue(setting::kPlayed, true); // a newcomer is told what Togyzqumalaq is
        program.settings().setValue(setting::kCoach, true);
        program.settings().setValue(setting::kVerbosity, Verbosity::Full);
        program.settings().setNewGame({.setup = rules::GameSetup(game)});
        Ear ear(program);
        program.begin();
        program.window->resize(800, 600); // small enough that texts could be cut off
        const auto check = [&] {
            QCoreApplication::processEvents();
            QStringList texts = shownIn(program.window.get());
            for (const auto& said : ear.said)
                texts.append(said.at(0).toString());
            QCOMPARE(familyWordIn(texts), QString());
        };
        for (int i = 0; i < 3 && !program.match.outcome(); ++i) {
            QTRY_VERIFY_WITH_TIMEOUT(program.match.isPersonToMove(), kPatienceMs);
            check();
            if (i == 1) {
                program.trigger(ActionId::Hint);
                const auto& controller = *program.window->pages().game()->controller();
                QTRY_VERIFY_WITH_TIMEOUT(controller.hint().has_value(), kPatienceMs);
                check();
                for (const auto* label : program.window->findChild<MessageLine*>()->findChildren<ElidedLabel*>())
                    QVERIFY2(!label->isVisible() || label->width() >= label->sizeHint().width(),
                             qPrintable(label->text()));
                program.trigger(ActionId::Hint);
                check();
            }
            const auto legal = program.match.history().position().legalMoves();
            program.click(legal[0].from.row, legal[0].from.number);
            check();
        }
        for (const ActionId id : {ActionId::SayBoard, ActionId::SayOwnRow, ActionId::SayThreats})
            program.trigger(id);
        check();
        program.trigger(ActionId::Study);
        check();
        for (const Course& course : LessonCatalog::courses()) {
            if (course.game == game) {
                program.trigger(ActionId::Lessons);
                program.window->pages().learning().lessons()->open(course.lessons.front());
                check();
            }
        }
        for (const learn::PuzzlePack& pack : LessonCatalog::puzzlePacks()) {
            if (pack.setup.game() == game) {
                program.trigger(ActionId::Puzzles);
                PuzzlesPage* page = program.window->pages().learning().puzzles();
                seen<QComboBox>(page)->setCurrentText(GameText::nameOf(game));
                check();
            }
        }
        program.trigger(ActionId::Progress);
        auto* tabs = program.window->page()->findChild<QTabWidget*>();
        for (int tab = 0; tab < tabs->count(); ++tab) {
            tabs->setCurrentIndex(tab);
            check();
        }
    }
};

QUMALAQ_WINDOW_TEST(TestSouthernWords)
#include "tst_southern_words.moc"
