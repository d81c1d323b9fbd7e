// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/frame/style.h"

#include <QPixmap>
#include <QPushButton>
#include <QString>

namespace qumalaq::desktop {

/// A large button with an icon, what it does, and, if there is something to say, a line about it.
///
/// It paints its two lines itself: the start page is the first thing a person waits for, and labels inside buttons
/// would be two dozen widgets more to style and to lay out.
class StartTile : public QPushButton {
    Q_OBJECT

public:
    enum class Size {
        Large, ///< with a second line
        Small,
    };

    StartTile(Size size, const QString& icon, QWidget* parent = nullptr);

    void setTexts(const QString& title, const QString& note);
    /// A primary tile is the one to press; it has the accent's colour.
    void setLook(const Theme& theme, const Metrics& metrics, bool isPrimary);

    /// With less around its text.
    void setTight(bool tight);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void forgetHint();
    [[nodiscard]] QFont titleFont() const;
    [[nodiscard]] QFont noteFont() const;
    [[nodiscard]] int margin() const { return m_metrics.icon() / (m_isTight ? 5 : 2); }
    [[nodiscard]] int gap() const { return m_metrics.icon() * 3 / 4; } ///< on either side of the icon

    Size m_size;
    bool m_isTight = false;
    QString m_iconName;
    QString m_note;
    Metrics m_metrics;
    QPixmap m_icon;
    QColor m_titleColour;
    QColor m_noteColour;
    mutable QSize m_hint; ///< empty: to be worked out, which takes a while
};

} // namespace qumalaq::desktop
