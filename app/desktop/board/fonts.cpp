// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/board/fonts.h"

#include <QFontDatabase>
#include <QResource>
#include <QStringList>
#include <QtGlobal>

// Outside of every namespace, as the macro asks. A static library's resources are only there once they are asked for.
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
        // Where it lies in the program: there is no need to copy it.
        const int id = QFontDatabase::addApplicationFontFromData(QResource(file).uncompressedData());
        if (id < 0)
            return {};
        family = QFontDatabase::applicationFontFamilies(id).value(0);
    }
    return family;
}

} // namespace qumalaq::desktop
