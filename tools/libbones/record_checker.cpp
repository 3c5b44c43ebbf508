#include "tools/libbones/record_checker.hpp"

#include <algorithm>
#include <array>

#include "engine/rules/description.hpp"
#include "engine/rules/house_rules.hpp"
#include "engine/rules/rules.hpp"
#include "engine/slips/lost_lines.hpp"
#include "libnotation/text/values.hpp"

namespace bones {

bool RecordChecker::needs_slips() const {
    if (weighed_ != Slips::searched) return false;
    if (weighed_code_ == nullptr) return verdict.counts.error + verdict.counts.broken > 0;
    return std::any_of(verdict.findings.begin(), verdict.findings.end(),
                       [this](const Finding& finding) { return finding.code == weighed_code_; });
}

void RecordChecker::judge_parsed() {
    referee_.judge_as_read(record, verdict);
    slips_.clear();
    if (weighed_ == Slips::off) weigh_no_slips(verdict);
    if (!needs_slips()) return;
    slips_ = search_.search(record);
    weigh_slips(record, slips_, verdict);
    weigh_slips_of_sheet(record, search_.of_sheet(), verdict);
    weigh_lost_lines(record, verdict);
}

std::vector<HandSlips> RecordChecker::all_slips() {
    std::vector<HandSlips> all = slips_.empty() ? search_.search(record) : slips_;
    search_.search_more(all);
    return all;
}

bool RecordChecker::passes_fast_check(const RawRecord& raw) {
    slips_.clear();
    const auto passes = [&](auto&& witness) {
        return fast_check_.passes(raw, record, verdict, std::move(witness)) &&
               (verdict.counts.open == 0 || !list_open_);
    };
    switch (looked_at_) {
        case RecordDetail::all:
            break;
        case RecordDetail::scores:
            // Without actions the deals would have to show that there was play.
            return passes(ScoreWitness(record, verdict)) && !record.actions.empty();
        case RecordDetail::play:
            return passes(PlayWitness(record, verdict));
    }
    return false;
}

namespace {

std::span<const Amount> amounts_of(const Record& record, const Statement& statement) {
    return std::span(record.amounts).subspan(statement.first, statement.count);
}

JsonText& key(JsonText& json, Seat seat) {
    const char letter = seat.letter();
    return json.key({&letter, 1});
}

/// Appends the house rules in force that differ from the game's defaults.
void append_rules(JsonText& json, const Record& record, const HouseRules& chosen) {
    const std::span<const HouseRule> options = house_rules_of(record.game);
    const HouseRules usual = default_house_rules(options);
    json.begin_object();
    for (std::size_t i = 0; i < options.size(); ++i)
        if (chosen[i] != usual[i])
            json.key(options[i].name).word(house_rule_value(options[i], chosen[i]));
    json.end_object();
}

}  // namespace

int scoring_seats(const Record& record) {
    return sides_of(record);
}

Seat scoring_seat_of(const Record& record, Seat seat) {
    return scoring_seat(seat, scoring_seats(record));
}

std::string side_name(const Record& record, int seat, std::uint32_t hand) {
    std::string name = player_name(record, Seat(seat), hand);
    const int sides = scoring_seats(record);
    for (int partner = seat + sides; partner < record.players; partner += sides)
        name += " & " + player_name(record, Seat(partner), hand);
    return name;
}

std::span<const Amount> claimed_score(const Record& record, const Hand& hand) {
    if (hand.score == none_such) return {};
    return amounts_of(record, record.statements[hand.score]);
}

std::span<const Amount> claimed_result(const Record& record) {
    const Statement* result = header(record, Keyword::result);
    return result == nullptr ? std::span<const Amount>() : amounts_of(record, *result);
}

std::string reason_in_words(const Record& record, const LedgerEntry& entry) {
    std::string words(in_words(entry.reason));
    const std::string written = free_text(record.at(entry.words));
    return written.empty() ? words : words.append(": ").append(written);
}

std::string header_text(const Record& record, Keyword keyword) {
    const Statement* statement = header(record, keyword);
    if (statement == nullptr) return {};
    if (keyword == Keyword::date) return iso_date(record.at(statement->value));
    if (keyword == Keyword::time) return iso_time(record.at(statement->value));
    return free_text(record.at(statement->value));
}

void append_identity(JsonText& json, std::string_view file, const Record& record) {
    json.key("file").string(file);
    json.key("line").number(record.first_line);
    json.key("record").number(record.index);
}

void append_game(JsonText& json, const Record& record, const GameVerdict& verdict) {
    json.key("game");
    if (record.game == Game::unknown)
        json.null();
    else
        json.word(traits(record.game).name);
    json.key("players").begin_object();
    for (int i = 0; i < record.players; ++i)
        key(json, Seat(i)).string(player_name(record, Seat(i)));
    json.end_object();
    append_rules(json.key("rules"), record, verdict.rules);
}

void append_hand(JsonText& json, const Record& record, const Hand& hand,
                 const HandVerdict& verdict) {
    json.key("hand").number(verdict.number);
    json.key("leader").seat_or_null(verdict.leader);
    json.key("end").word(end_name(verdict.end));
    json.key("out").seat_or_null(verdict.out);
    append_points(json.key("scores"), record, verdict.scores, verdict.scored);
    append_amounts(json.key("claimed"), claimed_score(record, hand));
}

void append_points(JsonText& json, const Record& record, const Points& points, bool known) {
    if (!known) return json.null();
    json.begin_object();
    for (int i = 0, sides = scoring_seats(record); i < sides; ++i)
        key(json, Seat(i)).number(points[i]);
    json.end_object();
}

void append_amounts(JsonText& json, std::span<const Amount> amounts) {
    if (amounts.empty()) return json.null();
    json.begin_object();
    for (const Amount& amount : amounts) key(json, amount.seat).number(amount.points);
    json.end_object();
}

void append_result(JsonText& json, const Record& record, const GameVerdict& verdict) {
    append_points(json.key("totals"), record, verdict.totals, verdict.totals_known);
    json.key("winner").begin_list();
    for (int i = 0; i < most_seats; ++i)
        if (verdict.winners.contains(Seat(i))) json.seat(Seat(i));
    json.end_list();
    json.key("complete").boolean(verdict.complete);
}

void append_counts(JsonText& json, const FindingCounts& counts) {
    json.key("findings").begin_object();
    for (const auto& [name, count] : FindingCounts::named()) json.key(name).number(counts.*count);
    json.end_object();
}

}  // namespace bones
