// JSON Lines (schemas/analysis.schema.json).
#include "tools/analyze/analysis.hpp"
#include "tools/lib/json_line.hpp"

namespace bones::analyze {
namespace {

void append_moves(JsonText& json, const Analyzed& one) {
    json.key("moves").begin_list();
    for (std::size_t index : one.order) {
        const search::Choice& choice = one.decision.choices[index];
        json.begin_object();
        json.key("move").word(move_text(choice.action));
        json.key("value");
        choice.value ? json.number(*choice.value) : json.null();
        json.key("fair").null();
        json.key("estimate").null();
        json.end_object();
    }
    json.end_list();
}

void append_decision(JsonText& json, std::string_view file, const Record& record,
                     const Analyzed& one) {
    const search::Decision& decision = one.decision;
    const Hand& hand = record.hands[decision.hand];
    const Position place =
        locate(record, record.place_of(record.actions[hand.first_action + decision.ply - 1]));
    json.key("file").string(file);
    json.key("line").number(place.line);
    json.key("column").number(place.column);
    json.key("record").number(record.index);
    json.key("hand").number(hand.number);
    json.key("ply").number(decision.ply);
    json.key("seat").seat(decision.seat);
    json.key("player").string(one.player);
    json.key("choices").number(decision.choices.size());
    json.key("played");
    decision.played ? json.word(move_text(decision.choices[*decision.played].action)) : json.null();
    append_moves(json, one);
    json.key("loss");
    const std::optional<int> loss = decision.loss();
    loss ? json.number(*loss) : json.null();
    json.key("exact").boolean(decision.exact);
    json.key("fair").null();
    json.key("mark").null();
}

/// What a hand came to: nothing of it is known without estimates.
void append_hand(JsonText& json, std::string_view file, const Record& record, const Hand& hand) {
    json.key("file").string(file);
    json.key("record").number(record.index);
    json.key("hand").number(hand.number);
    json.key("unit").null();
    json.key("sides").null();
}

void append_sums(JsonText& json, const PlayerSums& sums) {
    json.key("decisions").number(sums.decisions);
    json.key("exact").number(sums.exact);
    json.key("loss").number(sums.lost);
    json.key("best").number(sums.best);
}

}  // namespace

void analysis_json(std::string& out, std::string_view file, const Judge& judged,
                   const Analysis& analysis) {
    const Record& record = judged.record;
    auto next = analysis.decisions.begin();
    PlayerSums sums;
    for (std::uint32_t hand = 0; hand < record.hands.size(); ++hand) {
        for (; next != analysis.decisions.end() && next->decision.hand == hand; ++next) {
            if (next->decision.chosen()) sums.add(next->decision);
            out += json_line("decision",
                             [&](JsonText& json) { append_decision(json, file, record, *next); });
        }
        out += json_line(
            "hand", [&](JsonText& json) { append_hand(json, file, record, record.hands[hand]); });
    }
    out += json_line("record", [&](JsonText& json) {
        append_identity(json, file, record);
        append_game(json, record, judged.verdict);
        json.key("hands").number(record.hands.size());
        append_sums(json, sums);
    });
}

void players_json(std::string& out, const std::vector<PlayerSums>& players) {
    for (const PlayerSums& player : players)
        out += json_line("player", [&](JsonText& json) {
            json.key("player").string(player.name);
            append_sums(json, player);
        });
}

}  // namespace bones::analyze
