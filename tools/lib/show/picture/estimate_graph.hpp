// The graph of a hand: what it was worth to each side from action to action.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace bones::inline show::picture {

/// A place on the graph that is worth a look.
struct GraphMark {
    std::uint32_t ply = 0;
    std::string mark;   ///< `?!`, `?`, a mistake's
    std::string words;  ///< what happened there
    std::size_t side = 0;
};

struct EstimateGraph {
    std::string name;                         ///< of the hand: `2`
    std::vector<std::string> sides;           ///< who they are
    std::vector<std::vector<double>> values;  ///< by side: after each action, from the deal on
    std::vector<GraphMark> marks;

    std::uint32_t plies() const { return static_cast<std::uint32_t>(values.front().size()) - 1; }
};

inline constexpr int graph_width = 420, graph_height = 176;

/// `+1.5`, `−2`, `0`; with so many decimals at most.
std::string signed_points(double points, int decimals = 1);

/// Appends an `svg` element. Two sides are one line: up is good for the first, down for the second;
/// more are a line each. With `links` the marks are links to `#2.17`. The script moves a line along
/// by what the attributes `data-left` and `data-step` say.
void append_graph(std::string& out, const EstimateGraph& graph, bool links);

/// The graphs of a game, one below the other, as a document.
std::string graph_document(const std::string& title, const std::vector<EstimateGraph>& graphs);

}  // namespace bones::inline show::picture
