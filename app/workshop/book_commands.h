// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace CLI {
class App;
}

namespace qumalaq::workshop {

/// Adds `book make`, `book measure` and `openings make` and `openings count`. The chosen command runs during parsing
/// and stores its exit status in `status`, which must outlive `app`.
void addBookCommands(CLI::App& app, int& status);

} // namespace qumalaq::workshop
