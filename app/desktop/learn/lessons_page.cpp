// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/learn/lessons_page.h"

#include "app/desktop/learn/exercise_view.h"
#include "app/desktop/learn/horse_picture.h"
#include "app/desktop/learn/learn_store.h"
#include "app/desktop/learn/learn_summary.h"
#include "app/desktop/learn/lesson_card.h"
#include "app/desktop/learn/lesson_list.h"
#include "app/desktop/learn/star_rating.h"
#include "app/desktop/text/game_text.h"
#include "app/desktop/ui/announcer.h"
#include "app/desktop/ui/current_size_stack.h"
#include "app/desktop/ui/style.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace qumalaq::desktop {

namespace {

/// Null for a lesson of a pack.
const Course* courseOf(const learn::Lesson& lesson)
{
    const auto& courses = LessonCatalog::courses();
    const auto found = std::find_if(courses.begin(), courses.end(), [&lesson](const Course& course) {
        return std::any_of(course.lessons.begin(), course.lessons.end(),
                           [&lesson](const learn::Lesson& own) { return &own == &lesson; });
    });
    return found == courses.end() ? nullptr : &*found;
}

} // namespace

LessonsPage::LessonsPage(Settings& settings, SoundPlayer& sound, LearnStore& store, QWidget* parent)
    : Page(parent)
    , m_settings(settings)
    , m_store(store)
    , m_pages(new CurrentSizeStack(this))
    , m_list(new LessonList(settings, store, m_pages))
    , m_lesson(new ExerciseView(settings, sound, m_pages))
    , m_done(new QWidget(m_pages))
    , m_horse(new HorsePicture(m_done))
    , m_doneTitle(new QLabel(m_done))
    , m_learned(new QLabel(m_done))
    , m_doneText(new QLabel(m_done))
    , m_doneStars(new StarRating(40, m_done))
    , m_next(new QPushButton(m_done))
    , m_all(new QPushButton(tr("&All lessons"), m_done))
    , m_rules(new QPushButton(tr("Read the &rule"), m_done))
    , m_puzzles(new QPushButton(tr("Solve &puzzles"), m_done))
{
    setRole(m_doneTitle, "title");
    setRole(m_doneText, "muted");
    setRole(m_next, "primary");
    for (QPushButton* button : {m_next, m_all, m_rules, m_puzzles})
        button->setAutoDefault(true); // Enter presses it, too
    for (QLabel* label : {m_learned, m_doneText}) {
        label->setAlignment(Qt::AlignCenter);
        label->setWordWrap(true);
    }
    auto* buttons = new QHBoxLayout;
    buttons->addStretch(1);
    buttons->addWidget(m_all);
    buttons->addWidget(m_rules);
    buttons->addWidget(m_puzzles);
    buttons->addWidget(m_next);
    buttons->addStretch(1);
    setTabOrder(m_all, m_rules); // arrow keys move in this order, too
    setTabOrder(m_rules, m_puzzles);
    setTabOrder(m_puzzles, m_next);
    auto* done = new QVBoxLayout(m_done);
    done->setSpacing(16);
    done->addStretch(2);
    done->addWidget(m_horse, 0, Qt::AlignHCenter);
    done->addWidget(m_doneTitle, 0, Qt::AlignHCenter);
    done->addWidget(m_learned);
    done->addWidget(m_doneStars, 0, Qt::AlignHCenter);
    done->addWidget(m_doneText);
    done->addLayout(buttons);
    done->addStretch(3);

    for (QWidget* page : std::initializer_list<QWidget*>{m_list, m_lesson, m_done})
        m_pages->addWidget(page);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_pages);

    connect(m_list, &LessonList::lessonChosen, this, [this](const learn::Lesson* chosen) { open(*chosen); });
    connect(m_list, &LessonList::reviewChosen, this, &LessonsPage::openReview);
    connect(m_list, &LessonList::puzzlesChosen, this, [this] { Q_EMIT commandRequested(ActionId::Puzzles); });
    connect(m_list, &LessonList::rushChosen, this, [this] { Q_EMIT commandRequested(ActionId::Rush); });
    connect(m_lesson, &ExerciseView::solved, this, [this](int misses) {
        const std::string key = m_lesson->exercise().key();
        if (m_lesson->exercise().isRepeat)
            m_store.taskRepeated(key, misses);
        else if (m_lesson->task().kind == learn::TaskKind::Match) // a lost game was played again at once
            m_store.taskSolved(key, 0);
        else
            m_store.taskSolved(key, misses, m_lesson->comesAgain());
    });
    connect(m_lesson, &ExerciseView::gameChanged, this,
            [this](const QString& moves) { m_store.setStartedGame(m_lesson->exercise().key(), moves); });
    connect(m_lesson, &ExerciseView::changed, this, &LessonsPage::commandsChanged);
    connect(m_lesson, &ExerciseView::finished, this, &LessonsPage::onFinished);
    connect(m_all, &QPushButton::clicked, this, &LessonsPage::openList);
    connect(m_rules, &QPushButton::clicked, this, [this] {
        if (m_opened)
            Q_EMIT rulesRequested(m_opened->setup.game(), QString::fromStdString(m_opened->rulesPlace));
    });
    connect(m_puzzles, &QPushButton::clicked, this, [this] { Q_EMIT commandRequested(ActionId::Puzzles); });
    connect(m_next, &QPushButton::clicked, this, [this] {
        if (const learn::Lesson* after = m_opened ? LessonCatalog::after(*m_opened) : nullptr)
            open(*after);
        else if (m_opened)
            Q_EMIT commandRequested(ActionId::NewGame);
        else
            openList();
    });
}

Language LessonsPage::language() const
{
    return m_settings.shownLanguage();
}

std::optional<rules::GameId> LessonsPage::shownGame() const
{
    if (isInLesson())
        return m_lesson->exercise().game;
    const bool isDone = m_pages->currentWidget() == m_done && m_opened != nullptr;
    return isDone ? std::optional(m_opened->setup.game()) : std::nullopt;
}

bool LessonsPage::isInLesson() const
{
    return m_pages->currentWidget() == m_lesson;
}

void LessonsPage::open(const learn::Lesson& lesson)
{
    m_opened = &lesson;
    m_horseBefore = courseProgress().horse;
    const auto tasks = LessonCatalog::tasksOf(lesson);
    // Continue with the first unsolved task; if all are solved, start over.
    const auto isOpen = [this](const TaskRef& task) { return m_store.schedule().recordOf(task.key()).stars == 0; };
    const auto first = std::find_if(tasks.begin(), tasks.end(), isOpen);
    start(tasks, first == tasks.end() ? 0 : static_cast<std::size_t>(first - tasks.begin()));
}

void LessonsPage::start(const std::vector<TaskRef>& tasks, std::size_t first)
{
    std::vector<Exercise> exercises(tasks.begin(), tasks.end());
    for (Exercise& exercise : exercises)
        exercise.startedGame = m_store.startedGame(exercise.key());
    m_pages->setCurrentWidget(m_lesson);
    m_lesson->start(std::move(exercises), first);
    Q_EMIT commandsChanged();
}

void LessonsPage::openReview()
{
    auto tasks = LessonCatalog::dueTasks(m_store.schedule(), m_store.today());
    if (tasks.empty())
        return;
    m_opened = nullptr;
    tasks.resize(std::min<std::size_t>(tasks.size(), DueTasks::kPortion), tasks.front());
    start(tasks);
}

void LessonsPage::openList()
{
    const bool isLeft = isInLesson() && m_opened != nullptr;
    m_lesson->leave();
    m_list->refresh();
    m_pages->setCurrentWidget(m_list);
    const learn::Lesson* after = m_opened != nullptr && !isLeft ? LessonCatalog::after(*m_opened) : nullptr;
    if (m_opened != nullptr)
        m_list->focusCardOf(after != nullptr ? *after : *m_opened);
    else
        m_list->focusNext();
    Q_EMIT commandsChanged();
}

void LessonsPage::openNext()
{
    if (dueTasksOf(m_store).today > 0) {
        openList(); // who opens the lessons may want another one
        m_list->focusReview();
    } else if (const learn::Lesson* next = nextLesson(m_store))
        open(*next);
    else
        openList();
}

void LessonsPage::onFinished()
{
    m_lesson->leave();
    if (!m_opened) { // a portion a day is enough
        for (const TaskRef& task : LessonCatalog::dueTasks(m_store.schedule(), m_store.today()))
            m_store.postpone(task.key());
    }
    refreshDone();
    m_pages->setCurrentWidget(m_done);
    showHorse();
    QStringList said = {m_doneTitle->text()};
    if (m_opened != nullptr)
        said.append(StarRating::textOf(m_doneStars->stars()));
    said.append((m_learned->text() + u' ' + m_doneText->text()).trimmed());
    announce(*this, said.join(QStringLiteral(". ")));
    m_next->setFocus();
    Q_EMIT commandsChanged();
}

CourseProgress LessonsPage::courseProgress() const
{
    const Course* course = m_opened != nullptr ? courseOf(*m_opened) : nullptr;
    return course != nullptr ? progressIn(*course, m_store) : CourseProgress();
}

/// Nothing waits for it.
void LessonsPage::showHorse()
{
    const CourseProgress progress = courseProgress();
    m_horse->setVisible(progress.horse > 0);
    if (progress.horse == 0)
        return;
    m_horse->setHorse(progress.horse, !m_settings.isMotionReduced());
    QString text = progress.horse > m_horseBefore
                       ? tr("Your new horse: %1.", "foal, yearling …").arg(progress.horseName())
                       : progress.horseText();
    if (m_horseBefore == 0 && isFirstWith(learn::kMaxStars))
        text += u' ' + tr("Each game has its own horse, which grows with the lessons, from foal to tulpar.");
    m_doneText->setText(text + u'\n' + m_doneText->text());
}

/// Whether no other lesson is finished with up to so many stars. What is explained then need not be heard again.
bool LessonsPage::isFirstWith(int stars) const
{
    for (const Course& course : LessonCatalog::courses()) {
        for (const learn::Lesson& lesson : course.lessons) {
            const int earned = learn::starsOfLesson(m_store.schedule(), LessonCatalog::keysOf(lesson));
            if (&lesson != m_opened && earned > 0 && earned <= stars)
                return false;
        }
    }
    return true;
}

QString LessonsPage::result() const
{
    return m_doneText->text();
}

void LessonsPage::refreshDone()
{
    m_rules->setVisible(m_opened && !m_opened->rulesPlace.empty());
    m_doneStars->setVisible(m_opened != nullptr);
    m_puzzles->hide();
    m_learned->setText(m_opened ? LessonCatalog::learnedIn(*m_opened, language()) : QString());
    m_learned->setHidden(m_learned->text().isEmpty());
    if (!m_opened) {
        m_doneTitle->setText(tr("That is all for today"));
        m_doneText->setText(dueTasksOf(m_store).text());
        m_next->setText(tr("C&ontinue"));
        m_all->hide();
        return;
    }
    const auto keys = LessonCatalog::keysOf(*m_opened);
    const int stars = learn::starsOfLesson(m_store.schedule(), keys);
    m_doneStars->setStars(stars);
    m_doneTitle->setText(LessonCatalog::titleOf(*m_opened, language()));
    const bool comesBack = std::any_of(
        keys.begin(), keys.end(), [this](const std::string& key) { return m_store.schedule().recordOf(key).isDue; });
    const bool isPerfect = stars == learn::kMaxStars;
    m_doneText->setText(!isPerfect && isFirstWith(learn::kMaxStars - 1)
                            ? tr("The task with the fewest stars counts. Solved on the first try, also when it comes "
                                 "again, a task has three.")
                        : isPerfect && !comesBack ? tr("Everything right on the first try.")
                                                  : QString());
    m_all->show();
    if (const learn::Lesson* after = LessonCatalog::after(*m_opened)) {
        m_next->setText(tr("Next: %1", "title of a lesson").arg(LessonCatalog::titleOf(*after, language())));
        return;
    }
    m_doneTitle->setText(tr("This was the last lesson"));
    m_doneText->setText(m_doneText->text() + u'\n'
                        + tr("Now you know how to play. Next: a game, and a few puzzles every day."));
    m_rules->hide();
    m_puzzles->show();
    m_next->setText(tr("Play a &game"));
}

QString LessonsPage::title() const
{
    if (isInLesson() && m_opened)
        return LessonCatalog::titleOf(*m_opened, language());
    return tr("Lessons");
}

QString LessonsPage::heading() const
{
    if (!isInLesson())
        return title();
    // In a review each task may be about another game.
    return m_opened ? m_lesson->heading()
                    : GameText::nameOf(m_lesson->exercise().game) + QStringLiteral(" · ") + m_lesson->heading();
}

void LessonsPage::updateLook()
{
    m_list->updateLook();
    m_lesson->updateLook();
}

namespace {

struct LessonsState {
    const learn::Lesson* opened = nullptr;
    std::optional<ExerciseView::Progress> lesson; ///< none: the list is shown
};

} // namespace

std::any LessonsPage::state() const
{
    return LessonsState{m_opened, isInLesson() ? std::optional(m_lesson->progress()) : std::nullopt};
}

void LessonsPage::restore(const std::any& state)
{
    auto before = std::any_cast<LessonsState>(state);
    m_opened = before.opened;
    if (!before.lesson)
        return;
    for (Exercise& exercise : before.lesson->exercises)
        exercise.startedGame = m_store.startedGame(exercise.key());
    m_pages->setCurrentWidget(m_lesson);
    m_lesson->resume(std::move(*before.lesson));
}

bool LessonsPage::canRun(ActionId command) const
{
    return isInLesson() && m_lesson->canRun(command);
}

void LessonsPage::run(ActionId command, bool)
{
    m_lesson->run(command);
}

BoardWidget* LessonsPage::boardForDigits() const
{
    return m_pages->currentWidget() == m_lesson ? m_lesson->board() : nullptr;
}

void LessonsPage::enter()
{
    if (isInLesson())
        m_lesson->focusQuestion();
    else if (m_pages->currentWidget() == m_list)
        openList();
}

void LessonsPage::leave()
{
    m_lesson->leave();
    if (m_pages->currentWidget() == m_done) // what it says is past when the learner comes back
        m_pages->setCurrentWidget(m_list);
}

bool LessonsPage::stepBack()
{
    if (m_pages->currentWidget() == m_list)
        return false;
    openList();
    return true;
}

std::vector<ActionId> LessonsPage::headerActions() const
{
    if (!isInLesson())
        return {};
    if (m_lesson->task().kind == learn::TaskKind::Match)
        return {ActionId::Undo, ActionId::Hint, ActionId::Replay};
    return {ActionId::Hint, ActionId::Replay};
}

} // namespace qumalaq::desktop
