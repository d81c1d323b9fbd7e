// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The user's guide: its text says what the window has, and its command opens it.
#include "tests/app/desktop/window_fixture.h"
#include "tests/files.h"
#include "tests/guide_text.h"

#include "app/desktop/learn/pack_store.h"
#include "app/desktop/text/game_text.h"
#include "app/desktop/text/label_text.h"
#include "app/desktop/window/command_line.h"
#include "app/desktop/window/guide.h"
#include "app/desktop/window/keys_dialog.h"
#include "app/desktop/window/user_files.h"

#include <QDesktopServices>
#include <QFile>
#include <QHash>
#include <QLabel>
#include <QMenu>
#include <QMenuBar>
#include <QSet>
#include <QUrl>
#include <QXmlStreamReader>

#include <algorithm>

using namespace qumalaq;
using namespace qumalaq::desktop;

namespace {

QStringList allOf(const QString& pattern, const QString& text)
{
    QStringList found;
    auto matches = QRegularExpression(pattern, QRegularExpression::MultilineOption).globalMatch(text);
    while (matches.hasNext())
        found.append(matches.next().captured(1));
    return found;
}

QStringList headingsIn(const QString& source)
{
    return allOf(QStringLiteral("^#+ .*\\{#([a-z0-9-]+)\\}$"), source);
}

QStringList picturesIn(const QString& source)
{
    return allOf(QStringLiteral("\\]\\((pictures/[^)]*)\\)"), source);
}

/// All texts of the window in this language, without mnemonics, from its catalogue; the sources are English.
QStringList textsOfTheWindow(Language language)
{
    QFile file(QStringLiteral(QUMALAQ_SOURCE_DIR "/translations/qumalaq_%1.ts")
                   .arg(language == Language::English ? QStringLiteral("ru") : codeOf(language)));
    QStringList texts;
    if (!file.open(QIODevice::ReadOnly))
        return texts;
    QXmlStreamReader reader(&file);
    while (!reader.atEnd()) {
        reader.readNextStartElement();
        const bool isSource = reader.name() == QLatin1String("source");
        const bool isText = reader.name() == QLatin1String("translation");
        if (reader.isStartElement() && isSource == (language == Language::English) && (isSource || isText))
            texts.append(reader.readElementText(QXmlStreamReader::IncludeChildElements).trimmed().remove(u'&'));
    }
    return texts;
}

void addFolders()
{
    QTest::addColumn<QString>("name");
    for (const QString& name : guide::folders())
        QTest::newRow(qPrintable(name)) << name;
}

void makePage(const QString& path)
{
    QVERIFY(QDir().mkpath(QFileInfo(path).path()));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
}

/// The menu as the guide names it: a submenu after the menu that it is in.
QString pathOf(const Actions::Group& group)
{
    static QString menu;
    if (!group.isSubmenu)
        menu = plainLabel(group.title);
    return group.isSubmenu ? menu + QStringLiteral(" › ") + plainLabel(group.title) : menu;
}

} // namespace

/// Takes the place of the browser.
class Browser : public QObject {
    Q_OBJECT

public:
    Browser() { QDesktopServices::setUrlHandler(QStringLiteral("file"), this, "open"); }
    ~Browser() override { QDesktopServices::unsetUrlHandler(QStringLiteral("file")); }

    QStringList opened;

public Q_SLOTS:
    void open(const QUrl& url) { opened.append(url.toLocalFile()); }
};

class TestGuide : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { setUpApplication(); }

    void everyLanguageHasTheSameChaptersAndPictures_data() { addLanguages(); }
    void everyLanguageHasTheSameChaptersAndPictures()
    {
        QFETCH(Language, language);
        const QString english = guide::sourceOf(QStringLiteral("en"));
        const QString source = guide::sourceOf(codeOf(language));
        QCOMPARE(guide::chaptersOf(codeOf(language)), guide::chaptersOf(QStringLiteral("en")));
        QVERIFY(headingsIn(english).size() > 50);
        QCOMPARE(headingsIn(source), headingsIn(english));
        // With a space before it, pandoc takes a heading for a paragraph.
        QCOMPARE(headingsIn(source), allOf(QStringLiteral("#+ .*\\{#([a-z0-9-]+)\\}$"), source));
        QVERIFY(picturesIn(english).size() >= 12);
        QCOMPARE(picturesIn(source), picturesIn(english));
    }

    void everyLinkLeadsSomewhere_data() { addFolders(); }
    void everyLinkLeadsSomewhere()
    {
        QFETCH(QString, name);
        const QString source = guide::sourceOf(name);
        const QStringList headings = headingsIn(source);
        QCOMPARE(QSet<QString>(headings.begin(), headings.end()).size(), headings.size());
        const QStringList links = allOf(QStringLiteral("\\]\\(([^)]*)\\)"), guide::proseOf(source));
        QVERIFY(!links.isEmpty());
        for (const QString& link : links) {
            if (link.startsWith(u'#')) {
                QVERIFY2(headings.contains(link.mid(1)), qPrintable(link));
            } else if (link.startsWith(QLatin1String("../"))) {
                QVERIFY2(guide::folders().contains(link.section(u'/', 1, 1)), qPrintable(link));
                QCOMPARE(link.section(u'/', 2), QStringLiteral("index.html"));
            } else {
                QVERIFY2(guide::folder(name).exists(link), qPrintable(link));
            }
        }
    }

    void everyPictureIsShown_data() { addFolders(); }
    void everyPictureIsShown()
    {
        QFETCH(QString, name);
        const QStringList shown = picturesIn(guide::sourceOf(name));
        const QDir pictures(guide::folder(name).filePath(QStringLiteral("pictures")));
        for (const QString& file : pictures.entryList(QDir::Files))
            QVERIFY2(shown.contains(QStringLiteral("pictures/") + file), qPrintable(file));
    }

    void everyGameIsNamed_data() { addLanguages(); }
    void everyGameIsNamed()
    {
        QFETCH(Language, language);
        Translator translator;
        translator.setLanguage(language);
        const QString prose = guide::proseOf(guide::sourceOf(codeOf(language)));
        for (const rules::GameId game : rules::allGames())
            QVERIFY2(prose.contains(GameText::nameOf(game)), qPrintable(GameText::nameOf(game)));
    }

    /// The table of keys has the rows of the dialog in the program, and no others.
    void theTableOfKeysIsThatOfTheProgram_data() { addLanguages(); }
    void theTableOfKeysIsThatOfTheProgram()
    {
        QFETCH(Language, language);
        Translator translator;
        translator.setLanguage(language);
        QWidget window;
        Actions actions(&window);
        actions.setTexts();
        const QTemporaryDir folder;
        Settings settings(folder.filePath(QStringLiteral("s.ini")));
        const KeysDialog dialog(actions, settings, &window);
        QStringList rows;
        QString where;
        QString keys;
        for (const auto* label : dialog.findChildren<QLabel*>()) {
            const QString role = label->property("role").toString();
            if (role == QLatin1String("heading")) {
                where = label->text();
            } else if (role == QLatin1String("key")) {
                keys = label->text();
            } else if (!keys.isEmpty()) {
                rows.append(QStringLiteral("| %1 | %2 | **%3** |").arg(where, label->text(), keys));
                keys.clear();
            }
        }
        QVERIFY(rows.size() > 50);
        const QString section = guide::sourceOf(codeOf(language))
                                    .section(QStringLiteral("{#keys}"), 1)
                                    .section(QStringLiteral("{#mouse}"), 0, 0);
        const QStringList written = section.split(u'\n').filter(QStringLiteral("** |"));
        for (const QString& row : rows)
            QVERIFY2(written.contains(row), qPrintable(row));
        QCOMPARE(written.size(), rows.size());
    }

    /// "*Game › Take back* (**Ctrl+Z**)", and the table of the questions: "| **L** | What was said |".
    void keysInTheTextAreThoseOfTheirCommands_data() { addLanguages(); }
    void keysInTheTextAreThoseOfTheirCommands()
    {
        QFETCH(Language, language);
        Translator translator;
        translator.setLanguage(language);
        QWidget window;
        Actions actions(&window);
        actions.setTexts();
        QHash<QString, QStringList> keysOf;
        for (const Actions::Group& group : Actions::groups()) {
            for (const ActionId id : group.actions) {
                QStringList keys;
                for (const QKeySequence& shortcut : actions.at(id)->shortcuts())
                    keys.append(shortcut.toString(QKeySequence::NativeText));
                const QString name = plainLabel(actions.at(id)->text());
                keysOf.insert(pathOf(group) + QStringLiteral(" › ") + name, keys);
                if (id >= ActionId::SayLast && id <= ActionId::SayEvaluation)
                    keysOf.insert(name, keys);
            }
        }
        const QString source = guide::sourceOf(codeOf(language));
        const QString prose = guide::proseOf(source);
        int checked = 0;
        static const QRegularExpression kAfter(QStringLiteral("\\*([^*]+ › [^*]+)\\* \\(\\*\\*([^*]+)\\*\\*"));
        for (auto matches = kAfter.globalMatch(prose); matches.hasNext(); ++checked) {
            const auto match = matches.next();
            QVERIFY2(keysOf.value(match.captured(1)).contains(match.captured(2)), qPrintable(match.captured()));
        }
        QVERIFY(checked > 30);
        static const QRegularExpression kBefore(QStringLiteral("^\\| \\*\\*(\\w+)\\*\\* \\| ([^|]+) \\|"),
                                                QRegularExpression::MultilineOption
                                                    | QRegularExpression::UseUnicodePropertiesOption);
        checked = 0;
        for (auto matches = kBefore.globalMatch(source); matches.hasNext(); ++checked) {
            const auto match = matches.next();
            QVERIFY2(keysOf.value(match.captured(2)).contains(match.captured(1)), qPrintable(match.captured()));
        }
        QCOMPARE(checked, int(ActionId::SayEvaluation) - int(ActionId::SayLast) + 1);
    }

    void filesInTheTextAreThoseOfTheProgram_data() { addLanguages(); }
    void filesInTheTextAreThoseOfTheProgram()
    {
        QFETCH(Language, language);
        const QString source = guide::sourceOf(codeOf(language));
        // As run() names the program.
        QCoreApplication::setOrganizationName(UserFiles::kName);
        QCoreApplication::setApplicationName(UserFiles::kName);
        const QString settings = QFileInfo(Settings().fileName()).fileName();
        const QString settingsPath = QStringLiteral("~/.config/%1/%2").arg(UserFiles::kName, settings);
        for (const QString& name : {QString(UserFiles::kPortableFile), QString(UserFiles::kPortableFolder),
                                    u'.' + QString(PackStore::kSuffix), settingsPath,
                                    QStringLiteral("~/.local/share/%1/%1").arg(UserFiles::kName)})
            QVERIFY2(source.contains(u'`' + name + u'`'), qPrintable(name));
        QVERIFY(QString::fromUtf8(bytesOf(QStringLiteral(QUMALAQ_SOURCE_DIR "/packaging/linux/%1/qumalaq.6")
                                              .arg(language == Language::English ? QString() : codeOf(language))))
                    .contains(settingsPath.mid(1)));
    }

    void everyCommandThatTheTextNamesExists_data() { addLanguages(); }
    void everyCommandThatTheTextNamesExists()
    {
        QFETCH(Language, language);
        Translator translator;
        translator.setLanguage(language);
        QWidget window;
        Actions actions(&window);
        actions.setTexts();
        QStringList commands;
        for (const Actions::Group& group : Actions::groups()) {
            for (const ActionId id : group.actions)
                commands.append(pathOf(group) + QStringLiteral(" › ") + plainLabel(actions.at(id)->text()));
        }
        const QStringList named =
            allOf(QStringLiteral("\\*([^*]+ › [^*]+)\\*"), guide::proseOf(guide::sourceOf(codeOf(language))));
        QVERIFY(named.size() > 40);
        for (const QString& command : named)
            QVERIFY2(commands.contains(command), qPrintable(command));
    }

    /// What is written in italics is a text of the window, or its beginning.
    void everyButtonThatTheTextNamesExists_data() { addLanguages(); }
    void everyButtonThatTheTextNamesExists()
    {
        QFETCH(Language, language);
        const QStringList texts = textsOfTheWindow(language);
        QVERIFY(texts.size() > 1000);
        static const QRegularExpression kKeysAndCode(QStringLiteral("\\*\\*[^*]*\\*\\*|`[^`]*`"));
        QString prose = guide::proseOf(guide::sourceOf(codeOf(language)));
        const QStringList named = allOf(QStringLiteral("\\*([^*]+)\\*"), prose.remove(kKeysAndCode));
        QVERIFY(named.size() > 80);
        for (const QString& name : named) {
            const bool isCommand = name.contains(u'›'); // tested above
            QVERIFY2(isCommand
                         || std::any_of(texts.begin(), texts.end(),
                                        [&name](const QString& text) { return text.startsWith(name); }),
                     qPrintable(name));
        }
    }

    void everyOptionOfTheWindowStandsThere_data() { addLanguages(); }
    void everyOptionOfTheWindowStandsThere()
    {
        QFETCH(Language, language);
        const QString source = guide::sourceOf(codeOf(language));
        const QStringList options = allOf(QStringLiteral("^  (--[a-z-]+( [A-Zx=]+)?)"), CommandLine::help());
        QVERIFY(options.size() >= 14);
        for (const QString& option : options)
            QVERIFY2(source.contains(QStringLiteral("\n| `%1`").arg(option)), qPrintable(option));
    }

    void folderIsFoundBesideTheProgramOrWhereItIsInstalled()
    {
        const QTemporaryDir folder;
        const QDir root(folder.path());
        QVERIFY(root.mkpath(QStringLiteral("bin")));
        const QString program = root.filePath(QStringLiteral("bin"));
        QCOMPARE(guideFolderOf(program), QString());
        makePage(root.filePath(QStringLiteral("share/qumalaq/guide/en/index.html")));
        QCOMPARE(guideFolderOf(program), root.filePath(QStringLiteral("share/qumalaq/guide")));
        makePage(root.filePath(QStringLiteral("bin/guide/en/index.html")));
        QCOMPARE(guideFolderOf(program), root.filePath(QStringLiteral("bin/guide")));
    }

    void commandIsAbsentWithoutAGuide()
    {
        const QTemporaryDir folder;
        Program program(folder.path());
        program.open();
        const auto isInMenu = [&program] {
            for (const QAction* menu : program.window->menuBar()->actions()) {
                if (menu->menu()->actions().contains(program.action(ActionId::Guide)))
                    return program.action(ActionId::Guide)->isVisible();
            }
            return false;
        };
        QVERIFY(!isInMenu());
        program.window->setGuideFolder(folder.path());
        QVERIFY(isInMenu());
    }

    void commandOpensThePageInTheLanguageOfTheWindow()
    {
        const QTemporaryDir folder;
        const QTemporaryDir guide;
        const auto page = [&guide](const char* language) {
            return guide.filePath(QLatin1String(language) + QStringLiteral("/index.html"));
        };
        makePage(page("en"));
        makePage(page("kk"));
        Browser browser;
        Program program(folder.path());
        program.open();
        program.window->setGuideFolder(guide.path());
        program.trigger(ActionId::Guide);
        program.setLanguage(Language::Kazakh);
        program.trigger(ActionId::Guide);
        program.setLanguage(Language::Russian); // which has no page here
        program.trigger(ActionId::Guide);
        QCOMPARE(browser.opened, (QStringList{page("en"), page("kk"), page("en")}));
        QCOMPARE(program.notice(), QString());
    }

    /// The test platform opens nothing.
    void windowSaysWhereTheGuideIsIfNoBrowserOpensIt()
    {
        const QTemporaryDir folder;
        const QString page = folder.filePath(QStringLiteral("guide/en/index.html"));
        makePage(page);
        Program program(folder.path());
        program.open();
        program.window->setGuideFolder(folder.filePath(QStringLiteral("guide")));
        program.trigger(ActionId::Guide);
        QVERIFY2(program.notice().contains(QDir::toNativeSeparators(page)), qPrintable(program.notice()));
    }
};

QUMALAQ_WINDOW_TEST(TestGuide)
#include "tst_guide.moc"
