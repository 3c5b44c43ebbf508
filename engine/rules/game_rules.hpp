// The members that a game must have, as concepts: the ones that every game has, and those that a
// flag of the game asks for.
#pragma once

#include <concepts>
#include <type_traits>

#include "engine/rules/bidding.hpp"
#include "engine/rules/rules.hpp"

namespace bones {

class UnseenPlays;

/// Whether a member of a game is a constant that is true or false.
template <class T>
inline constexpr bool is_flag = std::same_as<T, const bool>;

/// A game's name, its options, and two small values without heap: the State of a hand and the
/// Match, which passes from hand to hand.
template <class G>
concept GameValues = requires {
    requires std::derived_from<typename G::State, TableState>;
    requires std::derived_from<typename G::Match, MatchState>;
    requires std::is_trivially_copyable_v<typename G::State>;
    requires std::is_trivially_copyable_v<typename G::Match>;
    { G::game } -> std::convertible_to<Game>;
    {std::span<const HouseRule>(G::options)};
    requires(std::size(G::options) <= most_house_rules);
    requires(traits(G::game).tricks != G::has_layout);
};

/// The game's description, for code that shows, counts or ranks games without their rules.
template <class G>
concept DescriptionRules = requires(const HouseRules rules) {
    { G::hand_word } -> std::convertible_to<std::string_view>;
    { G::stock_word } -> std::convertible_to<std::string_view>;
    { G::shape } -> std::convertible_to<TableShape>;
    { G::doubles_suit } -> std::convertible_to<int>;
    { G::numbers_to_win } -> std::convertible_to<int>;
    { G::penalty_sign } -> std::convertible_to<int>;
    {std::span<const BreachWords>(G::breach_words)};
    requires is_flag<decltype(G::doubles_lie_across)> && is_flag<decltype(G::fewest_win)>;
    requires is_flag<decltype(G::totals_add_up)> && is_flag<decltype(G::over_by_points)>;
    { G::is_matador(Tile()) } -> std::same_as<bool>;
    { G::called_points_count(rules) } -> std::same_as<bool>;
    { highest_in_set<G>(rules) } -> std::same_as<int>;
    { G::unsaid_rules(Record(), rules) } -> std::same_as<std::optional<UnsaidRules>>;
    { G::value_scale(rules) } -> std::same_as<ValueScale>;
};

/// The constant flags of a game (see GameDefaults).
template <class G>
concept FlagRules = requires {
    requires is_flag<decltype(G::has_crosswise)> && is_flag<decltype(G::declares_suit)>;
    requires is_flag<decltype(G::counts_pips)> && is_flag<decltype(G::starting_matters)>;
    requires is_flag<decltype(G::has_further_turns)>;
    requires is_flag<decltype(G::may_pass_first)> && is_flag<decltype(G::one_shuffle)> &&
        is_flag<decltype(G::deals_alike)>;
};

/// The rules of play.
template <class G>
concept PlayRules = requires(const typename G::State state, typename G::State changing,
                             const typename G::Match match, const Move move, Move written,
                             const TileSet hand, LegalMoves moves, MoveCount count, Charges charges,
                             KnownHand known) {
    /// The deal of the coming hand.
    { G::deal(match) } -> std::same_as<Deal>;
    /// The state before the first action, with this leader.
    { G::start(match, Seat()) } -> std::same_as<typename G::State>;
    /// Whether a seat still has turns in this hand.
    { G::is_in_play(state, Seat()) } -> std::same_as<bool>;
    /// Whether the next tile opens the layout, or leads a trick.
    { G::leads(state) } -> std::same_as<bool>;
    /// Interprets the signs written with a played tile, as this state requires.
    {G::interpret(state, written)};
    /// Adds every charge against a move of the seat on turn.
    {G::judge(state, move, charges)};
    {G::judge(state, move, known)};
    /// The state after a move of the seat on turn, right or wrong (G4).
    {G::apply(changing, move)};
    /// The effects of a tile laid in this state.
    { G::events(state, move) } -> std::same_as<Events>;
    /// Adds or counts the legal moves of the seat on turn with this hand. Written independently of
    /// `judge`.
    {G::legal(state, hand, moves)};
    {G::legal(state, hand, count)};
    /// What remains of an open turn when another seat acts (G2).
    { G::open_turn(state) } -> std::same_as<OpenTurn>;
    /// Gives the turn to a seat that acts out of turn. What was pending lapses.
    {G::seize(changing, Seat())};
    /// The clause that an action of this seat out of turn breaks.
    { G::turn_clause(state, true) } -> std::same_as<std::string_view>;
    /// The seats that may be on turn if this depends on unknown tiles.
    { G::may_be_due(state) } -> std::same_as<SeatSet>;
    /// The seats that owe draws outside their turns; how a draw is made, and how draws lapse.
    { G::owing(state) } -> std::same_as<SeatSet>;
    { G::owing_clause } -> std::convertible_to<std::string_view>;
    {G::pay(changing, Seat())};
    {G::forgive(changing)};
    /// Continues play after passes had ended the hand (G11).
    {G::resume(changing)};
    /// The table in words, for messages: `with 6 and 4 open`.
    { G::situation(state) } -> std::same_as<std::string>;
    /// Prepares a state for playing on with known hands; false if that is not possible.
    { G::pick_up(changing) } -> std::same_as<bool>;
    /// Whether the score is known once all tiles of the hand are known.
    { G::score_foreseen(state) } -> std::same_as<bool>;
    { G::suit_led(state) } -> std::same_as<std::optional<std::uint8_t>>;
    { G::is_bound(state) } -> std::same_as<bool>;
    { G::backwards(state) } -> std::same_as<bool>;
    { G::trick_taken(state) } -> std::same_as<Seat>;
    { G::trick_points(state) } -> std::same_as<std::uint8_t>;
    /// The seat that has tiles but takes no part in play, and the clause for it.
    { G::sitting_out(state) } -> std::same_as<Seat>;
    { G::sitting_out_clause } -> std::convertible_to<std::string_view>;
};

/// The rules for scoring a hand and ending the game.
template <class G>
concept ScoreRules = requires(const typename G::State state, const typename G::Match match,
                              typename G::Match passing, typename G::State stopping,
                              const HandOutcome outcome, HandScore score, Ledger ledger,
                              const Record record, const Code code) {
    /// Reads the totals or prizes left by an earlier part of the game (G16).
    {G::template bring_along<G>(passing, record, std::uint32_t())};
    /// Whether it is known if the hand has ended.
    { G::end_known(state) } -> std::same_as<bool>;
    /// `score`: the points of the play, if the record shows them. `settle`: adds the cost of
    /// breaches, penalties and bonuses.
    { G::score(match, state, outcome, ledger) } -> std::same_as<HandScore>;
    {G::template settle<G>(match, outcome, score, ledger)};
    { G::result_rule(2, match.rules) } -> std::same_as<ResultRule>;
    { G::cost(code, match.rules) } -> std::same_as<std::optional<BreachCost>>;
    /// The number of sides that score. Their points are written at the first seats.
    { G::sides(2, match.rules) } -> std::same_as<int>;
    /// Called when the record of the hand stops.
    {G::stop(stopping)};
    /// `may_have_won`: the seat whose tile may have won the game, if totals are unknown.
    /// `may_have_stopped`: whether the hand may have ended here without a line that says so.
    { G::may_have_won(state) } -> std::same_as<Seat>;
    { G::may_have_stopped(state, outcome.breaches, false) } -> std::same_as<bool>;
    /// Adds the score to the totals, and starts the next hand or ends the game.
    {G::finish(passing, state, outcome, score)};
    /// `close`: the record ends. `end_as_said`: the record says that the game is over, but its last
    /// hand is missing.
    {G::close(passing)};
    {G::end_as_said(passing)};
};

/// `has_layout`: tiles are laid on the arms of a layout.
template <class G>
concept LayoutRules = !G::has_layout || requires(const typename G::State state,
                                                 typename G::State changing, const Move move) {
    requires G::arm_labels % 2 == 0;  // half of them for each half of the opening tile
    /// The number of arms now, and the state of each.
    { G::arms(state) } -> std::same_as<int>;
    { G::arm(state, 0) } -> std::same_as<ArmView>;
    requires G::arm_count <= most_arms;
    /// Whether a tile can open the layout.
    { G::opens(Tile()) } -> std::same_as<bool>;
    /// Whether a tile fits on an arm with this half, and which tiles fit on it.
    { G::fits(state, 0, Tile(), 0) } -> std::same_as<bool>;
    { G::playable_on(state, 0) } -> std::same_as<PlayableTiles>;
    { G::lies_crosswise(Tile()) } -> std::same_as<bool>;
    /// Sorts arms that differ only in their places.
    {G::order_arms(changing)};
    /// Whether two ends are in the same state.
    { G::same_end(ArmView(), ArmView()) } -> std::same_as<bool>;
    /// The half of a crosswise tile that it is laid against.
    { G::half_met(state, move) } -> std::same_as<int>;
};

/// Without `has_layout`: tiles are played to tricks.
template <class G>
concept TrickRules = G::has_layout ||
    requires(const typename G::State state, const Action action, Move move) {
    /// Finds the suit of a lead.
    {G::read_play(state, action, move)};
    /// The number of tiles played to the trick so far, the size of a whole trick, and the seat that
    /// plays after another.
    { G::laid_in_trick(state) } -> std::same_as<int>;
    { G::trick_size(state) } -> std::same_as<int>;
    { G::next_in_trick(state, Seat()) } -> std::same_as<Seat>;
    requires !G::has_draws;
};

/// `lead_is_dealt`: the seat that was dealt the first of certain tiles leads the hand. This may
/// apply to some hands only.
template <class G>
concept DealtLeadRules = !G::lead_is_dealt || requires(typename G::State changing) {
    /// The leading tiles in order of rank, whether this hand is led by them, and the clause for it.
    { G::lead_tiles(HouseRules()) } -> std::same_as<std::span<const Tile>>;
    { G::leads_by_deal(changing) } -> std::same_as<bool>;
    { G::lead_clause } -> std::convertible_to<std::string_view>;
    /// `know_leaders`: enters the seats that may have been dealt the first leading tile. "No seat"
    /// is among them if possibly none was. `know_lead`: enters the tile and its seat.
    {G::know_leaders(changing, SeatSet())};
    {G::know_lead(changing, Seat(), Tile())};
    /// Enters that a `lead` line names the leader, or that the line was reported as wrong.
    {G::lead_is_written(changing)};
    {G::lead_is_reported(changing)};
};

/// `has_prizes`: the winner of a hand takes a tile from the loser as a prize.
template <class G>
concept PrizeRules =
    !G::has_prizes ||
    requires(const typename G::State state, typename G::State changing, typename G::Match passing,
             const HandOutcome outcome, const TileSet tiles, const std::optional<Tile> prize,
             Reporter& reporter, std::vector<Breach>& breaches) {
    requires(traits(G::game).most_players == 2);
    requires !G::prize_clause.empty();
    /// Enters tiles that a deal or draw shows in a seat's hand, tiles that cannot be its prizes,
    /// and whether a deal shows the size of the hand.
    {G::show_taken(changing, Seat(), tiles, tiles, true)};
    /// The seat that won a hand; no seat if unknown.
    { G::winner(state, outcome) } -> std::same_as<Seat>;
    /// Removes prizes that were played, and gives the winner the prize that the record names.
    {G::settle_prize(passing, state, outcome, std::uint32_t(), reporter, breaches)};
    /// Does the same when every tile is known and the winner took `prize`; false if that prize is
    /// wrong.
    { G::settle_known_prize(passing, state, outcome, Seat(), prize) } -> std::same_as<bool>;
};

/// `claims_points`: tiles score points, and `=n` may name them.
template <class G>
concept PointsRules = !G::claims_points || requires(const typename G::State state) {
    /// The points of the tile that was laid last.
    { G::points_made(state) } -> std::same_as<TilePoints>;
    /// Whether a hand with this start and end is played the same from another start, so that totals
    /// do not matter in it.
    { G::is_played_alike(state, state, state) } -> std::same_as<bool>;
    { G::claim_clause } -> std::convertible_to<std::string_view>;
};

/// `plays_unseen`: it can matter which tiles were played unseen.
template <class G>
concept UnseenPlayRules =
    !G::plays_unseen || requires(typename G::State changing, const UnseenPlays& unseen) {
    {G::settle_unseen(changing, unseen)};
};

/// `has_bidding`: seats bid before they play, and the highest bidder names trumps.
template <class G>
concept BiddingRules =
    !G::has_bidding || requires(const typename G::State state, typename G::State changing,
                                const typename G::Match match, const Bidding bidding,
                                const HandOutcome outcome, const std::optional<EndKind> said) {
    requires(traits(G::game).bids && traits(G::game).most_players <= most_bids);
    /// Whether this number may be bid, or a pass made, over the highest earlier bid (0: none).
    /// `known`: all earlier bids are known. `must`: the seat may not pass.
    { G::may_bid(30, 0, true, false) } -> std::same_as<bool>;
    /// Whether the last seat must bid after passes only, and whether a trump may be named at a bid.
    { G::must_bid(match) } -> std::same_as<bool>;
    { G::may_name(match, 30, Trump()) } -> std::same_as<bool>;
    /// The seat that must bid first; no seat if any may.
    { G::due_to_bid(match) } -> std::same_as<Seat>;
    /// Enters the bidding into the state at the start of the hand and returns the breaches.
    { G::enter_bids(match, bidding, changing) } -> std::same_as<std::vector<BidBreach>>;
    { G::lead_by_bid(state) } -> std::same_as<LeadRule>;
    /// `stopped`: how a hand that stops here has ended, where `said` is the end on its `end` line.
    /// `may_be_called`: whether a fully played hand may be recorded with this end.
    { G::stopped(state, outcome, said) } -> std::same_as<EndKind>;
    { G::may_be_called(state, outcome, EndKind()) } -> std::same_as<bool>;
};

/// All requirements on a game.
template <class G>
concept GameRules = std::derived_from<G, GameDefaults> && GameValues<G> && DescriptionRules<G> &&
    FlagRules<G> && PlayRules<G> && ScoreRules<G> && LayoutRules<G> && TrickRules<G> &&
    DealtLeadRules<G> && PrizeRules<G> && PointsRules<G> && UnseenPlayRules<G> && BiddingRules<G>;

}  // namespace bones
