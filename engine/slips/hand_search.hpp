// The changes that make one hand right.
#pragma once

#include "engine/slips/sheet.hpp"
#include "engine/slips/slips.hpp"
#include "engine/slips/trial.hpp"

namespace bones::slips {

/// Whether a finding tells what may be no more than a slip: an error of facts, or a misfit (G3).
bool is_of_facts(const Finding& finding);

class HandSearch {
  public:
    /// Forgets the record before.
    void forget();
    /// Begins with a record in which something is wrong; it and the verdict, with its trace, must
    /// outlive the search of its hands.
    void start(const Record& record, const GameVerdict& verdict, SlipBounds bounds);
    /// Searches one hand, or, for none_such, what the record claims after all hands.
    HandSlips search(std::uint32_t hand);
    /// After a search with a certain result: whether anything is wrong in another hand with it.
    bool wrong_after_certain(std::uint32_t hand) const { return trial_.still_wrong(hand); }
    std::uint64_t work() const { return trial_.work(); }

  private:
    /// A change that makes the hand right.
    struct Found {
        Fix fix;
        std::vector<Replacement> replacements;
        std::string outcome;
        int unlikeliness;
        bool claims;  ///< it changes a claim
    };

    void list_changes(std::uint32_t hand);
    void list_changes_elsewhere(std::uint32_t hand);
    void try_all();
    bool try_change(const Change& change);
    bool may_lie_elsewhere(const Change& change) const;
    void try_arms(const Change& change);
    std::int64_t ply_of(const Change& change) const;
    bool may_go_on() const { return trial_.work() < until_; }
    bool takes_away_facts(std::uint32_t hand) const;

    const Record* record_ = nullptr;
    const GameVerdict* verdict_ = nullptr;
    SlipBounds bounds_;
    std::uint64_t until_ = 0;
    std::uint32_t first_action_ = 0;  ///< of the hand
    Trial trial_;
    TileUses uses_;
    std::vector<unsigned> arms_;
    std::vector<Change> changes_;
    std::vector<Found> found_;
    bool all_tried_ = true;
};

}  // namespace bones::slips
