#include "tools/collate/origins.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <array>
#include <iterator>
#include <map>
#include <sstream>
#include <vector>

#include "tools/collate/places.hpp"
#include "tools/lib/show/collate/findings.hpp"

namespace bones {
namespace {

using namespace collate;

using SheetList = std::vector<std::size_t>;

/// A part that can be written with a tile.
struct Part {
    char sign;
    std::string_view name;
};
constexpr std::array parts{Part{'@', "arm"}, Part{'=', "suit"}, Part{'x', "x"}, Part{'*', "*"},
                           Part{'!', "mark"}};

/// The name of a part. In games that lay out tiles, `=` introduces the points made.
std::string_view name_of(const Part& part, const CollatedGame& game) {
    const bool laid = !plays_tricks(game.sheets.front()->heading.game);
    return part.sign == '=' && laid ? "points" : part.name;
}

/// The sheets among these that wrote a sign with an action themselves.
SheetList that_wrote(const CollatedGame& game, const CollatedPlace& place, const SheetList& sheets,
                     char sign) {
    SheetList having;
    std::copy_if(sheets.begin(), sheets.end(), std::back_inserter(having), [&](std::size_t sheet) {
        const Record& record = game.sheets[sheet]->record;
        return record.at(place.items[sheet]->place).find(sign) != std::string_view::npos;
    });
    return having;
}

SheetList all_with(const CollatedPlace& place) {
    SheetList all;
    for (std::size_t i = 0; i < place.items.size(); ++i)
        if (place.items[i] != nullptr) all.push_back(i);
    return all;
}

void append_action(const CollatedGame& game, const CollatedPlace& place, std::string& out) {
    const LineMeaning said = place.result();
    const SheetList& sheets = place.readings[place.chosen].sheets;
    out += fmt::format("{}: {}", shown_words(said, Keyword::actions), named(game, sheets));
    if (said.kind != ActionKind::play) return;
    for (const Part& part : parts) {
        if (said.words.find(part.sign) == std::string::npos) continue;
        const SheetList having = that_wrote(game, place, sheets, part.sign);
        const bool by_rules = that_wrote(game, place, all_with(place), part.sign).empty();
        if (by_rules)
            out += fmt::format("; the {} by the rules", name_of(part, game));
        else if (!having.empty() && having.size() < sheets.size())
            out += fmt::format("; the {}: {}", name_of(part, game), named(game, having));
    }
}

bool has_word(std::string_view line, const std::string& word) {
    std::istringstream in{std::string(line)};
    for (std::string other; in >> other;)
        if (other == word) return true;
    return false;
}

/// The sheets that have a word of a line. If no single sheet has it, all sheets of the line are
/// returned.
SheetList that_have(const CollatedPlace& place, const SheetList& sheets, const std::string& word) {
    SheetList having;
    std::copy_if(sheets.begin(), sheets.end(), std::back_inserter(having),
                 [&](std::size_t sheet) { return has_word(place.items[sheet]->words, word); });
    return having.empty() ? sheets : having;
}

/// Appends the words of a line; neighbouring words from the same sheets are grouped.
void append_line(const CollatedGame& game, const CollatedPlace& place, std::string& out) {
    const SheetList& sheets = place.readings[place.chosen].sheets;
    std::istringstream in(place.words());
    SheetList last;
    for (std::string word; in >> word;) {
        const SheetList having = that_have(place, sheets, word);
        if (last.empty())
            out += word;
        else
            out += having == last ? " " + word : fmt::format(": {}; {}", named(game, last), word);
        last = having;
    }
    out += fmt::format(": {}", named(game, last));
}

void append_comments(const CollatedGame& game, const CollatedPlace& place, const std::string& where,
                     std::string& out) {
    std::vector<std::pair<std::string_view, SheetList>> comments;
    std::map<std::string_view, std::size_t> known;
    const auto add = [&](std::string_view comment, std::size_t sheet) {
        if (comment.empty()) return;
        const auto [same, is_new] = known.emplace(comment, comments.size());
        if (is_new) return comments.push_back({comment, {sheet}});
        SheetList& sheets = comments[same->second].second;
        if (sheets.back() != sheet) sheets.push_back(sheet);
    };
    for (const std::size_t sheet : all_with(place)) {
        for (const std::string_view comment : place.items[sheet]->above) add(comment, sheet);
        add(place.items[sheet]->beside, sheet);
    }
    for (const auto& [comment, sheets] : comments)
        out += fmt::format("{}{}: {}\n", where, comment, named(game, sheets));
}

}  // namespace

std::string_view rules_part(const CollatedGame& game, const CollatedPlace& place) {
    const LineMeaning said = place.result();
    if (place.item().keyword != Keyword::actions || said.kind != ActionKind::play) return {};
    for (const Part& part : {parts[0], parts[1]})
        if (said.words.find(part.sign) != std::string::npos &&
            that_wrote(game, place, all_with(place), part.sign).empty())
            return part.name;
    return {};
}

void report_origins(const CollatedGame& game, std::string& out) {
    for (std::size_t i = 0; i < game.blocks.size(); ++i) {
        const CollatedBlock& block = game.blocks[i];
        for (const auto* places : {&block.before, &block.play, &block.after})
            for (const CollatedPlace& place : *places) {
                const Keyword keyword = place.item().keyword;
                const std::string where =
                    keyword == Keyword::hand ? std::string() : collate::where(game, i);
                append_comments(game, place, where, out);
                if (place.left_out || place.item().words.empty()) continue;
                out += where;
                keyword == Keyword::actions ? append_action(game, place, out)
                                            : append_line(game, place, out);
                out += '\n';
            }
    }
}

}  // namespace bones
