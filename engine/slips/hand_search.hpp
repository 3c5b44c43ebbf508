// Searches for the changes that repair one hand.
#pragma once

#include "engine/slips/pairs.hpp"
#include "engine/slips/sheet.hpp"
#include "engine/slips/sheet_changes.hpp"
#include "engine/slips/slips.hpp"
#include "engine/slips/trial.hpp"
#include "engine/slips/walk.hpp"

namespace bones::slips {

/// Whether a finding is an error of facts: the record is impossible regardless of the play. Only a
/// change that removes such an error can be certain (G18).
bool is_of_facts(const Finding& finding);
/// Whether a finding is a proven breach or a misfit.
bool is_breach(const Finding& finding);
/// Whether a finding is a proven breach. A misfit does not count, because it is reported whatever
/// explains it (G4).
bool is_accusation(const Finding& finding);

class HandSearch {
  public:
    /// Forgets the last record.
    void forget();
    /// Begins a record with errors or breaches. The record and its verdict, with the trace, must
    /// outlive the search of its hands.
    void start(const Record& record, const GameVerdict& verdict, SlipBounds bounds);
    /// Whether changes of two slips are tried if no single slip is found.
    enum class Slips : bool { single, in_pairs };
    /// Searches one hand; none_such: the claims after all hands.
    HandSlips search(std::uint32_t hand, Slips slips = Slips::single);
    /// Searches for slips that run through the sheet. `first`: the first error or breach. Uses at
    /// most a quarter of the bound of the record.
    Readings search_sheet(const Finding& first, bool one_finding);
    /// After a search with a certain result: whether the certain change leaves an error, a breach
    /// or a wrong claim in another hand.
    bool wrong_after_certain(std::uint32_t hand) const { return trial_.still_wrong(hand); }
    std::uint64_t work() const {
        return walk_ == nullptr
                   ? 0
                   : listing_ + trial_.work() + pairs_.work() + walk_->steps() * Walk::step_work;
    }

  private:
    /// A change that repairs the hand.
    struct HandRepair {
        Fix fix;
        std::vector<Replacement> replacements;
        std::string outcome;
        int unlikeliness;
        bool never_certain;
    };

    /// The most lines that one slip changes.
    static constexpr std::size_t most_lines_changed = 2;
    std::size_t unreadable_lines(std::uint32_t hand) const;
    bool is_endless(std::uint32_t hand) const;
    SheetChange tricks_from_leader_of(const Record& original);
    void try_changes(std::uint32_t hand);
    void try_less_likely_changes(std::uint32_t hand);
    void try_changes_elsewhere(std::uint32_t hand, ChangeList& list);
    void try_with_arms(const Change& change);
    void try_pairs(std::uint32_t hand);
    bool is_never_certain(const Change& change) const;
    bool try_change(const Change& change);
    bool try_replacements(const std::vector<Replacement>& replacements, const Fix& fix,
                          int unlikeliness, bool never_certain);
    static void add(Fix fix, Readings& readings);
    int unlikeliness_of(const Change& change) const;
    int draws_beside(const Change& change) const;
    bool may_lie_elsewhere(const Change& change) const;
    void try_arms(const Change& change);
    std::int64_t ply_of(const Change& change) const;
    bool fails(const Change& change) { return walk_->wrong_at(change) != none_such; }
    bool may_go_on() const { return work() < until_; }
    bool takes_away_facts(std::uint32_t hand) const;
    bool accuses(std::uint32_t hand) const;
    /// Whether a hand has an error of facts for which `is_one` is true.
    template <class IsOne>
    bool has_facts(std::uint32_t hand, IsOne&& is_one) const {
        return std::any_of(verdict_->findings.begin(), verdict_->findings.end(),
                           [&](const Finding& finding) {
                               return is_wrong(finding) && hand_of(*record_, finding) == hand &&
                                      is_of_facts(finding) && is_one(finding);
                           });
    }

    const Record* record_ = nullptr;
    const GameVerdict* verdict_ = nullptr;
    SlipBounds bounds_;
    std::uint64_t until_ = 0;
    std::uint64_t listing_ = 0;       ///< work spent on listing changes in other hands
    std::uint32_t first_action_ = 0;  ///< the first action of the hand
    Trial trial_;
    std::unique_ptr<Walk> walk_;  ///< the walk through the hand
    TileUses uses_;
    std::vector<unsigned> arms_;
    std::vector<HandRepair> found_;
    bool only_left_is_wrong_ = false;  ///< only `left` lines have errors of facts
    bool has_turns_within_lines_ = false;
    bool all_tried_ = true;
    PairSearch pairs_;
    /// If tiles and turns do not show the error: changes that move the first error beyond this ply.
    std::vector<Change> gaining_;
    std::optional<std::int64_t> wrong_ply_;
};

}  // namespace bones::slips
