// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/board/theme.h"
#include "app/desktop/ui/actions.h"
#include "app/desktop/ui/record_file.h"
#include "app/desktop/ui/style.h"
#include "core/notation/game_record.h"

#include <QString>
#include <QWidget>

#include <any>
#include <optional>
#include <utility>
#include <vector>

namespace qumalaq::desktop {

class BoardWidget;

/// A view that fills the window: the game, the lessons, the library …
///
/// The window owns the pages, shows one at a time, and passes it the commands that it handles. A page knows neither the
/// window nor other pages: it emits signals, which the window connects.
class Page : public QWidget {
    Q_OBJECT

public:
    using QWidget::QWidget;

    /// Translated; for the title of the window and the accessible name, and told before enter(). If it is empty, the
    /// window's title is the program's name, and accessibleName() is used.
    [[nodiscard]] virtual QString title() const = 0;
    /// The title in the header bar.
    [[nodiscard]] virtual QString heading() const { return title(); }
    /// Replaces the title in the header bar; may be null. The bar owns the widget while the page is shown.
    [[nodiscard]] virtual QWidget* headerWidget() { return nullptr; }
    /// The title beside that widget, if there is room.
    [[nodiscard]] virtual QString headingBesideWidget() const { return {}; }
    /// The most important commands, for the header bar; at most four.
    [[nodiscard]] virtual std::vector<ActionId> headerActions() const { return {}; }
    /// More commands, for a menu in the header bar. An entry without value is a separator.
    [[nodiscard]] virtual std::vector<std::optional<ActionId>> menuActions() const { return {}; }
    /// Goes back inside the page, for example from a lesson to the lessons. False if that is not possible: the window
    /// then shows the previous page.
    virtual bool stepBack() { return false; }

    /// Sets the lengths, and the colours that nothing reads when it paints, from currentMetrics() and currentTheme().
    /// Called before the page is first shown and after every change.
    virtual void updateLook() {}

    /// What a new page of this class needs to continue. The window recreates all pages when the language changes.
    [[nodiscard]] virtual std::any state() const { return {}; }
    /// Continues with the state() of an earlier page. Called before the page is first shown.
    virtual void restore([[maybe_unused]] const std::any& state) {}

    /// Whether the page handles the command and it is available now. Not called for commands of the window, except for
    /// Zen: whether setZen() leaves a board.
    [[nodiscard]] virtual bool canRun(ActionId) const { return false; }
    /// Whether a checkable command is checked in this page.
    [[nodiscard]] virtual bool isChecked(ActionId) const { return false; }
    /// Whether Undo undoes an edit; otherwise it takes back a move.
    [[nodiscard]] virtual bool undoesChanges() const { return false; }
    /// Runs a command for which canRun() is true. `checked` is the new state of a checkable command.
    virtual void run(ActionId, [[maybe_unused]] bool checked) {}

    /// The board on which a digit plays wherever else the focus is in the window; null if there is none at the moment.
    [[nodiscard]] virtual BoardWidget* boardForDigits() const { return nullptr; }

    /// Called when the page is shown. Sets the keyboard focus.
    virtual void enter() {}
    /// Called when the page is hidden. Stops searches and clocks.
    virtual void leave() {}
    /// Shows a short text for this time, in the place of the last one.
    virtual void showTip(const QString& /*tip*/, int /*ms*/) {}
    /// Hides everything but the board, or shows it again.
    virtual void setZen(bool) {}

    // --- For saving, copying and printing, which the window does for all pages ---

    /// Whether shownRecord() returns one. Must be cheap: it is called whenever commands change.
    [[nodiscard]] virtual bool hasRecord() const { return false; }
    /// A copy of the game that is shown, if there is one.
    [[nodiscard]] virtual std::optional<notation::GameRecord> shownRecord() const { return std::nullopt; }
    /// The position that is shown: one of that game, not always its last.
    [[nodiscard]] virtual std::optional<rules::AnyPosition> shownPosition() const { return std::nullopt; }
    /// The game whose rules the page is about, if there is one.
    [[nodiscard]] virtual std::optional<rules::GameId> shownGame() const
    {
        const auto position = shownPosition();
        return position ? std::optional(rules::gameOf(*position)) : std::nullopt;
    }
    /// Whether shownRecord() has unsaved changes that are not kept elsewhere.
    [[nodiscard]] virtual bool isModified() const { return false; }
    /// Called after shownRecord() was saved.
    virtual void setSaved() {}
    /// The file of shownRecord(). A page that opens another game must set that game's file.
    [[nodiscard]] const RecordFile& recordFile() const { return m_recordFile; }
    void setRecordFile(RecordFile file) { m_recordFile = std::move(file); }

Q_SIGNALS:
    /// canRun(), isChecked(), the titles or the commands of the header bar may have changed.
    void commandsChanged();

protected:
    /// Places a panel of this width beside the main content, or in full width below it if the page is too narrow.
    /// Returns true if it is beside. The page's layout must be a QBoxLayout.
    bool placePanel(QWidget* panel, int width);
    /// For minimumSizeHint() of a page with wrapped texts, whose lines QWidget does not count.
    [[nodiscard]] QSize minimumSizeOfTexts() const;

private:
    RecordFile m_recordFile;
};

} // namespace qumalaq::desktop
