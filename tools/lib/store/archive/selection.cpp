#include "tools/lib/store/archive/selection.hpp"

#include <fmt/core.h>

#include <algorithm>

#include "libnotation/text/fold.hpp"
#include "libnotation/text/tile_text.hpp"
#include "tools/lib/store/archive/names.hpp"
#include "tools/lib/store/archive/row_builder.hpp"
#include "tools/lib/store/archive/words.hpp"

namespace bones::inline store::archive {

namespace {

/// Builds a selection: a join of the tables that the filters and the level need, with conditions on
/// it.
class Selector {
  public:
    Selector(const Filters& filters, Level level, Purpose purpose)
        : filters_(filters), level_(level), purpose_(purpose) {
        findings_ = level == Level::findings || filters.any_of_findings();
        actions_ = level == Level::actions || filters.any_of_actions();
        hands_ = level == Level::hands || filters.any_of_hands() || actions_;
    }

    Selection run() {
        add_base();
        add_people();
        if (findings_ && hands_) join("findings f ON f.hand_id = h.hand_id");
        if (findings_) add_conditions_on_findings();
        add_conditions_on_records();
        if (hands_) add_conditions_on_hands();
        if (actions_) add_conditions_on_actions();
        if (purpose_ == Purpose::one_record)
            need(fmt::format("{} = ?{}", selection_.record,
                             selection_.parameters.values().size() + 1));
        selection_.sql = fmt::format("FROM {}{}", from_, where_);
        selection_.repeats = repeats();
        return std::move(selection_);
    }

  private:
    void join(std::string_view what) { from_ += fmt::format("\n  JOIN {}", what); }
    void need(const std::string& condition) {
        where_ += fmt::format("\n {} {}", where_.empty() ? "WHERE" : "  AND", condition);
    }
    template <class Value>
    std::string value(const Value& value) {
        return selection_.parameters.add(value);
    }
    std::string text(const std::string& text) {
        return selection_.parameters.add(std::string_view(text));
    }
    std::string one_of(const std::vector<std::string>& names) {
        std::string list;
        for (const std::string& name : names) {
            if (!list.empty()) list += ", ";
            list += text(name);
        }
        return fmt::format("IN ({})", list);
    }
    std::string person(const std::string& name) {
        const std::string folded = value(std::string_view(fold(name)));
        return fmt::format("IN ({})", players_named(folded, value(without_brackets(name))));
    }
    /// The column with the position of the row's hand in its record. Empty if the rows do not
    /// belong to a hand.
    std::string position() const {
        if (hands_) return "h.position";
        return findings_ ? "(SELECT g.position FROM hands g WHERE g.hand_id = f.hand_id)" : "";
    }
    /// SQL for the player at a seat in a hand.
    static std::string sitter(std::string_view seat, std::string_view position) {
        return fmt::format(
            "ifnull((SELECT u.player_id FROM substitutes u WHERE u.record_id = {0}.record_id AND "
            "u.position = {1} AND u.seat = {0}.seat), {0}.player_id)",
            seat, position);
    }
    /// Joins the seats of a player: in the row's hand, or without a hand in any hand of the record.
    void join_person(std::string_view seat, const std::string& person,
                     std::string_view condition = "") {
        const bool whole = position().empty();
        // Uses an index, except within one record, which has few seats.
        if (purpose_ != Purpose::one_record) {
            join(
                fmt::format("(SELECT record_id, seat FROM seats WHERE player_id {1} UNION SELECT "
                            "record_id, seat FROM substitutes WHERE player_id {1}) {0}s ON "
                            "{0}s.record_id = {2}",
                            seat, person, selection_.record));
            join_seats(seat, fmt::format(" AND {0}.seat = {0}s.seat{1}", seat, condition));
        } else {
            join_seats(seat, condition);
            if (whole)
                need(
                    fmt::format("({0}.player_id {1} OR EXISTS (SELECT 1 FROM substitutes u WHERE "
                                "u.record_id = {0}.record_id AND u.seat = {0}.seat AND "
                                "u.player_id {1}))",
                                seat, person));
        }
        if (!whole) need(sitter(seat, position()) + ' ' + person);
    }
    /// Joins the seats of another player who meets the first one in a hand. Players of a record
    /// without hands meet too.
    void join_other(std::string_view seat, const std::string& person, std::string_view condition) {
        join_person(seat, person, condition);
        if (!position().empty()) return;
        need(fmt::format(
            "(s.player_id {0} AND {1}.player_id {2} OR EXISTS (SELECT 1 FROM hands g "
            "WHERE g.record_id = s.record_id AND {3} {0} AND {4} {2}))",
            player_, seat, person, sitter("s", "g.position"), sitter(seat, "g.position")));
    }
    void need_range(std::string_view column, const NumberRange& range) {
        if (range.low) need(fmt::format("{} >= {}", column, value(*range.low)));
        if (range.high) need(fmt::format("{} <= {}", column, value(*range.high)));
    }

    /// Adds the tables of the level. Joins `records` only if a filter needs it.
    void add_base() {
        const bool elsewhere = filters_.any_of_records() || filters_.any_of_people() ||
                               !filters_.rules.empty() || filters_.any_of_hands() || findings_;
        selection_.record = hands_ ? "h.record_id" : findings_ ? "f.record_id" : "r.record_id";
        if (purpose_ == Purpose::count && level_ == Level::actions && !elsewhere) {
            from_ = "moves a";
            return;
        }
        from_ = hands_ ? "hands h" : findings_ ? "findings f" : "records r";
        if ((hands_ || findings_) && filters_.any_of_records())
            join("records r ON r.record_id = " + selection_.record);
        if (actions_) join("moves a ON a.hand_id = h.hand_id");
    }

    void join_seats(std::string_view name, std::string_view condition = "") {
        join(
            fmt::format("seats {0} ON {0}.record_id = {1}{2}", name, selection_.record, condition));
    }

    void add_people() {
        if (!filters_.player.empty()) {
            player_ = person(filters_.player);
            join_person("s", player_);
            actor_ = "s.seat";
        }
        if (!filters_.seat.empty()) {
            const std::string seat = text(filters_.seat);
            if (filters_.player.empty()) {
                join_seats("s");
                actor_ = "s.seat";
            }
            need("s.seat = " + seat);
        }
        if (!filters_.opponent.empty())
            join_other("o", person(filters_.opponent), " AND o.side <> s.side");
        if (!filters_.partner.empty())
            join_other("p", person(filters_.partner), " AND p.side = s.side AND p.seat <> s.seat");
        if (filters_.by == "anyone") {
            actor_.clear();
        } else if (!filters_.by.empty()) {
            join_person("b", person(filters_.by));
            actor_ = "b.seat";
        }
        if (filters_.won) need("s.won = 1");
        if (filters_.lost) need("s.won = 0");
        add_total();
        // The result belongs to the player who began the game.
        if (!player_.empty() && (filters_.won || filters_.lost || filters_.total.is_set()))
            need("s.player_id " + player_);
    }

    void add_total() {
        if (!filters_.total.is_set()) return;
        const bool own = !filters_.player.empty() || !filters_.seat.empty();
        if (!own) join_seats("t");
        need_range(own ? "s.total" : "t.total", filters_.total);
    }

    /// A finding must be at the hand and the action that the filters choose.
    void add_conditions_on_findings() {
        if (actions_) need("f.ply = a.ply");
        if (!actor_.empty()) need("f.seat = " + actor_);
        if (!filters_.codes.empty()) need("f.code " + one_of(filters_.codes));
        if (!filters_.severities.empty()) need("f.severity " + one_of(filters_.severities));
        if (!filters_.clause.empty()) need("f.clause = " + text(filters_.clause));
        if (filters_.verdict != "any")
            need("f.verdict = " + text(filters_.verdict.empty() ? "broken" : filters_.verdict));
    }

    void add_conditions_on_records() {
        if (!filters_.games.empty()) need("r.game " + one_of(filters_.games));
        if (!filters_.event.empty())
            need(fmt::format("r.event_id IN (SELECT event_id FROM events WHERE folded = {})",
                             value(std::string_view(fold(filters_.event)))));
        if (!filters_.date.empty()) add_days(filters_.date, filters_.date);
        if (!filters_.from.empty() || !filters_.to.empty()) add_days(filters_.from, filters_.to);
        if (!filters_.table.empty()) need("r.table_name = " + text(filters_.table));
        if (!filters_.round.empty()) need("r.round = " + text(filters_.round));
        if (!filters_.id.empty()) need("r.sheet_id = " + text(filters_.id));
        if (filters_.finished) need("r.complete = 1");
        if (filters_.unfinished) need("r.complete = 0");
        for (const std::string& rule : filters_.rules) {
            const std::size_t equals = rule.find('=');
            const std::string name = text(rule.substr(0, equals));
            need(
                fmt::format("EXISTS (SELECT 1 FROM house_rules k WHERE k.record_id = {} AND "
                            "k.name = {} AND k.value = {})",
                            selection_.record, name, text(rule.substr(equals + 1))));
        }
    }

    /// Adds a condition on the day. All possible days must be in the range; with `maybe` only one
    /// of them.
    void add_days(const std::string& from, const std::string& to) {
        std::string first, last, unused;
        if (!from.empty()) day_range(from, first, unused);
        if (!to.empty()) day_range(to, unused, last);
        if (!first.empty())
            need(fmt::format("{} >= {}", filters_.maybe ? "r.last_day" : "r.first_day",
                             text(first)));
        if (!last.empty())
            need(
                fmt::format("{} <= {}", filters_.maybe ? "r.first_day" : "r.last_day", text(last)));
    }

    void add_conditions_on_hands() {
        if (!filters_.ends.empty()) need("h.ended " + one_of(filters_.ends));
        if (!filters_.opening.empty()) need("h.opening_tile = " + text(filters_.opening));
        need_range("h.actions", filters_.length);
        if (!filters_.points.is_set()) return;
        from_ += "\n  JOIN hand_seats x ON x.hand_id = h.hand_id";
        if (!actor_.empty()) need("x.seat = " + actor_);
        need_range("x.points", filters_.points);
    }

    void add_conditions_on_actions() {
        if (!actor_.empty()) need(fmt::format("a.move & 15 = unicode({}) - unicode('A')", actor_));
        const bool played = filters_.kind.empty() || filters_.kind == "play";
        if (!filters_.tile.empty()) need_tile(played);
        if (!filters_.kind.empty() && (filters_.tile.empty() || !played)) need_kind(filters_.kind);
        need_range("a.choices", filters_.choices);
        if (filters_.pass_on.empty()) return;
        std::int64_t bits = 0;
        for (std::string_view rest = filters_.pass_on; !rest.empty();) {
            bits |= std::int64_t{1} << take_number(rest, highest_pip);
            if (!rest.empty()) rest.remove_prefix(1);
        }
        const std::string mask = value(bits);
        need_kind("pass");
        need(fmt::format("a.passed_on & {0} = {0}", mask));
    }

    // Conditions on the stored numbers (schemas/archive.sql), because the indices are on them.

    void need_tile(bool played) {
        std::string_view rest = filters_.tile;
        const WrittenTile tile = take_tile(rest, true);
        const std::int64_t number = tile_number(Tile(tile.first, tile.second));
        need("a.tile_number = " + value(played ? number : ~number));
        if (played) need("a.tile_number >= 0");
    }
    void need_kind(std::string_view kind) {
        const auto number =
            std::find(kind_words.begin(), kind_words.end(), kind) - kind_words.begin();
        need(fmt::format("a.move & 112 = {}", 16 * number));
    }

    /// Whether the join can return a row of the level more than once.
    bool repeats() const {
        const bool has_seat = !filters_.player.empty() || !filters_.seat.empty();
        const bool one_seat = filters_.player.empty() || !filters_.seat.empty();
        const bool acting = level_ == Level::actions || level_ == Level::findings;
        const bool pinned = one_seat || (acting && actor_ == "s.seat");
        if (has_seat && !pinned) return true;
        if (!filters_.opponent.empty() || !filters_.partner.empty()) return true;
        if (filters_.total.is_set() && !has_seat) return true;
        if (actor_ == "b.seat" && !acting) return true;
        if (filters_.by == "anyone" && has_seat && !one_seat) return true;
        if (filters_.points.is_set() && actor_.empty()) return true;
        if (level_ == Level::records && (hands_ || findings_)) return true;
        if (level_ == Level::hands && (actions_ || findings_)) return true;
        return level_ == Level::actions && findings_;
    }

    const Filters& filters_;
    Level level_;
    Purpose purpose_;
    bool hands_, actions_, findings_;  ///< which tables are joined
    Selection selection_;
    std::string from_, where_;
    std::string player_;  ///< a condition on the number of the chosen player
    std::string actor_;   ///< the seat of the player who acted; empty: any seat
};

}  // namespace

Selection select(const Filters& filters, Level level, Purpose purpose) {
    return Selector(filters, level, purpose).run();
}

std::string keys_of(Level level, const Selection& selection) {
    constexpr std::string_view others[] = {"", ", h.hand_id AS h", ", h.hand_id AS h, a.ply AS a",
                                           ", f.number AS f"};
    return fmt::format("{} AS r{}", selection.record, others[static_cast<std::size_t>(level)]);
}

bool names_exist(const Complain& complain, Database& database, const Filters& filters) {
    bool all = true;
    const auto refuse = [&](const std::string& message) {
        complain(message);
        all = false;
    };
    for (const std::string* name : {&filters.player, &filters.opponent, &filters.partner})
        if (!name->empty() && !has_player(database, *name)) refuse(no_player(database, *name));
    if (!filters.by.empty() && filters.by != "anyone" && !has_player(database, filters.by))
        refuse(no_player(database, filters.by));
    if (!filters.event.empty() && !has_event(database, filters.event))
        refuse(no_event(database, filters.event));
    return all;
}

}  // namespace bones::inline store::archive
