// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace CLI {
class App;
}

namespace qumalaq::workshop {

/// Adds what measures the levels: "tournament" and "errors". The chosen command stores its exit status in `status`.
void addLevelCommands(CLI::App& app, int& status);

} // namespace qumalaq::workshop
