// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/library/library_search.h"

#include "app/desktop/text/game_text.h"
#include "app/desktop/ui/number_field.h"
#include "app/desktop/ui/style.h"

#include <QAction>
#include <QComboBox>
#include <QDate>
#include <QGridLayout>
#include <QLineEdit>
#include <QPushButton>

#include <algorithm>

namespace qumalaq::desktop {

namespace {

constexpr int kTypingMs = 250;
constexpr int kFirstYear = 1900;
constexpr int kColumns = 6;

/// Sets prefix and suffix from a text with %1 for the number.
void setFrame(NumberField* box, const QString& text)
{
    const qsizetype number = text.indexOf(QStringLiteral("%1"));
    box->setPrefix(text.left(number));
    box->setSuffix(text.mid(number + 2));
}

} // namespace

LibrarySearch::LibrarySearch(QWidget* parent)
    : QWidget(parent)
    , m_player(new QLineEdit(this))
    , m_event(new QLineEdit(this))
    , m_result(new QComboBox(this))
    , m_game(new QComboBox(this))
    , m_from(new NumberField(this))
    , m_to(new NumberField(this))
    , m_position(new QPushButton(tr("With this position"), this))
    , m_clear(new QPushButton(tr("Show all"), this))
{
    using notation::GameResult;
    m_result->addItem(tr("Any result"));
    m_result->addItem(tr("First won"), static_cast<int>(GameResult::SouthWins));
    m_result->addItem(tr("Second won"), static_cast<int>(GameResult::NorthWins));
    m_result->addItem(tr("Drawn"), static_cast<int>(GameResult::Draw));
    m_result->addItem(tr("Unfinished"), static_cast<int>(GameResult::Open));
    m_game->addItem(tr("Any game"));
    for (const rules::GameId game : rules::allGames())
        m_game->addItem(GameText::nameOf(game), static_cast<int>(game));
    m_player->setPlaceholderText(tr("Player"));
    m_event->setPlaceholderText(tr("Event"));
    for (QLineEdit* field : {m_player, m_event})
        field->setAccessibleName(field->placeholderText());
    m_result->setAccessibleName(tr("Result"));
    m_game->setAccessibleName(tr("Game"));
    m_from->setSpecialValueText(tr("From any year"));
    setFrame(m_from, tr("from %1", "a year"));
    m_from->setAccessibleName(tr("From year"));
    m_to->setSpecialValueText(tr("To any year"));
    setFrame(m_to, tr("to %1", "a year"));
    m_to->setAccessibleName(tr("To year"));
    for (NumberField* year : {m_from, m_to})
        year->setEmptyWord(tr("any", "a year"));
    m_position->setToolTip(tr("Only games in which the position on the board occurs"));
    m_typing.setSingleShot(true);
    m_typing.setInterval(kTypingMs);
    connect(&m_typing, &QTimer::timeout, this, &LibrarySearch::onEdited);
    for (QLineEdit* field : {m_player, m_event}) {
        field->setClearButtonEnabled(true);
        connect(field, &QLineEdit::textChanged, &m_typing, qOverload<>(&QTimer::start));
        connect(field, &QLineEdit::returnPressed, this, [this] {
            Q_EMIT confirmed();
            onEdited();
        });
        auto* clear = new QAction(field);
        clear->setShortcut(Qt::Key_Escape); // an empty field leaves Escape to the window, which goes back
        clear->setShortcutContext(Qt::WidgetShortcut);
        clear->setEnabled(false);
        field->addAction(clear);
        connect(clear, &QAction::triggered, field, &QLineEdit::clear);
        connect(field, &QLineEdit::textChanged, clear,
                [clear](const QString& text) { clear->setEnabled(!text.isEmpty()); });
    }
    for (QComboBox* box : {m_result, m_game})
        connect(box, &QComboBox::activated, this, &LibrarySearch::onEdited);
    for (NumberField* year : {m_from, m_to}) {
        year->setButtonSymbols(QAbstractSpinBox::NoButtons);
        year->setRange(kFirstYear - 1, QDate::currentDate().year());
        connect(year, &QSpinBox::valueChanged, &m_typing, qOverload<>(&QTimer::start));
        // Muted, like the placeholders of the other fields; with the normal colour it would look like a button.
        const auto mute = [year] { setStyleProperty(year, "empty", year->value() == year->minimum()); };
        connect(year, &QSpinBox::valueChanged, year, mute);
        mute();
    }
    m_position->setCheckable(true);
    connect(m_position, &QPushButton::clicked, this, [this](bool checked) {
        if (checked)
            Q_EMIT positionRequested();
        else
            setPosition(std::nullopt);
    });
    m_clear->setEnabled(false);
    connect(m_clear, &QPushButton::clicked, this, [this] { setFilter({}); });

    auto* fields = new QGridLayout(this);
    fields->setContentsMargins(0, 0, 0, 0);
    updateLayout();
}

void LibrarySearch::updateLayout()
{
    auto* fields = static_cast<QGridLayout*>(layout());
    int widest = 0;
    for (const QWidget* part : std::initializer_list<const QWidget*>{m_from, m_to, m_position, m_clear})
        widest = std::max(widest, part->minimumSizeHint().width());
    const bool isNarrow = width() < kColumns * widest + (kColumns - 1) * fields->horizontalSpacing();
    if (m_isNarrow == isNarrow)
        return;
    m_isNarrow = isNarrow;
    while (fields->count() > 0)
        delete fields->takeAt(0);
    const auto put = [fields](QWidget* part, int row, int column, int columns) {
        fields->addWidget(part, row, column, 1, columns);
    };
    put(m_player, 0, 0, isNarrow ? 6 : 4);
    put(m_event, 0, isNarrow ? 6 : 4, isNarrow ? 6 : 4);
    put(m_result, isNarrow ? 1 : 0, isNarrow ? 0 : 8, isNarrow ? 6 : 4);
    put(m_game, 1, isNarrow ? 6 : 0, isNarrow ? 6 : 4);
    const int last = isNarrow ? 2 : 1;
    const int span = isNarrow ? 3 : 2;
    put(m_from, last, isNarrow ? 0 : 4, span);
    put(m_to, last, isNarrow ? 3 : 6, span);
    put(m_position, last, isNarrow ? 6 : 8, span);
    put(m_clear, last, isNarrow ? 9 : 10, span);
    for (int column = 0; column < 2 * kColumns; ++column)
        fields->setColumnStretch(column, 1);
}

void LibrarySearch::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    updateLayout();
}

library::Filter LibrarySearch::filter() const
{
    library::Filter filter;
    filter.player = m_player->text();
    filter.event = m_event->text();
    if (m_result->currentIndex() > 0)
        filter.result = static_cast<notation::GameResult>(m_result->currentData().toInt());
    if (m_game->currentIndex() > 0)
        filter.game = static_cast<rules::GameId>(m_game->currentData().toInt());
    if (m_from->value() > m_from->minimum())
        filter.from = m_from->value() * 10000;
    if (m_to->value() > m_to->minimum())
        filter.to = m_to->value() * 10000 + 1231;
    filter.position = m_sought;
    filter.keys = m_keys;
    return filter;
}

QString LibrarySearch::what() const
{
    return m_keys.empty() ? QString() : m_what.isEmpty() ? tr("the games you have chosen") : m_what;
}

void LibrarySearch::setFilter(const library::Filter& filter, const QString& what)
{
    m_what = what;
    m_player->setText(filter.player);
    m_event->setText(filter.event);
    m_result->setCurrentIndex(filter.result ? m_result->findData(static_cast<int>(*filter.result)) : 0);
    m_game->setCurrentIndex(filter.game ? m_game->findData(static_cast<int>(*filter.game)) : 0);
    m_from->setValue(filter.from / 10000); // 0 becomes the minimum, which is no year
    m_to->setValue(filter.to / 10000);
    m_keys = filter.keys;
    setPosition(filter.position);
}

void LibrarySearch::onEdited()
{
    m_keys.clear();
    apply();
}

void LibrarySearch::apply()
{
    m_typing.stop();
    m_clear->setEnabled(!filter().isEmpty());
    m_position->setChecked(m_sought.has_value());
    Q_EMIT changed();
}

void LibrarySearch::setPosition(const std::optional<library::SoughtPosition>& position)
{
    m_sought = position;
    apply();
}

int LibrarySearch::narrowWidth() const
{
    const auto widthOf = [this](std::initializer_list<const QWidget*> parts) {
        int widest = 0;
        for (const QWidget* part : parts)
            widest = std::max(widest, part->minimumSizeHint().width());
        const int count = static_cast<int>(parts.size());
        return count * widest + (count - 1) * static_cast<QGridLayout*>(layout())->horizontalSpacing();
    };
    return std::max(
        {widthOf({m_player, m_event}), widthOf({m_result, m_game}), widthOf({m_from, m_to, m_position, m_clear})});
}

void LibrarySearch::setSpacing(int pixels)
{
    auto* fields = static_cast<QGridLayout*>(layout());
    fields->setVerticalSpacing(pixels);
    fields->setHorizontalSpacing(pixels * 3 / 5); // four of them have to fit a small window
}

} // namespace qumalaq::desktop
