// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/editor/editor_room.h"

#include "app/desktop/board/board_widget.h"
#include "app/desktop/i18n/error_text.h"
#include "app/desktop/i18n/game_text.h"
#include "app/desktop/i18n/place_text.h"
#include "core/notation/position_text.h"

#include <QComboBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMouseEvent>
#include <QPushButton>
#include <QScopedValueRollback>
#include <QScrollArea>
#include <QSpinBox>
#include <QVBoxLayout>
#include <QWheelEvent>

namespace qumalaq::desktop {

using rules::Side;

namespace {

constexpr int kPanelWidth = 330;
/// Digits that follow each other faster than this are one number.
constexpr int kTypingMs = 1200;

QString latin(std::string_view text)
{
    return QString::fromLatin1(text.data(), static_cast<qsizetype>(text.size()));
}

QLabel* labelAt(QFormLayout* form, QWidget* field)
{
    return qobject_cast<QLabel*>(form->labelForField(field));
}

} // namespace

EditorRoom::EditorRoom(Settings& settings, QWidget* parent) : Room(parent), m_settings(settings)
{
    build();
    rebuildOptions();
    retranslate();
}

void EditorRoom::build()
{
    m_board = new BoardWidget(this);
    m_board->setTimeScale(0);
    m_board->setPicking(true);
    m_board->installEventFilter(this);
    BoardTexts texts;
    texts.accessibleName = [this](rules::Place place) {
        return PlaceText::describe(m_draft.setup().game(), m_draft.board(), place);
    };
    texts.toolTip = [this](rules::Place place) {
        return PlaceText::toolTip(m_draft.setup().game(), m_draft.board(), place);
    };
    m_board->setTexts(texts);
    m_hint = new QLabel(this);
    m_hint->setAlignment(Qt::AlignCenter);
    m_hint->setWordWrap(true);
    setRole(m_hint, "muted");
    m_sum = new QLabel(this);
    m_sum->setAlignment(Qt::AlignCenter);
    setRole(m_sum, "heading");
    m_error = new QLabel(this);
    m_error->setAlignment(Qt::AlignCenter);
    m_error->setWordWrap(true);
    setRole(m_error, "error");

    m_area = new QScrollArea(this);
    m_area->setWidgetResizable(true);
    m_area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_panel = new QWidget(m_area);
    setRole(m_panel, "page");
    m_area->setWidget(m_panel);
    m_game = new QComboBox(m_panel);
    connect(m_game, &QComboBox::activated, this, &EditorRoom::chooseGame);
    m_options = new QWidget(m_panel);
    m_optionsForm = new QFormLayout(m_options);
    m_optionsForm->setContentsMargins(0, 0, 0, 0);
    m_side = new QComboBox(m_panel);
    connect(m_side, &QComboBox::activated, this, [this](int index) {
        m_draft.setSideToMove(index == 0 ? Side::South : Side::North);
        refresh();
    });
    m_prescribed = new QComboBox(m_panel);
    connect(m_prescribed, &QComboBox::activated, this, [this](int index) {
        const int houses = m_draft.board().houses;
        if (index <= 0)
            m_draft.setPrescribed(std::nullopt);
        else
            m_draft.setPrescribed(rules::House{index <= houses ? Side::South : Side::North,
                                               static_cast<std::uint8_t>((index - 1) % houses + 1)});
        refresh();
    });
    m_form = new QFormLayout;
    m_form->setContentsMargins(0, 0, 0, 0);
    m_form->setRowWrapPolicy(QFormLayout::WrapLongRows);
    m_form->addRow(new QLabel(m_panel), m_game);
    m_form->addRow(m_options);
    m_form->addRow(new QLabel(m_panel), m_side);
    for (const Side side : rules::kBothSides) {
        auto* store = new QSpinBox(m_panel);
        store->setButtonSymbols(QAbstractSpinBox::NoButtons);
        connect(store, &QSpinBox::valueChanged, this, [this, side](int value) {
            if (m_isRefreshing)
                return;
            m_draft.setCount(rules::Place::store(side), value);
            refresh();
        });
        auto* balance = new QPushButton(m_panel);
        connect(balance, &QPushButton::clicked, this, [this, side] {
            m_draft.balance(side);
            refresh();
        });
        auto* row = new QHBoxLayout;
        row->setContentsMargins(0, 0, 0, 0);
        row->addWidget(store, 1);
        row->addWidget(balance);
        auto* holder = new QWidget(m_panel);
        holder->setLayout(row);
        m_form->addRow(new QLabel(m_panel), holder);
        m_stores[rules::indexOf(side)] = store;
        m_balance[rules::indexOf(side)] = balance;
    }
    for (const Side side : rules::kBothSides) {
        auto* box = new QComboBox(m_panel);
        connect(box, &QComboBox::activated, this, [this, side](int index) {
            m_draft.setTuzdyk(side, index);
            refresh();
        });
        m_form->addRow(new QLabel(m_panel), box);
        m_tuzdyks[rules::indexOf(side)] = box;
    }
    m_form->addRow(new QLabel(m_panel), m_prescribed);

    m_text = new QLineEdit(m_panel);
    connect(m_text, &QLineEdit::textEdited, this, &EditorRoom::readText);
    m_textError = new QLabel(m_panel);
    m_textError->setWordWrap(true);
    setRole(m_textError, "error");
    m_start = new QPushButton(m_panel);
    m_empty = new QPushButton(m_panel);
    m_play = new QPushButton(m_panel);
    setRole(m_play, "primary");
    m_analyse = new QPushButton(m_panel);
    connect(m_start, &QPushButton::clicked, this, [this] {
        m_draft.startAnew(m_draft.setup());
        refresh();
    });
    connect(m_empty, &QPushButton::clicked, this, [this] {
        m_draft.clear();
        refresh();
    });
    connect(m_play, &QPushButton::clicked, this, [this] {
        if (const auto position = m_draft.position())
            Q_EMIT playWished(m_draft.setup(), *position);
    });
    connect(m_analyse, &QPushButton::clicked, this, [this] {
        if (const auto position = m_draft.position())
            Q_EMIT analyseWished(m_draft.setup(), *position);
    });

    auto* column = new QVBoxLayout(m_panel);
    column->setContentsMargins(0, 0, 8, 0);
    column->addLayout(m_form);
    column->addWidget(m_text);
    column->addWidget(m_textError);
    auto* fresh = new QHBoxLayout;
    fresh->addWidget(m_start);
    fresh->addWidget(m_empty);
    column->addLayout(fresh);
    column->addStretch(1);

    auto* middle = new QVBoxLayout;
    middle->addWidget(m_board, 1);
    middle->addWidget(m_sum);
    middle->addWidget(m_error);
    middle->addWidget(m_hint);
    auto* side = new QVBoxLayout;
    side->addWidget(m_area, 1);
    side->addWidget(m_play);
    side->addWidget(m_analyse);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->addLayout(middle, 1);
    row->addLayout(side);
}

bool EditorRoom::hasTuzdyks() const
{
    const auto game = m_draft.setup().game();
    return game == rules::GameId::Togyzqumalaq || game == rules::GameId::Toguzkorgool;
}

bool EditorRoom::hasPrescribed() const
{
    return m_draft.setup().game() == rules::GameId::MangalaSuez;
}

void EditorRoom::chooseGame()
{
    m_draft.startAnew(rules::GameSetup(static_cast<rules::GameId>(m_game->currentData().toInt())));
    rebuildOptions();
    retranslate();
}

void EditorRoom::rebuildOptions()
{
    while (m_optionsForm->rowCount() > 0)
        m_optionsForm->removeRow(0);
    const rules::GameSetup& setup = m_draft.setup();
    for (const rules::OptionSpec& spec : rules::optionsOf(setup.game())) {
        const std::string key(spec.key);
        const auto set = [this, key](const QString& value) {
            rules::GameSetup changed = m_draft.setup();
            const auto done = changed.setOption(key, value.toStdString());
            m_textError->setText(done ? QString() : ErrorText::of(done.error()));
            if (!done)
                return;
            m_draft.startAnew(changed);
            refresh();
        };
        auto* label = new QLabel(GameText::optionName(spec.key), m_options);
        label->setWordWrap(true);
        QWidget* field = nullptr;
        if (spec.kind == rules::OptionSpec::Kind::EmptyHouses) {
            auto* line = new QLineEdit(latin(setup.option(spec.key)), m_options);
            connect(line, &QLineEdit::editingFinished, this, [line, set] { set(line->text()); });
            field = line;
        } else {
            auto* box = new QComboBox(m_options);
            for (const std::string_view value : spec.values)
                box->addItem(GameText::optionValue(spec.key, value), latin(value));
            box->setCurrentIndex(box->findData(latin(setup.option(spec.key))));
            connect(box, &QComboBox::activated, this, [box, set] { set(box->currentData().toString()); });
            field = box;
        }
        field->setToolTip(GameText::optionExplanation(spec.key));
        field->setAccessibleName(GameText::optionName(spec.key));
        m_optionsForm->addRow(label, field);
    }
    m_options->setVisible(m_optionsForm->rowCount() > 0);
}

void EditorRoom::open(const rules::GameSetup& setup, const rules::AnyPosition& position)
{
    m_draft.take(setup, position);
    rebuildOptions();
    retranslate();
}

void EditorRoom::refresh()
{
    const QScopedValueRollback guard(m_isRefreshing, true);
    const rules::BoardState& board = m_draft.board();
    m_board->setBoardLayout(m_draft.layout());
    m_board->show(board);
    for (const Side side : rules::kBothSides) {
        m_stores[rules::indexOf(side)]->setRange(0, m_draft.layout().totalStones);
        m_stores[rules::indexOf(side)]->setValue(board.stores[rules::indexOf(side)]);
        m_tuzdyks[rules::indexOf(side)]->setCurrentIndex(board.tuzdyks[rules::indexOf(side)]);
        m_balance[rules::indexOf(side)]->setEnabled(m_draft.missing() != 0);
        m_form->setRowVisible(m_tuzdyks[rules::indexOf(side)], hasTuzdyks());
    }
    m_form->setRowVisible(m_prescribed, hasPrescribed());
    m_side->setCurrentIndex(board.sideToMove == Side::South ? 0 : 1);
    m_prescribed->setCurrentIndex(
        board.prescribed ? board.prescribed->number + (board.prescribed->row == Side::North ? board.houses : 0) : 0);
    if (!m_text->hasFocus()) {
        m_text->setText(QString::fromStdString(m_draft.text()));
        m_text->setCursorPosition(0);
    }

    const int total = m_draft.layout().totalStones;
    const int missing = m_draft.missing();
    QString sum = tr("%1 of %2 stones lie on the board.").arg(board.total()).arg(total);
    if (missing > 0)
        sum += u' ' + tr("%n are missing.", "stones", missing);
    else if (missing < 0)
        sum += u' ' + tr("%n are too many.", "stones", -missing);
    m_sum->setText(sum);
    const auto position = m_draft.position();
    // A wrong sum stands above already.
    const bool isToldAbove = !position && position.error().code == notation::ParseError::Code::WrongTotal;
    m_error->setText(position || isToldAbove ? QString() : ErrorText::reasonOf(position.error()));
    const bool isOver = position && position->outcome();
    if (isOver)
        m_error->setText(tr("The game is over in this position."));
    m_play->setEnabled(position && !isOver);
    m_analyse->setEnabled(position.has_value());
    Q_EMIT commandsChanged();
}

void EditorRoom::readText()
{
    const std::string text = m_text->text().toStdString();
    const auto parsed = notation::parsePosition(text, m_draft.setup());
    if (parsed) {
        m_textError->clear();
        m_draft.take(m_draft.setup(), parsed->position);
        refresh();
    } else {
        m_textError->setText(ErrorText::of(parsed.error()));
    }
}

// --- Laying stones ---

std::optional<rules::Place> EditorRoom::placeAt(QPointF point) const
{
    for (const Side side : rules::kBothSides) {
        for (std::uint8_t number = 1; number <= m_draft.board().houses; ++number) {
            if (m_board->houseRect({side, number}).contains(point.toPoint()))
                return rules::House{side, number};
        }
        if (m_board->storeRect(side).contains(point.toPoint()))
            return rules::Place::store(side);
    }
    return std::nullopt;
}

void EditorRoom::add(rules::Place place, int stones)
{
    m_draft.setCount(place, m_draft.board().at(place) + stones);
    m_typedAt.reset();
    refresh();
}

bool EditorRoom::type(int key)
{
    const auto house = m_board->focusedHouse();
    if (!house)
        return false;
    const rules::Place place = *house;
    if (key >= Qt::Key_0 && key <= Qt::Key_9) {
        const int digit = key - Qt::Key_0;
        const bool goesOn = m_typedAt == place && m_sinceTyped.isValid() && m_sinceTyped.elapsed() < kTypingMs;
        m_typed = goesOn ? m_typed * 10 + digit : digit;
        if (m_typed > m_draft.layout().totalStones)
            m_typed = digit;
        m_draft.setCount(place, m_typed);
        m_typedAt = place;
        m_sinceTyped.start();
        refresh();
        return true;
    }
    switch (key) {
    case Qt::Key_Plus:
    case Qt::Key_Equal:
    case Qt::Key_Space:
        add(place, 1);
        return true;
    case Qt::Key_Minus:
        add(place, -1);
        return true;
    case Qt::Key_Backspace:
    case Qt::Key_Delete:
        add(place, -m_draft.board().at(place));
        return true;
    case Qt::Key_T:
        if (!hasTuzdyks())
            return false;
        {
            const Side owner = rules::opponentOf(house->row);
            const bool isIt = m_draft.board().tuzdykOwner(*house).has_value();
            m_draft.setTuzdyk(owner, isIt ? 0 : house->number);
            refresh();
        }
        return true;
    default:
        return false;
    }
}

bool EditorRoom::eventFilter(QObject* object, QEvent* event)
{
    if (object != m_board)
        return Room::eventFilter(object, event);
    switch (event->type()) {
    case QEvent::MouseButtonPress:
    case QEvent::MouseButtonDblClick: {
        const auto* mouse = static_cast<QMouseEvent*>(event);
        m_board->setFocus(Qt::MouseFocusReason);
        if (const auto place = placeAt(mouse->position())) {
            m_board->setFocusedHouse(place->isStore() ? std::nullopt : std::optional(place->house()));
            add(*place, mouse->button() == Qt::LeftButton ? 1 : -1);
        }
        return true;
    }
    case QEvent::Wheel: {
        const auto* wheel = static_cast<QWheelEvent*>(event);
        const auto place = placeAt(wheel->position());
        if (place && wheel->angleDelta().y() != 0)
            add(*place, wheel->angleDelta().y() > 0 ? 1 : -1);
        return true;
    }
    case QEvent::ShortcutOverride: {
        // One key is a command elsewhere; here it is a stone.
        const auto* key = static_cast<QKeyEvent*>(event);
        const bool isPlain = (key->modifiers() & (Qt::ControlModifier | Qt::AltModifier)) == 0;
        if (isPlain && m_board->focusedHouse()
            && (key->key() == Qt::Key_Plus || key->key() == Qt::Key_Equal || key->key() == Qt::Key_Minus
                || key->key() == Qt::Key_T || (key->key() >= Qt::Key_0 && key->key() <= Qt::Key_9))) {
            event->accept();
            return true;
        }
        return false;
    }
    case QEvent::KeyPress: {
        const auto* key = static_cast<QKeyEvent*>(event);
        const bool isPlain = (key->modifiers() & (Qt::ControlModifier | Qt::AltModifier)) == 0;
        return isPlain && type(key->key());
    }
    default:
        return false;
    }
}

void EditorRoom::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape) {
        Q_EMIT closed();
        return;
    }
    Room::keyPressEvent(event);
}

// --- The room ---

QString EditorRoom::title() const
{
    return tr("Position editor");
}

void EditorRoom::enter()
{
    refresh();
    m_board->setFocus();
    if (!m_board->focusedHouse())
        m_board->setFocusedHouse(rules::House{Side::South, 1});
}

bool EditorRoom::can(ActionId command) const
{
    return command == ActionId::Flip;
}

void EditorRoom::run(ActionId command, bool)
{
    if (command == ActionId::Flip) {
        m_settings.setFlipped(!m_settings.isFlipped());
        m_board->setFlipped(m_settings.isFlipped());
    }
}

std::optional<notation::GameRecord> EditorRoom::shownRecord() const
{
    const auto position = m_draft.position();
    if (!position)
        return std::nullopt;
    return notation::GameRecord(m_draft.setup(), *position);
}

std::optional<rules::AnyPosition> EditorRoom::shownPosition() const
{
    const auto position = m_draft.position();
    return position ? std::optional(*position) : std::nullopt;
}

void EditorRoom::setLook(const Theme& theme, const Metrics& metrics)
{
    m_metrics = metrics;
    m_board->setTheme(theme);
    m_board->setFlipped(m_settings.isFlipped());
    m_board->setKazanPlacement(m_settings.kazans());
    layout()->setSpacing(metrics.px(14));
    m_area->setFixedWidth(metrics.px(kPanelWidth));
}

void EditorRoom::retranslate()
{
    const auto caption = [this](QWidget* field, const QString& text) {
        labelAt(m_form, field)->setText(text);
        field->setAccessibleName(text);
    };
    m_game->clear();
    for (const rules::GameId game : rules::allGames())
        m_game->addItem(GameText::nameOf(game), static_cast<int>(game));
    m_game->setCurrentIndex(m_game->findData(static_cast<int>(m_draft.setup().game())));
    m_side->clear();
    for (const Side side : rules::kBothSides)
        m_side->addItem(GameText::sideName(side));
    caption(m_game, tr("Game"));
    caption(m_side, tr("To move"));
    for (const Side side : rules::kBothSides) {
        const QString name = GameText::sideName(side);
        auto* store = m_stores[rules::indexOf(side)];
        const QString text = tr("Kazan: %1", "whose").arg(name);
        labelAt(m_form, store->parentWidget())->setText(text);
        store->setAccessibleName(text);
        m_balance[rules::indexOf(side)]->setText(tr("The rest", "of the stones, into a kazan"));
        m_balance[rules::indexOf(side)]->setToolTip(tr("Make the sum right by this kazan"));
        auto* tuzdyk = m_tuzdyks[rules::indexOf(side)];
        tuzdyk->clear();
        tuzdyk->addItem(tr("none", "tuzdyk"));
        for (int number = 1; number < m_draft.board().houses; ++number)
            tuzdyk->addItem(QString::number(number));
        caption(tuzdyk, tr("Tuzdyk: %1", "whose").arg(name));
    }
    m_prescribed->clear();
    m_prescribed->addItem(tr("none", "prescribed hole"));
    for (const Side side : rules::kBothSides) {
        for (int number = 1; number <= m_draft.board().houses; ++number)
            m_prescribed->addItem(QStringLiteral("%1 %2").arg(GameText::sideName(side)).arg(number));
    }
    caption(m_prescribed, tr("Must start from"));
    m_text->setAccessibleName(tr("The position as text"));
    m_text->setToolTip(tr("The position as text: type or paste it here"));
    m_start->setText(tr("&Start position"));
    m_empty->setText(tr("&Empty board"));
    m_play->setText(tr("&Play from here"));
    m_analyse->setText(tr("&Analyse"));
    m_hint->setText(tr("Click adds a stone, the right button takes one; the wheel does both. Or type the number into "
                       "the chosen pit."));
    m_board->setAccessibleName(tr("Board"));
    m_board->setPlayerNames({GameText::sideName(Side::South), GameText::sideName(Side::North)});
    const QString open = m_textError->text();
    rebuildOptions();
    m_textError->setText(open);
    refresh();
}

} // namespace qumalaq::desktop
