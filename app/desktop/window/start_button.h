// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/ui/style.h"

#include <QIcon>
#include <QPixmap>
#include <QPushButton>
#include <QString>

namespace qumalaq::desktop {

/// A large button with an icon, a title, and an optional note.
///
/// It paints both texts itself, because a person waits for the start page first, and labels would be two dozen more
/// widgets to style and lay out.
class StartButton : public QPushButton {
    Q_OBJECT

public:
    enum class Size {
        Large, ///< with a note below the title
        Small, ///< only the title
        Card,  ///< with a note of some lines below icon and title
        Row,   ///< an entry of a list, with a picture in place of the icon; the note is below the title
    };

    StartButton(Size size, const QString& icon, QWidget* parent = nullptr);

    void setTexts(const QString& title, const QString& note);
    /// Of a row: its picture, with the height of its texts.
    void setPicture(const QPixmap& picture);
    [[nodiscard]] int pictureHeight() const;
    /// A primary tile is the recommended one; it has the accent colour.
    void setLook(const Theme& theme, const Metrics& metrics, bool isPrimary);

    /// Reduces the padding.
    void setTight(bool tight);
    /// Of a card: how many lines its note has, and whether the title has its icon.
    void setCard(int lines, bool hasIcon);
    /// The lines that the note needs in a card of this width.
    [[nodiscard]] int linesAt(int width) const;
    /// Whether a card of this width has room for the icon before the title, which is worth more.
    [[nodiscard]] bool hasRoomForIcon(int width) const;
    [[nodiscard]] int lineHeight() const;
    static constexpr int kCardLines = 2; ///< unless setCard() says otherwise

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void forgetHint();
    [[nodiscard]] const QPixmap& picture();
    void paintCard(QPainter& painter);
    void paintRow(QPainter& painter);
    void paintLarge(QPainter& painter);
    [[nodiscard]] QFont titleFont() const;
    [[nodiscard]] QFont noteFont() const;
    [[nodiscard]] int margin() const { return m_metrics.icon() / (m_isTight ? 5 : 2); }
    [[nodiscard]] int gap() const { return m_metrics.icon() * 3 / 4; } ///< on either side of the icon

    Size m_size;
    bool m_isTight = false;
    bool m_hasIcon = true;
    int m_lines = kCardLines;
    QString m_iconName;
    QString m_note;
    Metrics m_metrics;
    QIcon m_icon;
    QPixmap m_picture; ///< an icon's is null until it is painted, because rendering it is slow
    QColor m_titleColour;
    QColor m_noteColour;
    mutable QSize m_hint; ///< cached because it is slow to compute; empty if unknown
};

} // namespace qumalaq::desktop
