// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/ui/engine_choice.h"
#include "app/desktop/ui/settings.h"

#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QThread>

using namespace qumalaq::desktop;
using qumalaq::session::EngineResources;

namespace {

/// A settings file with this text.
QString settingsIn(const QTemporaryDir& folder, const char* text)
{
    QFile file(folder.filePath(QStringLiteral("settings.ini")));
    if (!file.open(QIODevice::WriteOnly) || file.write(text) < 0)
        qFatal("cannot write %s", qPrintable(file.fileName()));
    return file.fileName();
}

} // namespace

class TestEngineChoice : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theMachineDecidesUnlessThePersonDoes_data()
    {
        QTest::addColumn<EngineChoice>("choice");
        QTest::addColumn<HardwareInfo>("machine");
        QTest::addColumn<EngineResources>("resources");
        const auto row = [](const char* name, EngineChoice choice, HardwareInfo machine, EngineResources resources) {
            QTest::newRow(name) << choice << machine << resources;
        };
        constexpr int kGiB = 1'024;
        const EngineChoice byMachine;
        row("two cores: one stays free", byMachine, {2, 8 * kGiB, false}, {1, 128, true});
        row("one core", byMachine, {1, 2 * kGiB, false}, {1, 64, true});
        row("eight cores: one stays free", byMachine, {8, 16 * kGiB, false}, {7, 256, true});
        row("on battery half of them rest, and nobody thinks ahead", byMachine, {8, 16 * kGiB, true}, {3, 256, false});
        row("two cores on battery", byMachine, {2, 8 * kGiB, true}, {1, 128, false});
        row("little memory", byMachine, {4, kGiB, false}, {3, 64, true});
        row("hardly any memory", byMachine, {1, 96, false}, {1, 64, true});
        row("memory that is not told", byMachine, {4, 0, false}, {3, 64, true});
        row("much memory", byMachine, {64, 512 * kGiB, false}, {63, 256, true});
        row("memory that is no power of two", byMachine, {4, 12 * kGiB, false}, {3, 128, true});
        row("chosen numbers", {3, 128, ThinkingAhead::Never}, {8, 16 * kGiB, false}, {3, 128, false});
        row("more than there is", {64, 65'536, ThinkingAhead::Always}, {4, 8 * kGiB, true}, {4, 4'096, true});
    }
    void theMachineDecidesUnlessThePersonDoes()
    {
        QFETCH(EngineChoice, choice);
        QFETCH(HardwareInfo, machine);
        QFETCH(EngineResources, resources);
        const EngineResources found = resourcesFor(choice, machine);
        QCOMPARE(found.threads, resources.threads);
        QCOMPARE(found.hashMebibytes, resources.hashMebibytes);
        QCOMPARE(found.thinksAhead, resources.thinksAhead);
    }

    void thisMachineIsKnown()
    {
        const HardwareInfo machine = thisMachine();
        QCOMPARE(machine.cores, QThread::idealThreadCount());
        QVERIFY(machine.memoryMebibytes > 128);
    }

    void theChoiceIsKept()
    {
        QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("settings.ini"));
        const EngineChoice choice{3, 256, ThinkingAhead::Always};
        {
            Settings settings(file);
            QVERIFY(settings.engine() == EngineChoice{});
            QSignalSpy changed(&settings, &Settings::changed);
            settings.setEngine(choice);
            settings.setEngine(choice);
            QCOMPARE(changed.size(), 1);
            settings.waitForDisk();
        }
        Settings settings(file);
        QVERIFY(settings.engine() == choice);
        settings.setEngine({-1, 1 << 30, ThinkingAhead::Never});
        QVERIFY((settings.engine() == EngineChoice{0, 65'536, ThinkingAhead::Never}));
    }

    void badValuesAreTheDefaults()
    {
        const QTemporaryDir folder;
        const QString file = settingsIn(folder, "[engine]\nthreads=many\nmemory=-5\nahead=sometimes\n");
        QVERIFY(Settings(file).engine() == EngineChoice{});
    }
};

QTEST_GUILESS_MAIN(TestEngineChoice)
#include "tst_engine_choice.moc"
