// The analysis of a record: its decisions, mistakes and breaches, and the luck and skill in its
// hands.
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

/// A ply on the command line: `2.17`.
struct WantedPly {
    std::uint32_t hand = 0;  ///< the hand's number as written
    std::uint32_t ply = 0;   ///< from 1
};

/// What to compute.
struct Request {
    worlds::Budgets budgets;
    worlds::WantedValues wanted;
    /// The fair loss in points from which a decision is a mistake; none: the default of the game.
    std::optional<double> threshold;
    std::vector<WantedPly> at;  ///< empty: all decisions, and luck and skill
    bool arms_of_sheet =
        false;  ///< moves have the arm numbers of the record; otherwise those of canonical text
};

/// An analysed decision, or a chosen position.
struct AnalyzedDecision {
    worlds::Appraisal appraisal;
    std::vector<std::size_t> order;        ///< the choices, best first
    std::optional<worlds::FairLoss> fair;  ///< fair loss of the move made
    Mark mark = Mark::none;                ///< the mark of a mistake: dubious, poor or blunder
    std::string player;

    const search::Decision& decision() const { return appraisal.decision; }
    const search::Choice& choice(std::size_t index) const { return decision().choices[index]; }
    /// Whether the seat had a choice, and made it within the rules.
    bool chosen() const { return decision().chosen(); }
    /// The best move by what the player could know; without that value, the best with all hands
    /// known; otherwise none.
    std::optional<std::size_t> best() const;
    /// Values of a move for the seat's side, in points; none if they are unknown.
    std::optional<double> fair_value(std::size_t index) const;
    std::optional<double> estimate(std::size_t index) const;
};

/// A proven breach, at the action that broke the rule.
struct ProvenBreach {
    std::uint32_t hand = 0, ply = 0;
    Seat seat;           ///< no seat: the record does not show which of several seats it was
    std::string player;  ///< several possible seats: `one of Ana, Bo`
    const Finding* finding = nullptr;
    std::optional<double>
        gain;  ///< the change of E by the breach, for the side of the seat, in points
};

/// The results for a record.
struct Analysis {
    std::vector<AnalyzedDecision> decisions;
    std::vector<std::optional<worlds::HandLuck>> luck;  ///< by hand; empty with Request::at
    std::vector<ProvenBreach> broken;
    std::vector<std::string> missing;  ///< chosen positions that do not exist, with the reason
};

/// Receives the finished share of a record, from 0 to 1. Only one thread calls it at a time.
using TellProgress = std::function<void(double share)>;

/// Judges and analyses one record after the other. Each thread needs its own.
class Analyst {
  public:
    /// The request must outlive the analyst. `threads`: the number of threads for one record.
    explicit Analyst(const Request& request, int threads = 1);
    /// The results are valid until the next call.
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

/// A move as in canonical text: `6-1@2`, `+?`, `pass`.
std::string move_text(const Action& action);
/// Returns the name of a seat in sentences.
using SeatName = std::function<std::string(Seat)>;
/// Uses the names of the players in a hand of a record.
SeatName names_in(const Record& record, std::uint32_t hand);
/// A move of move_text as tables show it: a draw is `draws`.
std::string move_in_table(std::string_view move);
/// A move of move_text in a sentence: `6-1 on arm 2`, `12-9 for nines`, `a draw`, `a pass`.
std::string move_in_words(std::string_view move, Game game);
/// A move with its player in a sentence: `Ana plays 6-1 on arm 2`, `Ana draws`.
std::string made_in_words(const std::string& who, std::string_view move, Game game);
/// A mistake in a sentence: `Bo plays 6-1 on arm 2; 6-4 on arm 1 was better by 3.2 points: it keeps
/// the fives shut`.
std::string mistake_in_words(const Record& record, const AnalyzedDecision& one,
                             const Request& request, const SeatName& name);
/// The advantage of the best move over the one that was made, as in mistake_in_words; empty if the
/// table shows none.
std::string remedy_in_words(const Record& record, const AnalyzedDecision& one,
                            const Request& request, const SeatName& name);
/// Explains how the values of a decision were computed, why some are missing, and how the two best
/// moves differ.
std::string basis_in_words(const Record& record, const AnalyzedDecision& one,
                           const Request& request, const SeatName& name);
/// The unit of a record's values and the threshold of mistakes, from its game and house rules.
ValueScale scale_of(const Record& record);
/// The fair loss in points from which a decision is a mistake.
double threshold_of(const Record& record, const Request& request);
/// The number of decimals for losses in a record.
int decimals_of(const Record& record, const Request& request);
/// Whether a finding is a proven breach by this action of the hand with this index.
bool is_proven_breach(const Record& record, const Finding& finding, std::uint32_t hand,
                      std::uint32_t ply);
/// The ply from which a hand has several interpretations. Values that depend on them are not
/// computed.
std::optional<std::uint32_t> unsettled_from(const Record& record, const GameVerdict& verdict,
                                            std::uint32_t hand);
/// The position of an action.
Position place_of(const Record& record, std::uint32_t hand, std::uint32_t ply);
/// Converts a part of a hand's luck to points of a side.
double in_points(std::int64_t part, const worlds::HandLuck& luck);

}  // namespace bones::inline show::analysis
