// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/read_file.h"
#include "core/base/utf8.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace qumalaq;

class TestReadFile : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void readsWhatIsThere()
    {
        const auto bytes = readFile(write(QByteArray("\x01\x00\xFF", 3)), 3);
        QVERIFY(bytes);
        QCOMPARE(*bytes, (std::vector<std::uint8_t>{1, 0, 255}));
        QCOMPARE(readFile(write({}), 0).value(), std::vector<std::uint8_t>());
    }

    void refusesMoreThanIsTaken() { QCOMPARE(readFile(write("1234"), 3).error(), FileError::TooLarge); }

    void doesNotAskForMemoryFirst()
    {
        // A sparse file of a terabyte takes no space on disk.
        QFile file(m_folder.filePath(QStringLiteral("hollow")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        QVERIFY(file.resize(qint64{1} << 40));
        const auto path = pathFromUtf8(file.fileName().toStdString());
        QCOMPARE(readFile(path, 1'000).error(), FileError::TooLarge);
    }

    void refusesWhatIsNoFile()
    {
        const auto folder = pathFromUtf8(m_folder.path().toStdString());
        QCOMPARE(readFile(folder, 1'000).error(), FileError::CannotRead);
        QCOMPARE(readFile(folder / "nothing", 1'000).error(), FileError::CannotRead);
        QCOMPARE(readFile({}, 1'000).error(), FileError::CannotRead);
#ifdef Q_OS_UNIX
        QCOMPARE(readFile("/dev/zero", 1'000).error(), FileError::CannotRead);
#endif
    }

private:
    [[nodiscard]] std::filesystem::path write(const QByteArray& bytes)
    {
        QFile file(m_folder.filePath(QStringLiteral("a file")));
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
            qFatal("cannot write %s", qPrintable(file.fileName()));
        return pathFromUtf8(file.fileName().toStdString());
    }

    QTemporaryDir m_folder;
};

QTEST_APPLESS_MAIN(TestReadFile)
#include "tst_read_file.moc"
