// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/shell/settings_dialog.h"

#include "app/desktop/frame/settings.h"
#include "app/desktop/shell/choice_text.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QEvent>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSlider>
#include <QTabBar>
#include <QTabWidget>
#include <QToolButton>
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
    , m_groups(new QTabWidget(this))
    , m_nameLabel(new QLabel(this))
    , m_name(new QLineEdit(this))
    , m_languageLabel(new QLabel(this))
    , m_language(new QComboBox(this))
    , m_themeLabel(new QLabel(this))
    , m_theme(new QComboBox(this))
    , m_speedLabel(new QLabel(this))
    , m_speed(new QComboBox(this))
    , m_motionLabel(new QLabel(this))
    , m_motion(new QComboBox(this))
    , m_lensLabel(new QLabel(this))
    , m_lens(new QComboBox(this))
    , m_movesLabel(new QLabel(this))
    , m_predict(new QCheckBox(this))
    , m_confirm(new QCheckBox(this))
    , m_kazansLabel(new QLabel(this))
    , m_kazans(new QComboBox(this))
    , m_seatsLabel(new QLabel(this))
    , m_seats(new QComboBox(this))
    , m_soundLabel(new QLabel(this))
    , m_sound(new QCheckBox(this))
    , m_volumeLabel(new QLabel(this))
    , m_volume(new QSlider(Qt::Horizontal, this))
{
    m_nameLabel->setBuddy(m_name);
    m_name->setMaxLength(Settings::kLongestName);
    m_languageLabel->setBuddy(m_language);
    m_themeLabel->setBuddy(m_theme);
    m_speedLabel->setBuddy(m_speed);
    m_motionLabel->setBuddy(m_motion);
    m_lensLabel->setBuddy(m_lens);
    m_kazansLabel->setBuddy(m_kazans);
    m_seatsLabel->setBuddy(m_seats);
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
    const auto addEmpty = [](QComboBox* box, std::size_t count) {
        for (std::size_t i = 0; i < count; ++i)
            box->addItem(QString());
    };
    addEmpty(m_motion, allMotions().size());
    addEmpty(m_lens, allLensDepths().size());
    addEmpty(m_kazans, allKazanPlacements().size());
    addEmpty(m_seats, allSeats().size());
    for (QComboBox* box : {m_language, m_theme, m_speed, m_motion, m_lens, m_kazans, m_seats})
        box->setSizeAdjustPolicy(QComboBox::AdjustToContents);

    m_groups->setUsesScrollButtons(false);
    // They are never shown, and Qt does not translate their names again when the language changes.
    for (auto* scroll : m_groups->tabBar()->findChildren<QToolButton*>())
        scroll->setAccessibleName({});
    const auto group = [this] {
        auto* page = new QWidget(m_groups);
        auto* form = new QFormLayout(page);
        form->setContentsMargins(16, 16, 16, 16);
        form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
        form->setLabelAlignment(Qt::AlignLeft | Qt::AlignVCenter);
        form->setVerticalSpacing(12);
        form->setHorizontalSpacing(24);
        m_groups->addTab(page, QString());
        return form;
    };
    QFormLayout* appearance = group();
    appearance->addRow(m_languageLabel, m_language);
    appearance->addRow(m_themeLabel, m_theme);
    appearance->addRow(m_speedLabel, m_speed);
    appearance->addRow(m_motionLabel, m_motion);
    appearance->addRow(m_kazansLabel, m_kazans);
    QFormLayout* play = group();
    play->addRow(m_nameLabel, m_name);
    play->addRow(m_lensLabel, m_lens);
    play->addRow(m_movesLabel, m_predict);
    play->addRow(QString(), m_confirm);
    play->addRow(m_seatsLabel, m_seats);
    QFormLayout* sound = group();
    sound->addRow(m_soundLabel, m_sound);
    sound->addRow(m_volumeLabel, m_volume);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(24, 22, 24, 20);
    column->setSpacing(20);
    column->addWidget(m_groups, 1);
    column->addWidget(buttons);
    column->setSizeConstraint(QLayout::SetMinimumSize);

    retranslate();
    showValues();
    connect(m_name, &QLineEdit::textEdited, this, [this](const QString& name) { m_settings.setOwnName(name); });
    connect(m_language, &QComboBox::currentIndexChanged, this,
            [this](int index) { m_settings.setLanguage(choiceAt(allLanguages(), index)); });
    connect(m_theme, &QComboBox::currentIndexChanged, this,
            [this](int index) { m_settings.setTheme(choiceAt(allThemes(), index)); });
    connect(m_speed, &QComboBox::currentIndexChanged, this, [this](int index) {
        m_settings.setSowingSpeed(allSpeeds()[static_cast<std::size_t>(std::max(0, index))]);
    });
    connect(m_motion, &QComboBox::currentIndexChanged, this,
            [this](int index) { m_settings.setMotion(allMotions()[static_cast<std::size_t>(std::max(0, index))]); });
    connect(m_lens, &QComboBox::currentIndexChanged, this, [this](int index) {
        m_settings.setLensDepth(allLensDepths()[static_cast<std::size_t>(std::max(0, index))]);
    });
    connect(m_predict, &QCheckBox::toggled, this, [this](bool on) { m_settings.setPredicting(on); });
    connect(m_confirm, &QCheckBox::toggled, this, [this](bool on) { m_settings.setConfirming(on); });
    connect(m_kazans, &QComboBox::currentIndexChanged, this, [this](int index) {
        m_settings.setKazans(allKazanPlacements()[static_cast<std::size_t>(std::max(0, index))]);
    });
    connect(m_seats, &QComboBox::currentIndexChanged, this,
            [this](int index) { m_settings.setSeats(allSeats()[static_cast<std::size_t>(std::max(0, index))]); });
    connect(m_sound, &QCheckBox::toggled, this, [this](bool on) { m_settings.setSoundOn(on); });
    connect(m_volume, &QSlider::valueChanged, this, [this](int volume) { m_settings.setVolume(volume); });
    // Shortcuts can change the same settings while the dialog is open.
    connect(&m_settings, &Settings::changed, this, &SettingsDialog::showValues);
}

void SettingsDialog::showValues()
{
    const QSignalBlocker blockers[] = {QSignalBlocker(m_language), QSignalBlocker(m_theme),   QSignalBlocker(m_speed),
                                       QSignalBlocker(m_lens),     QSignalBlocker(m_predict), QSignalBlocker(m_confirm),
                                       QSignalBlocker(m_kazans),   QSignalBlocker(m_seats),   QSignalBlocker(m_sound),
                                       QSignalBlocker(m_volume),   QSignalBlocker(m_motion)};
    if (m_name->text().simplified() != m_settings.ownName()) // do not remove a space that is just being typed
        m_name->setText(m_settings.ownName());
    m_language->setCurrentIndex(indexIn(allLanguages(), m_settings.language()));
    m_theme->setCurrentIndex(indexIn(allThemes(), m_settings.theme()));
    const auto choose = [](QComboBox* box, const auto& all, const auto& chosen) {
        box->setCurrentIndex(static_cast<int>(std::find(all.begin(), all.end(), chosen) - all.begin()));
    };
    choose(m_speed, allSpeeds(), m_settings.sowingSpeed());
    choose(m_motion, allMotions(), m_settings.motion());
    choose(m_lens, allLensDepths(), m_settings.lensDepth());
    choose(m_kazans, allKazanPlacements(), m_settings.kazans());
    choose(m_seats, allSeats(), m_settings.seats());
    m_predict->setChecked(m_settings.isPredicting());
    m_confirm->setChecked(m_settings.isConfirming());
    m_confirm->setEnabled(!m_settings.isPredicting()); // a guess already needs a second press
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
    m_groups->setTabText(0, tr("Appearance"));
    m_groups->setTabText(1, tr("Play"));
    m_groups->setTabText(2, tr("Sound"));
    m_nameLabel->setText(tr("Your &name"));
    m_name->setPlaceholderText(tr("Name (optional)"));
    m_languageLabel->setText(tr("&Language"));
    m_language->setItemText(0, tr("System default"));
    m_themeLabel->setText(tr("&Theme"));
    m_theme->setItemText(0, tr("System default"));
    const auto name = [](QComboBox* box, const auto& all, int first) {
        for (std::size_t i = 0; i < all.size(); ++i)
            box->setItemText(static_cast<int>(i) + first, ChoiceText::nameOf(all[i]));
    };
    name(m_theme, allThemes(), 1);
    m_speedLabel->setText(tr("&Sowing speed"));
    name(m_speed, allSpeeds(), 0);
    m_motionLabel->setText(tr("&Animation"));
    name(m_motion, allMotions(), 0);
    m_lensLabel->setText(tr("&Preview of a move"));
    name(m_lens, allLensDepths(), 0);
    m_movesLabel->setText(tr("Moves"));
    m_predict->setText(tr("&Guess the landing before each move"));
    m_confirm->setText(tr("Confirm moves with a second &click"));
    m_kazansLabel->setText(tr("My &kazan"));
    name(m_kazans, allKazanPlacements(), 0);
    m_seatsLabel->setText(tr("T&wo people"));
    name(m_seats, allSeats(), 0);
    m_soundLabel->setText(tr("Sound"));
    m_sound->setText(tr("Sound of st&ones"));
    m_volumeLabel->setText(tr("&Volume"));
}

} // namespace qumalaq::desktop
