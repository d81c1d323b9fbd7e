// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/records/sheet_painter.h"

#include "app/desktop/records/sheet_geometry.h"
#include "app/desktop/text/date_text.h"
#include "app/desktop/text/game_text.h"
#include "app/desktop/text/player_text.h"
#include "core/notation/position_text.h"

#include <QCoreApplication>
#include <QFont>
#include <QPagedPaintDevice>
#include <QPainter>

#include <algorithm>
#include <utility>

namespace qumalaq::desktop {

using namespace sheet;
using rules::Side;

namespace {

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

BilingualTranslator::BilingualTranslator(Language second)
{
    load(m_kazakh, Language::Kazakh);
    load(m_second, second == Language::Kazakh ? Language::Russian : second);
}

QString BilingualTranslator::of(const char* context, const char* source) const
{
    const auto in = [context, source](const QTranslator& catalogue) {
        const QString text = catalogue.translate(context, source);
        return text.isEmpty() ? QString::fromUtf8(source) : text;
    };
    const QString kazakh = in(m_kazakh);
    const QString second = in(m_second);
    return kazakh == second ? kazakh : kazakh + QStringLiteral(" / ") + second;
}

SheetPainter::SheetPainter(QPagedPaintDevice& device, const notation::GameRecord& record, SheetContent content,
                           Language second)
    : m_device(device)
    , m_record(record)
    , m_words(second)
    , m_content(std::move(content))
    , m_grid(m_content.isBlank ? kBlankGrid : kGrid)
    , m_top(topOfBlocks(record))
    , m_remarks(m_content.remarks, static_cast<int>(m_content.blocks.size()), m_grid, m_top)
    , m_paper(device)
{
}

bool SheetPainter::paint(PageSpan span)
{
    if (!m_paper.isActive())
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
    // An incomplete date can be completed by hand.
    return tag == "Date" && !value.contains(u'?') ? DateText::ofTag(m_record.tag(tag)) : value;
}

/// As in the window; an unnamed person's field stays empty.
QString SheetPainter::playerOf(Side side) const
{
    return valueOf(notation::nameTagOf(side)).isEmpty() ? QString() : PlayerText::nameOf(m_record, side);
}

void SheetPainter::paintPage(int page, int pages)
{
    paintHead(page, pages);
    for (int i = 0; i < m_grid.blocksOnPage(); ++i) {
        const auto index = static_cast<std::size_t>(page * m_grid.blocksOnPage() + i);
        if (index >= m_content.blocks.size())
            break;
        paintBlock(m_content.blocks[index], blockBox(m_grid, i, m_top));
    }
    m_remarks.paint(m_paper.painter(), page, m_words.of(kContext, kRemarks));
    if (page + 1 == pages)
        paintSignatures();
}

void SheetPainter::paintHead(int page, int pages)
{
    const auto& setup = m_record.setup();
    const QString title = m_words.of("GameText", GameText::sourceNameOf(setup.game())) + QStringLiteral(" · ")
                          + m_words.of(kContext, kScoresheet);
    m_paper.write({0, 0, kWidth * 0.8, kTitleLine - 2}, title, Qt::AlignLeft, kTitle, QFont::Bold);
    m_paper.write(
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
    const bool isRestShared = outcome && outcome->reason != rules::EndReason::StoreMajority;
    const auto stores = isRestShared ? outcome->score : end.board().stores;
    const bool isOpen = m_record.result() == notation::GameResult::Open;
    y = paintFields(y,
                    {{m_words.of(kContext, kDate), valueOf("Date"), 0.25},
                     {m_words.of(kContext, kRound), valueOf("Round"), 0.18},
                     {m_words.of(kContext, kResult),
                      isOpen ? QString() : QString::fromUtf8(notation::toText(m_record.result())), 0.27},
                     {m_words.of(kContext, kKazans),
                      m_content.isBlank ? QString() : QStringLiteral("%1 : %2").arg(stores[0]).arg(stores[1]), 0.3}});
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
        const double name = std::min(m_paper.widthOf(field.name, kSmall) + 2, (right - x) * 0.7);
        m_paper.write({x, top, name - 1, kHeadLine}, field.name, Qt::AlignLeft, kSmall);
        m_paper.write({x + name, top, right - x - name, kHeadLine}, field.value, Qt::AlignLeft, kText, QFont::Bold);
        m_paper.line(x + name, top + kHeadLine - 0.6, right, top + kHeadLine - 0.6);
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
        m_paper.write(
            {box.left() + number + 1 + cell * static_cast<double>(rules::indexOf(side)), y, cell - 2, m_grid.line},
            m_words.of(kContext, nameOf(side)), Qt::AlignHCenter, kSmall);
    y += m_grid.line;
    for (int i = 0; i < kSheetLinesInBlock; ++i, y += m_grid.line) {
        m_paper.line(box.left(), y, box.right(), y);
        if (static_cast<std::size_t>(i) >= block.lines.size())
            continue;
        const SheetLine& one = block.lines[static_cast<std::size_t>(i)];
        m_paper.write({box.left(), y, number - 1, m_grid.line}, QStringLiteral("%1.").arg(one.number), Qt::AlignRight,
                      kSmall);
        m_paper.write({box.left() + number + 1, y, cell - 2, m_grid.line}, one.south, Qt::AlignHCenter, kText,
                      QFont::Bold);
        m_paper.write({box.left() + number + cell + 1, y, cell - 2, m_grid.line}, one.north, Qt::AlignHCenter, kText,
                      QFont::Bold);
    }
    m_paper.line(box.left() + number, box.top(), box.left() + number, y);
    m_paper.line(box.left() + number + cell, box.top(), box.left() + number + cell, y);
    paintBoard(block.board, {box.left(), y, box.width(), 2 * m_grid.line});
    m_paper.line(box.left(), y, box.right(), y, 0.35);
    QPainter& painter = m_paper.painter();
    painter.setPen(QPen(Qt::black, 0.35));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(box);
}

/// From South's side, as on printed sheets: North's row above, from its last pit; North's kazan on the left, South's on
/// the right. Stores at the ends of a board keep their places.
void SheetPainter::paintBoard(const rules::BoardState& board, const QRectF& box)
{
    const int pits = board.pits;
    const double store = box.width() * 0.14;
    const double cell = (box.width() - 2 * store) / pits;
    const auto countAt = [this, &board](Side row, int number) {
        if (m_content.isBlank)
            return QString();
        const rules::Pit pit{row, static_cast<std::uint8_t>(number)};
        if (board.tuzdykOwner(pit))
            return QStringLiteral("X");
        const int count = board.at(pit);
        return count == 0 ? QStringLiteral("–") : QString::number(count);
    };
    for (int i = 0; i < pits; ++i) {
        const double x = box.left() + store + i * cell;
        m_paper.write({x, box.top(), cell, m_grid.line}, countAt(Side::North, pits - i), Qt::AlignHCenter, kText);
        m_paper.write({x, box.top() + m_grid.line, cell, m_grid.line}, countAt(Side::South, i + 1), Qt::AlignHCenter,
                      kText);
        m_paper.line(x, box.top(), x, box.bottom(), 0.1);
    }
    m_paper.line(box.right() - store, box.top(), box.right() - store, box.bottom(), 0.1);
    m_paper.line(box.left() + store, box.top() + m_grid.line, box.right() - store, box.top() + m_grid.line, 0.1);
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
    if (!m_content.isBlank) {
        m_paper.write({box.left(), box.top(), box.width(), top - box.top()},
                      QString::number(board.stores[rules::indexOf(side)]), Qt::AlignHCenter, kText, QFont::Bold);
    }
    for (int i = 0; i < names.size(); ++i)
        m_paper.write({box.left() + 0.5, top + i * tinyLine, box.width() - 1, tinyLine}, names[i], Qt::AlignHCenter,
                      kTiny);
}

void SheetPainter::paintSignatures()
{
    const double y = kSignatures + 1;
    const QString name = m_words.of(kContext, kSignaturesName);
    m_paper.write({0, y - 1, kWidth * 0.2, kHeadLine}, name, Qt::AlignLeft, kSmall);
    for (const Side side : rules::kBothSides) {
        const double left = kWidth * (side == Side::South ? 0.24 : 0.64);
        m_paper.line(left, y + 2.6, left + kWidth * 0.36, y + 2.6);
        m_paper.write({left, y + 3, kWidth * 0.36, kHeadLine - 3}, m_words.of(kContext, nameOf(side)), Qt::AlignHCenter,
                      kTiny);
    }
}

} // namespace qumalaq::desktop
