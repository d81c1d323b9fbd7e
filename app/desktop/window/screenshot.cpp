// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/window/screenshot.h"

#include "app/desktop/board/board_widget.h"
#include "app/desktop/game/game_page.h"
#include "app/desktop/learn/pack_store.h"
#include "app/desktop/records/board_picture.h"
#include "app/desktop/records/move_animation.h"
#include "app/desktop/study/study_page.h"
#include "app/desktop/window/main_window.h"
#include "app/desktop/window/window_dialogs.h"
#include "core/learn/pack.h"
#include "core/notation/position_text.h"
#include "core/notation/tgk_reader.h"
#include "core/session/study_review.h"

#include <QAction>
#include <QApplication>
#include <QDialog>
#include <QElapsedTimer>
#include <QEventLoop>
#include <QFile>
#include <QImage>
#include <QPainter>
#include <QPixmap>

#include <algorithm>
#include <memory>
#include <optional>
#include <string>

namespace qumalaq::desktop {

namespace {

constexpr int kFilesMs = 800;
constexpr double kDimmed = 0.45; ///< of the window behind a dialog

QDialog* dialogOf(MainWindow& window, ScreenshotPage page)
{
    switch (page) {
    case ScreenshotPage::NewGame:
        return window.dialogs().makeNewGame();
    case ScreenshotPage::Settings:
        return window.dialogs().makeSettings();
    case ScreenshotPage::Rules:
        return window.dialogs().makeRules();
    case ScreenshotPage::About:
        return window.dialogs().makeAbout();
    case ScreenshotPage::Keys:
        return window.dialogs().makeKeys();
    case ScreenshotPage::Main:
    case ScreenshotPage::Start:
    case ScreenshotPage::Continue:
    case ScreenshotPage::Lessons:
    case ScreenshotPage::Puzzles:
    case ScreenshotPage::Rush:
    case ScreenshotPage::Openings:
    case ScreenshotPage::Library:
    case ScreenshotPage::Editor:
    case ScreenshotPage::CheckScoresheet:
    case ScreenshotPage::End:
    case ScreenshotPage::Study:
    case ScreenshotPage::Review:
    case ScreenshotPage::TwoComputers:
    case ScreenshotPage::Progress:
    case ScreenshotPage::Reviews:
        break;
    }
    return nullptr;
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

std::optional<ActionId> openCommandOf(ScreenshotPage page)
{
    switch (page) {
    case ScreenshotPage::Start:
    case ScreenshotPage::Continue: // there is no game in a picture of it
        return ActionId::Start;
    case ScreenshotPage::NewGame:
        return ActionId::NewGame;
    case ScreenshotPage::Lessons:
        return ActionId::Lessons;
    case ScreenshotPage::Puzzles:
        return ActionId::Puzzles;
    case ScreenshotPage::Rush:
        return ActionId::Rush;
    case ScreenshotPage::Openings:
        return ActionId::Openings;
    case ScreenshotPage::Library:
        return ActionId::Library;
    case ScreenshotPage::Editor:
        return ActionId::Editor;
    case ScreenshotPage::CheckScoresheet:
        return ActionId::CheckScoresheet;
    case ScreenshotPage::TwoComputers:
        return ActionId::TwoComputers;
    case ScreenshotPage::Progress:
        return ActionId::Progress;
    case ScreenshotPage::Reviews:
        return ActionId::Reviews;
    case ScreenshotPage::Settings:
        return ActionId::Settings;
    case ScreenshotPage::Rules:
        return ActionId::Rules;
    case ScreenshotPage::Keys:
        return ActionId::Keys;
    case ScreenshotPage::About:
        return ActionId::About;
    case ScreenshotPage::Main:
    case ScreenshotPage::End:
    case ScreenshotPage::Study:
    case ScreenshotPage::Review:
        break;
    }
    return std::nullopt;
}

std::optional<rules::AnyPosition> positionIn(const QString& path)
{
    constexpr qint64 kMaxBytes = 2'000'000;
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return std::nullopt;
    const std::string text = file.read(kMaxBytes).toStdString();
    if (PackStore::isPackName(path)) {
        const auto pack = learn::parsePack(text);
        if (!pack || pack->puzzleCount() == 0)
            return std::nullopt;
        const auto filled = std::find_if(pack->puzzles.begin(), pack->puzzles.end(),
                                         [](const learn::PuzzlePack& part) { return !part.puzzles.empty(); });
        return filled->puzzles.front().position;
    }
    const auto game = notation::TgkReader(text).next();
    // A text that is no game is read as a game without moves.
    if (!game || (!game->errors.empty() && game->record.finalPosition() == game->record.start()))
        return std::nullopt;
    return game->record.finalPosition();
}

void showStudy(MainWindow& window, ScreenshotPage page)
{
    constexpr std::uint64_t kNodes = 20'000;
    StudyPage* study = window.pages().study();
    study->board()->setTimeScale(0);
    window.pages().openStudy(*window.pages().game()->shownRecord());
    study->document()->goToEnd();
    if (page == ScreenshotPage::Study)
        return;
    study->review()->reviewer().setEffort(kNodes);
    study->run(ActionId::Review, false);
    QEventLoop loop;
    QObject::connect(&study->review()->reviewer(), &session::Reviewer::finished, &loop, &QEventLoop::quit);
    loop.exec();
    if (const auto point = study->review()->mistakeBefore())
        study->review()->goToPly(*point);
}

QImage screenshotOf(MainWindow& window, ScreenshotPage page)
{
    window.show();
    settle();
    window.pages().game()->board()->completeAnimation();
    const std::unique_ptr<QDialog> dialog(dialogOf(window, page));
    if (const auto command = openCommandOf(page); command && !dialog) {
        window.actions().at(*command)->trigger();
        // Gives threads time to read files.
        QElapsedTimer waited;
        waited.start();
        while (waited.elapsed() < kFilesMs)
            QCoreApplication::processEvents(QEventLoop::AllEvents, 20);
    }
    settle();

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
    history.play(rules::Move{rules::Pit{rules::Side::South, 9}});
    return history;
}

} // namespace qumalaq::desktop
