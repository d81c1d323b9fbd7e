#!/bin/sh
# SPDX-FileCopyrightText: 2026 The Qumalaq authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Reads the program through the accessibility bus on a separate display: run.sh PROGRAM.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
export QT_LINUX_ACCESSIBILITY_ALWAYS_ON=1 HERE="$here" PROGRAM="$1"
# shellcheck disable=SC2016 # the inner shell expands it
exec "$here/../with_display.sh" dbus-run-session -- sh -c '
    /usr/libexec/at-spi-bus-launcher --launch-immediately &
    bus=$!
    status=0
    /usr/bin/python3 "$HERE/read_tree.py" "$PROGRAM" || status=$?
    kill "$bus"
    exit "$status"'
