// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/learn/lesson_catalog.h"
#include "app/desktop/ui/page.h"
#include "app/desktop/ui/settings.h"

class QLabel;
class QPushButton;
class QStackedWidget;

namespace qumalaq::desktop {

class ExerciseView;
class HorsePicture;
class LearnStore;
class LessonList;
class SoundPlayer;
class StarRating;
struct CourseProgress;

/// The page of the lessons: their list, a lesson, and its result.
class LessonsPage final : public Page {
    Q_OBJECT

public:
    /// All arguments must outlive the page.
    LessonsPage(Settings& settings, SoundPlayer& sound, LearnStore& store, QWidget* parent = nullptr);

    /// Starts with the first unsolved task.
    void open(const learn::Lesson& lesson);
    /// Starts with the task of this index; at least one.
    void start(const std::vector<TaskRef>& tasks, std::size_t first = 0);
    /// Starts the reviews that are due today, if there are any.
    void openReview();
    void openList();
    /// The next lesson of the main course; the list if something is due today or all are finished.
    void openNext();

    [[nodiscard]] LessonList* list() const { return m_list; }
    [[nodiscard]] ExerciseView* lesson() const { return m_lesson; }
    [[nodiscard]] bool isInLesson() const;
    /// Shown at the end of a lesson; hidden if it belongs to no course.
    [[nodiscard]] HorsePicture* horse() const { return m_horse; }
    /// The text beside it.
    [[nodiscard]] QString result() const;

    [[nodiscard]] QString title() const override;
    [[nodiscard]] QString heading() const override;
    [[nodiscard]] std::vector<ActionId> headerActions() const override;
    bool stepBack() override;
    [[nodiscard]] std::optional<rules::GameId> shownGame() const override;
    void updateLook() override;
    [[nodiscard]] std::any state() const override;
    void restore(const std::any& state) override;
    [[nodiscard]] bool canRun(ActionId command) const override;
    void run(ActionId command, bool checked) override;
    [[nodiscard]] BoardWidget* boardForDigits() const override;
    void enter() override;
    void leave() override;

Q_SIGNALS:
    /// The person chose something else: puzzles, counting rush or a game.
    void commandRequested(qumalaq::desktop::ActionId command);
    /// The person wants to read the rules at the heading with this id.
    void rulesRequested(qumalaq::rules::GameId game, const QString& place);

private:
    void onFinished();
    void refreshDone();
    void showHorse();
    [[nodiscard]] bool isFirstWith(int stars) const;
    /// In the course of the lesson.
    [[nodiscard]] CourseProgress courseProgress() const;
    [[nodiscard]] Language language() const;

    Settings& m_settings;
    LearnStore& m_store;
    QStackedWidget* m_pages;
    LessonList* m_list;
    ExerciseView* m_lesson;
    QWidget* m_done;
    HorsePicture* m_horse;
    QLabel* m_doneTitle;
    QLabel* m_learned;
    QLabel* m_doneText;
    StarRating* m_doneStars;
    QPushButton* m_next;
    QPushButton* m_all;
    QPushButton* m_rules;
    QPushButton* m_puzzles;                  ///< after the last lesson
    const learn::Lesson* m_opened = nullptr; ///< null in a review
    int m_horseBefore = 0;                   ///< the lesson
};

} // namespace qumalaq::desktop
