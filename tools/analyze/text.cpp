// What a player reads.
#include <fmt/format.h>

#include <algorithm>

#include "bones/render.hpp"
#include "libnotation/text/shown.hpp"
#include "tools/analyze/analysis.hpp"
#include "tools/lib/columns.hpp"

namespace bones::analyze {
namespace {

std::string place_text(std::string_view file, const Record& record, const Analyzed& one) {
    const Hand& hand = record.hands[one.decision.hand];
    const Position place =
        locate(record, record.place_of(record.actions[hand.first_action + one.decision.ply - 1]));
    return fmt::format("{}:{}:{}: hand {}, ply {}", shown(file), place.line, place.column,
                       hand.number, one.decision.ply);
}

std::string value_text(std::optional<int> value) {
    if (!value) return "not computed";
    return *value == 0 ? "0" : fmt::format("{:+}", *value);
}

/// All moves of a position, best first.
void append_moves(std::string& out, std::string_view file, const Record& record,
                  const Analyzed& one) {
    const search::Decision& decision = one.decision;
    out += fmt::format("{}: {} to move, {}\n", place_text(file, record, one), shown(one.player),
                       quantity(decision.choices.size(), "move", "moves"));
    bones::Table table({Align::left, Align::right, Align::left});
    table.add({"move", "all hands known", ""});
    for (std::size_t index : one.order)
        table.add({move_text(decision.choices[index].action),
                   value_text(decision.choices[index].value),
                   decision.played == index ? "played" : ""});
    table.write(out, 2);
    if (!decision.played) out += "  what was done is none of them: it broke a rule\n";
}

void append_loss(std::string& out, std::string_view file, const Record& record,
                 const Analyzed& one) {
    const search::Decision& decision = one.decision;
    const std::optional<int> loss = decision.loss();
    if (!loss || *loss == 0) return;
    out += fmt::format("  {}:\n    {} plays {}; with all hands known {} is worth {} more\n",
                       place_text(file, record, one), shown(one.player),
                       move_text(decision.choices[*decision.played].action),
                       move_text(decision.choices[one.order.front()].action), *loss);
}

}  // namespace

void analysis_text(std::string& out, std::string_view file, const Judge& judged,
                   const Analysis& analysis, const Options& options) {
    const Record& record = judged.record;
    if (!options.at.empty()) {
        for (const Analyzed& one : analysis.decisions) append_moves(out, file, record, one);
        return;
    }
    out += fmt::format(
        "{}:{}: {}\n", shown(file), record.first_line,
        record.game == Game::unknown ? "a game that nobody knows" : traits(record.game).title);
    for (const Analyzed& one : analysis.decisions) append_loss(out, file, record, one);
    const auto exact = std::count_if(analysis.decisions.begin(), analysis.decisions.end(),
                                     [](const Analyzed& one) { return one.decision.exact; });
    out += fmt::format("  {}, {} of them computed\n\n",
                       quantity(analysis.decisions.size(), "decision", "decisions"), exact);
}

void players_text(std::string& out, const std::vector<PlayerSums>& players) {
    if (players.empty()) return;
    bones::Table table({Align::left, Align::right, Align::right, Align::right, Align::right});
    table.add({"player", "decisions", "computed", "best", "lost a decision"});
    for (const PlayerSums& player : players)
        table.add({shown(player.name), fmt::to_string(player.decisions),
                   fmt::to_string(player.exact), fmt::to_string(player.best),
                   player.exact == 0
                       ? "not computed"
                       : fmt::format("{:.2f}", static_cast<double>(player.lost) /
                                                   static_cast<double>(player.exact))});
    table.write(out, 0);
    out +=
        "Lost: with all hands and the yard known, the best move less the one made. Nobody\n"
        "at the table knew them, so that it is no mistake yet.\n";
}

}  // namespace bones::analyze
