// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/game/new_game_dialog.h"

#include "app/desktop/game/clock_picker.h"
#include "app/desktop/game/empty_pits_picker.h"
#include "app/desktop/game/learner_games.h"
#include "app/desktop/text/error_text.h"
#include "app/desktop/text/game_text.h"
#include "app/desktop/text/label_text.h"
#include "app/desktop/text/rating_text.h"
#include "app/desktop/ui/announcer.h"
#include "app/desktop/ui/fitting_scroll_area.h"
#include "app/desktop/ui/settings.h"
#include "app/desktop/ui/style.h"
#include "core/ai/levels.h"
#include "core/ai/player_rating.h"
#include "core/library/stored_game.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QScreen>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QTimer>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace qumalaq::desktop {

using rules::OptionSpec;
using rules::Side;

namespace {

constexpr int kTextWidthInLines = 16;

// The data of an entry in the list of opponents.
constexpr int kLevelRole = Qt::UserRole;
constexpr int kCharacterRole = Qt::UserRole + 1;
/// In the place of a level.
constexpr int kAdaptsLevel = 0;

bool isYesNo(const OptionSpec& spec)
{
    return spec.kind == OptionSpec::Kind::Choice && spec.values.size() == 2
           && std::find(spec.values.begin(), spec.values.end(), "on") != spec.values.end();
}

QComboBox* makeChoice(const QStringList& texts, QWidget* parent)
{
    auto* box = new QComboBox(parent);
    box->addItems(texts);
    box->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    return box;
}

/// The note is a tool tip, too, because it is hidden on a low screen.
void describe(QWidget& field, const QLabel& note)
{
    field.setAccessibleDescription(note.text());
    field.setToolTip(note.text());
}

/// The last level; the level of the learner's strength if they have a rating and have played only rated games, whose
/// levels the program chose.
int proposedLevel(const NewGameChoice& choice, const LearnerGames* games)
{
    const rules::GameId game = choice.setup.game();
    const auto isRated = [](const library::LevelGame& one) { return one.isRated; };
    const bool follows = games != nullptr && ai::highestRatedLevel(game) > 0
                         && games->rating(game).games >= ai::kFewestRatedGames
                         && std::all_of(games->games().begin(), games->games().end(), isRated);
    return follows ? games->levelNow(game, choice.level) : choice.level;
}

QStringList namesOfGames()
{
    QStringList names;
    for (const rules::GameId game : rules::allGames())
        names.append(GameText::nameOf(game));
    return names;
}

} // namespace

NewGameDialog::NewGameDialog(const NewGameChoice& choice, const Settings& settings, QWidget* parent,
                             const LearnerGames* games)
    : QDialog(parent)
    , m_settings(settings)
    , m_games(games)
    , m_lastLevel(std::clamp(proposedLevel(choice, games), 1, ai::kLevelCount))
    , m_setup(choice.setup)
    , m_form(new QFormLayout)
    , m_game(makeChoice(namesOfGames(), this))
    , m_summary(new QLabel(this))
    , m_computer(new QRadioButton(tr("against the &computer"), this))
    , m_person(new QRadioButton(tr("against &another person"), this))
    , m_levelLabel(new QLabel(tr("&Opponent"), this))
    , m_level(makeChoice({}, this))
    , m_levelNote(new QLabel(this))
    , m_rated(new QCheckBox(tr("Ra&ted game"), this))
    , m_ratedNote(new QLabel(this))
    , m_showOption(new QPushButton(tr("Show this option"), this))
    , m_sideLabel(new QLabel(tr("Your &side"), this))
    , m_side(makeChoice({GameText::sideChoice(Side::South), GameText::sideChoice(Side::North), tr("Random")}, this))
    , m_ownNameLabel(new QLabel(tr("Your &name"), this))
    , m_ownName(new QLineEdit(this))
    , m_nameLabels{new QLabel(tr("First", "the player, before a name"), this),
                   new QLabel(tr("Second", "the player, before a name"), this)}
    , m_names{new QLineEdit(this), new QLineEdit(this)}
    , m_clock(new ClockPicker(choice.clock, this))
    , m_optionsButton(new QToolButton(this))
    , m_options(new QWidget(this))
    , m_optionsLayout(new QFormLayout(m_options))
    , m_error(new QLabel(this))
    , m_buttons(new QDialogButtonBox(this))
{
    setWindowTitle(tr("New game"));
    setUpFields();
    layOut();
    setChoice(choice);
    connectFields();
    nameOptionsButton();
    rebuildOptions();
    updateEnabled();
}

void NewGameDialog::setUpFields()
{
    m_levelLabel->setBuddy(m_level);
    m_sideLabel->setBuddy(m_side);
    for (QLabel* note : {m_summary, m_levelNote, m_ratedNote}) {
        setRole(note, "muted");
        note->setWordWrap(true);
        setNotRead(*note); // each is read with its choice, and not before the first field
        note->setAlignment(Qt::AlignLeft | Qt::AlignTop); // below its field, whatever room is reserved
    }
    m_showOption->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    m_optionsButton->setCheckable(true);
    m_optionsButton->setFocusPolicy(Qt::StrongFocus);
    m_optionsButton->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    for (QRadioButton* opponent : {m_computer, m_person})
        opponent->setAccessibleName(tr("Play") + QStringLiteral(", ") + plainLabel(opponent->text()));
    m_ownNameLabel->setBuddy(m_ownName);
    for (std::size_t side = 0; side < 2; ++side)
        m_nameLabels[side]->setBuddy(m_names[side]);
    for (QLineEdit* name : {m_ownName, m_names[0], m_names[1]}) {
        name->setMaxLength(Settings::kMaxNameLength);
        name->setPlaceholderText(tr("Name (optional)"));
    }
    setRole(m_error, "error");
    m_error->setWordWrap(true);
    m_error->hide();
}

void NewGameDialog::layOut()
{
    auto* opponents = new QHBoxLayout;
    opponents->setSpacing(24);
    opponents->addWidget(m_computer);
    opponents->addWidget(m_person);
    opponents->addStretch(1);
    auto* form = m_form;
    form->setRowWrapPolicy(QFormLayout::DontWrapRows);
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    form->setLabelAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    form->setHorizontalSpacing(20);
    form->addRow(tr("&Game"), m_game);
    form->addRow(nullptr, m_summary);
    form->addRow(tr("Play"), opponents);
    m_opponentLabel = form->labelForField(opponents);
    form->addRow(m_levelLabel, m_level);
    form->addRow(nullptr, m_levelNote);
    form->addRow(nullptr, m_rated);
    form->addRow(nullptr, m_ratedNote);
    form->addRow(nullptr, m_showOption);
    form->addRow(m_sideLabel, m_side);
    form->addRow(m_ownNameLabel, m_ownName);
    for (std::size_t side = 0; side < 2; ++side)
        form->addRow(m_nameLabels[side], m_names[side]);
    auto* clockLabel = new QLabel(tr("Cloc&k"), this);
    clockLabel->setBuddy(m_clock->focusPart());
    form->addRow(clockLabel, m_clock);

    m_optionsLayout->setContentsMargins(0, 0, 0, 0);
    m_optionsLayout->setHorizontalSpacing(20);
    m_options->hide();

    m_start = m_buttons->addButton(tr("Sta&rt"), QDialogButtonBox::AcceptRole);
    m_buttons->addButton(QDialogButtonBox::Cancel);
    m_start->setDefault(true);
    setRole(m_start, "primary");
    connect(m_buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(m_buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);

    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(24, 22, 24, 20);
    column->setSpacing(14);
    column->addLayout(form);
    column->addWidget(m_optionsButton, 0, Qt::AlignLeft);
    column->addWidget(m_options);
    column->addWidget(m_error);
    column->addStretch();
    column->addWidget(m_buttons);
    m_frame = FittingScrollArea::addTo(*this, m_buttons);
}

void NewGameDialog::setChoice(const NewGameChoice& choice)
{
    m_ownName->setText(choice.ownName);
    for (std::size_t side = 0; side < 2; ++side)
        m_names[side]->setText(choice.names[side]);
    const auto all = rules::allGames();
    const auto game = std::find(all.begin(), all.end(), choice.setup.game());
    m_game->setCurrentIndex(static_cast<int>(game - all.begin()));
    const bool isAgainstComputer = choice.opponent == NewGameChoice::Opponent::Computer;
    (isAgainstComputer ? m_computer : m_person)->setChecked(true);
    m_otherClock =
        m_settings
            .newGameAgainst(isAgainstComputer ? NewGameChoice::Opponent::Person : NewGameChoice::Opponent::Computer)
            .clock;
    fillLevels();
    const bool hasCharacter = choice.character != ai::Character::None && ai::hasCharacters(choice.setup.game());
    if (choice.adaptsLevel && canAdaptLevel())
        m_level->setCurrentIndex(m_level->findData(kAdaptsLevel, kLevelRole));
    else
        m_level->setCurrentIndex(hasCharacter ? m_level->findData(static_cast<int>(choice.character), kCharacterRole)
                                              : m_level->findData(m_lastLevel, kLevelRole));
    m_rated->setChecked(choice.isRated && adaptsLevel());
    m_side->setCurrentIndex(static_cast<int>(choice.ownSide));
}

void NewGameDialog::connectFields()
{
    connect(m_computer, &QRadioButton::toggled, this, [this] {
        if (!m_isInvitation)
            m_clock->setClock(std::exchange(m_otherClock, m_clock->clock()));
        updateEnabled();
        fit();
    });
    connect(m_clock, &ClockPicker::resized, this, &NewGameDialog::fit);
    connect(m_level, &QComboBox::currentIndexChanged, this, [this] {
        if (!adaptsLevel())
            m_rated->setChecked(false);
        updateLevel();
        fit();
    });
    connect(m_rated, &QCheckBox::toggled, this, [this](bool isRated) {
        if (isRated)
            m_level->setCurrentIndex(m_level->findData(kAdaptsLevel, kLevelRole));
    });
    connect(m_showOption, &QPushButton::clicked, this, [this] {
        m_optionsButton->setChecked(true);
        fieldOf(*changedRows().front())->setFocus();
    });
    connect(m_optionsButton, &QToolButton::toggled, this, [this](bool shown) {
        m_options->setVisible(shown);
        nameOptionsButton();
        fit();
    });
    connect(m_game, &QComboBox::currentIndexChanged, this, [this](int index) {
        m_setup = rules::GameSetup(rules::allGames()[static_cast<std::size_t>(index)]);
        rebuildOptions();
        updateEnabled();
        fit();
        QTimer::singleShot(0, this, &NewGameDialog::fit); // the layout shows new rows later
    });
    if (m_games != nullptr) {
        connect(m_games, &LearnerGames::changed, this, [this] {
            updateLevel();
            updateRated();
            fit();
        });
    }
}

void NewGameDialog::rebuildOptions()
{
    while (m_optionsLayout->rowCount() > 0)
        m_optionsLayout->removeRow(0);
    m_rows.clear();
    for (const OptionSpec& spec : rules::optionsOf(m_setup.game())) {
        OptionRow row;
        row.key = spec.key;
        row.explanation = new QLabel(GameText::optionExplanation(m_setup.game(), spec.key), m_options);
        row.explanation->setWordWrap(true);
        setRole(row.explanation, "small");
        const std::string_view value = m_setup.option(spec.key);
        const QString name = GameText::optionName(m_setup.game(), spec.key);
        int indent = 0; // below the label
        if (isYesNo(spec)) {
            auto* box = new QCheckBox(name, m_options);
            box->setChecked(value == "on");
            connect(box, &QCheckBox::toggled, this, &NewGameDialog::checkSetup);
            row.editor = box;
            m_optionsLayout->addRow(box);
            box->ensurePolished();
            indent = box->style()->pixelMetric(QStyle::PM_IndicatorWidth, nullptr, box)
                     + box->style()->pixelMetric(QStyle::PM_CheckBoxLabelSpacing, nullptr, box);
        } else if (spec.kind == OptionSpec::Kind::Number) {
            auto* box = new QSpinBox(m_options);
            box->setRange(spec.minimum, spec.maximum);
            box->setValue(m_setup.number(spec.key));
            connect(box, &QSpinBox::valueChanged, this, &NewGameDialog::checkSetup);
            row.editor = box;
        } else if (spec.kind == OptionSpec::Kind::EmptyPits) {
            auto* picker = new EmptyPitsPicker(m_setup, spec.key, m_settings, m_options);
            connect(picker, &EmptyPitsPicker::changed, this, &NewGameDialog::checkSetup);
            row.editor = picker;
        } else {
            QStringList texts;
            for (const std::string_view each : spec.values)
                texts.append(GameText::optionValue(spec.key, each));
            auto* box = makeChoice(texts, m_options);
            const auto at = std::find(spec.values.begin(), spec.values.end(), value);
            box->setCurrentIndex(at == spec.values.end() ? 0 : static_cast<int>(at - spec.values.begin()));
            connect(box, &QComboBox::currentIndexChanged, this, &NewGameDialog::checkSetup);
            row.editor = box;
        }
        if (spec.kind == OptionSpec::Kind::EmptyPits) {
            m_optionsLayout->addRow(new QLabel(name, m_options));
            m_optionsLayout->addRow(row.editor);
        } else if (!isYesNo(spec)) {
            m_optionsLayout->addRow(name, row.editor);
        }
        row.editor->setAccessibleDescription(row.explanation->text());
        row.explanation->setContentsMargins(indent, 0, 0, m_optionsLayout->verticalSpacing());
        m_optionsLayout->addRow(row.explanation);
        m_rows.push_back(row);
    }
    orderTabs();
    m_optionsButton->setVisible(!m_rows.empty());
    checkSetup();
    m_summary->setText(GameText::summaryOf(m_setup.game()));
    describe(*m_game, *m_summary);
    fillLevels();
}

/// The widget in the row that takes the focus.
QWidget* NewGameDialog::fieldOf(const OptionRow& row)
{
    const auto* picker = qobject_cast<const EmptyPitsPicker*>(row.editor);
    return picker ? picker->board() : row.editor;
}

/// The options that differ from the usual rules.
std::vector<const NewGameDialog::OptionRow*> NewGameDialog::changedRows() const
{
    const rules::GameSetup usual(m_setup.game());
    std::vector<const OptionRow*> changed;
    for (const OptionRow& row : m_rows) {
        if (valueOf(row) != usual.option(row.key))
            changed.push_back(&row);
    }
    return changed;
}

/// Qt puts new rows last.
void NewGameDialog::orderTabs()
{
    QWidget* before = m_optionsButton;
    const auto add = [&before](QWidget* next) { setTabOrder(std::exchange(before, next), next); };
    for (const OptionRow& row : m_rows) {
        add(fieldOf(row));
        if (auto* picker = qobject_cast<EmptyPitsPicker*>(row.editor))
            add(picker->findChild<QPushButton*>());
    }
    for (QAbstractButton* button : m_buttons->buttons())
        add(button);
}

Expected<rules::GameSetup, rules::SetupError> NewGameDialog::chosenSetup() const
{
    rules::GameSetup setup = m_setup;
    for (const OptionRow& row : m_rows) {
        const std::string value = valueOf(row);
        // Set only changed options, because an option may depend on another one.
        if (value == setup.option(row.key))
            continue;
        if (auto set = setup.setOption(row.key, value); !set)
            return unexpected(set.error());
    }
    return setup;
}

void NewGameDialog::checkSetup()
{
    const auto setup = chosenSetup();
    m_error->setText(setup ? QString() : ErrorText::of(setup.error()));
    m_error->setVisible(!setup);
    m_start->setEnabled(setup.has_value());
    updateRated();
    fit();
}

std::string NewGameDialog::valueOf(const OptionRow& row) const
{
    const OptionSpec* spec = rules::findOption(m_setup.game(), row.key);
    if (const auto* check = qobject_cast<const QCheckBox*>(row.editor))
        return check->isChecked() ? "on" : "off";
    if (const auto* number = qobject_cast<const QSpinBox*>(row.editor))
        return std::to_string(number->value());
    if (const auto* picker = qobject_cast<const EmptyPitsPicker*>(row.editor))
        return picker->value();
    const auto* choice = static_cast<const QComboBox*>(row.editor);
    return std::string(spec->values[static_cast<std::size_t>(choice->currentIndex())]);
}

NewGameChoice NewGameDialog::choice() const
{
    NewGameChoice choice;
    const auto setup = chosenSetup();
    choice.setup = setup ? *setup : m_setup; // Start is disabled for an invalid setup
    choice.opponent = m_computer->isChecked() ? NewGameChoice::Opponent::Computer : NewGameChoice::Opponent::Person;
    choice.character = chosenCharacter();
    choice.adaptsLevel = adaptsLevel();
    choice.isRated = choice.adaptsLevel && m_rated->isChecked() && m_rated->isEnabled();
    choice.level = m_lastLevel;
    if (!choice.adaptsLevel && choice.character == ai::Character::None)
        choice.level = m_level->currentData(kLevelRole).toInt();
    choice.ownSide = static_cast<NewGameChoice::OwnSide>(m_side->currentIndex());
    choice.clock = m_clock->clock();
    choice.names = {m_names[0]->text().trimmed(), m_names[1]->text().trimmed()};
    choice.ownName = m_ownName->text().trimmed();
    return choice;
}

void NewGameDialog::showEvent(QShowEvent* event)
{
    fit();
    QDialog::showEvent(event);
}

/// Gives the window the height of its content. Moves up only if it would leave the screen.
void NewGameDialog::fit()
{
    // The fields begin at the same place whichever labels are shown.
    int widest = 0;
    for (int row = 0; row < m_form->rowCount(); ++row) {
        if (const QLayoutItem* label = m_form->itemAt(row, QFormLayout::LabelRole)) {
            label->widget()->ensurePolished();
            widest = std::max(widest, label->widget()->sizeHint().width());
        }
    }
    m_form->labelForField(m_game)->setMinimumWidth(widest);
    for (const OptionRow& row : m_rows)
        reserveRoom(row.explanation, kTextWidthInLines);
    reserveRoomForNotes(widest);
    const auto fits = [this] {
        return m_frame->content()->minimumSizeHint().height() <= m_frame->minimumSizeHint().height();
    };
    setRoomy(true);
    if (!m_optionsButton->isChecked()) { // the notes do not go when these are shown
        m_hasNotes = true;
        showNotes();
        m_hasNotes = fits();
    }
    showNotes();
    setRoomy(fits());
    m_frame->updateGeometry();
    layout()->activate(); // updates the smallest size of the window
    const QSize needed = layout()->totalSizeHint();
    QRect wanted(geometry().topLeft(), QSize(std::max(width(), needed.width()), needed.height()));
    const QRect place = screen()->availableGeometry();
    const int below = frameGeometry().bottom() - geometry().bottom();
    const int above = geometry().top() - frameGeometry().top();
    const int hidden = wanted.bottom() + below - place.bottom();
    if (!isVisible() || hidden <= 0)
        return resize(wanted.size());
    // At once: a window manager may still have the old height when a move follows a resize.
    wanted.moveTop(std::max(place.top() + above, wanted.top() - hidden));
    setGeometry(wanted);
}

/// On a low screen the rows are closer together, so that they need no scrolling.
void NewGameDialog::setRoomy(bool isRoomy)
{
    QLayout* column = m_frame->content()->layout();
    column->setSpacing(isRoomy ? 14 : 6);
    column->setContentsMargins(24, isRoomy ? 22 : 8, 24, 0);
    m_form->setVerticalSpacing(isRoomy ? 12 : 6);
    column->activate();
}

void NewGameDialog::reserveRoomForNotes(int labelWidth)
{
    for (QLabel* note : {m_summary, m_levelNote, m_ratedNote})
        reserveRoom(note, kTextWidthInLines);
    m_form->activate();
    const int width = m_form->minimumSize().width() - labelWidth - m_form->horizontalSpacing();
    for (QLabel* note : {m_summary, m_levelNote, m_ratedNote}) {
        note->setMinimumHeight(0); // heightForWidth() is never lower
        note->setFixedHeight(std::max(note == m_levelNote ? levelNoteHeight(width) : 0, note->heightForWidth(width)));
        QSizePolicy policy = note->sizePolicy();
        policy.setHeightForWidth(false); // QFormLayout would misplace the rows below a hidden note
        note->setSizePolicy(policy);
    }
}

/// The height of the longest note, so that nothing moves when another level is chosen.
int NewGameDialog::levelNoteHeight(int width) const
{
    QStringList notes;
    for (int level = 1; level <= ai::kLevelCount; ++level)
        notes.append(GameText::levelNote(level));
    if (ai::hasCharacters(m_setup.game())) {
        for (const ai::Character one : ai::kCharacters)
            notes.append(GameText::characterNote(one));
    }
    int height = 0;
    for (const QString& note : notes) {
        const QRect space =
            m_levelNote->fontMetrics().boundingRect(QRect(0, 0, width, QWIDGETSIZE_MAX), Qt::TextWordWrap, note);
        height = std::max(height, space.height());
    }
    return height;
}

void NewGameDialog::showNotes()
{
    const bool isAgainstComputer = m_computer->isChecked();
    m_summary->setVisible(m_hasNotes);
    m_levelNote->setVisible(m_hasNotes && isAgainstComputer && !m_isInvitation);
    const bool isPrevented = canAdaptLevel() && !changedRows().empty();
    const bool canBeRated = isAgainstComputer && !m_isInvitation && m_games != nullptr;
    m_ratedNote->setVisible(canBeRated && (m_hasNotes || isPrevented));
    m_showOption->setVisible(canBeRated && isPrevented);
    m_frame->content()->layout()->activate();
}

void NewGameDialog::setForInvitation()
{
    m_isInvitation = true;
    m_computer->setChecked(true); // the choices of one person
    m_start->setText(tr("&Done"));
    updateEnabled();
}

void NewGameDialog::updateEnabled()
{
    const bool againstComputer = m_computer->isChecked();
    for (QWidget* widget :
         std::initializer_list<QWidget*>{m_levelLabel, m_level, m_sideLabel, m_side, m_ownNameLabel, m_ownName})
        widget->setVisible(againstComputer);
    m_rated->setVisible(againstComputer && !m_isInvitation && m_games != nullptr);
    for (std::size_t side = 0; side < 2; ++side) {
        m_nameLabels[side]->setVisible(!againstComputer);
        m_names[side]->setVisible(!againstComputer);
    }
    if (!m_isInvitation)
        return;
    for (QWidget* widget : std::initializer_list<QWidget*>{m_opponentLabel, m_computer, m_person, m_levelLabel, m_level,
                                                           m_ownNameLabel, m_ownName})
        widget->hide();
}

/// Fills the list for the current game. Keeps the selection if possible.
void NewGameDialog::fillLevels()
{
    const QVariant level = m_level->currentData(kLevelRole);
    const QVariant character = m_level->currentData(kCharacterRole);
    const QSignalBlocker blocker(m_level);
    m_level->clear();
    for (int number = 1; number <= ai::kLevelCount; ++number) {
        m_level->addItem(QStringLiteral("%1 · %2").arg(number).arg(GameText::levelName(number)));
        m_level->setItemData(m_level->count() - 1, number, kLevelRole);
    }
    if (canAdaptLevel())
        m_level->addItem(tr("Keeps up with you", "an opponent"), kAdaptsLevel);
    if (ai::hasCharacters(m_setup.game())) {
        m_level->insertSeparator(m_level->count());
        for (const ai::Character one : ai::kCharacters) {
            m_level->addItem(GameText::characterName(one));
            m_level->setItemData(m_level->count() - 1, static_cast<int>(one), kCharacterRole);
        }
    }
    constexpr int kMiddle = 5;
    int chosen = level.isValid() ? m_level->findData(level, kLevelRole) : -1;
    if (level == kAdaptsLevel && chosen < 0)
        chosen = m_level->findData(m_lastLevel, kLevelRole);
    if (character.isValid())
        chosen = m_level->findData(character, kCharacterRole);
    m_level->setCurrentIndex(chosen >= 0 ? chosen : m_level->findData(kMiddle, kLevelRole));
    updateLevel();
}

void NewGameDialog::nameOptionsButton()
{
    m_optionsButton->setArrowType(m_optionsButton->isChecked() ? Qt::UpArrow : Qt::DownArrow);
    m_optionsButton->setText(m_optionsButton->isChecked() ? tr("Fewer o&ptions") : tr("More o&ptions"));
}

void NewGameDialog::updateLevel()
{
    const ai::Character character = chosenCharacter();
    const rules::GameId game = m_setup.game();
    if (adaptsLevel())
        m_levelNote->setText(
            tr("Now plays at about level %1, and adapts to your results.").arg(m_games->levelNow(game, m_lastLevel)));
    else
        m_levelNote->setText(character == ai::Character::None
                                 ? GameText::levelNote(m_level->currentData(kLevelRole).toInt())
                                 : GameText::characterNote(character));
    describe(*m_level, *m_levelNote);
}

void NewGameDialog::updateRated()
{
    const auto changed = changedRows();
    m_rated->setEnabled(canAdaptLevel() && changed.empty());
    if (!canAdaptLevel()) {
        m_rated->setChecked(false);
        m_ratedNote->setText(tr("Not in this game: its levels differ too little for a rating."));
        return describe(*m_rated, *m_ratedNote);
    }
    QStringList sentences;
    if (changed.empty()) {
        sentences.append(tr("The computer chooses the level; no hints, no taking back."));
    } else {
        QStringList names;
        for (const OptionRow* row : changed)
            names.append(GameText::optionName(m_setup.game(), row->key));
        sentences.append(tr("Rated games need the usual rules. Changed: %1.", "names of options")
                             .arg(names.join(QStringLiteral(", "))));
    }
    if (const QString& name = m_games->learner().name; !name.isEmpty())
        sentences.append(tr("Learner: %1.", "whose rating").arg(name));
    sentences.append(RatingText::of(m_games->rating(m_setup.game())));
    m_ratedNote->setText(sentences.join(u' '));
    describe(*m_rated, *m_ratedNote);
    m_rated->setAccessibleDescription(sentences.front()); // the rest takes too long to hear
    describe(*m_showOption, *m_ratedNote);
}

bool NewGameDialog::canAdaptLevel() const
{
    return m_games != nullptr && ai::highestRatedLevel(m_setup.game()) > 0;
}

/// Whether the opponent that keeps up is chosen.
bool NewGameDialog::adaptsLevel() const
{
    return m_level->currentData(kLevelRole) == kAdaptsLevel;
}

ai::Character NewGameDialog::chosenCharacter() const
{
    const QVariant entry = m_level->currentData(kCharacterRole);
    return entry.isValid() ? static_cast<ai::Character>(entry.toInt()) : ai::Character::None;
}

} // namespace qumalaq::desktop
