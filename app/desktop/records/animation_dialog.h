// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/history.h"

#include <QDialog>

#include <utility>
#include <vector>

class QSpinBox;

namespace qumalaq::desktop {

/// Asks which moves to show in an animation.
class AnimationDialog : public QDialog {
    Q_OBJECT

public:
    /// `game` must have a move. The proposed range ends after `shown` plies.
    AnimationDialog(const rules::History& game, std::size_t shown, QWidget* parent = nullptr);

    /// The indices of the first and the last ply.
    [[nodiscard]] std::pair<std::size_t, std::size_t> moves() const;

private:
    std::vector<int> m_numbers; ///< of each move, as in the list of moves
    QSpinBox* m_from;
    QSpinBox* m_to;
};

} // namespace qumalaq::desktop
