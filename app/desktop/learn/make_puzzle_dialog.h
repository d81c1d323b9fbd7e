// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/learn/pack_store.h"
#include "core/ai/only_move.h"

#include <QDialog>

#include <optional>

class QComboBox;
class QDialogButtonBox;
class QLabel;
class QLineEdit;
class QPushButton;

namespace qumalaq::desktop {

/// Makes a puzzle of a position, if it has one best move, and adds it to a pack. The search runs in the background; the
/// dialog says why there is no puzzle.
class MakePuzzleDialog : public QDialog {
    Q_OBJECT

public:
    /// `packs` must outlive the dialog.
    MakePuzzleDialog(PackStore& packs, const rules::GameSetup& setup, const rules::AnyPosition& position,
                     QWidget* parent = nullptr);

    [[nodiscard]] const std::optional<learn::Puzzle>& puzzle() const { return m_puzzle; }

private:
    void layOut();
    void refresh();
    void onSearchFinished(const Expected<ai::OnlyMove, ai::OnlyMoveFailure>& found);
    void add();
    [[nodiscard]] QString findingText() const;
    [[nodiscard]] QString refusalText(const ai::OnlyMoveFailure& refusal) const;
    void listPacks();
    /// Null: a new one.
    [[nodiscard]] const UserPack* chosenPack() const;
    [[nodiscard]] bool isInPack() const;

    PackStore& m_packs;
    rules::GameSetup m_setup;
    rules::AnyPosition m_position;
    std::optional<learn::Puzzle> m_puzzle;
    std::optional<ai::OnlyMoveFailure> m_refusal;
    std::optional<rules::Move> m_pointless; ///< the best move, which fits no kind of puzzle
    work::LatestTask m_proving;
    QLabel* m_finding;
    QLabel* m_packLabel;
    QComboBox* m_pack;
    QLabel* m_titleLabel;
    QLineEdit* m_title;
    QDialogButtonBox* m_buttons;
    QPushButton* m_add;
};

} // namespace qumalaq::desktop
