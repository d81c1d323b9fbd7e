// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/library/progress_row.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>

namespace qumalaq::desktop {

ProgressRow::ProgressRow(library::LibraryService& library, QWidget* parent)
    : QWidget(parent)
    , m_bar(new QProgressBar(this))
    , m_text(new QLabel(this))
{
    using Service = library::LibraryService;
    m_bar->setTextVisible(false);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(m_bar, 1);
    row->addWidget(m_text);
    auto* cancel = new QPushButton(tr("Cancel"), this);
    row->addWidget(cancel);
    connect(cancel, &QPushButton::clicked, this, [this, &library] {
        if (m_isExport)
            library.cancelExport();
        else
            library.cancelImport();
    });
    connect(&library, &Service::importProgressed, this, [this](const library::ImportReport& report) {
        m_isExport = false;
        showProgress(report.bytes, report.totalBytes);
        m_text->setText(tr("%Ln new games", nullptr, report.added));
    });
    connect(&library, &Service::exportProgressed, this, [this](const library::ExportReport& report) {
        m_isExport = true;
        showProgress(report.games, report.all);
        m_text->setText(tr("%Ln games saved", nullptr, report.games));
        show();
    });
    connect(&library, &Service::importFinished, this, &QWidget::hide);
    connect(&library, &Service::exported, this, [this, &library] { setVisible(library.isImporting()); });
    setVisible(library.isImporting());
}

void ProgressRow::begin()
{
    m_isExport = false;
    m_bar->setMaximum(0);
    m_text->clear();
    show();
}

void ProgressRow::showProgress(std::int64_t done, std::int64_t all)
{
    m_bar->setMaximum(1000);
    m_bar->setValue(all == 0 ? 0 : static_cast<int>(done * 1000 / all));
}

} // namespace qumalaq::desktop
