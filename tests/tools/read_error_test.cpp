// Input that fails in the middle of a record: a terminal that hangs up.
#include <fcntl.h>
#include <gtest/gtest.h>
#include <stdlib.h>
#include <termios.h>
#include <unistd.h>

#include <thread>

#include "tests/tools/archive_support.hpp"

namespace bones::test {
namespace {

constexpr int broken = 9;  // the file descriptor that the commands read

/// Runs a command that reads `text` from `broken` and then gets the error EIO.
Ran run_over_broken_input(const std::string& command, const std::string& text) {
    const int terminal = posix_openpt(O_RDWR | O_NOCTTY);
    EXPECT_GE(terminal, 0);
    EXPECT_EQ(grantpt(terminal) + unlockpt(terminal), 0);
    const int far_end = open(ptsname(terminal), O_RDWR | O_NOCTTY | O_CLOEXEC);
    termios settings{};
    tcgetattr(far_end, &settings);
    cfmakeraw(&settings);
    tcsetattr(far_end, TCSANOW, &settings);
    dup2(terminal, broken);
    close(terminal);
    std::thread writer([&] {
        for (std::size_t at = 0; at < text.size();) {
            const ssize_t written = ::write(far_end, text.data() + at, text.size() - at);
            if (written <= 0) break;
            at += static_cast<std::size_t>(written);
        }
        close(far_end);
    });
    const Ran ran = run(command + " <&9");
    close(broken);
    writer.join();
    return ran;
}

/// Returns enough records for many reads, with the last record cut off.
std::string records() {
    std::string text;
    for (int i = 0; i < 300; ++i) text += record_text(i) + "\n";
    return text + "game leyden\nhand 1\nA 6-6\nB 6";
}

TEST(ReadError, is_said_after_what_was_read) {
    for (const std::string tool : {"bones-check --strict", "bones-format", "bones-score",
                                   "bones-stats", "bones-violations"}) {
        const Ran ran = run_over_broken_input(tool + " -q", records());
        EXPECT_EQ(ran.status, 2) << tool;
        EXPECT_TRUE(ran.says("Input/output error")) << tool;
        EXPECT_FALSE(ran.says("B 6\n")) << tool << " takes the cut record for a whole one";
    }
}

TEST(ReadError, leaves_no_trace_in_the_archive) {
    const TemporaryFolder folder;
    folder.file("a.bones", record_text(781));
    history(folder, "import a.bones");
    const std::string before = content(folder);
    const Ran ran = run_over_broken_input(
        "bones-history --db " + folder.path("bones.db") + " import -q -", records());
    EXPECT_EQ(ran.status, 2) << ran.output;
    EXPECT_TRUE(ran.says("Input/output error")) << ran.output;
    EXPECT_EQ(content(folder), before);
    EXPECT_EQ(history(folder, "verify").status, 0);
}

TEST(ReadError, leaves_an_output_file_as_it_was) {
    const TemporaryFolder folder;
    for (const std::string tool :
         {"bones-format", "bones-format --to json", "bones-check --open", "bones-score --ledger",
          "bones-score --night", "bones-stats", "bones-violations", "bones-replay --every"}) {
        folder.file("out.bones", "game leyden\n");
        const Ran ran = run_over_broken_input(tool + " -o " + folder.path("out.bones"), records());
        EXPECT_EQ(ran.status, 2) << tool << ran.output;
        EXPECT_TRUE(folder.content("out.bones") == "game leyden\n") << tool;
        EXPECT_TRUE(ran.says("out.bones is not written, because some input could not be read"))
            << tool;
    }
}

TEST(ReadError, takes_back_what_was_said_of_records_that_are_not_stored) {
    const TemporaryFolder folder;
    const Ran ran = run_over_broken_input(
        "bones-history --db " + folder.path("bones.db") + " import --format jsonl -", records());
    EXPECT_EQ(ran.status, 2) << ran.output;
    EXPECT_FALSE(ran.says("\"stored\":true")) << ran.output.substr(0, 1000);
    EXPECT_TRUE(ran.says("\"new\":0")) << ran.output.substr(0, 1000);
}

}  // namespace
}  // namespace bones::test
