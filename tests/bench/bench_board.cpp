// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later

/// The cost of the program's first page and of the painted board, compared with a bare main window with a menu bar:
/// first frame, memory, and frames and processor time while 30 of 162 stones are sown. Each case runs in its own
/// process.
///
///   bench_board [ROUNDS]            all cases, in turn; the median of ROUNDS rounds
///   bench_board CASE WIDTH HEIGHT   one case: bare, start, board
///
/// Under QT_QPA_PLATFORM=offscreen it measures only the software renderer.
#include "app/desktop/board/board_widget.h"
#include "app/desktop/ui/style.h"
#include "app/desktop/window/main_window.h"
#include "app/desktop/window/start_page.h"
#include "core/rules/togyz/togyz_position.h"

#include <QApplication>
#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QMainWindow>
#include <QMenuBar>
#include <QProcess>
#include <QTimer>

#include <algorithm>
#include <array>
#include <cstdio>
#include <vector>

using namespace qumalaq;
using namespace qumalaq::desktop;

namespace {

/// Resident memory in MB; 0 without /proc.
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

/// Counts the paint events of an object and measures the time between them.
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

    /// The share of the gaps below `ms`, in percent.
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

/// An application that measures when its first frame was painted and submitted.
class Application : public QApplication {
public:
    Application(int& argc, char** argv) : QApplication(argc, argv) {}

    /// Waits for the first frame, and prints its cost for the parent process.
    void printCostOfFirstFrame() const
    {
        while (m_firstFrame == 0)
            processEvents();
        std::printf("cost %.2f %.1f\n", m_firstFrame, residentMegabytes());
    }

    bool notify(QObject* receiver, QEvent* event) override
    {
        m_hasPainted = m_hasPainted || event->type() == QEvent::Paint;
        // The window paints within these events.
        const bool mayBeFrame = event->type() == QEvent::Expose || event->type() == QEvent::UpdateRequest;
        const bool isDone = QApplication::notify(receiver, event);
        if (mayBeFrame && m_hasPainted && m_firstFrame == 0)
            m_firstFrame = static_cast<double>(sinceStart.nsecsElapsed()) / 1e6;
        return isDone;
    }

    static inline QElapsedTimer sinceStart;

private:
    bool m_hasPainted = false;
    double m_firstFrame = 0; ///< ms
};

int measureBare(QSize size, const Application& application)
{
    QMainWindow window;
    window.menuBar()->addMenu(QStringLiteral("Game"));
    window.resize(size);
    window.show();
    application.printCostOfFirstFrame();
    return 0;
}

/// 31 stones in the first pit; the first of them stays there.
rules::BoardState heavyBoard()
{
    rules::BoardState board = rules::TogyzqumalaqPosition().board();
    for (auto& row : board.rows)
        row.fill(7);
    board.rows[0][0] = 31;
    board.stores = {6, 6};
    return board;
}

int measureBoard(QSize size, const Application& application)
{
    setUpStyle();
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
    application.printCostOfFirstFrame();

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
    std::printf("board %dx%d: sowing %.1f s, %.0f frames/s, %.1f %% under 25 ms, %.1f %% of a core, RSS then %.0f MB\n",
                size.width(), size.height(), seconds, counter.count / seconds, counter.shareBelow(25),
                100 * processor / seconds, residentMegabytes());
    return 0;
}

/// The program as a plain start shows it, with separate settings.
int measureStart(QSize size, const Application& application)
{
    setUpStyle();
    // The folder is not created: that takes time, and in the real program it exists. Nothing is written this early.
    const QDir folder(
        QStringLiteral("%1/bench_board-%2").arg(QDir::tempPath()).arg(QCoreApplication::applicationPid()));
    Settings settings(folder.filePath(QStringLiteral("s.ini")));
    Translator translator;
    session::Match match;
    MainWindow window(match, settings, translator);
    window.setArtLoading(ArtLoading::Background); // as the program does
    window.resize(size);
    window.show();
    window.pages().setLibraryFile(folder.filePath(QStringLiteral("games.library")));
    window.begin(folder.filePath(QStringLiteral("unfinished.game")));
    application.printCostOfFirstFrame();
    return 0;
}

constexpr QSize kSizes[] = {{1280, 800}, {3840, 2160}};

struct Cost {
    double ms = 0; ///< until the first frame
    double megabytes = 0;
};

double medianOf(std::vector<double> values)
{
    std::sort(values.begin(), values.end());
    return values[values.size() / 2];
}

/// Runs one case in a separate process and passes its other output on.
Cost costOf(const QString& what, QSize size)
{
    QProcess child;
    child.setProcessChannelMode(QProcess::ForwardedErrorChannel);
    child.start(QCoreApplication::applicationFilePath(),
                {what, QString::number(size.width()), QString::number(size.height())});
    child.waitForFinished(-1);
    Cost cost;
    for (const QByteArray& line : child.readAllStandardOutput().split('\n')) {
        const auto words = line.split(' ');
        if (words.size() == 3 && words[0] == "cost")
            cost = {words[1].toDouble(), words[2].toDouble()};
        else if (!line.isEmpty())
            std::printf("%s\n", line.constData());
    }
    return cost;
}

void compare(QSize size, int rounds)
{
    const QString cases[] = {QStringLiteral("bare"), QStringLiteral("start"), QStringLiteral("board")};
    std::array<std::vector<double>, std::size(cases)> ms;
    std::array<std::vector<double>, std::size(cases)> megabytes;
    // In turn, so that a busy moment does not hit a single case; the board only once, because it goes on to sow.
    for (int round = 0; round < rounds; ++round) {
        for (std::size_t i = 0; i < std::size(cases) - (round > 0 ? 1 : 0); ++i) {
            const Cost cost = costOf(cases[i], size);
            ms[i].push_back(cost.ms);
            megabytes[i].push_back(cost.megabytes);
        }
    }
    for (std::size_t i = 0; i < std::size(cases); ++i) {
        const double time = medianOf(ms[i]);
        const double memory = medianOf(megabytes[i]);
        std::printf("%-5s %dx%d: first frame %.1f ms (%.2f of bare; best %.1f), RSS %.0f MB (%.2f of bare)\n",
                    qPrintable(cases[i]), size.width(), size.height(), time, time / medianOf(ms[0]),
                    *std::min_element(ms[i].begin(), ms[i].end()), memory, memory / medianOf(megabytes[0]));
    }
}

} // namespace

int main(int argc, char** argv)
{
    Application::sinceStart.start();
    const Application application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    if (arguments.size() == 4) {
        const QSize size(arguments[2].toInt(), arguments[3].toInt());
        if (arguments[1] == QStringLiteral("start"))
            return measureStart(size, application);
        return arguments[1] == QStringLiteral("bare") ? measureBare(size, application)
                                                      : measureBoard(size, application);
    }
    constexpr int kRounds = 15;
    const int rounds = arguments.size() == 2 ? std::max(1, arguments[1].toInt()) : kRounds;
    for (const QSize size : kSizes)
        compare(size, rounds);
    return 0;
}
