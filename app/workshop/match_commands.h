// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace CLI {
class App;
}

namespace qumalaq::workshop {

/// Adds what compares two players: "match" and "sprt". The chosen command stores its exit status in `status`.
void addMatchCommands(CLI::App& app, int& status);

} // namespace qumalaq::workshop
