// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/library/library_export.h"

#include "core/notation/online_text.h"
#include "core/notation/tgk_writer.h"
#include "core/storage/replace_file.h"

namespace qumalaq::library {

namespace {

constexpr qsizetype kPiece = qsizetype{1} << 16;

} // namespace

ExportReport exportGames(const Library& library, std::span<const StoredId> ids, const QString& file, ExportForm form,
                         const std::function<bool(const ExportReport&)>& goesOn)
{
    ExportReport report{file, 0, static_cast<int>(ids.size()), false, {}};
    std::size_t at = 0;
    const auto next = [&]() -> Expected<QByteArray, QString> {
        QByteArray piece;
        for (; at < ids.size() && piece.size() < kPiece; ++at) {
            report.isStopped = !goesOn(report);
            if (report.isStopped)
                return unexpected(QString());
            const auto record = library.record(ids[at]);
            if (!record)
                return unexpected(record.error().reason);
            if (!*record)
                continue;
            if (report.games++ > 0)
                piece += '\n';
            piece += QByteArray::fromStdString(form == ExportForm::Tgk ? notation::toTgk(**record)
                                                                       : notation::toOnlineText(**record));
        }
        return piece;
    };
    if (const auto written = storage::replaceFile(file, next, storage::Durability::OnDisk); !written)
        report.error = written.error();
    return report;
}

} // namespace qumalaq::library
