// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/board/theme.h"
#include "core/rules/words.h"

#include <QWidget>

namespace qumalaq::desktop {

/// A badge in an owner's colour and pattern, as on the board.
class OwnerBadge : public QWidget {
    Q_OBJECT

public:
    explicit OwnerBadge(rules::Side side, QWidget* parent = nullptr);
    void setTheme(const Theme& theme);
    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    rules::Side m_side;
    Theme m_theme;
};

} // namespace qumalaq::desktop
