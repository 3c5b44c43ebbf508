// Moves, endings and tables in words.
#include <fmt/core.h>

#include <utility>

#include <algorithm>

#include "engine/rules/bidding.hpp"
#include "engine/rules/description.hpp"
#include "engine/rules/rules.hpp"
#include "libnotation/text/tile_text.hpp"
#include "tools/lib/io/records/judged.hpp"
#include "tools/lib/show/picture/hand_story.hpp"
#include "tools/libbones/outcome.hpp"

namespace bones::inline show::picture {
namespace {

/// Describes one action in its context.
struct PhraseWriter {
    const Record& record;
    const GameVerdict& verdict;
    const HandStory& story;
    std::uint32_t index;  ///< into Record::actions

    const Action& action() const { return record.actions[index]; }
    const PlyTrace& trace() const { return verdict.trace[index]; }
    std::string name(Seat seat) const { return player_name(record, seat, story.hand); }

    std::string tell() const {
        const std::string who = name(action().seat());
        const std::string tile = action().names_tile() ? to_string(action().tile()) : "";
        switch (action().kind) {
            case ActionKind::play:
                return who + play();
            case ActionKind::draw:
                return fmt::format("{} draws {}", who, tile);
            case ActionKind::draw_unknown:
            case ActionKind::bad_draw:
                return who + (action().draws_some() ? " draws one or more tiles" : " draws a tile");
            case ActionKind::pass:
                return who + " passes";
            case ActionKind::skip:
                return who + " misses the turn";
            case ActionKind::show:
                return fmt::format("{} shows {} and takes it back", who, tile);
            case ActionKind::put_back:
                return fmt::format("{} puts {} back into the boneyard", who, tile);
            case ActionKind::put_back_unknown:
            case ActionKind::bad_put_back:
                return who + " puts a tile back into the boneyard";
            case ActionKind::unknown_turn:
                return who + (traits(record.game).tricks ? " plays a tile that is not written"
                                                         : " has a turn that is not written");
            case ActionKind::bad_tile:
                return who + " plays a tile that the set does not have";
            default:
                return who + " has an action that cannot be read";
        }
    }

    std::string play() const {
        if (traits(record.game).tricks) return play_to_trick();
        const std::string tile = to_string(action().tile());
        const std::optional<LaidTile>& laid = trace().laid;
        if (!laid) return fmt::format(" plays {}", tile);
        if (laid->opening) return fmt::format(" sets {}{}", tile, events());
        return fmt::format(" lays {}-{}{} on arm {}{}{}{}", laid->inner, laid->outer,
                           laid->crosswise ? " crosswise" : "", story.arms[laid->arm],
                           other_places_of(*laid),
                           verdict.actions[index].from_prizes ? ", from the prizes" : "", events());
    }

    /// The other places at which a tile may lie: ` (or on arm 2; the sheet leaves it open)`.
    std::string other_places_of(const LaidTile& laid) const {
        std::string text;
        for (const OtherPlace& place : other_places(verdict, index)) {
            const bool turned = !place.crosswise && place.inner != laid.inner;
            text += fmt::format("{}or {}{}on arm {}", text.empty() ? " (" : ", ",
                                turned ? fmt::format("{}-{} ", place.inner, place.outer) : "",
                                place.crosswise && !laid.crosswise ? "crosswise " : "", place.arm);
        }
        return text.empty() ? "" : text + "; the sheet does not show which)";
    }

    std::string play_to_trick() const {
        const Tile tile = action().tile();
        std::string text;
        if (const std::optional<std::uint8_t> suit = trace().suit) {
            const char* how = trace().events.has(Event::trump)     ? "trumps with"
                              : trace().events.has(Event::discard) ? "throws"
                                                                   : "follows with";
            text = fmt::format(" {} {}", how, to_string(tile));
        } else {
            text = fmt::format(" {} {}", trace().led ? "leads" : "plays", to_string(tile));
            if (trace().led)
                text += fmt::format("{} {}",
                                    action().suit <= highest_pip ? " and calls" : ", a trick of",
                                    suit_name(record.game, *trace().led));
        }
        if (trace().taker.exists())
            text += fmt::format("; {} takes the trick{}", name(trace().taker), points_taken());
        return text;
    }

    /// For a hand with a contract: the points of the trick, and the points of the sides so far.
    std::string points_taken() const {
        const int points = trace().trick_points;
        if (points == 0) return "";
        std::string text = fmt::format(" for {} {}", points, points == 1 ? "point" : "points");
        if (!all_tricks_told()) return text;
        const int sides = scoring_seats(record);
        BySeat<int> taken{};
        for (std::uint32_t i = record.hands[story.hand].first_action; i <= index; ++i)
            if (const PlyTrace& ply = verdict.trace[i]; ply.trick_points > 0)
                taken[scoring_seat(ply.taker, sides)] += ply.trick_points;
        for (int s = 0; s < sides; ++s)
            text += fmt::format("{}{} {}", s == 0 ? ": " : ", ", side_name(record, s), taken[s]);
        return text;
    }

    /// Whether the taker and the points of each trick so far are known.
    bool all_tricks_told() const {
        const std::uint32_t first = record.hands[story.hand].first_action;
        return std::all_of(story.tricks.begin(), story.tricks.end(), [&](const Trick& trick) {
            const std::uint32_t last = first + trick.tiles.back().ply - 1;
            return last > index || verdict.trace[last].trick_points > 0;
        });
    }

    /// The events that the tile caused, and the points that it made.
    std::string events() const {
        const Events events = trace().events;
        std::string text;
        if (trace().points > 0) text += fmt::format(" for {}", trace().points);
        if (events.has(Event::match) && trace().next == action().seat())
            text += ": a match, so the turn goes on";
        const PlyTrace* last = judged_before(verdict, record.hands[story.hand], index);
        const bool was = last != nullptr && spellbound(last->after);
        const bool is = spellbound(trace().after);
        if (was && !is) text += ", breaks the spell";
        if (is && events.has(Event::spell_cast))
            text += was ? ", breaks the spell and casts another" : ", casts a spell";
        if (events.has(Event::draws_owed)) text += ", and others must draw";
        if (trace().backwards != (last != nullptr && last->backwards))
            text += ", reverses the direction";
        if (events.has(Event::further_turn)) text += ", gets another turn";
        if (events.has(Event::turn_skipped)) text += ", and the next turn is skipped";
        return text;
    }

    static bool spellbound(const TableView& table) {
        for (int arm = 0; arm < table.count; ++arm)
            if (table.arms[arm].spellbound) return true;
        return false;
    }
};

std::string points_in_words(const Record& record, const Points& points) {
    std::string text;
    for (int s = 0; s < scoring_seats(record); ++s)
        text += fmt::format("{}{} {}", s > 0 ? ", " : "", side_name(record, s), points[s]);
    return text;
}

std::string prize_in_words(const Record& record, std::uint32_t index) {
    const Hand& hand = record.hands[index];
    if (hand.prize == none_such) return "";
    const Statement& line = record.statements[hand.prize];
    if (line.count == 0 || record.tiles[line.first].unknown != 0) return "";
    return fmt::format("; {} takes {} as a prize", player_name(record, line.seat, index),
                       to_string(record.tiles[line.first].tile));
}

}  // namespace

std::string suit_name(Game game, int suit) {
    if (suit == describe(game).doubles_suit) return "doubles";
    constexpr std::string_view names[] = {
        "blanks", "ones",  "twos", "threes",  "fours",   "fives",     "sixes",     "sevens",
        "eights", "nines", "tens", "elevens", "twelves", "thirteens", "fourteens", "fifteens"};
    return std::string(names[static_cast<std::size_t>(suit)]);
}

std::string move_in_words(const Record& record, const GameVerdict& verdict, const HandStory& story,
                          std::uint32_t ply) {
    const std::uint32_t first = record.hands[story.hand].first_action;
    return PhraseWriter{record, verdict, story, first + ply - 1}.tell();
}

std::string doubt_in_words(const HandStory& story, std::uint32_t ply) {
    constexpr std::size_t most_named = 4;
    std::string tiles;
    std::size_t count = 0;
    for (const UncertainTile& one : story.uncertain) {
        if (story.tile_plies[one.tile] > ply) break;
        tiles += (count++ == 0 ? "" : ", ") + to_string(story.tiles[one.tile].tile);
    }
    if (count == 0) return "";
    if (count > most_named) tiles = fmt::format("{} tiles", count);
    const std::size_t ends = story.other_ends(ply).count();
    return fmt::format("the sheet does not show where {} {}{}", tiles, count == 1 ? "lies" : "lie",
                       ends == 0   ? ""
                       : ends == 1 ? "; ? marks another free place"
                                   : "; ? marks other free places");
}

namespace {

std::string substitutes_in_words(const Record& record, std::uint32_t hand) {
    std::string text;
    for (const std::uint32_t at : record.substitutes) {
        const Statement& line = record.statements[at];
        const std::string before = player_name(record, line.seat, hand == 0 ? 0 : hand - 1);
        if (line.first != hand || hand == 0 || player_name(record, line.seat, hand) == before)
            continue;
        text += fmt::format("{}{} plays for {}", text.empty() ? "" : ", ",
                            player_name(record, line.seat, hand), before);
    }
    return text;
}

}  // namespace

std::string start_in_words(const Record& record, std::uint32_t hand) {
    const Bidding bidding = bidding_of(record, record.hands[hand]);
    std::string text = substitutes_in_words(record, hand);
    const char* between = text.empty() ? "" : "; ";
    for (const Bid& bid : bidding.all()) {
        text += std::exchange(between, ", ");
        text += player_name(record, bid.seat, hand);
        text += bid.points == bid_pass      ? " passes"
                : bid.points == bid_unknown ? " makes an unknown bid"
                                            : fmt::format(" bids {}", bid.points);
    }
    if (!bidding.trump) return text;
    const Trump trump = *bidding.trump;
    text +=
        fmt::format("{}{} ", text.empty() ? "" : "; ", player_name(record, bidding.namer, hand));
    if (trump <= Trump::six)
        return text + "names " + suit_name(record.game, static_cast<int>(trump));
    return text + (trump == Trump::doubles ? "names doubles"
                   : trump == Trump::none  ? "names no trumps: follow me"
                   : trump == Trump::nello ? "names nel-o"
                                           : "names another contract");
}

std::string end_in_words(const Record& record, const GameVerdict& verdict, std::uint32_t hand) {
    const HandVerdict& result = verdict.hands[hand];
    std::string text;
    switch (result.end) {
        case EndKind::out:
            text =
                result.out.exists() ? player_name(record, result.out, hand) + " goes out" : "out";
            break;
        case EndKind::conceded:
            text = player_name(record, result.out, hand) + " concedes";
            break;
        case EndKind::won:
            text = player_name(record, result.out, hand) + " wins the game";
            break;
        case EndKind::blocked:
            text = "the hand is blocked";
            break;
        case EndKind::played:
            text = "all tiles are played";
            break;
        case EndKind::voided:
            text = "the hand is void";
            break;
        case EndKind::made:
            text = "the contract is made";
            break;
        case EndKind::set:
            text = "the contract is set";
            break;
        case EndKind::redeal:
            text = "the deal did not count";
            break;
        case EndKind::unfinished:
            text = "the record of the hand stops here";
            break;
    }
    if (result.scored)
        text += fmt::format(": {}{}", points_in_words(record, result.scores),
                            result.score_taken ? " as written" : "");
    return text + prize_in_words(record, hand);
}

std::string winner_in_words(const Record& record, const GameVerdict& verdict) {
    const SeatSet winners = verdict.winners & SeatSet::all(record.players);
    if (!verdict.complete || winners.empty()) return {};
    if (winners == SeatSet::all(record.players)) return "a draw";
    std::string text;
    for (const Seat seat : winners)
        text += fmt::format("{}{}", text.empty() ? "" : " and ", player_name(record, seat));
    text += " won";
    const std::string_view finish = finish_in_words(record);
    return finish.empty() ? text : text.append(" ").append(finish);
}

std::string table_in_words(const Record& record, const HandStory& story,
                           const TablePosition& position) {
    std::string text;
    if (traits(record.game).tricks) {
        std::uint32_t laid = 0;
        for (const Trick& trick : story.tricks) {
            if (laid >= position.laid) break;
            text = "trick:";
            for (const TrickTile& played : trick.tiles) {
                if (laid++ >= position.laid) break;
                text += fmt::format(" {} {}", player_name(record, played.seat, story.hand),
                                    played.tile ? to_string(*played.tile) : "?");
            }
        }
        return text.empty() ? "no tile played yet" : text;
    }
    if (position.table.count == 0) return "no tile laid yet";
    for (int i = 0; i < position.table.count; ++i) {
        const ArmView& arm = position.table.arms[i];
        text += fmt::format("{}{}", text.empty() ? "open: " : ", ", arm.open);
        if (arm.other != ArmView::no_half && arm.other != arm.open)
            text += fmt::format(" or {}", arm.other);
        text += fmt::format(" on arm {}{}", story.arms[i],
                            arm.spellbound ? " (spellbound)"
                            : arm.started  ? ""
                                           : " (not started)");
    }
    return text;
}

}  // namespace bones::inline show::picture
