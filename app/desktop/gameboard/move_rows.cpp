// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/gameboard/move_rows.h"

#include "app/desktop/board/theme.h"
#include "app/desktop/gameboard/move_preview_text.h"
#include "app/desktop/text/announcement_text.h"
#include "app/desktop/text/label_text.h"
#include "app/desktop/text/place_text.h"
#include "app/desktop/text/review_text.h"
#include "core/notation/move_text.h"

#include <QFontMetrics>
#include <QPainter>
#include <QStringList>

#include <algorithm>

namespace qumalaq::desktop {

using rules::TraceEvent;

namespace {

enum class Part { Number, Text, Tuzdyk, Mark, Taken };

QFont commentFont(QFont font)
{
    font.setItalic(true);
    return font;
}

QString takenText(const MoveWord& word)
{
    return word.taken == 0 ? QString() : QStringLiteral("+%1").arg(word.taken);
}

int padding(const QFontMetrics& metrics)
{
    return metrics.height() / 4;
}

QColor colourOf(const QString& mark)
{
    if (mark == QStringLiteral("??"))
        return currentTheme().faults[2];
    if (mark == QStringLiteral("?"))
        return currentTheme().faults[1];
    if (mark == QStringLiteral("?!"))
        return currentTheme().faults[0];
    return currentTheme().hint;
}

/// Calls visit(part, text, x, width) for each part of a move from left to right, and returns the width of all.
template <typename Visit>
int forEachPart(const MoveWord& word, const QFontMetrics& metrics, Visit visit)
{
    int x = padding(metrics);
    const auto add = [&](Part part, const QString& text, int gap) {
        if (text.isEmpty())
            return;
        x += gap;
        const int width = metrics.horizontalAdvance(text);
        visit(part, text, x, width);
        x += width;
    };
    const int space = metrics.horizontalAdvance(u' ');
    add(Part::Number, word.number, 0);
    add(Part::Text, word.text, word.number.isEmpty() ? 0 : space);
    if (word.makesTuzdyk) {
        const int size = metrics.ascent() * 3 / 4;
        x += space / 2;
        visit(Part::Tuzdyk, QString(), x, size);
        x += size;
    }
    add(Part::Mark, word.mark, word.makesTuzdyk ? space / 2 : 0);
    add(Part::Taken, takenText(word), space);
    return x + padding(metrics);
}

} // namespace

QString MoveWord::written() const
{
    QString all = number.isEmpty() ? QString() : number + u' ';
    all += text;
    if (makesTuzdyk)
        all += u'x';
    all += mark;
    if (const QString stones = takenText(*this); !stones.isEmpty())
        all += u' ' + stones;
    return all;
}

QString MoveWord::spoken() const
{
    if (isComment)
        return text;
    const QString takes = taken == 0 ? QString() : AnnouncementText::tr("takes %1", "stones").arg(taken);
    QStringList parts = {pit, takes, makesTuzdyk ? PlaceText::tuzdyk() : QString(), ReviewText::nameOfMark(mark)};
    parts.removeAll(QString());
    return parts.join(QStringLiteral(", "));
}

QString MoveWord::toolTip() const
{
    if (isComment)
        return {};
    QStringList sentences = {capitalized(spoken()).insert(pit.size(), QStringLiteral(", ") + landing) + u'.'};
    for (const rules::Side owner : rules::kBothSides) {
        if (const int stones = banked[rules::indexOf(owner)]; stones > 0)
            sentences.append(AnnouncementText::intoTuzdyk(owner, stones));
    }
    return sentences.join(u' ');
}

MoveWord moveWord(int id, const rules::AnyPosition& before, rules::Move move, const rules::MoveTrace& trace)
{
    MoveWord word;
    word.id = id;
    word.mover = before.sideToMove();
    word.text = QString::fromStdString(notation::toText(before, move));
    word.pit = PlaceText::nameOf(rules::gameOf(before), move.from);
    bool isBankOfTuzdyk = false;
    for (const TraceEvent& event : trace) {
        if (event.kind == TraceEvent::Kind::Drop)
            word.landing = MovePreviewText::spokenLanding(rules::gameOf(before), event.to);
        const bool isMovers = event.to.side == word.mover;
        if (event.kind == TraceEvent::Kind::Capture && isMovers)
            word.taken += event.count;
        if (event.kind == TraceEvent::Kind::Bank && isMovers && isBankOfTuzdyk)
            word.taken += event.count;
        else if (event.kind == TraceEvent::Kind::Bank)
            word.banked[rules::indexOf(event.to.side)] += event.count;
        isBankOfTuzdyk = event.kind == TraceEvent::Kind::MakeTuzdyk;
        word.makesTuzdyk = word.makesTuzdyk || isBankOfTuzdyk;
    }
    if (word.makesTuzdyk && word.text.endsWith(u'x'))
        word.text.chop(1);
    return word;
}

QString scoreOf(const rules::AnyPosition& position, bool isEndCounted)
{
    const auto outcome = position.outcome();
    const auto score = outcome && isEndCounted ? outcome->score : position.board().stores;
    return QStringLiteral("%1 : %2").arg(score[0]).arg(score[1]);
}

int widthOf(const MoveWord& word, const QFontMetrics& metrics)
{
    return forEachPart(word, metrics, [](Part, const QString&, int, int) {});
}

void paintMove(QPainter& painter, const QRect& rect, const MoveWord& word, bool isCurrent)
{
    const QFontMetrics metrics = painter.fontMetrics();
    if (isCurrent) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(currentTheme().accent);
        painter.drawRoundedRect(rect, rect.height() * 0.2, rect.height() * 0.2);
    }
    const int width = forEachPart(word, metrics, [&](Part part, const QString& text, int x, int partWidth) {
        const QRect box(rect.left() + x, rect.top(), partWidth + 1, rect.height());
        if (part == Part::Tuzdyk) {
            // The rim in the owner's colour with a stone in it, as on the board.
            const QColor owner = isCurrent ? currentTheme().accentText : currentTheme().owners[indexOf(word.mover)];
            const double radius = partWidth / 2.0;
            const QPointF centre = QRectF(rect.left() + x, rect.top(), partWidth, rect.height()).center();
            painter.setBrush(Qt::NoBrush);
            painter.setPen(QPen(owner, std::max(1.5, radius * 0.3)));
            painter.drawEllipse(centre, radius * 0.85, radius * 0.85);
            painter.setPen(Qt::NoPen);
            painter.setBrush(owner);
            painter.drawEllipse(centre, radius * 0.4, radius * 0.4);
            return;
        }
        const bool isMuted = part == Part::Number || part == Part::Taken;
        painter.setPen(isCurrent            ? currentTheme().accentText
                       : part == Part::Mark ? colourOf(text)
                       : isMuted            ? currentTheme().mutedText
                                            : currentTheme().text);
        painter.drawText(box, Qt::AlignLeft | Qt::AlignVCenter, text);
    });
    if (word.spent.isEmpty())
        return;
    const int gap = 3 * padding(metrics); // to the next move
    if (width + metrics.horizontalAdvance(word.spent) + gap > rect.width())
        return;
    painter.setPen(isCurrent ? currentTheme().accentText : currentTheme().mutedText);
    painter.drawText(rect.adjusted(0, 0, -gap, 0), Qt::AlignRight | Qt::AlignVCenter, word.spent);
}

MoveTextLayout::MoveTextLayout(const std::vector<MoveWord>& words, const QFont& font, int width) : m_font(font)
{
    const QFontMetrics metrics(font);
    const QFontMetrics italics(commentFont(font));
    const int line = metrics.height() * 5 / 4;
    const int space = metrics.horizontalAdvance(u' ');
    int x = 0;
    int y = 0;
    const auto place = [&](const MoveWord& word, const QString& text, int needed) {
        const int left = word.isComment ? padding(metrics) : 0;
        if (x > left && x + needed > width) {
            x = left;
            y += line;
        }
        m_placed.push_back({&word, QRect(x, y, needed, line), text});
        x += needed;
    };
    for (const MoveWord& word : words) {
        if (!word.isComment) {
            // A move alone has the whole width, for its time at the end.
            place(word, {}, words.size() == 1 ? std::max(width, 1) : widthOf(word, metrics));
            continue;
        }
        x = std::max(x + space, padding(metrics));
        for (const QString& part : word.text.split(u' ', Qt::SkipEmptyParts))
            place(word, part, italics.horizontalAdvance(part) + space);
    }
    m_height = y + line;
}

int MoveTextLayout::idAt(QPoint at) const
{
    for (const Placed& placed : m_placed) {
        if (placed.rect.contains(at))
            return placed.word->id;
    }
    return -1;
}

QRect MoveTextLayout::rectOf(int id) const
{
    QRect all;
    for (const Placed& placed : m_placed) {
        if (placed.word->id == id && !placed.word->isComment)
            all |= placed.rect;
    }
    return all;
}

void MoveTextLayout::paint(QPainter& painter, QPoint at, int current) const
{
    const QFont italics = commentFont(m_font);
    for (const Placed& placed : m_placed) {
        const QRect rect = placed.rect.translated(at);
        if (placed.word->isComment) {
            painter.setFont(italics);
            painter.setPen(currentTheme().mutedText);
            painter.drawText(rect, Qt::AlignLeft | Qt::AlignVCenter, placed.text);
        } else {
            painter.setFont(m_font);
            paintMove(painter, rect, *placed.word, placed.word->id == current);
        }
    }
}

} // namespace qumalaq::desktop
