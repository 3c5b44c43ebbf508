#include "tools/lib/show/statistics/metric.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <deque>
#include <stdexcept>
#include <string>
#include <vector>

namespace bones::inline show::stats {

namespace {

using enum MetricKind;

constexpr std::int64_t analysis_unit = 10'000;

/// The list of metrics. Each metric of points stands for one on each scale.
constexpr MetricInfo listed[] = {
    {"games", "games", count, "games",
     "games on record, finished or not; unreadable records do not count"},
    {"finished", "games finished", share, "games",
     "games that are over by the rules; the others stop early or lack what decides"},
    {"won", "games won", share, "finished games",
     "finished games that the player (or the side) won; a shared game counts for each winner"},
    {"hands", "hands", count, "hands",
     "the hands on record; in Double Takes a hand is a round; a game that is written as one hand "
     "(G15) does not count"},
    {"hands-won", "hands won", share, "ended hands with a known score",
     "the side's score of the hand is the best: the highest, in Leyden the lowest; a tie is not a "
     "win"},
    {.name = "points",
     .title = "points per hand",
     .kind = mean,
     .sample = "ended hands with a known score",
     .explain = "the side's points by the rules, minus penalties; each game counts separately; in "
                "Leyden low is good, in Prize Dominoes 1 is a hand won",
     .signed_values = true},
    {"out", "hands ended by going out", share,
     "hands that ended with a known player out, or blocked",
     "the player laid the last tile of a hand; over all players of a table it is a share of seats, "
     "not of hands"},
    {"blocked", "hands blocked", share, "hands that ended out or blocked",
     "no player could continue; each hand counts once"},
    {"length", "actions per hand", mean, "hands written to their end, with passes and draws",
     "tiles played, drawn and shown, and passes"},
    {"passes", "passes per hand", mean, "hands written to their end, with passes",
     "passes of the player, both legal and false"},
    {"draws", "tiles drawn per hand", mean, "hands written to their end, with draws",
     "known and unknown tiles, including draws that a 15 causes"},
    {"choices", "legal moves to choose from", mean, "actions of known hands",
     "moves that the rules allowed; each arm and each way to lay a tile counts; an only pass or "
     "draw counts as one"},
    {"forced", "forced moves", share, "actions of known hands", "the rules allowed only one move"},
    {"leads", "leads", count, "tricks led, or hands begun",
     "tricks of Double Takes that the player led, or hands of other games that the player began"},
    {"curse.matches", "Curse: matches per hand", mean, "hands written to their end",
     "tiles that left an open end equal to another started arm's (C6)", Game::curse_of_the_doublet},
    {"curse.chain", "Curse: matches in a row", mean,
     "turns with a match, of hands written to their end",
     "matches in a turn with at least one match", Game::curse_of_the_doublet},
    {"curse.doublets-left", "Curse: doublets left in hand", mean,
     "hands where all tiles left are known",
     "doublets that the player still held when the hand ended", Game::curse_of_the_doublet},
    {"takes.tricks", "Double Takes: tricks per round", mean, "rounds with a known score",
     "tricks that the player, or the side, won", Game::double_takes},
    {"takes.doubles", "Double Takes: doubles captured per round", mean, "rounds with a known score",
     "doubles in the tricks that the player, or the side, won", Game::double_takes},
    {"takes.revokes", "Double Takes: revokes", share, "tiles played to a trick of others",
     "only proven revokes (D4); every tile that follows a lead is a chance", Game::double_takes},
    {"takes.leads-won", "Double Takes: leads that took the trick", share,
     "tricks followed by another trick of the same round",
     "the leader of a trick also leads the next one", Game::double_takes},
    {"prize.taken", "Prize: prizes taken", share, "hands won on sheets that note prizes",
     "the winner of the hand took a tile that was available (P10)", Game::prize_dominoes},
    {"prize.played", "Prize: prizes played per hand", mean, "hands written to their end",
     "prizes that the player laid (P5)", Game::prize_dominoes},
    {"prize.coverage", "Prize: numbers covered", mean, "games with known prizes",
     "distinct numbers among the player's prizes at the end of the record; 7 wins",
     Game::prize_dominoes},
    {"super.spells", "Super: spells cast per hand", mean, "hands written to their end",
     "tiles laid with a 13 out (S10), except a hand's last tile", Game::super_dominoes},
    {"super.skips", "Super: turns taken from others per hand", mean, "hands written to their end",
     "doubles laid except 13-13 and the first one (S12), and except a hand's last tile",
     Game::super_dominoes},
    {"super.free-turns", "Super: free turns per hand", mean, "hands written to their end",
     "tiles laid with a 14 out (S9), except a hand's last tile", Game::super_dominoes},
    {"super.reversals", "Super: reversals per hand", mean, "hands written to their end",
     "tiles laid with a 3 out (S8), except a hand's last tile", Game::super_dominoes},
    {"leyden.matadors", "Leyden: matadors per hand", mean, "hands written to their end",
     "6-1, 5-2, 4-3 and 0-0 laid (L5)", Game::leyden},
    {"leyden.draws-at-will", "Leyden: voluntary draws", share, "draws of known hands",
     "draws by a player who could have played (L7)", Game::leyden},
    {"leyden.pips-left", "Leyden: pips left per hand", mean, "hands where all tiles left are known",
     "pips that the player still held when the hand ended (L9)", Game::leyden},
    {"block.closed", "Block: blocks that the player closed", share,
     "blocked hands written to their end", "the player laid the last tile before the block (B6)",
     Game::block},
    {"fives.in-play", "All Fives: points made in play per hand", mean, "hands written to their end",
     "points that the player's tiles made as they were laid (V5)", Game::all_fives},
    {"threes.eights", "Fives and Threes: eights per hand", mean, "hands written to their end",
     "tiles that made 8 points, the maximum (F3)", Game::fives_and_threes},
    {"threes.drop", "Fives and Threes: points per tile", mean, "tiles laid",
     "points that a tile made as it was laid (F3), without those for going out",
     Game::fives_and_threes},
    {"forty-two.bids", "Forty-two: hands as declarer", share, "hands with a trump line",
     "the player named trumps or nel-o (T4)", Game::forty_two},
    {"forty-two.made", "Forty-two: contracts made", share, "the player's contracts that are known",
     "the side made the player's bid (T9); a revoke that lost the hand decides it (T12)",
     Game::forty_two},
    {"forty-two.set", "Forty-two: contracts of the others set", share,
     "the others' contracts that are known", "the other side did not make its bid (T9)",
     Game::forty_two},
    {"forty-two.reneges", "Forty-two: reneges", share, "tiles played to a trick of others",
     "only proven revokes (T6); every tile that follows a lead is a chance", Game::forty_two},
    {.name = "loss",
     .title = "points lost per decision",
     .kind = mean,
     .sample = "decisions analysed",
     .explain = "how much more the best move was worth, by what its player could know (fair loss); "
                "needs bones-history analyze",
     .unit = analysis_unit},
    {.name = "luck",
     .title = "luck per hand, in points",
     .kind = mean,
     .sample = "hands analysed",
     .explain = "the worth of the deal and the draws to the side; needs bones-history analyze",
     .unit = analysis_unit,
     .signed_values = true},
    {.name = "play",
     .title = "won or lost by own play per hand, in points",
     .kind = mean,
     .sample = "hands analysed",
     .explain = "points that the player's own actions changed, without a partner's; needs "
                "bones-history analyze",
     .unit = analysis_unit,
     .signed_values = true},
};

bool is_of_points(std::string_view name) {
    return name == "points" || name == "loss" || name == "luck" || name == "play";
}

/// The names of games within names of metrics, in the order of the enumeration.
constexpr std::array<std::string_view, game_traits.size()> short_names{
    "curse", "takes", "prize", "super", "leyden", "block", "draw", "fives", "threes", "forty-two"};

/// All metrics. A listed metric of points is expanded to one for each scale.
class AllMetrics {
  public:
    AllMetrics() {
        for (const MetricInfo& metric : listed) {
            if (!is_of_points(metric.name)) {
                metrics.push_back(metric);
                continue;
            }
            for (std::size_t game = 0; game < game_traits.size(); ++game)
                add(metric, static_cast<Game>(game), metric.name, metric.title);
            add(metric, game_of_scale(scale_count - 1),
                metric.name == "points" ? "marks" : fmt::format("{}-in-marks", metric.name),
                with_marks(metric.title));
        }
    }

    std::vector<MetricInfo> metrics;

  private:
    void add(MetricInfo metric, Game game, std::string_view name, std::string_view title) {
        metric.game = game;
        metric.name = texts_.emplace_back(
            fmt::format("{}.{}", short_names[static_cast<std::size_t>(game)], name));
        metric.title = texts_.emplace_back(fmt::format("{}: {}", traits(game).title, title));
        metrics.push_back(metric);
    }
    static std::string with_marks(std::string_view title) {
        constexpr std::string_view points = "points";
        std::string text(title);
        return text.replace(text.find(points), points.size(), "marks");
    }

    std::deque<std::string> texts_;
};

const AllMetrics all;

}  // namespace

std::string MetricInfo::number(std::int64_t value) const {
    if (unit == 1) return fmt::to_string(value);
    return fmt::format("{:.6g}", static_cast<double>(value) / static_cast<double>(unit));
}

std::optional<Interval> MetricInfo::interval(const Sample& tally) const {
    if (kind == count) return std::nullopt;
    std::optional<Interval> interval = kind == share ? share_interval(tally) : mean_interval(tally);
    if (!interval) return interval;
    const double low = interval->low / static_cast<double>(unit);
    return Interval{signed_values ? low : std::max(0.0, low),
                    interval->high / static_cast<double>(unit)};
}

std::string_view metrics_of_a_game() {
    return "`takes`: those of Double Takes";
}

std::span<const MetricInfo> all_metrics() {
    return all.metrics;
}

bool is_asked_by(const MetricInfo& metric, std::string_view name) {
    if (metric.name == name) return true;
    const std::size_t dot = metric.name.find('.');
    if (dot == std::string_view::npos) return false;
    if (metric.name.substr(0, dot) == name) return true;
    const std::string_view last = metric.name.substr(dot + 1);
    return is_of_points(name) && (last == name || (name == "points" && last == "marks") ||
                                  last == fmt::format("{}-in-marks", name));
}

std::size_t index_of_metric(std::string_view name) {
    for (std::size_t i = 0; i < metric_count; ++i)
        if (all.metrics[i].name == name) return i;
    throw std::runtime_error("unknown metric " + std::string(name));
}

}  // namespace bones::inline show::stats
