// What the page of a game shows of an analysis.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "libnotation/json/json_text.hpp"
#include "tools/lib/show/picture/estimate_graph.hpp"

namespace bones::inline show::picture {

/// A move that there was, and what it was worth to the side of its player.
struct ShownMove {
    std::string move;
    std::optional<double> fair, value, estimate;
    bool made = false;
};

/// A decision: what was played, and what else there was, best first.
struct ShownDecision {
    std::size_t hand = 0;  ///< counted from 0
    std::uint32_t ply = 0;
    std::size_t side = 0;
    std::string mark;   ///< `?!`, `?`, a mistake's; empty: none
    std::string words;  ///< of a mistake: `Bo plays 6-1@2 (-3.2); 6-4@1 keeps the fives shut`
    std::string note;   ///< on how many ways it rests, and what is not computed
    std::vector<ShownMove> moves;
};

/// Points of a hand, by side.
struct ShownParts {
    std::string side;
    double result = 0, deal = 0, draws = 0, play = 0, others = 0;
};

/// What luck and skill made of a hand.
struct ShownHand {
    std::vector<ShownParts> sides;
    std::vector<std::vector<double>> values;  ///< as in EstimateGraph
};

struct ShownAnalysis {
    std::vector<ShownDecision> decisions;
    std::vector<std::optional<ShownHand>> hands;  ///< of the record; nothing: not computed
    std::string unit = "points";                  ///< in which all is counted
    double threshold = 1;                         ///< the loss from which a decision is a mistake
    int decimals = 1;                             ///< that losses need
};

/// The graph of a hand that is called so; it must be there.
EstimateGraph graph_of(const ShownAnalysis& analysis, std::size_t hand, const std::string& name);
/// Markup for a hand: its graph and what made its points, or why there is none.
void append_hand_graph(std::string& out, const ShownAnalysis& analysis, std::size_t hand,
                       std::size_t index, const std::string& name);
/// Markup: the list of mistakes, each with a link to its place. Empty if there are none.
std::string mistakes_list(const ShownAnalysis& analysis, const std::vector<std::string>& names);
/// For the script: the decisions of one hand, `[ply,mark,note,[[move,fair,value,estimate,made],…]]`
/// each.
void append_decisions(JsonText& json, const ShownAnalysis& analysis, std::size_t hand);

}  // namespace bones::inline show::picture
