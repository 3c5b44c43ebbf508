// All that is asked of a game, as concepts: what every game has, and what it has besides where one
// of its flags says so.
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

/// What a game is: its name, its options, and two small values, without heap, one of a hand and one
/// that goes from hand to hand.
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

/// What it tells those who show, count or rank its games without knowing its rules.
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
    requires is_flag<decltype(G::partners_have_points)>;
    { G::is_matador(Tile()) } -> std::same_as<bool>;
    { G::called_points_count(rules) } -> std::same_as<bool>;
    { highest_in_set<G>(rules) } -> std::same_as<int>;
    { G::unsaid_rules(Record(), rules) } -> std::same_as<std::optional<UnsaidRules>>;
    { G::value_scale(rules) } -> std::same_as<ValueScale>;
};

/// What it has and what matters in it, known when it is compiled (see GameDefaults).
template <class G>
concept FlagRules = requires {
    requires is_flag<decltype(G::has_crosswise)> && is_flag<decltype(G::declares_suit)>;
    requires is_flag<decltype(G::counts_pips)> && is_flag<decltype(G::starting_matters)>;
    requires is_flag<decltype(G::has_further_turns)>;
    requires is_flag<decltype(G::may_pass_first)> && is_flag<decltype(G::one_shuffle)> &&
        is_flag<decltype(G::deals_alike)>;
};

/// The game as it is played.
template <class G>
concept PlayRules = requires(const typename G::State state, typename G::State changing,
                             const typename G::Match match, const Move move, Move written,
                             const TileSet hand, LegalMoves moves, MoveCount count, Charges charges,
                             KnownHand known) {
    /// What is dealt in the coming hand.
    { G::deal(match) } -> std::same_as<Deal>;
    /// The state before the first action, with this leader.
    { G::start(match, Seat()) } -> std::same_as<typename G::State>;
    /// Whether a seat still has turns in this hand.
    { G::is_in_play(state, Seat()) } -> std::same_as<bool>;
    /// Whether the next tile opens the layout, or leads a trick.
    { G::leads(state) } -> std::same_as<bool>;
    /// Gives the signs that were written with a played tile the meaning they have in this state.
    {G::interpret(state, written)};
    /// Adds everything held against a move of the seat on turn.
    {G::judge(state, move, charges)};
    {G::judge(state, move, known)};
    /// The state after a move of the seat on turn, right or wrong (G4).
    {G::apply(changing, move)};
    /// What a tile sets off that is laid in this state.
    { G::events(state, move) } -> std::same_as<Events>;
    /// Adds the moves of the seat on turn, with this hand, that no rule forbids, or counts them:
    /// written apart from `judge`.
    {G::legal(state, hand, moves)};
    {G::legal(state, hand, count)};
    /// Whether the turn is begun and more is due, when another seat acts (G2).
    { G::open_turn(state) } -> std::same_as<OpenTurn>;
    /// A seat acts out of turn: what was pending lapses, and play goes on from it.
    {G::seize(changing, Seat())};
    /// The clause by which an action of this seat is out of turn.
    { G::turn_clause(state, true) } -> std::same_as<std::string_view>;
    /// Who may be to act where that depends on tiles not known.
    { G::may_be_due(state) } -> std::same_as<SeatSet>;
    /// Who owes draws outside their turns; how they are made, and how they lapse.
    { G::owing(state) } -> std::same_as<SeatSet>;
    { G::owing_clause } -> std::convertible_to<std::string_view>;
    {G::pay(changing, Seat())};
    {G::forgive(changing)};
    /// Play goes on though passes had ended the hand (G11).
    {G::resume(changing)};
    /// What the table shows, for messages: `with 6 and 4 open`.
    { G::situation(state) } -> std::same_as<std::string>;
    /// Takes play up from a state.
    { G::pick_up(changing) } -> std::same_as<bool>;
    /// Whether the score of a hand played on from here is known once all its tiles are.
    { G::score_foreseen(state) } -> std::same_as<bool>;
    { G::suit_led(state) } -> std::same_as<std::optional<std::uint8_t>>;
    { G::is_bound(state) } -> std::same_as<bool>;
    { G::backwards(state) } -> std::same_as<bool>;
    { G::trick_taken(state) } -> std::same_as<Seat>;
    { G::trick_points(state) } -> std::same_as<std::uint8_t>;
    /// Who holds tiles and takes no part, and the clause that says so.
    { G::sitting_out(state) } -> std::same_as<Seat>;
    { G::sitting_out_clause } -> std::convertible_to<std::string_view>;
};

/// What is counted at the end of a hand, and of the game.
template <class G>
concept ScoreRules = requires(const typename G::State state, const typename G::Match match,
                              typename G::Match passing, typename G::State stopping,
                              const HandOutcome outcome, HandScore score, Ledger ledger,
                              const Record record, const Code code) {
    /// Reads what the lines of a hand bring along, where the record begins later (G16).
    {G::template bring_along<G>(passing, record, std::uint32_t())};
    /// Whether it can be told if the hand has ended.
    { G::end_known(state) } -> std::same_as<bool>;
    /// The points of the play, if the record tells them; then what breaches and penalties cost.
    { G::score(match, state, outcome, ledger) } -> std::same_as<HandScore>;
    {G::template settle<G>(match, outcome, score, ledger)};
    { G::result_rule(2, match.rules) } -> std::same_as<ResultRule>;
    { G::cost(code, match.rules) } -> std::same_as<std::optional<BreachCost>>;
    /// How many sides score; their points are written at the first seats.
    { G::sides(2, match.rules) } -> std::same_as<int>;
    /// Nothing more is written of the hand.
    {G::stop(stopping)};
    /// Whose tile may have won the game, by totals that nobody knows; whether the hand may have
    /// ended already, without a word.
    { G::may_have_won(state) } -> std::same_as<Seat>;
    { G::may_have_stopped(state, outcome.breaches, false) } -> std::same_as<bool>;
    /// Totals are added up: the game goes on to its next hand, or is over.
    {G::finish(passing, state, outcome, score)};
    /// The record ends; or says that the game was over, though nobody wrote down its last hand.
    {G::close(passing)};
    {G::end_as_said(passing)};
};

/// `has_layout`: tiles are laid on the arms of a layout.
template <class G>
concept LayoutRules = !G::has_layout || requires(const typename G::State state,
                                                 typename G::State changing, const Move move) {
    requires G::arm_labels % 2 == 0;  // half of them for each half of the opening tile
    /// How many arms there are now, and what each shows.
    { G::arms(state) } -> std::same_as<int>;
    { G::arm(state, 0) } -> std::same_as<ArmView>;
    requires G::arm_count <= most_arms;
    /// Whether a tile can open the layout.
    { G::opens(Tile()) } -> std::same_as<bool>;
    /// Whether a tile fits on an arm with this half; which tiles do.
    { G::fits(state, 0, Tile(), 0) } -> std::same_as<bool>;
    { G::playable_on(state, 0) } -> std::same_as<PlayableTiles>;
    { G::lies_crosswise(Tile()) } -> std::same_as<bool>;
    /// Brings arms that are alike but for their places into an order.
    {G::order_arms(changing)};
    /// Whether two ends are in the same state.
    { G::same_end(ArmView(), ArmView()) } -> std::same_as<bool>;
    /// The half of a crosswise tile that it is laid against.
    { G::half_met(state, move) } -> std::same_as<int>;
};

/// No `has_layout`: tiles are played to tricks.
template <class G>
concept TrickRules = G::has_layout ||
    requires(const typename G::State state, const Action action, Move move) {
    /// Finds the suit of a lead.
    {G::read_play(state, action, move)};
    /// How many tiles of the trick have been played; how many a whole one has, and who plays to it
    /// after a seat.
    { G::laid_in_trick(state) } -> std::same_as<int>;
    { G::trick_size(state) } -> std::same_as<int>;
    { G::next_in_trick(state, Seat()) } -> std::same_as<Seat>;
    requires !G::has_draws;
};

/// `lead_is_dealt`: who was dealt the first of some tiles leads the hand, or some hands.
template <class G>
concept DealtLeadRules = !G::lead_is_dealt || requires(typename G::State changing) {
    /// The tiles that lead, the first of them first, and the clause that says so; whether this
    /// hand is led so.
    { G::lead_tiles(HouseRules()) } -> std::same_as<std::span<const Tile>>;
    { G::leads_by_deal(changing) } -> std::same_as<bool>;
    { G::lead_clause } -> std::convertible_to<std::string_view>;
    /// Tells the state who may have been dealt the first, no seat where it may be that nobody was;
    /// or that it was this tile, dealt to this seat.
    {G::know_leaders(changing, SeatSet())};
    {G::know_lead(changing, Seat(), Tile())};
    /// A `lead` line says who led; it names the wrong seat, which was reported.
    {G::lead_is_written(changing)};
    {G::lead_is_reported(changing)};
};

/// `has_prizes`: who wins a hand takes a tile of the loser's as a prize.
template <class G>
concept PrizeRules =
    !G::has_prizes ||
    requires(const typename G::State state, typename G::State changing, typename G::Match passing,
             const HandOutcome outcome, const TileSet tiles, const std::optional<Tile> prize,
             Reporter& reporter, std::vector<Breach>& breaches) {
    requires(traits(G::game).most_players == 2);
    requires !G::prize_clause.empty();
    /// Tells the state what a deal or draw shows to have been a seat's in this hand, what is shown
    /// to be no prize of it, and whether a deal shows how many tiles it was dealt.
    {G::show_taken(changing, Seat(), tiles, tiles, true)};
    /// Who won a hand; no seat if that is not known.
    { G::winner(state, outcome) } -> std::same_as<Seat>;
    /// Takes played prizes away, and gives the winner the prize that the record names.
    {G::settle_prize(passing, state, outcome, std::uint32_t(), reporter, breaches)};
    /// The same where every tile is known, and who took which; false if that is not right.
    { G::settle_known_prize(passing, state, outcome, Seat(), prize) } -> std::same_as<bool>;
};

/// `claims_points`: tiles make points, and `=n` may name them.
template <class G>
concept PointsRules = !G::claims_points || requires(const typename G::State state) {
    /// What the tile laid last makes.
    { G::points_made(state) } -> std::same_as<TilePoints>;
    /// Whether a hand that started and ended so would be played alike from another start: totals
    /// decide nothing in it.
    { G::is_played_alike(state, state, state) } -> std::same_as<bool>;
    { G::claim_clause } -> std::convertible_to<std::string_view>;
};

/// `plays_unseen`: which tiles were played unseen can matter.
template <class G>
concept UnseenPlayRules =
    !G::plays_unseen || requires(typename G::State changing, const UnseenPlays& unseen) {
    {G::settle_unseen(changing, unseen)};
};

/// `has_bidding`: seats bid before they play, and who bid most names trumps.
template <class G>
concept BiddingRules =
    !G::has_bidding || requires(const typename G::State state, typename G::State changing,
                                const typename G::Match match, const Bidding bidding,
                                const HandOutcome outcome, const std::optional<EndKind> said) {
    requires(traits(G::game).bids && traits(G::game).most_players <= most_bids);
    /// Whether so much may be bid, or passed, above the best bid before (0: none). `known`: all
    /// bids before are; `must`: the seat may not pass.
    { G::may_bid(30, 0, true, false) } -> std::same_as<bool>;
    /// Whether the last may not pass after passes alone, and whether this may be named at a bid.
    { G::must_bid(match) } -> std::same_as<bool>;
    { G::may_name(match, 30, Trump()) } -> std::same_as<bool>;
    /// Who is to bid first; no seat: anybody.
    { G::due_to_bid(match) } -> std::same_as<Seat>;
    /// Enters the bidding into the state at the hand's start; what is wrong with it.
    { G::enter_bids(match, bidding, changing) } -> std::same_as<std::vector<BidBreach>>;
    { G::lead_by_bid(state) } -> std::same_as<LeadRule>;
    /// How a hand has ended that stops here, `said` being what its `end` line says; and whether
    /// one that was played out may be said to have ended otherwise.
    { G::stopped(state, outcome, said) } -> std::same_as<EndKind>;
    { G::may_be_called(state, outcome, EndKind()) } -> std::same_as<bool>;
};

/// A game.
template <class G>
concept GameRules = std::derived_from<G, GameDefaults> && GameValues<G> && DescriptionRules<G> &&
    FlagRules<G> && PlayRules<G> && ScoreRules<G> && LayoutRules<G> && TrickRules<G> &&
    DealtLeadRules<G> && PrizeRules<G> && PointsRules<G> && UnseenPlayRules<G> && BiddingRules<G>;

}  // namespace bones
