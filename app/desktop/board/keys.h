// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <qnamespace.h>

namespace qumalaq::desktop {

[[nodiscard]] constexpr bool isEnter(int key)
{
    return key == Qt::Key_Return || key == Qt::Key_Enter;
}

[[nodiscard]] constexpr bool isArrow(int key)
{
    return key == Qt::Key_Left || key == Qt::Key_Right || key == Qt::Key_Up || key == Qt::Key_Down;
}

} // namespace qumalaq::desktop
