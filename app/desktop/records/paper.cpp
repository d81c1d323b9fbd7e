// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/records/paper.h"

#include <QBuffer>
#include <QPageSize>
#include <QPdfWriter>

#include <cassert>

namespace qumalaq::desktop {

QByteArray pdfOf(const Paper& paper)
{
    constexpr int kDotsPerInch = 300;
    QByteArray bytes;
    {
        QBuffer buffer(&bytes);
        buffer.open(QIODevice::WriteOnly);
        QPdfWriter writer(&buffer);
        writer.setPageSize(QPageSize(QPageSize::A4));
        writer.setPageMargins(kPaperMargins, QPageLayout::Millimeter);
        writer.setResolution(kDotsPerInch);
        writer.setTitle(paper.name);
        writer.setCreator(QStringLiteral("Qumalaq"));
        [[maybe_unused]] const bool isPainted = paper.paint(writer, {});
        assert(isPainted); // painting on a buffer cannot fail
    }
    return bytes;
}

} // namespace qumalaq::desktop
