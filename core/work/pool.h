// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QThreadPool>

namespace qumalaq::work {

/// The threads for whatever takes too long for the thread of the user interface.
///
/// Not QThreadPool::globalInstance(): Qt paints large areas on that pool and waits for it, so any work there would hold
/// up painting. At the end of the application it is waited for.
[[nodiscard]] QThreadPool& pool();

} // namespace qumalaq::work
