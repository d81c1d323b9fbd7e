// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The input is a scoresheet or an error: moves and positions up to a #, then only positions. Every correction that the
// check proposes can be played.
#include "core/notation/paper_position.h"
#include "core/notation/scoresheet_check.h"
#include "tests/core/notation/paper_text.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string_view>
#include <utility>

using namespace qumalaq;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    if (size < 1)
        return 0;
    const rules::GameSetup setup(data[0] % 2 == 0 ? rules::GameId::Togyzqumalaq : rules::GameId::Bestemshe);
    const std::string_view text(reinterpret_cast<const char*>(data + 1), size - 1);
    const std::size_t parting = std::min(text.find('#'), text.size());

    notation::Scoresheet sheet{setup, rules::AnyPosition(setup), {}, {}};
    if (auto read = notation::parseSheet(text.substr(0, parting), setup))
        sheet = std::move(*read);
    if (parting < text.size()) {
        if (const auto positions = notation::parseSheetPositions(text.substr(parting + 1), setup))
            addPositions(sheet, *positions);
    }
    for (const notation::SheetPosition& position : sheet.positions) {
        const auto again = notation::parsePaperPosition(notation::toPaperText(position.board), setup);
        if (!again || !(*again == position.board))
            std::abort();
    }
    notation::ScoresheetCheckLimits limits;
    limits.plies = 3'000;
    const notation::ScoresheetReport report = notation::checkScoresheet(sheet, limits);
    if (!report.mismatch && (report.corrections.size() != 1 || !report.corrections[0].isComplete))
        std::abort();
    for (const notation::Correction& correction : report.corrections) {
        rules::AnyPosition position = sheet.start;
        for (const rules::Move move : correction.moves) {
            if (!position.isLegal(move))
                std::abort();
            position.play(move);
        }
    }
    return 0;
}
