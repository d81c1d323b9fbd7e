// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/engine/record_command.h"

#include "app/engine/console_game.h"
#include "core/base/utf8.h"
#include "core/notation/online_text.h"
#include "core/notation/position_text.h"
#include "core/notation/tgk_reader.h"
#include "core/notation/tgk_writer.h"
#include "core/protocol/protocol_text.h"

#include <array>
#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <ostream>

namespace qumalaq::console {

namespace {

enum class Finding { Clean, Faults, Unreadable };

/// Calls `visitor` with each game of the file, and reports its errors.
template <typename Visitor>
[[nodiscard]] Finding forEachGame(const std::string& name, std::ostream& errors, const Visitor& visitor)
{
    errno = 0;
    std::ifstream file(pathFromUtf8(name), std::ios::binary);
    std::array<char, 1 << 16> piece{};
    bool isRead = file.is_open();
    const auto source = [&]() -> std::string_view {
        if (!file.good())
            return {};
        file.read(piece.data(), piece.size());
        if (file.bad())
            isRead = false;
        return {piece.data(), static_cast<std::size_t>(file.gcount())};
    };
    bool isClean = true;
    notation::TgkReader reader(source);
    while (const auto game = reader.next()) {
        for (const notation::ParseError& error : game->errors) {
            errors << printable(name) << ':' << error.line << ':' << error.column << ": "
                   << (notation::isWarning(error.code) ? "warning: " : "") << protocol::describe(error) << '\n';
            isClean = false;
        }
        visitor(*game);
    }
    if (!isRead) {
        errors << printable(name) << ": " << (errno != 0 ? std::strerror(errno) : "cannot be read") << '\n';
        return Finding::Unreadable;
    }
    return isClean ? Finding::Clean : Finding::Faults;
}

[[nodiscard]] const char* plural(std::size_t count)
{
    return count == 1 ? "" : "s";
}

} // namespace

std::optional<RecordForm> recordFormBy(std::string_view name)
{
    if (name == "tgk")
        return RecordForm::Tgk;
    if (name == "online")
        return RecordForm::Online;
    if (name == "fen")
        return RecordForm::Fen;
    return std::nullopt;
}

int checkRecords(const std::vector<std::string>& files, std::ostream& out, std::ostream& errors)
{
    bool isClean = true;
    for (const std::string& file : files) {
        std::size_t games = 0;
        std::size_t plies = 0;
        std::size_t damaged = 0;
        const Finding finding = forEachGame(file, errors, [&](const notation::ReadGame& game) {
            const bool isNoise = game.isCut && game.record.tags().empty() && game.record.tree().size() == 0;
            if (isNoise)
                return;
            ++games;
            plies += game.record.moves().size();
            damaged += game.isCut ? 1U : 0U;
        });
        isClean &= finding == Finding::Clean;
        if (finding == Finding::Unreadable)
            continue;
        out << printable(file) << ": " << games << " game" << plural(games) << ", " << plies
            << (plies == 1 ? " ply" : " plies");
        if (damaged != 0)
            out << ", " << damaged << " damaged";
        out << '\n';
    }
    return isClean ? EXIT_SUCCESS : kBadInput;
}

int convertRecords(const std::string& file, RecordForm form, std::ostream& out, std::ostream& errors)
{
    bool isFirst = true;
    const Finding finding = forEachGame(file, errors, [&](const notation::ReadGame& game) {
        if (game.isCut)
            return;
        if (!isFirst && form != RecordForm::Fen)
            out << '\n';
        isFirst = false;
        switch (form) {
        case RecordForm::Tgk:
            out << toTgk(game.record);
            break;
        case RecordForm::Online:
            out << toOnlineText(game.record);
            break;
        case RecordForm::Fen:
            out << notation::toText(game.record.finalPosition()) << '\n';
            break;
        }
    });
    return finding == Finding::Clean ? EXIT_SUCCESS : kBadInput;
}

} // namespace qumalaq::console
