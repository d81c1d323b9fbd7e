// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Any bytes are a scoresheet or an error: the moves up to a #, then a printed position. Whatever the doctor makes of it
// can be played.
#include "core/notation/paper_position.h"
#include "core/notation/scoresheet_doctor.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string_view>

using namespace qumalaq;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    if (size < 2)
        return 0;
    const rules::GameSetup setup(data[0] % 2 == 0 ? rules::GameId::Togyzqumalaq : rules::GameId::Bestemshe);
    const std::string_view text(reinterpret_cast<const char*>(data + 2), size - 2);
    const std::size_t parting = std::min(text.find('#'), text.size());

    const auto moves = notation::parseSheetMoves(text.substr(0, parting));
    notation::Scoresheet sheet{setup, rules::AnyPosition(setup), {}, {}};
    if (moves)
        sheet.moves = *moves;
    if (parting < text.size()) {
        if (const auto board = notation::parsePaperPosition(text.substr(parting + 1), setup)) {
            const auto again = notation::parsePaperPosition(notation::toPaperText(*board), setup);
            if (!again || !(*again == *board))
                std::abort();
            sheet.positions.push_back({data[1], *board});
        }
    }
    notation::DoctorLimits limits;
    limits.plies = 3'000;
    const notation::Diagnosis diagnosis = notation::diagnose(sheet, limits);
    if (!diagnosis.misfit && (diagnosis.treatments.size() != 1 || !diagnosis.treatments[0].isComplete))
        std::abort();
    for (const notation::Treatment& treatment : diagnosis.treatments) {
        rules::AnyPosition position = sheet.start;
        for (const rules::Move move : treatment.moves) {
            if (!position.isLegal(move))
                std::abort();
            position.play(move);
        }
    }
    return 0;
}
