// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later

/// What the program's first page and the painted board cost, next to a bare main window with a menu bar: first frame,
/// memory, and frames and processor time while 30 of 162 stones are sown. Each case runs in a process of its own.
/// Without an argument all of them run, one after the other; under QT_QPA_PLATFORM=offscreen the software renderer
/// alone is measured.
#include "app/desktop/board/board_widget.h"
#include "app/desktop/board/fonts.h"
#include "app/desktop/game/game_room.h"
#include "app/desktop/shell/main_window.h"
#include "app/desktop/shell/start_room.h"
#include "core/rules/togyz/togyz_position.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QFile>
#include <QMainWindow>
#include <QMenuBar>
#include <QProcess>
#include <QStyleFactory>
#include <QTemporaryDir>
#include <QTimer>

#include <algorithm>
#include <cstdio>
#include <ctime>
#include <memory>
#include <vector>

using namespace qumalaq;
using namespace qumalaq::desktop;

namespace {

/// Resident memory in MB; 0 where there is no /proc.
double residentMegabytes()
{
    QFile file(QStringLiteral("/proc/self/status"));
    if (!file.open(QIODevice::ReadOnly))
        return 0;
    for (const QByteArray& line : file.readAll().split('\n')) {
        if (line.startsWith("VmRSS:"))
            return line.mid(6).trimmed().split(' ').first().toDouble() / 1024;
    }
    return 0;
}

/// Counts the paint events of whom it watches, and measures the time between them.
class PaintCounter : public QObject {
public:
    int count = 0;
    std::vector<double> gaps; ///< ms

    void restart()
    {
        count = 0;
        gaps.clear();
        m_last.start();
    }

    /// The share of the gaps that is shorter, in percent.
    [[nodiscard]] double shareBelow(double ms) const
    {
        const auto below = std::count_if(gaps.begin(), gaps.end(), [ms](double gap) { return gap < ms; });
        return gaps.empty() ? 100 : 100.0 * static_cast<double>(below) / static_cast<double>(gaps.size());
    }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override
    {
        if (event->type() == QEvent::Paint) {
            if (count++ > 0)
                gaps.push_back(static_cast<double>(m_last.nsecsElapsed()) / 1e6);
            m_last.start();
        }
        return QObject::eventFilter(watched, event);
    }

private:
    QElapsedTimer m_last;
};

void waitForPaint(const PaintCounter& counter)
{
    while (counter.count == 0)
        QCoreApplication::processEvents(QEventLoop::AllEvents, 5);
    QCoreApplication::processEvents();
}

int measureBare(QSize size, const QElapsedTimer& sinceStart)
{
    QMainWindow window;
    window.menuBar()->addMenu(QStringLiteral("Game"));
    PaintCounter counter;
    window.installEventFilter(&counter);
    window.resize(size);
    window.show();
    waitForPaint(counter);
    std::printf("bare window %dx%d: first frame %lld ms, RSS %.0f MB\n", size.width(), size.height(),
                static_cast<long long>(sinceStart.elapsed()), residentMegabytes());
    return 0;
}

/// 31 stones in the first pit, of which one stays.
rules::BoardState heavyBoard()
{
    rules::BoardState board = rules::TogyzqumalaqPosition().board();
    for (auto& row : board.rows)
        row.fill(7);
    board.rows[0][0] = 31;
    board.stores = {6, 6};
    return board;
}

int measureBoard(QSize size, const QElapsedTimer& sinceStart)
{
    QApplication::setFont(QFont(loadFonts()));
    QMainWindow window;
    window.menuBar()->addMenu(QStringLiteral("Game"));
    auto* board = new BoardWidget;
    board->setArtLoading(ArtLoading::Background); // as the program does
    window.setCentralWidget(board);
    const auto position = rules::TogyzqumalaqPosition::fromBoard(heavyBoard(), rules::TogyzEnd::Majority);
    board->setBoardLayout(position.layout());
    board->show(position.board());
    board->setPlayerNames({QStringLiteral("South"), QStringLiteral("North")});
    PaintCounter counter;
    board->installEventFilter(&counter);
    window.resize(size);
    window.show();
    waitForPaint(counter);
    const auto firstFrame = sinceStart.elapsed();

    QElapsedTimer settling;
    settling.start();
    constexpr int kUntilTheWoodIsThere = 1500;
    while (settling.elapsed() < kUntilTheWoodIsThere)
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents, 20);

    rules::MoveTrace trace;
    auto after = position;
    after.play({{rules::Side::South, 1}}, trace);
    board->play(position.board(), trace);
    counter.restart();
    QElapsedTimer wall;
    wall.start();
    const std::clock_t begin = std::clock();
    QObject::connect(board, &BoardWidget::animationFinished, qApp, &QCoreApplication::quit);
    QCoreApplication::exec();
    const double seconds = static_cast<double>(wall.elapsed()) / 1000;
    const double processor = static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC;
    std::printf("board %dx%d: first frame %lld ms, RSS %.0f MB, sowing %.1f s, %.0f frames/s, %.1f %% under 25 ms, "
                "%.1f %% of a core\n",
                size.width(), size.height(), static_cast<long long>(firstFrame), residentMegabytes(), seconds,
                counter.count / seconds, counter.shareBelow(25), 100 * processor / seconds);
    return 0;
}

/// The program as a bare start shows it, with settings of its own.
int measureStart(QSize size, const QElapsedTimer& sinceStart)
{
    QApplication::setStyle(QStyleFactory::create(QStringLiteral("Fusion")));
    QApplication::setFont(QFont(loadFonts()));
    const QTemporaryDir folder;
    Settings settings(folder.filePath(QStringLiteral("s.ini")));
    Translator translator;
    session::Match match;
    MainWindow window(match, settings, translator);
    for (BoardWidget* board : {window.game()->board(), window.start()->board()})
        board->setArtLoading(ArtLoading::Background); // as the program does
    PaintCounter counter;
    window.start()->installEventFilter(&counter);
    window.resize(size);
    window.show();
    window.begin(QString());
    waitForPaint(counter);
    std::printf("start page %dx%d: first frame %lld ms, RSS %.0f MB\n", size.width(), size.height(),
                static_cast<long long>(sinceStart.elapsed()), residentMegabytes());
    return 0;
}

constexpr QSize kSizes[] = {{1280, 800}, {3840, 2160}};

} // namespace

int main(int argc, char** argv)
{
    QElapsedTimer sinceStart;
    sinceStart.start();
    const QApplication application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    if (arguments.size() == 4) {
        const QSize size(arguments[2].toInt(), arguments[3].toInt());
        if (arguments[1] == QStringLiteral("start"))
            return measureStart(size, sinceStart);
        return arguments[1] == QStringLiteral("bare") ? measureBare(size, sinceStart) : measureBoard(size, sinceStart);
    }
    for (const QSize size : kSizes) {
        for (const QString& what : {QStringLiteral("bare"), QStringLiteral("start"), QStringLiteral("board")}) {
            const QStringList given = {what, QString::number(size.width()), QString::number(size.height())};
            if (QProcess::execute(QCoreApplication::applicationFilePath(), given) != 0)
                return 1;
        }
    }
    return 0;
}
