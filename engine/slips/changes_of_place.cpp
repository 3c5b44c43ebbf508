// Lists tiles, seats and lines in the place of others close to them.
#include <algorithm>
#include <map>

#include "bones/bids.hpp"
#include "bones/tricks.hpp"
#include "engine/slips/sheet.hpp"
#include "engine/slips/token_text.hpp"

namespace bones::slips {
namespace {

class PlaceChanges {
  public:
    PlaceChanges(const Sheet& sheet, ChangeList& list)
        : sheet_(sheet),
          record_(sheet.record),
          list_(list),
          lines_(play_lines(record_, sheet.hand())),
          out_(sits_out(record_, sheet.hand(), record_.players)) {
        for (const Statement& line : record_.statements)
            if (line.keyword == Keyword::actions) ++copies_[play_key(record_, {&line})];
    }

    void add_all() {
        for (std::size_t i = 0; i < lines_.size() && lines_[i].first() <= sheet_.last_action; ++i) {
            if (i + 1 < lines_.size()) add_seats(lines_[i], lines_[i + 1]);
            add_moved_words(lines_[i]);
            add_copy(i);
            for (std::size_t to = i + 2; to < lines_.size() && to <= i + farthest_move; ++to)
                add_moved_lines(i, to);
            add_exchanged_tiles(i);
        }
    }

  private:
    /// How many lines further a line may have moved, and a tile may have been exchanged.
    static constexpr std::size_t farthest_move = 3, farthest_exchange = 10;

    const Action& action(std::uint32_t index) const { return record_.actions[index]; }
    Place place(std::uint32_t index) const { return record_.place_of(action(index)); }
    std::string token(std::uint32_t index) const { return std::string(record_.at(place(index))); }
    bool plays(std::uint32_t index) const { return action(index).kind == ActionKind::play; }

    /// Returns a change of the actions from `first` up to `end`.
    static Change change_of(SlipKind kind, std::uint32_t first, std::uint32_t end) {
        Change change;
        change.kind = kind;
        change.action = change.first = first;
        change.end = end;
        return change;
    }
    /// Adds an action to the changed play, with this seat.
    void put(Change& change, std::uint32_t index, Seat seat) const {
        change.play.push_back(of_seat(action(index), seat));
        const std::uint32_t use = sheet_.uses.of_action(index);
        if (use != none_such && seat != action(index).seat())
            change.tiles.push_back({use, action(index).tile(), seat, false, false});
    }

    /// Exchanges the seats of two lines. In tricks each word then has another seat.
    void add_seats(const PlayLine& line, const PlayLine& next) {
        const Seat one = line.line->seat, other = next.line->seat;
        if (one == other) return;
        Change change = change_of(SlipKind::seats, line.first(), next.end());
        put_line(change, line, other);
        put_line(change, next, one);
        change.replacements = {{place_of_seat(*line.line), std::string(1, other.letter())},
                               {place_of_seat(*next.line), std::string(1, one.letter())}};
        list_.add(change);
    }
    void put_line(Change& change, const PlayLine& line, Seat seat) const {
        for (std::uint32_t i = line.first(); i < line.end(); ++i) {
            if (i > line.first() && action(i).seat() != action(i - 1).seat())
                seat = next_in_trick(seat, record_.players, out_);
            put(change, i, seat);
        }
    }

    /// Removes a line that the record has more than once.
    void add_copy(std::size_t at) {
        const PlayLine& line = lines_[at];
        const Place words = line.line->line;
        if (copies_.find(play_key(record_, line))->second == 1) return;
        Change change = change_of(SlipKind::line_twice, line.first(), line.end());
        change.replacements = {{words, ""}};
        for (std::uint32_t i = line.first(); i < line.end(); ++i)
            if (const std::uint32_t use = sheet_.uses.of_action(i); use != none_such)
                change.tiles.push_back({use, action(i).tile(), action(i).seat(), false, true});
        list_.add(change);
    }

    /// Moves each word by two places or more within its line.
    void add_moved_words(const PlayLine& line) {
        std::vector<std::uint32_t> words;  // the first action of each, and the end
        for (std::uint32_t i = line.first(); i < line.end(); ++i) {
            if (sheet_.game().tricks && !plays(i)) return;
            if (i == line.first() || !same_token(action(i), action(i - 1))) words.push_back(i);
        }
        const std::size_t count = words.size();
        words.push_back(line.end());
        for (std::size_t from = 0; from < count; ++from)
            for (std::size_t to = 0; to < count; ++to)
                if (from + 1 < to || to + 1 < from) move_word(words, from, to);
    }
    void move_word(const std::vector<std::uint32_t>& words, std::size_t from, std::size_t to) {
        const std::size_t first = std::min(from, to), last = std::max(from, to);
        Change change = change_of(SlipKind::word_moved, words[first], words[last + 1]);
        std::string text;
        std::uint32_t at = words[first];
        for (std::size_t n = first; n <= last; ++n) {
            const std::size_t word = n == to ? from : from < to ? n + 1 : n - 1;
            for (std::uint32_t i = words[word]; i < words[word + 1]; ++i)
                put(change, i, action(at++).seat());
            if (!text.empty()) text += ' ';
            text += token(words[word]);
        }
        const Place begin = place(words[first]);
        change.replacements = {
            {{begin.offset, place(words[last]).end() - begin.offset}, std::move(text)}};
        list_.add(change);
    }

    /// Moves the upper of two lines below the lower, and the lower above the upper.
    void add_moved_lines(std::size_t upper, std::size_t lower) {
        for (const SlipKind kind : {SlipKind::line_up, SlipKind::line_down}) {
            Change change = change_of(kind, lines_[upper].first(), lines_[lower].end());
            for (std::size_t i = upper; i <= lower; ++i) {
                const std::size_t line = kind == SlipKind::line_up ? (i == lower ? upper : i + 1)
                                                                   : (i == upper ? lower : i - 1);
                put_line(change, lines_[line], lines_[line].line->seat);
                change.replacements.push_back(
                    {lines_[i].line->line, std::string(record_.at(lines_[line].line->line))});
            }
            list_.add(change);
        }
    }

    /// Exchanges each tile of a line with those of the next lines.
    void add_exchanged_tiles(std::size_t at) {
        for (std::uint32_t one = lines_[at].first(); one < lines_[at].end(); ++one)
            for (std::size_t next = at + 1; next < lines_.size() && next <= at + farthest_exchange;
                 ++next)
                for (std::uint32_t other = lines_[next].first(); other < lines_[next].end();
                     ++other)
                    if (names_tile(one) && names_tile(other)) add_exchange(one, other);
    }
    bool names_tile(std::uint32_t index) const {
        return plays(index) || action(index).kind == ActionKind::draw;
    }
    /// Exchanges two words, and their tiles alone: an arm or a suit may have stayed in its place.
    void add_exchange(std::uint32_t one, std::uint32_t other) {
        const Action& a = action(one);
        const Action& b = action(other);
        if (a.tile() == b.tile()) return;
        const Action first = with_tile_of(a, b), second = with_tile_of(b, a);
        const bool alike = a.kind == b.kind;
        if (alike) exchange(one, other, of_seat(b, a.seat()), of_seat(a, b.seat()));
        if (!alike || a.arm != b.arm || a.suit != b.suit || a.crosswise != b.crosswise)
            exchange(one, other, first, second);
    }
    /// The action with another tile. A suit that is written with a double is usually that of the
    /// double, so it does not stay.
    Action with_tile_of(const Action& written, const Action& other) const {
        Action action = with_halves(written, other.first_half(), other.second_half());
        const bool declares = sheet_.game().tricks && action.suit < Action::unknown_suit;
        const bool is_own = written.tile().is_double() && action.suit == written.tile().high();
        if (!declares || !is_own) return action;
        action.suit = action.tile().is_double() ? static_cast<unsigned>(action.tile().high()) & 31u
                                                : Action::no_suit;
        return action;
    }
    void exchange(std::uint32_t one, std::uint32_t other, const Action& first,
                  const Action& second) {
        Change change = change_of(SlipKind::tiles_exchanged, one, other + 1);
        change.play.assign(&action(one), &action(other) + 1);
        change.play.front() = first;
        change.play.back() = second;
        change.tiles = {{sheet_.uses.of_action(one), first.tile(), first.seat()},
                        {sheet_.uses.of_action(other), second.tile(), second.seat()}};
        change.replacements = {{place(one), token_text(first)}, {place(other), token_text(second)}};
        list_.add(change);
    }

    const Sheet& sheet_;
    const Record& record_;
    ChangeList& list_;
    const std::vector<PlayLine> lines_;
    std::map<std::string, int> copies_;  ///< how often the record has each line of play
    const Seat out_;                     ///< the seat that sits out the hand's tricks
};

}  // namespace

void add_changes_of_place(const Sheet& sheet, ChangeList& list) {
    PlaceChanges(sheet, list).add_all();
}

}  // namespace bones::slips
