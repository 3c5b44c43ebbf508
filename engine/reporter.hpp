// Puts findings into a verdict, counted, with their places.
#pragma once

#include <functional>
#include <string>

#include "bones/verdict.hpp"
#include "libnotation/findings.hpp"
#include "libnotation/text/tile_text.hpp"
#include "libnotation/text/values.hpp"

namespace bones {

/// Empties a verdict, to be filled in for a record.
void clear(GameVerdict& verdict, const Record& record, bool trace);
/// Puts a finding into a finished verdict, at its place, and counts it.
void add_in_order(Finding finding, GameVerdict& verdict);

class Reporter {
  public:
    void start(const Record& record, GameVerdict& verdict, bool proofs = true) {
        proofs_ = proofs;
        steps_ = 0;
        record_ = &record;
        verdict_ = &verdict;
        findings_.start(verdict.findings);
    }

    const Record& record() const { return *record_; }
    /// How messages speak of a seat in a hand: `Bo (B)`.
    std::string called(Seat seat, std::uint32_t hand) const {
        return player_called(*record_, seat, hand);
    }

    /// A finding at an action; `index` counts in Record::actions. Its seat is the action's.
    Finding& at_action(const Code& code, std::string_view clause, std::uint32_t hand,
                       std::uint32_t index, std::string message);
    /// A finding at a statement of a hand: ply 0 for deal, yard and lead lines; none for what
    /// stands after the play. Its seat is the statement's.
    Finding& at_statement(const Code& code, std::string_view clause, std::uint32_t hand,
                          const Statement& statement, std::string message);
    /// A finding at a line outside the hands.
    Finding& at_header(const Code& code, std::string_view clause, Place place, std::string message);
    /// A finding of a hand that no line of the record shows: it stands at the hand's line.
    Finding& at_hand(const Code& code, std::string_view clause, std::uint32_t hand,
                     std::string message);
    /// Whether the next finding is to be proven: else it is not listed, or nobody reads it.
    bool wants_proof() const { return proofs_ && findings_.has_room(); }
    /// Whether anything that is listed so far is wrong.
    bool anything_wrong() const;
    /// Counts an open verdict.
    void count_open() { ++verdict_->counts.open; }
    /// Counts judged actions, each once in every interpretation (G17).
    void count_steps(std::size_t steps) { steps_ += steps; }
    std::uint64_t steps() const { return steps_; }
    /// How many findings are listed so far.
    std::size_t listed() const { return verdict_->findings.size(); }
    /// Of the findings listed since, those that `is_open` are open after all: `reopen` says so in
    /// them, or, if open verdicts are not listed, they go.
    void reconsider(std::size_t since, bool list,
                    const std::function<bool(const Finding&)>& is_open,
                    const std::function<void(Finding&)>& reopen);

    /// Of the findings listed since, those that `is_assumed` are proven only if every tile lies
    /// where it fits. Returns whether there are any.
    bool assume(std::size_t since, const std::function<bool(const Finding&)>& is_assumed);

    /// Brings the findings into the order of their lines and columns, and counts them.
    void finish();

  private:
    Finding& add(const Code& code, std::string_view clause, Place place, std::string message);

    const Record* record_ = nullptr;
    GameVerdict* verdict_ = nullptr;
    Findings findings_;
    std::uint64_t steps_ = 0;
    bool proofs_ = true;
};

}  // namespace bones
