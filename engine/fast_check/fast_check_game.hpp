// The fast check of one game: parses and judges a record in one pass, and gives up at the first
// problem.
#pragma once

#include <algorithm>
#include <bit>
#include <optional>
#include <string_view>
#include <vector>

#include "engine/fast_check/fast_check_of.hpp"
#include "engine/fast_check/fast_check_text.hpp"
#include "engine/fast_check/hidden_hands.hpp"
#include "engine/rules/hand_play.hpp"
#include "engine/rules/proof_context.hpp"
#include "engine/rules/reset_in_place.hpp"

namespace bones {

/// Applies the same checks as the referee (engine/referee). A record passes only if every check has
/// its usual result.
template <GameRules G, class Witness>
class FastCheckGame {
  public:
    /// `text`: the lines from the first hand on.
    FastCheckGame(const FastCheckSheet& sheet, std::string_view text, Witness& witness)
        : players_(sheet.players),
          sides_(G::sides(sheet.players, sheet.rules)),
          halves_(sheet.written.contains(SheetNote::halves)),
          draws_(sheet.written.contains(SheetNote::draws)),
          all_(sheet.written == NotedKinds::all()),
          text_(text, tokens()),
          witness_(witness) {
        match_.players = static_cast<std::uint8_t>(players_);
        match_.rules = sheet.rules;
        if constexpr (Witness::keeps_score) witness_.begin(sheet.rules);
    }

    /// Returns how many verdicts the record leaves open; nothing if it does not pass.
    std::optional<std::uint32_t> count_open() {
        while (text_.take("hand ")) {
            if (!read_hand()) return std::nullopt;
            const int blank_lines = text_.skip_blank_lines();
            if (Witness::keeps_text && blank_lines != (text_.next() == 'h')) return std::nullopt;
        }
        G::close(match_);
        if (!read_result() || !read_winner() || !text_.at_end()) return std::nullopt;
        if constexpr (Witness::keeps_score) witness_.end(match_);
        return open_;
    }

  private:
    /// Whether the witness can do without the deals.
    static constexpr bool can_hide = !Witness::keeps_play && !Witness::keeps_text;

    static constexpr int highest = traits(G::game).highest;
    using State = typename G::State;

    /// The tokens of the game, with two bits: allowed for tiles that follow, and for tiles that
    /// lead.
    static const TokenTable& tokens() {
        static const TokenTable table(tile_range(traits(G::game)), [](const Action& action) {
            const unsigned follows = !has_misplaced_signs<G>(action, false);
            const unsigned leads = !has_misplaced_signs<G>(action, true);
            return static_cast<std::uint8_t>(follows | leads << 1);
        });
        return table;
    }

    // Hands, in the order of their lines.
    bool read_hand() {
        int number = 0;
        if (!text_.take_number(number) || !text_.take_line_end()) return false;
        // Records that begin later in a game are left to the referee (G16). Numbers must be
        // consecutive (N5).
        if (number != static_cast<int>(match_.hand_number)) return false;
        if (match_.over || number > static_cast<int>(most_hands)) return false;
        if constexpr (Witness::keeps_score) witness_.begin_hand(match_.hand_number);
        reset_in_place(deal_, [this] { return G::deal(match_); });
        if (!deal_.each_known || !deal_.prizes_known) return false;
        // Where draws may be left out, the referee takes the end as written (G17).
        if (!draws_ && deal_.draws && deal_.stock > deal_.never_drawn) return false;
        return read_start() && read_play() && read_left() && read_end() && settle();
    }

    /// Whether no `deal` line is there, and the hands are followed as far as the play shows them.
    bool hides_deals() const { return can_hide && all_ && text_.next() != 'd'; }

    bool read_start() {
        leader_ = {};
        if (text_.take("lead ")) {
            if constexpr (G::lead_is_dealt)
                if (G::leads_by_deal(G::start(match_, {}))) return false;
            leader_ = text_.take_seat();
            if (leader_.index() >= players_ || !text_.take_line_end()) return false;
        }
        if (!G::one_shuffle || match_.hand_number == 1) unseen_ = TileSet::full(highest);
        unseen_ -= deal_.absent;
        all_dealt_ = {};
        undrawn_ = {};
        yard_size_ = -1;
        hidden_ = hides_deals();
        if (!hidden_ && !read_deals()) return false;
        if constexpr (G::has_bidding) return read_bids();
        return true;
    }

    // Reads the `bid` and `trump` lines.
    bool read_bids() {
        bidding_ = {};
        if (text_.take("bid ")) {
            Seat seat = text_.take_seat();
            if (seat.index() >= players_) return false;
            const Seat first = seat;
            while (text_.take(' ')) {
                std::int32_t bid = bid_pass;
                if (bidding_.count == players_ || !(text_.take("pass") || text_.take_number(bid)))
                    return false;
                if (bid < 0 && bid != bid_pass) return false;
                bidding_.add(seat, bid);
                if constexpr (Witness::keeps_play) witness_.amount(seat, bid);
                seat = seat.next(players_);
            }
            if (bidding_.count == 0 || !text_.take_line_end()) return false;
            if constexpr (Witness::keeps_play) witness_.bids(first);
        }
        return !text_.take("trump ") || read_trump();
    }

    bool read_trump() {
        bidding_.namer = text_.take_seat();
        if (bidding_.namer.index() >= players_ || !text_.take(' ')) return false;
        for (std::size_t i = 0; i < trump_names.size() && !bidding_.trump; ++i)
            if (text_.take(trump_names[i])) bidding_.trump = static_cast<Trump>(i);
        if (!bidding_.trump || !text_.take_line_end()) return false;
        if constexpr (Witness::keeps_play) witness_.trump(bidding_.namer, *bidding_.trump);
        return true;
    }

    /// Enters the bidding, which decides who leads. Returns whether it has no breaches.
    bool enters_bids(Seat first) {
        bidding_.leader = first;
        bidding_.played = first.exists();
        if (!G::enter_bids(match_, bidding_, play_.state).empty()) return false;
        match_.lead = G::lead_by_bid(play_.state);
        return true;
    }

    bool read_deals() {
        for (int s = 0; s < players_; ++s)
            if (!read_deal(Seat(s))) return false;
        return !text_.take("yard") || read_yard();
    }

    bool read_deal(Seat seat) {
        if (!text_.take("deal ") || text_.take_seat() != seat) return false;
        TileSet& dealt = dealt_[seat];
        if (read_tiles(dealt) != deal_.each || !(dealt - unseen_).empty()) return false;
        unseen_ -= dealt;
        all_dealt_ |= dealt;
        if constexpr (Witness::keeps_play) witness_.deal(seat, dealt);
        return true;
    }

    /// Reads tiles up to the end of the line. Returns their number, or -1 (see
    /// FastCheckText::take_tiles).
    int read_tiles(TileSet& tiles, Tile* in_order = nullptr) {
        return text_.template take_tiles<highest, Witness::keeps_text>(tiles, in_order);
    }

    bool read_yard() {
        yard_size_ = read_tiles(undrawn_, yard_.data());
        if (yard_size_ < 0 || yard_size_ > deal_.stock || !deal_.stock_is_out) return false;
        if (!(undrawn_ - unseen_).empty()) return false;
        unseen_ -= undrawn_;
        return true;
    }

    // Play.
    bool read_play() {
        const Seat first = text_.seat_ahead();
        is_played_ = first.exists();
        if (!begin_play(first)) return false;
        if constexpr (can_hide)
            if (hidden_) return first.exists() && read_lines<true>() && end_play(true);
        return read_lines<false>() && end_play(first.exists());
    }

    [[gnu::noinline]] bool begin_play(Seat first) {
        if (!leader_.exists()) leader_ = first;
        // Copied only here: copying right after each deal was read would stall the processor.
        for (int s = 0; s < players_; ++s) hands_[s] = hidden_ ? TileSet() : dealt_[s];
        reset_in_place(play_.state, [this] { return G::start(match_, leader_); });
        if constexpr (G::has_bidding)
            if (!enters_bids(first)) return false;
        const SeatSet due = match_.lead.seats;
        if (leader_.exists() && !due.empty() && !due.contains(leader_)) return false;
        play_.forget_arms();
        names_arms_ = leaves_arms_ = false;
        if (hidden_) hidden_hands_.begin(play_.state.held);
        drawn_ = 0;
        ply_ = 0;
        points_made_ = 0;
        goes_on_ = {};
        return true;
    }

    /// Most of the time is spent here. All calls are inlined, so that no function is called per
    /// action. `hidden`: the deals are hidden.
    template <bool hidden>
    [[gnu::flatten, gnu::noinline]] bool read_lines() {
        FastCheckText text = text_;  // a local copy, so that its position can stay in a register
        for (Seat seat = text.take_seat(); seat.exists(); seat = text.take_seat())
            if (seat.index() >= players_ || !read_line<hidden>(seat, text)) return false;
        text_ = text;
        return true;
    }

    [[gnu::noinline]] bool end_play(bool played) {
        if constexpr (G::lead_is_dealt)
            if (!played && !any_leads()) play_.state.end = EndKind::voided;
        G::stop(play_.state);
        if constexpr (G::has_bidding)
            if (!play_.state.ended()) play_.state.end = G::stopped(play_.state, {}, std::nullopt);
        return play_.ended() && G::end_known(play_.state);
    }

    /// Whether a seat was dealt a tile that leads.
    bool any_leads() const {
        const auto tiles = G::lead_tiles(match_.rules);
        return std::any_of(tiles.begin(), tiles.end(),
                           [this](Tile tile) { return all_dealt_.contains(tile); });
    }

    template <bool hidden>
    bool read_line(Seat seat, FastCheckText& text) {
        int tokens = 0;
        int wanted = most_plies;
        if constexpr (!G::has_layout)
            wanted = G::trick_size(play_.state) - G::laid_in_trick(play_.state);
        for (; text.take(' '); ++tokens) {
            if (tokens == wanted) return false;
            if (Witness::keeps_text && (tokens == 0) == (seat == goes_on_)) return false;
            if constexpr (hidden && G::has_draws)
                if (text.take("+?")) {
                    if (!draws_unseen(seat, text)) return false;
                    continue;
                }
            if (!act<hidden>(seat, text.take_token())) return false;
            if constexpr (!G::has_layout) seat = G::next_in_trick(play_.state, seat);
        }
        return tokens > 0 && text.take_line_end();
    }

    /// Makes the draws of a token `+?` or `+?3`, of which the text follows.
    bool draws_unseen(Seat seat, FastCheckText& text) {
        int count = 1;
        if (is_digit(text.next()) && (!text.take_number(count) || count == 0)) return false;
        TokenBytes draw;
        draw.kind = ActionKind::draw_unknown;
        for (; count > 0; --count)
            if (!act<true>(seat, draw)) return false;
        return true;
    }

    template <bool hidden>
    bool act(Seat seat, TokenBytes action) {
        if (!G::owing(play_.state).empty()) return pays<hidden>(seat, action);
        if (seat != play_.state.turn || play_.state.ended()) return false;
        // Each kind separately, so that the rules need not test the kind again.
        Move move;
        switch (action.kind) {
            case ActionKind::play:
                return reads_tile(action, move) && makes<hidden>(seat, action, move);
            case ActionKind::draw:
                move.kind = MoveKind::draw;
                move.tile = action.tile();
                return G::has_draws && !hidden && makes<hidden>(seat, action, move);
            case ActionKind::draw_unknown:
                move.kind = MoveKind::draw;
                move.known = false;
                return hidden && makes<hidden>(seat, action, move);
            case ActionKind::pass:
                move.kind = MoveKind::pass;
                return G::has_layout && (!G::lead_is_dealt || play_.state.opened) &&
                       makes<hidden>(seat, action, move);
            default:
                return false;
        }
    }

    template <bool hidden>
    bool makes(Seat seat, TokenBytes action, const Move& move) {
        if (Witness::keeps_text && !is_canonical(action, move)) return false;
        const TileSet& hand = hands_[seat];
        if constexpr (Witness::keeps_play) {
            witness_.action(seat, action.action(), canonical(action.action(), move));
            tell(witness_.add_ply(), hand, move);
        } else if constexpr (Witness::keeps_score) {
            witness_.action(seat, action.action());
        }
        if constexpr (hidden) {
            HiddenHand charged(hidden_hands_, seat);
            G::judge(play_.state, move, charged);
            if (!charged.clean() || !takes_unseen(seat, action)) return false;
        } else {
            KnownHand known(hand, play_.state.drawn > 0 ? before_draws_ : hand, dealt_[seat],
                            all_dealt_);
            G::judge(play_.state, move, known);
            if (!known.clean() || !takes(seat, action)) return false;
        }
        play_.make(move);
        if constexpr (G::claims_points)
            if (!counts(seat, action)) return false;
        if constexpr (Witness::keeps_play && !G::has_layout) witness_.last_ply().led = suit_led();
        if constexpr (Witness::keeps_rows) show(move.kind == MoveKind::play);
        if constexpr (Witness::keeps_text) goes_on_ = on_this_line(seat, action);
        return true;
    }

    /// Whether the points written with an action are right.
    bool counts(Seat seat, TokenBytes action) {
        if constexpr (Witness::keeps_score) ++ply_;
        if (action.kind != ActionKind::play) return true;
        const TilePoints made = G::points_made(play_.state);
        if constexpr (Witness::keeps_score) {  // only the ledger needs the tile that scored
            // Stored unconditionally, because a branch would be unpredictable.
            points_[points_made_] = {ply_, seat, made.scored};
            points_made_ += made.scored > 0;
        }
        if constexpr (Witness::keeps_play) witness_.last_ply().points = made.scored;
        return (action.suit == Action::no_suit) | (action.suit == made.worth) |
               ((action.suit == 0) & made.may_be_none);
    }

    /// The suit that the last tile led; empty if it did not lead a trick.
    std::optional<std::uint8_t> suit_led() const {
        return G::laid_in_trick(play_.state) == 1 ? G::suit_led(play_.state) : std::nullopt;
    }

    template <bool hidden>
    bool pays(Seat seat, TokenBytes action) {
        const bool draws = action.kind == (hidden ? ActionKind::draw_unknown : ActionKind::draw);
        if (!draws || !G::owing(play_.state).contains(seat)) return false;
        if (!(hidden ? takes_unseen(seat, action) : takes(seat, action))) return false;
        if constexpr (Witness::keeps_play) {
            witness_.action(seat, action.action(), action.action());
            PlyTrace& ply = witness_.add_ply();
            ply.judged = !play_.state.ended();
            if (ply.judged) ply.suit = G::suit_led(play_.state);
        } else if constexpr (Witness::keeps_score) {
            witness_.action(seat, action.action());
        }
        if (Witness::keeps_text && action.low_first) return false;
        goes_on_ = seat;
        play_.pay(seat);
        if constexpr (Witness::keeps_rows) show(false);
        return true;
    }

    /// Fills in the mover's view of the table and the effects of the move.
    void tell(PlyTrace& ply, const TileSet& hand, const Move& move) const {
        MoveCount moves;
        G::legal(play_.state, hand, moves);
        ply.moves = moves.count();
        ply.suit = G::suit_led(play_.state);
        if (move.kind == MoveKind::play) ply.events = G::events(play_.state, move);
    }

    /// Enters the table after an action. It changes only if a tile was played.
    void show(bool changed) {
        TableView& after = witness_.table();
        if (changed) show_table<G>(play_.state, after);
    }

    Action canonical(Action action, const Move& move) const {
        return action.kind == ActionKind::play ? resolved<G>(action, move, G::leads(play_.state))
                                               : action;
    }
    bool is_canonical(TokenBytes action, const Move& move) const {
        if (action.kind != ActionKind::play) return !action.low_first;
        return std::bit_cast<std::uint64_t>(action.action()) ==
               std::bit_cast<std::uint64_t>(canonical(action.action(), move));
    }

    /// The seat whose next action canonical text writes on the same line; no seat if none.
    Seat on_this_line(Seat seat, TokenBytes action) const {
        if constexpr (!G::has_layout)
            return G::leads(play_.state) ? Seat() : G::next_in_trick(play_.state, seat);
        const bool ends_line = action.kind == ActionKind::pass ||
                               (action.kind == ActionKind::play && !traits(G::game).chained);
        return ends_line ? Seat() : seat;
    }

    bool reads_tile(TokenBytes action, Move& move) {
        const bool leads = G::leads(play_.state);
        // On a layout, a tile that follows may have every sign in the token table.
        return play_.read_tile(action, move) == Placing::placed &&
               ((G::has_layout && !leads) || may_stand(action, leads)) &&
               !may_be_read_otherwise(action, move, leads);
    }
    /// Whether the tile has another interpretation (G17).
    bool may_be_read_otherwise(TokenBytes action, const Move& move, bool leads) {
        if constexpr (G::has_layout) {
            if (!leads && !all_) {
                (action.arm == Action::no_arm ? leaves_arms_ : names_arms_) = true;
                if (leaves_arms_ && names_arms_) return true;  // equal arms differ by their numbers
            }
            if (G::has_crosswise && G::is_matador(action.tile()) && !action.tile().is_double()) {
                const bool free = action.arm == Action::no_arm;
                return !leads && (halves_ ? free && !all_ : free || !action.crosswise);
            }
            return action.arm == Action::no_arm && !leads && !halves_ && play_.fits_turned(move);
        }
        return !action.tile().is_double() && leads && G::declares_suit &&
               action.suit == Action::no_suit;
    }

    /// Whether the signs of the tile are allowed there (G5).
    static bool may_stand(TokenBytes action, bool leads) { return action.places >> leads & 1; }

    /// Moves the tile of an action; false if it was not there (G5).
    bool takes(Seat seat, TokenBytes action) {
        if (action.kind == ActionKind::pass) return true;
        const Tile tile = action.tile();
        if (action.kind == ActionKind::draw) return draws(tile, hands_[seat]);
        if constexpr (G::has_prizes)
            if (action.from_prizes) return play_.state.prizes[seat].contains(tile);
        const bool held = hands_[seat].contains(tile);
        hands_[seat].remove(tile);
        return held;
    }

    /// Does the same with a hidden hand.
    bool takes_unseen(Seat seat, TokenBytes action) {
        if (action.kind == ActionKind::pass) return true;
        if (action.kind == ActionKind::draw_unknown)
            return drawn_++ < deal_.stock && hidden_hands_.draw(seat);
        const Tile tile = action.tile();
        if constexpr (G::has_prizes)
            if (action.from_prizes) return play_.state.prizes[seat].contains(tile);
        return play_.state.held[seat] > 0 && shows(seat, tile);
    }
    /// Enters a tile that a hidden hand had; false if it was seen elsewhere.
    bool shows(Seat seat, Tile tile) {
        if (!unseen_.contains(tile)) return false;
        unseen_.remove(tile);
        hidden_hands_.show(seat, tile);
        return true;
    }

    bool draws(Tile tile, TileSet& hand) {
        if (drawn_ >= deal_.stock) return false;
        if (yard_size_ < 0) {
            if (!unseen_.contains(tile)) return false;
            unseen_.remove(tile);
        } else {
            if (drawn_ >= yard_size_ || yard_[drawn_] != tile) return false;
            undrawn_.remove(tile);
        }
        if (play_.state.drawn == 0) before_draws_ = hand;
        hand.add(tile);
        ++drawn_;
        return true;
    }

    // The end of a hand.
    bool read_left() {
        int next = 0;
        while (text_.take("left ")) {
            const Seat seat = text_.take_seat();
            TileSet left;
            if (seat.index() < next || seat.index() >= players_) return false;
            if (read_tiles(left) < 0 || !(hidden_ ? is_left(seat, left) : left == hands_[seat]))
                return false;
            next = seat.index() + 1;
        }
        return !hidden_ || read_all_left();
    }
    /// Enters the tiles that a hidden hand had left.
    bool is_left(Seat seat, const TileSet& left) {
        if (left.size() != play_.state.held[seat]) return false;
        hands_[seat] = left;
        return true;
    }
    bool read_all_left() {
        for (int s = 0; s < players_; ++s) {
            if (hands_[s].size() != play_.state.held[s]) return false;
            for (const Tile tile : hands_[s])
                if (!shows(Seat(s), tile)) return false;
        }
        const int open = hidden_hands_.count_open();
        open_ += static_cast<std::uint32_t>(std::max(open, 0));
        return open >= 0;
    }

    bool read_end() {
        if (!text_.take("end ")) return is_played_;  // a hand without play may have been played
        if (!text_.take(end_name(play_.state.end))) return false;
        if (names_seat(play_.state.end) &&
            !(text_.take(' ') && text_.take_seat() == play_.state.out))
            return false;
        if constexpr (Witness::keeps_rows) witness_.end_line(play_.state.end);
        return text_.take_line_end();
    }

    bool settle() {
        outcome_.leader = leader_;
        outcome_.end = play_.state.end;
        for (int s = 0; s < players_; ++s) {
            outcome_.left[s] = hands_[s];
            if (G::counts_pips) outcome_.pips.set_known(Seat(s), hands_[s].pips());
        }
        outcome_.unseen = unseen_;
        outcome_.undrawn = undrawn_;
        outcome_.points_in_play = {points_.data(), points_made_};
        if constexpr (G::has_prizes)
            if (!read_prize()) return false;
        entries_.clear();
        Ledger ledger;
        if constexpr (Witness::keeps_score) ledger = Ledger(entries_, match_.hand_number - 1);
        HandScore score = G::score(match_, play_.state, outcome_, ledger);
        if (!score.known) return false;
        G::template settle<G>(match_, outcome_, score, ledger);
        if (text_.take("score") && !read_points(Keyword::score, score.points)) return false;
        if constexpr (Witness::keeps_score) witness_.end_hand(verdict_of(score), entries_);
        if constexpr (Witness::keeps_play) witness_.left(outcome_.left);
        G::finish(match_, play_.state, outcome_, score);
        ++match_.hand_number;
        return true;
    }

    HandVerdict verdict_of(const HandScore& score) const {
        HandVerdict verdict;
        verdict.number = match_.hand_number;
        verdict.leader = leader_;
        verdict.end = play_.state.end;
        verdict.out = play_.state.out;
        verdict.scored = true;
        verdict.scores = score.points;
        return verdict;
    }

    bool read_prize() {
        Seat taker;
        std::optional<Tile> prize;
        if (text_.take("prize ")) {
            taker = text_.take_seat();
            TileSet taken;
            if (taker.index() >= players_ || read_tiles(taken) != 1) return false;
            prize = taken.first();
            if constexpr (Witness::keeps_play) witness_.prize(taker);
        }
        return G::settle_known_prize(match_, play_.state, outcome_, taker, prize);
    }

    /// Reads the amounts of a line. Returns whether they match `points`.
    bool read_points(Keyword keyword, const Points& points) {
        SeatSet named;
        while (text_.take(' ')) {
            const Seat seat = text_.take_seat();
            int written = 0;
            if (seat.index() >= players_ || named.contains(seat) || !text_.take(' ') ||
                !text_.take_number(written))
                return false;
            if (Witness::keeps_text && comes_late(seat, named)) return false;
            const Seat at = ScoringSeats{sides_, players_}.of(seat);
            if (at.exists() && points[at] != written) return false;
            if constexpr (Witness::keeps_score) witness_.amount(seat, written);
            named |= seat;
        }
        if constexpr (Witness::keeps_score) witness_.line(keyword);
        return !named.empty() && text_.take_line_end();
    }

    bool read_result() {
        return !text_.take("result") ||
               (match_.totals_known && read_points(Keyword::result, match_.totals));
    }

    bool read_winner() {
        if (!text_.take("winner")) return true;
        const bool told =
            match_.totals_known && match_.over_known && (match_.winners_known || !match_.over);
        if (!told) return false;
        if (text_.take(" none")) {
            if constexpr (Witness::keeps_score) witness_.line(Keyword::winner);
            return match_.winners.empty() && text_.take_line_end();
        }
        // After a hand without actions the `winner` line alone may show the end of the game (G15).
        if (!play_.state.turn.exists()) return false;
        SeatSet named;
        while (text_.take(' ')) {
            const Seat seat = text_.take_seat();
            if (seat.index() >= players_ || named.contains(seat)) return false;
            if (Witness::keeps_text && comes_late(seat, named)) return false;
            if constexpr (Witness::keeps_score) witness_.amount(seat, 0);
            named |= seat;
        }
        if constexpr (Witness::keeps_score) witness_.line(Keyword::winner);
        return !named.empty() && named == match_.winners && text_.take_line_end();
    }

    /// Whether a seat is named after a later seat.
    static bool comes_late(Seat seat, SeatSet named) {
        return std::any_of(named.begin(), named.end(), [&](Seat other) { return seat < other; });
    }

    int players_, sides_;
    bool halves_;  ///< the sheet notes which half of a tile touches
    bool draws_;   ///< the sheet notes draws
    bool all_;     ///< the sheet notes all that can be omitted, so deals may be hidden
    bool names_arms_ = false, leaves_arms_ = false;  ///< tiles of the hand with and without an arm
    bool is_played_ = false;                         ///< the hand has an action
    FastCheckText text_;
    Witness& witness_;
    typename G::Match match_{};
    HandPlay<G> play_;
    Deal deal_;
    Seat leader_;
    BySeat<TileSet> dealt_{}, hands_{};
    /// `before_draws_`: the mover's hand before the draws of the turn.
    TileSet all_dealt_, before_draws_;
    bool hidden_ = false;  ///< the deals of the hand are hidden
    HiddenHands hidden_hands_;
    std::uint32_t open_ = 0;    ///< open verdicts so far
    TileSet unseen_, undrawn_;  ///< `undrawn_`: tiles of the `yard` line that are not drawn yet
    ByTile<Tile> yard_{};       ///< in drawing order
    int yard_size_ = -1;        ///< -1: there was no `yard` line
    int drawn_ = 0;
    Bidding bidding_;
    Seat goes_on_;  ///< the seat whose action may continue the line; used only with keeps_text
    std::uint32_t ply_ = 0;  ///< ply in the hand; used only if tiles score
    std::array<PointsAtPly, G::claims_points ? set_size(highest) + 1 : 1> points_{};
    std::size_t points_made_ = 0;  ///< number of elements of `points_` in use
    HandOutcome outcome_;
    std::vector<LedgerEntry> entries_;  ///< the ledger of the hand
};

template <GameRules G>
auto FastCheckOf<G>::count_open(const FastCheckSheet& sheet, std::string_view text,
                                ScoreWitness& witness) -> Open {
    return FastCheckGame<G, ScoreWitness>(sheet, text, witness).count_open();
}
template <GameRules G>
auto FastCheckOf<G>::count_open(const FastCheckSheet& sheet, std::string_view text,
                                PlayWitness& witness) -> Open {
    return FastCheckGame<G, PlayWitness>(sheet, text, witness).count_open();
}
template <GameRules G>
auto FastCheckOf<G>::count_open(const FastCheckSheet& sheet, std::string_view text,
                                RowsWitness& witness) -> Open {
    return FastCheckGame<G, RowsWitness>(sheet, text, witness).count_open();
}
template <GameRules G>
auto FastCheckOf<G>::count_open(const FastCheckSheet& sheet, std::string_view text,
                                CanonicalWitness& witness) -> Open {
    return FastCheckGame<G, CanonicalWitness>(sheet, text, witness).count_open();
}

}  // namespace bones
