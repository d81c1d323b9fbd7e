// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Runs changelog.sh, and compares what it writes with CHANGELOG.md.
#include <QDir>
#include <QFile>
#include <QHash>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>
#include <QXmlStreamReader>

namespace {

const QString kRoot = QStringLiteral(QUMALAQ_SOURCE_DIR "/");
const QString kEnglish = QStringLiteral("CHANGELOG.md");

QString readText(const QString& path)
{
    QFile file(kRoot + path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

/// What the script in this checkout, or in a copy of it, writes.
QString writtenAs(const QString& kind, const QString& root = kRoot)
{
    QProcess script;
    script.start(root + QStringLiteral("packaging/linux/changelog.sh"), {kind});
    const bool isDone = script.waitForFinished() && script.exitStatus() == QProcess::NormalExit;
    return isDone && script.exitCode() == 0 ? QString::fromUtf8(script.readAllStandardOutput()) : QString();
}

/// All first captures, or all matches if the pattern has none.
QStringList allOf(const QString& pattern, const QString& text)
{
    QStringList found;
    auto matches = QRegularExpression(pattern, QRegularExpression::MultilineOption).globalMatch(text);
    while (matches.hasNext()) {
        const auto match = matches.next();
        found.append(match.captured(match.lastCapturedIndex()));
    }
    return found;
}

/// "1.0.0] - 2026-11-22", and so on.
QStringList headingsOf(const QString& changes)
{
    return allOf(QStringLiteral(R"(^## \[(\d.*)$)"), changes);
}

/// The number of items of each release.
QList<qsizetype> itemsOf(const QString& changes)
{
    QList<qsizetype> counts;
    const QStringList releases = changes.split(QStringLiteral("\n## [")).mid(1);
    for (const QString& release : releases)
        counts.append(allOf(QStringLiteral("^- "), release).size());
    return counts;
}

/// Without what has not been released yet, which only the change logs have.
QString releasedIn(QString changes)
{
    const auto begin = changes.indexOf(QStringLiteral("\n## [Unreleased]"));
    return begin < 0 ? changes : changes.remove(begin, changes.indexOf(QStringLiteral("\n## ["), begin + 1) - begin);
}

/// "kk", and so on: the languages with a change log.
QStringList translations()
{
    QStringList codes;
    const QDir folder(kRoot + QStringLiteral("packaging/linux"));
    for (const QString& code : folder.entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
        if (QFile::exists(folder.filePath(code + QStringLiteral("/CHANGELOG.md"))))
            codes.append(code);
    }
    return codes;
}

} // namespace

class TestChangelog : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void newestReleaseIsTheVersionOfTheProgram()
    {
        QCOMPARE(writtenAs(QStringLiteral("version")).trimmed(), QStringLiteral(QUMALAQ_VERSION));
        QVERIFY(headingsOf(readText(kEnglish)).value(0).startsWith(QStringLiteral(QUMALAQ_VERSION "] - ")));
    }

    void translationHasTheSameReleasesAndItems_data()
    {
        QTest::addColumn<QString>("changes");
        for (const QString& code : translations())
            QTest::addRow("%s", qUtf8Printable(code))
                << readText(QStringLiteral("packaging/linux/%1/CHANGELOG.md").arg(code));
    }

    void translationHasTheSameReleasesAndItems()
    {
        QFETCH(QString, changes);
        const QString english = readText(kEnglish);
        QCOMPARE(headingsOf(changes), headingsOf(english));
        QCOMPARE(itemsOf(changes), itemsOf(english));
    }

    void debianGetsEachReleaseWithItsDate()
    {
        const QString written = writtenAs(QStringLiteral("debian"));
        QStringList releases;
        const QStringList versions = allOf(QStringLiteral(R"(^qumalaq \((.+)\) unstable; urgency=medium$)"), written);
        const QStringList dates = allOf(QStringLiteral(R"(^ -- .+ <.+>  (.+)$)"), written);
        QCOMPARE(dates.size(), versions.size());
        for (qsizetype release = 0; release < versions.size(); ++release) {
            const QDateTime date = QDateTime::fromString(dates[release], Qt::RFC2822Date);
            releases.append(versions[release] + QStringLiteral("] - ") + date.toString(QStringLiteral("yyyy-MM-dd")));
        }
        QCOMPARE(releases, headingsOf(readText(kEnglish)));
        for (const QString& line : written.split(QLatin1Char('\n')))
            QVERIFY2(line.size() <= 80 || line.startsWith(QStringLiteral(" -- ")), qUtf8Printable(line));
    }

    void nextReleaseIsShownWithoutMarkdown_data()
    {
        QTest::addColumn<QString>("kind");
        QTest::newRow("Debian package") << QStringLiteral("debian");
        QTest::newRow("software centres") << QStringLiteral("appstream");
    }

    void nextReleaseIsShownWithoutMarkdown()
    {
        QFETCH(QString, kind);
        const QTemporaryDir folder;
        const QString root = folder.path() + QLatin1Char('/');
        const QString packaging = QStringLiteral("packaging/linux/");
        QStringList changeLogs = {kEnglish};
        QVERIFY(QDir(root).mkpath(packaging));
        for (const QString& code : translations()) {
            QVERIFY(QDir(root).mkpath(packaging + code));
            changeLogs.append(packaging + code + QStringLiteral("/CHANGELOG.md"));
        }
        for (const char* name : {"changelog.sh", "org.qumalaq.qumalaq.metainfo.xml"})
            QVERIFY(QFile::copy(kRoot + packaging + QLatin1String(name), root + packaging + QLatin1String(name)));
        for (const QString& path : changeLogs) {
            QFile file(root + path);
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write(
                readText(path).replace(QLatin1String("[Unreleased]"), QLatin1String("[99.0.0] - 2099-01-01")).toUtf8());
        }
        const QString written = writtenAs(kind, root);
        QVERIFY(!written.isEmpty());
        QCOMPARE(allOf(QStringLiteral(R"(^.*(?:\*\S|\S\*|`).*$)"), written), QStringList());
    }

    void softwareCentresGetEachItemInEachLanguage()
    {
        QXmlStreamReader xml(writtenAs(QStringLiteral("appstream")));
        QStringList releases;
        QHash<QString, QList<qsizetype>> items; // by language; empty means English
        QStringList languages = translations();
        languages.append(QString());
        while (!xml.atEnd()) {
            if (xml.readNext() != QXmlStreamReader::StartElement)
                continue;
            if (xml.name() == QLatin1String("release")) {
                const auto attributes = xml.attributes();
                releases.append(attributes.value(QLatin1String("version")).toString() + QStringLiteral("] - ")
                                + attributes.value(QLatin1String("date")).toString());
                for (const QString& language : languages)
                    items[language].append(0);
            } else if (xml.name() == QLatin1String("li") && !releases.isEmpty()) {
                const QString language = xml.attributes().value(QLatin1String("xml:lang")).toString();
                QVERIFY2(items.contains(language), qUtf8Printable(language));
                ++items[language].last();
            }
        }
        QVERIFY2(!xml.hasError(), qUtf8Printable(xml.errorString()));
        const QString english = readText(kEnglish);
        QCOMPARE(releases, headingsOf(english));
        for (const QString& language : languages)
            QCOMPARE(items.value(language), itemsOf(releasedIn(english)));
    }
};

QTEST_GUILESS_MAIN(TestChangelog)
#include "tst_changelog.moc"
