// Properties of every text: formatting is stable, loses nothing and keeps the meaning, and JSON has
// the same meaning.
#include <fmt/core.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <array>

#include "bones/json.hpp"
#include "bones/parser.hpp"
#include "bones/writer.hpp"
#include "libnotation/text/joined.hpp"
#include "libnotation/text/lexer.hpp"
#include "tests/libnotation/random_text.hpp"
#include "tests/libnotation/reading.hpp"

namespace bones {
namespace {

using test::canonical;
using test::RandomText;
using test::split;

/// Returns the meaning of the actions. In trick games and for draws, the order of the halves does
/// not matter.
std::string meaning(const Record& record) {
    std::string text;
    for (const Hand& hand : record.hands) {
        text += fmt::format("hand {}:", hand.number);
        for (std::uint32_t i = hand.first_action; i < hand.end_action; ++i) {
            Action action = record.actions[i];
            const bool ordered = action.kind == ActionKind::play &&
                                 (record.game == Game::unknown || !traits(record.game).tricks);
            if (!ordered) action.low_first = 0;
            Record one;
            one.actions = {action};
            text += ' ' + test::play(one);
        }
        text += '\n';
    }
    return text;
}

/// Returns the comments and the lines that a record must keep unchanged. They are sorted, because
/// formatting may move them.
std::string kept(const Record& record) {
    std::vector<std::string> lines;
    for (const Statement& statement : record.statements) {
        if (!statement.comment.empty()) lines.emplace_back(record.at(statement.comment));
        if (!statement.counts && !statement.line.empty())
            lines.emplace_back(record.at(statement.line));
        if (statement.keyword == Keyword::extension) lines.emplace_back(record.at(statement.line));
    }
    std::sort(lines.begin(), lines.end());
    return joined(lines, "\n");
}

/// Returns the statements that count, one by one, sorted.
std::string said(const Record& record) {
    std::vector<std::string> lines;
    for (const Statement& statement : record.statements) {
        if (!statement.counts || statement.keyword == Keyword::actions ||
            statement.keyword == Keyword::hand || statement.keyword == Keyword::extension)
            continue;
        std::string line =
            fmt::format("{} {}", name_of(statement.keyword), statement.seat.letter());
        if (statement.keyword <= Keyword::recorder) line += free_text(record.at(statement.value));
        if (statement.keyword == Keyword::game) line = std::string(traits(record.game).name);
        for (std::size_t i = 0; i < noted_names.size(); ++i)
            if (statement.noted().contains(static_cast<SheetNote>(i))) line += noted_names[i];
        if (statement.keyword == Keyword::trump)
            line += std::to_string(static_cast<int>(statement.trump()));
        if (statement.keyword == Keyword::rule)
            line += fmt::format("{}={}", record.at(statement.key), rule_value(record, statement));
        if (statement.keyword == Keyword::end)
            line += std::to_string(static_cast<int>(statement.end()));
        std::vector<std::string> items;
        int unknown = 0;
        const auto tiles = [](Keyword keyword) {
            return keyword == Keyword::deal || keyword == Keyword::yard ||
                   keyword == Keyword::left || keyword == Keyword::prizes ||
                   keyword == Keyword::prize;
        };
        for (std::uint32_t i = statement.first; i < statement.first + statement.count; ++i) {
            if (!tiles(statement.keyword)) {
                items.push_back(
                    fmt::format("{}{}", record.amounts[i].seat.letter(), record.amounts[i].points));
                continue;
            }
            const TileToken& token = record.tiles[i];
            unknown += token.unknown;
            if (token.bad) items.emplace_back(record.at(token.place));
            if (token.unknown == 0) items.push_back(std::to_string(token.tile.number()));
        }
        std::sort(items.begin(), items.end());
        lines.push_back(fmt::format("{} {} ?{}", line, joined(items, " "), unknown));
    }
    std::sort(lines.begin(), lines.end());
    return joined(lines, "\n");
}

/// Returns the findings without messages, and without those that formatting removes.
std::string found(const Record& record) {
    std::vector<std::string> lines;
    for (const Finding& finding : record.findings) {
        // Canonical text has another form of the parts that these notes are about.
        const std::string_view code = finding.code->name;
        const bool player = code == "read-as" && finding.clause == "N5";
        const bool unnumbered = finding.message.starts_with("this hand has no number");
        if (code == "implied-hand" || code == "seat-in-line" || player || unnumbered) continue;
        // An unreadable line moves with the line before it, and may thus leave the hand.
        const bool moves = finding.code->name == "unreadable";
        lines.push_back(fmt::format("{} {} {} {}", finding.code->name, moves ? -1 : finding.hand,
                                    finding.ply, finding.seat.letter()));
    }
    std::sort(lines.begin(), lines.end());
    return joined(lines, "\n");
}

std::string formatted(const Record& record) {
    std::string text;
    write(record, record.actions, text);
    return text;
}

void holds_for_record(const std::string& text) {
    Record record, again;
    parse({text, 1, 1, false}, record);
    const std::string once = formatted(record);
    parse({once, 1, 1, false}, again);
    ASSERT_EQ(formatted(again), once) << text;
    ASSERT_EQ(meaning(record), meaning(again)) << text << "---\n" << once;
    ASSERT_EQ(kept(record), kept(again)) << text << "---\n" << once;
    ASSERT_EQ(said(record), said(again)) << text << "---\n" << once;
    ASSERT_EQ(found(record), found(again)) << text << "---\n" << once;
    ASSERT_EQ(record.players, again.players) << text << "---\n" << once;

    std::string json, back, why, json_again;
    write_json(record, record.actions, json);
    ASSERT_TRUE(text_from_json(json, back, why)) << why << "\n" << json;
    Record from_json;
    parse({back, 1, 1, false}, from_json);
    ASSERT_EQ(formatted(from_json), once) << json;
    write_json(from_json, from_json.actions, json_again);
    ASSERT_EQ(json_again, json);
}

void holds_for_file(const std::string& text) {
    const std::string once = canonical(text);
    ASSERT_EQ(canonical(once), once) << text;
    const std::vector<std::string> before = split(text), after = split(once);
    ASSERT_EQ(before.size(), after.size()) << text << "---\n" << once;
    for (const std::string& record : before) holds_for_record(record);
}

/// Returns what a line says beside its seat, its words and its elements.
std::string content(const Statement& line) {
    const AwardPoints award = line.award();
    std::string noted;
    for (std::size_t i = 0; i < noted_names.size(); ++i)
        noted += line.noted().contains(static_cast<SheetNote>(i)) ? '+' : '-';
    return fmt::format("{} {} {} {}{} {} {} {} {}", line.content.index(), line.number(), noted,
                       award.points, award.is_factor ? "x" : "", static_cast<int>(line.end()),
                       static_cast<int>(line.trump()), static_cast<int>(line.finish()),
                       name_of(line.taken_for()));
}

/// Returns the meaning of each statement, in the order of the text, with the findings.
std::string read_out(const Record& record) {
    std::string text = test::codes(record) + '\n' + test::play(record) + '\n' + said(record);
    for (const Statement& line : record.statements) {
        if (line.keyword == Keyword::comment) continue;
        text += fmt::format("{}{} {} {} {} {} {}\n", static_cast<int>(line.keyword),
                            line.counts ? '+' : '-', line.seat.letter(), content(line), line.first,
                            line.count, line.row);
        if (line.counts)
            text += fmt::format("{}|{}\n", record.at(line.line), record.at(line.value));
    }
    for (std::size_t i = 0; i < noted_names.size(); ++i)
        text += fmt::format("{} {} {}\n", noted_names[i],
                            record.written.contains(static_cast<SheetNote>(i)),
                            record.unwritten.contains(static_cast<SheetNote>(i)));
    for (const Hand& hand : record.hands)
        text += fmt::format("{} {} {} {}\n", hand.number, hand.first_action, hand.yard, hand.score);
    return text;
}

/// Returns the text with a comment after each line that starts with a letter, so that no line has
/// the common form.
std::string commented(std::string_view text) {
    std::string out;
    bool word = false, begins = true;
    for (const char c : text) {
        if (begins) word = lower(c) >= 'a' && lower(c) <= 'z';
        begins = c == '\n';
        if (begins && word) out += " #";
        out += c;
    }
    return out;
}

// Most lines have a common form, which has its own fast reader.
TEST(Properties, lines_as_most_are_written_say_what_they_say_with_a_comment) {
    std::uint64_t quick = 0;
    for (std::uint64_t seed = 1; seed <= 1000; ++seed) {
        RandomText random(seed);
        for (const std::string& text : split(random.file())) {
            if (text.find('#') != std::string::npos) continue;
            ++quick;
            // Text in canonical form has only lines of the common form.
            for (const std::string& form : {text, canonical(text)})
                EXPECT_EQ(read_out(test::read(form).record),
                          read_out(test::read(commented(form)).record))
                    << form;
        }
    }
    EXPECT_GT(quick, 300u);
}

TEST(Properties, formatting_and_json_lose_nothing) {
    for (std::uint64_t seed = 0; seed < 1500; ++seed) {
        holds_for_file(RandomText(seed).file());
        if (HasFatalFailure()) FAIL() << "seed " << seed;
    }
}

TEST(Properties, formatting_loses_nothing_where_bytes_are_damaged) {
    for (std::uint64_t seed = 0; seed < 1500; ++seed) {
        holds_for_file(RandomText(seed).damaged_file());
        if (HasFatalFailure()) FAIL() << "seed " << seed;
    }
}

// G5a: unreadable lines stay in place if they may have been play, and only then.
TEST(Properties, formatting_loses_nothing_where_an_unreadable_line_follows_a_result) {
    holds_for_file(
        "game double-takes\nplayer A Ana\nplayer B Bo\nplayer C Cy\nplayer D Di\nhand\nB 6-3\n"
        "result A 18 B 13\nx-clock 12:00\nB draw \xb7"
        "3-12X\nwinner D\n"
        "B +14-6=5 +?3 ~6-14 6-6\n");
    holds_for_file(
        "game curse-of-the-doublet\nplayer A Ana\nresult A 6 B 4\nyard 6\x92 6\n6--1\n"
        "player B Bo\nhand 2\n");
}

// A misspelt line before a hand without a `hand` line belongs to that hand. It means the same as
// after a `hand` line.
TEST(Properties, formatting_loses_nothing_in_any_order_of_misspelt_lines) {
    const std::array<std::string, 10> lines{"hand 1",  "rule free-turn=if-able",
                                            "lead A",  "ead A",
                                            "lft A",   "winer A",
                                            "end out", "ed out",
                                            "A 6-6",   "12"};
    for (const std::string game : {"", "game curse-of-the-doublet\n"})
        for (unsigned order = 0; order < 10'000; order += 3) {
            std::string text = game;
            for (unsigned rest = order + 10'000; rest >= 10; rest /= 10)
                text += lines[rest % 10] + '\n';
            holds_for_file(text);
            if (HasFatalFailure()) return;
        }
}

TEST(Properties, formatting_loses_nothing_of_random_bytes) {
    for (std::uint64_t seed = 0; seed < 500; ++seed) {
        RandomText random(seed);
        std::string text;
        for (unsigned i = random.below(2000); i > 0; --i)
            text += static_cast<char>(random.below(256));
        holds_for_file(text);
        if (HasFatalFailure()) FAIL() << "seed " << seed;
    }
}

}  // namespace
}  // namespace bones
