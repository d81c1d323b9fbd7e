// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/records/animation_dialog.h"

#include "app/desktop/ui/fitting_scroll_area.h"
#include "app/desktop/ui/style.h"
#include "core/notation/turn_counter.h"

#include <QDialogButtonBox>
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
    , m_from(new QSpinBox(this))
    , m_to(new QSpinBox(this))
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
    setWindowTitle(tr("Save as animation"));
    auto* note = new QLabel(tr("The GIF shows the moves on the board one after another, in a loop."), this);
    note->setWordWrap(true);
    setRole(note, "muted");
    reserveRoom(note, kNoteWidthInLines);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    auto* save = buttons->addButton(tr("&Save…"), QDialogButtonBox::AcceptRole);
    save->setDefault(true);
    setRole(save, "primary");
    auto* form = new QFormLayout;
    form->setHorizontalSpacing(20);
    form->setVerticalSpacing(12);
    form->addRow(tr("&From move"), m_from);
    form->addRow(tr("&To move"), m_to);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(24, 22, 24, 20);
    column->setSpacing(16);
    column->addWidget(note);
    column->addLayout(form);
    column->addWidget(buttons);
    FittingScrollArea::addTo(*this, buttons);
    // The range is never empty.
    connect(m_from, &QSpinBox::valueChanged, this, [this](int from) { m_to->setValue(std::max(from, m_to->value())); });
    connect(m_to, &QSpinBox::valueChanged, this, [this](int to) { m_from->setValue(std::min(to, m_from->value())); });
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
}

std::pair<std::size_t, std::size_t> AnimationDialog::moves() const
{
    const auto first = std::lower_bound(m_numbers.begin(), m_numbers.end(), m_from->value());
    const auto end = std::upper_bound(m_numbers.begin(), m_numbers.end(), m_to->value());
    return {static_cast<std::size_t>(first - m_numbers.begin()), static_cast<std::size_t>(end - m_numbers.begin()) - 1};
}

} // namespace qumalaq::desktop
