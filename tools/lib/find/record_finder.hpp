// The matches of a pattern in one record after the other.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "tools/lib/find/matcher.hpp"
#include "tools/lib/find/people.hpp"
#include "tools/lib/judged.hpp"

namespace bones::find {

/// A match in a record.
struct Found {
    std::uint32_t hand = 0;  ///< index into Record::hands
    Match match;
};

/// Reads, judges and searches records, reusing its memory. One for each thread. Throws as Matcher
/// does.
class RecordFinder {
  public:
    struct Options {
        Matcher::Wanted wanted{};
        bool canonical = false;  ///< the texts are
        bool no_lane = false;    ///< see Tool
    };

    /// The pattern must outlive the finder.
    RecordFinder(const Pattern& pattern, std::shared_ptr<const NamedPeople> people,
                 Options options);

    /// The matches in hands that `wanted` (one bit a hand, from the first; empty: all) has, in
    /// order.
    const std::vector<Found>& find(const RawRecord& raw, const std::vector<bool>& wanted = {});
    bool has_match(const RawRecord& raw);

    /// What was read last.
    const Record& record() const { return judge_.record; }
    const GameVerdict& verdict() const { return judge_.verdict; }
    /// What a variable stands for: a name, or a tile; nothing if the match did not bind it.
    std::string bound(const Match& match, std::size_t variable) const;

  private:
    void judge(const RawRecord& raw);
    bool search(const RawRecord& raw, const std::vector<bool>& wanted,
                const std::function<bool(std::uint32_t hand, const Match&)>& use);

    const Pattern& pattern_;
    Options options_;
    Judge judge_;
    SeatReader seats_;
    HandState hand_;
    Matcher matcher_;
    std::string canonical_;
    std::vector<Found> found_;
};

}  // namespace bones::find
