// What is said of a record: its decisions, what each cost, and what the hands came to.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "bones/verdict.hpp"
#include "engine/search/decisions.hpp"
#include "tools/lib/judged.hpp"

namespace bones::analyze {

/// A ply as it is asked for: `2.17`.
struct WantedPly {
    std::uint32_t hand = 0;  ///< the hand's written number
    std::uint32_t ply = 0;   ///< from 1
};

struct Options {
    std::string format = "text";
    std::vector<WantedPly> at;        ///< nothing: all decisions
    std::uint32_t record = 0;         ///< 0: all; else only those with this number in their file
    std::uint64_t nodes = 4'000'000;  ///< positions looked at for a decision, at most
    bool colored = false;
};

/// A decision, or a position that was asked for.
struct Analyzed {
    search::Decision decision;
    std::vector<std::size_t> order;  ///< the choices, best first

    std::string player;
};

/// What a record comes to.
struct Analysis {
    std::vector<Analyzed> decisions;
    std::vector<std::string> missing;  ///< positions asked for that are not there, and why
};

/// One player of a record, and what was decided.
struct PlayerSums {
    std::string name;
    std::uint64_t decisions = 0;
    std::uint64_t exact = 0;  ///< of them, where all moves have their all-hands value
    std::int64_t lost = 0;    ///< there, in points
    std::uint64_t best = 0;   ///< there, how often the move made was as good as any

    void add(const search::Decision& decision);
    void add(const PlayerSums& other);
};

/// Judges records and analyses them, one after the other. One for each thread.
class Analyst {
  public:
    explicit Analyst(const Options& options)
        : options_(options), judge({.trace = true, .onlooker = &standings_}) {}
    /// The results hold until the next record.
    const Analysis& analyze(const RawRecord& raw);

  private:
    void find_all(const search::DecisionFinder& finder);
    void find_wanted(const search::DecisionFinder& finder, const WantedPly& wanted);
    void take(std::optional<search::Decision> decision);

    const Options& options_;
    search::Standings standings_;
    search::Table table_;
    Analysis analysis_;

  public:
    Judge judge;
};

/// A move as canonical text has it: `6-1@2`, `+?`, `pass`.
std::string move_text(const Action& action);

/// What there is to say of a record, in each format.
void analysis_text(std::string& out, std::string_view file, const Judge& judged,
                   const Analysis& analysis, const Options& options);
void analysis_json(std::string& out, std::string_view file, const Judge& judged,
                   const Analysis& analysis);
/// The table of players: a line each.
void players_text(std::string& out, const std::vector<PlayerSums>& players);
void players_json(std::string& out, const std::vector<PlayerSums>& players);

/// Adds a record's decisions to those of its players.
void add_players(std::vector<PlayerSums>& players, const Judge& judged, const Analysis& analysis);

}  // namespace bones::analyze
