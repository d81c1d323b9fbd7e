#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Qumalaq authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Runs an analyser over the sources, with the compile commands of build/dev, or over the descriptions of CI and of the
# Flatpak.
# Usage: lint.sh clang-tidy|clazy [FILE…]
#        lint.sh workflows
# shellcheck source=packaging/lib.sh
source "$(dirname "${BASH_SOURCE[0]}")/../lib.sh"

tool=${1-}
shift || true
cd "$project_root"

# actionlint knows more of workflows than yamllint, but few systems have it.
lint_workflows() {
    yamllint --strict --config-data '{extends: default, rules: {document-start: disable, line-length: {max: 180}}}' .github packaging/linux/*.yml
    if command -v actionlint >/dev/null; then actionlint; fi
}

if [[ $tool == workflows ]]; then
    lint_workflows
    note "The descriptions of CI and of the Flatpak are right."
    exit
fi

configure dev

sources() {
    if [[ $# -gt 0 ]]; then
        printf '%s\n' "$@"
    elif [[ $tool == clazy ]]; then
        git ls-files 'app/desktop/*.cpp' 'core/session/*.cpp' 'core/storage/*.cpp'
    else
        git ls-files 'app/*.cpp' 'core/*.cpp'
    fi
}

case $tool in
    clang-tidy)
        sources "$@" | xargs -n 1 -P "$(job_count)" clang-tidy -p build/dev --quiet
        ;;
    clazy)
        # Its exit status does not report findings.
        log=build/dev/clazy.log
        sources "$@" | xargs -n 1 -P "$(job_count)" clazy-standalone -p build/dev \
            --checks=level1,no-non-pod-global-static,no-range-loop-detach >"$log" 2>&1 || { cat "$log" && exit 1; }
        if grep -E '\[-Wclazy' "$log" | sort -u; then exit 1; fi
        ;;
    *) fail "Usage: lint.sh clang-tidy|clazy [FILE…], lint.sh workflows" ;;
esac
note "$tool has nothing to say."
