#!/bin/sh
# SPDX-FileCopyrightText: 2026 The Qumalaq authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Runs a command on a separate display with an accessibility bus: with_bus.sh COMMAND [ARGUMENT…]
set -eu
here=$(cd "$(dirname "$0")" && pwd)
export QT_LINUX_ACCESSIBILITY_ALWAYS_ON=1
# shellcheck disable=SC2016 # the inner shell expands it
exec "$here/../with_display.sh" dbus-run-session --config-file="$here/bus.conf" -- sh -c '
    /usr/libexec/at-spi-bus-launcher --launch-immediately &
    bus=$!
    status=0
    "$@" || status=$?
    kill "$bus"
    exit "$status"' sh "$@"
