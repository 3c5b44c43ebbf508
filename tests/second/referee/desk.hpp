// Collects findings, and reads the house rules that the rule lines of a record set.
#pragma once

#include <map>
#include <set>
#include <string>
#include <vector>

#include "tests/second/referee/second.hpp"

namespace bones::second {

/// Returns error, broken, claim or note for a code, as the rules pages sort them.
Severity severity_of(const std::string& code);

/// Collects the findings about one record.
class Desk {
  public:
    explicit Desk(Judged& judged) : judged_(judged) {}
    void report(std::int64_t hand, std::int64_t ply, Seat seat, const std::string& code,
                const std::string& clause, Verdict verdict = Verdict::broken);
    void report_as(Severity severity, std::int64_t hand, std::int64_t ply, Seat seat,
                   const std::string& code, const std::string& clause);
    /// Stores a breach that the action may be in place of the reported one.
    void may_be(std::int64_t hand, Seat seat, const std::string& code) {
        judged_.instead.push_back({hand, -1, seat.letter(), code, "", severity_of(code), {}});
    }
    /// Reports a joint breach with the plies of its group.
    void report_joint(std::int64_t hand, Seat seat, const std::vector<int>& plies, Verdict verdict);
    Judged& judged() const { return judged_; }
    /// Marks a hand whose score depends on unreadable house rules, so that no score is computed.
    void doubt_score(std::uint32_t hand_statement) { doubted_.insert(hand_statement); }
    bool doubts_score(const Hand& hand) const { return doubted_.count(hand.first_statement) != 0; }

    /// G4: the end of each hand, and the hands that come before the end of the game, depend on how
    /// a misfit is read.
    void doubt_course() { course_doubted_ = true; }
    bool doubts_course() const { return course_doubted_; }

  private:
    Judged& judged_;
    std::set<std::uint32_t> doubted_;  // by the first statement of the hand
    bool course_doubted_ = false;
};

/// The house rules of a game: each option with its value.
class House {
  public:
    /// Reads the rule lines. Reports unknown ones; their options keep the default.
    House(const Record& record, Desk& desk);
    bool is(const std::string& option, const std::string& value) const {
        return values_.at(option) == value;
    }
    /// Whether the game has the option.
    bool has(const std::string& option) const { return values_.count(option) != 0; }
    int number(const std::string& option) const { return std::stoi(values_.at(option)); }
    /// Returns the house rules that may be in force instead, because unreadable lines may have set
    /// them (G5a).
    std::vector<House> others(const Record& record) const;
    /// F1: returns these rules with `both-out=yes` if the record does not set that option and a
    /// seat acts after another has laid `each` tiles.
    std::vector<House> unsaid(const Record& record, int each) const;

  private:
    bool allows(const std::string& option, const std::string& value) const;
    std::set<std::string> numbers_for(const std::string& option) const;

    int players_ = 0, highest_ = 6;
    bool said_both_out_ = false;
    std::map<std::string, std::string> values_;
};

}  // namespace bones::second
