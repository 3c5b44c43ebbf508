#include "tools/lib/show/picture/estimate_graph.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <cmath>

#include "tools/lib/io/text/columns.hpp"
#include "tools/lib/io/text/print_to.hpp"
#include "tools/lib/show/picture/page.hpp"
#include "tools/lib/show/picture/page_files.hpp"

namespace bones::inline show::picture {
namespace {

constexpr double plot_left = 40, plot_right = 404, plot_top = 26, plot_bottom = 150;
constexpr std::size_t line_styles = 5;

/// Converts values to positions: actions from left to right, points from bottom to top.
class GraphFrame {
  public:
    explicit GraphFrame(const EstimateGraph& graph)
        : step_((plot_right - plot_left) / std::max(1u, graph.plies())) {
        double most = 0;
        for (std::size_t side = 0; side < graph.values.size(); ++side)
            for (double value : graph.values[side]) most = std::max(most, std::abs(value));
        grid_ = 1;
        for (int i = 0; most / grid_ > 2.5; ++i) grid_ *= i % 3 == 1 ? 2.5 : 2;
        most_ = std::max(1.0, std::ceil(most / grid_)) * grid_;
    }
    double step() const { return step_; }
    double grid() const { return grid_; }
    double most() const { return most_; }
    double x(std::uint32_t ply) const { return plot_left + step_ * ply; }
    double y(double value) const {
        return (plot_top + plot_bottom) / 2 - value / most_ * (plot_bottom - plot_top) / 2;
    }
    std::string line(const std::vector<double>& values) const {
        std::string text;
        for (std::uint32_t ply = 0; ply < values.size(); ++ply)
            print_to(text, "{}{:.1f},{:.1f}", ply == 0 ? "" : " ", x(ply), y(values[ply]));
        return text;
    }

  private:
    double step_, grid_ = 1, most_ = 1;
};

void append_scale(std::string& out, const GraphFrame& frame) {
    for (double value = -frame.most(); value <= frame.most() + frame.grid() / 2;
         value += frame.grid())
        print_to(out,
                 "<path class=\"{}\" d=\"M{:.0f} {:.1f}H{:.0f}\"/><text class=\"scale\" "
                 "x=\"{:.0f}\" y=\"{:.1f}\">{}</text>\n",
                 std::abs(value) < frame.grid() / 2 ? "zero" : "grid", plot_left, frame.y(value),
                 plot_right, plot_left - 5, frame.y(value) + 4, signed_points(value));
}

/// Appends one line for two sides, filled towards the middle.
void append_balance(std::string& out, const EstimateGraph& graph, const GraphFrame& frame) {
    const std::string line = frame.line(graph.values[0]);
    print_to(out, "<polygon class=\"area\" points=\"{:.1f},{:.1f} {} {:.1f},{:.1f}\"/>\n",
             frame.x(0), frame.y(0), line, frame.x(graph.plies()), frame.y(0));
    print_to(out, "<polyline class=\"line s0\" points=\"{}\"/>\n", line);
    print_to(out, "<text class=\"side\" x=\"{:.0f}\" y=\"16\">{} is ahead ▲</text>\n", plot_left,
             xml_text(shortened(graph.sides[0], 26)));
    print_to(out, "<text class=\"side\" x=\"{:.0f}\" y=\"168\">{} is ahead ▼</text>\n", plot_left,
             xml_text(shortened(graph.sides[1], 26)));
}

void append_lines_of_sides(std::string& out, const EstimateGraph& graph, const GraphFrame& frame) {
    std::string key;
    for (std::size_t side = 0; side < graph.values.size(); ++side)
        print_to(out, "<polyline class=\"line s{}\" points=\"{}\"/>\n", side % line_styles,
                 frame.line(graph.values[side]));
    print_to(out, "<text class=\"side\" x=\"{:.0f}\" y=\"16\">", plot_left);
    for (std::size_t side = 0; side < graph.sides.size(); ++side)
        print_to(out, "<tspan class=\"s{}\">{}{}</tspan>", side % line_styles,
                 side == 0 ? "" : " · ",
                 xml_text(shortened(graph.sides[side], graph.sides.size() > 4 ? 5 : 14)));
    out += "</text>\n";
}

void append_mark(std::string& out, const EstimateGraph& graph, const GraphFrame& frame,
                 const GraphMark& mark, bool links) {
    const std::size_t line = graph.values.size() == 2 ? 0 : mark.side;
    const double x = frame.x(mark.ply), y = frame.y(graph.values[line][mark.ply]);
    const bool above = y > (plot_top + plot_bottom) / 2;
    const std::string words = xml_text(mark.words);
    if (links) print_to(out, "<a href=\"#{}.{}\" aria-label=\"{}\">", graph.name, mark.ply, words);
    print_to(out,
             "<g class=\"mistake\"><title>{}</title><circle cx=\"{:.1f}\" cy=\"{:.1f}\" r=\"4\"/>"
             "<text x=\"{:.1f}\" y=\"{:.1f}\">{}</text></g>",
             words, x, y, x, above ? y - 8 : y + 17, xml_text(mark.mark));
    out += links ? "</a>\n" : "\n";
}

std::string graph_summary(const EstimateGraph& graph) {
    std::string text = fmt::format("Hand {}:", graph.name);
    for (std::size_t side = 0; side < graph.sides.size(); ++side)
        text += fmt::format("{} {} from {} at the deal to {}", side == 0 ? "" : ",",
                            graph.sides[side], signed_points(graph.values[side].front()),
                            signed_points(graph.values[side].back()));
    return text;
}

}  // namespace

std::string signed_points(double points, int decimals) {
    std::string text = fmt::format("{:+.{}f}", points, decimals);
    if (text.find_first_of("123456789") == std::string::npos) return "0";
    while (text.ends_with('0')) text.pop_back();
    if (text.ends_with('.')) text.pop_back();
    if (text[0] == '-') text.replace(0, 1, "\u2212");
    return text;
}

void append_graph(std::string& out, const EstimateGraph& graph, bool links) {
    const GraphFrame frame(graph);
    print_to(out,
             "<svg class=\"estimate\" viewBox=\"0 0 {} {}\" role=\"{}\" aria-label=\"{}\" "
             "data-left=\"{:.0f}\" data-step=\"{:.4f}\">\n",
             graph_width, graph_height, links ? "group" : "img", xml_text(graph_summary(graph)),
             plot_left, frame.step());
    append_scale(out, frame);
    print_to(out, "<path class=\"cursor\" d=\"M0 {:.0f}V{:.0f}\" visibility=\"hidden\"/>\n",
             plot_top, plot_bottom);
    if (graph.values.size() == 2)
        append_balance(out, graph, frame);
    else
        append_lines_of_sides(out, graph, frame);
    for (const GraphMark& mark : graph.marks) append_mark(out, graph, frame, mark, links);
    print_to(out, "<text class=\"scale\" x=\"{:.0f}\" y=\"168\">action {}</text>\n</svg>\n",
             plot_right, graph.plies());
}

std::string graph_document(const std::string& title, const std::vector<EstimateGraph>& graphs) {
    std::string body;
    int height = 44;
    for (const EstimateGraph& graph : graphs) {
        print_to(body, "<text class=\"graph-hand\" x=\"{:.0f}\" y=\"{}\">Hand {}</text>\n",
                 plot_left, height + 10, graph.name);
        std::string svg;
        append_graph(svg, graph, false);
        // Within the document each graph keeps its own size.
        body += svg.insert(4, fmt::format(" y=\"{}\" width=\"{}\" height=\"{}\"", height + 14,
                                          graph_width, graph_height));
        height += graph_height + 34;
    }
    return fmt::format(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {0} {1}\" width=\"{2}\" "
        "height=\"{3}\" role=\"img\">\n<title>{4}</title>\n<style>{5}</style>\n<rect "
        "class=\"graph-sheet\" width=\"{0}\" height=\"{1}\"/>\n<text class=\"graph-name\" "
        "x=\"{6:.0f}\" y=\"28\">{4}</text>\n{7}</svg>\n",
        graph_width, height, 2 * graph_width, 2 * height, xml_text(title),
        page_file("estimate.css"), plot_left, body);
}

}  // namespace bones::inline show::picture
