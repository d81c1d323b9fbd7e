// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/board/theme.h"
#include "app/desktop/frame/actions.h"
#include "app/desktop/frame/style.h"
#ifndef Q_MOC_RUN // moc 6.4 can not read <concepts>
#include "app/desktop/frame/record_file.h"
#endif

#include <QString>
#include <QWidget>

#include <optional>
#include <utility>

namespace qumalaq::desktop {

/// One capability of the window that fills it while it is shown: the game, a lesson, the library …
///
/// The window owns the rooms, shows one at a time, and hands it those commands that mean something there. A room knows
/// neither the window nor the other rooms: what it wants of them it says by signals, which the window connects.
class Room : public QWidget {
    Q_OBJECT

public:
    using QWidget::QWidget;

    /// In the program's language; stands in the window's title, and screen readers call the room so. Empty: the
    /// window has the program's name alone, and the room its accessible name.
    [[nodiscard]] virtual QString title() const = 0;
    /// Colours and lengths from now on. Called before the room is first shown and after every change.
    virtual void setLook(const Theme& theme, const Metrics& metrics) = 0;
    /// Every text anew, in the language that is in force now.
    virtual void retranslate() = 0;

    /// The command means something here at this moment. Those of the whole window are not asked for.
    [[nodiscard]] virtual bool can(ActionId) const { return false; }
    /// What a checkable command's tick shows here.
    [[nodiscard]] virtual bool isChecked(ActionId) const { return false; }
    /// Carries a command out that can() be carried out; `checked` is a checkable one's new state.
    virtual void run(ActionId, [[maybe_unused]] bool checked) {}

    /// It is shown from now on; the keyboard's focus is the room's to set.
    virtual void enter() {}
    /// It is hidden from now on: searches and clocks that nobody sees end here.
    virtual void leave() {}
    /// What a command under the pointer does; empty: none is.
    virtual void showTip(const QString&) {}
    /// Nothing but what the room is about: no panels, no lists.
    virtual void setZen(bool) {}

    // --- For saving, copying and printing, which the window does for all rooms ---

    /// Whether shownRecord() has one. Quick: asked whenever commands change.
    [[nodiscard]] virtual bool hasRecord() const { return false; }
    /// The game that is shown, made anew at each call; none where there is no game.
    [[nodiscard]] virtual std::optional<notation::GameRecord> shownRecord() const { return std::nullopt; }
    /// The position that is shown: of that game, but not always its last.
    [[nodiscard]] virtual std::optional<rules::AnyPosition> shownPosition() const { return std::nullopt; }
    /// shownRecord() holds work that was never saved and that is kept nowhere else.
    [[nodiscard]] virtual bool isModified() const { return false; }
    /// shownRecord() has been saved as it is now.
    virtual void setSaved() {}
    /// Where shownRecord() is saved. A room that begins to show another game sets that game's file.
    [[nodiscard]] const RecordFile& recordFile() const { return m_recordFile; }
    void setRecordFile(RecordFile file) { m_recordFile = std::move(file); }

Q_SIGNALS:
    /// can(), isChecked() or title() may answer otherwise.
    void commandsChanged();
    /// The person is done here: back to where they came from.
    void closed();

private:
    RecordFile m_recordFile;
};

} // namespace qumalaq::desktop
