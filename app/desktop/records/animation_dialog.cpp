// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/records/animation_dialog.h"

#include "app/desktop/ui/fitting_scroll_area.h"
#include "app/desktop/ui/style.h"
#include "core/notation/turn_counter.h"

#include <QDialogButtonBox>
#include <QEvent>
#include <QFormLayout>
#include <QLabel>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>

namespace qumalaq::desktop {

namespace {

constexpr int kProposed = 2; ///< numbered moves
constexpr int kNoteWidthInLines = 16;

} // namespace

AnimationDialog::AnimationDialog(const rules::History& game, std::size_t shown, QWidget* parent)
    : QDialog(parent)
    , m_note(new QLabel(this))
    , m_fromLabel(new QLabel(this))
    , m_from(new QSpinBox(this))
    , m_toLabel(new QLabel(this))
    , m_to(new QSpinBox(this))
    , m_buttons(new QDialogButtonBox(QDialogButtonBox::Cancel, this))
{
    notation::TurnCounter counter;
    for (const auto& ply : game.plies()) {
        counter.count(ply.move.from.row);
        m_numbers.push_back(counter.numberFor(ply.move.from.row));
    }
    const int last = m_numbers[std::clamp<std::size_t>(shown, 1, m_numbers.size()) - 1];
    for (QSpinBox* box : {m_from, m_to})
        box->setRange(m_numbers.front(), m_numbers.back());
    m_to->setValue(last);
    m_from->setValue(last - kProposed + 1);
    m_fromLabel->setBuddy(m_from);
    m_toLabel->setBuddy(m_to);
    m_note->setWordWrap(true);
    setRole(m_note, "muted");
    m_save = m_buttons->addButton(QString(), QDialogButtonBox::AcceptRole);
    m_save->setDefault(true);
    auto* form = new QFormLayout;
    form->setHorizontalSpacing(20);
    form->setVerticalSpacing(12);
    form->addRow(m_fromLabel, m_from);
    form->addRow(m_toLabel, m_to);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(24, 22, 24, 20);
    column->setSpacing(16);
    column->addWidget(m_note);
    column->addLayout(form);
    column->addWidget(m_buttons);
    FittingScrollArea::addTo(*this, m_buttons);
    // The range is never empty.
    connect(m_from, &QSpinBox::valueChanged, this, [this](int from) { m_to->setValue(std::max(from, m_to->value())); });
    connect(m_to, &QSpinBox::valueChanged, this, [this](int to) { m_from->setValue(std::min(to, m_from->value())); });
    connect(m_buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(m_buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    retranslate();
}

std::pair<std::size_t, std::size_t> AnimationDialog::moves() const
{
    const auto first = std::lower_bound(m_numbers.begin(), m_numbers.end(), m_from->value());
    const auto end = std::upper_bound(m_numbers.begin(), m_numbers.end(), m_to->value());
    return {static_cast<std::size_t>(first - m_numbers.begin()), static_cast<std::size_t>(end - m_numbers.begin()) - 1};
}

void AnimationDialog::changeEvent(QEvent* event)
{
    QDialog::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void AnimationDialog::retranslate()
{
    setWindowTitle(tr("Save as animation"));
    m_note->setText(tr("The GIF file shows the moves on the board one after the other, again and again."));
    reserveRoom(m_note, kNoteWidthInLines);
    m_fromLabel->setText(tr("&From move"));
    m_toLabel->setText(tr("&To move"));
    m_save->setText(tr("&Save…"));
}

} // namespace qumalaq::desktop
