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
    LineIconEngine(QString file, QColor normal, QColor disabled, QColor active, QColor selected)
        : m_file(std::move(file))
        , m_normal(normal)
        , m_disabled(disabled)
        , m_active(active)
        , m_selected(selected)
    {
    }

    void paint(QPainter* painter, const QRect& rect, QIcon::Mode mode, QIcon::State) override
    {
        QColor colour = m_normal;
        if (mode == QIcon::Disabled)
            colour = m_disabled;
        else if (mode == QIcon::Active)
            colour = m_active;
        else if (mode == QIcon::Selected)
            colour = m_selected;
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
    QColor m_normal;
    QColor m_disabled;
    QColor m_active;
    QColor m_selected;
};

QIcon lineIcon(const QString& name, const Theme& theme, const QColor& active)
{
    const QString file = QStringLiteral(":/icons/actions/%1.svg").arg(name);
    if (!QFile::exists(file))
        return {};
    QColor disabled = theme.text;
    disabled.setAlphaF(kDisabledAlpha);
    return QIcon(new LineIconEngine(file, theme.text, disabled, active, theme.accentText));
}

} // namespace

QIcon themedIcon(const QString& name, const Theme& theme)
{
    return lineIcon(name, theme, theme.text);
}

QIcon menuIcon(const QString& name, const Theme& theme)
{
    return lineIcon(name, theme, theme.accentText);
}

QIcon programIcon()
{
    return QIcon(new LineIconEngine(QStringLiteral(":/icons/qumalaq.svg"), Qt::black, Qt::black, Qt::black, Qt::black));
}

} // namespace qumalaq::desktop
