// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/library/library_service.h"

#include <QWidget>

#include <cstdint>

class QLabel;
class QProgressBar;

namespace qumalaq::desktop {

/// The progress of an import or export; hidden if there is none.
class ProgressRow final : public QWidget {
    Q_OBJECT

public:
    /// `library` must outlive the row.
    explicit ProgressRow(library::LibraryService& library, QWidget* parent = nullptr);

    /// Call it when an import begins.
    void begin();

private:
    void showProgress(std::int64_t done, std::int64_t all);

    QProgressBar* m_bar;
    QLabel* m_text;
    bool m_isExport = false; ///< an export is shown, not an import
};

} // namespace qumalaq::desktop
