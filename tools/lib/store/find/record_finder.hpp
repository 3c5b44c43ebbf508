// Finds the matches of a pattern in records.
#pragma once

#include <array>
#include <memory>
#include <string>
#include <vector>

#include "tools/lib/io/records/judged.hpp"
#include "tools/lib/store/find/matcher.hpp"
#include "tools/lib/store/find/people.hpp"

namespace bones::inline store::find {

/// A match in a record.
struct RecordMatch {
    std::uint32_t hand = 0;  ///< index into Record::hands
    Match match;
};

/// Reads, judges and searches records, and reuses memory. Use one per thread. Throws what Matcher
/// throws.
class RecordFinder {
  public:
    struct Options {
        HandConditions wanted{};
        bool canonical = false;      ///< the texts are canonical
        bool no_fast_check = false;  ///< see Tool
        bool verdicts = false;       ///< verdict() is used, even if the pattern does not need it
    };

    /// The pattern must outlive the finder.
    RecordFinder(const Pattern& pattern, std::shared_ptr<const NamedPeople> people,
                 Options options);

    /// Finds the matches in the hands that `wanted` has (one bit per hand; empty: all), in order.
    const std::vector<RecordMatch>& find(const RawRecord& raw,
                                         const std::vector<bool>& wanted = {});
    bool has_match(const RawRecord& raw);

    /// The last record that was read, and its verdict (see verdict()).
    const RecordChecker& judged() const { return judge_; }
    const Record& record() const { return judge_.record; }
    /// The verdict on a record with a match, if the pattern or the options need it.
    const GameVerdict& verdict() const { return judge_.verdict; }
    /// The value of a variable: a name or a tile. Empty if the match did not bind it.
    std::string bound(const RecordMatch& found, std::size_t variable) const;
    /// The person that a variable stands for. Without a name and an id for a tile, for a seat
    /// without a name, or if unbound.
    bones::Person person(const RecordMatch& found, std::size_t variable) const;

  private:
    bool read(const RawRecord& raw);
    bool is_wanted(std::uint32_t hand) const {
        return wanted_.empty() || (hand < wanted_.size() && wanted_[hand]);
    }
    /// Numbers of actions in records that were checked before judging: all of them, and those in
    /// records that did not need judging.
    struct Looks {
        std::uint64_t at = 0, spared = 0;
    };
    /// Whether checking a record before judging it saves time. It takes about a tenth of the time
    /// of judging. True if enough records of the game needed no judging, or if too few were
    /// checked.
    static bool looking_pays(const Looks& looks) {
        return looks.at < few_actions || 8 * looks.spared > looks.at;
    }
    Looks& looks() { return looks_[static_cast<std::size_t>(record().game)]; }
    bool leave_what_may_match();
    void judge_canonical(const RawRecord& raw);
    bool search(const RawRecord& raw, const std::vector<bool>& wanted,
                const std::function<bool(std::uint32_t hand, const Match&)>& use);

    const Pattern& pattern_;
    Options options_;
    RecordChecker judge_;
    SeatReader seats_;
    HandState hand_;
    Matcher matcher_;
    bool judges_;               ///< the written actions are not enough
    std::vector<bool> wanted_;  ///< the hands to search, one bit each; empty: all
    static constexpr std::uint64_t few_actions = 20'000;
    /// By game, because one game may have none of the tiles in the pattern and another all of them.
    std::array<Looks, static_cast<std::size_t>(Game::unknown) + 1> looks_{};
    std::string canonical_;
    std::vector<RecordMatch> found_;
};

}  // namespace bones::inline store::find
