// Who and what is known around a record: people, and in which games they play.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "tools/lib/show/entry/game_header.hpp"

namespace bones::inline show::entry {

/// Whom a name that was typed may mean.
struct Likely {
    std::vector<Person> people;  ///< in the order of their names
    /// The name is another one than theirs, and they may still be meant: case, accents or one
    /// letter differ.
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
    /// More people and games than these are left out, so that memory stays bounded.
    static constexpr std::size_t most_people = 200'000, most_games = 500'000;

    /// Adds the players of a game, and that they play in its round.
    void add_game(const GameHeader& header);
    /// Adds people of an archive: they are known, though not present.
    void add_archived(const Person& person);
    /// Adds people of a night file, which names them as they are called, without their ids. Call it
    /// after all games and people of an archive.
    void add_named(const Person& person);
    /// Takes the games of a file away; their players stay.
    void remove_games_of(const std::string& file);

    /// Whether something was left out.
    bool is_cut() const { return is_cut_; }
    /// A game of that date (empty: of any) and round in which this person plays; null if there is
    /// none.
    const OtherGame* game_of(const Person& person, std::string_view date,
                             std::string_view round) const;
    /// The names of those present who have no game of that date (empty: of any) and round, but for
    /// the people with these keys; sorted.
    std::vector<std::string> without_game(std::string_view date, std::string_view round,
                                          std::span<const std::string> but_for) const;
    /// People with this very name; else with the same but for case and accents; else whose name, or
    /// a part of it, begins so; else whose name is one letter off.
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
    std::unordered_map<std::string, std::uint32_t> by_name_;  ///< folded; the first of that name
    std::vector<OtherGame> games_;
    bool is_cut_ = false;
};

}  // namespace bones::inline show::entry
