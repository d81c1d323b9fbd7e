// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <memory>
#include <string_view>

/// The Universal Game Interface (UGI): how a host program and this engine talk, one line each.
///
///     ugi | isready | setoption name X value Y | uginewgame | stop | quit
///     position startpos|fen TEXT [moves M …]
///     go [ponder] [movetime MS] [depth N] [nodes N] [p1time MS p2time MS p1inc MS p2inc MS] [infinite]
///     ponderhit
///     query p1turn|result|gameover
///
/// Player 1 is South. A move is the number of the house (`o4`: of the opponent's row, where a game prescribes that);
/// the two digits of a scoresheet are taken as well. TEXT is a position in any form that notation reads.
///
/// Scores: `cp` in hundredths of a stone from the mover's side, a proven draw is `cp 0`; `mate N` is a win proven to be
/// decided in N plies, `mate -N` a loss; `winchance` is what it means for the result, in thousandths, a draw counting
/// half (ai::winChance()). After a `go` with nothing to play comes `bestmove none`.
///
/// `go ponder` searches a position the other side has yet to move into: no bestmove comes before `ponderhit`, from
/// which on it is a search as any other that has already lasted so long, or `stop`.
///
/// Options: Game, Hash (MiB), Threads, MultiPV (lines told of), Level (0: as strong as the limits allow), Character (a
/// style of play, in place of a level), Ponder (whether a bestmove names the reply it expects), Book and Endgame
/// (builtin, none or a file) and those of the games. A game's option belongs to the present Game; with it, or a new
/// Game, the start position is in force again.
///
/// Only isready, stop, ponderhit, query, position and quit are meant to be sent while a search runs; go, uginewgame and
/// a new Hash first let it come to its end, or stop it if it has none, so that a file of commands can be read as a
/// script.
///
/// What can not be understood is answered by `info string error: …`, with the column it stands at, and changes nothing.
namespace qumalaq::protocol {

class UgiSession {
public:
    /// Gets each line without its end. Called from handle() and from the engine's thread, never twice at a time.
    using Output = std::function<void(std::string_view line)>;

    explicit UgiSession(Output output);
    /// Stops a search; its bestmove comes before this returns.
    ~UgiSession();
    UgiSession(const UgiSession&) = delete;
    UgiSession& operator=(const UgiSession&) = delete;

    /// Does what a line says. Waits for a search only as said above. False after `quit`.
    [[nodiscard]] bool handle(std::string_view line);

    /// Waits for a search that has an end of its own; stops one that has none. For when no line can come any more.
    void finish();

private:
    class Private;
    std::unique_ptr<Private> d;
};

} // namespace qumalaq::protocol
