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
        case Game::unknown:
            break;
    }
    return {};
}

bool is_number(const std::string& text) {
    return !text.empty() && text.size() <= 4 && text[0] != '0' &&
           std::all_of(text.begin(), text.end(), [](char c) { return c >= '0' && c <= '9'; });
}

bool takes(const std::vector<std::string>& values, const std::string& value) {
    if (std::find(values.begin(), values.end(), value) != values.end()) return value != "#";
    return values.back() == "#" && is_number(value);
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
        const std::string value = text.substr(text.find('=') + 1);
        const auto found = options.find(name);
        if (found != options.end() && takes(found->second, value))
            values_[name] = value;
        else
            desk.report(-1, -1, Seat(), "unknown-rule", "G5");
    }
}

}  // namespace bones::second
