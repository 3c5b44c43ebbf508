#include "tools/lib/judged.hpp"

#include <algorithm>
#include <array>

#include "engine/rules/description.hpp"
#include "engine/rules/house_rules.hpp"
#include "engine/rules/rules.hpp"
#include "libnotation/moved_passes.hpp"
#include "libnotation/text/values.hpp"

namespace bones {

bool Judge::needs_slips() const {
    if (weighed_ != Slips::searched) return false;
    if (weighed_code_ == nullptr) return verdict.counts.error + verdict.counts.broken > 0;
    return std::any_of(verdict.findings.begin(), verdict.findings.end(),
                       [this](const Finding& finding) { return finding.code == weighed_code_; });
}

namespace {

/// Whether a pass that is read as the next seat's proves a breach.
bool is_contested(const Record& record, const GameVerdict& verdict, std::uint32_t pass) {
    const Action& action = record.actions[pass];
    if (action.kind != ActionKind::pass) return false;
    const auto is_at = [&](Place place, std::uint32_t at) {
        return at < record.actions.size() && !place.empty() &&
               place.offset == record.actions[at].offset;
    };
    return std::any_of(
        verdict.findings.begin(), verdict.findings.end(), [&](const Finding& finding) {
            if (finding.severity != Severity::broken || finding.verdict != Verdict::broken)
                return false;
            return is_at(finding.place, pass) ||
                   (is_at(finding.place, pass + 1) && finding.seat == action.seat()) ||
                   std::any_of(finding.evidence.begin(), finding.evidence.end(),
                               [&](const Evidence& seen) { return is_at(seen.place, pass); });
        });
}

/// Where it is not known who passed, no slip is certain: it may lie in that.
void make_uncertain(HandSlips& slips) {
    if (!slips.certain) return;
    slips.readings.listed.insert(slips.readings.listed.begin(), *slips.certain);
    slips.certain.reset();
    slips.also_right.clear();
    slips.taken_away.clear();
}

}  // namespace

void Judge::judge_parsed() {
    referee_.judge(record, verdict);
    leave_contested_passes_unread();
    slips_.clear();
    if (weighed_ == Slips::off) weigh_no_slips(verdict);
    if (!needs_slips()) return;
    slips_ = search_.search(record);
    for (HandSlips& slips : slips_) {
        if (slips.hand == none_such) continue;
        const Hand& hand = record.hands[slips.hand];
        const auto is_unread = [&](std::uint32_t pass) {
            return pass >= hand.first_action && pass < hand.end_action &&
                   record.actions[pass].kind == ActionKind::bad_token;
        };
        if (std::any_of(record.moved_passes.begin(), record.moved_passes.end(), is_unread))
            make_uncertain(slips);
    }
    weigh_slips(record, slips_, verdict);
    weigh_slips_of_sheet(record, search_.of_sheet(), verdict);
}

/// A pass that is read as the next seat's must not prove a breach.
void Judge::leave_contested_passes_unread() {
    bool unread = false;
    for (const std::uint32_t pass : record.moved_passes) {
        if (!is_contested(record, verdict, pass)) continue;
        leave_pass_unread(record, pass);
        unread = true;
    }
    if (unread) referee_.judge(record, verdict);
}

std::vector<HandSlips> Judge::all_slips() {
    std::vector<HandSlips> all = slips_.empty() ? search_.search(record) : slips_;
    search_.search_more(all);
    return all;
}

bool Judge::passes_lane(const RawRecord& raw) {
    slips_.clear();
    switch (looked_at_) {
        case LookedAt::all:
            break;
        case LookedAt::findings:
            return lane_.passes(raw, record, verdict, NoWitness());
        case LookedAt::scores:
            return lane_.passes(raw, record, verdict, ScoreWitness(record, verdict));
        case LookedAt::play:
            return lane_.passes(raw, record, verdict, PlayWitness(record, verdict));
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

/// The house rules in force that are not the game's own.
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

bool plays_tricks(Game game) {
    return game != Game::unknown && traits(game).tricks;
}

bool note_copy(const Batch& batch, const BatchRecord& item, const Judge& judged,
               BatchCopies& copies) {
    const auto number = static_cast<std::size_t>(&item - batch.records.data());
    copies.add(number, identity_of(judged.record, judged.verdict),
               {item.file, judged.record.first_line}, sketch_of(judged.record));
    return copies.is_copy(number);
}

int scoring_seats(const Record& record) {
    return sides_of(record);
}

Seat scoring_seat_of(const Record& record, Seat seat) {
    return scoring_seat(seat, scoring_seats(record));
}

std::string side_name(const Record& record, int seat) {
    std::string name = player_name(record, Seat(seat));
    const int sides = scoring_seats(record);
    for (int partner = seat + sides; partner < record.players; partner += sides)
        name += " & " + player_name(record, Seat(partner));
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

std::optional<Points> games_won(const Record& record) {
    const Statement* const legs = header(record, Keyword::legs);
    if (legs == nullptr) return {};
    Points games{};
    SeatSet sides;
    for (const Amount& amount : amounts_of(record, *legs)) {
        const Seat side = scoring_seat_of(record, amount.seat);
        games[side] = amount.points;
        sides |= side;
    }
    if (sides != SeatSet::all(scoring_seats(record))) return {};
    return games;
}

int halves_won(const GameVerdict& verdict, int sides, int side) {
    int winners = 0;
    for (int i = 0; i < sides; ++i) winners += verdict.winners.contains(Seat(i));
    return !verdict.winners.contains(Seat(side)) ? 0 : winners == 1 ? 2 : 1;
}

std::vector<FinalNumbers> final_numbers(const Record& record, const GameVerdict& verdict) {
    std::vector<FinalNumbers> numbers;
    if (verdict.totals_known) numbers.push_back({verdict.totals, false});
    if (const auto games = games_won(record)) numbers.push_back({*games, true});
    return numbers;
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

std::string_view finish_in_words(const Record& record) {
    static constexpr std::array<std::string_view, finish_names.size()> words{
        "on time", "as agreed", "as agreed", "by default"};
    const Statement* const finish = header(record, Keyword::finish);
    return finish == nullptr ? "" : words[static_cast<std::size_t>(finish->number)];
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
    json.key("error").number(counts.error);
    json.key("broken").number(counts.broken);
    json.key("claim").number(counts.claim);
    json.key("note").number(counts.note);
    json.key("open").number(counts.open);
    json.end_object();
}

}  // namespace bones
