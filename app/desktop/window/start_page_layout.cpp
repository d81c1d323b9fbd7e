// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/window/start_page_layout.h"

#include "app/desktop/board/board_widget.h"
#include "app/desktop/ui/style.h"
#include "app/desktop/window/recent_games.h"
#include "app/desktop/window/start_button.h"

#include <QBoxLayout>
#include <QGridLayout>
#include <QToolButton>

#include <algorithm>

namespace qumalaq::desktop {

namespace {

constexpr int kWidestColumn = 640;
constexpr int kGap = 24;
constexpr int kSmallGap = 12;
constexpr int kSpacing = 10;
constexpr int kTightSpacing = 4;
/// Narrower pages show no board beside the actions.
constexpr int kNarrowestWithBoard = 700;
constexpr int kNarrowestBoard = 380;
/// Height of the title and three of the recent games, whether there are some or not: nothing moves when the first is
/// added.
constexpr int kRoomForGames = 188;
/// Minimum width of the board below the buttons, in pixels.
constexpr int kNarrowestPicture = 240;

QBoxLayout* boxOf(const QWidget* widget)
{
    return static_cast<QBoxLayout*>(widget->layout());
}

/// Not the minimum size, because the style sheet sets its own for buttons.
QSize sizeOf(const QWidget* widget)
{
    widget->layout()->invalidate(); // a nested grid does not report that tiles were moved
    return widget->layout()->sizeHint();
}

} // namespace

void StartPageLayout::setTight(bool tight)
{
    const int spacing = px(tight ? kTightSpacing : kSpacing);
    boxOf(m.actions)->setSpacing(spacing);
    boxOf(m.cards)->setSpacing(spacing);
    m.small->setSpacing(spacing);
    m.games->setButtonSpacing(spacing);
    for (StartButton* tile : m.tiles)
        tile->setTight(tight);
}

/// In two columns if they fit.
void StartPageLayout::placeSmall(int width)
{
    int widest = 0;
    for (const StartButton* tile : m.smallTiles)
        widest = std::max(widest, tile->sizeHint().width());
    const int columns = 2 * widest + m.small->spacing() <= width ? 2 : 1;
    int place = 0;
    for (StartButton* tile : m.smallTiles) {
        m.small->addWidget(tile, place / columns, place % columns);
        ++place;
    }
    m.small->setColumnStretch(0, 1);
    m.small->setColumnStretch(1, columns - 1);
}

/// Gives an icon to all cards or to none, and to notes the lines that they need within `spare` pixels of height.
/// Returns the height of the cards.
int StartPageLayout::dressCards(int width, bool areBeside, int spare)
{
    std::vector<StartButton*> cards;
    for (StartButton* tile : m.tiles) {
        if (tile->parentWidget() == m.cards && !tile->isHidden())
            cards.push_back(tile);
    }
    if (cards.empty())
        return 0;
    const int count = static_cast<int>(cards.size());
    const int space = areBeside ? (width - (count - 1) * boxOf(m.cards)->spacing()) / count : width;
    int lines = StartButton::kCardLines;
    bool haveIcons = true;
    for (const StartButton* card : cards) {
        lines = std::max(lines, card->linesAt(space));
        haveIcons = haveIcons && card->hasRoomForIcon(space);
    }
    const int height = cards.front()->lineHeight() * (areBeside ? 1 : count);
    lines = std::min(lines, StartButton::kCardLines + std::max(0, spare) / height);
    for (StartButton* card : cards)
        card->setCard(lines, haveIcons);
    return sizeOf(m.cards).height();
}

/// Includes the space below it.
int StartPageLayout::introductionHeight(int width) const
{
    return m.introduction->heightForWidth(width) + px(kSmallGap);
}

void StartPageLayout::updateLayout(const QSize& page, bool isIntroduced)
{
    m_page = page;
    m_isIntroduced = isIntroduced;
    m.hint->show();
    const int gap = px(kGap);
    const int third = std::min((page.width() - gap) / 3, px(kWidestColumn));
    setTight(false);
    placeSmall(third);
    if (sizeOf(m.actions).height() + px(kSmallGap + kRoomForGames) + m.games->minimumListHeight(third) > page.height()
        || page.width() < px(kNarrowestWithBoard))
        setTight(true);
    placeSmall(third);
    const int column = std::max(third, sizeOf(m.actions).width());
    const bool showsBoard =
        page.width() >= px(kNarrowestWithBoard) && page.width() - column - gap >= px(kNarrowestBoard);
    if (showsBoard)
        layOutWithBoard(column);
    else
        layOutInColumns();
    m.introduction->setVisible(m_isIntroduced && !m.board->isHidden());
    const QSize language = m.language->sizeHint();
    m.language->setGeometry({m.actions->geometry().topRight() - QPoint(language.width() - 1, 0), language});
}

void StartPageLayout::layOutWithBoard(int column)
{
    m.board->setVisible(true);
    const int gap = px(kGap);
    const int smallGap = px(kSmallGap);
    const int actions = sizeOf(m.actions).height();
    // The library button joins the actions, or the cards between them if there is room for all.
    boxOf(m.cards)->setDirection(QBoxLayout::TopToBottom);
    const int belowActions = actions + m.small->spacing();
    const int library = m.games->minimumListHeight(column);
    const int stackedCards = dressCards(column, false, 0) + m.small->spacing();
    const bool areStacked = belowActions + stackedCards + library + px(kRoomForGames) <= m_page.height();
    const int gamesTop = belowActions + (areStacked ? stackedCards : 0);
    boxOf(m.cards)->setDirection(QBoxLayout::LeftToRight);
    int boardWidth = m_page.width() - column - gap;
    const int least = smallGap + dressCards(boardWidth, true, 0);
    int head = introductionHeight(boardWidth);
    const QSize introduction(boardWidth, head - smallGap);
    // Without the introduction the board keeps its place, unless that makes it smaller.
    if (!m_isIntroduced && head + m.board->heightForWidth(boardWidth) + (areStacked ? 0 : least) > m_page.height())
        head = 0;
    m_needed = {0, std::max(head + m.board->heightForWidth(px(kNarrowestBoard)) + least, belowActions + library)};
    int boardHeight = m.board->heightForWidth(boardWidth);
    const int highest = m_page.height() - head - (areStacked ? 0 : least);
    if (boardHeight > highest) {
        boardWidth = boardWidth * highest / boardHeight;
        boardHeight = highest;
    }
    if (areStacked)
        boxOf(m.cards)->setDirection(QBoxLayout::TopToBottom);
    const int cards = areStacked ? dressCards(column, false, 0) : dressCards(boardWidth, true, highest - boardHeight);
    const int leftHeight = head + boardHeight + (areStacked ? 0 : smallGap + cards);
    const int top = std::max(0, (m_page.height() - std::max(leftHeight, gamesTop + library + px(kRoomForGames))) / 3);
    const int games = m.games->fit({column, m_page.height() - top - gamesTop});
    const int left = (m_page.width() - column - gap - boardWidth) / 2;
    const int right = left + boardWidth + gap;
    m.introduction->setGeometry(QRect(QPoint(left, top), introduction));
    m.board->setGeometry(left, top + head, boardWidth, boardHeight);
    if (areStacked)
        m.cards->setGeometry(right, top + belowActions, column, cards);
    else
        m.cards->setGeometry(left, top + head + boardHeight + smallGap, boardWidth, cards);
    m.actions->setGeometry(right, top, column, actions);
    m.games->setGeometry(right, top + gamesTop, column, games);
}

void StartPageLayout::layOutInColumns()
{
    const int gap = px(kSmallGap);
    boxOf(m.cards)->setDirection(QBoxLayout::TopToBottom);
    int column = (m_page.width() - gap) / 2;
    placeSmall(column);
    const int widest = std::max(sizeOf(m.actions).width(), sizeOf(m.cards).width());
    const bool isSingle = widest > column;
    if (isSingle) {
        column = m_page.width();
        placeSmall(column);
    }
    const int actions = sizeOf(m.actions).height();
    const int cards = dressCards(column, false, 0);
    const QPoint second = isSingle ? QPoint(0, actions + gap) : QPoint(column + gap, 0);
    const int third = second.y() + cards + gap;
    m_needed = {widest, std::max(actions, third + m.games->minimumListHeight(column))};
    m.actions->setGeometry(0, 0, column, actions);
    m.cards->setGeometry(second.x(), second.y(), column, cards);
    const int games = m.games->fit({column, m_page.height() - third});
    m.games->setGeometry(second.x(), third, column, games);
    // The board is in the column that leaves more room.
    const int bottom = third + games;
    const QPoint place(bottom < actions ? second.x() : 0, std::min(bottom, actions) + gap);
    const int highest = m.board->heightForWidth(column);
    const int space = m_page.height() - place.y();
    // Without room for the introduction above the board, its first sentences are in the other column.
    const int introduced = m_isIntroduced ? introductionHeight(column) : 0;
    const int head = space < introduced + highest ? 0 : introduced;
    const int boardWidth = std::min(column, column * (space - head) / highest);
    m.board->setVisible(!isSingle && boardWidth >= px(kNarrowestPicture));
    if (head > 0) {
        m.introduction->setGeometry(place.x(), place.y(), column, head - gap);
    } else {
        m.hint->hide();
        const QRect other(second.x() - place.x(), std::max(bottom, actions) + gap, column,
                          introductionHeight(column) - gap);
        m_isIntroduced = m_isIntroduced && other.bottom() < m_page.height();
        m.introduction->setGeometry(other);
    }
    m.board->setGeometry(place.x() + (column - boardWidth) / 2, place.y() + head, boardWidth,
                         m.board->heightForWidth(boardWidth));
}

} // namespace qumalaq::desktop
