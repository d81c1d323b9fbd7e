// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/any_position.h"

#include <QFont>
#include <QRect>
#include <QString>

#include <array>
#include <vector>

class QFontMetrics;
class QPainter;

/// The rows of a move list as values, and the layout and painting of their words, for games and studies.
namespace qumalaq::desktop {

/// A move with its number, marks and time, or a comment.
struct MoveWord {
    int id = -1;              ///< of the move that a click chooses
    bool isComment = false;   ///< only `text` is used, and it may be broken into lines
    QString number;           ///< before the move, as in "12."; mostly empty
    QString text;             ///< the move without the signs below
    bool makesTuzdyk = false; ///< painted as a sign, written as x
    rules::Side mover = rules::Side::South;
    QString mark;                ///< "!", "?!" …
    int taken = 0;               ///< the stones that the move took
    QString spent;               ///< the time it took; empty without a clock
    QString pit;                 ///< the move for a screen reader: "First’s pit 7"
    QString landing;             ///< "last stone into Second’s pit 6"
    std::array<int, 2> banked{}; ///< [owner]: the stones that fell into a tuzdyk on the way

    /// "12. 83x! +3", without the time.
    [[nodiscard]] QString written() const;
    /// "First’s pit 7, +10, tuzdyk, Mistake". A comment as it is.
    [[nodiscard]] QString spoken() const;
    /// "First’s pit 7, last stone into Second’s pit 6, takes 10. Into First’s tuzdyk: 1."
    [[nodiscard]] QString toolTip() const;
    friend bool operator==(const MoveWord&, const MoveWord&) = default;
};

/// The word for a legal move with its trace.
[[nodiscard]] MoveWord moveWord(int id, const rules::AnyPosition& before, rules::Move move,
                                const rules::MoveTrace& trace);

/// A numbered move: a turn of South, which may have several moves, and a turn of North. Or a line of text between two
/// of them: a comment or a variation.
struct MoveRow {
    int number = 0; ///< 0 for text
    int depth = 0;  ///< of text: 0 for a comment on the game, 1 for a variation, 2 for one within it …
    std::array<std::vector<MoveWord>, 2> cells; ///< [side]; text is in the first
    QString score;                              ///< the kazans after the row

    [[nodiscard]] bool isText() const { return number == 0; }
    friend bool operator==(const MoveRow&, const MoveRow&) = default;
};

/// The stones of South and North: the kazans and, if `isEndCounted`, what the end rule adds.
[[nodiscard]] QString scoreOf(const rules::AnyPosition& position, bool isEndCounted = true);

/// The words of one cell in lines of at most `width` pixels, broken between words.
class MoveTextLayout {
public:
    MoveTextLayout(const std::vector<MoveWord>& words, const QFont& font, int width);

    [[nodiscard]] int height() const { return m_height; }
    /// The id of the move at a point; -1 if there is none.
    [[nodiscard]] int idAt(QPoint at) const;
    /// The rectangle of a move; empty if it is not here.
    [[nodiscard]] QRect rectOf(int id) const;
    /// `current` is the marked move.
    void paint(QPainter& painter, QPoint at, int current) const;

private:
    struct Placed {
        const MoveWord* word;
        QRect rect;
        QString text; ///< the part of a comment
    };

    QFont m_font;
    std::vector<Placed> m_placed;
    int m_height = 0;
};

/// The width of a move in one line, in pixels, without its time.
[[nodiscard]] int widthOf(const MoveWord& word, const QFontMetrics& metrics);
void paintMove(QPainter& painter, const QRect& rect, const MoveWord& word, bool isCurrent);

} // namespace qumalaq::desktop
