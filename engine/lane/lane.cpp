#include "engine/lane/lane.hpp"

#include <algorithm>

namespace bones {

/// Reads the lines before the first hand. They are the header of the whole record, too, if nothing
/// is wrong with them, and the player lines, or the game, say how many play.
bool Lane::read_header(const RawRecord& raw) {
    static constexpr std::string_view hand_line = "\nhand ";
    const std::size_t hand = raw.text.find(hand_line);
    if (raw.too_long || hand == std::string_view::npos || raw.text.back() != '\n') return false;
    RawRecord lines = raw;
    lines.text = raw.text.substr(0, hand + 1);
    parse(lines, header_);
    const auto is_header = [](const Statement& line) { return line.keyword < Keyword::hand; };
    return header_.findings.empty() && header_.game != Game::unknown && !header_.players_guessed &&
           std::all_of(header_.statements.begin(), header_.statements.end(), is_header);
}

bool Lane::read_rules(std::span<const HouseRule> options, HouseRules& rules) {
    Reporter reporter;
    aside_.findings.clear();
    reporter.start(header_, aside_);
    rules = read_house_rules(header_, options, reporter);
    return aside_.findings.empty();
}

}  // namespace bones
