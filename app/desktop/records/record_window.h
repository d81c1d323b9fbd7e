// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/frame/room.h"
#include "app/desktop/frame/settings.h"
#include "app/desktop/i18n/language.h"

#include <QCoreApplication>
#include <QString>

#include <functional>
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

    /// Where dialogs begin to look for files.
    [[nodiscard]] QString folder() const;
    /// Asks for the name of a file to be written. `name` is proposed, without the suffix, which has no dot.
    void askWhere(const QString& title, const QString& name, const QString& suffix, const QString& filter,
                  const std::function<void(const QString& path)>& write) const;

    void tell(const std::function<QString()>& text) const;
    void tellError(const std::function<QString()>& text) const;
    /// The next dialog begins beside the file.
    void tellSaved(const QString& path) const;
};

} // namespace qumalaq::desktop
