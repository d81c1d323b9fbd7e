#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Qumalaq authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Runs every fuzz target for a while. It starts with the inputs of tests/fuzz/corpus; new inputs stay in
# build/fuzz/corpus.
# Usage: fuzz.sh [SECONDS]      each target for this many seconds
#        fuzz.sh --merge        puts the few short inputs with the most coverage into tests/fuzz/corpus
# shellcheck source=packaging/lib.sh
source "$(dirname "${BASH_SOURCE[0]}")/../lib.sh"

seconds=${1-60}
# The repository has a start for a short run, not all that was ever found.
longest=200 # bytes
most=32     # inputs
ensure_packages run check full
configure fuzz
build fuzz fuzzers
for target in "$project_root"/build/fuzz/tests/fuzz/fuzz_*; do
    [[ -f $target && -x $target ]] || continue
    name=$(basename "$target")
    heading "$name"
    corpus=$project_root/build/fuzz/corpus/$name
    seeds=$project_root/tests/fuzz/corpus/$name
    mkdir -p "$corpus" "$seeds"
    dictionary=$project_root/tests/fuzz/${name#fuzz_}.dict
    options=(-timeout=10 -verbosity=0)
    if [[ -f $dictionary ]]; then options+=("-dict=$dictionary"); fi
    if [[ $seconds == --merge ]]; then
        merged=$(mktemp -d)
        # Without the counters of each branch a few inputs cover nearly everything. They are written best first.
        "$target" "${options[@]}" -max_len=$longest -use_counters=0 -set_cover_merge=1 "$merged" "$seeds" "$corpus"
        find "$merged" -type f -printf '%T@ %p\n' | sort -n | tail -n +$((most + 1)) | cut -d ' ' -f 2 | xargs -r rm
        rm -rf "$seeds"
        mv "$merged" "$seeds"
        chmod 755 "$seeds"
        note "$(find "$seeds" -type f | wc -l) inputs, $(cat "$seeds"/* | wc -c) bytes"
        continue
    fi
    (cd "$corpus/.." && "$target" "${options[@]}" -max_total_time="$seconds" -max_len=512 -print_final_stats=1 \
        "$corpus" "$seeds")
done
