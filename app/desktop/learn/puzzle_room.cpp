// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/learn/puzzle_room.h"

#include "app/desktop/board/board_widget.h"
#include "app/desktop/i18n/lesson_text.h"
#include "app/desktop/learn/front_page.h"
#include "app/desktop/learn/learn_store.h"
#include "app/desktop/learn/lesson_shelf.h"
#include "app/desktop/learn/mistake_book.h"
#include "app/desktop/learn/puzzle_page.h"
#include "app/desktop/learn/task_stage.h"

#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>
#include <set>

namespace qumalaq::desktop {

namespace {

constexpr learn::PuzzleKind kKinds[] = {learn::PuzzleKind::Capture, learn::PuzzleKind::Tuzdyk, learn::PuzzleKind::Guard,
                                        learn::PuzzleKind::Atsyrau};

PuzzleTask taskOf(std::size_t puzzle)
{
    const learn::PuzzlePack& pack = LessonShelf::puzzles();
    return {pack.setup.game(), pack.puzzles[puzzle], std::nullopt};
}

} // namespace

PuzzleRoom::PuzzleRoom(Settings& settings, SoundPlayer& sound, LearnStore& store, const MistakeBook& mistakes,
                       QWidget* parent)
    : Room(parent)
    , m_store(store)
    , m_mistakes(mistakes)
    , m_pages(new QStackedWidget(this))
    , m_list(new QWidget(m_pages))
    , m_page(new PuzzlePage(settings, sound, store, m_pages))
    , m_front(new FrontPage(m_list))
    , m_title(new QLabel(m_list))
    , m_note(new QLabel(m_list))
    , m_result(new QLabel(m_list))
    , m_practice(new QPushButton(m_list))
    , m_toMistakes(new QPushButton(m_list))
{
    buildList();
    m_pages->addWidget(m_list);
    m_pages->addWidget(m_page);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_pages);
    connect(m_practice, &QPushButton::clicked, this, &PuzzleRoom::openPractice);
    connect(m_toMistakes, &QPushButton::clicked, this, &PuzzleRoom::mistakesWished);
    connect(m_page, &PuzzlePage::changed, this, &PuzzleRoom::commandsChanged);
    connect(m_page, &PuzzlePage::finished, this, [this] {
        m_hasResult = true;
        openList();
    });
    connect(&m_store, &LearnStore::changed, this, &PuzzleRoom::refreshList);
    connect(&m_mistakes, &MistakeBook::changed, this, &PuzzleRoom::refreshList);
    retranslate();
}

void PuzzleRoom::buildList()
{
    setRole(m_title, "title");
    setRole(m_note, "muted");
    setRole(m_result, "feedback");
    setStyleProperty(m_result, "tone", QStringLiteral("right"));
    setRole(m_practice, "primary");
    for (QPushButton* button : {m_practice, m_toMistakes})
        button->setAutoDefault(true); // Enter presses it, too
    m_note->setWordWrap(true);
    m_result->setWordWrap(true);
    auto* content = m_list;
    QVBoxLayout* words = m_front->words();
    words->setSpacing(12);
    words->addWidget(m_title);
    words->addWidget(m_note);
    words->addWidget(m_result);
    words->addWidget(m_practice);
    words->addWidget(m_toMistakes);
    auto* grid = new QGridLayout;
    grid->setSpacing(10);
    for (int grade = 1; grade <= learn::kHardestGrade; ++grade) {
        auto* label = new QLabel(content);
        setRole(label, "muted");
        label->setAlignment(Qt::AlignCenter);
        label->setWordWrap(true);
        grid->addWidget(label, 0, grade);
        grid->setColumnStretch(grade, 1);
        m_grades[static_cast<std::size_t>(grade - 1)] = label;
    }
    for (const learn::PuzzleKind kind : kKinds) {
        const auto row = static_cast<std::size_t>(kind);
        m_kinds[row] = new QLabel(content);
        setRole(m_kinds[row], "heading");
        grid->addWidget(m_kinds[row], static_cast<int>(row) + 1, 0);
        for (int grade = 1; grade <= learn::kHardestGrade; ++grade) {
            auto* button = new QPushButton(content);
            button->setAutoDefault(true);
            connect(button, &QPushButton::clicked, this, [this, kind, grade] { openPack(kind, grade); });
            grid->addWidget(button, static_cast<int>(row) + 1, grade);
            m_packs[row][static_cast<std::size_t>(grade - 1)] = button;
        }
    }
    auto* column = new QVBoxLayout(content);
    column->setContentsMargins(8, 4, 8, 8);
    column->setSpacing(12);
    column->addWidget(m_front, 1);
    column->addLayout(grid);
}

QPushButton* PuzzleRoom::packButton(learn::PuzzleKind kind, int grade) const
{
    return m_packs[static_cast<std::size_t>(kind)][static_cast<std::size_t>(grade - 1)];
}

bool PuzzleRoom::isInPuzzle() const
{
    return m_pages->currentWidget() == m_page;
}

std::vector<std::size_t> PuzzleRoom::packOf(learn::PuzzleKind kind, int grade) const
{
    const auto& puzzles = LessonShelf::puzzles().puzzles;
    std::vector<std::size_t> pack;
    for (std::size_t i = 0; i < puzzles.size(); ++i) {
        if (puzzles[i].kind == kind && puzzles[i].grade == grade)
            pack.push_back(i);
    }
    std::stable_partition(pack.begin(), pack.end(),
                          [&](std::size_t i) { return !m_store.isPuzzleDone(keyOf(puzzles[i])); });
    return pack;
}

void PuzzleRoom::openPack(learn::PuzzleKind kind, int grade)
{
    std::vector<PuzzleTask> tasks;
    for (const std::size_t puzzle : packOf(kind, grade))
        tasks.push_back(taskOf(puzzle));
    if (!tasks.empty())
        openTasks(std::move(tasks));
}

std::vector<PuzzleTask> PuzzleRoom::practice() const
{
    std::vector<PuzzleTask> tasks;
    int mistakesLeft = kMostMistakesADay - m_store.mistakesSolvedToday();
    for (const std::string& key : m_store.schedule().due(m_store.today())) {
        const learn::Mistake* mistake = mistakesLeft > 0 ? m_mistakes.find(key) : nullptr;
        if (mistake == nullptr)
            continue;
        tasks.push_back(desktop::taskOf(*mistake));
        --mistakesLeft;
    }
    const auto& puzzles = LessonShelf::puzzles().puzzles;
    std::set<std::size_t> done;
    for (std::size_t i = 0; i < puzzles.size(); ++i) {
        if (m_store.isPuzzleDone(keyOf(puzzles[i])))
            done.insert(i);
    }
    // The choice changes every day.
    for (const std::size_t puzzle : learn::practiceOfDay(puzzles, m_store.rating(), done, kPracticePuzzles,
                                                         Prng(static_cast<std::uint64_t>(m_store.today()))))
        tasks.push_back(taskOf(puzzle));
    return tasks;
}

void PuzzleRoom::openPractice()
{
    if (auto tasks = practice(); !tasks.empty())
        openTasks(std::move(tasks));
}

void PuzzleRoom::openTasks(std::vector<PuzzleTask> tasks)
{
    m_hasResult = false;
    m_pages->setCurrentWidget(m_page);
    m_page->start(std::move(tasks));
    Q_EMIT commandsChanged();
}

void PuzzleRoom::openList()
{
    m_page->leave();
    refreshList();
    m_pages->setCurrentWidget(m_list);
    m_practice->setFocus();
    Q_EMIT commandsChanged();
}

void PuzzleRoom::refreshList()
{
    const auto& puzzles = LessonShelf::puzzles().puzzles;
    // The picture is the first question of today's practice.
    const std::vector<PuzzleTask> today = practice();
    if (!today.empty()) {
        const auto& position = today.front().puzzle.position;
        m_front->board()->setBoardLayout(position.layout());
        m_front->board()->show(position.board());
    }
    m_title->setText(tr("Puzzles"));
    QStringList note{tr("Solved: %1 of %2.").arg(m_store.puzzlesDone()).arg(puzzles.size()),
                     tr("Your rating: %1.").arg(std::lround(m_store.rating().value))};
    if (const int streak = m_store.streak(); streak > 1)
        note.append(tr("%n days in a row.", nullptr, streak));
    m_note->setText(note.join(u' '));
    m_result->setVisible(m_hasResult);
    m_result->setText(tr("Solved at the first try: %1 of %2.").arg(m_page->solved()).arg(m_page->count()));
    m_practice->setText(tr("Today’s &practice: %n puzzles", nullptr, static_cast<int>(today.size())));
    m_toMistakes->setText(tr("&My mistakes"));
    m_toMistakes->setVisible(!m_mistakes.mistakes().empty());
    for (int grade = 1; grade <= learn::kHardestGrade; ++grade)
        m_grades[static_cast<std::size_t>(grade - 1)]->setText(LessonText::gradeName(grade));
    for (const learn::PuzzleKind kind : kKinds) {
        m_kinds[static_cast<std::size_t>(kind)]->setText(LessonText::nameOf(kind));
        for (int grade = 1; grade <= learn::kHardestGrade; ++grade) {
            const auto pack = packOf(kind, grade);
            const auto done = std::count_if(pack.begin(), pack.end(),
                                            [&](std::size_t i) { return m_store.isPuzzleDone(keyOf(puzzles[i])); });
            QPushButton* button = packButton(kind, grade);
            button->setText(QStringLiteral("%1 / %2").arg(done).arg(pack.size()));
            button->setEnabled(!pack.empty());
            button->setAccessibleName(LessonText::nameOf(kind) + QStringLiteral(", ") + LessonText::gradeName(grade));
            button->setAccessibleDescription(tr("Solved: %1 of %2.").arg(done).arg(pack.size()));
        }
    }
}

QString PuzzleRoom::title() const
{
    return tr("Puzzles");
}

void PuzzleRoom::setLook(const Theme& theme, const Metrics& metrics)
{
    m_front->setLook(theme, metrics);
    m_page->setLook(theme, metrics);
}

void PuzzleRoom::retranslate()
{
    m_page->retranslate();
    refreshList();
}

bool PuzzleRoom::can(ActionId command) const
{
    if (!isInPuzzle())
        return false;
    return command == ActionId::Hint ? m_page->canHint() : command == ActionId::Replay && m_page->canReplay();
}

void PuzzleRoom::run(ActionId command, bool)
{
    if (command == ActionId::Hint)
        m_page->hint();
    else if (command == ActionId::Replay)
        m_page->replay();
}

void PuzzleRoom::enter()
{
    if (isInPuzzle())
        m_page->stage()->board()->setFocus();
    else
        openList();
}

void PuzzleRoom::leave()
{
    m_page->leave();
}

bool PuzzleRoom::stepBack()
{
    if (!isInPuzzle())
        return false;
    openList();
    return true;
}

std::vector<ActionId> PuzzleRoom::headerActions() const
{
    return isInPuzzle() ? std::vector{ActionId::Hint, ActionId::Replay} : std::vector<ActionId>();
}

} // namespace qumalaq::desktop
