#include "tools/lib/judged.hpp"

#include <fmt/compile.h>
#include <fmt/format.h>

#include <iterator>

#include "engine/house_rules.hpp"
#include "libnotation/json_text.hpp"

namespace bones {

namespace {

template <class Format, class... Values>
void append(std::string& out, const Format& format, const Values&... values) {
    fmt::format_to(std::back_inserter(out), format, values...);
}

std::span<const Amount> amounts_of(const Record& record, const Statement& statement) {
    return std::span(record.amounts).subspan(statement.first, statement.count);
}

void append_seat(std::string& out, Seat seat) {
    if (seat.exists())
        append(out, FMT_COMPILE("\"{}\""), seat.letter());
    else
        out += "null";
}

void append_points(std::string& out, const Record& record, const Points& points, bool known) {
    if (!known) {
        out += "null";
        return;
    }
    out += '{';
    for (int i = 0; i < scoring_seats(record); ++i)
        append(out, FMT_COMPILE("{}\"{}\":{}"), i > 0 ? "," : "", Seat(i).letter(),
               points[static_cast<std::size_t>(i)]);
    out += '}';
}

/// The house rules in force that are not the game's own.
void append_rules(std::string& out, const Record& record, const HouseRules& chosen) {
    const std::span<const HouseRule> options = house_rules_of(record.game);
    const HouseRules usual = default_house_rules(options);
    const char* comma = "";
    for (std::size_t i = 0; i < options.size(); ++i) {
        if (chosen[i] == usual[i]) continue;
        append(out, FMT_COMPILE("{}\"{}\":\"{}\""), comma, options[i].name,
               house_rule_value(options[i], chosen[i]));
        comma = ",";
    }
}

}  // namespace

std::string_view end_name(EndKind end) {
    constexpr std::string_view names[] = {"out",  "blocked",    "played",
                                          "void", "unfinished", "conceded"};
    return names[static_cast<std::size_t>(end)];
}

int scoring_seats(const Record& record) {
    return record.game == Game::double_takes && record.players == 4 ? 2 : record.players;
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
    out += "\"file\":";
    append_json_string(out, file);
    append(out, FMT_COMPILE(",\"line\":{},\"record\":{}"), record.first_line, record.index);
}

void append_game(std::string& out, const Record& record, const GameVerdict& verdict) {
    if (record.game == Game::unknown)
        out += "\"game\":null";
    else
        append(out, FMT_COMPILE("\"game\":\"{}\""), traits(record.game).name);
    out += ",\"players\":{";
    for (int i = 0; i < record.players; ++i) {
        append(out, FMT_COMPILE("{}\"{}\":"), i > 0 ? "," : "", Seat(i).letter());
        append_json_string(out, player_name(record, Seat(i)));
    }
    out += "},\"rules\":{";
    append_rules(out, record, verdict.rules);
    out += '}';
}

void append_hand(std::string& out, const Record& record, const Hand& hand,
                 const HandVerdict& verdict) {
    append(out, FMT_COMPILE("\"hand\":{},\"leader\":"), verdict.number);
    append_seat(out, verdict.leader);
    append(out, FMT_COMPILE(",\"end\":\"{}\",\"out\":"), end_name(verdict.end));
    append_seat(out, verdict.out);
    out += ",\"scores\":";
    append_points(out, record, verdict.scores, verdict.scored);
    out += ",\"claimed\":";
    append_amounts(out, claimed_score(record, hand));
}

void append_amounts(std::string& out, std::span<const Amount> amounts) {
    if (amounts.empty()) {
        out += "null";
        return;
    }
    out += '{';
    const char* comma = "";
    for (const Amount& amount : amounts) {
        append(out, FMT_COMPILE("{}\"{}\":{}"), comma, amount.seat.letter(), amount.points);
        comma = ",";
    }
    out += '}';
}

void append_result(std::string& out, const Record& record, const GameVerdict& verdict) {
    out += "\"totals\":";
    append_points(out, record, verdict.totals, verdict.totals_known);
    out += ",\"winner\":[";
    const char* comma = "";
    for (int i = 0; i < most_seats; ++i) {
        if ((verdict.winners >> i & 1u) == 0) continue;
        append(out, FMT_COMPILE("{}\"{}\""), comma, Seat(i).letter());
        comma = ",";
    }
    append(out, FMT_COMPILE("],\"complete\":{}"), verdict.complete);
}

void append_counts(std::string& out, const FindingCounts& counts) {
    append(out,
           FMT_COMPILE(
               "\"findings\":{{\"error\":{},\"broken\":{},\"claim\":{},\"note\":{},\"open\":{}}}"),
           counts.error, counts.broken, counts.claim, counts.note, counts.open);
}

}  // namespace bones
