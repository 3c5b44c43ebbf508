// Gives each word of a trick its seat; finds lines with too many words, and lost and torn tricks
// (N6).
#include <fmt/core.h>

#include <algorithm>

#include "bones/bids.hpp"
#include "bones/tricks.hpp"
#include "libnotation/parser/record_parser.hpp"
#include "libnotation/text/values.hpp"

namespace bones {
namespace {

bool has_digit(std::string_view word) {
    return std::any_of(word.begin(), word.end(), is_digit);
}

}  // namespace

/// Reads the lines of play of one hand, in order.
class RecordParser::TrickLines {
  public:
    TrickLines(RecordParser& parser, Hand& hand)
        : parser_(parser),
          record_(parser.record_),
          hand_(hand),
          out_(sits_out(record_, hand, parser.trick_players_)),
          size_(parser.trick_players_ - out_.exists()) {}

    /// Settles the lines of the hand. Adds lines whose one word stands for a whole trick to `lost`.
    void settle(std::vector<std::uint32_t>& lost) {
        for (std::uint32_t at = hand_.first_statement; at < hand_.end_statement; ++at) {
            const Statement& line = record_.statements[at];
            if (may_be_anything(line) || (line.keyword == Keyword::actions && !is_play(line)))
                laid_ = 0;  // it may belong to the trick
            if (!is_play(line) || line.count == 0) continue;
            if (stands_for_trick(at) && has_room(lost.size())) {
                lost.push_back(at);
                more_plies_ += size_ - 1;
            } else {
                settle(line);
            }
        }
    }

  private:
    bool is_play(const Statement& line) const {
        return line.keyword == Keyword::actions && line.seat.index() < record_.players;
    }
    Seat after(Seat seat) const { return next_in_trick(seat, parser_.trick_players_, out_); }

    /// Whether the plies of one more lost trick are within the limits of the hand and the record
    /// (N12).
    bool has_room(std::size_t lost) const {
        const auto trick = static_cast<std::size_t>(size_);
        return hand_.actions() + static_cast<std::size_t>(more_plies_) + trick <= most_plies &&
               record_.actions.size() + (lost + 1) * trick <= most_plies_of_record;
    }

    /// Whether a lone `?` or one unreadable word is a lost trick: no trick is open, and the next
    /// line belongs to another trick, or the hand ended with this one.
    bool stands_for_trick(std::uint32_t at) const {
        const Statement& line = record_.statements[at];
        const ActionKind kind = record_.actions[line.first].kind;
        const bool unknown = kind == ActionKind::unknown_turn || kind == ActionKind::bad_token;
        if (laid_ > 0 || line.count != 1 || !unknown) return false;
        for (std::uint32_t next = at + 1; next < hand_.end_statement; ++next) {
            const Statement& other = record_.statements[next];
            const bool may_be_play =
                other.keyword == Keyword::unreadable &&
                (may_be_anything(other) || other.taken_for() == Keyword::actions);
            if (may_be_play) return false;  // it may have belonged to the trick
            if (other.keyword != Keyword::actions) continue;
            const int tiles = tiles_on(other);
            if (is_play(other) && tiles == 0) continue;
            return is_play(other) && (other.seat != after(line.seat) || tiles >= size_);
        }
        return ends_after_trick();
    }

    /// Whether the hand has an end that only a whole trick can bring.
    bool ends_after_trick() const {
        if (hand_.end == none_such) return false;
        const EndKind end = record_.statements[hand_.end].end();
        return end == EndKind::played || end == EndKind::made || end == EndKind::set;
    }

    int tiles_on(const Statement& line) const {
        const auto begin = record_.actions.begin() + line.first;
        return static_cast<int>(std::count_if(begin, begin + line.count, lays_in_trick));
    }

    void settle(const Statement& line) {
        if (laid_ > 0 && line.seat != due_ && tiles_on(line) >= size_) {
            record_.torn.push_back({began_, line.first});
            laid_ = 0;
        }
        const int wanted = size_ - laid_;
        if (has_further_tile(line, wanted)) return lose(line, wanted);
        refuse_passes(line, wanted);
        give_seats(line);
        pass_over_remarks(line, wanted);
        for (std::uint32_t i = line.first; i < line.first + line.count; ++i)
            if (lays_in_trick(record_.actions[i])) lay(i);
    }

    /// Calls `use(index)` for each action of a line that takes a seat and comes after the `wanted`
    /// tiles.
    template <class Use>
    void for_each_surplus(const Statement& line, int wanted, Use&& use) const {
        for (std::uint32_t i = line.first; i < line.first + line.count; ++i) {
            const Action action = record_.actions[i];
            if (wanted <= 0 && moves_on(action)) use(i);
            wanted -= lays_in_trick(action);
        }
    }

    /// Whether a word beyond the trick is a tile or a seat. The line may then be two tricks, or one
    /// in which a word was split in two.
    bool has_further_tile(const Statement& line, int wanted) const {
        bool found = false;
        for_each_surplus(line, wanted, [&](std::uint32_t index) {
            const Action& action = record_.actions[index];
            const std::string_view token = record_.at(record_.place_of(action));
            const bool remark = action.kind == ActionKind::pass ||
                                action.kind == ActionKind::skip ||
                                (action.kind == ActionKind::bad_token && !has_digit(token) &&
                                 !seat_named(token).exists());
            found = found || !remark;
        });
        return found;
    }

    /// Reports a line with too many words and makes the seats of all its words unknown.
    void lose(const Statement& line, int wanted) {
        bool first = true;
        for_each_surplus(line, wanted, [&](std::uint32_t index) {
            if (first) refuse(index, line, wanted);
            first = false;
        });
        for (std::uint32_t i = line.first; i < line.first + line.count; ++i) give(i, Seat());
        laid_ = 0;
    }

    void pass_over_remarks(const Statement& line, int wanted) {
        for_each_surplus(line, wanted, [&](std::uint32_t index) {
            if (record_.actions[index].kind != ActionKind::bad_token) refuse(index, line, wanted);
            record_.actions[index].kind = ActionKind::too_many;
        });
    }

    /// Reports passes beside tiles, which games of tricks do not have. A pass in the place of a
    /// tile counts as a word that cannot be read; another one has no effect.
    void refuse_passes(const Statement& line, int wanted) {
        if (tiles_on(line) == 0) return;  // a remark, which the referee reports
        int missing = wanted - tiles_on(line);
        for (std::uint32_t i = line.first; i < line.first + line.count; ++i) {
            Action& action = record_.actions[i];
            if (action.kind != ActionKind::pass) continue;
            const bool for_tile = missing-- > 0;
            report_action(code::no_such_action, "G5", i,
                          fmt::format("this game has no passes; {} counts {}",
                                      quoted(record_.at(record_.place_of(action))),
                                      for_tile ? "as an unknown tile" : "for nothing"));
            action.kind = for_tile ? ActionKind::bad_token : ActionKind::too_many;
        }
    }

    void give(std::uint32_t index, Seat seat) {
        record_.actions[index].seat_index = static_cast<std::uint64_t>(seat.index()) & 0xF;
    }

    /// Reports that a word is beyond the trick. An unreadable word has been reported before.
    void refuse(std::uint32_t index, const Statement& line, int wanted) {
        const Action& action = record_.actions[index];
        if (!action.is_readable()) return;
        report_action(
            code::bad_token, "N6", index,
            fmt::format("{} is beyond the trick; the line has {} words, and its trick needs {}",
                        record_.at(record_.place_of(action)), words_in_trick(record_, line),
                        wanted));
    }

    void report_action(const Code& code, std::string_view clause, std::uint32_t index,
                       std::string message) {
        if (parser_.findings_.has_room())
            parser_.action_findings_.push_back(
                {static_cast<std::uint32_t>(record_.findings.size()), index});
        const Place place = record_.place_of(record_.actions[index]);
        parser_.report(code, clause, place, std::move(message)).hand = hand_.number;
    }

    static bool takes_seat(const Action& action) {
        return moves_on(action) && action.kind != ActionKind::too_many;
    }
    /// Gives each word the next seat. A tile that is shown gets the seat of the next word.
    void give_seats(const Statement& line) {
        Seat seat = line.seat;
        for (std::uint32_t i = line.first; i < line.first + line.count; ++i) {
            const Action& action = record_.actions[i];
            const bool first = i == line.first || !same_token(action, record_.actions[i - 1]);
            if (i > line.first && first && takes_seat(record_.actions[i - 1])) seat = after(seat);
            give(i, seat);
        }
    }

    /// Adds a tile to the trick. After a seat has played out of turn, no seat is expected.
    void lay(std::uint32_t index) {
        const Seat seat = record_.actions[index].seat();
        if (laid_ == 0) began_ = index;
        due_ = laid_ == 0 || seat == due_ ? after(seat) : Seat();
        laid_ = (laid_ + 1) % size_;
    }

    RecordParser& parser_;
    Record& record_;
    Hand& hand_;
    Seat out_;
    int size_;
    int laid_ = 0;             ///< tiles of the open trick
    std::uint32_t began_ = 0;  ///< its first action
    Seat due_;                 ///< the seat expected to play
    int more_plies_ = 0;       ///< plies that lost tricks add
};

void RecordParser::settle_trick_seats() {
    if (trick_players_ == 0 || has_unsettled_) {
        trick_players_ = record_.players;
        std::vector<std::uint32_t> lost;
        for (Hand& hand : record_.hands) TrickLines(*this, hand).settle(lost);
        if (!lost.empty()) spread_lost_tricks(lost);
    }
    settle_findings();
}

/// Replaces the one word of each of these lines by as many actions as a trick has, each with the
/// next seat.
void RecordParser::spread_lost_tricks(std::span<const std::uint32_t> lines) {
    std::vector<Action> actions;
    std::vector<std::uint32_t> moved;  // the new index of each action
    for (std::uint32_t i = 0; i < record_.actions.size(); ++i) {
        moved.push_back(static_cast<std::uint32_t>(actions.size()));
        actions.push_back(record_.actions[i]);
        if (lines.empty() || record_.statements[lines.front()].first != i) continue;
        Statement& line = record_.statements[lines.front()];
        const Seat out = sits_out(record_, record_.hands[hand_at(lines.front())], trick_players_);
        line.count = static_cast<std::uint32_t>(trick_players_ - out.exists());
        for (std::uint32_t n = 1; n < line.count; ++n) {
            const Seat next = next_in_trick(actions.back().seat(), trick_players_, out);
            actions.push_back(record_.actions[i]);
            actions.back().seat_index = static_cast<std::uint64_t>(next.index()) & 0xF;
        }
        lines = lines.subspan(1);
    }
    moved.push_back(static_cast<std::uint32_t>(actions.size()));
    const auto move = [&](std::uint32_t& index) {
        if (index != none_such) index = moved[index];
    };
    for (Statement& line : record_.statements)
        if (line.keyword == Keyword::actions) move(line.first);
    for (Hand& hand : record_.hands)
        for (std::uint32_t* const index :
             {&hand.first_action, &hand.end_action, &hand.unread, &hand.anew})
            move(*index);
    for (TornTrick& trick : record_.torn) {
        move(trick.first);
        move(trick.end);
    }
    for (ActionFinding& link : action_findings_) move(link.action);
    record_.actions = std::move(actions);
}

/// Gives findings on actions their final seats and plies.
void RecordParser::settle_findings() {
    for (const ActionFinding& link : action_findings_) {
        Finding& finding = record_.findings[link.finding];
        finding.seat = record_.actions[link.action].seat();
        const auto hand = std::upper_bound(
            record_.hands.begin(), record_.hands.end(), link.action,
            [](std::uint32_t action, const Hand& one) { return action < one.end_action; });
        finding.ply = static_cast<std::int64_t>(link.action) - hand->first_action + 1;
    }
    action_findings_.clear();
}

}  // namespace bones
