// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/board/board_widget.h"

#include "app/desktop/board/board_accessible.h"
#include "app/desktop/board/board_painter.h"

#include <QAccessible>
#include <QElapsedTimer>
#include <QFocusEvent>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPaintEvent>
#include <QPainter>
#include <QPointer>
#include <QTimer>
#include <QToolTip>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>
#include <deque>

namespace qumalaq::desktop {

namespace {

constexpr int kFrameMs = 16;
constexpr int kEmphasisMs = 1500; ///< how long a move that was not animated stays emphasised

/// A move that is being shown, or will be.
struct Showing {
    SowingTimeline timeline;
    rules::BoardState from;
    std::optional<MoveMarks> marks; ///< while it is shown and after; none for a move taken back
    double leadIn = 0;
    std::size_t cuesDone = 0;

    [[nodiscard]] double length() const { return leadIn + timeline.duration(); }
};

} // namespace

class BoardWidget::Private {
public:
    explicit Private(BoardWidget& owner) : q(owner) {}

    BoardWidget& q;
    BoardArt art;
    BoardScene scene;
    rules::BoardLayout layout;
    BoardView view;
    rules::BoardState board; ///< at the end of the queue
    BoardTexts texts;
    std::optional<rules::House> hovered;
    std::optional<rules::House> focused;

    std::deque<Showing> queue;
    SowingSpeed speed = SowingSpeed::Normal;
    double timeScale = 1;
    QTimer ticker;
    QTimer emphasis;
    QElapsedTimer clock;
    double elapsed = 0; ///< in the first of the queue, at the last tick
    /// Changes whenever the queue does: whoever sends a signal finds out that a slot has changed it.
    unsigned generation = 0;

    void relayout()
    {
        scene.geometry = BoardGeometry(layout, view, QRectF(q.rect()));
        if (!queue.empty())
            putFrame(scene, queue.front().timeline.at(elapsed - queue.front().leadIn));
        q.update();
    }

    void showTruth()
    {
        putBoard(scene, board);
        q.update();
        tellScreenReader();
    }

    void enqueue(Showing showing)
    {
        ++generation;
        board = showing.timeline.last();
        const bool idle = queue.empty();
        queue.push_back(std::move(showing));
        if (idle)
            begin();
    }

    /// Starts with the first of the queue, or ends all if nothing there takes time.
    void begin()
    {
        const bool instant = speed == SowingSpeed::Off || timeScale <= 0;
        double total = 0;
        for (const Showing& showing : queue)
            total += showing.length();
        if (total * timeScale <= 0) {
            finish(instant);
            return;
        }
        elapsed = 0;
        Showing& first = queue.front();
        putBoard(scene, first.from);
        scene.lastMove.reset();
        q.update();
        clock.start();
        ticker.start();
    }

    /// Everything is shown at once.
    void finish(bool tellCues)
    {
        ++generation;
        const unsigned mine = generation;
        ticker.stop();
        scene.lastMove = queue.back().marks;
        const auto cues = tellCues ? queue.back().timeline.cues() : std::vector<SowingTimeline::Cue>();
        queue.clear();
        emphasize(tellCues);
        showTruth();
        const QPointer<BoardWidget> alive(&q);
        for (const SowingTimeline::Cue& cue : cues) {
            tell(cue);
            if (!alive || generation != mine)
                return;
        }
        Q_EMIT q.animationFinished();
    }

    void emphasize(bool on)
    {
        scene.emphasizesLastMove = on && scene.lastMove.has_value();
        if (scene.emphasizesLastMove)
            emphasis.start();
    }

    void tell(const SowingTimeline::Cue& cue)
    {
        switch (cue.kind) {
        case SowingTimeline::Cue::Kind::Drop:
            Q_EMIT q.stoneDropped(cue.place, cue.count);
            break;
        case SowingTimeline::Cue::Kind::Capture:
            Q_EMIT q.stonesCaptured(cue.place, cue.count);
            break;
        case SowingTimeline::Cue::Kind::Tuzdyk:
            Q_EMIT q.tuzdykMade(cue.place.house());
            break;
        }
    }

    void tick()
    {
        if (queue.empty())
            return;
        const QPointer<BoardWidget> alive(&q);
        elapsed += static_cast<double>(clock.nsecsElapsed()) / 1e6 / timeScale;
        clock.start();
        Showing& first = queue.front();
        const double time = elapsed - first.leadIn;
        paintMoment(first, time);

        const unsigned mine = generation;
        const auto& cues = first.timeline.cues();
        while (first.cuesDone < cues.size() && cues[first.cuesDone].at <= time) {
            tell(cues[first.cuesDone++]);
            if (!alive)
                return;
            if (generation != mine && (queue.empty() || &queue.front() != &first))
                return;
        }
        if (elapsed < first.length())
            return;
        if (queue.size() == 1) {
            finish(false);
            return;
        }
        ++generation;
        const double late = elapsed - first.length();
        queue.pop_front();
        begin();
        if (!queue.empty())
            elapsed = late;
    }

    /// Puts a moment into the scene and asks for what has changed to be painted.
    void paintMoment(const Showing& showing, double time)
    {
        const SowingTimeline::Frame frame = showing.timeline.at(time);
        QRegion dirty = movingRegion(scene);
        const rules::BoardState old = scene.board;
        putFrame(scene, frame);
        if (showing.marks && frame.fallen > 0) {
            const auto fallen = std::min(static_cast<std::size_t>(frame.fallen), showing.marks->path.size());
            const std::size_t known = scene.lastMove ? scene.lastMove->path.size() : 0;
            for (std::size_t i = known > 0 ? known - 1 : 0; i < fallen; ++i)
                dirty += placeRegion(scene.geometry, showing.marks->path[i]);
            if (known == 0)
                dirty += placeRegion(scene.geometry, showing.marks->source);
            scene.lastMove = MoveMarks{
                showing.marks->source,
                {showing.marks->path.begin(), showing.marks->path.begin() + static_cast<std::ptrdiff_t>(fallen)}};
        }
        dirty += movingRegion(scene);
        for (const rules::Side side : rules::kBothSides) {
            for (std::uint8_t number = 0; number <= layout.houses; ++number) {
                rules::Place place = rules::Place::store(side);
                place.number = number;
                if (old.at(place) != scene.board.at(place))
                    dirty += placeRegion(scene.geometry, place);
            }
        }
        if (old.tuzdyks != scene.board.tuzdyks)
            dirty = q.rect();
        q.update(dirty);
    }

    void tellHover()
    {
        const auto now = hovered ? hovered : q.hasFocus() ? focused : std::nullopt;
        Q_EMIT q.houseHovered(now);
    }

    void tellScreenReader();
};

void BoardWidget::Private::tellScreenReader()
{
    if (!QAccessible::isActive())
        return;
    QAccessibleEvent changed(&q, QAccessible::NameChanged);
    QAccessible::updateAccessibility(&changed);
}

BoardWidget::BoardWidget(QWidget* parent) : QWidget(parent), d(std::make_unique<Private>(*this))
{
    installBoardAccessibility();
    setMouseTracking(true);
    setFocusPolicy(Qt::StrongFocus);
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    d->scene.theme = themeOf(ThemeId::LightWood);
    d->scene.font = font();
    d->ticker.setTimerType(Qt::PreciseTimer);
    d->ticker.setInterval(kFrameMs);
    connect(&d->ticker, &QTimer::timeout, this, [this] { d->tick(); });
    d->emphasis.setSingleShot(true);
    d->emphasis.setInterval(kEmphasisMs);
    connect(&d->emphasis, &QTimer::timeout, this, [this] {
        d->scene.emphasizesLastMove = false;
        update();
    });
    d->relayout();
}

BoardWidget::~BoardWidget() = default;

void BoardWidget::setBoardLayout(const rules::BoardLayout& layout)
{
    if (layout == d->layout)
        return;
    completeAnimation();
    d->layout = layout;
    d->relayout();
    updateGeometry();
}

void BoardWidget::show(const rules::BoardState& board, const rules::MoveTrace* lastMove)
{
    const bool wasAnimating = isAnimating();
    ++d->generation;
    d->ticker.stop();
    d->queue.clear();
    d->board = board;
    d->scene.lastMove.reset();
    if (lastMove)
        d->scene.lastMove = marksOf(*lastMove);
    d->scene.emphasizesLastMove = false;
    d->showTruth();
    if (wasAnimating)
        Q_EMIT animationFinished();
}

void BoardWidget::play(const rules::BoardState& before, const rules::MoveTrace& trace, int leadInMs)
{
    d->enqueue({SowingTimeline(before, trace, d->speed), before, marksOf(trace), static_cast<double>(leadInMs)});
}

void BoardWidget::playBackward(const rules::BoardState& before, const rules::MoveTrace& trace)
{
    // Taking back is not something to be studied.
    const SowingSpeed speed = d->speed == SowingSpeed::Off ? SowingSpeed::Off : SowingSpeed::Fast;
    d->enqueue({SowingTimeline(before, trace, speed, SowingTimeline::Direction::Backward),
                rules::replayed(before, trace), std::nullopt});
}

void BoardWidget::completeAnimation()
{
    if (isAnimating())
        d->finish(false);
}

bool BoardWidget::isAnimating() const
{
    return !d->queue.empty();
}

const rules::BoardState& BoardWidget::board() const
{
    return d->board;
}

void BoardWidget::setPlayableHouses(const std::vector<rules::House>& houses)
{
    d->scene.playable = {};
    for (const rules::House house : houses)
        d->scene.playable[indexOf(house.row)][house.number - 1U] = true;
    update();
}

void BoardWidget::setPreview(const std::optional<MovePreview>& preview)
{
    d->scene.preview = preview;
    update();
}

void BoardWidget::setHint(std::optional<rules::House> house)
{
    d->scene.hint = house;
    update();
}

void BoardWidget::setPlayerNames(const std::array<QString, 2>& names)
{
    d->scene.names = names;
    update();
}

void BoardWidget::setTexts(const BoardTexts& texts)
{
    d->texts = texts;
}

void BoardWidget::setFlipped(bool flipped)
{
    d->view.bottom = flipped ? rules::Side::North : rules::Side::South;
    d->relayout();
}

void BoardWidget::setKazanPlacement(KazanPlacement placement)
{
    d->view.kazans = placement;
    d->relayout();
}

void BoardWidget::setTheme(const Theme& theme)
{
    d->scene.theme = theme;
    update();
}

void BoardWidget::setSpeed(SowingSpeed speed)
{
    d->speed = speed;
}

void BoardWidget::setTimeScale(double scale)
{
    d->timeScale = std::max(0.0, scale);
    if (d->timeScale <= 0)
        completeAnimation();
}

QRect BoardWidget::houseRect(rules::House house) const
{
    return d->scene.geometry.pit(house).toRect();
}

QRect BoardWidget::storeRect(rules::Side owner) const
{
    return d->scene.geometry.pit(rules::Place::store(owner)).toRect();
}

std::optional<rules::House> BoardWidget::focusedHouse() const
{
    return d->focused;
}

void BoardWidget::setFocusedHouse(std::optional<rules::House> house)
{
    if (d->focused == house)
        return;
    d->focused = house;
    d->scene.focused = hasFocus() ? house : std::nullopt;
    update();
    if (house && hasFocus() && QAccessible::isActive()) {
        QAccessibleEvent focus(this, QAccessible::Focus);
        focus.setChild(static_cast<int>(indexOf(house->row)) * d->layout.houses + house->number - 1);
        QAccessible::updateAccessibility(&focus);
    }
    d->tellHover();
}

int BoardWidget::shownCount(rules::Place place) const
{
    return d->scene.board.at(place);
}

bool BoardWidget::isPlayable(rules::House house) const
{
    return house.number >= 1 && house.number <= d->layout.houses
           && d->scene.playable[indexOf(house.row)][house.number - 1U];
}

const rules::BoardLayout& BoardWidget::boardLayout() const
{
    return d->layout;
}

QString BoardWidget::accessibleText(rules::Place place) const
{
    return d->texts.accessibleName ? d->texts.accessibleName(place) : QString::number(d->board.at(place));
}

void BoardWidget::press(rules::House house)
{
    const QPointer<BoardWidget> alive(this);
    completeAnimation();
    if (alive && isPlayable(house))
        Q_EMIT moveWished(house);
}

QSize BoardWidget::sizeHint() const
{
    const QSizeF shape = BoardGeometry::shapeOf(d->layout);
    return (shape * 97.0).toSize();
}

QSize BoardWidget::minimumSizeHint() const
{
    const QSizeF shape = BoardGeometry::shapeOf(d->layout);
    return (shape * 50.0).toSize();
}

bool BoardWidget::hasHeightForWidth() const
{
    return true;
}

int BoardWidget::heightForWidth(int width) const
{
    const QSizeF shape = BoardGeometry::shapeOf(d->layout);
    return static_cast<int>(std::lround(width * shape.height() / shape.width()));
}

bool BoardWidget::event(QEvent* event)
{
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        const auto house = d->scene.geometry.houseAt(help->pos());
        const QString text = house && d->texts.toolTip ? d->texts.toolTip(*house) : QString();
        QToolTip::showText(help->globalPos(), text, this, house ? d->scene.geometry.cell(*house).toRect() : QRect());
        return true;
    }
    if (event->type() == QEvent::ShortcutOverride) {
        // The window may use the arrows for something else; while a house has the focus they are the board's.
        const int key = static_cast<QKeyEvent*>(event)->key();
        const bool arrows = key == Qt::Key_Left || key == Qt::Key_Right || key == Qt::Key_Up || key == Qt::Key_Down;
        const bool presses = key == Qt::Key_Return || key == Qt::Key_Enter || key == Qt::Key_Space;
        if (d->focused && (arrows || presses || key == Qt::Key_Escape)) {
            event->accept();
            return true;
        }
    }
    return QWidget::event(event);
}

bool BoardWidget::focusNextPrevChild(bool next)
{
    std::vector<rules::House> stops;
    for (const rules::Side side : rules::kBothSides) {
        for (std::uint8_t number = 1; number <= d->layout.houses; ++number) {
            if (isPlayable({side, number}))
                stops.push_back({side, number});
        }
    }
    const auto here = d->focused ? std::find(stops.begin(), stops.end(), *d->focused) : stops.end();
    if (here != stops.end()) {
        const auto index = here - stops.begin() + (next ? 1 : -1);
        if (index >= 0 && index < static_cast<std::ptrdiff_t>(stops.size())) {
            setFocusedHouse(stops[static_cast<std::size_t>(index)]);
            return true;
        }
    } else if (hasFocus() && !stops.empty()) {
        setFocusedHouse(next ? stops.front() : stops.back());
        return true;
    }
    return QWidget::focusNextPrevChild(next);
}

void BoardWidget::paintEvent(QPaintEvent* event)
{
    QPainter painter(this);
    paintScene(painter, d->scene, d->art, event->region());
}

void BoardWidget::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    d->relayout();
}

void BoardWidget::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::FontChange) {
        d->scene.font = font();
        update();
    }
    QWidget::changeEvent(event);
}

void BoardWidget::mousePressEvent(QMouseEvent* event)
{
    const QPointer<BoardWidget> alive(this);
    completeAnimation();
    if (alive && event->button() == Qt::LeftButton) {
        if (const auto house = d->scene.geometry.houseAt(event->position()))
            press(*house);
    }
}

void BoardWidget::mouseMoveEvent(QMouseEvent* event)
{
    const auto house = d->scene.geometry.houseAt(event->position());
    if (house == d->hovered)
        return;
    d->hovered = house;
    d->scene.hovered = house;
    setCursor(house && isPlayable(*house) ? Qt::PointingHandCursor : Qt::ArrowCursor);
    update();
    d->tellHover();
}

void BoardWidget::leaveEvent(QEvent* event)
{
    QWidget::leaveEvent(event);
    if (!d->hovered)
        return;
    d->hovered.reset();
    d->scene.hovered.reset();
    update();
    d->tellHover();
}

void BoardWidget::wheelEvent(QWheelEvent* event)
{
    completeAnimation();
    event->ignore();
}

void BoardWidget::keyPressEvent(QKeyEvent* event)
{
    const QPointer<BoardWidget> alive(this);
    completeAnimation();
    if (!alive)
        return;
    const int key = event->key();
    const bool plain = !(event->modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier));
    if (plain && key >= Qt::Key_1 && key <= Qt::Key_9) {
        press({d->board.sideToMove, static_cast<std::uint8_t>(key - Qt::Key_0)});
        return;
    }
    if (d->focused && plain) {
        rules::House house = *d->focused;
        const int column = d->scene.geometry.column(house);
        const auto inColumn = [&](rules::Side row, int wanted) {
            wanted = std::clamp(wanted, 0, d->layout.houses - 1);
            const int number = d->scene.geometry.isBottom(row) ? wanted + 1 : d->layout.houses - wanted;
            return rules::House{row, static_cast<std::uint8_t>(number)};
        };
        switch (key) {
        case Qt::Key_Left:
            setFocusedHouse(inColumn(house.row, column - 1));
            return;
        case Qt::Key_Right:
            setFocusedHouse(inColumn(house.row, column + 1));
            return;
        case Qt::Key_Up:
        case Qt::Key_Down:
            setFocusedHouse(inColumn((key == Qt::Key_Down) == d->scene.geometry.isBottom(rules::Side::South)
                                         ? rules::Side::South
                                         : rules::Side::North,
                                     column));
            return;
        case Qt::Key_Return:
        case Qt::Key_Enter:
        case Qt::Key_Space:
            press(house);
            return;
        case Qt::Key_Escape:
            setFocusedHouse(std::nullopt);
            setPreview(std::nullopt);
            return;
        default:
            break;
        }
    }
    QWidget::keyPressEvent(event);
}

void BoardWidget::focusInEvent(QFocusEvent* event)
{
    QWidget::focusInEvent(event);
    if (!d->focused && (event->reason() == Qt::TabFocusReason || event->reason() == Qt::BacktabFocusReason))
        focusNextPrevChild(event->reason() == Qt::TabFocusReason);
    d->scene.focused = d->focused;
    update();
}

void BoardWidget::focusOutEvent(QFocusEvent* event)
{
    QWidget::focusOutEvent(event);
    d->scene.focused.reset();
    update();
    d->tellHover();
}

} // namespace qumalaq::desktop
