// What is said of a record: its decisions and mistakes, its breaches, and what luck and skill made
// of its hands.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "bones/verdict.hpp"
#include "engine/rules/description.hpp"
#include "engine/worlds/appraiser.hpp"
#include "tools/lib/io/records/judged.hpp"

namespace bones::inline show::analysis {

/// A ply as it is asked for: `2.17`.
struct WantedPly {
    std::uint32_t hand = 0;  ///< the hand's written number
    std::uint32_t ply = 0;   ///< from 1
};

/// What is computed.
struct Request {
    worlds::Budgets budgets;
    worlds::WantedValues wanted;
    /// Points from which a fair loss is a mistake; nothing: the game's own.
    std::optional<double> threshold;
    std::vector<WantedPly> at;   ///< nothing: all decisions, and luck and skill
    bool arms_of_sheet = false;  ///< moves name arms as the record does; else as canonical text
};

/// A decision, or a position that was asked for.
struct AnalyzedDecision {
    worlds::Appraisal appraisal;
    std::vector<std::size_t> order;        ///< the choices, best first
    std::optional<worlds::FairLoss> fair;  ///< of the move made
    Mark mark = Mark::none;                ///< dubious, poor or blunder: of a mistake
    std::string player;

    const search::Decision& decision() const { return appraisal.decision; }
    const search::Choice& choice(std::size_t index) const { return decision().choices[index]; }
    /// Whether the seat chose, and in a way that the rules allow.
    bool chosen() const { return decision().chosen(); }
    /// The best move on what its player could know; else with all hands known; else nothing.
    std::optional<std::size_t> best() const;
    /// Values for the seat's side in points, where they are known.
    std::optional<double> fair_value(std::size_t index) const;
    std::optional<double> estimate(std::size_t index) const;
};

/// A breach that is proven, at the action that broke the rule.
struct ProvenBreach {
    std::uint32_t hand = 0, ply = 0;
    Seat seat;           ///< none: the record does not show which of several
    std::string player;  ///< `one of Ana, Bo` then
    const Finding* finding = nullptr;
    std::optional<double> gain;  ///< what E changed by it, for the side of the seat, in points
};

/// What a record comes to.
struct Analysis {
    std::vector<AnalyzedDecision> decisions;
    std::vector<std::optional<worlds::HandLuck>> luck;  ///< by hand; empty with Request::at
    std::vector<ProvenBreach> broken;
    std::vector<std::string> missing;  ///< positions asked for that are not there, and why
};

/// Told the share of a record that is done, 0 to 1; by one thread at a time.
using TellProgress = std::function<void(double share)>;

/// Judges records and analyses them, one after the other. One for each thread.
class Analyst {
  public:
    /// The request must outlive it. `threads`: that work on one record at once.
    explicit Analyst(const Request& request, int threads = 1);
    /// The results hold until the next record.
    const Analysis& analyze(const RawRecord& raw, const TellProgress& tell_progress = {});

  private:
    class Work;

    void find_all(const TellProgress& tell_progress);
    void find_wanted(worlds::Appraiser& appraiser, const WantedPly& wanted);
    void find_breaches();
    void take(worlds::Appraisal appraisal);
    void use_arms_of_sheet(search::Decision& decision) const;
    Mark mark_of(const AnalyzedDecision& one) const;

    const Request& request_;
    int threads_;
    search::StateHistory standings_;
    search::Table table_, small_table_;
    Analysis analysis_;

  public:
    RecordChecker judge;
};

/// `?!`, `?`, `??`; empty: none.
std::string_view mark_text(Mark mark);
/// A move as canonical text has it: `6-1@2`, `+?`, `pass`.
std::string move_text(const Action& action);
/// How words speak of a seat.
using SeatName = std::function<std::string(Seat)>;
/// By the names of who plays in a hand of a record.
SeatName names_in(const Record& record, std::uint32_t hand);
/// The same as tables show it: a draw is `draws`.
std::string move_in_table(std::string_view move);
/// A move of move_text in words: `6-1 on arm 2`, `12-9 for nines`, `a draw`, `a pass`.
std::string move_in_words(std::string_view move, Game game);
/// Who made it: `Ana plays 6-1 on arm 2`, `Ana draws`.
std::string made_in_words(const std::string& who, std::string_view move, Game game);
/// What is said of a mistake: `Bo plays 6-1 on arm 2; 6-4 on arm 1 was better by 3.2 points: it
/// keeps the fives shut`.
std::string mistake_in_words(const Record& record, const AnalyzedDecision& one,
                             const Request& request, const SeatName& name);
/// What is better about the best move than about the one that was made, as in that; empty: nothing
/// that can be seen on the table.
std::string remedy_in_words(const Record& record, const AnalyzedDecision& one,
                            const Request& request, const SeatName& name);
/// On what the values of a decision rest, and why some are not computed; and what decides between
/// the two best moves.
std::string basis_in_words(const Record& record, const AnalyzedDecision& one,
                           const Request& request, const SeatName& name);
/// In what a record's values are counted, and what makes a mistake, by its house rules.
ValueScale scale_of(const Record& record);
/// From how much on a fair loss is a mistake.
double threshold_of(const Record& record, const Request& request);
/// How many decimals losses need in a record.
int decimals_of(const Record& record, const Request& request);
/// Whether a finding says that this action, of the hand with this index, broke a rule.
bool is_proven_breach(const Record& record, const Finding& finding, std::uint32_t hand,
                      std::uint32_t ply);
/// The ply from which a hand can be read in several ways: what hangs on it is not computed.
std::optional<std::uint32_t> unsettled_from(const Record& record, const GameVerdict& verdict,
                                            std::uint32_t hand);
/// Where an action stands.
Position place_of(const Record& record, std::uint32_t hand, std::uint32_t ply);
/// Points of a side in a hand's luck, from their parts.
double in_points(std::int64_t part, const worlds::HandLuck& luck);

}  // namespace bones::inline show::analysis
