// A session that enters a record: each entry is judged, written to the file, and answered.
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

/// The question at the start of a hand whose leader the rules do not determine.
inline constexpr const char* who_leads = "which seat leads?";

/// The other games and people around the record.
struct Surroundings {
    std::optional<GameHeader> latest;          ///< latest game of the other files
    std::function<Neighbours()> neighbours{};  ///< called once, at the first need
};

/// The source of a game that is being recorded.
enum class From : std::uint8_t {
    unknown,  ///< the session asks
    table,    ///< played now: everything is written
    sheet,    ///< a paper sheet, which may leave things out
};

/// The settings of a session.
struct Settings {
    std::string today;          ///< YYYY-MM-DD
    bool results_only = false;  ///< enter only the endings and points of hands
    From from = From::unknown;
};

class Session {
  public:
    /// The book must outlive the session.
    Session(Book& book, Surroundings around, Settings settings);

    /// Takes an entry. When this returns, the file contains every entry that was accepted. Blank
    /// lines are ignored (Kind::nothing). An entry that cannot be written to the file is rejected.
    Answer enter(const TypedWord& typed);
    /// The meaning of a line in the current state.
    TypedWord read(std::string_view line) const;

    const Draft& draft() const { return *draft_; }
    /// The current state: `next`, and the lines that are offered.
    Answer standing() const;
    /// Whether a line is one of the choices of the previous answer.
    bool is_choice(const Answer& asked, std::string_view line) const;
    /// Drops the open question of the previous entry.
    void drop_question();
    /// Begins a record with these lines. Throws OutputError if the file cannot be written.
    Answer begin(const std::vector<std::string>& lines);

    /// The selected earlier action, as an index into Record::actions; none: the end of the record.
    std::optional<std::uint32_t> cursor() const { return cursor_; }
    /// Whether the session asks for a header line.
    bool asks() const { return asked().has_value(); }
    /// Whether all entries were accepted.
    bool all_taken() const { return all_taken_; }
    /// The reason of the most recent failed write to the file; empty if all writes succeeded.
    const std::string& failure() const { return failure_; }

  private:
    /// A state that undo or redo restores.
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
    /// Whether the points of the hand, or of the game, come next.
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
    mutable bool own_games_changed_ = false;  ///< since they were added to neighbours_
    Settings settings_;
    std::set<Question> passed_over_;
    std::unique_ptr<Draft> draft_;
    std::vector<Past> before_, undone_;
    std::optional<std::uint32_t>
        cursor_;  ///< the selected action, as an index into Record::actions
    bool all_taken_ = true;
    /// A line that was entered although turns before it are missing, and the passes that would
    /// explain it, as lines.
    struct MissingTurns {
        std::string line, passes;
    };
    std::optional<MissingTurns> missing_turns_;
    bool passes_left_out_ = false;  ///< the user answered that the sheet leaves passes out
    bool leader_asked_ = false;  ///< the last entry led a hand, and it is unclear which seat leads
    std::string failure_;
};

/// The lines for the end of the last hand and its points, by the rules.
std::vector<std::string> closing_lines(const Draft& draft);
/// The lines for the end of the game; empty if it is not over.
std::vector<std::string> result_lines(const Draft& draft);

}  // namespace bones::inline show::entry
