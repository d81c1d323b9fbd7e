// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/arguments.h"
#include "tests/unix_lines.h"

#include <QProcess>
#include <QTest>

#include <cstdio>
#include <cstring>

using namespace qumalaq;

class TestArguments : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void argumentsComeAsUtf8()
    {
        // A second process of this program prints its arguments.
        const QStringList arguments = {QStringLiteral("--print"), QStringLiteral("a b"), QString(),
                                       QStringLiteral("Құмалақ/ойын.tgk")};
        QProcess process;
        process.start(QCoreApplication::applicationFilePath(), arguments);
        QVERIFY(process.waitForFinished());
        QCOMPARE(process.exitCode(), 0);
        const QString printed = QString::fromUtf8(unixLines(process.readAllStandardOutput()));
        QCOMPARE(printed.split(u'\n'), arguments + QStringList{QString()});
    }
};

int main(int argc, char** argv)
{
    if (argc > 1 && std::strcmp(argv[1], "--print") == 0) {
        for (const std::string& argument : utf8Arguments(argc, argv))
            std::printf("%s\n", argument.c_str());
        return 0;
    }
    const QCoreApplication application(argc, argv);
    TestArguments test;
    return QTest::qExec(&test, argc, argv);
}
#include "tst_arguments.moc"
