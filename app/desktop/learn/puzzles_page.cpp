// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/learn/puzzles_page.h"

#include "app/desktop/board/board_widget.h"
#include "app/desktop/board/theme.h"
#include "app/desktop/learn/exercise_intro.h"
#include "app/desktop/learn/exercise_view.h"
#include "app/desktop/learn/grade_button.h"
#include "app/desktop/learn/learn_store.h"
#include "app/desktop/learn/learners.h"
#include "app/desktop/learn/mistake_store.h"
#include "app/desktop/learn/pack_store.h"
#include "app/desktop/learn/pack_widget.h"
#include "app/desktop/learn/task_view.h"
#include "app/desktop/text/error_text.h"
#include "app/desktop/text/game_text.h"
#include "app/desktop/text/lesson_text.h"
#include "app/desktop/ui/announcer.h"
#include "app/desktop/ui/current_size_stack.h"
#include "app/desktop/ui/style.h"

#include <QComboBox>
#include <QDir>
#include <QFrame>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>
#include <set>
#include <utility>

namespace qumalaq::desktop {

namespace {

constexpr learn::PuzzleKind kKinds[] = {learn::PuzzleKind::Capture, learn::PuzzleKind::Tuzdyk, learn::PuzzleKind::Guard,
                                        learn::PuzzleKind::Atsyrau};
constexpr int kFrontHeight = 250; ///< of the board and the words, at least

} // namespace

PuzzlesPage::PuzzlesPage(Settings& settings, SoundPlayer& sound, LearnStore& store, const MistakeStore& mistakes,
                         PackStore& packs, QWidget* parent)
    : Page(parent)
    , m_store(store)
    , m_mistakes(mistakes)
    , m_packs(packs)
    , m_pages(new CurrentSizeStack(this))
    , m_list(new QScrollArea(m_pages))
    , m_view(new ExerciseView(settings, sound, m_pages))
    , m_intro(new ExerciseIntro(settings))
    , m_title(new QLabel(tr("Puzzles"), m_intro))
    , m_note(new QLabel(m_intro))
    , m_result(new QLabel(m_intro))
    , m_practice(new QPushButton(m_intro))
    , m_toMistakes(new QPushButton(tr("&My mistakes"), m_intro))
    , m_addPack(new QPushButton(tr("&Add a pack…"), m_intro))
    , m_game(new QComboBox(m_intro))
{
    buildList();
    m_pages->addWidget(m_list);
    m_pages->addWidget(m_view);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_pages);
    connect(m_practice, &QPushButton::clicked, this, &PuzzlesPage::openPractice);
    connect(m_game, &QComboBox::currentIndexChanged, this, &PuzzlesPage::refreshList);
    connect(m_toMistakes, &QPushButton::clicked, this, [this] { Q_EMIT commandRequested(ActionId::Mistakes); });
    connect(m_addPack, &QPushButton::clicked, this, [this] { Q_EMIT commandRequested(ActionId::Open); });
    connect(m_view, &ExerciseView::missed, this, [this](int misses) {
        const Exercise& missed = m_view->exercise();
        if (misses == 1 && !missed.mistake && !missed.opening) // only the first answer to a puzzle counts
            puzzleTried(*missed.puzzle, learn::PuzzleResult::Missed);
    });
    connect(m_view, &ExerciseView::solved, this, [this](int misses) {
        const Exercise& solved = m_view->exercise();
        if (solved.mistake)
            m_store.mistakeSolved(solved.key(), misses);
        else if (solved.opening)
            m_store.taskSolved(solved.key(), misses);
        else if (misses == 0)
            puzzleTried(*solved.puzzle, learn::PuzzleResult::Solved);
    });
    connect(m_view, &ExerciseView::changed, this, &PuzzlesPage::commandsChanged);
    connect(m_view, &ExerciseView::finished, this, &PuzzlesPage::onFinished);
    connect(&m_store, &LearnStore::changed, this, &PuzzlesPage::refreshList);
    connect(&m_mistakes, &MistakeStore::changed, this, &PuzzlesPage::refreshList);
    connect(&m_packs, &PackStore::changed, this, &PuzzlesPage::buildPacks);
    buildPacks();
    refreshList();
}

void PuzzlesPage::buildList()
{
    setRole(m_title, "title");
    setRole(m_note, "muted");
    setRole(m_result, "feedback");
    setRole(m_practice, "primary");
    for (QPushButton* button : {m_practice, m_toMistakes, m_addPack})
        button->setAutoDefault(true); // Enter presses it, too
    m_addPack->setToolTip(tr("Puzzles or lessons in a file that somebody sent you"));
    m_note->setWordWrap(true);
    m_result->setWordWrap(true);
    QVBoxLayout* words = m_intro->words();
    words->setSpacing(12);
    for (const learn::PuzzlePack& pack : LessonCatalog::puzzlePacks())
        m_game->addItem(GameText::nameOf(pack.setup.game()));
    setSpokenName(*m_game, tr("Game"));
    words->addWidget(m_title);
    words->addWidget(m_game);
    words->addWidget(m_note);
    words->addWidget(m_result);
    for (QPushButton* button : {m_practice, m_toMistakes, m_addPack})
        words->addWidget(button);

    auto* content = new QWidget(m_list);
    m_intro->setParent(content); // before the grades in the order of Tab
    setTabOrder(m_game, m_practice);
    setTabOrder(m_practice, m_toMistakes);
    setTabOrder(m_toMistakes, m_addPack);
    m_kindGrid = new QGridLayout;
    m_kindGrid->setSpacing(8);
    for (const learn::PuzzleKind kind : kKinds)
        buildKind(kind, content);
    m_packsTitle = new QLabel(tr("Your packs"), content);
    setRole(m_packsTitle, "heading");
    m_packColumn = new QVBoxLayout;
    m_packColumn->setSpacing(8);
    m_bad = new QLabel(content);
    setRole(m_bad, "error");
    m_bad->setWordWrap(true);
    m_bad->setTextFormat(Qt::PlainText);
    auto* column = new QVBoxLayout(content);
    column->setContentsMargins(8, 4, 8, 8);
    column->setSpacing(12);
    column->addWidget(m_intro, 1);
    column->addLayout(m_kindGrid);
    column->addWidget(m_packsTitle);
    column->addLayout(m_packColumn);
    column->addWidget(m_bad);
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setWidgetResizable(true);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setFocusPolicy(Qt::NoFocus);
    m_list->setWidget(content);
}

/// A card with the grades of one kind.
void PuzzlesPage::buildKind(learn::PuzzleKind kind, QWidget* parent)
{
    const auto index = static_cast<std::size_t>(kind);
    auto* card = new QFrame(parent);
    m_cards[index] = card;
    setRole(card, "card");
    m_kinds[index] = new QLabel(card);
    setRole(m_kinds[index], "heading");
    m_solved[index] = new QLabel(card);
    setRole(m_solved[index], "muted");
    for (QLabel* label : {m_kinds[index], m_solved[index]})
        setNotRead(*label); // the grades say it
    auto* grades = new QHBoxLayout;
    grades->setSpacing(2);
    for (int grade = learn::kEasiestGrade; grade <= learn::kHardestGrade; ++grade) {
        auto* button = new GradeButton(grade, card);
        connect(button, &GradeButton::clicked, this, [this, kind, grade] { openPack(kind, grade); });
        grades->addWidget(button);
        m_grades[index][static_cast<std::size_t>(grade - learn::kEasiestGrade)] = button;
    }
    auto* column = new QVBoxLayout(card);
    column->setContentsMargins(8, 8, 8, 8);
    column->setSpacing(4);
    column->addWidget(m_kinds[index]);
    column->addWidget(m_solved[index]);
    column->addLayout(grades);
}

/// All kinds beside each other, or two, or one.
void PuzzlesPage::layOutKinds()
{
    int widest = 0;
    int shown = 0;
    for (const QFrame* card : m_cards) {
        widest = std::max(widest, card->minimumSizeHint().width());
        shown += card->isHidden() ? 0 : 1;
    }
    const QMargins margins = m_list->widget()->layout()->contentsMargins();
    const int space = width() - m_list->verticalScrollBar()->sizeHint().width() - margins.left() - margins.right();
    int columns = shown;
    while (columns > 1 && columns * widest + (columns - 1) * m_kindGrid->spacing() > space)
        columns /= 2;
    int place = 0;
    for (QFrame* card : m_cards) {
        if (card->isHidden())
            continue;
        m_kindGrid->addWidget(card, place / columns, place % columns);
        ++place;
    }
    for (int column = 0; column < learn::kPuzzleKinds; ++column)
        m_kindGrid->setColumnStretch(column, column < columns ? 1 : 0);
}

void PuzzlesPage::resizeEvent(QResizeEvent* event)
{
    Page::resizeEvent(event);
    layOutKinds();
}

void PuzzlesPage::buildPacks()
{
    for (PackWidget* row : m_packWidgets)
        delete row;
    m_packWidgets.clear();
    for (const UserPack& pack : m_packs.packs()) {
        auto* row = new PackWidget(pack, m_store, m_list->widget());
        connect(row, &PackWidget::puzzlesRequested, this, [this, row] { openPack(*row->pack().pack); });
        connect(row, &PackWidget::lessonsRequested, this, [this, row] {
            const auto& lessons = row->pack().pack->lessons;
            // The first that is not finished.
            const auto next = std::find_if(lessons.begin(), lessons.end(), [this](const learn::Lesson& lesson) {
                return learn::starsOfLesson(m_store.schedule(), LessonCatalog::keysOf(lesson)) == 0;
            });
            Q_EMIT lessonRequested(next == lessons.end() ? &lessons.front() : &*next);
        });
        connect(row, &PackWidget::copyRequested, this,
                [this, row] { Q_EMIT packCopyRequested(row->pack().name, row->pack().text); });
        // Queued, because the row is deleted with its pack.
        connect(
            row, &PackWidget::removalRequested, this,
            [this, path = pack.path] {
                if (const auto removed = m_packs.remove(path); !removed)
                    Q_EMIT removalFailed(path, removed.error());
            },
            Qt::QueuedConnection);
        m_packColumn->addWidget(row);
        m_packWidgets.push_back(row);
    }
    refreshPacks();
}

void PuzzlesPage::refreshPacks()
{
    m_packsTitle->setVisible(!m_packWidgets.empty());
    for (PackWidget* row : m_packWidgets)
        row->refresh(m_store);
    QStringList bad;
    for (const BadPack& pack : m_packs.badPacks()) {
        const QString reason = pack.faults.empty() ? pack.reason : ErrorText::of(pack.faults.front());
        bad.append(tr("“%1” is not a pack: %2", "file, reason").arg(QDir::toNativeSeparators(pack.path), reason));
    }
    m_bad->setText(bad.join(u'\n'));
    m_bad->setVisible(!bad.isEmpty());
}

struct PuzzlesPage::State {
    int game = 0; ///< index
    Source source = Source::Pack;
    long ratingBefore = 0;
    std::optional<ExerciseView::Progress> puzzle; ///< none: the list is shown
};

bool PuzzlesPage::isInPuzzle() const
{
    return m_pages->currentWidget() == m_view;
}

int PuzzlesPage::solvedOf(const std::vector<PuzzleRef>& puzzles) const
{
    return static_cast<int>(std::count_if(puzzles.begin(), puzzles.end(), [this](const PuzzleRef& puzzle) {
        return m_store.isPuzzleDone(keyOf(*puzzle.puzzle));
    }));
}

std::optional<rules::GameId> PuzzlesPage::shownGame() const
{
    return isInPuzzle() ? m_view->exercise().game : shipped().setup.game();
}

const learn::PuzzlePack& PuzzlesPage::shipped() const
{
    return LessonCatalog::puzzlePacks()[static_cast<std::size_t>(std::max(m_game->currentIndex(), 0))];
}

std::vector<PuzzleRef> PuzzlesPage::packOf(learn::PuzzleKind kind, int grade) const
{
    std::vector<PuzzleRef> pack = LessonCatalog::puzzlesOf(shipped());
    std::erase_if(pack, [kind, grade](const PuzzleRef& puzzle) {
        return puzzle.puzzle->kind != kind || puzzle.puzzle->grade != grade;
    });
    return pack;
}

void PuzzlesPage::openPack(learn::PuzzleKind kind, int grade)
{
    open(packOf(kind, grade), Source::Pack);
}

void PuzzlesPage::openPack(const learn::Pack& pack)
{
    const bool isOwn = pack.learner.empty() || QString::fromStdString(pack.learner) == m_learner;
    open(LessonCatalog::puzzlesOf(pack), isOwn ? Source::Pack : Source::OthersPack);
}

void PuzzlesPage::puzzleTried(const learn::Puzzle& puzzle, learn::PuzzleResult result)
{
    m_store.puzzleTried(keyOf(puzzle), m_source == Source::OthersPack ? std::nullopt : std::optional(puzzle.grade),
                        result);
}

/// Puzzles that are not solved yet come first.
void PuzzlesPage::open(const std::vector<PuzzleRef>& puzzles, Source source)
{
    std::vector<Exercise> exercises(puzzles.begin(), puzzles.end());
    std::stable_partition(exercises.begin(), exercises.end(),
                          [this](const Exercise& exercise) { return !m_store.isPuzzleDone(keyOf(*exercise.puzzle)); });
    if (!exercises.empty())
        start(std::move(exercises), source);
}

std::vector<learn::Mistake> PuzzlesPage::mistakesOfToday(const LearnStore& store, const MistakeStore& mistakes)
{
    std::vector<learn::Mistake> chosen;
    int left = kMaxMistakesADay - store.mistakesSolvedToday();
    for (const std::string& key : store.schedule().due(store.today())) {
        const learn::Mistake* mistake = left > 0 ? mistakes.find(key) : nullptr;
        if (mistake == nullptr)
            continue;
        chosen.push_back(*mistake);
        --left;
    }
    return chosen;
}

std::vector<Exercise> PuzzlesPage::practice() const
{
    const auto mistakes = mistakesOfToday(m_store, m_mistakes);
    std::vector<Exercise> exercises(mistakes.begin(), mistakes.end());
    const learn::PuzzlePack& pack = shipped();
    std::set<std::size_t> done;
    for (std::size_t i = 0; i < pack.puzzles.size(); ++i) {
        if (m_store.isPuzzleDone(keyOf(pack.puzzles[i])))
            done.insert(i);
    }
    // The choice changes every day.
    for (const std::size_t puzzle : learn::practiceOfDay(pack.puzzles, m_store.rating(), done, kPracticePuzzles,
                                                         Prng(static_cast<std::uint64_t>(m_store.today()))))
        exercises.emplace_back(PuzzleRef{pack.setup.game(), &pack.puzzles[puzzle]});
    return exercises;
}

void PuzzlesPage::openPractice()
{
    if (auto exercises = practice(); !exercises.empty())
        start(std::move(exercises), Source::Practice);
}

void PuzzlesPage::enterPractice()
{
    openPractice();
    m_isEnteredByPractice = isInPuzzle();
}

void PuzzlesPage::openMistakes(const std::vector<learn::Mistake>& mistakes)
{
    start({mistakes.begin(), mistakes.end()}, Source::Mistakes);
}

void PuzzlesPage::openOpenings(const std::vector<learn::OpeningTask>& tasks)
{
    start({tasks.begin(), tasks.end()}, Source::Openings);
}

void PuzzlesPage::start(std::vector<Exercise> exercises, Source source)
{
    m_source = source;
    m_isEnteredByPractice = false;
    m_hasResult = false;
    m_ratingBefore = std::lround(m_store.rating().value);
    m_pages->setCurrentWidget(m_view);
    m_view->start(std::move(exercises));
    Q_EMIT commandsChanged();
}

void PuzzlesPage::onFinished()
{
    if (m_source == Source::Practice)
        m_store.practiceFinished();
    m_hasResult = m_source != Source::Mistakes && m_source != Source::Openings;
    if (m_source == Source::Mistakes)
        Q_EMIT mistakesDone(m_view->solvedAtOnce(), m_view->count());
    if (m_source == Source::Openings)
        Q_EMIT openingsDone(m_view->solvedAtOnce(), m_view->count());
    openList();
    if (m_hasResult)
        announce(*this, m_result->text());
}

/// If another page follows, call this after it is shown, so that the list is not announced.
void PuzzlesPage::openList()
{
    m_view->leave();
    m_pages->setCurrentWidget(m_list);
    refreshList();
    if (isVisible())
        m_practice->setFocus();
    Q_EMIT commandsChanged();
}

void PuzzlesPage::showPack(const QString& name)
{
    openList();
    for (PackWidget* row : m_packWidgets) {
        if (row->pack().name != name)
            continue;
        m_list->widget()->layout()->activate();
        m_list->ensureWidgetVisible(row);
        QPushButton* button = row->puzzlesButton()->isHidden() ? row->lessonsButton() : row->puzzlesButton();
        button->setFocus();
    }
}

void PuzzlesPage::refreshList()
{
    // The picture is the first question of today's practice.
    const std::vector<Exercise> today = practice();
    if (!today.empty()) {
        const auto& position = today.front().task.position;
        m_intro->board()->setBoardLayout(position.layout());
        m_intro->board()->show(position.board());
    }
    const rules::GameId game = shipped().setup.game();
    const auto all = LessonCatalog::puzzlesOf(shipped());
    QStringList note{tr("Solved: %1 of %2.").arg(solvedOf(all)).arg(all.size()),
                     tr("Your rating: %1.").arg(std::lround(m_store.rating().value))};
    if (const int streak = m_store.streak(); streak > 1)
        note.append(tr("%n days in a row.", nullptr, streak));
    m_note->setText(note.join(u' '));
    m_result->setVisible(m_hasResult);
    if (m_hasResult) {
        ExerciseView::showResult(m_result, m_view->solvedAtOnce(), m_view->count());
        m_result->setText(m_result->text() + u' '
                          + (m_source == Source::OthersPack
                                 ? tr("The pack was made for another learner, so your rating stays as it is.")
                                 : tr("Rating before: %1, now: %2. Only the first answer to a puzzle counts.")
                                       .arg(m_ratingBefore)
                                       .arg(std::lround(m_store.rating().value))));
    }
    const auto tasks = static_cast<int>(today.size());
    m_practice->setText(m_store.hasFinishedPracticeToday() ? tr("More &practice: %n puzzles", nullptr, tasks)
                                                           : tr("Today’s &practice: %n puzzles", nullptr, tasks));
    m_toMistakes->setVisible(!m_mistakes.mistakes().empty());
    // So many events would make a screen reader drop a task that is announced at the same time. A list that was never
    // shown sends none.
    const bool isListed = m_list->isVisible() || !m_list->testAttribute(Qt::WA_WState_Created);
    for (const learn::PuzzleKind kind : kKinds) {
        const auto index = static_cast<std::size_t>(kind);
        m_kinds[index]->setText(LessonText::nameOf(kind, game));
        int solved = 0;
        int count = 0;
        for (int grade = learn::kEasiestGrade; grade <= learn::kHardestGrade; ++grade) {
            const auto pack = packOf(kind, grade);
            const int done = solvedOf(pack);
            solved += done;
            count += static_cast<int>(pack.size());
            GradeButton* button = m_grades[index][static_cast<std::size_t>(grade - learn::kEasiestGrade)];
            button->setProgress(done, static_cast<int>(pack.size()));
            const QString said = tr("Solved: %1 of %2.").arg(done).arg(pack.size());
            if (isListed) {
                setSpokenName(*button,
                              LessonText::nameOf(kind, game) + QStringLiteral(", ") + LessonText::gradeName(grade));
                setSpokenDescription(*button, said);
            }
            button->setToolTip(LessonText::gradeName(grade) + u'\n' + said);
        }
        m_cards[index]->setVisible(count > 0);
        m_solved[index]->setText(QStringLiteral("%1 / %2").arg(solved).arg(count));
        if (isListed)
            setSpokenName(*m_solved[index], tr("Solved: %1 of %2.").arg(solved).arg(count));
    }
    layOutKinds();
    refreshPacks();
}

QString PuzzlesPage::title() const
{
    if (isInPuzzle() && m_source == Source::Openings)
        return tr("My openings");
    return isInPuzzle() && m_source == Source::Mistakes ? tr("My mistakes") : tr("Puzzles");
}

QString PuzzlesPage::heading() const
{
    if (isInPuzzle())
        return m_view->heading();
    return Learners::headingOf(title(), m_learner);
}

void PuzzlesPage::setLearner(const QString& name)
{
    if (name != std::exchange(m_learner, name))
        Q_EMIT commandsChanged();
}

void PuzzlesPage::updateLook()
{
    m_intro->updateLook();
    m_intro->setMinimumHeight(px(kFrontHeight));
    m_view->updateLook();
}

std::any PuzzlesPage::state() const
{
    return State{m_game->currentIndex(), m_source, m_ratingBefore,
                 isInPuzzle() ? std::optional(m_view->progress()) : std::nullopt};
}

void PuzzlesPage::restore(const std::any& state)
{
    auto before = std::any_cast<State>(state);
    m_game->setCurrentIndex(before.game);
    m_source = before.source;
    m_ratingBefore = before.ratingBefore;
    if (!before.puzzle)
        return;
    m_pages->setCurrentWidget(m_view);
    m_view->resume(std::move(*before.puzzle));
}

bool PuzzlesPage::canRun(ActionId command) const
{
    return isInPuzzle() && m_view->canRun(command);
}

void PuzzlesPage::run(ActionId command, bool)
{
    m_view->run(command);
}

BoardWidget* PuzzlesPage::boardForDigits() const
{
    return m_pages->currentWidget() == m_view ? m_view->board() : nullptr;
}

void PuzzlesPage::enter()
{
    if (isInPuzzle())
        return m_view->taskView()->board()->setFocus();
    openList();
    announce(*this, m_note->text(), Announcer::Kind::State);
}

void PuzzlesPage::leave()
{
    m_view->leave();
}

bool PuzzlesPage::stepBack()
{
    if (!isInPuzzle())
        return false;
    if (m_source == Source::Mistakes)
        Q_EMIT commandRequested(ActionId::Mistakes);
    if (m_source == Source::Openings)
        Q_EMIT commandRequested(ActionId::Openings);
    openList();
    return !std::exchange(m_isEnteredByPractice, false);
}

std::vector<ActionId> PuzzlesPage::headerActions() const
{
    return isInPuzzle() ? std::vector{ActionId::Hint, ActionId::Replay} : std::vector<ActionId>();
}

} // namespace qumalaq::desktop
