// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

namespace CLI {
class App;
}

namespace qumalaq::workshop {

/// Adds `self-play` and `train`. The chosen command runs during parsing and stores its exit status in `status`, which
/// must outlive `app`.
void addTrainingCommands(CLI::App& app, int& status);

} // namespace qumalaq::workshop
