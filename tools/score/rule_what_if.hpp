// Records scored as though another house rule had held. The play is taken as recorded; what cannot
// be told, because play would have gone on otherwise, is open with all that depends on it.
#pragma once

#include <string>
#include <vector>

#include "tools/lib/io/records/judged.hpp"

namespace bones {

/// House rules that are supposed to have held.
struct SupposedRules {
    struct Rule {
        std::string name, value;
    };
    std::vector<Rule> rules;

    bool empty() const { return rules.empty(); }
};

/// Reads `NAME=VALUE` arguments, and of a file lines like that (also after the word `rule`; `#`
/// begins a comment). Throws UsageError if no game has such an option or value, and
/// std::system_error.
SupposedRules read_supposed_rules(const std::vector<std::string>& given, const std::string& file);

/// Something that cannot be told.
struct OpenPoint {
    std::uint32_t hand = 0;  ///< as written; 0: the game
    std::int64_t ply = 0;    ///< 0: the hand as a whole
    std::string why;
};

/// Judges records as recorded and as supposed, reusing its memory. One for each thread.
class RuleWhatIf {
  public:
    /// The rules must outlive it.
    explicit RuleWhatIf(const SupposedRules& rules)
        : rules_(rules), recorded_(listed()), supposed_(listed()) {}

    void judge(const RawRecord& raw);

    /// Whether the record's game has one of the options.
    bool applies() const { return applies_; }
    const RecordChecker& recorded() const { return recorded_; }
    /// What is open is not scored there, and claims are not compared.
    const RecordChecker& supposed() const { return supposed_; }
    const std::vector<OpenPoint>& open() const { return open_; }
    /// Whether points, winners or what is known of them are others.
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

/// What is told besides the score, for people: how it was recorded, and what is open.
void supposition_text(std::string& out, const RuleWhatIf& supposition);
/// The same as a line of JSON (schemas/score.schema.json).
void supposition_json(std::string& out, std::string_view file, const SupposedRules& rules,
                      const RuleWhatIf& supposition);

}  // namespace bones
