// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/files.h"
#include "tests/manual_page.h"
#include "tests/unix_lines.h"

#include <QDir>
#include <QFile>
#include <QImage>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

using namespace qumalaq;

namespace {

constexpr int kPatienceMs = 60'000;

struct Run {
    int status = -1;
    QString output;
    QString error;
};

Run run(const QStringList& arguments, bool hasPlatform = false, const QString& locale = QStringLiteral("C.UTF-8"))
{
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    if (!hasPlatform)
        environment.remove(QStringLiteral("QT_QPA_PLATFORM"));
    for (const char* name : {"LANGUAGE", "LANG"})
        environment.remove(QString::fromLatin1(name));
    environment.insert(QStringLiteral("LC_ALL"), locale);
    environment.remove(QStringLiteral("DISPLAY"));
    environment.remove(QStringLiteral("WAYLAND_DISPLAY"));
    process.setProcessEnvironment(environment);
    process.start(QStringLiteral(QUMALAQ_PROGRAM), arguments);
    Run run;
    if (process.waitForFinished(kPatienceMs) && process.exitStatus() == QProcess::NormalExit)
        run.status = process.exitCode();
    run.output = QString::fromUtf8(unixLines(process.readAllStandardOutput()));
    // Only our own lines: Qt may complain about the test environment.
    const QStringList lines = QString::fromUtf8(unixLines(process.readAllStandardError())).split(u'\n');
    for (const QString& line : lines.filter(QStringLiteral("qumalaq:")))
        run.error += line + u'\n';
    return run;
}

} // namespace

/// The real program, called as from a shell.
class TestScreenshot : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aPictureShowsWhatIsInTheFile_data()
    {
        QTest::addColumn<QString>("page");
        QTest::addColumn<QString>("file");
        const QString examples = QStringLiteral(QUMALAQ_SOURCE_DIR "/resources/guide/examples/");
        QTest::newRow("games in the library") << QStringLiteral("library") << examples + QStringLiteral("games.tgk");
        QTest::newRow("moves of a scoresheet")
            << QStringLiteral("scoresheet") << examples + QStringLiteral("sheet.txt");
    }
    void aPictureShowsWhatIsInTheFile()
    {
        QFETCH(QString, page);
        QFETCH(QString, file);
        const QTemporaryDir folder;
        const auto pictureOf = [&](const QString& name, const QStringList& files) {
            const QString picture = folder.filePath(name + QStringLiteral(".png"));
            const Run result = run(QStringList{QStringLiteral("--screenshot"), picture, QStringLiteral("--page"), page,
                                               QStringLiteral("--data-dir"), folder.filePath(name)}
                                   + files);
            return result.status == 0 ? QImage(picture) : QImage();
        };
        const QImage empty = pictureOf(QStringLiteral("empty"), {});
        const QImage filled = pictureOf(QStringLiteral("filled"), {file});
        QVERIFY(!empty.isNull());
        QCOMPARE(filled.size(), empty.size());
        QVERIFY(filled != empty);
    }

    void nothingInAnArgumentReachesTheTerminal_data()
    {
        QTest::addColumn<QStringList>("arguments");
        const QString hostile = QStringLiteral("a\x1b[31m\nz\u009B2J");
        const QString nowhere = QStringLiteral(QUMALAQ_PROGRAM "/") + hostile + QStringLiteral(".png"); // no folder
        QTest::newRow("an unknown option") << QStringList{QStringLiteral("--") + hostile};
        QTest::newRow("a value that cannot be") << QStringList{QStringLiteral("--theme"), hostile};
        QTest::newRow("a picture that cannot be written") << QStringList{QStringLiteral("--screenshot"), nowhere};
        QTest::newRow("a diagram that cannot be written") << QStringList{QStringLiteral("--diagram"), nowhere};
    }
    void nothingInAnArgumentReachesTheTerminal()
    {
        QFETCH(QStringList, arguments);
        const Run result = run(arguments);
        QVERIFY(result.status > 0);
        QCOMPARE(result.error.count(u'\n'), 1);
        QVERIFY2(!result.error.contains(u'\x1b') && !result.error.contains(u'\u009B'),
                 result.error.toUtf8().toPercentEncoding().constData());
    }

    void aPictureIsDrawnWithoutADisplay_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QSize>("size");
        const auto row = [](const char* name, const QString& arguments, QSize size) {
            QTest::newRow(name) << arguments.split(u' ', Qt::SkipEmptyParts) << size;
        };
        row("the window as it is", {}, {1280, 800});
        row("small", QStringLiteral("--size 800x600 --language kk --theme dark"), {800, 600});
        row("large", QStringLiteral("--size 3840x2160 --language ru --theme high-contrast"), {3840, 2160});
        for (const char* page :
             {"main", "start", "new-game", "lessons", "puzzles", "rush", "settings", "rules", "end", "about", "keys"})
            row(page, QStringLiteral("--size 800x600 --page ") + QLatin1String(page), {800, 600});
        row("started again by a session manager", QStringLiteral("-session 10a1 --size 800x600"), {800, 600});
        row("another game", QStringLiteral("--size 800x600 --game congkak"), {800, 600});
        row("another game with options",
            QStringLiteral("--size 800x600 --game congkak --option holes=5 --option stones=3"), {800, 600});
    }
    void aPictureIsDrawnWithoutADisplay()
    {
        QFETCH(QStringList, arguments);
        QFETCH(QSize, size);
        const QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("a.png"));
        const Run result = run(QStringList{QStringLiteral("--screenshot"), file} + arguments);
        QVERIFY2(result.status == 0, qPrintable(result.error));
        const QImage image(file);
        QCOMPARE(image.size(), size);
    }

    void theMovesAreAnAnimationIfTheFileIsAGif()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("a.gif"));
        const Run result = run({QStringLiteral("--screenshot"), path, QStringLiteral("--moves"),
                                QStringLiteral("76 98"), QStringLiteral("--size"), QStringLiteral("400x400")});
        QVERIFY2(result.status == 0, qPrintable(result.error));
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray head = file.read(10);
        QCOMPARE(head.left(6), QByteArray("GIF89a"));
        QCOMPARE(static_cast<uchar>(head[6]) + 256 * static_cast<uchar>(head[7]), 400);
    }

    void movesAndPositionAreOnThePicture()
    {
        const QTemporaryDir folder;
        const auto picture = [&folder](const QString& name, const QStringList& arguments) {
            const QString file = folder.filePath(name);
            const Run result = run(QStringList{QStringLiteral("--screenshot"), file} + arguments);
            return result.status == 0 ? QImage(file) : QImage();
        };
        const QString start = QStringLiteral("9,9,9,9,9,9,9,9,9/9,9,9,9,9,9,9,9,9 0,0 -,- s");
        const QImage before = picture(QStringLiteral("1.png"), {QStringLiteral("--position"), start});
        const QImage again = picture(QStringLiteral("2.png"), {QStringLiteral("--position"), start});
        const QImage after = picture(QStringLiteral("3.png"), {QStringLiteral("--moves"), QStringLiteral("76 98")});
        QVERIFY(!before.isNull() && !after.isNull());
        QCOMPARE(before, again);
        QVERIFY(before != after);
    }

    void aDiagramShowsThePosition_data()
    {
        QTest::addColumn<QString>("suffix");
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("name");
        QTest::newRow("SVG in English") << QStringLiteral("svg") << QStringLiteral("en") << QStringLiteral("First");
        QTest::newRow("SVG in Kazakh") << QStringLiteral("svg") << QStringLiteral("kk") << QStringLiteral("Бастаушы");
        QTest::newRow("SVG in Russian") << QStringLiteral("SVG") << QStringLiteral("ru") << QStringLiteral("Костаушы");
        QTest::newRow("PNG") << QStringLiteral("png") << QStringLiteral("en") << QString();
    }
    void aDiagramShowsThePosition()
    {
        QFETCH(QString, suffix);
        QFETCH(QString, language);
        QFETCH(QString, name);
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("diagram.") + suffix);
        const Run result = run({QStringLiteral("--diagram"), path, QStringLiteral("--language"), language,
                                QStringLiteral("--size"), QStringLiteral("900x600"), QStringLiteral("--position"),
                                QStringLiteral("0,5,6,7,2,0,0,6,4/1,4,7,9,0,0,2,4,0 60,45 -,- s")});
        QVERIFY2(result.status == 0, qPrintable(result.error));
        if (suffix == QStringLiteral("png")) {
            const QImage image(path);
            QCOMPARE(image.width(), 900);
            QCOMPARE(image.pixelColor(image.width() / 2, image.height() / 4), QColor(Qt::white)); // an empty pit
            return;
        }
        const QString svg = QString::fromUtf8(bytesOf(path));
        QVERIFY(svg.contains(QStringLiteral("viewBox=\"0 0 900")));
        QVERIFY(!svg.contains(QStringLiteral("<image"))); // only shapes
        for (const QString& text : {name, QStringLiteral("60"), QStringLiteral("45")})
            QVERIFY2(svg.contains(u'>' + text + u'<') || svg.contains(u'>' + text + QStringLiteral(" <")),
                     qPrintable(text));
        // In the pits and the kazans lie 162 stones.
        QCOMPARE(svg.count(QStringLiteral("<circle")) + svg.count(QStringLiteral("<ellipse")), 162);
    }

    void aDiagramOfTheColouredBoardIsDrawnOnRequest()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("diagram.png"));
        const Run result = run({QStringLiteral("--diagram"), path, QStringLiteral("--theme"), QStringLiteral("light"),
                                QStringLiteral("--moves"), QStringLiteral("76 98")});
        QVERIFY2(result.status == 0, qPrintable(result.error));
        const QImage image(path);
        QCOMPARE(image.width(), 1600);
        const QColor wood = image.pixelColor(image.width() / 2, image.height() / 2);
        QVERIFY(wood.red() > wood.blue() + 20);
    }

    void aDiagramShowsTheBoardOfAFile_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QByteArray>("content");
        QTest::addColumn<QString>("position"); // empty: there is none
        const QString moved = QStringLiteral("--moves 76 98");
        QTest::newRow("the last position of the first game")
            << QStringLiteral("ойын.tgk") << QByteArray("[White \"a\"]\n\n1. 76 98 *\n\n[White \"b\"]\n\n1. 12 *\n")
            << moved;
        QTest::newRow("a game with an error after its moves")
            << QStringLiteral("a.tgk") << QByteArray("1. 76 98 2. zz *\n") << moved;
        QTest::newRow("a game without moves")
            << QStringLiteral("a.tgk") << QByteArray("[White \"a\"]\n\n*\n") << QStringLiteral("--game togyzqumalaq");
        QTest::newRow("the first puzzle of a pack")
            << QStringLiteral("a.qpack")
            << QByteArray("=== pack\ntitle = Tuesday\n=== puzzles\ngame = togyzqumalaq\ncapture 2 | "
                          "9,9,9,9,9,9,9,9,1/10,10,10,10,10,10,10,0,9 10,0 -,- n | 98 91 91 66 34\n")
            << QStringLiteral("--position 9,9,9,9,9,9,9,9,1/10,10,10,10,10,10,10,0,9\u00a010,0\u00a0-,-\u00a0n");
        QTest::newRow("a text that is no game")
            << QStringLiteral("a.tgk") << QByteArray("Dear friend,\nhello.\n") << QString();
        QTest::newRow("a pack with an error") << QStringLiteral("a.qpack") << QByteArray("=== pack\n") << QString();
        QTest::newRow("an empty file") << QStringLiteral("a.tgk") << QByteArray() << QString();
    }
    void aDiagramShowsTheBoardOfAFile()
    {
        QFETCH(QString, name);
        QFETCH(QByteArray, content);
        QFETCH(QString, position);
        const QTemporaryDir folder;
        const QString file = folder.filePath(name);
        QVERIFY(put(file, content));
        // As a file manager asks for a thumbnail: a name without a suffix, and a small size.
        const QString thumbnail = folder.filePath(QStringLiteral("thumbnail"));
        const Run result = run({QStringLiteral("--diagram"), thumbnail, QStringLiteral("--theme"),
                                QStringLiteral("light"), QStringLiteral("--size"), QStringLiteral("128x128"), file});
        if (position.isEmpty()) {
            QCOMPARE(result.status, 2);
            QVERIFY2(result.error.contains(QStringLiteral("there is no game and no puzzle in")),
                     qPrintable(result.error));
            return;
        }
        QVERIFY2(result.status == 0, qPrintable(result.error));
        const QString same = folder.filePath(QStringLiteral("same.png"));
        QStringList wanted = {position.section(u' ', 0, 0), position.section(u' ', 1).replace(QChar(0xa0), u' ')};
        QVERIFY(run(QStringList{QStringLiteral("--diagram"), same, QStringLiteral("--theme"), QStringLiteral("light"),
                                QStringLiteral("--size"), QStringLiteral("128x128")}
                    + wanted)
                    .status
                == 0);
        const QImage image(thumbnail, "PNG");
        QCOMPARE(image.width(), 128);
        QCOMPARE(image, QImage(same));
    }

    void anErrorOfADiagramIsToldInTheLanguageAskedFor()
    {
        const Run result = run({QStringLiteral("--diagram"), QStringLiteral("a.svg"), QStringLiteral("--language"),
                                QStringLiteral("ru"), QStringLiteral("--position"), QStringLiteral("1,2/3")});
        QCOMPARE(result.status, 2);
        QVERIFY2(result.error.contains(QStringLiteral("Строка 1, столбец 4")), qPrintable(result.error));
    }

    void wrongArgumentsAreReportedInOneLine_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QString>("about");
        const auto row = [](const char* name, const QStringList& arguments, const char* about) {
            QTest::newRow(name) << arguments << QString::fromUtf8(about);
        };
        const auto text = [](const char* latin) { return QString::fromLatin1(latin); };
        row("an unknown option", {text("--colour")}, "colour");
        row("a stray word", {text("hello")}, "there is no file “hello”");
        row("a folder", {QDir::tempPath()}, "is a folder");
#ifdef Q_OS_UNIX
        row("a device", {text("/dev/null")}, "is not a file, but a pipe or a device");
#endif
        row("a size that is none", {text("--size"), text("big")}, "--size");
        row("a size of nothing", {text("--size"), text("0x600")}, "--size");
        row("a language it does not speak", {text("--language"), text("de")}, "--language");
        row("a theme it does not have", {text("--theme"), text("pink")}, "--theme");
        row("a page it does not have", {text("--page"), text("cover")}, "--page");
        row("a position that is none", {text("--position"), text("1,2,3")}, "--position");
        row("a move that cannot be played", {text("--moves"), text("76 76 12")}, "--moves");
        row("a game it does not know", {text("--game"), text("chess")}, "--game");
        row("an option that is no pair", {text("--option"), text("holes")}, "“holes” is not KEY=VALUE");
        row("an option of another game", {text("--option"), text("holes=5")}, "no option “holes”");
        row("eleven holes", {text("--game"), text("congkak"), text("--option"), text("holes=11")}, "at most 9");
        row("no stones", {text("--game"), text("congkak"), text("--option"), text("stones=0")}, "at least 1");
        row("three empty holes on one side",
            {text("--game"), text("mangala-suez"), text("--option"), text("empty=s1,s2,s3")}, "all lie in one row");
        row("a position of another game",
            {text("--game"), text("congkak"), text("--position"),
             text("9,9,9,9,9,9,9,9,9/9,9,9,9,9,9,9,9,9 0,0 -,- s")},
            "not a position of congkak");
        row("an animation without moves", {text("--screenshot"), text("a.gif")}, "needs --moves");
        row("an animation in a folder that is not there",
            {text("--screenshot"), text("/nowhere/at/all.gif"), text("--moves"), text("76")}, "--screenshot");
        row("a diagram of an unknown format", {text("--diagram"), text("a.gif")}, "must end in .svg or .png");
        row("a diagram without a name", {text("--diagram"), text("")}, "must end in .svg or .png");
        row("a diagram and a picture", {text("--diagram"), text("a.svg"), text("--screenshot"), text("a.png")},
            "cannot be used together");
        row("a diagram of a position with too few stones",
            {text("--diagram"), text("a.svg"), text("--position"),
             text("9,9,9,9,9,9,9,9,9/9,9,9,9,9,9,9,9,8 0,0 -,- s")},
            "161 instead of 162");
        row("a diagram in a folder that is not there", {text("--diagram"), text("/nowhere/at/all.svg")},
#ifdef Q_OS_WIN
            "not found");
#else
            "No such file or directory");
#endif
        row("a folder that is not there", {text("--screenshot"), text("/nowhere/at/all.png")}, "--screenshot");
    }
    void wrongArgumentsAreReportedInOneLine()
    {
        QFETCH(QStringList, arguments);
        QFETCH(QString, about);
        const Run result = run(arguments);
        QCOMPARE(result.status, 2);
        QCOMPARE(result.output, QString());
        QCOMPARE(result.error.count(u'\n'), 1);
        QVERIFY2(result.error.contains(about), qPrintable(result.error));
    }

#ifndef Q_OS_WIN // always has a display
    void withoutADisplayItSaysWhatToDo()
    {
        const Run result = run({});
        QCOMPARE(result.status, 2);
        QVERIFY(result.error.contains(QStringLiteral("--screenshot")));
        QCOMPARE(result.error.count(u'\n'), 1);
    }
#endif

#ifdef Q_OS_LINUX // names the platforms
    void aDisplayThatCannotBeUsedIsNamedInOneLine_data()
    {
        QTest::addColumn<QString>("variable");
        QTest::addColumn<QString>("value");
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("text");
        QTest::newRow("no X server") << QStringLiteral("DISPLAY") << QStringLiteral(":7777") << QStringLiteral("en")
                                     << QStringLiteral("no window can be opened on the display “:7777”");
        QTest::newRow("no platform of that name")
            << QStringLiteral("QT_QPA_PLATFORM") << QStringLiteral("nonsense") << QStringLiteral("en")
            << QStringLiteral("no window can be opened on the display “nonsense”");
        QTest::newRow("in Russian") << QStringLiteral("QT_QPA_PLATFORM") << QStringLiteral("nonsense")
                                    << QStringLiteral("ru")
                                    << QStringLiteral("окно нельзя открыть на экране «nonsense»");
    }
    void aDisplayThatCannotBeUsedIsNamedInOneLine()
    {
        QFETCH(const QString, variable);
        QFETCH(const QString, value);
        QFETCH(const QString, language);
        QFETCH(const QString, text);
        const QTemporaryDir folder;
        QProcess process;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        for (const char* name : {"QT_QPA_PLATFORM", "DISPLAY", "WAYLAND_DISPLAY"})
            environment.remove(QString::fromLatin1(name));
        environment.insert(variable, value);
        process.setProcessEnvironment(environment);
        process.start(QStringLiteral(QUMALAQ_PROGRAM),
                      {QStringLiteral("--data-dir"), folder.path(), QStringLiteral("--language"), language});
        QVERIFY(process.waitForFinished(kPatienceMs));
        const QString error = QString::fromUtf8(process.readAllStandardError());
        QCOMPARE(process.exitStatus(), QProcess::NormalExit);
        QCOMPARE(process.exitCode(), 2);
        QVERIFY2(error.contains(text), qPrintable(error));
        QCOMPARE(error.count(u'\n'), 1);
    }

    void outputThatCannotBeWrittenIsAFailure_data()
    {
        QTest::addColumn<QString>("option");
        QTest::newRow("help") << QStringLiteral("--help");
        QTest::newRow("version") << QStringLiteral("--version");
    }
    void outputThatCannotBeWrittenIsAFailure()
    {
        QFETCH(const QString, option);
        QProcess process;
        process.setStandardOutputFile(QStringLiteral("/dev/full"));
        process.start(QStringLiteral(QUMALAQ_PROGRAM), {option});
        QVERIFY(process.waitForFinished(kPatienceMs));
        QCOMPARE(process.exitCode(), 1);
    }

    void anAnimationThatDoesNotFitOnTheDiskLeavesTheOldFile()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("a.gif"));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write("old") == 3);
        file.close();
        QProcess process;
        process.start(QStringLiteral("sh"),
                      {QStringLiteral("-c"), QStringLiteral("trap '' XFSZ; ulimit -f 4; exec \"$0\" \"$@\""),
                       QStringLiteral(QUMALAQ_PROGRAM), QStringLiteral("--screenshot"), path, QStringLiteral("--moves"),
                       QStringLiteral("76 98")});
        QVERIFY(process.waitForFinished(kPatienceMs));
        QCOMPARE(process.exitCode(), 2);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(), QByteArray("old"));
    }
#endif

    void versionAndHelpNeedNoDisplay()
    {
        const Run version = run({QStringLiteral("--version")});
        QCOMPARE(version.status, 0);
        QVERIFY(version.output.startsWith(QStringLiteral("qumalaq ")));
        const Run help = run({QStringLiteral("--help")});
        QCOMPARE(help.status, 0);
        QVERIFY(help.output.contains(QStringLiteral("--screenshot FILE")));
    }

#ifndef Q_OS_WIN // keeps the language elsewhere
    void theConsoleSpeaksTheLanguageOfTheSystem_data()
    {
        QTest::addColumn<QString>("locale");
        QTest::addColumn<QString>("help");
        QTest::addColumn<QString>("unknown");
        QTest::addColumn<QString>("wrong");
        QTest::newRow("Kazakh") << QStringLiteral("kk_KZ.UTF-8") << QStringLiteral("Қолданылуы: qumalaq")
                                << QStringLiteral("Белгісіз параметр: «colour»")
                                << QStringLiteral("--moves: 3-жүрісті («12») жасауға болмайды");
        QTest::newRow("Russian") << QStringLiteral("ru_RU.UTF-8") << QStringLiteral("Использование: qumalaq")
                                 << QStringLiteral("Неизвестный параметр «colour»")
                                 << QStringLiteral("--moves: ход 3, «12», сделать нельзя");
    }
    void theConsoleSpeaksTheLanguageOfTheSystem()
    {
        QFETCH(QString, locale);
        QFETCH(QString, help);
        QFETCH(QString, unknown);
        QFETCH(QString, wrong);
        const Run helped = run({QStringLiteral("--help")}, false, locale);
        QVERIFY2(helped.output.startsWith(help), qPrintable(helped.output));
        QCOMPARE(qumalaq::manual::optionsIn(helped.output),
                 qumalaq::manual::optionsIn(run({QStringLiteral("--help")}).output));
        const Run colour = run({QStringLiteral("--colour")}, false, locale);
        QVERIFY2(colour.error.contains(unknown), qPrintable(colour.error));
        const Run moves = run({QStringLiteral("--moves"), QStringLiteral("76 98 12")}, false, locale);
        QVERIFY2(moves.error.contains(wrong), qPrintable(moves.error));
    }
#endif

    void theManualNamesAllThatIsAccepted()
    {
        const QString page = qumalaq::manual::readPage(QStringLiteral("qumalaq.6"));
        const QString help = run({QStringLiteral("--help")}).output;
        QCOMPARE(qumalaq::manual::optionsIn(page), qumalaq::manual::optionsIn(help));
        const QSet<QString> literals = qumalaq::manual::literalsIn(page);
        for (const char* option : {"--language", "--theme", "--page"}) {
            // A list of values ends the description of these options.
            const QStringList values = help.section(QLatin1String(option), 1)
                                           .section(u'\n', 0, 0)
                                           .section(QStringLiteral(": "), 1)
                                           .remove(u'.')
                                           .split(QStringLiteral(", "));
            QVERIFY(values.size() > 1);
            for (const QString& value : values)
                QVERIFY2(literals.contains(value), qPrintable(value));
        }
    }
};

QTEST_GUILESS_MAIN(TestScreenshot)
#include "tst_screenshot.moc"
