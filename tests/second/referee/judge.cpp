#include <algorithm>

#include "tests/second/referee/curse.hpp"
#include "tests/second/referee/double_takes.hpp"
#include "tests/second/referee/forty_two.hpp"
#include "tests/second/referee/leyden.hpp"
#include "tests/second/referee/line.hpp"
#include "tests/second/referee/lost_rules.hpp"
#include "tests/second/referee/prize.hpp"
#include "tests/second/referee/second.hpp"
#include "tests/second/referee/super.hpp"

namespace bones::second {

namespace {

void judge_game(const Record& record, const House& house, Desk& desk) {
    switch (record.game) {
        case Game::curse_of_the_doublet:
            return judge_curse(record, house, desk);
        case Game::double_takes:
            return judge_double_takes(record, house, desk);
        case Game::prize_dominoes:
            return judge_prize(record, house, desk);
        case Game::super_dominoes:
            return judge_super(record, house, desk);
        case Game::leyden:
            return judge_leyden(record, house, desk);
        case Game::block:
        case Game::draw:
        case Game::all_fives:
        case Game::fives_and_threes:
            return judge_line_game(record, house, desk);
        case Game::forty_two:
            return judge_forty_two(record, house, desk);
        case Game::unknown:
            break;
    }
}

}  // namespace

Judged judge(const Record& record) {
    Judged judged;
    Desk desk(judged);
    for (const Finding& finding : record.findings)
        judged.findings.push_back({finding.hand, finding.ply, finding.seat.letter(),
                                   std::string(finding.code->name), std::string(finding.clause),
                                   finding.severity, finding.verdict});
    if (record.players_guessed && record.players > 0)
        desk.report(-1, -1, Seat(), "players-guessed", "N4");
    if (record.players > 0) {  // without players the record is not judged
        const House house(record, desk);
        judge_under_all(record, house, desk,
                        [&](const House& rules, Desk& to) { judge_game(record, rules, to); });
    }
    if (record.hands.empty()) judged.totals_known = false;
    std::sort(judged.findings.begin(), judged.findings.end());
    std::sort(judged.open.begin(), judged.open.end());
    return judged;
}

}  // namespace bones::second
