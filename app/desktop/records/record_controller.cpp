// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/records/record_controller.h"

#include "app/desktop/frame/notice_bar.h"
#include "app/desktop/records/record_dialogs.h"
#include "core/notation/position_text.h"
#include "core/notation/tgk_writer.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QMenu>
#include <QMessageBox>
#include <QMimeData>
#include <QPushButton>
#include <QStandardPaths>
#include <QUrl>

#include <algorithm>
#include <array>
#include <memory>
#include <utility>

namespace qumalaq::desktop {

namespace {

constexpr QLatin1String kNotice("records");
constexpr qsizetype kLongestPosition = 300; ///< characters

constexpr std::array kCommands = {
    ActionId::Open,        ActionId::Save,     ActionId::SaveAs,       ActionId::Print, ActionId::SaveSheet,
    ActionId::SavePicture, ActionId::CopyGame, ActionId::CopyPosition, ActionId::Paste,
};

} // namespace

RecordController::RecordController(Window window, Settings& settings, NoticeBar& notices, QObject* parent)
    : QObject(parent)
    , m_window(std::move(window))
    , m_settings(settings)
    , m_notices(notices)
    , m_recent(new QMenu(m_window.widget))
{
    connect(m_recent, &QMenu::aboutToShow, this, &RecordController::refreshRecent);
    connect(&m_settings, &Settings::changed, this, [this](Settings::Key key) {
        if (key == Settings::Key::RecentFiles)
            refreshRecent();
    });
    refreshRecent();
}

RecordController::~RecordController() = default;

bool RecordController::knows(ActionId command)
{
    return std::find(kCommands.begin(), kCommands.end(), command) != kCommands.end();
}

bool RecordController::can(ActionId command) const
{
    const Room* room = m_window.room();
    switch (command) {
    case ActionId::Open:
    case ActionId::Paste:
        return true;
    case ActionId::Save:
    case ActionId::SaveAs:
    case ActionId::CopyGame:
    case ActionId::Print:
    case ActionId::SaveSheet:
        return room != nullptr && room->shownRecord().has_value();
    case ActionId::CopyPosition:
    case ActionId::SavePicture:
        return room != nullptr && room->shownPosition().has_value();
    default:
        return false;
    }
}

void RecordController::run(ActionId command)
{
    switch (command) {
    case ActionId::Open:
        return askForFiles();
    case ActionId::Save:
        return save(m_window.room());
    case ActionId::SaveAs:
        return saveAs(m_window.room());
    case ActionId::Print:
        return print();
    case ActionId::SaveSheet:
        return saveSheet();
    case ActionId::SavePicture:
        return savePicture();
    case ActionId::CopyGame:
        return copyGame();
    case ActionId::CopyPosition:
        return copyPosition();
    case ActionId::Paste:
        return paste();
    default:
        return;
    }
}

void RecordController::retranslate()
{
    m_recent->setTitle(tr("&Recent files"));
    refreshRecent();
}

// --- Opening ---

QString RecordController::folder() const
{
    const QString kept = m_settings.fileFolder();
    if (!kept.isEmpty() && QFileInfo(kept).isDir())
        return kept;
    return QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
}

void RecordController::askForFiles()
{
    auto* dialog =
        new QFileDialog(m_window.widget, tr("Open games"), folder(), tr("Games (*.tgk *.txt *.pgn);;All files (*)"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFiles);
    connect(dialog, &QFileDialog::filesSelected, this, &RecordController::openFiles);
    dialog->open();
}

void RecordController::openFiles(const QStringList& files)
{
    if (files.isEmpty())
        return;
    m_settings.setFileFolder(QFileInfo(files.constFirst()).absolutePath());
    if (files.size() > 1 || QFileInfo(files.constFirst()).size() > kLargestOpened) {
        Q_EMIT importWished(files);
        return;
    }
    openFile(QFileInfo(files.constFirst()).absoluteFilePath());
}

void RecordController::openFile(const QString& path)
{
    const auto text = readTextFile(path);
    if (!text) {
        QStringList recent = m_settings.recentFiles();
        if (recent.removeAll(path) > 0)
            m_settings.setRecentFiles(recent);
        tellError([path, reason = text.error()] {
            return tr("“%1” can not be opened: %2", "file, the system's reason")
                .arg(QDir::toNativeSeparators(path), reason);
        });
        return;
    }
    remember(path);
    offerGames(path, gamesIn(*text));
}

void RecordController::offerGames(const QString& path, const GamesInText& games)
{
    if (games.isDamaged || games.worthShowing().empty()) {
        auto* dialog = new FaultsDialog(path, games, m_window.widget);
        dialog->setAttribute(Qt::WA_DeleteOnClose);
        connect(dialog, &FaultsDialog::openWished, this, [this, path, games] { choose(path, games); });
        connect(dialog, &FaultsDialog::doctorWished, this, [this, games] {
            // The first that does not fit, as it is written.
            for (std::size_t i = 0; i < games.games.size(); ++i) {
                if (games.games[i].isCut) {
                    Q_EMIT doctorWished(QString::fromUtf8(games.textOf(i)));
                    return;
                }
            }
            Q_EMIT doctorWished(QString::fromUtf8(games.text));
        });
        dialog->open();
        return;
    }
    choose(path, games);
}

void RecordController::choose(const QString& path, const GamesInText& games)
{
    const auto shown = games.worthShowing();
    if (shown.size() == 1)
        return open(path, games, shown.front());
    auto* dialog = new ChooseGameDialog(games, shown, m_window.widget);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &ChooseGameDialog::chosen, this,
            [this, path, games](std::size_t index) { open(path, games, index); });
    connect(dialog, &ChooseGameDialog::importWished, this, [this, path] {
        if (!path.isEmpty())
            Q_EMIT importWished({path});
    });
    dialog->open();
}

void RecordController::open(const QString& path, const GamesInText& games, std::size_t index)
{
    Document document;
    document.path = path;
    document.isWhole = !games.isDamaged;
    for (std::size_t i = 0; i < games.games.size(); ++i) {
        if (i != index)
            (i < index ? document.before : document.after).push_back(games.games[i].record);
    }
    Q_EMIT gameOpened(games.games[index].record);
    // Who shows it saves it there, and nobody else.
    Room* room = m_window.room();
    if (room != nullptr && room->shownRecord() == games.games[index].record)
        m_documents.insert(room, document);
}

void RecordController::openText(const QString& text)
{
    const std::string bytes = text.toStdString();
    if (text.size() <= kLongestPosition) {
        // Of the game that is shown, if it fits there; else of any.
        std::vector<rules::GameSetup> setups;
        const Room* room = m_window.room();
        if (const auto record = room ? room->shownRecord() : std::nullopt)
            setups.push_back(record->setup());
        for (const rules::GameId game : rules::allGames())
            setups.emplace_back(game);
        for (const rules::GameSetup& setup : setups) {
            if (const auto parsed = notation::parsePosition(bytes, setup)) {
                Q_EMIT positionOpened(setup, parsed->position);
                return;
            }
        }
    }
    const GamesInText games = gamesIn(QByteArray::fromStdString(bytes));
    if (games.faults.empty() && games.worthShowing().empty()) {
        tell([] { return tr("There is neither a game nor a position in the copied text."); });
        return;
    }
    offerGames({}, games);
}

bool RecordController::canDrop(const QMimeData& data)
{
    return data.hasText()
           || (data.hasUrls() && std::any_of(data.urls().begin(), data.urls().end(), [](const QUrl& url) {
                   return url.isLocalFile();
               }));
}

void RecordController::drop(const QMimeData& data)
{
    QStringList files;
    const QList<QUrl> urls = data.urls();
    for (const QUrl& url : urls) {
        if (url.isLocalFile())
            files.append(url.toLocalFile());
    }
    if (!files.isEmpty())
        openFiles(files);
    else if (data.hasText())
        openText(data.text());
}

// --- Saving ---

void RecordController::forget(Room* room)
{
    m_documents.remove(room);
}

void RecordController::save(Room* room, const std::function<void()>& then)
{
    const auto document = m_documents.constFind(room);
    // What a damaged file holds beside its good games would be lost: that one is left as it is.
    if (document == m_documents.cend() || document->path.isEmpty() || !document->isWhole)
        return saveAs(room, then);
    if (write(room, *document) && then)
        then();
}

void RecordController::saveAs(Room* room, const std::function<void()>& then)
{
    const auto record = room->shownRecord();
    if (!record)
        return;
    auto* dialog = new QFileDialog(m_window.widget, tr("Save the game"),
                                   QDir(folder()).filePath(proposedName(*record) + QStringLiteral(".tgk")),
                                   tr("Games (*.tgk);;All files (*)"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(QStringLiteral("tgk"));
    connect(dialog, &QFileDialog::fileSelected, this, [this, then, of = QPointer<Room>(room)](const QString& path) {
        Document document;
        document.path = path;
        if (of && write(of, document) && then)
            then();
    });
    dialog->open();
}

bool RecordController::write(Room* room, Document document)
{
    const auto record = room->shownRecord();
    if (!record)
        return false;
    std::string text;
    const auto append = [&text](const notation::GameRecord& game) {
        if (!text.empty())
            text += '\n';
        text += notation::toTgk(game);
    };
    for (const auto& game : document.before)
        append(game);
    append(*record);
    for (const auto& game : document.after)
        append(game);
    const QString path = document.path;
    if (const auto written = writeFile(path, QByteArray::fromStdString(text)); !written) {
        tellError([path, reason = written.error()] {
            return tr("“%1” can not be written: %2. What it held before is unchanged.", "file, the system's reason")
                .arg(QDir::toNativeSeparators(path), reason);
        });
        return false;
    }
    m_settings.setFileFolder(QFileInfo(path).absolutePath());
    remember(path);
    m_documents.insert(room, std::move(document));
    room->setSaved();
    tell([path] { return tr("Saved in %1.", "file").arg(QDir::toNativeSeparators(path)); });
    return true;
}

RecordController::Close RecordController::askBeforeClosing()
{
    std::vector<Room*> modified;
    for (Room* room : m_window.rooms()) {
        if (room->isModified())
            modified.push_back(room);
    }
    if (modified.empty())
        return Close::Now;
    Room* room = modified.front();
    auto* question =
        new QMessageBox(QMessageBox::Question, QStringLiteral("Qumalaq"),
                        tr("The game has changes that are not saved."), QMessageBox::NoButton, m_window.widget);
    question->setAttribute(Qt::WA_DeleteOnClose);
    const auto record = room->shownRecord();
    if (record)
        question->setInformativeText(captionOf(*record));
    auto* keep = question->addButton(tr("&Save"), QMessageBox::AcceptRole);
    auto* lose = question->addButton(tr("&Do not save"), QMessageBox::DestructiveRole);
    question->addButton(tr("Cancel"), QMessageBox::RejectRole);
    question->setDefaultButton(keep);
    connect(keep, &QPushButton::clicked, this, [this, of = QPointer<Room>(room)] {
        if (of)
            save(of, [this] { Q_EMIT closeAgreed(); });
    });
    connect(lose, &QPushButton::clicked, this, [this, of = QPointer<Room>(room)] {
        if (of)
            of->setSaved();
        Q_EMIT closeAgreed();
    });
    question->open();
    return Close::Later;
}

// --- Files opened last ---

void RecordController::remember(const QString& path)
{
    QStringList recent = m_settings.recentFiles();
    recent.removeAll(path);
    recent.prepend(path);
    m_settings.setRecentFiles(recent);
}

void RecordController::refreshRecent()
{
    m_recent->clear();
    const QStringList recent = m_settings.recentFiles();
    int number = 0;
    for (const QString& path : recent) {
        QString name = QFileInfo(path).fileName();
        name.replace(u'&', QStringLiteral("&&"));
        auto* action = m_recent->addAction(QStringLiteral("&%1  %2").arg(++number % 10).arg(name));
        action->setStatusTip(QDir::toNativeSeparators(path));
        action->setToolTip(QDir::toNativeSeparators(path));
        connect(action, &QAction::triggered, this, [this, path] { openFiles({path}); });
    }
    if (!recent.isEmpty())
        m_recent->addSeparator();
    auto* clear = m_recent->addAction(tr("&Clear the list"));
    connect(clear, &QAction::triggered, this, [this] { m_settings.setRecentFiles({}); });
    m_recent->setEnabled(!recent.isEmpty());
}

// --- Telling ---

void RecordController::tellError(const std::function<QString()>& text)
{
    Notice notice;
    notice.id = kNotice;
    notice.place = m_window.room();
    notice.kind = Notice::Kind::Error;
    notice.text = text;
    m_notices.put(notice);
}

void RecordController::tell(const std::function<QString()>& text)
{
    Notice notice;
    notice.id = kNotice;
    notice.place = m_window.room();
    notice.text = text;
    m_notices.put(notice);
}

} // namespace qumalaq::desktop
