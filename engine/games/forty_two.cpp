#include "engine/games/forty_two.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "engine/codes.hpp"
#include "engine/games/unseen_trick.hpp"
#include "engine/lane/lane_game.hpp"
#include "engine/rules/game_rules.hpp"

namespace bones {

static_assert(GameRules<FortyTwo>);

namespace {

using State = FortyTwo::State;

constexpr int numbers = 7;
constexpr TileSet all_tiles = TileSet::full(numbers - 1);

/// By what is trumps, and by suit: its tiles (T6).
constexpr auto make_suits() {
    std::array<std::array<TileSet, FortyTwo::last_suit + 1>, trump_names.size()> suits{};
    for (std::size_t trump = 0; trump < suits.size(); ++trump)
        for (int suit = 0; suit < numbers; ++suit) {
            TileSet tiles = all_tiles & TileSet::with(suit);
            if (trump < numbers && static_cast<int>(trump) != suit)
                tiles -= TileSet::with(static_cast<int>(trump));
            suits[trump][static_cast<std::size_t>(suit)] = tiles;
        }
    return suits;
}
constexpr auto suits_by_trump = make_suits();

/// The same where the doubles are a suit of their own.
constexpr auto make_suits_without_doubles() {
    std::array<TileSet, FortyTwo::last_suit + 1> suits{};
    for (int suit = 0; suit < numbers; ++suit)
        suits[static_cast<std::size_t>(suit)] =
            (all_tiles & TileSet::with(suit)) - TileSet::doubles();
    suits[FortyTwo::doubles_suit] = all_tiles & TileSet::doubles();
    return suits;
}
constexpr auto suits_without_doubles = make_suits_without_doubles();

bool is_number(Trump trump) {
    return trump <= Trump::six;
}

/// Whether the doubles are a suit of their own (T6, T15).
bool doubles_apart(const State& state) {
    if (!state.trump_known || is_number(state.trump)) return false;
    if (state.trump == Trump::doubles) return true;
    const std::int32_t rule = state.rules[FortyTwo::nello];
    return state.trump == Trump::nello &&
           (is_set(rule, FortyTwo::Nello::own) || is_set(rule, FortyTwo::Nello::no));
}

// T4: without a `trump` line the house may have it that the declarer's lead names trumps.
void settle_trump(State& state, const Move& lead) {
    if (state.trump_known) return;
    const bool high = is_set(state.rules[FortyTwo::undeclared], FortyTwo::Undeclared::high);
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
    const auto at = static_cast<std::size_t>(suit);
    return doubles_apart(state) ? suits_without_doubles[at]
                                : suits_by_trump[static_cast<std::size_t>(state.trump)][at];
}

std::optional<int> FortyTwo::trump_suit(const State& state) {
    if (!state.trump_known || state.trump > Trump::doubles) return std::nullopt;
    return state.trump == Trump::doubles ? doubles_suit : static_cast<int>(state.trump);
}

// T6
int FortyTwo::suit_of_lead(const State& state, Tile tile) {
    if (tile.is_double() && doubles_apart(state)) return doubles_suit;
    if (state.trump_known && is_number(state.trump) && tile.has(static_cast<int>(state.trump)))
        return static_cast<int>(state.trump);
    return tile.high();
}

// T7: trumps above all, then the suit led; in a suit its double first, or last in a nel-o that has
// it low, then by the other half.
int FortyTwo::rank_of(const State& state, int suit, Tile tile, bool) {
    constexpr int lowest = 2, trumps = 20;
    const auto in_suit = [&](int of) {
        if (of == doubles_suit) return lowest + tile.high();
        if (!tile.is_double()) return lowest + tile.other(of);
        const bool low = state.trump == Trump::nello && is_set(state.rules[nello], Nello::low);
        return low ? lowest - 1 : lowest + numbers;
    };
    if (const std::optional<int> trump = trump_suit(state))
        if (tiles_of(state, *trump).contains(tile)) return trumps + in_suit(*trump);
    return tiles_of(state, suit).contains(tile) ? in_suit(suit) : 0;
}

bool FortyTwo::score_foreseen(const State& state) {
    if (state.end == EndKind::voided) return true;
    const bool high = is_set(state.rules[undeclared], Undeclared::high);
    const bool will_name =
        high && !state.opened && state.declarer.exists() && state.turn == state.declarer;
    return state.bid > 0 && state.declarer.exists() && (state.trump_known || will_name) &&
           !(state.trump_known && state.trump == Trump::other);
}

void FortyTwo::read_play(const State& state, const Action&, Move& move) {
    if (leads(state) && move.known)
        move.suit = static_cast<std::uint8_t>(suit_of_lead(state, move.tile));
}

Events FortyTwo::events(const State& state, const Move& move) {
    Events events;
    const std::optional<int> led = suit_led(state), trump = trump_suit(state);
    events.add(Event::trump,
               led && trump && *led != *trump && tiles_of(state, *trump).contains(move.tile));
    return events;
}

template <class Sink>
void FortyTwo::judge(const State& state, const Move& move, Sink& charges) {
    if (!state.opened && !state.trump_named) charges.add(code::undeclared_trump, "T4");
    if (!move.known || leads(state) || !state.suit_known) return;
    const TileSet& suit = tiles_of(state, state.suit);
    if (!suit.contains(move.tile)) charges.add(Charge{&code::revoke, "T6", suit});
}
template void FortyTwo::judge(const State&, const Move&, Charges&);
template void FortyTwo::judge(const State&, const Move&, KnownHand&);

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
    if (!state.suit_known) return "to a trick of which the suit is not known";
    const std::string led =
        state.suit == doubles_suit ? "double" : fmt::to_string(static_cast<int>(state.suit));
    const std::optional<int> trump = trump_suit(state);
    return fmt::format("on a led {}{}", led, trump && *trump == state.suit ? ", a trump" : "");
}

template void Tricks<FortyTwo>::settle_unseen(State&, const UnseenPlays&);
template struct LaneOf<FortyTwo>;

}  // namespace bones
