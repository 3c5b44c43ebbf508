#include "engine/lane/lane.hpp"

#include <algorithm>
#include <string>

#include "bones/writer.hpp"

namespace bones {

/// Reads the lines before the first hand. They are the header of the whole record, too, if nothing
/// is wrong with them, and the player lines, or the game, say how many play.
bool Lane::read_header(const RawRecord& raw, Record& record) {
    static constexpr std::string_view hand_line = "\nhand ";
    const std::size_t hand = raw.text.find(hand_line);
    if (raw.too_long || hand == std::string_view::npos || raw.text.back() != '\n') return false;
    RawRecord lines = raw;
    lines.text = raw.text.substr(0, hand + 1);
    parse(lines, record);
    const auto is_header = [](const Statement& line) {
        return line.keyword < Keyword::hand || line.keyword == Keyword::comment;
    };
    return record.findings.empty() && record.game != Game::unknown && !record.players_guessed &&
           std::all_of(record.statements.begin(), record.statements.end(), is_header);
}

bool Lane::passes_canonical(const RawRecord& raw, Record& record, GameVerdict& verdict) {
    // The comments before a hand stand elsewhere in canonical text.
    const bool may_be = !raw.text.ends_with("\n\n") && raw.text.find('#') == std::string_view::npos;
    if (!may_be || !passes(raw, record, verdict, CanonicalWitness())) return false;
    std::string header;
    write(record, {}, header);
    header += '\n';
    return header == record.text;
}

bool Lane::read_rules(std::span<const HouseRule> options, const Record& record,
                      GameVerdict& verdict, HouseRules& rules) {
    Reporter reporter;
    reporter.start(record, verdict);
    rules = read_house_rules(record, options, reporter);
    return verdict.findings.empty();
}

}  // namespace bones
