// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/learn/text_fault.h"

#include <string>

namespace qumalaq::workshop {

/// `12:10: the position has … `: one line for whoever writes lessons, without its end.
[[nodiscard]] std::string describe(const learn::TextFault& fault);

} // namespace qumalaq::workshop
