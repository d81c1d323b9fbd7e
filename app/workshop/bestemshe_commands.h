// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace CLI {
class App;
}

namespace qumalaq::workshop {

/// Adds `bestemshe layers`, `bestemshe check` and `bestemshe prove`. The chosen command runs during parsing and stores
/// its exit status.
void addBestemsheCommands(CLI::App& app, int& status);

} // namespace qumalaq::workshop
