// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // moc 6.4 cannot read <concepts>
#include "core/library/library_service.h"
#endif

#include <QWidget>

class QLabel;
class QProgressBar;
class QPushButton;

namespace qumalaq::desktop {

/// The progress of the library's import; hidden if there is none.
class ImportRow final : public QWidget {
    Q_OBJECT

public:
    /// `library` must outlive the row.
    explicit ImportRow(library::LibraryService& library, QWidget* parent = nullptr);

    /// Call it when an import begins.
    void begin();
    void retranslate();

private:
    QProgressBar* m_bar;
    QLabel* m_text;
    QPushButton* m_cancel;
};

} // namespace qumalaq::desktop
