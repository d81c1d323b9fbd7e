#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Qumalaq authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Sends random input to the program: keys, clicks, drops, and changes of language, theme and size, under the address and
# undefined-behaviour sanitizers. It fails on a crash, a Qt warning, an event loop that no longer responds, or lost
# data, and prints the seed and the last events.
# Usage: monkey.sh [EVENTS [SEED]]
# shellcheck source=packaging/lib.sh
source "$(dirname "${BASH_SOURCE[0]}")/../lib.sh"

events=${1-100000}
seed=${2-$(date +%s)}
ensure_packages run check
configure asan-ubsan
build asan-ubsan monkey
heading "The monkey"
QT_QPA_PLATFORM=offscreen LC_ALL=C.UTF-8 UBSAN_OPTIONS=print_stacktrace=1 \
    "$project_root/build/asan-ubsan/tests/app/desktop/chaos/monkey" "$seed" "$events"
