// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/records/record_output.h"

#include "app/desktop/board/theme.h"
#include "app/desktop/records/animation_dialog.h"
#include "app/desktop/records/animation_saver.h"
#include "app/desktop/records/board_picture.h"
#include "app/desktop/records/move_animation.h"
#include "app/desktop/records/record_files.h"
#include "app/desktop/records/score_sheet.h"
#include "app/desktop/text/player_text.h"
#include "core/notation/position_text.h"
#include "core/notation/tgk_writer.h"
#include "core/session/record_of_match.h"

#include <QApplication>
#include <QClipboard>
#include <QDir>
#include <QGuiApplication>
#include <QPrintDialog>
#include <QPrinter>

#include <memory>

namespace qumalaq::desktop {

void RecordOutput::copyGame() const
{
    const auto record = m_window.page()->shownRecord();
    if (!record)
        return;
    QGuiApplication::clipboard()->setText(QString::fromStdString(notation::toTgk(*record)));
    m_window.showNotice([] { return tr("The game was copied."); });
}

void RecordOutput::copyPosition() const
{
    const auto position = m_window.page()->shownPosition();
    if (!position)
        return;
    QGuiApplication::clipboard()->setText(QString::fromStdString(notation::toText(*position)));
    m_window.showNotice([] { return tr("The position was copied."); });
}

void RecordOutput::printSheet() const
{
    if (const auto record = m_window.page()->shownRecord())
        print(scoreSheet(*record, m_window.language()));
}

void RecordOutput::saveSheet() const
{
    const auto record = m_window.page()->shownRecord();
    if (!record)
        return;
    Paper paper = scoreSheet(*record, m_window.language());
    paper.name = proposedName(*record);
    savePdf(paper, tr("Save the scoresheet"));
}

void RecordOutput::print(const Paper& paper) const
{
    const auto printer = std::make_shared<QPrinter>(QPrinter::HighResolution);
    printer->setPageSize(QPageSize(QPageSize::A4));
    printer->setPageMargins(kPaperMargins, QPageLayout::Millimeter);
    printer->setDocName(paper.name);
    const auto reportFailure = [window = m_window, name = paper.name] {
        window.showError([name] { return tr("“%1” could not be printed.", "document").arg(name); });
    };
#ifdef Q_OS_WIN
    // Without a printer Windows shows no dialog.
    if (printer->outputFormat() != QPrinter::NativeFormat) {
        reportFailure();
        return;
    }
#endif
    auto* dialog = new QPrintDialog(printer.get(), m_window.widget);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setMinMax(1, paper.pages);
    QObject::connect(dialog, &QPrintDialog::finished, dialog, [reportFailure, printer, paper](int result) {
        if (result != QDialog::Accepted)
            return;
        const bool isPart = printer->printRange() == QPrinter::PageRange && printer->fromPage() > 0;
        const PageSpan span = isPart ? PageSpan{printer->fromPage(), printer->toPage()} : PageSpan();
        if (!paper.paint(*printer, span))
            reportFailure();
    });
    dialog->open();
}

void RecordOutput::savePdf(const Paper& paper, const QString& title) const
{
    m_window.askFileName(title, paper.name, QStringLiteral("pdf"), tr("PDF (*.pdf)"),
                         [window = m_window, paper](const QString& path) { window.write(path, pdfOf(paper)); });
}

void RecordOutput::saveText(const QString& title, const QString& name, const QString& suffix, const QString& filter,
                            const QByteArray& bytes) const
{
    m_window.askFileName(title, name, suffix, filter,
                         [window = m_window, bytes](const QString& path) { window.write(path, bytes); });
}

PictureContent RecordOutput::pictureOf(const rules::AnyPosition& position,
                                       const std::optional<notation::GameRecord>& record, const Theme& theme) const
{
    PictureContent content = desktop::pictureOf(position, theme);
    content.view.bottom = m_window.settings->value(setting::kFlipped) ? rules::Side::North : rules::Side::South;
    content.view.kazans = m_window.settings->value(setting::kKazans);
    if (record) {
        for (const rules::Side side : rules::kBothSides)
            content.names[rules::indexOf(side)] = PlayerText::nameOf(*record, side);
    }
    return content;
}

void RecordOutput::savePicture() const
{
    saveBoard(tr("Save the picture"), QStringLiteral("png"), currentTheme());
}

void RecordOutput::saveDiagram() const
{
    saveBoard(tr("Save the diagram"), QStringLiteral("svg"), themeOf(ThemeId::Paper));
}

void RecordOutput::saveBoard(const QString& title, const QString& suffix, const Theme& theme) const
{
    const Page* page = m_window.page();
    const auto position = page->shownPosition();
    if (!position)
        return;
    const auto record = page->shownRecord();
    const QString name = page->heading().isEmpty() ? tr("Board") : page->heading();
    m_window.askFileName(title, record ? proposedName(*record) : name, suffix, tr("Pictures (*.png *.svg)"),
                         [window = m_window, content = pictureOf(*position, record, theme)](const QString& path) {
                             const auto format = pictureFormatOf(path).value_or(PictureFormat::Png);
                             window.write(path, boardFile(content, kPictureWidth, format));
                         });
}

void RecordOutput::saveAnimation() const
{
    const Page* page = m_window.page();
    const auto record = page->shownRecord();
    if (!record)
        return;
    const rules::History game = notation::toHistory(*record);
    if (game.plies().empty()) {
        m_window.showNotice([] { return tr("There are no moves to show yet."); });
        return;
    }
    // The proposal ends with the position on the board.
    std::size_t shown = game.plies().size();
    if (const auto position = page->shownPosition()) {
        while (shown > 0 && game.positionAt(shown) != *position)
            --shown;
    }
    auto* dialog = new AnimationDialog(game, shown == 0 ? game.plies().size() : shown, m_window.widget);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    QObject::connect(dialog, &QDialog::accepted, dialog, [*this, dialog, game, record] {
        const auto [first, last] = dialog->moves();
        AnimationContent content;
        content.picture = pictureOf(game.positionAt(first), record, currentTheme());
        content.font = QApplication::font();
        content.moves = sowingsOf(game, first, last);
        m_window.askFileName(
            tr("Save as animation"), proposedName(*record), QStringLiteral("gif"), tr("Animations (*.gif)"),
            [window = m_window, content](const QString& path) { (new AnimationSaver(window))->save(content, path); });
    });
    dialog->open();
}

} // namespace qumalaq::desktop
