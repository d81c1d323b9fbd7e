// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/learn/lesson_list.h"

#include "app/desktop/learn/learn_store.h"
#include "app/desktop/learn/learn_summary.h"
#include "app/desktop/learn/lesson_card.h"
#include "app/desktop/text/game_text.h"
#include "app/desktop/ui/announcer.h"
#include "app/desktop/ui/style.h"

#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace qumalaq::desktop {

namespace {

constexpr int kCardWidth = 190;
constexpr int kMaxColumns = 6;

} // namespace

LessonList::LessonList(Settings& settings, LearnStore& store, QWidget* parent)
    : QScrollArea(parent)
    , m_settings(settings)
    , m_store(store)
{
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::NoFocus);
    setWidgetResizable(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto* content = new QWidget(this);
    auto* title = new QLabel(tr("Learn the game"), content);
    setRole(title, "title");
    m_note = new QLabel(content);
    setRole(m_note, "muted");
    m_note->setWordWrap(true);
    m_review = new QPushButton(content);
    setRole(m_review, "primary");
    m_puzzles = new QPushButton(tr("&Puzzles"), content);
    m_rush = new QPushButton(tr("Counting &rush"), content);
    for (QPushButton* button : {m_review, m_puzzles, m_rush})
        button->setAutoDefault(true); // Enter presses it, too
    m_head = new QHBoxLayout;
    auto* words = new QVBoxLayout;
    words->addWidget(title);
    words->addWidget(m_note);
    m_head->addLayout(words, 1);
    for (QPushButton* button : {m_review, m_puzzles, m_rush})
        m_head->addWidget(button, 0, Qt::AlignVCenter);
    auto* column = new QVBoxLayout(content);
    column->setContentsMargins(8, 4, 12, 12);
    column->setSpacing(10);
    column->addLayout(m_head);
    for (const Course& course : LessonCatalog::courses()) {
        CourseSection section;
        section.course = &course;
        section.title = new QLabel(content);
        setRole(section.title, "heading");
        setNotRead(*section.title); // the cards name their course
        section.grid = new QGridLayout;
        section.grid->setSpacing(10);
        for (const learn::Lesson& lesson : course.lessons) {
            auto* card = new LessonCard(content);
            connect(card, &LessonCard::clicked, this, [this, chosen = &lesson] { Q_EMIT lessonChosen(chosen); });
            section.cards.push_back(card);
        }
        column->addWidget(section.title);
        column->addLayout(section.grid);
        m_sections.push_back(section);
    }
    column->addStretch(1);
    setWidget(content);
    connect(m_review, &QPushButton::clicked, this, &LessonList::reviewChosen);
    connect(m_puzzles, &QPushButton::clicked, this, &LessonList::puzzlesChosen);
    connect(m_rush, &QPushButton::clicked, this, &LessonList::rushChosen);
    connect(&m_store, &LearnStore::changed, this, &LessonList::refresh);
    updateLayout();
    refresh();
}

void LessonList::addToHead(QWidget* widget)
{
    m_head->insertWidget(1, widget, 0, Qt::AlignVCenter);
}

void LessonList::refresh()
{
    const Language language = m_settings.shownLanguage();
    const DueTasks due = dueTasksOf(m_store);
    m_note->setText(note(due));
    m_review->setVisible(due.today > 0);
    m_review->setText(tr("&Tasks to practise today: %n", nullptr, due.today));
    for (const CourseSection& section : m_sections) {
        const QString game = GameText::nameOf(section.course->game);
        const CourseProgress progress = progressIn(*section.course, m_store);
        section.title->setText(progress.horse > 0 ? game + QStringLiteral(" · ") + progress.horseText() : game);
        bool isNextFound = false;
        for (std::size_t i = 0; i < section.cards.size(); ++i) {
            const learn::Lesson& lesson = section.course->lessons[i];
            const auto keys = LessonCatalog::keysOf(lesson);
            LessonCard::Content content;
            content.number = LessonCatalog::numberOf(lesson);
            content.title = LessonCatalog::titleOf(lesson, language);
            content.course = game;
            content.stars = learn::starsOfLesson(m_store.schedule(), keys);
            content.tasks = static_cast<int>(keys.size());
            content.solved = static_cast<int>(std::count_if(keys.begin(), keys.end(), [this](const std::string& key) {
                return m_store.schedule().recordOf(key).stars > 0;
            }));
            content.isNext = !isNextFound && content.solved < content.tasks;
            isNextFound = isNextFound || content.isNext;
            section.cards[i]->setContent(content);
        }
    }
}

/// What is to be repeated today and tomorrow. The cards show which lesson is next.
QString LessonList::note(const DueTasks& due) const
{
    QStringList parts = {due.text()};
    parts.removeAll(QString());
    if (const int streak = m_store.streak(); streak > 1)
        parts.append(tr("%n days in a row.", nullptr, streak));
    return parts.isEmpty() ? tr("Eight games, one small step at a time: answer, then watch.") : parts.join(u' ');
}

void LessonList::focusNext()
{
    for (const CourseSection& section : m_sections) {
        for (std::size_t i = 0; i < section.cards.size(); ++i) {
            if (section.cards[i]->content().isNext)
                return focusCardOf(section.course->lessons[i]);
        }
    }
    focusCardOf(m_sections.front().course->lessons.front());
}

void LessonList::focusCardOf(const learn::Lesson& lesson)
{
    cardOf(lesson)->setFocus();
}

void LessonList::focusReview()
{
    m_review->setFocus();
    ensureWidgetVisible(m_review);
}

LessonCard* LessonList::cardOf(const learn::Lesson& lesson) const
{
    for (const CourseSection& section : m_sections) {
        for (std::size_t i = 0; i < section.cards.size(); ++i) {
            if (&section.course->lessons[i] == &lesson)
                return section.cards[i];
        }
    }
    return nullptr;
}

void LessonList::updateLayout()
{
    int head = m_head->spacing();
    for (int i = 1; i < m_head->count(); ++i)
        head += m_head->itemAt(i)->minimumSize().width() + m_head->spacing();
    const bool isNarrow = viewport()->width() - head < px(kCardWidth);
    m_head->setDirection(isNarrow ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    const int columns = std::clamp(viewport()->width() / px(kCardWidth), 1, kMaxColumns);
    if (columns == m_columns)
        return;
    for (const CourseSection& section : m_sections) {
        for (int column = 0; column < std::max(columns, m_columns); ++column)
            section.grid->setColumnStretch(column, column < columns ? 1 : 0);
        for (std::size_t i = 0; i < section.cards.size(); ++i) {
            const int index = static_cast<int>(i);
            section.grid->addWidget(section.cards[i], index / columns, index % columns);
        }
    }
    m_columns = columns;
}

void LessonList::updateLook()
{
    updateLayout();
}

void LessonList::resizeEvent(QResizeEvent* event)
{
    QScrollArea::resizeEvent(event);
    updateLayout();
}

/// The head may need another place when one of its buttons appears or gets another text.
bool LessonList::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == widget() && event->type() == QEvent::LayoutRequest)
        updateLayout();
    return QScrollArea::eventFilter(watched, event);
}

} // namespace qumalaq::desktop
