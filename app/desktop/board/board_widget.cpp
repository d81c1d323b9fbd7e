// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/board/board_widget.h"

#include "app/desktop/board/board_accessible.h"
#include "app/desktop/board/board_widget_p.h"

#include <QAccessible>
#include <QPaintEvent>
#include <QPainter>

#include <cmath>

namespace qumalaq::desktop {

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
    setAttribute(Qt::WA_OpaquePaintEvent); // nobody has to paint what is below it, stone after stone
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
    d->lensFade.setStartValue(0.0);
    d->lensFade.setEndValue(1.0);
    d->lensFade.setDuration(kLensFadeMs);
    connect(&d->lensFade, &QVariantAnimation::valueChanged, this, [this](const QVariant& strength) {
        d->scene.lensStrength = strength.toDouble();
        update();
    });
    connect(&d->lensFade, &QVariantAnimation::finished, this, [this] { d->endLensFade(); });
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
    d->preview = preview;
    d->showLens();
}

void BoardWidget::setComparedPreview(const std::optional<MovePreview>& preview)
{
    d->scene.compared = preview;
    update();
}

const std::optional<MovePreview>& BoardWidget::preview() const
{
    return d->preview;
}

const std::optional<MovePreview>& BoardWidget::comparedPreview() const
{
    return d->scene.compared;
}

void BoardWidget::setGuess(const std::optional<Guess>& guess)
{
    d->scene.guess = guess;
    update();
}

void BoardWidget::setGlasses(const std::optional<std::vector<Glass>>& glasses)
{
    d->scene.glasses = glasses;
    update();
}

void BoardWidget::setTuzdykGains(const std::array<int, 2>& gains)
{
    d->tuzdykGains = gains;
    if (!isAnimating()) {
        d->scene.tuzdykGains = gains;
        update();
    }
}

void BoardWidget::setPicking(bool on)
{
    d->isPicking = on;
    unsetCursor();
}

bool BoardWidget::isPicking() const
{
    return d->isPicking;
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
    const rules::Side bottom = flipped ? rules::Side::North : rules::Side::South;
    if (d->view.bottom == bottom)
        return;
    d->view.bottom = bottom;
    d->relayout();
}

void BoardWidget::setKazanPlacement(KazanPlacement placement)
{
    d->view.kazans = placement;
    d->relayout();
}

void BoardWidget::setTableMode(bool on)
{
    d->scene.isTable = on;
    update();
}

void BoardWidget::setArtLoading(ArtLoading loading)
{
    d->artLoading = loading;
    update();
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
    if (!alive)
        return;
    if (d->isPicking)
        Q_EMIT placePicked(house);
    else if (isPlayable(house))
        Q_EMIT moveWished(house);
    else
        Q_EMIT placeRefused(house);
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

void BoardWidget::paintEvent(QPaintEvent* event)
{
    QPainter painter(this);
    if (!d->provideArt(painter.device()->devicePixelRatioF())) {
        painter.fillRect(event->rect(), palette().window());
        return;
    }
    // What was asked for, unless the window wants another part too.
    std::vector<QRect> parts = std::exchange(d->damage, {});
    QRegion asked;
    for (const QRect& part : parts)
        asked += part;
    if (!event->region().subtracted(asked).isEmpty()) {
        parts = {event->region().begin(), event->region().end()};
        d->lying.spoil(parts);
    }
    constexpr std::size_t kMostParts = 12;
    if (parts.size() > kMostParts)
        parts = {event->region().boundingRect()};
    const double dpr = painter.device()->devicePixelRatioF();
    // On whole pixels alone does the picture show just what is there without it.
    const bool hasLying = isAnimating() && dpr == std::round(dpr);
    for (const QRect& part : parts) {
        painter.setClipRect(part);
        const bool isSolid = d->art.isSolid(part);
        if (!isSolid)
            painter.fillRect(part, palette().window());
        if (!isSolid || !hasLying) {
            paintScene(painter, d->scene, d->art, part);
            continue;
        }
        d->lying.draw(painter, d->scene, d->art, size(), part);
        paintScene(painter, d->scene, d->art, part, SceneLayers::Moving);
    }
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

} // namespace qumalaq::desktop
