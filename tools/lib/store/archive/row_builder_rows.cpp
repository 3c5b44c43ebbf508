// Builds rows from a judged record.
#include <algorithm>
#include <span>
#include <utility>

#include "engine/rules/bidding.hpp"
#include "engine/rules/house_rules.hpp"
#include "libnotation/text/tile_text.hpp"
#include "tools/lib/io/records/people.hpp"
#include "tools/lib/store/archive/row_builder.hpp"
#include "tools/lib/store/archive/words.hpp"

namespace bones::inline store::archive {

namespace {

std::int64_t flag(bool set) {
    return set ? 1 : 0;
}

/// Whether the open ends of two layouts are written in the same way.
bool is_same_ends(const TableView& a, const TableView& b) {
    return std::equal(a.arms.begin(), a.arms.begin() + a.count, b.arms.begin(),
                      b.arms.begin() + b.count, [](const ArmView& x, const ArmView& y) {
                          return ((x.open == y.open) & (x.other == y.other) &
                                  (x.started == y.started) & (x.spellbound == y.spellbound)) != 0;
                      });
}

/// The known tiles of a list as words, the lowest first. Their written order is not used, because
/// the fast check does not keep it.
std::string tile_words(std::span<const TileToken> tokens) {
    std::vector<Tile> tiles;
    for (const TileToken& token : tokens)
        if (token.unknown == 0 && !token.bad) tiles.push_back(token.tile);
    std::sort(tiles.begin(), tiles.end(), [](Tile a, Tile b) { return a.number() < b.number(); });
    std::string words(tiles.size() * (1 + room_for_tile), ' ');
    char* at = words.data();
    for (const Tile tile : tiles) {
        if (at != words.data()) *at++ = ' ';
        at = put_tile(at, tile);
    }
    words.resize(static_cast<std::size_t>(at - words.data()));
    return words;
}

}  // namespace

void RowBuilder::fill_record(const RawRecord& raw, RecordRows& rows) const {
    RecordRow& row = rows.record;
    row.text_hash = text_hash(row.text);
    if (record().game != Game::unknown) row.fingerprint = content_fingerprint(record(), verdict());
    rows.identity = identity_of(record(), row.fingerprint.value_or(""));
    rows.sketch = sketch_of(record());
    row.cut = flag(raw.too_long);
    if (record().game != Game::unknown) row.game = traits(record().game).name;
    const Statement* game = header(record(), Keyword::game);
    if (game != nullptr) row.ruleset = game->number();
    row.players = record().players;
    row.hands = static_cast<std::int64_t>(record().hands.size());
    row.actions = static_cast<std::int64_t>(record().actions.size());
    row.complete = flag(verdict().complete);
    row.totals_known = flag(verdict().totals_known);
    std::string winners;
    for (int seat = 0; seat < most_seats; ++seat)
        if (verdict().winners.contains(Seat(seat))) {
            if (!winners.empty()) winners += ' ';
            winners += Seat(seat).letter();
        }
    row.winners = null_if_empty(std::move(winners));
    row.errors = verdict().counts.error;
    row.broken = verdict().counts.broken;
    row.claims = verdict().counts.claim;
    row.notes = verdict().counts.note;
    row.open = verdict().counts.open;
}

void RowBuilder::fill_header(RecordRow& row) const {
    const auto text = [&](Keyword keyword) {
        return null_if_empty(std::string(header_text(record(), keyword)));
    };
    row.sheet_id = text(Keyword::id);
    row.event = header_text(record(), Keyword::event);
    row.site = text(Keyword::site);
    row.recorder = text(Keyword::recorder);
    row.date = text(Keyword::date);
    row.time = text(Keyword::time);
    row.round = text(Keyword::round);
    row.table_name = text(Keyword::table);
    if (!row.date) return;
    std::string first, last;
    day_range(*row.date, first, last);
    row.first_day = null_if_empty(std::move(first));
    row.last_day = null_if_empty(std::move(last));
}

void RowBuilder::fill_seats(RecordRows& rows) const {
    int seats = record().players;
    for (int s = seats; s < most_seats; ++s)
        if (record().player_lines[s] != none_such) seats = s + 1;
    const int scoring = std::max(1, record().players == 0 ? seats : scoring_seats(record()));
    const std::span<const Amount> claimed = claimed_result(record());
    for (int s = 0; s < seats; ++s) {
        SeatRow& row = rows.seats.emplace_back();
        const Seat seat(s), side(s < record().players ? s % scoring : s);
        row.seat = word(seat);
        row.side = word(side);
        Person person = person_at(record(), seat);
        row.name = null_if_empty(std::move(person.name));
        row.stable_id = std::move(person.stable_id);
        if (verdict().totals_known) row.total = verdict().totals[side];
        for (const Amount& amount : claimed)
            if (amount.seat == side) row.claimed_total = amount.points;
        if (verdict().winners_known) row.won = verdict().winners.contains(Seat(s));
    }
}

void RowBuilder::fill_house_rules(RecordRows& rows) const {
    if (verdict().hands.empty()) return;
    const std::span<const HouseRule> options = house_rules_of(record().game);
    const HouseRules usual = default_house_rules(options);
    for (std::size_t i = 0; i < options.size(); ++i)
        if ((verdict().rules_unsure >> i & 1) == 0)
            rows.house_rules.push_back({options[i].name,
                                        house_rule_value(options[i], verdict().rules[i]),
                                        flag(verdict().rules[i] == usual[i])});
    std::sort(rows.house_rules.begin(), rows.house_rules.end(),
              [](const HouseRuleRow& a, const HouseRuleRow& b) { return a.name < b.name; });
}

void RowBuilder::fill_hand(std::size_t hand, RecordRows& rows) const {
    fill_hand_row(hand, rows);
    fill_hand_seats(hand, rows);
    fill_substitutes(hand, rows);
    fill_penalties(hand, rows);
    fill_bids(hand, rows);
}

void RowBuilder::fill_hand_row(std::size_t hand, RecordRows& rows) const {
    const Hand& h = record().hands[hand];
    const HandVerdict& v = verdict().hands[hand];
    HandRow& row = rows.hands.emplace_back();
    row.hand.index = static_cast<std::int32_t>(hand);
    row.position = static_cast<std::int64_t>(hand) + 1;
    row.number = v.number;
    row.leader = word_if_any(v.leader);
    row.ended = end_name(v.end);
    row.out_seat = word_if_any(v.out);
    if (h.end != none_such) row.claimed_end = end_name(record().statements[h.end].end());
    row.score_known = flag(v.scored);
    row.score_taken = flag(v.score_taken);
    row.layout_known = flag(v.layout_known);
    row.actions = h.actions();
    for (std::uint32_t i = h.first_action; i < h.end_action; ++i)
        if (record().actions[i].kind == ActionKind::play) {
            row.opening_tile = word(record().actions[i].tile());
            break;
        }
}

void RowBuilder::fill_hand_seats(std::size_t hand, RecordRows& rows) const {
    const Hand& h = record().hands[hand];
    const HandVerdict& v = verdict().hands[hand];
    const std::size_t first = rows.hand_seats.size();
    const std::span<const Amount> claimed = claimed_score(record(), h);
    for (int s = 0; s < record().players; ++s) {
        HandSeatRow& row = rows.hand_seats.emplace_back();
        const Seat side = scoring_seat_of(record(), Seat(s));
        row.hand.index = static_cast<std::int32_t>(hand);
        row.seat = word(Seat(s));
        if (v.scored) row.points = v.scores[side];
        for (const Amount& amount : claimed)
            if (amount.seat == side) row.claimed = amount.points;
        if (const auto& left = verdict().left[hand][s]) {
            row.tiles_left = left->size();
            row.pips_left = left->pips();
        }
    }
    for (std::uint32_t i = h.first_statement; i < h.end_statement; ++i) {
        const Statement& line = record().statements[i];
        if (line.keyword != Keyword::deal || !line.counts || line.seat.index() >= record().players)
            continue;
        rows.hand_seats[first + static_cast<std::size_t>(line.seat.index())].dealt =
            null_if_empty(tile_words(std::span(record().tiles).subspan(line.first, line.count)));
    }
}

void RowBuilder::fill_substitutes(std::size_t hand, RecordRows& rows) const {
    if (record().substitutes.empty()) return;
    for (int s = 0; s < record().players; ++s) {
        Person person = person_at(record(), Seat(s), static_cast<std::uint32_t>(hand));
        // A substitute line may repeat the player who sits there.
        if (person.key() == person_at(record(), Seat(s)).key()) continue;
        rows.substitutes.push_back({static_cast<std::int64_t>(hand) + 1,
                                    word(Seat(s)),
                                    {},
                                    null_if_empty(std::move(person.name)),
                                    std::move(person.stable_id)});
    }
}

void RowBuilder::fill_actions(std::size_t hand, RecordRows& rows) const {
    const Hand& h = record().hands[hand];
    const TableView nothing;
    const TableView* before = &nothing;
    const bool tricks = traits(record().game).tricks;
    for (std::uint32_t i = h.first_action; i < h.end_action; ++i) {
        const Action& action = verdict().actions[i];
        const PlyTrace& trace = verdict().trace[i];
        ActionRow& row = rows.actions.emplace_back();
        row.hand.index = static_cast<std::int32_t>(hand);
        row.ply = static_cast<std::int32_t>(i - h.first_action + 1);
        row.seat = action.seat();
        row.kind = action.kind;
        row.mark = action.mark;
        if (action.names_tile()) row.tile = static_cast<std::uint8_t>(action.tile_number);
        if (action.crosswise) row.manner = ActionRow::Manner::crosswise;
        if (action.from_prizes) row.manner = ActionRow::Manner::prize;
        if (action.names_tile() && action.names_arm()) row.arm = action.arm;
        if (trace.led) row.suit = static_cast<std::uint8_t>(*trace.led);
        if (tricks && action.suit <= highest_pip) row.suit = action.suit;
        if (trace.suit) row.suit = static_cast<std::uint8_t>(*trace.suit);
        if (trace.moves) row.choices = static_cast<std::int32_t>(*trace.moves);
        if (!trace.judged) continue;
        row.judged = true;
        row.verdict = trace.verdict;
        if (action.kind == ActionKind::pass && before->count > 0)
            row.passed_on = open_numbers(*before);
        if (action.kind == ActionKind::play && before->count > 0)
            row.inward = action.first_half() > action.second_half() ? ActionRow::Inward::high
                                                                    : ActionRow::Inward::low;
        row.ends_changed = !is_same_ends(*before, trace.after) ||
                           (action.kind == ActionKind::play && trace.after.count == 0);
        if (row.ends_changed) row.after = trace.after;
        before = &trace.after;
    }
}

void RowBuilder::fill_written_arms(RecordRows& rows) {
    std::string_view& arms = arms_left_;
    for (ActionRow& row : rows.actions) {
        if (!rows.record.arms) {
            row.written_arm = row.arm;
            continue;
        }
        const int arm = take_number(arms, ActionRow::nothing - 1);
        if (arm >= 0) row.written_arm = static_cast<std::uint8_t>(arm);
        arms.remove_prefix(std::min(arms.find_first_of(" ") + 1, arms.size()));
    }
}

void RowBuilder::fill_penalties(std::size_t hand, RecordRows& rows) const {
    const Hand& h = record().hands[hand];
    std::int64_t number = 0;
    for (std::uint32_t i = h.first_statement; i < h.end_statement; ++i) {
        const Statement& line = record().statements[i];
        if (line.keyword != Keyword::penalty || !line.counts) continue;
        rows.penalties.push_back({{static_cast<std::int32_t>(hand)},
                                  ++number,
                                  word(line.seat),
                                  line.award().points,
                                  std::string(record().at(line.key))});
    }
}

void RowBuilder::fill_bids(std::size_t hand, RecordRows& rows) const {
    const Bidding bidding = bidding_of(record(), record().hands[hand]);
    const HandRef its{static_cast<std::int32_t>(hand)};
    std::int64_t number = 0;
    for (const Bid& bid : bidding.all()) {
        const bool known = bid.points != bid_unknown;
        rows.bids.push_back({its, ++number, word(bid.seat),
                             known ? MaybeNumber(std::max(bid.points, 0)) : std::nullopt});
    }
    if (bidding.trump)
        rows.trumps.push_back({its, word(bidding.namer), trump_name(*bidding.trump)});
}

}  // namespace bones::inline store::archive
