// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QProcess>
#include <QTest>

class TestShutdown : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aProgramEndsThoughAllItsThreadsHang()
    {
        QProcess program;
        program.start(QStringLiteral(QUMALAQ_HANGING_VICTIM), {});
        QVERIFY(program.waitForFinished());
        QCOMPARE(program.exitStatus(), QProcess::NormalExit);
        QCOMPARE(program.exitCode(), 3);
    }
};

QTEST_GUILESS_MAIN(TestShutdown)
#include "tst_shutdown.moc"
