#include "tools/lib/io/records/sheet_arms.hpp"

#include "engine/rules/description.hpp"

namespace bones::inline io {
namespace {

/// Numbers the arms in the order in which they are started.
class Numbering {
  public:
    explicit Numbering(int labels) : labels_(labels) {}

    void open(const Action& opening, const TableView& table) {
        low_first_ = opening.low_first;
        for (std::size_t arm = 0; arm < table.count; ++arm) sides_[arm] = table.arms[arm].side;
    }
    void start(std::size_t arm, std::size_t written) {
        if (numbers_[arm] != 0) return;
        const bool is_number = written != Action::no_arm && written < Action::no_half;
        const std::size_t number = is_number && !used_[written] ? written : lowest_left(arm);
        numbers_[arm] = static_cast<std::uint8_t>(number);
        used_[number] = true;
    }
    ArmNumbers finish() {
        for (std::size_t arm = 0; arm < numbers_.size(); ++arm) start(arm, Action::no_arm);
        return numbers_;
    }

  private:
    std::size_t lowest_left(std::size_t arm) const {
        const auto labels = static_cast<std::size_t>(labels_);
        const bool of_spinner = labels > 0 && arm >= labels;
        for (std::size_t number = 1; number <= labels && !of_spinner; ++number) {
            const bool high = (number <= labels / 2) != low_first_;
            if (!used_[number] && sides_[high ? 0 : labels - 1] == sides_[arm]) return number;
        }
        std::size_t number = of_spinner ? labels + 1 : 1;
        while (used_[number]) ++number;
        return number;
    }

    int labels_;
    bool low_first_ = false;
    std::array<std::uint8_t, most_arms> sides_{};
    std::array<bool, 256> used_{};
    ArmNumbers numbers_{};
};

}  // namespace

ArmNumbers sheet_arms(const Record& record, const GameVerdict& verdict, std::uint32_t hand) {
    Numbering numbering(describe(record.game).arm_labels);
    const Hand& lines = record.hands[hand];
    for (std::uint32_t i = lines.first_action; i < lines.end_action; ++i) {
        const std::optional<LaidTile>& laid = verdict.trace[i].laid;
        if (!laid) continue;
        if (laid->opening)
            numbering.open(record.actions[i], verdict.trace[i].after);
        else
            numbering.start(laid->arm, record.actions[i].arm);
    }
    return numbering.finish();
}

std::vector<Action> actions_as_on_sheet(const Record& record, const GameVerdict& verdict) {
    std::vector<Action> actions = verdict.actions;
    for (std::uint32_t hand = 0; hand < record.hands.size(); ++hand) {
        const ArmNumbers arms = sheet_arms(record, verdict, hand);
        for (std::uint32_t i = record.hands[hand].first_action; i < record.hands[hand].end_action;
             ++i) {
            const Action& written = record.actions[i];
            const std::optional<LaidTile>& laid = verdict.trace[i].laid;
            if (laid && laid->opening)
                actions[i].low_first = written.low_first;
            else if (!written.leaves_arm_out())
                actions[i].arm = written.arm;
            else if (laid && actions[i].arm != Action::no_arm)
                actions[i].arm = arms[laid->arm];
        }
    }
    return actions;
}

}  // namespace bones::inline io
