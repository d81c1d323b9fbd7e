// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/library/import_row.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>

namespace qumalaq::desktop {

ImportRow::ImportRow(library::LibraryService& library, QWidget* parent)
    : QWidget(parent)
    , m_bar(new QProgressBar(this))
    , m_text(new QLabel(this))
    , m_cancel(new QPushButton(this))
{
    using Service = library::LibraryService;
    m_bar->setTextVisible(false);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(m_bar, 1);
    row->addWidget(m_text);
    row->addWidget(m_cancel);
    connect(m_cancel, &QPushButton::clicked, &library, &Service::cancelImport);
    connect(&library, &Service::importProgressed, this, [this](const library::ImportReport& report) {
        m_bar->setMaximum(1000);
        m_bar->setValue(report.totalBytes == 0 ? 0 : static_cast<int>(report.bytes * 1000 / report.totalBytes));
        m_text->setText(tr("%Ln games imported", nullptr, report.games));
    });
    connect(&library, &Service::importFinished, this, &QWidget::hide);
    setVisible(library.isImporting());
}

void ImportRow::begin()
{
    m_bar->setMaximum(0);
    m_text->clear();
    show();
}

void ImportRow::retranslate()
{
    m_cancel->setText(tr("Cancel"));
}

} // namespace qumalaq::desktop
