// Lists changes of actions: another order, another seat, an action written twice or never made.
#include <fmt/core.h>

#include "bones/bids.hpp"
#include "bones/tricks.hpp"
#include "engine/slips/sheet.hpp"
#include "engine/slips/token_text.hpp"
#include "libnotation/text/tile_text.hpp"

namespace bones::slips {
namespace {

class OrderChanges {
  public:
    OrderChanges(const Sheet& sheet, ChangeList& list)
        : sheet_(sheet),
          record_(sheet.record),
          list_(list),
          out_(sits_out(record_, sheet.hand(), record_.players)) {}

    void add_all() {
        const std::vector<PlayLine> lines = play_lines(record_, sheet_.hand());
        for (std::size_t i = 0; i < lines.size() && lines[i].first() <= sheet_.last_action; ++i) {
            add_seats(lines[i]);
            add_removals(lines[i]);
            add_exchanges_within(lines[i]);
            add_turns_joined(lines[i]);
            add_leaders(lines[i]);
            add_lost_trick(lines[i], false);
            if (i + 1 == lines.size()) {
                add_lost_trick(lines[i], true);
                continue;
            }
            add_exchange_with_next(lines[i], lines[i + 1]);
            add_exchange_of_lines(lines[i], lines[i + 1]);
            add_copy(lines[i], lines[i + 1]);
        }
    }

  private:
    const Action& action(std::uint32_t index) const { return record_.actions[index]; }
    std::string_view token(std::uint32_t index) const {
        return record_.at(record_.place_of(action(index)));
    }
    std::uint32_t seats_in_trick() const {
        return static_cast<std::uint32_t>(record_.players - (out_.exists() ? 1 : 0));
    }
    bool share_token(std::uint32_t one, std::uint32_t other) const {
        return action(one).offset == action(other).offset;
    }
    Change change_of(SlipKind kind, std::uint32_t index) const {
        Change change;
        change.kind = kind;
        change.action = index;
        return change;
    }
    void give(Change& change, std::uint32_t index, Seat seat) const {
        if (const std::uint32_t use = sheet_.uses.of_action(index); use != none_such)
            change.tiles.push_back({use, action(index).tile(), seat, false, false});
    }

    void add_seats(const PlayLine& line) {
        for (int steps = 1; steps < record_.players; ++steps) {
            Change change = change_of(SlipKind::seat, line.first());
            const Seat seat = line.line->seat.next(record_.players, steps);
            change.replacements = {{place_of_seat(*line.line), std::string(1, seat.letter())}};
            change.first = line.first();
            change.end = line.end();
            Seat by = seat;
            for (std::uint32_t i = line.first(); i < line.end(); ++i) {
                // In tricks the seats of a line follow the table order, without the seat that sits
                // out.
                if (i > line.first() && action(i).seat() != action(i - 1).seat())
                    by = next_in_trick(by, record_.players, out_);
                give(change, i, by);
                change.play.push_back(of_seat(action(i), by));
            }
            list_.add(std::move(change));
        }
    }

    void add_removals(const PlayLine& line) {
        for (std::uint32_t i = line.first(); i < line.end() && i <= sheet_.last_action; ++i) {
            const bool repeated = i > line.first() && share_token(i - 1, i);
            const Action& at = action(i);
            if (at.kind == ActionKind::pass || (at.draws() && !repeated))
                add_removal(SlipKind::too_many, line, i);
            else if (at.kind == ActionKind::play &&
                     (sheet_.uses.played_again(at.tile()) || may_be_crossed_out(i)))
                add_removal(SlipKind::twice, line, i);
        }
    }

    /// Whether the same seat plays once more: the first tile may have been crossed out.
    bool may_be_crossed_out(std::uint32_t index) const {
        if (sheet_.game().tricks || index + 1 >= sheet_.hand().end_action) return false;
        const Action& next = action(index + 1);
        return next.kind == ActionKind::play && next.seat() == action(index).seat();
    }

    /// When a word of a trick is removed, each later word belongs to the seat before. If the line
    /// had too many words, their seats were unknown until now.
    void move_up(Change& change, const PlayLine& line, std::uint32_t struck) const {
        Seat seat = action(struck).seat();
        if (!seat.exists()) {
            change.first = line.first();
            seat = line.line->seat;
        }
        change.end = line.end();
        for (std::uint32_t i = change.first; i < change.end; ++i) {
            if (i == struck) continue;
            give(change, i, seat);
            change.play.push_back(of_seat(action(i), seat));
            if (moves_on(action(i))) seat = next_in_trick(seat, record_.players, out_);
        }
    }

    void add_removal(SlipKind kind, const PlayLine& line, std::uint32_t index) {
        Change change = change_of(kind, index);
        std::uint32_t times = 1;
        while (index + times < line.end() && share_token(index, index + times)) ++times;
        const Place place = record_.place_of(action(index));
        if (times > 1)
            change.replacements = {
                {place, times > 2 ? fmt::format("+?{}", times - 1) : std::string("+?")}};
        else if (line.line->count == 1)
            change.replacements = {{line.line->line, ""}};
        else
            change.replacements = {{without_blanks(line, index, place), ""}};
        if (const std::uint32_t use = sheet_.uses.of_action(index); use != none_such)
            change.tiles = {{use, action(index).tile(), action(index).seat(), false, true}};
        change.first = index;
        change.end = index + 1;
        if (sheet_.game().tricks) move_up(change, line, index);
        list_.add(std::move(change));
    }

    /// Returns the place of a token with the blanks on one side of it.
    Place without_blanks(const PlayLine& line, std::uint32_t index, Place token) const {
        if (index + 1 < line.end())
            token.length = static_cast<std::uint32_t>(action(index + 1).offset) - token.offset;
        else
            token = {record_.place_of(action(index - 1)).end(),
                     token.end() - record_.place_of(action(index - 1)).end()};
        return token;
    }

    /// Adds the exchange of neighbouring words of a line, and of any two words of a trick.
    void add_exchanges_within(const PlayLine& line) {
        const bool trick = sheet_.game().tricks && line.line->count <= seats_in_trick();
        for (std::uint32_t i = line.first(); i + 1 < line.end() && i <= sheet_.last_action; ++i) {
            if (!share_token(i, i + 1)) add_exchange(i, i + 1);
            for (std::uint32_t other = i + 2; trick && other < line.end(); ++other)
                add_exchange(i, other);
        }
    }

    /// Adds changes that give the rest of a line, from a word on, to another seat as its turn.
    void add_turns_joined(const PlayLine& line) {
        if (sheet_.game().tricks) return;
        for (std::uint32_t i = line.first() + 1; i < line.end() && i <= sheet_.last_action; ++i) {
            if (share_token(i - 1, i)) continue;
            const std::uint32_t before = record_.place_of(action(i - 1)).end();
            for (int steps = 1; steps < record_.players; ++steps) {
                Change change = change_of(SlipKind::turns_joined, i);
                change.seat = line.line->seat.next(record_.players, steps);
                change.replacements = {
                    {{before, static_cast<std::uint32_t>(action(i).offset) - before},
                     fmt::format("\n{} ", change.seat.letter())}};
                change.first = i;
                change.end = line.end();
                for (std::uint32_t of_turn = i; of_turn < line.end(); ++of_turn) {
                    give(change, of_turn, change.seat);
                    change.play.push_back(of_seat(action(of_turn), change.seat));
                }
                list_.add(std::move(change));
            }
        }
    }

    /// Adds the exchange of two tokens. In tricks their tiles also change seats.
    void add_exchange(std::uint32_t one, std::uint32_t other) {
        if (token(one) == token(other)) return;
        Change change = change_of(SlipKind::exchanged, one);
        change.replacements = {{record_.place_of(action(one)), std::string(token(other))},
                               {record_.place_of(action(other)), std::string(token(one))}};
        if (action(one).seat() != action(other).seat()) {
            give(change, one, action(other).seat());
            give(change, other, action(one).seat());
        }
        change.first = one;
        change.end = other + 1;
        change.play.assign(&action(one), &action(other) + 1);
        std::swap(change.play.front(), change.play.back());
        change.play.front() = of_seat(change.play.front(), action(one).seat());
        change.play.back() = of_seat(change.play.back(), action(other).seat());
        list_.add(std::move(change));
    }

    /// Adds the exchange of the last action of a line with the first action of the next.
    void add_exchange_with_next(const PlayLine& line, const PlayLine& next) {
        const std::uint32_t last = line.end() - 1, first = next.first();
        if (last > sheet_.last_action) return;
        const bool same_seat = line.line->seat == next.line->seat;
        if (sheet_.game().tricks || same_seat) return add_exchange(last, first);
        Change change = change_of(SlipKind::exchanged, last);
        const std::string_view here = record_.at(line.line->line);
        const std::string_view there = record_.at(next.line->line);
        const bool alone = line.line->count == 1, next_alone = next.line->count == 1;
        std::string before, after;
        if (!alone) before = std::string(without_token(line, last)) + '\n';
        before += next_alone ? std::string(there) : first_action(next);
        after = alone ? std::string(here) : last_action(line);
        if (!next_alone)
            after += fmt::format("\n{} {}", next.line->seat.letter(),
                                 there.substr(action(first + 1).offset - next.line->line.offset));
        if (shares_token_with_neighbours(line, next)) return;
        change.replacements = {{line.line->line, std::move(before)},
                               {next.line->line, std::move(after)}};
        change.first = last;
        change.end = first + 1;
        change.play.assign(&action(last), &action(first) + 1);
        std::swap(change.play.front(), change.play.back());
        list_.add(std::move(change));
    }

    /// Adds the exchange of whole lines. For single actions on a layout another change does the
    /// same.
    void add_exchange_of_lines(const PlayLine& line, const PlayLine& next) {
        const bool single = line.line->count == 1 && next.line->count == 1;
        if (single || record_.at(line.line->line) == record_.at(next.line->line)) return;
        Change change = change_of(SlipKind::lines, line.first());
        change.replacements = {{line.line->line, std::string(record_.at(next.line->line))},
                               {next.line->line, std::string(record_.at(line.line->line))}};
        change.first = line.first();
        change.end = next.end();
        add_play(change, next);
        add_play(change, line);
        list_.add(std::move(change));
    }

    void add_play(Change& change, const PlayLine& line) const {
        for (std::uint32_t i = line.first(); i < line.end(); ++i) change.play.push_back(action(i));
    }

    /// Adds the removal of a line equal to the one before. For single actions another change does
    /// the same.
    void add_copy(const PlayLine& line, const PlayLine& copy) {
        if (copy.line->count == 1 || play_key(record_, line) != play_key(record_, copy)) return;
        Change change = change_of(SlipKind::line_twice, copy.first());
        change.replacements = {{copy.line->line, ""}};
        for (std::uint32_t i = copy.first(); i < copy.end(); ++i)
            if (const std::uint32_t use = sheet_.uses.of_action(i); use != none_such)
                change.tiles.push_back({use, action(i).tile(), action(i).seat(), false, true});
        change.first = copy.first();
        change.end = copy.end();
        list_.add(std::move(change));
    }

    /// Adds the change of a whole trick written in seat order: each tile keeps its seat, and
    /// another seat led.
    void add_leaders(const PlayLine& line) {
        const auto words = line.line->count;
        if (!sheet_.game().tricks || words != seats_in_trick()) return;
        for (std::uint32_t i = line.first(); i < line.end(); ++i)
            if (action(i).kind != ActionKind::play) return;
        for (std::uint32_t turn = 1; turn < words; ++turn) {
            Change change = change_of(SlipKind::seat_order, line.first());
            change.first = line.first();
            change.end = line.end();
            for (std::uint32_t i = 0; i < words; ++i)
                change.play.push_back(action(line.first() + (turn + i) % words));
            std::string text(1, change.play.front().seat().letter());
            for (const Action& word : change.play)
                (text += ' ') += record_.at(record_.place_of(word));
            change.replacements = {{line.line->line, std::move(text)}};
            list_.add(std::move(change));
        }
    }

    /// Adds a missing trick before this line or after the last one. Any seat may have led it.
    void add_lost_trick(const PlayLine& line, bool after) {
        if (!sheet_.game().tricks) return;
        for (int steps = 0; steps < record_.players; ++steps) {
            Change change = change_of(SlipKind::trick_lost, line.first());
            change.seat = line.line->seat.next(record_.players, steps);
            std::string trick(1, change.seat.letter());
            for (std::uint32_t word = 0; word < seats_in_trick(); ++word) trick += " ?";
            if (after)
                change.replacements = {{line_end(record_, *line.line), '\n' + trick}};
            else
                change.replacements = {{line_begin(record_, *line.line), trick + '\n'}};
            change.of_start = true;  // its winner is unknown
            list_.add(std::move(change));
        }
    }

    bool shares_token_with_neighbours(const PlayLine& line, const PlayLine& next) const {
        return (line.line->count > 1 && share_token(line.end() - 2, line.end() - 1)) ||
               (next.line->count > 1 && share_token(next.first(), next.first() + 1));
    }

    std::string_view without_token(const PlayLine& line, std::uint32_t last) const {
        const Place words = line.line->line;
        return record_.at({words.offset, record_.place_of(action(last - 1)).end() - words.offset});
    }
    std::string first_action(const PlayLine& line) const {
        return fmt::format("{} {}", line.line->seat.letter(), token(line.first()));
    }
    std::string last_action(const PlayLine& line) const {
        return fmt::format("{} {}", line.line->seat.letter(), token(line.end() - 1));
    }

    const Sheet& sheet_;
    const Record& record_;
    ChangeList& list_;
    const Seat out_;  ///< the seat that sits out the hand's tricks
};

}  // namespace

void add_changes_of_order(const Sheet& sheet, ChangeList& list) {
    OrderChanges(sheet, list).add_all();
}

}  // namespace bones::slips
