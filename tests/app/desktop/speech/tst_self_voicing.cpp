// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/ui/announcer.h"
#include "app/desktop/window/screen_reader_watcher.h"
#include "app/desktop/window/settings_dialog.h"
#include "tests/app/desktop/speech/fake_speech_output.h"
#include "tests/app/desktop/window_fixture.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QMenuBar>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSlider>
#include <QTabWidget>
#include <QVBoxLayout>

using namespace qumalaq;
using namespace qumalaq::desktop;

namespace {

/// A small dialog that is read aloud with a fake voice.
struct TestForm {
    TestForm()
    {
        dialog.setWindowTitle(QStringLiteral("Page"));
        auto* label = new QLabel(QStringLiteral("&Theme"), &dialog);
        label->setBuddy(theme);
        theme->addItems({QStringLiteral("Light"), QStringLiteral("Dark")});
        list->addItems({QStringLiteral("first row"), QStringLiteral("second row")});
        list->setCurrentRow(0);
        volume->setAccessibleName(QStringLiteral("Volume"));
        volume->setValue(70);
        name->setAccessibleName(QStringLiteral("Name"));
        tabs->addTab(new QWidget, QStringLiteral("&Play"));
        tabs->addTab(new QWidget, QStringLiteral("Sound"));
        auto* column = new QVBoxLayout(&dialog);
        for (QWidget* widget : std::initializer_list<QWidget*>{button, check, label, theme, volume, name, list, tabs})
            column->addWidget(widget);
    }

    void open()
    {
        dialog.show();
        QVERIFY(QTest::qWaitForWindowActive(&dialog));
        voice.setOn(true);
    }
    /// With the focus on the button.
    void openAtStart()
    {
        button->setFocus();
        open();
        QCOMPARE(next(), QStringLiteral("Page, Start"));
    }
    /// What is said when it gets the focus.
    [[nodiscard]] QString at(QWidget* widget)
    {
        widget->setFocus();
        return next();
    }
    [[nodiscard]] QString after(Qt::Key key)
    {
        QTest::keyClick(QApplication::focusWidget(), key);
        return next();
    }
    /// The next text that is said; empty if there is none for a while.
    [[nodiscard]] QString next()
    {
        const qsizetype before = told.texts.size();
        static_cast<void>(QTest::qWaitFor([&] { return told.texts.size() > before; }, 300));
        return told.texts.size() > before ? told.texts.at(before) : QString();
    }

    Told told;
    SelfVoicing voice{fakeSpeechOutput(told)};
    QDialog dialog;
    QPushButton* button = new QPushButton(QStringLiteral("&Start"), &dialog);
    QCheckBox* check = new QCheckBox(QStringLiteral("&Guess"), &dialog);
    QComboBox* theme = new QComboBox(&dialog);
    QSlider* volume = new QSlider(Qt::Horizontal, &dialog);
    QLineEdit* name = new QLineEdit(&dialog);
    QListWidget* list = new QListWidget(&dialog);
    QTabWidget* tabs = new QTabWidget(&dialog);
};

struct OpenForm : TestForm {
    OpenForm() { openAtStart(); }
};

} // namespace

/// Reading aloud without a screen reader, with a voice that writes down what it is given.
class TestSelfVoicing : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { setUpApplication(); }
    void cleanup() { QAccessible::setActive(false); }

    // --- What has the focus ---

    void whatHasTheFocusIsSaidWithItsState()
    {
        OpenForm page;
        QCOMPARE(page.at(page.check), QStringLiteral("Guess, check box, not checked"));
        QCOMPARE(page.after(Qt::Key_Space), QStringLiteral("checked"));
        QCOMPARE(page.at(page.theme), QStringLiteral("Theme, list, Light"));
        QCOMPARE(page.after(Qt::Key_Down), QStringLiteral("Dark"));
        QCOMPARE(page.at(page.volume), QStringLiteral("Volume, slider, 70"));
        QCOMPARE(page.after(Qt::Key_Right), QStringLiteral("71"));
        QCOMPARE(page.at(page.name), QStringLiteral("Name, text field, empty"));
        QCOMPARE(page.after(Qt::Key_A), QStringLiteral("a"));
        QCOMPARE(page.after(Qt::Key_B), QStringLiteral("b"));
        QCOMPARE(page.after(Qt::Key_Backspace), QStringLiteral("a"));
        QCOMPARE(page.after(Qt::Key_Backspace), QStringLiteral("empty"));
        QCOMPARE(page.at(page.list), QStringLiteral("first row"));
        QCOMPARE(page.after(Qt::Key_Down), QStringLiteral("second row"));
        QCOMPARE(page.at(page.tabs->tabBar()), QStringLiteral("Play, tab"));
        QCOMPARE(page.after(Qt::Key_Right), QStringLiteral("Sound, tab"));
        QCOMPARE(page.after(Qt::Key_Left), QStringLiteral("Play, tab"));
    }

    void whatAControlIsForIsSaidOnce()
    {
        TestForm page;
        page.check->setAccessibleDescription(QStringLiteral("Hides the next move."));
        page.list->setAccessibleDescription(QStringLiteral("The rows of the table."));
        page.volume->setAccessibleDescription(QStringLiteral("70")); // like a graph
        page.openAtStart();
        QCOMPARE(page.at(page.check), QStringLiteral("Guess, check box, not checked, Hides the next move."));
        QCOMPARE(page.after(Qt::Key_Space), QStringLiteral("checked"));
        QCOMPARE(page.at(page.list), QStringLiteral("first row, The rows of the table."));
        QCOMPARE(page.after(Qt::Key_Down), QStringLiteral("second row"));
        QCOMPARE(page.at(page.volume), QStringLiteral("Volume, slider, 70"));
    }

    void aTextOfManyLinesIsSaidLineByLine()
    {
        TestForm page;
        auto* sheet = new QPlainTextEdit(&page.dialog);
        auto* label = new QLabel(QStringLiteral("&Moves"), &page.dialog);
        auto* frame = new QWidget(&page.dialog); // the label is not beside the text
        sheet->setParent(frame);
        label->setBuddy(sheet);
        sheet->setPlainText(QStringLiteral("76 98\n\n66"));
        page.dialog.layout()->addWidget(label);
        page.dialog.layout()->addWidget(frame);
        page.openAtStart();
        QCOMPARE(page.at(sheet), QStringLiteral("Moves, text field, 76 98"));
        QCOMPARE(page.after(Qt::Key_Down), QStringLiteral("empty"));
        QCOMPARE(page.after(Qt::Key_Down), QStringLiteral("66"));
        QTest::keyClick(sheet, Qt::Key_End);
        QCOMPARE(page.after(Qt::Key_5), QStringLiteral("5"));
    }

    void aButtonWithANewTextIsSaid()
    {
        OpenForm page;
        QObject::connect(page.button, &QPushButton::clicked, page.button,
                         [&page] { page.button->setText(QStringLiteral("Stop")); });
        QCOMPARE(page.after(Qt::Key_Space), QStringLiteral("Stop"));
    }

    void menusAndMessagesAreSaid()
    {
        OpenForm page;
        QMenu menu;
        menu.addAction(QStringLiteral("&Open…"));
        menu.addAction(QStringLiteral("&Mute"))->setCheckable(true);
        menu.addMenu(QStringLiteral("&Recent"));
        menu.popup({});
        QTest::keyClick(&menu, Qt::Key_Down);
        QCOMPARE(page.next(), QStringLiteral("Open"));
        QTest::keyClick(&menu, Qt::Key_Down);
        QCOMPARE(page.next(), QStringLiteral("Mute, not checked"));
        QTest::keyClick(&menu, Qt::Key_Down);
        QCOMPARE(page.next(), QStringLiteral("Recent, menu"));
        menu.close();
        QMessageBox box(QMessageBox::Question, QString(), QStringLiteral("Save the study?"), QMessageBox::Save,
                        &page.dialog);
        box.show();
        QVERIFY(QTest::qWaitForWindowActive(&box));
        const QString asked = page.next();
        QVERIFY2(asked.contains(QStringLiteral("Save the study?")) && asked.endsWith(QStringLiteral("Save")),
                 qPrintable(asked));
    }

    void aMenuIsNamedBeforeItsFirstEntry()
    {
        OpenForm page;
        QMenu game(QStringLiteral("&Game"));
        QMenu* recent = game.addMenu(QStringLiteral("&Recent"));
        recent->addAction(QStringLiteral("Monday"));
        QMenu view(QStringLiteral("&View"));
        view.addAction(QStringLiteral("&Mute"));
        game.popup({});
        QTest::keyClick(&game, Qt::Key_Down);
        QCOMPARE(page.next(), QStringLiteral("Game, Recent, menu"));
        // The entry has told the name of the menu that it opens, and the way back is short.
        QTest::keyClick(&game, Qt::Key_Right);
        QCOMPARE(page.next(), QStringLiteral("Monday"));
        QTest::keyClick(recent, Qt::Key_Left);
        QCOMPARE(page.next(), QStringLiteral("Recent, menu"));
        game.close();
        view.popup({});
        QTest::keyClick(&view, Qt::Key_Down);
        QCOMPARE(page.next(), QStringLiteral("View, Mute"));
    }

    // --- Order ---

    void aNewFocusCutsOffTheOldOneButNoMove()
    {
        OpenForm page;
        QCOMPARE(page.at(page.check), QStringLiteral("Guess, check box, not checked")); // Start is being said
        page.told.finish();
        page.voice.announce(SpeechQueue::Kind::Event, QStringLiteral("First plays 7."));
        page.voice.announce(SpeechQueue::Kind::Event, QStringLiteral("Second plays 3."));
        QCOMPARE(page.told.latest(), QStringLiteral("First plays 7."));
        QCOMPARE(page.at(page.button), QString());
        page.told.finish();
        QCOMPARE(page.told.latest(), QStringLiteral("Second plays 3."));
        page.told.finish();
        QCOMPARE(page.told.latest(), QStringLiteral("Start"));
    }

    void aKeyCutsOffAnAnswerButNoMove()
    {
        OpenForm page;
        page.told.finish();
        page.voice.announce(SpeechQueue::Kind::Answer, QStringLiteral("The whole board."));
        page.voice.announce(SpeechQueue::Kind::Event, QStringLiteral("First plays 7."));
        QCOMPARE(page.told.latest(), QStringLiteral("The whole board."));
        const int stops = page.told.stops;
        QTest::keyClick(page.button, Qt::Key_F5);
        QCOMPARE(page.told.stops, stops + 1);
        QCOMPARE(page.told.latest(), QStringLiteral("First plays 7."));
        QTest::keyClick(page.button, Qt::Key_F5);
        QCOMPARE(page.told.stops, stops + 1);
    }

    void controlSilences()
    {
        OpenForm page;
        page.told.finish();
        page.voice.announce(SpeechQueue::Kind::Event, QStringLiteral("One."));
        page.voice.announce(SpeechQueue::Kind::Event, QStringLiteral("Two."));
        const int stops = page.told.stops;
        QCOMPARE(page.after(Qt::Key_Control), QString());
        QVERIFY(page.told.stops > stops);
        // The end of the text that was stopped does not bring back what waited.
        page.told.finish();
        QCOMPARE(page.told.latest(), QStringLiteral("One."));
        page.voice.announce(SpeechQueue::Kind::Event, QStringLiteral("Three."));
        QCOMPARE(page.told.latest(), QStringLiteral("Three."));
    }

    // --- When it is silent ---

    void itIsSilentWhileAScreenReaderRuns()
    {
        OpenForm page;
        const int stops = page.told.stops;
        QAccessible::setActive(true);
        QVERIFY(page.told.stops > stops);
        QVERIFY(page.voice.yieldsToScreenReader());
        page.voice.announce(SpeechQueue::Kind::Event, QStringLiteral("A move."));
        QCOMPARE(page.at(page.check), QString());
        QAccessible::setActive(false);
        QCOMPARE(page.at(page.theme), QStringLiteral("Theme, list, Light"));
        page.voice.announce(SpeechQueue::Kind::Event, QStringLiteral("A move."));
        page.told.finish();
        QCOMPARE(page.told.latest(), QStringLiteral("A move."));
    }

    /// Qt goes on to report a screen reader that has crashed.
    void whoTurnsItOnHearsItBesideAScreenReader()
    {
        TestForm page;
        page.button->setFocus();
        page.open();
        QAccessible::setActive(true);
        page.voice.setOn(false);
        page.voice.setOn(true, true);
        QVERIFY(!page.voice.yieldsToScreenReader());
        page.voice.announce(SpeechQueue::Kind::Answer, QStringLiteral("A move."));
        QCOMPARE(page.told.latest(), QStringLiteral("A move."));
        QAccessible::setActive(false);
    }

    void aScreenReaderThatStartsAgainSilencesIt()
    {
        TestForm page;
        page.button->setFocus();
        QAccessible::setActive(true);
        page.open();
        page.voice.setOn(true, true);
        page.voice.setScreenReaderRunning(false);
        QVERIFY(page.voice.isReading());
        page.voice.setScreenReaderRunning(true);
        QVERIFY(page.voice.yieldsToScreenReader() && !page.voice.isReading());
    }

    void itIsSilentWhenItIsOff()
    {
        OpenForm page;
        page.voice.setOn(false);
        page.voice.announce(SpeechQueue::Kind::Event, QStringLiteral("A move."));
        QCOMPARE(page.at(page.check), QString());
        page.voice.speakSample(QStringLiteral("A sample."));
        QCOMPARE(page.told.latest(), QStringLiteral("A sample."));
    }

    void silentSpeechOutputIsLookedForBeforeSomebodyWantsOne()
    {
        Told told;
        SelfVoicing voice(fakeSpeechOutput(told));
        voice.setLocale(QLocale(QStringLiteral("kk_KZ")));
        voice.announce(SpeechQueue::Kind::Event, QStringLiteral("A move."));
        QVERIFY(told.languages.isEmpty());
        QVERIFY(voice.state() == SpeechOutput::State::Unknown);
        voice.ask();
        QCOMPARE(told.languages, QStringList{QStringLiteral("kk")});
        QVERIFY(voice.state() == SpeechOutput::State::Ready);
        QVERIFY(told.texts.isEmpty());
    }

    // --- Language and speed ---

    void theVoiceFollowsTheLanguage()
    {
        Told told;
        told.spoken = QStringLiteral("kk");
        SelfVoicing voice(fakeSpeechOutput(told));
        voice.setLocale(QLocale(QStringLiteral("en_GB")));
        voice.setOn(true);
        QVERIFY(voice.state() == SpeechOutput::State::NoLanguage);
        voice.announce(SpeechQueue::Kind::Event, QStringLiteral("A move."));
        QVERIFY(told.texts.isEmpty());
        voice.setLocale(QLocale(QStringLiteral("kk_KZ")));
        QVERIFY(voice.state() == SpeechOutput::State::Ready);
        voice.announce(SpeechQueue::Kind::Event, QStringLiteral("Жүріс."));
        QCOMPARE(told.latest(), QStringLiteral("Жүріс."));
        QCOMPARE(told.languages, (QStringList{QStringLiteral("en"), QStringLiteral("kk")}));
    }

    void theSpeedGoesFromSlowToFast()
    {
        Told told;
        SelfVoicing voice(fakeSpeechOutput(told));
        voice.setSpeed(0);
        voice.ask();
        QCOMPARE(told.speed, -1.0);
        voice.setSpeed(50);
        QCOMPARE(told.speed, 0.0);
        voice.setSpeed(1000);
        QCOMPARE(told.speed, 1.0);
    }

    // --- The voice of the system ---

    void theVoiceOfTheSystemAnswersAlsoWithoutAService()
    {
        // Of speech-dispatcher; a system with another service has a voice.
        qputenv("SPEECHD_ADDRESS", "unix_socket:/nonexistent/socket");
        const std::unique_ptr<SpeechOutput> voice = makeQtSpeechOutput();
        std::optional<SpeechOutput::State> state;
        std::optional<int> finished;
        QObject::connect(voice.get(), &SpeechOutput::stateChanged, [&state](SpeechOutput::State now) { state = now; });
        QObject::connect(voice.get(), &SpeechOutput::finished, [&finished](int id) { finished = id; });
        voice->setLocale(QLocale(QStringLiteral("kk_KZ")));
        voice->setSpeed(1);
        voice->say(7, QStringLiteral("A move."));
        QTRY_COMPARE_WITH_TIMEOUT(finished, std::optional(7), 60'000);
        QVERIFY(state && *state != SpeechOutput::State::Unknown);
        voice->stop();
    }

    // --- In the program ---

    void aGameIsReadAloud()
    {
        const QTemporaryDir folder;
        Settings settings(folder.filePath(QStringLiteral("s.ini")));
        settings.setValue(setting::kSound, false);
        settings.setSowingSpeed(SowingSpeed::Normal);
        settings.setLanguage(Language::Kazakh);
        settings.setValue(setting::kReadAloud, true);
        Translator translator;
        session::Match match;
        Told told;
        MainWindow window(match, settings, translator, fakeSpeechOutput(told));
        window.pages().game()->board()->setTimeScale(0);
        window.show();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        window.begin(QString());
        NewGameChoice choice;
        choice.opponent = NewGameChoice::Opponent::Person;
        window.pages().startGame(choice);
        const auto saidNext = [&told](const char* part) {
            return QTest::qWaitFor([&] {
                const bool isSaid = told.latest().contains(QString::fromUtf8(part));
                told.finish();
                return isSaid;
            });
        };
        QTRY_VERIFY(Announcer::of(window).isSpeaking());
        QVERIFY(saidNext("Тоғызқұмалақ"));
        QTest::keyClick(window.pages().game()->board(), Qt::Key_7);
        // An ordinal in words: a voice reads "7-отаудан" as if it were a cardinal.
        QVERIFY(saidNext("Бастаушы: жетінші отау, "));
        // Whoever listens is always at a pit, so an arrow key leads to the next one.
        QTest::keyClick(window.pages().game()->board(), Qt::Key_Right);
        QVERIFY(saidNext("2: 9"));
        QCOMPARE(told.languages, QStringList{QStringLiteral("kk")});
        const auto isSilent = [&] {
            told.finish();
            return !Announcer::of(window).isSpeaking();
        };
        QVERIFY(QTest::qWaitFor(isSilent));
        // A menu is named once, before its first entry.
        const qsizetype saidBefore = told.texts.size();
        QMenu* menu = window.menuBar()->actions().front()->menu();
        menu->popup({});
        menu->setActiveAction(menu->actions().front());
        QTest::keyRelease(menu, Qt::Key_F10);
        QVERIFY(saidNext("Файл, "));
        QVERIFY(QTest::qWaitFor(isSilent));
        QTest::qWait(150);
        QCOMPARE(told.texts.mid(saidBefore).filter(QStringLiteral("Файл")).size(), 1);
        menu->close();
        QVERIFY(QTest::qWaitFor(isSilent));
        window.actions().at(ActionId::ReadAloud)->trigger();
        QVERIFY(!settings.value(setting::kReadAloud));
        const qsizetype said = told.texts.size();
        QTest::keyClick(window.pages().game()->board(), Qt::Key_K);
        QTest::qWait(150);
        QCOMPARE(told.texts.size(), said);
    }

    /// A screen reader that was killed is still reported as running.
    void theKeyGivesTheVoiceBackAfterTheScreenReader()
    {
        const QTemporaryDir folder;
        Settings settings(folder.filePath(QStringLiteral("s.ini")));
        settings.setValue(setting::kSound, false);
        settings.setValue(setting::kReadAloud, true);
        Translator translator;
        session::Match match;
        Told told;
        MainWindow window(match, settings, translator, fakeSpeechOutput(told));
        window.show();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        window.begin(QString());
        QAccessible::setActive(true);
        told.texts.clear();
        QAction* command = window.actions().at(ActionId::ReadAloud);
        command->trigger();
        QVERIFY(settings.value(setting::kReadAloud) && command->isChecked());
        Announcer::of(window).announce(QStringLiteral("A move."), Announcer::Kind::Answer);
        QVERIFY(QTest::qWaitFor([&told] {
            told.finish();
            return told.texts.contains(QStringLiteral("A move."));
        }));
        command->trigger();
        QVERIFY(!settings.value(setting::kReadAloud) && !command->isChecked());
    }

    void theVoiceTakesThePlaceOfAScreenReaderThatCrashed()
    {
        const QTemporaryDir folder;
        Settings settings(folder.filePath(QStringLiteral("s.ini")));
        settings.setValue(setting::kSound, false);
        Translator translator;
        session::Match match;
        Told told;
        MainWindow window(match, settings, translator, fakeSpeechOutput(told));
        window.show();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        window.begin(QString());
        QAccessible::setActive(true);
        auto* reader = window.findChild<ScreenReaderWatcher*>();
        Q_EMIT reader->started();
        QVERIFY(told.texts.isEmpty() && !settings.value(setting::kReadAloud));
        Q_EMIT reader->ended();
        QVERIFY(settings.value(setting::kReadAloud));
        QVERIFY(QTest::qWaitFor([&told] {
            told.finish();
            return told.texts.contains(QStringLiteral("The screen reader has stopped."))
                   && told.texts.last().startsWith(QStringLiteral("The program reads aloud."));
        }));
        Q_EMIT reader->started();
        QVERIFY(!settings.value(setting::kReadAloud));
        const qsizetype said = told.texts.size();
        Announcer::of(window).announce(QStringLiteral("A move."), Announcer::Kind::Answer);
        QTest::qWait(150);
        QCOMPARE(told.texts.size(), said);
    }

    void theSettingsSayWhyThereIsSilentSpeechOutput()
    {
        OpenProgram program;
        SoundPlayer sound;
        Told told;
        told.spoken = QStringLiteral("kk");
        SelfVoicing voice(fakeSpeechOutput(told));
        voice.setLocale(QLocale(QStringLiteral("en_GB")));
        SettingsDialog dialog(program.settings(), sound, voice);
        dialog.show();
        auto* tabs = dialog.findChild<QTabWidget*>();
        QVERIFY(told.languages.isEmpty());
        tabs->setCurrentIndex(tabs->count() - 1);
        QAbstractButton* read = button(&dialog, "Read aloud");
        QAbstractButton* tryIt = button(&dialog, "Try");
        QVERIFY(read && tryIt);
        const auto says = [&dialog](const char* text) { return shows(&dialog, text); };
        QVERIFY(says("This computer has no voice for the language of the program."));
        QVERIFY(!read->isEnabled() && !tryIt->isEnabled());
        told.spoken.clear();
        voice.setLocale(QLocale(QStringLiteral("en_US")));
        QVERIFY(!says("This computer has no voice for the language of the program."));
        QVERIFY(read->isEnabled() && tryIt->isEnabled());
        tryIt->click();
        QVERIFY(told.latest().startsWith(QStringLiteral("First plays 7, ")));
        read->click();
        QVERIFY(program.settings().value(setting::kReadAloud));
    }

    void theSettingsSayThatAVoiceIsSought()
    {
        OpenProgram program;
        SoundPlayer sound;
        Told told;
        told.isSlow = true;
        SelfVoicing voice(fakeSpeechOutput(told));
        SettingsDialog dialog(program.settings(), sound, voice);
        dialog.show();
        auto* tabs = dialog.findChild<QTabWidget*>();
        tabs->setCurrentIndex(tabs->count() - 1);
        QVERIFY(!button(&dialog, "Read aloud")->isEnabled());
        QVERIFY(shows(&dialog, "Looking for a voice on this computer…"));
        Q_EMIT told.current->stateChanged(SpeechOutput::State::Ready);
        QVERIFY(button(&dialog, "Read aloud")->isEnabled());
        QVERIFY(!shows(&dialog, "Looking for a voice"));
    }

    void aProgramWithoutAVoiceSaysSo()
    {
        OpenProgram program;
        QVERIFY(program.notice().isEmpty());
        program.trigger(ActionId::ReadAloud);
        QCOMPARE(program.notice(),
                 QStringLiteral("The program was built without Qt TextToSpeech, so it cannot read aloud."));
        program.trigger(ActionId::ReadAloud);
        QVERIFY(program.notice().isEmpty());
    }
};

QUMALAQ_WINDOW_TEST(TestSelfVoicing)
#include "tst_self_voicing.moc"
