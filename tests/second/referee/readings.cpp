#include "tests/second/referee/readings.hpp"

#include <algorithm>

namespace bones::second {

int first_misfit(const Judged& judged, Mark from) {
    const auto begin = judged.findings.begin() + static_cast<std::ptrdiff_t>(from.findings);
    int first = 0;
    for (auto item = begin; item != judged.findings.end(); ++item)
        if (item->code == "misfit" && (first == 0 || item->ply < first))
            first = static_cast<int>(item->ply);
    const bool lost = std::any_of(begin, judged.findings.end(), [&](const Item& item) {
        return item.code == "layout-unknown" && item.ply == first;
    });
    return lost ? 0 : first;
}

std::vector<Action> ways_of_writing(const Record& record, const Hand& hand, int ply) {
    std::set<unsigned> arms;
    const unsigned most = record.game == Game::super_dominoes   ? 6
                          : record.game == Game::prize_dominoes ? 2
                                                                : 4;
    for (unsigned arm = 1; arm <= most; ++arm) arms.insert(arm);
    for (std::uint32_t i = hand.first_action; i < hand.end_action; ++i)
        if (record.actions[i].kind == ActionKind::play && !record.actions[i].leaves_arm_out())
            arms.insert(static_cast<unsigned>(record.actions[i].arm));
    const Action written = record.actions[hand.first_action + static_cast<std::uint32_t>(ply) - 1];
    std::vector<Action> ways;
    for (unsigned arm : arms)
        for (unsigned way = 0; way < 4; ++way) {
            Action action = written;
            action.arm = arm & 255u;
            action.crosswise = way & 1;
            if (way & 2) action.low_first = !action.low_first;
            if ((way & 2) && action.tile().is_double()) continue;
            ways.push_back(action);
        }
    return ways;
}

bool lies_right(const Judged& judged, int ply) {
    static const std::set<std::string> against{"misfit",        "turned-tile",    "no-such-arm",
                                               "ambiguous-arm", "layout-unknown", "no-such-action"};
    return std::none_of(judged.findings.begin(), judged.findings.end(), [&](const Item& item) {
        return item.ply == ply && against.count(item.code) != 0;
    });
}

void keep_what_all_say(Judged& judged, Mark from, int ply, const std::vector<Judged>& readings) {
    std::vector<Item> kept(judged.findings.begin(),
                           judged.findings.begin() + static_cast<std::ptrdiff_t>(from.findings));
    for (std::size_t i = from.findings; i < judged.findings.size(); ++i) {
        Item item = judged.findings[i];
        const bool everywhere =
            std::all_of(readings.begin(), readings.end(), [&](const Judged& reading) {
                return std::any_of(reading.findings.begin(), reading.findings.end(),
                                   [&](const Item& other) {
                                       return other.ply == item.ply && other.seat == item.seat &&
                                              other.code == item.code;
                                   });
            });
        // Joint breaches were compared with the readings earlier.
        if (item.code == "points-mismatch" && item.ply >= ply && !everywhere) continue;
        const bool stands = item.severity != Severity::broken || item.ply <= ply || everywhere ||
                            item.code == "joint-breach";
        if (stands) {
            kept.push_back(item);
        } else {
            item.verdict = Verdict::open;
            judged.open.push_back(item);
        }
    }
    judged.findings = kept;
}

}  // namespace bones::second
