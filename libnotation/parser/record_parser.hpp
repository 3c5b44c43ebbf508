// The parser's internals: the state of one record being read. Only the parser's sources include
// this.
#pragma once

#include <algorithm>
#include <span>
#include <string>
#include <string_view>
#include <unordered_set>
#include <vector>

#include "bones/limits.hpp"
#include "bones/reader.hpp"
#include "bones/record.hpp"
#include "libnotation/codes.hpp"
#include "libnotation/findings.hpp"
#include "libnotation/parser/player_names.hpp"
#include "libnotation/parser/token.hpp"
#include "libnotation/text/lexer.hpp"
#include "libnotation/text/tile_text.hpp"

namespace bones {

/// The context of a line.
struct Around {
    bool in_hand = false;  ///< a hand has begun, so no header line can follow
    bool bids = false;     ///< the game has bids
};

/// The keyword that a misspelt first word stands for; `near` is the keyword that it resembles. It
/// is `near` if the rest fits lines of that kind and cannot be play. Unless `near` is itself a line
/// of bids or trumps, the rest must not fit those either. It is Keyword::hand if the line may be a
/// hand with its number. Otherwise it is Keyword::unreadable: the line may have been
/// anything.
Keyword keyword_meant(Keyword near, std::string_view rest, Around around, TileRange range);

class RecordParser {
  public:
    /// `larger_set`: whether the tiles of the record have shown that the larger set was in use.
    explicit RecordParser(Record& record, bool larger_set = false)
        : record_(record), takes_larger_set_(larger_set) {}
    void run(bool too_long);
    /// Whether no line names the set, and the tiles show that it is the game's larger set (B1).
    bool shows_larger_set() const;

  private:
    // Lines (parser.cpp).
    void read_lines();
    void read_line(std::string_view line);
    bool keep_unreadable(std::string_view line);
    Keyword taken_for(std::string_view line) const;
    Keyword meant(Keyword near, const LineHead& head) const;
    void add_unreadable(std::string_view line, Keyword taken_for);
    void read_statement(std::string_view line, std::string_view words, std::string_view comment);
    bool begins_turn(std::string_view text) const;
    void take_name_of_line(std::string_view words, LineHead& head) const;
    void reject_word(std::string_view line, const LineHead& head);
    void add(Statement& statement);
    void note_single_line(const Statement& statement);
    void finish_hands();
    void give_up(std::string_view why);

    // Header lines (header.cpp).
    bool read_header(Statement& statement, std::string_view rest);
    void read_game(Statement& statement, std::string_view rest);
    void settle_set();
    std::string not_of_set(std::string_view word);
    void note_larger_set();
    void read_player(Statement& statement, std::string_view rest);
    bool read_person(Statement& statement, std::string_view rest);
    void take_alias(Statement& statement);
    void read_substitute(Statement& statement, std::string_view rest);
    void read_late_player(Statement& statement, std::string_view rest);
    void settle_substitutes();
    bool is_late_beside_unread(std::uint32_t at) const;
    void note_late_player(const Statement& line);
    void refuse_substitute(std::uint32_t at, const Code& code, std::string message);
    void read_rule(Statement& statement, std::string_view rest);
    void read_header_value(Statement& statement, std::string_view rest);
    void read_noted(Statement& statement, std::string_view rest);
    void settle_noted();
    void report_contradictions(const Statement& written, const Statement& unwritten);
    void report_missing_game();

    // Unreadable lines (unread.cpp).
    void note_unread(const Statement& statement);
    void close_header();
    std::uint32_t begin_implied_hand();
    void settle_unread(Hand& hand);
    void forget_lines_that_say_nothing(Hand& hand);
    void forget_doubtful_duplicates();

    // Lines of hands (hand.cpp).
    void open_hand(std::uint32_t number, std::uint32_t first_statement);
    bool imply_hand_of_awards();
    /// Whether a line that follows the hands has been read.
    bool has_outcome() const {
        return std::any_of(record_.single_lines.begin() + single_line_index(Keyword::result),
                           record_.single_lines.end(),
                           [](std::uint32_t line) { return line != none_such; });
    }
    void imply_hand(const Statement& statement);
    bool begins_next_hand(const LineHead& head) const;
    void take_for_hand(Statement& statement);
    bool is_numbered(const Hand& hand) const;
    void read_hand(Statement& statement, std::string_view rest);
    void read_hand_line(Statement& statement, std::string_view rest);
    bool is_misplaced(const Statement& statement);
    bool has_no_bids(const Statement& statement);
    void note_line_of_hand(Keyword keyword, std::uint32_t at);
    bool read_seat(Statement& statement, std::string_view& rest);
    void read_lead(Statement& statement, std::string_view rest);
    void read_tiles(Statement& statement, std::string_view rest);
    bool take_tile_words(Statement& statement, std::string_view rest);
    TileToken read_tile_word(const Statement& statement, std::string_view word);

    // Bids and trumps (bids.cpp).
    void read_bid(Statement& statement, std::string_view rest);
    void read_trump(Statement& statement, std::string_view rest);
    bool sits_down(const Statement& statement) const;

    // Ends and claims (claims.cpp).
    void read_end(Statement& statement, std::string_view rest);
    void read_penalty(Statement& statement, std::string_view rest);
    void read_bonus(Statement& statement, std::string_view rest);
    void add_award(Statement& statement, std::string_view reason);
    void read_amounts(Statement& statement, std::string_view rest);
    void refuse_legs_beside_hands();
    bool read_pips_left(Statement& statement, std::string_view rest);
    bool repeats_seat(const Statement& statement, SeatSet& seen);
    bool has_two_sides() const;
    bool read_points_of_sides(Statement& statement, std::string_view rest);
    void read_finish(Statement& statement, std::string_view rest);
    void read_winner(Statement& statement, std::string_view rest);

    // Play (actions.cpp).
    void read_turns(Statement statement, std::string_view rest);
    void read_turn(Statement statement, std::string_view words);
    std::string_view next_turn(std::string_view words) const;
    Seat take_seat_of_turn(std::string_view& words) const;
    bool draws_in_short() const;
    void read_actions(Statement& statement, std::string_view rest);
    TokenReading take_token(std::string_view& rest, std::string_view& token) const;
    bool has_room_for(std::string_view words) const;
    void keep_line_of_play(Statement& statement);
    void add_reading(Seat seat, TokenReading reading, std::string_view token, bool has_tile);
    void report_token(const Action& action, std::string_view token, bool has_tile);

    // The fast path for usual lines (quick.cpp).
    const char* read_quick_line(const char* line);
    const char* read_quick_actions(const char* line);
    bool add_quick_tokens(const char*& at, unsigned seat);
    bool read_quick_tiles(Keyword keyword, const char*& at, Statement& statement);
    bool add_quick_tiles(const char*& at);
    bool read_quick_hand(const char*& at, Statement& statement);
    bool read_quick_score(const char*& at, Statement& statement);
    bool read_quick_end(const char*& at, Statement& statement);

    // Players (players.cpp).
    void settle_players();
    int guess_players() const;
    int players_by_lines() const;
    bool has_gap() const;
    int players_despite_gap() const;
    int longest_trick() const;
    void check_player_lines(unsigned named);
    void refuse_players(int players);
    void settle_early();
    void reject_seats();
    void move_passes();
    void move_passes_of(const Statement& line, const Hand& hand);
    void move_pass(std::uint32_t at, Seat seat, std::uint32_t tile, const Hand& hand);
    void reject_seat(const Statement& statement, Seat seat);
    std::uint32_t hand_at(std::uint32_t statement) const;

    // The seats of the words of tricks (tricks.cpp).
    class TrickLines;
    void settle_trick_seats();
    void spread_lost_tricks(std::span<const std::uint32_t> lines);
    void settle_findings();

    // Findings (findings.cpp).
    Finding& report(const Code& code, std::string_view clause, Place place, std::string message);
    /// A finding on a line of the hand being read.
    Finding& report_in_hand(const Code& code, std::string_view clause, Place place,
                            std::string message, const Statement& statement);
    void bad_value(const Statement& statement, std::string message);
    std::uint32_t& seen_lines(Keyword keyword);
    static std::uint32_t seen_bit(const Statement& statement) {
        const Keyword keyword = statement.keyword;
        const bool by_seat = keyword == Keyword::player || keyword == Keyword::deal ||
                             keyword == Keyword::left || keyword == Keyword::prizes;
        const int place = static_cast<int>(keyword);
        // Player, rule, x- and substitute lines need no bit, so the others fit in the number.
        const int bit = keyword < Keyword::player ? place : place - 4;
        return std::uint32_t{1} << (by_seat ? statement.seat.index() : bit);
    }
    bool repeats(const Statement& statement);
    void report_duplicate(const Statement& statement);

    Place place_of(std::string_view part) const {
        return {static_cast<std::uint32_t>(part.data() - record_.text.data()),
                static_cast<std::uint32_t>(part.size())};
    }
    /// The index that the next statement will get.
    std::uint32_t next_statement() const {
        return static_cast<std::uint32_t>(record_.statements.size());
    }
    std::uint32_t last_statement() const { return next_statement() - 1; }
    std::int64_t next_ply() const {
        return static_cast<std::int64_t>(record_.actions.size()) -
               record_.hands.back().first_action + 1;
    }

    /// A finding on an action whose seat is known only at the end of the record.
    struct ActionFinding {
        std::uint32_t finding, action;
    };

    Record& record_;
    bool takes_larger_set_;
    bool set_is_named_ = false;    ///< a `rule` line says which set was in use
    bool set_is_unclear_ = false;  ///< a `rule` line names the set, but not in a readable way
    TileSet beyond_set_;           ///< tiles that only the larger set has
    TileRange range_;
    std::uint32_t row_ = 0;      ///< of the line being read
    bool all_readable_ = false;  ///< all characters are printable ASCII
    bool has_comments_ = true;   ///< false: there are no comments
    bool too_many_hands_ = false;
    /// The end of the hand's plies, as an index into actions (N12); 0: the hand is cut.
    std::size_t plies_end_ = 0;
    bool has_game_line_ = false;
    bool has_unread_ = false;  ///< an unreadable line may have been anything, or play
    int lost_players_ = 0;     ///< header lines that may have named a player
    int misread_players_ = 0;  ///< those of them that surely named one
    int lost_lines_ = 0;       ///< lines that will be counted as lost if the header goes on
    std::uint32_t first_unread_ = none_such;  ///< the first of them after the header's last line
    std::uint32_t header_seen_ = 0;           ///< one bit per keyword
    std::uint32_t players_seen_ = 0;          ///< seats with a player line, one bit each
    /// One bit per seat, in this hand.
    std::uint32_t deals_seen_ = 0, left_seen_ = 0, prizes_seen_ = 0;
    SeatSet pips_seen_, bidders_seen_;  ///< likewise
    std::uint32_t once_seen_ = 0;       ///< one bit per keyword, in this hand
    /// The first `penalty` or `bonus` line after the result, if the record has no hand so far.
    std::uint32_t first_award_ = none_such;
    std::unordered_set<std::string_view> rules_seen_;
    int trick_players_ = 0;  ///< how many play in tricks, once that is certain; else 0
    /// The number of players in the tricks of this hand, once it is certain who sits out; else 0.
    int around_ = 0;
    /// Some lines have words without seats yet, or are not whole tricks.
    bool has_unsettled_ = false;
    int highest_seat_ = -1;  ///< the highest seat used anywhere
    PlayerNames names_{record_};
    std::vector<ActionFinding> action_findings_;
    Findings findings_;
};

/// The first word of `goes out`.
constexpr bool is_go(std::string_view word) {
    return same_word(word, "goes") || same_word(word, "go") || same_word(word, "went");
}

/// Lines of a hand that have ply 0 in findings.
constexpr bool stands_before_play(Keyword keyword) {
    return keyword == Keyword::lead || keyword == Keyword::deal || keyword == Keyword::yard ||
           keyword == Keyword::bid || keyword == Keyword::trump;
}

}  // namespace bones
