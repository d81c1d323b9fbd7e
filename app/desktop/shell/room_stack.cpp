// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/shell/room_stack.h"

#include "app/desktop/frame/motion.h"
#include "app/desktop/frame/room.h"
#include "app/desktop/frame/scroll_frame.h"
#include "app/desktop/frame/settings.h"

#include <QPixmap>

#include <algorithm>

namespace qumalaq::desktop {

RoomStack::RoomStack(const Settings& settings, QWidget* parent) : QStackedWidget(parent), m_settings(settings) {}

RoomStack::~RoomStack()
{
    // Their signals must not reach a partly destroyed stack.
    for (Room* room : rooms())
        room->disconnect(this);
}

void RoomStack::add(Room* room)
{
    auto* frame = new ScrollFrame(room, this);
    frame->setMinimumSize(1, 1); // a room scrolls in a window of any size
    addWidget(frame);
    connect(room, &Room::commandsChanged, this, [this, room] {
        if (room == this->room())
            Q_EMIT commandsChanged();
    });
}

void RoomStack::enter(Room* room)
{
    Room* before = this->room();
    if (before != room) {
        QPixmap picture;
        if (isVisible() && !m_settings.isMotionReduced())
            picture = currentWidget()->grab();
        before->leave();
        const auto been = std::find(m_trail.begin(), m_trail.end(), room);
        if (been != m_trail.end())
            m_trail.erase(been, m_trail.end());
        else
            m_trail.push_back(before);
        Q_EMIT entering(room);
        room->setLook(m_theme, m_metrics);
        m_isZen = m_isZen && room->can(ActionId::Zen);
        room->setZen(m_isZen);
        setCurrentIndex(indexOfRoom(room));
        if (!picture.isNull())
            fadeFrom(picture, *this);
    }
    room->enter();
    Q_EMIT commandsChanged();
}

void RoomStack::goBack()
{
    if (!room()->stepBack() && canGoBack())
        enter(m_trail.back());
}

Room* RoomStack::roomAt(int index) const
{
    const auto* frame = static_cast<const ScrollFrame*>(widget(index));
    return frame ? static_cast<Room*>(frame->content()) : nullptr;
}

int RoomStack::indexOfRoom(const Room* room) const
{
    int index = 0;
    while (roomAt(index) != room)
        ++index;
    return index;
}

Room* RoomStack::room() const
{
    return roomAt(currentIndex());
}

std::vector<Room*> RoomStack::rooms() const
{
    std::vector<Room*> rooms;
    for (int i = 0; i < count(); ++i)
        rooms.push_back(roomAt(i));
    return rooms;
}

void RoomStack::setLook(const Theme& theme, const Metrics& metrics)
{
    m_theme = theme;
    m_metrics = metrics;
    room()->setLook(m_theme, m_metrics); // the others get it when they are entered
}

void RoomStack::setZen(bool zen)
{
    m_isZen = zen;
    room()->setZen(zen);
    Q_EMIT commandsChanged();
}

void RoomStack::retranslate()
{
    for (Room* room : rooms())
        room->retranslate();
}

} // namespace qumalaq::desktop
