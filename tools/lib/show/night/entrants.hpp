// The participants: people, recognised under several spellings, and the entrants that they form.
#pragma once

#include <map>
#include <span>
#include <unordered_map>

#include "tools/lib/show/night/sheet.hpp"

namespace bones::inline show::night {

/// The entrants that are ranked: single players, or partnerships of two or more.
enum class RankedBy : std::uint8_t { player, partnership };

/// People by number. As everywhere, they are identified by stable id, or without one by folded name
/// (Person::key).
class People {
  public:
    /// All people on sheets and all others who were present, in the order of their names.
    People(std::span<const PlayerName* const> sheets, std::span<const PlayerName* const> others);

    /// The person whom a sheet names.
    std::optional<std::uint32_t> find(const PlayerName& name) const;
    /// The person whom a line of a night file names. A name alone may also mean the only person of
    /// that name with an id.
    std::optional<std::uint32_t> find_meant(const PlayerName& name) const;
    std::size_t size() const { return people_.size(); }
    /// The displayed name; with the id if two people share the name.
    const std::string& shown(std::uint32_t person) const;
    const PlayerName& name(std::uint32_t person) const { return people_[person]; }
    /// The known name nearest to an unknown one; empty if none is near.
    std::string nearest_to(const PlayerName& name) const;
    /// One line for each two people who may be one.
    std::vector<std::string> near() const;

  private:
    void add(const PlayerName& name);
    std::optional<std::uint32_t> with_key(const std::string& key) const;
    void put_in_order();
    void name_apart();

    std::vector<PlayerName> people_;
    std::unordered_multimap<std::size_t, std::uint32_t> by_key_;  ///< keyed by the hash of the key
    /// The people with a stable id, by folded name.
    std::map<std::string, std::vector<std::uint32_t>> with_id_;
    std::map<std::uint32_t, std::string> apart_;  ///< names of people whose name alone is ambiguous
};

/// The entrants of an event.
class Entrants {
  public:
    /// Includes the people of some sheets and night files.
    Entrants(std::span<const Sheet* const> sheets, std::span<const NightFile* const> files,
             RankedBy by);

    RankedBy by() const { return by_; }
    std::uint32_t size() const {
        return static_cast<std::uint32_t>(by_ == RankedBy::player ? people_.size()
                                                                  : members_.size());
    }
    const std::string& shown(Entrant entrant) const {
        return by_ == RankedBy::player ? people_.shown(entrant) : shown_[entrant];
    }
    /// The stable ids of an entrant's people; empty for people without one.
    std::vector<std::string> ids(Entrant entrant) const;
    const People& people() const { return people_; }
    /// The named people at a side, each once.
    std::vector<std::uint32_t> people_of(const SheetSide& side) const;
    /// The known people whom a line of a night file names.
    std::vector<std::uint32_t> people_of(std::span<const PlayerName> names) const;

    /// The entrants that get the result of a side: one or none, or each of its players if players
    /// are ranked.
    std::vector<Entrant> entrants_of(const SheetSide& side) const;
    /// The entrants that a line of a night file names: each person, or the existing partnership of
    /// exactly these people. `complaint` gets a message about an unknown person.
    std::vector<Entrant> entrants_of(std::span<const PlayerName> names,
                                     std::string& complaint) const;

    /// The partnerships that include all of these people.
    std::vector<Entrant> partnerships_with(std::span<const PlayerName> names) const;

  private:
    using Members = std::vector<std::uint32_t>;

    using Find = std::optional<std::uint32_t> (People::*)(const PlayerName& name) const;

    void add_partners(std::span<const PlayerName> names, Find find);
    std::vector<std::uint32_t> people_of(std::span<const PlayerName> names, Find find) const;
    std::optional<Members> members_of(std::span<const PlayerName> names, Find find) const;
    std::vector<Entrant> partnership_of(const Members& members) const;

    People people_;
    RankedBy by_;
    // Partnerships, by entrant. A player's entrant number is the number of the person.
    std::vector<Members> members_;  ///< sorted people
    std::vector<std::string> shown_;
};

}  // namespace bones::inline show::night
