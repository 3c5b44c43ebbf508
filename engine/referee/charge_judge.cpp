#include "engine/referee/charge_judge.hpp"

#include <algorithm>

#include "bones/render.hpp"
#include "engine/codes.hpp"
#include "engine/hands/dealt_lead.hpp"
#include "engine/referee/plain_proof.hpp"

namespace bones {
namespace {

/// Finds the tiles for the message: those surely held, or those of which one was held.
void name_tiles(const Proof& proof, TileSet& held, TileSet& among) {
    const Witness& witness = proof.witness;
    TileSet seen;
    for (const Sighting& sighting : witness.seen) seen.add(sighting.tile);
    switch (witness.kind) {
        case Witness::Kind::seen:
            held = seen & proof.condition.tiles;
            return;
        case Witness::Kind::later:
            among = seen;
            return;
        case Witness::Kind::count:
            among = witness.candidates;
            return;
        default:
            return;
    }
}

}  // namespace

void ChargeJudge::start() {
    for (int s = 0; s < record_.players; ++s) {
        certain_[s] = context_.hands->certain(hand_, Seat(s));
        now_[s] = context_.hands->dealt(hand_, Seat(s));
    }
}

void ChargeJudge::follow_unseen(std::uint32_t index, const Action& action) {
    if (const std::optional<Tile> tile = context_.hands->drawn(hand_, index))
        now_[action.seat_index].add(*tile);
}

void ChargeJudge::breach(Seat seat, const Code& code, Verdict verdict, std::uint32_t index) {
    context_.breaches->push_back(
        {seat, &code, verdict, index - record_.hands[hand_].first_action + 1});
    if (context_.trace == nullptr || seat != record_.actions[index].seat()) return;
    PlyTrace& ply = context_.trace[index];
    ply.verdict = std::max(ply.verdict, verdict);
}

// G17: if draws are not noted, their number decides nothing.
bool ChargeJudge::hangs_on_draws(Charge& charge, const ChargedAction& action) {
    if (!hides_draws_ && !action.may_pay_owed) return false;
    if (charge.otherwise == &code::missed_draw) {
        context_.hangs_on(SheetNote::draws);
        charge.otherwise = nullptr;
    }
    const bool too_many = action.may_pay_owed && charge.code == &code::illegal_draw;
    if (charge.code != &code::missed_draw && charge.code != nullptr && !too_many) return false;
    context_.hangs_on(SheetNote::draws);
    return true;
}

// G17: if draws are not noted, a seat may have gone out with its last tile on the sheet.
bool ChargeJudge::may_follow_the_end(Seat seat, std::uint32_t index) const {
    if (!hides_draws_) return false;
    for (int s = 0; s < record_.players; ++s)
        if (Seat(s) != seat && may_be_out_before(Seat(s), index)) return true;
    return false;
}

bool ChargeJudge::may_be_out_before(Seat seat, std::uint32_t index) const {
    const Hand& hand = record_.hands[hand_];
    int laid = 0;
    bool last_lays = false;
    for (std::uint32_t i = hand.first_action; i < hand.end_action; ++i) {
        if (record_.actions[i].seat() != seat) continue;
        if (i >= index) return false;  // it plays on
        last_lays = record_.actions[i].kind == ActionKind::play;
        laid += last_lays ? 1 : 0;
    }
    const auto has_left = [&](const Statement& line) {
        return line.keyword == Keyword::left && line.counts && line.seat == seat && line.count > 0;
    };
    return last_lays && laid >= context_.hands->dealt_size(seat) &&
           std::none_of(record_.statements.begin() + hand.first_statement,
                        record_.statements.begin() + hand.end_statement, has_left);
}

bool ChargeJudge::weigh(Charge charge, const ChargedAction& action) {
    conditions_.clear();
    if (hangs_on_draws(charge, action)) return false;
    Verdict held = charge.plain() ? Verdict::broken : verdict(charge, action);
    if (held == Verdict::broken && !charge.plain() &&
        may_follow_the_end(action.seat, action.index)) {
        context_.hangs_on(SheetNote::draws);
        held = Verdict::open;
    }
    const bool hangs_on_passes = held == Verdict::broken && hangs_on_first_passes(charge, action);
    if (hangs_on_passes && (passes_first_ || record_.unwritten.contains(SheetNote::passes))) {
        context_.hangs_on(SheetNote::passes);
        conditions_.clear();
        held = Verdict::open;
    }
    if (context_.deduce && action.move.kind == MoveKind::pass && held != Verdict::broken)
        for (const Condition& condition : conditions_)
            context_.hands->deduce_from_pass(condition, *context_.deductions);
    if (held == Verdict::broken) {
        if (charge.code == nullptr || said_in_this_turn(charge, action)) return false;
        prove(charge, action, hangs_on_passes);
        return charge.code->severity != Severity::note;
    }
    if (charge.otherwise != nullptr) {
        if (context_.heard)
            accuse(*context_.reporter, *charge.otherwise, charge.otherwise_clause, hand_, action)
                .proof = std::make_shared<Proof>(
                Proof{plain_condition(record_, hand_, *charge.otherwise, action), {}});
        breach(action.seat, *charge.otherwise, Verdict::broken, action.index);
        if (held == Verdict::open &&
            charge.code != nullptr)  // G8: it may have been this breach too
            breach(action.seat, *charge.code, Verdict::open, action.index);
        return true;
    }
    if (held == Verdict::open && charge.code != nullptr) {
        if (charge.code == &code::illegal_draw && illegal_draw_in_ == action.turn_began)
            return false;  // G12
        breach(action.seat, *charge.code, Verdict::open, action.index);
        context_.open->add(
            {action.index, action.seat, charge.code, charge.clause, 0, 0,
             context_.list_open ? action.situation() : std::string(),
             context_.heard ? action.shown() : TableShown(), charge.scope == Scope::all_dealt},
            conditions_);
    }
    return false;
}

// G17: the seat with the lead may have passed. A tile that opens no layout is wrong all the same.
bool ChargeJudge::hangs_on_first_passes(const Charge& charge, const ChargedAction& action) const {
    const bool may_open = action.move.kind == MoveKind::pass || action.move.fits;
    return charge.code == &code::wrong_lead && may_open &&
           !context_.noting.notes(SheetNote::passes);
}

// G12: an illegal draw is reported once per turn.
bool ChargeJudge::said_in_this_turn(const Charge& charge, const ChargedAction& action) {
    if (charge.code != &code::illegal_draw) return false;
    if (illegal_draw_in_ == action.turn_began) return true;
    illegal_draw_in_ = action.turn_began;
    return false;
}

Verdict ChargeJudge::verdict(const Charge& charge, const ChargedAction& action) {
    if (charge.scope == Scope::undecided) return Verdict::open;
    if (!charge.or_none_of.empty()) return verdict_under_both(charge, action);
    const bool now = charge.scope == Scope::now;
    const TileSet* known = known_hand(action.seat);
    if (now && known != nullptr && !known->intersects(charge.none_of)) return Verdict::kept;
    if (charge.scope == Scope::all_dealt) {
        if (context_.hands->in_doubt(hand_, action.seat, static_cast<Moment>(action.index)))
            return Verdict::open;  // G5
        const DealtLead lead(*context_.hands, hand_, {});
        if (lead.is_certain(action.seat, charge.all_of, charge.none_of)) return Verdict::kept;
        lead.conditions(action.seat, charge.all_of, charge.none_of, conditions_);
    } else {
        Moment moment = now ? static_cast<Moment>(action.index) : action.turn_began;
        if (hides_draws_ && charge.before_last_draws) moment = before_last_draws(action.index);
        conditions_.push_back({hand_, action.seat, moment, charge.none_of});
    }
    const Verdict held = context_.hands->verdict(conditions_);
    return held == Verdict::broken && !context_.hands->are_possible(conditions_) ? Verdict::open
                                                                                 : held;
}

Moment ChargeJudge::before_last_draws(std::uint32_t index) const {
    const std::uint32_t first = record_.hands[hand_].first_action;
    while (index > first && record_.actions[index - 1].draws()) --index;
    return static_cast<Moment>(index);
}

// The charge is broken only if both conditions are. The proof covers the first, the evidence both.
Verdict ChargeJudge::verdict_under_both(const Charge& charge, const ChargedAction& action) {
    const auto moment = static_cast<Moment>(action.index);
    const Condition other{hand_, action.seat, moment, charge.or_none_of};
    conditions_.push_back({hand_, action.seat, moment, charge.none_of});
    const Verdict one = context_.hands->verdict(conditions_);
    const Verdict two = context_.hands->verdict(other);
    if (one == Verdict::broken && two == one) conditions_.push_back(other);
    if (one != Verdict::open && one == two) return one;
    conditions_.clear();
    return one == Verdict::kept || two == Verdict::kept ? Verdict::kept : Verdict::open;
}

// Reports a proven charge with its evidence.
void ChargeJudge::prove(const Charge& charge, const ChargedAction& action,
                        bool if_passes_are_noted) {
    if (charge.code->severity != Severity::note)  // a penalty for an error is justified too (G8)
        breach(action.seat, *charge.code, Verdict::broken, action.index);
    if (!context_.heard) return;
    const std::optional<Proof> proof = proof_of(charge, action);
    TileSet held, among;
    if (proof && !conditions_.empty()) name_tiles(*proof, held, among);
    for (const Condition& c : conditions_)
        if (!held.empty() && c.all_of.empty())
            held |= c.none_of & context_.hands->surely_held(c.hand, c.seat, c.moment);
    const bool hindsight = !charge.hindsight_clause.empty() && !conditions_.empty() &&
                           context_.hands->shown_in_hindsight(conditions_.front());
    Finding& finding =
        accuse(*context_.reporter, *charge.code,
               hindsight ? charge.hindsight_clause : charge.clause, hand_, action, held, among);
    if (charge.is_error) finding.severity = Severity::error;
    if (if_passes_are_noted) finding.assume(Assumption::passes);
    if (proof) {
        append_evidence(record_, proof->condition, proof->witness, draws_, finding.evidence);
        if (!charge.or_none_of.empty()) tell_other(action, finding);
        if (charge.code->severity == Severity::broken)
            finding.proof = std::make_shared<Proof>(*proof);
    }
}

// Adds the evidence that the second condition of the charge is broken too.
void ChargeJudge::tell_other(const ChargedAction& action, Finding& finding) const {
    Prover prover(*context_.hands);
    if (const std::optional<Witness> witness = prover.against(conditions_.back()))
        append_evidence(record_, prover.condition_of(conditions_.back(), why(action.shown())),
                        *witness, draws_, finding.evidence);
}

// Returns the condition that a legal action would have met.
ProofCondition ChargeJudge::condition_of(const Charge& charge, const ChargedAction& action,
                                         Prover& prover) const {
    if (conditions_.empty()) return plain_condition(record_, hand_, *charge.code, action);
    ProofCondition needed = prover.condition_of(conditions_.front(), why(action.shown()));
    if (charge.scope != Scope::all_dealt) return needed;
    needed.kind = ProofCondition::Kind::lead;
    needed.seat = action.seat;
    needed.ply = action.index - record_.hands[hand_].first_action + 1;
    needed.tile = charge.all_of.first();
    needed.tiles = charge.none_of;
    return needed;
}

// If one of the conditions cannot hold by itself, it alone is the proof. Otherwise the proof covers
// all.
std::optional<Proof> ChargeJudge::proof_of(const Charge& charge,
                                           const ChargedAction& action) const {
    if (!context_.reporter->wants_proof()) return std::nullopt;
    Prover prover(*context_.hands);
    Proof proof{condition_of(charge, action, prover), {}};
    std::optional<Witness> witness;
    for (const Condition& condition : conditions_) {
        if (witness || context_.hands->verdict(condition) != Verdict::broken) continue;
        witness = prover.against(condition);
    }
    if (!witness && !conditions_.empty()) {
        witness = prover.against_all(conditions_);
        if (witness) witness->members = {proof.condition};
    }
    if (witness) proof.witness = std::move(*witness);
    return proof;
}

}  // namespace bones
