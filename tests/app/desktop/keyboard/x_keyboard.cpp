// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/desktop/keyboard/x_keyboard.h"

#include <X11/XKBlib.h>
#include <X11/Xlib.h>
#include <X11/extensions/XTest.h>

#include <cstdlib>

class XKeyboard::Private {
public:
    Display* display = XOpenDisplay(nullptr);
};

XKeyboard::XKeyboard() : d(std::make_unique<Private>())
{
    if (d->display == nullptr)
        std::abort();
}

XKeyboard::~XKeyboard()
{
    XCloseDisplay(d->display);
}

void XKeyboard::press(int keycode, const std::vector<int>& held)
{
    const auto turn = [this](int code, bool isDown) {
        XTestFakeKeyEvent(d->display, static_cast<unsigned>(code), isDown ? True : False, CurrentTime);
    };
    for (const int code : held)
        turn(code, true);
    turn(keycode, true);
    turn(keycode, false);
    for (const int code : held)
        turn(code, false);
    XSync(d->display, False);
}

void XKeyboard::lockLayout(unsigned index)
{
    XkbLockGroup(d->display, XkbUseCoreKbd, index);
    XSync(d->display, False);
}

void XKeyboard::focus(unsigned long window)
{
    XSetInputFocus(d->display, window, RevertToParent, CurrentTime);
    XSync(d->display, False);
}
