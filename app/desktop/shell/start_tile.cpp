// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/shell/start_tile.h"

#include "app/desktop/frame/style.h"

#include <QHBoxLayout>
#include <QIcon>
#include <QLabel>
#include <QVBoxLayout>

namespace qumalaq::desktop {

StartTile::StartTile(Size size, const QString& icon, QWidget* parent)
    : QPushButton(parent)
    , m_iconName(icon)
    , m_row(new QHBoxLayout(this))
    , m_icon(new QLabel(this))
    , m_title(new QLabel(this))
    , m_note(new QLabel(this))
{
    setRole(this, "tile");
    setRole(m_title, size == Size::Large ? "tileTitle" : "tileName");
    setRole(m_note, "tileNote");
    // A name somebody entered is no markup.
    m_note->setTextFormat(Qt::PlainText);
    m_note->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred); // the tool tip holds the whole
    m_note->setVisible(size == Size::Large);
    for (QLabel* label : {m_icon, m_title, m_note})
        label->setAttribute(Qt::WA_TransparentForMouseEvents);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    setAutoDefault(false);
    auto* column = new QVBoxLayout;
    column->setSpacing(1);
    column->addStretch(1);
    column->addWidget(m_title);
    column->addWidget(m_note);
    column->addStretch(1);
    m_row->setContentsMargins(0, 0, 0, 0);
    m_row->addWidget(m_icon);
    m_row->addLayout(column, 1);
}

void StartTile::setTexts(const QString& title, const QString& note)
{
    m_title->setText(title);
    m_note->setText(note);
    setAccessibleName(title);
    setAccessibleDescription(note);
    setToolTip(note);
    updateGeometry();
}

void StartTile::showIcon(const QIcon& icon, int pixels)
{
    m_icon->setPixmap(icon.pixmap(QSize(pixels, pixels), devicePixelRatioF()));
    const int side = pixels / 2;
    m_row->setContentsMargins(side + pixels / 4, side, side, side);
    m_row->setSpacing(side + pixels / 4);
    updateGeometry();
}

QSize StartTile::sizeHint() const
{
    return m_row->sizeHint();
}

QSize StartTile::minimumSizeHint() const
{
    return m_row->minimumSize();
}

} // namespace qumalaq::desktop
