// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/board/theme.h"
#include "app/desktop/frame/style.h"

#include <QStackedWidget>

#include <vector>

namespace qumalaq::desktop {

class Room;
class Settings;

/// Owns the rooms of the window, each in a ScrollFrame, shows one at a time, remembers the way back, and gives the
/// shown one its look.
class RoomStack : public QStackedWidget {
    Q_OBJECT

public:
    /// `settings` must outlive it.
    explicit RoomStack(const Settings& settings, QWidget* parent = nullptr);
    ~RoomStack() override;

    /// Takes ownership of the room. The first one is the home: every way back ends there. A room is not shown before
    /// enter().
    void add(Room* room);
    void enter(Room* room);
    /// Out of the part of the room that is shown, or else to the previous room.
    void goBack();
    /// False in the home, from which no way leads back.
    [[nodiscard]] bool canGoBack() const { return !m_trail.empty(); }
    /// The current one.
    [[nodiscard]] Room* room() const;
    [[nodiscard]] std::vector<Room*> rooms() const;

    void setLook(const Theme& theme, const Metrics& metrics);
    void setZen(bool zen);
    [[nodiscard]] bool isZen() const { return m_isZen; }
    void retranslate();

Q_SIGNALS:
    /// Another room is about to be shown.
    void entering(qumalaq::desktop::Room* room);
    /// There is another current room, or its commands or title changed.
    void commandsChanged();

private:
    [[nodiscard]] Room* roomAt(int index) const;
    [[nodiscard]] int indexOfRoom(const Room* room) const;

    const Settings& m_settings;
    Theme m_theme;
    Metrics m_metrics;
    bool m_isZen = false;
    std::vector<Room*> m_trail; ///< the previous rooms, the home first; without the current one
};

} // namespace qumalaq::desktop
