// What one judged record has to say to statistics: observations, each of one metric.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "bones/verdict.hpp"
#include "tools/lib/interval.hpp"
#include "tools/lib/statistics/metric.hpp"

namespace bones::stats {

/// Observations by metric. Of most metrics a group has none: they take no memory.
class Tallies {
  public:
    Sample operator[](std::size_t metric) const {
        return has(metric) ? samples_[place_of(metric)] : Sample();
    }
    void add(std::size_t metric, const Sample& sample) {
        if (sample.n == 0) return;
        const std::size_t place = place_of(metric);
        if (has(metric)) return samples_[place].add(sample);
        samples_.insert(samples_.begin() + static_cast<std::ptrdiff_t>(place), sample);
        present_ |= std::uint64_t{1} << metric;
    }
    void add(const Tallies& other) {
        if (present_ == 0) {
            *this = other;
            return;
        }
        std::size_t place = 0;
        for (std::uint64_t rest = other.present_; rest != 0; rest &= rest - 1)
            add(static_cast<std::size_t>(std::countr_zero(rest)), other.samples_[place++]);
    }

  private:
    static_assert(metric_count <= 64);
    bool has(std::size_t metric) const { return (present_ >> metric & 1) != 0; }
    std::size_t place_of(std::size_t metric) const {
        const std::uint64_t before = (std::uint64_t{1} << metric) - 1;
        return static_cast<std::size_t>(std::popcount(present_ & before));
    }

    std::uint64_t present_ = 0;    ///< one bit a metric
    std::vector<Sample> samples_;  ///< of these, by metric
};

/// The observations of one seat, or of several together, by metric. Of most metrics a hand has
/// none: these cost nothing.
class Samples {
  public:
    Samples() {}  // what is not there is not written either
    Samples(const Samples& other) { *this = other; }
    Samples& operator=(const Samples& other) {
        present_ = 0;
        add(other);
        return *this;
    }
    ~Samples() = default;

    bool has(std::size_t metric) const { return (present_ >> metric & 1) != 0; }
    void clear() { present_ = 0; }
    void add(Metric metric, const Sample& sample) {
        if (sample.n > 0) add(static_cast<std::size_t>(metric), sample);
    }
    void add(const Samples& other) {
        other.for_each([this](std::size_t metric, const Sample& sample) { add(metric, sample); });
    }
    void remove(Metric metric) {
        present_ &= ~(std::uint64_t{1} << static_cast<std::size_t>(metric));
    }
    /// Calls `use(index, sample)` for those that are there, in order.
    template <class Use>
    void for_each(Use&& use) const {
        for (std::uint64_t rest = present_; rest != 0; rest &= rest - 1) {
            const auto metric = static_cast<std::size_t>(std::countr_zero(rest));
            use(metric, data_[metric]);
        }
    }

  private:
    void add(std::size_t metric, const Sample& sample) {
        if (has(metric)) return data_[metric].add(sample);
        data_[metric] = sample;
        present_ |= std::uint64_t{1} << metric;
    }

    static_assert(metric_count <= 64);
    std::uint64_t present_ = 0;
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
    /// Adds what was observed elsewhere, of as many seats.
    void add(const Facts& other);
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

/// Finds what a record has to say. The verdict must have been made with a trace; both must stay
/// while the collector is used.
class FactCollector {
  public:
    FactCollector(const Record& record, const GameVerdict& verdict);
    /// Adds what there is to say of the game as a whole.
    void add_game(Facts& facts) const;
    /// Adds what there is to say of a hand: an index into the verdict's hands.
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

}  // namespace bones::stats
