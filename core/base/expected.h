// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <tl/expected.hpp>

#include <utility>

namespace qumalaq {

/// A value, or the typed reason why there is none. No exception crosses the API of core.
/// tl::expected has the interface of std::expected, which needs C++23.
template <typename T, typename E>
using Expected = tl::expected<T, E>;

template <typename E>
[[nodiscard]] constexpr tl::unexpected<std::decay_t<E>> unexpected(E&& error)
{
    return tl::unexpected<std::decay_t<E>>(std::forward<E>(error));
}

} // namespace qumalaq
