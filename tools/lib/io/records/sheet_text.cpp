#include "tools/lib/io/records/sheet_text.hpp"

#include <fmt/compile.h>
#include <fmt/format.h>

#include <algorithm>
#include <map>

#include "bones/bids.hpp"
#include "engine/players/random.hpp"
#include "engine/rules/description.hpp"
#include "engine/rules/house_rules.hpp"
#include "libnotation/text/tile_text.hpp"
#include "tools/lib/io/records/judged.hpp"

namespace bones::inline io {

using namespace play;
namespace {

class SheetWriter {
  public:
    SheetWriter(std::string& out, const PlayedGame& sheet, const HiddenParts& hidden,
                const Omissions& omitted)
        : out_(out),
          sheet_(sheet),
          hidden_(hidden),
          omitted_(omitted),
          lot_(omitted.lot, 0),
          game_(traits(sheet.game)) {}

    void run(const SheetHeader& header) {
        write_header(header);
        for (std::size_t i = 0; i < sheet_.hand_count; ++i) write_hand(sheet_.hands[i]);
        if (sheet_.totals_known) write_points("result", sheet_.totals);
        if (sheet_.totals_known && sheet_.winners_known) write_winner();
    }

  private:
    template <class... Values>
    void add(const Values&... values) {
        (fmt::format_to(std::back_inserter(out_), FMT_COMPILE("{}"), values), ...);
    }
    void add_tiles(const TileSet& tiles) {
        for (Tile tile : tiles) append_tile(out_ += ' ', tile);
    }
    /// A `#` after a blank must be escaped, because it would start a comment.
    void add_free_text(std::string_view text) {
        for (char c : text) {
            if (c == '\\' || (c == '#' && out_.back() == ' ')) out_ += '\\';
            out_ += c;
        }
    }

    void write_header(const SheetHeader& header) {
        add("game ", game_.name, '\n');
        if (!header.id.empty()) {
            add("id ");
            add_free_text(header.id);
            out_ += '\n';
        }
        if (!header.date.empty()) add("date ", header.date, '\n');
        if (omitted_.kinds.none()) add("written all\n");
        for (std::size_t s = 0; s < static_cast<std::size_t>(sheet_.players); ++s) {
            add("player ", Seat(static_cast<int>(s)).letter());
            if (s < header.names.size()) add_free_text((out_ += ' ', header.names[s]));
            out_ += '\n';
        }
        write_rules(header.usual);
    }

    void write_rules(const HouseRules& usual) {
        std::map<std::string_view, std::string> lines;  // by name
        const std::span<const HouseRule> options = house_rules_of(sheet_.game);
        for (std::size_t i = 0; i < options.size(); ++i)
            if (sheet_.rules[i] != usual[i])
                lines[options[i].name] = house_rule_value(options[i], sheet_.rules[i]);
        for (const auto& [name, value] : lines) out_ += fmt::format("rule {}={}\n", name, value);
    }

    void write_hand(const PlayedHand& hand) {
        add("\nhand");
        if (!omits(Omission::numbers)) add(' ', hand.number);
        out_ += '\n';
        if (!hidden_.hands) write_tiles("deal", hand.deals);
        if (hand.has_yard && !hidden_.hands && !hidden_.draws) write_yard(hand);
        write_bidding(hand.bidding);
        write_actions(hand);
        write_left(hand);
        if (!omits(Omission::ends)) write_end(hand);
        if (hand.prize_seat.exists() && !omits(Omission::prizes))
            append_tile((add("prize ", hand.prize_seat.letter(), ' '), out_), hand.prize),
                out_ += '\n';
        for (const Penalty& penalty : hand.penalties)
            add("penalty ", penalty.seat.letter(), ' ', penalty.points, ' ', penalty.code, '\n');
        if (hand.scored && !omits(Omission::scores)) write_points("score", hand.scores);
    }

    bool omits(Omission kind) const { return omitted_.has(kind); }
    bool omits(const Action& action) const {
        return (action.kind == ActionKind::pass && omits(Omission::passes)) ||
               (action.kind == ActionKind::draw && omits(Omission::draws));
    }

    void write_tiles(std::string_view keyword, const BySeat<TileSet>& tiles) {
        for (std::size_t s = 0; s < static_cast<std::size_t>(sheet_.players); ++s) {
            add(keyword, ' ', Seat(static_cast<int>(s)).letter());
            add_tiles(tiles[s]);
            out_ += '\n';
        }
    }

    void write_yard(const PlayedHand& hand) {
        add("yard");
        for (Tile tile : hand.yard) append_tile(out_ += ' ', tile);
        if (hand.yard_unknown > 0) out_ += " ?";
        out_ += '\n';
    }

    void write_bidding(const Bidding& bidding) {
        if (bidding.count > 0) {
            add("bid ", bidding.bids[0].seat.letter());
            for (const Bid& bid : bidding.all()) add(' ', bid_text(bid.points));
            out_ += '\n';
        }
        if (bidding.trump)
            add("trump ", bidding.namer.letter(), ' ', trump_name(*bidding.trump), '\n');
    }

    void write_left(const PlayedHand& hand) {
        const bool any = std::any_of(hand.left.begin(), hand.left.begin() + sheet_.players,
                                     [](const TileSet& tiles) { return !tiles.empty(); });
        if (any || !game_.tricks) write_tiles("left", hand.left);
        if (hand.stranger.exists()) add("left ", hand.stranger.letter(), " ?\n");
    }

    void write_end(const PlayedHand& hand) {
        if (hand.end == EndKind::unfinished) return;
        for (int times = hand.end_twice ? 2 : 1; times > 0; --times) {
            add("end ", end_name(hand.end));
            if (hand.out.exists()) add(' ', hand.out.letter());
            out_ += '\n';
        }
    }

    void write_points(std::string_view keyword, const Points& points) {
        add(keyword);
        const int sides = describe(sheet_.game).sides(sheet_.players, sheet_.rules);
        for (int s = 0; s < sides; ++s) add(' ', Seat(s).letter(), ' ', points[s]);
        out_ += '\n';
    }

    void write_winner() {
        add("winner");
        for (int s = 0; s < sheet_.players; ++s)
            if (sheet_.winners.contains(Seat(s))) add(' ', Seat(s).letter());
        if (sheet_.winners.empty()) add(" none");
        out_ += '\n';
    }

    // A line of play ends where the seat changes and at the end of a turn (or trick), even if the
    // last action is omitted.
    void write_actions(const PlayedHand& hand) {
        const std::vector<Action>& actions = hand.actions;
        Seat next;
        int in_trick = 0;
        const Seat out = sits_out(hand.bidding.trump, hand.bidding.namer, sheet_.players);
        const int trick = sheet_.players - out.exists();
        bool over = true, begun = false;
        for (std::size_t i = 0; i < actions.size(); ++i) {
            const Action& action = actions[i];
            const bool letter_lost = hand.smudge == Smudge::seat_letter && i == hand.smudged;
            const bool joined = !over && action.seat() == next && !letter_lost;
            if (omits(action)) {
                over = over || ends_line(action) || action.seat() != next;
                continue;
            }
            if (!joined && begun) out_ += '\n';
            if (!joined && !letter_lost) add(action.seat().letter());
            begun = true;
            if (hidden_.draws && action.kind == ActionKind::draw) {
                std::size_t end = i + 1;
                while (end < actions.size() && actions[end].kind == ActionKind::draw &&
                       actions[end].seat() == action.seat())
                    ++end;
                add(" +?");
                if (end - i > 1) add(end - i);
                i = end - 1;
            } else {
                const std::size_t begin = out_.size();
                add_token(action);
                if (hand.smudge != Smudge::none && i == hand.smudged) smudge(hand.smudge, begin);
            }
            next = game_.tricks ? next_in_trick(action.seat(), sheet_.players, out) : action.seat();
            in_trick += game_.tricks;
            over = game_.tricks ? in_trick == trick : ends_line(action);
            if (in_trick == trick) in_trick = 0;
        }
        if (begun) out_ += '\n';
    }

    /// Makes the token from `begin` on unreadable.
    void smudge(Smudge how, std::size_t begin) {
        const std::size_t dash = out_.find('-', begin);
        const std::size_t zero = out_.find('0', begin);
        if (how == Smudge::comma) out_ += ',';
        if (how == Smudge::letter && zero < out_.size()) out_[zero] = 'O';
        if (how == Smudge::half && dash < out_.size()) out_[dash + 1] = '?';
    }

    bool ends_line(const Action& action) const {
        if (action.kind == ActionKind::pass || action.kind == ActionKind::bad_tile) return true;
        return action.kind == ActionKind::play && !game_.chained;
    }

    void add_token(const Action& action) {
        out_ += ' ';
        switch (action.kind) {
            case ActionKind::pass:
                return add("pass");
            case ActionKind::draw:
                return append_tile(out_ += '+', action.tile());
            case ActionKind::bad_tile:  // a number above those of the set
                return add(game_.largest + 1, '-', action.tile().low());
            default:
                return add_play(action);
        }
    }

    void add_play(const Action& action) {
        if (action.from_prizes) out_ += '*';
        add_halves(action);
        if (action.crosswise) out_ += 'x';
        if (!omits(Omission::arms)) add_arm(action);
        const bool declares = game_.tricks && action.suit != Action::no_suit;
        if (action.suit != Action::no_suit && !(declares && omits(Omission::suits)))
            add('=', static_cast<unsigned>(action.suit));
    }

    void add_halves(const Action& action) {
        if (!omits(Omission::halves)) return add(action.first_half(), '-', action.second_half());
        const Tile tile = action.tile();
        const bool low = omitted_.first_half == FirstHalf::low ||
                         (omitted_.first_half == FirstHalf::lot && lot_.below(2) == 1);
        add(low ? tile.low() : tile.high(), '-', low ? tile.high() : tile.low());
    }

    void add_arm(const Action& action) {
        if (action.arm == Action::no_such_arm)
            add("@0");
        else if (action.arm != Action::no_arm)
            add('@', static_cast<unsigned>(action.arm));
    }

    std::string& out_;
    const PlayedGame& sheet_;
    const HiddenParts& hidden_;
    const Omissions& omitted_;
    Random lot_;
    const GameTraits& game_;
};

}  // namespace

void append_record(std::string& out, const PlayedGame& sheet, const SheetHeader& header,
                   const HiddenParts& hidden, const Omissions& omitted) {
    SheetWriter(out, sheet, hidden, omitted).run(header);
}

}  // namespace bones::inline io
