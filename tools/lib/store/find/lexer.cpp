#include "tools/lib/store/find/lexer.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <array>
#include <utility>

#include "libnotation/text/shown.hpp"
#include "libnotation/text/utf8.hpp"

namespace bones::inline store::find {

namespace {

constexpr int highest_number = 1'000'000;

bool is_digit(char c) {
    return c >= '0' && c <= '9';
}

/// Names of people are words too, in any script.
bool begins_word(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') ||
           static_cast<unsigned char>(c) >= 0x80;
}

bool goes_on_word(char c) {
    return begins_word(c) || is_digit(c) || c == '-' || c == '_' || c == '\'';
}

/// The sign at the start of a text. Empty if none is there.
std::string_view sign_at(std::string_view text) {
    constexpr auto signs =
        std::to_array<std::string_view>({"...", "!=", "<=", ">=", "^", "$", "|", ";", "(", ")", "{",
                                         "}", ",", "-", "*", "=", "<", ">"});
    for (const std::string_view sign : signs)
        if (text.starts_with(sign)) return text.substr(0, sign.size());
    return {};
}

}  // namespace

Place Lexer::place(std::size_t begin, std::size_t end) const {
    return {static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(end - begin)};
}

Token Lexer::take() {
    Token token = std::move(next_);
    advance();
    return token;
}

void Lexer::advance() {
    while (at_ < text_.size() && std::string_view(" \t\r\n").find(text_[at_]) != std::string::npos)
        ++at_;
    next_ = {};
    next_.place = place(at_, at_);
    if (at_ == text_.size()) return;
    const std::size_t begin = at_;
    const auto run = [&](auto&& belongs) {
        while (at_ < text_.size() && belongs(text_[at_])) ++at_;
    };
    const bool variable =
        text_[at_] == '$' && at_ + 1 < text_.size() && begins_word(text_[at_ + 1]);
    if (text_[at_] == '"') {
        read_text();
    } else if (variable || begins_word(text_[at_])) {
        ++at_;
        run(goes_on_word);
        next_.is = variable ? Token::Is::variable : Token::Is::word;
    } else if (is_digit(text_[at_])) {
        run(is_digit);
        next_.is = Token::Is::number;
        for (std::size_t i = begin; i < at_; ++i)
            next_.number = std::min(highest_number, 10 * next_.number + (text_[i] - '0'));
    } else if (const std::string_view sign = sign_at(text_.substr(at_)); !sign.empty()) {
        at_ += sign.size();
        next_.is = Token::Is::sign;
    } else {
        const std::size_t bytes = std::max<std::size_t>(1, readable_character(text_.substr(at_)));
        throw PatternError(place(at_, at_ + bytes), fmt::format("`{}` has no meaning in a pattern",
                                                                shown(text_.substr(at_, bytes))));
    }
    next_.written = text_.substr(begin, at_ - begin);
    next_.place = place(begin, at_);
}

void Lexer::read_text() {
    const std::size_t begin = at_++;
    while (at_ < text_.size() && text_[at_] != '"') {
        if (text_[at_] == '\\' && at_ + 1 < text_.size()) ++at_;
        next_.value += text_[at_++];
    }
    if (at_ == text_.size())
        throw PatternError(place(begin, begin + 1),
                           "the text that starts here has no closing `\"`");
    ++at_;
    next_.is = Token::Is::text;
}

}  // namespace bones::inline store::find
