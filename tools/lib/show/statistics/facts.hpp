// Collects the facts of one judged record: observations, each of one metric.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "bones/verdict.hpp"
#include "tools/lib/show/statistics/interval.hpp"
#include "tools/lib/show/statistics/metric.hpp"

namespace bones::inline show::stats {

/// Observations by metric. Most metrics have none in a group, and these take no memory.
class Tallies {
  public:
    Sample operator[](std::size_t metric) const {
        return present_.has(metric) ? samples_[present_.before(metric)] : Sample();
    }
    void add(std::size_t metric, const Sample& sample) {
        if (sample.n == 0) return;
        const std::size_t place = present_.before(metric);
        if (present_.has(metric)) return samples_[place].add(sample);
        samples_.insert(samples_.begin() + static_cast<std::ptrdiff_t>(place), sample);
        present_.insert(metric);
    }
    void add(const Tallies& other) {
        if (present_.empty()) {
            *this = other;
            return;
        }
        std::size_t place = 0;
        other.present_.for_each([&](std::size_t metric) { add(metric, other.samples_[place++]); });
    }

  private:
    MetricSet present_;
    std::vector<Sample> samples_;  ///< of the metrics in the set, in order
};

/// The observations of one or more seats, by metric. Most metrics have none in a hand, and these
/// cost no time.
class Samples {
  public:
    Samples() {}  // leaves missing samples uninitialised
    Samples(const Samples& other) { *this = other; }
    Samples& operator=(const Samples& other) {
        present_ = {};
        add(other);
        return *this;
    }
    ~Samples() = default;

    bool has(std::size_t metric) const { return present_.has(metric); }
    bool empty() const { return present_.empty(); }
    void clear() { present_ = {}; }
    void add(Metric metric, const Sample& sample) {
        if (sample.n > 0) add(static_cast<std::size_t>(metric), sample);
    }
    void add(const Samples& other) {
        other.for_each([this](std::size_t metric, const Sample& sample) { add(metric, sample); });
    }
    /// Adds the observations of one unit.
    void add_unit(const Samples& unit) {
        unit.for_each(
            [this](std::size_t metric, const Sample& sample) { add(metric, sample.closed()); });
    }
    void remove(Metric metric) { present_.remove(static_cast<std::size_t>(metric)); }
    /// Calls `use(index, sample)` for each metric with a sample, in order.
    template <class Use>
    void for_each(Use&& use) const {
        present_.for_each([&](std::size_t metric) { use(metric, data_[metric]); });
    }

  private:
    void add(std::size_t metric, const Sample& sample) {
        if (present_.has(metric)) return data_[metric].add(sample);
        data_[metric] = sample;
        present_.insert(metric);
    }

    MetricSet present_;
    union {
        std::array<Sample, metric_count> data_;
    };
};

/// The observations of each seat, and of the whole table.
class Facts {
  public:
    explicit Facts(int players) : players_(players), seats_(static_cast<std::size_t>(players)) {}

    /// Adds an observation of a seat. Empty seats are ignored.
    void add(Metric metric, Seat seat, std::int64_t value) {
        if (seat.index() >= players_) return;
        add(metric, seat, Sample::of(value));
    }
    /// Adds several observations of an occupied seat.
    void add(Metric metric, Seat seat, const Sample& tally) {
        seats_[static_cast<std::size_t>(seat.index())].add(metric, tally);
    }
    /// Adds an observation of the whole table.
    void add(Metric metric, std::int64_t value) { table_.add(metric, Sample::of(value)); }
    void clear() {
        table_.clear();
        for (Samples& seat : seats_) seat.clear();
    }
    /// Adds the observations of one unit with the same number of seats.
    void add_unit(const Facts& unit);
    /// `seat` must be occupied.
    const Samples& of_seat(Seat seat) const {
        return seats_[static_cast<std::size_t>(seat.index())];
    }
    const Samples& of_table() const { return table_; }

  private:
    int players_;
    Samples table_;
    std::vector<Samples> seats_;
};

/// Whether a hand counts. A deal that did not count and was repeated does not.
inline bool counts_as_hand(const HandVerdict& hand) {
    return hand.end != EndKind::redeal;
}

/// Collects the facts of a record. The verdict needs a trace. Record and verdict must outlive the
/// collector.
class FactCollector {
  public:
    FactCollector(const Record& record, const GameVerdict& verdict);
    /// Adds the facts of the game as a whole.
    void add_game(Facts& facts) const;
    /// Adds the facts of a hand, an index into the verdict's hands. A deal that did not count adds
    /// nothing.
    void add_hand(std::size_t index, Facts& facts) const;

  private:
    void add_revokes(std::size_t index, Metric metric, Facts& facts) const;

    const Record& record_;
    const GameVerdict& verdict_;
    /// Proven revokes, as number of the hand and ply.
    std::vector<std::pair<std::int64_t, std::int64_t>> revokes_;
};

/// The lead of a trick.
struct Lead {
    Seat seat;
    int suit;
    std::optional<bool>
        won;  ///< whether the leader took the trick; none: no further trick shows it
};

/// The leads in a hand of a trick game. The verdict needs a trace.
std::vector<Lead> leads_of(const Record& record, const GameVerdict& verdict, std::size_t hand);

}  // namespace bones::inline show::stats
