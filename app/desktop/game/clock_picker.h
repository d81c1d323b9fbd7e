// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/clock.h"

#include <QWidget>

#include <array>
#include <optional>

class QComboBox;
class QLabel;
class QSpinBox;

namespace qumalaq::desktop {

/// Chooses the clock of a game: none, a preset, or a custom one.
class ClockPicker : public QWidget {
    Q_OBJECT

public:
    explicit ClockPicker(const std::optional<session::ClockSpec>& clock, QWidget* parent = nullptr);

    [[nodiscard]] std::optional<session::ClockSpec> clock() const;
    void setClock(const std::optional<session::ClockSpec>& clock);
    /// The buddy for a label beside the picker.
    [[nodiscard]] QWidget* focusPart() const;
    /// Always as wide as with a clock of the person's own, so that choosing it widens no dialog.
    [[nodiscard]] QSize sizeHint() const override;
    /// Room for the note is reserved. A field with a height for its width can leave another row of a form no height.
    [[nodiscard]] bool hasHeightForWidth() const override { return false; }

Q_SIGNALS:
    /// The height of the picker changed.
    void resized();

private:
    void showCustom();
    /// Null unless a preset is chosen.
    [[nodiscard]] const session::ClockSpec* preset() const;
    [[nodiscard]] bool isCustom() const;

    QComboBox* m_choice;
    QLabel* m_note; ///< what happens when the time runs out
    QWidget* m_custom;
    QComboBox* m_kind;
    std::array<QLabel*, 2> m_mainLabels; ///< [side]
    std::array<QSpinBox*, 2> m_main;     ///< minutes
    QLabel* m_incrementLabel;
    QSpinBox* m_increment; ///< seconds
    QComboBox* m_flag;
};

} // namespace qumalaq::desktop
