// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/records/worksheet.h"

#include "app/desktop/records/board_picture.h"
#include "app/desktop/records/paper_painter.h"

#include <QPagedPaintDevice>

#include <algorithm>
#include <cassert>

namespace qumalaq::desktop {

namespace {

constexpr double kTitleLine = 9; ///< mm, like all lengths here
constexpr double kHeadLine = 8;
constexpr double kNoteLine = 6;
constexpr double kTop = kTitleLine + kHeadLine + kNoteLine + 3; ///< of the boards
constexpr double kGap = 6;                                      ///< between boards
constexpr double kTaskLine = 6;
constexpr double kAnswerLine = 9;
constexpr double kSourceLine = 4;

constexpr double kTitle = 5;
constexpr double kText = 3.3;
constexpr double kSmall = 2.9;
constexpr double kTiny = 2.5;

class WorksheetPainter {
public:
    WorksheetPainter(QPagedPaintDevice& device, const Worksheet& sheet, int pages)
        : m_device(device)
        , m_sheet(sheet)
        , m_pages(pages)
        , m_paper(device)
    {
    }

    [[nodiscard]] bool paint(PageSpan span)
    {
        if (!m_paper.isActive())
            return false;
        const int first = std::clamp(span.first, 1, m_pages) - 1;
        for (int page = first; page < std::min(span.last, m_pages); ++page) {
            if (page > first)
                m_device.newPage();
            page + 1 == m_pages ? paintAnswers() : paintPuzzles(page);
        }
        return true;
    }

private:
    /// Two columns from four boards on, otherwise a column of larger ones.
    [[nodiscard]] int columns() const { return m_sheet.boardsOnPage >= 4 ? 2 : 1; }
    [[nodiscard]] int rows() const { return (m_sheet.boardsOnPage + columns() - 1) / columns(); }

    void paintTitle(int page, const QString& title)
    {
        m_paper.write({0, 0, kPaperWidth * 0.8, kTitleLine - 2}, title, Qt::AlignLeft, kTitle, QFont::Bold);
        m_paper.write({kPaperWidth * 0.8, 0, kPaperWidth * 0.2, kTitleLine - 2},
                      Worksheet::tr("Page %1 of %2").arg(page + 1).arg(m_pages), Qt::AlignRight, kSmall);
    }

    /// A field to fill in by hand, from `left` to `right`.
    void paintField(double left, double right, const QString& name, const QString& value = {})
    {
        const double width = std::min(m_paper.widthOf(name, kSmall) + 2, (right - left) * 0.5);
        m_paper.write({left, kTitleLine, width, kHeadLine}, name, Qt::AlignLeft, kSmall);
        m_paper.write({left + width + 1, kTitleLine, right - left - width - 1, kHeadLine - 1}, value, Qt::AlignLeft,
                      kText);
        m_paper.line(left + width, kTitleLine + kHeadLine - 1.5, right, kTitleLine + kHeadLine - 1.5);
    }

    void paintPuzzles(int page)
    {
        paintTitle(page, m_sheet.title);
        paintField(0, kPaperWidth * 0.62, Worksheet::tr("Name", "field of a worksheet"), m_sheet.learner);
        paintField(kPaperWidth * 0.66, kPaperWidth, Worksheet::tr("Date", "field of a worksheet"));
        m_paper.write({0, kTitleLine + kHeadLine, kPaperWidth, kNoteLine},
                      Worksheet::tr("Your row is the lower one. Find your move and write it under the board."),
                      Qt::AlignLeft, kSmall);
        const double width = (kPaperWidth - (columns() - 1) * kGap) / columns();
        const double height = (kPaperHeight - kTop - (rows() - 1) * kGap) / rows();
        for (int i = 0; i < m_sheet.boardsOnPage; ++i) {
            const auto index = static_cast<std::size_t>(page * m_sheet.boardsOnPage + i);
            if (index >= m_sheet.items.size())
                break;
            const QRectF box((i % columns()) * (width + kGap), kTop + (i / columns()) * (height + kGap), width, height);
            paintPuzzle(index, box);
        }
    }

    void paintPuzzle(std::size_t index, const QRectF& box)
    {
        const Worksheet::Item& item = m_sheet.items[index];
        PictureContent content = pictureOf(item.position, themeOf(ThemeId::Paper));
        content.view.bottom = item.position.sideToMove();
        // What is above and below the board stays close to it if it does not fill the box.
        const double most = box.height() - kTaskLine - kAnswerLine - kSourceLine;
        const double height = std::min(most, box.width() / aspectOf(content));
        const QRectF board(box.left(), box.top() + kTaskLine, box.width(), height);
        m_paper.write({box.left(), box.top(), box.width(), kTaskLine},
                      Worksheet::tr("%1. %2", "number of a puzzle, task").arg(index + 1).arg(item.task), Qt::AlignLeft,
                      kText, QFont::Bold);
        paintBoard(m_paper.painter(), content, board);
        const QString move = Worksheet::tr("Move:", "followed by a line to write on");
        const double width = m_paper.widthOf(move, kSmall) + 2;
        m_paper.write({box.left(), board.bottom(), width, kAnswerLine}, move, Qt::AlignLeft, kSmall);
        const double y = board.bottom() + kAnswerLine - 2;
        m_paper.line(box.left() + width, y, box.left() + box.width() * 0.6, y);
        m_paper.write({box.left(), board.bottom() + kAnswerLine, box.width(), kSourceLine}, item.source, Qt::AlignLeft,
                      kSmall);
    }

    void paintAnswers()
    {
        constexpr std::size_t kColumns = 2;
        constexpr double kWidth = (kPaperWidth - (kColumns - 1) * kGap) / kColumns;
        constexpr double kMaxLine = 16;
        constexpr double kNumber = 9;
        const std::size_t rows = (m_sheet.items.size() + kColumns - 1) / kColumns;
        const double line = std::min(kMaxLine, (kPaperHeight - kTitleLine) / static_cast<double>(rows));
        const double first = std::min(line * 0.4, kTaskLine); // the move; below it, what it brings
        paintTitle(m_pages - 1, Worksheet::tr("Answers: %1", "title of a worksheet").arg(m_sheet.title));
        for (std::size_t i = 0; i < m_sheet.items.size(); ++i) {
            const double left = static_cast<double>(i / rows) * (kWidth + kGap);
            const double top = kTitleLine + static_cast<double>(i % rows) * line;
            m_paper.write({left, top, kNumber, first}, QStringLiteral("%1.").arg(i + 1), Qt::AlignRight, kText);
            const double width = kWidth - kNumber - 2;
            m_paper.write({left + kNumber + 2, top, width, first}, m_sheet.items[i].answer, Qt::AlignLeft, kText,
                          QFont::Bold);
            paintReason({left + kNumber + 2, top + first, width, std::min(line - first, 2 * kSourceLine)},
                        m_sheet.items[i].reason);
        }
    }

    /// In one line, or in two; larger where there is room.
    void paintReason(const QRectF& box, const QString& reason)
    {
        const double line = box.height() / 2;
        const double size = line < kSourceLine ? kTiny : kSmall;
        const bool isLong = m_paper.widthOf(reason, size) > box.width();
        const auto middle = isLong ? reason.indexOf(u' ', reason.size() / 2) : reason.size();
        m_paper.write({box.left(), box.top(), box.width(), line}, reason.left(middle), Qt::AlignLeft, size);
        m_paper.write({box.left(), box.top() + line, box.width(), line}, reason.mid(middle + 1), Qt::AlignLeft, size);
    }

    QPagedPaintDevice& m_device;
    const Worksheet& m_sheet;
    int m_pages;
    PaperPainter m_paper;
};

} // namespace

Paper Worksheet::paper() const
{
    assert(!items.empty() && items.size() <= kMaxItems);
    assert(boardsOnPage >= kFewestBoards && boardsOnPage <= kMaxBoards);
    const int pages = (static_cast<int>(items.size()) + boardsOnPage - 1) / boardsOnPage + 1;
    return {title, pages, [sheet = *this, pages](QPagedPaintDevice& device, PageSpan span) {
                return WorksheetPainter(device, sheet, pages).paint(span);
            }};
}

} // namespace qumalaq::desktop
