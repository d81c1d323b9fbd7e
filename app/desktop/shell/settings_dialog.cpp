// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/shell/settings_dialog.h"

#include "app/desktop/shell/choice_text.h"
#include "app/desktop/shell/settings.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QEvent>
#include <QFormLayout>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSlider>
#include <QVBoxLayout>

#include <algorithm>

namespace qumalaq::desktop {

namespace {

/// The index of an optional choice in a box whose first entry is "as the system".
template <typename T>
int indexIn(std::span<const T> all, const std::optional<T>& chosen)
{
    if (!chosen)
        return 0;
    return 1 + static_cast<int>(std::find(all.begin(), all.end(), *chosen) - all.begin());
}

template <typename T>
std::optional<T> choiceAt(std::span<const T> all, int index)
{
    if (index <= 0)
        return std::nullopt;
    return all[static_cast<std::size_t>(index - 1)];
}

} // namespace

SettingsDialog::SettingsDialog(Settings& settings, QWidget* parent)
    : QDialog(parent)
    , m_settings(settings)
    , m_languageLabel(new QLabel(this))
    , m_language(new QComboBox(this))
    , m_themeLabel(new QLabel(this))
    , m_theme(new QComboBox(this))
    , m_speedLabel(new QLabel(this))
    , m_speed(new QComboBox(this))
    , m_soundLabel(new QLabel(this))
    , m_sound(new QCheckBox(this))
    , m_volumeLabel(new QLabel(this))
    , m_volume(new QSlider(Qt::Horizontal, this))
{
    m_languageLabel->setBuddy(m_language);
    m_themeLabel->setBuddy(m_theme);
    m_speedLabel->setBuddy(m_speed);
    m_volumeLabel->setBuddy(m_volume);
    m_volume->setRange(0, 100);
    m_volume->setPageStep(10);
    m_language->addItem(QString());
    for (const Language language : allLanguages())
        m_language->addItem(ownNameOf(language));
    m_theme->addItem(QString());
    for ([[maybe_unused]] const ThemeId theme : allThemes())
        m_theme->addItem(QString());
    for ([[maybe_unused]] const SowingSpeed speed : allSpeeds())
        m_speed->addItem(QString());
    for (QComboBox* box : {m_language, m_theme, m_speed})
        box->setSizeAdjustPolicy(QComboBox::AdjustToContents);

    auto* form = new QFormLayout;
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    form->setLabelAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    form->setVerticalSpacing(12);
    form->setHorizontalSpacing(24);
    form->addRow(m_languageLabel, m_language);
    form->addRow(m_themeLabel, m_theme);
    form->addRow(m_speedLabel, m_speed);
    form->addRow(m_soundLabel, m_sound);
    form->addRow(m_volumeLabel, m_volume);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(24, 22, 24, 20);
    column->setSpacing(20);
    column->addLayout(form);
    column->addStretch(1);
    column->addWidget(buttons);
    column->setSizeConstraint(QLayout::SetMinimumSize);

    retranslate();
    showValues();
    connect(m_language, &QComboBox::currentIndexChanged, this,
            [this](int index) { m_settings.setLanguage(choiceAt(allLanguages(), index)); });
    connect(m_theme, &QComboBox::currentIndexChanged, this,
            [this](int index) { m_settings.setTheme(choiceAt(allThemes(), index)); });
    connect(m_speed, &QComboBox::currentIndexChanged, this, [this](int index) {
        m_settings.setSowingSpeed(allSpeeds()[static_cast<std::size_t>(std::max(0, index))]);
    });
    connect(m_sound, &QCheckBox::toggled, this, [this](bool on) { m_settings.setSoundOn(on); });
    connect(m_volume, &QSlider::valueChanged, this, [this](int volume) { m_settings.setVolume(volume); });
    // The same settings can be changed by keys while the dialog is open.
    connect(&m_settings, &Settings::changed, this, &SettingsDialog::showValues);
}

void SettingsDialog::showValues()
{
    const QSignalBlocker blockers[] = {QSignalBlocker(m_language), QSignalBlocker(m_theme), QSignalBlocker(m_speed),
                                       QSignalBlocker(m_sound), QSignalBlocker(m_volume)};
    m_language->setCurrentIndex(indexIn(allLanguages(), m_settings.language()));
    m_theme->setCurrentIndex(indexIn(allThemes(), m_settings.theme()));
    const auto speeds = allSpeeds();
    const auto speed = std::find(speeds.begin(), speeds.end(), m_settings.sowingSpeed());
    m_speed->setCurrentIndex(static_cast<int>(speed - speeds.begin()));
    m_sound->setChecked(m_settings.isSoundOn());
    m_volume->setValue(m_settings.volume());
    m_volume->setEnabled(m_settings.isSoundOn());
    m_volumeLabel->setEnabled(m_settings.isSoundOn());
}

void SettingsDialog::changeEvent(QEvent* event)
{
    QDialog::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void SettingsDialog::retranslate()
{
    setWindowTitle(tr("Settings"));
    m_languageLabel->setText(tr("&Language"));
    m_language->setItemText(0, tr("As the system"));
    m_themeLabel->setText(tr("&Theme"));
    m_theme->setItemText(0, tr("As the system"));
    const auto themes = allThemes();
    for (std::size_t i = 0; i < themes.size(); ++i)
        m_theme->setItemText(static_cast<int>(i) + 1, ChoiceText::nameOf(themes[i]));
    m_speedLabel->setText(tr("&Sowing"));
    const auto speeds = allSpeeds();
    for (std::size_t i = 0; i < speeds.size(); ++i)
        m_speed->setItemText(static_cast<int>(i), ChoiceText::nameOf(speeds[i]));
    m_soundLabel->setText(tr("Sound"));
    m_sound->setText(tr("S&tones can be heard"));
    m_volumeLabel->setText(tr("&Volume"));
}

} // namespace qumalaq::desktop
