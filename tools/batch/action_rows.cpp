// Writes the rows of actions, in the order of ActionColumns. Most rows belong to this table, so
// repeated values are formatted once and then copied in chunks of fixed size.
#include <algorithm>
#include <array>
#include <cstring>

#include "libnotation/text/digits.hpp"
#include "tools/batch/rows.hpp"

namespace bones::batch {

namespace {

using archive::ActionRow;

constexpr std::size_t chunk = 16;
/// Buffer bytes for an action's row besides the values of its hand and seat. Includes room for
/// bytes that are copied past the end of those values.
constexpr std::size_t most_of_rest = 512;

/// Short values, each with a tab after it. They are copied as a block of fixed size; the next value
/// overwrites the bytes after their end.
class ShortValues {
  public:
    ShortValues& add(std::string_view value) {
        std::copy(value.begin(), value.end(), data_.begin() + size_);
        size_ = static_cast<std::uint8_t>(size_ + value.size() + 1);
        data_[size_ - 1u] = '\t';
        return *this;
    }
    ShortValues& add(int number) {
        char digits[room_for_digits];
        const char* const end = put_digits(digits, static_cast<std::uint64_t>(number));
        return add(std::string_view(digits, static_cast<std::size_t>(end - digits)));
    }
    char* put(char* at) const {
        std::memcpy(at, this, chunk);  // includes the size member
        return at + size_;
    }

  private:
    std::array<char, chunk - 1> data_{};
    std::uint8_t size_ = 0;
};
static_assert(sizeof(ShortValues) == chunk);

/// Longer values, copied in the same way, chunk by chunk.
class LongValues {
  public:
    void become(std::string_view values) {
        size_ = values.size();
        data_.assign(values).append(chunk, '\0');
    }
    bool empty() const { return size_ == 0; }
    std::size_t size() const { return size_; }
    char* put(char* at) const {
        const char* const data = data_.data();
        for (std::size_t i = 0; i < size_; i += chunk) std::memcpy(at + i, data + i, chunk);
        return at + size_;
    }

  private:
    std::string data_;
    std::size_t size_ = 0;
};

constexpr std::string_view null = "\\N";

/// Values for each number from 0, and for `nothing`.
using ByNumber = std::array<ShortValues, ActionRow::nothing + 1>;
template <class Add>
ByNumber by_number(Add&& add) {
    ByNumber values;
    for (int i = 0; i <= ActionRow::nothing; ++i) add(values[static_cast<std::size_t>(i)], i);
    return values;
}
ShortValues& add_number(ShortValues& values, int number) {
    return number == ActionRow::nothing ? values.add(null) : values.add(number);
}

/// The tile with its inner and outer half, for each way in which it can lie.
using TileValues = std::array<ByTile<ShortValues>, 3>;
TileValues tile_values() {
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
}

/// The values of a list of words; an empty word is written as NULL.
template <std::size_t count>
std::array<ShortValues, count> values_of(const std::array<std::string_view, count>& words) {
    std::array<ShortValues, count> values;
    for (std::size_t i = 0; i < count; ++i) values[i].add(words[i].empty() ? null : words[i]);
    return values;
}

/// The prepared values of an action's columns, except the open ends.
struct WrittenValues {
    ByNumber numbers = by_number([](ShortValues& values, int i) { add_number(values, i); });
    /// An arm whose written number is the same.
    ByNumber arms =
        by_number([](ShortValues& values, int i) { add_number(add_number(values, i), i); });
    /// A suit without a manner or a mark.
    ByNumber plain_suits =
        by_number([](ShortValues& values, int i) { add_number(values, i).add(null).add(null); });
    /// The number of choices, and whether there was only one.
    ByNumber choices = by_number([](ShortValues& values, int i) {
        add_number(values, i);
        add_number(values, i == ActionRow::nothing ? i : i == 1);
    });
    TileValues tiles = tile_values();
    decltype(values_of(kind_words)) kinds = values_of(kind_words);
    std::array<ShortValues, 3> manners = values_of<3>({"", "crosswise", "prize"});
    std::array<ShortValues, 7> marks = values_of(mark_names);
    std::array<ShortValues, 3> verdicts = values_of(verdict_names);
    ShortValues none = ShortValues().add(null);
    ShortValues three_of_none = ShortValues().add(null).add(null).add(null);
};

char* put_large(char* at, std::int32_t number) {
    at = put_digits(at, static_cast<std::uint64_t>(number));
    *at++ = '\t';
    return at;
}

/// The open ends before or after an action, and their numbers as bits.
class Ends {
  public:
    void become(const TableView& table) {
        char* end = archive::put_ends(table, text_.data());
        if (end == text_.data()) return become_none();
        *end++ = '\t';
        size_ = static_cast<std::size_t>(end - text_.data());
        const std::int32_t open = archive::open_numbers(table);
        open_ = {};
        open_.add(open);
    }
    void become_none() {
        open_ = ShortValues().add(null);
        size_ = static_cast<std::size_t>(open_.put(text_.data()) - text_.data());
    }
    char* put(char* at) const {
        for (std::size_t i = 0; i < size_; i += chunk) std::memcpy(at + i, &text_[i], chunk);
        return at + size_;
    }
    char* put_open(char* at) const { return open_.put(at); }

  private:
    std::array<char, archive::room_for_ends + chunk> text_{};
    std::size_t size_ = 0;
    ShortValues open_;
};

/// Writes the last values of an action's row.
char* put_rest(char* at, const ActionRow& action, const Ends& before, const Ends& after,
               const WrittenValues& words) {
    at = words.kinds[static_cast<std::size_t>(kind_number(action.kind))].put(at);
    at = action.tile == ActionRow::nothing
             ? words.three_of_none.put(at)
             : words.tiles[static_cast<std::size_t>(action.inward)][action.tile].put(at);
    at = action.arm == action.written_arm
             ? words.arms[action.arm].put(at)
             : words.numbers[action.written_arm].put(words.numbers[action.arm].put(at));
    if (action.manner == ActionRow::Manner::none && action.mark == Mark::none) {
        at = words.plain_suits[action.suit].put(at);
    } else {
        at = words.numbers[action.suit].put(at);
        at = words.manners[static_cast<std::size_t>(action.manner)].put(at);
        at = words.marks[static_cast<std::size_t>(action.mark)].put(at);
    }
    at = action.judged ? before.put_open(after.put(before.put(at))) : words.three_of_none.put(at);
    if (action.choices < ActionRow::nothing)
        at = words.choices[static_cast<std::uint8_t>(action.choices)].put(
            at);  // -1: unknown, written as NULL
    else
        at = words.numbers[0].put(put_large(at, action.choices));
    return action.judged ? words.verdicts[static_cast<std::size_t>(action.verdict)].put(at)
                         : words.none.put(at);
}

}  // namespace

void ArchiveRowWriter::write_actions(Texts& texts) {
    static const WrittenValues words;
    std::array<LongValues, most_seats + 1>
        of_seats;  // filled on first use; the last is for actions without a seat
    const auto of_seat_of = [&](Seat seat, archive::HandRef hand) -> const LongValues& {
        const int index = seat.exists() ? seat.index() : most_seats;
        LongValues& values = of_seats[static_cast<std::size_t>(index)];
        if (values.empty())
            values.become(written_sitter(archive::word_if_any(seat), hand.index + 1));
        return values;
    };
    LongValues of_hand;
    Ends before, after;
    const auto write_action = [&](const ActionRow& action, TextWriter& out) {
        if (action.ply == 1) {
            before.become_none();
            if (!rows_.substitutes.empty()) of_seats = {};
            of_hand.become(heading_ + values_of(action.hand).place);
        }
        if (action.ends_changed) after.become(action.after);
        const LongValues& of_seat = of_seat_of(action.seat, action.hand);
        char* at = of_hand.put(out.room(of_hand.size() + of_seat.size() + most_of_rest));
        at = action.ply < ActionRow::nothing
                 ? words.numbers[static_cast<std::uint8_t>(action.ply)].put(at)
                 : put_large(at, action.ply);
        at = of_seat.put(at);
        at = put_rest(at, action, before, action.ends_changed ? after : before, words);
        at[-1] = '\n';
        out.take_until(at);
        if (action.ends_changed) std::swap(before, after);
    };
    while (builder_.next_actions(rows_))
        write_rows(rows_.actions, RowTable::actions, texts, write_action);
}

}  // namespace bones::batch
