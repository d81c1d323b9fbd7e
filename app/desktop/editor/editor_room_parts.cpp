// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The widgets of EditorRoom.
#include "app/desktop/editor/editor_room.h"

#include "app/desktop/board/board_widget.h"
#include "app/desktop/i18n/error_text.h"
#include "app/desktop/i18n/game_text.h"
#include "app/desktop/i18n/place_text.h"

#include <QComboBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScopedValueRollback>
#include <QScrollArea>
#include <QSpinBox>
#include <QVBoxLayout>

namespace qumalaq::desktop {

using rules::Side;

namespace {

constexpr int kPanelWidth = 330;

QString latin(std::string_view text)
{
    return QString::fromLatin1(text.data(), static_cast<qsizetype>(text.size()));
}

QLabel* labelAt(QFormLayout* form, QWidget* field)
{
    return qobject_cast<QLabel*>(form->labelForField(field));
}

} // namespace

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
            m_prescribed->addItem(QStringLiteral("%1 %2").arg(GameText::sideName(side), QString::number(number)));
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
