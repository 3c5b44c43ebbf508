// Entering a record: each entry is judged, written to the file, and answered.
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "tools/lib/show/entry/answer.hpp"
#include "tools/lib/show/entry/book.hpp"
#include "tools/lib/show/entry/header.hpp"
#include "tools/lib/show/entry/neighbours.hpp"
#include "tools/lib/show/entry/words.hpp"

namespace bones::inline show::entry {

/// Asked where a hand is led, and the rules do not tell by whom.
inline constexpr const char* who_leads = "which seat leads?";

/// What is known around the record.
struct Surroundings {
    std::optional<GameHeader> latest;          ///< game of the other files
    std::function<Neighbours()> neighbours{};  ///< called once, when they are needed first
};

/// What a game is recorded from.
enum class From : std::uint8_t {
    unknown,  ///< it is asked
    table,    ///< all that happens is written
    sheet,    ///< which may leave something out
};

/// How a session is held.
struct Settings {
    std::string today;          ///< YYYY-MM-DD
    bool results_only = false;  ///< nothing but how hands ended, and their points
    From from = From::unknown;
};

class Session {
  public:
    /// The book must outlive the session.
    Session(Book& book, Surroundings around, Settings settings);

    /// Takes an entry, if it can be taken: then the file holds it when this returns. Blank lines
    /// are none (Kind::nothing). What the file cannot take is not taken.
    Answer enter(const TypedWord& typed);
    /// What a line means now.
    TypedWord read(std::string_view line) const;

    const Draft& draft() const { return *draft_; }
    /// What is waited for: `next`, and what is offered.
    Answer standing() const;
    /// Whether a line enters one of the choices of the answer to the entry before.
    bool is_choice(const Answer& asked, std::string_view line) const;
    /// Leaves the question of the entry before unanswered.
    void drop_question();
    /// Begins a record with these lines. Throws OutputError if the file cannot be written.
    Answer begin(const std::vector<std::string>& lines);

    /// The action that is gone to, as an index into Record::actions; none: the end.
    std::optional<std::uint32_t> cursor() const { return cursor_; }
    /// Whether a line of the header is asked for.
    bool asks() const { return asked().has_value(); }
    /// Whether each entry was taken.
    bool all_taken() const { return all_taken_; }
    /// Why the file could not take an entry, the last time; empty: it took all.
    const std::string& failure() const { return failure_; }

  private:
    /// What `u` and `r` go back to.
    struct Past {
        Pages pages;
        std::optional<std::uint32_t> cursor;
    };

    Answer answer_to(const TypedWord& typed);
    Answer undo();
    Answer redo();
    Answer accept();
    Answer answer_question(const std::string& answer);
    Answer name_player(const Question& asked, const std::string& name);
    Answer pass_over();
    std::optional<Question> asked() const;
    std::string suggested_answer(const Question& question) const;
    const OtherGame* other_game_of(const Person& person) const;
    std::string free_people() const;
    std::string said_of_players(const Draft& before) const;
    std::string worth_knowing(const std::string& next) const;
    Neighbours& neighbours() const;
    std::optional<GameHeader> latest_game() const;
    bool begins_hand(std::string_view line) const;
    bool ends_hand_again(std::string_view line) const;
    bool waits_for_bids() const;
    Answer choose_bidder(const std::string& bids) const;
    Answer write_notation(const std::string& line);
    Answer ask_for_passes(const std::string& line, const std::vector<Seat>& passing);
    std::optional<Answer> answer_of_passes(const TypedWord& typed);
    bool has_pass() const;
    std::string with_noting(std::string text) const;
    Answer act(const TypedWord& typed);
    Answer act_as(Seat seat, const TypedWord& typed);
    Answer choose_leader(const std::vector<Seat>& seats, const TypedWord& typed) const;
    Seat owes_draw(Seat turn, const std::string& token) const;
    Answer take_prize(const TypedWord& typed);
    Answer count_points(const TypedWord& typed);
    Answer count_outcome(const TypedWord& typed);
    Answer tell_left(const TypedWord& typed);
    Answer write_points(const std::string& text, std::string_view keyword, const TypedWord& typed);
    /// Whether the points of the hand, of the game are to be said.
    bool read_outcome_by_name(std::string_view line, TypedWord& typed) const;
    std::string line_with_seat(std::string_view line) const;
    bool waits_for_score() const;
    bool waits_for_result() const;
    Answer refusal(const std::string& typed, std::string why) const;
    bool can_take(const Draft& before, const Draft& after, Seat mover, const std::string& token,
                  Answer& answer) const;
    Answer go_to_action(const TypedWord& typed);
    Answer correct(const TypedWord& typed);
    Answer correct_line(const std::string& line);
    Answer take(std::string text, std::string taken);
    Answer take_at(std::string text, std::string taken, std::uint32_t cursor);
    void show(Pages pages);
    void go_back_to(Past past);
    void tell_findings(const Draft& before, Answer& answer) const;
    std::vector<std::string> offers() const;
    std::string next_in_words() const;
    std::string text_with_hand() const;
    std::optional<std::string> text_with_answer(const std::string& answer) const;

    Book& book_;
    Surroundings around_;
    mutable std::optional<Neighbours> neighbours_;
    mutable bool own_games_changed_ = false;  ///< since they were read into neighbours_
    Settings settings_;
    std::set<Question> passed_over_;
    std::unique_ptr<Draft> draft_;
    std::vector<Past> before_, undone_;
    std::optional<std::uint32_t> cursor_;  ///< the action gone to, in Record::actions
    bool all_taken_ = true;
    /// A line before which turns are missing, and the passes that may be missing there, as lines.
    struct MissingTurns {
        std::string line, passes;
    };
    std::optional<MissingTurns> missing_turns_;
    bool passes_left_out_ = false;  ///< they are not on the sheet, as it was answered
    bool leader_asked_ = false;  ///< the last entry was to lead a hand, and nobody knows whose turn
    std::string failure_;
};

/// The lines that tell how the last hand ended and what it was worth, as the rules have it.
std::vector<std::string> closing_lines(const Draft& draft);
/// The lines that tell how the game ended, if it is over.
std::vector<std::string> result_lines(const Draft& draft);

}  // namespace bones::inline show::entry
