// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/records/record_window.h"

namespace qumalaq::desktop {

/// How the game or the position of a room leaves the program: clipboard, paper, pictures. Each does nothing where the
/// room has no such thing.
class RecordOutput {
    Q_DECLARE_TR_FUNCTIONS(RecordOutput)

public:
    explicit RecordOutput(RecordWindow window) : m_window(std::move(window)) {}

    void copyGame() const;
    void copyPosition() const;
    void print() const;
    void saveSheet() const;
    void savePicture() const;

private:
    RecordWindow m_window;
};

} // namespace qumalaq::desktop
