#include "engine/referee/awards.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <array>
#include <vector>

#include "engine/codes.hpp"
#include "engine/referee/claims.hpp"
#include "engine/rules/bonus_reasons.hpp"
#include "libnotation/codes.hpp"
#include "libnotation/text/lexer.hpp"
#include "libnotation/text/suggest.hpp"
#include "libnotation/text/values.hpp"

namespace bones {
namespace {

const Code* code_of(std::string_view name) {
    for (const Code* known : code::engine_codes())
        if (known->name == name) return known;
    return nullptr;
}

}  // namespace

std::string_view code_meant(std::string_view reason) {
    std::vector<std::string_view> names;
    for (const Code* known : code::engine_codes()) names.push_back(known->name);
    return nearest(reason, names);
}

std::vector<Penalty> penalties_of(const Record& record, std::uint32_t hand) {
    std::vector<Penalty> penalties;
    const Hand& h = record.hands[hand];
    if (h.penalties == 0) return penalties;
    for (std::uint32_t i = h.first_statement; i < h.end_statement; ++i) {
        const Statement& line = record.statements[i];
        if (line.keyword == Keyword::penalty && line.counts && line.seat.index() < record.players)
            penalties.push_back({line.seat, record.at(line.key), line.award().points,
                                 code_of(record.at(line.key)) == nullptr, line.key});
    }
    std::erase_if(penalties, [](const Penalty& penalty) {
        return penalty.conduct && !code_meant(penalty.code).empty();
    });
    return penalties;
}

bool punish_breaches(std::span<const Penalty> penalties) {
    return std::any_of(penalties.begin(), penalties.end(),
                       [](const Penalty& penalty) { return !penalty.conduct; });
}

namespace {

/// Returns the code that the reason of a `penalty` line seems to mean, if it is misspelt; else
/// empty.
std::string_view misspelt_code(const Record& record, const Statement& line) {
    if (line.keyword != Keyword::penalty || !line.counts) return {};
    const std::string_view reason = record.at(line.key);
    return code_of(reason) != nullptr ? "" : code_meant(reason);
}

std::string words_for_misspelt(const Record& record, const Statement& line,
                               std::string_view meant) {
    return fmt::format("no breach is called {}; did you mean {}?", quoted(record.at(line.key)),
                       meant);
}

Fix fix_of_misspelt(const Statement& line, std::string_view meant) {
    return {line.key, std::string(meant), fmt::format("write {}", meant)};
}

}  // namespace

void check_reasons(std::uint32_t hand, Reporter& reporter) {
    const Record& record = reporter.record();
    const Hand& h = record.hands[hand];
    if (h.penalties == 0) return;
    for (std::uint32_t i = h.first_statement; i < h.end_statement; ++i) {
        const Statement& line = record.statements[i];
        const std::string_view meant = misspelt_code(record, line);
        if (meant.empty()) continue;
        reporter
            .at_statement(code::bad_value, claim_clause, hand, line,
                          words_for_misspelt(record, line, meant))
            .fix = fix_of_misspelt(line, meant);
    }
}

void check_reasons_without_hands(Reporter& reporter) {
    const Record& record = reporter.record();
    if (!record.hands.empty()) return;
    for (const Statement& line : record.statements) {
        const std::string_view meant = misspelt_code(record, line);
        if (meant.empty()) continue;
        reporter
            .at_header(code::bad_value, claim_clause, line.line,
                       words_for_misspelt(record, line, meant))
            .fix = fix_of_misspelt(line, meant);
    }
}

void report_awards_without_effect(std::uint32_t hand, Reporter& reporter) {
    const Record& record = reporter.record();
    const Hand& h = record.hands[hand];
    if (h.penalties == 0) return;
    for (std::uint32_t i = h.first_statement; i < h.end_statement; ++i) {
        const Statement& line = record.statements[i];
        const bool conduct =
            line.keyword == Keyword::penalty && code_of(record.at(line.key)) == nullptr;
        if (!line.counts || (line.keyword != Keyword::bonus && !conduct)) continue;
        reporter
            .at_statement(code::misplaced_line, claim_clause, hand, line,
                          fmt::format("a {} has no effect in {}, because the game has no points; "
                                      "write it as a comment",
                                      name_of(line.keyword), traits(record.game).title))
            .severity = Severity::note;
    }
}

std::vector<Bonus> bonuses_of(const Record& record, std::uint32_t hand,
                              const RuleBonuses& by_rule) {
    std::vector<Bonus> bonuses;
    const Hand& h = record.hands[hand];
    if (h.penalties == 0) return bonuses;
    for (std::uint32_t i = h.first_statement; i < h.end_statement; ++i) {
        const Statement& line = record.statements[i];
        if (line.keyword == Keyword::bonus && line.counts && line.seat.index() < record.players &&
            by_rule(bonus_reason(record.at(line.key))).points == 0)
            bonuses.push_back({line.seat, line.award().points, line.award().is_factor, line.key});
    }
    return bonuses;
}

bool penalties_may_be_others(const Record& record, std::uint32_t hand) {
    const Hand& h = record.hands[hand];
    if (has_lost(record, h, Keyword::penalty) || has_lost(record, h, Keyword::bonus)) return true;
    const auto lines = std::span(record.statements)
                           .subspan(h.first_statement, h.end_statement - h.first_statement);
    const auto is_misspelt = [&](const Statement& line) {
        return !misspelt_code(record, line).empty();
    };
    if (h.penalties > 0 && std::any_of(lines.begin(), lines.end(), is_misspelt)) return true;
    if (h.unread_line == none_such) return false;
    const auto begin = record.statements.begin();
    return std::any_of(begin + h.unread_line, begin + h.end_statement, [](const Statement& line) {
        return line.keyword == Keyword::penalty || line.keyword == Keyword::bonus;
    });
}

void check_penalties(std::uint32_t hand, const HandOutcome& outcome,
                     std::optional<BreachCost> (*cost)(const Code&, const HouseRules&),
                     const HouseRules& rules, Reporter& reporter) {
    const Record& record = reporter.record();
    const Hand& h = record.hands[hand];
    if (h.penalties == 0) return;
    std::vector<Penalty> before;
    for (std::uint32_t i = h.first_statement; i < h.end_statement; ++i) {
        const Statement& line = record.statements[i];
        if (line.keyword != Keyword::penalty || !line.counts) continue;
        if (h.stands_after_unread(i)) break;  // G5a
        const std::string_view code = record.at(line.key);
        if (code_of(code) == nullptr) continue;
        const int breaches = outcome.count(line.seat, code, true);
        std::int64_t given = line.award().points;
        bool is_sum = false;  // several lines make up the sum
        for (const Penalty& penalty : before) {
            if (penalty.seat != line.seat || penalty.code != code) continue;
            given += penalty.points;
            is_sum = true;
        }
        before.push_back({line.seat, code, line.award().points});
        const std::optional<BreachCost> each = cost(*code_of(code), rules);
        if (breaches == 0)
            reporter.at_statement(
                code::unfounded_penalty, claim_clause, hand, line,
                fmt::format("{} gets a penalty of {} for {}, but the play shows no such breach",
                            player_name(record, line.seat, hand),
                            count_of(line.award().points, "point"), code));
        else if (each && !each->any_number && given > std::int64_t{breaches} * each->taken())
            reporter.at_statement(
                code::unfounded_penalty, claim_clause, hand, line,
                fmt::format("{} gets a penalty of {}{} for {}, but {} {} at {} each make {}",
                            player_name(record, line.seat, hand),
                            count_of(static_cast<int>(given), "point"), is_sum ? " in all" : "",
                            code, breaches, breaches == 1 ? "breach" : "breaches", each->taken(),
                            breaches * each->taken()));
    }
}

namespace {

/// Returns the two end numbers of a chain of tiles. An odd number of halves shows each of them. The
/// result is empty if there are not exactly two such numbers.
std::vector<int> ends_of_chain(const std::vector<Tile>& tiles) {
    std::array<bool, highest_pip + 1> odd{};
    for (const Tile tile : tiles)
        for (const int half : {tile.high(), tile.low()})
            odd[static_cast<std::size_t>(half)] = !odd[static_cast<std::size_t>(half)];
    std::vector<int> ends;
    for (int number = 0; number <= highest_pip; ++number)
        if (odd[static_cast<std::size_t>(number)]) ends.push_back(number);
    return ends.size() == 2 ? ends : std::vector<int>();
}

/// Returns the tiles laid in a hand, in order.
std::vector<Tile> laid_in(const Record& record, const Hand& hand) {
    std::vector<Tile> tiles;
    for (std::uint32_t i = hand.first_action; i < hand.end_action; ++i)
        if (record.actions[i].kind == ActionKind::play) tiles.push_back(record.actions[i].tile());
    return tiles;
}

/// Returns why a hand that ended by going out earns no bonus for `reason`; empty if it may.
std::string against_out(std::string_view reason, std::vector<Tile> laid,
                        const HandOutcome& outcome) {
    const Tile last = laid.back();
    if (reason == "lock") return "the hand was not blocked";
    if (reason == "chuchazo")
        return last == Tile(0, 0) ? "" : fmt::format("the last tile was {}", to_string(last));
    const bool misfit =
        std::any_of(outcome.breaches.begin(), outcome.breaches.end(),
                    [](const Breach& breach) { return breach.code == &code::misfit; });
    laid.pop_back();
    const std::vector<int> ends = ends_of_chain(laid);
    if (misfit || ends.empty() || last == Tile(ends[0], ends[1])) return {};
    return fmt::format("the last tile, {}, did not fit both ends, {} and {}", to_string(last),
                       ends[0], ends[1]);
}

/// Returns how a line differs from the bonus of a house rule; empty if it agrees or no rule exists.
std::string against_rule(const Statement& line, const RuleBonus& rule) {
    if (rule.points == 0) return {};
    if (!rule.is_earned) return "the house rules do not count it here";
    const AwardPoints award = line.award();
    if (!award.is_factor && award.points == rule.points) return {};
    return fmt::format("the house rule gives {}, not {}{}", count_of(rule.points, "point"),
                       award.is_factor ? "x" : "", award.points);
}

}  // namespace

void check_bonuses(std::uint32_t hand, const HandOutcome& outcome, HandEnd end,
                   const ScoringSeats& seats, const RuleBonuses& by_rule, Reporter& reporter) {
    const Record& record = reporter.record();
    const Hand& h = record.hands[hand];
    const bool out = end.kind == EndKind::out && end.out.exists();
    const std::vector<Tile> laid = laid_in(record, h);
    if (h.penalties == 0 || laid.empty() || (!out && end.kind != EndKind::blocked)) return;
    for (std::uint32_t i = h.first_statement; i < h.end_statement; ++i) {
        const Statement& line = record.statements[i];
        const std::string_view reason = bonus_reason(record.at(line.key));
        if (line.keyword != Keyword::bonus || !line.counts || !is_shown_by_play(reason) ||
            line.seat.index() >= record.players || h.stands_after_unread(i))
            continue;
        std::string why;
        if (out && reason != "lock" && seats.of(end.out) != seats.of(line.seat))
            why = fmt::format("{} went out", player_name(record, end.out, hand));
        else if (out)
            why = against_out(reason, laid, outcome);
        else if (reason != "lock")
            why = "the hand was blocked";
        if (why.empty()) why = against_rule(line, by_rule(reason));
        if (why.empty()) continue;
        reporter.at_statement(code::unfounded_bonus, claim_clause, hand, line,
                              fmt::format("{} gets a bonus for {}, but {}",
                                          player_name(record, line.seat, hand), reason, why));
    }
}

void check_score_holds_bonuses(std::uint32_t hand, const Points& written,
                               std::span<const Bonus> bonuses, int sign, const ScoringSeats& seats,
                               Reporter& reporter) {
    const Record& record = reporter.record();
    if (bonuses.empty() || !penalties_of(record, hand).empty()) return;
    const std::uint32_t index = record.hands[hand].score;
    for (const Seat side : SeatSet::all(seats.sides)) {
        std::int64_t rest = written[side], factor = 1;
        for (const Bonus& bonus : bonuses) {
            if (seats.of(bonus.seat) != side) continue;
            if (bonus.is_factor)
                factor = std::min<std::int64_t>(factor * bonus.points, most_number);
            else
                rest -= std::int64_t{sign} * bonus.points;
        }
        if (rest >= 0 && rest % factor == 0) continue;
        reporter.at_statement(
            code::score_mismatch, claim_clause, hand, record.statements[index],
            fmt::format("the score of hand {} gives {} {}, which {}; a score includes the bonuses "
                        "of its hand",
                        record.hands[hand].number, player_name(record, side),
                        count_of(written[side], "point"),
                        rest < 0 ? "is less than the bonuses"
                                 : fmt::format("no points times {} make", factor)));
    }
}

}  // namespace bones
