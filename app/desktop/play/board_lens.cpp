// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/play/board_lens.h"

#include "app/desktop/board/board_widget.h"
#include "app/desktop/frame/speaker.h"
#include "app/desktop/i18n/place_text.h"
#include "app/desktop/play/move_preview.h"
#include "core/learn/ledger.h"

namespace qumalaq::desktop {

using rules::House;
using rules::Move;

namespace {

/// The opponent's reply appears after a delay, so that the move itself is seen first.
constexpr int kReplyDelayMs = 700;

} // namespace

BoardLens::BoardLens(BoardWidget& board, QObject* parent) : QObject(parent), m_board(board)
{
    BoardTexts texts;
    texts.accessibleName = [this](rules::Place place) {
        switch (Speaker::of(m_board).verbosity()) {
        case Verbosity::Short:
            return PlaceText::describeBriefly(m_game, landed(), place, m_board.bottom());
        case Verbosity::Normal:
            return PlaceText::describe(m_game, landed(), place);
        case Verbosity::Full:
            break;
        }
        return description(place);
    };
    texts.description = [this](rules::Place place) { return description(place); };
    texts.toolTip = [this](rules::Place place) {
        return m_board.isAnimating() ? QString() : PlaceText::toolTip(m_game, m_board.board(), place);
    };
    m_board.setTexts(texts);
    connect(&board, &BoardWidget::houseHovered, this, [this](std::optional<House> house) {
        m_hovered = house;
        refresh();
    });
    connect(&board, &BoardWidget::housePinned, this, [this](std::optional<House> house) {
        m_pinned = house;
        refresh();
    });
    m_replyDelay.setSingleShot(true);
    m_replyDelay.setInterval(kReplyDelayMs);
    connect(&m_replyDelay, &QTimer::timeout, this, &BoardLens::showReply);
}

void BoardLens::show(const rules::History& game, std::size_t plies, bool canMove)
{
    m_game = game.setup().game();
    m_position = game.positionAt(plies);
    m_canMove = canMove && (plies < game.plies().size() || !game.outcome());
    std::vector<House> houses;
    if (m_canMove) {
        for (const Move move : m_position.legalMoves())
            houses.push_back(move.from);
    }
    m_board.setPlayableHouses(houses);
    m_board.setGlasses(m_hasGlasses ? std::optional(MovePreviews::glassesFor(m_position)) : std::nullopt);
    const auto sources = learn::stoneSources(game, plies);
    m_board.setTuzdykGains({sources[0].tuzdyk, sources[1].tuzdyk});
    refresh();
}

void BoardLens::setDepth(LensDepth depth)
{
    m_depth = depth;
    refresh();
}

void BoardLens::setGlasses(bool on)
{
    m_hasGlasses = on;
    m_board.setGlasses(on ? std::optional(MovePreviews::glassesFor(m_position)) : std::nullopt);
}

void BoardLens::setDark(bool dark)
{
    m_isDark = dark;
    refresh();
}

void BoardLens::setChosen(std::optional<House> house)
{
    m_chosen = house;
    refresh();
}

bool BoardLens::canMoveFrom(std::optional<House> house) const
{
    return house && m_canMove && m_position.isLegal(Move{*house});
}

void BoardLens::refresh()
{
    m_replyDelay.stop();
    std::optional<MovePreview> preview;
    std::optional<MovePreview> compared;
    const auto shown = m_chosen ? m_chosen : m_hovered;
    if (canMoveFrom(shown)) {
        const LensDepth depth = m_isDark ? LensDepth::Off : m_depth;
        preview = MovePreviews::of(m_position, Move{*shown}, depth);
        preview->isArmed = m_chosen.has_value();
        if (depth == LensDepth::Reply)
            m_replyDelay.start();
        if (depth != LensDepth::Off && m_pinned != shown && canMoveFrom(m_pinned)) {
            compared = MovePreviews::of(m_position, Move{*m_pinned}, LensDepth::Verdict);
            for (MovePreview* one : {&*preview, &*compared}) {
                const QString verdict = MovePreviews::verdictOf(rules::effectOf(m_position, Move{one->source}));
                one->verdict = QStringLiteral("%1: %2").arg(QString::number(one->source.number), verdict);
                one->counts.clear();
            }
        }
    }
    m_board.setPreview(preview);
    m_board.setComparedPreview(compared);
}

/// The board is ahead while it sows.
rules::BoardState BoardLens::landed() const
{
    return m_board.isAnimating() ? m_position.board() : m_board.board();
}

QString BoardLens::description(rules::Place place) const
{
    const QString text = PlaceText::describeFully(m_game, landed(), place);
    const QString lens = place.isStore() ? QString() : spoken(place.house());
    return lens.isEmpty() ? text : QStringLiteral("%1, %2").arg(text, lens);
}

QString BoardLens::spoken(House house) const
{
    if (!canMoveFrom(house) || m_isDark || m_depth == LensDepth::Off)
        return {};
    return MovePreviews::spoken(m_position, Move{house}, m_depth);
}

void BoardLens::showReply()
{
    auto preview = m_board.preview();
    if (!preview || !canMoveFrom(preview->source) || m_board.comparedPreview())
        return;
    preview->reply = MovePreviews::replyTo(m_position, Move{preview->source});
    m_board.setPreview(preview);
}

} // namespace qumalaq::desktop
