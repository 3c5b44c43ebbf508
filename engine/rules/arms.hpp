// Maps the arm numbers of a record to the arms of a state. A state sorts arms by the halves of the
// opening tile, high half first, and arms of like sides by their start.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <span>

#include "engine/rules/rules.hpp"

namespace bones {

/// The result of finding the arm of a played tile.
enum class Placing : std::uint8_t {
    placed,       ///< arm and halves are known; the tile may still misfit on the written arm
    turned,       ///< arm and halves are known, with the halves in reverse order
    cannot_open,  ///< the tile leads, and the layout cannot begin with it
    no_such_arm,
    ambiguous,
    nowhere,  ///< no arm was written, and the tile fits on none
};

/// The arm numbers that the record of one hand uses. `G::arm_labels` is the number of labels: half
/// of them belong to each half of the opening tile as written. 0 means that any distinct numbers
/// are allowed.
template <class G>
class ArmLabels {
  public:
    void start() { *this = ArmLabels(); }
    /// Enters the tile that opens the layout, as written.
    template <class Written>
    void open(const Written& opening) {
        opened_low_first_ = opening.low_first;
    }
    /// Frees the number of the last tile's arm, if that tile introduced the number.
    void take_back() {
        const auto end = in_use_.begin() + in_use_count_;
        const auto last = std::find_if(in_use_.begin(), end, [this](const NumberedArm& one) {
            return one.label == last_label_;
        });
        if (!last_is_new_ || last == end) return;
        std::copy(last + 1, end, last);
        in_use_[--in_use_count_] = {};
    }

    /// Finds the arm of a played tile. `action` is an Action or has the same members. Fills in the
    /// move's arm, halves and whether it fits.
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

    /// Calls `use(number, turned)` for each arm on which a tile fits with its halves as written or
    /// turned. Without `numbers`, only the lowest number of several like ends is used. With
    /// `numbers` (sorted), all fitting arms are used: those with numbers in use and those that
    /// `numbers` names.
    template <class Written, class Use>
    void each_fit(const typename G::State& state, const Written& action,
                  std::span<const unsigned> numbers, Use&& use) const {
        for (const bool turned : {false, true}) {
            if (turned && (action.tile().is_double() || lies_across(action))) break;
            const unsigned fitting = arms_fitting(state, action, turned);
            if (fitting == 0) continue;
            std::array<ArmView, most_arms> seen;
            std::size_t count = 0;
            each_label(state, numbers, [&](int label, int arm) {
                if ((fitting >> arm & 1) == 0) return;
                const ArmView view = G::arm(state, arm);
                const auto alike = [&](const ArmView& end) { return G::same_end(end, view); };
                // A numbered arm differs from other ends by its number.
                const bool told_apart =
                    !numbers.empty() && (arm_of(label) != none || is_named(numbers, label));
                const bool known = std::any_of(seen.begin(), seen.begin() + count, alike);
                if (known && !told_apart) return;
                if (!told_apart && count < seen.size()) seen[count++] = view;
                use(static_cast<unsigned>(label), turned);
            });
        }
    }
    /// Whether each number means the same arm in both.
    friend bool operator==(const ArmLabels& one, const ArmLabels& other) {
        return one.in_use_ == other.in_use_ && one.opened_low_first_ == other.opened_low_first_;
    }

  private:
    static constexpr std::uint8_t none = 255;
    /// The number of labels; labels above arm_labels are the ends of a spinner.
    static constexpr int labels = G::arm_labels > 0 ? G::arm_count : 0;

    struct NumberedArm {
        std::uint8_t label = none;
        std::uint8_t arm = none;

        friend bool operator==(const NumberedArm&, const NumberedArm&) = default;
    };

    struct Choice {
        int fitting = 0;
        bool alike = true;
        int label = 0;
        int arm = 0;
        ArmView view{};
    };

    /// A crosswise tile (L5): the order of its halves has no meaning.
    template <class Written>
    static bool lies_across(const Written& action) {
        return G::has_crosswise && action.crosswise && G::lies_crosswise(action.tile());
    }

    template <class Written>
    static int inner(const Written& action, bool turned) {
        return turned ? action.second_half() : action.first_half();
    }

    /// The arms on which a tile fits, one bit each.
    template <class Written>
    static unsigned arms_fitting(const typename G::State& state, const Written& action,
                                 bool turned) {
        unsigned fitting = 0;
        for (int arm = 0; arm < G::arms(state); ++arm)
            fitting |= unsigned{G::fits(state, arm, action.tile(), inner(action, turned))} << arm;
        return fitting;
    }

    static bool is_named(std::span<const unsigned> numbers, int label) {
        return std::binary_search(numbers.begin(), numbers.end(), static_cast<unsigned>(label));
    }

    /// The arm to which a number is already assigned; `none` if there is none.
    std::uint8_t arm_of(int label) const {
        for (std::uint8_t i = 0; i < in_use_count_; ++i)
            if (in_use_[i].label == label) return in_use_[i].arm;
        return none;
    }

    /// Calls `use(number, arm)` in ascending order for each number that means an arm now. If any
    /// numbers are allowed, these are the numbers in use, those in `numbers`, and the lowest free
    /// one.
    template <class Use>
    void each_label(const typename G::State& state, std::span<const unsigned> numbers,
                    Use&& use) const {
        if constexpr (G::arm_labels > 0) {
            for (int label = 1; label <= labels; ++label)
                if (const int arm = arm_named(state, label); arm >= 0) use(label, arm);
        } else {
            auto used = in_use_.begin();
            const auto end = used + in_use_count_;
            auto number = numbers.begin();
            const int next = next_arm(state);
            bool free_seen = next < 0;
            for (unsigned label = 1; label < Action::no_half; ++label) {
                const bool in_turn = used != end && used->label == label;
                const bool named = number != numbers.end() && *number == label;
                if (in_turn)
                    use(static_cast<int>(label), int{used->arm});
                else if (next >= 0 && (named || !free_seen))
                    use(static_cast<int>(label), next);
                used += in_turn;
                number += named;
                free_seen = free_seen || !(in_turn || named);
                if (free_seen && used == end && (number == numbers.end() || next < 0)) break;
            }
        }
    }

    /// The first arm without a tile; -1 if every arm has one.
    static int next_arm(const typename G::State& state) {
        for (int arm = 0; arm < G::arms(state); ++arm)
            if (!G::arm(state, arm).started) return arm;
        return -1;
    }

    /// The arm that a number means now: the one it was assigned to, else the next free arm of its
    /// side. -1 if there is none.
    int arm_named(const typename G::State& state, int label) const {
        if (label == Action::no_such_arm) return -1;
        if (const std::uint8_t arm = arm_of(label); arm != none) return arm;
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
        last_is_new_ = arm_of(label) == none;
        if (last_is_new_) add({last_label_, static_cast<std::uint8_t>(arm)});
        move.arm = static_cast<std::uint8_t>(arm);
        move.inner = static_cast<std::uint8_t>(inner(action, turned));
        move.outer = static_cast<std::uint8_t>(inner(action, !turned));
    }

    void add(NumberedArm arm) {
        if (in_use_count_ == in_use_.size()) return;  // every arm has a number
        auto at = in_use_.begin() + in_use_count_++;
        for (; at != in_use_.begin() && (at - 1)->label > arm.label; --at) *at = *(at - 1);
        *at = arm;
    }

    /// The numbers in use and their arms, in ascending order of the numbers.
    std::array<NumberedArm, most_arms> in_use_{};
    std::uint8_t in_use_count_ = 0;
    std::uint8_t last_label_ = 0;  ///< the number of the last tile's arm
    bool last_is_new_ = false;     ///< the last tile introduced that number
    bool opened_low_first_ = false;
};

}  // namespace bones
