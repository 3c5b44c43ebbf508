#include "tools/lib/show/collate/collation.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <array>
#include <set>
#include <tuple>

#include "bones/parser.hpp"
#include "bones/writer.hpp"
#include "libnotation/text/fold.hpp"
#include "tools/lib/show/collate/alignment.hpp"
#include "tools/lib/show/collate/blocks.hpp"
#include "tools/lib/show/collate/candidate.hpp"
#include "tools/lib/show/collate/settle.hpp"

namespace bones::inline show::collate {
namespace {

bool have_hand_in_common(const Sheet& sheet, const Sheet& other) {
    std::vector<const Block*> hands;
    bool play = false, other_play = false;
    for (const Block& hand : sheet.hands) {
        hands.push_back(&hand);
        play = play || !hand.play.empty();
    }
    for (const Block& hand : other.hands) other_play = other_play || !hand.play.empty();
    // A sheet with claims but without play fits any game with such hands.
    for (const auto& [one, two] : align_hands(hands, other.hands)) {
        if (one == nowhere || two == nowhere) continue;
        if (!play || !other_play || have_play_in_common(*hands[one], other.hands[two])) return true;
    }
    return sheet.hands.empty() || other.hands.empty();
}

/// Whether both sheets name players, and no seat has the same name in both.
bool name_other_players(const Heading& heading, const Heading& other) {
    bool compared = false;
    for (int i = 0; i < std::min(heading.players, other.players); ++i) {
        const std::string &name = heading.names[Seat(i)], &second = other.names[Seat(i)];
        if (name.size() < 2 || second.size() < 2) continue;
        if (fold(name) == fold(second)) return false;
        compared = true;
    }
    return compared;
}

/// Whether both sheets name the same players, at whatever seats.
bool name_same_players(const Heading& heading, const Heading& other) {
    std::multiset<std::string> names, others;
    for (const auto& [of, all] : {std::pair(&heading, &names), std::pair(&other, &others)})
        for (int i = 0; i < of->players; ++i) all->insert(fold(of->names[Seat(i)]));
    return names == others;
}

/// Calls `use` with each place, in the order of the record.
template <class Use>
void for_all_places(CollatedGame& game, Use use) {
    for (CollatedBlock& block : game.blocks)
        for (auto* places : {&block.before, &block.play, &block.after})
            for (CollatedPlace& place : *places) use(block, place);
}

/// The sheets as aligned places, before differences are settled.
CollatedGame lined_up(Sheets sheets) {
    CollatedGame game;
    game.sheets = std::move(sheets);
    std::sort(game.sheets.begin(), game.sheets.end(), [](const auto& a, const auto& b) {
        return std::tie(a->canonical, a->number) < std::tie(b->canonical, b->number);
    });
    game.blocks = collated_blocks(game.sheets);
    // A sheet without a `game` line may have lines that belong after it.
    auto& header = game.blocks.front().before;
    std::stable_partition(header.begin(), header.end(), [](const CollatedPlace& place) {
        return place.item().keyword == Keyword::game;
    });
    return game;
}

/// The number of places in which sheets differ.
std::size_t disagreements(CollatedGame& game) {
    std::size_t count = 0;
    for_all_places(game, [&](CollatedBlock&, CollatedPlace& place) {
        count += place.decision == Decision::undecided;
    });
    return count;
}

void count_undecided(CollatedGame& game) {
    for_all_places(game, [&](CollatedBlock&, CollatedPlace& place) {
        if (place.decision == Decision::undecided && !place.left_out) ++game.undecided;
    });
}

std::string canonical_text(const std::string& text, RecordChecker& judge) {
    RawRecord raw;
    raw.text = text;
    judge.judge(raw);
    std::string canonical;
    write(judge.record, judge.verdict.actions, canonical);
    return canonical;
}

/// Stores the words of each action as the text of the result has them, and parses that text into
/// `result`.
void note_words_of_result(CollatedGame& game, Record& result) {
    RawRecord raw;
    raw.text = game.text;
    parse(raw, result);
    std::vector<CollatedPlace*> places;
    for_all_places(game, [&](CollatedBlock&, CollatedPlace& place) {
        if (place.item().keyword == Keyword::actions && !place.left_out) places.push_back(&place);
    });
    if (places.size() != result.actions.size()) return;  // a part of the text is unreadable
    for (std::size_t i = 0; i < places.size(); ++i)
        if (const Action& action = result.actions[i]; action.kind == ActionKind::play)
            places[i]->in_result = result.at(result.place_of(action));
}

}  // namespace

std::string_view name_of(Decision decision) {
    static constexpr std::array<std::string_view, 8> names{
        "same", "together", "alone", "own", "legible", "facts", "majority", "undecided"};
    return names[static_cast<std::size_t>(decision)];
}

const Item& CollatedPlace::item() const {
    return **std::find_if(items.begin(), items.end(), [](const Item* item) { return item; });
}

std::string CollatedBlock::hand_name() const {
    const auto line = std::find_if(before.begin(), before.end(), [](const CollatedPlace& place) {
        return place.item().keyword == Keyword::hand;
    });
    return line == before.end() ? fmt::format("hand {}", number) : line->words();
}

std::string why_different(const Sheet& sheet, const Sheet& other) {
    const Heading& one = sheet.heading;
    const Heading& two = other.heading;
    if (one.game == Game::unknown || two.game == Game::unknown) return "a game is unknown";
    if (one.game != two.game)
        return fmt::format("one is {}, the other {}", traits(one.game).title,
                           traits(two.game).title);
    if (one.players != two.players && !one.players_guessed && !two.players_guessed)
        return fmt::format("one has {} players, the other {}", one.players, two.players);
    if (name_other_players(one, two))
        return name_same_players(one, two) ? "they have the same players at other seats"
                                           : "they have different players";
    if (!have_hand_in_common(sheet, other)) return "they have no hand in common";
    return {};
}

CollatedGame collate(Sheets sheets, const CollateOptions& options) {
    CollatedGame game = lined_up(std::move(sheets));
    // A slip may change the arm numbers that canonical text gives to all later tiles.
    if (disagreements(game) > 0) {
        Sheets own;
        for (const auto& sheet : game.sheets) own.push_back(with_own_arms(*sheet));
        const bool all = std::find(own.begin(), own.end(), nullptr) == own.end();
        if (all) {
            CollatedGame other = lined_up(std::move(own));
            if (disagreements(other) < disagreements(game)) game = std::move(other);
        }
    }
    int players = 0;
    for (const auto& sheet : game.sheets) players = std::max(players, sheet->heading.players);
    const Table table{players, plays_tricks(game.sheets.front()->heading.game)};
    RecordChecker judge(JudgePlan{.weigh_errors = false});
    settle(game, options, table, judge);
    count_undecided(game);
    std::string text;
    for (const CollatedBlock& block : game.blocks)
        text += commented_text(block, table, game.sheets);
    game.text = canonical_text(text, judge);
    note_words_of_result(game, judge.record);
    return game;
}

}  // namespace bones::inline show::collate
