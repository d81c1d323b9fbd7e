// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/records/record_controller.h"

#include "app/desktop/records/recent_files.h"
#include "app/desktop/records/record_dialogs.h"
#include "app/desktop/text/player_text.h"
#include "app/desktop/ui/fitting_scroll_area.h"
#include "app/desktop/ui/style.h"
#include "core/notation/position_text.h"
#include "core/notation/tgk_writer.h"

#include <QClipboard>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QGuiApplication>
#include <QMessageBox>
#include <QMimeData>
#include <QPointer>
#include <QPushButton>
#include <QUrl>

#include <algorithm>
#include <array>
#include <utility>

namespace qumalaq::desktop {

namespace {

constexpr qsizetype kMaxPositionLength = 300; ///< characters
constexpr QLatin1String kPackSuffix("qpack");

constexpr std::array kCommands = {
    ActionId::Open,        ActionId::Import,    ActionId::Save,         ActionId::SaveAs,
    ActionId::Print,       ActionId::SaveSheet, ActionId::SavePicture,  ActionId::SaveAnimation,
    ActionId::SaveDiagram, ActionId::CopyGame,  ActionId::CopyPosition, ActionId::Paste,
};

} // namespace

RecordController::RecordController(RecordContext window, QObject* parent)
    : QObject(parent)
    , m_window(std::move(window))
    , m_output(m_window)
    , m_reader(*m_window.notices)
    , m_recent(new RecentFiles(*m_window.settings, m_window.widget))
{
    connect(m_recent, &RecentFiles::chosen, this, [this](const QString& path) { openFiles({path}); });
    connect(&m_reader, &GamesReader::ended, this, &RecordController::becameIdle);
}

bool RecordController::handles(ActionId command)
{
    return std::find(kCommands.begin(), kCommands.end(), command) != kCommands.end();
}

bool RecordController::canRun(ActionId command) const
{
    const Page* page = m_window.page();
    switch (command) {
    case ActionId::Open:
    case ActionId::Import:
    case ActionId::Paste:
        return true;
    case ActionId::Save:
    case ActionId::SaveAs:
    case ActionId::CopyGame:
    case ActionId::Print:
    case ActionId::SaveSheet:
    case ActionId::SaveAnimation:
        return page != nullptr && page->hasRecord();
    case ActionId::CopyPosition:
    case ActionId::SavePicture:
    case ActionId::SaveDiagram:
        return page != nullptr && page->shownPosition().has_value();
    default:
        return false;
    }
}

void RecordController::run(ActionId command)
{
    switch (command) {
    case ActionId::Open:
        return askForFiles(tr("Open games or a pack"), tr("Games and packs (*.tgk *.txt *.pgn *.qpack)"),
                           [this](const QStringList& files) { openFiles(files); });
    case ActionId::Import:
        return askForFiles(tr("Import games"), tr("Games (*.tgk *.txt *.pgn)"),
                           [this](const QStringList& files) { importFiles(files); });
    case ActionId::Save:
        return save(m_window.page());
    case ActionId::SaveAs:
        return saveAs(m_window.page());
    case ActionId::Print:
        return m_output.printSheet();
    case ActionId::SaveSheet:
        return m_output.saveSheet();
    case ActionId::SavePicture:
        return m_output.savePicture();
    case ActionId::SaveDiagram:
        return m_output.saveDiagram();
    case ActionId::SaveAnimation:
        return m_output.saveAnimation();
    case ActionId::CopyGame:
        return m_output.copyGame();
    case ActionId::CopyPosition:
        return m_output.copyPosition();
    case ActionId::Paste:
        return openText(QGuiApplication::clipboard()->text());
    default:
        return;
    }
}

// --- Opening ---

void RecordController::askForFiles(const QString& title, const QString& filter,
                                   const std::function<void(const QStringList&)>& take)
{
    auto* dialog =
        new QFileDialog(m_window.widget, title, m_window.folder(), filter + QStringLiteral(";;") + tr("All files (*)"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFiles);
    connect(dialog, &QFileDialog::filesSelected, this, take);
    dialog->resize(dialog->size().boundedTo(largestWindow(dialog)));
    dialog->open();
}

void RecordController::importFiles(const QStringList& files)
{
    if (files.isEmpty())
        return;
    m_window.settings->setFileFolder(QFileInfo(files.constFirst()).absolutePath());
    Q_EMIT importRequested(files);
}

void RecordController::openFiles(const QStringList& files)
{
    QStringList games;
    for (const QString& file : files) {
        const QFileInfo info(file);
        if (info.suffix().compare(kPackSuffix, Qt::CaseInsensitive) == 0)
            Q_EMIT packOpened(info.absoluteFilePath());
        else
            games.append(info.absoluteFilePath());
    }
    if (games.size() > 1)
        return importFiles(games);
    if (!files.isEmpty())
        m_window.settings->setFileFolder(QFileInfo(files.constFirst()).absolutePath());
    if (!games.isEmpty())
        openFile(games.constFirst());
}

void RecordController::openFile(const QString& path)
{
    m_isWaiting = m_window.saver->isSaving();
    if (m_isWaiting) // it may be writing this very file
        return m_window.saver->whenIdle([this, path] { openFile(path); });
    m_reader.readFile(path, [this, path](const Expected<GamesReader::Games, TextFileError>& games) {
        if (!games && games.error().code == TextFileError::Code::TooLarge) {
            Q_EMIT importRequested({path});
            return;
        }
        if (!games) {
            m_recent->remove(path);
            m_window.showError([path, reason = games.error().reason] {
                return tr("“%1” could not be opened: %2", "file, the system's reason")
                    .arg(QDir::toNativeSeparators(path), reason);
            });
            return;
        }
        m_recent->add(path);
        offerGames(path, *games);
    });
}

void RecordController::offerGames(const QString& path, const GamesReader::Games& games)
{
    if (games->isDamaged || games->worthShowing().empty()) {
        auto* dialog = new FaultsDialog(path, *games, m_window.widget);
        dialog->setAttribute(Qt::WA_DeleteOnClose);
        connect(dialog, &FaultsDialog::openRequested, this, [this, path, games] { choose(path, games); });
        connect(dialog, &FaultsDialog::scoresheetCheckRequested, this, [this, games] {
            // The first game with a fault, as written.
            for (std::size_t i = 0; i < games->games.size(); ++i) {
                if (games->games[i].isCut) {
                    Q_EMIT scoresheetCheckRequested(QString::fromUtf8(games->textOf(i)));
                    return;
                }
            }
            Q_EMIT scoresheetCheckRequested(QString::fromUtf8(games->text));
        });
        dialog->open();
        return;
    }
    choose(path, games);
}

void RecordController::choose(const QString& path, const GamesReader::Games& games)
{
    const auto shown = games->worthShowing();
    if (shown.size() == 1)
        return open(path, *games, shown.front());
    auto* dialog = new ChooseGameDialog(path, games, m_window.widget);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &ChooseGameDialog::chosen, this,
            [this, path, games](std::size_t index) { open(path, *games, index); });
    connect(dialog, &ChooseGameDialog::importRequested, this, [this, path] { Q_EMIT importRequested({path}); });
    dialog->open();
}

void RecordController::open(const QString& path, const GamesInText& games, std::size_t index)
{
    RecordFile file;
    if (!path.isEmpty())
        file = {path, games.textBefore(index), games.textOf(index), games.textAfter(index), !games.isDamaged};
    Q_EMIT gameOpened(games.games[index].record, file);
}

void RecordController::openText(const QString& text)
{
    if (text.size() <= kMaxPositionLength) {
        const std::string bytes = text.toStdString();
        // Try the rules of the shown game first, then all others.
        std::vector<rules::GameSetup> setups;
        const Page* page = m_window.page();
        if (const auto record = page ? page->shownRecord() : std::nullopt)
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
    m_reader.readText(text, [this](const GamesReader::Games& games) {
        if (games->faults.empty() && games->worthShowing().empty()) {
            m_window.showNotice([] { return tr("There is neither a game nor a position in the copied text."); });
            return;
        }
        offerGames({}, games);
    });
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

void RecordController::save(Page* page, const std::function<void()>& then)
{
    if (m_window.saver->isSaving()) { // the page may get another file when it finishes
        return m_window.saver->whenIdle([this, of = QPointer<Page>(page), then] {
            if (of)
                save(of, then);
        });
    }
    const RecordFile& file = page->recordFile();
    // Overwriting a damaged file would lose what could not be read.
    if (file.path.isEmpty() || !file.isWhole)
        return saveAs(page, then);
    if (const auto record = page->shownRecord()) {
        write(
            page, file.path,
            [file, text = QByteArray::fromStdString(notation::toTgk(*record))](const auto& now) {
                return withGame(now, file, text);
            },
            then);
    }
}

void RecordController::saveAs(Page* page, const std::function<void()>& then)
{
    const auto record = page->shownRecord();
    if (!record)
        return;
    m_window.askFileName(tr("Save the game"), proposedName(*record), QStringLiteral("tgk"),
                         tr("Games (*.tgk);;All files (*)"),
                         [this, then, of = QPointer<Page>(page)](const QString& path) {
                             const auto shown = of ? of->shownRecord() : std::nullopt;
                             if (!shown)
                                 return;
                             const QByteArray text = QByteArray::fromStdString(notation::toTgk(*shown));
                             // The person agreed to replace the file.
                             write(
                                 of, path,
                                 [path, text](const auto&) {
                                     return RecordFile{path, {}, text};
                                 },
                                 then);
                         });
}

void RecordController::write(Page* page, const QString& path, const Change& change, const std::function<void()>& then)
{
    // From now on this is the game's file. A game opened meanwhile brings its own.
    const RecordFile before = page->recordFile();
    RecordFile saving = before;
    saving.path = path;
    page->setRecordFile(saving);
    struct Written {
        RecordFile file;
        bool isRefused = false;
    };
    const auto written = std::make_shared<Written>();
    m_window.update(
        path,
        [change, written](const storage::Bytes& now) -> Expected<storage::Bytes, QString> {
            const auto changed = change(now);
            written->isRefused = !changed;
            if (!changed)
                return unexpected(QString()); // no error of the system: the person is asked
            written->file = *changed;
            return storage::Bytes(changed->before + changed->game + changed->after);
        },
        [this, path, before, saving, written, of = QPointer<Page>(page), game = page->shownRecord(),
         then](bool isWritten) {
            if (of && of->recordFile() == saving)
                of->setRecordFile(isWritten ? written->file : before);
            if (!isWritten) {
                if (of && written->isRefused)
                    askWhereItGoes(of, path, then);
                return;
            }
            m_recent->add(path);
            // By now the page may show another game, or this one with later changes.
            if (of && of->shownRecord() == game)
                of->setSaved();
            if (then)
                then();
        });
}

/// Another program changed the file, and the game as it was opened is not in it any more.
void RecordController::askWhereItGoes(Page* page, const QString& path, const std::function<void()>& then)
{
    auto* question = new QMessageBox(QMessageBox::Question, QStringLiteral("Qumalaq"),
                                     tr("Another program changed “%1”.", "file").arg(QFileInfo(path).fileName()),
                                     QMessageBox::NoButton, m_window.widget);
    question->setAttribute(Qt::WA_DeleteOnClose);
    question->setTextFormat(Qt::PlainText);
    question->setInformativeText(tr("The game that you opened is no longer in it. Nothing has been saved yet."));
    auto* add = question->addButton(tr("&Add the game at the end"), QMessageBox::AcceptRole);
    auto* elsewhere = question->addButton(tr("&Save to another file…"), QMessageBox::ActionRole);
    question->addButton(tr("Cancel"), QMessageBox::RejectRole);
    question->setDefaultButton(add);
    setRole(add, "primary");
    connect(add, &QPushButton::clicked, this, [this, path, then, of = QPointer<Page>(page)] {
        const auto record = of ? of->shownRecord() : std::nullopt;
        if (!record)
            return;
        write(
            of, path,
            [path, text = QByteArray::fromStdString(notation::toTgk(*record))](const auto& now) {
                return std::optional(withAddedGame(now, path, text));
            },
            then);
    });
    connect(elsewhere, &QPushButton::clicked, this, [this, then, of = QPointer<Page>(page)] {
        if (of)
            saveAs(of, then);
    });
    question->open();
}

RecordController::Close RecordController::askBeforeClosing()
{
    if (m_window.saver->isSaving()) {
        m_window.saver->whenIdle([this] { Q_EMIT closeAgreed(); });
        return Close::Later;
    }
    std::vector<Page*> modified;
    for (Page* page : m_window.pages()) {
        if (page->isModified())
            modified.push_back(page);
    }
    if (modified.empty())
        return Close::Now;
    Page* page = modified.front();
    auto* question = new QMessageBox(QMessageBox::Question, QStringLiteral("Qumalaq"),
                                     tr("The game has unsaved changes."), QMessageBox::NoButton, m_window.widget);
    question->setAttribute(Qt::WA_DeleteOnClose);
    if (const auto record = page->shownRecord())
        question->setInformativeText(PlayerText::captionOf(*record));
    auto* keep = question->addButton(tr("&Save"), QMessageBox::AcceptRole);
    auto* lose = question->addButton(tr("&Do not save"), QMessageBox::DestructiveRole);
    question->addButton(tr("Cancel"), QMessageBox::RejectRole);
    question->setDefaultButton(keep);
    setRole(keep, "primary");
    connect(keep, &QPushButton::clicked, this, [this, of = QPointer<Page>(page)] {
        if (of)
            save(of, [this] { Q_EMIT closeAgreed(); });
    });
    connect(lose, &QPushButton::clicked, this, [this, of = QPointer<Page>(page)] {
        if (of)
            of->setSaved();
        Q_EMIT closeAgreed();
    });
    question->open();
    return Close::Later;
}

} // namespace qumalaq::desktop
