// G4: the first misfit of a hand may be a slip of the pen. The hand is judged again for every other
// way of writing the token in which the tile fits.
#pragma once

#include <algorithm>
#include <functional>
#include <memory>

#include "tests/second/referee/layout_hand.hpp"

namespace bones::second {

/// Returns the ply of the first misfit since the mark after which the layout is still known; 0 if
/// there is none.
int first_misfit(const Judged& judged, Mark from);
/// Returns every other way of writing the token of a play: turned round, crosswise or inline, on
/// any arm. Arm numbers are those of the game and those that the hand uses.
std::vector<Action> ways_of_writing(const Record& record, const Hand& hand, int ply);
/// Whether the tile's place at this ply has no finding.
bool lies_right(const Judged& judged, int ply);
/// Turns each proven finding after the ply into an open one, unless every reading has it too.
/// Removes findings about points that one of the readings supports.
void keep_what_all_say(Judged& judged, Mark from, int ply, const std::vector<Judged>& readings);

/// Sets whether a hand was, or may have been, over before its unreadable line (G5a), by judging the
/// hand separately.
template <class H>
void find_over_at_line(const Record& record, const House& house, Setup& setup,
                       const std::function<void(H&)>& run) {
    if (record.hands[setup.hand].unread_line == none_such) return;
    Judged aside;
    Desk desk(aside);
    auto [world, ground] = world_of(record, setup);
    HandFacts facts(record, setup, world, ground, desk);
    H hand(record, house, desk, facts);
    run(hand);
    setup.over_at_line = hand.over_at_line();
    setup.may_be_over_at_line = hand.may_be_over_at_line();
}

/// A hand, and the same hand in the other readings of its first misfit.
template <class H>
class WithReadings {
  public:
    /// `run` judges a hand. Findings of the hand as written go to the desk, after the mark.
    WithReadings(const Record& record, const House& house, Desk& desk, HandFacts& facts, Mark from,
                 const std::function<void(H&)>& run)
        : written_(std::make_unique<H>(record, house, desk, facts)) {
        run(*written_);
        as_written_ = desk.judged();
        const Hand& hand = record.hands[facts.setup().hand];
        const int ply = first_misfit(desk.judged(), from);
        if (ply == 0) {
            written_->judge_together();
            return;
        }
        for (const Action& way : ways_of_writing(record, hand, ply)) {
            auto copy = std::make_unique<Record>(record);
            copy->actions[hand.first_action + static_cast<std::uint32_t>(ply) - 1] = way;
            Judged aside;
            Desk own(aside);
            auto reading = std::make_unique<H>(*copy, house, own, facts);
            run(*reading);
            if (!lies_right(aside, ply)) continue;
            sayings_.push_back(aside);
            readings_.push_back(std::move(reading));
            records_.push_back(std::move(copy));
        }
        std::vector<const LayoutHand*> others;
        for (const auto& reading : readings_) others.push_back(reading.get());
        written_->judge_together(ply, others, sayings_);
        keep_what_all_say(desk.judged(), from, ply, sayings_);
        const auto& findings = as_written_.findings;
        for (Judged& said : sayings_)  // the misfit itself is reported as written
            std::copy_if(findings.begin() + static_cast<std::ptrdiff_t>(from.findings),
                         findings.end(), std::back_inserter(said.findings), [&](const Item& item) {
                             return item.ply == ply && item.code == "misfit";
                         });
    }

    H& written() { return *written_; }
    const H& written() const { return *written_; }
    const std::vector<std::unique_ptr<H>>& readings() const { return readings_; }
    /// The findings of the hand as written before readings are compared, and the findings in each
    /// reading.
    const Judged& as_written() const { return as_written_; }
    const std::vector<Judged>& sayings() const { return sayings_; }
    /// Whether the `end` line may be right as written or in a reading; null if the hand has none.
    bool may_end_as(const Statement* line) const {
        return written_->may_end_as(line) ||
               std::any_of(readings_.begin(), readings_.end(),
                           [&](const auto& reading) { return reading->may_end_as(line); });
    }
    /// Whether two judgements of the hand end it in the same way.
    static bool same_end(const H& a, const H& b) {
        const auto &one = a.ended(), &other = b.ended();
        if (one.has_value() != other.has_value() || a.layout_known() != b.layout_known() ||
            a.after_end() != b.after_end())
            return false;
        return !one || (one->kind == other->kind && one->out == other->out);
    }
    /// Whether the hand ends in the same way in every reading.
    bool end_is_sure() const {
        return std::all_of(readings_.begin(), readings_.end(),
                           [&](const auto& reading) { return same_end(*written_, *reading); });
    }

    /// Whether the hand gives the same score in every reading.
    bool score_is_sure() const {
        const auto score = [](const H& hand) {
            return hand.layout_known() ? hand.score() : std::nullopt;
        };
        for (const auto& reading : readings_)
            if (score(*reading) != score(*written_)) return false;
        return end_is_sure();
    }

  private:
    std::unique_ptr<H> written_;
    Judged as_written_;
    std::vector<Judged> sayings_;
    std::vector<std::unique_ptr<Record>> records_;
    std::vector<std::unique_ptr<H>> readings_;
};

}  // namespace bones::second
