// What one judged record has to say to statistics: observations, each of one metric.
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

/// Observations by metric. Of most metrics a group has none: they take no memory.
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
    std::vector<Sample> samples_;  ///< of these, in order
};

/// The observations of one seat, or of several together, by metric. Of most metrics a hand has
/// none: these cost nothing.
class Samples {
  public:
    Samples() {}  // what is not there is not written either
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
    /// Adds what one unit gives.
    void add_unit(const Samples& unit) {
        unit.for_each(
            [this](std::size_t metric, const Sample& sample) { add(metric, sample.closed()); });
    }
    void remove(Metric metric) { present_.remove(static_cast<std::size_t>(metric)); }
    /// Calls `use(index, sample)` for those that are there, in order.
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

/// What was observed: of each seat, and of the whole table.
class Facts {
  public:
    explicit Facts(int players) : players_(players), seats_(static_cast<std::size_t>(players)) {}

    /// Adds an observation of a seat. Seats at which nobody sits are passed over.
    void add(Metric metric, Seat seat, std::int64_t value) {
        if (seat.index() >= players_) return;
        add(metric, seat, Sample::of(value));
    }
    /// Adds several observations of a seat that plays.
    void add(Metric metric, Seat seat, const Sample& tally) {
        seats_[static_cast<std::size_t>(seat.index())].add(metric, tally);
    }
    /// Adds an observation of the whole table.
    void add(Metric metric, std::int64_t value) { table_.add(metric, Sample::of(value)); }
    void clear() {
        table_.clear();
        for (Samples& seat : seats_) seat.clear();
    }
    /// Adds what was observed of one unit, of as many seats.
    void add_unit(const Facts& unit);
    /// The seat must be one of those that play.
    const Samples& of_seat(Seat seat) const {
        return seats_[static_cast<std::size_t>(seat.index())];
    }
    const Samples& of_table() const { return table_; }

  private:
    int players_;
    Samples table_;
    std::vector<Samples> seats_;
};

/// Whether a hand is one. A deal that did not count and was made again is none.
inline bool counts_as_hand(const HandVerdict& hand) {
    return hand.end != EndKind::redeal;
}

/// Finds what a record has to say. The verdict must have been made with a trace; both must stay
/// while the collector is used.
class FactCollector {
  public:
    FactCollector(const Record& record, const GameVerdict& verdict);
    /// Adds what there is to say of the game as a whole.
    void add_game(Facts& facts) const;
    /// Adds what there is to say of a hand: an index into the verdict's hands. A deal that did not
    /// count adds nothing.
    void add_hand(std::size_t index, Facts& facts) const;

  private:
    void add_revokes(std::size_t index, Metric metric, Facts& facts) const;

    const Record& record_;
    const GameVerdict& verdict_;
    /// Proven revokes, by number of the hand and ply.
    std::vector<std::pair<std::int64_t, std::int64_t>> revokes_;
};

/// A trick led.
struct Lead {
    Seat seat;
    int suit;
    std::optional<bool> won;  ///< whether the leader took the trick; none: no other trick follows
};

/// The tricks led in a hand of a game of tricks that was judged with a trace.
std::vector<Lead> leads_of(const Record& record, const GameVerdict& verdict, std::size_t hand);

}  // namespace bones::inline show::stats
