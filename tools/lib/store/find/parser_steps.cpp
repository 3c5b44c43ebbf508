// Parses the parts of a step: tiles, numbers, people.
#include <fmt/core.h>

#include <algorithm>

#include "tools/lib/store/find/parser.hpp"

namespace bones::inline store::find {

namespace {

const Words words_of_language = {"play",   "draw",  "pass", "show", "skip", "any",
                                 "by",     "when",  "not",  "and",  "or",   "me",
                                 "double", "outer", "led",  "on",   "yard"};

bool is_letter_between(std::string_view word, char first, char last) {
    return word.size() == 1 && word[0] >= first && word[0] <= last;
}

}  // namespace

int Parser::read_number(std::string_view what) {
    const Token& token = lexer_.next();
    if (token.is != Token::Is::number) unexpected(fmt::format("{}, 0 to {}", what, highest_pip));
    if (token.number > highest_pip)
        fail(token, fmt::format("no game has a number above {}", highest_pip));
    return lexer_.take().number;
}

bool Parser::begins_tile() const {
    const Token& token = lexer_.next();
    return token.is == Token::Is::number || token.is == Token::Is::variable || token.is_sign("*");
}

void Parser::read_what(Step& step, Bound& bound) {
    while (true) {
        const Token token = lexer_.next();
        What what;
        if (begins_tile()) {
            what.tile = read_tile(true, bound);
            const bool any = what.tile.first == no_number && what.tile.second == no_number &&
                             what.tile.variable == no_number;
            what.is = any ? What::Is::any_tile : What::Is::tile;
        } else if (token.is_word("double")) {
            lexer_.take();
            what.is = What::Is::doubled;
        } else if (token.is_word("outer") || token.is_word("led")) {
            lexer_.take();
            what.is = token.is_word("led") ? What::Is::led : What::Is::outer;
            what.number = read_number("a number");
            pattern_.needs.judging = pattern_.needs.play = true;
        } else if (token.is_word("on")) {
            what.is = What::Is::on;
            pattern_.needs.judging = pattern_.needs.play = pattern_.needs.table = true;
            do {
                lexer_.take();
                what.bits |= 1u << read_number("a number");
            } while (lexer_.next().is_sign(","));
        } else {
            return;
        }
        step.what.push_back(what);
    }
}

// In a step, `*` alone is any tile. Elsewhere a tile must have at least one number.
TilePattern Parser::read_tile(bool binds, Bound& bound) {
    TilePattern tile;
    const Token token = lexer_.next();
    if (token.is == Token::Is::variable) {
        tile.variable = variable(token, true);
        if (!binds) need_bound(tile.variable, token, bound);
        bound |= 1u << tile.variable;
        lexer_.take();
        return tile;
    }
    if (token.is_sign("*")) {
        lexer_.take();
        if (binds && !lexer_.next().is_sign("-")) return tile;
        expect("-", "and a number: `*-6`");
        tile.first = read_number("the tile's number");
        return tile;
    }
    if (token.is != Token::Is::number) unexpected("a tile: `6-4`, `6-*`, `*-6` or `$tile`");
    tile.first = read_number("a number");
    expect("-", fmt::format("and the tile's other half: `{0}-4` or `{0}-*`", tile.first));
    if (lexer_.next().is_sign("*"))
        lexer_.take();
    else
        tile.second = read_number("the tile's other half");
    return tile;
}

int Parser::variable(const Token& token, bool is_tile) {
    std::vector<Variable>& all = pattern_.variables;
    const auto found = std::find_if(all.begin(), all.end(),
                                    [&](const Variable& v) { return v.name == token.written; });
    if (found != all.end()) {
        if (found->is_tile != is_tile)
            fail(token, fmt::format("`{}` stands for a {} already", token.written,
                                    found->is_tile ? "tile" : "person"));
        return static_cast<int>(found - all.begin());
    }
    if (all.size() == most_variables)
        fail(token, fmt::format("a pattern has at most {} variables", most_variables));
    all.push_back({std::string(token.written), is_tile});
    return static_cast<int>(all.size()) - 1;
}

void Parser::need_bound(int variable, const Token& token, Bound bound) const {
    if ((bound >> variable & 1) == 0)
        fail(token,
             fmt::format("`{}` has no value yet; every way to match must set it before this place",
                         token.written));
}

void Parser::read_who(Step& step, Bound& bound) {
    step.not_by = lexer_.next().is_word("not");
    if (step.not_by) lexer_.take();
    named_ = lexer_.next().is == Token::Is::word;
    step.who = read_person(false, !step.not_by, bound);
    named_ = named_ && step.who->by == Person::By::name;
}

Person Parser::read_person(bool may_be_me, bool binds, Bound& bound) {
    const Token token = lexer_.next();
    const bool is_word = token.is == Token::Is::word;
    if (is_word && may_be_me && token.written == "me") {
        lexer_.take();
        return {};
    }
    if (is_word && is_letter_between(token.written, 'A', 'O')) {
        lexer_.take();
        return {Person::By::seat, token.written[0] - 'A'};
    }
    if (token.is == Token::Is::variable ||
        (is_word && is_letter_between(token.written, 'P', 'Z'))) {
        const int index = variable(token, false);
        if (!binds) need_bound(index, token, bound);
        bound |= 1u << index;
        lexer_.take();
        return {Person::By::variable, index};
    }
    if (token.is_word("partner")) {
        lexer_.take();
        expect("(", "and a variable: `partner(X)`");
        const Token whose = lexer_.next();
        const bool is_variable =
            whose.is == Token::Is::variable ||
            (whose.is == Token::Is::word && is_letter_between(whose.written, 'P', 'Z'));
        if (!is_variable) unexpected("a variable that stands for a person: `partner(X)`");
        const int index = variable(whose, false);
        need_bound(index, whose, bound);
        lexer_.take();
        expect(")", "after the variable");
        return {Person::By::partner, index};
    }
    return read_name(token);
}

Person Parser::read_name(const Token& token) {
    const bool word =
        token.is == Token::Is::word && std::find(words_of_language.begin(), words_of_language.end(),
                                                 token.written) == words_of_language.end();
    if (!word && (token.is != Token::Is::text || token.value.empty()))
        unexpected("a player: a seat (A to O), a variable (P to Z, `$who`), a name or an id");
    pattern_.names.push_back(word ? std::string(token.written) : token.value);
    lexer_.take();
    if (word && lexer_.next().is_sign("("))
        fail(token, "only `partner` can have brackets here: `partner(X)`");
    return {Person::By::name, static_cast<int>(pattern_.names.size()) - 1};
}

}  // namespace bones::inline store::find
