// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/records/record_output.h"

#include "app/desktop/i18n/game_text.h"
#include "app/desktop/i18n/player_text.h"
#include "app/desktop/records/animation_dialog.h"
#include "app/desktop/records/animation_saver.h"
#include "app/desktop/records/board_picture.h"
#include "app/desktop/records/move_animation.h"
#include "app/desktop/records/record_files.h"
#include "app/desktop/records/score_sheet.h"
#include "core/notation/position_text.h"
#include "core/notation/tgk_writer.h"
#include "core/session/record_of_match.h"

#include <QApplication>
#include <QBuffer>
#include <QClipboard>
#include <QDir>
#include <QFileInfo>
#include <QGuiApplication>
#include <QPrintDialog>
#include <QPrinter>

#include <memory>

namespace qumalaq::desktop {

namespace {

constexpr int kPictureWidth = 1600;

/// SVG or PNG, depending on the suffix of the file.
QByteArray pictureFor(const QString& path, const PictureContent& content)
{
    if (QFileInfo(path).suffix().compare(QStringLiteral("svg"), Qt::CaseInsensitive) == 0)
        return boardSvg(content, kPictureWidth);
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    boardImage(content, kPictureWidth).save(&buffer, "PNG");
    return bytes;
}

} // namespace

void RecordOutput::copyGame() const
{
    const auto record = m_window.room()->shownRecord();
    if (!record)
        return;
    QGuiApplication::clipboard()->setText(QString::fromStdString(notation::toTgk(*record)));
    m_window.tell([] { return tr("The game was copied."); });
}

void RecordOutput::copyPosition() const
{
    const auto position = m_window.room()->shownPosition();
    if (!position)
        return;
    QGuiApplication::clipboard()->setText(QString::fromStdString(notation::toText(*position)));
    m_window.tell([] { return tr("The position was copied."); });
}

void RecordOutput::print() const
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
    QObject::connect(dialog, &QPrintDialog::finished, dialog, [window = m_window, printer, game = *record](int result) {
        if (result != QDialog::Accepted)
            return;
        const bool isPart = printer->printRange() == QPrinter::PageRange && printer->fromPage() > 0;
        const SheetSpan span = isPart ? SheetSpan{printer->fromPage(), printer->toPage()} : SheetSpan();
        if (!paintSheet(*printer, game, window.language(), span))
            window.tellError([] { return tr("The scoresheet could not be printed."); });
    });
    dialog->open();
}

void RecordOutput::saveSheet() const
{
    const auto record = m_window.room()->shownRecord();
    if (!record)
        return;
    m_window.askWhere(tr("Save the scoresheet"), proposedName(*record), QStringLiteral("pdf"), tr("PDF (*.pdf)"),
                      [window = m_window, game = *record](const QString& path) {
                          window.write(path, sheetPdf(game, window.language()));
                      });
}

PictureContent RecordOutput::pictureOf(const rules::AnyPosition& position,
                                       const std::optional<notation::GameRecord>& record) const
{
    PictureContent content;
    content.board = position.board();
    content.layout = position.layout();
    content.view.bottom = m_window.settings->isFlipped() ? rules::Side::North : rules::Side::South;
    content.view.kazans = m_window.settings->kazans();
    for (const rules::Side side : rules::kBothSides)
        content.names[rules::indexOf(side)] = record ? PlayerText::nameOf(*record, side) : GameText::sideName(side);
    content.theme = m_window.theme();
    return content;
}

void RecordOutput::savePicture() const
{
    const Room* room = m_window.room();
    const auto position = room->shownPosition();
    if (!position)
        return;
    const auto record = room->shownRecord();
    m_window.askWhere(tr("Save the picture"), record ? proposedName(*record) : tr("Board"), QStringLiteral("png"),
                      tr("Pictures (*.png *.svg)"),
                      [window = m_window, content = pictureOf(*position, record)](const QString& path) {
                          window.write(path, pictureFor(path, content));
                      });
}

void RecordOutput::saveAnimation() const
{
    const Room* room = m_window.room();
    const auto record = room->shownRecord();
    if (!record)
        return;
    const rules::History game = session::toHistory(*record);
    if (game.plies().empty()) {
        m_window.tell([] { return tr("There are no moves to show yet."); });
        return;
    }
    // The proposal ends with the position on the board.
    std::size_t shown = game.plies().size();
    if (const auto position = room->shownPosition()) {
        while (shown > 0 && game.positionAt(shown) != *position)
            --shown;
    }
    auto* dialog = new AnimationDialog(game, shown == 0 ? game.plies().size() : shown, m_window.widget);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    QObject::connect(dialog, &QDialog::accepted, dialog, [*this, dialog, game, record] {
        const auto [first, last] = dialog->moves();
        AnimationContent content;
        content.picture = pictureOf(game.positionAt(first), record);
        content.font = QApplication::font();
        content.moves = sowingsOf(game, first, last);
        m_window.askWhere(
            tr("Save as animation"), proposedName(*record), QStringLiteral("gif"), tr("Animations (*.gif)"),
            [window = m_window, content](const QString& path) { (new AnimationSaver(window))->save(content, path); });
    });
    dialog->open();
}

} // namespace qumalaq::desktop
