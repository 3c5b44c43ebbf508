// The matches of a pattern in one record after the other.
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

/// Reads, judges and searches records, reusing its memory. One for each thread. Throws as Matcher
/// does.
class RecordFinder {
  public:
    struct Options {
        HandConditions wanted{};
        bool canonical = false;      ///< the texts are
        bool no_fast_check = false;  ///< see Tool
        bool verdicts = false;       ///< verdict() is asked for, whatever the pattern needs
    };

    /// The pattern must outlive the finder.
    RecordFinder(const Pattern& pattern, std::shared_ptr<const NamedPeople> people,
                 Options options);

    /// The matches in hands that `wanted` (one bit a hand, from the first; empty: all) has, in
    /// order.
    const std::vector<RecordMatch>& find(const RawRecord& raw,
                                         const std::vector<bool>& wanted = {});
    bool has_match(const RawRecord& raw);

    /// What was read last, and what the referee says of it (see verdict()).
    const RecordChecker& judged() const { return judge_; }
    const Record& record() const { return judge_.record; }
    /// Of a record with a match, if the pattern or the options need it.
    const GameVerdict& verdict() const { return judge_.verdict; }
    /// What a variable stands for: a name, or a tile; nothing if the match did not bind it.
    std::string bound(const RecordMatch& found, std::size_t variable) const;
    /// Whom it stands for; of a tile, a seat without a name, or nothing, nobody is known.
    bones::Person person(const RecordMatch& found, std::size_t variable) const;

  private:
    bool read(const RawRecord& raw);
    bool is_wanted(std::uint32_t hand) const {
        return wanted_.empty() || (hand < wanted_.size() && wanted_[hand]);
    }
    /// Actions of records that were looked at before they were judged, and of those that need not
    /// be judged then.
    struct Looks {
        std::uint64_t at = 0, spared = 0;
    };
    /// Whether enough of the records of a game so far need not be judged, or they are too few to
    /// tell. To look takes about a tenth of judging.
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
    bool judges_;               ///< what is written is not enough
    std::vector<bool> wanted_;  ///< the hands to search, one bit each; empty: all
    static constexpr std::uint64_t few_actions = 20'000;
    /// By game: one may have no tile that is asked for, and another all.
    std::array<Looks, static_cast<std::size_t>(Game::unknown) + 1> looks_{};
    std::string canonical_;
    std::vector<RecordMatch> found_;
};

}  // namespace bones::inline store::find
