// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/window/command_line.h"

#include "app/desktop/records/board_picture.h"
#include "app/desktop/text/error_text.h"
#include "core/notation/move_text.h"
#include "core/notation/position_text.h"

#include <QCommandLineParser>
#include <QFileInfo>

#include <algorithm>
#include <vector>

namespace qumalaq::desktop {

namespace {

constexpr int kSmallestSide = 320;
constexpr int kSmallestDiagram = 64;
constexpr int kLargestSide = 16384;

struct PageName {
    const char* name;
    ScreenshotPage page;
};
constexpr PageName kPages[] = {
    {"main", ScreenshotPage::Main},
    {"start", ScreenshotPage::Start},
    {"continue", ScreenshotPage::Continue},
    {"new-game", ScreenshotPage::NewGame},
    {"settings", ScreenshotPage::Settings},
    {"lessons", ScreenshotPage::Lessons},
    {"puzzles", ScreenshotPage::Puzzles},
    {"rush", ScreenshotPage::Rush},
    {"openings", ScreenshotPage::Openings},
    {"library", ScreenshotPage::Library},
    {"editor", ScreenshotPage::Editor},
    {"scoresheet", ScreenshotPage::CheckScoresheet},
    {"rules", ScreenshotPage::Rules},
    {"end", ScreenshotPage::End},
    {"about", ScreenshotPage::About},
    {"keys", ScreenshotPage::Keys},
    {"study", ScreenshotPage::Study},
    {"review", ScreenshotPage::Review},
    {"two-computers", ScreenshotPage::TwoComputers},
    {"progress", ScreenshotPage::Progress},
    {"reviews", ScreenshotPage::Reviews},
};

/// Options of QApplication with a value.
constexpr const char* kToolkitOptions[] = {"platform", "platformtheme",   "style",
                                           "display",  "qwindowgeometry", "session"};

bool isToolkitOption(const QString& argument)
{
    QString name = argument;
    while (name.startsWith(u'-'))
        name.remove(0, 1);
    return name != argument
           && std::any_of(std::begin(kToolkitOptions), std::end(kToolkitOptions),
                          [&name](const char* known) { return name == QLatin1String(known); });
}

QString themeKeys()
{
    QStringList keys;
    for (const ThemeId theme : allThemes())
        keys.append(keyOf(theme));
    return keys.join(QStringLiteral(", "));
}

QString languageCodes()
{
    QStringList codes;
    for (const Language language : allLanguages())
        codes.append(codeOf(language));
    return codes.join(QStringLiteral(", "));
}

QString pageNames()
{
    QStringList names;
    for (const PageName& page : kPages)
        names.append(QLatin1String(page.name));
    return names.join(QStringLiteral(", "));
}

std::optional<QSize> parseSize(const QString& text, int smallest)
{
    const QStringList parts = text.split(u'x');
    if (parts.size() != 2)
        return std::nullopt;
    bool isWidth = false;
    bool isHeight = false;
    const QSize size(parts[0].toInt(&isWidth), parts[1].toInt(&isHeight));
    const auto fits = [smallest](int side) { return side >= smallest && side <= kLargestSide; };
    if (!isWidth || !isHeight || !fits(size.width()) || !fits(size.height()))
        return std::nullopt;
    return size;
}

/// Reads the value of an option, or says in one line why it cannot.
using OptionReader = Expected<void, QString> (*)(CommandLine& line, const QString& value);

Expected<void, QString> readScreenshot(CommandLine& line, const QString& value)
{
    if (value.isEmpty())
        return unexpected(CommandLine::tr("--screenshot: the name of the file is missing"));
    line.screenshot = value;
    return {};
}

Expected<void, QString> readDiagram(CommandLine& line, const QString& value)
{
    // File managers want thumbnails under names without a suffix.
    const bool mayLackSuffix = !value.isEmpty() && !line.files.isEmpty();
    if (!mayLackSuffix && !pictureFormatOf(value)) {
        return unexpected(
            CommandLine::tr("--diagram: the name of the file, “%1”, must end in .svg or .png").arg(value));
    }
    if (!line.screenshot.isEmpty())
        return unexpected(CommandLine::tr("--diagram and --screenshot cannot be used together"));
    line.diagram = value;
    return {};
}

Expected<void, QString> readSize(CommandLine& line, const QString& value)
{
    const int smallest = line.diagram.isEmpty() ? kSmallestSide : kSmallestDiagram;
    const auto size = parseSize(value, smallest);
    if (!size) {
        return unexpected(CommandLine::tr("--size: “%1” is not WIDTHxHEIGHT, each %2 to %3")
                              .arg(value, QString::number(smallest), QString::number(kLargestSide)));
    }
    line.size = *size;
    return {};
}

Expected<void, QString> readLanguage(CommandLine& line, const QString& value)
{
    line.language = languageByCode(value);
    if (!line.language)
        return unexpected(CommandLine::tr("--language: “%1” is not one of %2").arg(value, languageCodes()));
    return {};
}

Expected<void, QString> readTheme(CommandLine& line, const QString& value)
{
    for (const ThemeId theme : allThemes()) {
        if (keyOf(theme) == value)
            line.theme = theme;
    }
    if (!line.theme)
        return unexpected(CommandLine::tr("--theme: “%1” is not one of %2").arg(value, themeKeys()));
    return {};
}

Expected<void, QString> readPage(CommandLine& line, const QString& value)
{
    const auto* page = std::find_if(std::begin(kPages), std::end(kPages),
                                    [&value](const PageName& p) { return value == QLatin1String(p.name); });
    if (page == std::end(kPages))
        return unexpected(CommandLine::tr("--page: “%1” is not one of %2").arg(value, pageNames()));
    line.page = page->page;
    return {};
}

struct KnownOption {
    const char* name;
    const char* value;           ///< null: the option has none
    const char* text;            ///< %1 stands for a list
    OptionReader read = nullptr; ///< null: parse() reads it
};

/// In the order of the help text, and of reading: whether a size fits depends on the picture.
constexpr KnownOption kOptions[] = {
    {"screenshot", "FILE",
     QT_TRANSLATE_NOOP("CommandLine", "Save a picture of the window in FILE (PNG), or an animation of the moves in "
                                      "FILE.gif, and exit. This needs no display."),
     readScreenshot},
    {"diagram", "FILE",
     QT_TRANSLATE_NOOP("CommandLine",
                       "Save a diagram of the position in FILE.svg or FILE.png, and exit. With a file of games or a "
                       "pack, the diagram shows its first game or puzzle. This needs no display."),
     readDiagram},
    {"size", "WxH", QT_TRANSLATE_NOOP("CommandLine", "The size of the window, e.g. 1280x800."), readSize},
    {"language", "CODE", QT_TRANSLATE_NOOP("CommandLine", "The language of the program: %1."), readLanguage},
    {"theme", "THEME", QT_TRANSLATE_NOOP("CommandLine", "The colours of the window: %1."), readTheme},
    {"game", "ID",
     QT_TRANSLATE_NOOP("CommandLine", "The game, e.g. togyzqumalaq; run qumalaq-engine games for a list.")},
    {"option", "KEY=VALUE",
     QT_TRANSLATE_NOOP("CommandLine", "A variant of the rules, e.g. holes=5; may be given several times.")},
    {"position", "TEXT", QT_TRANSLATE_NOOP("CommandLine", "Start from this position.")},
    {"moves", "MOVES", QT_TRANSLATE_NOOP("CommandLine", "Play these moves first, e.g. \"76 98 66\".")},
    {"page", "PAGE", QT_TRANSLATE_NOOP("CommandLine", "Open this page, or save a picture of it with --screenshot: %1."),
     readPage},
    {"settings", "FILE", QT_TRANSLATE_NOOP("CommandLine", "Keep the settings in FILE.")},
    {"data-dir", "DIR",
     QT_TRANSLATE_NOOP("CommandLine", "Keep the games, the library and the learning progress in DIR.")},
    {"version", nullptr, QT_TRANSLATE_NOOP("CommandLine", "Print the version and exit.")},
    {"help", nullptr, QT_TRANSLATE_NOOP("CommandLine", "Show this help and exit.")},
};

/// Replaces %1 in the text of an option.
QString listFor(std::string_view name)
{
    if (name == "language")
        return languageCodes();
    if (name == "theme")
        return themeKeys();
    return name == "page" ? pageNames() : QString();
}

const std::vector<QCommandLineOption>& options()
{
    static const std::vector<QCommandLineOption> kParsed = [] {
        std::vector<QCommandLineOption> parsed;
        for (const KnownOption& known : kOptions) {
            QStringList names = {QString::fromLatin1(known.name)};
            if (names.first() == QLatin1String("help"))
                names.append(QStringLiteral("h"));
            parsed.emplace_back(names, QString(), QString::fromLatin1(known.value));
        }
        return parsed;
    }();
    return kParsed;
}

const QCommandLineOption& option(const char* name)
{
    return *std::find_if(options().begin(), options().end(), [name](const QCommandLineOption& known) {
        return known.names().contains(QLatin1String(name));
    });
}

Expected<rules::History, QString> parseGame(const QCommandLineParser& parser)
{
    rules::GameSetup setup;
    if (parser.isSet(option("game"))) {
        const QString id = parser.value(option("game"));
        const auto game = rules::gameById(id.toStdString());
        if (!game)
            return unexpected(CommandLine::tr("--game: there is no game “%1”").arg(id));
        setup = rules::GameSetup(*game);
    }
    for (const QString& given : parser.values(option("option"))) {
        const auto equals = given.indexOf(u'=');
        if (equals < 0)
            return unexpected(CommandLine::tr("--option: “%1” is not KEY=VALUE").arg(given));
        const auto set = setup.setOption(given.left(equals).toStdString(), given.mid(equals + 1).toStdString());
        if (!set) {
            return unexpected(
                CommandLine::tr("--option: “%1” for %2: %3")
                    .arg(given, QString::fromUtf8(rules::idOf(setup.game()).data()), ErrorText::of(set.error())));
        }
    }
    rules::History history(setup);
    if (parser.isSet(option("position"))) {
        const auto parsed = notation::parsePosition(parser.value(option("position")).toStdString(), setup);
        if (!parsed)
            return unexpected(
                CommandLine::tr("--position: this is not a position of %1: %2")
                    .arg(QString::fromUtf8(rules::idOf(setup.game()).data()), ErrorText::of(parsed.error())));
        history = rules::History(setup, parsed->position);
    }
    const QStringList moves = parser.value(option("moves")).split(u' ', Qt::SkipEmptyParts);
    for (qsizetype i = 0; i < moves.size(); ++i) {
        const auto move = notation::parseMove(moves[i].toStdString(), history.position());
        if (!move || !history.canPlay(*move)) {
            return unexpected(
                CommandLine::tr("--moves: move %1, “%2”, cannot be played").arg(QString::number(i + 1), moves[i]));
        }
        history.play(*move);
    }
    return history;
}

/// Moves the options of QApplication, with their values, to `rest`.
QStringList withoutToolkitOptions(const QStringList& arguments, QStringList& rest)
{
    QStringList own;
    for (qsizetype i = 0; i < arguments.size(); ++i) {
        if (!isToolkitOption(arguments[i])) {
            own.append(arguments[i]);
            continue;
        }
        rest.append(arguments[i]);
        if (i + 1 < arguments.size())
            rest.append(arguments[++i]);
    }
    return own;
}

Expected<void, QString> checkFiles(const QStringList& files)
{
    for (const QString& file : files) {
        const QFileInfo info(file);
        if (info.isDir())
            return unexpected(CommandLine::tr("“%1” is a folder, not a file").arg(file));
        if (!info.exists())
            return unexpected(CommandLine::tr("there is no file “%1”").arg(file));
        if (!info.isFile())
            return unexpected(CommandLine::tr("“%1” is not a file, but a pipe or a device").arg(file));
    }
    return {};
}

} // namespace

const char* const CommandLine::kNoDisplay =
    QT_TRANSLATE_NOOP("CommandLine", "there is no display (neither DISPLAY nor WAYLAND_DISPLAY is set); use "
                                     "--screenshot FILE to save the window as a picture");
const char* const CommandLine::kNoAnswer =
    QT_TRANSLATE_NOOP("CommandLine", "Qumalaq is already open, but it is not responding");

std::optional<Language> CommandLine::languageIn(const QStringList& arguments)
{
    QCommandLineParser parser;
    parser.addOptions({options().begin(), options().end()});
    parser.parse(QStringList{QStringLiteral("qumalaq")} + arguments); // parse() reports its errors
    return languageByCode(parser.value(option("language")));
}

Expected<CommandLine, QString> CommandLine::parse(const QStringList& arguments)
{
    CommandLine line;
    const QStringList own = withoutToolkitOptions(arguments, line.rest);
    QCommandLineParser parser;
    parser.addOptions({options().begin(), options().end()});
    if (!parser.parse(QStringList{QStringLiteral("qumalaq")} + own))
        return unexpected(parser.errorText());
    line.files = parser.positionalArguments();
    if (const auto checked = checkFiles(line.files); !checked)
        return unexpected(checked.error());
    if (parser.isSet(option("help"))) {
        line.command = Command::Help;
        return line;
    }
    if (parser.isSet(option("version"))) {
        line.command = Command::Version;
        return line;
    }
    for (const KnownOption& known : kOptions) {
        if (known.read == nullptr || !parser.isSet(option(known.name)))
            continue;
        if (const auto read = known.read(line, parser.value(option(known.name))); !read)
            return unexpected(read.error());
    }
    const auto addShown = [&](const char* name) {
        for (const QString& value : parser.values(option(name)))
            line.shownArguments.append(QStringLiteral("--%1=").arg(QLatin1String(name)) + value);
    };
    for (const char* name : {"game", "option", "position", "moves"})
        addShown(name);
    if (!line.shownArguments.isEmpty()) {
        const auto game = parseGame(parser);
        if (!game)
            return unexpected(game.error());
        line.game = *game;
    }
    addShown("page");
    line.settingsFile = parser.value(option("settings"));
    line.dataFolder = parser.value(option("data-dir"));
    return line;
}

QString CommandLine::help()
{
    QString text = tr("Usage: qumalaq [options] [FILE…]\n"
                      "Togyzqumalaq and its relatives, against the computer or another person. A FILE of games\n"
                      "is opened; several files are imported into the library.")
                   + QStringLiteral("\n\n") + tr("Options:") + u'\n';
    constexpr int kColumn = 24;
    for (const KnownOption& known : kOptions) {
        QString left = QStringLiteral("  --") + QString::fromLatin1(known.name);
        if (known.value != nullptr)
            left += u' ' + QString::fromLatin1(known.value);
        const QString list = listFor(known.name);
        const QString description = list.isEmpty() ? tr(known.text) : tr(known.text).arg(list);
        text += left.leftJustified(kColumn) + QStringLiteral("  ") + description + u'\n';
    }
    return text;
}

} // namespace qumalaq::desktop
