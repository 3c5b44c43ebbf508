#include "tests/support/slip.hpp"

#include <algorithm>
#include <cctype>
#include <sstream>

namespace bones::test {
namespace {

bool is_digit(char c) {
    return std::isdigit(static_cast<unsigned char>(c)) != 0;
}
bool begins_with_digit(const std::string& word) {
    return !word.empty() && is_digit(word[0]);
}

/// Returns the end of the number that starts at `begin`.
std::size_t end_of_number(const std::string& word, std::size_t begin) {
    while (begin < word.size() && is_digit(word[begin])) ++begin;
    return begin;
}

/// The tile of a token: prefix, two numbers, and the rest.
struct TileWord {
    std::string prefix, first, second, rest;

    explicit TileWord(const std::string& word) {
        const std::size_t begin = word.find_first_of("0123456789");
        const std::size_t dash = end_of_number(word, begin), end = end_of_number(word, dash + 1);
        prefix = word.substr(0, begin);
        first = word.substr(begin, dash - begin);
        second = word.substr(dash + 1, end - dash - 1);
        rest = word.substr(end);
    }
    std::string text() const { return prefix + first + "-" + second + rest; }
};

}  // namespace

std::string SlipMaker::make(std::string_view text, Slip slip) {
    split(text);
    return change(slip) ? joined() : std::string();
}

void SlipMaker::split(std::string_view text) {
    lines_.clear();
    std::istringstream in{std::string(text)};
    for (std::string row; std::getline(in, row);) {
        std::istringstream words(row);
        Line line;
        words >> line.keyword;
        for (std::string word; words >> word;) line.words.push_back(word);
        lines_.push_back(line);
    }
}

std::string SlipMaker::joined() const {
    std::string text;
    for (const Line& line : lines_) {
        if (line.is_play() && line.words.empty()) continue;
        text += line.keyword;
        for (const std::string& word : line.words) (text += ' ') += word;
        text += '\n';
    }
    return text;
}

/// Chooses at random a word that the test allows.
template <class Test>
bool SlipMaker::choose(Test&& test) {
    std::size_t seen = 0;
    for (std::size_t i = 0; i < lines_.size(); ++i)
        for (std::size_t w = 0; w < lines_[i].words.size(); ++w)
            if (test(lines_[i], lines_[i].words[w]) && random_.below(++seen) == 0) spot_ = {i, w};
    return seen > 0;
}

bool SlipMaker::choose_word(std::string_view keyword) {
    return choose([&](const Line& line, const std::string& word) {
        return line.keyword == keyword && begins_with_digit(word);
    });
}

bool SlipMaker::choose_play() {
    return choose([](const Line& line, const std::string& word) {
        return line.is_play() && (begins_with_digit(word) || word[0] == '*');
    });
}

bool SlipMaker::change(Slip slip) {
    const auto played = [&](auto&& test) {
        return choose([&](const Line& line, const std::string& word) {
            return line.is_play() && test(word);
        });
    };
    switch (slip) {
        case Slip::half_played:
            return choose_play() && misread_half();
        case Slip::half_drawn:
            return played([](const std::string& w) { return w[0] == '+' && w[1] != '?'; }) &&
                   misread_half();
        case Slip::half_dealt:
            return choose_word("deal") && misread_half();
        case Slip::half_of_yard:
            return choose_word("yard") && misread_half();
        case Slip::half_left:
            return choose_word("left") && misread_half();
        case Slip::half_of_prize:
            return choose_word("prize") && misread_half();
        case Slip::halves:
            return !game_.tricks && choose_play() && turn();
        case Slip::arm:
            return played([](const std::string& w) { return w.find('@') != w.npos; }) &&
                   move_to_arm();
        case Slip::across:
            return played([](const std::string& w) { return w.find('x') != w.npos; }) &&
                   turn_across();
        case Slip::pass_left_out:
            return played([](const std::string& w) { return w == "pass"; }) && remove();
        case Slip::draw_left_out:
            return played([](const std::string& w) { return w[0] == '+'; }) && remove();
        case Slip::pass_too_many:
            return !game_.tricks && choose_play() && add_pass();
        case Slip::draw_too_many:
            return played([](const std::string& w) { return w[0] == '+'; }) && add_draw();
        case Slip::exchanged:
            return choose_play() && exchange();
        case Slip::twice:
            return choose_play() && repeat();
        case Slip::left_out:
            return choose_play() && remove();
        case Slip::seat:
            return choose_play() && give_to_other();
        case Slip::suit:
            return game_.tricks &&
                   played([](const std::string& w) { return w.find('=') != w.npos; }) &&
                   declare_other();
        case Slip::lead:
            return choose_play() && lead_by_other();
        case Slip::digit:
            return choose([](const Line& line, const std::string& word) {
                       const bool claim = line.keyword == "score" || line.keyword == "result" ||
                                          line.keyword == "penalty";
                       return claim && is_digit(word.back());
                   }) &&
                   change_digit(word()[0] == '-' ? 1 : 0);
        case Slip::points:
            return game_.line &&
                   played([](const std::string& w) { return w.find('=') != w.npos; }) &&
                   change_digit(word().find('=') + 1);
        case Slip::bid:
            return choose_word("bid") && change_digit(0);
        case Slip::trump:
            return choose_word("trump") && name_other();
        case Slip::suit_left_out:
            return game_.tricks &&
                   played([](const std::string& w) { return w.find('=') != w.npos; }) &&
                   forget_suit();
        case Slip::lines:
            return game_.tricks && choose_play() && exchange_lines();
        case Slip::line_twice:
            return game_.tricks && choose_play() && copy_line();
        case Slip::seat_order:
            return game_.tricks && choose_play() && write_by_seats();
        case Slip::trick_lost:
            return game_.tricks && choose_play() && lose_trick();
        case Slip::turns_joined:
            return !game_.tricks && choose_play() && join_turns();
        case Slip::page_lost:
            return choose_play() && lose_page();
        case Slip::other_tile:
            return choose_play() && write_other_tile();
        case Slip::tiles_exchanged:
            return choose_play() && exchange_tiles();
        case Slip::word_moved:
            return choose_play() && move_word();
        case Slip::line_moved:
            return choose_play() && move_line();
        case Slip::seats_exchanged:
            return choose_play() && exchange_seats();
        case Slip::line_of_elsewhere:
            return choose_play() && copy_line_elsewhere();
        case Slip::bids_exchanged:
            return choose_word("bid") && exchange_bids();
        case Slip::bidder:
            return choose_word("bid") && give_bid_to_other();
    }
    return false;
}

bool SlipMaker::write_other_tile() {
    TileWord tile(word());
    const auto numbers = static_cast<std::size_t>(game_.highest) + 1;
    tile.first = std::to_string(random_.below(numbers));
    tile.second = std::to_string(random_.below(numbers));
    word() = tile.text();
    return true;
}

/// Exchanges a tile with one that is played up to six tiles later.
bool SlipMaker::exchange_tiles() {
    std::size_t apart = 1 + random_.below(6);
    for (std::size_t l = spot_.line; l < lines_.size() && lines_[l].is_play(); ++l)
        for (std::size_t w = l == spot_.line ? spot_.word + 1 : 0; w < lines_[l].words.size();
             ++w) {
            if (!begins_with_digit(lines_[l].words[w]) || --apart > 0) continue;
            TileWord one(word()), other(lines_[l].words[w]);
            std::swap(one.first, other.first);
            std::swap(one.second, other.second);
            word() = one.text();
            lines_[l].words[w] = other.text();
            return l != spot_.line;
        }
    return false;
}

/// Writes a word at the end of its line.
bool SlipMaker::move_word() {
    std::vector<std::string>& words = line().words;
    const auto at = words.begin() + static_cast<std::ptrdiff_t>(spot_.word);
    std::rotate(at, at + 1, words.end());
    return spot_.word + 1 < words.size();
}

/// Writes a line two lines below its place.
bool SlipMaker::move_line() {
    const std::size_t end = spot_.line + 3;
    if (end > lines_.size() || !lines_[end - 1].is_play()) return false;
    const auto at = lines_.begin() + static_cast<std::ptrdiff_t>(spot_.line);
    std::rotate(at, at + 1, at + 3);
    return true;
}

bool SlipMaker::exchange_seats() {
    if (spot_.line + 1 >= lines_.size() || !lines_[spot_.line + 1].is_play()) return false;
    std::swap(line().keyword, lines_[spot_.line + 1].keyword);
    return true;
}

/// Writes a line of play once more at another place of the record.
bool SlipMaker::copy_line_elsewhere() {
    const Line copy = line();
    if (!choose_play()) return false;
    lines_.insert(lines_.begin() + static_cast<std::ptrdiff_t>(spot_.line), copy);
    return true;
}

bool SlipMaker::exchange_bids() {
    std::vector<std::string>& words = line().words;
    if (words.size() < 3) return false;
    const std::size_t at = 1 + random_.below(words.size() - 2);
    std::swap(words[at], words[at + 1]);
    return true;
}

bool SlipMaker::give_bid_to_other() {
    std::string& seat = line().words[0];
    const int steps = 1 + static_cast<int>(random_.below(static_cast<std::size_t>(players_) - 1));
    seat[0] = static_cast<char>('A' + (seat[0] - 'A' + steps) % players_);
    return true;
}

bool SlipMaker::forget_suit() {
    word().erase(word().find('='));
    return true;
}

bool SlipMaker::exchange_lines() {
    if (spot_.line + 1 >= lines_.size() || !lines_[spot_.line + 1].is_play()) return false;
    std::swap(lines_[spot_.line], lines_[spot_.line + 1]);
    return true;
}

bool SlipMaker::copy_line() {
    const Line line = lines_[spot_.line];
    lines_.insert(lines_.begin() + static_cast<std::ptrdiff_t>(spot_.line), line);
    return true;
}

/// Writes the tile of A first in the line, regardless of the leader.
bool SlipMaker::write_by_seats() {
    Line& line = lines_[spot_.line];
    const int leader = line.keyword[0] - 'A';
    if (leader == 0 || line.words.size() != static_cast<std::size_t>(players_)) return false;
    std::rotate(line.words.begin(), line.words.end() - leader, line.words.end());
    line.keyword = "A";
    return true;
}

bool SlipMaker::lose_trick() {
    lines_.erase(lines_.begin() + static_cast<std::ptrdiff_t>(spot_.line));
    return true;
}

/// Writes the next turn on the same line, without its seat.
bool SlipMaker::join_turns() {
    const std::size_t next = spot_.line + 1;
    if (next >= lines_.size() || !lines_[next].is_play()) return false;
    auto& words = line().words;
    words.insert(words.end(), lines_[next].words.begin(), lines_[next].words.end());
    lines_.erase(lines_.begin() + static_cast<std::ptrdiff_t>(next));
    return true;
}

/// Removes some lines of play, as if a page was lost.
bool SlipMaker::lose_page() {
    std::size_t end = spot_.line;
    const std::size_t most = spot_.line + 2 + random_.below(7);
    while (end < lines_.size() && end < most && lines_[end].is_play()) ++end;
    if (end < spot_.line + 2) return false;
    lines_.erase(lines_.begin() + static_cast<std::ptrdiff_t>(spot_.line),
                 lines_.begin() + static_cast<std::ptrdiff_t>(end));
    return true;
}

bool SlipMaker::misread_half() {
    TileWord tile(word());
    std::string& half = random_.percent(50) ? tile.first : tile.second;
    const int read = std::stoi(half);
    const int other = static_cast<int>(random_.below(static_cast<std::size_t>(game_.highest)));
    half = std::to_string(other < read ? other : other + 1);
    word() = tile.text();
    return true;
}

bool SlipMaker::turn() {
    TileWord tile(word());
    if (tile.first == tile.second) return false;
    std::swap(tile.first, tile.second);
    word() = tile.text();
    return true;
}

bool SlipMaker::move_to_arm() {
    const std::size_t at = word().find('@') + 1, end = end_of_number(word(), at);
    const int arm = std::stoi(word().substr(at, end - at));
    const bool two_ends =
        game_.name == "prize-dominoes" || (game_.line && game_.name != "all-fives");
    const int arms = two_ends ? 2 : game_.highest == 6 ? 4 : 6;
    const int other = 1 + static_cast<int>(random_.below(static_cast<std::size_t>(arms) - 1));
    word().replace(at, end - at, std::to_string(other < arm ? other : other + 1));
    return true;
}

bool SlipMaker::turn_across() {
    word().erase(word().find('x'), 1);
    return true;
}

/// Removes a token. If it led a trick, the line then starts with the next seat.
bool SlipMaker::remove() {
    if (word().starts_with("+?") && word().size() > 2) {
        const int draws = std::stoi(word().substr(2));
        word() = draws > 2 ? "+?" + std::to_string(draws - 1) : "+?";
        return true;
    }
    if (game_.tricks && spot_.word == 0)
        line().keyword[0] = static_cast<char>('A' + (line().keyword[0] - 'A' + 1) % players_);
    line().words.erase(line().words.begin() + static_cast<std::ptrdiff_t>(spot_.word));
    return true;
}

bool SlipMaker::add_pass() {
    if (spot_.word + 1 != line().words.size()) return false;
    if (random_.percent(50)) {
        line().words.push_back("pass");
        return true;
    }
    const int seat = static_cast<int>(random_.below(static_cast<std::size_t>(players_)));
    lines_.insert(lines_.begin() + static_cast<std::ptrdiff_t>(spot_.line) + 1,
                  Line{std::string(1, static_cast<char>('A' + seat)), {"pass"}});
    return true;
}

bool SlipMaker::add_draw() {
    std::string more = "+?";
    if (word()[1] != '?') {
        const int high = static_cast<int>(random_.below(static_cast<std::size_t>(game_.highest)));
        const int low = static_cast<int>(random_.below(static_cast<std::size_t>(high) + 1));
        more = "+" + std::to_string(high) + "-" + std::to_string(low);
    }
    line().words.insert(line().words.begin() + static_cast<std::ptrdiff_t>(spot_.word) + 1, more);
    return true;
}

/// Swaps two neighbouring tokens, including their seats if they are on different lines.
bool SlipMaker::exchange() {
    if (spot_.word + 1 < line().words.size()) {
        std::swap(line().words[spot_.word], line().words[spot_.word + 1]);
        return true;
    }
    if (spot_.line + 1 >= lines_.size() || !lines_[spot_.line + 1].is_play()) return false;
    Line& next = lines_[spot_.line + 1];
    if (game_.tricks) {
        std::swap(line().words.back(), next.words.front());
        return true;
    }
    if (line().words.size() > 1 || next.words.size() > 1) return false;
    std::swap(line(), next);
    return true;
}

bool SlipMaker::repeat() {
    if (game_.tricks || random_.percent(50)) {
        line().words.insert(line().words.begin() + static_cast<std::ptrdiff_t>(spot_.word), word());
        return true;
    }
    lines_.insert(lines_.begin() + static_cast<std::ptrdiff_t>(spot_.line) + 1,
                  Line{line().keyword, {word()}});
    return true;
}

bool SlipMaker::give_to_other() {
    const int steps = 1 + static_cast<int>(random_.below(static_cast<std::size_t>(players_) - 1));
    line().keyword[0] = static_cast<char>('A' + (line().keyword[0] - 'A' + steps) % players_);
    return true;
}

bool SlipMaker::declare_other() {
    TileWord tile(word());
    if (tile.first == tile.second) return false;
    tile.rest = "=" + (tile.rest == "=" + tile.first ? tile.second : tile.first);
    word() = tile.text();
    return true;
}

/// Writes a `lead` line that names a seat other than the leader.
bool SlipMaker::lead_by_other() {
    std::size_t first = spot_.line;
    while (lines_[first - 1].is_play()) --first;
    const int steps = 1 + static_cast<int>(random_.below(static_cast<std::size_t>(players_) - 1));
    const int seat = (lines_[first].keyword[0] - 'A' + steps) % players_;
    lines_.insert(lines_.begin() + static_cast<std::ptrdiff_t>(first),
                  Line{"lead", {std::string(1, static_cast<char>('A' + seat))}});
    return true;
}

/// Changes a digit of the number that starts at `first` and runs to the end of the word.
bool SlipMaker::change_digit(std::size_t first) {
    std::string& number = word();
    const std::size_t at = first + random_.below(number.size() - first);
    const int read = number[at] - '0';
    const bool leads = at == first && number.size() > first + 1;
    int other = static_cast<int>(random_.below(9));
    if (other >= read) ++other;
    if (leads && other == 0) return false;
    number[at] = static_cast<char>('0' + other);
    return true;
}

bool SlipMaker::name_other() {
    const int other = static_cast<int>(random_.below(static_cast<std::size_t>(game_.highest)));
    word() = std::to_string(other < std::stoi(word()) ? other : other + 1);
    return true;
}

}  // namespace bones::test
