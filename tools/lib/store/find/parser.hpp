// The parser of patterns: one function a rule of the grammar (tools/lib/store/find/find.md), each
// of which takes what belongs to it off the lexer.
#pragma once

#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

#include "tools/lib/store/find/lexer.hpp"
#include "tools/lib/store/find/pattern.hpp"

namespace bones::inline store::find {

using Words = std::vector<std::string>;

class Parser {
  public:
    /// The text must outlive the parser.
    explicit Parser(const std::string& text) : lexer_(text) { pattern_.text = text; }
    /// Throws PatternError.
    Pattern run();

  private:
    /// Which variables have something they stand for, whichever way the match came.
    using Bound = std::uint32_t;

    // Of the backbone.
    int read_either(Bound& bound, int depth);
    int read_row(Bound& bound, int depth);
    int read_item(Bound& bound, int depth);
    int read_group(Bound& bound, int depth);
    int read_repeat(int body, Bound before, Bound& bound);
    int read_count();
    int add(Node node);

    // Of a step.
    int read_step(Bound& bound, int depth);
    void read_what(Step& step, Bound& bound);
    bool begins_tile() const;
    TilePattern read_tile(bool binds, Bound& bound);
    void read_who(Step& step, Bound& bound);
    Person read_person(bool may_be_me, bool binds, Bound& bound);
    Person read_name(const Token& token);
    int read_number(std::string_view what);
    int variable(const Token& token, bool is_tile);
    void need_bound(int variable, const Token& token, Bound bound) const;

    // Of a condition.
    int read_condition(Bound bound, int depth);
    int read_both(Bound bound, int depth);
    int read_test(Bound bound, int depth);
    int read_plain_test(Bound bound, int depth);
    int read_comparison(Bound bound);
    Value read_value(Bound bound);
    Test read_held(bool maybe, Bound bound);
    Test read_called(Bound bound);
    Test read_word_test(std::string_view what);
    static TileSet all_of(const TilePattern& tile);
    int add(Test test);

    void expect(std::string_view sign, std::string_view after);
    void enter(int depth, const Token& bracket) const;
    [[noreturn]] void fail(const Token& at, const std::string& message) const;
    /// What was expected, and of these words the nearest to what stands there.
    [[noreturn]] void unexpected(const std::string& expected, const Words& words = {}) const;

    Lexer lexer_;
    Pattern pattern_;
    Words may_follow_;      ///< words that the item read last could go on with
    bool named_ = false;    ///< it ended with a name that is one word
    bool negated_ = false;  ///< within a `not`
};

}  // namespace bones::inline store::find
