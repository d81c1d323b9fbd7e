// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/records/board_picture.h"
#include "app/desktop/records/record_window.h"

namespace qumalaq::desktop {

/// Exports the game or the position of a room: clipboard, print, pictures. A function does nothing if the room has
/// none.
class RecordOutput {
    Q_DECLARE_TR_FUNCTIONS(RecordOutput)

public:
    explicit RecordOutput(RecordWindow window) : m_window(std::move(window)) {}

    void copyGame() const;
    void copyPosition() const;
    void print() const;
    void saveSheet() const;
    void savePicture() const;
    void saveAnimation() const;

private:
    [[nodiscard]] PictureContent pictureOf(const rules::AnyPosition& position,
                                           const std::optional<notation::GameRecord>& record) const;

    RecordWindow m_window;
};

} // namespace qumalaq::desktop
