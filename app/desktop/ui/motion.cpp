// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/ui/motion.h"

#include "app/desktop/ui/settings.h"

#include <QEasingCurve>
#include <QPainter>
#include <QPixmap>
#include <QVariantAnimation>
#include <QWidget>
#include <QtMath>

#include <algorithm>
#include <cmath>

namespace qumalaq::desktop {

namespace {

constexpr QLatin1String kTurning("turn");

class FadingPicture : public QWidget {
public:
    FadingPicture(const QPixmap& picture, QWidget& place) : QWidget(&place), m_picture(picture)
    {
        setObjectName(QStringLiteral("fade"));
        setAttribute(Qt::WA_TransparentForMouseEvents);
        setGeometry(place.rect());
        m_fade.setDuration(kTransitionMs);
        m_fade.setStartValue(1.0);
        m_fade.setEndValue(0.0);
        m_fade.setEasingCurve(QEasingCurve::OutCubic);
        connect(&m_fade, &QVariantAnimation::valueChanged, this, [this] { update(); });
        connect(&m_fade, &QVariantAnimation::finished, this, &QObject::deleteLater);
        m_fade.start();
    }

protected:
    void paintEvent(QPaintEvent*) override
    {
        QPainter painter(this);
        painter.setOpacity(m_fade.currentValue().toDouble());
        painter.drawPixmap(0, 0, m_picture);
    }

private:
    QPixmap m_picture;
    QVariantAnimation m_fade;
};

/// Turns both pictures together while it cross-fades them.
class TurningPicture : public QWidget {
public:
    TurningPicture(const QPixmap& before, const QPixmap& after, QWidget& place)
        : QWidget(&place)
        , m_before(before)
        , m_after(after)
    {
        setObjectName(kTurning);
        setAttribute(Qt::WA_TransparentForMouseEvents);
        setGeometry(place.rect());
        m_turn.setDuration(kTurnMs);
        m_turn.setStartValue(0.0);
        m_turn.setEndValue(1.0);
        m_turn.setEasingCurve(QEasingCurve::InOutCubic);
        connect(&m_turn, &QVariantAnimation::valueChanged, this, [this] { update(); });
        connect(&m_turn, &QVariantAnimation::finished, this, &QObject::deleteLater);
        m_turn.start();
    }

protected:
    void paintEvent(QPaintEvent*) override
    {
        QPainter painter(this);
        painter.fillRect(rect(), palette().window());
        painter.setRenderHint(QPainter::SmoothPixmapTransform);
        constexpr double kHalf = 180;
        const double part = m_turn.currentValue().toDouble();
        const double angle = qDegreesToRadians(kHalf * part);
        // Fits a wide picture into the height while it turns.
        const double scale =
            std::min(1.0, height() / (width() * std::sin(angle) + height() * std::abs(std::cos(angle))));
        painter.translate(QRectF(rect()).center());
        painter.scale(scale, scale);
        painter.rotate(kHalf * part);
        painter.setOpacity(1 - part);
        painter.drawPixmap(-rect().center(), m_before);
        painter.rotate(-kHalf);
        painter.setOpacity(part);
        painter.drawPixmap(-rect().center(), m_after);
    }

private:
    QPixmap m_before;
    QPixmap m_after;
    QVariantAnimation m_turn;
};

} // namespace

void fadeFrom(const QPixmap& before, QWidget& place)
{
    delete place.findChild<QWidget*>(QStringLiteral("fade"), Qt::FindDirectChildrenOnly);
    auto* fading = new FadingPicture(before, place);
    fading->show();
    fading->raise();
}

void changeSoftly(QWidget& place, const Settings& settings, const std::function<void()>& change)
{
    const bool isSeen = place.isVisible() && !settings.isMotionReduced();
    const QPixmap before = isSeen ? place.grab() : QPixmap();
    change();
    if (!before.isNull())
        fadeFrom(before, place);
}

void turnSoftly(QWidget& place, const Settings& settings, const std::function<void()>& change)
{
    delete place.findChild<QWidget*>(kTurning, Qt::FindDirectChildrenOnly);
    if (!place.isVisible() || settings.isMotionReduced())
        return change();
    const QPixmap before = place.grab();
    change();
    auto* turning = new TurningPicture(before, place.grab(), place);
    turning->show();
    turning->raise();
}

} // namespace qumalaq::desktop
