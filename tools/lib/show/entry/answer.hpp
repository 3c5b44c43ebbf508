// What is said of one entry.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "tools/lib/show/entry/trial_moves.hpp"

namespace bones::inline show::entry {

/// A finding that an entry caused.
struct AnswerFinding {
    std::string severity, code, message;
    std::vector<std::string> evidence;

    /// The severity in words for people.
    std::string_view kind() const {
        return severity == "broken" ? std::string_view("breach") : severity;
    }
    /// The message, with the evidence in brackets.
    std::string in_words() const;
};

struct Answer {
    enum class Kind : std::uint8_t {
        ok,   ///< taken
        ask,  ///< not taken: it can be meant in several ways
        no,   ///< not taken
    };
    Kind kind = Kind::ok;
    std::int64_t hand = 0, ply = 0;    ///< where the record stands after it; 0: before the first
    std::string taken;                 ///< as it is written now
    std::string next;                  ///< who, or what, is waited for
    std::vector<std::string> offered;  ///< lines that `y` enters
    std::vector<Choice> choices;       ///< of `ask`
    bool fits_nowhere = false;         ///< of `ask`: most likely it is to be typed again
    std::string why;                   ///< of `ask` and `no`
    std::string said;                  ///< what is worth knowing of it, though it is no finding
    std::vector<AnswerFinding> findings;
};

/// One line: `ok 1.3 A 6-1@2; next B; y: B pass; broken false-pass: … (…)`.
std::string answer_text(const Answer& answer);
/// One line of JSON Lines (schemas/entry.schema.json).
std::string answer_json(const Answer& answer);

}  // namespace bones::inline show::entry
