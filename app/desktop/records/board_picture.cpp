// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/records/board_picture.h"

#include "app/desktop/board/board_art.h"
#include "app/desktop/board/board_painter.h"
#include "app/desktop/board/board_scene.h"
#include "app/desktop/text/game_text.h"

#include <QApplication>
#include <QBuffer>
#include <QFileInfo>
#include <QPainter>
#include <QSvgGenerator>

#include <algorithm>
#include <cmath>

namespace qumalaq::desktop {

namespace {

QSize sizeFor(const PictureContent& content, int width)
{
    const QSizeF shape = BoardGeometry::shapeOf(content.layout, namesIn(content.names));
    return {width, static_cast<int>(std::ceil(width * shape.height() / shape.width()))};
}

void paint(QPainter& painter, const PictureContent& content, QSize size,
           BoardArt::Drawing drawing = BoardArt::Drawing::Pictures)
{
    BoardScene scene;
    scene.geometry =
        BoardGeometry(content.layout, content.view, QRectF(QPointF(), QSizeF(size)), namesIn(content.names));
    scene.theme = content.theme;
    scene.font = QApplication::font();
    scene.names = content.names;
    putBoard(scene, content.board);
    BoardArt art(drawing);
    const QRect all(QPoint(), size);
    painter.fillRect(all, content.theme.window);
    paintScene(painter, scene, art, all);
}

} // namespace

PictureContent pictureOf(const rules::AnyPosition& position, const Theme& theme)
{
    PictureContent content;
    content.board = position.board();
    content.layout = position.layout();
    content.theme = theme;
    for (const rules::Side side : rules::kBothSides)
        content.names[rules::indexOf(side)] = GameText::sideName(side);
    return content;
}

double aspectOf(const PictureContent& content)
{
    const QSizeF shape = BoardGeometry::shapeOf(content.layout, namesIn(content.names));
    return shape.width() / shape.height();
}

void paintBoard(QPainter& painter, const PictureContent& content, const QRectF& box)
{
    constexpr int kUnits = 1000; // fonts have whole sizes, so the board is painted large and scaled down
    const QSize size = sizeFor(content, kUnits);
    const double scale = std::min(box.width() / size.width(), box.height() / size.height());
    painter.save();
    painter.translate(box.center() - QPointF(size.width(), size.height()) * (scale / 2));
    painter.scale(scale, scale);
    paint(painter, content, size, BoardArt::Drawing::Shapes);
    painter.restore();
}

QImage boardImage(const PictureContent& content, int width)
{
    QImage image(sizeFor(content, width), QImage::Format_RGB32);
    QPainter painter(&image);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    paint(painter, content, image.size());
    return image;
}

QByteArray boardSvg(const PictureContent& content, int width)
{
    const QSize size = sizeFor(content, width);
    QBuffer buffer;
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    generator.setSize(size);
    generator.setViewBox(QRect(QPoint(), size));
    generator.setTitle(QStringLiteral("Qumalaq"));
    {
        QPainter painter(&generator);
        painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
        paint(painter, content, size,
              content.theme.drawsOutlines ? BoardArt::Drawing::Shapes : BoardArt::Drawing::Pictures);
    }
    return buffer.data();
}

std::optional<PictureFormat> pictureFormatOf(const QString& fileName)
{
    const QString suffix = QFileInfo(fileName).suffix().toLower();
    if (suffix == QLatin1String("svg"))
        return PictureFormat::Svg;
    return suffix == QLatin1String("png") ? std::optional(PictureFormat::Png) : std::nullopt;
}

QByteArray boardFile(const PictureContent& content, int width, PictureFormat format)
{
    if (format == PictureFormat::Svg)
        return boardSvg(content, width);
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    boardImage(content, width).save(&buffer, "PNG");
    return bytes;
}

} // namespace qumalaq::desktop
