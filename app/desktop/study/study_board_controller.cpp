// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/study/study_board_controller.h"

#include "app/desktop/board/board_widget.h"
#include "app/desktop/text/player_text.h"
#include "app/desktop/text/review_text.h"
#include "app/desktop/ui/announcer.h"
#include "core/notation/turn_counter.h"
#include "core/session/study_review.h"

#include <array>
#include <utility>

namespace qumalaq::desktop {

using notation::NodeId;
using rules::Side;
using session::StudyDocument;

StudyBoardController::StudyBoardController(StudyDocument& document, const session::StudyReview& review,
                                           BoardWidget& board, QObject* parent)
    : QObject(parent)
    , m_document(document)
    , m_review(review)
    , m_board(board)
    , m_overlay(board)
{
    connect(&document, &StudyDocument::opened, this, [this] {
        m_board.setBoardLayout(m_document.position().layout());
        showNames();
    });
    connect(&document, &StudyDocument::currentChanged, this, &StudyBoardController::onCurrentChanged);
    connect(&board, &BoardWidget::moveRequested, this, [this](rules::Pit pit) {
        const rules::Move move{pit};
        const rules::History& history = m_document.history();
        const bool canPlay =
            m_isBefore ? history.positionAt(history.plies().size() - 1).isLegal(move) : history.canPlay(move);
        if (canPlay)
            Q_EMIT moveRequested(move);
    });
    m_board.setBoardLayout(m_document.position().layout());
    showNames();
    showTruth();
}

void StudyBoardController::announceCurrent(const QString& done, AnnouncementText::Part part) const
{
    if (!m_board.isVisible())
        return;
    const rules::History& history = m_document.history();
    const notation::GameTree& tree = m_document.tree();
    const NodeId current = m_document.current();
    const notation::Annotation& annotation = tree.annotation(current);
    QStringList parts = {done};
    if (history.plies().empty()) {
        parts.append(tr("The start of the game."));
    } else {
        parts.append(QStringLiteral("%1.").arg(notation::moveNumberAt(history, history.plies().size())));
        if (tree.firstChild(tree.parent(current)) != current)
            parts.append(tr("A variation."));
        parts.append(QString::fromStdString(annotation.before));
        parts.append(
            AnnouncementText::move(history, history.plies().size() - 1, Announcer::of(m_board).verbosity(), part));
        if (const auto remark = m_document.remark())
            parts.append(ReviewText::nameOfMark(QString::fromLatin1(notation::markOf(*remark))) + u'.');
    }
    parts.append(QString::fromStdString(annotation.after));
    // Although it is shown when the stones have landed. The evaluation and the reason are announced on request.
    if (const auto ply = m_review.judgedPly())
        parts.append(ReviewText::briefly(m_review.game(), *m_review.review(), *ply - 1));
    if (const auto next = static_cast<int>(tree.children(current).size()); next > 1)
        parts.append(tr("%n ways to go on.", nullptr, next));
    parts.removeAll(QString());
    announce(m_board, parts.join(u' '), Announcer::Kind::State);
}

void StudyBoardController::onCurrentChanged(NodeId before)
{
    announceCurrent();
    const NodeId current = m_document.current();
    const bool isStepOn = current != NodeId::Root && m_document.tree().parent(current) == before;
    if (!isStepOn || m_isTrying || m_review.isReturning() || !replay())
        return showTruth();
    refreshPlace();
}

void StudyBoardController::showTruth()
{
    m_isTrying = false;
    m_isBefore = false;
    m_overlay.setChosen(std::nullopt);
    const auto& plies = m_document.history().plies();
    m_board.show(m_document.position().board(), plies.empty() ? nullptr : &plies.back().trace);
    refreshPlace();
}

void StudyBoardController::tryOut(rules::Move move)
{
    rules::AnyPosition after = m_document.position();
    rules::MoveTrace trace;
    after.play(move, trace);
    m_board.completeAnimation();
    m_board.play(m_document.position().board(), trace);
    m_overlay.show(m_document.history(), m_document.history().plies().size(), false);
    m_isTrying = true;
}

void StudyBoardController::showBefore(rules::Move better)
{
    const rules::History& history = m_document.history();
    const auto plies = history.plies().size() - 1;
    m_board.show(history.positionAt(plies).board(), plies == 0 ? nullptr : &history.plies()[plies - 1].trace);
    m_overlay.show(history, plies, true);
    m_overlay.setChosen(better.from, threatOf(plies));
    m_isTrying = true;
    m_isBefore = true;
}

/// What the better move threatens, if that is the reason for it.
std::optional<MovePreview::Reply> StudyBoardController::threatOf(std::size_t ply) const
{
    using learn::FactKind;
    const auto fact = ReviewText::reasonOf(m_review.game().positionAt(ply), m_review.review()->moves[ply]);
    if (!fact || (fact->kind != FactKind::ThreatensTake && fact->kind != FactKind::ThreatensTuzdyk))
        return std::nullopt;
    const QString result = fact->kind == FactKind::ThreatensTake
                               ? tr("then +%1", "so many stones a threat would take").arg(fact->counts[0])
                               : tr("then a tuzdyk", "what a threat would make");
    return MovePreview::Reply{fact->move->from, fact->pits[0], result};
}

void StudyBoardController::endTrying()
{
    if (m_isTrying)
        showTruth();
}

bool StudyBoardController::replay()
{
    const auto& plies = m_document.history().plies();
    if (plies.empty())
        return false;
    m_board.completeAnimation();
    m_board.play(m_document.history().positionAt(plies.size() - 1).board(), plies.back().trace);
    return true;
}

void StudyBoardController::refreshPlace()
{
    m_overlay.show(m_document.history(), m_document.history().plies().size(), true);
}

void StudyBoardController::setPreviewDetail(PreviewDetail detail)
{
    m_overlay.setDetail(detail);
}

void StudyBoardController::setNamesShown(bool areShown)
{
    if (areShown == std::exchange(m_areNamesShown, areShown))
        return;
    showNames();
}

void StudyBoardController::showNames()
{
    m_board.setPlayerNames(m_areNamesShown ? PlayerText::namesOf(m_document.record()) : std::array<QString, 2>());
    refreshPlace();
}

} // namespace qumalaq::desktop
