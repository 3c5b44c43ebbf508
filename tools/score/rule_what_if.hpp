// Scores records as if another house rule had applied. The play is taken as recorded. If it would
// have continued differently, the result and all that depends on it is open.
#pragma once

#include <string>
#include <vector>

#include "tools/lib/io/records/judged.hpp"

namespace bones {

/// House rules that are assumed to have applied.
struct SupposedRules {
    struct Rule {
        std::string name, value;
    };
    std::vector<Rule> rules;

    bool empty() const { return rules.empty(); }
};

/// Reads `NAME=VALUE` arguments, and a file with such lines. A line may have the word `rule` before
/// it; `#` begins a comment. Throws UsageError if no game has such an option or value, and
/// std::system_error.
SupposedRules read_supposed_rules(const std::vector<std::string>& given, const std::string& file);

/// A point that cannot be determined.
struct OpenPoint {
    std::uint32_t hand = 0;  ///< number as written; 0: the game
    std::int64_t ply = 0;    ///< 0: the whole hand
    std::string why;
};

/// Judges records as recorded and with the supposed rules, reusing its memory. Each thread needs
/// its own.
class RuleWhatIf {
  public:
    /// The rules must outlive it.
    explicit RuleWhatIf(const SupposedRules& rules)
        : rules_(rules), recorded_(listed()), supposed_(listed()) {}

    void judge(const RawRecord& raw);

    /// Whether the record's game has one of the options.
    bool applies() const { return applies_; }
    const RecordChecker& recorded() const { return recorded_; }
    /// The record with the supposed rules. Open parts are not scored, and claims are not compared.
    const RecordChecker& supposed() const { return supposed_; }
    const std::vector<OpenPoint>& open() const { return open_; }
    /// Whether points or winners change, or whether they are known.
    bool changes() const;

  private:
    static JudgeOptions listed() { return {.list_open = true}; }
    void rewrite(const RawRecord& raw);
    void find_open();
    void find_open(std::uint32_t hand);
    bool is_new(const Finding& finding) const;
    bool comes_after_game(const HandVerdict& hand) const;
    void leave_open();

    const SupposedRules& rules_;
    RecordChecker recorded_, supposed_;
    std::string text_;
    bool applies_ = false;
    std::vector<OpenPoint> open_;
};

/// Appends the text besides the score: the recorded score, and the open points.
void supposition_text(std::string& out, const RuleWhatIf& supposition);
/// Appends these as a line of JSON (schemas/score.schema.json).
void supposition_json(std::string& out, std::string_view file, const SupposedRules& rules,
                      const RuleWhatIf& supposition);

}  // namespace bones
