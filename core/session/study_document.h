// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/notation/game_record.h"
#include "core/rules/history.h"

#include <QObject>

#include <optional>
#include <vector>

namespace qumalaq::session {

/// Sets which of ! ? !! ?? !? ?! an annotation has, or removes it. Other marks stay.
void setRemarkIn(notation::Annotation& annotation, std::optional<notation::Nag> remark);

/// A game record that is studied and edited: the record, the current move, and the changes that can be undone. Accepts
/// only legal moves.
class StudyDocument : public QObject {
    Q_OBJECT

public:
    /// The number of undo steps. Each has a copy of the record, which is small.
    static constexpr std::size_t kMaxUndoSteps = 200;

    explicit StudyDocument(QObject* parent = nullptr);

    /// Opens a game at its start.
    void open(const notation::GameRecord& record);
    [[nodiscard]] const notation::GameRecord& record() const { return m_record; }
    [[nodiscard]] const notation::GameTree& tree() const { return m_record.tree(); }

    /// Whether it has changed since open() or setSaved().
    [[nodiscard]] bool isModified() const { return m_step != m_savedStep; }
    /// Marks the current state as saved. Undo stays possible.
    void setSaved();

    // --- The current move ---

    /// Root is the position before the first move.
    [[nodiscard]] notation::NodeId current() const { return m_current; }
    /// The moves to the current one, without the rule of repetition, because a record may continue after a third
    /// occurrence.
    [[nodiscard]] const rules::History& history() const { return m_history; }
    [[nodiscard]] const rules::AnyPosition& position() const { return m_history.position(); }
    /// The moves of the main line, also without the rule of repetition.
    [[nodiscard]] rules::History mainLine() const { return historyTo(tree().endOfLine(notation::NodeId::Root)); }

    /// The record must contain the node.
    void goTo(notation::NodeId node);
    // These return false and do nothing if there is no such move.
    bool goForward();
    bool goBack();
    bool goToStart();
    bool goToEnd();
    /// Goes to the next or previous alternative of the current move; the main continuation is the first one. From a
    /// move without alternatives, after which there are several ways to go on, it goes to the second of them.
    bool goToNextVariation();
    bool goToPreviousVariation();

    // --- Changes; each is one undo step ---

    /// Goes to the move, adding it if it is new. False if it is illegal.
    bool play(rules::Move move);
    /// Adds the legal part of a line after the node, with an annotation of its first move. Does not change the current
    /// move.
    void addLine(notation::NodeId from, const std::vector<rules::Move>& moves, const notation::Annotation& annotation);
    /// Moves the current move's variation up by one.
    bool promote();
    /// Removes the current move and everything after it; the previous move becomes current.
    bool remove();
    /// Marks the current move, see setRemarkIn().
    void setRemark(std::optional<notation::Nag> remark);
    [[nodiscard]] std::optional<notation::Nag> remark() const;
    /// The comment after the current move; at the root, before the game.
    void setComment(const QString& text);
    [[nodiscard]] QString comment() const { return QString::fromStdString(tree().annotation(m_current).after); }

    /// Replaces the annotation of a move.
    void annotate(notation::NodeId node, const notation::Annotation& annotation);

    /// All changes up to endGroup() are one undo step.
    void beginGroup();
    void endGroup();

    [[nodiscard]] bool canUndo() const { return !m_undo.empty(); }
    [[nodiscard]] bool canRedo() const { return !m_redo.empty(); }
    void undo() { restore(m_undo, m_redo); }
    void redo() { restore(m_redo, m_undo); }

Q_SIGNALS:
    /// Another game was opened.
    void opened();
    /// Moves, annotations or the order of variations changed.
    void recordChanged();
    /// Another move is current. Emitted after the signals above.
    void currentChanged(qumalaq::notation::NodeId before);
    /// The last signal of every change, even if isModified() is unchanged.
    void modifiedChanged();

private:
    struct Step {
        notation::GameRecord record;
        notation::NodeId current = notation::NodeId::Root;
        std::uint64_t id = 0;
    };

    /// Called before every change.
    void keepStep();
    /// Called after every change.
    void changed();
    void restore(std::vector<Step>& from, std::vector<Step>& to);
    void setCurrent(notation::NodeId node);
    [[nodiscard]] rules::History historyTo(notation::NodeId node) const;

    notation::GameRecord m_record;
    notation::NodeId m_current = notation::NodeId::Root;
    rules::History m_history;
    std::vector<Step> m_undo;
    std::vector<Step> m_redo;
    std::uint64_t m_step = 0; ///< identifies the record's state
    std::uint64_t m_lastStep = 0;
    std::uint64_t m_savedStep = 0;
    bool m_isGrouped = false;
    bool m_hasGroupChanged = false;
};

} // namespace qumalaq::session
