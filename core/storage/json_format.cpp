// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/storage/json_format.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QJsonValue>

#include <algorithm>

namespace qumalaq::storage {

FileContent classifyJson(const QByteArray& bytes, int highest)
{
    const QJsonValue format = QJsonDocument::fromJson(bytes).object().value(QLatin1String("format"));
    if (!format.isDouble())
        return FileContent::Damaged;
    // A number that does not fit into an int still means a later version.
    return classifyFormat(static_cast<int>(std::clamp(format.toDouble(), -1.0, 1e9)), highest);
}

} // namespace qumalaq::storage
