// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/board/board_display.h"

#include "app/desktop/board/board_accessible.h"
#include "app/desktop/board/board_painter.h"
#include "app/desktop/board/board_scene.h"
#include "app/desktop/board/sowing_queue.h"
#include "app/desktop/board/static_layer.h"
#include "core/base/stop_token.h"
#include "core/work/latest_task.h"

#include <QPaintEvent>
#include <QPainter>
#include <QVariantAnimation>

#include <algorithm>
#include <cmath>
#include <utility>

namespace qumalaq::desktop {

namespace {

constexpr int kPreviewFadeMs = 150;
constexpr int kRefusalMs = 330;
constexpr int kPulseMs = 900;
constexpr int kPulses = 5;        ///< limited, to save power
constexpr int kEmphasisMs = 1500; ///< how long a move without animation is emphasised

} // namespace

class BoardDisplay::Private {
public:
    explicit Private(BoardDisplay& owner) : q(owner)
    {
        renaming.setSingleShot(true);
        QObject::connect(&renaming, &QTimer::timeout, &q, [this] {
            // Orca drops announcements when too many events are pending, so a hidden board reports once it is shown.
            if (q.isVisible())
                tellRenamed(q, layout, std::exchange(toldBoard, board), board);
        });
    }

    BoardDisplay& q;
    BoardArt art;
    BoardScene scene;
    StaticLayer still; ///< used during an animation
    rules::BoardLayout layout;
    BoardView view;
    rules::BoardState board;     ///< at the end of the queue
    rules::BoardState toldBoard; ///< as last reported to screen readers
    QTimer renaming;             ///< reports several moves without animation at once
    SowingQueue queue;
    std::array<int, 2> tuzdykGains{};   ///< valid when the first move of the queue has landed
    std::optional<MovePreview> preview; ///< scene.preview keeps the old one while it fades out
    QVariantAnimation previewFade;      ///< runs backward to fade out
    QVariantAnimation refusal;
    QVariantAnimation pulse; ///< of the prescribed pit
    QTimer emphasis;
    std::vector<QRect> damage; ///< rectangles with a pending repaint

    ArtLoading artLoading = ArtLoading::Immediate;
    work::LatestTask rendering;   ///< of a background image
    bool isAboutToRender = false; ///< after the frame that is being painted
    bool isBlank = false;         ///< the last paint event had no pictures

    template <class T>
    void set(T& place, const T& value)
    {
        place = value;
        q.update();
    }

    /// Returns false if there is nothing to paint with yet.
    bool provideArt(double dpr)
    {
        const BoardArt::Key key{scene.geometry, scene.theme, dpr};
        if (art.isPreparedFor(key))
            return true;
        if (artLoading == ArtLoading::Immediate) {
            art.prepare(key.geometry, key.theme, key.dpr);
            return true;
        }
        isBlank = artLoading == ArtLoading::Later && !art.fits(key) && !art.showsBoardOf(key);
        if (!isBlank)
            art.improvise(key);
        // Only one at a time: the next paint event checks again.
        if (!rendering.isRunning() && !std::exchange(isAboutToRender, true)) {
            // Do not delay the current frame.
            QTimer::singleShot(0, &q, [this, key] {
                isAboutToRender = false;
                rendering.start([key](const StopToken&) { return BoardArt::renderedBackground(key); },
                                [this, key](QImage picture) { takeArt(key, std::move(picture)); });
            });
        }
        return !isBlank;
    }

    void takeArt(const BoardArt::Key& key, QImage picture)
    {
        const BoardArt::Key wanted{scene.geometry, scene.theme, key.dpr};
        q.update();
        if (!key.isAs(wanted))
            return;
        art.take(key, std::move(picture));
        if (std::exchange(isBlank, false))
            Q_EMIT q.artArrived();
    }

    void repaint(std::vector<QRect> rects)
    {
        rects.insert(rects.end(), damage.begin(), damage.end());
        const double pitch = scene.geometry.pitch();
        damage = clustered(std::move(rects), 0.5 * pitch * pitch);
        QRegion region;
        for (const QRect& rect : damage)
            region += rect;
        q.update(region);
    }

    void relayout()
    {
        scene.geometry = BoardGeometry(layout, view, QRectF(q.rect()), namesIn(scene.names));
        if (const auto frame = queue.frame())
            putFrame(scene, *frame);
        q.update();
    }

    void showTruth()
    {
        putBoard(scene, board);
        still.drop();
        scene.previousLanding.reset();
        scene.tuzdykGains = tuzdykGains;
        q.update();
        renaming.start();
    }

    void enqueue(SowingQueue::Item item)
    {
        board = item.timeline.last();
        queue.add(std::move(item));
    }

    void begin(const rules::BoardState& from)
    {
        endPreviewFade();
        putBoard(scene, from);
        if (scene.lastMove && !scene.lastMove->path.empty())
            scene.previousLanding = scene.lastMove->path.back();
        scene.lastMove.reset();
        still.drop();
        q.update();
    }

    void end(const std::optional<MoveMarks>& marks, bool isInstant)
    {
        scene.lastMove = marks;
        scene.emphasizesLastMove = isInstant && marks;
        if (scene.emphasizesLastMove)
            emphasis.start();
        showTruth();
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
            Q_EMIT q.tuzdykMade(cue.place.pit());
            break;
        }
    }

    /// Updates the scene to a moment of the animation and repaints what changed.
    void paintMoment(const SowingQueue::Item& showing, double time)
    {
        const SowingTimeline::Frame frame = showing.timeline.at(time);
        std::vector<QRect> moving = movingRects(scene);
        std::vector<QRect> changed = restlessRects(scene);
        const auto add = [&](rules::Place place) { changed.push_back(placeRegion(scene.geometry, place)); };
        const auto append = [](std::vector<QRect>& rects, const std::vector<QRect>& more) {
            rects.insert(rects.end(), more.begin(), more.end());
        };
        const rules::BoardState old = scene.board;
        const bool wasMoving = scene.isMoving();
        putFrame(scene, frame);
        append(moving, movingRects(scene));
        append(changed, restlessRects(scene));
        if (showing.marks && frame.fallen > 0 && !scene.lastMove) {
            scene.lastMove = showing.marks; // marks the source now, and the end when the stones have landed
            add(showing.marks->source);
        }
        if (wasMoving != scene.isMoving() && scene.lastMove)
            add(scene.lastMove->path.back()); // the ring appears when the last stone has fallen
        for (const rules::Side side : rules::kBothSides) {
            for (std::uint8_t number = 0; number <= layout.pits; ++number) {
                rules::Place place = rules::Place::store(side);
                place.number = number;
                const int before = old.at(place);
                const int now = scene.board.at(place);
                if (before == now)
                    continue;
                if (scene.showsParity && (before - now) % 2 != 0) // the tint fills the whole pit
                    changed.push_back(scene.geometry.pit(place).toAlignedRect());
                changed.push_back(badgeRegion(scene.geometry, place));
                changed.push_back(stonesRegion(scene.geometry.pile(place, before), scene.geometry.pile(place, now)));
            }
        }
        if (old.tuzdyks != scene.board.tuzdyks)
            changed = {q.rect()};
        still.spoil(changed);
        append(changed, moving);
        repaint(std::move(changed));
    }

    /// Fades the preview in and out, but not between two pits and not without animation.
    void showPreview()
    {
        if (queue.isInstant() || !q.isVisible() || scene.isMoving()) {
            endPreviewFade();
            return;
        }
        if (preview.has_value() != scene.preview.has_value() || previewFade.state() == QVariantAnimation::Running) {
            previewFade.setDirection(preview ? QVariantAnimation::Forward : QVariantAnimation::Backward);
            if (previewFade.state() != QVariantAnimation::Running) {
                scene.previewStrength = preview ? 0 : 1;
                previewFade.start();
            }
        }
        if (preview)
            scene.preview = preview;
        q.update();
    }

    void endPreviewFade()
    {
        previewFade.stop();
        scene.preview = preview;
        scene.previewStrength = 1;
        q.update();
    }
};

BoardDisplay::BoardDisplay(QWidget* parent) : QWidget(parent), d(std::make_unique<Private>(*this))
{
    setAttribute(Qt::WA_OpaquePaintEvent); // the widgets below are not repainted
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    d->scene.theme = themeOf(ThemeId::LightWood);
    d->scene.font = font();
    connect(&d->queue, &SowingQueue::begun, this, [this](const rules::BoardState& from) { d->begin(from); });
    connect(&d->queue, &SowingQueue::moment, this,
            [this](const SowingQueue::Item& item, double time) { d->paintMoment(item, time); });
    connect(&d->queue, &SowingQueue::cued, this, [this](const SowingTimeline::Cue& cue) { d->tell(cue); });
    connect(&d->queue, &SowingQueue::ended, this,
            [this](const std::optional<MoveMarks>& marks, bool isInstant) { d->end(marks, isInstant); });
    connect(&d->queue, &SowingQueue::advanced, this, [this] {
        Q_EMIT moveShown();
        d->set(d->scene.tuzdykGains, d->tuzdykGains); // while the next move is sown
    });
    connect(&d->queue, &SowingQueue::finished, this, &BoardDisplay::animationFinished);
    d->emphasis.setSingleShot(true);
    d->emphasis.setInterval(kEmphasisMs);
    connect(&d->emphasis, &QTimer::timeout, this, [this] { d->set(d->scene.emphasizesLastMove, false); });
    d->refusal.setStartValue(0.0);
    d->refusal.setEndValue(1.0);
    d->refusal.setDuration(kRefusalMs);
    connect(&d->refusal, &QVariantAnimation::valueChanged, this, [this](const QVariant& progress) {
        if (!d->scene.refusal)
            return;
        d->scene.refusal->progress = progress.toDouble();
        update(refusalRegion(d->scene));
    });
    connect(&d->refusal, &QVariantAnimation::finished, this, [this] {
        if (d->scene.refusal)
            update(refusalRegion(d->scene));
        d->scene.refusal.reset();
    });
    d->pulse.setKeyValues({{0.0, 0.0}, {0.5, 1.0}, {1.0, 0.0}});
    d->pulse.setDuration(kPulseMs);
    d->pulse.setLoopCount(kPulses);
    connect(&d->pulse, &QVariantAnimation::valueChanged, this, [this](const QVariant& strength) {
        d->scene.pulse = strength.toDouble();
        if (const auto& pit = d->scene.board.prescribed)
            update(placeRegion(d->scene.geometry, *pit));
    });
    d->previewFade.setStartValue(0.0);
    d->previewFade.setEndValue(1.0);
    d->previewFade.setDuration(kPreviewFadeMs);
    connect(&d->previewFade, &QVariantAnimation::valueChanged, this,
            [this](const QVariant& strength) { d->set(d->scene.previewStrength, strength.toDouble()); });
    connect(&d->previewFade, &QVariantAnimation::finished, this, [this] { d->endPreviewFade(); });
    d->relayout();
}

BoardDisplay::~BoardDisplay() = default;

void BoardDisplay::setBoardLayout(const rules::BoardLayout& layout)
{
    if (layout == d->layout)
        return;
    completeAnimation();
    d->layout = layout;
    d->relayout();
    updateGeometry();
}

void BoardDisplay::show(const rules::BoardState& board, const rules::MoveTrace* lastMove)
{
    const bool wasAnimating = isAnimating();
    d->queue.drop();
    d->board = board;
    d->scene.lastMove = lastMove ? std::optional(marksOf(*lastMove)) : std::nullopt;
    d->scene.emphasizesLastMove = false;
    d->showTruth();
    if (wasAnimating)
        Q_EMIT animationFinished();
}

void BoardDisplay::play(const rules::BoardState& before, const rules::MoveTrace& trace, int leadInMs)
{
    d->enqueue({SowingTimeline(before, trace, d->queue.speed()), before, marksOf(trace), double(leadInMs)});
}

void BoardDisplay::sweep(const rules::BoardState& before, const rules::MoveTrace& trace, int leadInMs)
{
    rules::MoveTrace swept;
    for (rules::TraceEvent event : trace) {
        if (event.kind != rules::TraceEvent::Kind::Collect)
            continue;
        event.kind = rules::TraceEvent::Kind::Bank; // banked stones slide concurrently
        swept.push_back(event);
    }
    d->enqueue({SowingTimeline(before, swept, d->queue.speed()), before, marksOf(trace), double(leadInMs)});
}

void BoardDisplay::playBackward(const rules::BoardState& before, const rules::MoveTrace& trace)
{
    // Nobody studies an undone move.
    const SowingSpeed speed = d->queue.speed() == SowingSpeed::Off ? SowingSpeed::Off : SowingSpeed::Fast;
    d->enqueue({SowingTimeline(before, trace, speed, SowingTimeline::Direction::Backward),
                rules::replayed(before, trace), std::nullopt});
}

void BoardDisplay::completeAnimation()
{
    d->queue.complete();
}

bool BoardDisplay::isAnimating() const
{
    return d->queue.isRunning();
}

bool BoardDisplay::isGoingBack() const
{
    return d->queue.isGoingBack();
}

const rules::BoardState& BoardDisplay::board() const
{
    return d->board;
}

void BoardDisplay::setPlayablePits(const std::vector<rules::Pit>& pits)
{
    d->scene.playable = {};
    for (const rules::Pit pit : pits)
        d->scene.playable[indexOf(pit.row)][pit.number - 1U] = true;
    d->pulse.stop();
    d->scene.pulse = 0;
    if (!pits.empty() && d->board.prescribed && !d->queue.isInstant())
        d->pulse.start();
    update();
}

void BoardDisplay::setPreview(const std::optional<MovePreview>& preview)
{
    d->preview = preview;
    d->showPreview();
}

void BoardDisplay::setComparedPreview(const std::optional<MovePreview>& preview)
{
    d->set(d->scene.compared, preview);
}

const std::optional<MovePreview>& BoardDisplay::preview() const
{
    return d->preview;
}

const std::optional<MovePreview>& BoardDisplay::comparedPreview() const
{
    return d->scene.compared;
}

void BoardDisplay::setGuess(const std::optional<Guess>& guess)
{
    d->set(d->scene.guess, guess);
}

void BoardDisplay::setParityShown(bool shown)
{
    d->set(d->scene.showsParity, shown);
}

bool BoardDisplay::isParityShown() const
{
    return d->scene.showsParity;
}

void BoardDisplay::setTuzdykGains(const std::array<int, 2>& gains)
{
    d->tuzdykGains = gains;
    if (!isAnimating())
        d->set(d->scene.tuzdykGains, gains);
}

void BoardDisplay::setHint(std::optional<rules::Pit> pit)
{
    d->set(d->scene.hint, pit);
}

std::optional<rules::Pit> BoardDisplay::hint() const
{
    return d->scene.hint;
}

void BoardDisplay::refuse(rules::Pit pit)
{
    d->refusal.stop();
    if (d->scene.refusal)
        update(refusalRegion(d->scene)); // the pit that was refused before
    d->scene.refusal = BoardScene::Refusal{pit, 0, !d->queue.isInstant()};
    d->refusal.start();
}

void BoardDisplay::setPlayerNames(const std::array<QString, 2>& names)
{
    if (names == d->scene.names)
        return;
    const bool isPlaceKept = namesIn(names) == namesIn(d->scene.names);
    d->set(d->scene.names, names);
    if (isPlaceKept)
        return;
    d->relayout();
    updateGeometry();
}

void BoardDisplay::setFlipped(bool flipped)
{
    const rules::Side bottom = flipped ? rules::Side::North : rules::Side::South;
    if (d->view.bottom == bottom)
        return;
    d->view.bottom = bottom;
    d->relayout();
}

bool BoardDisplay::isFlipped() const
{
    return bottom() == rules::Side::North;
}

rules::Side BoardDisplay::bottom() const
{
    return d->view.bottom;
}

void BoardDisplay::setKazanPlacement(KazanPlacement placement)
{
    d->view.kazans = placement;
    d->relayout();
}

void BoardDisplay::setTableMode(bool on)
{
    d->set(d->scene.isTable, on);
}

void BoardDisplay::setArtLoading(ArtLoading loading)
{
    d->set(d->artLoading, loading);
}

void BoardDisplay::setTheme(const Theme& theme)
{
    d->set(d->scene.theme, theme);
}

ArtLoading BoardDisplay::artLoading() const
{
    return d->artLoading;
}

void BoardDisplay::setSowingSpeed(SowingSpeed speed)
{
    d->queue.setSpeed(speed);
}

void BoardDisplay::setTimeScale(double scale)
{
    d->queue.setTimeScale(std::max(0.0, scale));
    if (scale <= 0)
        completeAnimation();
}

QRect BoardDisplay::pitRect(rules::Pit pit) const
{
    return d->scene.geometry.pit(pit).toRect();
}

QRect BoardDisplay::storeRect(rules::Side owner) const
{
    return d->scene.geometry.pit(rules::Place::store(owner)).toRect();
}

int BoardDisplay::shownCount(rules::Place place) const
{
    return d->scene.board.at(place);
}

int BoardDisplay::shownTuzdykGain(rules::Side owner) const
{
    return d->scene.tuzdykGains[indexOf(owner)];
}

bool BoardDisplay::isPlayable(rules::Pit pit) const
{
    return pit.number >= 1 && pit.number <= d->layout.pits && d->scene.playable[indexOf(pit.row)][pit.number - 1U];
}

const rules::BoardLayout& BoardDisplay::boardLayout() const
{
    return d->layout;
}

const BoardScene& BoardDisplay::scene() const
{
    return d->scene;
}

void BoardDisplay::mark(std::optional<rules::Pit> hovered, std::optional<rules::Pit> focused)
{
    d->scene.hovered = hovered;
    d->scene.focused = focused;
    update();
}

QSize BoardDisplay::sizeHint() const
{
    const QSizeF shape = BoardGeometry::shapeOf(d->layout, namesIn(d->scene.names));
    return (shape * 97.0).toSize();
}

QSize BoardDisplay::minimumSizeHint() const
{
    const QSizeF shape = BoardGeometry::shapeOf(d->layout, namesIn(d->scene.names));
    return (shape * 50.0).toSize();
}

int BoardDisplay::heightForWidth(int width) const
{
    const QSizeF shape = BoardGeometry::shapeOf(d->layout, namesIn(d->scene.names));
    return static_cast<int>(std::lround(width * shape.height() / shape.width()));
}

void BoardDisplay::paintEvent(QPaintEvent* event)
{
    QPainter painter(this);
    if (!d->provideArt(painter.device()->devicePixelRatioF())) {
        painter.fillRect(event->rect(), palette().window());
        return;
    }
    // Only the damaged parts, unless the window system has exposed others.
    std::vector<QRect> parts = std::exchange(d->damage, {});
    QRegion asked;
    for (const QRect& part : parts)
        asked += part;
    if (!event->region().subtracted(asked).isEmpty()) {
        parts = {event->region().begin(), event->region().end()};
        d->still.spoil(parts);
    }
    constexpr std::size_t kMostParts = 12;
    if (parts.size() > kMostParts)
        parts = {event->region().boundingRect()};
    const double dpr = painter.device()->devicePixelRatioF();
    // With a fractional pixel ratio the layer would differ from direct painting.
    const bool hasStill = isAnimating() && dpr == std::round(dpr);
    for (const QRect& part : parts) {
        painter.setClipRect(part);
        const bool isSolid = d->art.isSolid(part);
        if (!isSolid)
            painter.fillRect(part, palette().window());
        if (!isSolid || !hasStill) {
            paintScene(painter, d->scene, d->art, part);
            continue;
        }
        d->still.draw(painter, d->scene, d->art, size(), part);
        paintScene(painter, d->scene, d->art, part, SceneLayers::Moving);
    }
}

void BoardDisplay::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    d->relayout();
}

void BoardDisplay::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    d->renaming.start();
}

void BoardDisplay::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::FontChange)
        d->set(d->scene.font, font());
    QWidget::changeEvent(event);
}

} // namespace qumalaq::desktop
