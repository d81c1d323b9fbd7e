// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/expected.h"
#include "core/notation/game_record.h"
#include "core/notation/parse_error.h"

#include <cstddef>
#include <vector>

/// The game of a record, and its start. For the readers and writers of this folder.
///
///     [Game "congkak"]             the id; or the name of the game in [Variant "…"]; Togyzqumalaq without either
///     [Option.holes "5"]           for each option that differs from its default
///     [FEN "…"]                    the first position, if it is not the usual start: see position_text.h
namespace qumalaq::notation {

/// A tag as it was read, with the place of its value in the text.
struct LocatedTag {
    Tag tag;
    std::size_t valueAt = 0;
};

/// What is wrong with a tag's value. The column of `error` is within the value, from 1.
struct SetupTagError {
    std::size_t valueAt = 0;
    ParseError error;
};

/// A record with all tags that are not reserved, without result and moves.
[[nodiscard]] Expected<GameRecord, SetupTagError> recordFor(const std::vector<LocatedTag>& tags);

/// The reserved tags from which recordFor() makes the same setup and start.
[[nodiscard]] std::vector<Tag> setupTags(const GameRecord& record);

} // namespace qumalaq::notation
