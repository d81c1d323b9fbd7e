// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/board/wheel_step_counter.h"
#include "core/notation/position_draft.h"

#include <QElapsedTimer>
#include <QObject>

#include <optional>

class QKeyEvent;
class QPointF;

namespace qumalaq::desktop {

class BoardWidget;

/// Places stones on a board by mouse, wheel and keys. Replaces the board's own input.
class StoneInput : public QObject {
    Q_OBJECT

public:
    /// Both must outlive the object.
    StoneInput(BoardWidget& board, notation::PositionDraft& draft, QObject* parent = nullptr);

Q_SIGNALS:
    /// The draft changed.
    void laid();

protected:
    bool eventFilter(QObject* object, QEvent* event) override;

private:
    [[nodiscard]] std::optional<rules::Place> placeAt(QPointF point) const;
    void add(rules::Place place, int stones);
    /// Enters a digit of a count; digits that follow quickly belong to the same number.
    void type(rules::Pit pit, int digit);
    /// False if the key has no meaning here.
    [[nodiscard]] bool press(const QKeyEvent& key);

    BoardWidget& m_board;
    notation::PositionDraft& m_draft;
    std::optional<rules::Pit> m_typedAt;
    int m_typed = 0;
    QElapsedTimer m_sinceTyped;
    WheelStepCounter m_wheel;
};

} // namespace qumalaq::desktop
