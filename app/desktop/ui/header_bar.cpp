// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/ui/header_bar.h"

#include "app/desktop/ui/elided_label.h"
#include "app/desktop/ui/notice_bar.h"
#include "app/desktop/ui/page.h"
#include "app/desktop/ui/style.h"

#include <QAction>
#include <QEvent>
#include <QHBoxLayout>
#include <QMenu>
#include <QToolButton>

#include <algorithm>
#include <utility>

namespace qumalaq::desktop {

namespace {

constexpr int kAroundNotice = 3;     ///< spacings between the title and a notice
constexpr int kNarrowestTitle = 180; ///< design pixels; in a narrower bar the commands are icons

} // namespace

HeaderBar::HeaderBar(const Actions& actions, NoticeBar& notices, QWidget* parent)
    : QWidget(parent)
    , m_actions(actions)
    , m_notices(notices)
    , m_row(new QHBoxLayout(this))
    , m_back(new QToolButton(this))
    , m_home(new QToolButton(this))
    , m_title(new ElidedLabel(this))
    , m_more(new QToolButton(this))
    , m_menu(new QMenu(this))
{
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    setRole(m_title, "heading");
    m_home->setDefaultAction(actions.at(ActionId::Start));
    m_home->hide();
    for (QToolButton* button : {m_back, m_home, m_more})
        button->setFocusPolicy(Qt::TabFocus);
    m_more->setMenu(m_menu);
    m_more->setPopupMode(QToolButton::InstantPopup);
    m_row->setContentsMargins(0, 0, 0, 0);
    m_row->addWidget(m_back);
    m_row->addWidget(m_home);
    m_row->addWidget(m_title, 1);
    m_row->addWidget(m_more);
    connect(m_back, &QToolButton::clicked, this, &HeaderBar::backRequested);
    // Opened by keyboard it begins at its first command, which a screen reader then reads. Queued: it must be shown.
    connect(
        m_menu, &QMenu::aboutToShow, m_more,
        [this] {
            const auto commands = m_menu->actions();
            const auto first = std::find_if(commands.begin(), commands.end(), [](const QAction* command) {
                return command->isEnabled() && command->isVisible() && !command->isSeparator();
            });
            if (m_more->hasFocus() && first != commands.end() && m_menu->activeAction() == nullptr)
                m_menu->setActiveAction(*first);
        },
        Qt::QueuedConnection);
    connect(m_menu, &QMenu::aboutToHide, m_more, [this] {
        m_more->setAttribute(Qt::WA_UnderMouse, false); // the pointer may have left it for the menu
        m_more->update();
    });
    m_notices.installEventFilter(this);
    setTexts();
}

void HeaderBar::setPage(Page* page)
{
    if (m_content && m_page) {
        m_content->hide();
        m_content->setParent(m_page);
    }
    m_page = page;
    m_content = page ? page->headerWidget() : nullptr;
    if (!page)
        return;
    if (m_content) {
        m_row->insertWidget(m_row->indexOf(m_title) + 1, m_content, 1);
        m_content->show();
    }
    rebuild();
    refresh();
}

void HeaderBar::rebuild()
{
    m_shown = m_page->headerActions();
    for (QToolButton* button : std::exchange(m_buttons, {})) {
        button->hide();
        button->deleteLater(); // it may be the one that was clicked
    }
    QWidget* before = m_home; // new buttons come last in the order of Tab
    for (const ActionId id : m_shown) {
        auto* button = new QToolButton(this);
        button->setDefaultAction(m_actions.at(id));
        button->setFocusPolicy(Qt::TabFocus);
        m_row->insertWidget(m_row->indexOf(m_more), button);
        m_buttons.push_back(button);
        setTabOrder(std::exchange(before, button), button);
    }
    setTabOrder(before, m_more);
    m_menu->clear();
    for (const auto& id : m_page->menuActions()) {
        if (id)
            m_menu->addAction(m_actions.at(*id));
        else
            m_menu->addSeparator();
    }
    m_more->setVisible(!m_menu->isEmpty());
}

void HeaderBar::refresh()
{
    if (!m_page)
        return;
    if (m_page->headerActions() != m_shown)
        rebuild();
    updateLayout();
}

void HeaderBar::setHomeShown(bool shown)
{
    m_isHomeShown = shown;
}

void HeaderBar::updateLook()
{
    m_row->setSpacing(px(4));
    updateLayout();
}

/// The commands show their names if there is still room for the title or a notice, for which the title may be cut.
void HeaderBar::updateLayout()
{
    if (isHidden() || !m_page) // refresh() follows when it is shown
        return placeNotices();
    const auto widthWith = [this](Qt::ToolButtonStyle style) {
        int width = m_back->sizeHint().width() + m_row->spacing();
        width += m_isHomeShown ? m_home->sizeHint().width() + m_row->spacing() : 0;
        for (QToolButton* button : m_buttons) {
            button->setToolButtonStyle(style);
            width += button->sizeHint().width() + m_row->spacing();
        }
        return width + (m_more->isHidden() ? 0 : m_more->sizeHint().width() + m_row->spacing());
    };
    const int icons = widthWith(Qt::ToolButtonIconOnly);
    int names = widthWith(Qt::ToolButtonTextBesideIcon);
    const int narrow = px(kNarrowestTitle);
    int title = narrow;
    int leastTitle = title / 2;
    bool areNamesLeft = true;
    const bool hasContent = isContentShown() && !m_content->layout()->isEmpty();
    m_title->setText(hasContent ? m_page->headingBesideWidget() : m_page->heading());
    const int whole = m_title->text().isEmpty() ? 0 : m_title->sizeHint().width() + m_row->spacing();
    if (isContentShown()) {
        const auto with = [this](const QSize& size) {
            return std::max(size.width(), m_content->minimumWidth()) + m_row->spacing();
        };
        leastTitle = with(m_content->minimumSizeHint());
        title = std::max(title, with(m_content->sizeHint()));
        const bool hasRoom = icons + leastTitle + whole <= width();
        m_title->setVisible(!hasContent || (whole > 0 && hasRoom));
        leastTitle += m_title->isHidden() ? 0 : whole;
        title += m_title->isHidden() ? 0 : whole;
    } else {
        m_title->show();
        const auto helps = [this](int others) {
            const int gap = (kAroundNotice - 1) * m_row->spacing(); // one spacing is part of the others
            return !m_notices.isHidden() && hasRoomForNotice(width() - others - gap);
        };
        if (!helps(names + whole) && helps(names + narrow))
            m_title->setText(m_title->fontMetrics().elidedText(m_title->text(), Qt::ElideRight, narrow));
        else
            areNamesLeft = helps(names + whole) || !helps(icons + whole);
    }
    m_row->setStretch(m_row->indexOf(m_title), hasContent ? 0 : 1);
    // Beside the content the title is whole or hidden.
    m_title->setSizePolicy(hasContent ? QSizePolicy::Fixed : QSizePolicy::Ignored, QSizePolicy::Fixed);
    int needed = names + title;
    if (needed > width() || !areNamesLeft)
        needed = widthWith(Qt::ToolButtonIconOnly) + leastTitle;
    else if (!isContentShown() && m_notices.isHidden()) { // the last names go before the title is cut
        for (auto button = m_buttons.rbegin();
             button != m_buttons.rend() && names + std::min(whole, width() / 2) > width(); ++button) {
            names -= (*button)->sizeHint().width();
            (*button)->setToolButtonStyle(Qt::ToolButtonIconOnly);
            names += (*button)->sizeHint().width();
        }
    }
    // In a very narrow bar some commands are only in the menus, first of all the way home.
    m_home->setVisible(m_isHomeShown && needed <= width());
    needed -= m_isHomeShown && m_home->isHidden() ? m_home->sizeHint().width() + m_row->spacing() : 0;
    for (auto button = m_buttons.rbegin(); button != m_buttons.rend(); ++button) {
        (*button)->setVisible(needed <= width());
        needed -= (*button)->isHidden() ? (*button)->sizeHint().width() + m_row->spacing() : 0;
    }
    m_row->activate();
    placeNotices();
}

/// Whether the notice is no higher than the bar, or than a single line.
bool HeaderBar::hasRoomForNotice(int width) const
{
    const int highest = std::max(height(), m_notices.heightForWidth(QWIDGETSIZE_MAX));
    return width > m_notices.minimumSizeHint().width() && m_notices.heightForWidth(width) <= highest;
}

/// Between the title and the commands, or else at the bottom of the page, where it does not hide the board.
void HeaderBar::placeNotices()
{
    if (m_notices.isHidden())
        return;
    const QRect bar = geometry();
    if (!isHidden() && !isContentShown()) {
        const int shown = std::min(m_title->width(), m_title->sizeHint().width());
        const int left = bar.left() + m_title->x() + shown + kAroundNotice * m_row->spacing();
        const int right = bar.left() + m_title->geometry().right();
        if (const int width = right - left + 1; hasRoomForNotice(width)) {
            const int height = std::max(bar.height(), m_notices.heightForWidth(width));
            // A single line that is higher than the bar is centred on it.
            m_notices.setGeometry(left, bar.top() - (height - bar.height()) / 2, width, height);
            return m_notices.raise();
        }
    }
    const QRect page = parentWidget()->contentsRect();
    const int width = std::max(1, page.right() - 2 * bar.left() + 1);
    const int height = std::max(1, m_notices.heightForWidth(width));
    const int top = isHidden() ? bar.top() : page.bottom() + 1 - (bar.top() - page.top()) - height;
    m_notices.setGeometry(bar.left(), top, width, height);
    m_notices.raise();
}

void HeaderBar::setTexts()
{
    m_back->setText(QStringLiteral("‹ ") + tr("Back"));
    m_back->setAccessibleName(tr("Back"));
    m_back->setToolTip(tr("To the previous page"));
    m_more->setText(tr("Menu"));
    m_more->setToolTip(tr("More commands"));
    refresh();
}

bool HeaderBar::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Show || event->type() == QEvent::Hide || event->type() == QEvent::LayoutRequest)
        updateLayout();
    return QWidget::eventFilter(watched, event);
}

void HeaderBar::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    updateLayout();
}

void HeaderBar::moveEvent(QMoveEvent* event)
{
    QWidget::moveEvent(event);
    placeNotices();
}

} // namespace qumalaq::desktop
