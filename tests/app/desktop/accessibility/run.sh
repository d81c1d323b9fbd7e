#!/bin/sh
# SPDX-FileCopyrightText: 2026 The Qumalaq authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Reads the program through the accessibility bus under a display of its own: run.sh PROGRAM.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
export QT_LINUX_ACCESSIBILITY_ALWAYS_ON=1 QT_QPA_PLATFORM=xcb HERE="$here" PROGRAM="$1"
# The server itself says which display it took, and when it is ready.
# shellcheck disable=SC2016 # the inner shell expands it
exec dbus-run-session -- sh -c '
    folder=$(mktemp -d)
    mkfifo "$folder/number"
    Xvfb -displayfd 3 -screen 0 1280x1024x24 -nolisten tcp 3>"$folder/number" 2>"$folder/log" &
    server=$!
    read -r number <"$folder/number"
    export DISPLAY=":$number"
    /usr/libexec/at-spi-bus-launcher --launch-immediately &
    bus=$!
    status=0
    /usr/bin/python3 "$HERE/read_tree.py" "$PROGRAM" || status=$?
    kill "$bus" "$server"
    rm -r "$folder"
    exit "$status"'
