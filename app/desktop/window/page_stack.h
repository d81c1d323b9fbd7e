// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/board/theme.h"
#include "app/desktop/ui/style.h"

#include <QStackedWidget>

#include <vector>

namespace qumalaq::desktop {

class Page;
class Settings;

/// Owns the pages of the window, each in a FittingScrollArea, shows one at a time, remembers the way back, and gives
/// the shown one its look.
class PageStack : public QStackedWidget {
    Q_OBJECT

public:
    /// `settings` must outlive it.
    explicit PageStack(const Settings& settings, QWidget* parent = nullptr);
    ~PageStack() override;

    /// Takes ownership of the page. The first one is the home: every way back ends there. A page is not shown before
    /// enter().
    void add(Page* page);
    void enter(Page* page);
    /// Out of the part of the page that is shown, or else to the previous page.
    void goBack();
    /// False in the home, from which no way leads back.
    [[nodiscard]] bool canGoBack() const { return !m_trail.empty(); }
    /// The current one.
    [[nodiscard]] Page* page() const;
    [[nodiscard]] std::vector<Page*> pages() const;
    /// The way back, the home first, and the current page.
    [[nodiscard]] std::vector<Page*> trail() const;
    /// Shows the last page of this trail.
    void setTrail(const std::vector<Page*>& trail);
    /// Deletes all pages.
    void clear();

    void setLook(const Theme& theme, const Metrics& metrics);
    void setZen(bool zen);
    [[nodiscard]] bool isZen() const { return m_isZen; }

Q_SIGNALS:
    /// Another page is about to be shown. Null: all pages are about to be deleted.
    void entering(qumalaq::desktop::Page* page);
    /// There is another current page, or its commands or title changed.
    void commandsChanged();

private:
    void showPage(Page* page);
    void makeCurrent(Page* page);
    [[nodiscard]] Page* pageAt(int index) const;
    [[nodiscard]] int indexOfPage(const Page* page) const;

    const Settings& m_settings;
    Theme m_theme;
    Metrics m_metrics;
    bool m_isZen = false;
    std::vector<Page*> m_trail; ///< the previous pages, the home first; without the current one
};

} // namespace qumalaq::desktop
