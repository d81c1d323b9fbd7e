// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/notation/position_draft.h"

#include <QWidget>

#include <array>
#include <vector>

class QComboBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QPushButton;
class QSpinBox;

namespace qumalaq::desktop {

/// The fields of a position besides the board: game and options, side to move, kazans and tuzdyks by number, and the
/// position as text.
class PositionForm final : public QWidget {
    Q_OBJECT

public:
    /// The draft must outlive the form.
    explicit PositionForm(notation::PositionDraft& draft, QWidget* parent = nullptr);

    /// Shows the draft. Emits no signal.
    void refresh();
    /// Like refresh(), and updates everything that depends on the game.
    void showGame();

    /// The distance from a scroll bar on the right, in pixels.
    void setRightMargin(int margin);
    /// Wraps the long labels in the column of the short ones. Call it after a change of the font.
    void fitLabels();

Q_SIGNALS:
    /// The draft changed.
    void edited();
    /// The draft is now of another game.
    void gameChosen();

private:
    void build();
    void rebuildOptions();
    [[nodiscard]] int labelWidth() const;
    void setOption(const std::string& key, const QString& value);
    void readText();
    void showError(const QString& error);
    void prescribe(int index);

    notation::PositionDraft& m_draft;
    bool m_isRefreshing = false;
    QFormLayout* m_form;
    QComboBox* m_game;
    std::vector<QWidget*> m_options;   ///< one for each row of the game's options in m_form
    std::vector<QLabel*> m_longLabels; ///< of options, beside their fields
    QComboBox* m_side;
    std::array<QSpinBox*, 2> m_stores;
    std::array<QPushButton*, 2> m_balance;
    std::array<QComboBox*, 2> m_tuzdyks;
    QComboBox* m_prescribed;
    QLineEdit* m_text;
    QLabel* m_textError;
};

} // namespace qumalaq::desktop
