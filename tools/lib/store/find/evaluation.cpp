#include "tools/lib/store/find/evaluation.hpp"

#include <algorithm>

#include "tools/lib/store/archive/words.hpp"

namespace bones::inline store::find {

namespace {

Truth truth(bool yes) {
    return yes ? Truth::yes : Truth::no;
}

Truth negated(Truth truth) {
    if (truth == Truth::open) return truth;
    return static_cast<Truth>(-static_cast<int>(truth));
}

bool holds(Test::Order order, std::int64_t a, std::int64_t b) {
    switch (order) {
        case Test::Order::equal:
            return a == b;
        case Test::Order::unequal:
            return a != b;
        case Test::Order::less:
            return a < b;
        case Test::Order::at_most:
            return a <= b;
        case Test::Order::more:
            return a > b;
        case Test::Order::at_least:
            return a >= b;
    }
    return false;
}

bool shows(const ArmView& arm, std::int64_t number) {
    return arm.open == number || arm.other == number;
}

}  // namespace

bool Evaluation::meets(const Step& step, std::uint32_t index, Bindings& bindings) const {
    const Ply& ply = hand_.ply(index);
    if (step.kind != Kind::any && step.kind != ply.kind) return false;
    for (const What& what : step.what)
        if (!meets_what(what, index, bindings)) return false;
    if (step.who && !meets_who(step, ply, bindings)) return false;
    return step.when == no_number || test(step.when, index, bindings) >= Truth::yes;
}

bool Evaluation::meets_what(const What& what, std::uint32_t index, Bindings& bindings) const {
    const Ply& ply = hand_.ply(index);
    const TableView* table = hand_.table(index);
    switch (what.is) {
        case What::Is::any_tile:
            return ply.tile || ply.kind == Kind::play || ply.kind == Kind::draw ||
                   ply.kind == Kind::show;
        case What::Is::tile:
            if (!ply.tile) return false;
            if (what.tile.variable == no_number) return what.tile.covers(*ply.tile);
            return bind(what.tile.variable, static_cast<std::uint8_t>(ply.tile->number()),
                        bindings);
        case What::Is::doubled:
            return ply.tile && ply.tile->is_double();
        case What::Is::outer:
            return !hand_.judged() || (ply.outer >> what.number & 1) != 0;
        case What::Is::led:
            return !hand_.judged() || ply.suit == what.number;
        case What::Is::on:
            if (!hand_.judged()) return true;
            return table != nullptr && (static_cast<std::uint32_t>(archive::open_numbers(*table)) &
                                        what.bits) == what.bits;
    }
    return false;
}

bool Evaluation::meets_who(const Step& step, const Ply& ply, Bindings& bindings) const {
    if (!ply.seat.exists() || ply.seat.index() >= people_.players) return false;
    const Person& person = *step.who;
    if (person.by == Person::By::variable && !step.not_by)
        return bind(person.index, people_.who[ply.seat], bindings);
    return seats_of(person, ply, bindings).contains(ply.seat) != step.not_by;
}

// Two variables must stand for two different people or tiles.
bool Evaluation::bind(int variable, std::uint8_t value, Bindings& bindings) const {
    const auto index = static_cast<std::size_t>(variable);
    if (bindings.values[index] != Bindings::nothing) return bindings.values[index] == value;
    for (std::size_t other = 0; other < pattern_.variables.size(); ++other)
        if (pattern_.variables[other].is_tile == pattern_.variables[index].is_tile &&
            bindings.values[other] == value)
            return false;
    bindings.values[index] = value;
    return true;
}

SeatSet Evaluation::seats_of_person(std::uint8_t who) const {
    SeatSet seats;
    for (int s = 0; s < people_.players; ++s)
        if (people_.who[s] == who) seats |= Seat(s);
    return seats;
}

SeatSet Evaluation::seats_of(const Person& person, const Ply& ply, const Bindings& bindings) const {
    const auto index = static_cast<std::size_t>(person.index);
    switch (person.by) {
        case Person::By::me:
            return ply.seat.exists() ? SeatSet(ply.seat) : SeatSet();
        case Person::By::seat:
            return person.index < people_.players ? SeatSet(Seat(person.index)) : SeatSet();
        case Person::By::name:
            return people_.named[index];
        case Person::By::variable:
            return seats_of_person(bindings.values[index]);
        case Person::By::partner:
            break;
    }
    SeatSet partners;
    const SeatSet own = seats_of_person(bindings.values[index]);
    for (const Seat seat : own)
        for (int s = seat.index() % people_.sides; s < people_.players; s += people_.sides)
            partners |= Seat(s);
    return partners - own;
}

Truth Evaluation::test(int number, std::uint32_t index, const Bindings& bindings) const {
    const Test& asked = pattern_.tests[static_cast<std::size_t>(number)];
    switch (asked.is) {
        case Test::Is::all:
            return all_of(asked, index, bindings);
        case Test::Is::any:
            return any_of(asked, index, bindings);
        case Test::Is::negated:
            return negated(test(asked.parts.front(), index, bindings));
        case Test::Is::compared:
            return compare(asked, index, bindings);
        case Test::Is::laid:
            return is_laid(asked, index, bindings);
        case Test::Is::mark:
            return truth(static_cast<int>(hand_.ply(index).mark) == asked.number);
        default:
            return hand_.judged() ? judged(asked, index, bindings) : Truth::open;
    }
}

Truth Evaluation::all_of(const Test& asked, std::uint32_t index, const Bindings& bindings) const {
    Truth all = Truth::yes;
    bool open = false;
    for (const int part : asked.parts) {
        const Truth one = test(part, index, bindings);
        if (one == Truth::no) return one;
        open = open || one == Truth::open;
        all = std::min(all, one);
    }
    return open ? Truth::open : all;
}

Truth Evaluation::any_of(const Test& asked, std::uint32_t index, const Bindings& bindings) const {
    Truth any = Truth::no;
    for (const int part : asked.parts) {
        const Truth one = test(part, index, bindings);
        if (one == Truth::yes) return one;
        any = std::max(any, one);
    }
    return any;
}

/// Evaluates a test that needs the referee.
Truth Evaluation::judged(const Test& asked, std::uint32_t index, const Bindings& bindings) const {
    const Ply& ply = hand_.ply(index);
    switch (asked.is) {
        case Test::Is::held:
        case Test::Is::maybe_held:
            return is_held(asked, index, bindings);
        case Test::Is::open:
            return is_open(asked, index);
        case Test::Is::forced:
            return ply.choices == no_number ? Truth::unknown : truth(ply.choices == 1);
        case Test::Is::verdict:
            return ply.verdict ? truth(static_cast<int>(*ply.verdict) == asked.number)
                               : Truth::unknown;
        case Test::Is::code:
            return truth(hand_.has_code(index, asked.word));
        default:
            return Truth::unknown;
    }
}

TileSet Evaluation::tiles_of(const TilePattern& tile, const Bindings& bindings) const {
    TileSet tiles;
    if (tile.variable != no_number) {
        tiles.add(Tile::numbered(bindings.values[static_cast<std::size_t>(tile.variable)]));
        return tiles;
    }
    if (tile.first != no_number && tile.second != no_number)
        return TileSet(Tile(tile.first, tile.second));
    return TileSet::with(tile.first == no_number ? tile.second : tile.first);
}

// `maybe held` is true unless it is known to be false.
Truth Evaluation::is_held(const Test& asked, std::uint32_t index, const Bindings& bindings) const {
    const TileSet tiles = tiles_of(asked.tile, bindings);
    const SeatSet seats = seats_of(asked.whom, hand_.ply(index), bindings);
    Truth held = seats.empty() ? Truth::unknown : Truth::no;
    for (const Seat seat : seats) {
        const Holding* holding = hand_.holding(index, seat);
        if (holding == nullptr)
            held = std::max(held, Truth::unknown);
        else if (holding->held.intersects(tiles))
            held = Truth::yes;
        else if (!(tiles - holding->absent).empty())
            held = std::max(held, Truth::unknown);
    }
    return asked.is == Test::Is::maybe_held ? truth(held != Truth::no) : held;
}

Truth Evaluation::is_laid(const Test& asked, std::uint32_t index, const Bindings& bindings) const {
    Truth laid = Truth::no;
    for (const Tile tile : tiles_of(asked.tile, bindings)) {
        const std::optional<bool> known = hand_.laid(index, tile);
        laid = std::max(laid, known ? truth(*known) : Truth::unknown);
    }
    return laid;
}

Truth Evaluation::is_open(const Test& asked, std::uint32_t index) const {
    const TableView* table = hand_.table(index);
    if (table == nullptr) return Truth::unknown;
    return truth((archive::open_numbers(*table) >> asked.number & 1) != 0);
}

Truth Evaluation::compare(const Test& asked, std::uint32_t index, const Bindings& bindings) const {
    const auto is_written = [](const Value& value) {
        return value.of == Value::Of::number || value.of == Value::Of::ply;
    };
    if (!hand_.judged() && !(is_written(asked.left) && is_written(asked.right))) return Truth::open;
    const auto left = value(asked.left, index, bindings);
    const auto right = value(asked.right, index, bindings);
    return left && right ? truth(holds(asked.order, *left, *right)) : Truth::unknown;
}

std::optional<std::int64_t> Evaluation::value(const Value& asked, std::uint32_t index,
                                              const Bindings& bindings) const {
    const Ply& ply = hand_.ply(index);
    const auto known = [](std::int64_t number) {
        return number == no_number ? std::nullopt : std::optional(number);
    };
    switch (asked.of) {
        case Value::Of::number:
            return asked.number;
        case Value::Of::ply:
            return index + 1;
        case Value::Of::choices:
            return known(ply.choices);
        case Value::Of::yard:
            return known(hand_.stock(index));
        case Value::Of::arms:
        case Value::Of::arms_with:
        case Value::Of::arms_under_spell:
            return arms(asked, index);
        case Value::Of::left:
        case Value::Of::total:
            break;
    }
    // If the person has several seats, the value is ambiguous.
    const SeatSet seats = seats_of(asked.whom, ply, bindings);
    if (seats.size() != 1) return std::nullopt;
    if (asked.of == Value::Of::total) return hand_.total(seats.first());
    const Holding* holding = hand_.holding(index, seats.first());
    return holding == nullptr ? std::nullopt : known(holding->count);
}

std::optional<std::int64_t> Evaluation::arms(const Value& asked, std::uint32_t index) const {
    const TableView* table = hand_.table(index);
    if (table == nullptr) return std::nullopt;
    if (asked.of == Value::Of::arms) return table->count;
    const auto begin = table->arms.begin();
    return std::count_if(begin, begin + table->count, [&](const ArmView& arm) {
        return asked.of == Value::Of::arms_under_spell ? arm.spellbound : shows(arm, asked.number);
    });
}

}  // namespace bones::inline store::find
