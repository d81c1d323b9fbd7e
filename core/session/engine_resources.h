// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace qumalaq::session {

/// What an engine may use of the machine. The defaults make its answers reproducible.
struct EngineResources {
    int threads = 1;          ///< that search together, 1 to ai::kMostThreads
    int hashMebibytes = 16;   ///< of the transposition table
    bool thinksAhead = false; ///< during the other side's turn, see Searcher::thinkAhead()

    friend bool operator==(const EngineResources&, const EngineResources&) = default;
};

} // namespace qumalaq::session
