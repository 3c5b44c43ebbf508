#include "engine/slips/sheet_changes.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <array>
#include <cctype>

#include "bones/bids.hpp"
#include "bones/game.hpp"
#include "engine/hand_lines.hpp"
#include "engine/rules/house_rules.hpp"
#include "engine/slips/sheet.hpp"
#include "engine/slips/trial.hpp"

namespace bones::slips {
namespace {

constexpr std::uint32_t most_starts = 4;   ///< hands from which an exchange of seats may start
constexpr int most_exchanged_players = 6;  ///< with more, only the finding's seat is tried
constexpr int most_numbers = 12;           ///< numbers tried for a house rule

/// The lines on which seats are exchanged.
enum class SeatLines : std::uint8_t { play, hand, all };

bool is_claim_line(Keyword keyword) {
    return keyword == Keyword::end || keyword == Keyword::score || keyword == Keyword::pips ||
           keyword == Keyword::penalty || keyword == Keyword::bonus || keyword == Keyword::carry ||
           follows_hands(keyword);
}

bool begins_hand(Keyword keyword) {
    return keyword == Keyword::deal || keyword == Keyword::lead || keyword == Keyword::bid ||
           keyword == Keyword::yard || keyword == Keyword::actions;
}

class SheetChanges {
  public:
    SheetChanges(const Record& record, const Finding& first,
                 const std::function<bool(const SheetChange&)>& use)
        : record_(record),
          first_(first),
          first_hand_(std::min<std::uint32_t>(hand_of(record, first),
                                              static_cast<std::uint32_t>(record.hands.size()))),
          use_(use) {}

    void add_all(bool one_finding) {
        if (record_.hands.empty()) return;
        add_copied_hands();
        if (!one_finding) {
            add_halves();
            add_arms();
            add_rules();
            add_games();
            add_players();
        }
        add_exchanged_seats();
        add_anticlockwise();
        add_hand_lines();
        add_repeated_deals();
        add_hands_exchanged();
    }

  private:
    void add(SheetChange change) {
        if (!go_on_ || change.replacements.empty()) return;
        std::stable_sort(change.replacements.begin(), change.replacements.end(),
                         [](const Replacement& a, const Replacement& b) {
                             return a.place.offset < b.place.offset;
                         });
        go_on_ = use_(change);
    }

    // Changes of tokens.

    /// `token(text)` returns the new word for a played tile; the same text means no change. `seat`:
    /// only its tiles change, if it exists.
    template <class Token>
    void change_tokens(std::string message, Token&& token, Seat seat = {}) {
        SheetChange change{{}, std::move(message)};
        for (const Action& action : record_.actions) {
            const bool other = seat.exists() && action.seat() != seat;
            if (action.kind != ActionKind::play || other) continue;
            const Place place = record_.place_of(action);
            const std::string_view written = record_.at(place);
            if (std::string now = token(written); now != written)
                change.replacements.push_back({place, std::move(now)});
        }
        add(std::move(change));
    }

    static std::string with_halves_turned(std::string_view token) {
        const auto is_digit = [](char c) { return c >= '0' && c <= '9'; };
        const auto begin = std::find_if(token.begin(), token.end(), is_digit);
        const auto dash = std::find_if_not(begin, token.end(), is_digit);
        const auto second = dash == token.end() || *dash != '-' ? token.end() : dash + 1;
        const auto end = std::find_if_not(second, token.end(), is_digit);
        if (second == end) return std::string(token);
        return std::string(token.begin(), begin) + std::string(second, end) + '-' +
               std::string(begin, dash) + std::string(end, token.end());
    }

    void add_halves() {
        if (traits(record_.game).tricks) return;
        change_tokens("write the other half of each tile first", with_halves_turned);
    }

    /// `arm(number)` returns the new number of an arm.
    template <class Arm>
    void change_arms(std::string message, Arm&& arm, Seat seat = {}) {
        const auto with_arm = [&](std::string_view token) {
            const std::size_t sign = token.find('@');
            if (sign == std::string_view::npos || sign + 1 >= token.size() ||
                std::isdigit(static_cast<unsigned char>(token[sign + 1])) == 0)
                return std::string(token);
            return fmt::format("{}@{}{}", token.substr(0, sign), arm(token[sign + 1] - '0'),
                               token.substr(sign + 2));
        };
        change_tokens(std::move(message), with_arm, seat);
    }

    void add_arms() {
        if (traits(record_.game).tricks) return;
        change_arms("number the arms from 1, not from 0", [](int arm) { return arm + 1; });
        for (const int arms : {2, 4, 6}) {
            if (arms > static_cast<int>(usual_arms(record_.game))) break;
            const auto mirrored = [&](int arm) {
                return arm >= 1 && arm <= arms ? arms + 1 - arm : arm;
            };
            change_arms(fmt::format("number the {} arms in the other order", arms), mirrored);
            for (int s = 0; s < record_.players; ++s)  // each player may write the sheet in turn
                change_arms(fmt::format("number the {} arms in the other order for {}", arms,
                                        Seat(s).letter()),
                            mirrored, Seat(s));
            if (arms > 2)
                change_arms(
                    fmt::format("number the {} arms the other way round from arm 1", arms),
                    [&](int arm) { return arm >= 2 && arm <= arms ? arms + 2 - arm : arm; });
        }
    }

    // Changes of lines above the play.

    void add_games() {
        const Statement* line = header(record_, Keyword::game);
        if (line == nullptr) return;
        const GameTraits& mine = traits(record_.game);
        for (std::size_t g = 0; g < game_traits.size(); ++g) {
            const auto game = static_cast<Game>(g);
            const GameTraits& other = game_traits[g];
            if (game == record_.game || other.highest != mine.highest ||
                other.tricks != mine.tricks || record_.players < other.fewest_players ||
                record_.players > other.most_players)
                continue;
            add({{{line->value, std::string(other.name)}},
                 fmt::format("change the game to {}", other.title)});
        }
    }

    void add_rules() {
        for (const HouseRule& option : house_rules_of(record_.game)) {
            if (option.sets_tiles) continue;
            if (!option.is_number()) {
                for (std::string_view word : option.words)
                    if (!word.empty()) set_rule(option, word);
            } else if (option.shared_out > 0) {
                const int most =
                    std::min(option.most(record_.players), option.least_number + most_numbers);
                for (int number = option.least_number; number <= most; ++number)
                    set_rule(option, std::to_string(number));
            }
        }
    }

    void set_rule(const HouseRule& option, std::string_view value) {
        const Statement* game = header(record_, Keyword::game);
        if (game == nullptr) return;
        SheetChange change{{}, fmt::format("set rule {}={}", option.name, value)};
        for (const Statement& line : record_.statements) {
            if (line.keyword != Keyword::rule || record_.at(line.key) != option.name) continue;
            const std::string_view now = rule_value(record_, line);
            const auto offset = static_cast<std::uint32_t>(now.data() - record_.text.data());
            if (now != value)
                change.replacements = {
                    {{offset, static_cast<std::uint32_t>(now.size())}, std::string(value)}};
            return add(std::move(change));
        }
        change.replacements = {
            {line_end(record_, *game), fmt::format("\nrule {}={}", option.name, value)}};
        add(std::move(change));
    }

    /// Adds changes of the players: the last player never acts, or a seat without a `player` line
    /// acts.
    void add_players() {
        const Statement* last = nullptr;
        Seat highest;
        for (const Statement& line : record_.statements) {
            if (line.keyword == Keyword::player) last = &line;
            const bool acts = line.keyword == Keyword::actions && line.seat.exists();
            if (acts && (!highest.exists() || highest < line.seat)) highest = line.seat;
        }
        if (last == nullptr || !highest.exists()) return;
        if (last->seat.exists() && highest < last->seat)
            add({{{last->line, ""}},
                 fmt::format("delete the line `player {0}`, since {0} never acts",
                             last->seat.letter())});
        SheetChange change{{{line_end(record_, *last), ""}}, {}};
        for (int seat = last->seat.index() + 1; seat <= highest.index(); ++seat) {
            const char letter = Seat(seat).letter();
            change.replacements[0].text += fmt::format("\nplayer {}", letter);
            change.message += fmt::format("{}add a line `player {}`",
                                          seat > last->seat.index() + 1 ? ", " : "", letter);
        }
        if (!change.message.empty()) add(std::move(change));
    }

    // Changes of seats.

    /// Replaces each seat of these lines, from a statement on, by the seat that `map` returns.
    template <class Map>
    void relabel(std::uint32_t from, SeatLines lines, Map&& map, std::string message) {
        SheetChange change{{}, std::move(message)};
        for (std::uint32_t i = from; i < record_.statements.size(); ++i) {
            const Statement& line = record_.statements[i];
            if (line.keyword == Keyword::actions) {
                if (const Seat seat = map(line.seat); seat != line.seat)
                    change.replacements.push_back(
                        {place_of_seat(line), std::string(1, seat.letter())});
            } else if (lines == SeatLines::all ||
                       (lines == SeatLines::hand && !is_claim_line(line.keyword))) {
                relabel_words(line, map, change);
            }
        }
        add(std::move(change));
    }

    template <class Map>
    void relabel_words(const Statement& line, Map&& map, SheetChange& change) const {
        if (line.keyword < Keyword::hand || !line.counts) return;
        std::uint32_t at = line.line.offset;
        while (at < line.line.end()) {
            std::uint32_t end = at;
            while (end < line.line.end() && record_.text[end] != ' ' && record_.text[end] != '\t')
                ++end;
            const char letter =
                static_cast<char>(std::toupper(static_cast<unsigned char>(record_.text[at])));
            if (end == at + 1 && letter >= 'A' && letter < 'A' + record_.players) {
                const Seat seat = map(Seat(letter - 'A'));
                if (seat.letter() != letter)
                    change.replacements.push_back({{at, 1}, std::string(1, seat.letter())});
            }
            at = end + 1;
        }
    }

    void add_exchanged_seats() {
        for (int one = 0; one < record_.players; ++one)
            for (int other = one + 1; other < record_.players; ++other) {
                const bool of_finding = first_.seat == Seat(one) || first_.seat == Seat(other);
                if (record_.players > most_exchanged_players && !of_finding) continue;
                exchange(Seat(one), Seat(other));
            }
    }

    void exchange(Seat one, Seat other) {
        const auto map = [&](Seat seat) {
            return seat == one ? other : seat == other ? one : seat;
        };
        const auto exchanged_from = [&](std::uint32_t statement, const std::string& where) {
            for (const SeatLines lines : {SeatLines::play, SeatLines::hand, SeatLines::all})
                relabel(statement, lines, map,
                        fmt::format("exchange {} and {} {}", one.letter(), other.letter(), where));
        };
        if (first_hand_ >= record_.hands.size()) return;
        for (std::uint32_t back = 0; back < most_starts && back <= first_hand_; ++back) {
            const Hand& hand = record_.hands[first_hand_ - back];
            exchanged_from(hand.first_statement, fmt::format("from hand {} on", hand.number));
        }
        std::uint32_t line = record_.hands[first_hand_].first_statement;
        while (line < record_.statements.size() &&
               record_.statements[line].line.end() < first_.place.offset)
            ++line;
        exchanged_from(line, "from the first finding on");
    }

    void add_anticlockwise() {
        if (record_.players < 3) return;
        const auto map = [&](Seat seat) {
            return seat.index() == 0 || seat.index() >= record_.players
                       ? seat
                       : Seat(record_.players - seat.index());
        };
        for (const SeatLines lines : {SeatLines::play, SeatLines::hand, SeatLines::all})
            relabel(record_.hands[0].first_statement, lines, map,
                    "name the seats clockwise, since the sheet has them anticlockwise");
    }

    // Changes of hands.

    void add_hand_lines() {
        for (std::uint32_t h = 0; h < record_.hands.size() && h <= first_hand_; ++h) {
            const Hand& hand = record_.hands[h];
            bool played = false, claimed = false;
            for (std::uint32_t i = hand.first_statement; i < hand.end_statement; ++i) {
                const Statement& line = record_.statements[i];
                const bool starts = played && begins_hand(line.keyword) &&
                                    (claimed || line.keyword != Keyword::actions);
                if (starts) begin_hand_at(line, h);
                if (starts && !claimed) return;
                played = played || line.keyword == Keyword::actions;
                claimed = played && is_claim_line(line.keyword);
            }
        }
    }

    void begin_hand_at(const Statement& line, std::uint32_t hand) {
        const std::uint32_t next = record_.hands[hand].number + 1;
        const bool taken =
            hand + 1 < record_.hands.size() && record_.hands[hand + 1].number == next;
        const std::string words = taken ? "hand" : fmt::format("hand {}", next);
        add({{{line_begin(record_, line), words + '\n'}},
             fmt::format("write `{}` above line {}", words, line.row + record_.first_line)});
    }

    void add_repeated_deals() {
        for (std::uint32_t h = 1; h < record_.hands.size(); ++h) {
            const auto before = deals_of(h - 1);
            const auto repeats = [&](const Statement* line) {
                return std::any_of(before.begin(), before.end(), [&](const Statement* other) {
                    return record_.at(other->line) == record_.at(line->line);
                });
            };
            const auto deals = deals_of(h);
            if (deals.empty() || !std::all_of(deals.begin(), deals.end(), repeats)) continue;
            SheetChange change{{},
                               fmt::format("delete the deal of hand {}, which is that of hand {}",
                                           record_.hands[h].number, record_.hands[h - 1].number)};
            for (const Statement* line : deals) change.replacements.push_back({line->line, ""});
            add(std::move(change));
        }
    }

    std::vector<const Statement*> deals_of(std::uint32_t hand) const {
        std::vector<const Statement*> deals;
        const Hand& h = record_.hands[hand];
        for (std::uint32_t i = h.first_statement; i < h.end_statement; ++i)
            if (record_.statements[i].keyword == Keyword::deal)
                deals.push_back(&record_.statements[i]);
        return deals;
    }

    /// Returns the text of a hand below its `hand` line, without the lines that follow all hands;
    /// empty if it has no such line.
    Place lines_of(std::uint32_t hand) const {
        const Hand& h = record_.hands[hand];
        std::uint32_t end = h.end_statement;
        while (end > h.first_statement && follows_hands(record_.statements[end - 1].keyword)) --end;
        if (record_.statements[h.first_statement].keyword != Keyword::hand ||
            end <= h.first_statement + 1)
            return {};
        const Place first = line_begin(record_, record_.statements[h.first_statement + 1]);
        const Place last = line_end(record_, record_.statements[end - 1]);
        return {first.offset, last.offset - first.offset};
    }

    /// Adds the removal of a hand with the same play as the one before. Later hands get the numbers
    /// that they have without it.
    void add_copied_hands() {
        for (std::uint32_t h = 1; h < record_.hands.size(); ++h) {
            const Place one = lines_of(h - 1), copy = lines_of(h);
            const bool plays = record_.hands[h].actions() > 0;
            if (!plays || copy.empty() || record_.at(one) != record_.at(copy)) continue;
            const Hand& hand = record_.hands[h];
            const Place line = record_.statements[hand.first_statement].line;
            SheetChange change{
                {{{line.offset, copy.end() - line.offset}, ""}},
                fmt::format("delete hand {}, which is a copy of the hand before", hand.number)};
            for (std::uint32_t later = h + 1; later < record_.hands.size(); ++later)
                number_one_less(record_.hands[later], change);
            add(std::move(change));
        }
    }
    void number_one_less(const Hand& hand, SheetChange& change) const {
        const Statement& line = record_.statements[hand.first_statement];
        if (line.keyword == Keyword::hand && line.number() > 1)
            change.replacements.push_back({line.line, fmt::format("hand {}", line.number() - 1)});
    }

    void add_hands_exchanged() {
        for (std::uint32_t h = 0; h + 1 < record_.hands.size(); ++h) {
            const Place one = lines_of(h), other = lines_of(h + 1);
            if (one.empty() || other.empty()) continue;
            add({{{one, std::string(record_.at(other))}, {other, std::string(record_.at(one))}},
                 fmt::format("exchange hands {} and {}", record_.hands[h].number,
                             record_.hands[h + 1].number)});
        }
    }

    const Record& record_;
    const Finding& first_;
    const std::uint32_t first_hand_;
    const std::function<bool(const SheetChange&)>& use_;
    bool go_on_ = true;
};

/// Whether every line of play is a whole trick that begins with A's tile.
bool all_begin_with_a(const Record& record) {
    constexpr std::size_t fewest_lines = 3;
    std::size_t lines = 0;
    for (const Hand& hand : record.hands) {
        const Seat out = sits_out(record, hand, record.players);
        const auto size = static_cast<std::uint32_t>(record.players - out.exists());
        for (const PlayLine& line : play_lines(record, hand)) {
            if (line.line->count != size || line.line->seat != Seat(0)) return false;
            ++lines;
        }
    }
    return lines >= fewest_lines;
}

/// Returns the line of a trick from its leader on, or unchanged if the leader has no tile on it.
std::string from_leader(const Record& record, const PlayLine& line, Seat leader) {
    const auto begin = record.actions.begin() + line.first();
    const auto end = record.actions.begin() + line.end();
    const auto led = std::find_if(begin, end, [&](const Action& a) { return a.seat() == leader; });
    if (led == end) return std::string(record.at(line.line->line));
    std::string words(1, leader.letter());
    for (std::ptrdiff_t i = 0; i < end - begin; ++i)
        words += fmt::format(" {}",
                             record.at(record.place_of(begin[(led - begin + i) % (end - begin)])));
    return words;
}

}  // namespace

void for_each_sheet_change(const Record& record, const Finding& first, bool one_finding,
                           const std::function<bool(const SheetChange&)>& use) {
    SheetChanges(record, first, use).add_all(one_finding);
}

SheetChange tricks_from_leader(
    const Record& record,
    const std::function<const GameVerdict&(const std::vector<Replacement>&)>& judge) {
    SheetChange change{
        {}, "write each trick from its leader on, since the sheet has the order of the seats"};
    if (!traits(record.game).tricks || !all_begin_with_a(record)) return change;
    for (std::uint32_t h = 0; h < record.hands.size(); ++h) {
        const Hand& hand = record.hands[h];
        const std::size_t before = change.replacements.size();
        const auto write_from = [&](Seat leader) {
            change.replacements.resize(before);
            for (const PlayLine& line : play_lines(record, hand)) {
                if (line.first() > hand.first_action)
                    leader = judge(change.replacements).trace[line.first() - 1].taker;
                if (leader.exists() && leader != line.line->seat)
                    change.replacements.push_back(
                        {line.line->line, from_leader(record, line, leader)});
            }
        };
        if (hand.trump != none_such) {
            write_from(record.statements[hand.trump].seat);
            continue;
        }
        const auto is_right = [&] {
            const GameVerdict& verdict = judge(change.replacements);
            return std::none_of(
                verdict.findings.begin(), verdict.findings.end(), [&](const Finding& finding) {
                    return is_wrong(finding) && finding.hand == std::int64_t{hand.number};
                });
        };
        bool right = false;
        for (int s = 0; s < record.players && !right; ++s) {
            write_from(Seat(s));
            right = is_right();
        }
        if (!right) return {};
    }
    return change;
}

}  // namespace bones::slips
