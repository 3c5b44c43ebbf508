// Parses conditions: the part after `when`.
#include <fmt/core.h>

#include <algorithm>
#include <utility>

#include "bones/action.hpp"
#include "engine/codes.hpp"
#include "libnotation/codes.hpp"
#include "libnotation/text/shown.hpp"
#include "tools/lib/io/text/did_you_mean.hpp"
#include "tools/lib/store/find/parser.hpp"

namespace bones::inline store::find {

namespace {

const Words tests = {"not",  "held", "maybe", "laid", "open",    "forced", "verdict",
                     "code", "mark", "left",  "arms", "choices", "total",  "ply"};
const Words values = {"left", "arms", "choices", "total", "ply"};
const Words verdicts(verdict_names.begin(), verdict_names.end());
const Words marks(mark_names.begin() + 1, mark_names.end());

Words code_names() {
    Words names;
    for (const Code* code : code::notation_codes()) names.emplace_back(code->name);
    for (const Code* code : code::engine_codes()) names.emplace_back(code->name);
    return names;
}

int index_of(std::string_view word, const Words& words) {
    const auto found = std::find(words.begin(), words.end(), word);
    return found == words.end() ? no_number : static_cast<int>(found - words.begin());
}

bool is_value(const Token& token) {
    return token.is == Token::Is::number ||
           (token.is == Token::Is::word && index_of(token.written, values) != no_number);
}

Test::Order order_of(std::string_view sign) {
    return sign == "="    ? Test::Order::equal
           : sign == "!=" ? Test::Order::unequal
           : sign == "<"  ? Test::Order::less
           : sign == "<=" ? Test::Order::at_most
           : sign == ">"  ? Test::Order::more
                          : Test::Order::at_least;
}

}  // namespace

int Parser::add(Test test) {
    pattern_.tests.push_back(std::move(test));
    return static_cast<int>(pattern_.tests.size()) - 1;
}

int Parser::read_condition(Bound bound, int depth) {
    Test test;
    test.is = Test::Is::any;
    test.parts.push_back(read_both(bound, depth));
    while (lexer_.next().is_word("or")) {
        lexer_.take();
        test.parts.push_back(read_both(bound, depth));
    }
    return test.parts.size() == 1 ? test.parts.front() : add(std::move(test));
}

int Parser::read_both(Bound bound, int depth) {
    Test test;
    test.parts.push_back(read_test(bound, depth));
    while (lexer_.next().is_word("and")) {
        lexer_.take();
        test.parts.push_back(read_test(bound, depth));
    }
    return test.parts.size() == 1 ? test.parts.front() : add(std::move(test));
}

int Parser::read_test(Bound bound, int depth) {
    bool negates = false;
    const bool outer = negated_;
    while (lexer_.next().is_word("not")) {
        lexer_.take();
        negates = !negates;
        negated_ = true;
    }
    const int test = read_plain_test(bound, depth);
    negated_ = outer;
    if (!negates) return test;
    Test negation;
    negation.is = Test::Is::negated;
    negation.parts = {test};
    return add(std::move(negation));
}

int Parser::read_plain_test(Bound bound, int depth) {
    const Token token = lexer_.next();
    if (is_value(token)) return read_comparison(bound);
    if (token.is_sign("(")) {
        enter(depth + 1, lexer_.take());
        const int test = read_condition(bound, depth + 1);
        if (!lexer_.next().is_sign(")"))
            unexpected("`and`, `or` or the closing `)`", {"and", "or"});
        lexer_.take();
        return test;
    }
    if (token.is != Token::Is::word || index_of(token.written, tests) == no_number)
        unexpected(
            "a test (held, laid, open, forced, verdict, code, mark), a value (left, arms, "
            "choices, total, ply or a number), `not` or `(`",
            tests);
    return add(read_called(bound));
}

Test Parser::read_called(Bound bound) {
    const Token token = lexer_.take();
    Test test;
    if (token.written == "maybe") {
        if (!lexer_.next().is_word("held")) unexpected("`held` after `maybe`", {"held"});
        lexer_.take();
        return read_held(true, bound);
    }
    if (token.written == "held") return read_held(false, bound);
    if (token.written == "forced") {
        test.is = Test::Is::forced;
        pattern_.needs.judging = pattern_.needs.play = true;
        return test;
    }
    if (token.written != "laid" && token.written != "open") return read_word_test(token.written);
    expect("(", fmt::format("after `{}`", token.written));
    test.is = token.written == "laid" ? Test::Is::laid : Test::Is::open;
    if (test.is == Test::Is::laid) {
        test.tile = read_tile(false, bound);
    } else {
        test.number = read_number("a number");
        pattern_.needs.judging = pattern_.needs.play = pattern_.needs.table = true;
    }
    expect(")", fmt::format("after the {}", test.is == Test::Is::laid ? "tile" : "number"));
    return test;
}

Test Parser::read_held(bool maybe, Bound bound) {
    expect("(", "after `held`");
    Test test;
    test.is = maybe ? Test::Is::maybe_held : Test::Is::held;
    test.tile = read_tile(false, bound);
    if (lexer_.next().is_sign(",")) {
        lexer_.take();
        test.whom = read_person(true, false, bound);
    }
    expect(")", "after the tile");
    pattern_.needs.judging = pattern_.needs.hands = pattern_.needs.tiles = true;
    const TileSet tiles = all_of(test.tile);
    pattern_.needs.held |= tiles;
    if (maybe || negated_) pattern_.needs.absent |= tiles;
    return test;
}

/// All tiles that a pattern of tiles can mean.
TileSet Parser::all_of(const TilePattern& tile) {
    TileSet tiles;
    for (const Tile one : TileSet::full(highest_pip))
        if (tile.variable != no_number || tile.covers(one)) tiles.add(one);
    return tiles;
}

// verdict(kept), code(revoke), mark("!?")
Test Parser::read_word_test(std::string_view what) {
    expect("(", fmt::format("after `{}`", what));
    const Token token = lexer_.next();
    Test test;
    const auto choose = [&](const Words& words, std::string_view written, const char* name) {
        const int index = index_of(written, words);
        if (index == no_number)
            fail(token, fmt::format("unknown {} `{}`{}", name, shown(written),
                                    did_you_mean(written, words)));
        return index;
    };
    if (what == "mark") {
        if (token.is != Token::Is::text) unexpected("a mark in quotes: `mark(\"!?\")`");
        test.is = Test::Is::mark;
        test.number = choose(marks, token.value, "mark") + 1;
    } else if (what == "verdict") {
        if (token.is != Token::Is::word) unexpected("`kept`, `open` or `broken`");
        test.is = Test::Is::verdict;
        test.number = choose(verdicts, token.written, "verdict");
        pattern_.needs.judging = pattern_.needs.play = true;
    } else {
        if (token.is != Token::Is::word) unexpected("a code of a finding, such as `revoke`");
        test.is = Test::Is::code;
        choose(code_names(), token.written, "code");
        test.word = token.written;
        pattern_.needs.judging = pattern_.needs.play = pattern_.needs.findings = true;
    }
    lexer_.take();
    expect(")", fmt::format("after the {}", what));
    return test;
}

int Parser::read_comparison(Bound bound) {
    Test test;
    test.is = Test::Is::compared;
    test.left = read_value(bound);
    const Token& sign = lexer_.next();
    const bool compares = sign.is == Token::Is::sign &&
                          index_of(sign.written, {"=", "!=", "<", "<=", ">", ">="}) != no_number;
    if (!compares) unexpected("a comparison: `=`, `!=`, `<`, `<=`, `>` or `>=`");
    test.order = order_of(lexer_.take().written);
    test.right = read_value(bound);
    return add(std::move(test));
}

Value Parser::read_value(Bound bound) {
    const Token token = lexer_.next();
    if (!is_value(token))
        unexpected("a number, `left(…)`, `arms`, `choices`, `total(…)` or `ply`", values);
    lexer_.take();
    Value value;
    if (token.is == Token::Is::number) {
        value.number = token.number;
        return value;
    }
    if (token.written == "ply") {
        value.of = Value::Of::ply;
        return value;
    }
    pattern_.needs.judging = true;
    if (token.written != "left") pattern_.needs.play = true;
    if (token.written == "choices") {
        value.of = Value::Of::choices;
        return value;
    }
    if (token.written == "arms") {
        value.of = Value::Of::arms;
        pattern_.needs.table = true;
        if (!lexer_.next().is_sign("(")) return value;
        lexer_.take();
        value.of =
            lexer_.next().is_word("spell") ? Value::Of::arms_under_spell : Value::Of::arms_with;
        if (value.of == Value::Of::arms_under_spell)
            lexer_.take();
        else
            value.number = read_number("a number or `spell`");
        expect(")", "after the arms");
        return value;
    }
    expect("(", fmt::format("after `{}`", token.written));
    value.of = token.written == "total" ? Value::Of::total : Value::Of::left;
    (value.of == Value::Of::total ? pattern_.needs.totals : pattern_.needs.hands) = true;
    if (value.of == Value::Of::left && lexer_.next().is_word("yard")) {
        lexer_.take();
        value.of = Value::Of::yard;
    } else {
        value.whom = read_person(true, false, bound);
    }
    expect(")", fmt::format("after the player of {}", token.written));
    return value;
}

}  // namespace bones::inline store::find
