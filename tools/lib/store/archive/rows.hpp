// One record as rows of the archive's tables. schemas/archive.sql documents the columns.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "tools/lib/io/records/copies.hpp"
#include "tools/lib/store/archive/words.hpp"

namespace bones::inline store::archive {

// Types of columns that may be NULL. Other columns are NOT NULL.
using MaybeNumber = std::optional<std::int64_t>;
using MaybeWord = std::optional<std::string_view>;
using MaybeText = std::optional<std::string>;

inline MaybeText null_if_empty(std::string text) {
    return text.empty() ? MaybeText() : MaybeText(std::move(text));
}

/// A hand of the record, by its position from 0. In the tables it is a hand_id.
struct HandRef {
    std::int32_t index = 0;
};

/// Each row type lists its columns once, in `columns`, in the order of the table. The code that
/// inserts, compares and updates rows uses that list, as do the rows and tables of tools/batch.
struct RecordRow {
    static constexpr std::string_view table = "records", parent = {};
    MaybeNumber event_id;  ///< set when the row is stored
    MaybeText fingerprint;
    std::string text_hash;
    std::string text;
    std::int64_t cut = 0;
    MaybeText arms;
    MaybeWord game;
    std::int64_t ruleset = 1, players = 0;
    MaybeText sheet_id, site, recorder, date, first_day, last_day, time, round, table_name;
    std::int64_t hands = 0, actions = 0, complete = 0, totals_known = 0;
    MaybeText winners;
    std::int64_t errors = 0, broken = 0, claims = 0, notes = 0, open = 0;
    std::string event;  ///< the event's name; not a column

    template <class Self, class Visit>
    static void columns(Self& r, Visit&& v) {
        v("fingerprint", r.fingerprint), v("text_hash", r.text_hash);
        v("text", r.text), v("cut", r.cut), v("arms", r.arms), v("game", r.game),
            v("ruleset", r.ruleset);
        v("players", r.players), v("sheet_id", r.sheet_id);
        v("event_id", r.event_id), v("site", r.site);
        v("recorder", r.recorder), v("date", r.date), v("first_day", r.first_day);
        v("last_day", r.last_day), v("time", r.time), v("round", r.round);
        v("table_name", r.table_name), v("hands", r.hands), v("actions", r.actions);
        v("complete", r.complete), v("totals_known", r.totals_known), v("winners", r.winners);
        v("errors", r.errors), v("broken", r.broken), v("claims", r.claims), v("notes", r.notes);
        v("open", r.open);
    }
};

struct SeatRow {
    static constexpr std::string_view table = "seats", parent = "record_id";
    std::string_view seat;
    MaybeNumber player_id;  ///< set when the row is stored
    MaybeText name;
    std::string_view side;
    MaybeNumber total, claimed_total, won;
    std::string stable_id;  ///< not a column

    template <class Self, class Visit>
    static void columns(Self& r, Visit&& v) {
        v("seat", r.seat), v("player_id", r.player_id), v("name", r.name), v("side", r.side);
        v("total", r.total), v("claimed_total", r.claimed_total), v("won", r.won);
    }
};

/// The player at a seat in a hand who replaced the first one.
struct SubstituteRow {
    static constexpr std::string_view table = "substitutes", parent = "record_id";
    std::int64_t position = 1;  ///< the hand's position, from 1
    std::string_view seat;
    MaybeNumber player_id;  ///< set when the row is stored
    MaybeText name;
    std::string stable_id;  ///< not a column

    template <class Self, class Visit>
    static void columns(Self& r, Visit&& v) {
        v("position", r.position), v("seat", r.seat), v("player_id", r.player_id);
        v("name", r.name);
    }
};

struct HouseRuleRow {
    static constexpr std::string_view table = "house_rules", parent = "record_id";
    std::string_view name;
    std::string value;
    std::int64_t usual = 1;

    template <class Self, class Visit>
    static void columns(Self& r, Visit&& v) {
        v("name", r.name), v("value", r.value), v("usual", r.usual);
    }
};

struct HandRow {
    static constexpr std::string_view table = "hands", parent = "record_id";
    HandRef hand;
    std::int64_t position = 1, number = 1;
    MaybeWord leader, opening_tile;
    std::string_view ended;
    MaybeWord out_seat, claimed_end;
    std::int64_t score_known = 0, score_taken = 0, layout_known = 1, actions = 0;

    template <class Self, class Visit>
    static void columns(Self& r, Visit&& v) {
        v("hand_id", r.hand), v("position", r.position), v("number", r.number);
        v("leader", r.leader), v("opening_tile", r.opening_tile), v("ended", r.ended);
        v("out_seat", r.out_seat), v("claimed_end", r.claimed_end);
        v("score_known", r.score_known), v("score_taken", r.score_taken);
        v("layout_known", r.layout_known), v("actions", r.actions);
    }
};

struct HandSeatRow {
    static constexpr std::string_view table = "hand_seats", parent = {};
    HandRef hand;
    std::string_view seat;
    MaybeNumber points, claimed;
    MaybeText dealt;
    MaybeNumber tiles_left, pips_left;

    template <class Self, class Visit>
    static void columns(Self& r, Visit&& v) {
        v("hand_id", r.hand), v("seat", r.seat), v("points", r.points), v("claimed", r.claimed);
        v("dealt", r.dealt), v("tiles_left", r.tiles_left), v("pips_left", r.pips_left);
    }
};

/// Kept small, because a record has many. Texts are made when rows are stored.
struct ActionRow {
    static constexpr std::string_view table = "moves", parent = {};
    static constexpr std::uint8_t nothing = 255;  ///< in place of a small number

    /// The half of a tile that touches the layout, as it is stored.
    enum class Inward : std::uint8_t { none, low, high };
    enum class Manner : std::uint8_t { none, crosswise, prize };

    HandRef hand;
    std::int32_t ply = 1;
    std::int32_t choices = -1;  ///< -1: the hand is unknown
    /// The open numbers at a pass, one bit each; -1: none, or not a pass.
    std::int32_t passed_on = -1;
    Seat seat;
    ActionKind kind = ActionKind::play;
    Mark mark = Mark::none;
    bool judged = false;
    Verdict verdict = Verdict::kept;
    std::uint8_t tile = nothing;  ///< the tile's number
    std::uint8_t arm = nothing, suit = nothing;
    std::uint8_t written_arm = nothing;
    Inward inward = Inward::none;
    Manner manner = Manner::none;
    /// The open ends differ from those before, or are unknown after a tile was laid.
    bool ends_changed = false;
    TableView after;  ///< only if `ends_changed`

    template <class Self, class Visit>
    static void columns(Self& r, Visit&& v) {
        const auto number = [](std::int32_t value) {
            return value < 0 ? MaybeNumber() : MaybeNumber(value);
        };
        std::optional<ShortText> ends;
        if (r.ends_changed) append_ends(r.after, ends.emplace());
        v("hand_id", r.hand), v("ply", std::int64_t{r.ply}), v("move", r.packed_move());
        v("tile_number", r.stored_tile());
        v("more", r.packed_rest()), v("passed_on", number(r.passed_on)), v("ends", ends);
        v("choices", number(r.choices));
    }

  private:
    /// The numbers that are packed in one column of schemas/archive.sql.
    std::int64_t packed_move() const {
        const std::int64_t seat_bits = seat.exists() ? seat.index() : 15;
        const std::int64_t verdict_bits = judged ? static_cast<int>(verdict) : 3;
        const std::int64_t arm_bits = arm == nothing ? 0 : arm;
        return seat_bits | kind_number(kind) << 4 | verdict_bits << 7 |
               static_cast<std::int64_t>(inward) << 9 | arm_bits << 11;
    }
    MaybeNumber stored_tile() const {
        if (tile == nothing) return {};
        const std::int64_t number = tile_number(Tile::numbered(tile));
        return kind == ActionKind::play ? number : ~number;
    }
    MaybeNumber packed_rest() const {
        const std::int64_t suit_bits = suit == nothing ? 0 : suit + 1;
        const std::int64_t written_bits = written_arm == arm       ? 0
                                          : written_arm == nothing ? 1
                                                                   : written_arm + 2;
        const std::int64_t rest = suit_bits | static_cast<std::int64_t>(manner) << 5 |
                                  static_cast<std::int64_t>(mark) << 7 | written_bits << 10;
        return rest == 0 ? MaybeNumber() : MaybeNumber(rest);
    }
};

struct FindingRow {
    static constexpr std::string_view table = "findings", parent = "record_id";
    std::int64_t number = 1;
    std::optional<HandRef> hand;
    MaybeNumber ply;
    MaybeWord seat;
    std::string_view code, clause, severity, verdict;
    std::string message;
    std::int64_t line = 1, col = 1, end_col = 1;
    MaybeText repair;
    MaybeWord holds;  ///< only for a proven breach
    MaybeText rests_on;
    MaybeNumber explained_line, explained_col;

    template <class Self, class Visit>
    static void columns(Self& r, Visit&& v) {
        v("number", r.number), v("hand_id", r.hand), v("ply", r.ply), v("seat", r.seat);
        v("code", r.code), v("clause", r.clause), v("severity", r.severity);
        v("verdict", r.verdict), v("message", r.message), v("line", r.line), v("col", r.col);
        v("end_col", r.end_col), v("repair", r.repair), v("holds", r.holds);
        v("rests_on", r.rests_on), v("explained_line", r.explained_line);
        v("explained_col", r.explained_col);
    }
};

struct EvidenceRow {
    static constexpr std::string_view table = "evidence", parent = "record_id";
    std::int64_t finding = 1, number = 1;
    std::string message;
    MaybeWord kind;
    MaybeNumber line, col, ply;
    MaybeWord seat;
    MaybeText tiles;

    template <class Self, class Visit>
    static void columns(Self& r, Visit&& v) {
        v("finding", r.finding), v("number", r.number), v("message", r.message);
        v("kind", r.kind), v("line", r.line), v("col", r.col), v("ply", r.ply);
        v("seat", r.seat), v("tiles", r.tiles);
    }
};

struct LedgerRow {
    static constexpr std::string_view table = "ledger", parent = {};
    HandRef hand;
    std::int64_t number = 1;
    MaybeNumber ply;
    std::string_view seat;
    std::int64_t points = 0;
    std::string_view clause, reason;

    template <class Self, class Visit>
    static void columns(Self& r, Visit&& v) {
        v("hand_id", r.hand), v("number", r.number), v("ply", r.ply), v("seat", r.seat);
        v("points", r.points), v("clause", r.clause), v("reason", r.reason);
    }
};

struct PenaltyRow {
    static constexpr std::string_view table = "penalties", parent = {};
    HandRef hand;
    std::int64_t number = 1;
    std::string_view seat;
    std::int64_t points = 0;
    std::string code;

    template <class Self, class Visit>
    static void columns(Self& r, Visit&& v) {
        v("hand_id", r.hand), v("number", r.number), v("seat", r.seat), v("points", r.points);
        v("code", r.code);
    }
};

struct BidRow {
    static constexpr std::string_view table = "bids", parent = {};
    HandRef hand;
    std::int64_t number = 1;
    std::string_view seat;
    MaybeNumber points;

    template <class Self, class Visit>
    static void columns(Self& r, Visit&& v) {
        v("hand_id", r.hand), v("number", r.number), v("seat", r.seat), v("points", r.points);
    }
};

struct TrumpRow {
    static constexpr std::string_view table = "trumps", parent = {};
    HandRef hand;
    std::string_view seat, trump;

    template <class Self, class Visit>
    static void columns(Self& r, Visit&& v) {
        v("hand_id", r.hand), v("seat", r.seat), v("trump", r.trump);
    }
};

/// A record with all its rows.
struct RecordRows {
    RecordRow record;
    GameIdentity identity;
    PlaySketch sketch;
    std::vector<SeatRow> seats;
    std::vector<HouseRuleRow> house_rules;
    std::vector<HandRow> hands;
    std::vector<HandSeatRow> hand_seats;
    std::vector<SubstituteRow> substitutes;
    std::vector<ActionRow> actions;
    std::vector<FindingRow> findings;
    std::vector<EvidenceRow> evidence;
    std::vector<LedgerRow> ledger;
    std::vector<PenaltyRow> penalties;
    std::vector<BidRow> bids;
    std::vector<TrumpRow> trumps;

    /// Visits the tables below `records`, each after those that it refers to.
    template <class Self, class Visit>
    static void tables(Self& rows, Visit&& visit) {
        visit(rows.seats), visit(rows.house_rules), visit(rows.hands), visit(rows.hand_seats);
        visit(rows.substitutes), visit(rows.actions), visit(rows.findings), visit(rows.evidence);
        visit(rows.ledger), visit(rows.penalties), visit(rows.bids), visit(rows.trumps);
    }
    void clear() {
        std::string text = std::move(record.text);  // long, so its memory is reused
        text.clear();
        record = RecordRow();
        identity = {};
        record.text = std::move(text);
        tables(*this, [](auto& table) { table.clear(); });
    }
};

}  // namespace bones::inline store::archive
