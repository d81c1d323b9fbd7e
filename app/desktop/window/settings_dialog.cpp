// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/window/settings_dialog.h"

#include "app/desktop/sound/sound_player.h"
#include "app/desktop/speech/self_voicing.h"
#include "app/desktop/ui/announcer.h"
#include "app/desktop/ui/engine_choice.h"
#include "app/desktop/ui/fitting_scroll_area.h"
#include "app/desktop/ui/style.h"
#include "app/desktop/ui/tab_keys.h"
#include "app/desktop/window/voice_text.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScreen>
#include <QShowEvent>
#include <QSignalBlocker>
#include <QSlider>
#include <QSpinBox>
#include <QTabBar>
#include <QTabWidget>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>
#include <memory>
#include <numeric>
#include <optional>

namespace qumalaq::desktop {

namespace {

constexpr int kMinMemory = 16; // MiB
/// Enough to hear the pitch rise with the stones in a pit, and the sound move from left to right.
constexpr int kStonesSown = 7;
constexpr int kBetweenStonesMs = 160;

/// nullopt, the value of the system, comes first.
template <typename T>
std::vector<std::optional<T>> withSystem(std::span<const T> all)
{
    std::vector<std::optional<T>> values{std::nullopt};
    values.insert(values.end(), all.begin(), all.end());
    return values;
}

QString nameOf(ThemeId theme)
{
    switch (theme) {
    case ThemeId::LightWood:
        return SettingsDialog::tr("Light wood", "theme");
    case ThemeId::Dark:
        return SettingsDialog::tr("Dark", "theme");
    case ThemeId::HighContrast:
        return SettingsDialog::tr("High contrast", "theme");
    case ThemeId::Tournament:
        return SettingsDialog::tr("Tournament", "theme");
    case ThemeId::Paper: // cannot be chosen
        break;
    }
    return {};
}

} // namespace

SettingsDialog::SettingsDialog(Settings& settings, SoundPlayer& player, SelfVoicing& voice, QWidget* parent)
    : QDialog(parent)
    , m_settings(settings)
    , m_player(player)
    , m_voice(voice)
    , m_groups(new QTabWidget(this))
{
    m_groups->setUsesScrollButtons(false);
    setWindowTitle(tr("Settings"));
    addAppearance();
    addPlay();
    addComputer();
    addSound();
    addSpeech();
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(24, 22, 24, 20);
    column->setSpacing(20);
    column->addWidget(m_groups, 1);
    column->addWidget(buttons);
    FittingScrollArea::addTo(*this, buttons);

    addTabKeys(m_groups);
    showValues();
    for (QWidget* each : findChildren<QWidget*>()) // so that the window has room for each tab from the beginning
        each->ensurePolished();
    // Shortcuts can change the same settings while the dialog is open.
    connect(&m_settings, &Settings::changed, this, [this](Settings::Key key) {
        showValues();
        if (key == Settings::Key::TextSize) // with smaller texts it would stay large
            QTimer::singleShot(0, this, &QWidget::adjustSize);
    });
}

void SettingsDialog::addAppearance()
{
    QFormLayout* form = addGroup(tr("Appearance"));
    using SystemLanguage = std::optional<Language>;
    addChoice<SystemLanguage>(
        form, tr("&Language"), withSystem(allLanguages()), [this] { return m_settings.language(); },
        [this](SystemLanguage language) { m_settings.setLanguage(language); },
        [](SystemLanguage language) { return language ? ownNameOf(*language) : tr("System default"); });
    using SystemTheme = std::optional<ThemeId>;
    addChoice<SystemTheme>(
        form, tr("&Theme"), withSystem(allThemes()), [this] { return m_settings.theme(); },
        [this](SystemTheme theme) { m_settings.setTheme(theme); },
        [](SystemTheme theme) { return theme ? nameOf(*theme) : tr("System default"); });
    addChoice(form, tr("Te&xt size"), setting::kTextSize);
    addChoice(form, tr("Your &kazan"), setting::kKazans);
}

void SettingsDialog::addPlay()
{
    QFormLayout* form = addGroup(tr("Play"));
    auto* name = new QLineEdit(this);
    name->setMaxLength(Settings::kMaxNameLength);
    name->setPlaceholderText(tr("Name (optional)"));
    form->addRow(tr("Your &name"), name);
    connect(name, &QLineEdit::textEdited, this, [this](const QString& text) { m_settings.setOwnName(text); });
    m_values.emplace_back([this, name] {
        if (name->text().simplified() != m_settings.ownName()) // keeps a space that is being typed
            name->setText(m_settings.ownName());
    });
    addChoice(form, tr("&Preview of a move"), setting::kPreview);
    addChoice<SowingSpeed>(
        form, tr("&Sowing speed"), setting::kSowing.values(), [this] { return m_settings.sowingSpeed(); },
        [this](SowingSpeed speed) { m_settings.setSowingSpeed(speed); },
        [](SowingSpeed speed) { return setting::kSowing.nameOf(speed); });
    addCheckBox(form, tr("Moves"), tr("Confirm moves by &choosing twice"), setting::kConfirm);
    addCheckBox(form, tr("Coach"), tr("C&omment on moves against the computer"), setting::kCoach);
    addChoice(form, tr("T&wo players"), setting::kTwoPlayerLayout);
}

void SettingsDialog::addComputer()
{
    QFormLayout* form = addGroup(tr("Computer"));
    const HardwareInfo machine = thisMachine();
    const auto keep = [this](auto member, auto value) {
        EngineChoice choice = m_settings.engine();
        choice.*member = value;
        m_settings.setEngine(choice);
    };
    auto* threads = new QSpinBox(this);
    threads->setRange(0, machine.cores);
    threads->setSpecialValueText(tr("Automatic: %1").arg(resourcesFor({}, machine).threads));
    form->addRow(tr("&Processor cores"), threads);
    connect(threads, &QSpinBox::valueChanged, this, [keep](int value) { keep(&EngineChoice::threads, value); });
    m_values.emplace_back([this, threads, machine] {
        const QSignalBlocker blocker(threads); // a choice for a machine with more cores stays
        threads->setValue(std::min(m_settings.engine().threads, machine.cores));
    });

    std::vector<int> sizes{0};
    for (int mebibytes = kMinMemory; mebibytes <= maxEngineMemory(machine); mebibytes *= 2)
        sizes.push_back(mebibytes);
    addChoice<int>(
        form, tr("&Memory"), sizes,
        // The choice may be from a larger machine.
        [this, machine] { return std::min(m_settings.engine().memoryMebibytes, maxEngineMemory(machine)); },
        [keep](int mebibytes) { keep(&EngineChoice::memoryMebibytes, mebibytes); },
        [machine](int mebibytes) {
            return mebibytes > 0 ? tr("%1 MB").arg(mebibytes)
                                 : tr("Automatic: %1").arg(tr("%1 MB").arg(resourcesFor({}, machine).hashMebibytes));
        });
    addChoice<ThinkingAhead>(
        form, tr("&Think during your turn"), setting::kThinkingAhead.values(),
        [this] { return m_settings.engine().ahead; },
        [keep](ThinkingAhead ahead) { keep(&EngineChoice::ahead, ahead); },
        [](ThinkingAhead ahead) { return setting::kThinkingAhead.nameOf(ahead); });
    std::vector<int> numbers(setting::kAnalysisLines.maximum - setting::kAnalysisLines.minimum + 1);
    std::iota(numbers.begin(), numbers.end(), setting::kAnalysisLines.minimum);
    addChoice<int>(
        form, tr("&Best moves shown"), numbers, [this] { return m_settings.value(setting::kAnalysisLines); },
        [this](int lines) { m_settings.setValue(setting::kAnalysisLines, lines); },
        [](int lines) { return QString::number(lines); });
    auto* explanation = new QLabel(tr("These settings affect only the strongest level and the analysis."), this);
    explanation->setWordWrap(true);
    setRole(explanation, "muted");
    form->addRow(explanation);
}

void SettingsDialog::addSound()
{
    QFormLayout* form = addGroup(tr("Sound"));
    addCheckBox(form, tr("Sound"), tr("Play s&ounds"), setting::kSound);
    QSlider* volume = addSlider(form, tr("&Volume"), setting::kVolume);
    m_values.emplace_back([this, form, volume] {
        for (QWidget* widget : std::initializer_list<QWidget*>{volume, form->labelForField(volume)})
            widget->setEnabled(m_settings.value(setting::kSound));
    });
    addListening(form);
}

void SettingsDialog::addSpeech()
{
    QFormLayout* form = addGroup(tr("Speech"));
    addChoice(form, tr("&Detail"), setting::kVerbosity);
    QCheckBox* read = addCheckBox(form, tr("Voice"), tr("&Read aloud"), setting::kReadAloud);
    QSlider* speed = addSlider(form, tr("Sp&eed"), setting::kReadingSpeed);
    speed->setSingleStep(5);
    auto* sample = new QPushButton(tr("Tr&y"), this);
    sample->setAutoDefault(false);
    connect(sample, &QPushButton::clicked, this, [this] { m_voice.speakSample(VoiceText::sample()); });
    auto* row = new QHBoxLayout;
    row->addWidget(sample);
    row->addStretch(1);
    form->addRow(QString(), row);
    auto* whySilent = new QLabel(this);
    whySilent->setWordWrap(true);
    form->addRow(whySilent);
    const auto showVoice = [this, form, read, speed, sample, whySilent] {
        const bool canSpeak = m_voice.state() == SpeechOutput::State::Ready;
        read->setEnabled(canSpeak || read->isChecked()); // it can always be turned off
        for (QWidget* widget : std::initializer_list<QWidget*>{form->labelForField(speed), speed, sample})
            widget->setEnabled(canSpeak);
        const bool isSought = m_voice.state() == SpeechOutput::State::Unknown;
        whySilent->setText(isSought ? tr("Looking for a voice on this computer…") : VoiceText::whySilent(m_voice));
    };
    m_values.emplace_back(showVoice);
    connect(&m_voice, &SelfVoicing::stateChanged, this, showVoice);
    // Asked for only when the group is opened, because looking for a voice may start a service.
    connect(m_groups, &QTabWidget::currentChanged, this, [this, read](int index) {
        if (m_groups->widget(index)->isAncestorOf(read))
            m_voice.ask();
    });
}

QFormLayout* SettingsDialog::addGroup(const QString& title)
{
    auto* page = new QWidget(m_groups);
    m_groups->addTab(page, title);
    auto* form = new QFormLayout(page);
    form->setContentsMargins(16, 16, 16, 16);
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    form->setLabelAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    form->setVerticalSpacing(12);
    form->setHorizontalSpacing(24);
    return form;
}

template <typename T>
QComboBox* SettingsDialog::addChoice(QFormLayout* form, const QString& label, const std::vector<T>& values,
                                     const std::function<T()>& get, const std::function<void(T)>& set,
                                     const std::function<QString(T)>& nameOf)
{
    auto* box = new QComboBox(this);
    box->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    for (const T& value : values)
        box->addItem(nameOf(value));
    form->addRow(label, box);
    m_values.emplace_back([box, values, get] {
        const QSignalBlocker blocker(box);
        const auto found = std::find(values.begin(), values.end(), get());
        box->setCurrentIndex(found == values.end() ? 0 : static_cast<int>(found - values.begin()));
    });
    connect(box, &QComboBox::currentIndexChanged, this,
            [values, set](int index) { set(values[static_cast<std::size_t>(std::max(0, index))]); });
    return box;
}

template <typename T>
QComboBox* SettingsDialog::addChoice(QFormLayout* form, const QString& label, const Settings::Choice<T>& setting)
{
    return addChoice<T>(
        form, label, setting.values(), [this, &setting] { return m_settings.value(setting); },
        [this, &setting](T value) { m_settings.setValue(setting, value); },
        [&setting](T value) { return setting.nameOf(value); });
}

QCheckBox* SettingsDialog::addCheckBox(QFormLayout* form, const QString& label, const QString& text,
                                       const Settings::Flag& setting)
{
    auto* box = new QCheckBox(text, this);
    form->addRow(new QLabel(label, this), box);
    m_values.emplace_back([this, box, setting] {
        const QSignalBlocker blocker(box);
        box->setChecked(m_settings.value(setting));
    });
    connect(box, &QCheckBox::toggled, this, [this, setting](bool on) { m_settings.setValue(setting, on); });
    return box;
}

QSlider* SettingsDialog::addSlider(QFormLayout* form, const QString& label, const Settings::Number& setting)
{
    auto* slider = new QSlider(Qt::Horizontal, this);
    slider->setRange(setting.minimum, setting.maximum);
    slider->setPageStep(10);
    form->addRow(label, slider);
    m_values.emplace_back([this, slider, setting] {
        const QSignalBlocker blocker(slider);
        slider->setValue(m_settings.value(setting));
    });
    connect(slider, &QSlider::valueChanged, this, [this, setting](int value) { m_settings.setValue(setting, value); });
    return slider;
}

void SettingsDialog::addListening(QFormLayout* form)
{
    auto* sowing = new QTimer(this);
    sowing->setInterval(kBetweenStonesMs);
    const auto sow = [this, sowing](SoundPlayer::Row row) {
        connect(sowing, &QTimer::timeout, this, [this, sowing, row, sown = std::make_shared<int>(0)] {
            m_player.stoneDropped(row, 2 * *sown + 1, 2.0 * *sown / (kStonesSown - 1) - 1);
            if (++*sown == kStonesSown)
                sowing->stop();
        });
        sowing->start();
    };
    const QString stones =
        tr("The higher the tone, the more stones the pit holds. Left and right are as on the board.");
    struct Sound {
        QString name;
        QString toolTip;
        std::function<void()> play;
    };
    const Sound sounds[] = {
        {tr("Stones in your row"), stones, [sow] { sow(SoundPlayer::Row::Near); }},
        {tr("Stones in the other row"), stones, [sow] { sow(SoundPlayer::Row::Far); }},
        {tr("Capture"), {}, [this] { m_player.stonesCaptured(0); }},
        {tr("Tuzdyk"), {}, [this] { m_player.tuzdykMade(0); }},
        {tr("No move there"), {}, [this] { m_player.refused(0); }},
        {tr("End of the game"), {}, [this] { m_player.gameEnded(); }},
    };
    constexpr int kColumns = 2;
    auto* grid = new QGridLayout;
    grid->setSpacing(8);
    for (const Sound& sound : sounds) {
        auto* button = new QPushButton(sound.name, this);
        button->setToolTip(sound.toolTip);
        button->setAutoDefault(false);
        connect(button, &QPushButton::clicked, this, [sowing, play = sound.play] {
            sowing->stop();
            sowing->disconnect();
            play();
        });
        m_values.emplace_back([this, button] { button->setEnabled(m_settings.value(setting::kSound)); });
        grid->addWidget(button, grid->count() / kColumns, grid->count() % kColumns);
    }
    form->addRow(tr("Listen"), grid);
}

/// Beside the window, or else over its right part: the board is on the left, and shows what is changed.
void SettingsDialog::showEvent(QShowEvent* event)
{
    const bool isPlaced = testAttribute(Qt::WA_Moved);
    QDialog::showEvent(event);
    if (isPlaced || event->spontaneous() || parentWidget() == nullptr)
        return;
    const QRect space = screen()->availableGeometry();
    const QRect window = parentWidget()->window()->frameGeometry();
    const int beside = window.right() + 1;
    const int left = beside + width() <= space.right() ? beside : std::min(beside, space.right() + 1) - width();
    move(std::max(left, space.left()), y());
}

void SettingsDialog::showValues()
{
    for (const auto& show : m_values)
        show();
}

int SettingsDialog::group() const
{
    return m_groups->currentIndex();
}

void SettingsDialog::setGroup(int group)
{
    m_groups->setCurrentIndex(group);
}

} // namespace qumalaq::desktop
