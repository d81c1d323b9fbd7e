// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QThreadPool>

namespace qumalaq::work {

/// The thread pool for everything that takes too long for the user interface thread.
///
/// Not QThreadPool::globalInstance(): Qt paints large areas on that pool and waits for it, so other jobs there would
/// delay painting. When the application ends it waits for this pool, but not longer than kTimeout (shutdown.h).
[[nodiscard]] QThreadPool& pool();

} // namespace qumalaq::work
