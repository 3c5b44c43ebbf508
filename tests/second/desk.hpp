// Where findings are put, and what the rule lines of a record set.
#pragma once

#include <map>
#include <string>

#include "tests/second/second.hpp"

namespace bones::second {

/// error, broken, claim or note: by the code, as the rules pages sort them.
Severity severity_of(const std::string& code);

/// Collects what is said about one record.
class Desk {
  public:
    explicit Desk(Judged& judged) : judged_(judged) {}
    void report(std::int64_t hand, std::int64_t ply, Seat seat, const std::string& code,
                const std::string& clause, Verdict verdict = Verdict::broken);
    void report_as(Severity severity, std::int64_t hand, std::int64_t ply, Seat seat,
                   const std::string& code, const std::string& clause);
    /// The action may have broken this instead of what is reported.
    void may_be(std::int64_t hand, Seat seat, const std::string& code) {
        judged_.instead.push_back({hand, -1, seat.letter(), code, "", severity_of(code), {}});
    }
    Judged& judged() const { return judged_; }

  private:
    Judged& judged_;
};

/// The house rules of a game: each option with its value.
class House {
  public:
    /// Reads the rule lines; unknown ones are reported, and the default holds.
    House(const Record& record, Desk& desk);
    bool is(const std::string& option, const std::string& value) const {
        return values_.at(option) == value;
    }
    int number(const std::string& option) const { return std::stoi(values_.at(option)); }

  private:
    std::map<std::string, std::string> values_;
};

}  // namespace bones::second
