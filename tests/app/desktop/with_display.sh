#!/bin/sh
# SPDX-FileCopyrightText: 2026 The Qumalaq authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Runs a command on a separate X server: with_display.sh COMMAND [ARGUMENT…]
set -eu
folder=$(mktemp -d)
mkfifo "$folder/number"
# The server reports its display number when it is ready.
Xvfb -displayfd 3 -screen 0 1280x1024x24 -nolisten tcp -noreset 3>"$folder/number" 2>"$folder/log" &
server=$!
read -r number <"$folder/number"
export DISPLAY=":$number" QT_QPA_PLATFORM=xcb
status=0
"$@" || status=$?
kill "$server"
rm -r "$folder"
exit "$status"
