// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/progress/progress_page.h"

#include "app/desktop/game/learner_games.h"
#include "app/desktop/learn/horse_picture.h"
#include "app/desktop/learn/learn_store.h"
#include "app/desktop/learn/learn_summary.h"
#include "app/desktop/learn/learners.h"
#include "app/desktop/learn/lesson_catalog.h"
#include "app/desktop/learn/mistake_store.h"
#include "app/desktop/progress/rating_graph.h"
#include "app/desktop/text/clock_text.h"
#include "app/desktop/text/game_text.h"
#include "app/desktop/text/mistake_text.h"
#include "app/desktop/text/place_text.h"
#include "app/desktop/text/player_text.h"
#include "app/desktop/text/rating_text.h"
#include "app/desktop/text/score_text.h"
#include "app/desktop/ui/announcer.h"
#include "app/desktop/ui/row_table.h"
#include "app/desktop/ui/tab_keys.h"
#include "core/ai/levels.h"
#include "core/learn/mistake.h"
#include "core/notation/player_name.h"
#include "core/rules/game.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QSignalBlocker>
#include <QStandardItemModel>
#include <QTabBar>
#include <QTabWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <map>
#include <span>
#include <utility>

namespace qumalaq::desktop {

using library::Filter;
using library::LevelGame;
using Reviewed = MistakeStore::Reviewed;
using rules::GameId;
using rules::Side;

namespace {

constexpr std::array<std::size_t, 3> kLast = {10, 30, 100};
constexpr std::size_t kMaxFirstMoves = 5;
constexpr std::size_t kMaxPractised = 10;

// Columns of the results.
constexpr int kWonColumn = 2;
constexpr int kLostColumn = 4;

QString together(const QStringList& parts)
{
    return parts.join(QStringLiteral(" · "));
}

/// The role of the library::Filter that finds the games of a figure.
constexpr int kGamesRole = Qt::UserRole;

struct Figure {
    QString text;
    Filter games;
};

void addRow(QStandardItemModel& model, const std::vector<Figure>& figures)
{
    QList<QStandardItem*> items;
    for (const auto& [text, games] : figures) {
        items.append(new QStandardItem(text));
        items.back()->setEditable(false);
        if (!games.keys.empty())
            items.back()->setData(QVariant::fromValue(games), kGamesRole);
        if (items.size() == 1)
            continue;
        items.back()->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
        items.back()->setData(withColumn(model, static_cast<int>(items.size()) - 1, text), Qt::AccessibleTextRole);
    }
    model.appendRow(items);
}

/// Shows the table, or the sentence in its place while it has no rows.
void showRows(RowTable& table, QLabel& sentence)
{
    const bool isEmpty = table.model()->rowCount() == 0;
    table.setVisible(!isEmpty);
    sentence.setVisible(isEmpty);
}

RowTable* makeTable(QStandardItemModel* model, const QString& name, QWidget* parent)
{
    auto* table = new RowTable(model, parent);
    table->setAccessibleName(name);
    table->setSizeAdjustPolicy(QAbstractScrollArea::AdjustToContents); // no empty columns in a wide window
    table->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Maximum);
    table->setSelectionMode(QAbstractItemView::SingleSelection);
    table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    table->horizontalHeader()->setDefaultAlignment(Qt::AlignRight | Qt::AlignVCenter); // over the figures
    return table;
}

void setHeadings(QStandardItemModel& model, const QStringList& headings)
{
    model.setHorizontalHeaderLabels(headings);
    model.horizontalHeaderItem(0)->setTextAlignment(Qt::AlignLeft | Qt::AlignVCenter);
}

std::vector<LevelGame> only(const std::vector<LevelGame>& games, const auto& isWanted)
{
    std::vector<LevelGame> some;
    std::copy_if(games.begin(), games.end(), std::back_inserter(some), isWanted);
    return some;
}

QString howToSeeGames()
{
    return ProgressPage::tr("Double-click a line, or press Enter, to see its games.");
}

} // namespace

ProgressPage::ProgressPage(const LearnerGames& games, const LearnStore& store, const MistakeStore& mistakes,
                           QWidget* parent)
    : Page(parent)
    , m_games(games)
    , m_store(store)
    , m_mistakes(mistakes)
    , m_game(new QComboBox(this))
    , m_tabs(new QTabWidget(this))
    , m_rating(new QLabel(this))
    , m_graph(new RatingGraph(this))
    , m_ratingNote(new QLabel(this))
    , m_play(new QPushButton(tr("Play a &rated game…"), this))
    , m_advice(new QLabel(this))
    , m_practise(new QPushButton(this))
    , m_results(new QStandardItemModel(this))
    , m_resultsTable(makeTable(m_results, tr("Results against the computer"), this))
    , m_noResults(new QLabel(
          tr("Play a game against the computer to the end. Its result will count here; games in lessons do not."),
          this))
    , m_resultsNote(new QLabel(howToSeeGames(), this))
    , m_losses(new QStandardItemModel(this))
    , m_lossesTable(makeTable(m_losses, tr("Stones lost per move"), this))
    , m_moves(new QStandardItemModel(this))
    , m_movesTable(makeTable(m_moves, tr("Your mistakes"), this))
    , m_noMoves(new QLabel(this))
    , m_movesNote(new QLabel(howToSeeGames(), this))
    , m_horse(new HorsePicture(this))
    , m_practice(new QLabel(this))
{
    for (QLabel* label :
         {m_advice, m_rating, m_ratingNote, m_noResults, m_resultsNote, m_noMoves, m_movesNote, m_practice}) {
        label->setWordWrap(true);
        setNotRead(*label); // announceTab() announces it
    }
    m_graph->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding); // it has the whole tab
    m_game->setAccessibleName(tr("Game"));
    auto* head = new QHBoxLayout;
    head->addWidget(m_game);
    head->addWidget(m_play);
    head->addStretch(1);
    auto* advice = new QHBoxLayout;
    advice->addWidget(m_practise);
    advice->addWidget(m_advice, 1);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(8, 4, 8, 8);
    column->setSpacing(8);
    column->addLayout(head);
    column->addLayout(advice);
    column->addWidget(m_tabs, 1);
    setTabOrder(m_game, m_play);
    setTabOrder(m_play, m_practise);
    addTab(tr("Rating"), {m_rating, m_graph, m_ratingNote});
    addTab(tr("Results"), {m_resultsTable, m_noResults, m_resultsNote});
    addTab(tr("Moves"), {m_lossesTable, m_movesTable, m_noMoves, m_movesNote});
    addTab(tr("Practice"), {m_horse, m_practice});
    for (QWidget* part : std::initializer_list<QWidget*>{m_resultsTable, m_lossesTable, m_movesTable, m_horse})
        part->parentWidget()->layout()->setAlignment(part, Qt::AlignLeft);
    addTabKeys(m_tabs);
    connect(m_tabs, &QTabWidget::currentChanged, this, &ProgressPage::announceTab);
    connect(m_play, &QPushButton::clicked, this, [this] { Q_EMIT ratedGameRequested(chosenGame()); });
    connect(m_practise, &QPushButton::clicked, this, [this] { Q_EMIT practiceRequested(m_toPractise); });
    connect(m_game, &QComboBox::currentIndexChanged, this, &ProgressPage::refresh);
    for (const RowTable* table : {m_resultsTable, m_lossesTable, m_movesTable}) {
        connect(table, &QTableView::activated, this, [this, table](const QModelIndex& index) {
            const QVariant filter = index.data(kGamesRole);
            if (!filter.isValid())
                return;
            const QString row = index.siblingAtColumn(0).data().toString();
            const QString heading = table->model()->headerData(index.column(), Qt::Horizontal).toString();
            if (table == m_resultsTable) {
                const bool isResult = index.column() >= kWonColumn && index.column() <= kLostColumn;
                return Q_EMIT gamesRequested(filter.value<Filter>(), isResult ? together({row, heading}) : row);
            }
            const QString about = table->model()->headerData(0, Qt::Horizontal).toString();
            const QString what =
                together(index.column() > 0 ? QStringList{about, row, heading} : QStringList{about, row});
            const auto kind =
                table == m_movesTable ? std::optional(m_kinds[static_cast<std::size_t>(index.row())]) : std::nullopt;
            Q_EMIT mistakesRequested(filter.value<Filter>(), what, kind);
        });
    }
    connect(m_graph, &RatingGraph::activated, this,
            [this](const Filter& filter) { Q_EMIT gamesRequested(filter, QString()); });
    connect(&m_games, &LearnerGames::changed, this, &ProgressPage::refresh);
    connect(&m_games, &LearnerGames::changed, this, &ProgressPage::commandsChanged);
    connect(&m_games, &LearnerGames::changed, this, [this] {
        if (isVisible())
            showContent(); // they are read in the background
    });
    connect(&m_store, &LearnStore::changed, this, &ProgressPage::fillPractice);
    connect(&m_mistakes, &MistakeStore::changed, this, &ProgressPage::refresh);
    refresh();
    fillPractice();
}

void ProgressPage::addTab(const QString& title, std::initializer_list<QWidget*> content)
{
    auto* tab = new QWidget(m_tabs);
    auto* column = new QVBoxLayout(tab);
    for (QWidget* widget : content) {
        const bool grows = widget->sizePolicy().verticalPolicy() == QSizePolicy::Expanding;
        column->addWidget(widget, grows ? 1 : 0);
    }
    column->addStretch();
    m_tabs->addTab(tab, title);
}

GameId ProgressPage::chosenGame() const
{
    return static_cast<GameId>(m_game->currentData().toInt());
}

/// Togyzqumalaq, and every other game that was played.
void ProgressPage::fillGames()
{
    const QSignalBlocker blocker(m_game);
    const QVariant chosen = m_game->currentData();
    m_game->clear();
    for (const GameId game : rules::allGames()) {
        const bool isPlayed = m_mistakes.hasReviewed(game)
                              || std::any_of(m_games.games().begin(), m_games.games().end(),
                                             [game](const LevelGame& one) { return one.game == game; });
        if (isPlayed || game == GameId::Togyzqumalaq)
            m_game->addItem(GameText::nameOf(game), static_cast<int>(game));
    }
    m_game->setCurrentIndex(std::max(0, m_game->findData(chosen)));
}

void ProgressPage::refresh()
{
    fillGames();
    const GameId game = chosenGame();
    const auto rated = only(m_games.games(), [game](const LevelGame& one) { return one.game == game && one.isRated; });
    const bool canBeRated = ai::highestRatedLevel(game) > 0;
    const ai::PlayerRating own = m_games.rating(game);
    QString rating = canBeRated ? RatingText::of(own) : tr("This game cannot be played for a rating.");
    if (canBeRated && rated.empty())
        rating.prepend(tr("Play rated games to see how strong you are.") + u' ');
    m_graph->setGames(rated);
    if (canBeRated && own.games >= ai::kFewestRatedGames)
        rating += u' ' + tr("You play at about level %1.").arg(m_games.levelNow(game, 1));
    m_rating->setText(rating);
    m_play->setVisible(canBeRated);
    const auto played = std::count_if(m_games.games().begin(), m_games.games().end(),
                                      [game](const LevelGame& one) { return one.game == game; });
    if (m_graph->hasLine()) {
        QString note =
            tr("The rating began with game %1, between %2 and %3. Double-click the graph, or press Enter, to "
               "see a game.",
               "a number, two ratings")
                .arg(ai::kFewestRatedGames)
                .arg(RatingText::rounded(m_graph->first().lowerBound()))
                .arg(RatingText::rounded(m_graph->first().upperBound()));
        if (static_cast<std::ptrdiff_t>(rated.size()) < played)
            note.prepend(tr("Only rated games count here: %1 of your %2 games.").arg(rated.size()).arg(played) + u' ');
        m_ratingNote->setText(note);
    }
    for (QWidget* part : std::initializer_list<QWidget*>{m_graph, m_ratingNote})
        part->setVisible(m_graph->hasLine());
    fillResults(game);
    const std::vector<Reviewed> reviewed = m_mistakes.reviewedGames(game);
    const auto last = std::span(reviewed).first(std::min(reviewed.size(), MistakeStore::kLastGames));
    MistakeStore::Counts counts{};
    for (const Reviewed& one : last)
        std::transform(counts.begin(), counts.end(), one.counts.begin(), counts.begin(), std::plus<>());
    fillMoves(game, reviewed, counts);
    fillAdvice(game, last);
}

void ProgressPage::addResults(const QString& name, const std::vector<LevelGame>& games, const QString& opponent)
{
    if (games.empty())
        return;
    Filter filter;
    filter.player = opponent;
    filter.game = games.front().game;
    double points = 0.0;
    for (const LevelGame& game : games) {
        points += game.score();
        filter.keys.push_back(game.key);
    }
    const auto with = [&](double score) {
        Filter some = filter;
        some.keys.clear();
        for (const LevelGame& game : only(games, [score](const LevelGame& one) { return one.score() == score; }))
            some.keys.push_back(game.key);
        return Figure{QString::number(some.keys.size()), some};
    };
    addRow(*m_results, {{name, filter},
                        {QString::number(games.size()), filter},
                        with(1.0),
                        with(0.5),
                        with(0.0),
                        {ScoreText::percent(static_cast<int>(std::lround(100.0 * points / games.size()))), filter}});
}

void ProgressPage::addTimedResults(const std::vector<LevelGame>& games)
{
    std::chrono::milliseconds time{0};
    int moves = 0;
    for (const LevelGame& game : games) {
        time += std::chrono::seconds(game.seconds);
        moves += game.moves;
    }
    addResults(tr("With a clock: %1 per move", "a time").arg(ClockText::spent(time / std::max(1, moves))), games);
}

void ProgressPage::fillResults(GameId game)
{
    m_results->clear();
    const auto games = only(m_games.games(), [game](const LevelGame& one) { return one.game == game; });
    setHeadings(*m_results, {tr("Games", "a column"), tr("Played", "of games"), tr("Won", "games"),
                             tr("Drawn", "games"), tr("Lost", "games"), tr("Score", "in percent")});
    addResults(tr("Against the computer"), games);
    for (const Side side : rules::kBothSides) {
        addResults(side == Side::South ? tr("You moved first") : tr("You moved second"),
                   only(games, [side](const LevelGame& one) { return one.person == side; }));
    }
    addTimedResults(only(games, [](const LevelGame& one) { return one.seconds > 0; }));
    for (int level = 1; level <= ai::kLevelCount; ++level) {
        const QString computer = PlayerText::computerName({level, {}});
        addResults(tr("Opponent: %1", "a level of the computer").arg(computer),
                   only(games, [level](const LevelGame& one) { return one.level == level; }), computer);
    }
    std::map<int, std::vector<LevelGame>> byMove; // by side and pit
    for (const LevelGame& one : games) {
        if (const auto move = one.firstMove())
            byMove[static_cast<int>(rules::indexOf(one.person)) * 100 + move->from.number].push_back(one);
    }
    std::vector<std::vector<LevelGame>> moves;
    for (auto& [move, some] : byMove)
        moves.push_back(std::move(some));
    std::stable_sort(moves.begin(), moves.end(), [](const auto& a, const auto& b) { return a.size() > b.size(); });
    moves.resize(std::min(moves.size(), kMaxFirstMoves));
    for (const auto& some : moves) {
        const Side side = some.front().person;
        const QString pit = PlaceText::nameOf(game, some.front().firstMove()->from, side);
        addResults(
            (side == Side::South ? tr("You began with %1", "a pit") : tr("You answered with %1", "a pit")).arg(pit),
            some);
    }
    showRows(*m_resultsTable, *m_noResults);
    m_resultsNote->setVisible(!games.empty());
}

void ProgressPage::fillMoves(GameId game, const std::vector<Reviewed>& games, const MistakeStore::Counts& counts)
{
    // A column of dashes says nothing.
    const auto full = std::span(kLast).first(static_cast<std::size_t>(
        std::count_if(kLast.begin(), kLast.end(), [&games](std::size_t last) { return last <= games.size(); })));
    QStringList lasts;
    for (const std::size_t last : full)
        lasts.append(tr("Last %1 games").arg(last));
    const auto begin = [&lasts](QStandardItemModel& model, const QString& heading) {
        model.clear();
        setHeadings(model, QStringList(heading) + lasts);
    };
    const auto add = [&](QStandardItemModel& model, const QString& name, const auto& lossIn, const auto& textOf) {
        const auto figure = [&](std::size_t last) {
            Figure made;
            made.games.game = game;
            MoveLoss sum;
            for (const Reviewed& one : std::span(games).first(last)) {
                const MoveLoss loss = lossIn(one);
                sum = sum + loss;
                if (loss.moves > 0)
                    made.games.keys.push_back(one.key);
            }
            made.text = textOf(sum, last);
            return made;
        };
        std::vector<Figure> figures{figure(games.size())};
        figures.front().text = name;
        for (const std::size_t last : full)
            figures.push_back(figure(last));
        if (!full.empty())
            addRow(model, figures);
    };
    begin(*m_losses, tr("Stones lost per move"));
    m_losses->setHeaderData(
        0, Qt::Horizontal, tr("How many stones a move cost on average, compared with the best move."), Qt::ToolTipRole);
    const QStringList phases = {tr("In the opening"), tr("In the middle"), tr("In the ending")};
    const auto perMove = [](const MoveLoss& loss, std::size_t) {
        return loss.moves == 0 ? QStringLiteral("–") : QLocale().toString(loss.stones / loss.moves, 'f', 1);
    };
    for (int phase = 0; phase < phases.size(); ++phase)
        add(
            *m_losses, phases[phase],
            [phase](const Reviewed& one) { return one.losses[static_cast<std::size_t>(phase)]; }, perMove);
    add(
        *m_losses, tr("In the whole game"),
        [](const Reviewed& one) { return one.losses[0] + one.losses[1] + one.losses[2]; }, perMove);
    begin(*m_moves, tr("Mistakes per game"));
    m_kinds.clear();
    for (const learn::MistakeKind kind : MistakeText::byFrequency(counts)) {
        if (!rules::isTogyzFamily(game) && kind <= learn::MistakeKind::LostAtsyrau)
            continue; // it does not occur
        m_kinds.push_back(kind);
        add(
            *m_moves, MistakeText::nameOf(kind),
            [kind](const Reviewed& one) {
                return MoveLoss{0, one.counts[static_cast<std::size_t>(kind)]};
            },
            [](const MoveLoss& mistakes, std::size_t last) {
                return QLocale().toString(mistakes.moves / static_cast<double>(last), 'f', 1);
            });
    }
    showRows(*m_lossesTable, *m_noMoves);
    showRows(*m_movesTable, *m_noMoves);
    alignColumns();
    m_noMoves->setText(tr("After %1 reviewed games against the computer, this page shows your mistakes. So far: %2.",
                          "how many games, how many of them are reviewed")
                           .arg(kLast.front())
                           .arg(games.size()));
    m_movesNote->setVisible(!full.empty());
}

/// The figures of the two tables stand beneath each other.
void ProgressPage::alignColumns()
{
    int widest = 0;
    for (RowTable* table : {m_lossesTable, m_movesTable}) {
        table->horizontalHeader()->setSectionResizeMode(0, QHeaderView::Fixed);
        table->resizeColumnToContents(0);
        widest = std::max(widest, table->columnWidth(0));
    }
    for (RowTable* table : {m_lossesTable, m_movesTable})
        table->setColumnWidth(0, widest);
}

/// A game with many mistakes counts once, so that it does not decide alone.
void ProgressPage::fillAdvice(GameId game, std::span<const Reviewed> games)
{
    constexpr int kFewestGames = 3; // with the mistake
    m_toPractise.clear();
    MistakeStore::Counts gamesWith{};
    for (const Reviewed& one : games) {
        for (std::size_t kind = 0; kind < gamesWith.size(); ++kind)
            gamesWith[kind] += one.counts[kind] > 0 ? 1 : 0;
    }
    const learn::MistakeKind kind = MistakeText::byFrequency(gamesWith).front();
    const int most = gamesWith[static_cast<std::size_t>(kind)];
    const bool isEnough = games.size() >= kLast.front() && most >= kFewestGames;
    const auto& mistakes = m_mistakes.mistakes();
    for (auto one = mistakes.rbegin(); one != mistakes.rend() && m_toPractise.size() < kMaxPractised; ++one) {
        if (isEnough && one->setup.game() == game && one->kind() == kind)
            m_toPractise.push_back(*one);
    }
    m_advice->setText(m_toPractise.empty()
                          ? QString()
                          : tr("Practise this first: %1. It was in %2 of your last %3 games.",
                               "a kind of mistake, how many games, of how many")
                                .arg(MistakeText::nameOf(kind), QString::number(most), QString::number(games.size())));
    m_practise->setText(tr("Pra&ctise: %n puzzles of this kind", nullptr, static_cast<int>(m_toPractise.size())));
    m_practise->setAccessibleDescription(m_advice->text());
    for (QWidget* part : std::initializer_list<QWidget*>{m_advice, m_practise})
        part->setVisible(!m_toPractise.empty());
}

void ProgressPage::fillPractice()
{
    QStringList parts;
    int best = 0;
    for (const Course& course : LessonCatalog::courses()) {
        const CourseProgress progress = progressIn(course, m_store);
        best = std::max(best, progress.horse);
        if (progress.horse > 0)
            parts.append(tr("%1: lessons %2 of %3, stars %4 of %5.", "a game")
                             .arg(GameText::nameOf(course.game))
                             .arg(progress.finished)
                             .arg(course.lessons.size())
                             .arg(progress.stars)
                             .arg(course.lessons.size() * learn::kMaxStars)
                         + u' ' + progress.horseText());
    }
    m_horse->setVisible(best > 0);
    m_horse->setHorse(std::max(1, best), false);
    parts.append(tr("Puzzles solved: %1.").arg(m_store.puzzlesDone()));
    parts.append(tr("Best counting rush: %1.").arg(m_store.rushBest().points));
    parts.append(tr("Days in a row with practice: %1.").arg(m_store.streak()));
    m_practice->setText(parts.join(u'\n'));
}

QString ProgressPage::title() const
{
    return tr("My progress");
}

QString ProgressPage::heading() const
{
    return Learners::headingOf(title(), m_games.learner().name);
}

void ProgressPage::updateLook()
{
    alignColumns(); // in another font
}

std::any ProgressPage::state() const
{
    return std::pair(m_game->currentData().toInt(), m_tabs->currentIndex());
}

void ProgressPage::restore(const std::any& state)
{
    const auto [game, tab] = std::any_cast<std::pair<int, int>>(state);
    m_game->setCurrentIndex(std::max(0, m_game->findData(game)));
    m_tabs->setCurrentIndex(tab);
}

void ProgressPage::enter()
{
    m_tabs->tabBar()->setFocus();
    if (!showContent())
        announceTab();
}

/// Leaves an empty tab for the first one that shows something, and tells that.
bool ProgressPage::showContent()
{
    const bool isRated = std::ranges::any_of(
        m_games.games(), [this](const LevelGame& one) { return one.game == chosenGame() && one.isRated; });
    const std::array hasContent = {isRated, m_results->rowCount() > 0, m_losses->rowCount() > 0,
                                   !m_store.schedule().records().empty()};
    const auto first = static_cast<int>(std::ranges::find(hasContent, true) - hasContent.begin());
    if (hasContent[static_cast<std::size_t>(m_tabs->currentIndex())] || first == m_tabs->count())
        return false;
    m_tabs->setCurrentIndex(first);
    return true;
}

/// The sentences of the tab, and the advice above.
void ProgressPage::announceTab()
{
    QStringList sentences;
    for (const QLabel* label : m_tabs->currentWidget()->findChildren<QLabel*>() + QList{m_advice}) {
        if (label->isVisible())
            sentences.append(label->text());
    }
    announce(*this, sentences.join(u' '), Announcer::Kind::State);
}

} // namespace qumalaq::desktop
