// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/learn/text_fault.h"

#include <filesystem>
#include <string>
#include <vector>

namespace qumalaq::workshop {

/// Reads all lessons of a folder (`<course>/<lesson>.txt`) and what they say (`texts_<language>.txt`), and tells what
/// is wrong, one line a fault: file, line, column and reason. What can not be read is a fault, too. Takes seconds.
[[nodiscard]] std::vector<std::string> checkLessons(const std::filesystem::path& folder);

/// `12:10: the position has … `: one line for whoever writes lessons, without its end.
[[nodiscard]] std::string describe(const learn::TextFault& fault);

} // namespace qumalaq::workshop
