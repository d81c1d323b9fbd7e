// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/notation/tgk_writer.h"

#include "core/notation/move_text.h"
#include "core/notation/record_setup.h"
#include "core/notation/tgk_reader.h"
#include "core/notation/turn_counter.h"

#include <algorithm>
#include <array>
#include <utility>

namespace qumalaq::notation {

using rules::AnyPosition;
using rules::Side;

namespace {

/// The approximate length of lines in variations.
constexpr std::size_t kColumns = 100;

void addTagLine(std::string& text, const Tag& tag)
{
    text += '[' + tag.name + " \"";
    for (const char c : tag.value) {
        if (c == '"' || c == '\\')
            text += '\\';
        text += c;
    }
    text += "\"]\n";
}

/// Writes the moves without recursion, because a tree may be too deep for the stack.
class MovesWriter {
public:
    explicit MovesWriter(const GameRecord& record) : m_record(record), m_tree(record.tree()) {}

    std::string write()
    {
        const Annotation& head = m_tree.annotation(NodeId::Root);
        for (const Nag nag : head.nags)
            addNag(nag);
        addComment(head.after);
        m_frames.push_back({m_tree.firstChild(NodeId::Root), m_record.start(), {}, m_record.start(), {}});
        while (!m_frames.empty())
            step();
        breakLine();
        return std::move(m_text) + std::string(toText(m_record.result())) + '\n';
    }

private:
    /// A partly written line of moves.
    struct Frame {
        NodeId next;
        AnyPosition position; ///< before `next`
        TurnCounter turns;
        AnyPosition branch; ///< before the last move, where its alternatives begin
        TurnCounter branchTurns;
        NodeId alternative = NodeId::None; ///< the next one to write
        bool needsNumber = true;
    };

    void step()
    {
        Frame& frame = m_frames.back();
        if (frame.alternative != NodeId::None) {
            const NodeId first = std::exchange(frame.alternative, m_tree.nextSibling(frame.alternative));
            const Frame variation{first, frame.branch, frame.branchTurns, frame.branch, frame.branchTurns};
            frame.needsNumber = true;
            m_prefix += '(';
            m_frames.push_back(variation);
        } else if (frame.next != NodeId::None) {
            addMove(frame);
        } else {
            m_frames.pop_back();
            if (!m_frames.empty())
                m_text += ')';
        }
    }

    void addMove(Frame& frame)
    {
        const NodeId node = frame.next;
        const rules::Move move = m_tree.move(node);
        const Annotation& annotation = m_tree.annotation(node);
        addNumber(frame, !annotation.before.empty());
        addComment(annotation.before);

        std::string word = toText(frame.position, move);
        auto nag = annotation.nags.begin();
        if (nag != annotation.nags.end())
            word += markOf(*nag);
        if (nag != annotation.nags.end() && !markOf(*nag).empty())
            ++nag;
        add(word);
        for (; nag != annotation.nags.end(); ++nag)
            addNag(*nag);
        addComment(annotation.after);

        frame.branch = frame.position;
        frame.branchTurns = frame.turns;
        frame.turns.count(frame.position.sideToMove());
        frame.position.play(move);
        if (m_tree.firstChild(m_tree.parent(node)) == node)
            frame.alternative = m_tree.nextSibling(node);
        frame.needsNumber = !annotation.after.empty();
        frame.next = m_tree.firstChild(node);
    }

    void addNumber(const Frame& frame, bool isWanted)
    {
        const Side mover = frame.position.sideToMove();
        const int number = frame.turns.numberFor(mover);
        const bool isNew = frame.turns.lastMover() != mover;
        if (mover == Side::South) {
            if (isNew && m_frames.size() == 1)
                breakLine();
            if (isNew || frame.needsNumber || isWanted)
                add(std::to_string(number) + '.');
            m_southsMoves = isNew ? 1 : m_southsMoves + 1;
        } else if (frame.needsNumber || isWanted || (isNew && m_southsMoves > 1)) {
            // After several moves of South it would be unclear where North's begin.
            add(std::to_string(number) + "...");
        }
    }

    void addNag(Nag nag) { add('$' + std::to_string(nag)); }

    void addComment(const std::string& comment)
    {
        if (comment.empty())
            return;
        if (comment.find('}') != std::string::npos) {
            add("; " + comment);
            breakLine();
        } else {
            add(comment == kZeroMark ? "{ " + comment + " }" : '{' + comment + '}');
        }
    }

    void breakLine()
    {
        if (!m_text.empty() && m_text.back() != '\n')
            m_text += '\n';
        m_lineBegin = m_text.size();
    }

    void add(const std::string& word)
    {
        if (m_text.size() - m_lineBegin > kColumns)
            breakLine();
        else if (m_text.size() > m_lineBegin)
            m_text += ' ';
        m_text += std::exchange(m_prefix, {});
        m_text += word;
    }

    const GameRecord& m_record;
    const GameTree& m_tree;
    std::vector<Frame> m_frames;
    std::string m_text;
    std::string m_prefix; ///< of the next word
    std::size_t m_lineBegin = 0;
    int m_southsMoves = 0; ///< in South's last written turn
};

} // namespace

std::string tagLines(const GameRecord& record)
{
    // The seven tags at the beginning of every PGN, except the result.
    static constexpr std::array<std::string_view, 6> kRoster = {"Event", "Site", "Date", "Round", "White", "Black"};
    const std::vector<Tag>& tags = record.tags();
    const auto isRoster = [](const Tag& tag) {
        return std::find(kRoster.begin(), kRoster.end(), tag.name) != kRoster.end();
    };
    const auto rosterEnd = std::find_if(tags.rbegin(), tags.rend(), isRoster).base();
    std::string text;
    for (auto tag = tags.begin(); tag != rosterEnd; ++tag)
        addTagLine(text, *tag);
    addTagLine(text, {"Result", std::string(toText(record.result()))});
    for (auto tag = rosterEnd; tag != tags.end(); ++tag)
        addTagLine(text, *tag);
    for (const Tag& tag : setupTags(record))
        addTagLine(text, tag);
    return text;
}

std::string toTgk(const GameRecord& record)
{
    return tagLines(record) + '\n' + MovesWriter(record).write();
}

} // namespace qumalaq::notation
