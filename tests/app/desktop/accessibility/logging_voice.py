#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 The Qumalaq authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A voice for speech-dispatcher that writes down what it is given instead of speaking it.

Each line of the file QUMALAQ_HEARD is "TIME<tab>WHAT<tab>TEXT" with a time in seconds since the epoch; WHAT is "begin",
"end", "cut" when the speech was stopped before its end, or "language" when another one is set. To be interrupted like a
real voice it takes QUMALAQ_SECONDS_A_CHARACTER for each character. The protocol is that of speech-dispatcher's output
modules, on standard input and output.
"""
import html
import os
import re
import select
import sys
import time

PACE = float(os.environ.get("QUMALAQ_SECONDS_A_CHARACTER", "0.06"))


class Voice:
    def __init__(self, log):
        self.log = log
        self.pending = b""
        self.text = ""
        self.ends = None  # when the current utterance ends, or None in silence
        self.language = ""

    def answer(self, *lines):
        sys.stdout.write("".join(line + "\n" for line in lines))
        sys.stdout.flush()

    def write(self, what):
        print(f"{time.time():.3f}\t{what}\t{self.text}", file=self.log, flush=True)

    def read_line(self):
        """The next line, or None when the current utterance ends before it arrives."""
        while b"\n" not in self.pending:
            patience = None if self.ends is None else max(0.0, self.ends - time.time())
            if not select.select([0], [], [], patience)[0]:
                return None
            data = os.read(0, 65536)
            if not data:
                sys.exit(0)
            self.pending += data
        line, self.pending = self.pending.split(b"\n", 1)
        return line.decode("utf-8", "replace")

    def read_block(self):
        lines = []
        while (line := self.read_line()) != ".":
            lines.append(line[1:] if line.startswith("..") else line)
        return "\n".join(lines)

    def begin(self, text):
        self.text = " ".join(html.unescape(re.sub(r"<[^>]*>", "", text)).split())
        self.ends = time.time() + PACE * len(self.text)
        self.write("begin")
        self.answer("701 BEGIN")

    def set(self, settings):
        found = re.search(r"^language=(.*)$", settings, re.MULTILINE)
        if found and found[1] != self.language:
            self.language = found[1]
            print(f"{time.time():.3f}\tlanguage\t{self.language}", file=self.log, flush=True)

    def finish(self):
        self.ends = None
        self.write("end")
        self.answer("702 END")

    def stop(self):
        if self.ends is not None:
            self.ends = None
            self.write("cut")
            self.answer("703 STOP")

    def run(self):
        while True:
            line = self.read_line()
            if line is None:
                self.finish()
            elif line in ("SPEAK", "CHAR", "KEY", "SOUND_ICON"):
                self.answer("202 OK RECEIVING MESSAGE")
                text = self.read_block()
                self.answer("200 OK SPEAKING")
                self.begin(text)
            elif line in ("STOP", "PAUSE"):
                self.stop()
            elif line == "INIT":
                self.answer("299-Writes down what it is given", "299 OK LOADED SUCCESSFULLY")
            elif line == "LIST VOICES":
                self.answer(*(f"200-ear of {language}\t{language}\tnone" for language in ("en-US", "kk", "ru")),
                            "200 OK VOICE LIST SENT")
            elif line == "SET":
                self.answer("203 OK RECEIVING SETTINGS")
                self.set(self.read_block())
                self.answer("203 OK SETTINGS RECEIVED")
            elif line == "AUDIO":
                self.answer("207 OK RECEIVING AUDIO SETTINGS")
                self.read_block()
                self.answer("203 OK AUDIO INITIALIZED")
            elif line == "LOGLEVEL":
                self.answer("207 OK RECEIVING LOGLEVEL SETTINGS")
                self.read_block()
                self.answer("203 OK LOG LEVEL SET")
            elif line.startswith("DEBUG"):
                self.answer("200 OK DEBUGGING ON")
            elif line == "QUIT":
                self.answer("210 OK QUIT")
                return
            else:
                self.answer("300 ERR UNKNOWN COMMAND")


def main():
    with open(os.environ["QUMALAQ_HEARD"], "a", encoding="utf-8") as log:
        Voice(log).run()


if __name__ == "__main__":
    main()
