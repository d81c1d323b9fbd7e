// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/board/theme.h"
#include "app/desktop/ui/actions.h"
#include "app/desktop/ui/style.h"
#ifndef Q_MOC_RUN // moc 6.4 cannot read <concepts>
#include "app/desktop/ui/record_file.h"
#include "core/notation/game_record.h"
#endif

#include <QString>
#include <QWidget>

#include <any>
#include <optional>
#include <utility>
#include <vector>

namespace qumalaq::desktop {

/// A part of the program that fills the window while it is shown: the game, a lesson, the library …
///
/// The window owns the pages, shows one at a time, and passes it the commands that it handles. A page knows neither the
/// window nor the other pages; it asks for them by signals, which the window connects.
class Page : public QWidget {
    Q_OBJECT

public:
    using QWidget::QWidget;

    /// Shown in the title of the window, and the page's name for screen readers; in the program's language. If it is
    /// empty, the window shows only the program's name and the page has its accessible name.
    [[nodiscard]] virtual QString title() const = 0;
    /// Whether enter() tells where the person is; screen readers then do not name the page as well.
    [[nodiscard]] virtual bool isToldByItself() const { return false; }
    /// The title in the header bar.
    [[nodiscard]] virtual QString heading() const { return title(); }
    /// A widget of the page that takes the title's place in the header bar; null if there is none. The bar owns it
    /// while the page is shown.
    [[nodiscard]] virtual QWidget* headerWidget() { return nullptr; }
    /// The most important commands, for the header bar: at most four.
    [[nodiscard]] virtual std::vector<ActionId> headerActions() const { return {}; }
    /// More commands, for a menu in the header bar; an empty entry separates.
    [[nodiscard]] virtual std::vector<std::optional<ActionId>> menuActions() const { return {}; }
    /// Leaves what covers the page's first page: a lesson, a puzzle. False if there is nothing to leave; the window
    /// then goes back to the previous page.
    virtual bool stepBack() { return false; }

    /// Sets colours and lengths. Called before the page is first shown and after every change.
    virtual void setLook(const Theme& theme, const Metrics& metrics) = 0;

    /// What another page of this class needs to go on where this one is. In another language the window makes all pages
    /// anew.
    [[nodiscard]] virtual std::any state() const { return {}; }
    /// Goes on with the state of an earlier page of this class. Called before the page is first shown.
    virtual void restore([[maybe_unused]] const std::any& state) {}

    /// Whether the page handles the command and it is available now. Not called for commands of the whole window, but
    /// for Zen: true if setZen() leaves a board.
    [[nodiscard]] virtual bool can(ActionId) const { return false; }
    /// Whether a checkable command is checked in this page.
    [[nodiscard]] virtual bool isChecked(ActionId) const { return false; }
    /// Whether Undo undoes a change of a text; in a game it takes back a move.
    [[nodiscard]] virtual bool undoesChanges() const { return false; }
    /// Carries out a command for which can() is true; `checked` is the new state of a checkable command.
    virtual void run(ActionId, [[maybe_unused]] bool checked) {}

    /// Called when the page is shown. The page sets the keyboard focus.
    virtual void enter() {}
    /// Called when the page is hidden. Searches and clocks that nobody sees must stop.
    virtual void leave() {}
    /// Shows the tip of the command under the pointer; empty if there is none.
    virtual void showTip(const QString&) {}
    /// Hides everything but the board, or shows it again.
    virtual void setZen(bool) {}

    // --- For saving, copying and printing, which the window does for all pages ---

    /// Whether shownRecord() returns one. Must be cheap: it is called whenever commands change.
    [[nodiscard]] virtual bool hasRecord() const { return false; }
    /// The game that is shown, created by each call; none if there is no game.
    [[nodiscard]] virtual std::optional<notation::GameRecord> shownRecord() const { return std::nullopt; }
    /// The position that is shown: one of that game, not always its last.
    [[nodiscard]] virtual std::optional<rules::AnyPosition> shownPosition() const { return std::nullopt; }
    /// True if shownRecord() contains work that was never saved and is not kept elsewhere.
    [[nodiscard]] virtual bool isModified() const { return false; }
    /// Called after shownRecord() was saved.
    virtual void setSaved() {}
    /// The file of shownRecord(). A page that shows another game sets that game's file.
    [[nodiscard]] const RecordFile& recordFile() const { return m_recordFile; }
    void setRecordFile(RecordFile file) { m_recordFile = std::move(file); }

Q_SIGNALS:
    /// can(), isChecked(), the titles or the commands of the header bar may have changed.
    void commandsChanged();

protected:
    /// For pages with a panel beside their main content: places the panel, in this width, beside it, or in the full
    /// width below it if the page is too narrow. Returns whether it is beside. The page's layout is a QBoxLayout.
    bool placePanel(QWidget* panel, int width, const Metrics& metrics);

private:
    RecordFile m_recordFile;
};

} // namespace qumalaq::desktop
