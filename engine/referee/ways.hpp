// Stores the ways in which the interpretations of a hand read its actions.
#pragma once

#include <algorithm>
#include <cstdint>
#include <vector>

#include "engine/referee/noting.hpp"

namespace bones {

/// A set of numbers, one bit each.
class NumberSet {
  public:
    void add(std::uint32_t number) {
        if (words_.size() <= number / 64) words_.resize(number / 64 + 1);
        words_[number / 64] |= bit(number);
    }
    void add(const NumberSet& others) {
        if (words_.size() < others.words_.size()) words_.resize(others.words_.size());
        for (std::size_t i = 0; i < others.words_.size(); ++i) words_[i] |= others.words_[i];
    }
    bool contains(std::uint32_t number) const {
        return number / 64 < words_.size() && (words_[number / 64] & bit(number)) != 0;
    }
    bool contains(const NumberSet& others) const {
        for (std::size_t i = 0; i < others.words_.size(); ++i)
            if ((others.words_[i] & ~(i < words_.size() ? words_[i] : 0)) != 0) return false;
        return true;
    }

  private:
    static std::uint64_t bit(std::uint32_t number) { return std::uint64_t{1} << number % 64; }

    std::vector<std::uint64_t> words_;
};

/// The ways of one hand, as a tree from the last reading of a way back to its first. Each reading
/// has a number.
class WayTree {
  public:
    /// A way, given by the node of its last reading.
    using Way = std::uint32_t;

    /// The way without readings: all actions are as written.
    static constexpr Way none = 0;

    explicit WayTree(const Record& record) : record_(record) {}

    void clear() {
        nodes_.assign(1, {});
        entries_.clear();
    }
    /// Returns the way extended by this reading. Its action must not precede any action with a
    /// stored reading.
    Way longer(Way way, const Reading& reading) {
        nodes_.push_back({way, number(reading)});
        return static_cast<Way>(nodes_.size() - 1);
    }
    std::vector<Reading> readings(Way way) const {
        std::vector<Reading> readings;
        for (; way != none; way = nodes_[way].previous) readings.push_back(entry(way).reading);
        std::reverse(readings.begin(), readings.end());
        return readings;
    }
    const Reading& reading(std::uint32_t number) const { return entries_[number].reading; }
    std::uint32_t numbers() const { return static_cast<std::uint32_t>(entries_.size()); }

    /// Calls `use(number)` for both readings of each action that two ways read differently. A way
    /// without a reading of an action uses it as written.
    template <class Use>
    void each_difference(Way one, Way other, Use&& use) const {
        while (one != other) {
            const std::uint32_t index = std::max(after(one), after(other));
            const bool in_one = after(one) == index, in_other = after(other) == index;
            const Entry& latest = entry(in_one ? one : other);
            const std::uint32_t first = in_one ? nodes_[one].number : latest.written;
            const std::uint32_t second = in_other ? nodes_[other].number : latest.written;
            if (reading(first).way() != reading(second).way()) {
                use(first);
                use(second);
            }
            if (in_one) one = nodes_[one].previous;
            if (in_other) other = nodes_[other].previous;
        }
    }

  private:
    struct Node {
        Way previous = none;
        std::uint32_t number = 0;
    };
    struct Entry {
        Reading reading;
        std::uint32_t written = 0;  ///< the number of its action as written
    };

    const Entry& entry(Way way) const { return entries_[nodes_[way].number]; }
    /// One more than the action of the way's last reading; 0 if it has no reading.
    std::uint32_t after(Way way) const { return way == none ? 0 : entry(way).reading.index + 1; }
    std::uint32_t number(const Reading& reading) {
        const std::uint32_t index = reading.index;
        if (entries_.empty() || entries_.back().reading.index != index)
            entries_.push_back({{index, record_.actions[index], 0}, numbers()});
        const std::uint32_t written = entries_.back().written;
        for (std::uint32_t i = written; i < numbers(); ++i)
            if (this->reading(i).way() == reading.way() &&
                this->reading(i).passing == reading.passing)
                return i;
        entries_.push_back({reading, written});
        return numbers() - 1;
    }

    const Record& record_;
    std::vector<Node> nodes_;
    std::vector<Entry> entries_;
};

}  // namespace bones
