// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The computer player's files; the first byte selects the kind. The input is refused, or it is a file that is written
// back with the same bytes. A hash in the header would keep the fuzzer from everything after it, so the second byte can
// request a valid header.
#include "core/ai/book.h"
#include "core/ai/endgame/endgame_table.h"
#include "core/ai/nnue/network.h"
#include "core/base/little_endian.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <span>
#include <string_view>
#include <vector>

using namespace qumalaq;

namespace {

using Bytes = std::span<const std::uint8_t>;

template <typename File>
void expectSame(const File& file, Bytes bytes)
{
    if (!file)
        return;
    const std::vector<std::uint8_t> again = (*file)->toBytes();
    if (!std::equal(again.begin(), again.end(), bytes.begin(), bytes.end()))
        std::abort();
}

/// A book with these contents and a matching header.
std::vector<std::uint8_t> bookOf(Bytes contents)
{
    constexpr std::size_t kEntryBytes = 12;
    contents = contents.first(contents.size() / kEntryBytes * kEntryBytes);
    std::vector<std::uint8_t> bytes;
    for (const char letter : std::string_view("QUMALAQB"))
        bytes.push_back(static_cast<std::uint8_t>(letter));
    putNumber(bytes, std::uint32_t{1});
    putNumber(bytes, static_cast<std::uint32_t>(contents.size() / kEntryBytes));
    putNumber(bytes, hashOfBytes(contents));
    bytes.insert(bytes.end(), contents.begin(), contents.end());
    return bytes;
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    if (size < 2)
        return 0;
    const Bytes bytes(data + 2, size - 2);
    switch (data[0] % 3) {
    case 0:
        if (data[1] % 2 == 0) {
            expectSame(ai::Book::fromBytes(bytes), bytes);
        } else {
            const std::vector<std::uint8_t> book = bookOf(bytes);
            expectSame(ai::Book::fromBytes(book), book);
        }
        break;
    case 1:
        expectSame(ai::EndgameTable::fromBytes(bytes), bytes);
        break;
    default:
        expectSame(ai::nnue::Network::fromBytes(bytes), bytes);
        break;
    }
    return 0;
}
