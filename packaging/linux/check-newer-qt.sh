#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Qumalaq authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Builds and tests everything in a clean Debian of another release, for its newer Qt and compiler, with warnings as
# errors.
# Usage: check-newer-qt.sh [SUITE]    default: trixie (Qt 6.8); sid has the newest
# shellcheck source=packaging/lib.sh
source "$(dirname "${BASH_SOURCE[0]}")/../lib.sh"
# shellcheck source=packaging/linux/clean_system.sh
source "$project_root/packaging/linux/clean_system.sh"

suite=${1-trixie}
ensure_packages run check full

heading "A clean Debian $suite"
wanted=()
while read -r name; do wanted+=("$name"); done < <(packages_for debian run)
enter_clean_system "$suite" "${wanted[@]}"
inside dpkg-query -W g++ cmake qt6-base-dev

heading "Building and testing there"
as_root mkdir -p "$clean_root/src"
(cd "$project_root" && git ls-files -z --cached --others --exclude-standard | xargs -0 ls -d 2>/dev/null | tar -cf - -T -) | as_root tar -C "$clean_root/src" -xf -
inside sh -c "cd /src && cmake --preset check && cmake --build --preset check --parallel $(job_count)"
inside sh -c "cd /src && ctest --preset check"
