#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Qumalaq authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Trains a network for Togyzqumalaq or Congkak from scratch: [GAME=congkak] packaging/train.sh [FOLDER]
#
# In each generation the best network so far plays against itself (at first, the hand-made rules do), a new one is
# trained on the games of the last four generations, and a match decides which is better. Games of the hand-made rules
# are used only until there are two other generations: they cost 73 Elo. Training stops after GENERATIONS, or after two
# consecutive generations without a gain. FOLDER/record.txt is the log (default folder: build/training-GAME).
#
# An interrupted run can be continued: games are appended one by one, and each finished step leaves a file. Copy the
# final result yourself:
#   cp FOLDER/best.nnue resources/network/GAME.nnue
#
# Environment: GAME (togyzqumalaq), GENERATIONS (5), POSITIONS per generation (2000000), NODES per move (2000), EPOCHS
# (24), PAIRS in the match at most (300), MATCH_NODES per move (3000), JOBS in parallel (all processors). A core plays
# about 2,800 positions per second, and trains an epoch of a million positions in about four seconds.
# shellcheck source=packaging/lib.sh
source "$(dirname "${BASH_SOURCE[0]}")/lib.sh"

game=${GAME:-togyzqumalaq}
folder=${1:-$project_root/build/training-$game}
generations=${GENERATIONS:-5}
positions=${POSITIONS:-2000000}
nodes=${NODES:-2000}
epochs=${EPOCHS:-24}
pairs=${PAIRS:-300}
match_nodes=${MATCH_NODES:-3000}
jobs=${JOBS:-$(job_count)}
openings=()
if [[ $game == congkak ]]; then
    openings=(--margin 150) # after most random openings the game is decided
fi

ensure_packages run
configure release >/dev/null
build release qumalaq-workshop
workshop=$project_root/build/release/app/workshop/qumalaq-workshop
mkdir -p "$folder"
cd "$folder"
touch record.txt

record() { printf '%s\n' "$*" | tee -a record.txt; }

# The last line of a command's output; the rest is progress for whoever watches.
last_line() { tr '\r' '\n' | grep -v '^ *$' | tail -n 1; }

# play GENERATION: each job writes its own file with its own seed
play() {
    local generation=$1 job running=() network=()
    if [[ -e best.nnue ]]; then
        network=(--network "$(readlink best.nnue)")
    fi
    for ((job = 0; job < jobs; ++job)); do
        "$workshop" self-play --game "$game" --out "gen$generation-$job.data" --nodes "$nodes" \
            --seed $((1000 * generation + job)) --positions $((positions / jobs)) ${network[@]+"${network[@]}"} \
            >"gen$generation-$job.log" &
        running+=($!)
    done
    # shellcheck disable=SC2064 # the processes of now
    trap "kill ${running[*]} 2>/dev/null || true" EXIT
    if [[ -t 1 ]]; then
        while kill -0 "${running[0]}" 2>/dev/null; do
            printf '\r   %s' "$(last_line <"gen$generation-0.log")"
            sleep 5
        done
        printf '\n'
    fi
    for job in "${running[@]}"; do
        wait "$job" || fail "Self-play failed; see $folder/gen$generation-*.log"
    done
    trap - EXIT
    for ((job = 0; job < jobs; ++job)); do
        record "generation $generation self-play: $(last_line <"gen$generation-$job.log")"
    done
    touch "gen$generation.played"
}

# learn GENERATION: uses it and the three before it, the newest last; from the third on without the first
learn() {
    local generation=$1 data=() older oldest=1
    if ((generation > 4)); then
        oldest=$((generation - 3))
    elif ((generation > 2)); then
        oldest=2
    fi
    for ((older = oldest; older <= generation; ++older)); do
        data+=(gen"$older"-*.data)
    done
    "$workshop" train --data "${data[@]}" --out "gen$generation.part" --epochs "$epochs" --seed "$generation" |
        tee "gen$generation-train.log"
    sed "s/^/generation $generation train: /" "gen$generation-train.log" >>record.txt
    mv "gen$generation.part" "gen$generation.nnue"
}

# compare GENERATION: a match against the best so far. The new one replaces it if the test passes, or, if there were too
# few games for a decision, if its gain is larger than the error.
compare() {
    local generation=$1 opponent=hand result verdict least
    if [[ -e best.nnue ]]; then
        opponent=$(readlink best.nnue)
    fi
    "$workshop" match --game "$game" --first "nodes:$match_nodes,network:gen$generation.nnue" \
        --second "nodes:$match_nodes,network:$opponent" --pairs "$pairs" --seed "$generation" --sprt 0 20 \
        ${openings[@]+"${openings[@]}"} |
        tee "gen$generation-match.log"
    result=$(tr '\r' '\n' <"gen$generation-match.log" | grep '^games' | tail -n 1)
    verdict=$(last_line <"gen$generation-match.log")
    record "generation $generation against $opponent, $match_nodes nodes a move: $result; $verdict"
    least=$(sed -n 's/.* elo [+-][0-9]* \[+\([0-9]*\),.*/\1/p' <<<"$result") # empty if negative
    if [[ $verdict == *": high,"* || ($verdict == *": open,"* && ${least:-0} -gt 0) ]]; then
        ln -sf "gen$generation.nnue" best.nnue
        echo better >"gen$generation.compared"
    else
        echo not-better >"gen$generation.compared"
    fi
}

without_gain=0
for ((generation = 1; generation <= generations; ++generation)); do
    heading "Generation $generation of $generations"
    [[ -e gen$generation.played ]] || play "$generation"
    [[ -e gen$generation.nnue ]] || learn "$generation"
    [[ -e gen$generation.compared ]] || compare "$generation"
    if [[ $(<"gen$generation.compared") == better ]]; then
        without_gain=0
    elif ((++without_gain == 2)); then
        note "Two generations without a gain: enough."
        break
    fi
done
[[ -e best.nnue ]] || fail "No network beat the hand-made rules. More positions may help."
note "The best network: $folder/$(readlink best.nnue)"
