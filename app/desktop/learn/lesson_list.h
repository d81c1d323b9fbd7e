// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/learn/lesson_catalog.h"
#include "app/desktop/ui/settings.h"

#include <QScrollArea>

#include <vector>

class QGridLayout;
class QHBoxLayout;
class QLabel;
class QPushButton;

namespace qumalaq::desktop {

class LearnStore;
class LessonCard;
struct DueTasks;

/// All lessons with their stars, course by course, and the reviews that are due today.
class LessonList : public QScrollArea {
    Q_OBJECT

public:
    /// Both must outlive the page.
    LessonList(Settings& settings, LearnStore& store, QWidget* parent = nullptr);

    void updateLook();
    /// Updates progress and texts.
    void refresh();
    /// Focuses the card of the next lesson to take.
    void focusNext();
    void focusCardOf(const learn::Lesson& lesson);
    /// Focuses the button of the tasks to practise today. There must be some.
    void focusReview();
    /// Puts the widget in front of the buttons at the top; the page owns it.
    void addToHead(QWidget* widget);
    [[nodiscard]] LessonCard* cardOf(const learn::Lesson& lesson) const;

Q_SIGNALS:
    void lessonChosen(const qumalaq::learn::Lesson* lesson);
    void reviewChosen();
    void puzzlesChosen();
    void rushChosen();

protected:
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    struct CourseSection {
        const Course* course = nullptr;
        QLabel* title = nullptr;
        QGridLayout* grid = nullptr;
        std::vector<LessonCard*> cards;
    };

    [[nodiscard]] QString note(const DueTasks& due) const;
    void updateLayout();

    Settings& m_settings;
    LearnStore& m_store;
    QHBoxLayout* m_head;
    QLabel* m_note;
    QPushButton* m_review;
    QPushButton* m_puzzles;
    QPushButton* m_rush;
    std::vector<CourseSection> m_sections;
    int m_columns = 0;
};

} // namespace qumalaq::desktop
