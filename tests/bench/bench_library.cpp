// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// bench_library [GAMES] [FOLDER]: creates a file of games (500,000 by default), imports it into a library, and runs
// typical queries. A given FOLDER is kept; a second run then queries the library in it.
#include "core/library/library_import.h"
#include "tests/core/library/library_testing.h"

#include <QCoreApplication>
#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>

#include <algorithm>
#include <cstdio>

using namespace qumalaq;
using namespace qumalaq::library;

namespace {

void tell(const char* what, double ms, double amount, const char* unit)
{
    std::printf("%-46s %10.1f ms   %.0f %s\n", what, ms, amount, unit);
    std::fflush(stdout);
}

double msOf(const QElapsedTimer& timer)
{
    return static_cast<double>(timer.nsecsElapsed()) / 1e6;
}

void search(const Library& library, const char* what, const Filter& filter, Order order = Order())
{
    QElapsedTimer timer;
    timer.start();
    const auto ids = library.search(filter, order);
    tell(what, msOf(timer), ids ? static_cast<double>(ids->size()) : -1, "games");
}

void make(const QString& name, int games)
{
    QFile file(name);
    if (!file.open(QIODevice::WriteOnly))
        qFatal("cannot write");
    Prng random(2026);
    for (int done = 0; done < games; done += 1000) {
        const std::string text = testing::randomGames(random, std::min(1000, games - done));
        file.write(text.data(), static_cast<qint64>(text.size()));
    }
}

} // namespace

int main(int argc, char** argv)
{
    const QCoreApplication application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    const int games = arguments.size() > 1 ? arguments[1].toInt() : 500000;
    const QTemporaryDir temporary;
    const QDir folder(arguments.size() > 2 ? arguments[2] : temporary.path());
    const QString path = folder.filePath(QStringLiteral("games.library"));
    QElapsedTimer timer;
    if (!QFile::exists(path)) {
        const QString file = folder.filePath(QStringLiteral("games.tgk"));
        make(file, games);
        auto library = Library::open(path);
        timer.start();
        const ImportReport report = importFiles(**library, {file}, [](const ImportReport&) {});
        const double ms = msOf(timer);
        tell("import", ms, report.added, "games");
        std::printf("%-46s %10.0f games a second, %lld MB of text\n", "", report.added * 1000.0 / ms,
                    static_cast<long long>(report.totalBytes >> 20));
        std::printf("%-46s %10.1f MB\n", "size of the library",
                    static_cast<double>(QFileInfo(path).size()) / (1 << 20));
    }
    timer.start();
    const auto opened = Library::open(path);
    if (!opened)
        qFatal("cannot open");
    const Library& library = **opened;
    tell("open", msOf(timer), library.count().value_or(-1), "games");
    timer.start();
    const auto all = library.search({}, Order());
    tell("all games, the latest first", msOf(timer), static_cast<double>(all->size()), "games");
    timer.start();
    const auto window = library.games(std::span(*all).subspan(all->size() / 2, 100));
    tell("a hundred rows in the middle", msOf(timer), static_cast<double>(window->size()), "rows");
    search(library, "all games by South's name", {}, {Order::By::South, false});
    Filter filter;
    filter.player = QStringLiteral("қайрат 7");
    search(library, "a player", filter);
    filter = Filter();
    filter.from = 20100101;
    filter.to = 20101231;
    search(library, "a year", filter);
    filter = Filter();
    filter.result = notation::GameResult::Draw;
    search(library, "draws", filter);

    const auto record = library.record(all->at(all->size() / 3));
    rules::AnyPosition position = (**record).start();
    const auto moves = (**record).moves();
    for (std::size_t ply = 0; ply <= moves.size(); ++ply) {
        if (ply == 0 || ply == 2 || ply == 4 || ply == 10 || ply == 40 || ply == 80) {
            const std::string name = " after ply " + std::to_string(ply);
            timer.start();
            const auto list = library.explore(rules::GameId::Togyzqumalaq, position);
            tell(("explorer" + name).c_str(), msOf(timer), static_cast<double>(list->size()), "moves");
            filter = Filter();
            filter.position = SoughtPosition{rules::GameId::Togyzqumalaq, position};
            search(library, ("position" + name).c_str(), filter);
        }
        if (ply < moves.size())
            position.play(moves[ply]);
    }
    return 0;
}
