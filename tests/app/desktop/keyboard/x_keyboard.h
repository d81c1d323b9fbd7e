// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <vector>

/// Presses keys on the X server named by DISPLAY, with the XTEST extension. It uses keycodes, so that the layout
/// decides what is typed.
class XKeyboard {
public:
    static constexpr int kShift = 50;
    static constexpr int kControl = 37;
    static constexpr int kAlt = 64;

    /// Aborts if there is no server.
    XKeyboard();
    ~XKeyboard();

    /// Presses and releases the key while the others are held. Returns when the server has processed it.
    void press(int keycode, const std::vector<int>& held = {});
    /// Activates one of the loaded layouts, from 0.
    void lockLayout(unsigned index);
    /// Gives a window the focus, as a window manager does on a click.
    void focus(unsigned long window);

private:
    class Private;
    std::unique_ptr<Private> d;
};
