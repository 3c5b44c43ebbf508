// The data that callers need from records that pass the fast check. A witness stores it as the
// parser and referee would, so callers do not depend on how a record was judged.
#pragma once

#include <span>
#include <vector>

#include "bones/verdict.hpp"
#include "engine/rules/bidding.hpp"

namespace bones {

/// What a witness stores, unless it says otherwise.
struct KeepsNothing {
    static constexpr bool keeps_score = false;
    static constexpr bool keeps_play = false;
    static constexpr bool keeps_rows = false;
    static constexpr bool keeps_text = false;
};

/// Stores nothing, but accepts only records whose text after the header is canonical (N9).
struct CanonicalWitness : KeepsNothing {
    static constexpr bool keeps_text = true;
};

/// Stores hands with their actions as written, their points and written points.
class ScoreWitness : public KeepsNothing {
  public:
    static constexpr bool keeps_score = true;

    /// `record` has its header and no hands.
    ScoreWitness(Record& record, GameVerdict& verdict) : record_(record), verdict_(verdict) {}

    void begin(const HouseRules& rules) { verdict_.rules = rules; }
    void begin_hand(std::uint32_t number) {
        Hand& hand = record_.hands.emplace_back();
        hand.number = number;
        hand.first_statement = hand.end_statement =
            static_cast<std::uint32_t>(record_.statements.size());
        hand.first_action = hand.end_action = static_cast<std::uint32_t>(record_.actions.size());
        // The first hand's line marks the end of the header, as in parsed text.
        if (record_.hands.size() == 1)
            add(Keyword::hand).content = static_cast<std::int32_t>(number);
    }
    void action(Seat seat, Action written) {
        written.seat_index = static_cast<std::uint64_t>(seat.index()) & 0xF;
        record_.actions.push_back(written);
    }
    /// Adds an amount of the coming line.
    void amount(Seat seat, int points) { record_.amounts.push_back({seat, points, {}}); }
    /// Adds a `bid`, `score`, `result` or `winner` line with the amounts added since the last line.
    void line(Keyword keyword) {
        Statement& line = add(keyword);
        line.first = amounts_told_;
        line.count = static_cast<std::uint32_t>(record_.amounts.size()) - amounts_told_;
        amounts_told_ += line.count;
        if (keyword == Keyword::bid)
            record_.hands.back().bid = last();
        else if (keyword == Keyword::score)
            record_.hands.back().score = last();
        else
            record_.single_lines[single_line_index(keyword)] = last();
    }
    /// Adds the verdict on a hand, and fills in its `claimed`.
    void end_hand(HandVerdict hand, std::span<const LedgerEntry> ledger) {
        hand.claimed = record_.hands.back().score != none_such;
        record_.hands.back().end_statement = last() + 1;
        record_.hands.back().end_action = static_cast<std::uint32_t>(record_.actions.size());
        verdict_.hands.push_back(hand);
        verdict_.ledger.insert(verdict_.ledger.end(), ledger.begin(), ledger.end());
    }
    void end(const MatchState& match) {
        verdict_.totals_known = match.totals_known;
        verdict_.totals = match.totals;
        verdict_.complete = match.over;
        verdict_.winners_known = match.over && match.winners_known;
        if (verdict_.winners_known) verdict_.winners = match.winners;
    }

  protected:
    Statement& add(Keyword keyword) {
        Statement& line = record_.statements.emplace_back();
        line.keyword = keyword;
        line.counts = true;
        return line;
    }
    std::uint32_t last() const { return static_cast<std::uint32_t>(record_.statements.size()) - 1; }

    Record& record_;
    GameVerdict& verdict_;
    std::uint32_t amounts_told_ = 0;  ///< number of amounts in lines so far
};

/// Stores deals, resolved actions, tiles left and takers of prizes as well. The trace has `judged`,
/// `suit`, `led`, `moves` and `events`.
class PlayWitness : public ScoreWitness {
  public:
    static constexpr bool keeps_play = true;

    using ScoreWitness::ScoreWitness;
    void deal(Seat seat, const TileSet& tiles) {
        Statement& line = add(Keyword::deal);
        line.seat = seat;
        line.first = static_cast<std::uint32_t>(record_.tiles.size());
        for (Tile tile : tiles) record_.tiles.push_back({tile, 0, false, {}});
        line.count = static_cast<std::uint32_t>(record_.tiles.size()) - line.first;
    }
    /// Adds a `bid` line with the last amounts, which start with this seat's bid.
    void bids(Seat first) {
        line(Keyword::bid);
        record_.statements.back().seat = first;
    }
    void trump(Seat namer, Trump trump) {
        Statement& line = add(Keyword::trump);
        line.seat = namer;
        line.content = trump;
        record_.hands.back().trump = last();
    }
    /// `resolved`: the action in canonical form.
    void action(Seat seat, Action written, Action resolved) {
        ScoreWitness::action(seat, written);
        resolved.seat_index = record_.actions.back().seat_index;
        verdict_.actions.push_back(resolved);
    }
    /// Adds the trace of the last action, marked as judged. The reference is valid until the next
    /// call.
    PlyTrace& add_ply() {
        PlyTrace& ply = verdict_.trace.emplace_back();
        ply.judged = true;
        return ply;
    }
    /// The trace that was added last.
    PlyTrace& last_ply() { return verdict_.trace.back(); }
    void prize(Seat taker) {
        add(Keyword::prize).seat = taker;
        record_.hands.back().prize = last();
    }
    void left(const TilesLeft& left) { verdict_.left.push_back(left); }
};

/// Stores everything that an archive has rows for: also the open ends after each action and the
/// `end` lines. Accepts the same records as CanonicalWitness.
class RowsWitness : public PlayWitness {
  public:
    static constexpr bool keeps_rows = true;
    static constexpr bool keeps_text = true;

    using PlayWitness::PlayWitness;

    /// The table after the last action. It starts as a copy of the table before that action.
    TableView& table() {
        std::vector<PlyTrace>& trace = verdict_.trace;
        TableView& after = trace.back().after;
        if (trace.size() > record_.hands.back().first_action + 1u)
            after = trace[trace.size() - 2].after;
        return after;
    }
    void end_line(EndKind end) {
        add(Keyword::end).content = end;
        record_.hands.back().end = last();
    }
};

}  // namespace bones
