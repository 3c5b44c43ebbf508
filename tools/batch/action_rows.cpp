// The rows of actions. Most of all rows are of this table: what is the same in all actions of a
// hand, of a seat, or of a tile is written once, and put together with few bytes looked at.
#include <algorithm>
#include <array>
#include <charconv>

#include "tools/batch/rows.hpp"

namespace bones::batch {

namespace {

using archive::ActionRow;

/// Values that are short whatever they are, a tab after each. It is put as a whole, with what lies
/// behind its end, which is written over next.
template <std::size_t most>
class ValuesOfSize {
  public:
    ValuesOfSize& add(std::string_view value) {
        std::copy(value.begin(), value.end(), data_.begin() + size_);
        size_ = static_cast<std::uint8_t>(size_ + value.size() + 1);
        data_[size_ - 1u] = '\t';
        return *this;
    }
    ValuesOfSize& add(int number) {
        char digits[most];
        char* const end = std::to_chars(digits, digits + most, number).ptr;
        return add(std::string_view(digits, static_cast<std::size_t>(end - digits)));
    }
    char* put(char* at) const {
        std::copy(data_.begin(), data_.end(), at);
        return at + size_;
    }

  private:
    std::array<char, most> data_{};
    std::uint8_t size_ = 0;
};

using ShortValues = ValuesOfSize<16>;

constexpr std::string_view null = "\\N";

/// The numbers from 0 on; `nothing`, of a small number, is NULL.
const std::array<ShortValues, 256>& small_numbers() {
    static const std::array<ShortValues, 256> values = [] {
        std::array<ShortValues, 256> made;
        for (int i = 0; i < ActionRow::nothing; ++i) made[static_cast<std::size_t>(i)].add(i);
        made[ActionRow::nothing].add(null);
        return made;
    }();
    return values;
}

/// Tile, inner and outer half, by how it lies.
using TileValues = std::array<ByTile<ShortValues>, 3>;
const TileValues& tile_values() {
    static const TileValues values = [] {
        TileValues made;
        for (int n = 0; n < most_tiles; ++n) {
            const Tile tile = Tile::numbered(n);
            for (ByTile<ShortValues>& by_tile : made) by_tile[n].add(archive::word(tile));
            using Inward = ActionRow::Inward;
            const auto of = [&](Inward inward) -> ShortValues& {
                return made[static_cast<std::size_t>(inward)][n];
            };
            of(Inward::none).add(null).add(null);
            of(Inward::low).add(tile.low()).add(tile.high());
            of(Inward::high).add(tile.high()).add(tile.low());
        }
        return made;
    }();
    return values;
}

/// Each of some words; an empty one is NULL.
template <std::size_t count>
std::array<ShortValues, count> values_of(const std::array<std::string_view, count>& words) {
    std::array<ShortValues, count> values;
    for (std::size_t i = 0; i < count; ++i) values[i].add(words[i].empty() ? null : words[i]);
    return values;
}

/// What actions are and how they are marked.
struct Words {
    decltype(values_of(archive::kind_words)) kinds = values_of(archive::kind_words);
    std::array<ShortValues, 3> manners = values_of<3>({"", "crosswise", "prize"});
    std::array<ShortValues, 7> marks = values_of<7>({"", "!", "?", "!!", "??", "!?", "?!"});
    std::array<ShortValues, 3> verdicts = values_of<3>({"kept", "open", "broken"});
    ShortValues none = ShortValues().add(null);
    ShortValues no_tile = ShortValues().add(null).add(null).add(null);
};

char* put(char* at, std::string_view values) {
    return std::copy(values.begin(), values.end(), at);
}

/// NULL if negative.
char* put_number(char* at, std::int32_t value) {
    constexpr std::size_t most_digits = 11;  // a sign among them
    if (value < ActionRow::nothing)
        return small_numbers()[value < 0 ? ActionRow::nothing : static_cast<std::uint8_t>(value)]
            .put(at);
    at = std::to_chars(at, at + most_digits, value).ptr;
    *at++ = '\t';
    return at;
}

/// The open ends before an action, or after it.
struct Ends {
    ValuesOfSize<64> value = ValuesOfSize<64>().add(null);
    std::int32_t open = 0;

    void become(const TableView& table) {
        archive::ShortText words;
        archive::append_ends(table, words);
        value = {};
        value.add(words.view().empty() ? null : words.view());
        open = archive::open_numbers(table);
    }
};

/// The last values of an action's row, of which it has room for more than enough.
char* put_rest(char* at, const ActionRow& action, const Ends& before, const Ends& after,
               const Words& words) {
    const auto& numbers = small_numbers();
    at = words.kinds[static_cast<std::size_t>(archive::kind_number(action.kind))].put(at);
    at = action.tile == ActionRow::nothing
             ? words.no_tile.put(at)
             : tile_values()[static_cast<std::size_t>(action.inward)][action.tile].put(at);
    for (const std::uint8_t number : {action.arm, action.written_arm, action.suit})
        at = numbers[number].put(at);
    at = words.manners[static_cast<std::size_t>(action.manner)].put(at);
    at = words.marks[static_cast<std::size_t>(action.mark)].put(at);
    if (action.judged) {
        at = before.value.put(at);
        at = after.value.put(at);
        at = put_number(at, before.open == 0 ? -1 : before.open);
    } else {
        at = words.none.put(words.none.put(words.none.put(at)));
    }
    at = put_number(at, action.choices);
    at = put_number(at, action.choices < 0 ? -1 : action.choices == 1);
    return action.judged ? words.verdicts[static_cast<std::size_t>(action.verdict)].put(at)
                         : words.none.put(at);
}

}  // namespace

void ArchiveRowWriter::write_actions(std::string& text) {
    static const Words words;
    // All but what is of a hand and of a seat: at most 24 values, two of them open ends.
    constexpr std::size_t most_of_rest = 512;
    std::array<std::string, most_seats + 1> of_seats;  // written when first met; nobody's is last
    const auto of_seat_of = [&](Seat seat) -> const std::string& {
        const int index = seat.exists() ? seat.index() : most_seats;
        std::string& values = of_seats[static_cast<std::size_t>(index)];
        if (values.empty())
            values = written_values([&](TsvRow& row) { append_people(row, archive::word(seat)); });
        return values;
    };
    TextWriter out(text);
    std::string of_hand;
    Ends before, after;
    for (const ActionRow& action : rows_.actions) {
        if (action.ply == 1) {
            before = {};
            of_hand.assign(identity_).append(place_of(action.hand));
        }
        if (action.ends_told) after.become(action.after);
        const std::string& of_seat = of_seat_of(action.seat);
        char* at = out.room(of_hand.size() + of_seat.size() + most_of_rest);
        at = put(at, of_hand);
        at = put_number(at, action.ply);
        at = put(at, of_seat);
        at = put_rest(at, action, before, action.ends_told ? after : before, words);
        at[-1] = '\n';
        out.take_until(at);
        if (action.ends_told) std::swap(before, after);
    }
}

}  // namespace bones::batch
