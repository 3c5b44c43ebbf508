// What differs on the table, in words.
#include <fmt/format.h>

#include "libnotation/text/tile_text.hpp"
#include "tools/lib/analysis/analysis.hpp"
#include "tools/lib/picture/hand_story.hpp"

namespace bones::analysis {
namespace {

using worlds::AfterMove;

std::string joined(const std::vector<std::string>& words) {
    std::string text;
    for (std::size_t i = 0; i < words.size(); ++i)
        text += (i == 0 ? "" : i + 1 == words.size() ? " and " : ", ") + words[i];
    return text;
}

/// `fives`, `blanks and fives`
std::string numbers(std::uint32_t bits) {
    std::vector<std::string> words;
    for (int number = 0; number <= highest_pip; ++number)
        if ((bits >> number & 1) != 0) words.push_back(picture::suit_name(number));
    return joined(words);
}

std::string names(const Record& record, SeatSet seats) {
    std::vector<std::string> words;
    for (Seat seat : seats) words.push_back(player_name(record, seat));
    return joined(words);
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

/// Whom the best move stops, or lets play.
std::string followers_in_words(const Record& record, const AfterMove& best,
                               const AfterMove& played) {
    if (!best.hands_told) return {};
    const SeatSet stopped = played.can_follow - best.can_follow;
    if (!stopped.empty()) return fmt::format("{} cannot follow then", names(record, stopped));
    const SeatSet let = best.can_follow - played.can_follow;
    return let.empty() ? std::string() : fmt::format("{} can follow then", names(record, let));
}

std::string lead_in_words(const Record& record, const AfterMove& best) {
    std::string text = fmt::format("leads {}", numbers(best.open));
    if (!best.hands_told) return text;
    if (best.can_follow.empty()) return text + ", which nobody else can follow";
    if (best.can_follow.size() == 1)
        return text + fmt::format(", which only {} can follow", names(record, best.can_follow));
    return text;
}

std::string taker_in_words(const Record& record, Seat mover, Seat taker) {
    if (taker == mover) return "takes the trick";
    return fmt::format("leaves the trick to {}", player_name(record, taker));
}

std::string layout_in_words(const Record& record, const Analyzed& one, const AfterMove& best,
                            const AfterMove& played) {
    std::string text = open_in_words(one.appraisal.open, best.open, played.open);
    const std::string followers = followers_in_words(record, best, played);
    if (text.empty() || followers.empty()) return text + followers;
    return text + "; " + followers;
}

}  // namespace

std::string difference_in_words(const Record& record, const Analyzed& one) {
    const std::size_t best_index = *one.best(), made = *one.decision().played;
    const Action& better = one.choice(best_index).action;
    const Action& worse = one.choice(made).action;
    const AfterMove& best = one.appraisal.after[best_index];
    const AfterMove& played = one.appraisal.after[made];
    std::string what;
    if (better.draws())
        what = "draws first";
    else if (better.kind == ActionKind::pass)
        what = "ends the turn";
    else if (best.leads && best.open != played.open)
        what = lead_in_words(record, best);
    else if (best.taker.exists() && best.taker != played.taker)
        what = taker_in_words(record, one.decision().seat, best.taker);
    else if (!best.leads)
        what = layout_in_words(record, one, best, played);
    if (what.empty() && worse.kind == ActionKind::play &&
        worse.tile_number != better.tile_number)
        what = fmt::format("keeps {} in hand", tile_text(worse.tile()));
    if (what.empty() && worse.draws()) what = "needs no other tile";
    if (what.empty()) what = "is better";
    return fmt::format("{} {}", move_text(better), what);
}

}  // namespace bones::analysis
