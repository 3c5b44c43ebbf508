// The parts of an analysis that the page of a game shows.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "libnotation/json/json_text.hpp"
#include "tools/lib/show/picture/estimate_graph.hpp"

namespace bones::inline show::picture {

/// A possible move, and its values for the player's side.
struct ShownMove {
    std::string move;
    std::optional<double> fair, value, estimate;
    bool made = false;
};

/// A decision with its possible moves, best first.
struct ShownDecision {
    std::size_t hand = 0;  ///< index, from 0
    std::uint32_t ply = 0;
    std::size_t side = 0;
    std::string mark;  ///< mark of a mistake: `?!`, `?`; empty: none
    std::string
        words;  ///< description of a mistake: `Bo plays 6-1@2 (-3.2); 6-4@1 keeps the fives shut`
    std::string note;  ///< the number of samples, and the values that were not computed
    std::vector<ShownMove> moves;
};

/// Parts of a hand's points, by side.
struct ShownParts {
    std::string side;
    double result = 0, deal = 0, draws = 0, play = 0, others = 0;
};

/// The luck and skill in a hand.
struct ShownHand {
    std::vector<ShownParts> sides;
    std::vector<std::vector<double>> values;  ///< as in EstimateGraph
};

struct ShownAnalysis {
    std::vector<ShownDecision> decisions;
    std::vector<std::optional<ShownHand>> hands;  ///< by hand of the record; none: not computed
    std::string unit = "points";                  ///< the unit of all values
    double threshold = 1;                         ///< the loss from which a decision is a mistake
    int decimals = 1;                             ///< for losses
};

/// The graph of a hand, with this name. The hand must have values.
EstimateGraph graph_of(const ShownAnalysis& analysis, std::size_t hand, const std::string& name);
/// Appends HTML for a hand: its graph and the parts of its points, or why there are none.
void append_hand_graph(std::string& out, const ShownAnalysis& analysis, std::size_t hand,
                       std::size_t index, const std::string& name);
/// The list of mistakes as HTML, each with a link to its position. Empty if there are none.
std::string mistakes_list(const ShownAnalysis& analysis, const std::vector<std::string>& names);
/// Appends the decisions of one hand for the script, each as
/// `[ply,mark,note,[[move,fair,value,estimate,made],…]]`.
void append_decisions(JsonText& json, const ShownAnalysis& analysis, std::size_t hand);

}  // namespace bones::inline show::picture
