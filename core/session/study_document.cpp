// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/study_document.h"

#include <algorithm>
#include <utility>

namespace qumalaq::session {

using notation::Annotation;
using notation::Nag;
using notation::NodeId;

namespace {

/// ! ? !! ?? !? ?!
bool isRemark(Nag nag)
{
    return !notation::markOf(nag).empty();
}

rules::GameSetup withoutRepetition(rules::GameSetup setup)
{
    // Fails in games without this option.
    (void)setup.setOption("repetition", "off");
    return setup;
}

} // namespace

void setRemarkIn(Annotation& annotation, std::optional<Nag> remark)
{
    std::erase_if(annotation.nags, isRemark);
    if (remark)
        annotation.nags.insert(annotation.nags.begin(), *remark);
}

StudyDocument::StudyDocument(QObject* parent) : QObject(parent), m_history(historyTo(NodeId::Root)) {}

void StudyDocument::open(const notation::GameRecord& record)
{
    m_record = record;
    m_undo.clear();
    m_redo.clear();
    m_step = m_savedStep = ++m_lastStep;
    m_current = NodeId::Root;
    m_history = historyTo(NodeId::Root);
    Q_EMIT opened();
    Q_EMIT recordChanged();
    Q_EMIT currentChanged(NodeId::Root);
    Q_EMIT modifiedChanged();
}

void StudyDocument::setSaved()
{
    m_savedStep = m_step;
    Q_EMIT modifiedChanged();
}

rules::History StudyDocument::historyTo(NodeId node) const
{
    rules::History history(withoutRepetition(m_record.setup()), m_record.start());
    for (const NodeId step : tree().lineTo(node)) {
        if (!history.canPlay(tree().move(step)))
            break; // the record contains an illegal move
        history.play(tree().move(step));
    }
    return history;
}

void StudyDocument::setCurrent(NodeId node)
{
    const NodeId before = std::exchange(m_current, node);
    m_history = historyTo(node);
    Q_EMIT currentChanged(before);
}

void StudyDocument::goTo(NodeId node)
{
    if (node != m_current)
        setCurrent(node);
}

bool StudyDocument::goForward()
{
    const NodeId next = tree().firstChild(m_current);
    if (next == NodeId::None)
        return false;
    setCurrent(next);
    return true;
}

bool StudyDocument::goBack()
{
    if (m_current == NodeId::Root)
        return false;
    setCurrent(tree().parent(m_current));
    return true;
}

bool StudyDocument::goToStart()
{
    if (m_current == NodeId::Root)
        return false;
    setCurrent(NodeId::Root);
    return true;
}

bool StudyDocument::goToEnd()
{
    const NodeId end = tree().endOfLine(m_current);
    if (end == m_current)
        return false;
    setCurrent(end);
    return true;
}

bool StudyDocument::goToNextVariation()
{
    const bool isRoot = m_current == NodeId::Root;
    const NodeId next = isRoot ? NodeId::None : tree().nextSibling(m_current);
    if (next != NodeId::None) {
        setCurrent(next);
        return true;
    }
    const auto ways = tree().children(m_current);
    const bool isAmongVariations = !isRoot && tree().children(tree().parent(m_current)).size() > 1;
    if (isAmongVariations || ways.size() < 2)
        return false;
    setCurrent(ways[1]);
    return true;
}

bool StudyDocument::goToPreviousVariation()
{
    if (m_current == NodeId::Root)
        return false;
    const auto siblings = tree().children(tree().parent(m_current));
    const auto here = std::find(siblings.begin(), siblings.end(), m_current);
    if (here == siblings.begin())
        return false;
    setCurrent(*(here - 1));
    return true;
}

void StudyDocument::keepStep()
{
    if (m_isGrouped && m_hasGroupChanged)
        return;
    m_hasGroupChanged = m_isGrouped;
    m_redo.clear();
    m_undo.push_back({m_record, m_current, m_step});
    if (m_undo.size() > kMaxUndoSteps)
        m_undo.erase(m_undo.begin());
    m_step = ++m_lastStep;
}

void StudyDocument::changed()
{
    if (m_isGrouped)
        return;
    Q_EMIT recordChanged();
    Q_EMIT modifiedChanged();
}

void StudyDocument::beginGroup()
{
    m_isGrouped = true;
    m_hasGroupChanged = false;
}

void StudyDocument::endGroup()
{
    m_isGrouped = false;
    if (std::exchange(m_hasGroupChanged, false))
        changed();
}

bool StudyDocument::play(rules::Move move)
{
    if (!m_history.canPlay(move))
        return false;
    NodeId node = tree().childWith(m_current, move);
    if (node == NodeId::None) {
        keepStep();
        node = m_record.tree().add(m_current, move);
        changed();
    }
    setCurrent(node);
    return true;
}

void StudyDocument::addLine(NodeId from, const std::vector<rules::Move>& moves, const Annotation& annotation)
{
    rules::History line = historyTo(from);
    if (moves.empty() || !line.canPlay(moves.front()))
        return;
    keepStep();
    NodeId node = from;
    for (const rules::Move move : moves) {
        if (!line.canPlay(move))
            break;
        line.play(move);
        const bool isFirst = node == from;
        node = m_record.tree().add(node, move);
        if (isFirst && m_record.tree().annotation(node).isEmpty())
            m_record.tree().annotate(node, annotation);
    }
    changed();
}

bool StudyDocument::promote()
{
    if (tree().isOnMainLine(m_current))
        return false;
    keepStep();
    m_record.tree().promote(m_current);
    changed();
    return true;
}

bool StudyDocument::remove()
{
    if (m_current == NodeId::Root)
        return false;
    keepStep();
    const NodeId removed = m_current;
    const NodeId before = tree().parent(removed);
    m_current = before;
    m_history = historyTo(before);
    m_record.tree().remove(removed);
    changed();
    Q_EMIT currentChanged(before);
    return true;
}

std::optional<Nag> StudyDocument::remark() const
{
    const auto& nags = tree().annotation(m_current).nags;
    const auto found = std::find_if(nags.begin(), nags.end(), isRemark);
    return found == nags.end() ? std::nullopt : std::optional(*found);
}

void StudyDocument::setRemark(std::optional<Nag> remark)
{
    if (m_current == NodeId::Root || remark == this->remark())
        return;
    keepStep();
    Annotation annotation = tree().annotation(m_current);
    setRemarkIn(annotation, remark);
    m_record.tree().annotate(m_current, std::move(annotation));
    changed();
}

void StudyDocument::setComment(const QString& text)
{
    Annotation annotation = tree().annotation(m_current);
    annotation.after = notation::oneLine(text.toStdString());
    if (annotation == tree().annotation(m_current))
        return;
    keepStep();
    m_record.tree().annotate(m_current, std::move(annotation));
    changed();
}

void StudyDocument::annotate(NodeId node, const Annotation& annotation)
{
    if (annotation == tree().annotation(node))
        return;
    keepStep();
    m_record.tree().annotate(node, annotation);
    changed();
}

void StudyDocument::restore(std::vector<Step>& from, std::vector<Step>& to)
{
    if (from.empty())
        return;
    to.push_back({std::move(m_record), m_current, m_step});
    m_record = std::move(from.back().record);
    m_step = from.back().id;
    // Undo steps share node ids, but the restored record may lack the current node.
    const NodeId before = m_current;
    const NodeId there = from.back().current;
    from.pop_back();
    m_current = tree().contains(there) ? there : NodeId::Root;
    m_history = historyTo(m_current);
    Q_EMIT recordChanged();
    Q_EMIT currentChanged(tree().contains(before) ? before : m_current);
    Q_EMIT modifiedChanged();
}

} // namespace qumalaq::session
