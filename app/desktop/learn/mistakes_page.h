// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/learn/mistake_store.h"
#include "app/desktop/ui/page.h"

#include <array>
#include <vector>

class QLabel;
class QListWidget;
class QListWidgetItem;
class QProgressBar;
class QPushButton;

namespace qumalaq::desktop {

class ExerciseIntro;
class LearnStore;
class Settings;

/// What the learner could have played better: how many mistakes of each kind in the last games, and each of them as a
/// task.
class MistakesPage final : public Page {
    Q_OBJECT

public:
    /// All must outlive the page.
    MistakesPage(const Settings& settings, LearnStore& store, const MistakeStore& mistakes, QWidget* parent = nullptr);

    [[nodiscard]] QListWidget* list() const { return m_list; }

    /// How several tasks went, until the page is left.
    void showResult(int solvedAtOnce, int count);

    [[nodiscard]] QString title() const override;
    void updateLook() override;
    void enter() override;
    void leave() override;

Q_SIGNALS:
    /// At least one, to be solved in this order.
    void practiceRequested(const std::vector<qumalaq::learn::Mistake>& mistakes);

private:
    struct KindRow {
        QLabel* name = nullptr;
        QProgressBar* bar = nullptr;
        QLabel* count = nullptr;
    };

    void refresh();
    void showChosen();
    void openChosen(const QListWidgetItem* item);
    /// What is due today, or else the latest mistakes.
    [[nodiscard]] std::vector<learn::Mistake> toPractise() const;

    LearnStore& m_store;
    const MistakeStore& m_mistakes;
    ExerciseIntro* m_intro;
    QLabel* m_note;
    std::array<KindRow, learn::kMistakeKinds> m_kinds;
    QPushButton* m_practice;
    QListWidget* m_list;
    QLabel* m_result;
    int m_solvedAtOnce = 0;
    int m_practised = 0;       ///< tasks; 0 if there is no result to show
    bool m_isFromList = false; ///< the last task was opened with its line
};

} // namespace qumalaq::desktop
