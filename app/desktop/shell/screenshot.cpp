// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/shell/screenshot.h"

#include "app/desktop/board/board_widget.h"
#include "app/desktop/game/game_room.h"
#include "app/desktop/records/board_picture.h"
#include "app/desktop/records/move_animation.h"
#include "app/desktop/shell/main_window.h"
#include "app/desktop/shell/window_dialogs.h"
#include "app/desktop/study/study_room.h"
#include "core/notation/position_text.h"
#include "core/session/study_review.h"

#include <QAction>
#include <QApplication>
#include <QDialog>
#include <QElapsedTimer>
#include <QEventLoop>
#include <QImage>
#include <QPainter>
#include <QPixmap>

#include <algorithm>
#include <memory>
#include <optional>

namespace qumalaq::desktop {

namespace {

constexpr int kFilesMs = 800;
constexpr double kDimmed = 0.45; ///< of the window behind a dialog

QDialog* dialogOf(MainWindow& window, Page page)
{
    switch (page) {
    case Page::NewGame:
        return window.dialogs().makeNewGame();
    case Page::Settings:
        return window.dialogs().makeSettings();
    case Page::Rules:
        return window.dialogs().makeRules();
    case Page::About:
        return window.dialogs().makeAbout();
    case Page::Keys:
        return window.dialogs().makeKeys();
    case Page::Main:
    case Page::Start:
    case Page::Lessons:
    case Page::Puzzles:
    case Page::Rush:
    case Page::Library:
    case Page::Editor:
    case Page::Doctor:
    case Page::End:
    case Page::Study:
    case Page::Review:
        break;
    }
    return nullptr;
}

/// The command that shows the room of the page, if it has one.
std::optional<ActionId> commandOf(Page page)
{
    switch (page) {
    case Page::Start:
        return ActionId::Start;
    case Page::Lessons:
        return ActionId::Lessons;
    case Page::Puzzles:
        return ActionId::Puzzles;
    case Page::Rush:
        return ActionId::Rush;
    case Page::Library:
        return ActionId::Library;
    case Page::Editor:
        return ActionId::Editor;
    case Page::Doctor:
        return ActionId::Doctor;
    default:
        return std::nullopt;
    }
}

/// Processes events until layouts, style sheets and deferred work have settled.
void settle()
{
    constexpr int kRounds = 5;
    for (int round = 0; round < kRounds; ++round) {
        QCoreApplication::sendPostedEvents();
        QCoreApplication::processEvents();
    }
}

} // namespace

void showStudy(MainWindow& window, Page page)
{
    constexpr std::uint64_t kNodes = 20'000;
    StudyRoom* study = window.rooms().study();
    study->board()->setTimeScale(0);
    window.rooms().openStudy(*window.rooms().game()->shownRecord());
    study->document()->goToEnd();
    if (page == Page::Study)
        return;
    study->review()->reviewer().setEffort(kNodes);
    study->run(ActionId::Review, false);
    QEventLoop loop;
    QObject::connect(&study->review()->reviewer(), &session::Reviewer::finished, &loop, &QEventLoop::quit);
    loop.exec();
    study->review()->setShown(true);
    if (const auto point = study->review()->turningPointBefore())
        study->review()->goToPly(*point + 1);
}

QImage screenshotOf(MainWindow& window, Page page)
{
    window.show();
    settle();
    window.rooms().game()->board()->completeAnimation();
    if (const auto room = commandOf(page)) {
        window.actions().at(*room)->trigger();
        // Other threads read files.
        QElapsedTimer waited;
        waited.start();
        while (waited.elapsed() < kFilesMs)
            QCoreApplication::processEvents(QEventLoop::AllEvents, 20);
    }
    settle();

    const std::unique_ptr<QDialog> dialog(dialogOf(window, page));
    QPixmap over;
    if (dialog) {
        dialog->setAttribute(Qt::WA_DeleteOnClose, false);
        dialog->show();
        dialog->resize(dialog->size().boundedTo(window.size() * 0.96));
        settle();
        over = dialog->grab();
    }
    QImage image = window.grab().toImage();
    if (!over.isNull()) {
        QPainter painter(&image);
        painter.fillRect(window.rect(), QColor::fromRgbF(0, 0, 0, kDimmed));
        const QSize size = over.size() / over.devicePixelRatio();
        painter.drawPixmap((window.width() - size.width()) / 2, (window.height() - size.height()) / 2, over);
    }
    return image;
}

std::optional<QByteArray> animationOf(const rules::History& game, const Theme& theme, int width)
{
    AnimationContent content;
    content.picture = pictureOf(game.start(), theme);
    content.font = QApplication::font();
    content.moves = sowingsOf(game, 0, game.plies().size() - 1);
    return animationGif(content, width);
}

rules::History endedGame()
{
    // South takes the last two stones that it needs.
    const auto parsed = notation::parsePosition("0,2,0,1,0,3,0,0,1/1,0,2,0,1,0,4,0,3 80,64 -,- s", rules::GameSetup());
    Q_ASSERT(parsed);
    rules::History history{rules::GameSetup(), parsed->position};
    history.play(rules::Move{rules::House{rules::Side::South, 9}});
    return history;
}

} // namespace qumalaq::desktop
