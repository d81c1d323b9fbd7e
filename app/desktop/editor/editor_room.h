// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/frame/room.h"
#ifndef Q_MOC_RUN // moc 6.4 cannot read <concepts>
#include "app/desktop/frame/settings.h"
#include "core/notation/position_draft.h"
#endif

#include <QElapsedTimer>

#include <array>
#include <optional>

class QComboBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QPushButton;
class QScrollArea;
class QSpinBox;

namespace qumalaq::desktop {

class BoardWidget;

/// Edits a position: stones by click, wheel or typed number; tuzdyks, kazans and the side to move beside the board; any
/// game with any option; or the position as text. It always shows what is wrong and how many stones are missing.
class EditorRoom final : public Room {
    Q_OBJECT

public:
    /// `settings` must outlive the room.
    explicit EditorRoom(Settings& settings, QWidget* parent = nullptr);

    void open(const rules::GameSetup& setup, const rules::AnyPosition& position);

    [[nodiscard]] const notation::PositionDraft& draft() const { return m_draft; }
    [[nodiscard]] BoardWidget* board() const { return m_board; }
    [[nodiscard]] QLineEdit* textField() const { return m_text; }
    [[nodiscard]] QLabel* sumLabel() const { return m_sum; }
    [[nodiscard]] QLabel* errorLabel() const { return m_error; }
    [[nodiscard]] QPushButton* playButton() const { return m_play; }
    [[nodiscard]] QPushButton* analyseButton() const { return m_analyse; }
    [[nodiscard]] QComboBox* tuzdykBox(rules::Side owner) const { return m_tuzdyks[rules::indexOf(owner)]; }

    [[nodiscard]] QString title() const override;
    void setLook(const Theme& theme, const Metrics& metrics) override;
    void retranslate() override;
    void enter() override;
    [[nodiscard]] bool can(ActionId command) const override;
    void run(ActionId command, bool checked) override;
    [[nodiscard]] std::optional<notation::GameRecord> shownRecord() const override;
    [[nodiscard]] std::optional<rules::AnyPosition> shownPosition() const override;

Q_SIGNALS:
    void playWished(const qumalaq::rules::GameSetup& setup, const qumalaq::rules::AnyPosition& position);
    void analyseWished(const qumalaq::rules::GameSetup& setup, const qumalaq::rules::AnyPosition& position);

protected:
    /// Handles the board's input: here it places stones instead of playing.
    bool eventFilter(QObject* object, QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void build();
    void rebuildOptions();
    /// Updates everything that shows the draft.
    void refresh();
    void readText();
    [[nodiscard]] std::optional<rules::Place> placeAt(QPointF point) const;
    void add(rules::Place place, int stones);
    [[nodiscard]] bool type(int key);
    void chooseGame();
    [[nodiscard]] bool hasTuzdyks() const;
    [[nodiscard]] bool hasPrescribed() const;

    Settings& m_settings;
    Metrics m_metrics;
    notation::PositionDraft m_draft;
    std::optional<rules::Place> m_typedAt;
    int m_typed = 0;
    QElapsedTimer m_sinceTyped;
    bool m_isRefreshing = false;

    BoardWidget* m_board;
    QLabel* m_hint;
    QScrollArea* m_area;
    QWidget* m_panel;
    QFormLayout* m_form;
    QComboBox* m_game;
    QWidget* m_options;
    QFormLayout* m_optionsForm;
    QComboBox* m_side;
    std::array<QSpinBox*, 2> m_stores;
    std::array<QComboBox*, 2> m_tuzdyks;
    QComboBox* m_prescribed;
    QLineEdit* m_text;
    QLabel* m_sum;
    QLabel* m_error;
    QLabel* m_textError;
    QPushButton* m_start;
    QPushButton* m_empty;
    std::array<QPushButton*, 2> m_balance;
    QPushButton* m_play;
    QPushButton* m_analyse;
};

} // namespace qumalaq::desktop
