// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Reads one line of standard input and exits, like a front end that dies: later writes to it find a closed pipe.
#include <iostream>
#include <string>

int main()
{
    std::string line;
    return std::getline(std::cin, line) ? 0 : 1;
}
