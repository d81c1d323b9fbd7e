// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/ui/page.h"

#include "app/desktop/ui/style.h"

#include <QBoxLayout>

#include <algorithm>

namespace qumalaq::desktop {

namespace {

constexpr int kBesideFromWidth = 520;

} // namespace

bool Page::placePanel(QWidget* panel, int width)
{
    const bool isBeside = this->width() >= px(kBesideFromWidth);
    static_cast<QBoxLayout*>(layout())->setDirection(isBeside ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    panel->setMinimumWidth(isBeside ? width : 0);
    panel->setMaximumWidth(isBeside ? width : QWIDGETSIZE_MAX);
    return isBeside;
}

QSize Page::minimumSizeOfTexts() const
{
    const QSize least = QWidget::minimumSizeHint();
    const int height = layout()->totalMinimumHeightForWidth(std::max(width(), least.width()));
    return {least.width(), std::max(least.height(), height)};
}

} // namespace qumalaq::desktop
