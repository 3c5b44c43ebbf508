// Who takes part: the same people under their several spellings, and the entrants that they are.
#pragma once

#include <map>
#include <span>
#include <unordered_map>

#include "tools/lib/show/night/sheet.hpp"

namespace bones::inline show::night {

/// Who is ranked: everybody for themselves, or partnerships of two and more.
enum class RankedBy : std::uint8_t { player, partnership };

/// People by number, told apart as everywhere: by stable id, else by folded name (Person::key).
class People {
  public:
    /// Everybody on sheets, and who else is said to have been there, in the order of their names.
    People(std::span<const PlayerName* const> sheets, std::span<const PlayerName* const> others);

    /// Whoever a sheet means.
    std::optional<std::uint32_t> find(const PlayerName& name) const;
    /// Whoever a line of a night file means: a name alone may also be the one person of that name
    /// who has an id.
    std::optional<std::uint32_t> find_meant(const PlayerName& name) const;
    std::size_t size() const { return people_.size(); }
    /// How somebody is shown: the name; with the id where two have the same name.
    const std::string& shown(std::uint32_t person) const;
    const PlayerName& name(std::uint32_t person) const { return people_[person]; }
    /// The name nearest to one that is not known; empty if none is near.
    std::string nearest_to(const PlayerName& name) const;
    /// One line on each two people who may be one.
    std::vector<std::string> near() const;

  private:
    void add(const PlayerName& name);
    std::optional<std::uint32_t> with_key(const std::string& key) const;
    void put_in_order();
    void name_apart();

    std::vector<PlayerName> people_;
    std::unordered_multimap<std::size_t, std::uint32_t> by_key_;  ///< by the key's hash
    /// By folded name: those who have a stable id.
    std::map<std::string, std::vector<std::uint32_t>> with_id_;
    std::map<std::uint32_t, std::string> apart_;  ///< whose name alone does not show who they are
};

/// The entrants of an event.
class Entrants {
  public:
    /// Everybody on some sheets and night files.
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
    /// The stable ids of an entrant's people; empty where they have none.
    std::vector<std::string> ids(Entrant entrant) const;
    const People& people() const { return people_; }
    /// The people at a side, each once; who is not named is left out.
    std::vector<std::uint32_t> people_of(const SheetSide& side) const;
    /// The people that a line of a night file names, as far as they are known.
    std::vector<std::uint32_t> people_of(std::span<const PlayerName> names) const;

    /// The entrants that a side counts for: one, or none; each player for themselves if everybody
    /// is ranked.
    std::vector<Entrant> entrants_of(const SheetSide& side) const;
    /// The entrants that a line of a night file means: everybody named, or the partnership of
    /// exactly these people, if there is one. `complaint` says who is not known.
    std::vector<Entrant> entrants_of(std::span<const PlayerName> names,
                                     std::string& complaint) const;

    /// The partnerships in which all of these are, and perhaps others.
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
    // Of partnerships, by entrant. A player is the person of the same number.
    std::vector<Members> members_;  ///< people in order
    std::vector<std::string> shown_;
};

}  // namespace bones::inline show::night
