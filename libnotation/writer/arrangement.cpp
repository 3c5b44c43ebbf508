// Puts a record's statements in canonical order (N9).
#include <algorithm>
#include <tuple>

#include "libnotation/text/fold.hpp"
#include "libnotation/text/lexer.hpp"
#include "libnotation/writer/record_writer.hpp"

namespace bones {
namespace {

std::string_view first_word(std::string_view line) {
    return take_word(line);
}

/// The rank of a keyword's lines within the header, a hand, or the lines after the hands.
std::uint32_t rank_of(Keyword keyword) {
    switch (keyword) {
        case Keyword::carry:
            return static_cast<std::uint32_t>(Keyword::lead) + 1;
        case Keyword::prizes:
            return static_cast<std::uint32_t>(Keyword::lead) + 2;
        case Keyword::deal:
        case Keyword::yard:
            return static_cast<std::uint32_t>(keyword) + 2;
        default:
            return static_cast<std::uint32_t>(keyword) + (keyword > Keyword::yard ? 4 : 0);
    }
}

bool orders_by_seat(Keyword keyword) {
    return keyword == Keyword::player || keyword == Keyword::substitute ||
           keyword == Keyword::deal || keyword == Keyword::prizes || keyword == Keyword::left;
}

/// Whether a hand that has no `hand` line has an unreadable line.
bool begins_unread(const Record& record) {
    if (record.hands.empty()) return false;
    const auto begin = record.statements.begin() + record.hands[0].first_statement;
    const auto end = record.statements.begin() + record.hands[0].end_statement;
    return begin->keyword != Keyword::hand && std::any_of(begin, end, [](const Statement& line) {
               return line.keyword == Keyword::unreadable;
           });
}

/// Whether a line of the result is in the header and was not accepted.
bool is_refused_claim(const Record& record, std::uint32_t at) {
    const Statement& line = record.statements[at];
    const bool in_header = record.hands.empty() || at < record.hands[0].first_statement;
    return in_header && !line.counts && follows_hands(line.keyword);
}

/// Whether a line would be read otherwise below the `player` line of this name (N8). That is a
/// refused line of the result, or an unreadable or refused line that has the name.
bool needs_name(const Record& record, std::uint32_t at, std::string_view name) {
    const Statement& line = record.statements[at];
    if (is_refused_claim(record, at)) return true;
    std::string_view words = record.at(line.line);
    if (line.keyword == Keyword::unreadable) return has_word(name, first_word(words));
    if (line.counts || line.keyword < Keyword::lead || line.keyword > Keyword::score) return false;
    while (!words.empty())
        if (has_word(name, take_word(words))) return true;
    return false;
}

/// Whether a `player` line is below the first line of hand 1.
bool players_below_hand(const Record& record) {
    return std::any_of(record.player_lines.begin(), record.player_lines.end(), [&](auto player) {
        return player < record.statements.size() && player > record.hands[0].first_statement;
    });
}

/// Whether a line above a `player` line needs its name.
bool names_stand_late(const Record& record) {
    for (const std::uint32_t player : record.player_lines) {
        if (player >= record.statements.size()) continue;
        const std::string name = name_on(record, record.statements[player]);
        for (std::uint32_t at = 0; at < player; ++at)
            if (needs_name(record, at, name)) return true;
    }
    return false;
}

class Arranger {
  public:
    explicit Arranger(const Record& record) : record_(record) {
        result_.begins_unread = begins_unread(record);
        header_stays_ = names_stand_late(record);
    }

    Arrangement run() {
        const auto count = static_cast<std::uint32_t>(record_.statements.size());
        constexpr std::size_t usual_header = 16, usual_hand = 10;
        result_.lines.reserve(usual_header + usual_hand * record_.hands.size());
        for (std::uint32_t at = 0; at < count; ++at) {
            while (hand_ < record_.hands.size() && record_.hands[hand_].first_statement <= at)
                ++hand_;
            const Keyword keyword = record_.statements[at].keyword;
            if (keyword == Keyword::comment) continue;
            if (stays_after(keyword))
                end_after_ = at + 1;
            else
                at = place(at) - 1;
        }
        finish(count);
        const auto order = [](const PlacedLines& line) {
            return std::tie(line.block, line.order, line.seat, line.name);
        };
        const auto goes_before = [&](const auto& a, const auto& b) { return order(a) < order(b); };
        auto& lines = result_.lines;
        if (!std::is_sorted(lines.begin(), lines.end(), goes_before))
            std::stable_sort(lines.begin(), lines.end(), goes_before);
        if (result_.begins_unread) after_first_line();
        return std::move(result_);
    }

  private:
    /// Moves lines before all others below the header's first line. Above it they might belong to
    /// the record before.
    void after_first_line() {
        auto& lines = result_.lines;
        const auto first = std::find_if(lines.begin(), lines.end(),
                                        [](const auto& line) { return line.first < line.end; });
        if (first != lines.end() && first->block == 0) std::rotate(lines.begin(), first, first + 1);
    }

    /// Whether a line stays after the line before it, because it has no canonical place of its own.
    bool stays_after(Keyword keyword) const {
        return keyword == Keyword::unreadable || (keyword == Keyword::extension && hand_ > 0);
    }

    /// Whether the lines of the hand stay in their order. With an unreadable line among them, it
    /// matters which lines are before it and which after (G5a). A name is unknown above its
    /// `player` line.
    bool keeps_order() const {
        return hand_ > 0 && (record_.hands[hand_ - 1].unread_line != none_such ||
                             (hand_ == 1 && header_stays_ && players_below_hand(record_)));
    }

    /// Places the lines between the last statement and this one. Lines that stay where they are,
    /// with the comments before them, go after the last line of the hand. The comments after those
    /// belong to the next statement. Returns the index of the first of these comments.
    std::uint32_t settle(Keyword next, std::uint32_t block) {
        auto& lines = result_.lines;
        if (end_after_ <= next_) return next_;
        // With no line before them they go with the statement, unless they are the header.
        const bool are_header =
            block != 0 && (hand_ == 0 || end_after_ <= record_.hands[0].first_statement);
        const bool moves = result_.begins_unread && next != Keyword::game;
        if (lines.empty() && !are_header && !moves) return next_;
        PlacedLines run = last_ < lines.size() ? lines[last_] : PlacedLines();
        // They may not come before the hand, where they would be read as part of it: see
        // after_first_line.
        if (result_.begins_unread && run.block == 0) run = PlacedLines();
        const bool begins_hand =
            keeps_order() && end_after_ > record_.hands[hand_ - 1].first_statement;
        if (begins_hand && run.block != hand_) {  // (G5a)
            std::uint32_t begin = record_.hands[hand_ - 1].first_statement;
            while (begin > next_ && record_.statements[begin - 1].keyword == Keyword::comment)
                --begin;
            if (begin > next_) {  // lines of the header stay after the header
                run.first_before = next_;
                run.first = run.end = begin;
                lines.push_back(run);
                next_ = begin;
            }
            // Between lines of play the run stays with the play, so that it is read again in the
            // same way.
            const auto own = std::find_if(lines.rbegin(), lines.rend(),
                                          [&](const auto& line) { return line.block == hand_; });
            run = own != lines.rend() ? *own : PlacedLines();
            run.block = hand_;
        }
        run.first_before = next_;
        run.first = run.end = end_after_;
        lines.push_back(run);
        return end_after_;
    }

    /// Places a statement. If it is a line of play, the lines of play after it go with it. Returns
    /// the index after them.
    std::uint32_t place(std::uint32_t at) {
        const Statement& statement = record_.statements[at];
        const std::uint32_t block = block_of(at);
        const std::uint32_t first_before = settle(statement.keyword, block);
        PlacedLines& line = result_.lines.emplace_back();
        line.first_before = first_before;
        line.first = at;
        line.end = next_ = statement.keyword == Keyword::actions ? end_of_play(at) : at + 1;
        line.block = block;
        line.rank = rank_of(statement.keyword);
        // A player line that names no substitute stays below the play, so that its meaning stays
        // the same.
        const bool refused = statement.keyword == Keyword::substitute && !statement.counts;
        if (refused && block > 0 &&
            keyword_named(first_word(record_.at(statement.line))) == Keyword::player)
            line.rank = rank_of(Keyword::score);
        if (block == 0 && statement.keyword == Keyword::substitute)
            line.rank = rank_of(Keyword::player);  // below the players
        if (block == 1 && record_.hands.empty() && statement.keyword < Keyword::result)
            line.rank += static_cast<std::uint32_t>(Keyword::finish);  // awards after the result
        const bool stays = line.block == 0 ? header_stays_ : line.block == hand_ && keeps_order();
        line.order = stays ? 0 : line.rank;
        if (!stays && orders_by_seat(statement.keyword))
            line.seat = static_cast<std::uint32_t>(statement.seat.index()) +
                        (statement.keyword == Keyword::substitute ? most_seats : 0);
        if (statement.keyword == Keyword::rule) {
            line.name = record_.at(statement.key);
            line.seat = line.name.empty();  // options without a name come last
        }
        const bool leaves_hand = line.block != hand_ && hand_ < record_.hands.size();
        if (!leaves_hand && (hand_ == 0 || line.block != 0)) last_ = result_.lines.size() - 1;
        return next_;
    }

    /// The end of consecutive lines of play, with only comments between them.
    std::uint32_t end_of_play(std::uint32_t first) const {
        const std::size_t end = hand_ < record_.hands.size() ? record_.hands[hand_].first_statement
                                                             : record_.statements.size();
        std::uint32_t end_of_play = first + 1;
        for (std::uint32_t at = first + 1; at < end; ++at) {
            const Keyword keyword = record_.statements[at].keyword;
            if (keyword == Keyword::actions)
                end_of_play = at + 1;
            else if (keyword != Keyword::comment)
                break;
        }
        return end_of_play;
    }

    void finish(std::uint32_t count) {
        result_.first_comment = settle(Keyword::game, 0);
        result_.end_comment = count;
    }

    std::uint32_t block_of(std::uint32_t at) const {
        const Statement& statement = record_.statements[at];
        const Keyword keyword = statement.keyword;
        if (header_stays_ && is_refused_claim(record_, at)) return 0;
        if (keyword == Keyword::player && header_stays_) return std::min(hand_, 1u);
        if (keyword <= Keyword::extension) return 0;
        const bool award = keyword == Keyword::penalty || keyword == Keyword::bonus;
        if (follows_hands(keyword) || (award && record_.hands.empty()))
            return static_cast<std::uint32_t>(record_.hands.size()) + 1;
        // Between two hands the line names a player of the second.
        if (keyword == Keyword::substitute && statement.counts && statement.number() == 0 &&
            !record_.hands.empty())
            return statement.first + 1;
        return hand_;
    }

    const Record& record_;
    bool header_stays_ = false;
    Arrangement result_;
    std::size_t last_ = none_such;  ///< the line that a line without a canonical place stays after
    std::uint32_t hand_ = 0;        ///< how many hands have begun
    std::uint32_t next_ = 0;        ///< the index after the last statement that was placed
    std::uint32_t end_after_ = 0;   ///< the index after the last line that stays after another
};

}  // namespace

Arrangement arrange(const Record& record) {
    return Arranger(record).run();
}

}  // namespace bones
