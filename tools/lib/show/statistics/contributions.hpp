// The facts that a record adds to each group of the statistics.
#pragma once

#include <algorithm>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "tools/lib/io/records/people.hpp"
#include "tools/lib/show/statistics/facts.hpp"
#include "tools/lib/store/archive/people.hpp"

namespace bones::inline show::stats {

enum class Grouping { player, pair, opponent, game, event, month, seat, opening, suit, all };
/// The names of all groupings, `player`, `pair` …, in the order of the enumeration.
const std::vector<std::string>& grouping_names();

/// The facts of a record for one group.
struct Share {
    /// Facts that count if one of these seats is selected.
    struct Part {
        SeatSet seats;
        const Samples* facts;
    };

    const std::string& key;
    const std::string& name;  ///< for display
    bool stays;               ///< the group exists even if no part counts
    std::uint32_t hand;       ///< the first of the hands with these parts
    std::span<const Part> parts;
    /// The joint facts of all parts of seats (all parts but the first). In one hand they are one
    /// unit, not one for each seat. Null: the sum of the parts.
    const Samples* joint = nullptr;

    /// Calls `use` with each part that counts for the selected seats.
    template <class Use>
    void for_each_counting(SeatSet asked, Use&& use) const {
        const auto counts = [&](const Part& part) { return !(part.seats & asked).empty(); };
        if (joint != nullptr && std::all_of(parts.begin(), parts.end(), counts)) {
            use(*parts.front().facts);
            return use(*joint);
        }
        for (const Part& part : parts)
            if (counts(part)) use(*part.facts);
    }
};

/// Distributes the facts of a judged record, one grouping after the other. Record and verdict must
/// outlive it.
class Sharer {
  public:
    using Use = std::function<void(const Share&)>;
    using AddMore = std::function<void(std::size_t hand, Facts& facts)>;

    /// `more` adds facts about a hand from other sources; may be null.
    Sharer(const Record& record, const GameVerdict& verdict, const archive::WhoIsWho& who,
           AddMore more = {})
        : record_(record), verdict_(verdict), who_(who), more_(std::move(more)) {}
    /// Collects the facts of each hand in advance. This is faster if both openings and other
    /// groupings follow.
    void keep_hands() { openings(); }
    /// Calls `use` with each group of the record, once for each sitting.
    void share(Grouping grouping, const Use& use);
    /// The record's only group by game, event, month, or in total.
    std::string name_of_record(Grouping grouping) const;

  private:
    /// A group of the record.
    struct GroupShare {
        std::string key, name;
        SeatSet seats;  ///< at least one of these must be selected
        BySeat<SeatSet>
            of_seat;  ///< by seat: the selection for which its facts count; empty: it adds none
        bool stays = false;
    };

    /// A player, and the key that identifies the person.
    struct KnownPlayer {
        bool is_known;
        std::string key, called;
    };

    /// The facts of a hand by opening tile: ranges of those of the table and of the leading seat.
    struct Opening {
        std::size_t begin = 0, middle = 0, end = 0;
    };
    struct StoredShare {
        Metric metric;
        Sample sample;
    };

    const std::vector<Opening>& openings();
    void keep_opening(std::size_t hand, const Facts& facts);
    void keep(const Samples& samples);
    Samples kept(std::size_t begin, std::size_t end) const;
    const Action* first_play(std::size_t hand) const;
    void forget_whole();
    bool has_joint_facts() const;
    const Facts& whole(bool joint);
    void add_unit(const Facts& unit);
    void add_joint(const Facts& unit);
    void add_hand_to_whole(std::size_t hand, Facts& facts);
    void add_game_to_whole();
    const Samples* joint_of(const GroupShare& met);
    const std::vector<KnownPlayer>& people();
    void share(const GroupShare& met, const Facts& facts, const Use& use);
    const FactCollector& collector();
    static void belong(GroupShare& group, int seat, SeatSet asked);
    GroupShare& group(std::string key, std::string_view name);
    void find_groups();
    void find_people();
    void find_couple(int seat, const KnownPlayer& person, int other_seat, const KnownPlayer& other);
    void share_by_opening(std::size_t hand, const Use& use);
    void share_by_suit(const Use& use);

    const Record& record_;
    const GameVerdict& verdict_;
    const archive::WhoIsWho& who_;
    AddMore more_;
    Grouping grouping_ = Grouping::player;
    Sitting sitting_;  ///< the hands that are being distributed
    std::vector<GroupShare> groups_;
    std::vector<Share::Part> parts_;
    std::vector<Samples> made_;  ///< the facts of parts
    // Collected on first use.
    std::optional<FactCollector> collector_;
    std::vector<Opening> openings_;  ///< for each hand of the verdict
    std::vector<StoredShare> kept_;
    std::optional<Facts> whole_;  ///< of the whole record
    bool joint_ = false;          ///< the joint facts below are collected
    Samples all_seats_;           ///< joint facts of all seats, hand by hand
    std::vector<Samples> sides_;  ///< joint facts of partners, by the first seat of the side
    std::optional<std::vector<KnownPlayer>> people_;
};

}  // namespace bones::inline show::stats
