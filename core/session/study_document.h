// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // moc 6.4 cannot read <concepts>
#include "core/notation/game_record.h"
#include "core/rules/history.h"
#endif

#include <QObject>

#include <optional>
#include <vector>

namespace qumalaq::session {

/// Exactly this remark of ! ? !! ?? !? ?! among the numbers of an annotation; none: takes it away. Others stay.
void setRemarkIn(notation::Annotation& annotation, std::optional<notation::Nag> remark);

/// A recorded game that is looked through and changed: the record, the move that is looked at, and all changes that
/// can be undone. Moves that are asked for are checked here, so the record stays playable.
class StudyDocument : public QObject {
    Q_OBJECT

public:
    /// What can be undone; each step holds a whole record, which is small.
    static constexpr std::size_t kMostUndoSteps = 200;

    explicit StudyDocument(QObject* parent = nullptr);

    enum class Origin {
        Saved,  ///< a file, a library or a match has it
        Unsaved ///< it is nowhere as it is: it counts as modified
    };
    /// Another game, looked at from its start.
    void open(const notation::GameRecord& record, Origin origin = Origin::Saved);
    [[nodiscard]] const notation::GameRecord& record() const { return m_record; }
    [[nodiscard]] const notation::GameTree& tree() const { return m_record.tree(); }

    /// It is not as it was opened or last saved.
    [[nodiscard]] bool isModified() const { return m_step != m_savedStep; }
    /// What it is now has been kept. Undo stays possible.
    void setSaved();

    // --- The move that is looked at ---

    /// Root: the position before the first move.
    [[nodiscard]] notation::NodeId current() const { return m_current; }
    /// The moves to the current one. A recorded game may go on after the third repetition of a position, so it is not
    /// asked for here.
    [[nodiscard]] const rules::History& history() const { return m_history; }
    [[nodiscard]] const rules::AnyPosition& position() const { return m_history.position(); }
    /// The moves of the game as it was played, under the same terms.
    [[nodiscard]] rules::History mainLine() const;

    /// The node must be contained.
    void goTo(notation::NodeId node);
    /// Each is false, and nothing happens, where there is nothing to go to.
    bool goForward();
    bool goBack();
    bool goToStart();
    /// The end of the line the current move lies in.
    bool goToEnd();
    /// To what was played or tried instead: the alternatives of the current move, the line that goes on first.
    bool goToNextVariation();
    bool goToPreviousVariation();

    // --- Changes; each is one step of undo ---

    /// Follows the move, adding it where it has not been tried yet. False if it is not legal.
    bool play(rules::Move move);
    /// A line from the node on, with an annotation of its first move; nothing moves. Only legal moves are taken.
    void addLine(notation::NodeId from, const std::vector<rules::Move>& moves, const notation::Annotation& annotation);
    /// The variation of the current move one place up.
    bool promote();
    /// The current move and all that follows; the one before is looked at then.
    bool remove();
    /// On the current move, as setRemarkIn() says.
    void setRemark(std::optional<notation::Nag> remark);
    [[nodiscard]] std::optional<notation::Nag> remark() const;
    /// Behind the current move; at the root in front of the game.
    void setComment(const QString& text);
    [[nodiscard]] QString comment() const;

    /// In place of what was written about a move.
    void annotate(notation::NodeId node, const notation::Annotation& annotation);

    /// All changes until endGroup() are one step.
    void beginGroup();
    void endGroup();

    [[nodiscard]] bool canUndo() const { return !m_undo.empty(); }
    [[nodiscard]] bool canRedo() const { return !m_redo.empty(); }
    void undo();
    void redo();

Q_SIGNALS:
    /// Another game.
    void opened();
    /// Moves, annotations or the order of variations are different.
    void recordChanged();
    /// Another move is looked at. Sent after the signals above.
    void currentChanged(qumalaq::notation::NodeId before);
    /// The last of the signals of each change, sent whether isModified() is different or not.
    void modifiedChanged();

private:
    struct Step {
        notation::GameRecord record;
        notation::NodeId current = notation::NodeId::Root;
        std::uint64_t id = 0;
    };

    /// Before every change.
    void keepStep();
    /// After every change.
    void changed();
    void restore(std::vector<Step>& from, std::vector<Step>& to);
    void setCurrent(notation::NodeId node);
    [[nodiscard]] rules::History historyTo(notation::NodeId node) const;

    notation::GameRecord m_record;
    notation::NodeId m_current = notation::NodeId::Root;
    rules::History m_history;
    std::vector<Step> m_undo;
    std::vector<Step> m_redo;
    std::uint64_t m_step = 0; ///< names the state the record is in
    std::uint64_t m_lastStep = 0;
    std::uint64_t m_savedStep = 0;
    bool m_isGrouped = false;
    bool m_hasGroupChanged = false;
};

} // namespace qumalaq::session
