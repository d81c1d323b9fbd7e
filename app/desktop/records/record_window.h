// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/frame/room.h"
#include "app/desktop/frame/settings.h"
#include "app/desktop/i18n/language.h"
#include "core/storage/file_saver.h"

#include <QCoreApplication>
#include <QString>

#include <functional>
#include <memory>
#include <vector>

namespace qumalaq::desktop {

class NoticeBar;

/// The window as files, paper and clipboard see it: what they ask of it, and how they answer the person.
struct RecordWindow {
    Q_DECLARE_TR_FUNCTIONS(RecordWindow)

public:
    QWidget* widget = nullptr; ///< dialogs belong to it
    std::function<Room*()> room;
    std::function<std::vector<Room*>()> rooms;
    std::function<Language()> language;
    std::function<Theme()> theme;
    Settings* settings = nullptr;
    NoticeBar* notices = nullptr;
    /// Everything that the person saves goes through it. Shared by all copies.
    std::shared_ptr<storage::FileSaver> saver = std::make_shared<storage::FileSaver>();

    /// Where dialogs begin to look for files.
    [[nodiscard]] QString folder() const;
    /// Asks for the name of a file to be written. `name` is proposed, without the suffix, which has no dot.
    void askWhere(const QString& title, const QString& name, const QString& suffix, const QString& filter,
                  const std::function<void(const QString& path)>& write) const;

    void tell(const std::function<QString()>& text) const;
    void tellError(const std::function<QString()>& text) const;
    /// Saves the file in the background, then tells whether that worked, and calls `then`. The next dialog begins
    /// beside the file.
    void write(const QString& path, const QByteArray& bytes,
               const std::function<void(bool isWritten)>& then = {}) const;
};

} // namespace qumalaq::desktop
