// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/frame/notice_bar.h"
#include "core/library/library_service.h"

#include <QCoreApplication>

namespace qumalaq::desktop {

/// What the library has to tell or to ask.
class LibraryNotices {
    Q_DECLARE_TR_FUNCTIONS(LibraryNotices)

public:
    [[nodiscard]] static Notice imported(const library::ImportReport& report);
    [[nodiscard]] static Notice failed(const library::LibraryError& error, library::LibraryService& library);
    /// `aside`: where the file lies now.
    [[nodiscard]] static Notice setAside(const QString& aside);
    [[nodiscard]] static Notice removal(int games, const std::function<void()>& remove);

    static constexpr QLatin1String kRemoval{"library-removal"};
};

} // namespace qumalaq::desktop
