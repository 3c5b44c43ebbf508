#include "bones/referee.hpp"

#include "engine/games/list.hpp"
#include "engine/referee/readings.hpp"

namespace bones {

struct Referee::Memory {
    JudgeOptions options;
    Reporter reporter;
    Holdings holdings;
    OpenVerdicts open;
    Sightings sightings;
};

Referee::Referee(JudgeOptions options) : memory_(std::make_unique<Memory>()) {
    memory_->options = options;
}

Referee::~Referee() = default;

void Referee::judge(const Record& record, GameVerdict& verdict) {
    verdict.findings.assign(record.findings.begin(), record.findings.end());
    verdict.counts = {};
    verdict.hands.clear();
    verdict.ledger.clear();
    verdict.deductions.clear();
    verdict.left.clear();
    verdict.starts.clear();
    verdict.trace.clear();
    if (memory_->options.trace) verdict.trace.resize(record.actions.size());
    verdict.actions = record.actions;
    verdict.totals_known = verdict.complete = false;
    verdict.totals = {};
    verdict.winners = 0;
    Reporter& reporter = memory_->reporter;
    reporter.start(record, verdict);
    with_game(record.game, [&]<class G>() {
        if (record.players < traits(G::game).fewest_players) return;
        if (record.players_guessed && !record.statements.empty())
            reporter.at_header(
                code::players_guessed, "N4", record.statements.front().line,
                fmt::format("no player lines: {} players are taken, by the highest seat",
                            record.players));
        GameReferee<G>(record, verdict, reporter, memory_->holdings, memory_->open,
                       memory_->sightings, memory_->options)
            .run();
    });
    reporter.finish();
}

}  // namespace bones
