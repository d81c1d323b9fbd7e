#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Qumalaq authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Reads the running program as a screen reader does, from outside, and presses a pit.

Usage: read_tree.py PROGRAM. Needs a display and a session bus; see with_bus.sh beside it.
"""
import re
import subprocess
import sys
import tempfile
import time

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi  # noqa: E402

HANG_GUARD = 60  # seconds


def all_below(node):
    yield node
    for index in range(node.get_child_count()):
        child = node.get_child_at_index(index)
        if child is not None:
            yield from all_below(child)


def program_of(pid):
    desktop = Atspi.get_desktop(0)
    for index in range(desktop.get_child_count()):
        child = desktop.get_child_at_index(index)
        if child is not None and child.get_process_id() == pid:
            return child
    return None


def wait_for(what, message):
    end = time.time() + HANG_GUARD
    while time.time() < end:
        found = what()
        if found:
            return found
        time.sleep(0.2)
    sys.exit(message)


def pits_of(pid):
    program = program_of(pid)
    if program is None:
        return []
    entries = [n for n in all_below(program) if n.get_role() == Atspi.Role.LIST_ITEM]
    return [n for n in entries if n.get_name() and re.search(r"\d: \d+$", n.get_name())]


def main():
    with tempfile.TemporaryDirectory() as folder:
        process = subprocess.Popen([sys.argv[1], "--data-dir", folder, "--settings", folder + "/s.ini",
                                    "--language", "en", "--position", "9,9,9,9,9,9,9,9,9/9,9,9,9,9,9,9,9,9 0,0 -,- s"])
        try:
            pits = wait_for(lambda: len(pits_of(process.pid)) == 18 and pits_of(process.pid), "no 18 pits in the tree")
            names = [pit.get_name() for pit in pits]
            print("\n".join(names))
            seventh = pits[6]
            action = seventh.get_action_iface()
            names_of_actions = [action.get_action_name(i) for i in range(action.get_n_actions())]
            action.do_action(names_of_actions.index("Press"))
            wait_for(lambda: [p.get_name() for p in pits_of(process.pid)] != names, "pressing a pit did nothing")
            print("after the press:", pits_of(process.pid)[6].get_name())
        finally:
            process.terminate()
            process.wait()


if __name__ == "__main__":
    main()
