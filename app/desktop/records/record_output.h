// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/records/board_picture.h"
#include "app/desktop/records/paper.h"
#include "app/desktop/records/record_context.h"

namespace qumalaq::desktop {

/// Exports the game or the position of the current page: clipboard, print, pictures. Does nothing if the page has none.
class RecordOutput {
    Q_DECLARE_TR_FUNCTIONS(RecordOutput)

public:
    explicit RecordOutput(RecordContext window) : m_window(std::move(window)) {}

    void copyGame() const;
    void copyPosition() const;
    void printSheet() const;
    void saveSheet() const;
    void print(const Paper& paper) const;
    void savePdf(const Paper& paper, const QString& title) const;
    /// Asks for a file name, with `name` as a proposal without suffix, and saves the bytes there.
    void saveText(const QString& title, const QString& name, const QString& suffix, const QString& filter,
                  const QByteArray& bytes) const;
    void savePicture() const;
    /// The same board in black on white, for print.
    void saveDiagram() const;
    void saveAnimation() const;

private:
    void saveBoard(const QString& title, const QString& suffix, const Theme& theme) const;
    [[nodiscard]] PictureContent pictureOf(const rules::AnyPosition& position,
                                           const std::optional<notation::GameRecord>& record, const Theme& theme) const;

    RecordContext m_window;
};

} // namespace qumalaq::desktop
