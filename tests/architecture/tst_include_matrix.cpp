// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/architecture/source_tree.h"

#include <QTest>

#include <filesystem>

using namespace qumalaq::architecture;

namespace {

const std::filesystem::path kRoot = QUMALAQ_SOURCE_DIR;
const std::set<Module> kQtModules = {"core/library", "core/net",  "core/session",
                                     "core/storage", "core/work", "app/workshop"};
const std::vector<Ban> kGlobalPool = {
    {"QThreadPool::globalInstance|QtConcurrent",
     "Qt paints on its global pool and waits for it in the thread of the user interface: use work::pool()"}};
const std::vector<Ban> kBoards = {
    {"new BoardWidget", "a board that does not follow the settings: use ConfiguredBoard of app/desktop/ui"}};

/// Prints everything: QCOMPARE truncates long texts.
void expectNone(const Complaints& complaints)
{
    QVERIFY2(complaints.empty(), qUtf8Printable(joined(complaints)));
}

} // namespace

class TestIncludeMatrix : public QObject {
    Q_OBJECT

private:
    std::vector<SourceFile> m_sources;
    IncludeTable m_table;

private Q_SLOTS:
    void initTestCase()
    {
        m_sources = readSources(kRoot, {"core", "app"});
        m_table = parseIncludeTable(readText(kRoot / "ARCHITECTURE.md"));
        QVERIFY(m_sources.size() > 20);
        QVERIFY(m_table.size() >= 8);
    }

    void modulesIncludeOnlyWhatTheTableAllows() { expectNone(forbiddenIncludes(m_sources, m_table)); }

    void tableAllowsNoMoreThanTheModulesInclude() { expectNone(unusedEdges(m_sources, m_table)); }

    void librariesAreLinkedAsTheTableSays()
    {
        const auto buildFiles = readBuildFiles(kRoot, {"core", "app"});
        QVERIFY(buildFiles.size() > 15);
        expectNone(otherwiseLinked(buildFiles, m_table));
    }

    void tableHasAnOrder() { expectNone(cycles(m_table)); }

    void tableKnowsExactlyTheModulesThereAre()
    {
        const std::set<Module> modules = modulesOf(m_sources);
        for (const Module& module : modules)
            QVERIFY2(m_table.contains(module),
                     qUtf8Printable(QString::fromStdString(module + " is not in ARCHITECTURE.md")));
        for (const auto& [module, allowed] : m_table)
            QVERIFY2(modules.contains(module), qUtf8Printable(QString::fromStdString(module + " does not exist")));
    }

    void theFoundationsAreNotOurChoice()
    {
        // The document may change, but not that rules depends only on base.
        QCOMPARE(m_table.at("core/base"), std::set<Module>());
        QCOMPARE(m_table.at("core/rules"), std::set<Module>({"core/base"}));
        QCOMPARE(m_table.at("core/notation"), std::set<Module>({"core/base", "core/rules"}));
        QCOMPARE(m_table.at("core/ai"), std::set<Module>({"core/base", "core/rules"}));
        QVERIFY(!m_table.at("core/protocol").contains("core/session"));
    }

    void includesBeginAtTheRoot()
    {
        auto all = readSources(kRoot, {"core", "app", "tests"});
        expectNone(relativeIncludes(all));
    }

    void onlyTheFewModulesKnowQt() { expectNone(qtOutside(m_sources, kQtModules)); }

    void everyBoardFollowsTheSettings() { expectNone(bannedLines(m_sources, kBoards)); }
    void onlyQtRunsOnItsGlobalPool() { expectNone(bannedLines(m_sources, kGlobalPool)); }

    // --- The checks themselves: each finds a planted violation ---

    void plantedViolationsAreFound_data()
    {
        QTest::addColumn<QString>("path");
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("complaint");

        QTest::newRow("the rules may not know the computer player")
            << "core/rules/game.cpp"
            << "// x\n#include \"core/ai/engine.h\"\n"
            << "\ncore/rules/game.cpp:2 includes core/ai/engine.h, but core/rules may not include core/ai";
        QTest::newRow("spaces around the directive hide nothing")
            << "core/rules/togyz/position.h"
            << "  #  include <core/ai/engine.h>\n"
            << "\ncore/rules/togyz/position.h:1 includes core/ai/engine.h, but core/rules may not include core/ai";
        QTest::newRow("the core may not know a program")
            << "core/ai/engine.cpp"
            << "#include \"app/engine/main.h\"\n"
            << "\ncore/ai/engine.cpp:1 includes app/engine/main.h, but core/ai may not include app/engine";
        QTest::newRow("the folders of app/desktop are modules")
            << "app/desktop/ui/page.h"
            << "#include \"app/desktop/game/game_page.h\"\n"
            << "\napp/desktop/ui/page.h:1 includes app/desktop/game/game_page.h, but app/desktop/ui may not "
               "include app/desktop/game";
        QTest::newRow("a module of app/desktop is not the module of the core with its name")
            << "app/desktop/game/game_page.h"
            << "#include \"core/game/game.h\"\n#include \"core/rules/game.h\"\n#include \"app/desktop/ui/page.h\"\n"
            << "\napp/desktop/game/game_page.h:1 includes core/game/game.h, but app/desktop/game may not include "
               "core/game";
        QTest::newRow("a module needs a row in the table")
            << "core/attic/box.h"
            << ""
            << "\ncore/attic/box.h is in a module that the table does not know";
        QTest::newRow("what the table allows is no violation") << "core/ai/engine.cpp"
                                                               << "#include \"core/rules/game.h\"\n"
                                                               << "";
        QTest::newRow("a module may include itself") << "core/ai/engine.cpp"
                                                     << "#include \"core/ai/engine.h\"\n#include <vector>\n"
                                                     << "";
    }

    void plantedViolationsAreFound()
    {
        QFETCH(QString, path);
        QFETCH(QString, text);
        const IncludeTable table = parseIncludeTable("core/base  -> nothing         the ground\n"
                                                     "core/rules -> base            the rules\n"
                                                     "core/ai    -> rules, base     the computer\n"
                                                     "app/engine -> ai, rules, base the program\n"
                                                     "desktop/ui -> nothing\n"
                                                     "desktop/game -> ui | rules  a game\n");
        QCOMPARE(table.size(), 6U);
        QTEST(joined(forbiddenIncludes({{path.toStdString(), text.toStdString()}}, table)), "complaint");
    }

    void plantedUnusedEdgeIsFound()
    {
        const IncludeTable table = {{"core/ai", {"core/rules", "core/base"}}};
        const SourceFile file{"core/ai/engine.h", "#include \"core/rules/game.h\"\n"};
        QCOMPARE(joined(unusedEdges({file}, table)), QStringLiteral("\ncore/ai may include core/base, but does not"));
    }

    void plantedLinkIsFound_data()
    {
        QTest::addColumn<QString>("call");
        QTest::addColumn<QString>("complaint");
        QTest::newRow("as the table says") << "qumalaq_library(desktop_game QT SOURCES a.cpp\n DEPENDS "
                                              "qumalaq::desktop_ui qumalaq::rules Qt6::Core)"
                                           << "";
        QTest::newRow("more than the table says")
            << "qumalaq_library(desktop_game DEPENDS qumalaq::desktop_ui qumalaq::rules qumalaq::ai)"
            << "\napp/desktop/game/CMakeLists.txt links ai, desktop_ui, rules, but the table has desktop_ui, "
               "rules";
        QTest::newRow("less than the table says")
            << "qumalaq_library(desktop_game QT SOURCES a.cpp)"
            << "\napp/desktop/game/CMakeLists.txt links nothing, but the table has desktop_ui, rules";
        QTest::newRow("the name of another library")
            << "qumalaq_library(game DEPENDS qumalaq::desktop_ui qumalaq::rules)"
            << "\napp/desktop/game/CMakeLists.txt makes a library called game";
    }

    void plantedLinkIsFound()
    {
        QFETCH(QString, call);
        const IncludeTable table = {{"app/desktop/game", {"app/desktop/ui", "core/rules"}}, {"app/desktop/ui", {}}};
        QTEST(joined(otherwiseLinked({{"app/desktop/game/CMakeLists.txt", call.toStdString()}}, table)), "complaint");
    }

    void plantedCycleIsFound()
    {
        QCOMPARE(joined(cycles({{"core/a", {"core/b"}}, {"core/b", {"core/a"}}})),
                 QStringLiteral("\ncore/a can include itself by way of others"
                                "\ncore/b can include itself by way of others"));
        QCOMPARE(cycles({{"core/a", {"core/b"}}, {"core/b", {}}}).size(), 0U);
    }

    void plantedQtHeaderIsFound_data()
    {
        QTest::addColumn<QString>("target");
        QTest::addColumn<int>("complaints");
        QTest::newRow("a class") << "<QString>" << 1;
        QTest::newRow("a module and a class") << "<QtCore/QString>" << 1;
        QTest::newRow("a header in lower case") << "<qglobal.h>" << 1;
        QTest::newRow("the standard library is not Qt") << "<queue>" << 0;
        QTest::newRow("our own file is not Qt") << "\"core/rules/queue.h\"" << 0;
    }

    void plantedQtHeaderIsFound()
    {
        QFETCH(QString, target);
        const std::string text = "#include " + target.toStdString() + "\n";
        QTEST(static_cast<int>(qtOutside({{"core/rules/game.cpp", text}}, kQtModules).size()), "complaints");
        QCOMPARE(qtOutside({{"core/session/match.cpp", text}}, kQtModules).size(), 0U);
        QCOMPARE(qtOutside({{"app/desktop/ui/page.cpp", text}}, kQtModules).size(), 0U);
    }

    void plantedRelativeIncludeIsFound()
    {
        const SourceFile file{"core/ai/engine.cpp", "#include \"engine.h\"\n#include \"engine.moc\"\n"};
        QCOMPARE(relativeIncludes({file}).size(), 1U);
    }

    void plantedUseOfTheGlobalPoolIsFound()
    {
        const SourceFile file{"core/session/save.cpp", "  QThreadPool::globalInstance()->start(save);\n"};
        QCOMPARE(bannedLines({file}, kGlobalPool).size(), 1U);
        QCOMPARE(bannedLines({{"core/work/pool.h", "/// Not QThreadPool::globalInstance().\n"}}, kGlobalPool).size(),
                 0U);
    }
};

QTEST_GUILESS_MAIN(TestIncludeMatrix)
#include "tst_include_matrix.moc"
