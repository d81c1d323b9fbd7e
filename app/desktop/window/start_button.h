// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/board/theme.h"
#include "app/desktop/ui/style.h"

#include <QPixmap>
#include <QPushButton>
#include <QString>

namespace qumalaq::desktop {

/// A large button with an icon, a title, and an optional note. Paints its texts itself: labels would be two dozen more
/// widgets to style and lay out before the start page is painted.
class StartButton : public QPushButton {
    Q_OBJECT

public:
    enum class Size {
        Large, ///< with a note below the title
        Small, ///< only the title
        Card,  ///< with a note of some lines below icon and title
        Row,   ///< an entry of a list: a picture in place of the icon, with the note below the title
    };

    StartButton(Size size, const QString& icon, QWidget* parent = nullptr);

    void setTexts(const QString& title, const QString& note);
    /// For rows. The picture is pictureHeight() high.
    void setPicture(const QPixmap& picture);
    [[nodiscard]] int pictureHeight() const;
    /// A primary tile is the recommended one, in the accent colour.
    void setPrimary(bool isPrimary);

    /// Reduces the padding.
    void setTight(bool tight);
    /// The lines of the note, and whether the title of a card has its icon.
    void setCard(int lines, bool hasIcon);
    /// The lines of the note in a card of this width.
    [[nodiscard]] int linesAt(int width) const;
    /// Whether a card of this width has room for the icon and the whole title.
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
    [[nodiscard]] const QPixmap& iconPicture();
    void paintCard(QPainter& painter);
    void paintRow(QPainter& painter);
    void paintLarge(QPainter& painter);
    [[nodiscard]] QColor titleColour() const { return m_isPrimary ? currentTheme().accentText : currentTheme().text; }
    [[nodiscard]] QColor noteColour() const
    {
        return m_isPrimary ? currentTheme().accentText : currentTheme().mutedText;
    }
    [[nodiscard]] QFont titleFont() const;
    [[nodiscard]] QFont noteFont() const;
    [[nodiscard]] QString noteIn(int width) const;
    [[nodiscard]] int margin() const
    {
        const int tight = m_size == Size::Card ? px(6) : px(4);
        return m_isTight ? tight : currentMetrics().icon() / 2;
    }
    [[nodiscard]] int gap() const { return currentMetrics().icon() * 3 / 4; } ///< on either side of the icon

    Size m_size;
    bool m_isPrimary = false;
    bool m_isTight = false;
    bool m_hasIcon = true;
    int m_lines = kCardLines;
    QString m_iconName;
    QString m_note;
    QPixmap m_picture;    ///< of a row
    QPixmap m_icon;       ///< rendered when it is first painted, because that is slow
    mutable QSize m_hint; ///< cached, because computing it is slow; empty if unknown
};

} // namespace qumalaq::desktop
