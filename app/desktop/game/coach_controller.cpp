// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/game/coach_controller.h"

#include "app/desktop/board/board_widget.h"
#include "app/desktop/gameboard/game_controller.h"
#include "app/desktop/gameboard/move_preview_text.h"
#include "app/desktop/gameboard/recorded_openings.h"
#include "app/desktop/text/move_text.h"
#include "app/desktop/text/place_text.h"
#include "core/ai/move_quality.h"
#include "core/session/engine_client.h"

#include <algorithm>
#include <utility>

namespace qumalaq::desktop {

namespace {

constexpr int kCentistones = 100;
/// Enough to find what a person overlooks, in some tenths of a second.
constexpr std::uint64_t kJudgingNodes = 400'000;
constexpr int kDecided = 100 * kCentistones;

/// Maps estimates and proven results to one scale.
int centistonesOf(const ai::Score& score)
{
    switch (score.kind()) {
    case ai::Score::Kind::Estimate:
        return std::clamp(score.centistones(), -kDecided, kDecided);
    case ai::Score::Kind::ProvenWin:
        return kDecided;
    case ai::Score::Kind::ProvenLoss:
        return -kDecided;
    case ai::Score::Kind::ProvenDraw:
        break;
    }
    return 0;
}

/// Whether the stones of a person's move are in the air: the comments are on earlier moves.
bool isPersonsMoveSown(const session::Match& match, const DisplayedGame& shown)
{
    const std::size_t plies = shown.history().plies().size();
    return match.history().plies().size() > plies && match.player(shown.history().position().sideToMove()).isPerson();
}

} // namespace

CoachController::CoachController(session::Match& match, GameController& game, BoardWidget& board, QObject* parent,
                                 std::unique_ptr<session::Searcher> searcher)
    : QObject(parent)
    , m_match(match)
    , m_game(game)
    , m_shown(game.shown())
    , m_board(board)
    , m_searcher(std::move(searcher))
{
    connect(&m_shown, &DisplayedGame::started, this, [this] {
        m_hinted = {};
        forget();
    });
    connect(&m_shown, &DisplayedGame::moveLanded, this, &CoachController::onMoveLanded);
    connect(&m_shown, &DisplayedGame::moveTakenBack, this, &CoachController::forget);
    connect(&game, &GameController::changed, this, [this] {
        if (const auto& hint = m_game.hint())
            m_hinted = {m_shown.history().plies().size(), hint->move};
        Q_EMIT changed();
    });
}

void CoachController::setOn(bool on)
{
    const bool isOn = on && m_match.spec().allowsAdvice();
    if (isOn == std::exchange(m_state.isOn, isOn))
        return;
    if (!isOn)
        forget();
    else if (const auto& plies = m_shown.history().plies(); !plies.empty())
        onMoveLanded(static_cast<int>(plies.size()) - 1);
    Q_EMIT changed();
}

void CoachController::sayWhen()
{
    m_state.saysWhen = m_state.isOn && comments().empty() && !m_shown.outcome();
    Q_EMIT changed();
}

void CoachController::restore(const State& state)
{
    m_state = state;
    Q_EMIT changed();
}

std::optional<rules::Side> CoachController::addressee() const
{
    return m_match.spec().onlyPerson();
}

void CoachController::forget()
{
    m_state.saysWhen = false;
    m_state.own.reset();
    m_state.last.reset();
    m_state.mistake.reset();
    m_judged.reset();
    if (m_searcher)
        m_searcher->cancel();
    Q_EMIT changed();
}

void CoachController::onMoveLanded(int ply)
{
    const auto index = static_cast<std::size_t>(ply);
    const rules::History& game = m_shown.history();
    if (!m_state.isOn)
        return;
    m_state.saysWhen = false;
    const rules::AnyPosition before = game.positionAt(index);
    const bool isForPerson = m_match.player(game.positionAt(index + 1).sideToMove()).isPerson();
    const Subject subject{before, game.plies()[index].move, index,
                          isForPerson ? Subject::Kind::ToBeAnswered : Subject::Kind::Made};
    if (addressee() == before.sideToMove()) {
        m_state.own = subject;
        m_state.last.reset();
        judge(index);
    } else {
        m_state.last = subject;
    }
    Q_EMIT changed();
}

void CoachController::judge(std::size_t ply)
{
    m_state.mistake.reset();
    if (!m_searcher)
        m_searcher = std::make_unique<session::EngineClient>();
    // Unique, because every call connects.
    connect(m_searcher.get(), &session::Searcher::progressed, this, &CoachController::onProgress, Qt::UniqueConnection);
    connect(m_searcher.get(), &session::Searcher::answered, this, &CoachController::onJudged, Qt::UniqueConnection);
    const rules::History& game = m_shown.history();
    m_judged = EvaluatedMove{ply, game.plies()[ply].move, {}};
    ai::Limits limits;
    limits.nodes = kJudgingNodes;
    limits.lines = rules::kMaxPits;
    m_searcher->ask(game.upTo(ply), limits);
}

void CoachController::onProgress(const ai::SearchInfo& info)
{
    if (!m_judged)
        return;
    if (info.rank == 1)
        m_judged->lines.clear();
    m_judged->lines.push_back(info);
}

void CoachController::onJudged(const ai::SearchResult&)
{
    if (!m_judged || m_judged->lines.size() < 2)
        return;
    const EvaluatedMove judged = *m_judged;
    m_judged.reset();
    const auto& lines = judged.lines;
    const auto made = std::find_if(lines.begin(), lines.end(),
                                   [&](const ai::SearchInfo& line) { return line.line.front() == judged.move; });
    if (made == lines.end() || made->depth != lines.front().depth)
        return;
    const int lostCentistones = centistonesOf(lines.front().score) - centistonesOf(made->score);
    if (judged.ply >= m_shown.history().plies().size())
        return;
    const rules::AnyPosition position = m_shown.history().positionAt(judged.ply);
    if (ai::moveLoss(lines.front().score, made->score, position.layout().totalStones) < ai::kMistake)
        return;
    Mistake mistake{judged.ply, position, judged.move, lines.front().line.front()};
    mistake.lost = std::max(1, (lostCentistones + kCentistones / 2) / kCentistones);
    mistake.missesWin = lines.front().score.kind() == ai::Score::Kind::ProvenWin;
    mistake.losesGame = made->score.kind() == ai::Score::Kind::ProvenLoss;
    m_state.mistake = std::move(mistake);
    Q_EMIT changed();
}

bool CoachController::offersBack() const
{
    // Only while it is the person's last move and a single undo reaches it.
    return m_state.mistake && !m_game.hint() && !m_shown.outcome() && m_match.canUndo()
           && !isPersonsMoveSown(m_match, m_shown) && m_shown.history().plies().size() <= m_state.mistake->ply + 2;
}

bool CoachController::canTakeBack() const
{
    return offersBack() && m_match.history().plies().size() <= m_state.mistake->ply + 2;
}

void CoachController::takeBack()
{
    if (!canTakeBack())
        return;
    m_board.setFocus(); // The button disappears; the next key is meant for the board.
    m_match.undo();
}

QString CoachController::heading() const
{
    if (!offersBack())
        return m_state.saysWhen && comments().empty() && !m_shown.outcome()
                   ? tr("The coach speaks after the next move.")
                   : QString();
    const rules::AnyPosition& position = m_state.mistake->position;
    const QString better = MoveText::titleOf(position, m_state.mistake->better, addressee());
    if (!reasonsOfMistake().empty())
        return tr("%1 was clearly better.", "a move").arg(better);
    if (m_state.mistake->missesWin)
        return tr("%1 would have won for certain.", "a move").arg(better);
    if (m_state.mistake->losesGame)
        return tr("Your move loses the game; %1 is better.", "a move")
            .arg(MoveText::nameOf(position, m_state.mistake->better, addressee()));
    return tr("%1 was better by about %2.", "a move, how many stones")
        .arg(better, PlaceText::stonesOf(rules::gameOf(position), m_state.mistake->lost));
}

std::vector<FactPhrase> CoachController::reasonsOfMistake() const
{
    auto reasons = FactText::reasonsOver(m_state.mistake->position, m_state.mistake->better, m_state.mistake->made,
                                         addressee(), FactText::Subject::It);
    reasons.resize(std::min<std::size_t>(reasons.size(), 1)); // the heading takes the place of the others
    return reasons;
}

std::vector<CoachController::Subject> CoachController::subjects() const
{
    const rules::History& game = m_shown.history();
    if (m_shown.isLookingBack() || m_shown.outcome() || game.outcome() || isPersonsMoveSown(m_match, m_shown))
        return {};
    if (const auto& hint = m_game.hint())
        return {Subject{game.position(), hint->move, game.plies().size(), Subject::Kind::Hint}};
    std::vector<Subject> subjects;
    if (m_state.own)
        subjects.push_back(*m_state.own);
    if (m_state.own && m_state.last)
        subjects.back().kind = Subject::Kind::Answered;
    if (m_state.last)
        subjects.push_back(*m_state.last);
    return subjects;
}

std::vector<FactPhrase> CoachController::phrasesOf(const Subject& subject) const
{
    // It does not warn of its own advice.
    const bool isHinted = m_hinted == std::pair(subject.ply, subject.move);
    switch (subject.kind) {
    case Subject::Kind::Hint: {
        const QString hint = MoveText::hintOf(subject.position, subject.move) + u' ';
        const auto say = [&](const QString& text) {
            return std::vector<FactPhrase>{{{}, hint + text, {}, {subject.move}}};
        };
        if (!m_game.hint()->isExplained)
            return say(tr("Why? Ask for the hint again."));
        switch (m_game.hint()->score.kind()) {
        case ai::Score::Kind::ProvenWin:
            return say(tr("This move wins for certain."));
        case ai::Score::Kind::ProvenLoss:
            return say(tr("All moves lose."));
        case ai::Score::Kind::ProvenDraw:
            return say(tr("No move wins for certain."));
        case ai::Score::Kind::Estimate:
            break;
        }
        auto reasons = FactText::reasonsFor(subject.position, subject.move, {}, &recordedOpenings(),
                                            subject.position.sideToMove(), FactText::Subject::It);
        if (reasons.empty())
            return say(tr("The computer looked ahead and found no better move."));
        reasons.front().text.prepend(hint);
        return reasons;
    }
    case Subject::Kind::ToBeAnswered:
        return FactText::deedsOf(subject.position, subject.move, {}, &recordedOpenings(), addressee());
    case Subject::Kind::Answered:
        if (isHinted)
            return {};
        return FactText::warningsOf(subject.position, subject.move, subject.position.sideToMove());
    case Subject::Kind::Made:
        break;
    }
    return isHinted ? FactText::reasonsFor(subject.position, subject.move, {}, &recordedOpenings(), addressee())
                    : FactText::explain(subject.position, subject.move, {}, &recordedOpenings(), addressee());
}

std::vector<std::vector<FactPhrase>> CoachController::comments() const
{
    if (offersBack())
        return {reasonsOfMistake()};
    std::vector<std::vector<FactPhrase>> comments;
    for (const Subject& subject : subjects())
        comments.push_back(phrasesOf(subject));
    return comments;
}

void CoachController::point(std::optional<Pointed> at)
{
    const auto all = comments();
    if (!at || at->comment >= all.size() || at->phrase >= all[at->comment].size() || !m_shown.isCurrent()) {
        m_board.setPreview(std::nullopt);
        m_board.setHint(m_game.hint() ? std::optional(m_game.hint()->move.from) : std::nullopt);
        return;
    }
    const FactPhrase& said = all[at->comment][at->phrase];
    const rules::AnyPosition& shown = m_shown.history().position();
    const auto of = subjects();
    const Subject* subject = !offersBack() && at->comment < of.size() ? &of[at->comment] : nullptr;
    if (subject != nullptr && subject->kind == Subject::Kind::Hint) {
        MovePreview preview = MovePreviewText::of(shown, said.line[0], PreviewDetail::Counts);
        if (said.line.size() == 2)
            preview.reply = MovePreviewText::replyTo(shown, said.line[0]);
        m_board.setPreview(preview);
        if (!said.pits.empty())
            m_board.setHint(said.pits.front());
        return;
    }
    // Show a possible answer as a move, and everything else by its pit.
    if (subject != nullptr && said.line.size() == 2 && shown.isLegal(said.line[1])
        && subject->ply + 1 == m_shown.history().plies().size())
        m_board.setPreview(MovePreviewText::of(shown, said.line[1], PreviewDetail::Result));
    else if (!said.pits.empty())
        m_board.setHint(said.pits.front());
}

} // namespace qumalaq::desktop
