// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/gameboard/message_strip.h"

#include "app/desktop/ui/announcer.h"
#include "app/desktop/ui/elided_label.h"
#include "app/desktop/ui/style.h"

#include <QHBoxLayout>

#include <algorithm>

namespace qumalaq::desktop {

namespace {

constexpr double kLargeText = 1.25; ///< from this scale there is room for a third line
constexpr int kPadding = 5;

} // namespace

MessageStrip::MessageStrip(QWidget* parent)
    : QFrame(parent)
    , m_row(new QHBoxLayout(this))
    , m_caption(new ElidedLabel(this))
{
    setRole(this, "strip");
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed); // texts must not widen the window
    m_caption->setObjectName(QStringLiteral("caption"));
    setRole(m_caption, "heading");
    setNotRead(*m_caption);
}

int MessageStrip::textLines()
{
    return currentMetrics().scale > kLargeText ? 3 : 2;
}

void MessageStrip::updateLook()
{
    m_row->setSpacing(px(10));
    const int padding = px(kPadding);
    // No vertical margin: a card with its thick border in high contrast fills the height.
    m_row->setContentsMargins(2 * padding, 0, 2 * padding, 0);
    for (QWidget* widget : std::initializer_list<QWidget*>{this, m_caption})
        widget->ensurePolished(); // before the first show they have no style yet
    const int text = std::max(2 * m_caption->fontMetrics().lineSpacing(), textLines() * fontMetrics().lineSpacing());
    setFixedHeight(text + 2 * padding + 2);
}

} // namespace qumalaq::desktop
