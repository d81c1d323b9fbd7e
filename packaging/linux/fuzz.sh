#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Qumalaq authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Runs every fuzz target for a while; what it learned stays in build/fuzz/corpus.
# Usage: fuzz.sh [SECONDS]
# shellcheck source=packaging/lib.sh
source "$(dirname "${BASH_SOURCE[0]}")/../lib.sh"

seconds=${1-60}
ensure_packages run check full
configure fuzz
build fuzz
for target in "$project_root"/build/fuzz/tests/fuzz/fuzz_*; do
    [[ -f $target && -x $target ]] || continue
    name=$(basename "$target")
    heading "$name"
    corpus=$project_root/build/fuzz/corpus/$name
    mkdir -p "$corpus"
    (cd "$corpus/.." && "$target" -max_total_time="$seconds" -max_len=512 -timeout=10 -print_final_stats=1 \
        -verbosity=0 "$corpus")
done
