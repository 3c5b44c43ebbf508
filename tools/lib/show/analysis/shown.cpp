#include "tools/lib/show/analysis/shown.hpp"

#include "tools/lib/show/picture/game_page.hpp"

namespace bones::inline show::analysis {
namespace {

picture::ShownDecision shown_decision(const Record& record, const AnalyzedDecision& one,
                                      const Request& request) {
    const search::Decision& decision = one.decision();
    picture::ShownDecision shown;
    shown.hand = decision.hand;
    shown.ply = decision.ply;
    shown.side = static_cast<std::size_t>(scoring_seat_of(record, decision.seat).index());
    shown.mark = text_of(one.mark);
    if (one.mark != Mark::none)
        shown.words = mistake_in_words(record, one, request, names_in(record, decision.hand));
    shown.note = basis_in_words(record, one, request, names_in(record, decision.hand));
    for (std::size_t index : one.order) {
        const search::Choice& choice = one.choice(index);
        std::optional<double> value;
        if (choice.value) value = *choice.value;
        shown.moves.push_back({move_in_table(move_text(choice.action)), one.fair_value(index),
                               value, one.estimate(index), decision.played == index});
    }
    return shown;
}

picture::ShownHand shown_hand(const Record& record, const worlds::HandLuck& luck) {
    picture::ShownHand shown;
    for (int side = 0; side < luck.sides; ++side) {
        const auto index = static_cast<std::size_t>(side);
        const worlds::SideLuck& parts = luck.parts[index];
        shown.sides.push_back({side_name(record, side), in_points(parts.result, luck),
                               in_points(parts.deal, luck), in_points(parts.chance, luck),
                               in_points(parts.play, luck), in_points(parts.others, luck)});
        std::vector<double>& values = shown.values.emplace_back();
        for (const worlds::Sums& sums : luck.before) values.push_back(in_points(sums[index], luck));
    }
    return shown;
}

}  // namespace

void tell_scale(picture::ShownAnalysis& shown, const Record& record, const Request& request) {
    shown.unit = scale_of(record).unit;
    shown.threshold = threshold_of(record, request);
    shown.decimals = decimals_of(record, request);
}

picture::ShownAnalysis shown_analysis(const Record& record, const Analysis& analysis,
                                      const Request& request) {
    picture::ShownAnalysis shown;
    tell_scale(shown, record, request);
    for (const AnalyzedDecision& one : analysis.decisions)
        shown.decisions.push_back(shown_decision(record, one, request));
    for (const auto& luck : analysis.luck)
        shown.hands.push_back(luck ? std::optional(shown_hand(record, *luck)) : std::nullopt);
    return shown;
}

std::string analysis_page(const RawRecord& raw, const std::string& file, const Analysis& analysis,
                          const Request& request) {
    // Pages also show deductions.
    RecordChecker judge({.list_open = false, .deduce = true, .trace = true});
    judge.judge(raw);
    const picture::ShownAnalysis shown = shown_analysis(judge.record, analysis, request);
    picture::GamePage page;
    page.file = file;
    page.analysis = &shown;
    page.tool = "bones-analyze";
    return picture::GamePages(judge).whole(page);
}

}  // namespace bones::inline show::analysis
