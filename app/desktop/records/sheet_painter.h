// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/records/paper_painter.h"
#include "app/desktop/records/score_sheet.h"
#include "app/desktop/records/sheet_geometry.h"
#include "app/desktop/records/sheet_remarks.h"
#include "app/desktop/text/language.h"

#include <QTranslator>

#include <string_view>

namespace qumalaq::desktop {

/// Looks texts up in two catalogues, independently of the program's language.
class BilingualTranslator {
public:
    explicit BilingualTranslator(Language second);

    /// "Бастаушы / Юг"; a single text if both languages have the same.
    [[nodiscard]] QString of(const char* context, const char* source) const;

private:
    QTranslator m_kazakh;
    QTranslator m_second;
};

/// Paints one scoresheet, in millimetres of an A4 page inside its margins.
class SheetPainter {
public:
    SheetPainter(QPagedPaintDevice& device, const notation::GameRecord& record, SheetContent content, Language second);

    /// False if the device cannot be painted on.
    [[nodiscard]] bool paint(PageSpan span);

private:
    struct Field {
        QString name;
        QString value;
        double share; ///< of the width of the line
    };

    [[nodiscard]] QString valueOf(std::string_view tag) const;
    [[nodiscard]] QString playerOf(rules::Side side) const;
    void paintPage(int page, int pages);
    void paintHead(int page, int pages);
    /// Returns the first y below the fields.
    double paintFields(double top, const std::vector<Field>& fields);
    void paintBlock(const SheetBlock& block, const QRectF& box);
    void paintBoard(const rules::BoardState& board, const QRectF& box);
    void paintStore(const rules::BoardState& board, rules::Side side, const QRectF& box);
    void paintSignatures();

    QPagedPaintDevice& m_device;
    const notation::GameRecord& m_record;
    BilingualTranslator m_words;
    const SheetContent m_content;
    const sheet::Grid m_grid;
    const double m_top; ///< top of the blocks
    const SheetRemarks m_remarks;
    PaperPainter m_paper;
};

} // namespace qumalaq::desktop
