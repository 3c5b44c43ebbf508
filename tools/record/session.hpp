// Entering a record: each entry is judged, written to the file, and answered.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "tools/record/answer.hpp"
#include "tools/record/book.hpp"
#include "tools/record/header.hpp"
#include "tools/record/words.hpp"

namespace bones::record {

class Session {
  public:
    /// The book must outlive the session. `today` as YYYY-MM-DD.
    Session(Book& book, Evening evening, std::string today);

    /// Takes an entry, if it can be taken: then the file holds it when this returns. Blank lines
    /// are none (Kind::nothing). Throws OutputError if the file cannot be written; then the record
    /// stands as before.
    Answer enter(const Typed& typed);
    /// What a line means now.
    Typed read(std::string_view line) const;

    const Draft& draft() const { return *draft_; }
    /// What is waited for: `next`, and what is offered.
    Answer standing() const;
    /// Begins a record with these lines.
    Answer begin(const std::vector<std::string>& lines);

  private:
    Answer undo();
    Answer redo();
    Answer accept();
    Answer answer_question(const std::string& answer);
    Answer name_player(const Question& asked, const std::string& name);
    Answer pass_over();
    std::optional<Question> asked() const;
    Answer write_notation(const std::string& line);
    Answer act(const Typed& typed);
    Answer act_as(Seat seat, const Typed& typed);
    Answer choose_leader(const std::vector<Seat>& seats, const Typed& typed) const;
    Answer take_prize(const Typed& typed);
    Answer count_points(const Typed& typed);
    Answer refusal(const std::string& typed, std::string why) const;
    bool can_take(const Draft& before, const Draft& after, Seat mover, const std::string& token,
                  Answer& answer) const;
    Answer go_to_action(const Typed& typed);
    Answer correct(const Typed& typed);
    Answer correct_line(const std::string& line);
    Answer take(std::string text, std::string taken);
    Answer take_at(std::string text, std::string taken, std::uint32_t cursor);
    void show(Pages pages);
    std::vector<std::string> offers() const;
    std::string next_in_words() const;
    std::string text_with_hand() const;

    Book& book_;
    Evening evening_;
    std::string today_;
    std::set<Question> passed_over_;
    std::unique_ptr<Draft> draft_;
    std::vector<Pages> before_, undone_;
    std::optional<std::uint32_t> cursor_;  ///< the action gone to, in Record::actions
};

/// The lines that tell how the last hand ended and what it was worth, as the rules have it.
std::vector<std::string> closing_lines(const Draft& draft);
/// The lines that tell how the game ended, if it is over.
std::vector<std::string> result_lines(const Draft& draft);

}  // namespace bones::record
