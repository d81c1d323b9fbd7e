// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/study/review_panel.h"

#include "app/desktop/text/announcement_text.h"
#include "app/desktop/text/fact_text.h"
#include "app/desktop/text/game_text.h"
#include "app/desktop/text/label_text.h"
#include "app/desktop/text/move_text.h"
#include "app/desktop/text/opening_text.h"
#include "app/desktop/text/player_text.h"
#include "app/desktop/text/review_text.h"
#include "app/desktop/text/score_text.h"
#include "app/desktop/ui/actions.h"
#include "app/desktop/ui/announcer.h"
#include "app/desktop/ui/page.h"
#include "app/desktop/ui/style.h"
#include "core/learn/ledger.h"
#include "core/learn/move_consequences.h"
#include "core/notation/player_name.h"
#include "core/notation/turn_counter.h"
#include "core/session/record_of_match.h"
#include "core/session/study_review.h"

#include <QAction>
#include <QApplication>
#include <QCheckBox>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QScrollBar>
#include <QVBoxLayout>

#include <cmath>

#include <algorithm>
#include <utility>

namespace qumalaq::desktop {

using ai::MoveQuality;
using rules::Side;
using session::StudyDocument;
using session::StudyReview;

namespace {

constexpr int kLinesOfControl = 3; ///< the height of a button, or of a name in a table
constexpr int kNameWidth = 68;     ///< of a name in a table or on a button, at scale 1

/// The stones that the opponent can take after the move, as text; empty if none.
QString threatAfter(rules::AnyPosition position, rules::Move move)
{
    const Side mover = position.sideToMove();
    position.play(move);
    const learn::Threats threats = learn::threatsOf(position, rules::opponentOf(mover));
    return threats.capture || !threats.tuzdyks.empty() ? AnnouncementText::threats(position, mover) : QString();
}

QString joined(const std::vector<FactPhrase>& phrases)
{
    QStringList sentences;
    for (const FactPhrase& phrase : phrases)
        sentences.append(phrase.text);
    return sentences.join(u' ');
}

/// Why the move is better than the one that was played.
QString whyRight(const rules::AnyPosition& position, rules::Move move, rules::Move played,
                 std::optional<Side> addressee)
{
    const auto reasons =
        FactText::reasonsOver(position, move, played, {.addressee = addressee, .subject = FactSubject::It});
    return joined(reasons.empty()
                      ? FactText::reasonsFor(position, move, {.addressee = addressee, .subject = FactSubject::It})
                      : reasons);
}

} // namespace

ReviewPanel::ReviewPanel(StudyDocument& document, StudyReview& controller, const Actions& actions, QWidget* parent)
    : QScrollArea(parent)
    , m_document(document)
    , m_review(controller)
    , m_actions(actions)
{
    build();
    connect(&controller, &StudyReview::changed, this, &ReviewPanel::refresh);
    connect(&controller, &StudyReview::changed, this, &ReviewPanel::reserveRoomForWords);
    connect(verticalScrollBar(), &QScrollBar::valueChanged, this, &ReviewPanel::endBetweenControls);
    connect(verticalScrollBar(), &QScrollBar::rangeChanged, this, &ReviewPanel::endBetweenControls);
    refresh();
}

void ReviewPanel::resizeEvent(QResizeEvent* event)
{
    QScrollArea::resizeEvent(event);
    if (event->size().width() != event->oldSize().width())
        reserveRoomForWords();
    endBetweenControls();
}

bool ReviewPanel::eventFilter(QObject* watched, QEvent* event)
{
    const bool isDone = QScrollArea::eventFilter(watched, event);
    // Without another move an arrow would move the focus between the buttons.
    if (event->type() == QEvent::KeyPress && qobject_cast<QAbstractButton*>(watched)) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Left || key == Qt::Key_Right) {
            event->ignore(); // the page answers it
            return true;
        }
    }
    if (watched == widget() && (event->type() == QEvent::Resize || event->type() == QEvent::LayoutRequest))
        endBetweenControls();
    return isDone;
}

/// What can be seen ends above a button, a row of a table or a line of a text, not within it.
void ReviewPanel::endBetweenControls()
{
    // They may not have followed the last change yet.
    widget()->layout()->activate();
    m_summaryGrid->activate();
    const int edge = verticalScrollBar()->value() + height(); // in the content
    int end = edge;
    for (bool isCut = true; isCut;) {
        isCut = false;
        for (const QWidget* each : widget()->findChildren<QWidget*>()) {
            const bool isLow = each->height() <= kLinesOfControl * fontMetrics().height();
            const int top = each->mapTo(widget(), QPoint()).y();
            if (!each->isVisibleTo(widget()) || top >= end || top + each->height() <= end)
                continue;
            const int line = each->fontMetrics().lineSpacing();
            const int whole = isLow ? 0 : qobject_cast<const QLabel*>(each) ? (end - top) / line * line : end - top;
            if (top + whole < end) {
                end = top + whole;
                isCut = true;
            }
        }
    }
    // But what has the focus stays in view.
    if (const QWidget* focused = QApplication::focusWidget(); widget()->isAncestorOf(focused)) {
        const int bottom = focused->mapTo(widget(), QPoint(0, focused->height())).y();
        if (bottom <= edge)
            end = std::max(end, bottom);
    }
    setViewportMargins(0, 0, 0, edge < widget()->height() ? edge - end : 0);
}

int ReviewPanel::neededWidth(int atMost) const
{
    // Lines may wrap between words. The font depends on the size of the window.
    for (const auto* labels : {&m_summaryLabels, &m_ledgerLabels}) {
        for (std::size_t i = 0; i < labels->size(); i += 3) {
            QLabel* label = (*labels)[i];
            int longest = 0;
            for (const QString& word : label->text().split(u' '))
                longest = std::max(longest, label->fontMetrics().horizontalAdvance(word));
            label->setMinimumWidth(longest);
        }
    }
    widget()->layout()->activate(); // updates the size hints of nested layouts
    const int bar = verticalScrollBar()->sizeHint().width();
    int needed = widget()->minimumSizeHint().width() + bar;
    const QMargins margins = widget()->layout()->contentsMargins();
    const int others = margins.left() + margins.right() + bar;
    for (const auto* button : widget()->findChildren<QAbstractButton*>())
        needed = std::max(needed, std::min(atMost, button->minimumSizeHint().width() + others));
    return needed;
}

void ReviewPanel::build()
{
    setAccessibleName(tr("Review"));
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFocusPolicy(Qt::NoFocus);
    auto* content = new QWidget;
    setRole(content, "panel");
    auto* column = new QVBoxLayout(content);
    column->setContentsMargins(2, 4, 6, 4);
    column->setSpacing(8);
    const auto label = [content](const char* role) {
        auto* made = new QLabel(content);
        if (role)
            setRole(made, role);
        made->setWordWrap(true);
        made->setTextFormat(Qt::PlainText);
        setNotRead(*made);
        return made;
    };
    const auto button = [this, content](const QString& text = {}) {
        auto* made = new QPushButton(text, content);
        made->installEventFilter(this);
        return made;
    };

    m_start = button(tr("Review the game"));
    setRole(m_start, "primary");
    m_progress = new QProgressBar(content);
    m_progress->setAccessibleName(tr("Progress of the review"));
    m_progress->setRange(0, 1000);
    m_progress->setTextVisible(false);
    m_cancel = button(tr("Cancel"));
    m_exercise = new QWidget(content);
    m_exerciseText = label(nullptr);
    m_feedback = label(nullptr);
    m_reveal = button(tr("Show the answer"));
    m_next = button();
    m_stop = button(tr("Stop"));
    setRole(m_next, "primary");
    m_learnSouth = button();
    m_learnNorth = button();
    m_move = label(nullptr);
    m_move->setObjectName(QStringLiteral("words"));
    m_move->setAlignment(Qt::AlignTop);
    m_better = button(tr("Show the better move"));
    m_better->setCheckable(true);
    m_remark = label(nullptr);
    m_summary = new QWidget(content);
    m_summaryGrid = new QGridLayout(m_summary);
    m_summaryGrid->setContentsMargins(0, 0, 0, 0);
    m_keep = button(tr("Add to the moves"));
    m_keep->setToolTip(tr("Add marks, evaluations and better lines to the moves; you can undo this"));
    m_ledgerTitle = label("heading");
    m_ledgerTitle->setText(tr("Where the stones came from"));
    m_stones = new QCheckBox(m_ledgerTitle->text(), content);
    m_ledgerGrid = new QGridLayout;
    m_tuzdyks = label("muted");

    auto* exercise = new QVBoxLayout(m_exercise);
    exercise->setContentsMargins(0, 0, 0, 0);
    for (QWidget* part : std::initializer_list<QWidget*>{m_exerciseText, m_feedback, m_reveal, m_next, m_stop})
        exercise->addWidget(part);
    for (QWidget* part :
         std::initializer_list<QWidget*>{m_start, m_progress, m_cancel, m_exercise, m_move, m_better, m_remark,
                                         m_learnSouth, m_learnNorth, m_summary, m_keep, m_stones, m_ledgerTitle})
        column->addWidget(part);
    column->addLayout(m_ledgerGrid);
    column->addWidget(m_tuzdyks);
    column->addStretch(1);
    setWidget(content);
    content->setAutoFillBackground(false); // shows the background of the card

    connect(m_start, &QPushButton::clicked, &m_review, &StudyReview::start);
    connect(m_cancel, &QPushButton::clicked, &m_review, &StudyReview::cancel);
    connect(m_keep, &QPushButton::clicked, this, &ReviewPanel::addRequested);
    connect(m_better, &QPushButton::toggled, this, &ReviewPanel::betterChanged);
    connect(m_stones, &QCheckBox::toggled, this, &ReviewPanel::stonesRequested);
    connect(m_stones, &QCheckBox::toggled, this, &ReviewPanel::refreshLedger);
    connect(m_learnSouth, &QPushButton::clicked, this, [this] { m_review.startLearning(Side::South); });
    connect(m_learnNorth, &QPushButton::clicked, this, [this] { m_review.startLearning(Side::North); });
    connect(m_reveal, &QPushButton::clicked, &m_review, &StudyReview::reveal);
    connect(m_next, &QPushButton::clicked, &m_review, &StudyReview::nextExercise);
    connect(m_stop, &QPushButton::clicked, &m_review, &StudyReview::stopLearning);
}

void ReviewPanel::fill(QGridLayout* grid, const std::vector<std::array<QString, 3>>& rows, std::vector<QLabel*>& labels)
{
    while (labels.size() < rows.size() * 3) {
        auto* label = new QLabel(widget());
        const auto at = static_cast<int>(labels.size());
        label->setSizePolicy(at % 3 == 0 ? QSizePolicy::Ignored : QSizePolicy::Preferred, QSizePolicy::Preferred);
        label->setWordWrap(at % 3 == 0);
        grid->addWidget(label, at / 3, at % 3, at % 3 == 0 ? Qt::Alignment() : Qt::AlignRight);
        labels.push_back(label);
    }
    grid->setColumnStretch(0, 1);
    grid->setHorizontalSpacing(12);
    grid->setVerticalSpacing(3);
    for (std::size_t i = 0; i < labels.size(); ++i) {
        labels[i]->setVisible(i / 3 < rows.size());
        if (i / 3 < rows.size())
            labels[i]->setText(rows[i / 3][i % 3]);
        setRole(labels[i], i < 3 || i % 3 == 0 ? "muted" : "value");
    }
}

void ReviewPanel::refresh()
{
    const bool isRunning = m_review.isRunning();
    const bool hasReview = m_review.review().has_value();
    const bool isLearning = m_review.exercise().has_value();
    const bool isShown = m_review.isShown();
    const QWidget* focused = window()->focusWidget();
    m_start->setVisible(!isRunning && !hasReview);
    m_start->setEnabled(!m_review.game().plies().empty());
    m_progress->setVisible(isRunning);
    m_progress->setValue(m_review.progress());
    m_cancel->setVisible(isRunning);
    const auto person = addressee();
    const auto nameButton = [&](QPushButton* button, Side side, const QString& unnamed) {
        QString text = person ? tr("Learn from your mistakes") : unnamed;
        QString name;
        if (!person && !notation::isUnnamed(m_document.record().tag(notation::nameTagOf(side)))) {
            name = PlayerText::nameOf(m_document.record(), side);
            text = tr("Learn from mistakes: %1", "a name");
        }
        const QString seen = fontMetrics().elidedText(name, Qt::ElideRight, px(kNameWidth));
        button->setToolTip(seen == name ? QString() : name);
        button->setAccessibleName(seen == name ? QString() : text.arg(name));
        button->setText(name.isEmpty() ? text : text.arg(escapedLabel(seen)));
    };
    nameButton(m_learnSouth, Side::South, tr("Learn from First’s mistakes"));
    nameButton(m_learnNorth, Side::North, tr("Learn from Second’s mistakes"));
    const auto canLearn = [&](Side side) {
        return !isLearning && person.value_or(side) == side && !m_review.mistakesOf(side).empty();
    };
    m_learnSouth->setVisible(canLearn(Side::South));
    m_learnNorth->setVisible(canLearn(Side::North));
    m_keep->setVisible(isShown);
    m_summary->setVisible(isShown);
    m_stones->setVisible(isShown);
    m_exercise->setVisible(isLearning);
    refreshRemark();
    refreshSummary();
    refreshMove();
    refreshExercise();
    refreshLedger();
    if (focused != nullptr && isAncestorOf(focused) && !focused->isVisibleTo(this))
        takeFocus();
    announceNews();
}

void ReviewPanel::begin()
{
    if (m_review.review())
        announce(*this, briefSummary()); // made before, while this panel was hidden
    else if (!m_review.isRunning())
        m_review.start();
    takeFocus();
}

void ReviewPanel::takeFocus()
{
    for (QPushButton* button : {m_next, m_reveal, m_cancel, m_start, m_learnSouth, m_learnNorth, m_keep}) {
        if (button->isVisibleTo(this) && button->isEnabled())
            return button->setFocus();
    }
}

/// Announces that the review has begun, and what it found.
void ReviewPanel::announceNews()
{
    const bool isRunning = m_review.isRunning();
    const bool isReady = m_review.review().has_value();
    const bool begins = !std::exchange(m_wasRunning, isRunning) && isRunning;
    const bool isDone = !std::exchange(m_wasReady, isReady) && isReady;
    if (!isVisible())
        return;
    if (begins)
        announce(*this, tr("The computer is looking at every move."));
    if (isDone)
        announce(*this, briefSummary());
}

namespace {

QString spokenRow(const std::array<QString, 3>& row)
{
    const auto& [name, south, north] = row;
    return ReviewPanel::tr("%1: First %2, Second %3.", "what was counted, numbers").arg(name, south, north);
}

} // namespace

QString ReviewPanel::briefSummary() const
{
    const auto rows = summary();
    const auto person = addressee();
    QStringList parts;
    if (const auto outcome = session::outcomeOf(m_document.record())) {
        if (!person || !outcome->winner)
            parts.append(GameText::resultTitle(*outcome) + u'.');
        else
            parts.append(outcome->winner == person ? tr("You win.") : tr("You lose."));
    }
    const auto& accuracy = rows[0];
    const auto& mistakes = rows[2];
    if (person) {
        const std::size_t own = 1 + indexOf(*person);
        parts.append(tr("Your accuracy: %1. Your mistakes: %2.").arg(accuracy[own], mistakes[own]));
    } else {
        parts.append({spokenRow(accuracy), spokenRow(mistakes)});
    }
    const QAction* next = m_actions.at(ActionId::NextTurn);
    if (const QString key = spokenKey(next->text(), Actions::shortcutText(next));
        !key.isEmpty() && m_review.review()->mistakes().size() > 1)
        parts.append(key);
    return parts.join(u' ');
}

QString ReviewPanel::restOfSummary() const
{
    QStringList parts;
    const auto add = [&parts](const std::array<QString, 3>& row) {
        if (row[1] != u'0' || row[2] != u'0')
            parts.append(spokenRow(row));
    };
    if (!m_remark->isHidden())
        parts.append(m_remark->text());
    const auto rows = summary();
    add(rows[1]);
    add(rows[3]);
    parts.append(m_ledgerTitle->text() + u'.');
    for (const auto& row : ledgerOf(m_review.game()))
        add(row);
    parts.append(tuzdyksOf(m_review.game()));
    return parts.join(u' ');
}

std::array<QString, 3> ReviewPanel::names() const
{
    const auto person = addressee();
    const auto nameOf = [&](Side side) {
        const QString name = PlayerText::nameOf(m_document.record(), side);
        return person ? name : fontMetrics().elidedText(name, Qt::ElideRight, px(kNameWidth));
    };
    return {QString(), nameOf(Side::South), nameOf(Side::North)};
}

void ReviewPanel::refreshSummary()
{
    if (!m_review.isShown())
        return;
    auto rows = summary();
    rows.insert(rows.begin(), names());
    fill(m_summaryGrid, rows, m_summaryLabels);
    for (std::size_t i = 3; i < 6; ++i) // the row of the accuracy
        m_summaryLabels[i]->setToolTip(tr("How close the moves came to the best ones: 100% if nothing was lost"));
    setSpokenDescription(*m_stones, tr("At the start of the game, the key %1 tells all numbers.")
                                        .arg(Actions::shortcutText(m_actions.at(ActionId::SayMove))));
}

std::vector<std::array<QString, 3>> ReviewPanel::summary() const
{
    const session::GameReview& review = *m_review.review();
    const auto accuracy = [&review](Side side) {
        const auto value = review.accuracy[indexOf(side)];
        return value ? ScoreText::percent(static_cast<int>(std::lround(*value))) : QStringLiteral("–");
    };
    std::vector<std::array<QString, 3>> rows = {
        {tr("Accuracy"), accuracy(Side::South), accuracy(Side::North)},
    };
    const auto count = [&](const QString& name, MoveQuality quality) {
        rows.push_back({name, QString::number(review.count(Side::South, quality)),
                        QString::number(review.count(Side::North, quality))});
    };
    count(tr("Inaccuracies"), MoveQuality::Inaccuracy);
    // As in every other count, a blunder is a mistake.
    const auto mistakes = [&review](Side side) {
        return QString::number(review.count(side, MoveQuality::Mistake) + review.count(side, MoveQuality::Blunder));
    };
    rows.push_back({tr("Mistakes"), mistakes(Side::South), mistakes(Side::North)});
    count(tr("Of these, blunders"), MoveQuality::Blunder);
    return rows;
}

/// The judgement of a move, and one reason.
QString ReviewPanel::wordsOn(std::size_t ply) const
{
    const session::MoveReview& move = m_review.review()->moves[ply];
    const auto& before = m_review.game().positionAt(ply);
    QString words = QStringLiteral("%1 · %2").arg(PlayerText::nameOf(m_document.record(), before.sideToMove()),
                                                  ReviewText::of(before, move, addressee()));
    if (move.quality < MoveQuality::Inaccuracy) {
        const auto reasons =
            FactText::reasonsFor(before, move.move, {.addressee = addressee(), .subject = FactSubject::Made});
        if (!reasons.empty())
            words += u' ' + reasons.front().text;
    }
    return words;
}

/// The height for the longest text of this game, so that nothing below moves from step to step.
void ReviewPanel::reserveRoomForWords()
{
    const QMargins margins = widget()->layout()->contentsMargins();
    const QRect space(0, 0, viewport()->width() - margins.left() - margins.right(), 1);
    int height = 0;
    for (std::size_t ply = 0; m_review.isShown() && ply < m_review.review()->moves.size(); ++ply) {
        const QRect needed = m_move->fontMetrics().boundingRect(space, Qt::TextWordWrap, withJoiners(wordsOn(ply)));
        height = std::max(height, needed.height());
    }
    m_move->setMinimumHeight(height);
}

void ReviewPanel::refreshMove()
{
    const auto ply = m_review.judgedPly();
    const bool isOther = std::exchange(m_shownPly, ply) != ply;
    m_move->setVisible(m_review.isShown());
    m_move->setText(ply ? withJoiners(wordsOn(*ply - 1)) : tr("Step to a move to read how good it was."));
    m_better->setVisible(m_review.isShown());
    m_better->setEnabled(betterMove().has_value());
    if (isOther) {
        hideBetter();
        verticalScrollBar()->setValue(0); // it is at the top
    }
}

std::optional<rules::Move> ReviewPanel::betterMove() const
{
    const auto ply = m_review.judgedPly();
    if (!ply)
        return std::nullopt;
    const session::MoveReview& move = m_review.review()->moves[*ply - 1];
    const bool isNamed = move.quality >= MoveQuality::Inaccuracy && !move.better.empty();
    return isNamed ? std::optional<rules::Move>(move.better.front()) : std::nullopt;
}

std::optional<rules::Move> ReviewPanel::shownBetter() const
{
    return m_better->isChecked() ? betterMove() : std::nullopt;
}

void ReviewPanel::hideBetter()
{
    m_better->setChecked(false);
}

void ReviewPanel::setOpenings(const std::vector<learn::Openings>& openings)
{
    m_openings = openings;
    refreshRemark();
}

/// That somebody resigned a better game; and, in a game against the computer, where the person left the openings. The
/// computer may leave them.
void ReviewPanel::refreshRemark()
{
    const rules::History& game = m_review.game();
    QStringList remarks;
    const auto outcome = session::outcomeOf(m_document.record());
    if (m_review.isShown() && outcome && outcome->winner && outcome->reason == rules::EndReason::Resignation) {
        constexpr double kAhead = 0.5 + ai::kMistake; // a smaller difference says little
        const Side loser = rules::opponentOf(*outcome->winner);
        const double chance = m_review.review()->chanceAfter(game.plies().size());
        if ((loser == Side::South ? chance : 1 - chance) >= kAhead)
            remarks.append(addressee() == loser ? tr("You resigned, but you were ahead.")
                                                : tr("%1 resigned, but was ahead.", "a player's name")
                                                      .arg(PlayerText::nameOf(m_document.record(), loser)));
    }
    for (const learn::Openings& openings : m_openings) {
        if (const auto left = addressee() == openings.side() ? openings.departureOf(game) : std::nullopt)
            remarks.append(OpeningText::of(game, *left));
    }
    m_remark->setText(remarks.join(u' '));
    m_remark->setVisible(!remarks.isEmpty() && !m_review.exercise());
}

/// The side addressed as "you".
std::optional<Side> ReviewPanel::addressee() const
{
    return notation::personAgainstComputer(m_document.record());
}

void ReviewPanel::refreshExercise()
{
    using Answer = StudyReview::Answer;
    if (!m_review.exercise())
        return;
    const auto& answer = m_review.lastAnswer();
    const auto is = [&answer](Answer verdict) { return answer && answer->second == verdict; };
    const bool isSolved = is(Answer::Right);
    const auto& position = m_review.game().positionAt(*m_review.exercise());
    const rules::Move played = m_review.review()->moves[*m_review.exercise()].move;
    const QString task =
        tr("Mistake %1 of %2").arg(m_review.exerciseNumber()).arg(m_review.exerciseCount()) + u'\n'
        + (isSolved ? tr("Played here: %1.", "a move") : tr("Played here: %1. Find a better move.", "a move"))
              .arg(MoveText::nameOf(position, played, addressee()));
    const QString feedback = feedbackText();
    const bool isNew = task != m_exerciseText->text() || feedback != m_feedback->text();
    m_exerciseText->setText(task);
    m_feedback->setText(feedback);
    m_feedback->setVisible(!feedback.isEmpty());
    const bool isRight = isSolved && !m_review.isRevealed();
    const bool isWrong = is(Answer::Wrong) || is(Answer::Played);
    setStyleProperty(m_feedback, "tone", QLatin1String(isRight ? "right" : isWrong ? "wrong" : "plain"));
    if (isNew && m_exerciseText->isVisible()) {
        const QString spoken = QString(task).replace(u'\n', QStringLiteral(". ")) + u' '
                               + AnnouncementText::lesson(rules::gameOf(position), position, position.sideToMove());
        announce(*m_exerciseText, feedback.isEmpty() ? spoken : feedback, Announcer::Kind::State);
    }
    verticalScrollBar()->setValue(0); // the task is at the top
    const bool isLast = m_review.exerciseNumber() == m_review.exerciseCount();
    m_reveal->setVisible(!isSolved);
    m_next->setText(isLast ? tr("Done") : tr("Next mistake"));
    m_next->setVisible(isSolved);
    m_stop->setVisible(!isSolved || !isLast);
    if (isNew && isSolved && m_next->isVisible())
        m_next->setFocus(); // Enter goes on, also after a click on the board
}

/// The answer, and after the last one the result.
QString ReviewPanel::feedbackText() const
{
    const auto& answer = m_review.lastAnswer();
    if (!answer)
        return {};
    const std::size_t ply = *m_review.exercise();
    const rules::Move played = m_review.review()->moves[ply].move;
    const auto& position = m_review.game().positionAt(ply);
    const QString name = MoveText::titleOf(position, answer->first, addressee());
    QStringList lines;
    switch (answer->second) {
    case StudyReview::Answer::Right:
        lines.append((m_review.isRevealed() ? tr("The answer: %1.", "a move") : tr("Right: %1.", "a move"))
                         .arg(MoveText::nameOf(position, answer->first, addressee())));
        lines.append(whyRight(position, answer->first, played, addressee()));
        if (m_review.exerciseNumber() == m_review.exerciseCount())
            lines.append(tr("Better moves found: %1 of %2.").arg(m_review.foundCount()).arg(m_review.exerciseCount()));
        break;
    case StudyReview::Answer::Played:
        lines.append(tr("%1 was played.", "a move").arg(name));
        break;
    case StudyReview::Answer::Half:
        lines.append(tr("%1 is better, but there is an even better move.", "a move").arg(name));
        break;
    case StudyReview::Answer::Wrong:
        lines.append(tr("%1 is no better. Try again.", "a move").arg(name));
        lines.append(threatAfter(position, answer->first));
        break;
    }
    lines.removeAll(QString());
    return lines.join(u'\n');
}

/// The sources of each side's stones: name, South's number, North's number.
std::vector<std::array<QString, 3>> ReviewPanel::ledgerOf(const rules::History& history)
{
    const auto sources = learn::stoneSources(history, history.plies().size());
    std::vector<std::array<QString, 3>> rows;
    const auto add = [&](const QString& name, int learn::StoneSources::*part) {
        if (sources[0].*part != 0 || sources[1].*part != 0)
            rows.push_back({name, QString::number(sources[0].*part), QString::number(sources[1].*part)});
    };
    add(tr("At the start"), &learn::StoneSources::before);
    add(tr("Captures"), &learn::StoneSources::captures);
    add(tr("Tuzdyk"), &learn::StoneSources::tuzdyk);
    add(tr("Sown", "stones, into the store of the player who sows"), &learn::StoneSources::sown);
    add(tr("At the end"), &learn::StoneSources::sweep);
    rows.push_back({tr("Total"), QString::number(sources[0].total()), QString::number(sources[1].total())});
    return rows;
}

/// The stones that each tuzdyk has brought.
QStringList ReviewPanel::tuzdyksOf(const rules::History& history)
{
    QStringList tuzdyks;
    for (const auto& account : learn::tuzdykLedger(history, history.plies().size())) {
        if (!account)
            continue;
        const QString stones = tr("%n stones", nullptr, account->total);
        const bool isSouths = account->owner == Side::South;
        const QString move = QString::number(notation::moveNumberAt(history, account->madeAt.value_or(0)));
        const QString pit = QString::number(account->pit.number);
        if (account->madeAt)
            tuzdyks.append((isSouths ? tr("First’s tuzdyk in pit %1, made by move %2, has brought in %3.")
                                     : tr("Second’s tuzdyk in pit %1, made by move %2, has brought in %3."))
                               .arg(pit, move, stones));
        else
            tuzdyks.append((isSouths ? tr("First’s tuzdyk in pit %1 has brought in %2.")
                                     : tr("Second’s tuzdyk in pit %1 has brought in %2."))
                               .arg(pit, stones));
    }
    return tuzdyks;
}

void ReviewPanel::refreshLedger()
{
    auto rows = ledgerOf(m_document.history());
    rows.insert(rows.begin(), names());
    const bool isTask = m_review.exercise().has_value();
    const bool isFolded = m_review.isShown() && !m_stones->isChecked();
    if (m_document.history().plies().empty() || isTask || isFolded)
        rows.clear();                                                // no stones yet, or other things to look at
    m_ledgerTitle->setVisible(!rows.empty() && !m_review.isShown()); // the box has the same words
    fill(m_ledgerGrid, rows, m_ledgerLabels);
    const QStringList tuzdyks = tuzdyksOf(m_document.history());
    m_tuzdyks->setText(tuzdyks.join(u'\n'));
    m_tuzdyks->setVisible(!tuzdyks.isEmpty() && !isTask && !isFolded);
}

} // namespace qumalaq::desktop
