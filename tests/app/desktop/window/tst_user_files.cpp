// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/window/command_line.h"
#include "app/desktop/window/user_files.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

#include <optional>

using namespace qumalaq::desktop;

/// A folder with the program, which may hold a file portable.ini.
class TestUserFiles : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_folder.emplace();
        QVERIFY(QDir(m_folder->path()).mkpath(QStringLiteral("Менің ойындарым")));
        QVERIFY(QDir(m_folder->path()).mkpath(QStringLiteral("home")));
        QVERIFY(QDir(m_folder->path()).mkpath(QStringLiteral("run")));
    }

    void programHasItsFilesInTheHomeFolder()
    {
        const UserFiles files = UserFiles::of({}, program().path());
        QCOMPARE(files.settings, QString());
        QCOMPARE(files.data, QStandardPaths::writableLocation(QStandardPaths::AppDataLocation));
    }

    void portableProgramHasItsFilesBesideItself()
    {
        makePortable();
        const UserFiles files = UserFiles::of({}, program().path());
        QCOMPARE(files.settings, program().filePath(QStringLiteral("data/settings.ini")));
        QCOMPARE(files.data, program().filePath(QStringLiteral("data")));
    }

    void commandLineCountsMoreThanPortableIni()
    {
        makePortable();
        CommandLine line;
        line.settingsFile = QStringLiteral("/one/file");
        line.dataFolder = QStringLiteral("/a/folder");
        const UserFiles files = UserFiles::of(line, program().path());
        QCOMPARE(files.settings, line.settingsFile);
        QCOMPARE(files.data, line.dataFolder);
    }

    void realProgramKeepsNothingInTheHomeFolderIfItIsPortable_data()
    {
        QTest::addColumn<bool>("isPortable");
        QTest::addColumn<QString>("journal");
        QTest::newRow("portable") << true << QStringLiteral("Менің ойындарым/data/unfinished.game");
#ifndef Q_OS_WIN // has its home folder elsewhere, whatever the environment says
        QTest::newRow("not portable") << false << QStringLiteral("home/share/qumalaq/qumalaq/unfinished.game");
#endif
    }
    void realProgramKeepsNothingInTheHomeFolderIfItIsPortable()
    {
        QFETCH(bool, isPortable);
        QFETCH(QString, journal);
        if (isPortable)
            makePortable();
        const QString copy = program().filePath(QFileInfo(QStringLiteral(QUMALAQ_PROGRAM)).fileName());
        QVERIFY(QFile::copy(QStringLiteral(QUMALAQ_PROGRAM), copy));
        QProcess process;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(QStringLiteral("HOME"), home().path());
        environment.insert(QStringLiteral("XDG_CONFIG_HOME"), home().filePath(QStringLiteral("config")));
        environment.insert(QStringLiteral("XDG_DATA_HOME"), home().filePath(QStringLiteral("share")));
        environment.insert(QStringLiteral("XDG_CACHE_HOME"), m_folder->filePath(QStringLiteral("cache")));
        // As every session has it. Without it PulseAudio's library, not the program, writes into the home folder.
        const QString session = m_folder->filePath(QStringLiteral("run"));
        QVERIFY(QFile::setPermissions(session, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner));
        environment.insert(QStringLiteral("XDG_RUNTIME_DIR"), session);
        process.setProcessEnvironment(environment);
        process.start(copy, {QStringLiteral("--moves"), QStringLiteral("76 98 66")});
        QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(m_folder->filePath(journal)), 60'000);
        process.kill();
        QVERIFY(process.waitForFinished());
        QCOMPARE(home().isEmpty(), isPortable);
        QCOMPARE(program().exists(QStringLiteral("data")), isPortable);
    }

private:
    [[nodiscard]] QDir program() const
    {
        return m_folder->filePath(QStringLiteral("Менің ойындарым"));
    }
    [[nodiscard]] QDir home() const
    {
        return m_folder->filePath(QStringLiteral("home"));
    }

    void makePortable()
    {
        QFile file(program().filePath(QStringLiteral("portable.ini")));
        QVERIFY(file.open(QIODevice::WriteOnly));
    }

    std::optional<QTemporaryDir> m_folder;
};

QTEST_GUILESS_MAIN(TestUserFiles)
#include "tst_user_files.moc"
