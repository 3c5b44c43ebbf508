// The tables of a shard's rows (schemas/clickhouse.sql); each lists its columns once. Most have the
// columns of an archive's row, with joined columns in place of references.
#pragma once

#include <algorithm>
#include <array>
#include <concepts>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "tools/lib/store/archive/rows.hpp"
#include "tools/lib/store/clickhouse/tsv.hpp"

namespace bones::batch {

using archive::MaybeNumber;
using archive::MaybeText;
using archive::MaybeWord;
using Numbers = std::span<const std::int64_t>;
using Words = std::span<const std::string_view>;

/// An empty row, for its list of columns.
template <class Row>
inline const Row no_row{};

/// A table in which columns repeat in many rows: their values are formatted once, with a tab after
/// each.
template <class Columns>
struct WrittenTable {
    std::string_view values;
};

/// Visits all columns except the named ones and `hand_id`, which only the archive has.
template <class Visit, std::size_t count>
struct Without {
    Visit& visit;
    std::array<std::string_view, count> left_out;

    template <class Value>
    void operator()(std::string_view name, const Value& value) {
        if (std::find(left_out.begin(), left_out.end(), name) == left_out.end()) visit(name, value);
    }
    void operator()(std::string_view, archive::HandRef) {}
    void operator()(std::string_view, std::optional<archive::HandRef>) {}
};
template <class Visit, class... Names>
auto without(Visit& visit, Names... names) {
    return Without<Visit, sizeof...(Names)>{visit, {std::string_view(names)...}};
}

/// Writes the values of a row.
class ValueWriter {
  public:
    explicit ValueWriter(TextWriter& out) : row_(out) {}

    template <std::integral Number>
    void operator()(std::string_view, Number value) {
        row_.number(value);
    }
    void operator()(std::string_view, std::string_view value) { row_.text(value); }
    void operator()(std::string_view, Numbers values) { row_.numbers(values); }
    void operator()(std::string_view, Words values) { row_.words(values); }
    template <class Value>
    void operator()(std::string_view name, const std::optional<Value>& value) {
        if (value)
            (*this)(name, *value);
        else
            row_.null();
    }
    template <class Columns>
    void operator()(WrittenTable<Columns> group) {
        row_.written(group.values);
    }

  private:
    clickhouse::TsvRow row_;
};

template <class Row>
void write_row(const Row& row, TextWriter& out) {
    Row::columns(row, ValueWriter(out));
}

/// The values of some columns as text, for use in several rows.
template <class Columns>
std::string written(const Columns& columns) {
    std::string values;
    {
        TextWriter out(values);
        write_row(columns, out);
    }
    values.back() = '\t';
    return values;
}

/// Calls `use(name, value)` for each column of a row. Only the type of the value is meaningful.
template <class Use>
struct EachColumn {
    Use& use;

    template <class Value>
    void operator()(std::string_view name, const Value& value) {
        use(name, value);
    }
    template <class Columns>
    void operator()(WrittenTable<Columns>) {
        Columns::columns(no_row<Columns>, *this);
    }
};
template <class Row, class Use>
void for_each_column(Use&& use) {
    Row::columns(no_row<Row>, EachColumn<Use>{use});
}

/// The first columns of all rows of a record.
struct Heading {
    std::uint64_t record_key = 0;
    MaybeWord game;
    MaybeText date;

    template <class Self, class Visit>
    static void columns(Self& r, Visit&& v) {
        v("record_key", r.record_key), v("game", r.game), v("date", r.date);
    }
};

/// The hand within the record.
struct Place {
    std::int64_t position = 0, hand = 0;

    template <class Self, class Visit>
    static void columns(Self& r, Visit&& v) {
        v("position", r.position), v("hand", r.hand);
    }
};

/// How a hand began and ended.
struct Course {
    MaybeWord leader, opening_tile;
    std::string_view ended;
    MaybeWord out_seat;

    template <class Self, class Visit>
    static void columns(Self& r, Visit&& v) {
        v("leader", r.leader), v("opening_tile", r.opening_tile), v("ended", r.ended);
        v("out_seat", r.out_seat);
    }
};

/// A seat with the name and identity of its player.
struct Sitter {
    std::string_view seat, player;
    MaybeText player_id;

    template <class Self, class Visit>
    static void columns(Self& r, Visit&& v) {
        v("seat", r.seat), v("player", r.player), v("player_id", r.player_id);
    }
};

/// A sitter in a row that may have no seat.
struct MaybeSitter {
    MaybeWord seat, player;
    MaybeText player_id;

    template <class Self, class Visit>
    static void columns(Self& r, Visit&& v) {
        v("seat", r.seat), v("player", r.player), v("player_id", r.player_id);
    }
};

struct GameRow {
    static constexpr std::string_view table = "records";
    std::uint64_t record_key = 0;
    std::string_view file;
    std::uint64_t line = 0, record = 0;
    const archive::RecordRow& row = no_row<archive::RecordRow>;
    MaybeText event, player_names, winner_names, totals;

    template <class Self, class Visit>
    static void columns(Self& r, Visit&& v) {
        v("record_key", r.record_key), v("file", r.file), v("line", r.line);
        v("record", r.record), v("event", r.event);
        archive::RecordRow::columns(r.row, without(v, "event_id"));
        v("player_names", r.player_names), v("winner_names", r.winner_names);
        v("totals", r.totals);
    }
};

struct PlayerRow {
    static constexpr std::string_view table = "seats";
    WrittenTable<Heading> heading;
    MaybeText event;
    WrittenTable<Sitter> sitter;
    const archive::SeatRow& row = no_row<archive::SeatRow>;
    std::string_view folded, stable_id;
    unsigned seats = 0;

    template <class Self, class Visit>
    static void columns(Self& r, Visit&& v) {
        v(r.heading), v("event", r.event), v(r.sitter);
        archive::SeatRow::columns(r.row, without(v, "seat", "player_id"));
        v("folded", r.folded), v("stable_id", r.stable_id), v("seats", r.seats);
    }
};

struct HandRow {
    static constexpr std::string_view table = "hands";
    WrittenTable<Heading> heading;
    const archive::HandRow& row = no_row<archive::HandRow>;

    template <class Self, class Visit>
    static void columns(Self& r, Visit&& v) {
        v(r.heading);
        archive::HandRow::columns(r.row, without(v));
    }
};

struct HandPlayerRow {
    static constexpr std::string_view table = "hand_seats";
    WrittenTable<Heading> heading;
    WrittenTable<Place> hand;
    WrittenTable<Course> course;
    WrittenTable<Sitter> sitter;
    const archive::HandSeatRow& row = no_row<archive::HandSeatRow>;

    template <class Self, class Visit>
    static void columns(Self& r, Visit&& v) {
        v(r.heading), v(r.hand), v(r.course), v(r.sitter);
        archive::HandSeatRow::columns(r.row, without(v, "seat"));
    }
};

/// The columns of the archive's view `actions`. There are very many rows, so action_rows.cpp writes
/// them without this list, in the same order.
struct ActionColumns {
    static constexpr std::string_view table = "actions";
    WrittenTable<Heading> heading;
    WrittenTable<Place> hand;
    std::int64_t ply = 0;
    WrittenTable<MaybeSitter> sitter;
    std::string_view kind;
    MaybeWord tile;
    MaybeNumber inner, outer, arm, written_arm, suit;
    MaybeWord manner, mark, ends_before, ends_after;
    MaybeNumber open_before, choices, forced;
    MaybeWord verdict;

    template <class Self, class Visit>
    static void columns(Self& r, Visit&& v) {
        v(r.heading), v(r.hand), v("ply", r.ply), v(r.sitter), v("kind", r.kind);
        v("tile", r.tile), v("inner", r.inner), v("outer", r.outer), v("arm", r.arm);
        v("written_arm", r.written_arm), v("suit", r.suit), v("manner", r.manner);
        v("mark", r.mark), v("ends_before", r.ends_before), v("ends_after", r.ends_after);
        v("open_before", r.open_before), v("choices", r.choices), v("forced", r.forced);
        v("verdict", r.verdict);
    }
};

/// The hand within the record, for a row that may have none.
struct MaybePlace {
    MaybeNumber position, hand;

    template <class Self, class Visit>
    static void columns(Self& r, Visit&& v) {
        v("position", r.position), v("hand", r.hand);
    }
};

struct FindingRow {
    static constexpr std::string_view table = "findings";
    WrittenTable<Heading> heading;
    WrittenTable<MaybePlace> hand;
    WrittenTable<MaybeSitter> sitter;
    const archive::FindingRow& row = no_row<archive::FindingRow>;
    MaybeText evidence;
    std::int64_t called = 0;

    template <class Self, class Visit>
    static void columns(Self& r, Visit&& v) {
        v(r.heading), v(r.hand), v(r.sitter);
        archive::FindingRow::columns(r.row, without(v, "seat"));
        v("evidence", r.evidence), v("called", r.called);
    }
};

struct LedgerRow {
    static constexpr std::string_view table = "ledger";
    WrittenTable<Heading> heading;
    WrittenTable<Place> hand;
    WrittenTable<Sitter> sitter;
    const archive::LedgerRow& row = no_row<archive::LedgerRow>;

    template <class Self, class Visit>
    static void columns(Self& r, Visit&& v) {
        v(r.heading), v(r.hand), v(r.sitter);
        archive::LedgerRow::columns(r.row, without(v, "seat"));
    }
};

/// The first columns of rows from which statistics and violation reports are computed.
struct GroupHeading {
    std::uint64_t record_key = 0;
    std::string_view game, event, month;

    template <class Self, class Visit>
    static void columns(Self& r, Visit&& v) {
        v("record_key", r.record_key), v("game", r.game), v("event", r.event);
        v("month", r.month);
    }
};

/// The questions for which a row of sums counts.
enum class Answers { all, of_everybody, of_some_seats };

struct SumRow {
    static constexpr std::string_view table = "sums";
    WrittenTable<GroupHeading> heading;
    std::string_view per, key, name;
    unsigned seats = 0;
    Answers answers = Answers::all;
    Words metric;
    std::array<Numbers, 7> parts;  ///< in the order of stats::parts_of_sample

    template <class Self, class Visit>
    static void columns(Self& r, Visit&& v) {
        constexpr std::array names{"n", "sum", "most", "units", "squares", "products", "sizes"};
        v(r.heading), v("per", r.per), v("key", r.key), v("name", r.name), v("seats", r.seats);
        v("answers", static_cast<unsigned>(r.answers)), v("metric", r.metric);
        for (std::size_t i = 0; i < names.size(); ++i) v(names[i], r.parts[i]);
    }
};

struct ChanceRow {
    static constexpr std::string_view table = "chances";
    WrittenTable<GroupHeading> heading;
    std::string_view key, name;
    unsigned seats = 0, before = 0, before_same = 0;  ///< one bit for each seat
    Numbers chances;
    Words code;
    std::array<Numbers, 5> breaches;

    template <class Self, class Visit>
    static void columns(Self& r, Visit&& v) {
        constexpr std::array names{"proven", "if_right", "open", "called", "points"};
        v(r.heading), v("key", r.key), v("name", r.name), v("seats", r.seats);
        v("before", r.before), v("before_same", r.before_same), v("chances", r.chances);
        v("code", r.code);
        for (std::size_t i = 0; i < names.size(); ++i) v(names[i], r.breaches[i]);
    }
};

struct CaseRow {
    static constexpr std::string_view table = "cases";
    std::uint64_t record_key = 0;
    std::string_view game;
    unsigned seats = 0;
    std::string_view code;
    std::int64_t proven = 0, holds_always = 0;
    std::string_view line;  ///< the JSON line of bones-violations

    template <class Self, class Visit>
    static void columns(Self& r, Visit&& v) {
        v("record_key", r.record_key), v("game", r.game), v("seats", r.seats), v("code", r.code);
        v("proven", r.proven), v("holds_always", r.holds_always), v("case", r.line);
    }
};

/// All tables, in the order of RowTable (rows.hpp).
template <class... Rows>
struct TableList {
    template <class Use>
    static void for_each(Use&& use) {
        (use(no_row<Rows>), ...);
    }
};
using Tables = TableList<GameRow, PlayerRow, HandRow, HandPlayerRow, ActionColumns, FindingRow,
                         LedgerRow, SumRow, ChanceRow, CaseRow>;

}  // namespace bones::batch
