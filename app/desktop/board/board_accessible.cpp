// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/board/board_accessible.h"

#include "app/desktop/board/board_widget.h"

#include <QAccessible>
#include <QAccessibleWidget>
#include <QPointer>

#include <vector>

namespace qumalaq::desktop {

namespace {

/// A pit or a store. It has no widget of its own.
class AccessiblePlace : public QAccessibleInterface, public QAccessibleActionInterface {
public:
    AccessiblePlace(BoardWidget* board, rules::Place place) : m_board(board), m_place(place) {}

    [[nodiscard]] rules::Place place() const { return m_place; }

    bool isValid() const override { return !m_board.isNull(); }
    QObject* object() const override { return nullptr; }
    QWindow* window() const override { return m_board ? m_board->window()->windowHandle() : nullptr; }
    QAccessibleInterface* parent() const override { return QAccessible::queryAccessibleInterface(m_board); }
    QAccessibleInterface* child(int) const override { return nullptr; }
    QAccessibleInterface* childAt(int, int) const override { return nullptr; }
    int childCount() const override { return 0; }
    int indexOfChild(const QAccessibleInterface*) const override { return -1; }

    QRect rect() const override
    {
        if (!m_board)
            return {};
        const QRect here = m_place.isStore() ? m_board->storeRect(m_place.side) : m_board->pitRect(m_place.pit());
        return {m_board->mapToGlobal(here.topLeft()), here.size()};
    }

    QAccessible::Role role() const override
    {
        // Not static text, because Orca reads all static text of a group when the focus enters it. Not a button,
        // because Orca adds "push button", and "grayed" where no move can start; of a list item it reads only the name.
        return m_place.isStore() ? QAccessible::Graphic : QAccessible::ListItem;
    }

    QString text(QAccessible::Text kind) const override
    {
        return m_board && kind == QAccessible::Name ? m_board->accessibleText(m_place) : QString();
    }

    void setText(QAccessible::Text, const QString&) override {}

    QAccessible::State state() const override
    {
        QAccessible::State state;
        state.invisible = !m_board || !m_board->isVisible();
        if (m_board && !m_place.isStore()) {
            state.disabled = !m_board->isPlayable(m_place.pit()) && !m_board->isPicking();
            state.focusable = true;
        }
        if (m_board) {
            const auto focused = m_board->focusedPit();
            state.focused = m_board->hasFocus() && focused && rules::Place(*focused) == m_place;
        }
        return state;
    }

    void* interface_cast(QAccessible::InterfaceType type) override
    {
        if (type == QAccessible::ActionInterface && !m_place.isStore())
            return static_cast<QAccessibleActionInterface*>(this);
        return nullptr;
    }

    QStringList actionNames() const override { return {pressAction(), setFocusAction()}; }

    void doAction(const QString& action) override
    {
        if (!m_board || m_place.isStore())
            return;
        if (action == pressAction()) {
            m_board->press(m_place.pit());
        } else if (action == setFocusAction()) {
            m_board->setFocus();
            m_board->setFocusedPit(m_place.pit());
        }
    }

    QStringList keyBindingsForAction(const QString& action) const override
    {
        if (action == pressAction())
            return {QString::number(m_place.number)};
        return {};
    }

private:
    QPointer<BoardWidget> m_board;
    rules::Place m_place;
};

class AccessibleBoard : public QAccessibleWidget {
public:
    // Orca names every group around what gets the focus, but not this.
    explicit AccessibleBoard(BoardWidget* board) : QAccessibleWidget(board, QAccessible::Client) {}

    ~AccessibleBoard() override { forgetPlaces(); }

    /// When the board gets the focus, Qt reports the board before the board reports its pit.
    [[nodiscard]] QString text(QAccessible::Text which) const override
    {
        const bool isAtPit = which == QAccessible::Name && QAccessible::isActive() && board() && board()->hasFocus()
                             && board()->focusedPit();
        return isAtPit ? QString() : QAccessibleWidget::text(which);
    }

    int childCount() const override { return board() ? 2 * board()->boardLayout().pits + 2 : 0; }

    QAccessibleInterface* child(int index) const override
    {
        const int count = childCount();
        if (index < 0 || index >= count)
            return nullptr;
        if (static_cast<int>(m_places.size()) != count) {
            forgetPlaces();
            // QAccessible owns registered interfaces.
            for (int i = 0; i < count; ++i)
                m_places.push_back(QAccessible::registerAccessibleInterface(new AccessiblePlace(board(), placeAt(i))));
        }
        return QAccessible::accessibleInterface(m_places[static_cast<std::size_t>(index)]);
    }

    int indexOfChild(const QAccessibleInterface* child) const override
    {
        for (int i = 0; i < childCount(); ++i) {
            if (this->child(i) == child)
                return i;
        }
        return -1;
    }

    QAccessibleInterface* childAt(int x, int y) const override
    {
        for (int i = 0; i < childCount(); ++i) {
            QAccessibleInterface* here = child(i);
            if (here->rect().contains(x, y))
                return here;
        }
        return nullptr;
    }

    QAccessibleInterface* focusChild() const override
    {
        if (!board() || !board()->hasFocus() || !board()->focusedPit())
            return QAccessibleWidget::focusChild();
        return child(accessibleIndexOf(board()->boardLayout(), *board()->focusedPit()));
    }

private:
    [[nodiscard]] BoardWidget* board() const { return qobject_cast<BoardWidget*>(object()); }

    [[nodiscard]] rules::Place placeAt(int index) const
    {
        const int pits = board()->boardLayout().pits;
        if (index >= 2 * pits)
            return rules::Place::store(index == 2 * pits ? rules::Side::South : rules::Side::North);
        return rules::Pit{index < pits ? rules::Side::South : rules::Side::North,
                          static_cast<std::uint8_t>(index % pits + 1)};
    }

    void forgetPlaces() const
    {
        for (const QAccessible::Id id : m_places)
            QAccessible::deleteAccessibleInterface(id);
        m_places.clear();
    }

    mutable std::vector<QAccessible::Id> m_places;
};

QAccessibleInterface* makeAccessibleBoard(const QString&, QObject* object)
{
    auto* board = qobject_cast<BoardWidget*>(object);
    return board ? new AccessibleBoard(board) : nullptr;
}

} // namespace

int accessibleIndexOf(const rules::BoardLayout& layout, rules::Place place)
{
    const int pits = layout.pits;
    const auto row = static_cast<int>(rules::indexOf(place.side));
    return place.isStore() ? 2 * pits + row : row * pits + place.number - 1;
}

void notifyNameChanges(QWidget& board, const rules::BoardLayout& layout, const rules::BoardState& before,
                       const rules::BoardState& after)
{
    if (!QAccessible::isActive())
        return;
    const auto* widget = qobject_cast<const BoardWidget*>(&board);
    const auto focused = widget ? widget->announcedFocus() : std::nullopt;
    const auto notify = [&](rules::Place place) {
        // On NameChanged of the focused object, Orca 48 speaks the new name and interrupts the announcement of the
        // move. On a repeated Focus event it updates the name silently.
        const bool isFocused = focused && place == rules::Place(*focused);
        QAccessibleEvent changed(&board, isFocused ? QAccessible::Focus : QAccessible::NameChanged);
        changed.setChild(accessibleIndexOf(layout, place));
        QAccessible::updateAccessibility(&changed);
    };
    for (const rules::Side side : rules::kBothSides) {
        for (int number = 1; number <= layout.pits; ++number) {
            const rules::Pit pit{side, static_cast<std::uint8_t>(number)};
            if (before.at(rules::Place(pit)) != after.at(rules::Place(pit))
                || before.tuzdykOwner(pit) != after.tuzdykOwner(pit))
                notify(pit);
        }
        if (before.stores[rules::indexOf(side)] != after.stores[rules::indexOf(side)])
            notify(rules::Place::store(side));
    }
}

void installBoardAccessibility()
{
    QAccessible::installFactory(makeAccessibleBoard); // QAccessible ignores repeated installations
}

} // namespace qumalaq::desktop
