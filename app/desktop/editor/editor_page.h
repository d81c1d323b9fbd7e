// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/ui/page.h"
#include "core/notation/position_draft.h"

#include <cstddef>
#include <optional>
#include <vector>

class QLabel;
class QPushButton;
class QScrollArea;

namespace qumalaq::desktop {

class BoardContainer;
class BoardWidget;
class PositionForm;
class Settings;

/// Edits a position: stones by click, wheel or typed number; tuzdyks, kazans and the side to move beside the board; any
/// game with any option; or the position as text. It always shows what is wrong and how many stones are missing. Every
/// change can be undone.
class EditorPage final : public Page {
    Q_OBJECT

public:
    /// `settings` must outlive the page.
    explicit EditorPage(Settings& settings, QWidget* parent = nullptr);

    void open(const rules::GameSetup& setup, const rules::AnyPosition& position);

    [[nodiscard]] const notation::PositionDraft& draft() const { return m_draft; }
    [[nodiscard]] BoardWidget* board() const { return m_board; }

    [[nodiscard]] QString title() const override;
    [[nodiscard]] std::vector<ActionId> headerActions() const override { return {ActionId::Undo, ActionId::Redo}; }
    void updateLook() override;
    [[nodiscard]] std::any state() const override { return m_edits; }
    void restore(const std::any& state) override;
    void enter() override;
    [[nodiscard]] bool canRun(ActionId command) const override;
    [[nodiscard]] bool undoesChanges() const override { return true; }
    void run(ActionId command, bool checked) override;
    [[nodiscard]] bool hasRecord() const override { return m_position.has_value(); }
    [[nodiscard]] std::optional<notation::GameRecord> shownRecord() const override;
    [[nodiscard]] std::optional<rules::AnyPosition> shownPosition() const override { return m_position; }

Q_SIGNALS:
    void playRequested(const qumalaq::rules::GameSetup& setup, const qumalaq::rules::AnyPosition& position);
    void analyseRequested(const qumalaq::rules::GameSetup& setup, const qumalaq::rules::AnyPosition& position);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    struct Edits {
        std::vector<notation::PositionDraft> drafts; ///< the later ones were undone
        std::size_t shown = 0;
    };

    void layOut();
    void showGame();
    void updateLayout();
    void keepEdit();
    void showEdit(std::size_t index);
    /// Updates everything that shows the draft; announces the sum and the error if they have changed.
    void refresh();
    void announceSelected() const;

    Settings& m_settings;
    notation::PositionDraft m_draft;
    Edits m_edits{{m_draft}};
    std::optional<rules::AnyPosition> m_position; ///< the draft as a position, if it is valid

    BoardWidget* m_board;
    BoardContainer* m_boardContainer;
    QWidget* m_below; ///< the sum, and the hint or the error
    QLabel* m_hint;
    QLabel* m_sum;
    QLabel* m_error;
    QScrollArea* m_area;
    PositionForm* m_form;
    QPushButton* m_play;
    QPushButton* m_analyse;
};

} // namespace qumalaq::desktop
