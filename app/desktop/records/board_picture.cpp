// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/records/board_picture.h"

#include "app/desktop/board/board_art.h"
#include "app/desktop/board/board_painter.h"
#include "app/desktop/board/board_scene.h"

#include <QApplication>
#include <QBuffer>
#include <QPainter>
#include <QSvgGenerator>

#include <cmath>

namespace qumalaq::desktop {

namespace {

QSize sizeFor(const PictureContent& content, int width)
{
    const QSizeF shape = BoardGeometry::shapeOf(content.layout, namesIn(content.names));
    return {width, static_cast<int>(std::ceil(width * shape.height() / shape.width()))};
}

void paint(QPainter& painter, const PictureContent& content, QSize size)
{
    BoardScene scene;
    scene.geometry =
        BoardGeometry(content.layout, content.view, QRectF(QPointF(), QSizeF(size)), namesIn(content.names));
    scene.theme = content.theme;
    scene.font = QApplication::font();
    scene.names = content.names;
    putBoard(scene, content.board);
    BoardArt art;
    const QRect all(QPoint(), size);
    painter.fillRect(all, content.theme.window);
    paintScene(painter, scene, art, all);
}

} // namespace

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
        paint(painter, content, size);
    }
    return buffer.data();
}

} // namespace qumalaq::desktop
