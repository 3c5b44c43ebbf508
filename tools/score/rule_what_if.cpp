#include "tools/score/rule_what_if.hpp"

#include <fmt/core.h>

#include <algorithm>

#include "engine/codes.hpp"
#include "engine/rules/house_rules.hpp"
#include "libnotation/text/lexer.hpp"
#include "tools/lib/io/failure.hpp"
#include "tools/lib/io/input.hpp"
#include "tools/lib/io/text/did_you_mean.hpp"
#include "tools/lib/io/text/lines.hpp"

namespace bones {

namespace {

/// The option of a game with this name; null if it has none.
const HouseRule* option_of(Game game, std::string_view name) {
    for (const HouseRule& option : house_rules_of(game))
        if (option.name == name) return &option;
    return nullptr;
}

/// Whether a rule can apply to a record: its game has the option, and the option has the value.
bool is_possible(const Record& record, const SupposedRules::Rule& rule) {
    if (record.game == Game::unknown) return false;
    const HouseRule* option = option_of(record.game, rule.name);
    std::int32_t value = 0;
    return option != nullptr && read_house_rule(*option, record.players, rule.value, value);
}

/// Throws UsageError for a rule that no game has.
void check(const SupposedRules::Rule& rule) {
    std::vector<std::string> names, values;
    for (std::size_t game = 0; game < game_traits.size(); ++game) {
        for (const HouseRule& option : house_rules_of(static_cast<Game>(game)))
            names.emplace_back(option.name);
        const HouseRule* option = option_of(static_cast<Game>(game), rule.name);
        std::int32_t value = 0;
        if (option == nullptr) continue;
        const int fewest = traits(static_cast<Game>(game)).fewest_players;
        if (read_house_rule(*option, fewest, rule.value, value)) return;
        for (const std::string_view word : option->words)
            if (!word.empty()) values.emplace_back(word);
    }
    if (std::find(names.begin(), names.end(), rule.name) == names.end())
        throw UsageError(
            fmt::format("unknown house rule `{}`{}", rule.name, did_you_mean(rule.name, names)));
    throw UsageError(fmt::format("`{}` cannot be `{}`{}", rule.name, rule.value,
                                 did_you_mean(rule.value, values)));
}

SupposedRules::Rule read_rule(const std::string& text) {
    const std::size_t equals = text.find('=');
    if (equals == std::string::npos || equals == 0 || equals + 1 == text.size())
        throw UsageError(fmt::format("`{}` is not a house rule; write NAME=VALUE", text));
    SupposedRules::Rule rule{text.substr(0, equals), text.substr(equals + 1)};
    check(rule);
    return rule;
}

std::string without_blanks(std::string_view text) {
    const std::size_t begin = text.find_first_not_of(" \t\r");
    if (begin == std::string_view::npos) return "";
    return std::string(text.substr(begin, text.find_last_not_of(" \t\r") + 1 - begin));
}

void add(SupposedRules& all, SupposedRules::Rule rule) {
    for (const SupposedRules::Rule& other : all.rules)
        if (other.name == rule.name)
            throw UsageError(fmt::format("{} is given twice; give one value", rule.name));
    all.rules.push_back(std::move(rule));
}

}  // namespace

SupposedRules read_supposed_rules(const std::vector<std::string>& given, const std::string& file) {
    constexpr std::size_t longest = 4096;
    SupposedRules all;
    for (const std::string& text : given) add(all, read_rule(text));
    if (file.empty()) return all;
    FileSource source({file, file});
    LineReader lines(source, longest);
    for (std::string_view line; lines.next(line);) {
        if (lines.number() == 1 && line.starts_with("\xEF\xBB\xBF")) line.remove_prefix(3);
        std::string text = without_blanks(line.substr(0, line.find('#')));
        std::string_view rest = text;
        if (keyword_named(take_word(rest)) == Keyword::rule) text = without_blanks(rest);
        if (!text.empty()) add(all, read_rule(text));
    }
    if (all.empty())
        throw UsageError(fmt::format("{} has no house rule; write lines NAME=VALUE", file));
    return all;
}

void RuleWhatIf::judge(const RawRecord& raw) {
    recorded_.judge(raw);
    applies_ = std::any_of(rules_.rules.begin(), rules_.rules.end(),
                           [&](const auto& rule) { return is_possible(recorded_.record, rule); });
    open_.clear();
    rewrite(raw);
    RawRecord other = raw;
    other.text = text_;
    supposed_.judge(other);
    find_open();
    leave_open();
}

/// Replaces the rules of the record; its other lines stay where they are.
void RuleWhatIf::rewrite(const RawRecord& raw) {
    const Record& record = recorded_.record;
    std::vector<Place> gone;
    std::size_t after = 0;
    for (const Statement& line : record.statements) {
        if (line.keyword == Keyword::game && after == 0) after = line.line.end();
        const bool ours = line.keyword == Keyword::rule &&
                          std::any_of(rules_.rules.begin(), rules_.rules.end(), [&](auto& rule) {
                              return is_possible(record, rule) && record.at(line.key) == rule.name;
                          });
        if (ours) gone.push_back(line.line);
    }
    text_ = raw.text;
    for (const Place place : gone) std::fill_n(text_.begin() + place.offset, place.length, ' ');
    if (!applies_) return;
    std::size_t end = text_.find('\n', after);
    if (end == std::string::npos) end = text_.size();
    std::string lines;
    for (const SupposedRules::Rule& rule : rules_.rules)
        if (is_possible(record, rule)) lines += fmt::format("\nrule {}={}", rule.name, rule.value);
    text_.insert(end, lines);
}

/// Whether the recorded verdict has no such finding.
bool RuleWhatIf::is_new(const Finding& finding) const {
    const auto& before = recorded_.verdict.findings;
    return std::none_of(before.begin(), before.end(), [&](const Finding& other) {
        return other.code == finding.code && other.hand == finding.hand &&
               other.ply == finding.ply && other.seat == finding.seat;
    });
}

// Finds what cannot be known under the other rule, because the player would have acted differently
// or there would have been another deal. A hand after the end of the game is not open: it does not
// count. A hand that ends with the same action in another way is not open either.
void RuleWhatIf::find_open(std::uint32_t hand) {
    const HandVerdict& was = recorded_.verdict.hands[hand];
    const HandVerdict& is = supposed_.verdict.hands[hand];
    if (comes_after_game(is)) return;
    const auto add = [&](std::int64_t ply, std::string why) {
        open_.push_back({is.number, std::max<std::int64_t>(ply, 0), std::move(why)});
    };
    for (const Finding& finding : supposed_.verdict.findings) {
        const bool grave =
            finding.severity == Severity::broken || finding.severity == Severity::error;
        if (grave && finding.hand == is.number && is_new(finding))
            return add(finding.ply, finding.message);
    }
    if (is.end == EndKind::unfinished && was.end != EndKind::unfinished)
        return add(0, "the hand would not have ended here");
    if (is.score_taken && !was.score_taken) add(0, "the play does not show what it would score");
    const bool differs = recorded_.verdict.rules != supposed_.verdict.rules;
    if (differs && is.score_taken && recorded_.record.hands[hand].actions() == 0)
        add(0, "no play is written, so its result is unknown");
}

/// Whether a hand was played after the end of the game. A hand that was over before its first
/// action is not one.
bool RuleWhatIf::comes_after_game(const HandVerdict& hand) const {
    const auto& findings = supposed_.verdict.findings;
    return hand.end != EndKind::voided &&
           std::any_of(findings.begin(), findings.end(), [&](const Finding& finding) {
               return finding.code == &code::after_end && finding.hand == hand.number &&
                      finding.ply <= 1;
           });
}

void RuleWhatIf::find_open() {
    const std::size_t hands =
        std::min(recorded_.verdict.hands.size(), supposed_.verdict.hands.size());
    if (applies_)
        for (std::uint32_t hand = 0; hand < hands; ++hand) find_open(hand);
    if (applies_ && open_.empty() && recorded_.verdict.complete && !supposed_.verdict.complete)
        open_.push_back({0, 0, "the game would have gone on"});
}

void RuleWhatIf::leave_open() {
    GameVerdict& verdict = supposed_.verdict;
    std::erase_if(verdict.findings,
                  [](const Finding& finding) { return finding.severity == Severity::claim; });
    verdict.counts = recorded_.verdict.counts;  // as bones-check would count them
    verdict.counts.claim = 0;
    if (open_.empty()) return;
    for (HandVerdict& hand : verdict.hands)
        for (const OpenPoint& point : open_)
            if (point.hand == hand.number) hand.scored = hand.score_taken = false;
    verdict.totals_known = verdict.totals_known && open_.front().hand == 0;
    verdict.complete = verdict.winners_known = false;
    verdict.winners = {};
}

bool RuleWhatIf::changes() const {
    const GameVerdict& a = recorded_.verdict;
    const GameVerdict& b = supposed_.verdict;
    return !open_.empty() || a.totals_known != b.totals_known || a.complete != b.complete ||
           a.winners != b.winners || (a.totals_known && a.totals != b.totals);
}

}  // namespace bones
