// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// How a game leaves the program: clipboard, paper, pictures. The other half of RecordController.
#include "app/desktop/records/record_controller.h"

#include "app/desktop/i18n/game_text.h"
#include "app/desktop/i18n/player_text.h"
#include "app/desktop/records/board_picture.h"
#include "app/desktop/records/score_sheet.h"
#include "core/notation/position_text.h"
#include "core/notation/tgk_writer.h"

#include <QBuffer>
#include <QClipboard>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QGuiApplication>
#include <QPrintDialog>
#include <QPrinter>

#include <memory>

namespace qumalaq::desktop {

namespace {

constexpr int kPictureWidth = 1600;

QFileDialog* saveDialog(QWidget* parent, const QString& title, const QString& path, const QString& filter)
{
    auto* dialog = new QFileDialog(parent, title, path, filter);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    return dialog;
}

} // namespace

void RecordController::copyGame()
{
    const auto record = m_window.room()->shownRecord();
    if (!record)
        return;
    QGuiApplication::clipboard()->setText(QString::fromStdString(notation::toTgk(*record)));
    tell([] { return tr("The game is copied."); });
}

void RecordController::copyPosition()
{
    const auto position = m_window.room()->shownPosition();
    if (!position)
        return;
    QGuiApplication::clipboard()->setText(QString::fromStdString(notation::toText(*position)));
    tell([] { return tr("The position is copied."); });
}

void RecordController::paste()
{
    openText(QGuiApplication::clipboard()->text());
}

void RecordController::print()
{
    const auto record = m_window.room()->shownRecord();
    if (!record)
        return;
    const auto printer = std::make_shared<QPrinter>(QPrinter::HighResolution);
    printer->setPageSize(QPageSize(QPageSize::A4));
    printer->setPageMargins(kSheetMargins, QPageLayout::Millimeter);
    printer->setDocName(captionOf(*record));
    auto* dialog = new QPrintDialog(printer.get(), m_window.widget);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setMinMax(1, sheetPages(*record));
    connect(dialog, &QPrintDialog::finished, this, [this, printer, game = *record](int result) {
        if (result != QDialog::Accepted)
            return;
        const bool isPart = printer->printRange() == QPrinter::PageRange && printer->fromPage() > 0;
        paintSheet(*printer, game, m_window.language(),
                   isPart ? SheetSpan{printer->fromPage(), printer->toPage()} : SheetSpan());
    });
    dialog->open();
}

void RecordController::saveSheet()
{
    const auto record = m_window.room()->shownRecord();
    if (!record)
        return;
    auto* dialog =
        saveDialog(m_window.widget, tr("Save the scoresheet"),
                   QDir(folder()).filePath(proposedName(*record) + QStringLiteral(".pdf")), tr("PDF (*.pdf)"));
    dialog->setDefaultSuffix(QStringLiteral("pdf"));
    connect(dialog, &QFileDialog::fileSelected, this, [this, game = *record](const QString& path) {
        if (!writeSheetPdf(path, game, m_window.language())) {
            tellError([path] { return tr("“%1” can not be written.", "file").arg(QDir::toNativeSeparators(path)); });
            return;
        }
        m_settings.setFileFolder(QFileInfo(path).absolutePath());
        tell([path] { return tr("Saved in %1.", "file").arg(QDir::toNativeSeparators(path)); });
    });
    dialog->open();
}

void RecordController::savePicture()
{
    const Room* room = m_window.room();
    const auto position = room->shownPosition();
    if (!position)
        return;
    const auto record = room->shownRecord();
    PictureContent content;
    content.board = position->board();
    content.layout = position->layout();
    content.view.bottom = m_settings.isFlipped() ? rules::Side::North : rules::Side::South;
    content.view.kazans = m_settings.kazans();
    for (const rules::Side side : rules::kBothSides) {
        content.names[rules::indexOf(side)] = record ? PlayerText::nameOf(*record, side) : GameText::sideName(side);
    }
    content.theme = m_window.theme();
    const QString name = record ? proposedName(*record) : tr("Board");
    auto* dialog = saveDialog(m_window.widget, tr("Save the picture"),
                              QDir(folder()).filePath(name + QStringLiteral(".png")), tr("Pictures (*.png *.svg)"));
    dialog->setDefaultSuffix(QStringLiteral("png"));
    connect(dialog, &QFileDialog::fileSelected, this, [this, content](const QString& path) {
        QByteArray bytes;
        if (QFileInfo(path).suffix().compare(QStringLiteral("svg"), Qt::CaseInsensitive) == 0) {
            bytes = boardSvg(content, kPictureWidth);
        } else {
            QBuffer buffer(&bytes);
            buffer.open(QIODevice::WriteOnly);
            boardImage(content, kPictureWidth).save(&buffer, "PNG");
        }
        if (const auto written = writeFile(path, bytes); !written) {
            tellError([path] { return tr("“%1” can not be written.", "file").arg(QDir::toNativeSeparators(path)); });
            return;
        }
        m_settings.setFileFolder(QFileInfo(path).absolutePath());
        tell([path] { return tr("Saved in %1.", "file").arg(QDir::toNativeSeparators(path)); });
    });
    dialog->open();
}

} // namespace qumalaq::desktop
