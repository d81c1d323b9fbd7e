// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/window/about_dialog.h"

#include "app/desktop/ui/fitting_scroll_area.h"
#include "app/desktop/ui/icons.h"
#include "app/desktop/ui/style.h"

#include <QCoreApplication>
#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

namespace qumalaq::desktop {

namespace {

constexpr int kIconSize = 96;
constexpr int kTextWidthInLines = 20;

} // namespace

AboutDialog::AboutDialog(QWidget* parent)
    : QDialog(parent)
    , m_summary(new QLabel(tr("Togyzqumalaq and its relatives: mancala games of the steppe and beyond."), this))
    , m_licence(
          new QLabel(tr("© 2026 The Qumalaq authors. Free software under the GNU General Public License, version 3 or "
                        "later. There is no warranty, to the extent the law permits."),
                     this))
    , m_parts(new QLabel(tr("Built with Qt %1. Typeface: Noto Sans, under the SIL Open Font License.")
                             .arg(QString::fromLatin1(qVersion())),
                         this))
{
    setWindowTitle(tr("About Qumalaq"));
    auto* icon = new QLabel(this);
    icon->setPixmap(programIcon().pixmap(QSize(kIconSize, kIconSize), devicePixelRatioF()));
    auto* name = new QLabel(QStringLiteral("Qumalaq"), this);
    setRole(name, "title");
    auto* version = new QLabel(tr("Version %1").arg(QCoreApplication::applicationVersion()), this);
    setRole(version, "muted");
    setRole(m_licence, "small");
    setRole(m_parts, "small");
    for (QLabel* label : {m_summary, m_licence, m_parts})
        label->setWordWrap(true);
    m_licence->setTextInteractionFlags(Qt::TextSelectableByMouse);

    auto* text = new QVBoxLayout;
    text->setSpacing(6);
    text->addWidget(name);
    text->addWidget(version);
    text->addSpacing(6);
    text->addWidget(m_summary);
    text->addSpacing(6);
    text->addWidget(m_licence);
    text->addWidget(m_parts);
    text->addStretch(1);
    auto* row = new QHBoxLayout;
    row->setSpacing(22);
    row->addWidget(icon, 0, Qt::AlignTop);
    row->addLayout(text, 1);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(24, 24, 24, 18);
    column->setSpacing(16);
    column->addLayout(row, 1);
    column->addWidget(buttons);
    column->setSizeConstraint(QLayout::SetFixedSize);
    FittingScrollArea::addTo(*this, buttons);
    fitText();
}

void AboutDialog::fitText()
{
    for (QLabel* label : {m_summary, m_licence, m_parts})
        reserveRoom(label, kTextWidthInLines);
}

void AboutDialog::showEvent(QShowEvent* event)
{
    fitText();
    QDialog::showEvent(event);
}

} // namespace qumalaq::desktop
