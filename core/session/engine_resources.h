// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace qumalaq::session {

/// The resources that an engine may use. With the defaults its answers are reproducible.
struct EngineResources {
    int threads = 1;          ///< of a search, 1 to ai::kMaxThreads
    int hashMebibytes = 16;   ///< of the transposition table
    bool thinksAhead = false; ///< during the other side's turn, see Searcher::ponder()

    friend bool operator==(const EngineResources&, const EngineResources&) = default;
};

} // namespace qumalaq::session
