// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace qumalaq::console {

/// A text of the help in the language of the environment (LANGUAGE, LC_ALL, LC_MESSAGES, LANG): Kazakh, Russian, else
/// English. Results and errors, which programs read, are not translated.
[[nodiscard]] std::string helpText(std::string_view english);

} // namespace qumalaq::console
