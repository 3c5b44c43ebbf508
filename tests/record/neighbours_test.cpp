// The context of a record that is being entered, from the records around it.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>

#include "tools/lib/io/input.hpp"
#include "tools/lib/show/entry/neighbours.hpp"
#include "tools/lib/show/night/sheet.hpp"
#include "tools/record/book_file.hpp"
#include "tools/record/last_headers.hpp"

namespace bones::record {

using namespace entry;
namespace {

GameHeader game(std::string file, std::string date, std::string round,
                std::vector<Person> players) {
    GameHeader header;
    header.file = std::move(file);
    header.date = std::move(date);
    header.round = std::move(round);
    header.players = std::move(players);
    return header;
}

std::vector<std::string> names(const Likely& likely) {
    std::vector<std::string> names;
    for (const Person& person : likely.people) names.push_back(person.in_full());
    return names;
}

using Names = std::vector<std::string>;

TEST(Neighbours, know_who_plays_in_which_round) {
    Neighbours all;
    all.add_game(game("a.bones", "2026-11-19", "1", {{"", "Ana"}, {"bo-1", "Bo"}}));
    all.add_game(game("b.bones", "2026-11-26", "1", {{"", "Ana"}, {}, {"", "Cy"}}));
    all.add_game(game("b.bones", "2026-11-26", "", {{"", "Dee"}}));
    EXPECT_EQ(all.game_of({"", "ANA"}, "", "1")->file, "a.bones");
    EXPECT_EQ(all.game_of({"", "Ana"}, "2026-11-26", "1")->file, "b.bones");
    EXPECT_EQ(all.game_of({"", "Bo"}, "", "1"), nullptr) << "one name with and without an id";
    EXPECT_EQ(all.game_of({"", "Dee"}, "", ""), nullptr) << "a game of no round";
    EXPECT_EQ(all.without_game("2026-11-26", "1", {}), (Names{"Bo", "Dee"}));
    const Names seated = {Person{"", "Dee"}.key()};
    EXPECT_EQ(all.without_game("2026-11-26", "1", seated), Names{"Bo"});
}

TEST(Neighbours, forget_the_games_of_a_file_and_not_its_people) {
    Neighbours all;
    all.add_game(game("a.bones", "", "1", {{"", "Ana"}}));
    all.add_game(game("b.bones", "", "2", {{"", "Ana"}, {"", "Bo"}}));
    all.add_game(game("a.bones", "", "3", {{"", "Bo"}}));
    all.remove_games_of("a.bones");
    EXPECT_EQ(all.game_of({"", "Ana"}, "", "1"), nullptr);
    EXPECT_EQ(all.game_of({"", "Bo"}, "", "3"), nullptr);
    EXPECT_EQ(all.game_of({"", "Bo"}, "", "2")->file, "b.bones");
    all.add_game(game("a.bones", "", "1", {{"", "Bo"}}));
    EXPECT_EQ(all.game_of({"", "Bo"}, "", "1")->file, "a.bones");
    EXPECT_EQ(all.without_game("", "1", {}), Names{"Ana"});
}

TEST(Neighbours, find_people_by_what_was_typed) {
    Neighbours all;
    all.add_game(game("a.bones", "", "", {{"", "Ana Ruiz"}, {"", "Bo Chen"}}));
    all.add_archived({"ana-17", "Ana Diaz"});
    all.add_archived({"ana-17", "Ana Maria Diaz"});
    EXPECT_EQ(names(all.likely_people("ana")), (Names{"Ana Maria Diaz <ana-17>", "Ana Ruiz"}));
    EXPECT_EQ(names(all.likely_people("diaz")), Names{"Ana Maria Diaz <ana-17>"});
    EXPECT_EQ(names(all.likely_people("Bo Chan")), Names{"Bo Chen"});
    EXPECT_TRUE(all.likely_people("Bo Chan").near);
    EXPECT_TRUE(all.likely_people("Zoe").people.empty());
}

TEST(Neighbours, take_a_night_files_name_for_the_person_called_so) {
    Neighbours all;
    all.add_game(game("a.bones", "", "1", {{"ana-17", "Ana Ruiz"}}));
    all.add_archived({"bo-2", "Bo Chen"});
    all.add_archived({"", "Cy"});
    for (const char* name : {"Ana Ruiz", "Bo Chen", "Dee"}) all.add_named({"", name});
    EXPECT_EQ(all.without_game("", "2", {}), (Names{"Ana Ruiz", "Bo Chen", "Dee"}));
    EXPECT_EQ(names(all.likely_people("Bo Chen")), Names{"Bo Chen <bo-2>"});
}

TEST(Neighbours, are_bounded) {
    Neighbours all;
    for (std::size_t i = 0; i < Neighbours::most_people; ++i)
        all.add_archived({"id-" + std::to_string(i), ""});
    EXPECT_FALSE(all.is_cut());
    all.add_archived({"one-more", ""});
    EXPECT_TRUE(all.is_cut());
    EXPECT_TRUE(all.likely_people("one-more").people.empty());
    EXPECT_EQ(all.likely_people("id-7").people.size(), 1u);
}

/// Calls `check` with every file of the samples and of the fuzzing corpus.
template <class Check>
void for_all_files(Check check) {
    for (const char* folder : {"samples", "tests/fuzz/corpus/record_fuzz"})
        for (const auto& entry : std::filesystem::recursive_directory_iterator(
                 std::filesystem::path(BONES_SOURCE_DIR) / folder))
            if (entry.is_regular_file()) check(entry.path().string());
}

TEST(GameHeader, says_what_the_whole_record_says) {
    std::size_t records = 0;
    for_all_files([&](const std::string& path) {
        std::vector<GameHeader> headers;
        const std::string text = text_of_file(path);
        TextSource source(text), again(text);
        read_headers(source, path, [&](const GameHeader& header) { headers.push_back(header); });
        RecordReader reader(again);
        RecordChecker judge;
        std::size_t at = 0;
        for (RawRecord raw; reader.next(raw); ++at, ++records) {
            judge.judge(raw);
            ASSERT_LT(at, headers.size()) << path;
            const night::Sheet sheet = make_sheet(path, judge, night::KeepHands::no);
            EXPECT_EQ(headers[at].place(), sheet.place());
            EXPECT_EQ(headers[at].record, sheet.record);
            EXPECT_EQ(headers[at].game, sheet.game) << sheet.place();
            EXPECT_EQ(headers[at].event, sheet.event) << sheet.place();
            EXPECT_EQ(headers[at].date, sheet.date) << sheet.place();
            EXPECT_EQ(headers[at].round, sheet.round) << sheet.place();
            for (int seat = 0; seat < judge.record.players; ++seat) {
                const auto index = static_cast<std::size_t>(seat);
                const bool there = index < headers[at].players.size();
                EXPECT_EQ(person_at(judge.record, Seat(seat)).in_full(),
                          there ? headers[at].players[index].in_full() : "")
                    << sheet.place();
            }
        }
        EXPECT_EQ(at, headers.size()) << path;
    });
    EXPECT_GT(records, 50u);
}

TEST(GameHeader, has_the_player_lines_below_the_play) {
    TextSource source("game block\nplayer A Ana\nhand 1\nA 1-1\nplayer B Bo\nhand 2\n");
    std::vector<GameHeader> headers;
    read_headers(source, "x", [&](const GameHeader& header) { headers.push_back(header); });
    ASSERT_EQ(headers.size(), 1u);
    ASSERT_EQ(headers[0].players.size(), 2u);
    EXPECT_EQ(headers[0].players[1].name, "Bo");
}

TEST(GameHeader, of_the_last_records_is_read_from_the_end_of_a_file) {
    const std::string path = ::testing::TempDir() + "last_headers.bones";
    const std::string last = "game draw\nround 9\nplayer A Ana\n";
    for (const std::size_t size : {std::size_t{100}, std::size_t{70'000}, std::size_t{900'000}}) {
        std::string text;
        while (text.size() < 4'000'000)
            text += "game leyden\nround 1\nhand 1\nA 6-6\nend unfinished\n\n";
        text += last + "hand 1\n";
        for (const std::size_t end = text.size() + size; text.size() < end;)
            text += "# a long comment\nA +?\n";
        std::ofstream(path) << text;
        std::vector<GameHeader> headers;
        read_last_headers(path, [&](const GameHeader& header) { headers.push_back(header); });
        ASSERT_FALSE(headers.empty());
        EXPECT_EQ(headers.back().round, "9") << size;
        EXPECT_EQ(headers.back().players.size(), 1u) << size;
        EXPECT_LT(headers.size(), 50'000u) << "not all of the file";
    }
    std::filesystem::remove(path);
}

TEST(Book, cuts_a_text_into_its_records) {
    for_all_files([](const std::string& path) {
        const std::string text = text_of_file(path);
        std::string joined;
        for (const std::string& record : records_in(text)) joined += record;
        EXPECT_EQ(joined, joined.empty() ? joined : text) << path;
    });
}

TEST(Book, reads_the_headers_around_its_record) {
    Pages pages;
    pages.before = std::make_shared<const std::string>("game draw\nround 1\n\n");
    pages.text = "game draw\nround 2\n";
    pages.after = std::make_shared<const std::string>("game draw\nround 3\n");
    pages.number = 2;
    Names places;
    read_other_headers(pages, "x.bones", [&](const GameHeader& header) {
        places.push_back(header.place() + " " + header.round + " " + std::to_string(header.record));
    });
    EXPECT_EQ(places, (Names{"x.bones:1 1 1", "x.bones:7 3 3"}));
}

}  // namespace
}  // namespace bones::record
