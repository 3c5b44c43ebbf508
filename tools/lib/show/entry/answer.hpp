// The answer to one entry.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "tools/lib/show/entry/trial_moves.hpp"

namespace bones::inline show::entry {

/// A finding caused by an entry.
struct AnswerFinding {
    std::string severity, code, message;
    std::vector<std::string> evidence;

    /// The severity as shown to people.
    std::string_view kind() const {
        return severity == "broken" ? std::string_view("breach") : severity;
    }
    /// The message, with the evidence in brackets.
    std::string in_words() const;
};

struct Answer {
    enum class Kind : std::uint8_t {
        ok,   ///< entered
        ask,  ///< not entered: it has several meanings
        no,   ///< not entered: it is not valid
    };
    Kind kind = Kind::ok;
    std::int64_t hand = 0,
                 ply = 0;  ///< position of the record after the entry; 0: before the first
    std::string taken;     ///< the entry as the record has it
    std::string next;      ///< the seat or input that comes next
    std::vector<std::string> offered;  ///< lines that `y` enters
    std::vector<Choice> choices;       ///< for `ask`
    bool fits_nowhere = false;  ///< for `ask`: no choice fits, so the entry was probably mistyped
    std::string why;            ///< for `ask` and `no`: the reason
    std::string said;           ///< a remark that is not a finding
    std::vector<AnswerFinding> findings;
};

/// The answer on one line: `ok 1.3 A 6-1@2; next B; y: B pass; broken false-pass: … (…)`.
std::string answer_text(const Answer& answer);
/// The answer as one line of JSON Lines (schemas/entry.schema.json).
std::string answer_json(const Answer& answer);

}  // namespace bones::inline show::entry
