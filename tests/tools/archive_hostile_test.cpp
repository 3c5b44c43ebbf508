// Hostile archives: their contents are not executed, and reading them ends.
#include <gtest/gtest.h>

#include "tests/tools/archive_support.hpp"
#include "tools/lib/store/archive/schema.hpp"

namespace bones::test {

using namespace archive;
namespace {

TEST(HostileArchive, one_with_other_views_or_with_triggers_is_refused) {
    const TemporaryFolder folder;
    folder.file("a.bones", record_text(1));
    history(folder, "import a.bones");
    sql(folder.path("bones.db"), "CREATE VIEW my_view AS SELECT * FROM records");
    EXPECT_EQ(history(folder, "verify").status, 0);
    const std::string whole = folder.content("bones.db");
    for (const std::string change :
         {"DROP VIEW games; CREATE VIEW games AS WITH RECURSIVE n (record) AS (SELECT 1 UNION ALL "
          "SELECT record + 1 FROM n) SELECT * FROM n",
          "CREATE TRIGGER t AFTER INSERT ON records BEGIN DELETE FROM seats; END",
          "DROP INDEX hands_by_end", "CREATE INDEX mine ON records (game)",
          "CREATE INDEX mine ON records (hex(zeroblob(1000)))",
          "CREATE UNIQUE INDEX mine ON findings (code) WHERE record_id < 0",
          "CREATE TABLE more (x); CREATE INDEX mine ON more (x)",
          "ALTER TABLE ledger ADD COLUMN more TEXT"}) {
        folder.file("bones.db", whole);
        sql(folder.path("bones.db"), change);
        for (const std::string command : {"list", "import a.bones", "verify"}) {
            const Ran ran = history(folder, command);
            EXPECT_EQ(ran.status, 2) << change << command;
            EXPECT_TRUE(ran.says("bones.db is not a valid archive")) << ran.output;
        }
    }
}

std::string big_endian(std::uint64_t number, int bytes) {
    std::string text;
    while (bytes-- > 0) text += static_cast<char>(number >> 8 * bytes);
    return text;
}

/// Returns an SQLite page: an inner table node whose 101 children are all the same page.
std::string inner_page(std::size_t size, std::uint64_t child) {
    std::string cells, places;
    for (int i = 1; i <= 100; ++i) {
        cells += big_endian(child, 4) + static_cast<char>(i);
        places += big_endian(size - 5 * static_cast<std::size_t>(i), 2);
    }
    std::string page = "\5" + big_endian(0, 2) + big_endian(100, 2) +
                       big_endian(size - cells.size(), 2) + big_endian(0, 1) +
                       big_endian(child, 4) + places;
    std::string reversed;  // the first cell is the last of the page
    for (std::size_t i = cells.size(); i > 0; i -= 5) reversed += cells.substr(i - 5, 5);
    return page + std::string(size - page.size() - reversed.size(), '\0') + reversed;
}

TEST(HostileArchive, pages_that_lead_to_the_same_pages_do_not_keep_anybody_reading_for_ever) {
    const TemporaryFolder folder;
    folder.file("a.bones", record_text(1) + "\n" + record_text(2));
    history(folder, "import a.bones");
    std::size_t size = 0, root = 0;
    {
        Database database = open_archive(folder.path("bones.db"), Access::read);
        size = static_cast<std::size_t>(number_of(database, "PRAGMA page_size"));
        root = static_cast<std::size_t>(
            number_of(database, "SELECT rootpage FROM sqlite_master WHERE name = 'records'"));
    }
    std::string bytes = folder.content("bones.db");
    const std::string leaf = bytes.substr((root - 1) * size, size);
    const std::size_t pages = bytes.size() / size;
    bytes.replace((root - 1) * size, size, inner_page(size, pages + 1));
    for (std::size_t level = 2; level <= 15; ++level) bytes += inner_page(size, pages + level);
    bytes += leaf;
    bytes.replace(28, 4, big_endian(bytes.size() / size, 4));
    folder.file("bones.db", bytes);
    const Ran ran = history(folder, "verify");
    EXPECT_EQ(ran.status, 2);
    EXPECT_TRUE(ran.says("reading it takes too long for its size")) << ran.output;
    EXPECT_EQ(run("cd " + folder.path() + " && bones-stats --db bones.db").status, 2);
}

}  // namespace
}  // namespace bones::test
