// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <memory>
#include <string_view>

/// The Universal Game Interface (UGI): the line protocol between a host program and this engine.
///
///     ugi | isready | setoption name X value Y | uginewgame | stop | quit
///     position startpos|fen TEXT [moves M …]
///     go [ponder] [movetime MS] [depth N] [nodes N] [p1time MS p2time MS p1inc MS p2inc MS] [infinite]
///     ponderhit
///     query p1turn|result|gameover
///
/// Player 1 is South. A move is the number of the pit (`o4`: of the opponent's row, where a game prescribes that);
/// the two digits of a scoresheet are accepted too. TEXT is a position in any form that notation reads.
///
/// Scores: `cp` in hundredths of a stone from the mover's side, a proven draw is `cp 0`; `mate N` is a proven win that
/// is decided in N plies, `mate -N` a loss; `winchance` is the expected result in thousandths, where a draw counts half
/// (ai::winChance()). If there is no move, `go` is answered by `bestmove none`.
///
/// `go ponder` searches the position that is expected after the other side's move. No bestmove comes before `ponderhit`
/// or `stop`. From `ponderhit` on it is an ordinary search that has already lasted this long.
///
/// Options: Game, Hash (MiB), Threads, MultiPV (number of lines), Level (0: as strong as the limits allow), Character
/// (a style of play, in place of a level), Ponder (whether a bestmove names the reply it expects), Book and Endgame
/// (builtin, none or a file, whose name may contain spaces), and those of the games. The options of a game apply to the
/// current Game; setting one, or another Game, goes back to the start position.
///
/// While a search runs, a host should send only isready, stop, ponderhit, query, position and quit. go, uginewgame,
/// Hash and Endgame wait for the end of the search, or stop it if it has none, so that a file of commands works as a
/// script; all that follows waits with them, except isready, stop and quit, which are answered at once. stop ends the
/// searches of all commands before it, also of those that wait.
///
/// An invalid line is answered by `info string error: …` with the column of the error, and changes nothing.
namespace qumalaq::protocol {

class UgiSession {
public:
    /// Gets each line without a line end. Called by several threads, but never by two at once. It may block.
    using Output = std::function<void(std::string_view line)>;

    explicit UgiSession(Output output);
    /// Stops a search; its bestmove comes before this returns.
    ~UgiSession();
    UgiSession(const UgiSession&) = delete;
    UgiSession& operator=(const UgiSession&) = delete;

    /// Takes a line. It has been carried out when this returns, unless it waits as described above. A byte order mark
    /// before the first line is skipped. False after `quit`, which waits for the answers of what it stopped, but less
    /// than a second.
    [[nodiscard]] bool handle(std::string_view line);

    /// At the end of the input: waits for a search that has an end, and stops one that has none.
    void finish();

private:
    class Private;
    std::unique_ptr<Private> d;
};

} // namespace qumalaq::protocol
