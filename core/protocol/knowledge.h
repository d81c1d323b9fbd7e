// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ai/book.h"
#include "core/ai/endgame/endgame_table.h"
#include "core/base/expected.h"

#include <memory>
#include <string>
#include <string_view>

/// What the options Book and Endgame name: `builtin`, `none`, or a file. Blocks while it reads; the error is ready to
/// be said.
namespace qumalaq::protocol {

/// Null for none, also if the program was built without.
[[nodiscard]] Expected<std::shared_ptr<const ai::Book>, std::string> bookFrom(std::string_view name);
[[nodiscard]] Expected<std::shared_ptr<const ai::EndgameTable>, std::string> endgameFrom(std::string_view name);

} // namespace qumalaq::protocol
