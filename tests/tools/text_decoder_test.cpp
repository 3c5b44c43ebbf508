#include <gtest/gtest.h>

#include <random>
#include <string>
#include <vector>

#include "tests/tools/temporary_folder.hpp"
#include "tools/lib/io/input.hpp"
#include "tools/lib/io/text/text_decoder.hpp"

namespace bones {
namespace {

struct Decoded {
    std::string text;
    Encoding encoding;
    bool converts;
    friend bool operator==(const Decoded&, const Decoded&) = default;
};

/// Decodes bytes in pieces of these sizes, repeated in turn.
Decoded decode(const std::string& bytes, const std::vector<std::size_t>& sizes) {
    std::size_t at = 0, turn = 0;
    TextDecoder decoder(
        [&](char* to, std::size_t size) {
            const std::size_t count =
                bytes.copy(to, std::min(size, sizes[turn++ % sizes.size()]), at);
            at += count;
            return count;
        },
        [&](const auto& use) {
            std::size_t seen = at;
            while (seen < bytes.size()) {
                const std::size_t size =
                    std::min(sizes[turn++ % sizes.size()], bytes.size() - seen);
                if (!use(std::string_view(bytes).substr(seen, size))) return;
                seen += size;
            }
        });
    Decoded result{};
    char buffer[7];
    while (const std::size_t count = decoder.read(buffer, sizeof buffer))
        result.text.append(buffer, count);
    result.encoding = decoder.encoding();
    result.converts = decoder.converts();
    return result;
}

Decoded decode(const std::string& bytes) {
    return decode(bytes, {1 << 20});
}

std::string utf16(const std::u16string& text, bool little) {
    std::string bytes;
    for (const char16_t unit : text) {
        const char high = static_cast<char>(unit >> 8), low = static_cast<char>(unit & 0xFF);
        bytes += little ? low : high;
        bytes += little ? high : low;
    }
    return bytes;
}

TEST(TextDecoder, passes_utf8_unchanged_even_where_it_is_damaged) {
    for (const std::string& bytes : std::vector<std::string>{
             "", "a", "game block\n", "J\xC3\xB6rg\n", "J\xC3\xB6rg \xE9\n",
             "\xE9 then J\xC3\xB6rg\n", "\xEF\xBB\xBFgame\n", "\x81\n", "\xE9\x81\n",
             std::string("a\0b\n\xE9", 5), "a\r\nb\r\n", "a\rb\n", "a\r\r\nb\n"}) {
        const Decoded decoded = decode(bytes);
        EXPECT_EQ(decoded.text, bytes);
        EXPECT_EQ(decoded.encoding, Encoding::utf8);
        EXPECT_FALSE(decoded.converts);
    }
}

TEST(TextDecoder, reads_windows_1252_only_without_any_sequence_of_utf8) {
    const Decoded decoded = decode("Andr\xE9 \x80 \x93x\x94\n");
    EXPECT_EQ(decoded.text, "André € “x”\n");
    EXPECT_EQ(decoded.encoding, Encoding::windows_1252);
    EXPECT_EQ(decode("Andr\xE9").text, "André");
    EXPECT_EQ(decode("Andr\xE9\nJ\xC3\xB6rg\n").encoding, Encoding::utf8);
    // A sequence cut by the end of the file is invalid.
    EXPECT_EQ(decode("J\xC3").text, "JÃ");
}

TEST(TextDecoder, reads_utf16_by_its_mark_or_its_zero_bytes) {
    const std::u16string text = u"game block\nplayer A J\u00F6rg \u2211\U0001F031\n";
    const std::string expected = "game block\nplayer A Jörg ∑🀱\n";
    for (const bool little : {true, false}) {
        EXPECT_EQ(decode(utf16(u"\uFEFF" + text, little)).text, expected);
        const std::u16string long_ascii =
            std::u16string(u"game block # what was seen there\n") + text;
        EXPECT_EQ(decode(utf16(long_ascii, little)).text,
                  "game block # what was seen there\n" + expected);
    }
    EXPECT_EQ(decode("\xFF\xFE").text, "");
    EXPECT_EQ(decode("\xFF\xFE" + std::string("a\0b", 3)).text, "a\xEF\xBF\xBD");  // half a unit
}

TEST(TextDecoder, ends_lines_at_carriage_returns_only_without_line_feeds) {
    EXPECT_EQ(decode("a\rb\r").text, "a\nb\n");
    EXPECT_EQ(decode("a\rb\rc\n").text, "a\rb\rc\n");
    EXPECT_EQ(decode(utf16(u"\uFEFFa\rb\r", true)).text, "a\nb\n");
    EXPECT_EQ(decode(utf16(u"\uFEFFa\rb\u0A00\r", true)).text, "a\nb\xE0\xA8\x80\n");
    EXPECT_EQ(decode(utf16(u"\uFEFFa\rb\r\n", false)).text, "a\rb\r\n");
    EXPECT_EQ(decode("\xE9\r\xE9\r").text, "é\né\n");
}

/// The text does not depend on the sizes of the pieces.
TEST(TextDecoder, does_not_depend_on_the_pieces_that_bytes_come_in) {
    std::mt19937 random(1);
    const std::vector<std::string> parts{
        "a",    "\n",       "\r",           "\r\n", "\xC3\xB6",
        "\xE9", "\x80",     "\xE2\x82",     "\xAC", "\x81",
        "abcd", "\xFF\xFE", "\xF0\x9F\x80", "\xB1", std::string(1, '\0')};
    for (int round = 0; round < 4000; ++round) {
        std::string bytes;
        for (auto i = random() % 12; i > 0; --i) bytes += parts[random() % parts.size()];
        if (random() % 8 == 0) bytes += std::string(70000, 'x') + parts[random() % parts.size()];
        std::vector<std::size_t> sizes;
        for (int i = 0; i < 5; ++i)
            sizes.push_back(1 + random() % (bytes.size() > 1000 ? 9000 : 3));
        ASSERT_EQ(decode(bytes, sizes), decode(bytes))
            << testing::PrintToString(bytes.substr(0, 99));
    }
}

TEST(TextDecoder, looks_ahead_in_files_of_many_blocks) {
    const TemporaryFolder folder;
    const std::string lines(1 << 20, 'x');
    const auto text_of = [&](const std::string& bytes) {
        const InputFile file = folder.file("f.bones", bytes);
        FileSource source(file);
        std::string text;
        char buffer[5000];
        while (const std::size_t count = source.read(buffer, sizeof buffer))
            text.append(buffer, count);
        return text;
    };
    EXPECT_EQ(text_of("\xE9\n" + lines + "\xC3\xB6"), "\xE9\n" + lines + "\xC3\xB6");
    EXPECT_EQ(text_of("\xE9\n" + lines + "\xF6"), "é\n" + lines + "ö");
    EXPECT_EQ(text_of("a\rb" + lines + "\n"), "a\rb" + lines + "\n");
    EXPECT_EQ(text_of("a\rb" + lines + "\r"), "a\nb" + lines + "\n");
}

}  // namespace
}  // namespace bones
