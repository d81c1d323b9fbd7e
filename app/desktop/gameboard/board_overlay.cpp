// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/gameboard/board_overlay.h"

#include "app/desktop/board/board_widget.h"
#include "app/desktop/gameboard/move_preview_text.h"
#include "app/desktop/text/place_text.h"
#include "app/desktop/ui/announcer.h"
#include "core/learn/ledger.h"

namespace qumalaq::desktop {

using rules::Move;
using rules::Pit;

namespace {

/// The opponent's reply appears after a delay, so that the move itself is seen first.
constexpr int kReplyDelayMs = 700;

} // namespace

BoardOverlay::BoardOverlay(BoardWidget& board, QObject* parent) : QObject(parent), m_board(board)
{
    BoardTexts texts;
    texts.accessibleName = [this](rules::Place place) {
        return Announcer::of(m_board).verbosity() == Verbosity::Full
                   ? description(place)
                   : PlaceText::describeBriefly(m_game, landed(), place, m_board.bottom());
    };
    texts.description = [this](rules::Place place) { return description(place); };
    texts.toolTip = [this](rules::Place place) {
        return m_board.isAnimating() ? QString() : PlaceText::toolTip(m_game, m_board.board(), place);
    };
    m_board.setTexts(texts);
    connect(&board, &BoardWidget::pitHovered, this, [this](std::optional<Pit> pit) {
        m_hovered = pit;
        refresh();
    });
    connect(&board, &BoardWidget::pitPinned, this, [this](std::optional<Pit> pit) {
        m_pinned = pit;
        refresh();
    });
    m_replyDelay.setSingleShot(true);
    m_replyDelay.setInterval(kReplyDelayMs);
    connect(&m_replyDelay, &QTimer::timeout, this, &BoardOverlay::showReply);
}

void BoardOverlay::show(const rules::History& game, std::size_t plies, bool canMove)
{
    m_game = game.setup().game();
    m_position = game.positionAt(plies);
    m_canMove = canMove && (plies < game.plies().size() || !game.outcome());
    if (!m_position.layout().capturesEven)
        m_board.setParityShown(false);
    std::vector<Pit> pits;
    if (m_canMove) {
        for (const Move move : m_position.legalMoves())
            pits.push_back(move.from);
    }
    m_board.setPlayablePits(pits);
    const auto sources = learn::stoneSources(game, plies);
    m_board.setTuzdykGains({sources[0].tuzdyk, sources[1].tuzdyk});
    refresh();
}

void BoardOverlay::setDetail(PreviewDetail detail)
{
    m_detail = detail;
    refresh();
}

void BoardOverlay::setPreviewHidden(bool hidden)
{
    m_isPreviewHidden = hidden;
    refresh();
}

void BoardOverlay::setChosen(std::optional<Pit> pit, const std::optional<MovePreview::Reply>& threat)
{
    m_chosen = pit;
    m_threat = threat;
    refresh();
}

bool BoardOverlay::canMoveFrom(std::optional<Pit> pit) const
{
    return pit && m_canMove && m_position.isLegal(Move{*pit});
}

void BoardOverlay::refresh()
{
    m_replyDelay.stop();
    std::optional<MovePreview> preview;
    std::optional<MovePreview> compared;
    const auto shown = m_chosen ? m_chosen : m_hovered;
    if (canMoveFrom(shown)) {
        const PreviewDetail detail = m_isPreviewHidden ? PreviewDetail::Off : m_detail;
        preview = MovePreviewText::of(m_position, Move{*shown}, detail);
        preview->isArmed = m_chosen.has_value();
        if (m_threat) { // it says more than that the move takes nothing
            preview->reply = m_threat;
            preview->result.clear();
        }
        if (detail == PreviewDetail::Reply)
            m_replyDelay.start();
        if (detail != PreviewDetail::Off && m_pinned != shown && canMoveFrom(m_pinned)) {
            compared = MovePreviewText::of(m_position, Move{*m_pinned}, PreviewDetail::Result);
            for (MovePreview* one : {&*preview, &*compared}) {
                const QString result = MovePreviewText::resultOf(rules::effectOf(m_position, Move{one->source}));
                one->result = QStringLiteral("%1: %2").arg(QString::number(one->source.number), result);
                one->counts.clear();
            }
        }
    }
    m_board.setPreview(preview);
    m_board.setComparedPreview(compared);
}

/// During an animation the board's own state is ahead.
rules::BoardState BoardOverlay::landed() const
{
    return m_board.isAnimating() ? m_position.board() : m_board.board();
}

QString BoardOverlay::description(rules::Place place) const
{
    const QString text = PlaceText::describeFully(m_game, landed(), place);
    const QString effect = place.isStore() ? QString() : spoken(place.pit());
    return effect.isEmpty() ? text : QStringLiteral("%1, %2").arg(text, effect);
}

QString BoardOverlay::spoken(Pit pit) const
{
    if (!canMoveFrom(pit) || m_isPreviewHidden || m_detail == PreviewDetail::Off)
        return {};
    return MovePreviewText::spoken(m_position, Move{pit}, m_detail);
}

void BoardOverlay::showReply()
{
    auto preview = m_board.preview();
    if (!preview || !canMoveFrom(preview->source) || m_board.comparedPreview())
        return;
    preview->reply = MovePreviewText::replyTo(m_position, Move{preview->source});
    m_board.setPreview(preview);
}

} // namespace qumalaq::desktop
