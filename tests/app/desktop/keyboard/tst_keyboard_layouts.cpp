// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The keys of the program under its players' layouts, with real key presses on an X server.
#include "app/desktop/editor/editor_page.h"
#include "app/desktop/editor/position_form.h"
#include "app/desktop/learn/counting_rush_page.h"
#include "app/desktop/learn/exercise_view.h"
#include "app/desktop/learn/puzzles_page.h"
#include "app/desktop/scoresheet/scoresheet_check_page.h"
#include "app/desktop/study/study_page.h"
#include "app/desktop/ui/layout_independent_keys.h"
#include "app/desktop/window/keys_dialog.h"
#include "core/session/study_document.h"
#include "tests/app/desktop/keyboard/x_keyboard.h"
#include "tests/app/desktop/learn_fixture.h"

#include <QComboBox>
#include <QHash>
#include <QKeySequenceEdit>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QProcess>
#include <QSignalSpy>
#include <QSpinBox>

using namespace qumalaq;
using namespace qumalaq::desktop;
using rules::Pit;
using rules::Side;

namespace {

// X11 keycodes, named by their places on a US keyboard.
constexpr int kDigitOne = 10;
constexpr int kNumLock = 77;
constexpr int kReturn = 36;
constexpr int kUp = 111;
constexpr int kLetterT = 28;
constexpr int kLetterF = 41;
constexpr int kLetterH = 43;

int keycodeOfDigit(int digit)
{
    return digit == 0 ? kDigitOne + 9 : kDigitOne + digit - 1;
}

int keycodeAt(QChar usCharacter)
{
    for (std::uint32_t code = 0; code < 64; ++code) {
        if (usCharacterAt(KeyNumbering::X11, code) == usCharacter.toLatin1())
            return static_cast<int>(code);
    }
    return 0;
}

using Held = std::vector<int>;
const Held kControl{XKeyboard::kControl};
const Held kShift{XKeyboard::kShift};
const Held kControlShift{XKeyboard::kControl, XKeyboard::kShift};

XKeyboard& keyboard()
{
    static XKeyboard keyboard;
    return keyboard;
}

void press(int keycode, const Held& held = {})
{
    keyboard().press(keycode, held);
    QCoreApplication::processEvents();
}

/// No window manager gives the window the focus.
bool hasKeyboard(QWidget* window)
{
    if (!QTest::qWaitForWindowExposed(window))
        return false;
    keyboard().focus(window->winId());
    return QTest::qWaitForWindowActive(window);
}

/// In the format of setxkbmap, followed by " second" if the second layout is active.
void useLayout(const QString& layout)
{
    const QString names = layout.section(u' ', 0, 0);
    QCOMPARE(QProcess::execute(QStringLiteral("setxkbmap"), {QStringLiteral("-layout"), names}), 0);
    keyboard().lockLayout(names == layout ? 0 : 1);
}

void addLayouts()
{
    QTest::addColumn<QString>("layout");
    QTest::newRow("American") << QStringLiteral("us");
    QTest::newRow("Russian") << QStringLiteral("ru");
    QTest::newRow("Kazakh") << QStringLiteral("kz");
    QTest::newRow("Kazakh, with an American one beside it") << QStringLiteral("kz,us");
    QTest::newRow("American, with a Kazakh one beside it") << QStringLiteral("kz,us second");
    QTest::newRow("Kazakh, after an American one") << QStringLiteral("us,kz second");
    QTest::newRow("French") << QStringLiteral("fr");
}

/// The keys to press for a portable key sequence: under a Latin layout by the characters, under others by the places on
/// a US keyboard.
std::pair<Held, int> strokeOf(const QString& sequence, const QString& layout)
{
    static const QHash<QString, int> named{
        {QStringLiteral("Pause"), 127}, {QStringLiteral("Del"), 119},   {QStringLiteral("F1"), 67},
        {QStringLiteral("F2"), 68},     {QStringLiteral("F3"), 69},     {QStringLiteral("F4"), 70},
        {QStringLiteral("F5"), 71},     {QStringLiteral("F8"), 74},     {QStringLiteral("F9"), 75},
        {QStringLiteral("F11"), 95},    {QStringLiteral("Home"), 110},  {QStringLiteral("Up"), 111},
        {QStringLiteral("Left"), 113},  {QStringLiteral("Right"), 114}, {QStringLiteral("End"), 115}};
    static const QHash<QString, QChar> french{{QStringLiteral("A"), u'Q'}, {QStringLiteral("Q"), u'A'},
                                              {QStringLiteral("Z"), u'W'}, {QStringLiteral("W"), u'Z'},
                                              {QStringLiteral("M"), u';'}, {QStringLiteral(","), u'M'}};
    QString key = sequence.section(u'+', -1);
    if (key.isEmpty())
        key = QStringLiteral("+");
    Held held;
    for (const auto& [name, code] :
         {std::pair(QStringLiteral("Ctrl+"), XKeyboard::kControl),
          std::pair(QStringLiteral("Shift+"), XKeyboard::kShift), std::pair(QStringLiteral("Alt+"), XKeyboard::kAlt)}) {
        if (sequence.chopped(key.size()).contains(name))
            held.push_back(code);
    }
    if (const auto it = named.find(key); it != named.end())
        return std::pair(held, it.value());
    if (key == QLatin1String("+"))
        return std::pair(kShift, keycodeAt(u'='));
    if (key == QLatin1String("?")) {
        // The place of the key in this layout.
        const QChar place = layout == QLatin1String("ru") ? u'7' : layout == QLatin1String("fr") ? u'M' : u'/';
        return std::pair(kShift, keycodeAt(place));
    }
    if (layout == QLatin1String("fr")) {
        if (key == QLatin1String("-"))
            return std::pair(held, 82); // the one on the keypad: the key of the 6 plays the sixth pit
        if (const auto it = french.find(key); it != french.end())
            return std::pair(held, keycodeAt(it.value()));
    }
    return std::pair(held, keycodeAt(key.at(0)));
}

} // namespace

class TestKeyboardLayouts : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QCOMPARE(QGuiApplication::platformName(), QStringLiteral("xcb"));
        setUpApplication();
    }

    void init()
    {
        if (QTest::currentDataTag() == nullptr)
            return;
        QFETCH(QString, layout);
        useLayout(layout);
    }

    void theNumberRowPlaysThePits_data() { addLayouts(); }
    void theNumberRowPlaysThePits()
    {
        GameForTwo program;
        QVERIFY(hasKeyboard(program.window.get()));
        for (int digit = 1; digit <= 9; ++digit) {
            press(keycodeOfDigit(digit));
            QTRY_COMPARE(program.plies(), 1);
            QCOMPARE(static_cast<int>(program.match.history().plies().back().move.from.number), digit);
            program.trigger(ActionId::Undo);
            QCOMPARE(program.plies(), 0);
        }
    }

    void aDigitTypedWithShiftPlaysItsPit()
    {
        useLayout(QStringLiteral("fr"));
        GameForTwo program;
        QVERIFY(hasKeyboard(program.window.get()));
        press(keycodeOfDigit(4), kShift);
        QTRY_COMPARE(program.plies(), 1);
        press(kLetterT, kControl);
        QTRY_COMPARE(program.window->page(), static_cast<Page*>(program.pages().study()));
        const session::StudyDocument* document = program.pages().study()->document();
        const std::size_t before = document->history().plies().size();
        press(keycodeOfDigit(6), kShift);
        QTRY_COMPARE(document->history().plies().size(), before + 1);
    }

    void theKeypadPlaysThePits_data() { addLayouts(); }
    void theKeypadPlaysThePits()
    {
        GameForTwo program;
        QVERIFY(hasKeyboard(program.window.get()));
        const std::vector<int> keypad{87, 88, 89, 83, 84, 85, 79, 80, 81};
        press(kNumLock);
        for (std::size_t i = 0; i < keypad.size(); ++i) {
            press(keypad[i]);
            QTRY_COMPARE(program.plies(), 1);
            QCOMPARE(static_cast<std::size_t>(program.match.history().plies().back().move.from.number), i + 1);
            program.trigger(ActionId::Undo);
        }
        press(kNumLock);
    }

    /// Every command is enabled and none has an effect.
    void everyCommandHasItsKey_data() { addLayouts(); }
    void everyCommandHasItsKey()
    {
        QFETCH(QString, layout);
        QWidget window;
        window.setFocusPolicy(Qt::StrongFocus);
        const LayoutIndependentKeys keys(&window);
        const Actions actions(&window);
        window.show();
        QVERIFY(hasKeyboard(&window));
        std::map<ActionId, int> given;
        for (const ActionId id : Actions::all())
            connect(actions.at(id), &QAction::triggered, &window, [&given, id] { ++given[id]; });
        int pressed = 0;
        for (const ActionId id : Actions::all()) {
            for (const QKeySequence& shortcut : actions.at(id)->shortcuts()) {
                const QString text = shortcut.toString(QKeySequence::PortableText);
                const auto stroke = strokeOf(text, layout);
                QVERIFY2(stroke.second != 0, qPrintable(text));
                given.clear();
                press(stroke.second, stroke.first);
                QTRY_VERIFY2(!given.empty(), qPrintable(text));
                QVERIFY2(given.size() == 1 && given[id] == 1, qPrintable(text));
                ++pressed;
            }
        }
        QVERIFY(pressed > 40);
    }

    void commandsAreGivenInTheWindow_data() { addLayouts(); }
    void commandsAreGivenInTheWindow()
    {
        QFETCH(QString, layout);
        GameForTwo program;
        QVERIFY(hasKeyboard(program.window.get()));
        const bool wasFlipped = program.settings().value(setting::kFlipped);
        press(kLetterF);
        QTRY_COMPARE(program.settings().value(setting::kFlipped), !wasFlipped);
        press(kLetterF);
        QTRY_COMPARE(program.settings().value(setting::kFlipped), wasFlipped);
        press(keycodeOfDigit(2));
        QTRY_COMPARE(program.plies(), 1);
        press(keycodeAt(layout == QLatin1String("fr") ? u'W' : u'Z'), kControl);
        QTRY_COMPARE(program.plies(), 0);
        press(keycodeAt(layout == QLatin1String("fr") ? u'W' : u'Z'), kControlShift);
        QTRY_COMPARE(program.plies(), 1);
    }

    /// A letter outside Latin-1 would be a key under one layout only.
    void aKeyIsChosenUnderOneLayoutForAll_data() { addLayouts(); }
    void aKeyIsChosenUnderOneLayoutForAll()
    {
        QFETCH(QString, layout);
        GameForTwo program;
        program.trigger(ActionId::Keys);
        auto* dialog = program.window->findChild<KeysDialog*>();
        QVERIFY(hasKeyboard(dialog));
        const auto choose = [&](int keycode, const QString& answer) {
            seen<QKeySequenceEdit>(dialog, "Press the new key")->setFocus();
            press(keycode);
            QTRY_VERIFY2(shows(dialog, answer), qPrintable(textsSeen(dialog).last()));
        };
        seen<QComboBox>(dialog, "Command")->setCurrentText(QStringLiteral("View: Flip the board"));
        choose(kLetterH, QStringLiteral("H is already the key for “Hint”. Give that command another key first."));
        choose(keycodeOfDigit(7), QStringLiteral("7 cannot be used as the key for a command."));
        choose(keycodeAt(u'X'), QStringLiteral("The key is now X."));
        dialog->close();
        QVERIFY(hasKeyboard(program.window.get()));
        for (const QString& other : {QStringLiteral("us"), QStringLiteral("ru"), QStringLiteral("kz"), layout}) {
            useLayout(other);
            const bool wasFlipped = program.settings().value(setting::kFlipped);
            press(keycodeAt(u'X'));
            QTRY_COMPARE(program.settings().value(setting::kFlipped), !wasFlipped);
        }
    }

    void theNumberRowPlaysInTheStudy_data() { addLayouts(); }
    void theNumberRowPlaysInTheStudy()
    {
        GameForTwo program;
        QVERIFY(hasKeyboard(program.window.get()));
        press(keycodeOfDigit(2));
        QTRY_COMPARE(program.plies(), 1);
        press(kLetterT, kControl);
        QTRY_COMPARE(program.window->page(), static_cast<Page*>(program.pages().study()));
        const session::StudyDocument* document = program.pages().study()->document();
        const std::size_t before = document->history().plies().size();
        press(keycodeOfDigit(6));
        QTRY_COMPARE(document->history().plies().size(), before + 1);
        QCOMPARE(static_cast<int>(document->history().plies().back().move.from.number), 6);
    }

    void theNumberRowSetsStonesInTheEditor_data() { addLayouts(); }
    void theNumberRowSetsStonesInTheEditor()
    {
        OpenProgram program;
        QVERIFY(hasKeyboard(program.window.get()));
        program.trigger(ActionId::Editor);
        auto* page = qobject_cast<EditorPage*>(program.window->page());
        QVERIFY(page);
        const Pit pit{Side::South, 3};
        clickPit(page->board(), pit);
        for (const int digit : {1, 6})
            press(keycodeOfDigit(digit));
        QTRY_COMPARE(page->draft().board().at(pit), 16);
        press(keycodeOfDigit(0));
        QTRY_COMPARE(page->draft().board().at(pit), 160);
        press(kLetterT); // a command in other pages
        QTRY_COMPARE(page->draft().board().tuzdyks[1], 3);
    }

    void theNumberRowAnswersInLessonsAndPuzzles_data() { addLayouts(); }
    void theNumberRowAnswersInLessonsAndPuzzles()
    {
        OpenProgram program;
        QVERIFY(hasKeyboard(program.window.get()));
        LessonsPage* page = enterLessons(program);
        // Nine stones from pit 7 end in the opponent’s pit 6.
        page->open(lessonById("round-the-corner"));
        press(kUp);
        press(keycodeOfDigit(6));
        QTRY_VERIFY(page->lesson()->isSolved());
        const learn::Lesson& lesson = lessonById("first-minute");
        openTask(page, lesson, taskById(lesson, "goal")); // a number of stones
        const QString number = QString::number(std::get<int>(page->lesson()->task().answer));
        for (const QChar digit : number)
            press(keycodeOfDigit(digit.digitValue()));
        QTRY_COMPARE(seen<QSpinBox>(page->lesson()->taskView())->value(), number.toInt());
        press(kReturn);
        QTRY_VERIFY(page->lesson()->isSolved());

        openTask(page, lessonById("write-moves"), taskById(lessonById("write-moves"), "own-row"));
        press(keycodeOfDigit(2));
        press(keycodeOfDigit(5));
        QTRY_COMPARE(seen<QLineEdit>(page->lesson()->taskView())->text(), QStringLiteral("25"));
        press(kReturn);
        QTRY_VERIFY(page->lesson()->isSolved());

        program.trigger(ActionId::Puzzles);
        PuzzlesPage* puzzles = program.pages().learning().puzzles();
        puzzles->view()->taskView()->board()->setTimeScale(0);
        puzzles->openPack(learn::PuzzleKind::Tuzdyk, 1);
        press(keycodeOfDigit(puzzles->view()->exercise().puzzle->answer().from.number));
        QTRY_VERIFY(puzzles->view()->isSolved());
    }

    void aLetterIsACommandInANumberField_data() { addLayouts(); }
    void aLetterIsACommandInANumberField()
    {
        OpenLessons program;
        QVERIFY(hasKeyboard(program.window.get()));
        program.openTask("even-is-yours", "odd");
        const auto* number = seen<QSpinBox>(program.taskView);
        QTRY_VERIFY(number->hasFocus());
        press(kLetterH);
        QTRY_COMPARE(program.taskView->feedback(),
                     QStringLiteral("Only an even number is taken. How many lie where the move ends?"));
        QCOMPARE(number->value(), number->minimum()); // empty

        program.openTask("write-moves", "across");
        const auto* move = seen<QLineEdit>(program.taskView);
        QTRY_VERIFY(move->hasFocus());
        press(kLetterH);
        QTRY_VERIFY(!program.taskView->feedback().isEmpty());
        QCOMPARE(move->text(), QString());
    }

    void theNumberRowAnswersInTheRush_data() { addLayouts(); }
    void theNumberRowAnswersInTheRush()
    {
        OpenProgram program;
        QVERIFY(hasKeyboard(program.window.get()));
        program.trigger(ActionId::Rush);
        CountingRushPage* page = program.pages().learning().rush();
        page->setSeed(7);
        page->setTime(std::chrono::minutes(10));
        page->setShownTimes(std::chrono::milliseconds(0), std::chrono::milliseconds(0));
        press(kReturn);
        QTRY_VERIFY(page->isRunning());
        constexpr int kAnswers = 8;
        for (int i = 0; i < kAnswers; ++i) {
            const learn::RushTask task = page->task();
            if (const auto* place = std::get_if<rules::Place>(&task.answer)) {
                if (place->side != task.position.sideToMove())
                    press(kUp);
                press(keycodeOfDigit(place->number));
            } else {
                for (const QChar digit : QString::number(std::get<int>(task.answer)))
                    press(keycodeOfDigit(digit.digitValue()));
                press(kReturn);
            }
            QTRY_COMPARE(page->result().bestStreak(), i + 1);
            QTRY_VERIFY(!page->isShowingAnswer());
        }
    }

    void textIsTypedAsTheLayoutSays_data()
    {
        QTest::addColumn<QString>("layout");
        QTest::addColumn<QString>("row");
        QTest::addColumn<QString>("letters");
        QTest::newRow("American") << QStringLiteral("us") << QStringLiteral("123456789") << QStringLiteral("hfpt");
        QTest::newRow("Russian") << QStringLiteral("ru") << QStringLiteral("123456789") << QStringLiteral("разе");
        QTest::newRow("Kazakh") << QStringLiteral("kz") << QStringLiteral("\"әіңғ,.үұ") << QStringLiteral("разе");
        QTest::newRow("Kazakh, with an American one beside it")
            << QStringLiteral("kz,us") << QStringLiteral("\"әіңғ,.үұ") << QStringLiteral("разе");
        QTest::newRow("American, with a Kazakh one beside it")
            << QStringLiteral("kz,us second") << QStringLiteral("123456789") << QStringLiteral("hfpt");
        QTest::newRow("Kazakh, after an American one")
            << QStringLiteral("us,kz second") << QStringLiteral("\"әіңғ,.үұ") << QStringLiteral("разе");
        QTest::newRow("French") << QStringLiteral("fr") << QStringLiteral("&é\"'(-è_ç") << QStringLiteral("hfpt");
    }
    void textIsTypedAsTheLayoutSays()
    {
        QFETCH(QString, row);
        QFETCH(QString, letters);
        OpenProgram program;
        QVERIFY(hasKeyboard(program.window.get()));
        program.trigger(ActionId::Editor);
        auto* editor = qobject_cast<EditorPage*>(program.window->page());
        QVERIFY(editor);
        QLineEdit* line = seen<QLineEdit>(editor, "The position as text");
        line->setFocus();
        line->clear();
        const auto type = [] {
            for (int digit = 1; digit <= 9; ++digit)
                press(keycodeOfDigit(digit));
            for (const char letter : {'H', 'F', 'P', 'T'})
                press(keycodeAt(QLatin1Char(letter)));
        };
        const bool wasFlipped = program.settings().value(setting::kFlipped);
        type();
        QTRY_COMPARE(line->text(), row + letters);
        program.trigger(ActionId::CheckScoresheet);
        auto* scoresheetCheck = qobject_cast<ScoresheetCheckPage*>(program.window->page());
        QVERIFY(scoresheetCheck);
        seen<QPlainTextEdit>(scoresheetCheck, "Moves as they are written")->setFocus();
        type();
        QTRY_COMPARE(seen<QPlainTextEdit>(scoresheetCheck, "Moves as they are written")->toPlainText(), row + letters);
        QCOMPARE(program.settings().value(setting::kFlipped), wasFlipped);
    }

    /// The shortcuts that every text field has.
    void textIsUndoneUnderEachLayout_data() { addLayouts(); }
    void textIsUndoneUnderEachLayout()
    {
        QFETCH(QString, layout);
        QLineEdit field;
        const LayoutIndependentKeys keys(&field);
        field.show();
        QVERIFY(hasKeyboard(&field));
        press(kLetterF);
        QTRY_COMPARE(field.text().size(), 1);
        press(keycodeAt(layout == QLatin1String("fr") ? u'W' : u'Z'), kControl);
        QTRY_VERIFY(field.text().isEmpty());
    }
};

QUMALAQ_WINDOW_TEST(TestKeyboardLayouts)
#include "tst_keyboard_layouts.moc"
