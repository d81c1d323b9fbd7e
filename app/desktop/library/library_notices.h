// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/ui/notice_bar.h"
#include "core/library/library_service.h"

#include <QCoreApplication>

namespace qumalaq::desktop {

/// Messages and questions of the library.
class LibraryNotices {
    Q_DECLARE_TR_FUNCTIONS(LibraryNotices)

public:
    [[nodiscard]] static Notice imported(const library::ImportReport& report);
    [[nodiscard]] static Notice failed(const library::LibraryError& error, library::LibraryService& library);
    /// `aside` is the new path of the file.
    [[nodiscard]] static Notice setAside(const QString& aside);
    [[nodiscard]] static Notice removed(int games, const std::function<void()>& undo);

    [[nodiscard]] static Notice exported(const library::ExportReport& report);
    /// Asks whether to call `merge`. Without duplicates it only informs.
    [[nodiscard]] static Notice duplicates(int games, const std::function<void()>& merge);
    [[nodiscard]] static Notice merged(int games, const std::function<void()>& undo);
};

} // namespace qumalaq::desktop
