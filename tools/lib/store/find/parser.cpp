#include "tools/lib/store/find/parser.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <utility>

#include "libnotation/text/suggest.hpp"
#include "tools/lib/io/text/did_you_mean.hpp"

namespace bones::inline store::find {

namespace {

const Words kind_names = {"play", "draw", "pass", "show", "skip", "return", "any"};
constexpr Kind kinds[] = {Kind::play, Kind::draw,     Kind::pass, Kind::show,
                          Kind::skip, Kind::put_back, Kind::any};

/// Suggests the nearest of a few words. For short words it also accepts one wrong letter.
std::string suggestion(std::string_view written, const Words& words) {
    std::string near = did_you_mean(written, words);
    if (!near.empty()) return near;
    for (const std::string& word : words)
        if (edit_distance(written, word) == 1) return fmt::format("; did you mean `{}`?", word);
    return "";
}

/// `a`, `b` or `c`, each word in quotes.
std::string listed(const Words& words) {
    std::string list;
    for (std::size_t i = 0; i < words.size(); ++i)
        list += fmt::format("{}`{}`", i == 0 ? "" : ", ", words[i]);
    return list;
}

}  // namespace

void Parser::fail(const Token& at, const std::string& message) const {
    throw PatternError(at.place, message);
}

void Parser::unexpected(const std::string& expected, const Words& words) const {
    const Token& token = lexer_.next();
    std::string message = "expected " + expected;
    if (token.is == Token::Is::word || token.is == Token::Is::variable)
        message += suggestion(token.written, words);
    fail(token, message);
}

void Parser::expect(std::string_view sign, std::string_view after) {
    if (!lexer_.next().is_sign(sign)) unexpected(fmt::format("`{}` {}", sign, after));
    lexer_.take();
}

void Parser::enter(int depth, const Token& bracket) const {
    if (depth > deepest_pattern)
        fail(bracket, fmt::format("brackets can be nested at most {} deep", deepest_pattern));
}

int Parser::add(Node node) {
    pattern_.nodes.push_back(std::move(node));
    return static_cast<int>(pattern_.nodes.size()) - 1;
}

Pattern Parser::run() {
    Bound bound = 0;
    if (lexer_.next().is_sign("^")) {
        lexer_.take();
        pattern_.from_start = true;
    }
    pattern_.root = read_either(bound, 0);
    if (lexer_.next().is_sign("$")) {
        lexer_.take();
        pattern_.to_end = true;
        may_follow_.clear();
        if (lexer_.next().is != Token::Is::end) unexpected("the end of the pattern after `$`");
    }
    if (lexer_.next().is == Token::Is::end) return std::move(pattern_);
    const std::string_view written = lexer_.next().written;
    if (named_ && lexer_.next().is == Token::Is::word && (written[0] < 'a' || written[0] > 'z'))
        unexpected("`;` (put a name of several words in quotes: \"Bo Chen\")");
    const std::string words = listed(may_follow_);
    unexpected(fmt::format("{}{}`;`, `|`, `{{n}}` or the end", words, words.empty() ? "" : ", "),
               may_follow_);
}

int Parser::read_either(Bound& bound, int depth) {
    Node node;
    node.is = Node::Is::either;
    const Bound before = bound;
    Bound all = ~Bound{0};
    while (true) {
        Bound here = before;
        node.parts.push_back(read_row(here, depth));
        all &= here;
        if (!lexer_.next().is_sign("|")) break;
        lexer_.take();
    }
    bound = all;
    return node.parts.size() == 1 ? node.parts.front() : add(std::move(node));
}

int Parser::read_row(Bound& bound, int depth) {
    Node node;
    while (true) {
        node.parts.push_back(read_item(bound, depth));
        if (!lexer_.next().is_sign(";")) break;
        lexer_.take();
    }
    return node.parts.size() == 1 ? node.parts.front() : add(std::move(node));
}

int Parser::read_item(Bound& bound, int depth) {
    may_follow_.clear();
    named_ = false;
    const Token& token = lexer_.next();
    if (token.is_sign("...")) {
        lexer_.take();
        Node gap;
        gap.is = Node::Is::gap;
        return add(std::move(gap));
    }
    const Bound before = bound;
    int body = no_number;
    if (token.is_sign("("))
        body = read_group(bound, depth + 1);
    else
        body = read_step(bound, depth);
    return lexer_.next().is_sign("{") ? read_repeat(body, before, bound) : body;
}

int Parser::read_group(Bound& bound, int depth) {
    enter(depth, lexer_.take());
    const int body = read_either(bound, depth);
    if (!lexer_.next().is_sign(")")) {
        const std::string words = listed(may_follow_);
        unexpected(fmt::format("{}{}`;`, `|` or the closing `)`", words, words.empty() ? "" : ", "),
                   may_follow_);
    }
    lexer_.take();
    may_follow_.clear();
    named_ = false;
    return body;
}

int Parser::read_count() {
    const Token& token = lexer_.next();
    if (token.is != Token::Is::number) unexpected("how often: `{2}`, `{2,5}` or `{2,}`");
    if (token.number > most_repeats)
        fail(token, fmt::format("repeated at most {} times", most_repeats));
    return lexer_.take().number;
}

int Parser::read_repeat(int body, Bound before, Bound& bound) {
    const Token bracket = lexer_.take();
    Node node;
    node.is = Node::Is::repeat;
    node.parts = {body};
    node.least = node.most = read_count();
    if (lexer_.next().is_sign(",")) {
        lexer_.take();
        node.most = lexer_.next().is_sign("}") ? no_number : read_count();
    }
    if (node.most != no_number && node.most < node.least)
        fail(bracket, fmt::format("from {} to {} times is impossible", node.least, node.most));
    expect("}", "after the number of times");
    // Variables bound inside may stay unbound, because the part may match no action.
    if (node.least == 0) bound = before;
    may_follow_.clear();
    named_ = false;
    return add(std::move(node));
}

int Parser::read_step(Bound& bound, int depth) {
    const Token token = lexer_.next();
    const auto kind = std::find(kind_names.begin(), kind_names.end(), token.written);
    if (token.is != Token::Is::word || kind == kind_names.end())
        unexpected("an action (play, draw, pass, show, skip, return or any), `...` or `(`",
                   kind_names);
    lexer_.take();
    Step step;
    step.kind = kinds[kind - kind_names.begin()];
    read_what(step, bound);
    may_follow_ = {"double", "outer", "led", "on", "by", "when"};
    if (lexer_.next().is_word("by")) {
        lexer_.take();
        read_who(step, bound);
        may_follow_ = {"when"};
    }
    if (lexer_.next().is_word("when")) {
        lexer_.take();
        step.when = read_condition(bound, depth);
        may_follow_ = {"and", "or"};
        named_ = false;
    }
    pattern_.steps.push_back(std::move(step));
    Node node;
    node.is = Node::Is::step;
    node.step = static_cast<int>(pattern_.steps.size()) - 1;
    return add(std::move(node));
}

Pattern read_pattern(const std::string& text) {
    if (text.size() > longest_pattern)
        throw PatternError({static_cast<std::uint32_t>(longest_pattern), 1},
                           fmt::format("a pattern has at most {} bytes", longest_pattern));
    return Parser(text).run();
}

}  // namespace bones::inline store::find
