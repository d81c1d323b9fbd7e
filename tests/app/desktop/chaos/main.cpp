// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Usage: monkey [SEED [EVENTS [FOLDER]]]
// The same seed gives the same input, but the program's timers and threads run on their own schedule.
#include "app/desktop/ui/style.h"
#include "tests/app/desktop/chaos/black_box.h"
#include "tests/app/desktop/chaos/monkey.h"

#include <QApplication>
#include <QDir>
#include <QFile>
#include <QTemporaryDir>

#include <algorithm>
#include <array>
#include <cstdio>

using namespace qumalaq::desktop;

namespace {

constexpr std::uint64_t kEvents = 20'000;
constexpr std::chrono::seconds kReconnectTimeout(180);

/// A Qt warning is an error in the program. Exceptions are missing features of the test platform and its fonts, the
/// lack of a printer, and what Qt's file dialog says of a file that it cannot rename, or of a dialog that is closed in
/// the middle of renaming. No list of the program's own can be edited.
bool isExpected(const QString& text)
{
    constexpr std::array<QLatin1String, 5> kExpected = {
        QLatin1String("This plugin does not support"), QLatin1String("OpenType support missing"),
        QLatin1String("QPainter::begin(): Returned false"), QLatin1String("edit: editing failed"),
        QLatin1String("commitData called with an editor")};
    return std::any_of(kExpected.begin(), kExpected.end(), [&](QLatin1String part) { return text.contains(part); });
}

void onMessage(QtMsgType type, const QMessageLogContext&, const QString& text)
{
    if (type != QtDebugMsg && type != QtInfoMsg && !isExpected(text))
        black_box::fail(text);
}

} // namespace

int main(int argc, char** argv)
{
    const std::uint64_t seed = argc > 1 ? QByteArray(argv[1]).toULongLong() : 1;
    const std::uint64_t events = argc > 2 ? QByteArray(argv[2]).toULongLong() : kEvents;
    std::printf("seed %llu, %llu events\n", static_cast<unsigned long long>(seed),
                static_cast<unsigned long long>(events));
    std::fflush(stdout);
    const QTemporaryDir folder((argc > 3 ? QFile::decodeName(argv[3]) : QDir::tempPath()) + QStringLiteral("/monkey"));
    const Sandbox sandbox(folder.path());
    QApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
    QApplication application(argc, argv);
    QApplication::setQuitOnLastWindowClosed(false);
    setUpStyle();
    black_box::start(seed, kReconnectTimeout);
    qInstallMessageHandler(onMessage);
    Monkey monkey(sandbox, seed, events);
    monkey.start();
    const int status = QApplication::exec();
    monkey.finish();
    return status;
}
