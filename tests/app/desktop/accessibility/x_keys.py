# SPDX-FileCopyrightText: 2026 The Qumalaq authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Presses keys on the X display as a keyboard does, through the XTEST extension."""
import ctypes
import time

MODIFIERS = {"Shift": "Shift_L", "Ctrl": "Control_L", "Alt": "Alt_L"}


class Keyboard:
    def __init__(self):
        self.x = ctypes.CDLL("libX11.so.6")
        self.xtest = ctypes.CDLL("libXtst.so.6")
        self.x.XOpenDisplay.restype = ctypes.c_void_p
        self.x.XStringToKeysym.restype = ctypes.c_ulong
        self.x.XKeysymToKeycode.restype = ctypes.c_ubyte
        self.display = ctypes.c_void_p(self.x.XOpenDisplay(None))
        if not self.display:
            raise SystemExit("no display")
        self.codes = {}

    def code_of(self, name):
        """The place of a key is found once, in the layout of the start, as fingers do."""
        if name not in self.codes:
            symbol = self.x.XStringToKeysym(name.encode())
            if symbol == 0:
                raise SystemExit(f"no key is called {name}")
            self.codes[name] = self.x.XKeysymToKeycode(self.display, ctypes.c_ulong(symbol))
        return self.codes[name]

    def send(self, name, is_down):
        self.xtest.XTestFakeKeyEvent(self.display, ctypes.c_uint(self.code_of(name)), int(is_down), ctypes.c_ulong(0))
        self.x.XFlush(self.display)

    def press(self, chord):
        """A key or a chord such as Ctrl+Shift+c; names are those of X (Tab, Return, Left, F1, 7, l)."""
        *modifiers, key = chord.split("+")
        held = [MODIFIERS[modifier] for modifier in modifiers]
        for name in held + [key]:
            self.send(name, True)
        time.sleep(0.03)
        for name in reversed(held + [key]):
            self.send(name, False)
