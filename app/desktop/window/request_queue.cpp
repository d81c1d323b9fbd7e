// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/window/request_queue.h"

#include "app/desktop/records/record_controller.h"
#include "app/desktop/window/main_window.h"
#include "app/desktop/window/screenshot.h"

#include <QAction>
#include <QApplication>
#include <QEvent>
#include <QWindow>

#include <utility>

namespace qumalaq::desktop {

RequestQueue::RequestQueue(MainWindow& window, std::function<void(const rules::History&)> play)
    : m_window(window)
    , m_play(std::move(play))
{
    m_window.windowHandle()->installEventFilter(this);
    connect(m_window.records(), &RecordController::becameIdle, this, &RequestQueue::proceed);
}

void RequestQueue::add(const StartRequest& request)
{
    m_files += request.files;
    if (const auto line = CommandLine::parse(request.shown)) {
        if (line->game)
            m_game = line->game;
        if (line->page)
            m_page = line->page;
    }
    m_window.comeToFront(request.activationToken);
    proceed();
}

bool RequestQueue::eventFilter(QObject* watched, QEvent* event)
{
    // Queued, because another dialog may open at once.
    if (event->type() == QEvent::WindowUnblocked)
        QMetaObject::invokeMethod(this, &RequestQueue::proceed, Qt::QueuedConnection);
    return QObject::eventFilter(watched, event);
}

void RequestQueue::proceed()
{
    if (QApplication::activeModalWidget() != nullptr || m_window.records()->isBusy())
        return;
    if (const auto game = std::exchange(m_game, std::nullopt))
        m_play(*game);
    if (const auto page = std::exchange(m_page, std::nullopt))
        open(*page);
    m_window.openFiles(std::exchange(m_files, {}));
}

void RequestQueue::open(ScreenshotPage page)
{
    if (page == ScreenshotPage::Continue)
        m_window.pages().continueGame();
    else if (const auto command = openCommandOf(page))
        m_window.actions().at(*command)->trigger();
}

} // namespace qumalaq::desktop
