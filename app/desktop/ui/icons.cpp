// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/ui/icons.h"

#include <QFile>
#include <QIconEngine>
#include <QPainter>
#include <QPixmap>
#include <QSvgRenderer>

#include <utility>

namespace qumalaq::desktop {

namespace {

constexpr float kDisabledAlpha = 0.3F;

/// Renders an SVG at the requested size, with black replaced by the colour of the icon mode. Loading Qt's plugin for
/// SVG icons takes longer than all other work for the icons.
class LineIconEngine : public QIconEngine {
public:
    LineIconEngine(QString file, QColor Theme::*normal, QColor Theme::*active)
        : m_file(std::move(file))
        , m_normal(normal)
        , m_active(active)
    {
    }

    void paint(QPainter* painter, const QRect& rect, QIcon::Mode mode, QIcon::State) override
    {
        QColor colour = currentTheme()
                        .*(mode == QIcon::Active     ? m_active
                           : mode == QIcon::Selected ? &Theme::accentText
                                                     : m_normal);
        if (mode == QIcon::Disabled)
            colour.setAlphaF(kDisabledAlpha);
        // Not loaded earlier: most icons are never shown.
        QFile file(m_file);
        if (!file.open(QIODevice::ReadOnly))
            return;
        QByteArray svg = file.readAll();
        svg.replace("#000000", colour.name().toLatin1());
        painter->save();
        painter->setOpacity(painter->opacity() * colour.alphaF());
        QSvgRenderer(svg).render(painter, QRectF(rect));
        painter->restore();
    }

    QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State state) override
    {
        QPixmap pixmap(size);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        paint(&painter, QRect(QPoint(), size), mode, state);
        return pixmap;
    }

    [[nodiscard]] QIconEngine* clone() const override { return new LineIconEngine(*this); }

private:
    QString m_file;
    QColor Theme::*m_normal;
    QColor Theme::*m_active;
};

QIcon lineIcon(const QString& name, QColor Theme::*normal, QColor Theme::*active)
{
    const QString file = QStringLiteral(":/icons/actions/%1.svg").arg(name);
    return QFile::exists(file) ? QIcon(new LineIconEngine(file, normal, active)) : QIcon();
}

} // namespace

QIcon themedIcon(const QString& name, QColor Theme::*colour)
{
    return lineIcon(name, colour, colour);
}

QIcon menuIcon(const QString& name)
{
    return lineIcon(name, &Theme::text, &Theme::accentText);
}

QIcon programIcon()
{
    return QIcon(new LineIconEngine(QStringLiteral(":/icons/qumalaq.svg"), &Theme::text, &Theme::text));
}

} // namespace qumalaq::desktop
