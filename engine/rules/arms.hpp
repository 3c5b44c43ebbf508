// From the arms as a record writes them to the arms of a state, which stand in canonical order: by
// halves of the opening tile, high first, and within like sides in the order in which they are
// started.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <span>

#include "engine/rules/rules.hpp"

namespace bones {

/// What became of a played tile's arm.
enum class Placing : std::uint8_t {
    placed,  ///< the move's arm and halves are known (it may still be a misfit on the written arm)
    turned,  ///< the same, read the other way round
    cannot_open,  ///< it leads, and the layout cannot begin with it
    no_such_arm,
    ambiguous,
    nowhere,  ///< fits on no arm, and none was written
};

/// The arms of one hand, as numbered by its record. `G::arm_labels` is how many numbers there are,
/// half of them for each half of the opening tile as written; 0 if any distinct numbers will do.
template <class G>
class ArmLabels {
  public:
    void start() {
        arm_of_.fill(none);
        in_use_count_ = 0;
        opened_low_first_ = false;
    }
    /// `opening`: the tile that opens the layout, as written.
    template <class Written>
    void open(const Written& opening) {
        opened_low_first_ = opening.low_first;
    }
    /// Forgets the number of the arm that the last tile was placed on.
    void take_back() {
        arm_of_[last_label_] = last_arm_;
        const auto end = in_use_.begin() + in_use_count_;
        if (last_arm_ == none && std::remove(in_use_.begin(), end, last_label_) != end)
            --in_use_count_;
    }

    /// Finds the arm of a played tile, an Action or what else has its members; fills in the move's
    /// arm, halves and whether it fits.
    template <class Written>
    Placing place(const typename G::State& state, const Written& action, Move& move) {
        const bool named = action.arm != Action::no_arm && action.arm != Action::no_half;
        if (named) return place_on(state, action, move);
        bool turned = false;
        Choice choice = choose(state, action, turned);
        if (choice.fitting == 0 && !action.tile().is_double()) {
            turned = true;
            choice = choose(state, action, turned);
        }
        if (choice.fitting == 0) return Placing::nowhere;
        if (!choice.alike) return Placing::ambiguous;
        settle(choice.label, choice.arm, action, turned, move);
        move.fits = true;
        return turned && !lies_across(action) ? Placing::turned : Placing::placed;
    }

    /// Calls `use(number, turned)` for each arm on which a tile fits, its halves as written or
    /// turned round. Of ends that are alike the lowest number counts alone, unless `numbers` are
    /// given, in order: then each that fits, by numbers in use and by these.
    template <class Written, class Use>
    void each_fit(const typename G::State& state, const Written& action,
                  std::span<const unsigned> numbers, Use&& use) const {
        for (const bool turned : {false, true}) {
            if (turned && (action.tile().is_double() || lies_across(action))) break;
            std::array<ArmView, most_arms> seen;
            std::size_t count = 0;
            each_label(state, numbers, [&](int label, int arm) {
                if (!G::fits(state, arm, action.tile(), inner(action, turned))) return;
                const ArmView view = G::arm(state, arm);
                const auto alike = [&](const ArmView& end) { return G::same_end(end, view); };
                // An arm that has a number, or gets one, is told apart by it.
                const bool told_apart =
                    !numbers.empty() && (arm_of_[label] != none || is_named(numbers, label));
                const bool known = std::any_of(seen.begin(), seen.begin() + count, alike);
                if (known && !told_apart) return;
                if (!told_apart && count < seen.size()) seen[count++] = view;
                use(static_cast<unsigned>(label), turned);
            });
        }
    }
    /// Whether each number means the same arm.
    friend bool operator==(const ArmLabels& one, const ArmLabels& other) {
        return one.arm_of_ == other.arm_of_ && one.opened_low_first_ == other.opened_low_first_;
    }

  private:
    static constexpr std::uint8_t none = 255;
    /// The numbers that arms go by; those above arm_labels are of the ends of a spinner.
    static constexpr int labels = G::arm_labels > 0 ? G::arm_count : 0;

    struct Choice {
        int fitting = 0;
        bool alike = true;
        int label = 0;
        int arm = 0;
        ArmView view{};
    };

    /// L5: the order of the halves means nothing then.
    template <class Written>
    static bool lies_across(const Written& action) {
        return G::has_crosswise && action.crosswise && G::lies_crosswise(action.tile());
    }

    template <class Written>
    static int inner(const Written& action, bool turned) {
        return turned ? action.second_half() : action.first_half();
    }

    static bool is_named(std::span<const unsigned> numbers, int label) {
        return std::binary_search(numbers.begin(), numbers.end(), static_cast<unsigned>(label));
    }

    /// Calls `use(number, arm)` for each number that means an arm now, in order. Where any numbers
    /// will do, those in use count, `numbers`, and the lowest of the rest.
    template <class Use>
    void each_label(const typename G::State& state, std::span<const unsigned> numbers,
                    Use&& use) const {
        const auto call = [&](int label) {
            if (const int arm = arm_named(state, label); arm >= 0) use(label, arm);
        };
        if constexpr (G::arm_labels > 0) {
            for (int label = 1; label <= labels; ++label) call(label);
        } else {
            std::array<std::uint8_t, most_arms> in_use = in_use_;
            const auto end = in_use.begin() + in_use_count_;
            std::sort(in_use.begin(), end);
            auto used = in_use.begin();
            auto number = numbers.begin();
            bool free_seen = false;
            for (unsigned label = 1; label < Action::no_half; ++label) {
                const bool in_turn = used != end && *used == label;
                const bool named = number != numbers.end() && *number == label;
                used += in_turn;
                number += named;
                if (in_turn || named || !free_seen) call(static_cast<int>(label));
                free_seen = free_seen || !(in_turn || named);
                if (free_seen && used == end && number == numbers.end()) break;
            }
        }
    }

    /// The arm that a number means now: the one it was started with, else the next of its side.
    int arm_named(const typename G::State& state, int label) const {
        if (label == Action::no_such_arm) return -1;
        if (arm_of_[label] != none) return arm_of_[label];
        if (G::arm_labels > 0 && label > labels) return -1;
        for (int arm = 0; arm < G::arms(state); ++arm) {
            const ArmView view = G::arm(state, arm);
            if (!view.started && (G::arm_labels == 0 || view.side == side_of(state, label)))
                return arm;
        }
        return -1;
    }

    std::uint8_t side_of(const typename G::State& state, int label) const {
        if (label > G::arm_labels)  // an end of the spinner
            return G::arm(state, G::arm_labels).side;
        const bool first_half = label <= G::arm_labels / 2;
        const bool high_half = first_half != opened_low_first_;
        return G::arm(state, high_half ? 0 : G::arm_labels - 1).side;
    }

    template <class Written>
    Placing place_on(const typename G::State& state, const Written& action, Move& move) {
        const auto label = static_cast<int>(action.arm);
        const int arm = arm_named(state, label);
        if (arm < 0) return Placing::no_such_arm;
        const Tile tile = action.tile();
        move.fits = G::fits(state, arm, tile, inner(action, false));
        const bool turned = !move.fits && G::fits(state, arm, tile, inner(action, true));
        move.fits = move.fits || turned;
        settle(label, arm, action, turned, move);
        return turned && !lies_across(action) ? Placing::turned : Placing::placed;
    }

    template <class Written>
    Choice choose(const typename G::State& state, const Written& action, bool turned) const {
        Choice choice;
        each_label(state, {}, [&](int label, int arm) {
            if (!G::fits(state, arm, action.tile(), inner(action, turned))) return;
            const ArmView view = G::arm(state, arm);
            if (choice.fitting++ == 0) {
                choice.label = label;
                choice.arm = arm;
                choice.view = view;
            } else {
                choice.alike = choice.alike && G::same_end(view, choice.view);
            }
        });
        return choice;
    }

    template <class Written>
    void settle(int label, int arm, const Written& action, bool turned, Move& move) {
        last_label_ = static_cast<std::uint8_t>(label);
        last_arm_ = arm_of_[label];
        if (G::arm_labels == 0 && last_arm_ == none && in_use_count_ < in_use_.size())
            in_use_[in_use_count_++] = last_label_;
        arm_of_[label] = static_cast<std::uint8_t>(arm);
        move.arm = static_cast<std::uint8_t>(arm);
        move.inner = static_cast<std::uint8_t>(inner(action, turned));
        move.outer = static_cast<std::uint8_t>(inner(action, !turned));
    }

    std::array<std::uint8_t, 256> arm_of_{};
    /// The numbers in use, in order of use, where any will do.
    std::array<std::uint8_t, most_arms> in_use_{};
    std::uint8_t in_use_count_ = 0;
    std::uint8_t last_label_ = 0, last_arm_ = none;  ///< of the last tile placed, before it was
    bool opened_low_first_ = false;
};

}  // namespace bones
