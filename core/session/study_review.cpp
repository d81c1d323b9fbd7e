// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/study_review.h"

#include <algorithm>

namespace qumalaq::session {

using ai::MoveQuality;
using notation::Annotation;
using notation::NodeId;

std::optional<notation::Nag> remarkFor(MoveQuality quality)
{
    switch (quality) {
    case MoveQuality::Inaccuracy:
        return 6; // ?!
    case MoveQuality::Mistake:
        return 2; // ?
    case MoveQuality::Blunder:
        return 4; // ??
    case MoveQuality::Best:
    case MoveQuality::Good:
        break;
    }
    return std::nullopt;
}

namespace {

constexpr std::size_t kMovesKept = 6; ///< of a better line
constexpr double kBetter = 0.02;      ///< the least difference of losses that counts

} // namespace

StudyReview::StudyReview(StudyDocument& document, QObject* parent) : QObject(parent), m_document(document)
{
    connect(&document, &StudyDocument::opened, this, &StudyReview::drop);
    connect(&document, &StudyDocument::recordChanged, this, &StudyReview::onRecordChanged);
    connect(&document, &StudyDocument::currentChanged, this, [this] {
        // A change to another move ends the exercises.
        if (exercise() && currentPly() != exercise())
            endLearning();
    });
    connect(&m_reviewer, &Reviewer::progressed, this, [this](int permille) {
        m_permille = permille;
        Q_EMIT changed();
    });
    connect(&m_reviewer, &Reviewer::finished, this, [this](const GameReview& review) {
        m_review = review;
        Q_EMIT changed(); // what was found is announced before the mistake
        showFirstMistake();
    });
}

StudyReview::~StudyReview()
{
    m_reviewer.disconnect(this); // the document may have been destroyed already
}

void StudyReview::drop()
{
    m_reviewer.cancel();
    m_review.reset();
    m_isWanted = {};
    m_permille = 0;
    m_exercises.clear();
    m_answer.reset();
    m_isRevealed = false;
    m_game = m_document.mainLine();
    Q_EMIT changed();
}

void StudyReview::onRecordChanged()
{
    const auto now = m_document.mainLine();
    const auto& before = m_game.plies();
    const auto& plies = now.plies();
    const bool isSame = now.start() == m_game.start()
                        && std::equal(plies.begin(), plies.end(), before.begin(), before.end(),
                                      [](const auto& a, const auto& b) { return a.move == b.move; });
    if (!isSame)
        drop();
}

void StudyReview::start()
{
    drop();
    m_startedAt = m_document.current();
    m_reviewer.start(m_game);
    Q_EMIT changed();
}

void StudyReview::open(const GameReview& review)
{
    const auto& plies = m_game.plies();
    const bool isOfGame = std::equal(plies.begin(), plies.end(), review.moves.begin(), review.moves.end(),
                                     [](const auto& ply, const auto& move) { return ply.move == move.move; });
    if (m_review || isRunning() || !isOfGame)
        return;
    m_review = review;
    Q_EMIT changed();
}

void StudyReview::cancel()
{
    m_reviewer.cancel();
    m_permille = 0;
    Q_EMIT changed();
}

std::vector<notation::Nag> StudyReview::remarks() const
{
    std::vector<notation::Nag> all;
    if (isShown()) {
        for (const MoveReview& move : m_review->moves)
            all.push_back(remarkFor(move.quality).value_or(0));
    }
    return all;
}

std::optional<std::size_t> StudyReview::currentPly() const
{
    const NodeId current = m_document.current();
    if (!m_document.tree().isOnMainLine(current))
        return std::nullopt;
    return std::min(m_document.tree().depth(current), m_game.plies().size());
}

std::optional<std::size_t> StudyReview::judgedPly() const
{
    const auto ply = isShown() ? currentPly() : std::nullopt;
    return ply && *ply > 0 && *ply <= m_review->moves.size() ? ply : std::nullopt;
}

std::size_t StudyReview::nearestPly() const
{
    const notation::GameTree& tree = m_document.tree();
    NodeId node = m_document.current();
    while (node != NodeId::Root && !tree.isOnMainLine(tree.parent(node)))
        node = tree.parent(node);
    return std::min(tree.depth(node), m_game.plies().size());
}

void StudyReview::goToPly(std::size_t ply)
{
    const auto nodes = line();
    m_document.goTo(ply == 0 || nodes.empty() ? NodeId::Root : nodes[std::min(ply, nodes.size()) - 1]);
}

std::optional<std::size_t> StudyReview::mistakeBefore() const
{
    const auto here = currentPly();
    if (!isShown() || !here || *here == 0)
        return std::nullopt;
    const auto points = m_review->mistakes();
    const auto found = std::lower_bound(points.begin(), points.end(), *here - 1);
    return found == points.begin() ? std::nullopt : std::optional(*(found - 1) + 1);
}

std::optional<std::size_t> StudyReview::mistakeAfter() const
{
    const auto here = currentPly();
    if (!isShown() || !here)
        return std::nullopt;
    const auto points = m_review->mistakes();
    const auto found = std::lower_bound(points.begin(), points.end(), *here);
    return found == points.end() ? std::nullopt : std::optional(*found + 1);
}

void StudyReview::showFirstMistake()
{
    if (m_document.current() != m_startedAt)
        return;
    const auto mistakes = m_review->mistakes();
    const auto wanted = std::find_if(mistakes.begin(), mistakes.end(),
                                     [this](std::size_t ply) { return m_isWanted && m_isWanted(*m_review, ply); });
    if (wanted != mistakes.end())
        return goToPly(*wanted + 1);
    const auto person = notation::personAgainstComputer(m_document.record());
    for (const std::size_t ply : mistakes) {
        if (!person || m_review->movers[ply] == *person)
            return goToPly(ply + 1);
    }
}

void StudyReview::showMistake(const IsWanted& isWanted)
{
    if (!m_review && !isRunning())
        start();
    m_isWanted = isWanted;
    m_startedAt = m_document.current();
    if (m_review)
        showFirstMistake();
}

void StudyReview::addToGame(const std::function<QString(ai::Score)>& wordsFor)
{
    if (!m_review)
        return;
    const auto nodes = line();
    m_document.beginGroup();
    for (std::size_t ply = 0; ply < m_review->moves.size() && ply < nodes.size(); ++ply) {
        const MoveReview& move = m_review->moves[ply];
        const auto remark = remarkFor(move.quality);
        if (!remark)
            continue;
        Annotation annotation = m_document.tree().annotation(nodes[ply]);
        setRemarkIn(annotation, remark);
        const std::string now = wordsFor(m_review->scores[ply + 1]).toStdString();
        if (annotation.after.find(now) == std::string::npos)
            annotation.after += (annotation.after.empty() ? "" : " ") + now;
        m_document.annotate(nodes[ply], annotation);
        Annotation better;
        better.after = wordsFor(m_review->scores[ply]).toStdString();
        auto moves = move.better;
        moves.resize(std::min(moves.size(), kMovesKept));
        m_document.addLine(ply == 0 ? NodeId::Root : nodes[ply - 1], moves, better);
    }
    m_document.endGroup();
}

std::vector<std::size_t> StudyReview::mistakesOf(rules::Side side) const
{
    std::vector<std::size_t> mistakes = m_review ? m_review->mistakes() : std::vector<std::size_t>();
    std::erase_if(mistakes, [this, side](std::size_t ply) { return m_review->movers[ply] != side; });
    return mistakes;
}

void StudyReview::startLearning(rules::Side side)
{
    endLearning();
    m_learntFrom = nearestPly();
    m_exercises = mistakesOf(side);
    m_exercise = 0;
    m_foundBefore = 0;
    if (m_exercises.empty())
        return;
    goToPly(m_exercises.front());
    Q_EMIT changed();
}

void StudyReview::stopLearning()
{
    if (m_exercises.empty())
        return;
    endLearning();
    m_isReturning = true;
    goToPly(m_learntFrom);
    m_isReturning = false;
}

void StudyReview::endLearning()
{
    if (m_exercises.empty())
        return;
    m_exercises.clear();
    m_answer.reset();
    m_isRevealed = false;
    Q_EMIT changed();
}

std::optional<std::size_t> StudyReview::exercise() const
{
    return m_exercise < m_exercises.size() ? std::optional(m_exercises[m_exercise]) : std::nullopt;
}

std::size_t StudyReview::foundCount() const
{
    const bool isFound = m_answer && m_answer->second == Answer::Right && !m_isRevealed;
    return m_foundBefore + (isFound ? 1 : 0);
}

void StudyReview::answer(rules::Move move)
{
    const auto ply = exercise();
    if (!ply)
        return;
    const MoveReview& mistake = m_review->moves[*ply];
    Answer verdict = Answer::Wrong;
    if (move == mistake.move)
        verdict = Answer::Played;
    else if (isAcceptable(mistake, move))
        verdict = Answer::Right;
    else if (mistake.lossOf(move).value_or(1) < mistake.lossOf(mistake.move).value_or(1) - kBetter)
        verdict = Answer::Half;
    m_answer = {move, verdict};
    if (verdict == Answer::Right)
        Q_EMIT moveShown(move);
    Q_EMIT changed();
}

void StudyReview::reveal()
{
    if (const auto ply = exercise()) {
        m_isRevealed = true;
        answer(rules::Move(m_review->moves[*ply].better.front()));
    }
}

void StudyReview::nextExercise()
{
    if (m_exercise + 1 >= m_exercises.size())
        return stopLearning();
    m_foundBefore = foundCount();
    m_answer.reset();
    m_isRevealed = false;
    ++m_exercise;
    goToPly(m_exercises[m_exercise]);
    Q_EMIT changed();
}

} // namespace qumalaq::session
