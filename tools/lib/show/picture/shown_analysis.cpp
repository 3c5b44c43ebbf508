#include "tools/lib/show/picture/shown_analysis.hpp"

#include <fmt/core.h>

#include "tools/lib/io/text/print_to.hpp"
#include "tools/lib/show/picture/page.hpp"

namespace bones::inline show::picture {
namespace {

void append_parts(std::string& out, const ShownAnalysis& analysis, const ShownHand& hand) {
    print_to(out,
             "<div class=\"scroll\" tabindex=\"0\" role=\"region\" aria-label=\"What made the "
             "{0}\"><table class=\"parts\">\n"
             "<thead><tr><th scope=\"col\">side</th><th scope=\"col\" class=\"number\">{0}</th><th "
             "scope=\"col\" class=\"number\">deal</th><th scope=\"col\" "
             "class=\"number\">draws</th><th scope=\"col\" class=\"number\">own play</th><th "
             "scope=\"col\" class=\"number\">others’ play</th></tr></thead>\n"
             "<tbody>",
             analysis.unit);
    for (const ShownParts& parts : hand.sides) {
        print_to(out, "<tr><th scope=\"row\"><bdi>{}</bdi></th>", xml_text(parts.side));
        for (double points : {parts.result, parts.deal, parts.draws, parts.play, parts.others})
            print_to(out, "<td class=\"number\">{}</td>", signed_points(points, analysis.decimals));
        out += "</tr>\n";
    }
    out += "</tbody></table></div>\n";
}

void append_points_or_null(JsonText& json, const std::optional<double>& number) {
    if (!number) return json.null();
    std::string text = fmt::format("{:.2f}", *number);
    if (text.find_first_of("123456789") == std::string::npos) text = "0";
    json.json(text);
}

}  // namespace

EstimateGraph graph_of(const ShownAnalysis& analysis, std::size_t hand, const std::string& name) {
    const ShownHand& shown = *analysis.hands[hand];
    EstimateGraph graph;
    graph.name = name;
    for (const ShownParts& parts : shown.sides) graph.sides.push_back(parts.side);
    graph.values = shown.values;
    for (const ShownDecision& decision : analysis.decisions)
        if (decision.hand == hand && !decision.mark.empty())
            graph.marks.push_back({decision.ply, decision.mark, decision.words, decision.side});
    return graph;
}

void append_hand_graph(std::string& out, const ShownAnalysis& analysis, std::size_t hand,
                       std::size_t index, const std::string& name) {
    print_to(out, "<figure class=\"course-of-hand\" data-hand=\"{}\">\n", index);
    print_to(out, "<figcaption>Hand {}: its worth, action by action</figcaption>\n", name);
    if (hand < analysis.hands.size() && analysis.hands[hand]) {
        append_graph(out, graph_of(analysis, hand, name), true);
        append_parts(out, analysis, *analysis.hands[hand]);
    } else {
        out +=
            "<p class=\"soft small\">Not computed, because some deals or draws of this hand are "
            "not recorded, or it did not end by the rules.</p>\n";
    }
    out += "</figure>\n";
}

std::string mistakes_list(const ShownAnalysis& analysis, const std::vector<std::string>& names) {
    std::string out;
    for (const ShownDecision& decision : analysis.decisions)
        if (!decision.mark.empty() && decision.hand < names.size() && !names[decision.hand].empty())
            print_to(out,
                     "<li><a href=\"#{0}.{1}\">{0}.{1}</a> <strong class=\"bad\">{2}</strong> "
                     "<bdi>{3}</bdi></li>\n",
                     names[decision.hand], decision.ply, xml_text(decision.mark),
                     xml_text(decision.words));
    return out;
}

void append_decisions(JsonText& json, const ShownAnalysis& analysis, std::size_t hand) {
    json.begin_list();
    for (const ShownDecision& decision : analysis.decisions) {
        if (decision.hand != hand) continue;
        json.begin_list();
        json.number(decision.ply);
        json.word(decision.mark);
        json.string(page_text(decision.note));
        json.begin_list();
        for (const ShownMove& move : decision.moves) {
            json.begin_list();
            json.word(move.move);
            append_points_or_null(json, move.fair);
            append_points_or_null(json, move.value);
            append_points_or_null(json, move.estimate);
            json.number(move.made ? 1 : 0);
            json.end_list();
        }
        json.end_list();
        json.end_list();
    }
    json.end_list();
}

}  // namespace bones::inline show::picture
