#include "tools/lib/store/find/hand_state.hpp"

#include <algorithm>

#include "engine/rules/house_rules.hpp"
#include "engine/rules/rules.hpp"
#include "tools/lib/io/records/table_position.hpp"
#include "tools/lib/store/archive/words.hpp"

namespace bones::inline store::find {

namespace {

/// The numbers that a laid tile newly shows: the half that does not touch. Both halves if the tile
/// opens the layout or is laid crosswise.
std::uint16_t shown_by(const Action& resolved, bool opens) {
    const Tile tile = resolved.tile();
    const unsigned shown = opens || resolved.crosswise ? 1u << tile.high() | 1u << tile.low()
                                                       : 1u << resolved.second_half();
    return static_cast<std::uint16_t>(shown);
}

bool is_lost(const Action& action, bool tricks) {
    return action.is_unread() || (action.kind == ActionKind::unknown_turn && !tricks);
}

}  // namespace

void HandState::read(const Record& record, const GameVerdict& verdict, std::uint32_t hand) {
    read_written(record, hand);
    judged_ = true;
    add_judgements(record, verdict);
    if (needs_.table) read_table(record, verdict);
    if (needs_.hands) read_hands(record, verdict);
    if (needs_.totals) read_totals(record, verdict);
    proven_.clear();
    if (needs_.findings) read_findings(record, verdict);
}

void HandState::read_written(const Record& record, std::uint32_t hand) {
    const Hand& lines = record.hands[hand];
    const bool tricks = traits(record.game).tricks;
    judged_ = false;
    hand_ = hand;
    plies_.clear();
    plies_.reserve(lines.actions());
    laid_at_.fill(0);
    seen_last_.fill(0);
    unread_ = lines.unread == none_such ? none_such : lines.unread - lines.first_action;
    for (std::uint32_t i = 0; i < lines.actions(); ++i) {
        const Action action = record.actions[lines.first_action + i];
        Ply& ply = plies_.emplace_back();
        ply.kind = static_cast<Kind>(kind_number(action.kind));
        ply.seat = action.seat();
        ply.mark = action.mark;
        if (action.names_tile()) ply.tile = action.tile();
        if (ply.tile) seen_last_[*ply.tile] = i + 1;
        if (action.kind == ActionKind::play && laid_at_[action.tile()] == 0)
            laid_at_[action.tile()] = i + 1;
        if (unread_ > i && (is_lost(action, tricks) || action.kind == ActionKind::unknown_turn))
            unread_ = i;
    }
}

void HandState::add_judgements(const Record& record, const GameVerdict& verdict) {
    const std::uint32_t first = record.hands[hand_].first_action;
    const bool tricks = traits(record.game).tricks;
    // Records that pass the fast check have no trace of the layout. In them every tile fits.
    const bool plain = verdict.starts.empty();
    bool opened = false;
    for (std::uint32_t i = 0; i < plies_.size(); ++i) {
        const Action& resolved = verdict.actions[first + i];
        const PlyTrace& trace = verdict.trace[first + i];
        Ply& ply = plies_[i];
        if (trace.led) ply.suit = static_cast<std::int8_t>(*trace.led);
        if (tricks && resolved.suit <= highest_pip)
            ply.suit = static_cast<std::int8_t>(resolved.suit);
        if (trace.suit) ply.suit = static_cast<std::int8_t>(*trace.suit);
        if (trace.moves) ply.choices = static_cast<std::int32_t>(*trace.moves);
        if (trace.judged) ply.verdict = trace.verdict;
        if (ply.kind != Kind::play) continue;
        if (!tricks && (plain || trace.laid)) ply.outer = shown_by(resolved, !opened);
        opened = true;
    }
}

void HandState::read_table(const Record& record, const GameVerdict& verdict) {
    static constexpr TableView nothing_lies;
    const std::uint32_t first = record.hands[hand_].first_action;
    const bool tricks = traits(record.game).tricks;
    const TableView* table = &nothing_lies;
    tables_.clear();
    for (std::uint32_t i = 0; i < plies_.size(); ++i) {
        const PlyTrace& trace = verdict.trace[first + i];
        // As in an archive: if only facts are checked, the open ends count as unknown.
        tables_.push_back(trace.judged ? table : nullptr);
        // After the first tile whose place is unknown, the table stays unknown.
        if (!trace.laid && may_lay(record.actions[first + i], tricks)) break;
        if (trace.after.count > 0) table = &trace.after;
    }
}

// After a turn that is not written, the hand and the stock are unknown.
void HandState::read_hands(const Record& record, const GameVerdict& verdict) {
    const bool tricks = traits(record.game).tricks;
    const Hand& lines = record.hands[hand_];
    HandWalk walk(record, verdict, hand_);
    const SeatSet everybody = SeatSet::all(record.players);
    SeatSet lost;
    bool stock_lost = false;
    BySeat<TileSet> absent{};
    auto deduction = verdict.deductions.begin();
    for (auto& seat : holdings_) seat.clear();
    stocks_.clear();
    for (std::uint32_t i = 0; i < plies_.size(); ++i) {
        const TablePosition& position = walk.position();
        SeatSet changed = walk.changed();
        if (lines.unread != none_such && lines.unread <= lines.first_action + i) {
            lost = changed = everybody;
            stock_lost = true;
        }
        if (!needs_.absent.empty())
            for (; deduction != verdict.deductions.end(); ++deduction) {
                if (deduction->kind != DeductionKind::absent || deduction->hand < hand_) continue;
                if (deduction->hand > hand_ || deduction->ply > i) break;
                absent[deduction->seat] = deduction->tiles;
                changed |= deduction->seat;
            }
        stocks_.push_back(stock_lost ? no_number : position.stock);
        for (const Seat seat : changed) {
            const SeatTiles& tiles = position.seats[static_cast<std::size_t>(seat.index())];
            holdings_[seat].push_back({i, tiles.known | tiles.deduced, absent[seat],
                                       lost.contains(seat) ? no_number : tiles.count()});
        }
        const Action& action = record.actions[lines.first_action + i];
        if (is_lost(action, tricks)) {
            stock_lost = true;
            if (everybody.contains(action.seat())) lost |= action.seat();
        }
        walk.advance();
    }
}

void HandState::read_totals(const Record& record, const GameVerdict& verdict) {
    totals_.fill(std::nullopt);
    const HandStart& start = verdict.starts[hand_];
    if (!start.totals_known) return;
    const int sides = sides_of(record);
    for (const Seat seat : SeatSet::all(record.players))
        totals_[seat] = start.totals[scoring_seat(seat, sides)];
}

// Two hands may have the same number, so the finding's place decides.
void HandState::read_findings(const Record& record, const GameVerdict& verdict) {
    const Hand& lines = record.hands[hand_];
    const std::uint32_t begin = record.statements[lines.first_statement].line.offset;
    const bool last = hand_ + 1 == record.hands.size();
    for (const Finding& finding : verdict.findings) {
        if (finding.verdict != Verdict::broken || finding.ply < 1 ||
            finding.hand != static_cast<std::int64_t>(lines.number) ||
            finding.ply > static_cast<std::int64_t>(plies_.size()))
            continue;
        const bool later =
            !last && finding.place.offset >=
                         record.statements[record.hands[hand_ + 1].first_statement].line.offset;
        if (finding.place.offset < begin || later) continue;
        proven_.push_back({static_cast<std::uint32_t>(finding.ply) - 1, finding.code->name});
    }
}

const Holding* HandState::holding(std::uint32_t index, Seat seat) const {
    if (!seat.exists()) return nullptr;
    const std::vector<Holding>& all = holdings_[seat];
    const auto after = std::upper_bound(
        all.begin(), all.end(), index,
        [](std::uint32_t wanted, const Holding& holding) { return wanted < holding.ply; });
    return after == all.begin() ? nullptr : &*(after - 1);
}

std::optional<std::int64_t> HandState::total(Seat seat) const {
    return seat.exists() ? totals_[seat] : std::nullopt;
}

std::optional<bool> HandState::laid(std::uint32_t index, Tile tile) const {
    if (laid_at_[tile] > 0 && laid_at_[tile] <= index) return true;
    if (unread_ >= index || seen_last_[tile] > index) return false;
    return std::nullopt;
}

bool HandState::has_code(std::uint32_t index, std::string_view code) const {
    return std::any_of(proven_.begin(), proven_.end(), [&](const ProvenBreach& proven) {
        return proven.index == index && proven.code == code;
    });
}

}  // namespace bones::inline store::find
