// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/protocol/option_lines.h"

#include "core/rules/game.h"

#include <algorithm>
#include <string_view>
#include <utility>

namespace qumalaq::protocol {

using rules::GameSetup;

std::vector<std::string> gameOptionLines()
{
    struct Listed {
        const rules::OptionSpec* spec;
        std::string preset;
        std::vector<std::string_view> values;
    };
    std::vector<Listed> listed;
    for (const rules::GameId game : rules::allGames()) {
        for (const rules::OptionSpec& spec : rules::optionsOf(game)) {
            auto at = std::find_if(listed.begin(), listed.end(),
                                   [&](const Listed& option) { return option.spec->key == spec.key; });
            if (at == listed.end())
                at = listed.insert(listed.end(), {&spec, std::string(GameSetup(game).option(spec.key)), {}});
            for (const std::string_view value : spec.values) {
                if (std::find(at->values.begin(), at->values.end(), value) == at->values.end())
                    at->values.push_back(value);
            }
        }
    }
    std::vector<std::string> lines;
    for (const Listed& option : listed) {
        using Kind = rules::OptionSpec::Kind;
        const rules::OptionSpec& spec = *option.spec;
        const Kind kind = spec.kind;
        std::string line = "option name " + std::string(spec.key) + " type "
                           + (kind == Kind::Number ? "spin" : (kind == Kind::Choice ? "combo" : "string")) + " default "
                           + option.preset;
        if (kind == Kind::Number)
            line += " min " + std::to_string(spec.least) + " max " + std::to_string(spec.most);
        if (kind == Kind::Choice) {
            for (const std::string_view value : option.values)
                line += " var " + std::string(value);
        }
        lines.push_back(std::move(line));
    }
    return lines;
}

} // namespace qumalaq::protocol
