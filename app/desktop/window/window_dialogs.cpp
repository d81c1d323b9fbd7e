// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/window/window_dialogs.h"

#include "app/desktop/game/clock_window.h"
#include "app/desktop/game/new_game_dialog.h"
#include "app/desktop/learn/learners_dialog.h"
#include "app/desktop/learn/lesson_catalog.h"
#include "app/desktop/learn/pack_store.h"
#include "app/desktop/records/record_controller.h"
#include "app/desktop/records/score_sheet.h"
#include "app/desktop/text/game_text.h"
#include "app/desktop/ui/focus_place.h"
#include "app/desktop/ui/make_quietly.h"
#include "app/desktop/window/about_dialog.h"
#include "app/desktop/window/find_action_dialog.h"
#include "app/desktop/window/keys_dialog.h"
#include "app/desktop/window/rules_dialog.h"
#include "app/desktop/window/settings_dialog.h"
#include "app/desktop/window/worksheet_dialog.h"

#include <QAction>
#include <QDate>

namespace qumalaq::desktop {

namespace {

QDialog* disposable(QDialog* dialog)
{
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    return dialog;
}

} // namespace

WindowDialogs::WindowDialogs(const session::Match& match, const LearnerGames& games, Settings& settings,
                             const Translator& translator, const Actions& actions, SoundPlayer& sound,
                             SelfVoicing& voice, QWidget* window)
    : QObject(window)
    , m_match(match)
    , m_learnerGames(games)
    , m_settings(settings)
    , m_translator(translator)
    , m_actions(actions)
    , m_sound(sound)
    , m_voice(voice)
    , m_window(window)
{
}

QDialog* WindowDialogs::makeNewGame()
{
    return makeNewGame(lastChoiceAgainst(m_settings.newGame().opponent));
}

QDialog* WindowDialogs::makeNewGameOf(rules::GameId game)
{
    NewGameChoice choice = lastChoiceAgainst(m_settings.newGame().opponent);
    if (choice.setup.game() != game)
        choice.setup = rules::GameSetup(game);
    return makeNewGame(choice);
}

QDialog* WindowDialogs::makeNewGameForTwo()
{
    return makeNewGame(lastChoiceAgainst(NewGameChoice::Opponent::Person));
}

QDialog* WindowDialogs::makeRatedGame(rules::GameId game)
{
    NewGameChoice choice = m_settings.newGameAgainst(NewGameChoice::Opponent::Computer);
    choice.setup = rules::GameSetup(game);
    choice.adaptsLevel = true;
    choice.isRated = true;
    return makeNewGame(choice);
}

NewGameChoice WindowDialogs::lastChoiceAgainst(NewGameChoice::Opponent opponent) const
{
    NewGameChoice choice = m_settings.newGameAgainst(opponent);
    if (m_match.hasGame()) // it may have come from the command line
        choice.setup = m_match.history().setup();
    return choice;
}

QDialog* WindowDialogs::makeNewGame(const NewGameChoice& choice)
{
    auto* dialog = makeQuietly<NewGameDialog>(choice, m_settings, m_window, &m_learnerGames);
    connect(dialog, &QDialog::accepted, this, [this, dialog, proposed = choice.opponent] {
        const NewGameChoice chosen = dialog->choice();
        const NewGameChoice::Opponent last = m_settings.newGame().opponent;
        m_settings.setNewGame(chosen);
        if (chosen.opponent == proposed) // a game of two people changes nothing about Play
            m_settings.setNewGame(m_settings.newGameAgainst(last));
        Q_EMIT gameChosen(chosen);
    });
    return disposable(dialog);
}

QDialog* WindowDialogs::makeSettings()
{
    return disposable(makeQuietly<SettingsDialog>(m_settings, m_sound, m_voice, m_window));
}

QDialog* WindowDialogs::makeRules()
{
    return makeRulesOf(m_match.hasGame() ? m_match.history().setup().game() : m_settings.newGame().setup.game());
}

QDialog* WindowDialogs::makeRulesOf(rules::GameId game)
{
    return disposable(makeQuietly<RulesDialog>(game, m_settings, m_translator.language(), m_window));
}

QDialog* WindowDialogs::makeWithoutSeeing()
{
    return disposable(makeQuietly<RulesDialog>(std::nullopt, m_settings, m_translator.language(), m_window));
}

void WindowDialogs::showRules(rules::GameId game, const QString& place)
{
    auto* dialog = makeQuietly<RulesDialog>(game, m_settings, m_translator.language(), m_window);
    disposable(dialog)->show();
    dialog->view()->showPlace(place);
}

QDialog* WindowDialogs::makeFindAction()
{
    auto* dialog = makeQuietly<FindActionDialog>(m_actions, m_window);
    connect(dialog, &QDialog::accepted, this, [this, dialog] { m_actions.at(dialog->chosen())->trigger(); });
    return disposable(dialog);
}

QDialog* WindowDialogs::makeKeys()
{
    return disposable(makeQuietly<KeysDialog>(m_actions, m_settings, m_window));
}

QDialog* WindowDialogs::makeAbout()
{
    return disposable(makeQuietly<AboutDialog>(m_window));
}

QDialog* WindowDialogs::makeWorksheets(const PackStore& store, const RecordController& records)
{
    std::vector<NamedPuzzles> packs;
    for (const learn::PuzzlePack& pack : LessonCatalog::puzzlePacks())
        packs.push_back({tr("Puzzles: %1", "name of a game").arg(GameText::nameOf(pack.setup.game())),
                         pack.setup.game(), pack.puzzles});
    for (const UserPack& pack : store.packs()) {
        NamedPuzzles own{pack.name, {}, {}, NamedPuzzles::Order::Kept, QString::fromStdString(pack.pack->learner)};
        if (!pack.pack->puzzles.empty())
            own.game = pack.pack->puzzles.front().setup.game();
        for (const PuzzleRef& puzzle : LessonCatalog::puzzlesOf(*pack.pack))
            own.puzzles.push_back(*puzzle.puzzle);
        if (!own.puzzles.empty())
            packs.push_back(std::move(own));
    }
    auto* dialog = makeQuietly<WorksheetDialog>(std::move(packs), m_window);
    const auto paper = [this, dialog] {
        return dialog->wantsBlankSheet() ? blankSheet(m_settings.newGame().setup, m_translator.language())
                                         : dialog->worksheet().paper();
    };
    connect(dialog, &WorksheetDialog::printRequested, this, [paper, &records] { records.output().print(paper()); });
    connect(dialog, &WorksheetDialog::pdfRequested, this,
            [paper, &records] { records.output().savePdf(paper(), tr("Save the worksheet")); });
    return disposable(dialog);
}

QDialog* WindowDialogs::makeLearners(Learners& learners, const RecordController& records)
{
    auto* dialog = makeQuietly<LearnersDialog>(learners, m_translator.language(), m_window);
    connect(dialog, &LearnersDialog::exportRequested, this, [&records](const QByteArray& csv) {
        const QString today = QDate::currentDate().toString(Qt::ISODate); // another one is saved next week
        records.output().saveText(tr("Save the table"), tr("Class", "proposal for a file name") + u' ' + today,
                                  QStringLiteral("csv"), tr("Tables (*.csv)"), csv);
    });
    return disposable(dialog);
}

QDialog* WindowDialogs::makeBoardClock()
{
    auto* clock =
        makeQuietly<ClockWindow>(m_settings.newGameAgainst(NewGameChoice::Opponent::Person).clock, m_sound, m_window);
    connect(clock, &ClockWindow::runningChanged, this, &WindowDialogs::boardClockRunning);
    connect(clock, &ClockWindow::finished, this, [this] { Q_EMIT boardClockRunning(false); });
    return disposable(clock);
}

void WindowDialogs::recreate()
{
    const auto dialogs = m_window->findChildren<QDialog*>(QString(), Qt::FindDirectChildrenOnly);
    for (QDialog* dialog : dialogs) {
        // A hidden dialog belongs to work in progress.
        if (!dialog->isVisible() || qobject_cast<ClockWindow*>(dialog) != nullptr)
            continue;
        if (const auto* before = qobject_cast<SettingsDialog*>(dialog)) {
            auto* settings = makeQuietly<SettingsDialog>(m_settings, m_sound, m_voice, m_window);
            disposable(settings)->setAttribute(Qt::WA_ShowWithoutActivating, !before->isActiveWindow());
            settings->setGroup(before->group());
            settings->move(before->pos());
            settings->show();
            FocusPlace(*before).focusIn(*settings);
        }
        delete dialog;
    }
}

} // namespace qumalaq::desktop
