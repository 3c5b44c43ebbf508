// A record: what one game's text says, as plain data in which every element knows its place.
//
// The statements are the backbone: every line of the text that says anything (comments of their own
// and unreadable lines too) is one Statement, in the order of the text. Nothing of a record is lost
// that way. Lists of tiles, amounts and actions lie flat beside them, and a Record is reused from
// one record of a stream to the next without allocating anew.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "bones/action.hpp"
#include "bones/finding.hpp"
#include "bones/game.hpp"

namespace bones {

enum class Keyword : std::uint8_t {
    game,
    id,
    event,
    site,
    recorder,
    date,
    time,
    round,
    table,
    written,
    unwritten,
    player,
    rule,
    extension,  ///< a key that starts with x-, in the header or within a hand
    hand,
    substitute,  ///< who plays at a seat from a hand on, in the header or in that hand
    lead,
    deal,
    yard,
    carry,
    prizes,
    bid,
    trump,
    actions,  ///< a line that starts with a seat letter
    left,
    pips,  ///< the pips that were left, where the tiles were not noted
    end,
    prize,
    penalty,
    bonus,
    score,
    result,
    legs,  ///< games won, instead of points
    winner,
    finish,      ///< how a game ended that no side won by the rules
    comment,     ///< a comment alone on its line
    unreadable,  ///< a line that could not be read: kept where it stands
};

enum class EndKind : std::uint8_t {
    out,
    blocked,
    played,
    voided,
    unfinished,
    conceded,
    made,    ///< the contract of the highest bid can no longer fail
    set,     ///< or no longer be made
    won,     ///< a side has won the game in the middle of the hand
    redeal,  ///< the deal did not count, and was made again
};
/// What a hand ends with, as an `end` line says it, in the order of EndKind.
inline constexpr std::array<std::string_view, 10> end_names{
    "out", "blocked", "played", "void", "unfinished", "conceded", "made", "set", "won", "redeal"};
constexpr std::string_view end_name(EndKind end) {
    return end_names[static_cast<std::size_t>(end)];
}
/// Whether an `end` line of this kind names a seat: who went out, conceded, or won in mid-hand.
constexpr bool names_seat(EndKind end) {
    return end == EndKind::out || end == EndKind::conceded || end == EndKind::won;
}

/// How a game ended before a side had won it by the rules, as a `finish` line says it.
enum class FinishKind : std::uint8_t {
    time,
    agreed,
    agreed_draw,
    by_default,  ///< one side lost by default
};
/// What the line says after `finish`, in the order of FinishKind.
inline constexpr std::array<std::string_view, 4> finish_names{"time", "agreed", "agreed draw",
                                                              "default"};

/// What a sheet may note of every hand, or leave out: what `written` and `unwritten` lines name.
enum class SheetNote : std::uint8_t { passes, draws, halves, suits, prizes };
/// Their words, in the order of SheetNote.
inline constexpr std::array<std::string_view, 5> noted_names{"passes", "draws", "halves", "suits",
                                                             "prizes"};

/// A set of such kinds.
class NotedKinds {
  public:
    constexpr NotedKinds() = default;
    static constexpr NotedKinds all() { return NotedKinds((1u << noted_names.size()) - 1); }
    static constexpr NotedKinds only(SheetNote kind) {
        return NotedKinds(1u << static_cast<unsigned>(kind));
    }

    constexpr bool contains(SheetNote kind) const { return !(*this & only(kind)).empty(); }
    constexpr bool empty() const { return bits_ == 0; }
    constexpr void add(SheetNote kind) { *this |= only(kind); }

    constexpr NotedKinds& operator|=(NotedKinds other) {
        return *this = NotedKinds(unsigned{bits_} | other.bits_);
    }
    friend constexpr NotedKinds operator&(NotedKinds a, NotedKinds b) {
        return NotedKinds(unsigned{a.bits_} & b.bits_);
    }
    /// Those of `a` that are not in `b`.
    friend constexpr NotedKinds operator-(NotedKinds a, NotedKinds b) {
        return NotedKinds(unsigned{a.bits_} & ~unsigned{b.bits_});
    }
    friend constexpr bool operator==(NotedKinds a, NotedKinds b) = default;

  private:
    explicit constexpr NotedKinds(unsigned bits) : bits_(static_cast<std::uint8_t>(bits)) {}

    std::uint8_t bits_ = 0;
};

/// Tiles of a deal, yard, left, prizes or prize line: one known tile, or a number of unknown ones.
struct TileToken {
    Tile tile;
    std::uint8_t unknown = 0;  ///< 0: a known tile; else how many unknown tiles (`?9`), 1..136
    bool bad = false;          ///< a word that names no tile of the set: counts as one unknown tile
    Place place;
};

/// A seat with a number of points: in carry, score and result lines. In pips lines it is the pips
/// left, in legs lines the games won. A winner line uses the seats alone. In bid lines it is a bid
/// (see bids.hpp), each the next seat's.
struct Amount {
    Seat seat;
    std::int32_t points = 0;
    Place place;
};

struct Statement {
    Keyword keyword = Keyword::comment;
    /// Whether the line says anything to judge: false for comments, for unreadable lines, for lines
    /// that repeat what only one line may say, and for lines whose value could not be read.
    bool counts = false;
    bool is_factor = false;             ///< bonus: `number` multiplies the points of the hand
    EndKind end = EndKind::unfinished;  ///< end
    NotedKinds noted;                   ///< written, unwritten: the kinds named
    /// An unreadable line: the keyword that it is taken for, if any. With none, or for a `hand`
    /// line, it may have been anything (G5a).
    Keyword taken_for = Keyword::unreadable;
    Seat seat;  ///< player, substitute, lead, deal, actions, left, end out|conceded|won, prize,
                ///< penalty, bonus, prizes, bid (who bids first), trump, finish default
    std::int32_t number = 0;  ///< hand: its number, 0 if left out; penalty, bonus: points; game:
                              ///< ruleset version; trump: a Trump; finish: a FinishKind;
                              ///< substitute: the number of the hand in a header line, else 0
    Place
        line;  ///< all its words, without the comment; where that is all, empty and in front of it
    Place value;  ///< what follows the keyword (player, deal and such: what follows the seat)
    Place key;  ///< player, substitute: the stable id; rule: the option's name; penalty, bonus: the
                ///< reason; x-: the key
    Place comment;            ///< from `#` to the end of the line; empty if there is none
    std::uint32_t first = 0;  ///< into actions (actions), tiles (deal, yard, left, prizes, prize);
                              ///< substitute: into hands, from which one on the player plays
    std::uint32_t row = 0;    ///< on which line of the text it stands, from 0
    std::uint32_t count = 0;  ///< or amounts (carry, pips, score, result, legs, winner,
                              ///< bid); how many
};

/// Whether it is an unreadable line that may have been anything, a turn of anybody too (G5a).
inline bool may_be_anything(const Statement& line) {
    return line.keyword == Keyword::unreadable &&
           (line.taken_for == Keyword::unreadable || line.taken_for == Keyword::hand);
}

/// Whether it is such a line that cannot be read: its keyword is misspelt, or its value says
/// nothing (G5a).
inline bool is_lost(const Statement& line, Keyword keyword) {
    return line.taken_for == keyword || (line.keyword == keyword && !line.counts);
}

inline constexpr std::uint32_t none_such = 0xFFFFFFFF;

/// One hand: ranges of statements and actions, and where its single lines are (none_such: nowhere).
struct Hand {
    std::uint32_t number = 0;  ///< as written, else one more than the hand before (the first: 1)
    std::uint32_t first_statement = 0, end_statement = 0;
    std::uint32_t first_action = 0, end_action = 0;
    std::uint32_t lead = none_such, yard = none_such, pips = none_such, end = none_such,
                  prize = none_such, score = none_such, bid = none_such, trump = none_such;
    std::uint32_t penalties = 0;  ///< how many counting `penalty` and `bonus` lines it has

    /// The first unreadable line that may have been anything (none_such: there is none), and the
    /// action before which it stands, which may be the hand's end.
    std::uint32_t unread_line = none_such, unread = none_such;
    /// From this action on, what is written may be another hand's, whose first line could not be
    /// read.
    std::uint32_t anew = none_such;

    std::uint32_t actions() const { return end_action - first_action; }
    /// Whether it has an action, or a line that may have been one.
    bool has_play() const { return actions() > 0 || unread_line != none_such; }
    /// Whether a statement stands after that unreadable line: it may be said of another hand, or of
    /// turns that cannot be read.
    bool stands_after_unread(std::uint32_t statement) const {
        return unread_line < statement && statement != none_such;
    }
};

/// In games of tricks: a trick that a line with the words of a whole trick leaves incomplete (N6).
struct TornTrick {
    std::uint32_t first = 0;  ///< its first action, in Record::actions
    std::uint32_t end = 0;    ///< the first action of the line that tears it
};

/// The record of one game.
///
/// All places and views are into `text`, which the caller keeps alive as long as the record is
/// used.
struct Record {
    std::string_view text;
    std::uint64_t first_line = 1;  ///< the line of the file on which `text` starts
    std::uint32_t index = 1;       ///< the record's number in its file, from 1

    Game game = Game::unknown;
    int players = 0;               ///< 2..15; 0 if the game is unknown, or so many cannot play it
    bool players_guessed = false;  ///< from the seats used: the player lines do not say it
    int highest = 6;               ///< the highest number of the set that is played with

    /// Where the counting lines are of which a record has one each (see single_line_index), and the
    /// player lines, by seat; none_such: nowhere.
    std::array<std::uint32_t, 16> single_lines{};
    BySeat<std::uint32_t> player_lines{};

    /// What the sheet says that it notes always, and what not (N3). No kind is in both.
    NotedKinds written, unwritten;

    std::vector<Statement> statements;
    std::vector<Hand> hands;
    std::vector<Action> actions;
    std::vector<TornTrick> torn;  ///< in the order of the record; as a rule none
    /// The actions that are passes after a played tile on its line, read as the next seat's (N6).
    /// In the order of the record; usually there are none.
    std::vector<std::uint32_t> moved_passes;
    std::vector<TileToken> tiles;
    std::vector<Amount> amounts;
    /// The counting substitute lines, by the hand from which on they hold. Usually there are none.
    std::vector<std::uint32_t> substitutes;
    std::vector<Finding> findings;  ///< what reading found wrong, in the order of the text

    /// The bytes at a place.
    std::string_view at(Place place) const { return text.substr(place.offset, place.length); }
    /// The torn trick that ends before this action, or null.
    const TornTrick* torn_before(std::uint32_t action) const {
        for (const TornTrick& trick : torn)
            if (trick.end == action) return &trick;
        return nullptr;
    }
    /// The place of an action's token.
    Place place_of(const Action& action) const {
        return {static_cast<std::uint32_t>(action.offset),
                static_cast<std::uint32_t>(action.length)};
    }
};

/// Where a place is for a reader of the file: line from 1, columns in characters from 1, end
/// exclusive.
struct Position {
    std::uint64_t line = 1;
    std::uint32_t column = 1, end_column = 1;
};
/// Finds where places of one record are. Those on the line of the one before are found at once.
class Locator {
  public:
    explicit Locator(const Record& record) : record_(record) {}
    Position locate(Place place);

  private:
    void go_to_line_at(std::size_t offset);

    const Record& record_;
    std::uint64_t line_ = 0;                     ///< of the file; 0: none yet
    std::size_t line_begin_ = 0, line_end_ = 0;  ///< in the text, without the line feed
    bool ascii_ = false;                         ///< each byte of the line is a character
};
Position locate(const Record& record, Place place);
/// The column, from 1, of a byte in a line: characters count once, and a byte-order mark not at
/// all.
std::uint32_t column_in(std::string_view line, std::size_t offset);

/// What a rule line sets its option to: what follows the `=`.
std::string_view rule_value(const Record& record, const Statement& rule);
/// Free text with `\#` and `\\` resolved, trimmed, and each run of blanks as one blank.
std::string free_text(std::string_view written);
/// Whether a keyword's line follows the last hand.
constexpr bool follows_hands(Keyword keyword) {
    return keyword >= Keyword::result && keyword <= Keyword::finish;
}
/// Where a keyword from game to unwritten, or from result to finish, stands in
/// Record::single_lines; 15 for all others.
constexpr std::size_t single_line_index(Keyword keyword) {
    if (keyword <= Keyword::unwritten) return static_cast<std::size_t>(keyword);
    if (!follows_hands(keyword)) return 15;
    return 11 + static_cast<std::size_t>(keyword) - static_cast<std::size_t>(Keyword::result);
}
/// The counting statement with this keyword, from game to unwritten or result to finish; or null.
const Statement* header(const Record& record, Keyword keyword);
/// The line that names who sits at a seat in a hand (an index): its player line, or a substitute
/// line; null if no line does.
const Statement* line_of_player(const Record& record, Seat seat, std::uint32_t hand);
/// The first hand of this number; 0 without such a hand.
std::uint32_t hand_numbered(const Record& record, std::int64_t number);
/// The hand that contains a place; 0 in the header.
std::uint32_t hand_at(const Record& record, Place place);
/// The name that a player or substitute line gives, as free text; empty: none.
std::string name_on(const Record& record, const Statement& line);
/// The short name that a player line declares; empty: none.
std::string_view alias_on(const Record& record, const Statement& player);
/// The name of who sits at a seat in a hand, at first by default; the seat's letter if no line
/// names them.
std::string player_name(const Record& record, Seat seat, std::uint32_t hand = 0);
/// How messages speak of a seat in a hand: `Bo (B)`, or `B` where no name was written.
std::string player_called(const Record& record, Seat seat, std::uint32_t hand = 0);

}  // namespace bones
