// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/editor/position_form.h"

#include "app/desktop/text/error_text.h"
#include "app/desktop/text/game_text.h"
#include "app/desktop/text/place_text.h"
#include "app/desktop/ui/announcer.h"
#include "app/desktop/ui/style.h"
#include "core/notation/position_text.h"

#include <QComboBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScopedValueRollback>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace qumalaq::desktop {

using rules::Side;

namespace {

QLabel* labelAt(QFormLayout* form, QWidget* field)
{
    return qobject_cast<QLabel*>(form->labelForField(field));
}

} // namespace

PositionForm::PositionForm(notation::PositionDraft& draft, QWidget* parent) : QWidget(parent), m_draft(draft)
{
    build();
    showGame();
}

void PositionForm::build()
{
    // Only changes by the person emit edited(), not those by refresh().
    const auto change = [this](const auto& set) {
        if (m_isRefreshing)
            return;
        set();
        Q_EMIT edited();
    };
    m_form = new QFormLayout;
    m_form->setContentsMargins(0, 0, 0, 0);
    m_form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    m_game = new QComboBox(this);
    m_game->setAccessibleName(tr("Game"));
    m_game->setToolTip(m_game->accessibleName());
    for (const rules::GameId game : rules::allGames())
        m_game->addItem(GameText::nameOf(game), static_cast<int>(game));
    connect(m_game, &QComboBox::activated, this, [this] {
        m_draft.startAnew(rules::GameSetup(static_cast<rules::GameId>(m_game->currentData().toInt())));
        Q_EMIT gameChosen();
    });
    m_form->addRow(m_game); // without a label, because the names are long
    m_side = new QComboBox(this);
    m_side->addItems({GameText::sideName(Side::South), GameText::sideName(Side::North)});
    m_side->setAccessibleName(tr("Next to move"));
    connect(m_side, &QComboBox::activated, this, [this, change](int index) {
        change([&] { m_draft.setSideToMove(index == 0 ? Side::South : Side::North); });
    });
    m_form->addRow(m_side->accessibleName(), m_side);
    m_prescribed = new QComboBox(this);
    connect(m_prescribed, &QComboBox::activated, this,
            [this, change](int index) { change([&] { prescribe(index); }); });
    for (const Side side : rules::kBothSides) {
        auto* store = new QSpinBox(this);
        store->setButtonSymbols(QAbstractSpinBox::NoButtons);
        connect(store, &QSpinBox::valueChanged, this, [this, change, side](int value) {
            change([&] { m_draft.setCount(rules::Place::store(side), value); });
        });
        auto* balance = new QPushButton(tr("The rest", "of the stones, into a kazan or a home"), this);
        balance->setToolTip(tr("Put the missing stones here"));
        connect(balance, &QPushButton::clicked, this, [this, change, side] { change([&] { m_draft.balance(side); }); });
        auto* holder = new QWidget(this);
        auto* row = new QHBoxLayout(holder);
        row->setContentsMargins(0, 0, 0, 0);
        row->addWidget(store, 1);
        row->addWidget(balance);
        m_form->addRow(new QLabel(this), holder);
        m_stores[rules::indexOf(side)] = store;
        m_balance[rules::indexOf(side)] = balance;
    }
    for (const Side side : rules::kBothSides) {
        auto* box = new QComboBox(this);
        connect(box, &QComboBox::activated, this,
                [this, change, side](int index) { change([&] { m_draft.setTuzdyk(side, index); }); });
        box->setAccessibleName(tr("Tuzdyk: %1", "whose").arg(GameText::sideName(side)));
        m_form->addRow(box->accessibleName(), box);
        m_tuzdyks[rules::indexOf(side)] = box;
    }
    m_prescribed->setAccessibleName(tr("Prescribed hole"));
    m_form->addRow(m_prescribed->accessibleName(), m_prescribed);

    m_text = new QLineEdit(this);
    m_text->setAccessibleName(tr("The position as text"));
    m_text->setToolTip(tr("The position as text: type or paste it here"));
    connect(m_text, &QLineEdit::textEdited, this, &PositionForm::readText);
    m_textError = new QLabel(this);
    m_textError->setWordWrap(true);
    setRole(m_textError, "error");
    setNotRead(*m_textError);
    m_textError->hide();
    auto* start = new QPushButton(tr("S&tart position"), this);
    auto* empty = new QPushButton(tr("&Empty board"), this);
    connect(start, &QPushButton::clicked, this,
            [this, change] { change([&] { m_draft.startAnew(m_draft.setup()); }); });
    connect(empty, &QPushButton::clicked, this, [this, change] { change([&] { m_draft.clear(); }); });

    auto* fresh = new QHBoxLayout;
    fresh->addWidget(start);
    fresh->addWidget(empty);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addLayout(m_form);
    column->addWidget(m_text);
    column->addWidget(m_textError);
    column->addLayout(fresh);
    column->addStretch(1);
}

void PositionForm::setRightMargin(int margin)
{
    layout()->setContentsMargins(0, 0, margin, 0);
}

/// Index 0 is no pit; then come South's and North's pits.
void PositionForm::prescribe(int index)
{
    const int pits = m_draft.board().pits;
    if (index <= 0)
        return m_draft.setPrescribed(std::nullopt);
    m_draft.setPrescribed(
        rules::Pit{index <= pits ? Side::South : Side::North, static_cast<std::uint8_t>((index - 1) % pits + 1)});
}

void PositionForm::refresh()
{
    const QScopedValueRollback guard(m_isRefreshing, true);
    const rules::BoardState& board = m_draft.board();
    for (const Side side : rules::kBothSides) {
        const std::size_t index = rules::indexOf(side);
        m_stores[index]->setRange(0, m_draft.layout().totalStones);
        m_stores[index]->setValue(board.stores[index]);
        m_tuzdyks[index]->setCurrentIndex(board.tuzdyks[index]);
        m_balance[index]->setEnabled(m_draft.missing() != 0);
        m_form->setRowVisible(m_tuzdyks[index], m_draft.hasTuzdyks());
        const QString text = PlaceText::titleOf(m_draft.setup().game(), rules::Place::store(side));
        QLabel* label = labelAt(m_form, m_stores[index]->parentWidget());
        label->setText(text);
        label->setBuddy(m_stores[index]);
        m_stores[index]->setAccessibleName(text);
    }
    m_form->setRowVisible(m_prescribed, m_draft.hasPrescribed());
    m_side->setCurrentIndex(board.sideToMove == Side::South ? 0 : 1);
    m_prescribed->setCurrentIndex(
        board.prescribed ? board.prescribed->number + (board.prescribed->row == Side::North ? board.pits : 0) : 0);
    if (!m_text->hasFocus()) {
        m_text->setText(QString::fromStdString(m_draft.text()));
        m_text->setCursorPosition(0);
    }
}

/// Takes no room without an error.
void PositionForm::showError(const QString& error)
{
    m_textError->setVisible(!error.isEmpty());
    setAndAnnounce(*m_textError, error);
}

void PositionForm::readText()
{
    const auto parsed = notation::parsePosition(m_text->text().toStdString(), m_draft.setup());
    showError(parsed ? QString() : ErrorText::of(parsed.error()));
    if (!parsed)
        return;
    m_draft.take(m_draft.setup(), parsed->position);
    Q_EMIT edited();
}

void PositionForm::setOption(const std::string& key, const QString& value)
{
    rules::GameSetup changed = m_draft.setup();
    const auto done = changed.setOption(key, value.toStdString());
    showError(done ? QString() : ErrorText::of(done.error()));
    if (!done)
        return;
    m_draft.startAnew(changed);
    Q_EMIT edited();
}

void PositionForm::rebuildOptions()
{
    for (QWidget* field : std::exchange(m_options, {}))
        m_form->removeRow(field);
    m_longLabels.clear();
    const int widest = labelWidth();
    const rules::GameSetup& setup = m_draft.setup();
    for (const rules::OptionSpec& spec : rules::optionsOf(setup.game())) {
        const std::string key(spec.key);
        auto* label = new QLabel(GameText::optionName(setup.game(), spec.key), this);
        label->setWordWrap(true);
        QWidget* field = nullptr;
        if (spec.kind == rules::OptionSpec::Kind::EmptyPits) {
            auto* line = new QLineEdit(QString::fromUtf8(setup.option(spec.key)), this);
            connect(line, &QLineEdit::editingFinished, this, [this, key, line] { setOption(key, line->text()); });
            field = line;
        } else {
            auto* box = new QComboBox(this);
            for (const std::string_view value : spec.values)
                box->addItem(GameText::optionValue(spec.key, value), QString::fromUtf8(value));
            box->setCurrentIndex(box->findData(QString::fromUtf8(setup.option(spec.key))));
            connect(box, &QComboBox::activated, this,
                    [this, key, box] { setOption(key, box->currentData().toString()); });
            field = box;
        }
        field->setToolTip(GameText::optionExplanation(setup.game(), spec.key));
        field->setAccessibleName(label->text());
        label->setBuddy(field);
        setTabOrder(m_options.empty() ? m_tuzdyks[1] : m_options.back(), field);
        if (field->sizeHint().width() > widest) { // long values need the width of both columns
            m_form->addRow(label);
            m_form->addRow(field);
            m_options.push_back(label);
        } else {
            m_longLabels.push_back(label);
            m_form->addRow(label, field);
        }
        m_options.push_back(field);
    }
    fitLabels();
}

/// The width of the label column, without the labels of options.
int PositionForm::labelWidth() const
{
    int widest = 0;
    for (int row = 0; row < m_form->rowCount(); ++row) {
        const QLayoutItem* item = m_form->itemAt(row, QFormLayout::LabelRole);
        const auto* label = item ? qobject_cast<const QLabel*>(item->widget()) : nullptr;
        if (label != nullptr && !label->wordWrap())
            widest = std::max(widest, label->sizeHint().width());
    }
    return widest;
}

void PositionForm::fitLabels()
{
    const int widest = labelWidth();
    for (QLabel* label : m_longLabels)
        label->setFixedWidth(widest);
}

void PositionForm::showGame()
{
    m_game->setCurrentIndex(m_game->findData(static_cast<int>(m_draft.setup().game())));
    m_prescribed->clear();
    m_prescribed->addItem(tr("none", "prescribed hole"));
    for (const Side side : rules::kBothSides) {
        QComboBox* tuzdyk = m_tuzdyks[rules::indexOf(side)];
        tuzdyk->clear();
        tuzdyk->addItem(tr("none", "tuzdyk"));
        for (int number = 1; number < m_draft.board().pits; ++number)
            tuzdyk->addItem(QString::number(number));
        for (int number = 1; number <= m_draft.board().pits; ++number)
            m_prescribed->addItem(QStringLiteral("%1 %2").arg(GameText::sideName(side), QString::number(number)));
    }
    const QString error = m_textError->text();
    rebuildOptions(); // removing a focused field may finish its input
    showError(error);
    refresh();
}

} // namespace qumalaq::desktop
