// A site's folder with links in it: no file outside of it is written, removed or truncated.
#include "tools/lib/show/site/folder.hpp"

#include <gtest/gtest.h>
#include <sys/stat.h>

#include <filesystem>

#include "tests/tools/temporary_folder.hpp"
#include "tools/lib/io/failure.hpp"

namespace bones::inline show::site {
namespace {

namespace fs = std::filesystem;

/// A site with two pages, next to a folder with files of the same names.
class SiteFolderTest : public testing::Test {
  protected:
    SiteFolderTest() {
        publish("first");
        folder_.file("others/1.html", "others'");
        folder_.file("others/2.html", "others'");
        folder_.file("others/list.txt", "others'");
    }
    /// Publishes both pages with this text, or only the first. Returns the paths that prevent it.
    std::vector<std::string> publish(const std::string& text, bool both = true) {
        SiteFolder site(folder_.path("site"));
        site.put("index.html", text);
        site.put("g/1.html", text);
        if (both) site.put("g/2.html", text);
        site.finish();
        return site.in_the_way();
    }
    void expect_others_as_they_were() {
        EXPECT_EQ(folder_.content("others/1.html"), "others'");
        EXPECT_EQ(folder_.content("others/2.html"), "others'");
        EXPECT_EQ(folder_.content("others/list.txt"), "others'");
        for (const auto& entry : fs::directory_iterator(folder_.path("others")))
            EXPECT_TRUE(entry.path().extension() != "" &&
                        !entry.path().filename().string().starts_with("."))
                << entry.path();
    }

    TemporaryFolder folder_;
};

TEST_F(SiteFolderTest, writes_through_no_linked_folder) {
    fs::remove_all(folder_.path("site/g"));
    fs::create_directory_symlink("../others", folder_.path("site/g"));
    EXPECT_EQ(publish("second"), std::vector<std::string>{folder_.path("site/g")});
    expect_others_as_they_were();
    EXPECT_EQ(folder_.content("site/index.html"), "second");
}

TEST_F(SiteFolderTest, removes_through_no_linked_folder) {
    fs::remove_all(folder_.path("site/g"));
    fs::create_directory_symlink("../others", folder_.path("site/g"));
    publish("first", false);
    expect_others_as_they_were();
    // They also stay unchanged once the page is withdrawn.
    SiteFolder(folder_.path("site")).finish();
    expect_others_as_they_were();
    EXPECT_TRUE(fs::is_symlink(folder_.path("site/g")));
}

TEST_F(SiteFolderTest, goes_on_once_the_link_is_gone) {
    fs::rename(folder_.path("site/g"), folder_.path("site/kept"));
    fs::create_directory_symlink("../others", folder_.path("site/g"));
    publish("second");
    fs::remove(folder_.path("site/g"));
    fs::rename(folder_.path("site/kept"), folder_.path("site/g"));
    EXPECT_EQ(publish("third"), std::vector<std::string>());
    EXPECT_EQ(folder_.content("site/g/1.html"), "third");
}

TEST_F(SiteFolderTest, leaves_linked_pages_alone) {
    fs::remove(folder_.path("site/g/1.html"));
    fs::create_symlink("../../others/1.html", folder_.path("site/g/1.html"));
    EXPECT_EQ(publish("second"), std::vector<std::string>{folder_.path("site/g/1.html")});
    expect_others_as_they_were();
    EXPECT_TRUE(fs::is_symlink(folder_.path("site/g/1.html")));
    SiteFolder(folder_.path("site")).finish();
    EXPECT_TRUE(fs::is_symlink(folder_.path("site/g/1.html")));
    expect_others_as_they_were();
}

TEST_F(SiteFolderTest, changes_no_file_with_another_name) {
    for (const char* name : {"g/1.html", "bones-site.txt"}) {
        const std::string other = folder_.path("others/list.txt");
        fs::remove(other);
        const std::string there = folder_.content(std::string("site/") + name);
        fs::create_hard_link(folder_.path(std::string("site/") + name), other);
        SiteFolder site(folder_.path("site"));
        site.put("index.html", name);
        site.put("g/1.html", name);
        site.put("g/3.html", name);
        site.finish();
        EXPECT_EQ(folder_.content("others/list.txt"), there) << name;
    }
}

TEST_F(SiteFolderTest, refuses_a_linked_manifest) {
    fs::rename(folder_.path("site/bones-site.txt"), folder_.path("others/manifest.txt"));
    const std::string there = folder_.content("others/manifest.txt");
    fs::create_symlink("../others/manifest.txt", folder_.path("site/bones-site.txt"));
    EXPECT_THROW(SiteFolder(folder_.path("site")), OutputError);
    EXPECT_EQ(folder_.content("others/manifest.txt"), there);
}

TEST_F(SiteFolderTest, is_no_link) {
    fs::create_directory_symlink("site", folder_.path("link"));
    fs::create_directory_symlink("nothing", folder_.path("dangling"));
    EXPECT_THROW(SiteFolder(folder_.path("link")), OutputError);
    EXPECT_THROW(SiteFolder(folder_.path("dangling")), OutputError);
    EXPECT_FALSE(fs::exists(folder_.path("nothing")));
}

TEST_F(SiteFolderTest, removes_nothing_that_a_manifest_names_outside) {
    folder_.file("site/bones-site.txt",
                 "bones-history publish: the files of this site\n../others/1.html\n"
                 "g/../../others/2.html\n/etc/passwd\ng/deep/1.html\n.ssh/key\nindex.html\n");
    folder_.file("site/g/deep/1.html", "others'");
    SiteFolder(folder_.path("site")).finish();
    expect_others_as_they_were();
    EXPECT_EQ(folder_.content("site/g/deep/1.html"), "others'");
    EXPECT_FALSE(fs::exists(folder_.path("site/index.html")));
}

TEST_F(SiteFolderTest, leaves_folders_and_pipes_alone_where_a_page_was_to_be) {
    fs::remove(folder_.path("site/g/1.html"));
    fs::create_directory(folder_.path("site/g/1.html"));
    fs::remove(folder_.path("site/g/2.html"));
    ASSERT_EQ(mkfifo(folder_.path("site/g/2.html").c_str(), 0600), 0);
    EXPECT_EQ(publish("second").size(), 2u);
    EXPECT_TRUE(fs::is_directory(folder_.path("site/g/1.html")));
    EXPECT_TRUE(fs::is_fifo(folder_.path("site/g/2.html")));
}

}  // namespace
}  // namespace bones::inline show::site
