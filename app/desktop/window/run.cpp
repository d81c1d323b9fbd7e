// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/window/run.h"

#include "app/desktop/board/board_widget.h"
#include "app/desktop/game/game_page.h"
#include "app/desktop/game/game_session.h"
#include "app/desktop/gameboard/game_controller.h"
#include "app/desktop/records/board_picture.h"
#include "app/desktop/records/move_animation.h"
#include "app/desktop/scoresheet/scoresheet_check_page.h"
#include "app/desktop/ui/fitting_scroll_area.h"
#include "app/desktop/ui/style.h"
#include "app/desktop/window/command_line.h"
#include "app/desktop/window/crash_report.h"
#include "app/desktop/window/data_folder.h"
#include "app/desktop/window/display_search.h"
#include "app/desktop/window/guide.h"
#include "app/desktop/window/instance_server.h"
#include "app/desktop/window/main_window.h"
#include "app/desktop/window/request_queue.h"
#include "app/desktop/window/screenshot.h"
#include "app/desktop/window/system_preferences.h"
#include "app/desktop/window/user_files.h"
#include "core/base/utf8.h"
#include "core/work/shutdown.h"

#include <QApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QImage>
#include <QMessageBox>
#include <QPushButton>
#include <QSaveFile>
#include <QStandardPaths>
#include <QTemporaryDir>

#ifdef QUMALAQ_HAS_DBUS
#include "app/desktop/window/application_interface.h"
#endif
#ifdef Q_OS_WIN
#include "app/desktop/window/jump_list.h"
#endif

#include <cstdio>
#include <optional>

namespace qumalaq::desktop {

namespace {

constexpr int kFailed = 1; ///< the output cannot be written, or another process has the data folder
constexpr int kBadUse = 2;

/// Returns the exit status.
int print(const QString& text)
{
    const bool isPrinted = std::fputs(text.toUtf8().constData(), stdout) >= 0 && std::fflush(stdout) == 0;
    return isPrinted ? 0 : kFailed;
}

void complain(const QString& problem)
{
    std::fprintf(stderr, "qumalaq: %s\n", printable(problem.toStdString()).c_str());
}

bool hasDisplay()
{
#if defined(Q_OS_UNIX) && !defined(Q_OS_DARWIN)
    return !qEnvironmentVariableIsEmpty("DISPLAY") || !qEnvironmentVariableIsEmpty("WAYLAND_DISPLAY");
#else
    return true;
#endif
}

bool choosesPlatform(const CommandLine& line)
{
    return !qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM") || line.rest.contains(QStringLiteral("-platform"))
           || line.rest.contains(QStringLiteral("--platform"));
}

/// What determines whether a QApplication is needed, and its platform.
struct Start {
    QStringList arguments; ///< without the program's name
    Expected<CommandLine, QString> line;
    UserFiles files;

    /// Uses a QCoreApplication: on Windows main() receives the arguments in a code page that lacks most names.
    static Start of(int& argc, char** argv)
    {
        const QCoreApplication application(argc, argv);
        Start start;
        start.arguments = QCoreApplication::arguments().mid(1);
        start.line = CommandLine::parse(start.arguments);
        if (start.line)
            start.files = UserFiles::of(*start.line, QCoreApplication::applicationDirPath());
        return start;
    }
};

StartRequest requestOf(const CommandLine& line)
{
    StartRequest request;
    for (const QString& file : line.files)
        request.files.append(QFileInfo(file).absoluteFilePath());
    request.shown = line.shownArguments;
    request.activationToken = qgetenv("XDG_ACTIVATION_TOKEN");
    return request;
}

/// Asks whether to use data that another process uses.
bool askToUseHere()
{
    QMessageBox question(
        QMessageBox::Question, QStringLiteral("Qumalaq"),
        CommandLine::tr("These games are already open in another copy of Qumalaq, perhaps on another computer."),
        QMessageBox::Cancel);
    const QPushButton* use = question.addButton(CommandLine::tr("&Open here"), QMessageBox::AcceptRole);
    question.exec();
    return question.clickedButton() == use;
}

session::MatchSpec specOf(const rules::History& game)
{
    session::MatchSpec spec;
    spec.setup = game.setup();
    spec.start = game.start();
    return spec;
}

void playInto(MainWindow& window, session::Match& match, const rules::History& game)
{
    window.pages().gameSession().start(specOf(game));
    for (const rules::History::Ply& ply : game.plies())
        match.play(ply.move);
}

QString textOf(const QString& name)
{
    QFile file(name);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

bool wantsAnimation(const CommandLine& line)
{
    return line.screenshot.endsWith(QLatin1String(".gif"), Qt::CaseInsensitive);
}

int saveAnimation(const CommandLine& line, const Settings& settings)
{
    if (!line.game || line.game->plies().empty()) {
        complain(CommandLine::tr("--screenshot: an animation needs --moves"));
        return kBadUse;
    }
    const auto bytes = animationOf(*line.game, themeOf(settings.theme().value_or(ThemeId::LightWood)),
                                   line.size.isEmpty() ? kAnimationWidth : line.size.width());
    QSaveFile file(line.screenshot);
    if (bytes && file.open(QIODevice::WriteOnly) && file.write(*bytes) == bytes->size() && file.commit())
        return 0;
    complain(CommandLine::tr("--screenshot: cannot write “%1”").arg(line.screenshot));
    return kBadUse;
}

/// Black on white unless a theme is given.
int saveDiagram(const CommandLine& line, const Settings& settings)
{
    rules::AnyPosition position = line.game ? line.game->position() : rules::AnyPosition(settings.newGame().setup);
    if (!line.files.isEmpty()) {
        const auto found = positionIn(line.files.first());
        if (!found) {
            complain(CommandLine::tr("--diagram: there is no game and no puzzle in “%1”").arg(line.files.first()));
            return kBadUse;
        }
        position = *found;
    }
    const auto content = pictureOf(position, themeOf(line.theme.value_or(ThemeId::Paper)));
    const QByteArray bytes = boardFile(content, line.size.isEmpty() ? kPictureWidth : line.size.width(),
                                       pictureFormatOf(line.diagram).value_or(PictureFormat::Png));
    QSaveFile file(line.diagram);
    if (file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() && file.commit())
        return 0;
    complain(CommandLine::tr("--diagram: cannot write “%1”: %2", "file, the system's reason")
                 .arg(line.diagram, file.errorString()));
    return kBadUse;
}

int takeScreenshot(const CommandLine& line, MainWindow& window, session::Match& match, const Settings& settings)
{
    if (wantsAnimation(line))
        return saveAnimation(line, settings);
    const ScreenshotPage page = line.page.value_or(ScreenshotPage::Main);
    window.pages().game()->board()->setTimeScale(0);
    if (!line.dataFolder.isEmpty())
        window.pages().setLibraryFile(DataFolder::libraryIn(line.dataFolder));
    if (line.game)
        playInto(window, match, *line.game);
    else if (page == ScreenshotPage::End)
        playInto(window, match, endedGame());
    else if (page == ScreenshotPage::Main || page == ScreenshotPage::Study || page == ScreenshotPage::Review)
        window.pages().gameSession().start(GameSession::specOf(settings.newGame()));
    else
        window.begin(QString());
    if (page == ScreenshotPage::End && !match.outcome())
        match.resign(match.history().position().sideToMove());
    if (page == ScreenshotPage::Study || page == ScreenshotPage::Review)
        showStudy(window, page);
    if (page == ScreenshotPage::Library && !line.files.isEmpty())
        window.pages().importFiles(line.files);
    if (page == ScreenshotPage::CheckScoresheet && !line.files.isEmpty())
        window.pages().scoresheetCheck()->open(textOf(line.files.first()));
    const QImage image = screenshotOf(window, page);
    if (image.save(line.screenshot, "PNG"))
        return 0;
    complain(CommandLine::tr("--screenshot: cannot write “%1”").arg(line.screenshot));
    return kBadUse;
}

/// Prints the help, or why the program cannot start, in the requested or the system's language. Returns the exit
/// status.
int printToConsole(int argc, char* argv[], const char* problem = CommandLine::kNoDisplay, int status = kBadUse)
{
    const QCoreApplication application(argc, argv); // translators need it
    Translator translator;
    const QStringList arguments = QCoreApplication::arguments().mid(1);
    translator.setLanguage(CommandLine::languageIn(arguments).value_or(languageOfSystem()));
    const auto parsed = CommandLine::parse(arguments);
    if (parsed && parsed->command == CommandLine::Command::Help)
        return print(CommandLine::help());
    complain(parsed ? CommandLine::tr(problem) : parsed.error());
    return parsed ? status : kBadUse;
}

/// Pictures neither depend on the person's settings nor change them: theirs are in a new folder.
Settings openSettings(const CommandLine& line, const UserFiles& files, std::optional<QTemporaryDir>& folder)
{
    if (line.drawsPicture() && line.settingsFile.isEmpty())
        return Settings(folder.emplace().filePath(QStringLiteral("settings.ini")));
    return files.settings.isEmpty() ? Settings() : Settings(files.settings);
}

void applyOptions(const CommandLine& line, Settings& settings)
{
    if (!line.screenshot.isEmpty() && line.settingsFile.isEmpty())
        settings.setSowingSpeed(SowingSpeed::Off); // no fading between pages
    if (line.language)
        settings.useLanguage(*line.language);
    if (line.theme)
        settings.useTheme(*line.theme);
}

/// Shows the window until the person closes it. Returns the exit status.
int runWindow(MainWindow& window, session::Match& match, const CommandLine& line, const DataFolder& folder,
              InstanceServer& server, [[maybe_unused]] bool isTheUsersOwn)
{
    SystemPreferencesWatcher look;
    window.setArtLoading(ArtLoading::Background);
    if (!window.isMaximized() && !window.isFullScreen())
        window.resize(window.size().boundedTo(largestWindow(&window)));
    window.applyPreferences(look.preferences());
    QObject::connect(&look, &SystemPreferencesWatcher::changed, &window,
                     [&] { window.applyPreferences(look.preferences()); });
    window.show();
    look.listen();
    window.pages().setLibraryFile(DataFolder::libraryIn(folder.path()));
    window.begin(folder.journal());
    mentionLastCrash(folder.path(), *window.notices());
    RequestQueue requests(window, [&](const rules::History& game) { playInto(window, match, game); });
    QObject::connect(&server, &InstanceServer::requested, &requests, &RequestQueue::add);
#ifdef Q_OS_WIN
    std::optional<JumpList> jumpList;
    if (isTheUsersOwn)
        jumpList.emplace(window);
#endif
#ifdef QUMALAQ_HAS_DBUS
    if (isTheUsersOwn) // it owns the only bus name
        new ApplicationInterface(
            QStringLiteral(QUMALAQ_APP_ID), [&requests](const StartRequest& request) { requests.add(request); },
            &requests);
#endif
    requests.add(requestOf(line));
    const int status = QApplication::exec();
    work::beginShutdown();
    return status;
}

int runUntilQuit(int& argc, char** argv)
{
    QCoreApplication::setApplicationName(UserFiles::kName);
    QCoreApplication::setOrganizationName(UserFiles::kName);
    QCoreApplication::setApplicationVersion(QStringLiteral(QUMALAQ_VERSION));

    const Start start = Start::of(argc, argv);
    if (!start.line || start.line->command == CommandLine::Command::Help)
        return printToConsole(argc, argv);
    const CommandLine& line = *start.line;
    const UserFiles& files = start.files;
    if (line.command == CommandLine::Command::Version)
        return print(QStringLiteral("qumalaq %1\n").arg(QCoreApplication::applicationVersion()));
    if (!choosesPlatform(line)) {
        if (line.drawsPicture()) {
            qputenv("QT_QPA_PLATFORM", "offscreen");
        } else if (!hasDisplay()) {
            return printToConsole(argc, argv);
        }
#ifdef Q_OS_WIN
        if (!line.drawsPicture())
            qputenv("QT_QPA_PLATFORM", "windows:darkmode=2"); // as Qt 6.5 does by itself
#endif
    }

    std::optional<DataFolder> folder;
    StartRole role = StartRole::First;
    if (!line.drawsPicture()) {
        folder.emplace(files.data);
        reportCrashesIn(folder->path());
        role = startIn(*folder, requestOf(line));
        if (role == StartRole::Later)
            return 0;
        if (role == StartRole::NoAnswer)
            return printToConsole(argc, argv, CommandLine::kNoAnswer, kFailed);
        if (line.dataFolder.isEmpty())
            folder->makePrivate(); // earlier versions let others read it
    }

    std::optional<DisplaySearch> search(std::in_place, start.arguments);
    QApplication application(argc, argv);
    search.reset();
    QApplication::setDesktopFileName(QStringLiteral(QUMALAQ_APP_ID));
    QApplication::setApplicationDisplayName(QStringLiteral("Qumalaq"));
    setUpStyle();

    std::optional<InstanceServer> server;
    if (folder && role == StartRole::First)
        server.emplace(*folder);

    std::optional<QTemporaryDir> untouched;
    Settings settings = openSettings(line, files, untouched);
    applyOptions(line, settings);

    Translator translator;
    if (!line.diagram.isEmpty()) {
        translator.setLanguage(settings.shownLanguage());
        return saveDiagram(line, settings);
    }
    if (role == StartRole::Elsewhere) {
        translator.setLanguage(settings.shownLanguage());
        if (!askToUseHere())
            return kFailed;
        server.emplace(*folder);
    }
    session::Match match;
    MainWindow window(match, settings, translator, line.drawsPicture() ? makeSilentSpeechOutput : makeQtSpeechOutput);
    window.setGuideFolder(guideFolderOf(QCoreApplication::applicationDirPath()));
    if (!line.size.isEmpty()) {
        window.setMinimumSize(line.size); // otherwise the layout's minimum size applies
        window.resize(line.size);
    }
    if (!line.screenshot.isEmpty())
        return takeScreenshot(line, window, match, settings);
    // Not for one on a memory stick, or another one beside it.
    const bool isTheUsersOwn = files.data == QStandardPaths::writableLocation(QStandardPaths::AppDataLocation);
    return runWindow(window, match, line, *folder, *server, isTheUsersOwn);
}

} // namespace

int run(int& argc, char** argv)
{
    return work::exitStatus(runUntilQuit(argc, argv));
}

} // namespace qumalaq::desktop
