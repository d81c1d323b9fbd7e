// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QPaintEngine>
#include <QPainterPath>
#include <QPdfWriter>
#include <QRectF>
#include <QString>
#include <QTransform>

/// Paper that remembers what is painted on it.
namespace qumalaq::desktop {

struct Written {
    QString text;
    QRectF box; ///< in dots of the page
    double narrowing = 1;
    int page = 0;
};

/// Records texts and their boxes.
class RecordingEngine : public QPaintEngine {
public:
    RecordingEngine() : QPaintEngine(QPaintEngine::AllFeatures) {}
    bool begin(QPaintDevice*) override { return true; }
    bool end() override { return true; }
    void updateState(const QPaintEngineState& now) override
    {
        if (now.state() & DirtyTransform)
            m_transform = now.transform();
    }
    void drawPixmap(const QRectF&, const QPixmap&, const QRectF&) override {}
    void drawPath(const QPainterPath& path) override { lines.append(m_transform.mapRect(path.boundingRect())); }
    void drawRects(const QRectF* rects, int count) override
    {
        for (int i = 0; i < count; ++i)
            lines.append(m_transform.mapRect(rects[i]));
    }
    void drawLines(const QLineF* all, int count) override
    {
        for (int i = 0; i < count; ++i)
            lines.append(m_transform.mapRect(QRectF(all[i].p1(), all[i].p2())));
    }
    void drawPolygon(const QPointF*, int, PolygonDrawMode) override {}
    void drawEllipse(const QRectF&) override {}
    void drawTextItem(const QPointF& at, const QTextItem& item) override
    {
        const QRectF box(at.x(), at.y() - item.ascent(), item.width(), item.ascent() + item.descent());
        texts.append({item.text(), m_transform.mapRect(box), m_transform.m11() / m_transform.m22(), page});
    }
    Type type() const override { return User; }

    QList<Written> texts;
    QList<QRectF> lines;
    int page = 0;

private:
    QTransform m_transform;
};

/// A paper that uses the recording engine.
class RecordingPaper : public QPdfWriter {
public:
    explicit RecordingPaper(QIODevice* nowhere) : QPdfWriter(nowhere) {}
    bool newPage() override
    {
        ++engine.page;
        return true;
    }
    QPaintEngine* paintEngine() const override { return &engine; }

    mutable RecordingEngine engine;
};

} // namespace qumalaq::desktop
