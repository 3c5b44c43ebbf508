// The people and games known around a record.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "tools/lib/show/entry/game_header.hpp"

namespace bones::inline show::entry {

/// The people whom a typed name may mean.
struct Likely {
    std::vector<Person> people;  ///< sorted by name
    /// The typed name is not exactly theirs: case, accents or one letter differ.
    bool near = false;
};

/// A game in a round.
struct OtherGame {
    std::string file;
    std::uint64_t line = 1;
    std::string date, round;

    std::string place() const;
};

class Neighbours {
  public:
    /// Further people and games are left out, so that memory stays bounded.
    static constexpr std::size_t most_people = 200'000, most_games = 500'000;

    /// Adds the players of a game, and notes that they play in its round.
    void add_game(const GameHeader& header);
    /// Adds a person of an archive, who is known but not present.
    void add_archived(const Person& person);
    /// Adds a person of a night file, which gives names without ids. Call it after all games and
    /// all people of an archive.
    void add_named(const Person& person);
    /// Removes the games of a file; their players stay.
    void remove_games_of(const std::string& file);

    /// Whether people or games were left out.
    bool is_cut() const { return is_cut_; }
    /// A game of this date and round in which the person plays; null if there is none. An empty
    /// date means any date.
    const OtherGame* game_of(const Person& person, std::string_view date,
                             std::string_view round) const;
    /// The sorted names of present people without a game of this date and round, except the people
    /// with the keys in `but_for`. An empty date means any date.
    std::vector<std::string> without_game(std::string_view date, std::string_view round,
                                          std::span<const std::string> but_for) const;
    /// The people who match in the first of these ways:
    /// - Their name is exactly this one.
    /// - Their name is the same without regard to case and accents.
    /// - Their name, or a part of it, begins like this.
    /// - Their name differs in one letter.
    Likely likely_people(std::string_view typed) const;

  private:
    struct KnownRecord {
        Person person;
        std::string folded;  ///< its name
        bool present = false;
        std::vector<std::uint32_t> games;
    };

    KnownRecord* meet(const Person& person);
    const OtherGame* find_game(const KnownRecord& known, std::string_view date,
                               std::string_view round) const;
    template <class Fits>
    std::vector<Person> those(Fits fits) const;

    std::vector<KnownRecord> people_;
    std::unordered_map<std::string, std::uint32_t> by_key_;
    std::unordered_map<std::string, std::uint32_t>
        by_name_;  ///< folded names; the first person of each
    std::vector<OtherGame> games_;
    bool is_cut_ = false;
};

}  // namespace bones::inline show::entry
