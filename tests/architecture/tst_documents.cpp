// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Checks what the documents promise against the project.
#include "tests/architecture/source_tree.h"
#include "tests/manual_page.h"

#include <QDir>
#include <QRegularExpression>
#include <QTest>

#include <filesystem>

using namespace qumalaq::architecture;

namespace {

const std::filesystem::path kRoot = QUMALAQ_SOURCE_DIR;

QString readDocument(const char* path)
{
    return QString::fromStdString(readText(kRoot / path));
}

} // namespace

class TestDocuments : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void readmeNamesThePackagesTheScriptsInstall_data()
    {
        QTest::addColumn<QString>("packages");
        static const QRegularExpression kLine(QStringLiteral(R"(^(\w+) +run +(.+)$)"));
        for (const QString& line : readDocument("packaging/packages.txt").split(QLatin1Char('\n'))) {
            if (const auto match = kLine.match(line); match.hasMatch())
                QTest::addRow("%s", qUtf8Printable(match.captured(1))) << match.captured(2);
        }
    }

    void readmeNamesThePackagesTheScriptsInstall()
    {
        QFETCH(QString, packages);
        QVERIFY2(readDocument("README.md").contains(packages), qUtf8Printable(packages));
    }

    /// One thing comes after another; what is behind it is hidden.
    void commentsDoNotSayBehindForAfter()
    {
        static const QRegularExpression kWrong(
            QStringLiteral(R"(.*(?<!rule )(?<!window )(?<!visible )(?<!left )(?<!falls )\bbehind\b.*)"));
        for (const SourceFile& source : readSources(kRoot, {"app", "core", "tests"})) {
            if (source.path.find("tst_wording") != std::string::npos
                || source.path.find("tst_documents") != std::string::npos)
                continue;
            QString text = QString::fromStdString(source.text);
            const auto found =
                kWrong.match(text.replace(QRegularExpression(QStringLiteral("\n */+ ")), QStringLiteral(" ")));
            QVERIFY2(!found.hasMatch(), qPrintable(QString::fromStdString(source.path) + u' ' + found.captured()));
        }
    }

    void linksInDocumentsLeadSomewhere_data()
    {
        QTest::addColumn<QString>("target");
        // Links of Markdown, and pictures in HTML. \x22 is a double quote: moc 6.4 fails on a raw string with one.
        static const QRegularExpression kLink(QStringLiteral(R"(\]\(([^)#:]+)\)|src=\x22([^\x22:]+)\x22)"));
        for (const char* document : {"README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "SECURITY.md"}) {
            auto matches = kLink.globalMatch(readDocument(document));
            while (matches.hasNext()) {
                const auto match = matches.next();
                const QString target = match.captured(match.lastCapturedIndex());
                QTest::addRow("%s links to %s", document, qUtf8Printable(target)) << target;
            }
        }
    }

    void linksInDocumentsLeadSomewhere()
    {
        QFETCH(QString, target);
        QVERIFY(std::filesystem::exists(kRoot / target.toStdString()));
    }

    void presetsInDocumentsExist()
    {
        static const QRegularExpression kUse(QStringLiteral(R"(--preset ([\w-]+))"));
        const QString presets = readDocument("CMakePresets.json");
        int found = 0;
        for (const char* document : {"README.md", "CONTRIBUTING.md"}) {
            auto matches = kUse.globalMatch(readDocument(document));
            for (; matches.hasNext(); ++found) {
                const QString name = matches.next().captured(1);
                QVERIFY2(presets.contains(QStringLiteral("\"name\": \"%1\"").arg(name)), qUtf8Printable(name));
            }
        }
        QVERIFY(found > 0);
    }

    void manualPagesSayTheSameInEveryLanguage_data()
    {
        QTest::addColumn<QString>("page");
        QTest::addColumn<QString>("translated");
        const QDir folder(QStringLiteral(QUMALAQ_SOURCE_DIR "/packaging/linux"));
        for (const QString& language : folder.entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
            for (const QString& page : folder.entryList({QStringLiteral("*.6")})) {
                QTest::addRow("%s in %s", qUtf8Printable(page), qUtf8Printable(language))
                    << page << language + QLatin1Char('/') + page;
            }
        }
    }

    void manualPagesSayTheSameInEveryLanguage()
    {
        QFETCH(QString, page);
        QFETCH(QString, translated);
        const QString english = qumalaq::manual::readPage(page);
        const QString other = qumalaq::manual::readPage(translated);
        QVERIFY(!qumalaq::manual::optionsIn(english).isEmpty());
        QCOMPARE(qumalaq::manual::optionsIn(other), qumalaq::manual::optionsIn(english));
        QCOMPARE(qumalaq::manual::literalsIn(other), qumalaq::manual::literalsIn(english));
        for (const char* part : {"\n.SH ", "\n.TP\n"})
            QCOMPARE(other.count(QLatin1String(part)), english.count(QLatin1String(part)));
    }
};

QTEST_GUILESS_MAIN(TestDocuments)
#include "tst_documents.moc"
