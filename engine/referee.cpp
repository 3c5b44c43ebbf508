#include "bones/referee.hpp"

#include <algorithm>

#include "engine/contested_passes.hpp"
#include "engine/games/list.hpp"
#include "engine/judge_plan.hpp"
#include "engine/ply_observer.hpp"
#include "engine/referee/assumptions.hpp"
#include "engine/referee/doubtful_actions.hpp"

namespace bones {

struct Referee::Memory {
    JudgePlan plan;
    Reporter reporter;
    Hands hands;
    OpenVerdicts open;

    void begin(const Record& record, GameVerdict& verdict);
    void note_guessed_players(const Record& record);
    template <GameRules G>
    void judge_sheet(const Record& record, GameVerdict& verdict);
    /// G5: judges again what hands with an error of facts prove.
    template <GameRules G>
    void weigh_doubtful_actions(const Record& record, GameVerdict& verdict);
};

void Referee::Memory::begin(const Record& record, GameVerdict& verdict) {
    clear(verdict, record, plan.options.trace);
    verdict.findings.assign(record.findings.begin(), record.findings.end());
    reporter.start(record, verdict, !plan.until_wrong);
    if (plan.observer != nullptr) plan.observer->begin(record);
}

void Referee::Memory::note_guessed_players(const Record& record) {
    if (!record.players_guessed || record.statements.empty()) return;
    const bool refused =
        std::any_of(record.statements.begin(), record.statements.end(),
                    [](const Statement& line) { return line.keyword == Keyword::player; });
    const bool named = std::any_of(record.player_lines.begin(), record.player_lines.end(),
                                   [](std::uint32_t line) { return line != none_such; });
    reporter.at_header(
        code::players_guessed, "N4", record.statements.front().line,
        named ? fmt::format("the `player` lines do not show how many play; {} players are assumed, "
                            "from these lines and the seats that act",
                            record.players)
              : fmt::format("there are no {}`player` lines; {} players are assumed, from the "
                            "highest seat used",
                            refused ? "valid " : "", record.players));
}

template <GameRules G>
void Referee::Memory::judge_sheet(const Record& record, GameVerdict& verdict) {
    NotedKinds suggested = suggested_kinds(record);
    for (;;) {
        note_guessed_players(record);
        const NotedKinds contradicted =
            SheetReferee<G>(record, verdict, reporter, hands, open, plan, suggested).judge();
        if (contradicted.empty()) return;
        suggested = suggested - contradicted;
        begin(record, verdict);
    }
}

template <GameRules G>
void Referee::Memory::weigh_doubtful_actions(const Record& record, GameVerdict& verdict) {
    if (plan.until_wrong || !plan.weigh_errors || !reporter.anything_wrong()) return;
    const auto judge_aside = [this](const Record& altered, std::uint64_t& steps) {
        Memory aside;
        aside.plan.options = {false, plan.options.deduce, plan.options.trace};
        GameVerdict other;
        aside.begin(altered, other);
        aside.judge_sheet<G>(altered, other);
        steps = aside.reporter.all_steps();
        return other;
    };
    const auto costs = [&verdict](const Code& code) {
        const auto cost = G::cost(code, verdict.rules);
        return cost && cost->taken() != 0;
    };
    DoubtfulActions(record, verdict, reporter, G::sides(record.players, verdict.rules), costs,
                    judge_aside)
        .weigh(plan.options.list_open);
}

Referee::Referee(const JudgePlan& plan) : memory_(std::make_unique<Memory>()) {
    memory_->plan = plan;
}

Referee::Referee(JudgeOptions options) : Referee(JudgePlan{.options = options}) {}

Referee::~Referee() = default;

void Referee::judge(const Record& record, GameVerdict& verdict) {
    memory_->begin(record, verdict);
    with_game(record.game, [&]<class G>() {
        if (record.players < traits(G::game).fewest_players)  // or too many: nothing is judged
            verdict.rules = house_rules_as_read(record, G::options);
        else {
            memory_->judge_sheet<G>(record, verdict);
            memory_->weigh_doubtful_actions<G>(record, verdict);
        }
    });
    memory_->reporter.finish();
}

void Referee::judge_as_read(Record& record, GameVerdict& verdict) {
    judge(record, verdict);
    if (leave_contested_passes_unread(record, verdict)) judge(record, verdict);
}

std::uint64_t Referee::steps() const {
    return memory_->reporter.all_steps();
}

}  // namespace bones
