// G5a: an unreadable token or line may have been anything. The games are legal and partly hidden,
// with some tokens and lines made unreadable; these must cause no breach. BONES_EFFORT sets the
// number of games.
#include <gtest/gtest.h>

#include <algorithm>
#include <iostream>
#include <map>
#include <set>
#include <tuple>

#include "bones/parser.hpp"
#include "bones/referee.hpp"
#include "tests/second/compare.hpp"
#include "tests/second/random_game.hpp"
#include "tests/second/referee/text.hpp"
#include "tests/support/effort.hpp"
#include "tests/support/games.hpp"

namespace bones::second {
namespace {

using Lines = std::vector<std::string>;

Lines lines_of(const std::string& text) {
    Lines lines;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = std::min(text.find('\n', at), text.size());
        lines.push_back(text.substr(at, end - at));
        at = end + 1;
    }
    return lines;
}

std::string text_of(const Lines& lines) {
    std::string text;
    for (const std::string& line : lines) text += line + "\n";
    return text;
}

/// Returns the start and end of each word of a line.
std::vector<std::pair<std::size_t, std::size_t>> words_of(const std::string& line) {
    std::vector<std::pair<std::size_t, std::size_t>> words;
    for (std::size_t at = 0; at < line.size();) {
        const std::size_t end = std::min(line.find(' ', at), line.size());
        if (end > at) words.emplace_back(at, end);
        at = end + 1;
    }
    return words;
}

/// Makes a word or a line unreadable in ways that people and machines do.
class Blotter {
  public:
    explicit Blotter(Dice& dice) : dice_(dice) {}

    void blot(std::string& line) {
        const auto words = words_of(line);
        if (words.empty()) return;
        const int what = dice_.roll(14);
        if (what == 0) {
            line = junk() + " " + line;
        } else if (what == 1) {
            line = junk();
        } else if (what == 2) {
            line.insert(static_cast<std::size_t>(dice_.roll(line.size() + 1)), "\x01");
        } else if (what == 3) {  // the seat letter or the keyword is lost
            line.erase(0, words.size() > 1 ? words[1].first : words[0].second);
        } else if (what == 10) {  // a seat or a keyword becomes a misspelt keyword
            line.replace(0, words[0].second, misspelt());
        } else if (what == 11 && line.starts_with("player")) {
            line[words[1].first] = "ABCDE"[dice_.roll(5)];
        } else {
            // Prefers the first word.
            const std::size_t at =
                dice_.chance(25) ? 0 : static_cast<std::size_t>(dice_.roll(words.size()));
            const auto [begin, end] = words[at];
            const std::string word = line.substr(begin, end - begin);
            if (what == 4 && end < line.size())
                line.erase(end, 1);  // a lost blank
            else if (what == 12)
                line.replace(begin, end - begin, dice_.chance(50) ? "+" : "~");
            else if (what == 13)
                line[begin] = "+~"[dice_.roll(2)];
            else
                line.replace(begin, end - begin, blotted(word));
        }
    }

  private:
    std::string junk() {
        static const std::vector<std::string> all{
            ",",  "x",   "6--1", "3-O", "-", "P",  "abc", "5,5", "?-3", "@1",   "=",   "1x1", "!!",
            "??", "l-0", "#x",   "a-b", "*", "&c", "AB",  "6_1", ".",   "12.5", "pas", "hnd", "8"};
        return dice_.pick(all);
    }
    std::string misspelt() {
        static const std::vector<std::string> all{
            "laed",    "yrd",   "dela",   "edn",   "lfet",  "scroe", "evnt",  "przes", "rul",
            "hnad",    "carri", "penlty", "prze",  "reslt", "winer", "plyer", "siet",  "dtae",
            "recoder", "tmie",  "ronud",  "tabel", "gmae",  "bdi",   "turmp"};
        return dice_.pick(all);
    }
    std::string blotted(std::string word) {
        switch (dice_.roll(8)) {
            case 0:
            case 1:
                return word + ",";
            case 2:
                std::replace(word.begin(), word.end(), '0', 'O');
                return word;
            case 3: {
                const auto dash = word.find('-');
                if (dash != std::string::npos) word[dash] = "_.,=~"[dice_.roll(5)];
                return word;
            }
            case 4:
                word[static_cast<std::size_t>(dice_.roll(word.size()))] = "x?7#l9"[dice_.roll(6)];
                return word;
            case 5: {
                const auto dash = word.find('-');
                if (dash != std::string::npos) word.replace(dash, 2, "-16");
                return word;
            }
            case 6:
                word.erase(static_cast<std::size_t>(dice_.roll(word.size())), 1);
                return word.empty() ? "," : word;
            default:
                return junk();
        }
    }

    Dice& dice_;
};

/// Whether the reader finds the line, or one of its words, unreadable. A part that stays readable
/// has another meaning and may cause a breach (G5a). For example, a draw (`+6-1`) replaces a tile,
/// or a `deal` or `left` line without its keyword becomes a line of play.
bool is_unreadable(const Lines& lines, std::size_t line) {
    static const std::set<std::string_view> codes{"unreadable",  "bad-token", "bad-tile",
                                                  "bad-seat",    "bad-value", "line-too-long",
                                                  "unknown-rule"};
    static Referee referee(JudgeOptions{});
    const std::string text = text_of(lines);
    bool found = false;
    each_record(text, [&](const Record& record) {
        GameVerdict verdict;
        referee.judge(record, verdict);
        for (const Finding& finding : verdict.findings) {
            if (locate(record, finding.place).line != line + 1) continue;
            if (codes.count(finding.code->name) != 0) found = true;
        }
    });
    return found;
}

using Accusation = std::tuple<std::int64_t, char, std::string>;

std::multiset<Accusation> accusations(const std::string& text) {
    static Referee referee(JudgeOptions{});
    std::multiset<Accusation> all;
    each_record(text, [&](const Record& record) {
        GameVerdict verdict;
        referee.judge(record, verdict);
        for (const Finding& finding : verdict.findings)
            if ((finding.severity == Severity::broken || finding.severity == Severity::claim) &&
                finding.verdict == Verdict::broken)
                all.emplace(finding.hand, finding.seat.letter(), std::string(finding.code->name));
    });
    return all;
}

class Unreadable : public testing::TestWithParam<Game> {
  protected:
    /// Plays games and calls `use(clean, spoiled, what)` for each record with a part made
    /// unreadable. The arguments are the lines before and after, and a description of the change.
    template <class Use>
    void spoil_games(Use&& use) const;
};

template <class Use>
void Unreadable::spoil_games(Use&& use) const {
    const long games = by_effort(100);
    long blotted = 0;
    for (long game = 1; game <= games && !HasFailure(); ++game) {
        Dice dice(static_cast<std::uint64_t>(game) * 5 + static_cast<std::uint64_t>(GetParam()));
        Draft draft = random_game(GetParam(), dice);
        if (!dice.chance(30)) hide(draft, dice);
        const Lines clean = lines_of(render(draft));
        for (int time = 0; time < 8 && !HasFailure(); ++time) {
            Lines lines = clean;
            const int blots = dice.chance(60) ? 1 : 1 + dice.roll(3);
            std::string was;
            for (int i = 0; i < blots; ++i) {
                const auto at = static_cast<std::size_t>(1 + dice.roll(lines.size() - 1));
                const std::string kept = lines[at];
                if (kept != clean[at]) continue;
                Blotter(dice).blot(lines[at]);
                // A `deal` or `left` line without its keyword is read as a line of play.
                const bool acts = lines[at].size() > 1 && lines[at][1] == ' ' && kept[1] != ' ';
                if (acts || !is_unreadable(lines, at)) lines[at] = kept;
                if (lines[at] != kept) was += kept + " -> " + lines[at] + "\n";
            }
            if (was.empty()) continue;
            ++blotted;
            use(clean, lines, was);
        }
    }
    EXPECT_GT(blotted, games);
    std::cout << traits(GetParam()).name << ": " << blotted << " records made unreadable\n";
}

TEST_P(Unreadable, G5a_nobody_is_accused_because_of_what_cannot_be_read) {
    spoil_games([](const Lines& clean, const Lines& spoiled, const std::string& was) {
        const auto before = accusations(text_of(clean));
        std::string fresh;
        for (const auto& one : accusations(text_of(spoiled)))
            if (before.count(one) == 0)
                fresh += std::to_string(std::get<0>(one)) + " " + std::get<1>(one) + " " +
                         std::get<2>(one) + "\n";
        EXPECT_EQ(fresh, "") << was << text_of(spoiled);
    });
}

TEST_P(Unreadable, G5a_the_referees_agree_about_what_cannot_be_read) {
    spoil_games([](const Lines&, const Lines& spoiled, const std::string& was) {
        EXPECT_EQ(compare(text_of(spoiled)), "") << was;
    });
}

using Breach = std::tuple<std::uint64_t, std::uint64_t, char, std::string>;

/// Returns the breaches of a record by actions, with the line and column of each.
std::set<Breach> breaches_of(const Lines& lines) {
    static Referee referee(JudgeOptions{});
    const std::string text = text_of(lines);
    std::set<Breach> all;
    each_record(text, [&](const Record& record) {
        GameVerdict verdict;
        referee.judge(record, verdict);
        for (const Finding& finding : verdict.findings) {
            const auto at = locate(record, finding.place);
            if (finding.code->severity == Severity::broken && finding.ply > 0)
                all.emplace(at.line, at.column, finding.seat.letter(), finding.code->name);
        }
    });
    return all;
}

/// Whether an action contradicts a fact; a possible slip leaves more verdicts open (G5).
bool contradicts_itself(const Lines& lines) {
    bool found = false;
    const std::string text = text_of(lines);
    each_record(text, [&](const Record& record) {
        for (const Item& item : judge(record).findings)
            found = found || (item.ply > 0 &&
                              (item.code == "tile-repeated" || item.code == "tile-not-held" ||
                               item.code == "count-mismatch"));
    });
    return found;
}

/// Whether a tile is unknown, so that a lost turn may have drawn it (G14).
bool has_unknown_tile(const Lines& lines) {
    return std::any_of(lines.begin(), lines.end(),
                       [](const std::string& line) { return line.find('?') != std::string::npos; });
}

/// Whether the hand at this place has a `trump` line only after it. The unreadable part cannot then
/// have begun another hand.
bool trumps_come_later(const Lines& lines, std::size_t place) {
    const auto begins = [](std::string_view word) {
        return [word](const std::string& line) { return line.starts_with(word); };
    };
    const auto at = lines.begin() + static_cast<std::ptrdiff_t>(place);
    const auto hand = std::find_if(std::make_reverse_iterator(at), lines.rend(), begins("hand "));
    const auto next = std::find_if(at + 1, lines.end(), begins("hand "));
    return std::none_of(hand.base(), at, begins("trump ")) &&
           std::any_of(at + 1, next, begins("trump "));
}

// Games with breaches, everything known. A breach that both the lines before the place and the
// whole record prove stays proven if the place cannot be read.
TEST_P(Unreadable, G5a_breaches_proven_before_it_stay_broken) {
    const long games = by_effort(60);
    long proven = 0;
    for (long game = 1; game <= games && !HasFailure(); ++game) {
        Dice dice(static_cast<std::uint64_t>(game) * 7 + static_cast<std::uint64_t>(GetParam()));
        Draft draft = random_game(GetParam(), dice);
        corrupt(draft, dice);
        const Lines clean = lines_of(render(draft));
        if (has_unknown_tile(clean)) continue;
        const auto whole = breaches_of(clean);
        const auto first = std::find(clean.begin(), clean.end(), "hand 1");
        for (int time = 0; time < 6 && !whole.empty() && first != clean.end(); ++time) {
            const auto from = static_cast<std::size_t>(first - clean.begin()) + 1;
            if (from >= clean.size()) break;
            const std::size_t at = from + static_cast<std::size_t>(dice.roll(clean.size() - from));
            Lines spoiled = clean;
            Blotter(dice).blot(spoiled[at]);
            if (!is_unreadable(spoiled, at) || trumps_come_later(spoiled, at)) continue;
            const auto before =
                breaches_of(Lines(clean.begin(), clean.begin() + static_cast<std::ptrdiff_t>(at)));
            if (contradicts_itself(spoiled)) continue;
            const auto after = breaches_of(spoiled);
            for (const Breach& breach : before) {
                if (whole.count(breach) == 0) continue;
                ++proven;
                EXPECT_EQ(after.count(breach), 1u)
                    << "line " << std::get<0>(breach) << ": " << std::get<3>(breach) << "\n"
                    << clean[at] << " -> " << spoiled[at] << "\n"
                    << text_of(spoiled);
            }
        }
    }
    EXPECT_GT(proven, games / 4);
    std::cout << traits(GetParam()).name << ": " << proven << " breaches proven before\n";
}

INSTANTIATE_TEST_SUITE_P(Games, Unreadable, testing::ValuesIn(all_games()),
                         [](const auto& instance) { return test_name(instance.param); });

}  // namespace
}  // namespace bones::second
