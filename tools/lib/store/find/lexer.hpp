// Splits a pattern into tokens.
#pragma once

#include <string>
#include <string_view>

#include "tools/lib/store/find/pattern.hpp"

namespace bones::inline store::find {

struct Token {
    enum class Is { end, word, variable, number, text, sign };

    Is is = Is::end;
    Place place{};
    std::string_view written{};
    std::string value{};  ///< a text in quotes, without them
    int number = 0;       ///< larger numbers become a million

    bool is_word(std::string_view word) const { return is == Is::word && written == word; }
    bool is_sign(std::string_view sign) const { return is == Is::sign && written == sign; }
};

/// Splits a pattern into tokens, with one token of look-ahead.
class Lexer {
  public:
    /// The text must outlive the lexer. Throws PatternError, as does take().
    explicit Lexer(std::string_view text) : text_(text) { advance(); }

    const Token& next() const { return next_; }
    /// Takes the next token.
    Token take();

  private:
    void advance();
    void read_text();
    Place place(std::size_t begin, std::size_t end) const;

    std::string_view text_;
    std::size_t at_ = 0;
    Token next_;
};

}  // namespace bones::inline store::find
