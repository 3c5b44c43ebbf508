// Reads night files line by line.
#include <fmt/core.h>

#include <algorithm>
#include <array>

#include "bones/limits.hpp"
#include "libnotation/codes.hpp"
#include "libnotation/parser/game_name.hpp"
#include "libnotation/text/chars.hpp"
#include "libnotation/text/lexer.hpp"
#include "libnotation/text/suggest.hpp"
#include "libnotation/text/utf8.hpp"
#include "libnotation/text/values.hpp"
#include "tools/lib/show/night/night_file.hpp"

namespace bones::inline show::night {

namespace {

constexpr std::array<std::string_view, 18> keywords{
    "night",           "date",      "order",    "cap",     "margin",  "unfinished",
    "award",           "player",    "bye",      "no-show", "penalty", "bonus",
    "games-per-round", "withdrawn", "expelled", "finish",  "team",    "result-to"};

/// The forms of lines about a person in a round, for messages.
constexpr std::array<std::pair<std::string_view, std::string_view>, 8> forms{
    {{"bye", "bye ROUND NAME, for example bye 2 Ana Ruiz; `-` means no round"},
     {"no-show",
      "no-show ROUND NAME, for example no-show 2 Ana Ruiz against Bo Chen; `-` means "
      "no round"},
     {"penalty",
      "penalty ROUND NAME POINTS REASON, for example penalty 2 Ana Ruiz 5 late; `-` "
      "means no round"},
     {"bonus",
      "bonus ROUND NAME POINTS REASON, for example bonus 2 Ana Ruiz 25 capicua; `-` "
      "means no round"},
     {"withdrawn", "withdrawn ROUND NAME, for example withdrawn 2 Ana Ruiz"},
     {"expelled", "expelled ROUND NAME keep or annul, for example expelled 2 Ana Ruiz annul"},
     {"finish", "finish ROUND NAME time, agreed or default, for example finish 2 Ana Ruiz time"},
     {"result-to", "result-to ROUND SUBSTITUTE, for example result-to 2 Eva Lind"}}};

/// The keywords that a file may have only once.
constexpr std::array<std::string_view, 5> single{"night", "date", "order", "unfinished",
                                                 "games-per-round"};

class NightReader {
  public:
    explicit NightReader(NightFile& file) : file_(file) {}

    void read() {
        std::string_view rest = file_.text;
        while (!rest.empty()) {
            const std::size_t end = std::min(rest.find('\n'), rest.size());
            read_line(without_line_end(rest.substr(0, end)));
            rest.remove_prefix(std::min(end + 1, rest.size()));
        }
    }

  private:
    Place place_of(std::string_view part) const {
        return {static_cast<std::uint32_t>(part.data() - file_.text.data()),
                static_cast<std::uint32_t>(part.size())};
    }

    void report(const Code& code, std::string_view where, std::string message) {
        Finding finding;
        finding.set_code(code);
        finding.place = place_of(where);
        finding.message = std::move(message);
        file_.findings.push_back(std::move(finding));
    }
    void bad_value(std::string_view where, std::string message) {
        report(code::bad_value, where, std::move(message));
    }

    void read_line(std::string_view line) {
        if (line.size() > longest_line)
            return report(code::line_too_long, line,
                          "the line is longer than 4,096 bytes and is ignored");
        if (const std::size_t bad = first_unreadable_byte(line); bad < line.size())
            return report(code::unreadable, line.substr(bad, 1),
                          fmt::format("the byte 0x{:02X} is not valid text",
                                      static_cast<unsigned char>(line[bad])));
        std::string_view rest = without_comment(without_prefix(line));
        const std::string_view word = take_word(rest);
        if (!word.empty()) read_statement(word, trimmed(rest));
    }

    static std::string_view without_comment(std::string_view words) {
        for (std::size_t i = words.find('#'); i < words.size(); ++i)
            if (words[i] == '#' && (i == 0 || is_blank(words[i - 1])))
                return trimmed(words.substr(0, i));
        return words;
    }

    void read_statement(std::string_view word, std::string_view rest) {
        const auto keyword =
            std::find_if(keywords.begin(), keywords.end(),
                         [word](std::string_view name) { return same_word(word, name); });
        if (keyword == keywords.end()) return reject(word);
        if (rest.empty()) return bad_value(word, fmt::format("the {} line is empty", *keyword));
        if (repeats(*keyword))
            return report(code::duplicate_line, word,
                          fmt::format("a second {} line; the first counts", *keyword));
        line_ = {word.data(), static_cast<std::size_t>(rest.data() + rest.size() - word.data())};
        read_value(*keyword, rest);
    }

    void reject(std::string_view word) {
        const std::string_view near = nearest(word, keywords);
        report(code::unreadable, word,
               near.empty() ? fmt::format("unknown word {}; a line starts with {}", quoted(word),
                                          listed(keywords))
                            : fmt::format("unknown word {}; did you mean {}?", quoted(word), near));
    }

    bool repeats(std::string_view keyword) {
        const auto at = std::find(single.begin(), single.end(), keyword);
        if (at == single.end()) return false;
        bool& seen = seen_[static_cast<std::size_t>(at - single.begin())];
        return std::exchange(seen, true);
    }

    void read_value(std::string_view keyword, std::string_view rest) {
        if (keyword == "night") file_.title = free_text(rest);
        if (keyword == "date") read_date(rest);
        if (keyword == "order") read_order_line(rest);
        if (keyword == "cap") read_cap(rest, file_.caps);
        if (keyword == "margin") read_cap(rest, file_.margins);
        if (keyword == "unfinished") read_unfinished(rest);
        if (keyword == "award") read_award(rest);
        if (keyword == "player") read_player(rest);
        if (keyword == "bye") read_bye(rest);
        if (keyword == "no-show") read_no_show(rest);
        if (keyword == "penalty" || keyword == "bonus") read_points_line(keyword, rest);
        if (keyword == "withdrawn") read_person_line(NightEntry::Kind::withdrawn, rest);
        if (keyword == "result-to") read_person_line(NightEntry::Kind::result_to, rest);
        if (keyword == "expelled") read_expelled(rest);
        if (keyword == "finish") read_finish(rest);
        if (keyword == "team") read_team(rest);
        if (keyword == "games-per-round") read_games_per_round(rest);
    }

    void read_date(std::string_view rest) {
        file_.date = iso_date(rest);
        if (!file_.date.empty()) return;
        bad_value(rest, fmt::format("{} is {}", quoted(rest), fault_of_date(rest)));
    }

    void read_order_line(std::string_view rest) {
        std::vector<std::string> words;
        std::string_view left = rest;
        while (!left.empty()) words.emplace_back(take_word(left));
        std::string complaint;
        const std::vector<Criterion> order = read_order(words, complaint);
        if (complaint.empty())
            file_.order = order;
        else
            bad_value(rest, complaint);
    }

    void read_cap(std::string_view rest, std::vector<NightCap>& caps) {
        const std::string_view number = take_word(rest);
        const auto most = whole_number(number);
        if (!most || *most < 1)
            return bad_value(number, fmt::format("{} is not a number of points; write 1 or more",
                                                 quoted(number)));
        NightCap cap{Game::unknown, *most};
        if (!rest.empty() && !read_game(rest, cap.game)) return;
        caps.push_back(cap);
    }

    bool read_game(std::string_view word, Game& game) {
        game = game_named(word);
        if (game != Game::unknown) return true;
        std::vector<std::string_view> names;
        for (const GameTraits& known : game_traits) names.push_back(known.name);
        const std::string_view near = nearest(word, names);
        bad_value(word, near.empty()
                            ? fmt::format("unknown game {}", quoted(word))
                            : fmt::format("unknown game {}; did you mean {}?", quoted(word), near));
        return false;
    }

    void read_unfinished(std::string_view rest) {
        if (same_word(rest, "count"))
            file_.count_unfinished = true;
        else if (!same_word(rest, "leave-out"))
            bad_value(rest,
                      fmt::format("{} is not valid; write unfinished count or unfinished leave-out",
                                  quoted(rest)));
    }

    void read_games_per_round(std::string_view rest) {
        const auto number = whole_number(rest);
        if (!number || *number < 1)
            return bad_value(
                rest,
                fmt::format("{} is not a number of games; write games-per-round 2", quoted(rest)));
        file_.games_per_round = *number;
    }

    void read_award(std::string_view rest) {
        const std::string_view what = take_word(rest);
        Award* award = same_word(what, "bye")        ? &file_.bye
                       : same_word(what, "walkover") ? &file_.walkover
                       : same_word(what, "no-show")  ? &file_.no_show
                                                     : nullptr;
        if (award == nullptr)
            return bad_value(what,
                             fmt::format("{} is not one of bye, walkover, no-show", quoted(what)));
        const std::string_view worth = take_word(rest);
        const int half_wins = same_word(worth, "win")    ? 2
                              : same_word(worth, "half") ? 1
                              : same_word(worth, "none") ? 0
                                                         : -1;
        if (half_wins < 0)
            return bad_value(worth, fmt::format("{} is not one of win, half, none", quoted(worth)));
        std::int32_t points_for = 0, points_against = 0;
        if (!read_points(rest, points_for) || !read_points(rest, points_against)) return;
        award->half_wins = half_wins;
        award->points_for = points_for;
        award->points_against = points_against;
    }

    /// Takes a number from the rest, if there is any text left. Returns false if it is not a
    /// number.
    bool read_points(std::string_view& rest, std::int32_t& points) {
        const std::string_view word = take_word(rest);
        if (word.empty()) return true;
        const auto number = whole_number(word);
        if (!number) {
            bad_value(word, fmt::format("{} is not a number of points", quoted(word)));
            return false;
        }
        points = *number;
        return true;
    }

    bool read_names(std::string_view text, std::vector<PlayerName>& players, Place& place) {
        place = place_of(text);
        if (read_player_names(text, players)) return true;
        bad_value(text.empty() ? line_ : text,
                  text.empty()
                      ? "a name is missing"
                      : fmt::format("{} is not a name; write Ana Ruiz, or Ana Ruiz <ana-17>",
                                    quoted(text)));
        return false;
    }

    /// Reads the people of a line with a round. If round and name seem to be swapped, the right
    /// form is reported.
    bool read_who(std::string_view text, NightEntry& entry) {
        const bool swapped = whole_number(text) && !whole_number(entry.round);
        if (!text.empty() && !swapped) return read_names(text, entry.who, entry.who_place);
        wrong_form();
        return false;
    }

    bool read_round(std::string_view& rest, std::string& round) {
        const std::string_view word = take_word(rest);
        round = word;
        if (is_short_word(word) && !rest.empty()) return true;
        wrong_form();
        return false;
    }

    /// Reports the right form of the line.
    void wrong_form() {
        std::string_view rest = line_;
        const std::string_view word = take_word(rest);
        for (const auto& [keyword, form] : forms)
            if (same_word(word, keyword)) bad_value(line_, fmt::format("write {}", form));
    }

    /// Reads a round for a line that needs one.
    bool read_real_round(std::string_view& rest, std::string& round) {
        if (!read_round(rest, round)) return false;
        if (round != "-") return true;
        bad_value(line_, "this line needs a round, not `-`");
        return false;
    }

    /// Takes the last word from a text.
    static std::string_view take_last_word(std::string_view& text) {
        const std::size_t blank = text.find_last_of(" \t");
        const std::string_view word = text.substr(blank == text.npos ? 0 : blank + 1);
        text = blank == text.npos ? text.substr(0, 0) : trimmed(text.substr(0, blank));
        return word;
    }

    NightEntry entry(NightEntry::Kind kind) const {
        NightEntry entry;
        entry.kind = kind;
        entry.place = place_of(line_);
        return entry;
    }

    void read_player(std::string_view rest) {
        NightEntry player = entry(NightEntry::Kind::player);
        if (read_names(rest, player.who, player.who_place)) file_.entries.push_back(player);
    }

    void read_bye(std::string_view rest) {
        NightEntry bye = entry(NightEntry::Kind::bye);
        if (read_round(rest, bye.round) && read_who(rest, bye)) file_.entries.push_back(bye);
    }

    void read_no_show(std::string_view rest) {
        NightEntry absence = entry(NightEntry::Kind::no_show);
        if (!read_round(rest, absence.round)) return;
        std::string_view left = rest, word;
        while (!left.empty() && !same_word(word, "against")) word = take_word(left);
        const bool named = same_word(word, "against");
        const auto at = static_cast<std::size_t>(word.data() - rest.data());
        const std::string_view who = named ? trimmed(rest.substr(0, at)) : rest;
        if (!read_who(who, absence)) return;
        if (named && !read_names(left, absence.against, absence.against_place)) return;
        file_.entries.push_back(absence);
    }

    /// Reads a penalty or a bonus. Only a penalty can be a game.
    void read_points_line(std::string_view keyword, std::string_view rest) {
        const bool bonus = keyword == "bonus";
        NightEntry penalty = entry(bonus ? NightEntry::Kind::bonus : NightEntry::Kind::penalty);
        if (!read_round(rest, penalty.round)) return;
        const std::string_view all = rest;
        std::string_view word;
        std::size_t name_end = 0;
        while (!rest.empty()) {
            word = take_word(rest);
            if ((!bonus && same_word(word, "game")) || whole_number(word)) break;
            name_end = static_cast<std::size_t>(word.data() + word.size() - all.data());
            word = {};
        }
        if (word.empty())
            return bad_value(all, bonus ? "write a number of points after the name"
                                        : "write a number of points, or the word game, after the "
                                          "name");
        if (!read_who(all.substr(0, name_end), penalty)) return;
        penalty.loses_game = same_word(word, "game");
        if (!penalty.loses_game) penalty.points = *whole_number(word);
        if (!penalty.loses_game && penalty.points < 1)
            return bad_value(word, fmt::format("a {} needs at least one point", keyword));
        if (penalty.loses_game && penalty.round == "-")
            return bad_value(line_, "a lost game needs a round, not `-`");
        penalty.reason = free_text(rest);
        file_.entries.push_back(penalty);
    }

    void read_person_line(NightEntry::Kind kind, std::string_view rest) {
        NightEntry line = entry(kind);
        if (read_real_round(rest, line.round) && read_who(rest, line))
            file_.entries.push_back(line);
    }

    void read_expelled(std::string_view rest) {
        NightEntry expelled = entry(NightEntry::Kind::expelled);
        if (!read_real_round(rest, expelled.round)) return;
        const std::string_view how = take_last_word(rest);
        expelled.annuls = same_word(how, "annul");
        if (rest.empty() || (!expelled.annuls && !same_word(how, "keep"))) return wrong_form();
        if (read_who(rest, expelled)) file_.entries.push_back(expelled);
    }

    void read_finish(std::string_view rest) {
        NightEntry finish = entry(NightEntry::Kind::finish);
        if (!read_real_round(rest, finish.round)) return;
        const std::string_view how = take_last_word(rest);
        std::string_view before = rest;
        const bool draw = same_word(how, "draw") && same_word(take_last_word(before), "agreed");
        if (draw) rest = before;
        finish.finish = draw                        ? FinishKind::agreed_draw
                        : same_word(how, "agreed")  ? FinishKind::agreed
                        : same_word(how, "default") ? FinishKind::by_default
                                                    : FinishKind::time;
        const bool known = finish.finish != FinishKind::time || same_word(how, "time");
        if (rest.empty() || !known) return wrong_form();
        if (read_who(rest, finish)) file_.entries.push_back(finish);
    }

    void read_team(std::string_view rest) {
        NightEntry team = entry(NightEntry::Kind::team);
        const std::size_t equals = rest.find('=');
        team.reason = free_text(trimmed(rest.substr(0, equals)));
        if (equals == rest.npos || team.reason.empty() || trimmed(rest.substr(equals + 1)).empty())
            return bad_value(line_,
                             "write team NAME = PERSON & PERSON, for example team Reds = Ana "
                             "Ruiz & Bo Chen");
        if (read_names(trimmed(rest.substr(equals + 1)), team.who, team.who_place))
            file_.entries.push_back(team);
    }

    NightFile& file_;
    std::string_view line_;  ///< the statement being read
    std::array<bool, single.size()> seen_{};
};

}  // namespace

NightFile read_night_file(std::string name, std::string text) {
    NightFile file;
    file.name = std::move(name);
    file.text = std::move(text);
    const bool cut = file.text.size() > longest_night_file;
    if (cut) file.text.resize(longest_night_file);
    NightReader(file).read();
    if (cut) {
        Finding finding;
        finding.set_code(code::record_too_long);
        finding.place = {static_cast<std::uint32_t>(file.text.size()), 0};
        finding.message = "the night file is longer than 1 MiB; the rest is ignored";
        file.findings.push_back(std::move(finding));
    }
    return file;
}

}  // namespace bones::inline show::night
