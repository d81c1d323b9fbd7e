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
/// Player 1 is South. A move is the number of the pit (`o4`: a prescribed pit in the opponent's row); the two digits of
/// a scoresheet are accepted, too. TEXT is a position in any form that notation::parsePosition() reads.
///
/// Scores: `cp` in hundredths of a stone for the mover, `cp 0` for a proven draw; `mate N` is a win that is proven to
/// be decided in N plies, `mate -N` a loss; `winchance` is the expected result in thousandths, where a draw counts half
/// (ai::winChance()). If there is no move, the answer to `go` is `bestmove none`.
///
/// `go ponder` searches the position that is expected after the other side's move. No bestmove comes before `ponderhit`
/// or `stop`. `ponderhit` makes it an ordinary search, whose time counts from its start.
///
/// Options: Game, Hash (MiB), Threads, MultiPV (number of lines), Level (0: as strong as the limits allow), Character
/// (a style of play, instead of a level), Ponder (whether a bestmove has the expected reply), Book and Endgame
/// (builtin, none or a file, whose name may contain spaces), and those of the games. The options of a game apply to the
/// current Game; setting one of these, or another Game, restores the start position.
///
/// While a search runs, a host should send only isready, stop, ponderhit, query, position and quit. go, uginewgame,
/// Hash and Endgame wait for the end of the search, or stop it if it has none, so that a file of commands works as a
/// script; later commands wait, too, except isready, stop and quit, which are answered at once. stop ends the searches
/// of all commands before it, even of those that wait.
///
/// An invalid line is answered by `info string error: …` with the column of the error, and changes nothing.
namespace qumalaq::protocol {

class UgiSession {
public:
    /// Called with each line, without a line end. Called in several threads, but never in two at once. May block.
    using Output = std::function<void(std::string_view line)>;

    explicit UgiSession(Output output);
    /// Stops a search, and reports its bestmove.
    ~UgiSession();
    UgiSession(const UgiSession&) = delete;
    UgiSession& operator=(const UgiSession&) = delete;

    /// Executes a line, unless it has to wait as described above. Skips a byte order mark before the first line.
    /// Returns false after `quit`, which waits for the answers of stopped searches, but less than a second.
    [[nodiscard]] bool handle(std::string_view line);

    /// Must be called at the end of the input. Waits for a search that has an end, and stops one that has none.
    void finish();

private:
    class Private;
    std::unique_ptr<Private> d;
};

} // namespace qumalaq::protocol
