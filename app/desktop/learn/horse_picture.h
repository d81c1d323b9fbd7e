// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QVariantAnimation>
#include <QWidget>

namespace qumalaq::desktop {

/// The horse that a learner has earned, as a rock carving on a felt with a wooden frame.
class HorsePicture final : public QWidget {
public:
    explicit HorsePicture(QWidget* parent = nullptr);

    static constexpr int kGallopMs = 1500;

    /// `horse` as in GameText::levelName(). It gallops to its place for kGallopMs, or stands there at once.
    void setHorse(int horse, bool gallops);
    [[nodiscard]] bool isGalloping() const { return m_gallop.state() == QAbstractAnimation::Running; }

    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    int m_horse = 1;
    QVariantAnimation m_gallop; ///< the part of the way that it has gone
};

} // namespace qumalaq::desktop
