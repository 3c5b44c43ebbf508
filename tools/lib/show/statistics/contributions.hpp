// What a record gives to the groups that statistics are by.
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
/// `player`, `pair` … in the order of the enumeration.
const std::vector<std::string>& grouping_names();

/// What a record gives to a group.
struct Share {
    /// Facts, which count if one of these seats is asked for.
    struct Part {
        SeatSet seats;
        const Samples* facts;
    };

    const std::string& key;
    const std::string& name;  ///< for people
    bool stays;               ///< the group is there even if no part counts
    std::uint32_t hand;       ///< the first of the hands that the parts are of
    std::span<const Part> parts;
    /// What the parts of seats, all but the first, come to if all count: what several seats give in
    /// one hand is one unit. Null: no more than the parts.
    const Samples* joint = nullptr;

    /// The parts that count if these seats are asked for.
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

/// Shares out what a judged record has to say, by one grouping after the other. Both must stay.
class Sharer {
  public:
    using Use = std::function<void(const Share&)>;
    using AddMore = std::function<void(std::size_t hand, Facts& facts)>;

    /// `more` adds what is known of a hand from elsewhere; null: nothing is.
    Sharer(const Record& record, const GameVerdict& verdict, const archive::WhoIsWho& who,
           AddMore more = {})
        : record_(record), verdict_(verdict), who_(who), more_(std::move(more)) {}
    /// Finds what each hand has to say before anything is shared: quicker where openings are asked
    /// for and other groupings too.
    void keep_hands() { openings(); }
    /// Calls `use` with each group that there is, once for each sitting of the record.
    void share(Grouping grouping, const Use& use);
    /// The one group by game, event, month, or all, that the record belongs to.
    std::string name_of_record(Grouping grouping) const;

  private:
    /// A group that the record belongs to.
    struct GroupShare {
        std::string key, name;
        SeatSet seats;            ///< one of whom must be asked for
        BySeat<SeatSet> of_seat;  ///< the same for what a seat gives; none: it gives nothing
        bool stays = false;
    };

    /// Somebody who plays, with what tells people apart.
    struct KnownPlayer {
        bool is_known;
        std::string key, called;
    };

    /// Of a hand that is by its opening tile: which of what is kept is of the table, and which of
    /// who led it.
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
    const Facts& whole();
    void add_unit(const Facts& unit);
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
    Sitting sitting_;  ///< whose facts are shared
    std::vector<GroupShare> groups_;
    std::vector<Share::Part> parts_;
    std::vector<Samples> made_;  ///< for parts
    // Found when they are first asked for.
    std::optional<FactCollector> collector_;
    std::vector<Opening> openings_;  ///< of each of the verdict's hands
    std::vector<StoredShare> kept_;
    std::optional<Facts> whole_;  ///< of the whole record
    Samples all_seats_;           ///< what all seats give, hand by hand
    std::vector<Samples> sides_;  ///< the same of partners, by the first seat of the side
    std::optional<std::vector<KnownPlayer>> people_;
};

}  // namespace bones::inline show::stats
