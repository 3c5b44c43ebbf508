// The parser of patterns. It has one function for each rule of the grammar
// (tools/lib/store/find/find.md), which takes the tokens of that rule off the lexer.
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
    /// The variables that are bound in every match, one bit each.
    using Bound = std::uint32_t;

    // Nodes.
    int read_either(Bound& bound, int depth);
    int read_row(Bound& bound, int depth);
    int read_item(Bound& bound, int depth);
    int read_group(Bound& bound, int depth);
    int read_repeat(int body, Bound before, Bound& bound);
    int read_count();
    int add(Node node);

    // Steps.
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

    // Conditions.
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
    /// Throws a PatternError: what was expected, and the nearest of `words` to the token found.
    [[noreturn]] void unexpected(const std::string& expected, const Words& words = {}) const;

    Lexer lexer_;
    Pattern pattern_;
    Words may_follow_;      ///< words that could continue the last item
    bool named_ = false;    ///< the last item ended with a name of one word
    bool negated_ = false;  ///< inside a `not`
};

}  // namespace bones::inline store::find
