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

/// Digits typed within this time of each other form one number.
constexpr int kTypingMs = 1200;

} // namespace

EditorRoom::EditorRoom(Settings& settings, QWidget* parent) : Room(parent), m_settings(settings)
{
    build();
    rebuildOptions();
    retranslate();
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

void EditorRoom::open(const rules::GameSetup& setup, const rules::AnyPosition& position)
{
    m_draft.take(setup, position);
    setRecordFile({});
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
    // The label of the sum already shows a wrong total.
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

// --- Placing stones ---

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
        // These keys are commands elsewhere; here they edit the pit.
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

} // namespace qumalaq::desktop
