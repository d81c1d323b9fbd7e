// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/window/run.h"

int main(int argc, char* argv[])
{
    return qumalaq::desktop::run(argc, argv);
}
