// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/board/screen_reader.h"

#include <QAccessible>
#include <QCoreApplication>
#include <QVariant>

namespace qumalaq::desktop {

namespace {

constexpr const char* kProperty = "readingAloud";

} // namespace

bool isScreenReaderActive()
{
    return QAccessible::isActive() || QCoreApplication::instance()->property(kProperty).toBool();
}

void setReadingAloud(bool isReading)
{
    QCoreApplication::instance()->setProperty(kProperty, isReading);
}

} // namespace qumalaq::desktop
