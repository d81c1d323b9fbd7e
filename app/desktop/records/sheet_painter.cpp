// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/records/sheet_painter.h"

#include "app/desktop/i18n/game_text.h"
#include "app/desktop/i18n/player_text.h"
#include "app/desktop/records/sheet_geometry.h"
#include "core/notation/player_name.h"
#include "core/notation/position_text.h"

#include <QCoreApplication>
#include <QDate>
#include <QFont>
#include <QFontMetricsF>
#include <QPagedPaintDevice>

#include <algorithm>

namespace qumalaq::desktop {

using namespace sheet;
using rules::Side;

namespace {

/// Long names are condensed, at most to this factor; beyond it they are elided.
constexpr double kNarrowest = 0.62;

constexpr const char* kContext = "qumalaq::desktop::ScoreSheet";
constexpr const char* kScoresheet = QT_TRANSLATE_NOOP("qumalaq::desktop::ScoreSheet", "Scoresheet");
constexpr const char* kEvent = QT_TRANSLATE_NOOP("qumalaq::desktop::ScoreSheet", "Event");
constexpr const char* kDate = QT_TRANSLATE_NOOP("qumalaq::desktop::ScoreSheet", "Date");
constexpr const char* kRound = QT_TRANSLATE_NOOP("qumalaq::desktop::ScoreSheet", "Round");
constexpr const char* kSouth = QT_TRANSLATE_NOOP("qumalaq::desktop::ScoreSheet", "First");
constexpr const char* kNorth = QT_TRANSLATE_NOOP("qumalaq::desktop::ScoreSheet", "Second");
constexpr const char* kResult = QT_TRANSLATE_NOOP("qumalaq::desktop::ScoreSheet", "Result");
constexpr const char* kKazans = QT_TRANSLATE_NOOP("qumalaq::desktop::ScoreSheet", "Kazans");
constexpr const char* kBegins = QT_TRANSLATE_NOOP("qumalaq::desktop::ScoreSheet", "Starts from");
constexpr const char* kSignaturesName = QT_TRANSLATE_NOOP("qumalaq::desktop::ScoreSheet", "Signatures");
constexpr const char* kRemarks = QT_TRANSLATE_NOOP("qumalaq::desktop::ScoreSheet", "Remarks");
constexpr const char* kPage = QT_TRANSLATE_NOOP("qumalaq::desktop::ScoreSheet", "Page");

constexpr const char* nameOf(Side side)
{
    return side == Side::South ? kSouth : kNorth;
}

void load(QTranslator& catalogue, Language language)
{
    [[maybe_unused]] const bool isLoaded =
        catalogue.load(QStringLiteral(":/i18n/qumalaq_") + codeOf(language)); // the English one has only plural forms
}

} // namespace

BothLanguages::BothLanguages(Language second)
{
    load(m_kazakh, Language::Kazakh);
    load(m_second, second == Language::Kazakh ? Language::Russian : second);
}

QString BothLanguages::of(const char* context, const char* source) const
{
    const auto in = [context, source](const QTranslator& catalogue) {
        const QString text = catalogue.translate(context, source);
        return text.isEmpty() ? QString::fromUtf8(source) : text;
    };
    const QString kazakh = in(m_kazakh);
    const QString second = in(m_second);
    return kazakh == second ? kazakh : kazakh + QStringLiteral(" / ") + second;
}

SheetPainter::SheetPainter(QPagedPaintDevice& device, const notation::GameRecord& record, Language second)
    : m_device(device)
    , m_record(record)
    , m_words(second)
    , m_content(sheetContent(record))
    , m_top(topOfBlocks(record))
    , m_remarks(m_content.remarks, static_cast<int>(m_content.blocks.size()), m_top)
    , m_painter(&device)
{
    if (!m_painter.isActive())
        return;
    // The same size as on A4, or the largest that fits the paper, centred horizontally.
    const double dots = device.logicalDpiX() / 25.4;
    const double scale = std::min({dots, device.width() / kWidth, device.height() / kHeight});
    m_painter.translate((device.width() - kWidth * scale) / 2, 0);
    m_painter.scale(scale, scale);
}

bool SheetPainter::paint(SheetSpan span)
{
    if (!m_painter.isActive())
        return false;
    const int pages = m_remarks.pages();
    const int first = std::clamp(span.first, 1, pages) - 1;
    for (int page = first; page < std::min(span.last, pages); ++page) {
        if (page > first)
            m_device.newPage();
        paintPage(page, pages);
    }
    return true;
}

/// Unknown values stay empty, to be filled in by hand.
QString SheetPainter::valueOf(std::string_view tag) const
{
    const QString value = QString::fromUtf8(m_record.tag(tag)).trimmed();
    if (value == QStringLiteral("-") || value.startsWith(u'?'))
        return {};
    if (tag != "Date")
        return value;
    const QDate date = QDate::fromString(value, QStringLiteral("yyyy.MM.dd"));
    return date.isValid() ? date.toString(QStringLiteral("dd.MM.yyyy")) : value;
}

/// A computer has the same name as in the window; an unnamed person's field stays empty.
QString SheetPainter::playerOf(Side side) const
{
    const std::string_view tag = notation::nameTagOf(side);
    return notation::parseComputerName(m_record.tag(tag)) ? PlayerText::nameOf(m_record, side) : valueOf(tag);
}

double SheetPainter::widthOf(const QString& text, double size) const
{
    QFont font = m_painter.font();
    font.setPixelSize(static_cast<int>(size * kEnlarged));
    return QFontMetricsF(font).horizontalAdvance(text) / kEnlarged;
}

void SheetPainter::write(const QRectF& box, const QString& text, int flags, double size, QFont::Weight weight)
{
    QFont font = m_painter.font();
    font.setWeight(weight);
    font.setPixelSize(static_cast<int>(size * kEnlarged));
    const QFontMetricsF metrics(font);
    m_painter.save();
    m_painter.setPen(Qt::black);
    m_painter.setFont(font);
    m_painter.translate(box.topLeft());
    m_painter.scale(1 / kEnlarged, 1 / kEnlarged);
    QRectF room(QPointF(), box.size() * kEnlarged);
    const QString shown = metrics.elidedText(text, Qt::ElideRight, room.width() / kNarrowest);
    const double needed = metrics.horizontalAdvance(shown);
    if (needed > room.width()) {
        m_painter.scale(room.width() / needed, 1);
        room.setWidth(needed);
    }
    m_painter.drawText(room, flags | Qt::AlignVCenter | Qt::TextSingleLine | Qt::TextDontClip, shown);
    m_painter.restore();
}

void SheetPainter::line(double x1, double y1, double x2, double y2, double width)
{
    m_painter.setPen(QPen(Qt::black, width));
    m_painter.drawLine(QPointF(x1, y1), QPointF(x2, y2));
}

void SheetPainter::paintPage(int page, int pages)
{
    paintHead(page, pages);
    for (int i = 0; i < kSheetBlocksOnPage; ++i) {
        const auto index = static_cast<std::size_t>(page * kSheetBlocksOnPage + i);
        if (index >= m_content.blocks.size())
            break;
        paintBlock(m_content.blocks[index], blockBox(i, m_top));
    }
    m_remarks.paint(m_painter, page, m_words.of(kContext, kRemarks));
    if (page + 1 == pages)
        paintSignatures();
}

void SheetPainter::paintHead(int page, int pages)
{
    const auto& setup = m_record.setup();
    const QString title = m_words.of("GameText", GameText::sourceNameOf(setup.game())) + QStringLiteral(" · ")
                          + m_words.of(kContext, kScoresheet);
    write({0, 0, kWidth * 0.8, kTitleLine - 2}, title, Qt::AlignLeft, kTitle, QFont::Bold);
    write(
        {kWidth * 0.8, 0, kWidth * 0.2, kTitleLine - 2},
        QStringLiteral("%1 %2/%3").arg(m_words.of(kContext, kPage), QString::number(page + 1), QString::number(pages)),
        Qt::AlignRight, kSmall);
    double y = kTitleLine;
    y = paintFields(y, {{m_words.of(kContext, kEvent), valueOf("Event"), 1}});
    y = paintFields(y, {{m_words.of(kContext, kSouth), playerOf(Side::South), 0.5},
                        {m_words.of(kContext, kNorth), playerOf(Side::North), 0.5}});
    const auto end = m_record.finalPosition();
    const auto outcome = end.outcome();
    // At atsyrau the stones left in a row go to its owner; after the eighty-second stone only the kazans count.
    const auto stores = outcome && outcome->reason == rules::EndReason::RowEmpty ? outcome->score : end.board().stores;
    const bool isOpen = m_record.result() == notation::GameResult::Open;
    y = paintFields(y, {{m_words.of(kContext, kDate), valueOf("Date"), 0.25},
                        {m_words.of(kContext, kRound), valueOf("Round"), 0.18},
                        {m_words.of(kContext, kResult),
                         isOpen ? QString() : QString::fromUtf8(notation::toText(m_record.result())), 0.27},
                        {m_words.of(kContext, kKazans), QStringLiteral("%1 : %2").arg(stores[0]).arg(stores[1]), 0.3}});
    if (beginsElsewhere(m_record))
        paintFields(y,
                    {{m_words.of(kContext, kBegins), QString::fromStdString(notation::toText(m_record.start())), 1}});
}

double SheetPainter::paintFields(double top, const std::vector<Field>& fields)
{
    double x = 0;
    for (const Field& field : fields) {
        const double end = x + field.share * kWidth;
        const double right = end >= kWidth - 0.01 ? kWidth : end - kFieldGap;
        const double name = std::min(widthOf(field.name, kSmall) + 2, (right - x) * 0.7);
        write({x, top, name - 1, kHeadLine}, field.name, Qt::AlignLeft, kSmall);
        write({x + name, top, right - x - name, kHeadLine}, field.value, Qt::AlignLeft, kText, QFont::Bold);
        line(x + name, top + kHeadLine - 0.6, right, top + kHeadLine - 0.6);
        x = end;
    }
    return top + kHeadLine;
}

void SheetPainter::paintBlock(const SheetBlock& block, const QRectF& box)
{
    const double number = box.width() * 0.14;
    const double cell = (box.width() - number) / 2;
    double y = box.top();
    for (const Side side : rules::kBothSides)
        write({box.left() + number + 1 + cell * static_cast<double>(rules::indexOf(side)), y, cell - 2, kLine},
              m_words.of(kContext, nameOf(side)), Qt::AlignHCenter, kSmall);
    y += kLine;
    for (int i = 0; i < kSheetLinesInBlock; ++i, y += kLine) {
        line(box.left(), y, box.right(), y);
        if (static_cast<std::size_t>(i) >= block.lines.size())
            continue;
        const SheetLine& one = block.lines[static_cast<std::size_t>(i)];
        write({box.left(), y, number - 1, kLine}, QStringLiteral("%1.").arg(one.number), Qt::AlignRight, kSmall);
        write({box.left() + number + 1, y, cell - 2, kLine}, one.south, Qt::AlignHCenter, kText, QFont::Bold);
        write({box.left() + number + cell + 1, y, cell - 2, kLine}, one.north, Qt::AlignHCenter, kText, QFont::Bold);
    }
    line(box.left() + number, box.top(), box.left() + number, y);
    line(box.left() + number + cell, box.top(), box.left() + number + cell, y);
    paintBoard(block.board, {box.left(), y, box.width(), 2 * kLine});
    line(box.left(), y, box.right(), y, 0.35);
    m_painter.setPen(QPen(Qt::black, 0.35));
    m_painter.setBrush(Qt::NoBrush);
    m_painter.drawRect(box);
}

/// From South's side: North's row above, from its last pit, and South's row below; North's kazan on the left and
/// South's on the right, as on printed sheets. If a game has its stores at the ends of the board, they have the places
/// they have there.
void SheetPainter::paintBoard(const rules::BoardState& board, const QRectF& box)
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
        write({x, box.top(), cell, kLine}, countAt(Side::North, houses - i), Qt::AlignHCenter, kText);
        write({x, box.top() + kLine, cell, kLine}, countAt(Side::South, i + 1), Qt::AlignHCenter, kText);
        line(x, box.top(), x, box.bottom(), 0.1);
    }
    line(box.right() - store, box.top(), box.right() - store, box.bottom(), 0.1);
    line(box.left() + store, box.top() + kLine, box.right() - store, box.top() + kLine, 0.1);
    const auto layout = m_record.start().layout();
    const bool isSouthLeft =
        layout.stores == rules::StorePlacement::Ends && layout.direction == rules::SowingDirection::Clockwise;
    paintStore(board, isSouthLeft ? Side::South : Side::North, {box.left(), box.top(), store, box.height()});
    paintStore(board, isSouthLeft ? Side::North : Side::South, {box.right() - store, box.top(), store, box.height()});
}

void SheetPainter::paintStore(const rules::BoardState& board, Side side, const QRectF& box)
{
    const QStringList names = m_words.of(kContext, nameOf(side)).split(QStringLiteral(" / "));
    const double tinyLine = kTiny * 1.3;
    const double top = box.bottom() - 0.5 - static_cast<double>(names.size()) * tinyLine;
    write({box.left(), box.top(), box.width(), top - box.top()}, QString::number(board.stores[rules::indexOf(side)]),
          Qt::AlignHCenter, kText, QFont::Bold);
    for (int i = 0; i < names.size(); ++i)
        write({box.left() + 0.5, top + i * tinyLine, box.width() - 1, tinyLine}, names[i], Qt::AlignHCenter, kTiny);
}

void SheetPainter::paintSignatures()
{
    const double y = kSignatures + 1;
    const QString name = m_words.of(kContext, kSignaturesName);
    write({0, y - 1, kWidth * 0.2, kHeadLine}, name, Qt::AlignLeft, kSmall);
    for (const Side side : rules::kBothSides) {
        const double left = kWidth * (side == Side::South ? 0.24 : 0.64);
        line(left, y + 2.6, left + kWidth * 0.36, y + 2.6);
        write({left, y + 3, kWidth * 0.36, kHeadLine - 3}, m_words.of(kContext, nameOf(side)), Qt::AlignHCenter, kTiny);
    }
}

} // namespace qumalaq::desktop
