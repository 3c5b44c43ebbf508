// The parsed form of a `--find` pattern.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <stdexcept>
#include <string>
#include <vector>

#include "bones/finding.hpp"
#include "bones/tile.hpp"

namespace bones::inline store::find {

inline constexpr std::size_t longest_pattern = 4096;  ///< bytes
inline constexpr int deepest_pattern = 32;            ///< nested brackets
inline constexpr std::size_t most_variables = 8;
inline constexpr int most_repeats = 1000;
inline constexpr int no_number = -1;

/// A pattern that cannot be parsed. `place` is the place of the error, in bytes.
struct PatternError : std::runtime_error {
    PatternError(Place where, const std::string& message)
        : std::runtime_error(message), place(where) {}
    Place place;
};

/// The kind of an action, in the order of kind_words.
enum class Kind : std::uint8_t { play, draw, pass, show, skip, unknown, bad, put_back, any };

/// A tile, the tiles with a number, or the tile of a variable.
struct TilePattern {
    int first = no_number, second = no_number;  ///< no_number: any
    int variable = no_number;

    bool covers(Tile tile) const {
        if (first == no_number) return second == no_number || tile.has(second);
        if (second == no_number) return tile.has(first);
        return tile == Tile(first, second);
    }
};

/// A person at the table.
struct Person {
    enum class By : std::uint8_t { me, seat, variable, name, partner };

    By by = By::me;
    /// Index of the seat, of the variable (also the one whose partner is meant) or of the name.
    int index = 0;
};

struct What {
    enum class Is : std::uint8_t { tile, any_tile, doubled, outer, led, on };

    Is is = Is::any_tile;
    TilePattern tile{};
    int number = 0;          ///< outer, led
    std::uint32_t bits = 0;  ///< on: 1 << n for each number
};

struct Value {
    enum class Of : std::uint8_t {
        number,
        left,
        yard,
        arms,
        arms_with,
        arms_under_spell,
        choices,
        total,
        ply
    };

    Of of = Of::number;
    std::int64_t number = 0;  ///< arms_with: the open number
    Person whom{};            ///< left, total
};

/// A condition or a part of one.
struct Test {
    enum class Is : std::uint8_t {
        all,
        any,
        negated,
        compared,
        held,
        maybe_held,
        laid,
        open,
        forced,
        verdict,
        code,
        mark
    };
    enum class Order : std::uint8_t { equal, unequal, less, at_most, more, at_least };

    Is is = Is::all;
    std::vector<int> parts{};  ///< all, any, negated: indices into Pattern::tests
    Order order = Order::equal;
    Value left{}, right{};  ///< compared
    TilePattern tile{};     ///< held, maybe_held, laid
    Person whom{};          ///< held, maybe_held
    int number = 0;         ///< open; for verdict and mark the value of the enumerator
    std::string word{};     ///< code
};

/// A step, which describes one action.
struct Step {
    Kind kind = Kind::any;
    std::vector<What> what{};
    std::optional<Person> who{};
    bool not_by = false;
    int when = no_number;  ///< index into Pattern::tests
};

/// A node of the pattern's tree.
struct Node {
    enum class Is : std::uint8_t { step, gap, row, either, repeat };

    Is is = Is::row;
    int step = no_number;      ///< step: index into Pattern::steps
    std::vector<int> parts{};  ///< row, either, repeat: indices into Pattern::nodes
    int least = 1, most = 1;   ///< repeat; no_number: any number
};

struct Variable {
    std::string name;  ///< `X` or a name with a dollar sign
    bool is_tile = false;
};

/// The knowledge of a record that a pattern needs, beyond the actions.
struct Needs {
    bool judging = false;  ///< values of the referee: choices, ends, hands, verdicts
    bool play = false;     ///< of these: values that only exist while the play is followed
    bool table = false;    ///< open ends
    bool hands = false;    ///< numbers of tiles in the hands and the stock
    bool totals = false;
    bool tiles = false;  ///< the places of these tiles
    TileSet held{};
    bool findings = false;
    TileSet absent{};  ///< tiles whose absence from hands must be known
};

struct Pattern {
    std::string text;
    bool from_start = false, to_end = false;
    int root = no_number;  ///< index into nodes
    std::vector<Node> nodes{};
    std::vector<Step> steps{};
    std::vector<Test> tests{};
    std::vector<Variable> variables{};  ///< in the order of their first use
    std::vector<std::string> names{};   ///< of people, as written
    Needs needs{};
};

/// Parses a pattern. Throws PatternError.
Pattern read_pattern(const std::string& text);
/// Parses a pattern from an option. An error is a UsageLines that shows the place.
Pattern pattern_of_option(const std::string& text);
/// The message of an error, the line of the pattern, and a caret under the place.
std::string explain_error(const std::string& text, const PatternError& error);

}  // namespace bones::inline store::find
