# shellcheck shell=bash
# SPDX-FileCopyrightText: 2026 The Qumalaq authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Shared by ./run, ./check and the scripts under packaging/. Sourced, not run.
set -euo pipefail

project_root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)

# shellcheck disable=SC2034 # for those who source this
if [[ -t 1 ]]; then
    bold=$'\e[1m' red=$'\e[31m' green=$'\e[32m' plain=$'\e[0m'
else
    bold='' red='' green='' plain=''
fi

heading() { printf '\n%s== %s%s\n' "$bold" "$*" "$plain"; }
note() { printf '   %s\n' "$*"; }
fail() {
    printf '%s%s%s\n' "$red" "$*" "$plain" >&2
    exit 1
}

# How many compilers or tests run at once; CMake's own variable of the environment counts more than the processors.
job_count() {
    if [[ -n ${CMAKE_BUILD_PARALLEL_LEVEL-} ]]; then
        echo "$CMAKE_BUILD_PARALLEL_LEVEL"
    else
        nproc 2>/dev/null || sysctl -n hw.ncpu 2>/dev/null || echo 2
    fi
}

# The name of this system in packages.txt; empty if it has none.
system_name() {
    case $(uname -s) in
        Darwin) echo homebrew ;;
        MINGW* | MSYS* | CYGWIN*) echo vcpkg ;;
        Linux)
            local id
            # shellcheck disable=SC1091
            for id in $(. /etc/os-release 2>/dev/null && echo "${ID-} ${ID_LIKE-}"); do
                case $id in
                    debian | ubuntu) echo debian && return ;;
                    fedora | rhel) echo fedora && return ;;
                    arch) echo arch && return ;;
                    opensuse* | suse) echo opensuse && return ;;
                esac
            done
            ;;
    esac
}

# packages_for SYSTEM PURPOSE…: one name on each line
packages_for() {
    local wanted_system=$1 system purpose names
    shift
    while read -r system purpose names; do
        if [[ $system == "$wanted_system" && " $* " == *" $purpose "* ]]; then
            tr ' ' '\n' <<<"$names"
        fi
    done <"$project_root/packaging/packages.txt"
}

# missing_packages SYSTEM NAME…: those not installed, one on each line; needs no network
missing_packages() {
    local system=$1 name installed
    shift
    case $system in
        debian)
            # shellcheck disable=SC2016 # dpkg-query's own placeholders
            installed=$(dpkg-query -W -f '${Package}=${db:Status-Status}\n' "$@" 2>/dev/null || true)
            for name; do
                grep -qxF "$name=installed" <<<"$installed" || echo "$name"
            done
            ;;
        fedora | opensuse) for name; do rpm -q --quiet --whatprovides "$name" || echo "$name"; done ;;
        arch) pacman -T "$@" || true ;;
        homebrew) for name; do brew list --versions "$name" >/dev/null 2>&1 || echo "$name"; done ;;
    esac
}

# As an administrator; fails if this user cannot become one.
as_root() {
    if [[ $(id -u) == 0 ]]; then
        "$@"
    else
        command -v sudo >/dev/null && sudo "$@"
    fi
}

# Ends the script if the folder is write-protected.
ensure_writable() {
    if ! mkdir -p "$project_root/build" 2>/dev/null || [[ ! -w $project_root/build ]]; then
        fail "Nothing can be written in $project_root. Copy this folder to a place of your own, and start there."
    fi
}

# What to run if packages are missing and must not be installed.
install_hint=''

# ensure_packages PURPOSE…: installs missing packages only.
ensure_packages() {
    local system name wanted=() missing=()
    system=$(system_name)
    case $system in
        '' | vcpkg)
            note "Installing packages is up to you on this system: the table in README.md names them."
            return 0
            ;;
        homebrew)
            [[ -n ${QUMALAQ_NO_INSTALL-} ]] || command -v brew >/dev/null ||
                fail "Homebrew is needed to install the packages README.md names."
            ;;
    esac
    # No mapfile: the bash of macOS does not have it.
    while read -r name; do wanted+=("$name"); done < <(packages_for "$system" "$@")
    [[ ${#wanted[@]} -gt 0 ]] || return 0
    while read -r name; do missing+=("$name"); done < <(missing_packages "$system" "${wanted[@]}")
    [[ ${#missing[@]} -gt 0 ]] || return 0

    local install=()
    case $system in
        debian) install=(env DEBIAN_FRONTEND=noninteractive apt-get install -q -y --no-install-recommends) ;;
        fedora) install=(dnf install -y) ;;
        opensuse) install=(zypper --non-interactive install) ;;
        arch) install=(pacman -S --needed --noconfirm) ;;
        homebrew) install=(brew install) ;;
    esac
    install+=("${missing[@]}")
    local shown="${install[*]}"
    shown=${shown#env DEBIAN_FRONTEND=noninteractive }
    [[ $system != debian ]] || shown="apt-get update; $shown"
    if [[ -n ${QUMALAQ_NO_INSTALL-} ]]; then
        install_hint="
These packages are missing. As an administrator, with a network, run:
  $shown"
        return 0
    fi
    heading "Installing ${missing[*]}"
    # A third-party source that fails to refresh is not an error: the installation shows whether it matters.
    [[ $system != debian ]] || as_root apt-get update -q </dev/null || true
    if [[ $system == homebrew ]]; then
        "${install[@]}"
    else
        as_root "${install[@]}" </dev/null
    fi || fail "These packages are missing and could not be installed here. As an administrator, with a network, run:
  $shown
Then start again. To go on without installing, set QUMALAQ_NO_INSTALL=1."
}

# give_up WHAT: ends the script, and says why if the disk is full or packages are missing.
give_up() {
    local free
    free=$(df -Pk "$project_root" 2>/dev/null | awk 'NR == 2 { print int($4 / 1024) }') || true
    if [[ -n $free ]] && ((free < 200)); then
        fail "$1 failed because the disk is full: $free MB are left in $project_root, and building needs about 2,000."
    fi
    fail "$1 failed.$install_hint"
}

# Checks the desktop entry and the description for software centres.
validate_desktop_files() {
    local remarks folder
    desktop-file-validate "$project_root"/packaging/linux/*.desktop
    folder=$(mktemp -d)
    "$project_root/packaging/linux/changelog.sh" appstream >"$folder/org.qumalaq.qumalaq.metainfo.xml"
    remarks=$(appstreamcli validate --no-net --pedantic --strict "$folder"/*.metainfo.xml) || {
        rm -r "$folder"
        printf '%s\n' "$remarks"
        return 1
    }
    rm -r "$folder"
    # appstreamcli does not fail for pedantic remarks.
    [[ $remarks != *"P: "* ]] || fail "$remarks"
    note "The desktop entry and its description are right."
}

# configure PRESET [CMAKE-ARGUMENT…]
configure() {
    local preset=$1 launcher=()
    shift
    if command -v ccache >/dev/null; then
        launcher=(-DCMAKE_CXX_COMPILER_LAUNCHER=ccache)
    fi
    # Old versions of bash (macOS) treat an empty array as unbound.
    (cd "$project_root" && cmake --preset "$preset" ${launcher[@]+"${launcher[@]}"} "$@")
}

# build PRESET [TARGET…]
build() {
    local preset=$1
    shift
    (cd "$project_root" && cmake --build "build/$preset" --parallel "$(job_count)" ${@+--target "$@"})
}

# copy_header_libraries PREFIX: the libraries that consist of headers only, for a cross-build: the compiler must not
# search the /usr/include of this machine. Debian only.
copy_header_libraries() {
    local package file
    for package in libcli11-dev libexpected-dev; do
        while read -r file; do
            case $file in
                /usr/include/* | */cmake/*) [[ ! -f $file ]] || install -D -m 644 "$file" "$1/${file#/usr/}" ;;
            esac
        done < <(dpkg -L "$package")
    done
}
