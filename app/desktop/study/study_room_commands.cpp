// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What the study's commands and keys do, and how its work is kept: the other half of StudyRoom.
#include "app/desktop/board/board_widget.h"
#include "app/desktop/frame/motion.h"
#include "app/desktop/frame/notice_bar.h"
#include "app/desktop/study/move_tree_view.h"
#include "app/desktop/study/moves_page.h"
#include "app/desktop/study/review_controller.h"
#include "app/desktop/study/study_board.h"
#include "app/desktop/study/study_room.h"

#include <QKeyEvent>
#include <QTabBar>

#include <utility>

namespace qumalaq::desktop {

using notation::NodeId;

bool StudyRoom::can(ActionId command) const
{
    const bool isAtStart = m_document->current() == NodeId::Root;
    switch (command) {
    case ActionId::Undo:
        return m_document->canUndo();
    case ActionId::Redo:
        return m_document->canRedo();
    case ActionId::PreviousMove:
    case ActionId::Replay:
    case ActionId::RemoveMove:
        return !isAtStart;
    case ActionId::NextMove:
    case ActionId::LatestMove:
        return m_document->tree().firstChild(m_document->current()) != NodeId::None;
    case ActionId::PromoteVariation:
        return !m_document->tree().isOnMainLine(m_document->current());
    case ActionId::PlayFromHere:
        return !m_document->history().outcome();
    case ActionId::Analyse:
        return !m_review->exercise();
    case ActionId::Review:
        return !m_review->isRunning() && !m_review->review() && !m_review->game().plies().empty();
    case ActionId::PreviousTurn:
        return m_review->turningPointBefore().has_value();
    case ActionId::NextTurn:
        return m_review->turningPointBehind().has_value();
    case ActionId::CommentMove:
    case ActionId::Flip:
    case ActionId::Glasses:
    case ActionId::SidePanel:
        return true;
    default:
        return false;
    }
}

bool StudyRoom::isChecked(ActionId command) const
{
    switch (command) {
    case ActionId::Analyse:
        return m_isAnalysing;
    case ActionId::Glasses:
        return m_play->hasGlasses();
    case ActionId::SidePanel:
        return m_isPanelShown;
    default:
        return false;
    }
}

void StudyRoom::run(ActionId command, bool checked)
{
    switch (command) {
    case ActionId::Undo:
        return m_document->undo();
    case ActionId::Redo:
        return m_document->redo();
    case ActionId::PreviousMove:
        m_document->goBack();
        return;
    case ActionId::NextMove:
        m_document->goForward();
        return;
    case ActionId::LatestMove:
        m_document->goToEnd();
        return;
    case ActionId::Replay:
        m_play->replay();
        return;
    case ActionId::PromoteVariation:
        m_document->promote();
        return;
    case ActionId::RemoveMove:
        m_document->remove();
        return;
    case ActionId::CommentMove:
        m_isPanelShown = true;
        arrange();
        m_tabs->setCurrentIndex(0);
        return m_movesPage->editComment();
    case ActionId::PlayFromHere:
        Q_EMIT playWished(m_document->record().setup(), m_document->position());
        return;
    case ActionId::Review:
        m_isPanelShown = true;
        m_tabs->setCurrentIndex(1);
        return m_review->start();
    case ActionId::PreviousTurn:
        if (const auto ply = m_review->turningPointBefore())
            m_review->goToPly(*ply);
        return;
    case ActionId::NextTurn:
        if (const auto ply = m_review->turningPointBehind())
            m_review->goToPly(*ply);
        return;
    case ActionId::Analyse:
        if (checked == m_isAnalysing)
            return;
        m_isAnalysing = checked;
        m_analyst->setActive(checked && m_isEntered);
        arrange();
        Q_EMIT commandsChanged();
        return;
    case ActionId::Flip:
        return m_settings.setFlipped(!m_settings.isFlipped());
    case ActionId::Glasses:
        m_play->setGlasses(checked);
        Q_EMIT commandsChanged();
        return;
    case ActionId::SidePanel:
        changeSoftly(*this, m_settings, [this, checked] {
            m_isPanelShown = checked;
            arrange();
        });
        Q_EMIT commandsChanged();
        return;
    default:
        return;
    }
}

void StudyRoom::keyPressEvent(QKeyEvent* event)
{
    const int key = event->key();
    if (event->modifiers() & ~Qt::KeypadModifier)
        return Room::keyPressEvent(event);
    if (key >= Qt::Key_1 && key <= Qt::Key_9) {
        m_board->press({m_document->position().sideToMove(), static_cast<std::uint8_t>(key - Qt::Key_0)});
        return;
    }
    switch (key) {
    case Qt::Key_Left:
        m_document->goBack();
        return;
    case Qt::Key_Right:
        m_document->goForward();
        return;
    case Qt::Key_Up:
        m_document->goToPreviousVariation();
        return;
    case Qt::Key_Down:
        m_document->goToNextVariation();
        return;
    case Qt::Key_Home:
        m_document->goToStart();
        return;
    case Qt::Key_End:
        m_document->goToEnd();
        return;
    default:
        return Room::keyPressEvent(event);
    }
}

QString StudyRoom::title() const
{
    return tr("Study");
}

std::optional<notation::GameRecord> StudyRoom::shownRecord() const
{
    return m_document->record();
}

std::optional<rules::AnyPosition> StudyRoom::shownPosition() const
{
    return m_document->position();
}

bool StudyRoom::isModified() const
{
    return m_document->isModified();
}

void StudyRoom::setSaved()
{
    m_document->setSaved();
}

void StudyRoom::open(const notation::GameRecord& record, const RecordFile& file, session::StudyDocument::Origin origin)
{
    if (m_document->isModified()) {
        m_aside.push_back(m_document->record());
        offerAside();
    }
    m_document->open(record, origin);
    setRecordFile(file);
    m_tabs->setCurrentIndex(0);
}

void StudyRoom::offerAside()
{
    Notice notice;
    notice.id = kAsideNotice;
    notice.place = this;
    notice.text = [] { return tr("The game you changed before is not saved yet."); };
    notice.answers = {{[] { return tr("Back to it"); }, [this] { recover(); }, true}};
    m_notices.put(notice);
}

bool StudyRoom::recover()
{
    if (m_aside.empty())
        return false;
    const notation::GameRecord game = std::move(m_aside.back());
    m_aside.pop_back();
    m_notices.remove(kUnsavedNotice);
    open(game, {}, session::StudyDocument::Origin::Unsaved);
    return true;
}

void StudyRoom::dropUnsaved()
{
    m_aside.clear();
    m_notices.remove(kAsideNotice);
    keepUnsaved();
}

void StudyRoom::keepIn(session::StudyRecovery& recovery)
{
    m_recovery = &recovery;
    m_aside = recovery.games();
    if (m_document->isModified())
        keepUnsaved();
}

void StudyRoom::keepUnsaved()
{
    if (m_recovery == nullptr)
        return;
    std::vector<notation::GameRecord> games = m_aside;
    if (m_document->isModified())
        games.push_back(m_document->record());
    m_recovery->write(std::move(games));
}

void StudyRoom::offerUnsaved(NoticeBar& notices, const session::StudyRecovery& recovery,
                             const std::function<void()>& open, const std::function<void()>& drop)
{
    if (recovery.games().empty())
        return;
    Notice notice;
    notice.id = kUnsavedNotice;
    notice.kind = Notice::Kind::Question;
    notice.text = [] { return tr("A game you were changing was not saved."); };
    notice.answers = {{[] { return tr("Open it"); }, open, true}, {[] { return tr("Later"); }, {}}};
    if (recovery.file().isKeeping())
        notice.answers.push_back({[] { return tr("Discard it"); }, drop});
    notices.put(notice);
}

} // namespace qumalaq::desktop
