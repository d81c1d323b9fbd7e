// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <vector>

/// The keyboard of the X server that DISPLAY names, pressed as the XTEST extension lets a program do. By keycodes, so
/// that the layout decides what is typed.
class XKeyboard {
public:
    static constexpr int kShift = 50;
    static constexpr int kControl = 37;
    static constexpr int kAlt = 64;

    /// Aborts if there is no server.
    XKeyboard();
    ~XKeyboard();

    /// Presses and releases the key, the others held meanwhile. Returns when the server has seen it.
    void press(int keycode, const std::vector<int>& held = {});
    /// Chooses one of the layouts that are loaded, from 0.
    void lockLayout(unsigned index);
    /// What a window manager does when a window is clicked.
    void focus(unsigned long window);

private:
    class Private;
    std::unique_ptr<Private> d;
};
