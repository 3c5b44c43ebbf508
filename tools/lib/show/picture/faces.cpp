#include "tools/lib/show/picture/faces.hpp"

#include "tools/lib/io/text/print_to.hpp"

namespace bones::inline show::picture {
namespace {

constexpr int highest = 15;
constexpr int most_small = 6;  ///< the most pips that can be counted at any size

/// The number of pips in each column across the tile, one digit for each column.
constexpr std::string_view columns_of[] = {"",    "1",   "11",  "111", "22",  "212", "222", "313",
                                           "323", "333", "343", "434", "444", "454", "545", "555"};

/// Adds the pips of one column, spaced evenly over the width of the tile.
void add_column(std::vector<PipPlace>& places, double x, int count) {
    const double reach = count == 2 ? 0.5 : count == 3 ? 0.56 : count == 4 ? 0.64 : 0.7;
    for (int i = 0; i < count; ++i)
        places.push_back({x, count == 1 ? 0 : reach * (2.0 * i / (count - 1) - 1)});
}

void append_body(std::string& out, std::string_view name, double width, double height,
                 bool divider_down) {
    constexpr double gap = 0.05;
    const double x = width / 2 - gap, y = height / 2 - gap;
    print_to(out,
             "<g id=\"{}\"><rect class=\"shade\" x=\"{:.2f}\" y=\"{:.2f}\" width=\"{:.2f}\" "
             "height=\"{:.2f}\" rx=\".3\"/><rect class=\"body\" x=\"{:.2f}\" y=\"{:.2f}\" "
             "width=\"{:.2f}\" height=\"{:.2f}\" rx=\".3\"/>",
             name, -x + .04, -y + .1, 2 * x, 2 * y, -x, -y, 2 * x, 2 * y);
    out += divider_down ? "<path class=\"divider\" d=\"M0-.72V.72\"/>"
                        : "<path class=\"divider\" d=\"M-.72 0H.72\"/>";
    out += "</g>\n";
}

void append_face(std::string& out, int number, bool upright) {
    print_to(out, "<g id=\"{}{}\" fill=\"{}\"><g class=\"pips{}\">", upright ? 'v' : 'h', number,
             pip_color(number), number > most_small ? " many" : "");
    for (const PipPlace& place : pip_places(number)) {
        const double x = upright ? -place.y : place.x, y = upright ? place.x : place.y;
        print_to(out, "<circle cx=\"{:.2f}\" cy=\"{:.2f}\" r=\"{:.2f}\"/>", x, y,
                 pip_radius(number));
    }
    out += "</g>";
    if (number > most_small) print_to(out, "<text class=\"digits\" y=\".5\">{}</text>", number);
    out += "</g>\n";
}

}  // namespace

std::vector<PipPlace> pip_places(int number) {
    if (number == 2) return {{-0.45, -0.45}, {0.45, 0.45}};
    if (number == 3) return {{-0.5, -0.5}, {0, 0}, {0.5, 0.5}};
    std::vector<PipPlace> places;
    const std::string_view columns = columns_of[number];
    const double reach = number <= 6 ? 0.52 : 0.58;
    for (std::size_t i = 0; i < columns.size(); ++i) {
        const double x =
            columns.size() == 1
                ? 0
                : reach *
                      (2.0 * static_cast<double>(i) / static_cast<double>(columns.size() - 1) - 1);
        add_column(places, x, columns[i] - '0');
    }
    return places;
}

double pip_radius(int number) {
    if (number == 1) return 0.24;
    return number <= 6 ? 0.2 : number <= 9 ? 0.17 : number <= 12 ? 0.145 : 0.13;
}

std::string_view pip_color(int number) {
    constexpr std::string_view colors[] = {
        "#ffffff", "#1782c2", "#1d8a43", "#d3302c", "#7d4b1f", "#1e3f9c", "#b58300", "#d6519c",
        "#0c7d7a", "#7a2ba6", "#dd6b10", "#191919", "#747c86", "#5f8a00", "#971b45", "#2a5a76"};
    return colors[number];
}

void append_shapes(std::string& out) {
    append_body(out, "tile-h", 4, 2, true);
    append_body(out, "tile-v", 2, 4, false);
    out +=
        "<g id=\"back-v\"><rect class=\"back\" x=\"-.95\" y=\"-1.95\" width=\"1.9\" "
        "height=\"3.9\" rx=\".3\"/><rect class=\"weave\" x=\"-.6\" y=\"-1.6\" width=\"1.2\" "
        "height=\"3.2\" rx=\".2\"/></g>\n"
        "<rect id=\"ring-h\" class=\"ring\" x=\"-2.06\" y=\"-1.06\" width=\"4.12\" "
        "height=\"2.12\" rx=\".4\"/>\n"
        "<rect id=\"ring-v\" class=\"ring\" x=\"-1.06\" y=\"-2.06\" width=\"2.12\" "
        "height=\"4.12\" rx=\".4\"/>\n";
    for (int number = 1; number <= highest; ++number) {
        append_face(out, number, false);
        append_face(out, number, true);
    }
}

}  // namespace bones::inline show::picture
