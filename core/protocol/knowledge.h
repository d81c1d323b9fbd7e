// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ai/book.h"
#include "core/ai/endgame/endgame_table.h"
#include "core/base/expected.h"

#include <memory>
#include <string>
#include <string_view>

/// The values of the options Book and Endgame: `builtin`, `none`, or a file. Blocks while it reads. The error is a
/// message for the user.
namespace qumalaq::protocol {

/// Null for `none`, and for `builtin` if nothing was built in.
[[nodiscard]] Expected<std::shared_ptr<const ai::Book>, std::string> bookFrom(std::string_view name);
[[nodiscard]] Expected<std::shared_ptr<const ai::EndgameTable>, std::string> endgameFrom(std::string_view name);
/// Why a table cannot be used, for the user.
[[nodiscard]] std::string_view reasonFor(ai::EndgameError error);

} // namespace qumalaq::protocol
