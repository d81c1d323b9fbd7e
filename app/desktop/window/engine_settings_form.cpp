// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/window/engine_settings_form.h"

#include "app/desktop/ui/settings.h"
#include "app/desktop/ui/style.h"
#include "app/desktop/window/choice_text.h"
#include "app/desktop/window/settings_form.h"

#include <QComboBox>
#include <QEvent>
#include <QLabel>
#include <QSignalBlocker>
#include <QSpinBox>

#include <algorithm>

namespace qumalaq::desktop {

namespace {

constexpr int kLeastMemory = 16; // MiB

} // namespace

EngineSettingsForm::EngineSettingsForm(Settings& settings, QWidget* parent)
    : QWidget(parent)
    , m_settings(settings)
    , m_machine(thisMachine())
    , m_threadsLabel(new QLabel(this))
    , m_threads(new QSpinBox(this))
    , m_memoryLabel(new QLabel(this))
    , m_memory(new QComboBox(this))
    , m_aheadLabel(new QLabel(this))
    , m_ahead(new QComboBox(this))
    , m_explanation(new QLabel(this))
{
    m_threadsLabel->setBuddy(m_threads);
    m_memoryLabel->setBuddy(m_memory);
    m_aheadLabel->setBuddy(m_ahead);
    m_threads->setRange(0, m_machine.cores);
    m_memory->addItem(QString(), 0);
    for (int mebibytes = kLeastMemory; mebibytes <= mostEngineMemory(m_machine); mebibytes *= 2)
        m_memory->addItem(QString(), mebibytes);
    for ([[maybe_unused]] const ThinkingAhead ahead : allThinkingAhead())
        m_ahead->addItem(QString());
    for (QComboBox* box : {m_memory, m_ahead})
        box->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_explanation->setWordWrap(true);
    setRole(m_explanation, "muted");
    QFormLayout* form = makeSettingsForm(this);
    form->addRow(m_threadsLabel, m_threads);
    form->addRow(m_memoryLabel, m_memory);
    form->addRow(m_aheadLabel, m_ahead);
    form->addRow(m_explanation);

    retranslate();
    showValues();
    connect(m_threads, &QSpinBox::valueChanged, this, &EngineSettingsForm::keep);
    connect(m_memory, &QComboBox::currentIndexChanged, this, &EngineSettingsForm::keep);
    connect(m_ahead, &QComboBox::currentIndexChanged, this, &EngineSettingsForm::keep);
    connect(&m_settings, &Settings::changed, this, &EngineSettingsForm::showValues);
}

void EngineSettingsForm::keep()
{
    EngineChoice choice;
    choice.threads = m_threads->value();
    choice.memoryMebibytes = m_memory->currentData().toInt();
    choice.ahead = allThinkingAhead()[static_cast<std::size_t>(std::max(0, m_ahead->currentIndex()))];
    m_settings.setEngine(choice);
}

void EngineSettingsForm::showValues()
{
    const QSignalBlocker blockers[] = {QSignalBlocker(m_threads), QSignalBlocker(m_memory), QSignalBlocker(m_ahead)};
    const EngineChoice choice = m_settings.engine();
    m_threads->setValue(std::min(choice.threads, m_machine.cores));
    // A choice made on a larger machine is as much as there is here.
    const int memory = std::min(choice.memoryMebibytes, mostEngineMemory(m_machine));
    m_memory->setCurrentIndex(std::max(0, m_memory->findData(memory)));
    const auto all = allThinkingAhead();
    m_ahead->setCurrentIndex(static_cast<int>(std::find(all.begin(), all.end(), choice.ahead) - all.begin()));
}

void EngineSettingsForm::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void EngineSettingsForm::retranslate()
{
    const session::EngineResources byMachine = resourcesFor({}, m_machine);
    m_threadsLabel->setText(tr("&Processor cores"));
    m_threads->setSpecialValueText(tr("Automatic: %1").arg(byMachine.threads));
    m_memoryLabel->setText(tr("&Memory"));
    for (int i = 1; i < m_memory->count(); ++i)
        m_memory->setItemText(i, tr("%1 MB").arg(m_memory->itemData(i).toInt()));
    m_memory->setItemText(0, tr("Automatic: %1").arg(tr("%1 MB").arg(byMachine.hashMebibytes)));
    m_aheadLabel->setText(tr("&Think during your turn"));
    for (int i = 0; i < m_ahead->count(); ++i)
        m_ahead->setItemText(i, ChoiceText::nameOf(allThinkingAhead()[static_cast<std::size_t>(i)]));
    m_explanation->setText(tr("These settings affect only the strongest level and the analysis."));
}

} // namespace qumalaq::desktop
