// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QElapsedTimer>
#include <QStackedWidget>

#include <vector>

namespace qumalaq::desktop {

class Page;
class Settings;

/// Owns the pages of the window, each in a FittingScrollArea. Shows one page at a time, remembers the way back, and
/// sets the look of the current page. The second press of a double click that changes the page does nothing.
class PageStack : public QStackedWidget {
    Q_OBJECT

public:
    /// `settings` must outlive it.
    explicit PageStack(const Settings& settings, QWidget* parent = nullptr);
    ~PageStack() override;

    /// Takes ownership of the page; enter() shows it. The first page is the home, where every way back ends.
    void add(Page* page);
    void enter(Page* page);
    /// Calls Page::stepBack(), and shows the previous page if that returns false.
    void goBack();
    /// False on the home page.
    [[nodiscard]] bool canGoBack() const { return !m_trail.empty(); }
    [[nodiscard]] Page* page() const;
    [[nodiscard]] std::vector<Page*> pages() const;
    /// The pages from the home to the current page.
    [[nodiscard]] std::vector<Page*> trail() const;
    /// Replaces the way back, and shows the last page of `trail`.
    void setTrail(const std::vector<Page*>& trail);
    void clear();

    void updateLook();
    void setZen(bool zen);
    [[nodiscard]] bool isZen() const { return m_isZen; }

Q_SIGNALS:
    /// Another page is about to be shown. Null: all pages are about to be deleted.
    void entering(qumalaq::desktop::Page* page);
    /// The current page changed, or its commands or title.
    void commandsChanged();

protected:
    bool event(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void showPage(Page* page);
    void announceTitle(const Page& page);
    void makeCurrent(Page* page);
    [[nodiscard]] Page* pageAt(int index) const;
    [[nodiscard]] int indexOfPage(const Page* page) const;

    const Settings& m_settings;
    bool m_isZen = false;
    const Page* m_pressed = nullptr; ///< the page when a button of the mouse was last pressed
    QElapsedTimer m_activated;       ///< since the window became active
    std::vector<Page*> m_trail;      ///< from the home to the previous page
};

} // namespace qumalaq::desktop
