// The frame of all pages: text from a record never becomes markup.
#include "tools/lib/show/picture/page.hpp"

#include <gtest/gtest.h>

#include <stdexcept>

#include "tools/lib/show/picture/hashes.hpp"
#include "tools/lib/show/picture/pieces.hpp"

namespace bones {

using namespace picture;
namespace {

constexpr const char* hostile = "<script>alert(1)</script> & \"quotes\" 'too' {{title}} \x01\xff";

TEST(Page, titles_are_text_whatever_they_hold) {
    Page page;
    page.title = hostile;
    page.body = "<main></main>";
    const std::string html = html_document(page);
    EXPECT_NE(html.find("<title>&lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;quotes&quot;"),
              std::string::npos);
    EXPECT_EQ(html.find("<script"), std::string::npos);
    EXPECT_NE(html.find("{{title}} &lt;U+0001&gt;\xEF\xBF\xBD"), std::string::npos);
}

TEST(Page, data_cannot_leave_its_element) {
    Page page;
    page.data = R"({"name":"</script><!--&<script>"})";
    const std::string html = html_document(page);
    EXPECT_NE(html.find(R"({"name":"\u003c/script\u003e\u003c!--\u0026\u003cscript\u003e"})"),
              std::string::npos);
}

TEST(Page, asks_for_nothing_from_anywhere) {
    const std::string html = html_document({});
    EXPECT_NE(html.find("default-src 'none'"), std::string::npos);
    EXPECT_EQ(html.find("http:"), std::string::npos);
    EXPECT_EQ(html.find("https:"), std::string::npos);
    EXPECT_EQ(html.find("@import"), std::string::npos);
}

TEST(Page, policy_allows_its_own_style_and_script_by_their_hashes_and_nothing_else) {
    Page page;
    page.script = "replay.js";
    const std::string html = html_document(page);
    EXPECT_EQ(html.find("unsafe"), std::string::npos);
    for (const std::string tag : {"style", "script"}) {
        const std::size_t begin = html.find("<" + tag + ">") + tag.size() + 2;
        const std::string inside = html.substr(begin, html.find("</" + tag + ">", begin) - begin);
        EXPECT_GT(inside.size(), 100u);
        EXPECT_NE(html.find(tag + "-src '" + policy_hash(inside) + "'"), std::string::npos) << tag;
    }
    EXPECT_NE(html_document({}).find("script-src 'none'"), std::string::npos);
}

TEST(Hashes, sha256_is_the_standards_own) {
    const auto hex = [](std::string_view text) {
        std::string out;
        for (std::uint8_t byte : sha256(text))
            for (int digit : {byte >> 4, byte & 15}) out += "0123456789abcdef"[digit];
        return out;
    };
    // The examples of FIPS 180-4, and lengths near the size of a block.
    EXPECT_EQ(hex("abc"), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    EXPECT_EQ(hex(""), "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
    EXPECT_EQ(hex("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq"),
              "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1");
    EXPECT_EQ(hex(std::string(64, 'a')),
              "ffe054fe7ae0cb6dc65c3af9b61d5209f439851db43d0ba5997337df154668eb");
    EXPECT_EQ(policy_hash("abc"), "sha256-ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0=");
}

TEST(Page, pieces_are_filled_one_by_one_and_escape_what_they_are_given) {
    std::string out;
    PagePieces page([&out](std::string_view markup) { out += markup; });
    page.fill("problems.head", {"title", "<T>"});
    page.fill("problems.line", {"message", page_text(hostile)});
    page.fill("problems.end");
    EXPECT_EQ(out.find("<script"), std::string::npos);
    EXPECT_NE(out.find("&lt;T&gt;</h2>\n<ul class=\"problems\">\n<li>&lt;script&gt;"),
              std::string::npos);
    EXPECT_EQ(out.find("{{!"), std::string::npos);
    EXPECT_TRUE(out.ends_with("</li>\n</ul>\n</section>\n"));
    for (const char* name : {"problems.none", "problems", "none.head"})
        EXPECT_THROW(page.fill(name), std::logic_error) << name;
}

TEST(Page, unknown_files_are_mistakes_of_ours) {
    EXPECT_THROW(fill_template("no-such.mustache", {}), std::logic_error);
}

}  // namespace
}  // namespace bones
