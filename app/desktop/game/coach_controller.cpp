// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/game/coach_controller.h"

#include "app/desktop/board/board_widget.h"
#include "app/desktop/gameboard/game_controller.h"
#include "app/desktop/gameboard/move_preview_text.h"
#include "app/desktop/gameboard/recorded_openings.h"
#include "app/desktop/text/move_text.h"
#include "app/desktop/text/place_text.h"
#include "app/desktop/text/review_text.h"
#include "core/learn/move_consequences.h"
#include "core/session/score_view.h"

#include <algorithm>
#include <array>
#include <utility>

namespace qumalaq::desktop {

namespace {

constexpr int kMinPreventedStones = 2; ///< stones

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
    , m_reviewer(searcher ? new session::Reviewer(std::move(searcher), this) : new session::Reviewer(this))
{
    connect(m_reviewer, &session::Reviewer::finished, this, &CoachController::onReviewed);
    connect(m_reviewer, &session::Reviewer::finished, this, &CoachController::changed);
    connect(&m_shown, &DisplayedGame::started, this, [this] {
        m_hinted.reset();
        forget();
    });
    connect(&m_shown, &DisplayedGame::moveLanded, this, &CoachController::onMoveLanded);
    connect(&m_shown, &DisplayedGame::moveTakenBack, this, &CoachController::forget);
    connect(&game, &GameController::changed, this, [this] {
        if (const auto& hint = m_game.hint())
            m_hinted.emplace(m_shown.history().plies().size(), hint->move);
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

void CoachController::showWhenReady()
{
    m_state.showsWhenReady = m_state.isOn && !comment() && !m_shown.outcome();
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
    m_state.showsWhenReady = false;
    m_state.own.reset();
    m_state.last.reset();
    m_state.mistake.reset();
    m_reviewer->cancel();
    Q_EMIT changed();
}

void CoachController::onMoveLanded(int ply)
{
    const auto index = static_cast<std::size_t>(ply);
    const rules::History& game = m_shown.history();
    if (!m_state.isOn)
        return;
    m_state.showsWhenReady = false;
    const rules::AnyPosition before = game.positionAt(index);
    const MadeMove made{before, game.plies()[index].move, index};
    if (addressee() == before.sideToMove()) {
        m_state.own = made;
        m_state.last.reset();
        judge(index);
    } else {
        m_state.last = made;
    }
    Q_EMIT changed();
}

void CoachController::judge(std::size_t ply)
{
    m_state.mistake.reset();
    m_judged = ply;
    const rules::History& game = m_shown.history();
    rules::History judged(game.setup(), game.positionAt(ply));
    judged.play(game.plies()[ply].move);
    m_reviewer->start(judged);
}

void CoachController::onReviewed(const session::GameReview& review)
{
    const session::MoveReview& move = review.moves.front();
    const bool hasHint = m_hinted && m_hinted->first == m_judged;
    if (move.quality < ai::MoveQuality::Inaccuracy || m_judged >= m_shown.history().plies().size()
        || (hasHint && m_hinted->second == move.move))
        return;
    const rules::AnyPosition position = m_shown.history().positionAt(m_judged);
    // Two searches can prefer different moves; the person has been told that of the hint.
    const rules::Move better = hasHint ? m_hinted->second : move.better.front();
    const bool missesTuzdyk =
        learn::consequencesOf(position, better).tuzdyk && !learn::consequencesOf(position, move.move).tuzdyk;
    if (!move.isMistake() && !missesTuzdyk)
        return;
    const rules::Side mover = position.sideToMove();
    m_state.mistake = Mistake{m_judged, position, move.move, better};
    m_state.mistake->lost = ReviewText::stonesLost(review, 0, mover);
    m_state.mistake->missesWin = session::seenBy(mover, review.scores[0]).kind() == ai::Score::Kind::ProvenWin;
    m_state.mistake->losesGame = session::seenBy(mover, review.scores[1]).kind() == ai::Score::Kind::ProvenLoss;
}

bool CoachController::isJudging() const
{
    return m_reviewer->isRunning() && !m_state.last;
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

std::optional<FactPhrase> CoachController::comment() const
{
    if (offersBack())
        return commentOnMistake();
    if (m_shown.isLookingBack() || m_shown.outcome() || m_shown.history().outcome()
        || isPersonsMoveSown(m_match, m_shown))
        return std::nullopt;
    if (m_game.hint())
        return commentOnHint();
    if (m_state.showsWhenReady)
        return FactPhrase{{}, tr("The coach speaks after the next move."), {}, {}};
    return commentOnMove();
}

QString CoachController::textOf(const FactPhrase& reason, const rules::AnyPosition& before) const
{
    using enum learn::FactKind;
    constexpr std::array kAboutTuzdyks = {MakesTuzdyk, ThreatensTuzdyk, StopsTuzdyk, LeavesTuzdyk};
    const bool isNew =
        m_state.isForNewcomer && before.board().tuzdyks == decltype(before.board().tuzdyks){}
        && std::any_of(kAboutTuzdyks.begin(), kAboutTuzdyks.end(), [&](auto kind) { return reason.kind == kind; });
    return isNew ? reason.text + u' ' + tr("Every stone that falls into a tuzdyk goes to its owner’s kazan.")
                 : reason.text;
}

FactPhrase CoachController::commentOnMistake() const
{
    const Mistake& mistake = *m_state.mistake;
    const QString better = MoveText::nameOf(mistake.position, mistake.better, addressee());
    const auto reasons = FactText::reasonsOver(mistake.position, mistake.better, mistake.made,
                                               {.addressee = addressee(), .subject = FactSubject::It});
    FactPhrase comment = reasons.empty() ? FactPhrase{{}, {}, {}, {mistake.better}} : reasons.front();
    const QString clearlyBetter = tr("Clearly better: %1.", "a move").arg(better);
    if (!reasons.empty())
        comment.text = clearlyBetter + u' ' + textOf(comment, mistake.position);
    else if (mistake.missesWin)
        comment.text = tr("A sure win was missed: %1.", "a move").arg(better);
    else if (mistake.losesGame)
        comment.text = tr("Your move loses the game; %1 is better.", "a move").arg(better);
    else if (mistake.lost == 0)
        comment.text = clearlyBetter;
    else
        comment.text = tr("Better by about %2: %1.", "a move, how many stones")
                           .arg(better, PlaceText::stonesOf(rules::gameOf(mistake.position), mistake.lost));
    comment.kind.reset();
    return comment;
}

FactPhrase CoachController::commentOnHint() const
{
    const rules::AnyPosition& position = m_shown.history().position();
    const GameController::Hint& hint = *m_game.hint();
    const auto say = [&](const QString& text) {
        return FactPhrase{{}, MoveText::hintOf(position, hint.move) + u' ' + text, {}, {hint.move}};
    };
    if (!hint.isExplained)
        return say(tr("Why? Ask for the hint again."));
    switch (hint.score.kind()) {
    case ai::Score::Kind::ProvenWin:
        return say(tr("This move wins for certain."));
    case ai::Score::Kind::ProvenLoss:
        return say(tr("All moves lose."));
    case ai::Score::Kind::ProvenDraw:
        return say(tr("No move wins for certain."));
    case ai::Score::Kind::Estimate:
        break;
    }
    auto reasons = FactText::reasonsFor(
        position, hint.move,
        {.openings = &recordedOpenings(), .addressee = position.sideToMove(), .subject = FactSubject::It});
    // A review gives no others.
    std::erase_if(reasons, [](const FactPhrase& reason) { return reason.kind && !learn::dependsOnMove(*reason.kind); });
    if (!reasons.empty()) {
        FactPhrase comment = say(textOf(reasons.front(), position));
        comment.pits = reasons.front().pits;
        return comment;
    }
    const auto takenAfter = [&position](rules::Move move) {
        rules::AnyPosition after = position;
        after.play(move);
        return after.sideToMove() == position.sideToMove() ? 0 : learn::threatsOf(after, after.sideToMove()).taken();
    };
    int most = 0;
    for (const rules::Move move : position.legalMoves())
        most = std::max(most, takenAfter(move));
    if (const int left = takenAfter(hint.move); left + kMinPreventedStones <= most)
        return say(tr("After it the opponent can take %1 at most, after other moves up to %2.", "how many, how many")
                       .arg(left)
                       .arg(most));
    return say(tr("The computer looked ahead and found no better move."));
}

std::optional<FactPhrase> CoachController::commentOnMove() const
{
    const auto phraseOf = [this](const std::optional<MadeMove>& made) -> std::optional<FactPhrase> {
        const auto told =
            made ? learn::mainFact(learn::factsOf(made->position, made->move, {}, &recordedOpenings())) : std::nullopt;
        if (!told)
            return std::nullopt;
        FactPhrase phrase = FactText::phraseOf(
            made->position, made->move, *told,
            {.openings = &recordedOpenings(), .addressee = addressee(), .subject = FactSubject::Made});
        phrase.text = textOf(phrase, made->position);
        return phrase;
    };
    if (!m_state.last)
        return phraseOf(m_state.own);
    // A tuzdyk counts until the end of the game, and the reply follows too soon to read of it.
    const auto ofReply = phraseOf(m_state.last);
    const auto ofOwn = phraseOf(m_state.own);
    const auto isTuzdyk = [](const auto& phrase) { return phrase && phrase->kind == learn::FactKind::MakesTuzdyk; };
    return isTuzdyk(ofOwn) && !isTuzdyk(ofReply) ? ofOwn : ofReply;
}

void CoachController::point(bool isPointed)
{
    const auto said = comment();
    const auto& hint = m_game.hint();
    if (!isPointed || !said || !m_shown.isCurrent()) {
        m_board.setPreview(std::nullopt);
        m_board.setHint(hint ? std::optional(hint->move.from) : std::nullopt);
        return;
    }
    if (hint)
        m_board.setPreview(MovePreviewText::of(m_shown.history().position(), hint->move, PreviewDetail::Counts));
    if (!said->pits.empty())
        m_board.setHint(said->pits.front());
}

} // namespace qumalaq::desktop
