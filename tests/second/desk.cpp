#include "tests/second/desk.hpp"

#include <algorithm>
#include <set>

namespace bones::second {

namespace {

/// Every option of a game with its values, the default first; `#` stands for a number.
using Options = std::map<std::string, std::vector<std::string>>;

Options options_of(Game game) {
    switch (game) {
        case Game::curse_of_the_doublet:
            return {{"target", {"11", "#"}}, {"extra-play", {"must", "may"}}};  // C1, C7
        case Game::double_takes:
            return {{"undeclared", {"high", "error"}},                              // D3
                    {"revoke", {"deduct", "give-opponents", "called", "report"}}};  // D8
        case Game::prize_dominoes:
            return {{"prize-play", {"stuck", "any-turn"}},      // P4
                    {"prize-after-draw", {"no", "yes"}},        // P6
                    {"block", {"two-passes", "stock-empty"}}};  // P8
        case Game::super_dominoes:
            return {{"draw-play", {"must", "may"}},               // S5
                    {"free-turn", {"full", "if-able"}},           // S9
                    {"start15", {"all", "others"}},               // S13
                    {"final15", {"draw", "none"}},                // S14
                    {"blocked-score", {"others", "difference"}},  // S15
                    {"target", {"0", "#"}}};                      // S16
        case Game::leyden:
            return {{"target", {"100", "#"}}};  // L10
        default:
            break;
    }
    return {};
}

/// The clause that has an option's values.
std::string clause_of(Game game, const std::string& option) {
    if (option == "target")
        return game == Game::leyden ? "L10" : game == Game::super_dominoes ? "S16" : "C1";
    static const std::map<std::string, std::string> clauses{
        {"extra-play", "C7"}, {"undeclared", "D3"},       {"revoke", "D8"},
        {"prize-play", "P4"}, {"prize-after-draw", "P6"}, {"block", "P8"},
        {"draw-play", "S5"},  {"free-turn", "S9"},        {"start15", "S13"},
        {"final15", "S14"},   {"blocked-score", "S15"}};
    return clauses.at(option);
}

/// A number without zeros in front; nothing if it is none.
std::string number_in(const std::string& text) {
    const bool digits =
        std::all_of(text.begin(), text.end(), [](char c) { return c >= '0' && c <= '9'; });
    if (text.empty() || text.size() > 9 || !digits) return "";
    return std::to_string(std::stoi(text));
}

/// The value as it is listed; nothing if the option has no such value.
std::string value_in(const std::vector<std::string>& values, const std::string& text) {
    const std::string number = values.back() == "#" ? number_in(text) : "";
    if (!number.empty() && number != "0") return number;
    const std::string& value = number.empty() ? text : number;
    return value != "#" && std::find(values.begin(), values.end(), value) != values.end() ? value
                                                                                          : "";
}

/// A line that may have been a rule line of any kind.
bool may_set_anything(const Statement& line) {
    if (line.keyword == Keyword::rule) return !line.counts && line.key.empty();
    static const std::set<Keyword> guesses{Keyword::rule, Keyword::hand, Keyword::unreadable};
    return line.keyword == Keyword::unreadable && guesses.count(line.taken_for) != 0;
}

}  // namespace

Severity severity_of(const std::string& code) {
    static const std::set<std::string> errors{
        "tile-repeated", "tile-not-held", "deal-size",      "count-mismatch", "no-such-arm",
        "ambiguous-arm", "bad-tile",      "bad-seat",       "no-such-action", "bad-token",
        "yard-mismatch", "left-mismatch", "duplicate-line", "unknown-rule"};
    static const std::set<std::string> claims{"end-mismatch", "score-mismatch", "result-mismatch",
                                              "winner-mismatch", "unfounded-penalty"};
    static const std::set<std::string> notes{"missing-pass",   "layout-unknown",  "hand-unfinished",
                                             "turned-tile",    "undeclared-suit", "unmarked-prize",
                                             "players-guessed"};
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

House::House(const Record& record, Desk& desk) {
    const Options options = options_of(record.game);
    for (const auto& [name, values] : options) values_[name] = values.front();
    for (const Statement& statement : record.statements) {
        if (statement.keyword != Keyword::rule || !statement.counts) continue;
        const std::string name(record.at(statement.key));
        const std::string text(record.at(statement.value));
        const auto found = options.find(name);
        const std::string value =
            found == options.end() ? "" : value_in(found->second, text.substr(text.find('=') + 1));
        if (!value.empty())
            values_[name] = value;
        else
            desk.report(-1, -1, Seat(), "unknown-rule",
                        found == options.end() ? "G5" : clause_of(record.game, name));
    }
}

std::vector<House> House::others(const Record& record) const {
    const Options options = options_of(record.game);
    std::set<std::string> said, garbled;  // options with a good line; with one of no such value
    int anything = 0;                     // lines that may have set what is not said
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
        else if (value_in(found->second, text.substr(text.find('=') + 1)).empty())
            garbled.insert(name);
        else
            said.insert(name);
    }
    std::vector<House> all{*this};
    for (const auto& [name, values] : options) {
        if (said.count(name) != 0) continue;
        std::set<std::string> may_be(values.begin(), values.end());
        if (may_be.erase("#") != 0) may_be.insert({"1", "2000000000"});  // points end the game
        std::vector<House> more;
        for (const House& house : all)
            for (const std::string& value : may_be) {
                more.push_back(house);
                more.back().values_[name] = value;
            }
        all = more;
    }
    // As many options may differ as there are lines for them.
    std::vector<House> others;
    for (const House& house : all) {
        int differ = 0, unexplained = 0;
        for (const auto& [name, value] : house.values_) {
            differ += value != values_.at(name);
            unexplained += value != values_.at(name) && garbled.count(name) == 0;
        }
        if (differ > 0 && unexplained <= anything) others.push_back(house);
    }
    return others;
}

}  // namespace bones::second
