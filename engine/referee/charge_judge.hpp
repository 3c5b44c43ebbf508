// Judges charges: compares what a rule requires of a hand with what is known of the hand.
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

/// The inputs and outputs of the referee of a hand.
struct HandContext {
    Reporter* reporter = nullptr;
    const Hands* hands = nullptr;
    std::vector<Action>* resolved = nullptr;  ///< the record's actions in canonical form, if wanted
    OpenVerdicts* open = nullptr;
    bool list_open = false;
    std::vector<Breach>* breaches = nullptr;
    std::vector<Deduction>* deductions = nullptr;
    bool deduce = false;
    PlyTrace* trace = nullptr;  ///< one entry for each action of the record, if wanted
    bool heard = true;          ///< false: only breaches are needed, without texts
    PlyObserver* observer = nullptr;
    bool ends = true;  ///< whether the trace has the open ends
    Noting noting{};
    NotedKinds* hung = nullptr;  ///< receives the kinds that would have decided an open verdict if
                                 ///< the sheet noted them

    void hangs_on(SheetNote kind) const {
        if (hung != nullptr) hung->add(kind);
    }
};

/// Decides the charges against the actions of one hand. It tracks fully known hands itself and asks
/// `Hands` about the others.
class ChargeJudge {
  public:
    /// `passes_first`: a pass before the opening tile may be legal.
    ChargeJudge(const HandContext& context, std::uint32_t hand, bool draws, bool passes_first,
                bool hides_draws)
        : context_(context),
          record_(context.reporter->record()),
          hand_(hand),
          draws_(draws),
          passes_first_(passes_first),
          hides_draws_(hides_draws) {}

    /// Starts with the hands as dealt.
    void start();
    /// Sends later findings to another context.
    void report_to(const HandContext& context) { context_ = context; }
    /// From here on the layout is uncertain (G4): nothing is deduced from passes.
    void doubt_layout() { context_.deduce = false; }
    /// Updates the known hands after an action.
    void follow(std::uint32_t index, const Action& action) {
        if (action.kind == ActionKind::play || action.kind == ActionKind::put_back)
            now_[action.seat_index].remove(action.tile());
        else if (action.kind == ActionKind::draw)
            now_[action.seat_index].add(action.tile());
        else if (action.kind != ActionKind::pass && certain_[action.seat_index])
            follow_unseen(index, action);
    }
    /// Whether the fully known hands and the reports for the open turn are the same.
    bool goes_on_like(const ChargeJudge& other) const {
        return now_ == other.now_ && certain_ == other.certain_ &&
               illegal_draw_in_ == other.illegal_draw_in_;
    }
    /// The current tiles of a fully known hand; null if the hand is not fully known.
    const TileSet* known_hand(Seat seat) const { return certain_[seat] ? &now_[seat] : nullptr; }

    /// Whether the charge is refuted at once: the hand is fully known and holds none of the tiles.
    bool is_kept(const Charge& charge, Seat seat) const {
        const TileSet* known = known_hand(seat);
        return known != nullptr && charge.scope == Scope::now && charge.otherwise == nullptr &&
               !charge.plain() && !known->intersects(charge.none_of);
    }
    /// Reports the charge if it is proven and keeps it if it stays open. Returns whether a breach
    /// is proven.
    bool weigh(Charge charge, const ChargedAction& action);
    /// Enters a breach for scores and penalties.
    void breach(Seat seat, const Code& code, Verdict verdict, std::uint32_t index);

    /// Whether another seat may have gone out before an action, because draws are not noted (G17).
    bool may_follow_the_end(Seat seat, std::uint32_t index) const;

  private:
    [[gnu::noinline]] void follow_unseen(std::uint32_t index, const Action& action);
    bool hangs_on_draws(Charge& charge, const ChargedAction& action);
    /// Whether a seat may have gone out before an action, by the number of tiles that it has laid.
    bool may_be_out_before(Seat seat, std::uint32_t index) const;
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
    bool hides_draws_;       ///< any turn may begin with unwritten draws (G17)
    BySeat<TileSet> now_{};  ///< the current tiles of fully known hands
    BySeat<bool> certain_{};
    Moment illegal_draw_in_ = -1;        ///< the turn in which an illegal draw was last reported
    std::vector<Condition> conditions_;  ///< conditions of the charge being judged
};

}  // namespace bones
