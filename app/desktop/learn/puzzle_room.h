// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/frame/room.h"
#ifndef Q_MOC_RUN // moc 6.4 cannot read <concepts>
#include "app/desktop/frame/settings.h"
#include "core/learn/puzzle.h"
#endif

#include <array>
#include <vector>

class QLabel;
class QPushButton;
class QStackedWidget;

namespace qumalaq::desktop {

class FrontPage;
class LearnStore;
class MistakeBook;
class PuzzlePage;
class SoundPlayer;

struct PuzzleTask;

/// The room for puzzles: today's practice, or a pack by kind and grade.
class PuzzleRoom final : public Room {
    Q_OBJECT

public:
    /// All arguments must outlive the room.
    PuzzleRoom(Settings& settings, SoundPlayer& sound, LearnStore& store, const MistakeBook& mistakes,
               QWidget* parent = nullptr);

    /// The mistakes of the learner's that are due, and puzzles that suit the rating; the same all day, without those
    /// solved meanwhile.
    void openPractice();
    /// At least one.
    void openTasks(std::vector<PuzzleTask> tasks);
    /// Unsolved puzzles come first.
    void openPack(learn::PuzzleKind kind, int grade);
    void openList();

    static constexpr int kPracticePuzzles = 5;
    static constexpr int kMostMistakesADay = 3;

    [[nodiscard]] PuzzlePage* page() const { return m_page; }
    [[nodiscard]] bool isInPuzzle() const;
    [[nodiscard]] QPushButton* practiceButton() const { return m_practice; }
    [[nodiscard]] QPushButton* packButton(learn::PuzzleKind kind, int grade) const;

    [[nodiscard]] QString title() const override;
    [[nodiscard]] std::vector<ActionId> headerActions() const override;
    bool stepBack() override;
    void setLook(const Theme& theme, const Metrics& metrics) override;
    void retranslate() override;
    [[nodiscard]] bool can(ActionId command) const override;
    void run(ActionId command, bool checked) override;
    void enter() override;
    void leave() override;

Q_SIGNALS:
    /// The person wants to see the mistakes from their own games.
    void mistakesWished();

private:
    void buildList();
    void refreshList();
    [[nodiscard]] std::vector<PuzzleTask> practice() const;
    [[nodiscard]] std::vector<std::size_t> packOf(learn::PuzzleKind kind, int grade) const;

    LearnStore& m_store;
    const MistakeBook& m_mistakes;
    QStackedWidget* m_pages;
    QWidget* m_list;
    PuzzlePage* m_page;
    FrontPage* m_front;
    QLabel* m_title;
    QLabel* m_note;
    QLabel* m_result;
    QPushButton* m_practice;
    QPushButton* m_toMistakes;
    std::array<QLabel*, learn::kPuzzleKinds> m_kinds{};
    std::array<QLabel*, learn::kHardestGrade> m_grades{};
    std::array<std::array<QPushButton*, learn::kHardestGrade>, learn::kPuzzleKinds> m_packs{};
    bool m_hasResult = false;
};

} // namespace qumalaq::desktop
