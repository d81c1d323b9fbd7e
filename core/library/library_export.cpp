// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/library/library_export.h"

#include "core/notation/online_text.h"
#include "core/notation/tgk_writer.h"
#include "core/storage/replace_file.h"

namespace qumalaq::library {

ExportReport exportGames(const Library& library, std::span<const StoredId> ids, const QString& file, ExportForm form)
{
    ExportReport report{file, 0, {}};
    QByteArray text;
    for (const StoredId id : ids) {
        const auto record = library.record(id);
        if (!record) {
            report.error = record.error().reason;
            return report;
        }
        if (!*record)
            continue;
        if (!text.isEmpty())
            text += '\n';
        text += QByteArray::fromStdString(form == ExportForm::Tgk ? notation::toTgk(**record)
                                                                  : notation::toOnlineText(**record));
        ++report.games;
    }
    if (const auto written = storage::replaceFile(file, text, storage::Durability::OnDisk); !written)
        report.error = written.error();
    return report;
}

} // namespace qumalaq::library
