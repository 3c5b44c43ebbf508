// A pattern of actions as it is understood: what `--find` asks for.
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
inline constexpr int deepest_pattern = 32;            ///< brackets within brackets
inline constexpr std::size_t most_variables = 8;
inline constexpr int most_repeats = 1000;
inline constexpr int no_number = -1;

/// The pattern cannot be understood. `place` is where, in its bytes.
struct PatternError : std::runtime_error {
    PatternError(Place where, const std::string& message)
        : std::runtime_error(message), place(where) {}
    Place place;
};

/// What an action does; in the order of kind_words.
enum class Kind : std::uint8_t { play, draw, pass, show, skip, unknown, bad, put_back, any };

/// A tile, tiles with a number, or what a variable stands for.
struct TilePattern {
    int first = no_number, second = no_number;  ///< no_number: any
    int variable = no_number;

    bool covers(Tile tile) const {
        if (first == no_number) return second == no_number || tile.has(second);
        if (second == no_number) return tile.has(first);
        return tile == Tile(first, second);
    }
};

/// Somebody at the table.
struct Person {
    enum class By : std::uint8_t { me, seat, variable, name, partner };

    By by = By::me;
    int index = 0;  ///< of the seat, the variable (also of whose partner) or the name
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

/// A condition, or a part of one.
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
    int number = 0;         ///< open; verdict and mark: as a number of its enumeration
    std::string word{};     ///< code
};

/// One action.
struct Step {
    Kind kind = Kind::any;
    std::vector<What> what{};
    std::optional<Person> who{};
    bool not_by = false;
    int when = no_number;  ///< index into Pattern::tests
};

/// The pattern's backbone.
struct Node {
    enum class Is : std::uint8_t { step, gap, row, either, repeat };

    Is is = Is::row;
    int step = no_number;      ///< step: index into Pattern::steps
    std::vector<int> parts{};  ///< row, either, repeat: indices into Pattern::nodes
    int least = 1, most = 1;   ///< repeat; no_number: any number
};

struct Variable {
    std::string name;  ///< `X`, `$anybody`
    bool is_tile = false;
};

/// What must be known of a record to tell whether something matches, beyond its actions.
struct Needs {
    bool judging = false;  ///< what only the referee tells: moves, ends, hands, verdicts
    bool play = false;     ///< of that: what there is only for who follows the play
    bool table = false;    ///< open ends
    bool hands = false;    ///< how many tiles there are where
    bool totals = false;
    bool tiles = false;  ///< which tiles are where: these
    TileSet held{};
    bool findings = false;
    TileSet absent{};  ///< of which tiles it must be known where they are not
};

struct Pattern {
    std::string text;
    bool from_start = false, to_end = false;
    int root = no_number;  ///< index into nodes
    std::vector<Node> nodes{};
    std::vector<Step> steps{};
    std::vector<Test> tests{};
    std::vector<Variable> variables{};  ///< in the order in which they are first written
    std::vector<std::string> names{};   ///< of people, as written
    Needs needs{};
};

/// Understands a pattern. Throws PatternError.
Pattern read_pattern(const std::string& text);
/// The same; what is wrong is a UsageLines that shows the place.
Pattern pattern_of_option(const std::string& text);
/// The message on an error, the pattern's line where it is, and a caret under the place.
std::string explain_error(const std::string& text, const PatternError& error);

}  // namespace bones::inline store::find
