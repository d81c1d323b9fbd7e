// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/window/settings_dialog.h"

#include "app/desktop/sound/sound_player.h"
#include "app/desktop/speech/self_voicing.h"
#include "app/desktop/ui/fitting_scroll_area.h"
#include "app/desktop/ui/settings.h"
#include "app/desktop/window/choice_text.h"
#include "app/desktop/window/engine_settings_form.h"
#include "app/desktop/window/settings_form.h"
#include "app/desktop/window/voice_text.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QEvent>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSlider>
#include <QTabBar>
#include <QTabWidget>
#include <QTimer>
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

/// The sounds that can be listened to.
enum class Heard : std::size_t { Near, Far, Capture, Tuzdyk, Refusal, End };

/// To hear that the pitch tells how many stones a pit holds, and the side where it is.
constexpr int kStonesSown = 7;
constexpr int kBetweenStonesMs = 160;

} // namespace

SettingsDialog::SettingsDialog(Settings& settings, SoundPlayer& player, SelfVoicing& voice, QWidget* parent)
    : QDialog(parent)
    , m_settings(settings)
    , m_player(player)
    , m_reader(voice)
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
    , m_previewLabel(new QLabel(this))
    , m_preview(new QComboBox(this))
    , m_movesLabel(new QLabel(this))
    , m_predict(new QCheckBox(this))
    , m_confirm(new QCheckBox(this))
    , m_kazansLabel(new QLabel(this))
    , m_kazans(new QComboBox(this))
    , m_twoPlayerLayoutLabel(new QLabel(this))
    , m_twoPlayerLayout(new QComboBox(this))
    , m_soundLabel(new QLabel(this))
    , m_sound(new QCheckBox(this))
    , m_volumeLabel(new QLabel(this))
    , m_volume(new QSlider(Qt::Horizontal, this))
    , m_listenLabel(new QLabel(this))
    , m_sowing(new QTimer(this))
    , m_verbosityLabel(new QLabel(this))
    , m_verbosity(new QComboBox(this))
    , m_readLabel(new QLabel(this))
    , m_read(new QCheckBox(this))
    , m_paceLabel(new QLabel(this))
    , m_pace(new QSlider(Qt::Horizontal, this))
    , m_try(new QPushButton(this))
    , m_whySilent(new QLabel(this))
{
    m_nameLabel->setBuddy(m_name);
    m_name->setMaxLength(Settings::kLongestName);
    m_languageLabel->setBuddy(m_language);
    m_themeLabel->setBuddy(m_theme);
    m_speedLabel->setBuddy(m_speed);
    m_motionLabel->setBuddy(m_motion);
    m_previewLabel->setBuddy(m_preview);
    m_kazansLabel->setBuddy(m_kazans);
    m_twoPlayerLayoutLabel->setBuddy(m_twoPlayerLayout);
    m_verbosityLabel->setBuddy(m_verbosity);
    m_volumeLabel->setBuddy(m_volume);
    m_paceLabel->setBuddy(m_pace);
    for (QSlider* slider : {m_volume, m_pace}) {
        slider->setRange(0, 100);
        slider->setPageStep(10);
    }
    m_pace->setSingleStep(5);
    m_try->setAutoDefault(false);
    m_whySilent->setWordWrap(true);
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
    addEmpty(m_preview, allPreviewDetails().size());
    addEmpty(m_kazans, allKazanPlacements().size());
    addEmpty(m_twoPlayerLayout, allTwoPlayerLayouts().size());
    addEmpty(m_verbosity, allVerbosities().size());
    for (QComboBox* box : {m_language, m_theme, m_speed, m_motion, m_preview, m_kazans, m_twoPlayerLayout, m_verbosity})
        box->setSizeAdjustPolicy(QComboBox::AdjustToContents);

    m_groups->setUsesScrollButtons(false);
    // They are never shown, and Qt does not translate their names again when the language changes.
    for (auto* scroll : m_groups->tabBar()->findChildren<QToolButton*>())
        scroll->setAccessibleName({});
    const auto group = [this] {
        auto* page = new QWidget(m_groups);
        m_groups->addTab(page, QString());
        return makeSettingsForm(page);
    };
    QFormLayout* appearance = group();
    appearance->addRow(m_languageLabel, m_language);
    appearance->addRow(m_themeLabel, m_theme);
    appearance->addRow(m_speedLabel, m_speed);
    appearance->addRow(m_motionLabel, m_motion);
    appearance->addRow(m_kazansLabel, m_kazans);
    QFormLayout* play = group();
    play->addRow(m_nameLabel, m_name);
    play->addRow(m_previewLabel, m_preview);
    play->addRow(m_movesLabel, m_predict);
    play->addRow(QString(), m_confirm);
    play->addRow(m_twoPlayerLayoutLabel, m_twoPlayerLayout);
    m_groups->addTab(new EngineSettingsForm(settings, m_groups), QString());
    QFormLayout* sound = group();
    sound->addRow(m_soundLabel, m_sound);
    sound->addRow(m_volumeLabel, m_volume);
    sound->addRow(m_listenLabel, makeListening());
    QFormLayout* speech = group();
    speech->addRow(m_verbosityLabel, m_verbosity);
    speech->addRow(m_readLabel, m_read);
    speech->addRow(m_paceLabel, m_pace);
    auto* trying = new QHBoxLayout;
    trying->addWidget(m_try);
    trying->addStretch(1);
    speech->addRow(QString(), trying);
    speech->addRow(m_whySilent);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(24, 22, 24, 20);
    column->setSpacing(20);
    column->addWidget(m_groups, 1);
    column->addWidget(buttons);
    FittingScrollArea::addTo(*this, buttons);

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
    connect(m_preview, &QComboBox::currentIndexChanged, this, [this](int index) {
        m_settings.setPreviewDetail(allPreviewDetails()[static_cast<std::size_t>(std::max(0, index))]);
    });
    connect(m_predict, &QCheckBox::toggled, this, [this](bool on) { m_settings.setPredicting(on); });
    connect(m_confirm, &QCheckBox::toggled, this, [this](bool on) { m_settings.setConfirming(on); });
    connect(m_kazans, &QComboBox::currentIndexChanged, this, [this](int index) {
        m_settings.setKazans(allKazanPlacements()[static_cast<std::size_t>(std::max(0, index))]);
    });
    connect(m_twoPlayerLayout, &QComboBox::currentIndexChanged, this, [this](int index) {
        m_settings.setTwoPlayerLayout(allTwoPlayerLayouts()[static_cast<std::size_t>(std::max(0, index))]);
    });
    connect(m_verbosity, &QComboBox::currentIndexChanged, this, [this](int index) {
        m_settings.setVerbosity(allVerbosities()[static_cast<std::size_t>(std::max(0, index))]);
    });
    connect(m_sound, &QCheckBox::toggled, this, [this](bool on) { m_settings.setSoundOn(on); });
    connect(m_volume, &QSlider::valueChanged, this, [this](int volume) { m_settings.setVolume(volume); });
    connect(m_read, &QCheckBox::toggled, this, [this](bool on) { m_settings.setReadAloud(on); });
    connect(m_pace, &QSlider::valueChanged, this, [this](int pace) { m_settings.setReadingSpeed(pace); });
    connect(m_try, &QPushButton::clicked, this, [this] { m_reader.tryOut(VoiceText::sample()); });
    connect(&m_reader, &SelfVoicing::stateChanged, this, &SettingsDialog::showVoice);
    // Looking for a voice may start a service, so only who wants to know waits for it.
    connect(m_groups, &QTabWidget::currentChanged, this, [this](int index) {
        if (m_groups->widget(index)->isAncestorOf(m_read))
            m_reader.ask();
    });
    // Shortcuts can change the same settings while the dialog is open.
    connect(&m_settings, &Settings::changed, this, &SettingsDialog::showValues);
}

void SettingsDialog::showValues()
{
    const QSignalBlocker blockers[] = {
        QSignalBlocker(m_language), QSignalBlocker(m_theme),     QSignalBlocker(m_speed),
        QSignalBlocker(m_preview),  QSignalBlocker(m_predict),   QSignalBlocker(m_confirm),
        QSignalBlocker(m_kazans),   QSignalBlocker(m_verbosity), QSignalBlocker(m_twoPlayerLayout),
        QSignalBlocker(m_sound),    QSignalBlocker(m_volume),    QSignalBlocker(m_motion),
        QSignalBlocker(m_read),     QSignalBlocker(m_pace)};
    if (m_name->text().simplified() != m_settings.ownName()) // do not remove a space that is just being typed
        m_name->setText(m_settings.ownName());
    m_language->setCurrentIndex(indexIn(allLanguages(), m_settings.language()));
    m_theme->setCurrentIndex(indexIn(allThemes(), m_settings.theme()));
    const auto choose = [](QComboBox* box, const auto& all, const auto& chosen) {
        box->setCurrentIndex(static_cast<int>(std::find(all.begin(), all.end(), chosen) - all.begin()));
    };
    choose(m_speed, allSpeeds(), m_settings.sowingSpeed());
    choose(m_motion, allMotions(), m_settings.motion());
    choose(m_preview, allPreviewDetails(), m_settings.previewDetail());
    choose(m_kazans, allKazanPlacements(), m_settings.kazans());
    choose(m_twoPlayerLayout, allTwoPlayerLayouts(), m_settings.twoPlayerLayout());
    choose(m_verbosity, allVerbosities(), m_settings.verbosity());
    m_predict->setChecked(m_settings.isPredicting());
    m_confirm->setChecked(m_settings.isConfirming());
    m_confirm->setEnabled(!m_settings.isPredicting()); // a guess already needs a second press
    m_sound->setChecked(m_settings.isSoundOn());
    m_volume->setValue(m_settings.volume());
    m_volume->setEnabled(m_settings.isSoundOn());
    m_volumeLabel->setEnabled(m_settings.isSoundOn());
    for (QPushButton* button : m_listen)
        button->setEnabled(m_settings.isSoundOn());
    m_read->setChecked(m_settings.isReadAloud());
    m_pace->setValue(m_settings.readingSpeed());
    showVoice();
}

void SettingsDialog::showVoice()
{
    const bool canSpeak = m_reader.state() == SpeechOutput::State::Ready;
    m_read->setEnabled(canSpeak || m_read->isChecked()); // it can always be turned off
    for (QWidget* widget : std::initializer_list<QWidget*>{m_paceLabel, m_pace, m_try})
        widget->setEnabled(canSpeak);
    m_whySilent->setText(VoiceText::whySilent(m_reader));
}

QLayout* SettingsDialog::makeListening()
{
    constexpr int kColumns = 2;
    auto* grid = new QGridLayout;
    grid->setSpacing(8);
    for (std::size_t sound = 0; sound < m_listen.size(); ++sound) {
        m_listen[sound] = new QPushButton(this);
        m_listen[sound]->setAutoDefault(false);
        connect(m_listen[sound], &QPushButton::clicked, this, [this, sound] { listen(sound); });
        const int place = static_cast<int>(sound);
        grid->addWidget(m_listen[sound], place / kColumns, place % kColumns);
    }
    m_sowing->setInterval(kBetweenStonesMs);
    return grid;
}

void SettingsDialog::listen(std::size_t sound)
{
    m_sowing->stop();
    m_sowing->disconnect();
    switch (static_cast<Heard>(sound)) {
    case Heard::Near:
    case Heard::Far: {
        const auto row = static_cast<Heard>(sound) == Heard::Near ? SoundPlayer::Row::Near : SoundPlayer::Row::Far;
        m_sown = 0;
        connect(m_sowing, &QTimer::timeout, this, [this, row] {
            m_player.stoneDropped(row, 2 * m_sown + 1, 2.0 * m_sown / (kStonesSown - 1) - 1);
            if (++m_sown == kStonesSown)
                m_sowing->stop();
        });
        return m_sowing->start();
    }
    case Heard::Capture:
        return m_player.stonesCaptured(0);
    case Heard::Tuzdyk:
        return m_player.tuzdykMade(0);
    case Heard::Refusal:
        return m_player.refused(0);
    case Heard::End:
        return m_player.gameEnded();
    }
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
    m_groups->setTabText(2, tr("Computer"));
    m_groups->setTabText(3, tr("Sound"));
    m_groups->setTabText(4, tr("Speech"));
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
    m_previewLabel->setText(tr("&Preview of a move"));
    name(m_preview, allPreviewDetails(), 0);
    m_movesLabel->setText(tr("Moves"));
    m_predict->setText(tr("&Guess the landing before each move"));
    m_confirm->setText(tr("Confirm moves by &choosing twice"));
    m_kazansLabel->setText(tr("My &kazan"));
    name(m_kazans, allKazanPlacements(), 0);
    m_twoPlayerLayoutLabel->setText(tr("T&wo people"));
    name(m_twoPlayerLayout, allTwoPlayerLayouts(), 0);
    m_verbosityLabel->setText(tr("&Detail"));
    name(m_verbosity, allVerbosities(), 0);
    m_soundLabel->setText(tr("Sound"));
    m_sound->setText(tr("Sound of st&ones"));
    m_volumeLabel->setText(tr("&Volume"));
    m_listenLabel->setText(tr("Listen"));
    const std::array<QString, 6> sounds = {
        tr("Stones in your row"), tr("Stones in the other row"), tr("Capture"), tr("Tuzdyk"),
        tr("No move there"),      tr("End of the game")};
    for (std::size_t sound = 0; sound < sounds.size(); ++sound)
        m_listen[sound]->setText(sounds[sound]);
    const QString stones = tr("The higher the tone, the more stones the pit holds; left and right as on the board");
    m_listen[0]->setToolTip(stones);
    m_listen[1]->setToolTip(stones);
    m_readLabel->setText(tr("Voice"));
    m_read->setText(tr("&Read aloud"));
    m_paceLabel->setText(tr("Spee&d"));
    m_try->setText(tr("Tr&y"));
    showVoice();
}

} // namespace qumalaq::desktop
