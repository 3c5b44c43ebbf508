#include "tools/lib/show/analysis/json.hpp"

#include <fmt/core.h>

#include <algorithm>

#include "tools/lib/io/text/json_line.hpp"

namespace bones::inline show::analysis {
namespace {

void append_fraction_or_null(JsonText& json, const std::optional<double>& number) {
    number ? append_fraction(json, *number) : json.null();
}

void append_decision(JsonText& json, std::string_view file, const Record& record,
                     const AnalyzedDecision& one) {
    const search::Decision& decision = one.decision();
    const Position place = place_of(record, decision.hand, decision.ply);
    json.key("file").string(file);
    json.key("line").number(place.line);
    json.key("column").number(place.column);
    json.key("record").number(record.index);
    json.key("hand").number(record.hands[decision.hand].number);
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
    append_fair(json, one);
    json.key("mark");
    one.mark == Mark::none ? json.null() : json.word(text_of(one.mark));
}

void append_hand(JsonText& json, std::string_view file, const Record& record, const Hand& hand,
                 const std::optional<worlds::HandLuck>& luck,
                 std::optional<std::uint32_t> unsettled_from) {
    json.key("file").string(file);
    json.key("record").number(record.index);
    json.key("hand").number(hand.number);
    if (unsettled_from) json.key("unsettled_from").number(*unsettled_from);
    json.key("unit");
    luck ? json.number(luck->unit) : json.null();
    if (!luck) {
        json.key("sides").null();
        return json.key("seats").null();
    }
    json.key("sides");
    json.begin_list();
    for (int side = 0; side < luck->sides; ++side) {
        const worlds::SideLuck& parts = luck->parts[static_cast<std::size_t>(side)];
        json.begin_object();
        json.key("side").seat(Seat(side));
        json.key("result").number(parts.result);
        json.key("deal").number(parts.deal);
        json.key("chance").number(parts.chance);
        json.key("play").number(parts.play);
        json.key("others").number(parts.others);
        json.end_object();
    }
    json.end_list();
    json.key("seats").begin_list();
    for (const Seat seat : SeatSet::all(record.players)) {
        json.begin_object();
        json.key("seat").seat(seat);
        json.key("play").number(luck->own_play[seat]);
        json.end_object();
    }
    json.end_list();
}

void append_sums(JsonText& json, const DecisionCounts& counts) {
    json.key("decisions").number(counts.decisions);
    json.key("exact").number(counts.exact);
    json.key("appraised").number(counts.loss.n);
    json.key("mistakes").begin_object();
    for (std::size_t i = 0; i < counts.mistakes.size(); ++i)
        json.any_key(i == 0 ? "?!" : i == 1 ? "?" : "??").number(counts.mistakes[i]);
    json.end_object();
    json.key("loss");
    if (counts.loss.n == 0) return json.null();
    const std::optional<stats::Interval> interval = stats::mean_interval(counts.loss);
    json.begin_object();
    json.key("mean");
    append_fraction(json, counts.loss.mean() / loss_unit);
    json.key("low");
    append_fraction_or_null(
        json, interval ? std::optional(std::max(0.0, interval->low / loss_unit)) : std::nullopt);
    json.key("high");
    append_fraction_or_null(json,
                            interval ? std::optional(interval->high / loss_unit) : std::nullopt);
    json.end_object();
}

}  // namespace

void append_fraction(JsonText& json, double number) {
    std::string text = fmt::format("{:.4f}", number);
    while (text.ends_with('0')) text.pop_back();
    if (text.ends_with('.')) text.pop_back();
    json.json(text == "-0" ? "0" : text);
}

void append_moves(JsonText& json, const AnalyzedDecision& one) {
    json.key("moves").begin_list();
    for (std::size_t index : one.order) {
        const search::Choice& choice = one.choice(index);
        json.begin_object();
        json.key("move").word(move_text(choice.action));
        json.key("value");
        choice.value ? json.number(*choice.value) : json.null();
        append_fraction_or_null(json.key("fair"), one.fair_value(index));
        append_fraction_or_null(json.key("estimate"), one.estimate(index));
        json.end_object();
    }
    json.end_list();
}

void append_fair(JsonText& json, const AnalyzedDecision& one) {
    json.key("fair");
    if (!one.fair) return json.null();
    const worlds::FairValues& values = *one.appraisal.fair;
    json.begin_object();
    append_fraction(json.key("loss"), one.fair->loss);
    append_fraction(json.key("low"), one.fair->low);
    append_fraction(json.key("high"), one.fair->high);
    append_fraction(json.key("sure"), one.fair->sure);
    json.key("worlds").number(values.ways());
    json.key("method").word(worlds::name_of(values.method));
    append_fraction(json.key("solved"),
                    static_cast<double>(values.solved) / static_cast<double>(values.ways()));
    json.end_object();
}

void record_json(std::string& out, std::string_view file, const RecordChecker& judged,
                 const Analysis& analysis) {
    const Record& record = judged.record;
    auto next = analysis.decisions.begin();
    for (std::uint32_t hand = 0; hand < record.hands.size(); ++hand) {
        for (; next != analysis.decisions.end() && next->decision().hand == hand; ++next) {
            out += json_line("decision",
                             [&](JsonText& json) { append_decision(json, file, record, *next); });
        }
        if (hand < analysis.luck.size())
            out += json_line("hand", [&](JsonText& json) {
                append_hand(json, file, record, record.hands[hand], analysis.luck[hand],
                            unsettled_from(record, judged.verdict, hand));
            });
    }
    // Chosen positions are listed in the order of the request.
    for (; next != analysis.decisions.end(); ++next) {
        out += json_line("decision",
                         [&](JsonText& json) { append_decision(json, file, record, *next); });
    }
    out += json_line("record", [&](JsonText& json) {
        append_identity(json, file, record);
        append_game(json, record, judged.verdict);
        json.key("hands").number(record.hands.size());
        append_sums(json, count_decisions(analysis));
    });
}

void players_json(std::string& out, Players& players, const Request& request) {
    for (const auto& [name, scale, player] : ordered(players))
        out += json_line(
            "player", [&, &name = name, &scale = scale, &player = player](JsonText& json) {
                json.key("player").string(name);
                json.key("game").word(traits(game_of_scale(scale)).name);
                json.key("unit").word(unit_of_scale(scale));
                append_sums(json, player->counts);
                json.key("hands").number(player->hands);
                const auto points = [&](std::string_view key, const PointSum& sum) {
                    json.key(key);
                    player->hands == 0 ? json.null()
                                       : append_fraction(json, sum.points(request.budgets.games));
                };
                points("result", player->result);
                points("luck", player->luck);
                points("play", player->play);
                points("result_less_luck", player->result_less_luck());
            });
}

}  // namespace bones::inline show::analysis
