// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/learn/course_page.h"

#include "app/desktop/frame/speaker.h"
#include "app/desktop/i18n/game_text.h"
#include "app/desktop/learn/learn_store.h"
#include "app/desktop/learn/lesson_card.h"

#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QScrollBar>
#include <QVBoxLayout>

#include <algorithm>

namespace qumalaq::desktop {

namespace {

constexpr int kCardWidth = 190;
constexpr int kMostColumns = 6;

} // namespace

CoursePage::CoursePage(Settings& settings, LearnStore& store, QWidget* parent)
    : QScrollArea(parent)
    , m_settings(settings)
    , m_store(store)
{
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::NoFocus);
    setWidgetResizable(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto* content = new QWidget(this);
    m_title = new QLabel(content);
    setRole(m_title, "title");
    m_note = new QLabel(content);
    setRole(m_note, "muted");
    m_note->setWordWrap(true);
    m_review = new QPushButton(content);
    setRole(m_review, "primary");
    m_puzzles = new QPushButton(content);
    m_rush = new QPushButton(content);
    for (QPushButton* button : {m_review, m_puzzles, m_rush})
        button->setAutoDefault(true); // Enter presses it, too
    m_head = new QHBoxLayout;
    auto* words = new QVBoxLayout;
    words->addWidget(m_title);
    words->addWidget(m_note);
    m_head->addLayout(words, 1);
    for (QPushButton* button : {m_review, m_puzzles, m_rush})
        m_head->addWidget(button, 0, Qt::AlignVCenter);
    auto* column = new QVBoxLayout(content);
    column->setContentsMargins(8, 4, 12, 12);
    column->setSpacing(10);
    column->addLayout(m_head);
    for (const Course& course : LessonShelf::courses()) {
        Shelf shelf;
        shelf.course = &course;
        shelf.title = new QLabel(content);
        setRole(shelf.title, "heading");
        setNotRead(*shelf.title); // the cards name their course
        shelf.grid = new QGridLayout;
        shelf.grid->setSpacing(10);
        for (const learn::Lesson& lesson : course.lessons) {
            auto* card = new LessonCard(content);
            connect(card, &LessonCard::clicked, this, [this, chosen = &lesson] { Q_EMIT lessonChosen(chosen); });
            connect(card, &LessonCard::focused, this, [this, card] { reveal(card); });
            shelf.cards.push_back(card);
        }
        column->addWidget(shelf.title);
        column->addLayout(shelf.grid);
        m_shelves.push_back(shelf);
    }
    column->addStretch(1);
    setWidget(content);
    connect(m_review, &QPushButton::clicked, this, &CoursePage::reviewChosen);
    connect(m_puzzles, &QPushButton::clicked, this, &CoursePage::puzzlesChosen);
    connect(m_rush, &QPushButton::clicked, this, &CoursePage::rushChosen);
    connect(&m_store, &LearnStore::changed, this, &CoursePage::refresh);
    arrange();
    refresh();
}

void CoursePage::addToHead(QWidget* widget)
{
    m_head->insertWidget(1, widget, 0, Qt::AlignVCenter);
}

void CoursePage::refresh()
{
    const Language language = m_settings.language().value_or(languageOfSystem());
    m_title->setText(tr("Learn the game"));
    const int streak = m_store.streak();
    m_note->setText(streak > 1 ? tr("One small step at a time. %n days in a row.", nullptr, streak)
                               : tr("One small step at a time: answer, then watch."));
    m_puzzles->setText(tr("&Puzzles"));
    m_rush->setText(tr("Counting &rush"));
    const auto due = static_cast<int>(LessonShelf::dueTasks(m_store.schedule(), m_store.today()).size());
    m_review->setVisible(due > 0);
    m_review->setText(tr("&Today’s tasks to repeat: %n", nullptr, due));
    for (const Shelf& shelf : m_shelves) {
        shelf.title->setText(GameText::nameOf(shelf.course->game));
        bool isNextFound = false;
        for (std::size_t i = 0; i < shelf.cards.size(); ++i) {
            const learn::Lesson& lesson = shelf.course->lessons[i];
            const auto keys = LessonShelf::keysOf(lesson);
            LessonCard::Content content;
            content.number = LessonShelf::numberOf(lesson);
            content.title = LessonShelf::titleOf(lesson, language);
            content.course = shelf.title->text();
            content.stars = learn::starsOfLesson(m_store.schedule(), keys);
            content.tasks = static_cast<int>(keys.size());
            content.solved = static_cast<int>(std::count_if(keys.begin(), keys.end(), [this](const std::string& key) {
                return m_store.schedule().recordOf(key).stars > 0;
            }));
            content.isNext = !isNextFound && content.solved < content.tasks;
            isNextFound = isNextFound || content.isNext;
            shelf.cards[i]->setContent(content);
        }
    }
}

void CoursePage::focusNext()
{
    for (const Shelf& shelf : m_shelves) {
        for (std::size_t i = 0; i < shelf.cards.size(); ++i) {
            if (shelf.cards[i]->content().isNext)
                return focusCardOf(shelf.course->lessons[i]);
        }
    }
    focusCardOf(m_shelves.front().course->lessons.front());
}

void CoursePage::focusCardOf(const learn::Lesson& lesson)
{
    cardOf(lesson)->setFocus();
}

/// The head of the page goes with the first row.
void CoursePage::reveal(LessonCard* card)
{
    ensureWidgetVisible(card);
    if (card->y() == m_shelves.front().cards.front()->y())
        verticalScrollBar()->setValue(0);
}

LessonCard* CoursePage::cardOf(const learn::Lesson& lesson) const
{
    for (const Shelf& shelf : m_shelves) {
        for (std::size_t i = 0; i < shelf.cards.size(); ++i) {
            if (&shelf.course->lessons[i] == &lesson)
                return shelf.cards[i];
        }
    }
    return nullptr;
}

void CoursePage::arrange()
{
    int head = m_head->spacing();
    for (int i = 1; i < m_head->count(); ++i)
        head += m_head->itemAt(i)->minimumSize().width() + m_head->spacing();
    const bool isNarrow = viewport()->width() - head < m_metrics.px(kCardWidth);
    m_head->setDirection(isNarrow ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    const int columns = std::clamp(viewport()->width() / m_metrics.px(kCardWidth), 1, kMostColumns);
    if (columns == m_columns)
        return;
    for (const Shelf& shelf : m_shelves) {
        for (int column = 0; column < std::max(columns, m_columns); ++column)
            shelf.grid->setColumnStretch(column, column < columns ? 1 : 0);
        for (std::size_t i = 0; i < shelf.cards.size(); ++i) {
            const int index = static_cast<int>(i);
            shelf.grid->addWidget(shelf.cards[i], index / columns, index % columns);
        }
    }
    m_columns = columns;
}

void CoursePage::setLook(const Theme& theme, const Metrics& metrics)
{
    m_metrics = metrics;
    for (const Shelf& shelf : m_shelves) {
        for (LessonCard* card : shelf.cards)
            card->setLook(theme, metrics);
    }
    arrange();
}

void CoursePage::resizeEvent(QResizeEvent* event)
{
    QScrollArea::resizeEvent(event);
    arrange();
}

} // namespace qumalaq::desktop
