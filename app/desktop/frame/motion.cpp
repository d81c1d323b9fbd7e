// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/frame/motion.h"

#include "app/desktop/frame/settings.h"

#include <QEasingCurve>
#include <QPainter>
#include <QPixmap>
#include <QVariantAnimation>
#include <QWidget>

namespace qumalaq::desktop {

namespace {

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

} // namespace qumalaq::desktop
