// The frame of all pages: what comes from a record can never become markup.
#include "tools/picture/page.hpp"

#include <gtest/gtest.h>

#include <stdexcept>

namespace bones {
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
    EXPECT_NE(html.find("{{title}} \xEF\xBF\xBD\xEF\xBF\xBD"), std::string::npos);
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

TEST(Page, unknown_files_are_mistakes_of_ours) {
    EXPECT_THROW(fill_template("no-such.mustache", {}), std::logic_error);
}

}  // namespace
}  // namespace bones
