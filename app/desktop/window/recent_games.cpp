// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/window/recent_games.h"

#include "app/desktop/board/theme.h"
#include "app/desktop/library/library_page.h"
#include "app/desktop/progress/progress_page.h"
#include "app/desktop/text/date_text.h"
#include "app/desktop/text/game_text.h"
#include "app/desktop/text/player_text.h"
#include "app/desktop/ui/actions.h"
#include "app/desktop/ui/style.h"
#include "app/desktop/window/start_button.h"
#include "core/notation/player_name.h"
#include "core/session/record_of_match.h"

#include <QLabel>
#include <QMenu>
#include <QPainter>
#include <QPixmap>
#include <QVBoxLayout>

#include <algorithm>
#include <iterator>
#include <utility>

namespace qumalaq::desktop {

namespace {

constexpr int kSpacing = 8;

/// A small board as seen by South: a dot for each pit, larger with more stones, and a bar for each store.
QPixmap smallBoard(const rules::BoardState& board, int height, double scale)
{
    const int width = height * 9 / 5;
    QPixmap picture(QSize(width, height) * scale);
    picture.setDevicePixelRatio(scale);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(currentTheme().boardEdge);
    painter.setBrush(currentTheme().board);
    painter.drawRoundedRect(QRectF(0.5, 0.5, width - 1, height - 1), 3, 3);
    painter.setPen(Qt::NoPen);
    const double cell = (width - 4.0) / board.pits;
    const double row = height / 4.0;
    const int total = std::max(1, board.total());
    for (const rules::Side side : rules::kBothSides) {
        const bool isBelow = side == rules::Side::South;
        for (int i = 0; i < board.pits; ++i) {
            const int stones = board.rows[indexOf(side)][static_cast<std::size_t>(i)];
            const double radius = std::min(cell, row * 1.6) / 2 * std::min(1.0, 0.35 + stones / 18.0);
            painter.setBrush(stones == 0 ? currentTheme().pit : currentTheme().owners[indexOf(side)]);
            const double x = 2 + cell * ((isBelow ? i : board.pits - 1 - i) + 0.5);
            painter.drawEllipse(QPointF(x, isBelow ? height - row + 1 : row - 1), radius, radius);
        }
        painter.setBrush(currentTheme().owners[indexOf(side)]);
        painter.drawRect(
            QRectF(3, height / 2.0 + (isBelow ? 0.5 : -2.5), (width - 6.0) * board.stores[indexOf(side)] / total, 2));
    }
    return picture;
}

QString dayOf(const notation::GameRecord& game)
{
    const std::string_view tag = game.tag("Date");
    const QDate day = QDate::fromString(QString::fromLatin1(tag), u"yyyy.MM.dd");
    const QDate today = QDate::currentDate();
    if (day.isValid() && day == today)
        return RecentGames::tr("today");
    if (day.isValid() && day == today.addDays(-1))
        return RecentGames::tr("yesterday");
    return DateText::ofTag(tag);
}

/// "Continue" if a click does that; game, score, end and day.
QString noteOf(const notation::GameRecord& game)
{
    const rules::AnyPosition end = game.finalPosition();
    const auto outcome = session::outcomeOf(game);
    const auto stones = [&](std::size_t side) { return outcome ? outcome->score[side] : end.board().stores[side]; };
    QStringList parts;
    if (session::toSuspendedGame(game))
        parts.append(RecentGames::tr("Continue"));
    const rules::GameId id = game.setup().game();
    if (id != rules::GameId::Togyzqumalaq) // as on the button that begins a game
        parts.append(GameText::nameOf(id));
    parts.append(QStringLiteral("%1 : %2").arg(stones(0)).arg(stones(1)));
    using notation::GameResult;
    const bool isDraw = game.result() == GameResult::Draw && !(outcome && PlayerText::isByStones(*outcome));
    // The whole sentence on a draw would take the room of the day and the game.
    parts.append(isDraw ? RecentGames::tr("draw") : PlayerText::endOf(game));
    // Where neither this nor the stones say it.
    const bool hasSouthWon = game.result() == GameResult::SouthWins;
    if (!isDraw && !outcome && game.result() != GameResult::Open
        && stones(hasSouthWon ? 0 : 1) <= stones(hasSouthWon ? 1 : 0))
        parts.append(RecentGames::tr("%1 won", "a player's name")
                         .arg(PlayerText::nameOf(game, hasSouthWon ? rules::Side::South : rules::Side::North)));
    parts.append(dayOf(game));
    parts.removeAll(QString());
    return parts.join(QStringLiteral(" · "));
}

} // namespace

RecentGames::RecentGames(QWidget* parent) : QWidget(parent), m_title(new QLabel(tr("Recent games"), this))
{
    setRole(m_title, "heading");
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    m_library = new StartButton(StartButton::Size::Small, QStringLiteral("library"), this);
    m_library->setTexts(tr("Library"), tr("All games you have played or imported"));
    m_progress = new StartButton(StartButton::Size::Small, QStringLiteral("analyse"), this);
    m_progress->setTexts(ProgressPage::tr("My progress"),
                         Actions::tr("Your rating, your results and what your moves cost"));
    m_buttons = new QBoxLayout(QBoxLayout::LeftToRight);
    m_buttons->addWidget(m_library, 1);
    m_buttons->addWidget(m_progress, 1);
    column->addLayout(m_buttons); // above the games, where they were before the first one
    column->addWidget(m_title);
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        m_rows[i] = new StartButton(StartButton::Size::Row, {}, this);
        column->addWidget(m_rows[i]);
        connect(m_rows[i], &QPushButton::clicked, this, [this, i] { Q_EMIT chosen(m_games[i]); });
        m_rows[i]->setContextMenuPolicy(Qt::CustomContextMenu);
        connect(m_rows[i], &QWidget::customContextMenuRequested, this,
                [this, i](QPoint at) { showMenu(i, m_rows[i]->mapToGlobal(at)); });
    }
    show(0);
}

void RecentGames::setGames(const std::vector<notation::GameRecord>& games)
{
    m_games = games;
    std::ranges::stable_partition(m_games, [](const auto& game) { return session::toSuspendedGame(game).has_value(); });
    m_games.resize(std::min<std::size_t>(m_games.size(), kMax));
    for (std::size_t i = 0; i < m_games.size(); ++i) {
        const bool hasNames =
            std::any_of(std::begin(rules::kBothSides), std::end(rules::kBothSides), [&](rules::Side side) {
                return !notation::isUnnamed(m_games[i].tag(notation::nameTagOf(side)));
            });
        m_rows[i]->setTexts(hasNames ? PlayerText::captionOf(m_games[i]) : tr("Two players"), noteOf(m_games[i]));
    }
    paintBoards();
}

void RecentGames::show(int rows)
{
    const int shown = std::min(rows, static_cast<int>(m_games.size()));
    for (int i = 0; i < kMax; ++i)
        m_rows[static_cast<std::size_t>(i)]->setVisible(i < shown);
    m_title->setVisible(shown > 0);
}

/// The same menu as in the library.
void RecentGames::showMenu(std::size_t game, const QPoint& globalPosition)
{
    const notation::GameRecord& record = m_games[game];
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addAction(LibraryPage::openText(record), this, [this, record] { Q_EMIT chosen(record); });
    menu->addAction(Actions::tr("&Review the game"), this, [this, record] { Q_EMIT reviewRequested(record); });
    menu->popup(globalPosition);
}

int RecentGames::minimumListHeight(int width)
{
    const bool isOffered = std::exchange(m_offersProgress, true);
    const int height = fit({width, 0});
    m_offersProgress = isOffered;
    return height;
}

int RecentGames::fit(const QSize& space)
{
    const auto height = [this] {
        m_buttons->invalidate(); // a nested layout does not report what was hidden
        layout()->invalidate();
        return layout()->sizeHint().height();
    };
    const bool isBeside =
        2 * std::max(m_library->sizeHint().width(), m_progress->sizeHint().width()) + m_buttons->spacing()
        <= space.width();
    m_buttons->setDirection(isBeside ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    m_progress->setVisible(m_offersProgress);
    int rows = kMax;
    show(rows);
    while (rows > 0 && height() > space.height())
        show(--rows);
    if (rows == 0 && !m_games.empty()) { // one needs no title
        m_rows.front()->show();
        m_rows.front()->setVisible(height() <= space.height());
    }
    return height();
}

std::vector<StartButton*> RecentGames::rows() const
{
    std::vector<StartButton*> rows;
    std::copy_if(m_rows.begin(), m_rows.end(), std::back_inserter(rows),
                 [](const StartButton* row) { return !row->isHidden(); });
    return rows;
}

void RecentGames::setButtonSpacing(int pixels)
{
    m_buttons->setSpacing(pixels);
}

void RecentGames::updateLook()
{
    layout()->setSpacing(px(kSpacing));
    paintBoards();
}

void RecentGames::paintBoards()
{
    for (std::size_t i = 0; i < m_games.size(); ++i) {
        m_rows[i]->setPicture(
            smallBoard(m_games[i].finalPosition().board(), m_rows[i]->pictureHeight(), devicePixelRatioF()));
    }
}

} // namespace qumalaq::desktop
