#include "tests/second/referee/desk.hpp"

#include <algorithm>
#include <set>

namespace bones::second {

namespace {

/// Each option of a game with its values, the default first. `#` means any number.
using Options = std::map<std::string, std::vector<std::string>>;

/// Adds the options that all line games share (B1).
Options line_options(Options options) {
    options["hand"] = {"0", "#"};
    options["set"] = {"6", "9"};
    return options;
}

/// Adds the bonus options, B8a.
Options with_bonuses(Options options) {
    for (const char* bonus : {"capicua", "chuchazo", "lock"}) options[bonus] = {"0", "#"};
    for (const char* condition :
         {"capicua-double", "capicua-blank", "capicua-equal", "chuchazo-blank"})
        options[condition] = {"yes", "no"};
    return line_options(std::move(options));
}

Options options_of(Game game) {
    switch (game) {
        case Game::curse_of_the_doublet:
            return {{"target", {"11", "#"}}, {"extra-play", {"must", "may"}}};  // C1, C7
        case Game::double_takes:
            return {{"undeclared", {"high", "error", "unknown"}},  // D3, if the sheet notes suits
                    {"revoke", {"deduct", "give-opponents", "called", "report"}}};  // D8
        case Game::prize_dominoes:
            return {{"prize-play", {"stuck", "any-turn"}},      // P4
                    {"prize-after-draw", {"no", "yes"}},        // P6
                    {"block", {"two-passes", "stock-empty"}}};  // P8
        case Game::super_dominoes:
            return {{"draw-play", {"spell", "must", "may"}},      // S5
                    {"free-turn", {"full", "if-able"}},           // S9
                    {"start15", {"all", "others"}},               // S13
                    {"final15", {"draw", "none"}},                // S14
                    {"blocked-score", {"others", "difference"}},  // S15
                    {"target", {"0", "#"}}};                      // S16
        case Game::leyden:
            return {{"target", {"100", "#"}}};  // L10
        case Game::block:
            return with_bonuses({{"opening", {"double", "lot", "every"}},
                                 {"lead", {"winner", "next"}},
                                 {"partners", {"yes", "no"}},
                                 {"tie", {"none", "leader"}},
                                 {"count", {"auto", "others", "difference", "all"}},
                                 {"target", {"auto", "0", "#"}}});
        case Game::draw:
            return with_bonuses({{"opening", {"double", "lot", "every"}},
                                 {"lead", {"winner", "next"}},
                                 {"partners", {"no", "yes"}},
                                 {"tie", {"none", "leader"}},
                                 {"count", {"difference", "others", "all"}},
                                 {"target", {"100", "0", "#"}},
                                 {"keep", {"0", "#"}},
                                 {"draws", {"0", "#"}},
                                 {"voluntary", {"no", "yes"}},
                                 {"yard", {"no", "yes"}}});
        case Game::all_fives:
            return line_options({{"opening", {"lot", "double", "every"}},
                                 {"lead", {"winner", "next"}},
                                 {"partners", {"yes", "no"}},
                                 {"tie", {"none", "leader"}},
                                 {"count", {"difference", "others", "all"}},
                                 {"target", {"150", "0", "#"}},
                                 {"keep", {"0", "#"}},
                                 {"draws", {"0", "#"}},
                                 {"spinner", {"first", "none"}},
                                 {"spinner-count", {"both", "once"}},
                                 {"multiple", {"5", "3"}},
                                 {"call", {"no", "yes"}},
                                 {"round", {"nearest", "down"}},
                                 {"finish", {"at-once", "hand"}}});
        case Game::fives_and_threes:
            return line_options({{"opening", {"lot", "double", "every"}},
                                 {"lead", {"next", "winner"}},
                                 {"partners", {"yes", "no"}},
                                 {"both-out", {"no", "yes"}},
                                 {"out", {"1", "0", "#"}},
                                 {"target", {"61", "0", "#"}},
                                 {"exact", {"yes", "no"}}});
        case Game::forty_two:
            return {{"all-pass", {"dealer", "reshake"}},       // T3
                    {"undeclared", {"unknown", "high"}},       // T4
                    {"scoring", {"marks", "points"}},          // T10
                    {"target", {"auto", "0", "#"}},            // T11
                    {"revoke", {"called", "hand", "report"}},  // T12
                    {"nello", {"own", "high", "low", "no"}}};  // T15
        case Game::unknown:
            break;
    }
    return {};
}

/// Returns the clause that lists an option's values.
std::string clause_of(Game game, const std::string& option) {
    static const std::map<Game, std::string> own{{Game::block, "B10"},
                                                 {Game::draw, "W1"},
                                                 {Game::all_fives, "V1"},
                                                 {Game::fives_and_threes, "F1"}};
    static const std::map<std::pair<Game, std::string>, std::string> of_game{
        {{Game::curse_of_the_doublet, "target"}, "C1"},
        {{Game::super_dominoes, "target"}, "S16"},
        {{Game::leyden, "target"}, "L10"},
        {{Game::block, "count"}, "B11"},
        {{Game::block, "target"}, "B12"},
        {{Game::draw, "keep"}, "W3"},
        {{Game::draw, "draws"}, "W3"},
        {{Game::draw, "voluntary"}, "W5"},
        {{Game::draw, "yard"}, "W7"},
        {{Game::all_fives, "keep"}, "V2"},
        {{Game::all_fives, "draws"}, "V2"},
        {{Game::all_fives, "spinner"}, "V3"},
        {{Game::all_fives, "spinner-count"}, "V4"},
        {{Game::all_fives, "multiple"}, "V5"},
        {{Game::all_fives, "call"}, "V6"},
        {{Game::all_fives, "count"}, "V7"},
        {{Game::all_fives, "round"}, "V7"},
        {{Game::all_fives, "tie"}, "V7"},
        {{Game::all_fives, "target"}, "V8"},
        {{Game::all_fives, "finish"}, "V8"},
        {{Game::fives_and_threes, "both-out"}, "F1"},
        {{Game::fives_and_threes, "out"}, "F4"},
        {{Game::fives_and_threes, "target"}, "F6"},
        {{Game::fives_and_threes, "exact"}, "F6"},
        {{Game::forty_two, "all-pass"}, "T3"},
        {{Game::forty_two, "undeclared"}, "T4"},
        {{Game::forty_two, "scoring"}, "T10"},
        {{Game::forty_two, "target"}, "T11"},
        {{Game::forty_two, "revoke"}, "T12"},
        {{Game::forty_two, "nello"}, "T15"}};
    if (option == "set") return "B1";
    const bool has_bonuses = game == Game::block || game == Game::draw;
    if (has_bonuses &&
        (option.starts_with("capicua") || option.starts_with("chuchazo") || option == "lock"))
        return "B8a";
    if (const auto found = of_game.find({game, option}); found != of_game.end())
        return found->second;
    if (const auto found = own.find(game); found != own.end()) return found->second;
    static const std::map<std::string, std::string> clauses{
        {"extra-play", "C7"}, {"undeclared", "D3"},       {"revoke", "D8"},
        {"prize-play", "P4"}, {"prize-after-draw", "P6"}, {"block", "P8"},
        {"draw-play", "S5"},  {"free-turn", "S9"},        {"start15", "S13"},
        {"final15", "S14"},   {"blocked-score", "S15"}};
    return clauses.at(option);
}

/// Returns a number without leading zeros; empty if the text is not a number.
std::string number_in(const std::string& text) {
    const bool digits =
        std::all_of(text.begin(), text.end(), [](char c) { return c >= '0' && c <= '9'; });
    if (text.empty() || text.size() > 9 || !digits) return "";
    return std::to_string(std::stoi(text));
}

/// Returns the value as listed; empty if the option has no such value.
std::string value_in(const std::vector<std::string>& values, const std::string& text) {
    const std::string number = values.back() == "#" ? number_in(text) : "";
    if (!number.empty() && number != "0") return number;
    const std::string& value = number.empty() ? text : number;
    return value != "#" && std::find(values.begin(), values.end(), value) != values.end() ? value
                                                                                          : "";
}

/// Whether an unreadable line may have been a rule line of any kind.
bool may_set_anything(const Statement& line) {
    if (line.keyword == Keyword::rule) return !line.counts && line.key.empty();
    static const std::set<Keyword> guesses{Keyword::rule, Keyword::hand, Keyword::unreadable};
    return line.keyword == Keyword::unreadable && guesses.count(line.taken_for()) != 0;
}

}  // namespace

Severity severity_of(const std::string& code) {
    static const std::set<std::string> errors{
        "tile-repeated",  "tile-not-held", "deal-size",     "count-mismatch",
        "no-such-arm",    "ambiguous-arm", "bad-tile",      "bad-seat",
        "no-such-action", "bad-token",     "yard-mismatch", "left-mismatch",
        "duplicate-line", "unknown-rule",  "lead-mismatch", "wrong-suit"};
    static const std::set<std::string> claims{
        "end-mismatch",      "score-mismatch",  "result-mismatch", "winner-mismatch",
        "unfounded-penalty", "points-mismatch", "unfounded-bonus"};
    static const std::set<std::string> notes{
        "missing-pass",    "layout-unknown", "hand-unfinished", "turned-tile",
        "undeclared-suit", "unmarked-prize", "players-guessed", "undeclared-trump"};
    if (errors.count(code)) return Severity::error;
    if (claims.count(code)) return Severity::claim;
    if (notes.count(code)) return Severity::note;
    return Severity::broken;
}

void Desk::report(std::int64_t hand, std::int64_t ply, Seat seat, const std::string& code,
                  const std::string& clause, Verdict verdict) {
    Item item{hand, ply, seat.letter(), code, clause, severity_of(code), verdict};
    (verdict == Verdict::open ? judged_.open : judged_.findings).push_back(item);
}

void Desk::report_joint(std::int64_t hand, Seat seat, const std::vector<int>& plies,
                        Verdict verdict) {
    judged_.groups.emplace_back(hand, plies);
    report(hand, plies.back(), seat, "joint-breach", "G10", verdict);
}

void Desk::report_as(Severity severity, std::int64_t hand, std::int64_t ply, Seat seat,
                     const std::string& code, const std::string& clause) {
    judged_.findings.push_back({hand, ply, seat.letter(), code, clause, severity, Verdict::broken});
}

// B1: allows at most the number of tiles in the set.
bool House::allows(const std::string& option, const std::string& value) const {
    if (option == "keep" || option == "draws") return std::stoi(value) <= 28;  // W3, V2
    return option != "hand" || std::stoi(value) <= set_size(9) / std::max(players_, 1);
}

House::House(const Record& record, Desk& desk)
    : players_(record.players), highest_(record.highest) {
    const Options options = options_of(record.game);
    for (const auto& [name, values] : options) values_[name] = values.front();
    for (const Statement& statement : record.statements) {
        if (statement.keyword != Keyword::rule || !statement.counts) continue;
        const std::string name(record.at(statement.key));
        const std::string text(record.at(statement.value));
        const auto found = options.find(name);
        const std::string value =
            found == options.end() ? "" : value_in(found->second, text.substr(text.find('=') + 1));
        if (!value.empty() && allows(name, value))
            values_[name] = value;
        else
            desk.report(-1, -1, Seat(), "unknown-rule",
                        found == options.end() ? "G5" : clause_of(record.game, name));
    }
    said_both_out_ =
        std::any_of(record.statements.begin(), record.statements.end(), [&](const Statement& line) {
            return line.keyword == Keyword::rule && record.at(line.key) == "both-out";
        });
    if (!has("set")) return;
    values_["set"] = std::to_string(highest_);
    if (number("hand") <= set_size(highest_) / std::max(players_, 1)) return;
    values_["hand"] = "0";
    desk.report(-1, -1, Seat(), "unknown-rule", clause_of(record.game, "hand"));
}

/// Returns sample values for a number option. For targets, one low and one very high number
/// suffice. For hand sizes each number is a different rule.
std::set<std::string> House::numbers_for(const std::string& option) const {
    std::set<std::string> numbers;
    const int most = option == "hand" ? set_size(highest_) / std::max(players_, 1) : 0;
    for (int number = 1; number <= most; ++number) numbers.insert(std::to_string(number));
    const std::string highest = allows(option, "2000000000") ? "2000000000" : "28";
    if (most == 0) numbers = {"1", highest};
    return numbers;
}

std::vector<House> House::unsaid(const Record& record, int each) const {
    if (said_both_out_ || !has("both-out") || record.written == NotedKinds::all()) return {};
    for (const Hand& hand : record.hands) {
        std::map<Seat, int> laid;
        for (std::uint32_t i = hand.first_action; i < hand.end_action; ++i) {
            const Action& action = record.actions[i];
            const Seat seat = action.seat();
            if (seat.index() >= players_) continue;
            for (const auto& [other, tiles] : laid) {
                if (other == seat || tiles < each) continue;
                House another = *this;
                another.values_["both-out"] = "yes";
                return {another};
            }
            if (action.kind == ActionKind::play) ++laid[seat];
        }
    }
    return {};
}

std::vector<House> House::others(const Record& record) const {
    const Options options = options_of(record.game);
    std::set<std::string> said,
        garbled;       // options set by a good line; options whose line has an invalid value
    int anything = 0;  // unreadable lines that may have set any other option
    bool header = false;
    for (const Statement& line : record.statements) {
        if (line.keyword == Keyword::game) header = true;
        if (line.keyword == Keyword::hand) header = false;
        if (header && may_set_anything(line)) ++anything;
        if (line.keyword != Keyword::rule || !line.counts) continue;
        const std::string name(record.at(line.key)), text(record.at(line.value));
        const auto found = options.find(name);
        if (found == options.end())
            ++anything;
        else if (const auto value = value_in(found->second, text.substr(text.find('=') + 1));
                 value.empty() || !allows(name, value))
            garbled.insert(name);
        else
            said.insert(name);
    }
    // Each unreadable line can change one option. The list stops near `enough` ways, which exceeds
    // what callers need.
    constexpr std::size_t enough = 1000;
    struct Way {
        House house;
        int unexplained;
    };
    std::vector<Way> all{{*this, 0}};
    for (const auto& [name, values] : options) {
        if (said.count(name) != 0 || name == "set") continue;
        std::set<std::string> may_be(values.begin(), values.end());
        if (may_be.erase("#") != 0) may_be.merge(numbers_for(name));
        may_be.erase(values_.at(name));
        const int costs = garbled.count(name) != 0 ? 0 : 1;
        for (std::size_t i = all.size(); i-- > 0;)
            for (const std::string& value : may_be) {
                if (all[i].unexplained + costs > anything || all.size() > enough) break;
                all.push_back(all[i]);
                all.back().house.values_[name] = value;
                all.back().unexplained += costs;
            }
    }
    std::vector<House> others;
    for (std::size_t i = 1; i < all.size(); ++i) others.push_back(all[i].house);
    return others;
}

}  // namespace bones::second
