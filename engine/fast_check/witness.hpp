// What a caller needs from records that pass the fast check, besides that they pass. A witness
// stores it as the parser and the referee would. So callers need not know which way a record was
// judged.
#pragma once

#include <span>
#include <vector>

#include "bones/verdict.hpp"
#include "engine/rules/bidding.hpp"

namespace bones {

/// Wants nothing.
struct NoWitness {
    static constexpr bool keeps_score = false;
    static constexpr bool keeps_play = false;
    static constexpr bool keeps_rows = false;
    static constexpr bool keeps_text = false;
};

/// Lets records pass only whose hands, and what follows them, are written canonically (N9).
struct CanonicalWitness : NoWitness {
    static constexpr bool keeps_text = true;
};

/// Enters hands, their points, and what was written of points: no actions.
class ScoreWitness : public NoWitness {
  public:
    static constexpr bool keeps_score = true;

    /// The record has its header, and no hands.
    ScoreWitness(Record& record, GameVerdict& verdict) : record_(record), verdict_(verdict) {}

    void begin(const HouseRules& rules) { verdict_.rules = rules; }
    void begin_hand(std::uint32_t number) {
        Hand& hand = record_.hands.emplace_back();
        hand.number = number;
        hand.first_statement = hand.end_statement =
            static_cast<std::uint32_t>(record_.statements.size());
        hand.first_action = hand.end_action = static_cast<std::uint32_t>(record_.actions.size());
        // As in the text, the first hand's line is where the header ends.
        if (record_.hands.size() == 1)
            add(Keyword::hand).number = static_cast<std::int32_t>(number);
    }
    /// An amount of the line that comes next.
    void amount(Seat seat, int points) { record_.amounts.push_back({seat, points, {}}); }
    /// A score, result or winner line.
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
    /// The hand's `claimed` is filled in here.
    void end_hand(HandVerdict hand, std::span<const LedgerEntry> ledger) {
        hand.claimed = record_.hands.back().score != none_such;
        record_.hands.back().end_statement = last() + 1;
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
    std::uint32_t amounts_told_ = 0;  ///< in lines so far
};

/// Enters actions too, what was dealt and left, and who took a prize; of the trace whether actions
/// were judged, the suit led, how many moves there were and what was set off.
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
    /// The amounts entered last are what was bid, first by this seat.
    void bids(Seat first) {
        line(Keyword::bid);
        record_.statements.back().seat = first;
    }
    void trump(Seat namer, Trump trump) {
        Statement& line = add(Keyword::trump);
        line.seat = namer;
        line.number = static_cast<std::int32_t>(trump);
        record_.hands.back().trump = last();
    }
    /// `resolved`: as canonical text has it.
    void action(Seat seat, Action written, Action resolved) {
        written.seat_index = resolved.seat_index = static_cast<std::uint64_t>(seat.index()) & 0xF;
        record_.actions.push_back(written);
        verdict_.actions.push_back(resolved);
        ++record_.hands.back().end_action;
    }
    /// Of the action entered last; as if it was judged. It holds until the next is added.
    PlyTrace& add_ply() {
        PlyTrace& ply = verdict_.trace.emplace_back();
        ply.judged = true;
        return ply;
    }
    /// What the ply added last entered.
    PlyTrace& last_ply() { return verdict_.trace.back(); }
    void prize(Seat taker) {
        add(Keyword::prize).seat = taker;
        record_.hands.back().prize = last();
    }
    void left(const TilesLeft& left) { verdict_.left.push_back(left); }
};

/// Enters all that an archive has rows for: that, the open ends after each action, and the lines
/// that say how hands ended. Lets only records pass that CanonicalWitness does.
class RowsWitness : public PlayWitness {
  public:
    static constexpr bool keeps_rows = true;
    static constexpr bool keeps_text = true;

    using PlayWitness::PlayWitness;

    /// What the table shows after the action entered last: until it is filled in, what it showed
    /// before.
    TableView& table() {
        std::vector<PlyTrace>& trace = verdict_.trace;
        TableView& after = trace.back().after;
        if (trace.size() > record_.hands.back().first_action + 1u)
            after = trace[trace.size() - 2].after;
        return after;
    }
    void end_line(EndKind end) {
        add(Keyword::end).end = end;
        record_.hands.back().end = last();
    }
};

}  // namespace bones
