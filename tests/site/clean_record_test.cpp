// Records without private names: no part of a name remains, and the records keep their meaning.
#include "tools/lib/show/site/clean_record.hpp"
#include "libnotation/text/joined.hpp"

#include <fmt/core.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <random>

#include "bones/parser.hpp"
#include "bones/reader.hpp"
#include "libnotation/text/fold.hpp"
#include "tests/support/effort.hpp"
#include "tests/tools/temporary_folder.hpp"
#include "tools/lib/io/records/judged.hpp"
#include "tools/lib/store/archive/schema.hpp"

namespace bones::inline show::site {
namespace {

/// Returns the meaning of a record: each finding by code, row and place in the play, and the
/// points.
std::vector<std::string> reading(const std::string& text) {
    RecordChecker judge({.list_open = false, .deduce = true});
    judge.judge({text, 1, 1, false});
    std::vector<std::string> lines;
    for (const Finding& finding : judge.verdict.findings)
        lines.push_back(fmt::format("{} {} hand {} ply {} seat {} {}",
                                    locate(judge.record, finding.place).line, finding.code->name,
                                    finding.hand, finding.ply,
                                    finding.seat.exists() ? finding.seat.letter() : '-',
                                    static_cast<int>(finding.verdict)));
    std::sort(lines.begin(), lines.end());
    std::string points;
    for (int i = 0; i < judge.record.players; ++i)
        points += fmt::format(" {}", judge.verdict.totals_known ? judge.verdict.totals[i] : -1);
    lines.push_back(fmt::format("{} players{}, complete {}", judge.record.players, points,
                                judge.verdict.complete));
    return lines;
}

std::string cleaned(const std::string& text, const ShownNames& names) {
    Record record;
    parse({text, 1, 1, false}, record);
    return clean_record(record, ListedRecord{}, names, true);
}

ShownNames names_without(archive::Database& database, const std::vector<std::string>& hidden) {
    std::string list;
    for (const std::string& name : hidden) list += '"' + name + "\"\n";
    return ShownNames(database, NameStyle::full, read_private_list(list, "list"));
}

class CleanRecordTest : public testing::Test {
  protected:
    CleanRecordTest()
        : database_(archive::open_archive(folder_.path("bones.db"), archive::Access::write)) {}

    TemporaryFolder folder_;
    archive::Database database_;
};

constexpr const char* prose = R"(game forty-two
event Trump open
round Trump
table Trump
player A Ann
player B Bea
player C Cleo
player D Dov

# Trump sat out
hand 1
bid A 32 pass pass pass
trump A doubles
A 6-6 6-1 6-0 0-0 # a trump
Trump sat by the door
Hana 6-1
wanner A
skore A 5
A Trump
rule Trump=1
rule Doubles=1
penalty B 30 trump
date Trump
A 5-5 Trump doubles
winner Trump
end unfinished
)";

TEST_F(CleanRecordTest, keeps_the_notation_of_people_called_like_it) {
    const ShownNames names = names_without(
        database_, {"Trump", "Doubles", "Hana", "Wanner", "Skore", "Pass", "End", "Forty"});
    const std::string clean = cleaned(prose, names);
    EXPECT_EQ(reading(clean), reading(prose)) << clean;
    for (const char* kept : {"game forty-two\n", "bid A 32 pass pass pass\n", "trump A doubles\n",
                             "end unfinished\n", "trump sat by the door\n"})
        EXPECT_NE(clean.find(kept), std::string::npos) << kept << clean;
    for (const char* gone : {"Trump", "Hana", "wanner", "skore", "# a trump"})
        EXPECT_EQ(clean.find(gone), std::string::npos) << gone << clean;
}

TEST_F(CleanRecordTest, keeps_every_word_of_play) {
    const std::string text =
        "game draw\nplayer A Ann\nplayer B Bea\n\nhand 1\nA 6-6\nB draw 6-1 6-1\nA pass\nB "
        "knock\nA go\nB back 5-1\nA show 6-1\nB passes\nend unfinished\n";
    const ShownNames names = names_without(
        database_, {"Draw", "Pass", "Knock", "Go", "Back", "Show", "Passes", "Unfinished"});
    const std::string clean = cleaned(text, names);
    EXPECT_EQ(reading(clean), reading(text)) << clean;
}

TEST_F(CleanRecordTest, keeps_lines_within_their_length) {
    const ShownNames names = names_without(database_, {"Bo"});
    std::string text = "game leyden\nplayer A Ann\nplayer B Bea\n\nhand 1\n# ";
    while (text.size() < 4000) text += "x Bo ";
    text += "\nA 1-1\n";
    EXPECT_EQ(reading(cleaned(text, names)), reading(text));
    std::string far = "game leyden\nplayer A Ann\nplayer B Bea\n\nhand 1\nA 1-1 Wilhelmina";
    far += std::string(4096, 'y') + "\n";
    EXPECT_EQ(reading(cleaned(far, names_without(database_, {"Wilhelmina"}))), reading(far));
}

TEST_F(CleanRecordTest, keeps_what_cannot_be_read_unreadable) {
    const ShownNames names = names_without(database_, {"Wilhelmína"});
    const std::string text =
        "game leyden\nplayer A Ann\nplayer B Bea\n\nhand 1\nA 1-1\nB Wilhelm\xEDna\nWilhelm\xEDna "
        "6-1\nend unfinished\n";
    const std::string clean = cleaned(text, names);
    EXPECT_EQ(reading(clean), reading(text)) << clean;
    EXPECT_EQ(clean.find("Wilhelm"), std::string::npos) << clean;
}

/// Returns the words of a text with at least two letters.
std::vector<std::string> words_in(const std::string& text) {
    std::vector<std::string> words;
    for (const Word& word : words_of(text))
        if (!word.is_single() && word.folded.find_first_not_of("0123456789") != std::string::npos)
            words.push_back(text.substr(word.begin, word.end - word.begin));
    return words;
}

/// Any words of a record may be private names. Each record of all tests is checked with its own
/// words.
TEST_F(CleanRecordTest, reads_as_before_whatever_words_are_names) {
    std::mt19937 random(41);
    const long rounds = by_effort(1);
    std::size_t records = 0, changed = 0;
    namespace fs = std::filesystem;
    for (const auto& entry : fs::recursive_directory_iterator(BONES_SOURCE_DIR "/tests/cases")) {
        if (entry.path().extension() != ".case" || fs::file_size(entry.path()) > 40'000) continue;
        std::ifstream file(entry.path(), std::ios::binary);
        std::ostringstream whole;
        whole << file.rdbuf();
        const std::string content = whole.str();
        TextSource source(content);
        RecordReader reader(source);
        for (RawRecord raw; reader.next(raw);) {
            const std::string text(raw.text);
            const std::vector<std::string> words = words_in(text);
            if (words.empty()) continue;
            for (long round = 0; round < rounds; ++round) {
                std::vector<std::string> hidden;
                for (int i = 0; i < 3; ++i) hidden.push_back(words[random() % words.size()]);
                const ShownNames names = names_without(database_, hidden);
                const std::string clean = cleaned(text, names);
                ++records;
                changed += clean != text;
                // Player lines lose their names here, and so does the meaning of names in other
                // lines.
                ASSERT_EQ(reading(clean), reading(cleaned(text, names_without(database_, {}))))
                    << entry.path() << " without " << joined(hidden, ", ") << "\n"
                    << text << "\n---\n"
                    << clean;
            }
        }
    }
    EXPECT_GT(records, 400u);
    EXPECT_GT(changed, records / 2);
}

}  // namespace
}  // namespace bones::inline show::site
