#include "bones/referee.hpp"

#include <algorithm>

#include "engine/games/list.hpp"
#include "engine/onlooker.hpp"
#include "engine/referee/assumptions.hpp"

namespace bones {

struct Referee::Memory {
    JudgeOptions options;
    Reporter reporter;
    Hands hands;
    OpenVerdicts open;
};

Referee::Referee(JudgeOptions options) : memory_(std::make_unique<Memory>()) {
    memory_->options = options;
}

Referee::~Referee() = default;

void Referee::judge(const Record& record, GameVerdict& verdict) {
    clear(verdict, record, memory_->options.trace);
    verdict.findings.assign(record.findings.begin(), record.findings.end());
    Reporter& reporter = memory_->reporter;
    reporter.start(record, verdict, !memory_->options.until_wrong);
    if (memory_->options.onlooker != nullptr) memory_->options.onlooker->begin(record);
    const bool named = std::any_of(record.player_lines.begin(), record.player_lines.end(),
                                   [](std::uint32_t line) { return line != none_such; });
    with_game(record.game, [&]<class G>() {
        if (record.players < traits(G::game).fewest_players) {  // or too many: nothing is judged
            verdict.rules = house_rules_as_read(record, G::options);
            return;
        }
        if (record.players_guessed && !record.statements.empty())
            reporter.at_header(
                code::players_guessed, "N4", record.statements.front().line,
                named ? fmt::format("the player lines do not tell how many play: {} are taken, by "
                                    "these lines and the seats that act",
                                    record.players)
                      : fmt::format("no player lines: {} players are taken, by the highest seat",
                                    record.players));
        SheetReferee<G>(record, verdict, reporter, memory_->hands, memory_->open, memory_->options)
            .judge();
    });
    reporter.finish();
}

}  // namespace bones
