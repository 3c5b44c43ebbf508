#include "tools/lib/store/find/candidates.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <optional>

#include "libnotation/text/fold.hpp"
#include "libnotation/text/joined.hpp"
#include "tools/lib/store/archive/names.hpp"
#include "tools/lib/store/archive/words.hpp"

namespace bones::inline store::find {

namespace {

using Conditions = std::vector<std::string>;

constexpr int most_steps = 12;  // steps in SQL conditions; one hand soon has few candidates

/// The number of the tile that was played, drawn or shown (schemas/archive.sql).
constexpr std::string_view tile_number = "max(m.tile_number, ~m.tile_number)";

class Finder {
  public:
    Finder(const Pattern& pattern, archive::Parameters& parameters)
        : pattern_(pattern), parameters_(parameters) {}

    Conditions by_index() {
        Conditions found;
        for (const int part : parts()) {
            const Node& here = node(part);
            const bool once = here.is == Node::Is::repeat && here.least > 0;
            const Node& asked = once ? node(here.parts.front()) : here;
            if (asked.is != Node::Is::step) continue;
            const Step& step = pattern_.steps[static_cast<std::size_t>(asked.step)];
            if (const auto condition = by_index(step)) found.push_back(*condition);
        }
        return found;
    }

    Conditions within() {
        Conditions found{"h.actions >= " + add(std::max(1, fewest(pattern_.root)))};
        for (const int part : parts())
            if (const auto condition = required(part)) found.push_back(*condition);
        return found;
    }

  private:
    const Node& node(int index) const { return pattern_.nodes[static_cast<std::size_t>(index)]; }
    /// The nodes that must all match.
    std::vector<int> parts() const {
        const Node& root = node(pattern_.root);
        return root.is == Node::Is::row ? root.parts : std::vector<int>{pattern_.root};
    }
    std::string add(std::int64_t number) { return parameters_.add(number); }
    std::string add(const std::string& text) { return parameters_.add(std::string_view(text)); }

    /// The fewest actions in a match of a node.
    int fewest(int index) const {
        const Node& asked = node(index);
        std::int64_t sum = 0, least = most_repeats;
        for (const int part : asked.parts) {
            sum += fewest(part);
            least = std::min<std::int64_t>(least, fewest(part));
        }
        switch (asked.is) {
            case Node::Is::step:
                return 1;
            case Node::Is::gap:
                return 0;
            case Node::Is::either:
                return static_cast<int>(least);
            case Node::Is::repeat:
                sum *= asked.least;
                break;
            case Node::Is::row:
                break;
        }
        return static_cast<int>(std::min<std::int64_t>(sum, 1'000'000));
    }

    /// A condition on hands that a match of a node implies. None if it implies nothing.
    std::optional<std::string> required(int index) {
        // Without a condition, the values added for it are removed.
        const archive::Parameters before = parameters_;
        std::optional<std::string> condition = required_of(index);
        if (!condition) parameters_ = before;
        return condition;
    }

    std::optional<std::string> required_of(int index) {
        const Node& asked = node(index);
        switch (asked.is) {
            case Node::Is::gap:
                return std::nullopt;
            case Node::Is::step:
                return exists(pattern_.steps[static_cast<std::size_t>(asked.step)]);
            case Node::Is::repeat:
                return asked.least == 0 ? std::nullopt : required(asked.parts.front());
            case Node::Is::row:
            case Node::Is::either:
                break;
        }
        const bool row = asked.is == Node::Is::row;
        Conditions parts;
        for (const int part : asked.parts) {
            const auto condition = required(part);
            if (condition) parts.push_back(*condition);
            if (!condition && !row) return std::nullopt;
        }
        if (parts.empty()) return std::nullopt;
        return fmt::format("({})", joined(parts, row ? " AND " : " OR "));
    }

    std::optional<std::string> exists(const Step& step) {
        if (steps_ == most_steps) return std::nullopt;
        const Conditions conditions = of_action(step);
        if (conditions.empty()) return std::nullopt;
        ++steps_;
        return fmt::format("EXISTS (SELECT 1 FROM moves m WHERE m.hand_id = h.hand_id AND {})",
                           joined(conditions, " AND "));
    }

    /// Played tiles and codes have an index.
    std::optional<std::string> by_index(const Step& step) {
        for (const What& what : step.what) {
            if (step.kind != Kind::play || what.is != What::Is::tile ||
                what.tile.variable != no_number || what.tile.first == no_number ||
                what.tile.second == no_number)
                continue;
            const Tile tile(what.tile.first, what.tile.second);
            return fmt::format(
                "h.hand_id IN (SELECT m.hand_id FROM moves m WHERE m.tile_number = {} AND "
                "m.tile_number >= 0)",
                add(archive::tile_number(tile)));
        }
        for (const Test* test : asked_of(step))
            if (test->is == Test::Is::code)
                return fmt::format(
                    "h.hand_id IN (SELECT f.hand_id FROM findings f WHERE f.code = {} AND "
                    "f.verdict = 'broken')",
                    add(test->word));
        return std::nullopt;
    }

    /// The tests that must be true for a step to match.
    std::vector<const Test*> asked_of(const Step& step) const {
        std::vector<const Test*> tests;
        if (step.when == no_number) return tests;
        const Test& whole = pattern_.tests[static_cast<std::size_t>(step.when)];
        if (whole.is != Test::Is::all) return {&whole};
        for (const int part : whole.parts)
            tests.push_back(&pattern_.tests[static_cast<std::size_t>(part)]);
        return tests;
    }

    Conditions of_action(const Step& step) {
        Conditions conditions;
        if (step.kind != Kind::any)
            conditions.push_back(
                fmt::format("m.move & 112 = {}", 16 * static_cast<int>(step.kind)));
        for (const What& what : step.what) add_what(what, step, conditions);
        if (step.who && !step.not_by) add_who(*step.who, conditions);
        for (const Test* test : asked_of(step)) add_test(*test, conditions);
        return conditions;
    }

    void add_what(const What& what, const Step& step, Conditions& conditions) {
        if (what.is == What::Is::doubled)
            conditions.push_back(fmt::format("{0} >> 4 = {0} & 15", tile_number));
        if (what.is == What::Is::led)
            conditions.push_back(fmt::format("m.more & 31 = {}", add(what.number + 1)));
        if (what.is == What::Is::on && step.kind == Kind::pass)
            conditions.push_back(fmt::format("m.passed_on & {0} = {0}", add(what.bits)));
        if (what.is != What::Is::tile || what.tile.variable != no_number) return;
        const int first = what.tile.first, second = what.tile.second;
        if (first != no_number && second != no_number)
            conditions.push_back(fmt::format("{} = {}", tile_number,
                                             add(archive::tile_number(Tile(first, second)))));
        else
            conditions.push_back(fmt::format("{0} IN ({1} >> 4, {1} & 15)",
                                             add(first == no_number ? second : first),
                                             tile_number));
    }

    void add_who(const Person& person, Conditions& conditions) {
        if (person.by == Person::By::seat)
            conditions.push_back(fmt::format("m.move & 15 = {}", person.index));
        if (person.by != Person::By::name) return;
        const std::string& name = pattern_.names[static_cast<std::size_t>(person.index)];
        const std::string folded = add(fold(name));
        const std::string id = add(std::string(archive::without_brackets(name)));
        const std::string named = archive::players_named(folded, id);
        const std::string substitute = fmt::format(
            "EXISTS (SELECT 1 FROM substitutes u WHERE u.record_id = h.record_id AND u.position = "
            "h.position AND u.seat = char(unicode('A') + (m.move & 15)) AND u.player_id IN ({}))",
            named);
        conditions.push_back(fmt::format(
            "(m.move & 15 IN (SELECT unicode(s.seat) - unicode('A') FROM seats s WHERE s.record_id "
            "= h.record_id AND s.player_id IN ({})) OR {})",
            named, substitute));
    }

    void add_test(const Test& test, Conditions& conditions) {
        if (test.is == Test::Is::forced) conditions.push_back("m.choices = 1");
        if (test.is == Test::Is::verdict)
            conditions.push_back(fmt::format("m.move >> 7 & 3 = {}", test.number));
        if (test.is == Test::Is::mark)
            conditions.push_back(fmt::format("m.more >> 7 & 7 = {}", test.number));
        if (test.is == Test::Is::code)
            conditions.push_back(fmt::format(
                "EXISTS (SELECT 1 FROM findings f WHERE f.hand_id = h.hand_id AND f.ply = m.ply "
                "AND f.code = {} AND f.verdict = 'broken')",
                add(test.word)));
        const bool choices = test.is == Test::Is::compared && test.left.of == Value::Of::choices &&
                             test.right.of == Value::Of::number;
        constexpr std::string_view signs[] = {"=", "<>", "<", "<=", ">", ">="};
        if (choices)
            conditions.push_back(fmt::format("m.choices {} {}",
                                             signs[static_cast<std::size_t>(test.order)],
                                             add(test.right.number)));
    }

    const Pattern& pattern_;
    archive::Parameters& parameters_;
    int steps_ = 0;
};

}  // namespace

std::vector<std::string> found_by_index(const Pattern& pattern, archive::Parameters& parameters) {
    return Finder(pattern, parameters).by_index();
}

std::vector<std::string> found_within(const Pattern& pattern, archive::Parameters& parameters) {
    return Finder(pattern, parameters).within();
}

std::vector<std::string> left_to_follow(const Pattern& pattern) {
    std::vector<std::string> left;
    const auto add = [&](bool asked, const char* line) {
        if (asked) left.emplace_back(line);
    };
    add(true, "the order of the actions");
    add(!pattern.variables.empty(), "the players and tiles of the variables");
    add(pattern.needs.table, "the open ends");
    add(pattern.needs.hands, "the numbers of tiles");
    add(pattern.needs.totals, "the totals");
    add(pattern.needs.tiles, "the places of tiles");
    return left;
}

}  // namespace bones::inline store::find
