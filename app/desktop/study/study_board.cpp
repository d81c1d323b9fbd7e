// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/study/study_board.h"

#include "app/desktop/board/board_widget.h"
#include "app/desktop/i18n/place_text.h"
#include "app/desktop/i18n/player_text.h"
#include "app/desktop/play/move_preview.h"
#include "core/learn/ledger.h"

namespace qumalaq::desktop {

using notation::NodeId;
using rules::Side;
using session::StudyDocument;

StudyBoard::StudyBoard(StudyDocument& document, BoardWidget& board, QObject* parent)
    : QObject(parent)
    , m_document(document)
    , m_board(board)
{
    BoardTexts texts;
    texts.accessibleName = [this](rules::Place place) {
        return PlaceText::describe(m_document.record().setup().game(), m_board.board(), place);
    };
    texts.toolTip = [this](rules::Place place) {
        return PlaceText::toolTip(m_document.record().setup().game(), m_board.board(), place);
    };
    m_board.setTexts(texts);
    connect(&document, &StudyDocument::opened, this, [this] {
        m_board.setBoardLayout(m_document.position().layout());
        retranslate();
    });
    connect(&document, &StudyDocument::currentChanged, this, &StudyBoard::onCurrentChanged);
    connect(&board, &BoardWidget::moveWished, this, [this](rules::House house) {
        if (m_document.history().canPlay(rules::Move{house}))
            Q_EMIT moveWished(rules::Move{house});
    });
    connect(&board, &BoardWidget::houseHovered, this, &StudyBoard::onHouseHovered);
    m_board.setBoardLayout(m_document.position().layout());
    showTruth();
}

void StudyBoard::onCurrentChanged(NodeId before)
{
    const NodeId current = m_document.current();
    const bool isStepOn = current != NodeId::Root && m_document.tree().parent(current) == before;
    if (!isStepOn || m_isTrying || !replay())
        return showTruth();
    refreshPlace();
}

void StudyBoard::showTruth()
{
    m_isTrying = false;
    const auto& plies = m_document.history().plies();
    m_board.show(m_document.position().board(), plies.empty() ? nullptr : &plies.back().trace);
    refreshPlace();
}

void StudyBoard::tryOut(rules::Move move)
{
    rules::AnyPosition after = m_document.position();
    rules::MoveTrace trace;
    after.play(move, trace);
    m_board.completeAnimation();
    m_board.play(m_document.position().board(), trace);
    m_board.setPreview(std::nullopt);
    m_board.setPlayableHouses({});
    m_isTrying = true;
}

void StudyBoard::endTrying()
{
    if (m_isTrying)
        showTruth();
}

bool StudyBoard::replay()
{
    const auto& plies = m_document.history().plies();
    if (plies.empty())
        return false;
    m_board.completeAnimation();
    m_board.play(m_document.history().positionAt(plies.size() - 1).board(), plies.back().trace);
    return true;
}

/// What goes with the position: the moves that can be made, the lens, the glasses, and what the tuzdyks have brought.
void StudyBoard::refreshPlace()
{
    std::vector<rules::House> houses;
    if (!m_document.history().outcome()) {
        for (const rules::Move move : m_document.position().legalMoves())
            houses.push_back(move.from);
    }
    m_board.setPlayableHouses(houses);
    m_board.setGlasses(m_hasGlasses ? std::optional(MovePreviews::glassesFor(m_document.position())) : std::nullopt);
    const auto sources = learn::stoneSources(m_document.history(), m_document.history().plies().size());
    m_board.setTuzdykGains({sources[0].tuzdyk, sources[1].tuzdyk});
    refreshLens();
}

void StudyBoard::onHouseHovered(std::optional<rules::House> house)
{
    m_hovered = house;
    refreshLens();
}

void StudyBoard::refreshLens()
{
    std::optional<MovePreview> preview;
    if (m_hovered && m_document.history().canPlay(rules::Move{*m_hovered}))
        preview = MovePreviews::of(m_document.position(), rules::Move{*m_hovered}, m_lensDepth);
    m_board.setPreview(preview);
}

void StudyBoard::setSpeed(SowingSpeed speed)
{
    m_board.setSpeed(speed);
}

void StudyBoard::setLensDepth(LensDepth depth)
{
    m_lensDepth = depth;
    refreshLens();
}

void StudyBoard::setGlasses(bool on)
{
    m_hasGlasses = on;
    refreshPlace();
}

void StudyBoard::retranslate()
{
    const notation::GameRecord& record = m_document.record();
    m_board.setPlayerNames({PlayerText::nameOf(record, Side::South), PlayerText::nameOf(record, Side::North)});
    refreshPlace();
}

} // namespace qumalaq::desktop
