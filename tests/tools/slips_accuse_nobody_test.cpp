// Slips of a scribe in clean generated games: words on the wrong line, errors of facts, mixed-up
// pages (N6, G5, G16). None of them may cause a proven breach.
#include <gtest/gtest.h>

#include <iostream>

#include "engine/codes.hpp"
#include "tests/support/effort.hpp"
#include "tests/support/games.hpp"
#include "tests/support/generated_record.hpp"
#include "tests/support/slip.hpp"

namespace bones::test {
namespace {

using Lines = std::vector<std::string>;

Lines lines_of(const std::string& text) {
    Lines lines(1);
    for (const char c : text) {
        if (c == '\n')
            lines.emplace_back();
        else
            lines.back() += c;
    }
    return lines;
}

bool is_play(const std::string& line) {
    return line.size() > 2 && line[0] >= 'A' && line[0] <= 'O' && line[1] == ' ';
}

/// Joins the next line to a line of play. `from` is the number of its first characters that are
/// lost.
bool join(Lines& lines, std::size_t at, std::size_t from) {
    if (at + 1 >= lines.size() || !is_play(lines[at + 1])) return false;
    lines[at] += ' ' + lines[at + 1].substr(from);
    lines.erase(lines.begin() + static_cast<std::ptrdiff_t>(at) + 1);
    return true;
}

/// One slip at a line of play; `make` returns false if the line allows none.
struct LineSlip {
    std::string_view name;
    bool in_layouts;
    bool (*make)(Lines& lines, std::size_t at);
};
constexpr LineSlip line_slips[] = {
    {"two turns or tricks on one line", true,
     [](Lines& lines, std::size_t at) { return join(lines, at, 0); }},
    {"the same without the letter", false,
     [](Lines& lines, std::size_t at) { return join(lines, at, 2); }},
    {"the same with a small letter", true,
     [](Lines& lines, std::size_t at) {
         if (!join(lines, at, 0)) return false;
         const std::size_t letter = lines[at].find_last_of("ABCDEFGHIJKLMNO");
         lines[at][letter] = static_cast<char>(lines[at][letter] - 'A' + 'a');
         return true;
     }},
    {"three turns or tricks on one line", true,
     [](Lines& lines, std::size_t at) { return join(lines, at, 0) && join(lines, at, 0); }},
    {"`...` for the line", true,
     [](Lines& lines, std::size_t at) {
         lines[at].replace(2, std::string::npos, "...");
         return true;
     }},
    {"`?` for the line", false,
     [](Lines& lines, std::size_t at) {
         lines[at].replace(2, std::string::npos, "?");
         return true;
     }},
    {"`...` for the rest of the line", true,
     [](Lines& lines, std::size_t at) {
         const std::size_t blank = lines[at].find(' ', 2);
         if (blank == std::string::npos) return false;
         lines[at].replace(blank + 1, std::string::npos, "...");
         return true;
     }},
    {"a remark after the line", true,
     [](Lines& lines, std::size_t at) {
         lines[at] += " (slow)";
         return true;
     }},
};

class LineSlips : public testing::TestWithParam<Game> {};

TEST_P(LineSlips, G5a_nobody_is_accused_because_of_words_on_the_wrong_line) {
    const bool tricks = traits(GetParam()).tricks;
    const long games = by_effort(12);
    long sheets = 0;
    for (long number = 1; number <= games && !HasFailure(); ++number) {
        Generated game;
        play::GameRequest request;
        request.game = GetParam();
        request.rules = default_house_rules(house_rules_of(GetParam()));
        const int most = std::min(traits(GetParam()).most_players, 4);
        const int fewest = traits(GetParam()).fewest_players;
        request.players = fewest + static_cast<int>(number) % (most - fewest + 1);
        game.make(request, {}, static_cast<std::uint64_t>(number));
        for (const HiddenParts& hidden :
             {HiddenParts(), HiddenParts{true, false}, HiddenParts{true, true}}) {
            game.write(hidden);
            const Lines clean = lines_of(game.text);
            play::Random random(2, static_cast<std::uint64_t>(number));
            for (const LineSlip& slip : line_slips) {
                if (!tricks && !slip.in_layouts) continue;
                Lines lines = clean;
                std::size_t at = random.below(static_cast<std::uint32_t>(lines.size()));
                while (!is_play(lines[at])) at = (at + 1) % lines.size();
                if (!slip.make(lines, at)) continue;
                ++sheets;
                std::string text;
                for (const std::string& line : lines) text += line + '\n';
                game.read(text);
                EXPECT_EQ(game.judge.verdict.counts.broken, 0u)
                    << slip.name << " at line " << at + 1 << "\n"
                    << text;
            }
        }
    }
    std::cout << traits(GetParam()).name << ": " << sheets << " sheets with a slip\n";
}

/// Returns the number, from 1, of the first line in which two texts differ.
std::uint64_t changed_line(const std::string& one, const std::string& other) {
    const auto differ = std::mismatch(one.begin(), one.end(), other.begin(), other.end());
    return 1 + static_cast<std::uint64_t>(std::count(one.begin(), differ.first, '\n'));
}

/// Whether a finding is the error caused by the slip, so that its repairs must include what was
/// meant.
bool shows(Slip slip, const Record& record, const Finding& finding, std::uint64_t line) {
    const bool of_action = finding.ply > 0 && (finding.code == &code::tile_repeated ||
                                               finding.code == &code::tile_not_held ||
                                               finding.code == &code::count_mismatch);
    switch (slip) {
        case Slip::half_dealt:
            return finding.ply > 0 && finding.code == &code::tile_not_held;
        case Slip::half_left:
            return finding.code == &code::left_mismatch &&
                   locate(record, finding.place).line == line;
        case Slip::lead:
            return finding.code == &code::lead_mismatch;
        case Slip::draw_left_out:
            return finding.ply > 0 && finding.code == &code::count_mismatch;
        default:
            return of_action && locate(record, finding.place).line == line;
    }
}

// If a slip causes an error of facts, what was meant is one of its repairs.
TEST_P(LineSlips, G5_nobody_is_accused_beside_an_error_of_facts) {
    constexpr Slip slips[] = {Slip::half_played, Slip::half_drawn,   Slip::half_dealt,
                              Slip::half_left,   Slip::twice,        Slip::seat,
                              Slip::lead,        Slip::draw_left_out};
    const long games = by_effort(12);
    long sheets = 0;
    for (long number = 1; number <= games && !HasFailure(); ++number) {
        Generated game;
        play::GameRequest request;
        request.game = GetParam();
        request.rules = default_house_rules(house_rules_of(GetParam()));
        request.players = traits(GetParam()).fewest_players;
        request.hands = 2;
        game.make(request, {}, static_cast<std::uint64_t>(number));
        for (const HiddenParts& hidden :
             {HiddenParts(), HiddenParts{true, false}, HiddenParts{true, true}}) {
            game.write(hidden);
            const std::string clean = game.text;
            for (const Slip slip : slips) {
                Random random(static_cast<std::uint64_t>(number));
                const std::string text =
                    SlipMaker(traits(GetParam()), request.players, random).make(clean, slip);
                if (text.empty()) continue;
                game.read(text);
                const std::uint64_t line = changed_line(text, clean);
                const auto& findings = game.judge.verdict.findings;
                if (std::none_of(findings.begin(), findings.end(), [&](const Finding& finding) {
                        return shows(slip, game.judge.record, finding, line);
                    }))
                    continue;
                ++sheets;
                for (const Finding& finding : findings)
                    EXPECT_FALSE(finding.severity == Severity::broken &&
                                 finding.verdict == Verdict::broken &&
                                 finding.code != &code::misfit)
                        << slip_names[static_cast<std::size_t>(slip)] << ": " << finding.code->name
                        << " " << finding.message << "\n"
                        << text;
            }
        }
    }
    EXPECT_GT(sheets, games);
    std::cout << traits(GetParam()).name << ": " << sheets << " sheets with an error of facts\n";
}

/// A record as its header, its hands, and the rest.
struct Pages {
    explicit Pages(const std::string& text) {
        bool ended = false;
        for (const std::string& line : lines_of(text)) {
            ended = ended || line.starts_with("result") || line.starts_with("winner");
            if (line.starts_with("hand ")) hands.emplace_back();
            (ended ? end : hands.empty() ? header : hands.back()) += line + '\n';
        }
    }
    std::string text() const {
        std::string all = header;
        for (const std::string& hand : hands) all += hand;
        return all + end;
    }

    std::string header, end;
    std::vector<std::string> hands;
};

/// Accidents to the pages of a sheet.
constexpr std::pair<std::string_view, void (*)(Pages&)> page_slips[] = {
    {"a hand lost", [](Pages& pages) { pages.hands.erase(pages.hands.begin() + 1); }},
    {"the first hand lost", [](Pages& pages) { pages.hands.erase(pages.hands.begin()); }},
    {"two hands exchanged", [](Pages& pages) { std::swap(pages.hands[0], pages.hands[1]); }},
    {"the last hand first",
     [](Pages& pages) {
         std::rotate(pages.hands.begin(), pages.hands.end() - 1, pages.hands.end());
     }},
    {"another game behind it",
     [](Pages& pages) {
         const std::vector<std::string> again = pages.hands;
         pages.hands.insert(pages.hands.end(), again.begin(), again.end());
     }},
};

TEST_P(LineSlips, G16_nobody_is_accused_where_the_numbers_of_hands_show_a_gap) {
    const long games = by_effort(20);
    long sheets = 0;
    for (long number = 1; number <= games && !HasFailure(); ++number) {
        Generated game;
        play::GameRequest request;
        request.game = GetParam();
        request.rules = default_house_rules(house_rules_of(GetParam()));
        request.players = traits(GetParam()).fewest_players;
        game.make(request, {}, static_cast<std::uint64_t>(number));
        for (const HiddenParts& hidden : {HiddenParts(), HiddenParts{true, true}}) {
            game.write(hidden);
            const Pages clean(game.text);
            if (clean.hands.size() < 3) continue;
            for (const auto& [name, make] : page_slips) {
                Pages pages = clean;
                make(pages);
                ++sheets;
                const std::string text = pages.text();
                game.read(text);
                EXPECT_EQ(game.judge.verdict.counts.broken + game.judge.verdict.counts.claim, 0u)
                    << name << "\n"
                    << text;
            }
        }
    }
    EXPECT_GT(sheets, 0);
    std::cout << traits(GetParam()).name << ": " << sheets << " sheets with pages mixed up\n";
}

INSTANTIATE_TEST_SUITE_P(Games, LineSlips, testing::ValuesIn(all_games()),
                         [](const auto& instance) { return test_name(instance.param); });

}  // namespace
}  // namespace bones::test
