// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <limits>

// Last: some standard libraries remove the macros.
#include <windows.h>

int smaller(int a, int b)
{
    return std::min(a, std::min(b, std::numeric_limits<int>::max()));
}
