// Describes in words how moves differ on the table.
#include <fmt/core.h>

#include "engine/rules/description.hpp"
#include "engine/rules/house_rules.hpp"
#include "libnotation/text/tile_text.hpp"
#include "tools/lib/io/text/columns.hpp"
#include "tools/lib/show/analysis/analysis.hpp"
#include "tools/lib/show/picture/hand_story.hpp"

namespace bones::inline show::analysis {
namespace {

using worlds::AfterMove;

std::string listed(const std::vector<std::string>& words) {
    std::string text;
    for (std::size_t i = 0; i < words.size(); ++i)
        text += (i == 0 ? "" : i + 1 == words.size() ? " and " : ", ") + words[i];
    return text;
}

/// Numbers in words: `fives`, `blanks and fives`.
std::string numbers(std::uint32_t bits, Game game = Game::unknown) {
    std::vector<std::string> words;
    for (int number = 0; number <= highest_pip; ++number)
        if ((bits >> number & 1) != 0) words.push_back(picture::suit_name(game, number));
    return listed(words);
}

std::string names(const SeatName& name, SeatSet seats) {
    std::vector<std::string> words;
    for (Seat seat : seats) words.push_back(name(seat));
    return listed(words);
}

std::string open_in_words(std::uint32_t before, std::uint32_t best, std::uint32_t played) {
    const std::uint32_t shut = played & ~best, shown = best & ~played;
    if (shut == 0 && shown == 0) return {};
    if (shown == 0) return fmt::format("keeps the {} shut", numbers(shut));
    const char* how = (shown & ~before) == 0 ? "leaves" : "opens";
    if (shut == 0)
        return fmt::format("{} the {}{}", how, numbers(shown),
                           (shown & ~before) == 0 ? " open" : " as well");
    return fmt::format("{} the {}{}, not the {}", how, numbers(shown),
                       (shown & ~before) == 0 ? " open" : "", numbers(shut));
}

/// Names the players whom the best move stops, or lets play.
std::string followers_in_words(const SeatName& name, const AfterMove& best,
                               const AfterMove& played) {
    if (!best.hands_told) return {};
    const SeatSet stopped = played.can_follow - best.can_follow;
    if (!stopped.empty()) return fmt::format("{} cannot follow then", names(name, stopped));
    const SeatSet let = best.can_follow - played.can_follow;
    return let.empty() ? std::string() : fmt::format("{} can follow then", names(name, let));
}

std::string lead_in_words(Game game, const SeatName& name, const AfterMove& best) {
    std::string text = fmt::format("leads {}", numbers(best.open, game));
    if (!best.hands_told) return text;
    if (best.can_follow.empty()) return text + ", which no other player can follow";
    if (best.can_follow.size() == 1)
        return text + fmt::format(", which only {} can follow", names(name, best.can_follow));
    return text;
}

std::string taker_in_words(const SeatName& name, Seat mover, Seat taker) {
    if (taker == mover) return "takes the trick";
    return fmt::format("leaves the trick to {}", name(taker));
}

std::string layout_in_words(const SeatName& name, const AnalyzedDecision& one,
                            const AfterMove& best, const AfterMove& played) {
    std::string text = open_in_words(one.appraisal.open, best.open, played.open);
    const std::string followers = followers_in_words(name, best, played);
    if (text.empty() || followers.empty()) return text + followers;
    return text + "; " + followers;
}

constexpr const char* nobody_knows_the_score = "the score of the hand is unknown";

std::string why_not_exact(const Record& record, const AnalyzedDecision& one,
                          const worlds::Budgets& budgets) {
    if (scoring_seats(record) != 2) return "there are more than two sides";
    if (!one.appraisal.score_foreseen) return nobody_knows_the_score;
    if (!one.appraisal.after.front().hands_told) return "some hands are unknown";
    if (!one.appraisal.yard_told) return "the order of the tiles in the boneyard is unknown";
    return fmt::format("the limit of {} positions was too low", budgets.nodes);
}

}  // namespace

SeatName names_in(const Record& record, std::uint32_t hand) {
    return [&record, hand](Seat seat) { return player_name(record, seat, hand); };
}

ValueScale scale_of(const Record& record) {
    return describe(record.game)
        .value_scale(house_rules_as_read(record, house_rules_of(record.game)));
}

double threshold_of(const Record& record, const Request& request) {
    return request.threshold.value_or(scale_of(record).mistake_hundredths / 100.0);
}

int decimals_of(const Record& record, const Request& request) {
    return threshold_of(record, request) < 1 ? 2 : 1;
}

namespace {

/// The effect of a move on the table that another move does not have; empty if the table shows
/// none.
std::string difference_in_words(const AnalyzedDecision& one, std::size_t better_index,
                                std::size_t worse_index, const SeatName& name) {
    const Action& better = one.choice(better_index).action;
    const Action& worse = one.choice(worse_index).action;
    if (better.kind != ActionKind::play) return {};
    const AfterMove& best = one.appraisal.after[better_index];
    const AfterMove& other = one.appraisal.after[worse_index];
    std::string what;
    if (best.leads && best.open != other.open)
        what = lead_in_words(one.appraisal.game, name, best);
    else if (best.taker.exists() && best.taker != other.taker)
        what = taker_in_words(name, one.decision().seat, best.taker);
    else if (!best.leads)
        what = layout_in_words(name, one, best, other);
    const bool same_tile =
        worse.kind == ActionKind::play && worse.tile_number == better.tile_number;
    if (what.empty() && worse.kind == ActionKind::play && !same_tile)
        what = fmt::format("keeps {} in hand", to_string(worse.tile()));
    if (what.empty() && same_tile && worse.arm != better.arm)
        what = fmt::format("leaves arm {} as it is", static_cast<unsigned>(worse.arm));
    if (what.empty() && worse.draws()) what = "needs no other tile";
    return what.empty() ? what : "it " + what;
}

/// The reason after a comparison: `: it keeps the fives shut`.
std::string because(const std::string& difference) {
    return difference.empty() ? difference : ": " + difference;
}

/// The difference between the two best moves; empty if there are fewer than two, or no fair values.
std::string choice_in_words(const Record& record, const AnalyzedDecision& one,
                            const SeatName& name) {
    if (!one.appraisal.fair || one.order.size() < 2) return {};
    const std::size_t first = one.order[0], second = one.order[1];
    const worlds::FairLoss gain = worlds::fair_difference(*one.appraisal.fair, first, second);
    const std::string moves =
        fmt::format("{} and {}", move_in_words(move_text(one.choice(first).action), record.game),
                    move_in_words(move_text(one.choice(second).action), record.game));
    if (gain.loss <= 0) return fmt::format("The two best moves, {}, are equal. ", moves);
    return fmt::format("Of the two best moves, {}, the first is better by {:.2f} {}{}{}. ", moves,
                       gain.loss, scale_of(record).unit,
                       gain.low > 0 ? ""
                                    : fmt::format(" ({:.2f} to {:.2f}, so they may be equal)",
                                                  gain.low, gain.high),
                       because(difference_in_words(one, first, second, name)));
}

}  // namespace

std::string move_in_table(std::string_view move) {
    return std::string(move == "+?" ? "draws" : move);
}

std::string move_in_words(std::string_view move, Game game) {
    if (move == "+?") return "a draw";
    if (move == "pass") return "a pass";
    std::string text;
    for (std::size_t i = 0; i < move.size(); ++i) {
        if (move[i] == '*')
            text += "the prize ";
        else if (move[i] == 'x')
            text += " across";
        else if (move[i] == '@')
            text += " on arm ";
        else if (move[i] == '=')
            return fmt::format(
                "{} for {}", text,
                picture::suit_name(game, std::stoi(std::string(move.substr(i + 1)))));
        else
            text += move[i];
    }
    return text;
}

std::string made_in_words(const std::string& who, std::string_view move, Game game) {
    if (move == "+?") return who + " draws";
    if (move == "pass") return who + " passes";
    return fmt::format("{} plays {}", who, move_in_words(move, game));
}

std::string remedy_in_words(const Record& record, const AnalyzedDecision& one,
                            const Request& request, const SeatName& name) {
    const std::size_t best = *one.best();
    return fmt::format("{} was better by {:.{}f} {}{}",
                       move_in_words(move_text(one.choice(best).action), record.game),
                       one.fair->loss, decimals_of(record, request), scale_of(record).unit,
                       because(difference_in_words(one, best, *one.decision().played, name)));
}

std::string mistake_in_words(const Record& record, const AnalyzedDecision& one,
                             const Request& request, const SeatName& name) {
    const search::Decision& decision = one.decision();
    return fmt::format("{}; {}",
                       made_in_words(name(decision.seat),
                                     move_text(one.choice(*decision.played).action), record.game),
                       remedy_in_words(record, one, request, name));
}

std::string basis_in_words(const Record& record, const AnalyzedDecision& one,
                           const Request& request, const SeatName& name) {
    const worlds::Budgets& budgets = request.budgets;
    std::string text = choice_in_words(record, one, name);
    if (one.appraisal.fair) {
        const worlds::FairValues& fair = *one.appraisal.fair;
        text += fmt::format(
            "Fair: the average over {}{} of dealing the unseen tiles, {}. ",
            fair.method == worlds::Method::all ? "all " : "", quantity(fair.ways(), "way", "ways"),
            fair.solved == fair.ways() ? "each with the best play"
            : fair.solved == 0
                ? "each from games played to the end"
                : fmt::format("{} with the best play, the others from games played to the end",
                              fair.solved));
    } else if (budgets.worlds > 0) {
        text += fmt::format("Fair: not computed, because {}. ", one.appraisal.score_foreseen
                                                                    ? "the record shows too little"
                                                                    : nobody_knows_the_score);
    }
    if (!one.decision().exact && !one.decision().choices.empty())
        text += fmt::format("All known: not computed, because {}. ",
                            why_not_exact(record, one, budgets));
    if (one.appraisal.estimates.empty() && budgets.games > 0)
        text += fmt::format("Estimate: not computed, because {}. ", one.appraisal.score_foreseen
                                                                        ? "some hands are unknown"
                                                                        : nobody_knows_the_score);
    if (!text.empty()) text.pop_back();
    return text;
}

}  // namespace bones::inline show::analysis
