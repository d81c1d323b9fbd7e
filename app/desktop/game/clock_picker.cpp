// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/game/clock_picker.h"

#include "app/desktop/text/clock_text.h"
#include "app/desktop/text/game_text.h"
#include "app/desktop/ui/style.h"

#include <QComboBox>
#include <QGridLayout>
#include <QLabel>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>

namespace qumalaq::desktop {

using session::ClockSpec;
using std::chrono::duration_cast;
using std::chrono::minutes;
using std::chrono::seconds;

namespace {

constexpr int kUsualMinutes = 10;
constexpr int kUsualSeconds = 5;
constexpr int kNoteWidthInLines = 16;

} // namespace

ClockPicker::ClockPicker(const std::optional<ClockSpec>& clock, QWidget* parent)
    : QWidget(parent)
    , m_choice(new QComboBox(this))
    , m_note(new QLabel(this))
    , m_custom(new QWidget(this))
    , m_kind(new QComboBox(m_custom))
    , m_mainLabels{new QLabel(tr("Minutes for %1", "a side").arg(GameText::sideName(rules::Side::South)), m_custom),
                   new QLabel(tr("Minutes for %1", "a side").arg(GameText::sideName(rules::Side::North)), m_custom)}
    , m_main{new QSpinBox(m_custom), new QSpinBox(m_custom)}
    , m_incrementLabel(new QLabel(m_custom))
    , m_increment(new QSpinBox(m_custom))
    , m_flag(new QComboBox(m_custom))
{
    m_choice->setObjectName(QStringLiteral("clock"));
    const auto presets = session::clockPresets();
    m_choice->setAccessibleName(tr("Clock")); // its label is outside
    m_choice->addItem(tr("No clock"));
    for (std::size_t i = 0; i < presets.size(); ++i)
        m_choice->addItem(ClockText::nameOf(presets[i]), static_cast<int>(i));
    m_choice->insertSeparator(m_choice->count());
    m_choice->addItem(tr("Custom…"));
    m_kind->setAccessibleName(tr("Type of clock"));
    m_kind->addItems({tr("The minutes are for the whole game"), tr("Each move adds seconds (Fischer)"),
                      tr("Each move gives back its seconds (Bronstein)")});
    m_flag->addItems({tr("the game is lost"), tr("the stones left go to the opponent")});
    for (QSpinBox* box : m_main) {
        box->setRange(1, static_cast<int>(session::kMaxMainTime / minutes(1)));
        box->setValue(kUsualMinutes);
    }
    m_increment->setRange(1, static_cast<int>(session::kMaxIncrement / seconds(1)));
    m_increment->setValue(kUsualSeconds);

    auto* grid = new QGridLayout(m_custom);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->addWidget(m_kind, 0, 0, 1, 2);
    for (int side = 0; side < 2; ++side) {
        const auto index = static_cast<std::size_t>(side);
        m_mainLabels[index]->setBuddy(m_main[index]);
        grid->addWidget(m_mainLabels[index], 1 + side, 0);
        grid->addWidget(m_main[index], 1 + side, 1);
    }
    m_incrementLabel->setBuddy(m_increment);
    grid->addWidget(m_incrementLabel, 3, 0);
    grid->addWidget(m_increment, 3, 1);
    auto* flagLabel = new QLabel(tr("When time runs out"), m_custom);
    flagLabel->setBuddy(m_flag);
    grid->addWidget(flagLabel, 4, 0);
    grid->addWidget(m_flag, 4, 1);
    grid->setColumnStretch(1, 1);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    m_note->setWordWrap(true);
    setRole(m_note, "small");
    column->addWidget(m_choice);
    column->addWidget(m_note);
    column->addWidget(m_custom);

    setClock(clock);
    connect(m_choice, &QComboBox::currentIndexChanged, this, &ClockPicker::showCustom);
    connect(m_kind, &QComboBox::currentIndexChanged, this, &ClockPicker::showCustom);
    showCustom();
}

void ClockPicker::setClock(const std::optional<ClockSpec>& clock)
{
    if (!clock)
        return m_choice->setCurrentIndex(0);
    const auto presets = session::clockPresets();
    const auto preset = std::find(presets.begin(), presets.end(), *clock);
    m_choice->setCurrentIndex(preset == presets.end() ? m_choice->count() - 1
                                                      : m_choice->findData(static_cast<int>(preset - presets.begin())));
    m_kind->setCurrentIndex(static_cast<int>(clock->kind));
    for (std::size_t side = 0; side < 2; ++side)
        m_main[side]->setValue(static_cast<int>(duration_cast<minutes>(clock->main[side]).count()));
    if (clock->increment > seconds(0))
        m_increment->setValue(static_cast<int>(duration_cast<seconds>(clock->increment).count()));
    m_flag->setCurrentIndex(static_cast<int>(clock->flagFall));
}

const ClockSpec* ClockPicker::preset() const
{
    const QVariant index = m_choice->currentData();
    return index.isValid() ? &session::clockPresets()[index.toUInt()] : nullptr;
}

bool ClockPicker::isCustom() const
{
    return m_choice->currentIndex() == m_choice->count() - 1;
}

QSize ClockPicker::sizeHint() const
{
    for (QWidget* each : m_custom->findChildren<QWidget*>())
        each->ensurePolished(); // not while it is hidden
    return QWidget::sizeHint().expandedTo({m_custom->sizeHint().width(), 0});
}

void ClockPicker::showCustom()
{
    m_custom->setVisible(isCustom());
    const auto kind = static_cast<ClockSpec::Kind>(m_kind->currentIndex());
    const bool adds = kind != ClockSpec::Kind::SuddenDeath;
    m_incrementLabel->setText(kind == ClockSpec::Kind::Fischer ? tr("Seconds added per move")
                                                               : tr("At most, in seconds"));
    m_incrementLabel->setVisible(adds);
    m_increment->setVisible(adds);
    m_note->setVisible(preset() != nullptr);
    m_note->setText(preset() ? ClockText::noteOf(*preset()) : QString());
    reserveRoom(m_note, kNoteWidthInLines);
    m_choice->setAccessibleDescription(m_note->text());
    layout()->activate(); // with Qt 6.8 the size hint is the old one until then
    Q_EMIT resized();
}

std::optional<ClockSpec> ClockPicker::clock() const
{
    if (preset())
        return *preset();
    if (!isCustom())
        return std::nullopt;
    ClockSpec spec;
    spec.kind = static_cast<ClockSpec::Kind>(m_kind->currentIndex());
    for (std::size_t side = 0; side < 2; ++side)
        spec.main[side] = minutes(m_main[side]->value());
    if (spec.kind != ClockSpec::Kind::SuddenDeath)
        spec.increment = seconds(m_increment->value());
    spec.flagFall = static_cast<ClockSpec::FlagFall>(m_flag->currentIndex());
    return spec;
}

QWidget* ClockPicker::focusPart() const
{
    return m_choice;
}

} // namespace qumalaq::desktop
