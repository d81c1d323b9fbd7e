// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/ui/actions.h"

#include <QPointer>
#include <QWidget>

#include <vector>

class QHBoxLayout;
class QMenu;
class QToolButton;

namespace qumalaq::desktop {

class ElidedLabel;
class NoticeBar;
class Page;

/// The bar above every page except the first: Back, the title, and the page's most important commands with their names.
/// In a narrow window the commands are icons. A notice is between title and commands. If it does not fit there, it is
/// at the bottom of the page, without moving anything.
class HeaderBar : public QWidget {
    Q_OBJECT

public:
    /// `notices`, a sibling, is placed over the bar. Both arguments must outlive the bar.
    HeaderBar(const Actions& actions, NoticeBar& notices, QWidget* parent = nullptr);

    /// Null: returns the headerWidget() to its page, which is about to be deleted.
    void setPage(Page* page);
    /// Beside Back, which leads elsewhere. Call refresh() afterwards.
    void setHomeShown(bool shown);
    /// Call it when title or commands of the page have changed.
    void refresh();
    void updateLook();
    void setTexts();

Q_SIGNALS:
    void backRequested();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void moveEvent(QMoveEvent* event) override;

private:
    void rebuild();
    void updateLayout();
    void placeNotices();
    [[nodiscard]] bool hasRoomForNotice(int width) const;
    /// Whether the page's own widget is in the place of the title.
    [[nodiscard]] bool isContentShown() const { return m_content && !m_content->isHidden(); }

    const Actions& m_actions;
    NoticeBar& m_notices;
    QPointer<Page> m_page;
    QPointer<QWidget> m_content; ///< the page's headerWidget()
    QHBoxLayout* m_row;
    QToolButton* m_back;
    QToolButton* m_home;
    ElidedLabel* m_title;
    std::vector<QToolButton*> m_buttons;
    std::vector<ActionId> m_shown; ///< the commands of m_buttons
    QToolButton* m_more;
    QMenu* m_menu;
    bool m_isHomeShown = false; ///< where there is room
};

} // namespace qumalaq::desktop
