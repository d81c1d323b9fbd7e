// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/learn/text_error.h"

#include <filesystem>
#include <string>
#include <vector>

namespace qumalaq::workshop {

/// Checks all lessons of a folder (`<course>/<lesson>.txt`) and their texts (`texts_<language>.txt`). One line for each
/// fault: file, line, column and reason. A file that cannot be read is a fault, too. Takes seconds.
[[nodiscard]] std::vector<std::string> checkLessons(const std::filesystem::path& folder);

/// `12:10: the position has … `: one line for the author of a lesson, without a line end.
[[nodiscard]] std::string describe(const learn::TextError& fault);

} // namespace qumalaq::workshop
