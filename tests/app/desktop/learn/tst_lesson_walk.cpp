// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/learn/lesson_card.h"
#include "app/desktop/learn/lesson_list.h"
#include "core/learn/answer.h"
#include "tests/app/desktop/learn_fixture.h"

#include <algorithm>

using namespace qumalaq;
using namespace qumalaq::desktop;
using learn::Answer;
using learn::Person;
using learn::Task;
using learn::TaskKind;
using learn::Writing;

namespace {

/// Every wrong answer that can be given; for a number and a writing one of many.
std::vector<Answer> wrongAnswers(const Task& task)
{
    std::vector<Answer> wrong;
    if (const auto* number = std::get_if<int>(&task.answer); number && task.kind == TaskKind::Count)
        wrong.emplace_back(*number + 1);
    if (std::holds_alternative<Writing>(task.answer))
        wrong.emplace_back(Writing{"12"});
    for (const learn::Candidate& candidate : learn::candidatesOf(task)) {
        if (candidate.answer != task.answer)
            wrong.push_back(candidate.answer);
    }
    return wrong;
}

/// A learner with one hand on the mouse or both on the keyboard. Whatever is done goes through the window's widgets;
/// keys go to the widget that has the focus.
class Hand {
public:
    explicit Hand(LessonsPage* page) : m_page(page) {}
    virtual ~Hand() = default;

    virtual void open(const learn::Lesson& lesson) = 0;
    virtual void give(const Task& task, const Answer& answer) = 0;
    /// Presses the button with this text.
    virtual void press(const char* button) = 0;
    /// Whether the answer can be given in this way at all.
    [[nodiscard]] virtual bool canGive(const Answer& answer) const = 0;

protected:
    [[nodiscard]] LessonsPage* page() const { return m_page; }
    [[nodiscard]] TaskView* taskView() const { return m_page->lesson()->taskView(); }

private:
    LessonsPage* m_page;
};

class MouseHand final : public Hand {
public:
    using Hand::Hand;

    void open(const learn::Lesson& lesson) override
    {
        page()->list()->ensureWidgetVisible(page()->list()->cardOf(lesson));
        QTest::mouseClick(page()->list()->cardOf(lesson), Qt::LeftButton);
    }

    void give(const Task&, const Answer& answer) override
    {
        if (const auto* number = std::get_if<int>(&answer))
            return count(*number);
        if (const auto* writing = std::get_if<Writing>(&answer))
            return write(writing->text);
        handIn(taskView(), answer);
    }

    void press(const char* text) override { desktop::press(page(), text); }

    [[nodiscard]] bool canGive(const Answer&) const override { return true; }

private:
    void count(int number)
    {
        QSpinBox* field = seen<QSpinBox>(taskView());
        press("+"); // begins near a large answer
        while (field->value() != number)
            press(field->value() < number ? "+" : "−");
        press("Answer");
    }

    /// The pits are clicked; the mark of a tuzdyk is a button.
    void write(const std::string& text)
    {
        for (const char sign : text) {
            if (sign == 'x')
                press("x");
            else
                clickPit(taskView()->board(), {rules::Side::North, static_cast<std::uint8_t>(sign - '0')});
        }
        QCOMPARE(seen<QLineEdit>(taskView())->text(), QString::fromStdString(text));
        press("Answer");
    }
};

class KeyHand final : public Hand {
public:
    using Hand::Hand;

    void open(const learn::Lesson& lesson) override
    {
        page()->list()->cardOf(lesson)->setFocus();
        key(Qt::Key_Return);
    }

    void give(const Task& task, const Answer& answer) override
    {
        if (const auto* move = std::get_if<rules::Move>(&answer)) {
            play(task, *move);
        } else if (const auto* place = std::get_if<rules::Place>(&answer)) {
            point(*place);
        } else if (const auto* person = std::get_if<Person>(&answer)) {
            choose(static_cast<int>(*person));
        } else {
            const auto* writing = std::get_if<Writing>(&answer);
            const QString text =
                writing ? QString::fromStdString(writing->text) : QString::number(std::get<int>(answer));
            QTest::keyClicks(QApplication::focusWidget(), text);
            key(Qt::Key_Return);
        }
    }

    /// The button that matters has the focus.
    void press(const char* text) override
    {
        QVERIFY2(button(page(), text) && button(page(), text)->hasFocus(), text);
        key(Qt::Key_Return);
    }

    /// No key stands for the kazan of the opponent.
    [[nodiscard]] bool canGive(const Answer& answer) const override
    {
        const auto* place = std::get_if<rules::Place>(&answer);
        return !place || *place != rules::Place::store(rules::Side::North);
    }

private:
    static void key(int key) { QTest::keyClick(QApplication::focusWidget(), static_cast<Qt::Key>(key)); }

    void play(const Task& task, rules::Move move)
    {
        if (move.from.row == task.position.sideToMove())
            return key(Qt::Key_0 + move.from.number);
        key(Qt::Key_Tab);
        key(Qt::Key_Return);
    }

    void point(rules::Place place)
    {
        if (place.isStore())
            return key(Qt::Key_0);
        const auto focused = taskView()->board()->focusedPit();
        // The first digit is not taken before it was told in which row digits choose.
        if (!focused || focused->row != place.side)
            key(place.side == rules::Side::North ? Qt::Key_Up : Qt::Key_Down);
        key(Qt::Key_0 + place.number);
    }

    /// By digit and by arrows in turn.
    void choose(int index)
    {
        m_isByDigit = !m_isByDigit;
        if (m_isByDigit)
            return key(Qt::Key_1 + index);
        key(Qt::Key_Left); // shows where the focus is
        for (int i = 0; i < index; ++i)
            key(Qt::Key_Right);
        key(Qt::Key_Return);
    }

    bool m_isByDigit = false;
};

} // namespace

/// Every lesson is taken with every wrong answer, by the mouse alone and by the keyboard alone.
class TestLessonWalk : public QObject {
    Q_OBJECT

private:
    static void settle()
    {
        work::pool().waitForDone();
        QCoreApplication::processEvents();
    }

    /// On every place where no move can begin there is an explanation, and no answer is counted.
    static void pressInVain(ExerciseView* view)
    {
        TaskView* taskView = view->taskView();
        const QSize boardSize = taskView->board()->size();
        const rules::AnyPosition& position = view->task().position;
        const auto press = [&](rules::Place place) {
            clickPlace(taskView->board(), place);
            QVERIFY2(!taskView->feedback().isEmpty() && !view->isSolved() && view->misses() == 0,
                     qPrintable(taskView->feedback()));
            QCOMPARE(taskView->board()->size(), boardSize);
            taskView->setFeedback({});
        };
        for (const rules::Side side : rules::kBothSides) {
            press(rules::Place::store(side));
            for (std::uint8_t number = 1; number <= position.board().pits; ++number) {
                if (const rules::Pit pit{side, number}; !position.isLegal({pit}))
                    press(pit);
            }
        }
    }

    static void goOn(LessonsPage* page, Hand& hand) { hand.press(button(page, "Done") ? "Done" : "Next"); }

    static void missAndSolve(LessonsPage* page, Hand& hand, const learn::Lesson& lesson, const Task& task)
    {
        ExerciseView* view = page->lesson();
        TaskView* taskView = view->taskView();
        const QSize boardSize = taskView->board()->size();
        QCOMPARE(taskView->task(), LessonCatalog::textOf({&lesson, &task}, Language::English));
        // The task is told, see tst_announcer; what has the focus does not say it once more.
        QVERIFY(QApplication::focusWidget()->accessibleDescription().isEmpty());
        int misses = 0;
        bool isAsked = true;
        int tries = 0;
        for (const Answer& wrong : wrongAnswers(task)) {
            if (!hand.canGive(wrong))
                continue;
            const auto* place = std::get_if<rules::Place>(&wrong);
            const bool isOtherEnd = place && learn::isOtherEnd(task, *place);
            // Every other time the next answer is given at once, where that is possible without a field.
            const bool isAtOnce = ++tries % 2 == 0 && (std::get_if<rules::Move>(&wrong) || place);
            if (!isAsked && !isAtOnce)
                hand.press("Try again");
            hand.give(task, wrong);
            settle();
            misses += isOtherEnd ? 0 : 1;
            isAsked = isOtherEnd;
            QVERIFY2(!view->isSolved(), task.id.c_str());
            QCOMPARE(view->misses(), misses);
            QVERIFY2(!taskView->feedback().isEmpty() && !taskView->feedback().contains(u'%'), task.id.c_str());
            // The board does not move when texts and buttons appear and disappear.
            QCOMPARE(taskView->board()->size(), boardSize);
            if (QTest::currentTestFailed())
                return;
        }
        if (!isAsked)
            hand.press("Try again");
        if (task.kind == TaskKind::Show)
            hand.press("Watch");
        else
            hand.give(task, task.answer);
        settle();
        QVERIFY2(view->isSolved(), task.id.c_str());
        QVERIFY(taskView->feedback().startsWith(task.hasAnswer() ? QStringLiteral("Right.") : QString()));
        QVERIFY(taskView->feedback().contains(LessonCatalog::textAfter({&lesson, &task}, Language::English)));
        QCOMPARE(taskView->board()->size(), boardSize);
    }

private Q_SLOTS:
    void noAnswerGetsTheLearnerStuck_data()
    {
        QTest::addColumn<const learn::Lesson*>("lesson");
        QTest::addColumn<bool>("isByMouse");
        for (const Course& course : LessonCatalog::courses()) {
            for (const learn::Lesson& lesson : course.lessons) {
                QTest::newRow((lesson.id + " by mouse").c_str()) << &lesson << true;
                QTest::newRow((lesson.id + " by keyboard").c_str()) << &lesson << false;
            }
        }
    }
    void noAnswerGetsTheLearnerStuck()
    {
        QFETCH(const learn::Lesson*, lesson);
        QFETCH(bool, isByMouse);
        OpenLessons program;
        const std::unique_ptr<Hand> hand = isByMouse ? std::unique_ptr<Hand>(new MouseHand(program.page))
                                                     : std::unique_ptr<Hand>(new KeyHand(program.page));
        hand->open(*lesson);
        QVERIFY(program.page->isInLesson());
        for (const Task& task : lesson->tasks) {
            if (task.kind == TaskKind::Match)
                break; // the last task; games have tests of their own
            QVERIFY(program.view->task().id == task.id);
            QCoreApplication::processEvents(); // the layout
            if (isByMouse && task.kind == TaskKind::Play)
                pressInVain(program.view);
            missAndSolve(program.page, *hand, *lesson, task);
            if (QTest::currentTestFailed())
                return;
            goOn(program.page, *hand);
        }
        // What was missed is asked once more.
        int repeats = 0;
        while (program.page->isInLesson() && program.view->task().kind != TaskKind::Match) {
            QVERIFY(program.view->exercise().isRepeat);
            ++repeats;
            QCoreApplication::processEvents();
            const Task task = program.view->task();
            hand->give(task, task.answer);
            settle();
            QVERIFY2(program.view->isSolved() && program.view->misses() == 0, task.id.c_str());
            goOn(program.page, *hand);
        }
        const auto missed = std::count_if(lesson->tasks.begin(), lesson->tasks.end(),
                                          [](const Task& task) { return wrongAnswer(task).has_value(); });
        QCOMPARE(repeats, static_cast<int>(missed));
        if (program.page->isInLesson())
            return;
        // The button to go on with has the focus.
        const QAbstractButton* next = buttonWith(program.page, u"Next: ");
        if (next == nullptr)
            next = button(program.page, "Play a game");
        QVERIFY(next && next->hasFocus());
    }
};

QUMALAQ_WINDOW_TEST(TestLessonWalk)
#include "tst_lesson_walk.moc"
