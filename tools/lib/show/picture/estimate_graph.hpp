// The graph of a hand: the estimated value for each side after each action.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace bones::inline show::picture {

/// A marked point of the graph.
struct GraphMark {
    std::uint32_t ply = 0;
    std::string mark;   ///< mark of a mistake: `?!`, `?`
    std::string words;  ///< description of the event
    std::size_t side = 0;
};

struct EstimateGraph {
    std::string name;                ///< name of the hand: `2`
    std::vector<std::string> sides;  ///< names of the sides
    std::vector<std::vector<double>>
        values;  ///< by side: the value after each action, starting with the deal
    std::vector<GraphMark> marks;

    std::uint32_t plies() const { return static_cast<std::uint32_t>(values.front().size()) - 1; }
};

inline constexpr int graph_width = 420, graph_height = 176;

/// Points with a sign, and at most this number of decimals: `+1.5`, `−2`, `0`.
std::string signed_points(double points, int decimals = 1);

/// Appends an `svg` element. Two sides share one line: up is good for the first, down for the
/// second. With more sides each has a line.
/// With `links` the marks are links such as `#2.17`. The script moves a cursor along the graph with
/// the attributes `data-left` and `data-step`.
void append_graph(std::string& out, const EstimateGraph& graph, bool links);

/// The graphs of a game as one document, one below the other.
std::string graph_document(const std::string& title, const std::vector<EstimateGraph>& graphs);

}  // namespace bones::inline show::picture
