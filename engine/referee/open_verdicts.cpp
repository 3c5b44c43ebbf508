#include "engine/referee/open_verdicts.hpp"

#include <fmt/core.h>

#include <algorithm>

#include "bones/render.hpp"
#include "engine/codes.hpp"
#include "engine/rules/description.hpp"

namespace bones {
namespace {

std::string action_at(const Record& record, const OpenVerdict& verdict) {
    return fmt::format("`{}`", record.at(record.place_of(record.actions[verdict.index])));
}

/// Whether the verdict is about a pass that the sheet does not write.
bool is_silent_pass(const Record& record, const OpenVerdict& verdict) {
    const Action& action = record.actions[verdict.index];
    return verdict.code == &code::false_pass &&
           (action.seat() != verdict.seat || action.kind != ActionKind::pass);
}

/// Returns what a seat did, worded as for a breach.
std::string deed(const Record& record, std::uint32_t hand, const OpenVerdict& verdict) {
    const Action& action = record.actions[verdict.index];
    const std::string who = player_name(record, verdict.seat, hand);
    const bool own = action.seat() == verdict.seat;
    const std::string tile =
        own && action.kind == ActionKind::play ? to_string(action.tile()) : "a tile";
    const Code* const code = verdict.code;
    if (const BreachWords* const words = own_words(record.game, *code);
        words && !words->open.empty())
        return filled_in(words->open, {.who = who, .table = verdict.situation, .tile = tile});
    if (is_silent_pass(record, verdict))
        return fmt::format("{} may have passed {}, although no pass is written", who,
                           verdict.situation);
    if (code == &code::false_pass) return fmt::format("{} passes {}", who, verdict.situation);
    if (code == &code::illegal_draw) return fmt::format("{} draws {}", who, verdict.situation);
    if (code == &code::missed_draw)
        return fmt::format("{} draws fewer tiles than required {}", who, verdict.situation);
    if (code == &code::wrong_lead && action.kind == ActionKind::pass)
        return fmt::format("{} leads with a pass", who);
    if (code == &code::wrong_lead) return fmt::format("{} leads {}", who, tile);
    if (code == &code::wrong_turn && !traits(record.game).tricks)
        return fmt::format("{} acts after a turn that is not written", who);
    if (code == &code::wrong_turn) return fmt::format("{} leads {}", who, tile);
    if (code == &code::after_end) return fmt::format("{} acts after all players have passed", who);
    return fmt::format("{} {}, {}", who, verdict.situation, code->title);
}

/// Returns the unknown condition that would make it a breach.
std::string what_is_not_shown(const Record& record, std::uint32_t hand, const OpenVerdict& verdict,
                              const TileSet& tiles) {
    const bool tricks = traits(record.game).tricks;
    const std::string who = player_name(record, verdict.seat, hand);
    if (verdict.code == &code::wrong_turn)
        return tricks ? "another seat had the lead" : "the player whose turn it was did not pass";
    if (verdict.code == &code::after_end) return "none of them had to draw or play";
    if (verdict.conditions == 0) return fmt::format("{} had the lead", who);
    if (tiles.empty()) return fmt::format("{} drew the tile", who);
    const std::string_view any = tiles.size() > 1 ? "any of " : "";
    return verdict.of_lead ? fmt::format("{}{} was dealt", any, to_string(tiles))
                           : fmt::format("{} held {}{}", who, any, to_string(tiles));
}

}  // namespace

void OpenVerdicts::find_joint(const Hands& hands, std::size_t verdicts) {
    joint_ = {};
    if (verdicts < 2) return;
    std::vector<std::size_t> owner;
    for (std::size_t v = 0; v < verdicts; ++v)
        owner.insert(owner.end(), verdicts_[v].conditions, v);
    const auto asked = std::span(conditions_).first(owner.size());
    joint_ = hands.smallest_conflict(asked, owner);
    if (!joint_.actions.empty() && !hands.are_possible(asked)) joint_ = {};
}

void OpenVerdicts::keep_common(const OpenVerdicts& others) {
    const auto asks_same = [](const Condition& a, const Condition& b) {
        return a.hand == b.hand && a.seat == b.seat && a.moment == b.moment &&
               a.none_of == b.none_of && a.all_of == b.all_of;
    };
    std::erase_if(verdicts_, [&](const OpenVerdict& one) {
        const auto mine = asked(one);
        return std::none_of(others.verdicts_.begin(), others.verdicts_.end(),
                            [&](const OpenVerdict& other) {
                                const auto theirs = others.asked(other);
                                return one.index == other.index && one.seat == other.seat &&
                                       one.code == other.code &&
                                       std::equal(mine.begin(), mine.end(), theirs.begin(),
                                                  theirs.end(), asks_same);
                            });
    });
}

bool OpenVerdicts::conflict(const Hands& hands) const {
    return verdicts_.size() > 1 && !hands.can_all_hold(conditions_) &&
           hands.are_possible(conditions_);
}

void OpenVerdicts::compare(const OpenVerdicts& reading,
                           const std::function<bool(const OpenVerdict&)>& proven,
                           std::uint32_t from, const Hands& hands) {
    if (joint_is_open_ || joint_.actions.empty()) return;
    std::vector<Condition> all;
    const auto ask = [&all](std::span<const Condition> conditions) {
        all.insert(all.end(), conditions.begin(), conditions.end());
    };
    for (std::size_t v : joint_.actions) {
        const OpenVerdict& member = verdicts_[v];
        if (member.index < from) {
            ask(asked(member));
            continue;
        }
        if (proven(member)) return;
        for (const OpenVerdict& other : reading.verdicts_)
            if (other.index == member.index && other.seat == member.seat &&
                other.code == member.code)
                ask(reading.asked(other));
    }
    joint_is_open_ = hands.can_all_hold(all);
}

void OpenVerdicts::settle(std::uint32_t from, const Hands& hands) {
    if (!joint_is_open_) return;
    Conflict open = std::move(joint_);
    const auto after = std::find_if(verdicts_.begin(), verdicts_.end(),
                                    [from](const OpenVerdict& v) { return v.index >= from; });
    find_joint(hands, static_cast<std::size_t>(after - verdicts_.begin()));
    joint_is_open_ = joint_.actions.empty();
    if (joint_is_open_) joint_ = std::move(open);
}

std::optional<Breach> OpenVerdicts::joint_breach(const Record& record, std::uint32_t hand) const {
    if (joint_.actions.empty()) return std::nullopt;
    const OpenVerdict& last = verdicts_[joint_.actions.back()];
    return Breach{last.seat, &code::joint_breach, joint_is_open_ ? Verdict::open : Verdict::broken,
                  last.index - record.hands[hand].first_action + 1};
}

void OpenVerdicts::report(std::uint32_t hand, const Hands& hands, bool list,
                          Reporter& reporter) const {
    for (const OpenVerdict& verdict : verdicts_) {
        reporter.count_open();
        if (list) list_one(hand, verdict, hands, reporter);
    }
    if (!joint_.actions.empty()) report_joint(hand, hands, list, reporter);
}

void OpenVerdicts::list_one(std::uint32_t hand, const OpenVerdict& verdict, const Hands& hands,
                            Reporter& reporter) const {
    const Record& record = reporter.record();
    TileSet tiles, all;
    for (std::uint32_t i = 0; i < verdict.conditions; ++i) {
        const Condition& condition = conditions_[verdict.first_condition + i];
        tiles |= hands.may_have_held(condition);
        all |= condition.none_of;
    }
    if (tiles.empty()) tiles = all;  // the record contradicts itself about the hand (G5)
    tiles &= TileSet::full(record.highest);
    Finding& finding = reporter.at_action(
        *verdict.code, verdict.clause, hand, verdict.index,
        fmt::format("{}: a breach if {}; the record does not show it{}",
                    deed(record, hand, verdict), what_is_not_shown(record, hand, verdict, tiles),
                    is_silent_pass(record, verdict) ? "; check the sheet for a missing turn" : ""));
    finding.seat = verdict.seat;
    finding.verdict = Verdict::open;
}

// Returns the condition under which the action of a verdict was right.
ProofCondition OpenVerdicts::condition_of(const OpenVerdict& verdict, Prover& prover) const {
    const std::span<const Condition> all(conditions_.data() + verdict.first_condition,
                                         verdict.conditions);
    ProofCondition needed = prover.condition_of(all.front(), why(verdict.table));
    if (!verdict.of_lead) return needed;
    needed.kind = ProofCondition::Kind::lead;
    needed.seat = verdict.seat;
    needed.ply = prover.ply(all.front().hand, static_cast<Moment>(verdict.index));
    needed.tiles = {};
    for (const Condition& condition : all) {
        needed.tiles |= condition.none_of;
        if (!condition.all_of.empty()) needed.tile = condition.all_of.first();
    }
    return needed;
}

std::optional<Proof> OpenVerdicts::proof_of(std::span<const std::size_t> group,
                                            const Hands& hands) const {
    std::vector<Condition> conditions;
    for (std::size_t v : group)
        conditions.insert(
            conditions.end(), conditions_.begin() + verdicts_[v].first_condition,
            conditions_.begin() + verdicts_[v].first_condition + verdicts_[v].conditions);
    Prover prover(hands);
    std::optional<Witness> witness = prover.against_all(conditions);
    if (!witness) return std::nullopt;
    Proof proof;
    witness->smallest = joint_.smallest;
    for (std::size_t v : group) witness->members.push_back(condition_of(verdicts_[v], prover));
    proof.condition = witness->members.back();
    proof.condition.kind = ProofCondition::Kind::joint;
    proof.condition.tile = std::nullopt;
    proof.condition.tiles = {};
    proof.condition.because = {};
    proof.witness = std::move(*witness);
    return proof;
}

void OpenVerdicts::report_joint(std::uint32_t hand, const Hands& hands, bool list,
                                Reporter& reporter) const {
    if (joint_is_open_) reporter.count_open();
    if (joint_is_open_ && !list) return;
    const std::vector<std::size_t>& group = joint_.actions;
    const Record& record = reporter.record();
    const Hand& h = record.hands[hand];
    const OpenVerdict& last = verdicts_[group.back()];
    std::string plies;
    for (std::size_t i = 0; i < group.size(); ++i)
        plies += fmt::format("{}{}",
                             i == 0                  ? ""
                             : i + 1 == group.size() ? " and "
                                                     : ", ",
                             verdicts_[group[i]].index - h.first_action + 1);
    Finding& finding = reporter.at_action(
        code::joint_breach, "G10", hand, last.index,
        fmt::format("the actions at plies {} cannot all be legal{}{}", plies,
                    joint_is_open_
                        ? ", if the sheet is read as written"
                        : "; at least one is a breach, and the record does not show which",
                    joint_.smallest ? "" : "; a smaller group may be enough"));
    finding.seat = last.seat;
    SeatSet seats;
    for (std::size_t v : group) seats |= verdicts_[v].seat;
    if (seats.size() > 1) finding.among = seats;
    if (joint_is_open_) finding.verdict = Verdict::open;
    for (std::size_t v : group)
        finding.evidence.push_back(
            {record.place_of(record.actions[verdicts_[v].index]),
             fmt::format("{} at ply {}, {}: may be the {}", action_at(record, verdicts_[v]),
                         verdicts_[v].index - h.first_action + 1,
                         reporter.called(verdicts_[v].seat, hand), verdicts_[v].code->name)});
    const std::optional<Proof> proof = proof_of(group, hands);
    if (!proof || joint_is_open_) return;
    append_evidence(record, proof->condition, proof->witness, true, finding.evidence);
    finding.proof = std::make_shared<Proof>(*proof);
}

}  // namespace bones
