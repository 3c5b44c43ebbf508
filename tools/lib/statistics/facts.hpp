// What one judged record has to say to statistics: observations, each of one metric.
#pragma once

#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "bones/verdict.hpp"
#include "tools/lib/interval.hpp"
#include "tools/lib/statistics/metric.hpp"

namespace bones::stats {

/// The observations of one seat, or of several together, by metric.
using Samples = std::array<Sample, metric_count>;

void add(Samples& sum, const Samples& other);

/// What was observed: of each seat, and of the whole table.
class Facts {
  public:
    explicit Facts(int players) : players_(players), seats_(static_cast<std::size_t>(players)) {}

    /// Adds an observation of a seat. Seats at which nobody sits are passed over.
    void add(Metric metric, Seat seat, std::int64_t value) {
        if (seat.index() >= players_) return;
        seats_[seat.index()][static_cast<std::size_t>(metric)].add(value);
    }
    /// Adds several observations of a seat that plays.
    void add(Metric metric, Seat seat, const Sample& tally) {
        seats_[seat.index()][static_cast<std::size_t>(metric)].add(tally);
    }
    /// Adds an observation of the whole table.
    void add(Metric metric, std::int64_t value) {
        table_[static_cast<std::size_t>(metric)].add(value);
    }
    /// Adds what was observed elsewhere, of as many seats.
    void add(const Facts& other);
    /// The seat must be one of those that play.
    const Samples& of_seat(Seat seat) const { return seats_[seat.index()]; }
    const Samples& of_table() const { return table_; }

  private:
    int players_;
    Samples table_{};
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

/// The seat at which a seat's points are written: its own, or the first of its side.
Seat scoring_seat_of(const Record& record, Seat seat);

}  // namespace bones::stats
