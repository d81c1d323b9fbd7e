#!/bin/sh
# SPDX-FileCopyrightText: 2026 The Qumalaq authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Lets the screen reader Orca read the program, on a display, a bus, a home and a voice of its own, and writes down
# what it says: listen.sh PROGRAM ENGINE SCENARIO LANGUAGE [OPTION…]. See listen.py beside it for the rest. With the
# option --without-reader there is no screen reader, and the program itself speaks.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
if [ "${QUMALAQ_LISTEN_INSIDE-}" != yes ]; then
    export QUMALAQ_LISTEN_INSIDE=yes
    exec "$here/../with_display.sh" dbus-run-session --config-file="$here/bus.conf" -- "$here/listen.sh" "$@"
fi

folder=$(mktemp -d)
mkdir -m 700 "$folder/home" "$folder/run" "$folder/voice" "$folder/modules" "$folder/bin" "$folder/logs"
export HOME="$folder/home" XDG_RUNTIME_DIR="$folder/run" GSETTINGS_BACKEND=memory NO_AT_BRIDGE=0
export XDG_CONFIG_HOME="$HOME/.config" XDG_DATA_HOME="$HOME/.local/share" XDG_CACHE_HOME="$HOME/.cache"
export LC_ALL=C.UTF-8 QUMALAQ_HEARD="$folder/heard" PYTHONDONTWRITEBYTECODE=1
export SPEECHD_ADDRESS="unix_socket:$folder/run/speech"
unset LANGUAGE

ln -s "$here/logging_voice.py" "$folder/modules/logging_voice"
cat >"$folder/voice/speechd.conf" <<'END'
LogLevel 3
AudioOutputMethod "alsa"
AddModule "logging" "logging_voice"
DefaultModule logging
END
touch "$folder/heard"

started=
reader=
begin() {
    "$@" >>"$folder/logs/${1##*/}" 2>&1 &
    started="$started $!"
}
finish() {
    status=$?
    trap - EXIT
    # Orca goes first and cannot refuse: when its voice goes before it, Orca 48 tries to start another one, fails, and
    # never ends.
    if [ -n "$reader" ]; then kill -KILL "$reader" 2>/dev/null || true; fi
    for process in $started; do kill "$process" 2>/dev/null || true; done
    wait || true
    if [ -n "${QUMALAQ_LISTEN_KEEP-}" ]; then
        echo "kept: $folder"
    else
        rm -rf "$folder"
    fi
    exit "$status"
}
trap finish EXIT
trap 'exit 1' HUP INT TERM

begin openbox --sm-disable
begin speech-dispatcher --run-single --log-dir "$folder/logs" --config-dir "$folder/voice" \
    --module-dir "$folder/modules" --communication-method unix_socket --socket-path "$folder/run/speech" \
    --pid-file "$folder/run/speech.pid" --timeout 0
# Orca asks for its voice once, and stays silent when it comes too late.
patience=300
while [ ! -S "$folder/run/speech" ] && [ "$patience" -gt 0 ]; do
    sleep 0.1
    patience=$((patience - 1))
done
case " $* " in
    *" --without-reader "*) ;;
    *)
        export QT_LINUX_ACCESSIBILITY_ALWAYS_ON=1
        begin /usr/libexec/at-spi-bus-launcher --launch-immediately
        # Orca refuses to start while another one runs, which may be that of the person who tests, or of a test beside
        # this.
        printf '#!/bin/sh\n' >"$folder/bin/pgrep"
        chmod +x "$folder/bin/pgrep"
        if [ -n "${QUMALAQ_LISTEN_KEEP-}" ]; then orca_log="--debug-file $folder/logs/orca.debug"; fi
        # shellcheck disable=SC2086 # an option and its value
        begin env PATH="$folder/bin:$PATH" orca ${orca_log-} --disable braille --disable braille-monitor \
            --user-prefs "$folder/home/orca"
        reader=$!
        export QUMALAQ_READER_PID="$reader"
        ;;
esac
/usr/bin/python3 "$here/listen.py" "$@"
