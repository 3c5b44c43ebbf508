#include "engine/games/forty_two.hpp"

#include <fmt/format.h>

#include "engine/codes.hpp"
#include "engine/fast_check/fast_check_game.hpp"
#include "engine/games/unseen_trick.hpp"
#include "engine/rules/game_rules.hpp"

namespace bones {

static_assert(GameRules<FortyTwo>);

namespace {

using State = FortyTwo::State;

constexpr int numbers = 7;
constexpr TileSet all_tiles = TileSet::full(numbers - 1);

/// The ways to sort tiles into suits and rank them. First a number as trumps, then doubles as
/// trumps, no trumps, and nel-o with doubles as a suit of their own or low (T6, T15).
enum Order : std::size_t {
    doubles_are_trumps = numbers,
    no_trumps,
    doubles_apart,
    doubles_low,
    orders,
};

constexpr Order order_of(const State& state) {
    if (!state.trump_known) return no_trumps;
    if (state.trump <= Trump::doubles) return static_cast<Order>(state.trump);
    if (state.trump != Trump::nello) return no_trumps;
    const std::int32_t rule = state.rules[FortyTwo::nello];
    if (is_set(rule, FortyTwo::Nello::low)) return doubles_low;
    return is_set(rule, FortyTwo::Nello::high) ? no_trumps : doubles_apart;
}

/// The tables of one order, computed once because they are needed for each tile.
struct Suits {
    std::array<TileSet, FortyTwo::last_suit + 1> tiles{};  ///< by suit
    /// By suit and tile, see FortyTwo::rank_of.
    std::array<std::array<std::uint8_t, set_size(numbers - 1)>, FortyTwo::last_suit + 1> ranks{};
    std::array<std::uint8_t, set_size(numbers - 1)> led{};  ///< the suit that a tile leads
};

constexpr bool has_doubles_apart(std::size_t order) {
    return order == doubles_are_trumps || order == doubles_apart;
}

/// T6
constexpr TileSet tiles_in_order(std::size_t order, int suit) {
    if (suit == FortyTwo::doubles_suit)
        return has_doubles_apart(order) ? all_tiles & TileSet::doubles() : TileSet();
    TileSet tiles = all_tiles & TileSet::with(suit);
    if (has_doubles_apart(order)) return tiles - TileSet::doubles();
    if (order < numbers && static_cast<int>(order) != suit)
        tiles -= TileSet::with(static_cast<int>(order));
    return tiles;
}

/// T6
constexpr int suit_led_by(std::size_t order, Tile tile) {
    if (tile.is_double() && has_doubles_apart(order)) return FortyTwo::doubles_suit;
    if (order < numbers && tile.has(static_cast<int>(order))) return static_cast<int>(order);
    return tile.high();
}

/// T7: trumps rank above the suit led. Within a suit the double is highest (lowest in a nel-o with
/// low doubles); the other tiles rank by their other half.
constexpr int rank_in_order(std::size_t order, int suit, Tile tile) {
    constexpr int lowest = 2, trumps = 20;
    const auto in_suit = [&](int of) {
        if (of == FortyTwo::doubles_suit) return lowest + tile.high();
        if (!tile.is_double()) return lowest + tile.other(of);
        return order == doubles_low ? lowest - 1 : lowest + numbers;
    };
    const int trump = static_cast<int>(order);
    if (order <= doubles_are_trumps && tiles_in_order(order, trump).contains(tile))
        return trumps + in_suit(trump);
    return tiles_in_order(order, suit).contains(tile) ? in_suit(suit) : 0;
}

constexpr Suits suits_in_order(std::size_t order) {
    Suits suits;
    for (int suit = 0; suit <= FortyTwo::last_suit; ++suit) {
        const auto at = static_cast<std::size_t>(suit);
        suits.tiles[at] = tiles_in_order(order, suit);
        for (std::size_t number = 0; number < suits.led.size(); ++number)
            suits.ranks[at][number] = static_cast<std::uint8_t>(
                rank_in_order(order, suit, Tile::numbered(static_cast<int>(number))));
    }
    for (std::size_t number = 0; number < suits.led.size(); ++number)
        suits.led[number] =
            static_cast<std::uint8_t>(suit_led_by(order, Tile::numbered(static_cast<int>(number))));
    return suits;
}
constexpr auto make_suits() {
    std::array<Suits, orders> suits{};
    for (std::size_t order = 0; order < orders; ++order) suits[order] = suits_in_order(order);
    return suits;
}
constexpr auto suits_by_order = make_suits();

const Suits& suits_of(const State& state) {
    return suits_by_order[order_of(state)];
}

// T4: without a `trump` line, a house rule may let the declarer's lead name trumps.
void settle_trump(State& state, const Move& lead) {
    if (state.trump_known) return;
    const bool high = is_set(state.rules[FortyTwo::undeclared], FortyTwo::UndeclaredTrump::high);
    if (!high || !lead.known || !state.declarer.exists() || state.turn != state.declarer) return;
    state.trump = static_cast<Trump>(lead.tile.high());
    state.trump_known = true;
}

}  // namespace

Deal FortyTwo::deal(const Match&) {
    Deal deal;
    deal.each = tiles_each;
    deal.counted_turns = true;
    return deal;
}

State FortyTwo::start(const Match& match, Seat leader) {
    State state;
    state.players = match.players;
    state.rules = match.rules;
    state.turn = leader;
    for (int s = 0; s < match.players; ++s) state.held[s] = tiles_each;
    return state;
}

const TileSet& FortyTwo::tiles_of(const State& state, int suit) {
    return suits_of(state).tiles[static_cast<std::size_t>(suit)];
}

std::optional<int> FortyTwo::trump_suit(const State& state) {
    if (!state.trump_known || state.trump > Trump::doubles) return std::nullopt;
    return state.trump == Trump::doubles ? doubles_suit : static_cast<int>(state.trump);
}

int FortyTwo::suit_of_lead(const State& state, Tile tile) {
    return suits_of(state).led[static_cast<std::size_t>(tile.number())];
}

int FortyTwo::rank_of(const State& state, int suit, Tile tile) {
    return suits_of(state)
        .ranks[static_cast<std::size_t>(suit)][static_cast<std::size_t>(tile.number())];
}

bool FortyTwo::score_foreseen(const State& state) {
    if (state.end == EndKind::voided) return true;
    const bool high = is_set(state.rules[undeclared], UndeclaredTrump::high);
    const bool will_name =
        high && !state.opened && state.declarer.exists() && state.turn == state.declarer;
    return state.bid > 0 && state.declarer.exists() && (state.trump_known || will_name) &&
           !(state.trump_known && state.trump == Trump::other);
}

std::uint8_t FortyTwo::trick_points(const State& state) {
    const bool counts = !state.trump_known || state.trump < Trump::nello;
    if (!counts || !trick_taken(state).exists() || state.unknown > 0) return 0;
    return static_cast<std::uint8_t>(state.worth + 1);
}

void FortyTwo::read_play(const State& state, const Action&, Move& move) {
    if (leads(state) && move.known)
        move.suit = static_cast<std::uint8_t>(suit_of_lead(state, move.tile));
}

Events FortyTwo::events(const State& state, const Move& move) {
    Events events;
    const std::optional<int> led = suit_led(state), trump = trump_suit(state);
    const bool of_another = led && !tiles_of(state, *led).contains(move.tile);
    const bool is_trump = trump && tiles_of(state, *trump).contains(move.tile);
    events.add(Event::trump, of_another && is_trump);
    events.add(Event::discard, of_another && !is_trump);
    return events;
}

template <class Sink>
void FortyTwo::judge(const State& state, const Move& move, Sink& charges) {
    if (!state.opened && !state.trump_named) charges.add(code::undeclared_trump, "T4");
    if (!move.known || leads(state) || !state.suit_known) return;
    const TileSet& suit = tiles_of(state, state.suit);
    charges.add_unless(suit.contains(move.tile), Charge{&code::revoke, "T6", suit});
}
template void FortyTwo::judge(const State&, const Move&, Charges&);
template void FortyTwo::judge(const State&, const Move&, KnownHand&);
template void FortyTwo::judge(const State&, const Move&, HiddenHand&);

void FortyTwo::apply(State& state, const Move& move) {
    if (state.trump_known && state.trump == Trump::other) {  // T14
        auto& held = state.held[state.turn];
        if (held > 0) --held;
        state.opened = true;
        state.turn = {};
        return;
    }
    if (!state.opened) settle_trump(state, move);
    Move played = move;
    const bool begins = leads(state);
    if (begins && move.known)
        played.suit = static_cast<std::uint8_t>(suit_of_lead(state, move.tile));
    if (!state.trump_known) state.judged = false;  // T4
    const bool whole = play_to_trick(state, played);
    pass_over(state);
    if (!state.trump_known) state.suit_known = false;
    if (whole && ++state.whole == tiles_each) state.end = EndKind::played;  // T9
}

template <class Moves>
void FortyTwo::legal(const State& state, const TileSet& hand, Moves& moves) {
    const bool follows = !leads(state) && state.suit_known;
    const TileSet following = follows ? hand & tiles_of(state, state.suit) : TileSet();
    moves.add_plays({}, HalfRole::none, {following.empty() ? hand : following});
}
template void FortyTwo::legal(const State&, const TileSet&, LegalMoves&);
template void FortyTwo::legal(const State&, const TileSet&, MoveCount&);

std::string FortyTwo::situation(const State& state) {
    if (leads(state)) return "as the lead";
    if (!state.suit_known) return "to a trick whose suit is unknown";
    const std::string led =
        state.suit == doubles_suit ? "double" : fmt::to_string(static_cast<int>(state.suit));
    const std::optional<int> trump = trump_suit(state);
    return fmt::format("on a led {}{}", led, trump && *trump == state.suit ? ", a trump" : "");
}

template void Tricks<FortyTwo>::settle_unseen(State&, const UnseenPlays&);
template struct FastCheckOf<FortyTwo>;

}  // namespace bones
