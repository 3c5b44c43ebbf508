// A record: the text of one game as plain data in which every element has its place.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <variant>
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
    extension,  ///< a key that starts with x-, in the header or in a hand
    hand,
    substitute,  ///< the player at a seat from a hand on; in the header or in that hand
    lead,
    deal,
    yard,
    carry,
    prizes,
    bid,
    trump,
    actions,  ///< a line that starts with a seat letter
    left,
    pips,  ///< the pips left, if the tiles were not noted
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
    unreadable,  ///< a line that could not be read: kept at its place
};

enum class EndKind : std::uint8_t {
    out,
    blocked,
    played,
    voided,
    unfinished,
    conceded,
    made,    ///< the contract of the highest bid can no longer fail
    set,     ///< the contract can no longer be made
    won,     ///< a side has won the game before the end of the hand
    redeal,  ///< the deal did not count and was made again
};
/// The words of an `end` line, in the order of EndKind.
inline constexpr std::array<std::string_view, 10> end_names{
    "out", "blocked", "played", "void", "unfinished", "conceded", "made", "set", "won", "redeal"};
constexpr std::string_view end_name(EndKind end) {
    return end_names[static_cast<std::size_t>(end)];
}
/// Whether an `end` line of this kind names a seat: the one that went out, conceded or won in
/// mid-hand.
constexpr bool names_seat(EndKind end) {
    return end == EndKind::out || end == EndKind::conceded || end == EndKind::won;
}

/// How a game ended before a side had won it by the rules: the kinds of `finish` lines.
enum class FinishKind : std::uint8_t {
    time,
    agreed,
    agreed_draw,
    by_default,  ///< one side lost by default
};
/// The words after `finish`, in the order of FinishKind.
inline constexpr std::array<std::string_view, 4> finish_names{"time", "agreed", "agreed draw",
                                                              "default"};

/// The trumps that a `trump` line names.
enum class Trump : std::uint8_t {
    zero,
    six = 6,
    doubles,
    none,   ///< follow me: no trumps
    nello,  ///< the seat that names it wants to take no trick; its partner sits out
    other,  ///< a contract that the rules do not describe
};

/// The kinds of notes that a sheet may always have or leave out. `written` and `unwritten` lines
/// name them.
enum class SheetNote : std::uint8_t { passes, draws, halves, suits, prizes };
/// The words for each kind, in the order of SheetNote.
inline constexpr std::array<std::string_view, 5> noted_names{"passes", "draws", "halves", "suits",
                                                             "prizes"};

/// A set of kinds of notes.
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
    /// The kinds of `a` that are not in `b`.
    friend constexpr NotedKinds operator-(NotedKinds a, NotedKinds b) {
        return NotedKinds(unsigned{a.bits_} & ~unsigned{b.bits_});
    }
    friend constexpr bool operator==(NotedKinds a, NotedKinds b) = default;

  private:
    explicit constexpr NotedKinds(unsigned bits) : bits_(static_cast<std::uint8_t>(bits)) {}

    std::uint8_t bits_ = 0;
};

/// A token of a deal, yard, left, prizes or prize line: one known tile, or a number of unknown
/// ones.
struct TileToken {
    Tile tile;
    std::uint8_t unknown = 0;  ///< 0: a known tile; else the number of unknown tiles (`?9`), 1..136
    bool bad = false;          ///< the word names no tile of the set: counts as one unknown tile
    Place place;
};

/// A seat and a number. In carry, score and result lines the number is points; in pips lines it is
/// the pips left; in legs lines the games won. A winner line has only seats. In a bid line the
/// number is a bid (see bids.hpp), and each amount is the next seat's.
struct Amount {
    Seat seat;
    std::int32_t points = 0;
    Place place;
};

/// The points of a `penalty` or `bonus` line: 1 to 999,999,999, or a factor of 2 to 99.
struct AwardPoints {
    std::int32_t points = 0;
    bool is_factor = false;  ///< `points` multiplies the points of the hand
};

/// What a line says beside its seat, its words and its elements. A `hand` line has its number, 0 if
/// that is left out. A `game` line has the ruleset version, and a `substitute` line in the header
/// the number of the hand. Lines of `written` and `unwritten` have NotedKinds. A `trump` line has a
/// Trump, `penalty` and `bonus` have AwardPoints. An `end` line has an EndKind, `finish` a
/// FinishKind. An unreadable line has the keyword that it seems to have. If this is `unreadable` or
/// `hand`, the line may have been anything (G5a). Empty for all other lines, and for lines whose
/// value cannot be read.
using StatementContent = std::variant<std::monostate, std::int32_t, NotedKinds, Trump, AwardPoints,
                                      EndKind, FinishKind, Keyword>;

struct Statement {
    Keyword keyword = Keyword::comment;
    /// Whether the line is judged. False for comments, for unreadable lines, for lines whose value
    /// could not be read, and for repeated lines of a kind that may appear once.
    bool counts = false;
    /// For player, substitute, lead, deal, actions, left, end out|conceded|won, prize, penalty,
    /// bonus, prizes, bid (the first bidder), trump and finish default.
    Seat seat;
    StatementContent content;  ///< see also the functions below
    /// The words of the line, without its comment. For a comment line: an empty place before the
    /// comment.
    Place line;
    Place value;  ///< the words after the keyword, or after the seat if the line has one
    /// player, substitute: the stable id; rule: the option's name; penalty, bonus: the reason; x-:
    /// the key.
    Place key;
    Place comment;  ///< from `#` to the end of the line. May be empty.
    /// The index of the line's first element: into actions (actions); tiles (deal, yard, left,
    /// prizes, prize); amounts (carry, pips, score, result, legs, winner, bid). For substitute: the
    /// index of the hand from which on the player plays.
    std::uint32_t first = 0;
    std::uint32_t row = 0;    ///< the line of the text, from 0
    std::uint32_t count = 0;  ///< how many elements

    /// The number of a hand, game or substitute line; 0 if there is none.
    std::int32_t number() const { return content_or<std::int32_t>(0); }
    /// The kinds of a written or unwritten line; else none.
    NotedKinds noted() const { return content_or<NotedKinds>({}); }
    /// The trumps of a trump line; `other` if there are none.
    Trump trump() const { return content_or(Trump::other); }
    /// The points of a penalty or bonus line; 0 if there are none.
    AwardPoints award() const { return content_or<AwardPoints>({}); }
    /// The ending of an end line; `unfinished` if there is none.
    EndKind end() const { return content_or(EndKind::unfinished); }
    /// The kind of a finish line; `time` if there is none.
    FinishKind finish() const { return content_or(FinishKind::time); }
    /// The keyword that an unreadable line seems to have; `unreadable` if there is none.
    Keyword taken_for() const { return content_or(Keyword::unreadable); }

  private:
    template <class T>
    T content_or(T otherwise) const {
        const T* const found = std::get_if<T>(&content);
        return found == nullptr ? otherwise : *found;
    }
};

/// Whether the line is unreadable and may have been anything, also a turn of any seat (G5a).
inline bool may_be_anything(const Statement& line) {
    return line.keyword == Keyword::unreadable &&
           (line.taken_for() == Keyword::unreadable || line.taken_for() == Keyword::hand);
}

/// Whether this line of that kind cannot be read: its keyword is misspelt, or its value is
/// unreadable (G5a).
inline bool is_lost(const Statement& line, Keyword keyword) {
    return line.taken_for() == keyword || (line.keyword == keyword && !line.counts);
}

inline constexpr std::uint32_t none_such = 0xFFFFFFFF;

/// One hand: ranges of statements and actions, and the statements of lines that occur once
/// (none_such: there is none).
struct Hand {
    std::uint32_t number = 0;  ///< as written; else one more than the hand before (the first: 1)
    std::uint32_t first_statement = 0, end_statement = 0;
    std::uint32_t first_action = 0, end_action = 0;
    std::uint32_t lead = none_such, yard = none_such, pips = none_such, end = none_such,
                  prize = none_such, score = none_such, bid = none_such, trump = none_such;
    std::uint32_t penalties = 0;  ///< how many counting `penalty` and `bonus` lines it has

    /// The first unreadable line that may have been anything, and the index of the action after it
    /// (or the end of the hand's actions). Both are none_such if there is none.
    std::uint32_t unread_line = none_such, unread = none_such;
    /// From this action on the turns may belong to another hand whose first line could not be read.
    std::uint32_t anew = none_such;

    std::uint32_t actions() const { return end_action - first_action; }
    /// Whether the hand has an action, or a line that may have been one.
    bool has_play() const { return actions() > 0 || unread_line != none_such; }
    /// Whether a statement follows that unreadable line. It may then belong to another hand, or
    /// depend on turns that cannot be read.
    bool stands_after_unread(std::uint32_t statement) const {
        return unread_line < statement && statement != none_such;
    }
};

/// In games of tricks: an incomplete trick that is followed by a line with the words of a whole
/// trick (N6).
struct TornTrick {
    std::uint32_t first = 0;  ///< its first action, in Record::actions
    std::uint32_t end = 0;    ///< the first action of the line that follows it
};

/// The record of one game.
///
/// All places and views are into `text`. The caller keeps `text` alive as long as the record is
/// used.
///
/// Every line of the text that is not blank is one Statement, in the order of the text. This
/// includes comment lines and unreadable lines, so nothing of a record is lost. Tiles, amounts and
/// actions are in flat lists beside the statements. A Record can be reused for the next record of a
/// stream without new allocations.
struct Record {
    std::string_view text;
    std::uint64_t first_line = 1;  ///< the line of the file on which `text` starts
    std::uint32_t index = 1;       ///< the record's number in its file, from 1

    Game game = Game::unknown;
    int players = 0;  ///< 2..15; 0 if the game is unknown or cannot be played by that number
    /// Guessed from the seats in use, because no player lines give the number.
    bool players_guessed = false;
    int highest = 6;  ///< the highest number of the set in use

    /// The counting lines of kinds that a record has once (see single_line_index), and the player
    /// lines by seat; none_such: there is none.
    std::array<std::uint32_t, 16> single_lines{};
    BySeat<std::uint32_t> player_lines{};

    /// The kinds that the sheet says it always notes, and those it does not note (N3). No kind is
    /// in both.
    NotedKinds written, unwritten;

    std::vector<Statement> statements;
    std::vector<Hand> hands;
    std::vector<Action> actions;
    std::vector<TornTrick> torn;  ///< in the order of the record; usually there are none
    /// The actions that are passes after a played tile on its line. They are read as passes of the
    /// next seats (N6). In the order of the record; usually there are none.
    std::vector<std::uint32_t> moved_passes;
    std::vector<TileToken> tiles;
    std::vector<Amount> amounts;
    /// The counting substitute lines, ordered by the first hand in which they apply. Usually there
    /// are none.
    std::vector<std::uint32_t> substitutes;
    std::vector<Finding> findings;  ///< findings of the parser, in the order of the text

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

/// A place in the terms of a reader of the file: line from 1, columns in characters from 1, end
/// exclusive.
struct Position {
    std::uint64_t line = 1;
    std::uint32_t column = 1, end_column = 1;
};
/// Computes the positions of places in one record. Consecutive places on one line are fast.
class Locator {
  public:
    explicit Locator(const Record& record) : record_(record) {}
    Position locate(Place place);

  private:
    void go_to_line_at(std::size_t offset);

    const Record& record_;
    std::uint64_t line_ = 0;                     ///< of the file; 0: none yet
    std::size_t line_begin_ = 0, line_end_ = 0;  ///< in the text, without the line feed
    bool ascii_ = false;                         ///< each byte of the line is one character
};
Position locate(const Record& record, Place place);
/// The column, from 1, of a byte in a line. Each character counts as one; byte-order marks are not
/// counted.
std::uint32_t column_in(std::string_view line, std::size_t offset);

/// The value that a rule line gives its option: the text after `=`.
std::string_view rule_value(const Record& record, const Statement& rule);
/// Free text with `\#` and `\\` resolved, trimmed, and with each run of blanks as one blank.
std::string free_text(std::string_view written);
/// Whether lines with this keyword follow the last hand.
constexpr bool follows_hands(Keyword keyword) {
    return keyword >= Keyword::result && keyword <= Keyword::finish;
}
/// The index in Record::single_lines of a keyword from game to unwritten, or from result to finish.
/// 15 for all others.
constexpr std::size_t single_line_index(Keyword keyword) {
    if (keyword <= Keyword::unwritten) return static_cast<std::size_t>(keyword);
    if (!follows_hands(keyword)) return 15;
    return 11 + static_cast<std::size_t>(keyword) - static_cast<std::size_t>(Keyword::result);
}
/// The counting statement with this keyword, from game to unwritten or result to finish; null if
/// there is none.
const Statement* header(const Record& record, Keyword keyword);
/// The line that names the player at a seat in a hand (an index): a player or a substitute line.
/// Null if no line does.
const Statement* line_of_player(const Record& record, Seat seat, std::uint32_t hand);
/// The index of the first hand with this number; 0 if there is none.
std::uint32_t hand_numbered(const Record& record, std::int64_t number);
/// The index of the hand that contains a place; 0 in the header.
std::uint32_t hand_at(const Record& record, Place place);
/// The name on a player or substitute line, as free text. Empty if it has none.
std::string name_on(const Record& record, const Statement& line);
/// The alias on a player line. Empty if it has none.
std::string_view alias_on(const Record& record, const Statement& player);
/// The name of the player at a seat in a hand; by default in the first hand. The seat's letter if
/// no line names the player.
std::string player_name(const Record& record, Seat seat, std::uint32_t hand = 0);
/// A player in a message: `Bo (B)`, or `B` if no name is written.
std::string player_called(const Record& record, Seat seat, std::uint32_t hand = 0);

}  // namespace bones
