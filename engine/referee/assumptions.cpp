#include "engine/referee/assumptions.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <map>
#include <set>
#include <tuple>

#include "engine/codes.hpp"
#include "engine/hand_lines.hpp"

namespace bones {
namespace {

using Key = std::tuple<std::uint32_t, std::int64_t, std::int64_t, int, std::string_view>;

Key key(const Finding& finding) {
    return {finding.place.offset, finding.hand, finding.ply, finding.seat.index(),
            finding.code->name};
}

bool is_wrong(const Finding& finding) {
    return finding.severity != Severity::note && finding.verdict == Verdict::broken;
}

/// Takes over how hands and game ended, and what they were worth.
void take_results(const GameVerdict& from, GameVerdict& to) {
    to.hands = from.hands;
    to.ledger = from.ledger;
    to.totals = from.totals;
    to.totals_known = from.totals_known;
    to.totals_taken = from.totals_taken;
    to.complete = from.complete;
    to.winners = from.winners;
    to.winners_known = from.winners_known;
}

/// Whether a finding is a misfit, or a joint breach with one.
bool names_misfit(const Finding& finding) {
    return finding.code == &code::misfit ||
           (finding.code == &code::joint_breach &&
            std::any_of(finding.evidence.begin(), finding.evidence.end(), [](const Evidence& one) {
                return one.seen.find(code::misfit.name) != std::string::npos;
            }));
}

std::set<Key> wrong_ones(const GameVerdict& verdict) {
    std::set<Key> keys;
    for (const Finding& finding : verdict.findings)
        if (is_wrong(finding)) keys.insert(key(finding));
    return keys;
}

/// The pass of a record that has only one; null if it has none or several.
const Action* lone_pass(const Record& record) {
    const auto is_pass = [](const Action& action) { return action.kind == ActionKind::pass; };
    const auto lone = std::find_if(record.actions.begin(), record.actions.end(), is_pass);
    if (lone == record.actions.end() || std::any_of(lone + 1, record.actions.end(), is_pass))
        return nullptr;
    return &*lone;
}

bool is_turn_of(const Finding& finding, const Record& record, const Action& action) {
    return finding.code == &code::wrong_turn && finding.place == record.place_of(action);
}

std::set<Key> open_ones(const GameVerdict& verdict) {
    std::set<Key> keys;
    for (const Finding& finding : verdict.findings)
        if (finding.verdict == Verdict::open) keys.insert(key(finding));
    return keys;
}

}  // namespace

NotedKinds suggested_kinds(const Record& record) {
    NotedKinds kinds;
    for (const Action& action : record.actions) {
        if (action.kind == ActionKind::pass) kinds.add(SheetNote::passes);
        if (action.draws()) kinds.add(SheetNote::draws);
    }
    return kinds - record.written - record.unwritten;
}

// A draw in the seat's own turn is followed by another action of the same seat.
bool suggests_owed_draws(const Record& record) {
    return std::any_of(record.hands.begin(), record.hands.end(), [&](const Hand& hand) {
        for (std::uint32_t i = hand.first_action + 1; i + 1 < hand.end_action; ++i) {
            const Action& action = record.actions[i];
            if (action.draws() && record.actions[i - 1].seat() != action.seat() &&
                record.actions[i + 1].seat() != action.seat())
                return true;
        }
        return false;
    });
}

bool suggests_halves(const Record& record, const Hand& hand, std::uint32_t besides) {
    bool opened = false, low = false, high = false;
    for (std::uint32_t i = hand.first_action; i < hand.end_action; ++i) {
        const Action& action = record.actions[i];
        if (action.kind != ActionKind::play) continue;
        const bool counts = opened && i != besides && action.arm != Action::no_half &&
                            !action.crosswise && !action.tile().is_double();
        low = low || (counts && action.low_first);
        high = high || (counts && !action.low_first);
        opened = true;
    }
    return low && high;
}

bool has_wrong(const GameVerdict& verdict, std::size_t since) {
    return std::any_of(verdict.findings.begin() + static_cast<std::ptrdiff_t>(since),
                       verdict.findings.end(), is_wrong);
}

bool proves_more(const GameVerdict& other, const GameVerdict& verdict) {
    const std::set<Key> known = wrong_ones(verdict);
    return std::any_of(other.findings.begin(), other.findings.end(), [&](const Finding& finding) {
        return is_wrong(finding) && known.count(key(finding)) == 0;
    });
}

bool SheetFindings::contradict_facts(const GameVerdict& other) const {
    const std::set<Key> there = wrong_ones(other);
    return std::any_of(verdict_.findings.begin() + static_cast<std::ptrdiff_t>(since_),
                       verdict_.findings.end(), [&](const Finding& finding) {
                           return finding.severity == Severity::error && is_wrong(finding) &&
                                  there.count(key(finding)) == 0;
                       });
}

void SheetFindings::assume(const GameVerdict& other, Assumption what) {
    const std::set<Key> there = wrong_ones(other);
    for (std::size_t i = since_; i < verdict_.findings.size(); ++i) {
        Finding& finding = verdict_.findings[i];
        if (is_wrong(finding) && there.count(key(finding)) == 0) finding.assume(what);
    }
}

void SheetFindings::assume_all(const GameVerdict& other, NotedKinds kinds) {
    std::map<Key, std::uint8_t> there;
    for (const Finding& finding : other.findings)
        if (is_wrong(finding)) there.emplace(key(finding), finding.assumptions);
    for (std::size_t i = since_; i < verdict_.findings.size(); ++i) {
        Finding& finding = verdict_.findings[i];
        if (!is_wrong(finding)) continue;
        const auto found = there.find(key(finding));
        if (found != there.end()) finding.assumptions |= found->second;
        if (found != there.end() || !finding.holds_always()) continue;
        for (const auto [kind, what] : suggestible)
            if (kinds.contains(kind)) finding.assume(what);
    }
}

std::uint32_t SheetFindings::withdraw_lone_pass(const Record& record) {
    const Action* lone = lone_pass(record);
    if (lone == nullptr) return 0;
    const auto begin = verdict_.findings.begin() + static_cast<std::ptrdiff_t>(since_);
    const auto left = std::remove_if(begin, verdict_.findings.end(), [&](const Finding& finding) {
        return is_turn_of(finding, record, *lone) && finding.assumes(Assumption::passes);
    });
    const auto withdrawn = static_cast<std::uint32_t>(verdict_.findings.end() - left);
    verdict_.findings.erase(left, verdict_.findings.end());
    return withdrawn;
}

bool SheetFindings::may_rest_on_suggestion(const Record& record) const {
    const Action* lone = lone_pass(record);
    return has_wrong(verdict_, since_) &&
           std::none_of(verdict_.findings.begin() + static_cast<std::ptrdiff_t>(since_),
                        verdict_.findings.end(), [&](const Finding& finding) {
                            const bool firm = finding.severity == Severity::broken &&
                                              finding.verdict == Verdict::broken;
                            return firm && (lone == nullptr || !is_turn_of(finding, record, *lone));
                        });
}

void SheetFindings::drop_facts(const GameVerdict& other) {
    const auto begin = verdict_.findings.begin() + static_cast<std::ptrdiff_t>(since_);
    const auto is_dropped = [](const Finding& finding) {
        return finding.severity != Severity::broken && !finding.holds_always();
    };
    if (std::any_of(begin, verdict_.findings.end(), [&](const Finding& finding) {
            return is_dropped(finding) && finding.severity == Severity::claim;
        }))
        take_results(other, verdict_);
    verdict_.findings.erase(std::remove_if(begin, verdict_.findings.end(), is_dropped),
                            verdict_.findings.end());
}

void SheetFindings::add_joint(const GameVerdict& other) {
    const std::set<Key> here = wrong_ones(verdict_);
    for (const Finding& finding : other.findings)
        if (finding.code == &code::joint_breach && is_wrong(finding) &&
            here.count(key(finding)) == 0)
            verdict_.findings.push_back(finding);
}

std::set<std::uint32_t> SheetFindings::turned_in(const Record& record,
                                                 const GameVerdict& in_order) const {
    const std::set<Key> known = wrong_ones(verdict_);
    std::set<std::uint32_t> turned;
    for (const Finding& finding : in_order.findings) {
        const bool misfit = names_misfit(finding) && known.count(key(finding)) == 0;
        const std::uint32_t hand = hand_of(record, finding);
        if ((misfit || finding.code == &code::turned_tile) && hand != none_such)
            turned.insert(hand);
    }
    return turned;
}

std::uint32_t SheetFindings::add_in_order(const Record& record, GameVerdict& in_order,
                                          const GameVerdict& open,
                                          const std::vector<bool>& without) {
    const std::set<Key> known = wrong_ones(verdict_), were_open = open_ones(open);
    std::uint32_t closed = 0;
    for (Finding& finding : in_order.findings) {
        const bool of_its_hand = finding.severity == Severity::broken && is_wrong(finding) &&
                                 finding.ply > 0 && !hangs_on_other_hands(finding.code);
        if (!of_its_hand || known.count(key(finding)) != 0) continue;
        const std::uint32_t index = hand_of(record, finding);
        if (without[index]) continue;
        const Hand& hand = record.hands[index];
        const auto action = hand.first_action + static_cast<std::uint32_t>(finding.ply) - 1;
        if (!suggests_halves(record, hand, action)) continue;
        if (were_open.count(key(finding)) != 0) {
            ++closed;
            std::erase_if(verdict_.findings, [&](const Finding& other) {
                return other.verdict == Verdict::open && key(other) == key(finding);
            });
        }
        // Canonical text would write the halves of this hand in another order.
        std::copy(record.actions.begin() + hand.first_action,
                  record.actions.begin() + hand.end_action,
                  verdict_.actions.begin() + hand.first_action);
        finding.assume(Assumption::halves);
        verdict_.findings.push_back(std::move(finding));
    }
    return closed;
}

void keep_as_written(const Record& record, std::span<const Action> always,
                     std::vector<Action>& actions) {
    const auto same_place = [](const Action& one, const Action& other) {
        return one.arm == other.arm && one.low_first == other.low_first &&
               one.crosswise == other.crosswise;
    };
    for (const Hand& hand : record.hands) {
        const auto first = actions.begin() + hand.first_action;
        const auto end = actions.begin() + hand.end_action;
        if (!std::equal(first, end, always.begin() + hand.first_action, same_place))
            std::copy(record.actions.begin() + hand.first_action,
                      record.actions.begin() + hand.end_action, first);
    }
}

void note_not_noted(NotedKinds kinds, Reporter& reporter) {
    const Record& record = reporter.record();
    if (record.statements.empty()) return;
    std::string line, kinds_named;
    for (std::size_t k = 0; k < noted_names.size(); ++k) {
        if (!kinds.contains(static_cast<SheetNote>(k))) continue;
        line += fmt::format(" {}", noted_names[k]);
        kinds_named += fmt::format("{}{}", kinds_named.empty() ? "" : " or ", noted_names[k]);
    }
    reporter.at_header(
        code::not_noted, "G17", record.statements.front().line,
        fmt::format(
            "this record has no {0}, so breaches that depend on {0} cannot be proven; if the "
            "game had no {0}, add `written{1}` below the game line",
            kinds_named, line));
}

}  // namespace bones
