// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Code that builds only here. Other systems are not available before a commit, but their known traps are listed here.
#include "tests/architecture/source_tree.h"

#include <QTest>

using namespace qumalaq::architecture;

namespace {

const std::filesystem::path kRoot = QUMALAQ_SOURCE_DIR;

const std::vector<Ban>& bans()
{
    static const std::vector<Ban> kBans = {
        {R"(<stop_token>|std::(stop_token|stop_source|stop_callback|jthread))",
         "Apple's standard library has no stop tokens: use core/base/stop_token.h"},
        {R"(<(latch|barrier|semaphore)>)", "with MinGW's library who waits can sleep for ever: use tests/semaphore.h"},
        {R"(fromLocal8Bit\(\s*argv|\.parse\(\s*argc)",
         "on Windows the arguments of main() are not UTF-8: use core/base/arguments.h, or Qt's"},
        {R"(fstream \w+\((\x22|arguments\.|name|file|std::string))",
         "on Windows a name of bytes is not UTF-8: use pathFromUtf8() of core/base/utf8.h"},
    };
    return kBans;
}

} // namespace

class TestPortability : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void nothingIsUsedThatAnotherSystemLacks()
    {
        const Complaints complaints = bannedLines(readSources(kRoot, {"core", "app"}), bans());
        QVERIFY2(complaints.empty(), qUtf8Printable(joined(complaints)));
    }

    void plantedTrapsAreFound_data()
    {
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<int>("complaints");
        QTest::newRow("the header of stop tokens") << QByteArray("#include <stop_token>") << 1;
        QTest::newRow("a thread that can be stopped") << QByteArray("std::jthread m_thread;") << 1;
        QTest::newRow("our own stop token") << QByteArray("#include \"core/base/stop_token.h\"") << 0;
        QTest::newRow("a comment that names one") << QByteArray("// as std::stop_token") << 0;
        QTest::newRow("the header of latches") << QByteArray("#include <latch>") << 1;
        QTest::newRow("the semaphore of the tests") << QByteArray("#include \"tests/semaphore.h\"") << 0;
        QTest::newRow("arguments in the code page") << QByteArray("QString::fromLocal8Bit(argv[i])") << 1;
        QTest::newRow("arguments for a parser") << QByteArray("app.parse(argc, argv);") << 1;
        QTest::newRow("a file by its argument") << QByteArray("std::ifstream file(arguments.out);") << 1;
        QTest::newRow("a file by its path") << QByteArray("std::ifstream file(pathFromUtf8(arguments.out));") << 0;
    }
    void plantedTrapsAreFound()
    {
        QFETCH(QByteArray, line);
        const SourceFile file{"core/ai/engine.cpp", line.toStdString() + "\n"};
        QTEST(static_cast<int>(bannedLines({file}, bans()).size()), "complaints");
    }
};

QTEST_GUILESS_MAIN(TestPortability)
#include "tst_portability.moc"
