#include "tools/lib/show/picture/hand_story.hpp"

#include <algorithm>

#include "bones/bids.hpp"
#include "engine/rules/description.hpp"
#include "tools/lib/io/records/judged.hpp"

namespace bones::inline show::picture {
namespace {

constexpr std::size_t most_laid = 2 * most_tiles;

void add_tile(HandStory& story, bool doubles_lie_across, std::uint32_t ply, Tile tile,
              const LaidTile& laid) {
    if (story.tiles.size() >= most_laid) {
        story.cut_short = true;
        return;
    }
    LayoutTile placed;
    placed.tile = tile;
    placed.arm = laid.arm;
    placed.inner = laid.inner;
    placed.outer = laid.outer;
    placed.across = laid.crosswise || (tile.is_double() && doubles_lie_across &&
                                       (!laid.opening || story.shape == TableShape::line));
    for (std::size_t i = story.tiles.size(); i-- > 1;) {
        if (story.tiles[i].arm != laid.arm) continue;
        if (story.tiles[i].across) story.tiles[i].exit = laid.half_met;
        break;
    }
    story.tiles.push_back(placed);
    story.tile_plies.push_back(ply);
}

/// Adds the other places of the tile that was just added to the story.
void add_other_ends(HandStory& story, std::span<const OtherPlace> places) {
    if (places.empty()) return;
    UncertainTile& uncertain = story.uncertain.emplace_back();
    uncertain.tile = story.tiles.size() - 1;
    const std::size_t own_arm = story.tiles.back().arm;
    for (const OtherPlace& place : places) {
        const auto found = std::find(story.arms.begin(), story.arms.end(), place.arm);
        const auto arm = static_cast<std::uint8_t>(found - story.arms.begin());
        if (found == story.arms.end() || arm == own_arm) continue;
        const auto on_arm = [&](const LayoutTile& tile) { return tile.arm == arm; };
        uncertain.ends.push_back({arm, static_cast<std::size_t>(std::count_if(
                                           story.tiles.begin() + 1, story.tiles.end(), on_arm))});
    }
}

void add_to_trick(HandStory& story, const Record& record, const GameVerdict& verdict,
                  std::uint32_t index, std::uint32_t ply) {
    const Action& action = verdict.actions[index];
    const PlyTrace& trace = verdict.trace[index];
    const Seat out = sits_out(record, record.hands[story.hand], record.players);
    const auto size = static_cast<std::size_t>(record.players - out.exists());
    const bool full = !story.tricks.empty() && story.tricks.back().tiles.size() >= size;
    if (story.tricks.empty() || full) story.tricks.emplace_back();
    Trick& trick = story.tricks.back();
    TrickTile played{ply, action.seat(), std::nullopt};
    if (action.kind == ActionKind::play) played.tile = action.tile();
    if (trick.tiles.empty() && played.tile) trick.suit = trace.led;
    if (trick.suit && trick.suit_name.empty())
        trick.suit_name = suit_name(record.game, *trick.suit);
    trick.tiles.push_back(played);
    trick.taker = trace.taker;
}

bool plays_to_trick(const Action& action, const PlyTrace& trace) {
    return (action.is_unread() && trace.judged) || action.kind == ActionKind::play ||
           action.kind == ActionKind::unknown_turn || action.kind == ActionKind::bad_tile;
}

void lay_tiles(HandStory& story, const Record& record, const GameVerdict& verdict) {
    const Hand& hand = record.hands[story.hand];
    const bool doubles_lie_across = describe(record.game).doubles_lie_across;
    for (std::uint32_t i = hand.first_action; i < hand.end_action; ++i) {
        const Action& action = record.actions[i];
        const std::uint32_t ply = i - hand.first_action + 1;
        if (verdict.trace[i].laid) {
            add_tile(story, doubles_lie_across, ply, action.tile(), *verdict.trace[i].laid);
            if (!story.cut_short) add_other_ends(story, other_places(verdict, i));
        } else if (traits(record.game).tricks && plays_to_trick(action, verdict.trace[i])) {
            add_to_trick(story, record, verdict, i, ply);
        }
    }
}

void add_findings(std::vector<HandStory>& stories, const Record& record,
                  const GameVerdict& verdict) {
    for (const Finding& finding : verdict.findings) {
        HandStory& story = stories[hand_at(record, finding.place)];
        const bool before_all =
            finding.hand < 0 && &story == &stories.front() &&
            finding.place.offset < record.statements[record.hands[0].first_statement].line.offset;
        const std::int64_t end = story.plies() + 1;
        const std::int64_t at = before_all ? 0 : finding.ply < 0 ? end : finding.ply;
        story.findings[static_cast<std::size_t>(std::min(at, end))].push_back(&finding);
    }
    for (const Deduction& deduction : verdict.deductions) {
        HandStory& story = stories[deduction.hand];
        if (deduction.kind == DeductionKind::ruled_out && deduction.ply <= story.plies())
            story.remarks[deduction.ply].push_back(&deduction);
    }
}

}  // namespace

bool HandStory::is_uncertain(std::size_t tile) const {
    return std::any_of(uncertain.begin(), uncertain.end(),
                       [&](const UncertainTile& one) { return one.tile == tile; });
}

ArmSet HandStory::other_ends(std::uint32_t ply) const {
    std::array<std::size_t, most_arms> on_arm{};
    for (std::size_t i = 1; i < tiles.size(); ++i) on_arm[tiles[i].arm] += tile_plies[i] <= ply;
    ArmSet open;
    for (const UncertainTile& one : uncertain)
        for (const UncertainTile::End& end : one.ends)
            if (tile_plies[one.tile] <= ply && on_arm[end.arm] == end.on_arm) open.set(end.arm);
    return open;
}

std::vector<HandStory> tell_hands(const Record& record, const GameVerdict& verdict) {
    std::vector<HandStory> stories(verdict.hands.size());
    for (std::size_t i = 0; i < stories.size(); ++i) {
        stories[i].hand = static_cast<std::uint32_t>(i);
        stories[i].shape = describe(record.game).shape;
        const HandStart& start = verdict.starts[i];
        if (describe(record.game).totals_add_up && start.totals_known)
            stories[i].before = start.totals;
        stories[i].findings.resize(record.hands[i].actions() + 2);
        stories[i].remarks.resize(record.hands[i].actions() + 2);
        stories[i].arms = sheet_arms(record, verdict, stories[i].hand);
        lay_tiles(stories[i], record, verdict);
    }
    if (stories.empty()) return stories;
    add_findings(stories, record, verdict);
    return stories;
}

}  // namespace bones::inline show::picture
