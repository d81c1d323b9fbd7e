// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/learn/task_view.h"

#include "app/desktop/board/keys.h"
#include "app/desktop/board/screen_reader.h"
#include "app/desktop/gameboard/board_announcements.h"
#include "app/desktop/gameboard/board_container.h"
#include "app/desktop/gameboard/move_preview_text.h"
#include "app/desktop/learn/answer_fields.h"
#include "app/desktop/text/announcement_text.h"
#include "app/desktop/text/label_text.h"
#include "app/desktop/text/lesson_text.h"
#include "app/desktop/text/place_text.h"
#include "app/desktop/text/player_text.h"
#include "app/desktop/ui/accessibility.h"
#include "app/desktop/ui/announcer.h"
#include "app/desktop/ui/configured_board.h"
#include "core/learn/move_consequences.h"
#include "core/rules/move_effect.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

namespace qumalaq::desktop {

namespace {

constexpr int kSeenMs = 900;          ///< how long each position of a line is shown
constexpr int kLowHeight = 470;       ///< a lower view has smaller texts
constexpr int kSaidWidth = 800;       ///< of the feedback; in a wide view about as wide as the board
constexpr int kSaidBelowSquare = 700; ///< with few pits

bool isStoreSown(const rules::AnyPosition& position)
{
    const rules::SowingRules* sowing = rules::sowingRulesOf(position);
    return sowing != nullptr && sowing->storeSowing == rules::StoreSowing::OwnOnly;
}

/// A round number near a large answer, so that plus and minus soon reach it.
int firstNumberOf(const learn::Task& task)
{
    const rules::BoardState board = task.position.board();
    const int own = board.stores[rules::indexOf(task.position.sideToMove())];
    const int near = task.goal == learn::Goal::Needed  ? board.total() / 2 - own
                     : task.goal == learn::Goal::Final ? own
                                                       : 0;
    return near / 10 * 10;
}

} // namespace

TaskView::TaskView(Settings& settings, SoundPlayer& sound, QWidget* parent)
    : QWidget(parent)
    , m_board(new ConfiguredBoard(settings, &sound, this))
    , m_heading(new QLabel(this))
    , m_headRow(new QHBoxLayout)
    , m_task(new QLabel(this))
    , m_said(new QHBoxLayout)
    , m_feedback(new QLabel(this))
    , m_caption(new QLabel(this))
    , m_fields(new AnswerFields(this))
    , m_buttons(new QHBoxLayout)
    , m_foot(new QHBoxLayout)
    , m_footHeight(new QSpacerItem(0, 0))
{
    m_boardContainer = new BoardContainer(m_board, m_caption, this);
    m_caption->hide();
    m_heading->hide();
    setRole(m_heading, "muted");
    setRole(m_task, "task");
    setRole(m_feedback, "feedback");
    for (QLabel* label : {m_heading, m_task, m_feedback})
        setNotRead(*label); // the view announces them when they are new
    for (QLabel* label : {m_task, m_feedback}) {
        label->setAlignment(Qt::AlignCenter);
        label->setWordWrap(true);
    }
    m_board->installEventFilter(this);

    m_headRow->addWidget(m_heading, 1);
    // The feedback is below the board, with the buttons at its right end. The board does not move when they appear and
    // disappear, and the fields do not move when a hint appears.
    m_said->addWidget(m_feedback, 1);
    m_said->addLayout(m_buttons);
    auto* below = new QVBoxLayout;
    below->setSpacing(0);
    below->addWidget(m_fields, 0, Qt::AlignHCenter);
    below->addLayout(m_said);
    below->addStretch(1);
    m_foot->addSpacerItem(m_footHeight);
    m_foot->addLayout(below, 1);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addLayout(m_headRow);
    column->addWidget(m_task);
    column->addWidget(m_boardContainer, 1);
    column->addLayout(m_foot);

    m_board->setPace(Pace::Followable); // learners must be able to follow the sowing
    BoardTexts texts;
    texts.accessibleName = [this](rules::Place place) {
        const rules::Side learner = m_position.sideToMove();
        const QString name = Announcer::of(*this).verbosity() == Verbosity::Short
                                 ? PlaceText::describeBriefly(m_game, m_board->board(), place, learner)
                                 : PlaceText::describe(m_game, m_board->board(), place, learner);
        if (isMarkAtFocus() && place == *m_marked)
            return tr("Marked: %1", "a pit").arg(name);
        if (!m_isPreviewing || place.isStore() || !m_position.isLegal({place.pit()}))
            return name;
        return name + QStringLiteral(", ") + MovePreviewText::spoken(m_position, {place.pit()}, PreviewDetail::Result);
    };
    texts.description = [this](rules::Place place) {
        QString text = PlaceText::describeFully(m_game, m_board->board(), place, m_position.sideToMove());
        if (m_landings == Landings::Announced && m_isMoveAsked && !place.isStore() && m_position.isLegal({place.pit()}))
            text += QStringLiteral(", ") + MovePreviewText::spoken(m_position, {place.pit()}, PreviewDetail::Path);
        return text;
    };
    texts.toolTip = [this](rules::Place place) {
        return PlaceText::toolTip(m_game, m_board->board(), place, m_position.sideToMove());
    };
    m_board->setTexts(texts);
    connect(m_board, &BoardWidget::moveRequested, this,
            [this](rules::Pit pit) { Q_EMIT answerGiven(rules::Move{pit}); });
    connect(m_board, &BoardWidget::placePicked, this, [this](rules::Place place) {
        if (!m_fields->isWritingAsked())
            Q_EMIT answerGiven(place);
        else if (!place.isStore())
            m_fields->write(QLatin1Char(static_cast<char>('0' + place.number)));
    });
    connect(m_fields, &AnswerFields::answerGiven, this, &TaskView::answerGiven);
    connect(m_fields, &AnswerFields::answerMissing, this, [this](const QString& what) { setFeedback(what); });
    connect(m_board, &BoardWidget::placeRefused, this, [this](rules::Place place) {
        if (m_isMoveAsked)
            setFeedback(LessonText::of(m_position, learn::whyNotLegal(m_position, place)));
    });
    connect(m_board, &BoardWidget::animationFinished, this, [this] {
        if (m_isShowing)
            endLine();
    });
    connect(m_board, &BoardWidget::pitHovered, this, &TaskView::preview);
    m_board->setAccessibleName(tr("Board"));
    askNothing();
}

void TaskView::setHeading(const QString& text)
{
    m_heading->setText(text);
    m_heading->setVisible(!text.isEmpty());
}

void TaskView::setTask(const QString& text)
{
    m_task->setText(withJoiners(text));
    announceTask();
}

void TaskView::reserveRoomFor(const QStringList& tasks)
{
    if (m_tasks == tasks)
        return;
    m_tasks = tasks;
    layOutTask();
}

void TaskView::layOutTask()
{
    const bool isSquare = m_board->heightForWidth(kSaidWidth) > kSaidBelowSquare;
    const int beside = std::max(0, (width() - px(isSquare ? kSaidBelowSquare : kSaidWidth)) / 2);
    m_said->setContentsMargins(beside, 0, beside, 0);
    int height = 0;
    m_task->ensurePolished(); // before the first show it does not yet have the font of the style
    // Not measured by the label itself: each text that it gets is reported to screen readers, and Orca drops what waits
    // when too many reports do.
    const QMargins around = m_task->contentsMargins();
    const QRect space(0, 0, width() - around.left() - around.right(), QWIDGETSIZE_MAX);
    for (const QString& text : m_tasks)
        height =
            std::max(height, m_task->fontMetrics().boundingRect(space, Qt::TextWordWrap, withJoiners(text)).height());
    m_task->setMinimumHeight(height + around.top() + around.bottom());
}

void TaskView::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    if (!m_isAsked || event->spontaneous())
        return;
    m_announcedFor.clear();
    m_isTaskOmitted = false;
    announceTask();
}

void TaskView::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    if (isLow() != m_task->property("low").toBool())
        return layOutTexts();
    layOutTask();
}

QString TaskView::task() const
{
    return m_task->text().remove(kWordJoiner);
}

QString TaskView::feedback() const
{
    return m_feedback->text().remove(kWordJoiner);
}

void TaskView::setFeedback(const QString& text, Tone tone)
{
    const QString before = m_tone == Tone::Right && tone == Tone::Right ? feedback() : QString();
    setFeedback(text, tone, text.startsWith(before) ? text.mid(before.size()).trimmed() : text);
}

void TaskView::setFeedback(const QString& text, Tone tone, const QString& spoken)
{
    m_tone = tone;
    m_feedback->setText(withJoiners(text.isEmpty() ? m_keys : text));
    layOutFoot();
    setStyleProperty(m_feedback, "tone",
                     QLatin1String(tone == Tone::Right   ? "right"
                                   : tone == Tone::Wrong ? "wrong"
                                                         : "plain"));
    if (isVisible())
        announce(*this, spoken);
}

void TaskView::focusBoard()
{
    m_board->setFocus();
    m_board->setFocusedPit(std::nullopt);
}

QPushButton* TaskView::addButton()
{
    auto* button = new QPushButton(this);
    button->setAutoDefault(true);
    button->installEventFilter(this);
    m_buttons->addWidget(button);
    return button;
}

void TaskView::setCorner(QWidget* widget)
{
    m_headRow->addWidget(widget);
}

void TaskView::addToFoot(QWidget* widget)
{
    m_buttons->insertWidget(0, widget);
}

rules::BoardState TaskView::shown(const rules::AnyPosition& position) const
{
    rules::BoardState board = position.board();
    if (m_kazans == Kazans::Hidden)
        board.stores = {0, 0};
    return board;
}

void TaskView::showPosition(rules::GameId game, const rules::AnyPosition& position, Kazans kazans)
{
    m_game = game;
    m_position = position;
    m_shownPosition = position;
    m_announcedFor.clear();
    m_isTaskOmitted = false;
    m_kazans = kazans;
    m_isShowing = false;
    rules::BoardLayout boardLayout = position.layout();
    if (kazans == Kazans::Hidden)
        boardLayout.totalStones = 0; // without the mark of the majority
    m_board->setBoardLayout(boardLayout);
    layOutTask();
    m_board->setPlayablePits({});
    m_board->setGuess(std::nullopt);
    m_board->setPreview(std::nullopt);
    m_board->setComparedPreview(std::nullopt);
    m_board->setHint(std::nullopt);
    m_board->setFlipped(position.sideToMove() == rules::Side::North);
    showNames();
    m_board->show(shown(position));
}

void TaskView::setClue(const QString& text, std::optional<rules::Place> marked)
{
    m_clue = text;
    m_marked = marked;
}

/// Whether the marked place has the focus, so that a screen reader names it.
bool TaskView::isMarkAtFocus() const
{
    const auto focused = m_board->focusedPit();
    return isScreenReaderActive() && m_marked && focused && rules::Place(*focused) == *m_marked;
}

/// Announces the task, then the board, and no pit twice.
void TaskView::announceTask()
{
    const rules::Side learner = m_position.sideToMove();
    QString board = AnnouncementText::lesson(m_game, m_position, learner);
    const QString key = task() + u' ' + board;
    if (!isVisible() || task().isEmpty() || key == std::exchange(m_announcedFor, key) || m_isTaskOmitted)
        return;
    // After moves that were shown the question is about them.
    const bool isAfterMoves = m_shownPosition.board() != m_position.board();
    QString marked;
    if (isMarkAtFocus()) {
        board.remove(PlaceText::describe(m_game, m_position.board(), *m_marked, learner) + QStringLiteral(". "));
    } else if (m_marked) {
        const QString place = PlaceText::describe(m_game, m_position.board(), *m_marked, learner);
        if (!isAfterMoves && board.contains(place + u'.'))
            board.replace(place, tr("Marked: %1", "a pit").arg(place));
        else
            marked = tr("Marked: %1", "a pit").arg(LessonText::placeName(m_position, *m_marked)) + u'.';
    }
    const QString side = board.left(board.indexOf(u'.') + 1); // or a pit, which no question begins with
    if (!side.isEmpty() && task().startsWith(side))
        board.remove(0, side.size() + 1);
    m_announcedTask = isAfterMoves ? task() : task() + u' ' + board;
    for (const QString& clue : {marked, m_clue}) {
        if (!clue.isEmpty())
            m_announcedTask += u' ' + clue;
    }
    if (isScreenReaderActive() && isPlaceAsked() && m_announcedRow != m_begin.row) {
        m_announcedRow = m_begin.row;
        m_announcedTask += u' ' + placeKeys();
    }
    if (!m_afterTask.isEmpty())
        m_announcedTask += u' ' + std::exchange(m_afterTask, {});
    announce(*this, m_announcedTask, Announcer::Kind::State);
}

void TaskView::announceLine(const rules::GameSetup& setup, std::span<const rules::Move> line)
{
    rules::History history(setup, m_position);
    QStringList moves;
    for (const rules::Move move : line) {
        if (!history.canPlay(move))
            break;
        history.play(move);
        moves.append(AnnouncementText::move(history, history.plies().size() - 1, Announcer::of(*this).verbosity()));
    }
    if (isVisible())
        announce(*this, moves.join(u' '));
}

void TaskView::answerCommand(ActionId command)
{
    if (command == ActionId::SayPit && m_isMoveAsked && !m_board->focusedPit())
        return announce(*this,
                        AnnouncementText::noPit(m_game) + u' '
                            + tr("Press an arrow key to select one, or a number to play."),
                        Announcer::Kind::Answer);
    BoardAnnouncements::run(command, *m_board, m_shownPosition, m_position.sideToMove());
}

void TaskView::showCount(rules::Move move)
{
    const rules::MoveEffect effect = rules::effectOf(m_position, move);
    MovePreview preview;
    preview.source = move.from;
    preview.isCounting = true;
    for (const rules::Place place : rules::firstLapOf(effect, m_position)) {
        preview.path.push_back(place);
        std::erase_if(preview.counts, [place](const MovePreview::Count& count) { return count.place == place; });
        preview.counts.push_back({place, static_cast<int>(preview.path.size())});
    }
    m_shownPosition = m_position;
    m_board->show(shown(m_position));
    m_board->setPreview(preview);
}

void TaskView::playLine(std::span<const rules::Move> line, Rest rest)
{
    m_isShowing = false;
    m_board->setPreview(std::nullopt);
    m_board->show(shown(m_position));
    m_board->setPace(line.size() > 1 ? Pace::Followable : Pace::Chosen);
    // If the speed is Off, a play() without a pause returns after its step has ended. A listener needs no pause:
    // the change of focus that follows would interrupt the announcement.
    const bool isStill = m_board->speed() == SowingSpeed::Off;
    const int pause = isStill && isScreenReaderActive() ? 0 : kSeenMs;
    rules::AnyPosition at = m_position;
    rules::BoardState board = shown(m_position);
    rules::MoveTrace trace;
    for (std::size_t i = 0; i < line.size(); ++i) {
        trace.clear();
        at.play(line[i], trace);
        m_board->play(board, trace, i == 0 && !isStill ? 0 : pause);
        board = rules::replayed(board, trace);
    }
    m_shownPosition = at;
    if (at.outcome() && rest == Rest::Collected && m_kazans == Kazans::Shown && !line.empty())
        m_board->sweep(board, trace, pause);
    m_isShowing = m_board->isAnimating();
    if (!m_isShowing)
        endLine();
    else if (!m_early.empty())
        m_board->completeAnimation();
}

void TaskView::endLine()
{
    m_isShowing = false;
    Q_EMIT lineShown();
}

void TaskView::askNothing()
{
    m_isAsked = false;
    m_isMoveAsked = false;
    m_offered.reset();
    m_isPreviewing = false;
    m_early.clear();
    m_keys.clear();
    showNames();
    m_board->setPreview(std::nullopt);
    m_board->setPicking(false);
    m_board->setPlayablePits({});
    m_board->setFocusedPit(std::nullopt);
    // Hiding the focused field would move the focus to the next widget, which may be outside the lesson.
    if (m_fields->isAncestorOf(window()->focusWidget()))
        focusBoard();
    m_fields->askNothing();
    layOutFoot();
}

/// One of the two is always visible, so that the board keeps its size.
void TaskView::layOutFoot()
{
    m_feedback->setVisible(!m_feedback->text().isEmpty() || m_fields->isHidden());
}

void TaskView::ask(const learn::Task& task)
{
    askNothing();
    m_isAsked = true;
    m_announcedFor.clear(); // the next setTask() announces it again
    const rules::Side learner = m_position.sideToMove();
    const bool isAboutMove = task.kind == learn::TaskKind::Landing || task.kind == learn::TaskKind::Count
                             || task.kind == learn::TaskKind::Show;
    if (isAboutMove && !task.line.empty())
        m_board->setHint(task.line.front().from);
    switch (task.kind) {
    case learn::TaskKind::Play:
        askMove();
        if (task.target)
            showTarget(*task.target);
        break;
    case learn::TaskKind::Landing:
        askPlace(task.line.front().from);
        break;
    case learn::TaskKind::Choose:
        askPlace({task.goal == learn::Goal::Danger ? learner : rules::opponentOf(learner), 1});
        break;
    case learn::TaskKind::Count:
        m_fields->askNumber(firstNumberOf(task));
        m_keys = isScreenReaderActive() ? QString() : tr("Type a number, or press − and +.");
        break;
    case learn::TaskKind::Who:
        m_fields->askChoice(LessonText::personsOf(task), isScreenReaderActive());
        break;
    case learn::TaskKind::Write:
        m_board->setPicking(true);
        m_fields->askWriting();
        break;
    case learn::TaskKind::Show:
    case learn::TaskKind::Match:
        m_isAsked = false;
        break;
    }
    const auto* const place = std::get_if<rules::Place>(&task.answer);
    m_isAcross = place && place->side != m_begin.row;
    showKeys();
    layOutFoot();
    if (m_isMoveAsked && !isScreenReaderActive()) {
        showFocus();
        m_offered = m_board->focusedPit();
    }
    m_isPreviewing = task.help == learn::Help::Preview;
    if (task.help == learn::Help::Threat)
        task.kind == learn::TaskKind::Choose ? showStriker() : showThreat();
}

void TaskView::askMove()
{
    std::vector<rules::Pit> pits;
    for (const rules::Move move : m_position.legalMoves())
        pits.push_back(move.from);
    m_board->setPlayablePits(pits);
    focusBoard();
    m_begin = {m_position.sideToMove(), 1}; // the first pit that can be played could be the answer
    m_isMoveAsked = true;
    announceMoveKeys();
}

/// Only the first time.
void TaskView::announceMoveKeys()
{
    if (isScreenReaderActive() || std::exchange(m_isMoveKeyAnnounced, true))
        return;
    m_keys = rules::isTogyzFamily(m_game) ? tr("Click a pit, or press its number.")
                                          : tr("Click one in your row, or press its number.");
    showNames();
    if (m_feedback->text().isEmpty())
        setFeedback({});
}

/// Keyboard input starts at `begin`.
void TaskView::askPlace(rules::Pit begin)
{
    m_board->setPicking(true);
    m_board->setFocus();
    m_begin = begin;
    if (isScreenReaderActive()) // whose focus is always on a pit; digits choose in its row
        m_board->setFocusedPit(begin);
}

void TaskView::showAnswer(const learn::Answer& answer)
{
    if (const auto* move = std::get_if<rules::Move>(&answer))
        m_board->setHint(move->from);
    else if (const auto* place = std::get_if<rules::Place>(&answer); !place)
        m_fields->showAnswer(answer);
    else if (!place->isStore())
        m_board->setHint(place->pit());
}

void TaskView::focusQuestion()
{
    if (m_fields->isHidden())
        m_board->setFocus();
    else
        m_fields->focusAnswer();
}

void TaskView::preview(std::optional<rules::Pit> pit)
{
    showKeys(); // the focus may be in the other row now
    if (!m_isPreviewing || m_board->isAnimating())
        return;
    if (pit && m_position.isLegal(rules::Move{*pit}))
        showPreview(rules::Move{*pit});
    else
        m_board->setPreview(std::nullopt);
}

void TaskView::showPreview(rules::Move move)
{
    m_board->setPreview(MovePreviewText::of(m_position, move, PreviewDetail::Result));
}

void TaskView::showThreat()
{
    const rules::Side opponent = rules::opponentOf(m_position.sideToMove());
    const auto turned = learn::asIfToMove(m_position, opponent);
    const learn::Threats threats = learn::threatsOf(m_position, opponent);
    if (turned && threats.capture)
        m_board->setPreview(MovePreviewText::of(*turned, threats.capture->move, PreviewDetail::Result));
}

/// Where the threat begins, if the learner is to find where it ends.
void TaskView::showStriker()
{
    const learn::Threats threats = learn::threatsOf(m_position, rules::opponentOf(m_position.sideToMove()));
    if (threats.capture)
        m_board->setHint(threats.capture->move.from);
}

/// Marks the target by an arrow until the next position: a ring marks where a move begins.
void TaskView::showTarget(rules::Place target)
{
    MovePreview preview;
    preview.source = {target.side, target.number}; // a pit with a ring of its own would look like the answer
    preview.path = {target};
    preview.result = QStringLiteral("↓");
    m_board->setComparedPreview(preview);
}

/// For a learner who tries the keyboard for the first time. True if the key is a digit that would choose in the wrong
/// row, because the keys have not been explained yet.
bool TaskView::isTellingKeys(int key)
{
    const bool isTrying = isArrow(key) || key == Qt::Key_Space || isEnter(key);
    const bool isAstray =
        m_board->isPicking() && m_isAcross && !m_board->focusedPit() && key >= Qt::Key_1 && key <= Qt::Key_9;
    if (isScreenReaderActive() || (!isTrying && !isAstray))
        return false;
    if (m_isMoveAsked) {
        announceMoveKeys();
        return false;
    }
    if (!isPlaceAsked() || !m_keys.isEmpty())
        return false;
    showKeys();
    if (isAstray)
        setFeedback(m_keys);
    return isAstray;
}

bool TaskView::isPlaceAsked() const
{
    return m_board->isPicking() && !m_fields->isWritingAsked();
}

/// Shows keyboard users in which row digits choose: in words, beside its name, and by rings around its pits.
void TaskView::showKeys()
{
    if (!m_isAsked || !isPlaceAsked() || !isLastInputKey() || isScreenReaderActive())
        return;
    const QString before = std::exchange(m_keys, placeKeys());
    if (m_keys == before)
        return;
    std::vector<rules::Pit> row;
    for (std::uint8_t number = 1; number <= m_position.board().pits; ++number)
        row.push_back({m_board->focusedPit().value_or(m_begin).row, number});
    m_board->setPlayablePits(row);
    showNames();
    if (feedback() == before)
        setFeedback({});
}

/// What the keys do in a question about a place.
QString TaskView::placeKeys() const
{
    const rules::Side learner = m_position.sideToMove();
    const QString keys = m_board->focusedPit().value_or(m_begin).row == learner
                             ? tr("A digit chooses a place in your row; Up switches to the other row.")
                             : tr("A digit chooses a place in the opponent’s row; Down switches to the other row.");
    if (!isStoreSown(m_position))
        return keys;
    return keys + u' '
           + tr("0 is %1.", "your home").arg(LessonText::placeName(m_position, rules::Place::store(learner)));
}

/// Between the store into which stones are sown and the last pit before it. True if the event ends here.
bool TaskView::walkToStore(int key)
{
    const auto here = m_board->focusedPit();
    const rules::Side learner = m_position.sideToMove();
    if (!here || here->row != learner || !isArrow(key) || !isStoreSown(m_position))
        return false;
    const auto xOf = [this](rules::Pit pit) { return m_board->pitRect(pit).center().x(); };
    const rules::Pit first{learner, 1};
    const rules::Pit last{learner, m_position.layout().pits};
    const int store = m_board->storeRect(learner).center().x();
    const bool isRight = store > xOf(first);
    const rules::Pit beside = isRight == (xOf(last) > xOf(first)) ? last : first;
    const bool isTowards = key == (isRight ? Qt::Key_Right : Qt::Key_Left);
    if (isTowards && *here == beside) {
        m_board->setFocusedPit(rules::Pit{learner, rules::Place::store(learner).number});
        return true;
    }
    if (!rules::Place(*here).isStore())
        return false;
    if (isTowards)
        return true;
    m_board->setFocusedPit(beside);
    return key == Qt::Key_Left || key == Qt::Key_Right;
}

/// True if the event ends here.
bool TaskView::forwardToButton(QWidget* watched, QEvent* event)
{
    if (!m_forwardButton || !m_forwardButton->isVisibleTo(this))
        return false;
    const bool isPress = event->type() == QEvent::MouseButtonPress && watched == m_board
                         && static_cast<QMouseEvent*>(event)->button() == Qt::LeftButton;
    const int key = event->type() == QEvent::KeyPress ? static_cast<QKeyEvent*>(event)->key() : 0;
    const bool isGo = isEnter(key) || key == Qt::Key_Space;
    const bool isAnswer = (key >= Qt::Key_0 && key <= Qt::Key_9) || isArrow(key);
    if (!isPress && !isAnswer && (!isGo || watched != m_board))
        return false;
    m_forwardButton->click();
    if (isPress)
        return !m_isMoveAsked && !m_board->isPicking();
    QWidget* const asked = window()->focusWidget();
    if (isAnswer && asked && asked != watched && isAncestorOf(asked))
        QCoreApplication::sendEvent(asked, event);
    return !isAnswer || asked != watched;
}

/// True if the event ends here.
bool TaskView::retry(const QKeyEvent& event)
{
    const bool isDigit =
        event.key() >= Qt::Key_0 && event.key() <= Qt::Key_9 && !(event.modifiers() & ~Qt::KeypadModifier);
    if (!m_retry || !isDigit)
        return false;
    if (event.isAutoRepeat()) // a key that is held is one answer
        return true;
    m_early.push_back(event.key());
    if (m_isShowing)
        m_board->completeAnimation();
    answerEarly();
    return true;
}

void TaskView::answerEarly()
{
    if (m_early.empty() || !m_retry || !m_retry->isVisible())
        return;
    const std::vector<int> keys = std::exchange(m_early, {});
    m_retry->click();
    for (const int key : keys) {
        QKeyEvent digit(QEvent::KeyPress, key, Qt::NoModifier, QString(QChar(key)));
        if (QWidget* asked = window()->focusWidget(); asked && isAncestorOf(asked))
            QCoreApplication::sendEvent(asked, &digit);
    }
}

/// Where a place is asked for, it is called after a menu that the keyboard closed: otherwise no pit has the focus
/// before an arrow key.
void TaskView::showFocus()
{
    if (m_isAsked && isLastInputKey() && !m_board->focusedPit())
        m_board->setFocusedPit(m_begin);
}

bool TaskView::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::KeyPress && retry(*static_cast<QKeyEvent*>(event)))
        return true;
    if (forwardToButton(static_cast<QWidget*>(watched), event))
        return true;
    if (watched == m_board && event->type() == QEvent::KeyPress && m_default && m_default->isVisibleTo(this)) {
        const int pressed = static_cast<QKeyEvent*>(event)->key();
        if (isEnter(pressed)) {
            m_default->click();
            return true;
        }
    }
    if (watched == m_board && event->type() == QEvent::FocusIn
        && static_cast<QFocusEvent*>(event)->reason() == Qt::MenuBarFocusReason)
        showFocus();
    if (event->type() != QEvent::KeyPress && event->type() != QEvent::ShortcutOverride)
        return QWidget::eventFilter(watched, event);
    const auto* press = static_cast<QKeyEvent*>(event);
    const int key = press->key();
    if (watched == m_board && event->type() == QEvent::KeyPress && isTellingKeys(key))
        return true;
    if (watched == m_board && m_offered && press->isAutoRepeat() && isEnter(key)) // of the button before the task
        return true;
    // Only a selection is taken back: the marks of the task stay.
    const bool isOffered = m_offered && m_offered == m_board->focusedPit();
    if (watched == m_board && event->type() == QEvent::KeyPress && key == Qt::Key_Escape
        && (!m_isPreviewing || isOffered) && !m_board->isAnimating()) {
        const bool isSelected = m_board->focusedPit() && !isOffered && !isScreenReaderActive();
        m_board->leaveFocusedPit();
        event->setAccepted(isSelected);
        return true;
    }
    // With a focused pit the board takes the arrow keys before the window's shortcuts can, and moves on from that
    // pit.
    if (watched == m_board && m_board->isPicking() && isArrow(key) && !m_board->focusedPit())
        m_board->setFocusedPit(m_begin);
    if (event->type() == QEvent::ShortcutOverride)
        return QWidget::eventFilter(watched, event);
    if (watched == m_board && m_board->isPicking() && walkToStore(key))
        return true;
    if (watched == m_board && m_board->isPicking() && key >= Qt::Key_1 && key <= Qt::Key_9
        && !(press->modifiers() & ~Qt::KeypadModifier)) {
        const rules::Pit from = m_board->focusedPit().value_or(m_begin);
        m_board->press({from.row, static_cast<std::uint8_t>(key - Qt::Key_0)});
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

void TaskView::updateLook()
{
    layout()->setSpacing(px(8));
    m_buttons->setSpacing(px(8));
    m_fields->updateLook();
    layOutTexts();
}

bool TaskView::isLow() const
{
    return height() < px(kLowHeight);
}

/// In a low view the texts are smaller, for the sake of the board.
void TaskView::layOutTexts()
{
    for (QLabel* label : {m_task, m_feedback})
        setStyleProperty(label, "low", isLow());
    // Three lines are the most that a feedback takes in a small window, and one is room for a hint above the fields;
    // reserving them keeps the board in place.
    const int asked = m_fields->rowHeight() + heightOfLines(m_feedback, 1);
    m_footHeight->changeSize(0, std::max(asked, heightOfLines(m_feedback, 3)), QSizePolicy::Fixed, QSizePolicy::Fixed);
    m_foot->invalidate();
    layOutTask();
    m_boardContainer->updateLayout();
}

/// A learner may not know yet which side is called South.
void TaskView::showNames()
{
    std::array<QString, 2> names = PlayerText::youAndOpponent(m_position.sideToMove());
    if (!m_keys.isEmpty() && isLastInputKey()) {
        QString& name = names[rules::indexOf(m_board->focusedPit().value_or(m_begin).row)];
        name = tr("%1 · keys 1 to %2", "player, number of pits").arg(name).arg(int(m_position.board().pits));
    }
    m_board->setPlayerNames(names);
}

} // namespace qumalaq::desktop
