// G4: the first misfit of a hand may be a slip of the pen. The hand is judged again with the token
// written in every other way in which the tile fits.
#pragma once

#include <functional>
#include <memory>

#include "tests/second/layout_hand.hpp"

namespace bones::second {

/// The ply of the first misfit since the mark after which the layout is still known; 0: none.
int first_misfit(const Judged& judged, Mark from);
/// Every other way of writing the token of a play: turned round, crosswise or not, on any arm, by
/// the numbers that the game has and those that the hand uses.
std::vector<Action> ways_of_writing(const Record& record, const Hand& hand, int ply);
/// Whether nothing is said against the place of the tile at this ply.
bool lies_right(const Judged& judged, int ply);
/// Makes every broken finding since the mark that comes after the ply an open one, unless every
/// reading has it too.
void keep_what_all_say(Judged& judged, Mark from, int ply, const std::vector<Judged>& readings);

/// Whether a hand was over before the line that cannot be read (G5a): learnt by judging it aside.
template <class H>
bool is_over_at_line(const Record& record, const House& house, const Setup& setup,
                     const std::function<void(H&)>& run) {
    if (record.hands[setup.hand].unread_line == none_such) return false;
    Judged aside;
    Desk desk(aside);
    auto [world, ground] = world_of(record, setup);
    HandFacts facts(record, setup, world, ground, desk);
    H hand(record, house, desk, facts);
    run(hand);
    return hand.over_at_line();
}

/// A hand, and the same hand in the other readings of its first misfit.
template <class H>
class WithReadings {
  public:
    /// `run` judges a hand. What it says of the record's own goes to the desk, since the mark.
    WithReadings(const Record& record, const House& house, Desk& desk, HandFacts& facts, Mark from,
                 const std::function<void(H&)>& run)
        : written_(std::make_unique<H>(record, house, desk, facts)) {
        run(*written_);
        const Hand& hand = record.hands[facts.setup().hand];
        const int ply = first_misfit(desk.judged(), from);
        if (ply == 0) {
            written_->judge_together();
            return;
        }
        std::vector<Judged> sayings;
        for (const Action& way : ways_of_writing(record, hand, ply)) {
            auto copy = std::make_unique<Record>(record);
            copy->actions[hand.first_action + static_cast<std::uint32_t>(ply) - 1] = way;
            Judged aside;
            Desk own(aside);
            auto reading = std::make_unique<H>(*copy, house, own, facts);
            run(*reading);
            if (!lies_right(aside, ply)) continue;
            sayings.push_back(aside);
            readings_.push_back(std::move(reading));
            records_.push_back(std::move(copy));
        }
        std::vector<const LayoutHand*> others;
        for (const auto& reading : readings_) others.push_back(reading.get());
        written_->judge_together(ply, others, sayings);
        keep_what_all_say(desk.judged(), from, ply, sayings);
    }

    H& written() { return *written_; }
    const H& written() const { return *written_; }
    const std::vector<std::unique_ptr<H>>& readings() const { return readings_; }
    /// Whether the hand ends in the same way in every reading.
    bool end_is_sure() const {
        for (const auto& reading : readings_) {
            const auto &one = written_->ended(), &other = reading->ended();
            if (one.has_value() != other.has_value() ||
                written_->layout_known() != reading->layout_known() ||
                written_->after_end() != reading->after_end())
                return false;
            if (one && (one->kind != other->kind || one->out != other->out)) return false;
        }
        return true;
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
    std::vector<std::unique_ptr<Record>> records_;
    std::vector<std::unique_ptr<H>> readings_;
};

}  // namespace bones::second
