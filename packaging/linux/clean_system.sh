# shellcheck shell=bash
# SPDX-FileCopyrightText: 2026 The Qumalaq authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# A new minimal Debian in a folder, for tests. Sourced after lib.sh. Needs root or sudo.

clean_root=''
: "${project_root:?is set by lib.sh}"

# Packages come from the same archive and in the same way as those of this machine.
debian_archive() {
    # shellcheck disable=SC2016 # apt's own placeholder
    apt-get indextargets --format '$(REPO_URI)' 'Created-By: Packages' 'Label: Debian' 2>/dev/null | sort -u | head -n 1
}

leave_clean_system() {
    [[ -n $clean_root ]] || return 0
    as_root umount "$clean_root/proc" 2>/dev/null || true
    as_root rm -rf --one-file-system "$clean_root"
    clean_root=''
}

# enter_clean_system SUITE [PACKAGE…]: sets clean_root; the folder is deleted when the script ends. The new system, with
# the packages if any, is kept as an archive under build/clean for later runs.
enter_clean_system() {
    local suite=$1 kept proxy=''
    shift
    kept=$project_root/build/clean/$suite${1+-$(cksum <<<"$*" | cut -d ' ' -f 1)}.tar
    clean_root=$project_root/build/clean/$suite.$$
    trap leave_clean_system EXIT
    mkdir -p "$clean_root"
    if [[ ! -f $kept ]]; then
        note "Fetching $suite"
        eval "$(apt-config shell proxy Acquire::http::Proxy)"
        # shellcheck disable=SC2046 # no archive known: debootstrap has a default of its own
        as_root env ${proxy:+http_proxy="$proxy"} debootstrap --variant=minbase "$suite" "$clean_root" \
            $(debian_archive) >"$kept.log" || { tail -n 20 "$kept.log" && return 1; }
        apt-config dump | grep -E '^Acquire::(http|https|Check|Retries|ForceIPv)' |
            as_root tee "$clean_root/etc/apt/apt.conf.d/90host" >/dev/null
        # Installed packages must not start services.
        printf '#!/bin/sh\nexit 101\n' | as_root tee "$clean_root/usr/sbin/policy-rc.d" >/dev/null
        as_root chmod 755 "$clean_root/usr/sbin/policy-rc.d"
        as_root cp /etc/resolv.conf "$clean_root/etc/resolv.conf"
        if [[ $# -gt 0 ]]; then
            install_inside "$@"
            inside apt-get clean
        fi
        as_root tar -C "$clean_root" --one-file-system -cf "$kept.new" .
        as_root mv "$kept.new" "$kept"
    else
        as_root tar -C "$clean_root" -xf "$kept"
    fi
    as_root cp /etc/resolv.conf "$clean_root/etc/resolv.conf"
    as_root mount -t proc proc "$clean_root/proc" 2>/dev/null || note "(without /proc)"
}

# inside COMMAND…: runs it as root of the clean system
inside() {
    as_root chroot "$clean_root" /usr/bin/env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin:/usr/games \
        LC_ALL=C.UTF-8 HOME=/root DEBIAN_FRONTEND=noninteractive "$@" </dev/null
}

# install_inside NAME-OR-FILE…
install_inside() {
    inside apt-get update -q
    inside apt-get install -q -y --no-install-recommends "$@"
}
