// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/board/fonts.h"

#include <QFontDatabase>
#include <QResource>

// The macro must be used outside of all namespaces. A static library registers its resources only on request.
static void initFontResource()
{
    Q_INIT_RESOURCE(qumalaq_fonts);
}

namespace qumalaq::desktop {

QString loadFonts()
{
    initFontResource();
    QString family;
    for (const QString& file :
         {QStringLiteral(":/fonts/NotoSans-Regular.ttf"), QStringLiteral(":/fonts/NotoSans-Bold.ttf")}) {
        // Uses the data in the executable without a copy.
        const int id = QFontDatabase::addApplicationFontFromData(QResource(file).uncompressedData());
        if (id < 0)
            return {};
        family = QFontDatabase::applicationFontFamilies(id).value(0);
    }
    return family;
}

} // namespace qumalaq::desktop
