// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The names of players, from the dialog that asks for them to the library.
#include "app/desktop/game/end_panel.h"
#include "app/desktop/text/game_text.h"
#include "tests/app/desktop/window_fixture.h"

#include "app/desktop/gameboard/player_card.h"
#include "app/desktop/library/library_model.h"
#include "app/desktop/library/library_page.h"
#include "app/desktop/library/library_search.h"
#include "app/desktop/records/record_files.h"
#include "app/desktop/study/study_page.h"
#include "app/desktop/text/error_text.h"
#include "app/desktop/text/player_text.h"
#include "app/desktop/ui/header_bar.h"
#include "app/desktop/ui/notice_bar.h"
#include "app/desktop/window/command_line.h"
#include "app/desktop/window/recent_games.h"
#include "app/desktop/window/settings_dialog.h"
#include "core/library/library.h"

#include <QAbstractSpinBox>
#include <QLabel>
#include <QLineEdit>
#include <QTableView>

using namespace qumalaq;
using namespace qumalaq::desktop;
using library::Library;
using rules::Side;

namespace {

/// Every visible and spoken text of a widget.
QStringList textsOf(const QWidget* widget)
{
    QStringList texts;
    QList<const QWidget*> all = {widget};
    for (const QWidget* part : widget->findChildren<QWidget*>())
        all.append(part);
    for (const QWidget* part : all) {
        for (const char* property : {"text", "accessibleName", "accessibleDescription"}) {
            if (const QString text = part->property(property).toString(); !text.isEmpty())
                texts.append(text);
        }
    }
    return texts;
}

bool hasText(const QWidget* widget, const QString& part)
{
    const QStringList texts = textsOf(widget);
    return std::any_of(texts.begin(), texts.end(), [&part](const QString& text) { return text.contains(part); });
}

#define VERIFY_TEXT(widget, part)                                                                                      \
    QVERIFY2(hasText(widget, part), qPrintable((part) + QStringLiteral(" is not in: ") + textsOf(widget).join(u'|')))

QStringList cardNames(const Program& program)
{
    QStringList names;
    for (const auto* card : program.game()->findChildren<PlayerCard*>()) {
        if (card->isVisible())
            names.append(card->toolTip());
    }
    names.removeDuplicates();
    names.sort();
    return names;
}

void play(Program& program, int moves)
{
    constexpr int kPatienceMs = 60'000; // for a computer player on a busy machine
    for (int i = 0; i < moves; ++i) {
        QTRY_VERIFY_WITH_TIMEOUT(program.match.isPersonToMove(), kPatienceMs);
        QVERIFY(program.match.play(program.match.history().position().legalMoves()[0]));
    }
    QTRY_VERIFY_WITH_TIMEOUT(program.match.isPersonToMove(), kPatienceMs);
}

QString shownIn(const LibraryModel& model, int row, int column)
{
    return model.data(model.index(row, column), Qt::DisplayRole).toString();
}

} // namespace

class TestNames : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void gameStudyAndListShowTheSameNames_data()
    {
        QTest::addColumn<Language>("language");
        QTest::addColumn<QString>("ownName");
        QTest::addColumn<QString>("character");
        QTest::addColumn<QString>("person");
        QTest::addColumn<QString>("computer");
        QTest::addColumn<QString>("kept");
        const auto row = [](const char* name, Language language, const char* own, const char* character,
                            const char* person, const char* computer, const char* kept) {
            QTest::newRow(name) << language << QString::fromUtf8(own) << QString::fromUtf8(character)
                                << QString::fromUtf8(person) << QString::fromUtf8(computer) << QString::fromUtf8(kept);
        };
        row("English", Language::English, "", "none", "You", "Computer 1", "Qumalaq, level 1");
        row("Kazakh", Language::Kazakh, "", "none", "Сіз", "Компьютер 1", "Qumalaq, level 1");
        row("Russian", Language::Russian, "", "none", "Вы", "Компьютер 1", "Qumalaq, level 1");
        row("a name in English", Language::English, "Aisha", "none", "Aisha", "Computer 1", "Qumalaq, level 1");
        row("a character in Kazakh", Language::Kazakh, "", "guardian", "Сіз", "Сақшы", "Qumalaq, guardian");
        row("a name and a character in Russian", Language::Russian, "Айша", "guardian", "Айша", "Сакши-страж",
            "Qumalaq, guardian");
    }
    void gameStudyAndListShowTheSameNames()
    {
        QFETCH(Language, language);
        QFETCH(QString, ownName);
        QFETCH(QString, character);
        QFETCH(QString, person);
        QFETCH(QString, computer);
        QFETCH(QString, kept);
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("games.library"));
        Program program(folder.path());
        program.setLanguage(language);
        program.settings().setNewGame(
            {.level = 1, .character = ai::characterById(character.toStdString()).value(), .ownName = ownName});
        program.pages().setLibraryFile(path);
        program.begin();
        play(program, 3);
        QStringList both = {person, computer};
        both.sort();
        QCOMPARE(cardNames(program), both);
        const QString players = person + QStringLiteral(" – ") + computer;
        QCOMPARE(PlayerText::captionOf(*program.game()->shownRecord()), players);
        program.resign();
        program.trigger(ActionId::Study);
        VERIFY_TEXT(program.window->findChild<HeaderBar*>(), players);
        program.trigger(ActionId::Library);
        const LibraryModel& list = *program.pages().library()->model();
        QTRY_COMPARE(list.rowCount(), 1);
        QTRY_COMPARE(shownIn(list, 0, LibraryModel::South), person);
        QCOMPARE(shownIn(list, 0, LibraryModel::North), computer);
        // A search finds the displayed name; the stored one does not depend on the language.
        QLineEdit* field = seen<QLineEdit>(program.pages().library());
        for (const QString& typed : {person, computer, person.left(2).toUpper()}) {
            field->setText(QStringLiteral("xyz"));
            QTRY_COMPARE(list.rowCount(), 0);
            field->clear();
            field->insert(typed); // QTest types only ASCII
            QTRY_COMPARE(list.rowCount(), 1);
        }
        program.window.reset(); // waits for the library
        const auto library = Library::open(path);
        const auto ids = (*library)->search({}, {});
        const auto record = (*library)->record(ids->front());
        QCOMPARE(QString::fromUtf8((*record)->tag("White")), ownName);
        QCOMPARE(QString::fromUtf8((*record)->tag("Black")), kept);
    }

    void namesFollowTheLanguageOfTheWindow()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("games.library"));
        notation::GameRecord record;
        auto node = notation::NodeId::Root;
        for (const int number : {7, 9, 6, 8})
            node = record.tree().add(node, rules::Move{{record.tree().size() % 2 == 0 ? Side::South : Side::North,
                                                        static_cast<std::uint8_t>(number)}});
        record.setTag("White", "Qumalaq, level 10");
        QVERIFY((*Library::open(path))->add(record));
        Program program(folder.path());
        program.pages().setLibraryFile(path);
        program.open();
        program.trigger(ActionId::Library);
        LibraryPage* page = program.pages().library();
        const LibraryModel& list = *page->model();
        QTRY_COMPARE(list.rowCount(), 1);
        QTRY_COMPARE(shownIn(list, 0, LibraryModel::South), QStringLiteral("Computer 10"));
        QCOMPARE(shownIn(list, 0, LibraryModel::North), QStringLiteral("You"));
        seen<QLineEdit>(page, "Player")->insert(QStringLiteral("вы"));
        QTRY_COMPARE(list.rowCount(), 0);
        // The same text is searched for among the names in the new language.
        program.setLanguage(Language::Russian);
        const LibraryModel& found = *program.pages().library()->model();
        QTRY_COMPARE(found.rowCount(), 1);
        QTRY_COMPARE(shownIn(found, 0, LibraryModel::South), QStringLiteral("Компьютер 10"));
        QCOMPARE(shownIn(found, 0, LibraryModel::North), QStringLiteral("Вы"));
    }

    void theSettingsAskForTheName()
    {
        Program program;
        SoundPlayer sound;
        SelfVoicing voice(makeSilentSpeechOutput);
        SettingsDialog dialog(program.settings(), sound, voice);
        dialog.show();
        auto fields = dialog.findChildren<QLineEdit*>();
        fields.removeIf([](QLineEdit* field) { return qobject_cast<QAbstractSpinBox*>(field->parentWidget()); });
        QCOMPARE(fields.size(), 1);
        QVERIFY(fields.front()->text().isEmpty());
        QTest::keyClicks(fields.front(), QStringLiteral(" Aisha  Q.")); // it takes effect at once
        QCOMPARE(program.settings().newGame().ownName, QStringLiteral("Aisha Q."));
        program.begin();
        QVERIFY(cardNames(program).contains(QStringLiteral("Aisha Q.")));
        // The dialog for a new game changes the same setting.
        NewGameChoice choice = program.settings().newGame();
        choice.ownName.clear();
        program.settings().setNewGame(choice);
        QVERIFY(fields.front()->text().isEmpty());
    }

    /// "0 : 1" said neither.
    void theTitleOfAGameHasItsStonesAndHowItEnded()
    {
        const QTemporaryDir folder;
        Program program(folder.path());
        program.settings().setNewGame({.level = 1});
        program.pages().setLibraryFile(folder.filePath(QStringLiteral("games.library")));
        program.begin();
        play(program, 6);
        const auto stores = program.match.history().position().board().stores;
        const QString stones = QStringLiteral("%1 : %2").arg(stores[0]).arg(stores[1]);
        program.resign();
        program.trigger(ActionId::Study);
        VERIFY_TEXT(program.window->findChild<HeaderBar*>(), QStringLiteral("You – Computer 1 · ") + stones);
        VERIFY_TEXT(program.window->findChild<HeaderBar*>(), QStringLiteral(" · You resigned · "));
        program.trigger(ActionId::Start);
        QTRY_COMPARE(program.pages().start()->findChild<RecentGames*>()->rows().size(), std::size_t(1));
        QCOMPARE(program.pages().start()->findChild<RecentGames*>()->rows().front()->accessibleDescription(),
                 stones + QStringLiteral(", You resigned, today"));
    }

    /// A text inserted into another may itself look like a placeholder.
    void placeholdersInNamesAreText_data()
    {
        QTest::addColumn<QString>("south");
        QTest::addColumn<QString>("north");
        QTest::newRow("the second place") << QStringLiteral("%2") << QStringLiteral("%1 %L3");
        QTest::newRow("the other way round") << QStringLiteral("%1 %L3") << QStringLiteral("%2");
        QTest::newRow("every place") << QStringLiteral("%1%2%3%4%5") << QStringLiteral("%n %L1 %99");
    }
    void placeholdersInNamesAreText()
    {
        QFETCH(QString, south);
        QFETCH(QString, north);
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("games.library"));
        {
            Program program(folder.path());
            program.settings().setNewGame({.opponent = NewGameChoice::Opponent::Person, .names = {south, north}});
            program.pages().setLibraryFile(path);
            program.begin();
            QStringList both = {south, north};
            both.sort();
            QCOMPARE(cardNames(program), both);
            play(program, 6);
            const auto stores = program.match.history().position().board().stores;
            const auto* page = program.game();
            VERIFY_TEXT(page, south + QStringLiteral(", First, ") + QString::number(stores[0]));
            VERIFY_TEXT(page, north + QStringLiteral(", Second, ") + QString::number(stores[1]));
            VERIFY_TEXT(page, south + QStringLiteral(" to move"));
            program.trigger(ActionId::Start);
            const QString players = south + QStringLiteral(" – ") + north;
            VERIFY_TEXT(program.pages().start(), players + QStringLiteral(", %1 : ").arg(stores[0]));
            program.pages().start()->tile(StartPage::Tile::Resume)->click();
            program.trigger(ActionId::OfferDraw);
            VERIFY_TEXT(program.window->notices(),
                        south + QStringLiteral(" offers a draw. ") + north + QStringLiteral(", do you accept?"));
            program.match.declineDraw();
            // Two games are a match, and its score names both players.
            program.resign();
            VERIFY_TEXT(page, north + QStringLiteral(" wins"));
            program.trigger(ActionId::Rematch);
            play(program, 6);
            program.resign();
            VERIFY_TEXT(page, QStringLiteral("Match: ") + north + QStringLiteral(" 1 – 1 ") + south);
            program.trigger(ActionId::Study);
            VERIFY_TEXT(program.window->findChild<HeaderBar*>(), north + QStringLiteral(" – ") + south);
        }
        auto opened = Library::open(path);
        const auto games = (*opened)->games(*(*opened)->search({}, {library::Order::By::Added, false}));
        QCOMPARE(games->size(), std::size_t(2));
        QCOMPARE(games->front().players[0], south);
        QCOMPARE(games->front().players[1], north);
    }

    void placeholdersBesideNumbersAreText()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("games.library"));
        notation::GameRecord record;
        record.tree().add(notation::NodeId::Root, rules::Move{{Side::South, 7}});
        record.setTag("White", "%2");
        record.setTag("WhiteElo", "1820");
        record.setTag("Black", "%1 %L3");
        record.setTag("BlackElo", "1790");
        QVERIFY((*Library::open(path))->add(record));
        library::LibraryService service(path);
        LibraryModel list(service);
        list.search({});
        QTRY_COMPARE(list.rowCount(), 1);
        QTRY_COMPARE(shownIn(list, 0, LibraryModel::South), QStringLiteral("%2 (1820)"));
        QCOMPARE(shownIn(list, 0, LibraryModel::North), QStringLiteral("%1 %L3 (1790)"));

        rules::SetupError error{rules::SetupError::Code::TooSmall, "%2", {}, 3, 9};
        QCOMPARE(ErrorText::of(error), QStringLiteral("“%2” must be at least 3."));
        error.code = rules::SetupError::Code::TooLarge;
        QCOMPARE(ErrorText::of(error), QStringLiteral("“%2” must be at most 9."));
        const auto line = CommandLine::parse({QStringLiteral("--size"), QStringLiteral("%2")});
        QVERIFY(!line);
        QVERIFY2(line.error().startsWith(QStringLiteral("--size: “%2” is not")), qPrintable(line.error()));
    }
};

QUMALAQ_WINDOW_TEST(TestNames)
#include "tst_names.moc"
