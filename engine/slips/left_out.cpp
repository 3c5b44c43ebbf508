// Lists changes that add missing actions.
#include <fmt/core.h>

#include "bones/bids.hpp"
#include "engine/rules/description.hpp"
#include "engine/slips/sheet.hpp"
#include "engine/slips/token_text.hpp"

namespace bones::slips {
namespace {

class OmissionSearch {
  public:
    OmissionSearch(const Sheet& sheet, ChangeList& list)
        : sheet_(sheet),
          record_(sheet.record),
          table_(describe(sheet.record.game)),
          list_(list),
          lines_(play_lines(record_, sheet.hand())),
          out_(sits_out(record_, sheet.hand(), record_.players)) {
        note_draws();
    }

    void add_all() {
        if (sheet_.game().tricks) return add_tiles_of_tricks();
        for (std::size_t at = 0; at <= lines_.size() && is_of_use(at); ++at) {
            for_each_due(at, [&](Seat seat) {
                add_action(SlipKind::pass_left_out, at, new_action(ActionKind::pass, seat), {});
            });
            for_each_due(at, [&](Seat seat) { add_drawn_pass(at, seat); });
            add_owed_draws(at);
            if (at < lines_.size()) add_draws_within(lines_[at]);
        }
        for (std::size_t at = 0; at <= lines_.size() && is_of_use(at); ++at) {
            for_each_due(at, [&](Seat seat) { add_plays(at, seat); });
            if (at < lines_.size()) add_plays_within(lines_[at]);
        }
    }

  private:
    /// Returns the action that follows an insertion before this line.
    std::uint32_t first_after(std::size_t at) const {
        return at < lines_.size() ? lines_[at].first() : sheet_.hand().end_action;
    }

    bool is_of_use(std::size_t at) const { return first_after(at) <= sheet_.last_action; }

    void note_draws() {
        const Hand& hand = sheet_.hand();
        draws_before_.push_back(0);
        for (std::uint32_t i = hand.first_action; i < hand.end_action; ++i) {
            const Action& action = record_.actions[i];
            draws_before_.push_back(draws_before_.back() + action.draws());
            draws_hidden_ = draws_hidden_ || action.kind == ActionKind::draw_unknown;
            draws_shown_ = draws_shown_ || action.kind == ActionKind::draw;
        }
    }

    /// Calls `each` for the seats that may be due before a line: the next seat by the rules, or all
    /// seats if it is unknown.
    template <class Each>
    void for_each_due(std::size_t at, Each&& each) const {
        const std::uint32_t index = first_after(at);
        const PlyTrace* before = judged_before(sheet_.verdict, sheet_.hand(), index);
        if (before != nullptr && before->next.exists()) return each(before->next);
        for (int s = 0; s < record_.players; ++s) each(Seat(s));
    }

    static Change adding(SlipKind kind, std::uint32_t before, const Action& action) {
        Change change;
        change.kind = kind;
        change.seat = action.seat();
        change.action = change.first = change.end = before;
        change.play = {action};
        return change;
    }

    /// Adds an action before a line: on the line before if that has the same seat, else on a new
    /// line.
    void add_action(SlipKind kind, std::size_t at, const Action& action,
                    std::vector<TileChange> tiles) {
        const Seat seat = action.seat();
        const std::string token = token_text(action);
        Change change = adding(kind, first_after(at), action);
        change.tiles = std::move(tiles);
        if (at > 0 && lines_[at - 1].line->seat == seat)
            change.replacements = {{words_end(*lines_[at - 1].line), " " + token}};
        else if (at < lines_.size())
            change.replacements = {
                put_above(lines_[at], fmt::format("{} {}", seat.letter(), token))};
        else if (at > 0)
            change.replacements = {{line_end(record_, *lines_[at - 1].line),
                                    fmt::format("\n{} {}", seat.letter(), token)}};
        else
            return;
        list_.add(std::move(change));
    }

    /// Returns the replacement that puts a turn before a line of play. The turn gets a line of its
    /// own, unless the turn after it stands within a line of text.
    Replacement put_above(const PlayLine& line, std::string turn) const {
        if (begins_text_line(record_, *line.line))
            return {line_begin(record_, *line.line), std::move(turn) + '\n'};
        return {{place_of_seat(*line.line).offset, 0}, std::move(turn) + ' '};
    }

    /// Calls `each` for each way to write a tile without an arm.
    template <class Each>
    void for_each_way(Seat seat, Tile tile, Each&& each) const {
        const Action play = new_action(ActionKind::play, seat);
        Action action = with_halves(play, tile.high(), tile.low());
        each(action);
        if (tile.is_double() || !table_.has_layout) return;
        each(with_halves(play, tile.low(), tile.high()));
        action.crosswise = true;
        if (table_.is_matador(tile)) each(action);
    }

    /// Calls `each(action, tiles)` for each tile that a seat may have played.
    template <class Each>
    void for_each_play(Seat seat, Each&& each) const {
        for (Tile tile : TileSet::full(sheet_.record.highest)) {
            const std::vector<TileChange> tiles{{TileChange::added, tile, seat, false, false}};
            if (sheet_.uses.contradict(tiles)) continue;
            for_each_way(seat, tile, [&](const Action& action) { each(action, tiles); });
        }
    }

    void add_plays(std::size_t at, Seat seat) {
        for_each_play(seat, [&](const Action& action, const std::vector<TileChange>& tiles) {
            add_action(SlipKind::left_out, at, action, tiles);
        });
        const bool may_be_drawn = table_.has_draws && !draws_hidden_ && at < lines_.size();
        if (!may_be_drawn) return;
        for (Tile tile : TileSet::full(sheet_.record.highest)) {
            const std::vector<TileChange> tiles{{TileChange::added, tile, seat, true, false},
                                                {TileChange::added, tile, seat, false, false}};
            if (sheet_.uses.contradict(tiles)) continue;
            for_each_way(seat, tile, [&](const Action& play) { add_drawn_play(at, play, tiles); });
        }
    }

    /// Adds one lost line: a tile drawn and played at once.
    void add_drawn_play(std::size_t at, const Action& play, const std::vector<TileChange>& tiles) {
        const Seat seat = play.seat();
        const Tile tile = play.tile();
        Change change = adding(SlipKind::left_out, first_after(at), play);
        change.tiles = tiles;
        change.play.insert(change.play.begin(), with_halves(new_action(ActionKind::draw, seat),
                                                            tile.high(), tile.low()));
        change.replacements = {
            put_above(lines_[at], fmt::format("{} {} {}", seat.letter(),
                                              token_text(change.play.front()), token_text(play)))};
        list_.add(std::move(change));
    }

    /// Adds one lost line: a tile drawn, then a pass.
    void add_drawn_pass(std::size_t at, Seat seat) {
        if (at == lines_.size()) return;
        for_each_draw(
            first_after(at), seat, [&](const Action& draw, const std::vector<TileChange>& tiles) {
                const Action pass = new_action(ActionKind::pass, seat);
                Change change = adding(SlipKind::pass_left_out, first_after(at), pass);
                change.tiles = tiles;
                change.play.insert(change.play.begin(), draw);
                change.replacements = {put_above(
                    lines_[at],
                    fmt::format("{} {} {}", seat.letter(), token_text(draw), token_text(pass)))};
                list_.add(std::move(change));
            });
    }

    void add_draws_within(const PlayLine& line) {
        for (std::uint32_t i = line.first(); i < line.end() && i <= sheet_.last_action; ++i)
            for_each_draw(i, line.line->seat,
                          [&](const Action& action, const std::vector<TileChange>& tiles) {
                              put_before(i, SlipKind::draw_left_out, action, tiles);
                          });
    }

    void add_plays_within(const PlayLine& line) {
        for (std::uint32_t i = line.first() + 1; i < line.end() && i <= sheet_.last_action; ++i)
            for_each_play(line.line->seat,
                          [&](const Action& action, const std::vector<TileChange>& tiles) {
                              put_before(i, SlipKind::left_out, action, tiles);
                          });
    }

    void put_before(std::uint32_t index, SlipKind kind, const Action& action,
                    const std::vector<TileChange>& tiles) {
        Change change = adding(kind, index, action);
        change.beside_its_like = kind == SlipKind::draw_left_out && record_.actions[index].draws();
        change.replacements = {{token_begin(record_.actions[index]), token_text(action) + " "}};
        change.tiles = tiles;
        list_.add(std::move(change));
    }

    /// Calls `each` for the draws that may be missing before an action: the next tile of the yard
    /// if it is written, else each tile without a place. On a sheet that hides draws, it also tries
    /// an unknown draw.
    template <class Each>
    void for_each_draw(std::uint32_t before, Seat seat, Each&& each) const {
        if (!table_.has_draws) return;
        if (draws_hidden_ || !sheet_.uses.all_known())
            each(new_action(ActionKind::draw_unknown, seat), {});
        if (draws_hidden_ && !draws_shown_) return;
        if (const Tile* tile = next_of_yard(before)) return draw(*tile, seat, each);
        for (Tile tile : TileSet::full(sheet_.record.highest)) draw(tile, seat, each);
    }

    template <class Each>
    void draw(Tile tile, Seat seat, Each&& each) const {
        const std::vector<TileChange> tiles{{TileChange::added, tile, seat, true, false}};
        if (!sheet_.uses.contradict(tiles))
            each(with_halves(new_action(ActionKind::draw, seat), tile.high(), tile.low()), tiles);
    }

    const Tile* next_of_yard(std::uint32_t before) const {
        const Hand& hand = sheet_.hand();
        if (hand.yard == none_such) return nullptr;
        const Statement& yard = record_.statements[hand.yard];
        const std::uint32_t drawn = draws_before_[before - hand.first_action];
        if (drawn >= yard.count || record_.tiles[yard.first + drawn].unknown > 0) return nullptr;
        return &record_.tiles[yard.first + drawn].tile;
    }

    /// Adds draws that other seats owed for the last tile laid.
    void add_owed_draws(std::size_t at) {
        const std::uint32_t before = first_after(at);
        std::uint32_t laid = before;
        while (laid > sheet_.hand().first_action &&
               record_.actions[laid - 1].kind != ActionKind::play)
            --laid;
        if (laid == sheet_.hand().first_action) return;
        if (!sheet_.verdict.trace[laid - 1].events.has(Event::draws_owed)) return;
        for (int s = 0; s < record_.players; ++s)
            for_each_draw(before, Seat(s),
                          [&](const Action& action, const std::vector<TileChange>& tiles) {
                              add_action(SlipKind::draw_left_out, at, action, tiles);
                          });
    }

    std::uint32_t trick_size() const {
        return static_cast<std::uint32_t>(record_.players - out_.exists());
    }

    void add_tiles_of_tricks() {
        for (const PlayLine& line : lines_) {
            if (line.first() > sheet_.last_action) return;
            add_lead(line);
            if (line.line->count >= trick_size()) continue;
            for (std::uint32_t i = line.first(); i <= line.end(); ++i) add_in_trick(line, i);
        }
    }

    /// Adds the missing lead of a trick whose other tiles are written.
    void add_lead(const PlayLine& line) {
        Seat seat = line.line->seat.next(record_.players, -1);
        if (seat == out_) seat = seat.next(record_.players, -1);
        if (line.line->count >= trick_size()) return;
        for_each_play(seat, [&](const Action& play, const std::vector<TileChange>& tiles) {
            for_each_suit(play, true, [&](const Action& action) {
                Change change = adding(SlipKind::left_out, line.first(), action);
                change.replacements = {{place_of_seat(*line.line),
                                        fmt::format("{} {}", seat.letter(), token_text(action))}};
                change.tiles = tiles;
                list_.add(std::move(change));
            });
        });
    }

    /// Adds a missing tile to a trick whose leader is written; the later tiles move to the next
    /// seats.
    void add_in_trick(const PlayLine& line, std::uint32_t index) {
        Seat seat = line.line->seat;
        for (std::uint32_t n = line.first(); n < index; ++n)
            seat = next_in_trick(seat, record_.players, out_);
        std::vector<TileChange> shifted;
        std::vector<Action> rest;
        for (std::uint32_t i = index; i < line.end(); ++i) {
            const Action& action = record_.actions[i];
            const Seat next = next_in_trick(action.seat(), record_.players, out_);
            rest.push_back(of_seat(action, next));
            if (const std::uint32_t use = sheet_.uses.of_action(i); use != none_such)
                shifted.push_back({use, action.tile(), next, false, false});
        }
        const bool leads = index == line.first();
        const Action play = new_action(ActionKind::play, seat);
        for (Tile tile : TileSet::full(sheet_.record.highest)) {
            const Action action = with_halves(play, tile.high(), tile.low());
            for_each_suit(action, leads, [&](const Action& added) {
                Change change = adding(SlipKind::left_out, index, added);
                change.end = line.end();
                change.play.insert(change.play.end(), rest.begin(), rest.end());
                const std::string token = token_text(added);
                change.tiles = shifted;
                change.tiles.push_back({TileChange::added, tile, seat, false, false});
                if (index < line.end())
                    change.replacements = {{token_begin(record_.actions[index]), token + " "}};
                else
                    change.replacements = {{words_end(*line.line), " " + token}};
                list_.add(std::move(change));
            });
        }
    }

    /// Calls `each` for a tile of a trick with each suit that it may declare as a lead. If trumps
    /// are named, a lead does not declare a suit.
    template <class Each>
    void for_each_suit(Action action, bool leads, Each&& each) const {
        const Tile tile = action.tile();
        if (!leads || sheet_.game().bids) return each(action);
        for (int suit : {tile.high(), tile.low()}) {
            action.suit = static_cast<unsigned>(suit) & 31u;
            each(action);
            if (tile.is_double()) break;
        }
    }

    const Sheet& sheet_;
    const Record& record_;
    const GameDescription& table_;
    ChangeList& list_;
    std::vector<PlayLine> lines_;
    std::vector<std::uint32_t> draws_before_;  ///< number before each action, and before the end
    bool draws_hidden_ = false, draws_shown_ = false;
    const Seat out_;  ///< the seat that sits out the hand's tricks
};

}  // namespace

void add_what_was_left_out(const Sheet& sheet, ChangeList& list) {
    OmissionSearch(sheet, list).add_all();
}

}  // namespace bones::slips
