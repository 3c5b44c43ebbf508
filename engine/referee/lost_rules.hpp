// Judging where house rules cannot be read (G5a): what is so only under some that may have been set
// is open.
#pragma once

#include <set>
#include <string>
#include <string_view>
#include <tuple>
#include <vector>

#include "bones/referee.hpp"
#include "engine/referee/game.hpp"

namespace bones {

/// Judging under other house rules goes through at most so many actions in all. Of a record that
/// would take more, nothing is proven.
inline constexpr std::size_t most_actions_again = 1'000'000;

/// The hands whose score is not the same under other house rules are marked in `unsure`.
void mark_unsure(const GameVerdict& one, const GameVerdict& other, std::vector<bool>& unsure);

/// Holds a verdict against those under the other house rules that a record may have had.
class RuleDoubts {
  public:
    /// `verdict`: under the house rules as they are read. What `reporter` listed since is compared.
    /// `changed`: whether a score is not told already.
    RuleDoubts(Reporter& reporter, GameVerdict& verdict, std::size_t since, int sides, bool changed)
        : reporter_(reporter), verdict_(verdict), since_(since), sides_(sides), changed_(changed) {}

    /// What holds under other house rules.
    void compare(const GameVerdict& other);
    /// A tile's points may have won the game under another target, of which only some are looked
    /// at: no end that says so is called wrong.
    void doubt_wins();
    /// There are too many to look at: all that accuses, or claims something, is in doubt.
    void doubt_all();
    /// Opens what is in doubt, and says so at the lines that cannot be read.
    void settle(const std::vector<Place>& lines, bool list_open);

  private:
    /// What makes two findings the same; of joint breaches also who the members are.
    using Key =
        std::tuple<std::uint32_t, std::int64_t, std::int64_t, int, std::string_view, std::string>;
    static Key key(const Finding& finding);
    void compare_hand(std::size_t hand, const GameVerdict& other);
    void doubt(const Finding& finding);
    void doubt_code(const Code& code);
    void doubt_score(std::size_t hand);
    void doubt_end(std::size_t hand);
    void doubt_totals();
    void doubt_winners();
    void open_action(std::size_t index);
    static void reopen(Finding& finding, Place line);
    static void explain(Finding& finding, Place line);

    Reporter& reporter_;
    GameVerdict& verdict_;
    std::size_t since_;
    int sides_;
    std::set<Key> doubtful_;
    bool changed_;  ///< whether anything depends on what cannot be read
};

/// Judges a game by its house rules; if some cannot be read, by all that may have been set.
template <GameRules G>
void judge_game(const Record& record, GameVerdict& verdict, Reporter& reporter, Hands& hands,
                OpenVerdicts& open, const JudgeOptions& options, const Noting& noting,
                NotedKinds& hung) {
    const HouseRules read = read_house_rules(record, G::options, reporter);
    const LostHouseRules lost = lost_house_rules(record, G::options, read);
    std::vector<bool> unsure;
    const auto judge = [&](const HouseRules& rules, GameVerdict& into, Reporter& by,
                           const JudgeOptions& wanted) {
        GameReferee<G>(record, into, by, hands, open, wanted, noting, hung).run(rules, unsure);
    };
    JudgeOptions unlisted{false, options.deduce, options.trace};
    unlisted.absent = options.absent;
    const auto judge_aside = [&](const HouseRules& rules) {
        GameVerdict aside;
        Reporter nobody;
        clear(aside, record, options.trace);
        nobody.start(record, aside);
        judge(rules, aside, nobody, unlisted);
        return aside;
    };
    if (lost.ways.empty()) return judge(read, verdict, reporter, options);
    const bool too_many =
        lost.too_many || lost.ways.size() * record.actions.size() > most_actions_again;
    std::vector<bool> differ(record.hands.size(), too_many);
    if (!too_many) {
        const GameVerdict as_read = judge_aside(read);
        for (const HouseRules& way : lost.ways) mark_unsure(as_read, judge_aside(way), differ);
    }
    unsure = differ;
    const std::size_t since = reporter.listed();
    // What is deduced one way is compared as a whole with what is the other way.
    JudgeOptions whole = options;
    whole.held = {};
    whole.hands_alone = false;
    judge(read, verdict, reporter, whole);
    verdict.rules_unsure = lost.unsure;
    const bool changed = std::find(unsure.begin(), unsure.end(), true) != unsure.end();
    RuleDoubts doubts(reporter, verdict, since, G::sides(record.players, read), changed);
    if (too_many)
        doubts.doubt_all();
    else
        for (const HouseRules& way : lost.ways) doubts.compare(judge_aside(way));
    if constexpr (G::claims_points) doubts.doubt_wins();
    doubts.settle(lost.lines, options.list_open);
}

}  // namespace bones
