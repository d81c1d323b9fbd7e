// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/records/score_sheet.h"

#include "app/desktop/i18n/game_text.h"
#include "app/desktop/records/record_files.h"
#include "core/notation/move_text.h"
#include "core/notation/turn_counter.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QFont>
#include <QPageSize>
#include <QPagedPaintDevice>
#include <QPainter>
#include <QPdfWriter>
#include <QTranslator>

#include <algorithm>

namespace qumalaq::desktop {

using rules::Side;

namespace {

constexpr int kLinesInBlock = 10;
constexpr int kBlocksInColumn = 3;
constexpr int kColumns = 2;
constexpr int kBlocksOnPage = kBlocksInColumn * kColumns;

// In millimetres.
constexpr double kLine = 5.4;
constexpr double kGap = 6;
constexpr double kHeadLine = 6.2;
constexpr double kText = 3.3;
constexpr double kTitle = 5;

/// Looks texts up in two catalogues, whatever the program speaks.
class BothLanguages {
public:
    explicit BothLanguages(Language second)
    {
        load(m_kazakh, Language::Kazakh);
        load(m_second, second == Language::Kazakh ? Language::Russian : second);
    }

    /// "Бастаушы / Юг"
    [[nodiscard]] QString of(const char* context, const char* source, const char* comment = nullptr) const
    {
        const QString kazakh = in(m_kazakh, context, source, comment);
        const QString second = in(m_second, context, source, comment);
        return kazakh == second ? kazakh : kazakh + QStringLiteral(" / ") + second;
    }

private:
    static void load(QTranslator& catalogue, Language language)
    {
        [[maybe_unused]] const bool isLoaded =
            catalogue.load(QStringLiteral(":/i18n/qumalaq_") + codeOf(language)); // English has plural forms alone
    }
    static QString in(const QTranslator& catalogue, const char* context, const char* source, const char* comment)
    {
        const QString text = catalogue.translate(context, source, comment);
        return text.isEmpty() ? QString::fromUtf8(source) : text;
    }

    QTranslator m_kazakh;
    QTranslator m_second;
};

constexpr const char* kContext = "qumalaq::desktop::ScoreSheet";
constexpr const char* kWords[] = {
    QT_TRANSLATE_NOOP("qumalaq::desktop::ScoreSheet", "Scoresheet"),
    QT_TRANSLATE_NOOP("qumalaq::desktop::ScoreSheet", "Event"),
    QT_TRANSLATE_NOOP("qumalaq::desktop::ScoreSheet", "Date"),
    QT_TRANSLATE_NOOP("qumalaq::desktop::ScoreSheet", "Round"),
    QT_TRANSLATE_NOOP("qumalaq::desktop::ScoreSheet", "South"),
    QT_TRANSLATE_NOOP("qumalaq::desktop::ScoreSheet", "North"),
    QT_TRANSLATE_NOOP("qumalaq::desktop::ScoreSheet", "Result"),
    QT_TRANSLATE_NOOP("qumalaq::desktop::ScoreSheet", "Kazans"),
    QT_TRANSLATE_NOOP("qumalaq::desktop::ScoreSheet", "Signatures"),
    QT_TRANSLATE_NOOP("qumalaq::desktop::ScoreSheet", "Page"),
};
enum Word { Scoresheet, Event, Date, Round, South, North, Result, Kazans, Signatures, PageWord };

QString textOf(std::string_view utf8)
{
    return QString::fromUtf8(utf8.data(), static_cast<qsizetype>(utf8.size()));
}

/// Paints one sheet in millimetres.
class SheetPainter {
public:
    SheetPainter(QPagedPaintDevice& device, const notation::GameRecord& record, Language second)
        : m_device(device)
        , m_record(record)
        , m_words(second)
        , m_blocks(sheetBlocks(record))
        , m_painter(&device)
    {
        const double scale = static_cast<double>(device.logicalDpiX()) / 25.4;
        m_painter.scale(scale, scale);
        m_width = device.width() / scale;
        m_height = device.height() / scale;
    }

    void paint()
    {
        const int pages = sheetPages(m_record);
        for (int page = 0; page < pages; ++page) {
            if (page > 0)
                m_device.newPage();
            paintPage(page, pages);
        }
    }

private:
    [[nodiscard]] QString word(Word index) const { return m_words.of(kContext, kWords[index]); }

    void write(const QRectF& box, const QString& text, int flags, double size = kText, bool isBold = false)
    {
        QFont font = m_painter.font();
        font.setBold(isBold);
        // Fonts of a few units are rounded: drawn large and scaled down.
        constexpr double kEnlarged = 20;
        font.setPixelSize(static_cast<int>(size * kEnlarged));
        m_painter.save();
        m_painter.translate(box.topLeft());
        m_painter.scale(1 / kEnlarged, 1 / kEnlarged);
        m_painter.setFont(font);
        QRectF room(QPointF(), box.size() * kEnlarged);
        const double needed = QFontMetricsF(font).horizontalAdvance(text);
        if (needed > room.width()) { // long names become narrow rather than being cut
            const double narrow = room.width() / needed;
            m_painter.scale(narrow, 1);
            room.setWidth(needed);
        }
        m_painter.drawText(room, flags | Qt::AlignVCenter | Qt::TextSingleLine, text);
        m_painter.restore();
    }

    void line(double x1, double y1, double x2, double y2, double width = 0.15)
    {
        m_painter.setPen(QPen(Qt::black, width));
        m_painter.drawLine(QPointF(x1, y1), QPointF(x2, y2));
    }

    void paintPage(int page, int pages)
    {
        m_painter.setPen(Qt::black);
        double top = 0;
        const auto& setup = m_record.setup();
        write({0, top, m_width * 0.7, kHeadLine * 1.3},
              textOf(rules::idOf(setup.game())).isEmpty() ? QString() : titleOf(setup.game()), Qt::AlignLeft, kTitle,
              true);
        write({m_width * 0.7, top, m_width * 0.3, kHeadLine * 1.3},
              QStringLiteral("%1 %2/%3").arg(word(PageWord)).arg(page + 1).arg(pages), Qt::AlignRight);
        top += kHeadLine * 1.5;
        const double half = m_width / 2;
        field({0, top, half, kHeadLine}, Event, "Event");
        field({half, top, half / 2, kHeadLine}, Date, "Date");
        field({half * 1.5, top, half / 2, kHeadLine}, Round, "Round");
        top += kHeadLine;
        field({0, top, half, kHeadLine}, South, "White");
        field({half, top, half, kHeadLine}, North, "Black");
        top += kHeadLine;
        writeField({0, top, half, kHeadLine}, word(Result), textOf(notation::toText(m_record.result())));
        const auto board = m_record.finalPosition().board();
        writeField({half, top, half, kHeadLine}, word(Kazans),
                   QStringLiteral("%1 : %2").arg(board.stores[0]).arg(board.stores[1]));
        top += kHeadLine + 3;

        const double columnWidth = (m_width - kGap) / kColumns;
        for (int i = 0; i < kBlocksOnPage; ++i) {
            const auto index = static_cast<std::size_t>(page * kBlocksOnPage + i);
            if (index >= m_blocks.size())
                break;
            const double x = (i / kBlocksInColumn) * (columnWidth + kGap);
            const double y = top + (i % kBlocksInColumn) * blockHeight();
            paintBlock(m_blocks[index], QRectF(x, y, columnWidth, blockHeight() - kGap));
        }
        if (page + 1 == pages) {
            const double y = m_height - kHeadLine;
            write({0, y, m_width * 0.3, kHeadLine}, word(Signatures), Qt::AlignLeft);
            line(m_width * 0.32, y + kHeadLine, m_width * 0.62, y + kHeadLine);
            line(m_width * 0.68, y + kHeadLine, m_width, y + kHeadLine);
        }
    }

    [[nodiscard]] QString titleOf(rules::GameId game) const
    {
        return GameText::nameOf(game) + QStringLiteral(" · ") + word(Scoresheet);
    }

    void field(const QRectF& box, Word name, std::string_view tag)
    {
        writeField(box, word(name), textOf(m_record.tag(tag)));
    }

    void writeField(const QRectF& box, const QString& name, const QString& value)
    {
        const double nameWidth =
            std::min(box.width() * 0.55, QFontMetricsF(fontOf(kText)).horizontalAdvance(name) / 20 + 2);
        write({box.x(), box.y(), nameWidth, box.height()}, name, Qt::AlignLeft, kText * 0.85);
        write({box.x() + nameWidth, box.y(), box.width() - nameWidth - 2, box.height()}, value, Qt::AlignLeft, kText,
              true);
        line(box.x() + nameWidth, box.bottom() - 0.6, box.right() - 2, box.bottom() - 0.6);
    }

    [[nodiscard]] QFont fontOf(double size) const
    {
        QFont font = m_painter.font();
        font.setPixelSize(static_cast<int>(size * 20));
        return font;
    }

    [[nodiscard]] static double blockHeight() { return (kLinesInBlock + 1 + 2) * kLine + kGap; }

    void paintBlock(const SheetBlock& block, const QRectF& box)
    {
        const double number = box.width() * 0.14;
        const double cell = (box.width() - number) / 2;
        double y = box.top();
        write({box.left() + number, y, cell, kLine}, word(South), Qt::AlignHCenter, kText * 0.8);
        write({box.left() + number + cell, y, cell, kLine}, word(North), Qt::AlignHCenter, kText * 0.8);
        const double first = y;
        y += kLine;
        for (int i = 0; i < kLinesInBlock; ++i, y += kLine) {
            line(box.left(), y, box.right(), y);
            if (static_cast<std::size_t>(i) >= block.lines.size())
                continue;
            const SheetLine& one = block.lines[static_cast<std::size_t>(i)];
            write({box.left(), y, number - 1, kLine}, QStringLiteral("%1.").arg(one.number), Qt::AlignRight,
                  kText * 0.9);
            write({box.left() + number + 1, y, cell - 2, kLine}, one.south, Qt::AlignHCenter, kText, true);
            write({box.left() + number + cell + 1, y, cell - 2, kLine}, one.north, Qt::AlignHCenter, kText, true);
        }
        line(box.left() + number, first, box.left() + number, y);
        line(box.left() + number + cell, first, box.left() + number + cell, y);
        paintBoard(block.board, {box.left(), y, box.width(), 2 * kLine});
        m_painter.setPen(QPen(Qt::black, 0.35));
        m_painter.setBrush(Qt::NoBrush);
        m_painter.drawRect(QRectF(box.left(), first, box.width(), y + 2 * kLine - first));
        line(box.left(), y, box.right(), y, 0.35);
    }

    /// As the player of the South sees it: North's kazan and row from its last pit, South's row and kazan.
    void paintBoard(const rules::BoardState& board, const QRectF& box)
    {
        const int houses = board.houses;
        const double store = box.width() * 0.14;
        const double cell = (box.width() - 2 * store) / houses;
        const auto countAt = [&board](Side row, int number) {
            const rules::House house{row, static_cast<std::uint8_t>(number)};
            if (board.tuzdykOwner(house))
                return QStringLiteral("X");
            const int count = board.at(house);
            return count == 0 ? QStringLiteral("–") : QString::number(count);
        };
        for (int i = 0; i < houses; ++i) {
            const double x = box.left() + store + i * cell;
            write({x, box.top(), cell, kLine}, countAt(Side::North, houses - i), Qt::AlignHCenter, kText * 0.9);
            write({x, box.top() + kLine, cell, kLine}, countAt(Side::South, i + 1), Qt::AlignHCenter, kText * 0.9);
            line(x, box.top(), x, box.bottom(), 0.1);
        }
        line(box.right() - store, box.top(), box.right() - store, box.bottom(), 0.1);
        line(box.left() + store, box.top() + kLine, box.right() - store, box.top() + kLine, 0.1);
        write({box.left(), box.top(), store, 2 * kLine}, QString::number(board.stores[1]), Qt::AlignHCenter, kText,
              true);
        write({box.right() - store, box.top(), store, 2 * kLine}, QString::number(board.stores[0]), Qt::AlignHCenter,
              kText, true);
    }

    QPagedPaintDevice& m_device;
    const notation::GameRecord& m_record;
    BothLanguages m_words;
    std::vector<SheetBlock> m_blocks;
    QPainter m_painter;
    double m_width = 0;
    double m_height = 0;
};

} // namespace

std::vector<SheetBlock> sheetBlocks(const notation::GameRecord& record)
{
    std::vector<SheetBlock> blocks;
    rules::AnyPosition position = record.start();
    notation::TurnCounter turns;
    for (const rules::Move move : record.moves()) {
        const Side mover = position.sideToMove();
        const int number = turns.numberFor(mover);
        turns.count(mover);
        if (blocks.empty()
            || (blocks.back().lines.size() == kLinesInBlock && blocks.back().lines.back().number != number))
            blocks.emplace_back();
        SheetBlock& block = blocks.back();
        if (block.lines.empty() || block.lines.back().number != number)
            block.lines.push_back({number, {}, {}});
        QString& cell = mover == Side::South ? block.lines.back().south : block.lines.back().north;
        if (!cell.isEmpty())
            cell += u' ';
        cell += QString::fromStdString(notation::toText(position, move));
        position.play(move);
        block.board = position.board();
    }
    return blocks;
}

int sheetPages(const notation::GameRecord& record)
{
    const auto blocks = static_cast<int>(sheetBlocks(record).size());
    return std::max(1, (blocks + kBlocksOnPage - 1) / kBlocksOnPage);
}

void paintSheet(QPagedPaintDevice& device, const notation::GameRecord& record, Language second)
{
    SheetPainter(device, record, second).paint();
}

bool writeSheetPdf(const QString& path, const notation::GameRecord& record, Language second)
{
    QByteArray bytes;
    {
        QBuffer buffer(&bytes);
        buffer.open(QIODevice::WriteOnly);
        QPdfWriter writer(&buffer);
        writer.setPageSize(QPageSize(QPageSize::A4));
        writer.setPageMargins(QMarginsF(15, 13, 15, 13), QPageLayout::Millimeter);
        writer.setResolution(300);
        writer.setTitle(captionOf(record));
        writer.setCreator(QStringLiteral("Qumalaq"));
        paintSheet(writer, record, second);
    }
    return writeFile(path, bytes).has_value();
}

} // namespace qumalaq::desktop
