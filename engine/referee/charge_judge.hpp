// Weighs charges: what a rule asks of a hand against what can be known of it.
#pragma once

#include <array>
#include <vector>

#include "engine/hands/proof.hpp"
#include "engine/ply_observer.hpp"
#include "engine/referee/accusation.hpp"
#include "engine/referee/noting.hpp"
#include "engine/referee/open_verdicts.hpp"
#include "engine/rules/rules.hpp"

namespace bones {

/// What the referee of a hand works with and what it leaves.
struct HandContext {
    Reporter* reporter = nullptr;
    const Hands* hands = nullptr;
    std::vector<Action>* resolved = nullptr;  ///< the record's actions, to be resolved, if wanted
    OpenVerdicts* open = nullptr;
    bool list_open = false;
    std::vector<Breach>* breaches = nullptr;
    std::vector<Deduction>* deductions = nullptr;
    bool deduce = false;
    PlyTrace* trace = nullptr;  ///< one for each action of the record, if wanted
    bool heard = true;          ///< false: breaches are wanted, and no words
    PlyObserver* observer = nullptr;
    bool ends = true;  ///< the trace has the open ends
    Noting noting{};
    NotedKinds* hung = nullptr;  ///< takes the kinds of which a verdict would have been decided if
                                 ///< they were noted

    void hangs_on(SheetNote kind) const {
        if (hung != nullptr) hung->add(kind);
    }
};

/// Decides the charges against the actions of one hand. It follows the hands that are wholly known
/// by itself, and asks about the others.
class ChargeJudge {
  public:
    /// `passes_first`: a pass before the opening tile may be right.
    ChargeJudge(const HandContext& context, std::uint32_t hand, bool draws, bool passes_first,
                bool hides_draws)
        : context_(context),
          record_(context.reporter->record()),
          hand_(hand),
          draws_(draws),
          passes_first_(passes_first),
          hides_draws_(hides_draws) {}

    /// Takes up the hands as they were dealt.
    void start();
    /// From here on what is found goes elsewhere.
    void report_to(const HandContext& context) { context_ = context; }
    /// From here on the layout may have been another (G4): nothing is deduced from passes.
    void doubt_layout() { context_.deduce = false; }
    /// An action of the hand is done.
    void follow(std::uint32_t index, const Action& action) {
        if (action.kind == ActionKind::play || action.kind == ActionKind::put_back)
            now_[action.seat_index].remove(action.tile());
        else if (action.kind == ActionKind::draw)
            now_[action.seat_index].add(action.tile());
        else if (action.kind != ActionKind::pass && certain_[action.seat_index])
            follow_unseen(index, action);
    }
    /// A hand that is wholly known, as it is now; null if it is not.
    /// Whether the hands that are wholly known are the same, and what was said of the open turn.
    bool goes_on_like(const ChargeJudge& other) const {
        return now_ == other.now_ && certain_ == other.certain_ &&
               illegal_draw_in_ == other.illegal_draw_in_;
    }
    const TileSet* known_hand(Seat seat) const { return certain_[seat] ? &now_[seat] : nullptr; }

    /// Whether nothing more needs to be asked: the hand is wholly known, and holds none of the
    /// tiles.
    bool is_kept(const Charge& charge, Seat seat) const {
        const TileSet* known = known_hand(seat);
        return known != nullptr && charge.scope == Scope::now && charge.otherwise == nullptr &&
               !charge.plain() && !known->intersects(charge.none_of);
    }
    /// Reports what is proven, keeps what stays open. Returns whether a breach is proven.
    bool weigh(Charge charge, const ChargedAction& action);
    /// Enters a breach for scores and penalties.
    void breach(Seat seat, const Code& code, Verdict verdict, std::uint32_t index);

  private:
    [[gnu::noinline]] void follow_unseen(std::uint32_t index, const Action& action);
    bool hangs_on_draws(Charge& charge);
    Verdict verdict(const Charge& charge, const ChargedAction& action);
    Moment before_last_draws(std::uint32_t index) const;
    Verdict verdict_under_both(const Charge& charge, const ChargedAction& action);
    bool said_in_this_turn(const Charge& charge, const ChargedAction& action);
    bool hangs_on_first_passes(const Charge& charge, const ChargedAction& action) const;
    void prove(const Charge& charge, const ChargedAction& action, bool if_passes_are_noted);
    void tell_other(const ChargedAction& action, Finding& finding) const;
    ProofCondition condition_of(const Charge& charge, const ChargedAction& action,
                                Prover& prover) const;
    std::optional<Proof> proof_of(const Charge& charge, const ChargedAction& action) const;

    HandContext context_;
    const Record& record_;
    std::uint32_t hand_;
    bool draws_;             ///< whether tiles are drawn in this game
    bool passes_first_;      ///< whether a pass before the opening tile may be right
    bool hides_draws_;       ///< any turn may have begun with draws that are not written (G17)
    BySeat<TileSet> now_{};  ///< hands that are wholly known, as they are
    BySeat<bool> certain_{};
    Moment illegal_draw_in_ = -1;        ///< the turn in which one was last reported
    std::vector<Condition> conditions_;  ///< of the charge being weighed
};

}  // namespace bones
