// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/ui/fitting_scroll_area.h"

#include <QApplication>
#include <QDialog>
#include <QDialogButtonBox>
#include <QEvent>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QScreen>
#include <QScrollArea>
#include <QScrollBar>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace qumalaq::desktop {

namespace {

/// An estimate of the window manager's frame, whose size is known only after a window is shown.
constexpr QSize kWindowFrame(8, 40);
constexpr int kAround = 6; ///< pixels kept visible around the widget with the focus
constexpr int kStep = 20;  ///< pixels; Qt scrolls three steps for a notch of the wheel
/// With a scale factor such as 1.25 a dialog can be a pixel smaller than requested.
constexpr QSize kRounding(1, 1);

/// Scrolls as little as possible, but to the top for what is seen there: a heading goes with the first row. If the part
/// is larger than the page, its beginning is visible.
void reveal(QScrollBar* bar, int begin, int length)
{
    const int around = std::clamp((bar->pageStep() - length) / 2, 0, kAround);
    const int least = begin + length + around - bar->pageStep();
    bar->setValue(least <= 0 ? 0 : std::min(std::max(bar->value(), least), begin - around));
}

void revealIn(const QAbstractScrollArea& area, const QWidget& content, const QWidget& part)
{
    const QPoint place = part.mapTo(&content, QPoint());
    reveal(area.horizontalScrollBar(), place.x(), part.width());
    reveal(area.verticalScrollBar(), place.y(), part.height());
}

void setRange(QScrollBar* bar, int content, int page)
{
    bar->setSingleStep(kStep);
    bar->setPageStep(page);
    bar->setRange(0, std::max(0, content - page));
}

} // namespace

QSize largestWindow(const QWidget* widget)
{
    return widget->screen()->availableSize() - kWindowFrame;
}

FittingScrollArea::FittingScrollArea(QWidget* content, QWidget* parent)
    : QAbstractScrollArea(parent)
    , m_content(content)
{
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::NoFocus);
    viewport()->setBackgroundRole(QPalette::NoRole); // the window's, also for nested scroll areas
    m_content->setParent(viewport());
    // Deferred: a widget that was just shown has no geometry yet. Not for a press of the mouse: the widget would be
    // scrolled away from the pointer before the release.
    connect(qApp, &QApplication::focusChanged, this, [this](QWidget*, QWidget* now) {
        if (now == nullptr || !m_content->isAncestorOf(now))
            return;
        if (QApplication::mouseButtons() == Qt::NoButton || !now->underMouse())
            QTimer::singleShot(0, this, &FittingScrollArea::revealFocus);
    });
}

FittingScrollArea* FittingScrollArea::addTo(QDialog& dialog, QWidget* foot)
{
    QLayout* inner = dialog.layout();
    const QMargins margins = inner->contentsMargins();
    const int spacing = inner->spacing();
    const auto constraint = inner->sizeConstraint();
    inner->setSizeConstraint(QLayout::SetDefaultConstraint);
    if (foot != nullptr)
        inner->removeWidget(foot);
    auto* content = new QWidget(&dialog);
    content->setLayout(inner); // reparents the widgets of the layout, too
    auto* frame = new FittingScrollArea(content, &dialog);
    frame->m_dialog = &dialog;
    dialog.installEventFilter(frame);
    auto* column = new QVBoxLayout(&dialog);
    column->setContentsMargins({});
    column->setSizeConstraint(constraint);
    column->addWidget(frame, 1);
    if (foot == nullptr)
        return frame;
    frame->m_foot = foot;
    inner->setContentsMargins(margins.left(), margins.top(), margins.right(), 0);
    auto* below = new QHBoxLayout;
    below->setContentsMargins(margins.left(), 0, margins.right(), 0);
    below->addWidget(foot);
    column->setSpacing(spacing);
    column->setContentsMargins(0, 0, 0, margins.bottom());
    column->addLayout(below);
    return frame;
}

QSize FittingScrollArea::boundedToScreen(const QSize& size) const
{
    QSize space = largestWindow(this);
    if (m_dialog != nullptr)
        space.rheight() -= m_dialog->layout()->contentsMargins().bottom();
    if (m_foot != nullptr)
        space.rheight() -= m_foot->minimumSizeHint().height() + m_dialog->layout()->spacing();
    const int bar = size.height() > space.height() ? verticalScrollBar()->sizeHint().width() : 0;
    return (size + QSize(bar, 0)).boundedTo(space);
}

QSize FittingScrollArea::sizeHint() const
{
    return boundedToScreen(m_content->sizeHint());
}

QSize FittingScrollArea::minimumSizeHint() const
{
    return boundedToScreen(m_content->minimumSizeHint());
}

void FittingScrollArea::narrow()
{
    const int space = largestWindow(this).width();
    if (m_content->minimumSizeHint().width() > space) {
        for (QFormLayout* form : m_content->findChildren<QFormLayout*>())
            form->setRowWrapPolicy(QFormLayout::WrapAllRows);
    }
    if (m_foot != nullptr && m_dialog->layout()->totalMinimumSize().width() > space) {
        if (auto* buttons = qobject_cast<QDialogButtonBox*>(m_foot))
            buttons->setOrientation(Qt::Vertical);
        m_content->layout()->addWidget(std::exchange(m_foot, nullptr));
    }
    QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
}

void FittingScrollArea::fit()
{
    if (QLayout* layout = m_content->layout())
        layout->activate(); // updates the size hints of nested layouts
    QSize needed = m_content->minimumSizeHint();
    QSize space = maximumViewportSize();
    if (m_dialog != nullptr && needed.boundedTo(space + kRounding) == needed)
        needed = needed.boundedTo(space);
    const int barWidth = verticalScrollBar()->sizeHint().width();
    const int barHeight = horizontalScrollBar()->sizeHint().height();
    const bool isLow = needed.height() > space.height();
    if (needed.width() > space.width() - (isLow ? barWidth : 0))
        space.rheight() -= barHeight;
    if (needed.height() > space.height())
        space.rwidth() -= barWidth;
    const QSize size = space.expandedTo(needed);
    m_content->resize(size);
    setRange(horizontalScrollBar(), size.width(), space.width());
    setRange(verticalScrollBar(), size.height(), space.height());
}

void FittingScrollArea::revealFocus()
{
    const QWidget* focused = QApplication::focusWidget();
    if (focused == nullptr || !m_content->isAncestorOf(focused))
        return;
    for (const QWidget* around = focused->parentWidget(); around != m_content; around = around->parentWidget()) {
        if (const auto* area = qobject_cast<const QScrollArea*>(around))
            revealIn(*area, *area->widget(), *focused);
    }
    revealIn(*this, *m_content, *focused);
    m_revealed = {focused, placeOf(*focused)};
}

QRect FittingScrollArea::placeOf(const QWidget& part) const
{
    return {part.mapTo(m_content, QPoint()), part.size()};
}

bool FittingScrollArea::viewportEvent(QEvent* event)
{
    if (event->type() == QEvent::LayoutRequest) {
        fit();
        updateGeometry(); // the dialog may have to grow
        // A text above that has become longer moves it out of view.
        const QWidget* focused = QApplication::focusWidget();
        if (focused != nullptr && m_revealed.first == focused && m_content->isAncestorOf(focused)
            && m_revealed.second != placeOf(*focused))
            revealFocus();
    }
    return QAbstractScrollArea::viewportEvent(event);
}

bool FittingScrollArea::eventFilter(QObject* watched, QEvent* event)
{
    // The focus may be in the foot, outside the scroll area.
    if (watched == m_dialog && event->type() == QEvent::KeyPress) {
        auto* key = static_cast<QKeyEvent*>(event);
        if (key->key() == Qt::Key_PageUp || key->key() == Qt::Key_PageDown) {
            keyPressEvent(key);
            return true;
        }
    }
    return QAbstractScrollArea::eventFilter(watched, event);
}

void FittingScrollArea::resizeEvent(QResizeEvent* event)
{
    // The content's layout, and so its minimum size, depends on the available size.
    m_content->resize(maximumViewportSize());
    fit();
    QAbstractScrollArea::resizeEvent(event);
    revealFocus();
}

void FittingScrollArea::scrollContentsBy(int, int)
{
    m_content->move(-horizontalScrollBar()->value(), -verticalScrollBar()->value());
}

void FittingScrollArea::showEvent(QShowEvent* event)
{
    QAbstractScrollArea::showEvent(event);
    if (m_dialog == nullptr)
        return fit(); // hidden content sends no layout requests
    if (!m_dialog->testAttribute(Qt::WA_Resized)) {
        // Polishing has just changed size hints. The dialog needs them before it is placed.
        QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
        narrow();
        m_dialog->adjustSize();
        m_dialog->setAttribute(Qt::WA_Resized, false);
    }
    m_dialog->resize(m_dialog->size().boundedTo(largestWindow(this)));
}

} // namespace qumalaq::desktop
