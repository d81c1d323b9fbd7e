// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/window/page_stack.h"

#include "app/desktop/ui/announcer.h"
#include "app/desktop/ui/fitting_scroll_area.h"
#include "app/desktop/ui/motion.h"
#include "app/desktop/ui/page.h"
#include "app/desktop/ui/settings.h"

#include <QAccessible>
#include <QApplication>
#include <QEvent>
#include <QPixmap>

#include <algorithm>

namespace qumalaq::desktop {

namespace {

constexpr int kTitleReadMs = 1500; ///< after the window became active

} // namespace

PageStack::PageStack(const Settings& settings, QWidget* parent) : QStackedWidget(parent), m_settings(settings)
{
    qApp->installEventFilter(this);
}

PageStack::~PageStack()
{
    // Their signals must not reach a partly destroyed stack.
    for (Page* page : pages())
        page->disconnect(this);
}

void PageStack::add(Page* page)
{
    auto* frame = new FittingScrollArea(page, this);
    frame->setMinimumSize(1, 1); // a page scrolls in a window of any size
    addWidget(frame);
    connect(page, &Page::commandsChanged, this, [this, page] {
        if (page == this->page())
            Q_EMIT commandsChanged();
    });
}

void PageStack::enter(Page* page)
{
    if (page != this->page()) {
        if (!m_trail.empty() && page == m_trail.front()) {
            m_trail.clear();
        } else {
            std::erase(m_trail, page); // a page is in the trail only once
            m_trail.push_back(this->page());
        }
    }
    showPage(page);
}

void PageStack::showPage(Page* page)
{
    Page* before = this->page();
    if (before != page) {
        QPixmap picture;
        if (isVisible() && !m_settings.isMotionReduced())
            picture = currentWidget()->grab();
        before->leave();
        announceTitle(*page); // first: when the page before is hidden, the focus moves
        makeCurrent(page);
        if (!picture.isNull())
            fadeFrom(picture, *this);
    }
    page->enter();
    Q_EMIT commandsChanged();
}

bool PageStack::event(QEvent* event)
{
    if (event->type() == QEvent::WindowActivate)
        m_activated.start();
    return QStackedWidget::event(event);
}

bool PageStack::eventFilter(QObject*, QEvent* event)
{
    if (event->type() == QEvent::MouseButtonPress)
        m_pressed = page();
    return event->type() == QEvent::MouseButtonDblClick && m_pressed != nullptr && m_pressed != page();
}

/// Does nothing right after the window was activated: screen readers read its title then.
void PageStack::announceTitle(const Page& page)
{
    const QString title = canGoBack() ? page.title() : page.accessibleName(); // the home has no title
    const bool isRead = QAccessible::isActive() && (!isActiveWindow() || !m_activated.hasExpired(kTitleReadMs));
    if (!title.isEmpty() && !isRead)
        Announcer::of(*this).announceNow(title + u'.');
}

void PageStack::makeCurrent(Page* page)
{
    Q_EMIT entering(page);
    page->updateLook();
    m_isZen = m_isZen && page->canRun(ActionId::Zen);
    page->setZen(m_isZen);
    setCurrentIndex(indexOfPage(page));
}

std::vector<Page*> PageStack::trail() const
{
    std::vector<Page*> trail = m_trail;
    trail.push_back(page());
    return trail;
}

void PageStack::setTrail(const std::vector<Page*>& trail)
{
    m_trail.assign(trail.begin(), trail.end() - 1);
    makeCurrent(trail.back());
    page()->enter();
    Q_EMIT commandsChanged();
}

void PageStack::clear()
{
    Q_EMIT entering(nullptr);
    m_trail.clear();
    for (Page* page : pages())
        page->disconnect(this); // their signals must not reach an empty stack
    QWidget* current = currentWidget();
    for (int i = count() - 1; i >= 0; --i) {
        if (widget(i) != current) // deleted last, so that no other page is shown
            delete widget(i);
    }
    delete current;
}

void PageStack::goBack()
{
    if (page()->stepBack() || !canGoBack())
        return;
    Page* previous = m_trail.back();
    m_trail.pop_back();
    showPage(previous);
}

Page* PageStack::pageAt(int index) const
{
    const auto* frame = static_cast<const FittingScrollArea*>(widget(index));
    return frame ? static_cast<Page*>(frame->content()) : nullptr;
}

int PageStack::indexOfPage(const Page* page) const
{
    int index = 0;
    while (pageAt(index) != page)
        ++index;
    return index;
}

Page* PageStack::page() const
{
    return pageAt(currentIndex());
}

std::vector<Page*> PageStack::pages() const
{
    std::vector<Page*> pages;
    for (int i = 0; i < count(); ++i)
        pages.push_back(pageAt(i));
    return pages;
}

void PageStack::updateLook()
{
    page()->updateLook(); // the others do it when they are entered
}

void PageStack::setZen(bool zen)
{
    m_isZen = zen;
    page()->setZen(zen);
    Q_EMIT commandsChanged();
}

} // namespace qumalaq::desktop
