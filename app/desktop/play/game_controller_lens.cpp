// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What the board shows beside the position: the lens, parity glasses, what the tuzdyks brought.
#include "app/desktop/play/game_controller.h"

#include "app/desktop/board/board_widget.h"
#include "app/desktop/play/move_preview.h"
#include "core/learn/ledger.h"
#include "core/session/match.h"

namespace qumalaq::desktop {

void GameController::refreshLens()
{
    m_replyDelay.stop();
    const auto& position = m_match.history().position();
    std::optional<MovePreview> preview;
    std::optional<MovePreview> compared;
    // A pit that was chosen stays shown; a guess has to come without help.
    const auto shown = m_begun ? std::optional(m_begun->from) : m_hovered;
    if (canActOn(shown)) {
        const LensDepth depth = m_predicts ? LensDepth::Off : m_lensDepth;
        preview = MovePreviews::of(position, rules::Move{*shown}, depth);
        preview->isArmed = m_begun.has_value();
        if (depth == LensDepth::Reply)
            m_replyDelay.start();
        if (depth != LensDepth::Off && m_pinned != shown && canActOn(m_pinned)) {
            compared = MovePreviews::of(position, rules::Move{*m_pinned}, LensDepth::Verdict);
            for (MovePreview* one : {&*preview, &*compared}) {
                const auto effect = rules::effectOf(position, rules::Move{one->source});
                one->verdict = QStringLiteral("%1: %2").arg(one->source.number).arg(MovePreviews::verdictOf(effect));
                one->counts.clear();
            }
        }
    }
    m_board.setPreview(preview);
    m_board.setComparedPreview(compared);
}

QString GameController::spokenLens(rules::House house) const
{
    if (!canActOn(house) || m_predicts || m_lensDepth == LensDepth::Off)
        return {};
    return MovePreviews::spoken(rules::effectOf(m_match.history().position(), rules::Move{house}), m_lensDepth);
}

void GameController::showReply()
{
    auto preview = m_board.preview();
    if (!preview || !canActOn(preview->source) || m_board.comparedPreview())
        return;
    preview->reply = MovePreviews::replyTo(m_match.history().position(), rules::Move{preview->source});
    m_board.setPreview(preview);
}

void GameController::setGlasses(bool on)
{
    m_hasGlasses = on;
    showLedger();
    Q_EMIT changed();
}

/// What goes with the position shown: parity glasses, and what the tuzdyks have brought so far.
void GameController::showLedger()
{
    const auto& game = history();
    const auto shown = static_cast<std::size_t>(shownPlies());
    m_board.setGlasses(m_hasGlasses ? std::optional(MovePreviews::glassesFor(game.positionAt(shown))) : std::nullopt);
    const auto sources = learn::stoneSources(game, shown);
    m_board.setTuzdykGains({sources[0].tuzdyk, sources[1].tuzdyk});
}

} // namespace qumalaq::desktop
