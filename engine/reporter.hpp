// Adds findings with their places to a verdict and counts them.
#pragma once

#include <functional>
#include <string>

#include "bones/verdict.hpp"
#include "libnotation/findings.hpp"
#include "libnotation/text/tile_text.hpp"
#include "libnotation/text/values.hpp"

namespace bones {

/// Empties a verdict so that it can be filled for a record.
void clear(GameVerdict& verdict, const Record& record, bool trace);
/// Inserts a finding into a finished verdict at its place in the order, and counts it.
void add_in_order(Finding finding, GameVerdict& verdict);

class Reporter {
  public:
    void start(const Record& record, GameVerdict& verdict, bool proofs = true) {
        proofs_ = proofs;
        steps_ = aside_ = 0;
        record_ = &record;
        verdict_ = &verdict;
        findings_.start(verdict.findings);
    }

    const Record& record() const { return *record_; }
    /// Returns a seat's name for messages: `Bo (B)`.
    std::string called(Seat seat, std::uint32_t hand) const {
        return player_called(*record_, seat, hand);
    }

    /// Adds a finding at an action, an index in Record::actions. Its seat is the action's.
    Finding& at_action(const Code& code, std::string_view clause, std::uint32_t hand,
                       std::uint32_t index, std::string message);
    /// Adds a finding at a statement of a hand. Its ply is 0 for deal, yard and lead lines;
    /// statements after the play have no ply. Its seat is the statement's.
    Finding& at_statement(const Code& code, std::string_view clause, std::uint32_t hand,
                          const Statement& statement, std::string message);
    /// Adds a finding at a line outside the hands.
    Finding& at_header(const Code& code, std::string_view clause, Place place, std::string message);
    /// Adds a finding about a hand that no single line shows; its place is the hand's line.
    Finding& at_hand(const Code& code, std::string_view clause, std::uint32_t hand,
                     std::string message);
    /// Whether the next finding needs a proof: proofs are wanted and the finding will be listed.
    bool wants_proof() const { return proofs_ && findings_.has_room(); }
    /// Whether a finding listed so far is an error, a proven breach or a wrong claim.
    bool anything_wrong() const;
    /// Counts an open verdict.
    void count_open() { ++verdict_->counts.open; }
    /// Counts judged actions, once in every interpretation (G17).
    void count_steps(std::size_t steps) { steps_ += steps; }
    std::uint64_t steps() const { return steps_; }
    /// Counts actions judged once more under another house rule (G5a). They do not count towards
    /// the limit of a record.
    void count_aside(std::uint64_t steps) { aside_ += steps; }
    std::uint64_t all_steps() const { return steps_ + aside_; }
    /// Goes on counting from a former count, because the same work is done again.
    void recount_steps(std::uint64_t steps) { steps_ = steps; }
    /// The number of findings listed so far.
    std::size_t listed() const { return verdict_->findings.size(); }
    /// Opens findings listed since `since` that satisfy `is_open`. `reopen` rewords them; if `list`
    /// is false, they are removed.
    void reconsider(std::size_t since, bool list,
                    const std::function<bool(const Finding&)>& is_open,
                    const std::function<void(Finding&)>& reopen);

    /// Marks findings listed since `since` that satisfy `is_assumed` as proven only if every tile
    /// lies where it fits. Returns whether there are any.
    bool assume(std::size_t since, const std::function<bool(const Finding&)>& is_assumed);

    /// Sorts the findings by line and column and counts them.
    void finish();

  private:
    Finding& add(const Code& code, std::string_view clause, Place place, std::string message);

    const Record* record_ = nullptr;
    GameVerdict* verdict_ = nullptr;
    Findings findings_;
    std::uint64_t steps_ = 0, aside_ = 0;
    bool proofs_ = true;
};

}  // namespace bones
