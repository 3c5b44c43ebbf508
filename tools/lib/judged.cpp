#include "tools/lib/judged.hpp"

#include "engine/rules/description.hpp"
#include "engine/rules/house_rules.hpp"
#include "libnotation/json/json_text.hpp"

namespace bones {

namespace {

std::span<const Amount> amounts_of(const Record& record, const Statement& statement) {
    return std::span(record.amounts).subspan(statement.first, statement.count);
}

void append_seat(JsonText& json, Seat seat) {
    if (seat.exists())
        json.seat(seat);
    else
        json.raw("null");
}

/// A seat as a key, with what stands in front of it: `,"A":`.
void append_key(JsonText& json, bool first, Seat seat) {
    if (!first) json.raw(",");
    json.seat(seat);
    json.raw(":");
}

void append_points(JsonText& json, const Record& record, const Points& points, bool known) {
    if (!known) {
        json.raw("null");
        return;
    }
    json.raw("{");
    for (int i = 0; i < scoring_seats(record); ++i) {
        append_key(json, i == 0, Seat(i));
        json.number(points[static_cast<std::size_t>(i)]);
    }
    json.raw("}");
}

/// The house rules in force that are not the game's own.
void append_rules(JsonText& json, const Record& record, const HouseRules& chosen) {
    const std::span<const HouseRule> options = house_rules_of(record.game);
    const HouseRules usual = default_house_rules(options);
    bool first = true;
    for (std::size_t i = 0; i < options.size(); ++i) {
        if (chosen[i] == usual[i]) continue;
        json.raw(first ? "\"" : ",\"");
        json.raw(options[i].name);
        json.raw("\":\"");
        json.raw(house_rule_value(options[i], chosen[i]));
        json.raw("\"");
        first = false;
    }
}

void append_amounts(JsonText& json, std::span<const Amount> amounts) {
    if (amounts.empty()) {
        json.raw("null");
        return;
    }
    json.raw("{");
    for (const Amount& amount : amounts) {
        append_key(json, &amount == amounts.data(), amount.seat);
        json.number(amount.points);
    }
    json.raw("}");
}

}  // namespace

std::string_view end_name(EndKind end) {
    constexpr std::string_view names[] = {"out",  "blocked",    "played",
                                          "void", "unfinished", "conceded"};
    return names[static_cast<std::size_t>(end)];
}

int scoring_seats(const Record& record) {
    return describe(record.game).sides(record.players);
}

std::string side_name(const Record& record, int seat) {
    const std::string name = player_name(record, Seat(seat));
    const int partner = seat + scoring_seats(record);
    return partner < record.players ? name + " & " + player_name(record, Seat(partner)) : name;
}

std::span<const Amount> claimed_score(const Record& record, const Hand& hand) {
    if (hand.score == none_such) return {};
    return amounts_of(record, record.statements[hand.score]);
}

std::span<const Amount> claimed_result(const Record& record) {
    const Statement* result = header(record, Keyword::result);
    return result == nullptr ? std::span<const Amount>() : amounts_of(record, *result);
}

std::string header_text(const Record& record, Keyword keyword) {
    const Statement* statement = header(record, keyword);
    return statement == nullptr ? "" : free_text(record.at(statement->value));
}

void append_identity(std::string& out, std::string_view file, const Record& record) {
    JsonText json(out);
    json.raw("\"file\":");
    json.string(file);
    json.raw(",\"line\":");
    json.number(static_cast<std::int64_t>(record.first_line));
    json.raw(",\"record\":");
    json.number(record.index);
}

void append_game(std::string& out, const Record& record, const GameVerdict& verdict) {
    JsonText json(out);
    if (record.game == Game::unknown) {
        json.raw("\"game\":null");
    } else {
        json.raw("\"game\":\"");
        json.raw(traits(record.game).name);
        json.raw("\"");
    }
    json.raw(",\"players\":{");
    for (int i = 0; i < record.players; ++i) {
        append_key(json, i == 0, Seat(i));
        json.string(player_name(record, Seat(i)));
    }
    json.raw("},\"rules\":{");
    append_rules(json, record, verdict.rules);
    json.raw("}");
}

void append_hand(std::string& out, const Record& record, const Hand& hand,
                 const HandVerdict& verdict) {
    JsonText json(out);
    json.raw("\"hand\":");
    json.number(verdict.number);
    json.raw(",\"leader\":");
    append_seat(json, verdict.leader);
    json.raw(",\"end\":\"");
    json.raw(end_name(verdict.end));
    json.raw("\",\"out\":");
    append_seat(json, verdict.out);
    json.raw(",\"scores\":");
    append_points(json, record, verdict.scores, verdict.scored);
    json.raw(",\"claimed\":");
    append_amounts(json, claimed_score(record, hand));
}

void append_amounts(std::string& out, std::span<const Amount> amounts) {
    JsonText json(out);
    append_amounts(json, amounts);
}

void append_result(std::string& out, const Record& record, const GameVerdict& verdict) {
    JsonText json(out);
    json.raw("\"totals\":");
    append_points(json, record, verdict.totals, verdict.totals_known);
    json.raw(",\"winner\":[");
    bool first = true;
    for (int i = 0; i < most_seats; ++i) {
        if ((verdict.winners >> i & 1u) == 0) continue;
        if (!first) json.raw(",");
        json.seat(Seat(i));
        first = false;
    }
    json.raw(verdict.complete ? "],\"complete\":true" : "],\"complete\":false");
}

void append_counts(std::string& out, const FindingCounts& counts) {
    JsonText json(out);
    const auto append = [&](std::string_view key, std::uint64_t count) {
        json.raw(key);
        json.number(static_cast<std::int64_t>(count));
    };
    append("\"findings\":{\"error\":", counts.error);
    append(",\"broken\":", counts.broken);
    append(",\"claim\":", counts.claim);
    append(",\"note\":", counts.note);
    append(",\"open\":", counts.open);
    json.raw("}");
}

}  // namespace bones
