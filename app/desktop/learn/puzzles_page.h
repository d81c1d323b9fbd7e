// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/learn/lesson_catalog.h"
#include "app/desktop/ui/page.h"
#include "app/desktop/ui/settings.h"
#include "core/learn/mistake.h"
#include "core/learn/openings.h"
#include "core/learn/practice.h"
#include "core/learn/puzzle.h"

#include <array>
#include <vector>

class QComboBox;
class QFrame;
class QGridLayout;
class QLabel;
class QPushButton;
class QScrollArea;
class QStackedWidget;
class QVBoxLayout;

namespace qumalaq::desktop {

class ExerciseIntro;
class ExerciseView;
class GradeButton;
class LearnStore;
class MistakeStore;
class PackWidget;
class PackStore;
class SoundPlayer;

struct Exercise;

/// The page for puzzles: today's practice, those of a kind and grade, and the packs of the person's own.
class PuzzlesPage final : public Page {
    Q_OBJECT

public:
    /// All arguments must outlive the page.
    PuzzlesPage(Settings& settings, SoundPlayer& sound, LearnStore& store, const MistakeStore& mistakes,
                PackStore& packs, QWidget* parent = nullptr);

    /// The mistakes of the learner's that are due, and puzzles that suit the rating; the same all day, without those
    /// solved meanwhile.
    void openPractice();
    /// The same from another page, to which a step back leads.
    void enterPractice();
    /// At least one. mistakesDone() comes at the end; a step back leads to the page of the mistakes.
    void openMistakes(const std::vector<learn::Mistake>& mistakes);
    /// The same for moves of the learner's openings, with openingsDone().
    void openOpenings(const std::vector<learn::OpeningTask>& tasks);
    /// Unsolved puzzles come first.
    void openPack(learn::PuzzleKind kind, int grade);
    void openPack(const learn::Pack& pack);
    void openList();
    /// Shows the first page, with this pack of the person's own in sight.
    void showPack(const QString& name);

    static constexpr int kPracticePuzzles = 5;
    static constexpr int kMaxMistakesADay = 3;
    /// Those in today's practice.
    [[nodiscard]] static std::vector<learn::Mistake> mistakesOfToday(const LearnStore& store,
                                                                     const MistakeStore& mistakes);

    [[nodiscard]] ExerciseView* view() const { return m_view; }
    [[nodiscard]] bool isInPuzzle() const;

    [[nodiscard]] QString title() const override;
    [[nodiscard]] QString heading() const override;
    /// Beside the title; empty if there is nobody else.
    void setLearner(const QString& name);
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
    /// A window command of a button in the page, or of a step back.
    void commandRequested(qumalaq::desktop::ActionId command);
    void lessonRequested(const qumalaq::learn::Lesson* lesson);
    /// The text of a pack is to be saved in a file to send.
    void packCopyRequested(const QString& name, const QByteArray& text);
    /// A file could not be set aside, for this reason.
    void removalFailed(const QString& path, const QString& reason);
    /// All tasks of openMistakes() are done.
    void mistakesDone(int solvedAtOnce, int count);
    void openingsDone(int solvedAtOnce, int count);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void buildList();
    void buildKind(learn::PuzzleKind kind, QWidget* parent);
    void layOutKinds();
    void buildPacks();
    /// Where exercises come from. The pack of another learner does not count for the rating.
    enum class Source { Practice, Pack, OthersPack, Mistakes, Openings };
    void open(const std::vector<PuzzleRef>& puzzles, Source source);
    struct State;
    void puzzleTried(const learn::Puzzle& puzzle, learn::PuzzleResult result);
    void start(std::vector<Exercise> exercises, Source source);
    void onFinished();
    void refreshList();
    void refreshPacks();
    [[nodiscard]] int solvedOf(const std::vector<PuzzleRef>& puzzles) const;
    [[nodiscard]] std::vector<Exercise> practice() const;
    /// The shipped puzzles of the chosen game.
    [[nodiscard]] const learn::PuzzlePack& shipped() const;
    [[nodiscard]] std::vector<PuzzleRef> packOf(learn::PuzzleKind kind, int grade) const;

    LearnStore& m_store;
    const MistakeStore& m_mistakes;
    PackStore& m_packs;
    QStackedWidget* m_pages;
    QScrollArea* m_list;
    ExerciseView* m_view;
    ExerciseIntro* m_intro;
    QGridLayout* m_kindGrid;
    QString m_learner;
    QLabel* m_title;
    QLabel* m_note;
    QLabel* m_result;
    QPushButton* m_practice;
    QPushButton* m_toMistakes;
    QPushButton* m_addPack;
    QComboBox* m_game;
    std::array<QFrame*, learn::kPuzzleKinds> m_cards{};
    std::array<QLabel*, learn::kPuzzleKinds> m_kinds{};
    std::array<QLabel*, learn::kPuzzleKinds> m_solved{};
    std::array<std::array<GradeButton*, learn::kHardestGrade>, learn::kPuzzleKinds> m_grades{};
    QLabel* m_packsTitle;
    QLabel* m_bad;
    QVBoxLayout* m_packColumn;
    std::vector<PackWidget*> m_packWidgets;
    bool m_hasResult = false;
    long m_ratingBefore = 0; ///< when the puzzles were begun
    Source m_source = Source::Pack;
    bool m_isEnteredByPractice = false; ///< and not by the list
};

} // namespace qumalaq::desktop
