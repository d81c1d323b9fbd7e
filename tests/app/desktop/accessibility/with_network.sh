#!/bin/sh
# SPDX-FileCopyrightText: 2026 The Qumalaq authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Runs a command on a computer that seems to have only one network, and the address 192.168.77.1 in it:
# with_network.sh COMMAND [ARGUMENT…]. The status is 77 where this system gives no networks of their own to users.
set -eu
if [ "${1-}" != --inside ]; then
    map=--map-root-user
    if [ "$(id -u)" = 0 ]; then map=; fi
    # shellcheck disable=SC2086 # an option or none
    unshare $map --net true 2>/dev/null || exit 77
    # shellcheck disable=SC2086
    exec unshare $map --net "$0" --inside "$@"
fi
shift
ip link set lo up
ip link add name near type veth peer name far
ip address add 192.168.77.1/24 dev near
ip link set near up
ip link set far up
exec "$@"
