// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/board/board_display.h"

#include "app/desktop/board/board_accessible.h"
#include "app/desktop/board/board_painter.h"
#include "core/base/stop_token.h"

#include <QPaintEvent>
#include <QPainter>

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

BoardDisplay::BoardDisplay(QWidget* parent) : QWidget(parent)
{
    setAttribute(Qt::WA_OpaquePaintEvent); // the widgets below are not repainted
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    m_scene.font = font();
    m_renaming.setSingleShot(true);
    connect(&m_renaming, &QTimer::timeout, this, [this] {
        // Orca drops announcements when too many events are pending, so a hidden board reports once it is shown.
        if (isVisible())
            notifyNameChanges(*this, m_layout, std::exchange(m_announcedBoard, m_board), m_board);
    });
    connect(&m_queue, &SowingQueue::begun, this, &BoardDisplay::beginMove);
    connect(&m_queue, &SowingQueue::moment, this, &BoardDisplay::paintMoment);
    connect(&m_queue, &SowingQueue::cued, this, &BoardDisplay::emitCue);
    connect(&m_queue, &SowingQueue::ended, this, &BoardDisplay::endMoves);
    connect(&m_queue, &SowingQueue::advanced, this, [this] {
        Q_EMIT moveShown();
        set(m_scene.tuzdykGains, m_tuzdykGains); // while the next move is sown
    });
    connect(&m_queue, &SowingQueue::finished, this, &BoardDisplay::animationFinished);
    m_emphasis.setSingleShot(true);
    m_emphasis.setInterval(kEmphasisMs);
    connect(&m_emphasis, &QTimer::timeout, this, [this] { set(m_scene.emphasizesLastMove, false); });
    m_refusal.setStartValue(0.0);
    m_refusal.setEndValue(1.0);
    m_refusal.setDuration(kRefusalMs);
    connect(&m_refusal, &QVariantAnimation::valueChanged, this, [this](const QVariant& progress) {
        if (!m_scene.refusal)
            return;
        m_scene.refusal->progress = progress.toDouble();
        update(refusalRegion(m_scene));
    });
    connect(&m_refusal, &QVariantAnimation::finished, this, [this] {
        if (m_scene.refusal)
            update(refusalRegion(m_scene));
        m_scene.refusal.reset();
    });
    m_pulse.setKeyValues({{0.0, 0.0}, {0.5, 1.0}, {1.0, 0.0}});
    m_pulse.setDuration(kPulseMs);
    m_pulse.setLoopCount(kPulses);
    connect(&m_pulse, &QVariantAnimation::valueChanged, this, [this](const QVariant& strength) {
        m_scene.pulse = strength.toDouble();
        if (const auto& pit = m_scene.board.prescribed)
            update(placeRegion(m_scene.geometry, *pit));
    });
    m_previewFade.setStartValue(0.0);
    m_previewFade.setEndValue(1.0);
    m_previewFade.setDuration(kPreviewFadeMs);
    connect(&m_previewFade, &QVariantAnimation::valueChanged, this,
            [this](const QVariant& strength) { set(m_scene.previewStrength, strength.toDouble()); });
    connect(&m_previewFade, &QVariantAnimation::finished, this, &BoardDisplay::endPreviewFade);
    relayout();
}

void BoardDisplay::setBoardLayout(const rules::BoardLayout& layout)
{
    if (layout == m_layout)
        return;
    completeAnimation();
    m_layout = layout;
    relayout();
    updateGeometry();
}

void BoardDisplay::show(const rules::BoardState& board, const rules::MoveTrace* lastMove)
{
    const bool wasAnimating = isAnimating();
    m_queue.drop();
    m_board = board;
    m_scene.lastMove = lastMove ? std::optional(marksOf(*lastMove)) : std::nullopt;
    m_scene.emphasizesLastMove = false;
    showTruth();
    if (wasAnimating)
        Q_EMIT animationFinished();
}

void BoardDisplay::play(const rules::BoardState& before, const rules::MoveTrace& trace, int leadInMs)
{
    enqueue({SowingTimeline(before, trace, m_queue.speed()), before, marksOf(trace), double(leadInMs)});
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
    enqueue({SowingTimeline(before, swept, m_queue.speed()), before, marksOf(trace), double(leadInMs)});
}

void BoardDisplay::playBackward(const rules::BoardState& before, const rules::MoveTrace& trace)
{
    // Nobody studies an undone move.
    const SowingSpeed speed = m_queue.speed() == SowingSpeed::Off ? SowingSpeed::Off : SowingSpeed::Fast;
    enqueue({SowingTimeline(before, trace, speed, SowingTimeline::Direction::Backward), rules::replayed(before, trace),
             std::nullopt});
}

void BoardDisplay::setPlayablePits(const std::vector<rules::Pit>& pits)
{
    m_scene.playable = {};
    for (const rules::Pit pit : pits)
        m_scene.playable[indexOf(pit.row)][pit.number - 1U] = true;
    m_pulse.stop();
    m_scene.pulse = 0;
    if (!pits.empty() && m_board.prescribed && !m_queue.isInstant())
        m_pulse.start();
    update();
}

void BoardDisplay::setPreview(const std::optional<MovePreview>& preview)
{
    m_preview = preview;
    showPreview();
}

void BoardDisplay::setTuzdykGains(const std::array<int, 2>& gains)
{
    m_tuzdykGains = gains;
    if (!isAnimating())
        set(m_scene.tuzdykGains, gains);
}

void BoardDisplay::refuse(rules::Pit pit)
{
    m_refusal.stop();
    if (m_scene.refusal)
        update(refusalRegion(m_scene)); // the pit that was refused before
    m_scene.refusal = BoardScene::Refusal{pit, 0, !m_queue.isInstant()};
    m_refusal.start();
}

void BoardDisplay::setPlayerNames(const std::array<QString, 2>& names)
{
    if (names == m_scene.names)
        return;
    const bool isPlaceKept = namesIn(names) == namesIn(m_scene.names);
    set(m_scene.names, names);
    if (isPlaceKept)
        return;
    relayout();
    updateGeometry();
}

void BoardDisplay::setFlipped(bool flipped)
{
    const rules::Side bottom = flipped ? rules::Side::North : rules::Side::South;
    if (m_view.bottom == bottom)
        return;
    m_view.bottom = bottom;
    relayout();
}

void BoardDisplay::setKazanPlacement(KazanPlacement placement)
{
    m_view.kazans = placement;
    relayout();
}

void BoardDisplay::setTimeScale(double scale)
{
    m_queue.setTimeScale(std::max(0.0, scale));
    if (scale <= 0)
        completeAnimation();
}

bool BoardDisplay::isPlayable(rules::Pit pit) const
{
    return pit.number >= 1 && pit.number <= m_layout.pits && m_scene.playable[indexOf(pit.row)][pit.number - 1U];
}

void BoardDisplay::mark(std::optional<rules::Pit> hovered, std::optional<rules::Pit> focused)
{
    m_scene.hovered = hovered;
    m_scene.focused = focused;
    update();
}

QSize BoardDisplay::sizeHint() const
{
    const QSizeF shape = BoardGeometry::shapeOf(m_layout, namesIn(m_scene.names));
    return (shape * 97.0).toSize();
}

QSize BoardDisplay::minimumSizeHint() const
{
    const QSizeF shape = BoardGeometry::shapeOf(m_layout, namesIn(m_scene.names));
    return (shape * 50.0).toSize();
}

int BoardDisplay::heightForWidth(int width) const
{
    const QSizeF shape = BoardGeometry::shapeOf(m_layout, namesIn(m_scene.names));
    return static_cast<int>(std::lround(width * shape.height() / shape.width()));
}

void BoardDisplay::paintEvent(QPaintEvent* event)
{
    QPainter painter(this);
    m_scene.theme = currentTheme();
    if (!provideArt(painter.device()->devicePixelRatioF())) {
        painter.fillRect(event->rect(), palette().window());
        return;
    }
    // Only the damaged parts, unless the window system has exposed others.
    std::vector<QRect> parts = std::exchange(m_damage, {});
    QRegion asked;
    for (const QRect& part : parts)
        asked += part;
    if (!event->region().subtracted(asked).isEmpty()) {
        parts = {event->region().begin(), event->region().end()};
        m_still.invalidate(parts);
    }
    constexpr std::size_t kMaxParts = 12;
    if (parts.size() > kMaxParts)
        parts = {event->region().boundingRect()};
    const double dpr = painter.device()->devicePixelRatioF();
    // With a fractional pixel ratio the layer would differ from direct painting.
    const bool hasStill = isAnimating() && dpr == std::round(dpr);
    for (const QRect& part : parts) {
        painter.setClipRect(part);
        const bool isSolid = m_art.isSolid(part);
        if (!isSolid)
            painter.fillRect(part, palette().window());
        if (!isSolid || !hasStill) {
            paintScene(painter, m_scene, m_art, part);
            continue;
        }
        m_still.draw(painter, m_scene, m_art, size(), part);
        paintScene(painter, m_scene, m_art, part, SceneLayers::Moving);
    }
}

void BoardDisplay::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    relayout();
}

void BoardDisplay::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    m_renaming.start();
}

void BoardDisplay::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::FontChange)
        set(m_scene.font, font());
    QWidget::changeEvent(event);
}

bool BoardDisplay::provideArt(double dpr)
{
    const BoardArt::Key key{m_scene.geometry, m_scene.theme, dpr};
    if (m_art.isPreparedFor(key))
        return true;
    if (m_artLoading == ArtLoading::Immediate) {
        m_art.prepare(key.geometry, key.theme, key.dpr);
        return true;
    }
    m_isBlank = m_artLoading == ArtLoading::Later && !m_art.hasPicture(key) && !m_art.showsBoardOf(key);
    if (!m_isBlank)
        m_art.useFallback(key);
    // Only one at a time: the next paint event checks again.
    if (!m_rendering.isRunning() && !std::exchange(m_isAboutToRender, true)) {
        // Do not delay the current frame.
        QTimer::singleShot(0, this, [this, key] {
            m_isAboutToRender = false;
            m_rendering.start([key](const StopToken&) { return BoardArt::renderedBackground(key); },
                              [this, key](QImage picture) { takeArt(key, std::move(picture)); });
        });
    }
    return !m_isBlank;
}

void BoardDisplay::takeArt(const BoardArt::Key& key, QImage picture)
{
    const BoardArt::Key wanted{m_scene.geometry, m_scene.theme, key.dpr};
    update();
    if (!key.isSamePicture(wanted))
        return;
    m_art.storeBackground(key, std::move(picture));
    if (std::exchange(m_isBlank, false))
        Q_EMIT artArrived();
}

void BoardDisplay::repaintParts(std::vector<QRect> rects)
{
    rects.insert(rects.end(), m_damage.begin(), m_damage.end());
    const double pitch = m_scene.geometry.pitch();
    m_damage = clustered(std::move(rects), 0.5 * pitch * pitch);
    QRegion region;
    for (const QRect& rect : m_damage)
        region += rect;
    update(region);
}

void BoardDisplay::relayout()
{
    m_scene.geometry = BoardGeometry(m_layout, m_view, QRectF(rect()), namesIn(m_scene.names));
    if (const auto frame = m_queue.frame())
        putFrame(m_scene, *frame);
    update();
}

void BoardDisplay::showTruth()
{
    putBoard(m_scene, m_board);
    m_still.drop();
    m_scene.previousLanding.reset();
    m_scene.tuzdykGains = m_tuzdykGains;
    update();
    m_renaming.start();
}

void BoardDisplay::enqueue(SowingQueue::Item item)
{
    m_board = item.timeline.last();
    m_queue.add(std::move(item));
}

void BoardDisplay::beginMove(const rules::BoardState& from)
{
    endPreviewFade();
    putBoard(m_scene, from);
    if (m_scene.lastMove && !m_scene.lastMove->path.empty())
        m_scene.previousLanding = m_scene.lastMove->path.back();
    m_scene.lastMove.reset();
    m_still.drop();
    update();
}

void BoardDisplay::endMoves(const std::optional<MoveMarks>& marks, bool isInstant)
{
    m_scene.lastMove = marks;
    m_scene.emphasizesLastMove = isInstant && marks;
    if (m_scene.emphasizesLastMove)
        m_emphasis.start();
    showTruth();
}

void BoardDisplay::emitCue(const SowingTimeline::Cue& cue)
{
    switch (cue.kind) {
    case SowingTimeline::Cue::Kind::Drop:
        Q_EMIT stoneDropped(cue.place, cue.count);
        break;
    case SowingTimeline::Cue::Kind::Capture:
        Q_EMIT stonesCaptured(cue.place, cue.count);
        break;
    case SowingTimeline::Cue::Kind::Tuzdyk:
        Q_EMIT tuzdykMade(cue.place.pit());
        break;
    }
}

void BoardDisplay::paintMoment(const SowingQueue::Item& showing, double time)
{
    const SowingTimeline::Frame frame = showing.timeline.at(time);
    std::vector<QRect> moving = movingRects(m_scene);
    std::vector<QRect> changed = restlessRects(m_scene);
    const auto add = [&](rules::Place place) { changed.push_back(placeRegion(m_scene.geometry, place)); };
    const auto append = [](std::vector<QRect>& rects, const std::vector<QRect>& more) {
        rects.insert(rects.end(), more.begin(), more.end());
    };
    const rules::BoardState old = m_scene.board;
    const bool wasMoving = m_scene.isMoving();
    putFrame(m_scene, frame);
    append(moving, movingRects(m_scene));
    append(changed, restlessRects(m_scene));
    if (showing.marks && frame.fallen > 0 && !m_scene.lastMove) {
        m_scene.lastMove = showing.marks; // marks the source now, and the end when the stones have landed
        add(showing.marks->source);
    }
    if (wasMoving != m_scene.isMoving() && m_scene.lastMove)
        add(m_scene.lastMove->path.back()); // the ring appears when the last stone has fallen
    for (const rules::Side side : rules::kBothSides) {
        for (std::uint8_t number = 0; number <= m_layout.pits; ++number) {
            rules::Place place = rules::Place::store(side);
            place.number = number;
            const int before = old.at(place);
            const int now = m_scene.board.at(place);
            if (before == now)
                continue;
            if (m_scene.showsParity && (before - now) % 2 != 0) // the tint fills the whole pit
                changed.push_back(m_scene.geometry.pit(place).toAlignedRect());
            changed.push_back(badgeRegion(m_scene.geometry, place));
            changed.push_back(stonesRegion(m_scene.geometry.pile(place, before), m_scene.geometry.pile(place, now)));
        }
    }
    if (old.tuzdyks != m_scene.board.tuzdyks)
        changed = {rect()};
    m_still.invalidate(changed);
    append(changed, moving);
    repaintParts(std::move(changed));
}

void BoardDisplay::showPreview()
{
    if (m_queue.isInstant() || !isVisible() || m_scene.isMoving()) {
        endPreviewFade();
        return;
    }
    if (m_preview.has_value() != m_scene.preview.has_value() || m_previewFade.state() == QVariantAnimation::Running) {
        m_previewFade.setDirection(m_preview ? QVariantAnimation::Forward : QVariantAnimation::Backward);
        if (m_previewFade.state() != QVariantAnimation::Running) {
            m_scene.previewStrength = m_preview ? 0 : 1;
            m_previewFade.start();
        }
    }
    if (m_preview)
        m_scene.preview = m_preview;
    update();
}

void BoardDisplay::endPreviewFade()
{
    m_previewFade.stop();
    m_scene.preview = m_preview;
    m_scene.previewStrength = 1;
    update();
}

} // namespace qumalaq::desktop
