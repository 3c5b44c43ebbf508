#include "bones/reader.hpp"

#include <gtest/gtest.h>

#include <iterator>
#include <random>

#include "tests/libnotation/reading.hpp"

namespace bones {
namespace {

using test::split;
using Texts = std::vector<std::string>;

TEST(Reader, a_record_begins_at_its_game_line) {
    EXPECT_EQ(split("game leyden\nhand 1\nA 1-1\ngame leyden\nhand 1\nA 2-2\n"),
              (Texts{"game leyden\nhand 1\nA 1-1\n", "game leyden\nhand 1\nA 2-2\n"}));
    EXPECT_EQ(split("GAME leyden\n 7. Game leyden\n"),
              (Texts{"GAME leyden\n", " 7. Game leyden\n"}));
}

TEST(Reader, a_header_line_behind_a_hand_begins_a_record) {
    EXPECT_EQ(split("game leyden\nid 1\nhand 1\nA 1-1\nresult A 1\nid 2\nhand 1\n"),
              (Texts{"game leyden\nid 1\nhand 1\nA 1-1\nresult A 1\n", "id 2\nhand 1\n"}));
    // Play without a `hand` line is not enough.
    EXPECT_EQ(split("game leyden\nA 1-1\nid 2\n").size(), 1u);
    // An unknown extension key may be inside a hand.
    EXPECT_EQ(split("game leyden\nhand 1\nx-mood fine\nA 1-1\n").size(), 1u);
}

TEST(Reader, comments_belong_to_the_record_behind_them) {
    EXPECT_EQ(split("# one\ngame leyden\n# two\n\n# more\ngame leyden\n# end\n"),
              (Texts{"# one\ngame leyden\n", "# two\n\n# more\ngame leyden\n# end\n"}));
}

TEST(Reader, comments_below_late_players_belong_to_the_next_record) {
    EXPECT_EQ(split("game block\nhand 1\nA 1-1\nplayer B Bo\n# two\ngame block\n"),
              (Texts{"game block\nhand 1\nA 1-1\nplayer B Bo\n", "# two\ngame block\n"}));
    EXPECT_EQ(split("game block\nhand 1\n# one\nplayer B Bo\n# more\nplayer A Al\n\n# two\ngame "
                    "block\n"),
              (Texts{"game block\nhand 1\n# one\nplayer B Bo\n# more\nplayer A Al\n",
                     "# two\ngame block\n"}));
}

TEST(Reader, unreadable_lines_belong_to_the_record_before_them) {
    EXPECT_EQ(split("game leyden\n# one\njunk\n# two\ngame leyden\n"),
              (Texts{"game leyden\n# one\njunk\n", "# two\ngame leyden\n"}));
    EXPECT_EQ(split("junk\n\x01\n# one\ngame leyden\n"),
              (Texts{"junk\n\x01\n# one\ngame leyden\n"}));
}

TEST(Reader, statements_before_any_game_line_are_a_record) {
    EXPECT_EQ(split("hand 1\nA 1-1\ngame leyden\n"), (Texts{"hand 1\nA 1-1\n", "game leyden\n"}));
    EXPECT_EQ(split("junk\n"), (Texts{"junk\n"}));
    EXPECT_TRUE(split("").empty());
    EXPECT_TRUE(split("\n\n \n\t\n\r\n").empty());
    EXPECT_TRUE(split("# only\n# comments\n").empty());
}

TEST(Reader, lines_end_in_many_ways) {
    EXPECT_EQ(split("game leyden\r\nhand 1\r\nA 1-1").size(), 1u);
    EXPECT_EQ(split("\xEF\xBB\xBFgame leyden\r\n\r\ngame leyden"),
              (Texts{"\xEF\xBB\xBFgame leyden\r\n", "game leyden"}));
    EXPECT_EQ(split("game leyden\rgame leyden\r"),
              (Texts{"game leyden\rgame leyden\r"}));  // a single line
    EXPECT_EQ(split(std::string("game leyden\0\ngame leyden\n", 25)).size(), 2u);
}

TEST(Reader, line_numbers_count_the_files_lines) {
    TextSource source("\n\n# a\ngame leyden\nhand 1\n\n\n# b\ngame leyden\n");
    RecordReader reader(source);
    RawRecord raw;
    ASSERT_TRUE(reader.next(raw));
    EXPECT_EQ(raw.first_line, 3u);
    EXPECT_FALSE(raw.too_long);
    EXPECT_EQ(raw.index, 1u);
    ASSERT_TRUE(reader.next(raw));
    EXPECT_EQ(raw.first_line, 8u);
    EXPECT_EQ(raw.index, 2u);
    EXPECT_FALSE(reader.next(raw));
    EXPECT_FALSE(reader.next(raw));
}

TEST(Reader, the_size_of_chunks_changes_nothing) {
    std::string text = "junk\n# c\n";
    for (int i = 0; i < 300; ++i) {
        text += "# before\ngame leyden\nid " + std::to_string(i) + "\nhand 1\nA 1-1\n";
        if (i % 7 == 0) text += "unreadable\n\n# x\n\n";
        if (i % 50 == 0) text += "A " + std::string(5000, '1') + "\n";
    }
    const Texts whole = split(text, 1 << 20);
    EXPECT_EQ(whole.size(), 300u);
    for (const std::size_t chunk : {1, 3, 7, 100, 4095, 4096, 4097})
        EXPECT_EQ(split(text, chunk), whole) << chunk;
}

/// Supplies one byte at a time.
class ByteSource : public TextSource {
  public:
    using TextSource::TextSource;
    std::size_t read(char* to, std::size_t) override { return TextSource::read(to, 1); }
};

/// Returns the records of a source, each with its line and number.
Texts records(Source& source) {
    Texts texts;
    RecordReader reader(source);
    for (RawRecord raw; reader.next(raw);)
        texts.push_back(std::to_string(raw.first_line) + ' ' + std::to_string(raw.index) +
                        (raw.too_long ? " too long " : " ") + std::string(raw.text));
    return texts;
}

// A source read one byte at a time gives the same records as one read many lines at once.
TEST(Reader, lines_taken_together_are_taken_as_each_by_itself) {
    const std::string lines[] = {"game leyden",
                                 "GAME super",
                                 "1. game leyden",
                                 "Gamma",
                                 "id x",
                                 "player A Bo",
                                 "rule a=b",
                                 "date 2024-01-02",
                                 "hand 1",
                                 "hand 1 2",
                                 "hand",
                                 "Hand 2",
                                 "deal A 1-1",
                                 "yard 2-1",
                                 "left A",
                                 "end out A",
                                 "prize A 1-1",
                                 "score A 1",
                                 "result A 1",
                                 "winner A",
                                 "A 1-1",
                                 "b 1-1",
                                 "B pass",
                                 "O 6-1 5-1",
                                 "P 1-1",
                                 "A",
                                 "",
                                 "",
                                 "  ",
                                 "# comment",
                                 "junk",
                                 "deal",
                                 "A 1-1\r",
                                 "\r",
                                 "x-key value",
                                 "A \x01",
                                 "player \xFF",
                                 "hand 12345678",
                                 "score A 1 # c",
                                 "carry A 1",
                                 std::string(longest_line, 'A'),
                                 "A " + std::string(longest_line - 2, '1'),
                                 "A " + std::string(longest_line - 1, '1'),
                                 "deal " + std::string(longest_line, '1'),
                                 "hand " + std::string(longest_line, '1'),
                                 std::string(200, '\n')};
    std::mt19937 random(1);
    for (int round = 0; round < 300; ++round) {
        // Mostly lines of seats, with a few long ones.
        std::string text = round % 2 == 0 ? "game leyden\n" : "";
        for (int i = 0; i < 300; ++i) {
            const std::size_t most = i % 100 == 0 ? std::size(lines) : std::size(lines) - 6;
            text +=
                random() % 4 != 0 ? "A 6-" + std::to_string(random() % 7) : lines[random() % most];
            text += '\n';
        }
        TextSource together(text);
        ByteSource each(text);
        EXPECT_EQ(records(together), records(each)) << text;
    }
}

TEST(Reader, long_lines_are_cut) {
    const std::string record = "game leyden\n" + std::string(longest_line, 'x') + "\n" +
                               std::string(longest_line + 1, 'y') + "\r\n" +
                               std::string(900000, 'z') + "\nhand 1\n";
    const Texts texts = split(record + record);
    ASSERT_EQ(texts.size(), 2u);
    EXPECT_EQ(texts[0], "game leyden\n" + std::string(longest_line, 'x') + "\n" +
                            std::string(longest_line + 1, 'y') + "\n" +
                            std::string(longest_line + 1, 'z') + "\nhand 1\n");
    EXPECT_EQ(texts[0], texts[1]);
    // A carriage return at the cut must not make the line look shorter.
    EXPECT_EQ(split("game leyden" + std::string(longest_line - 11, ' ') + "\r" +
                    std::string(9000, 'x'))[0]
                  .back(),
              '?');
}

/// An endless stream that is stored nowhere.
class EndlessSource : public Source {
  public:
    EndlessSource(std::string piece, std::size_t size) : piece_(std::move(piece)), left_(size) {}
    std::size_t read(char* to, std::size_t size) override {
        size = std::min(size, left_);
        left_ -= size;
        for (std::size_t i = 0; i < size; ++i, ++at_) to[i] = piece_[at_ % piece_.size()];
        return size;
    }

  private:
    std::string piece_;
    std::size_t left_, at_ = 0;
};

std::size_t count_records(std::string piece, std::size_t size, bool too_long) {
    EndlessSource source(std::move(piece), size);
    RecordReader reader(source);
    std::size_t count = 0;
    for (RawRecord raw; reader.next(raw); ++count) {
        EXPECT_EQ(raw.too_long, too_long);
        EXPECT_LE(raw.text.size(), longest_record);
    }
    return count;
}

TEST(Reader, memory_is_bounded_whatever_comes) {
    constexpr std::size_t size = 10'000'000;
    EXPECT_EQ(count_records("x", 100'000'000, false), 1u);
    EXPECT_EQ(count_records(std::string(1, '\0'), size, false), 1u);
    EXPECT_EQ(count_records("A 1-1\n", size, true), 1u);
    EXPECT_EQ(count_records("game leyden\n", 12'000'000, false), 1'000'000u);
    EXPECT_EQ(count_records("\n", size, false), 0u);
    EXPECT_EQ(count_records("# c\n", size, false), 0u);
}

TEST(Reader, a_record_that_is_too_long_is_passed_over) {
    std::string text = "game leyden\nid 1\nhand 1\n";
    while (text.size() <= longest_record)
        text += "A 1-1 # and so on and so forth, as long as there is ink\n";
    text += "# next\ngame leyden\nid 2\n";
    TextSource source(text);
    RecordReader reader(source);
    RawRecord raw;
    ASSERT_TRUE(reader.next(raw));
    EXPECT_TRUE(raw.too_long);
    EXPECT_EQ(raw.text.size(), longest_record);
    ASSERT_TRUE(reader.next(raw));
    EXPECT_FALSE(raw.too_long);
    EXPECT_EQ(raw.text, "# next\ngame leyden\nid 2\n");
    EXPECT_FALSE(reader.next(raw));
}

TEST(Reader, many_blank_lines_belong_to_no_record) {
    const std::string gap(3 * longest_record, '\n');
    EXPECT_EQ(split("game leyden\nid 1\n" + gap + "game leyden\nid 2\n" + gap),
              (Texts{"game leyden\nid 1\n", "game leyden\nid 2\n"}));
    EXPECT_EQ(split("game leyden\nid 1\n" + gap + "hand 1\n").size(), 1u);
}

TEST(Reader, many_comments_make_the_next_record_too_long) {
    std::string comments;
    while (comments.size() <= longest_record) comments += "# a long story\n";
    const std::string text = "game leyden\nid 1\n" + comments + "game leyden\nid 2\n";
    TextSource both(text);
    RecordReader reader(both);
    RawRecord raw;
    ASSERT_TRUE(reader.next(raw));
    EXPECT_FALSE(raw.too_long);
    EXPECT_EQ(raw.text, "game leyden\nid 1\n");
    ASSERT_TRUE(reader.next(raw));
    EXPECT_TRUE(raw.too_long);
}

}  // namespace
}  // namespace bones
