#include <fcntl.h>
#include <fmt/core.h>
#include <gtest/gtest.h>
#include <signal.h>
#include <sys/stat.h>
#include <unistd.h>

#include "tests/tools/temporary_folder.hpp"
#include "tools/lib/cli/tool.hpp"
#include "tools/lib/io/input.hpp"
#include "tools/lib/io/output.hpp"
#include "tools/lib/io/progress.hpp"
#include "tools/lib/io/text/columns.hpp"
#include "tools/lib/io/text/csv.hpp"
#include "tools/lib/io/text/lines.hpp"
#include "tools/lib/store/archive/report.hpp"

namespace bones {

using namespace archive;
namespace {

/// Returns the names of the files that the arguments refer to.
std::vector<std::string> names(
    const std::vector<std::string>& arguments,
    const Complain& complain = [](std::string_view text) { ADD_FAILURE() << text; }) {
    InputFiles files(arguments, complain);
    std::vector<std::string> result;
    while (const InputFileRef file = files.next()) result.push_back(file->name);
    EXPECT_EQ(files.count(), result.size());
    return result;
}

TEST(Input, a_directory_is_every_bones_file_below_it_in_order) {
    const TemporaryFolder folder;
    for (const char* name : {"b.bones", "a/z.bones", "a/deep/er.bones", "a/notes.txt", "c.bones~",
                             "a.bones", "a-b.bones", "empty/notes.txt"})
        folder.file(name, "");
    EXPECT_EQ(names({folder.path()}),
              (std::vector<std::string>{folder.path("a-b.bones"), folder.path("a.bones"),
                                        folder.path("a/deep/er.bones"), folder.path("a/z.bones"),
                                        folder.path("b.bones")}));
}

TEST(Input, their_size_is_told_before_they_are_read) {
    const TemporaryFolder folder;
    folder.file("a/x.bones", "12345");
    folder.file("y.bones", "123");
    InputFiles files({folder.path("a"), folder.path("y.bones"), folder.path("gone.bones")},
                     [](std::string_view) {});
    EXPECT_EQ(files.bytes(), 8u);
    EXPECT_EQ(files.next()->name, folder.path("a/x.bones"));
    EXPECT_EQ(files.count(), 1u);
}

TEST(Input, a_directory_without_records_is_complained_of) {
    const TemporaryFolder folder;
    folder.file("notes.txt", "");
    std::vector<std::string> complaints;
    EXPECT_TRUE(names({folder.path()}, [&](std::string_view text) {
                    complaints.emplace_back(text);
                }).empty());
    ASSERT_EQ(complaints.size(), 1u);
    EXPECT_TRUE(complaints[0].starts_with("no *.bones file below "));
}

TEST(Input, links_in_circles_end) {
    const TemporaryFolder folder;
    folder.file("a/x.bones", "");
    ASSERT_EQ(symlink("..", folder.path("a/up").c_str()), 0);
    EXPECT_EQ(names({folder.path()}).size(), 1u);
}

TEST(Input, nothing_and_a_dash_are_standard_input) {
    EXPECT_EQ(names({}), std::vector<std::string>{"<stdin>"});
    EXPECT_EQ(names({"-"}), std::vector<std::string>{"<stdin>"});
}

TEST(Lines, come_without_their_ends_and_cut_to_size) {
    const TemporaryFolder folder;
    FileSource source(folder.file("a", "one\r\n\n" + std::string(600000, 'x') + "\nlast"));
    LineReader lines(source, 500000);
    std::vector<std::size_t> sizes;
    std::vector<bool> cuts;
    for (std::string_view line; lines.next(line);) {
        sizes.push_back(line.size());
        cuts.push_back(lines.was_cut());
    }
    EXPECT_EQ(sizes, (std::vector<std::size_t>{3, 0, 500000, 4}));
    EXPECT_EQ(cuts, (std::vector<bool>{false, false, true, false}));
    EXPECT_EQ(lines.number(), 4u);
}

TEST(Output, a_file_is_written_whole_or_not_at_all) {
    const TemporaryFolder folder;
    folder.file("out", "before");
    { Output(folder.path("out")).write("half"); }
    EXPECT_EQ(folder.content("out"), "before");
    Output(folder.path("out")).write("all").finish();
    EXPECT_EQ(folder.content("out"), "all");
    EXPECT_TRUE(names({folder.path()}, [](std::string_view) {}).empty());
}

TEST(Output, mode_and_links_of_a_file_stay) {
    const TemporaryFolder folder;
    folder.file("out", "before");
    chmod(folder.path("out").c_str(), 0640);
    ASSERT_EQ(symlink("out", folder.path("link").c_str()), 0);
    Output(folder.path("link")).write("after").finish();
    struct stat state {};
    ASSERT_EQ(stat(folder.path("out").c_str(), &state), 0);
    EXPECT_EQ(state.st_mode & 0777, 0640u);
    EXPECT_TRUE(std::filesystem::is_symlink(folder.path("link")));
    EXPECT_EQ(folder.content("out"), "after");
}

TEST(Output, errors_are_not_lost) {
    EXPECT_THROW(Output("/dev/full").write("text").finish(), OutputError);
    EXPECT_THROW(Output("/nowhere/at/all"), OutputError);
}

TEST(Output, one_that_outlives_its_reader_goes_on) {
    const TemporaryFolder folder;
    signal(SIGPIPE, SIG_IGN);
    const auto without_reader = [&](const std::string& path) {
        mkfifo(path.c_str(), 0600);
        const int reader = open(path.c_str(), O_RDONLY | O_NONBLOCK);
        auto output = std::make_unique<Output>(path);
        close(reader);
        return output;
    };
    EXPECT_THROW(without_reader(folder.path("a"))->write("text").flush(), ClosedPipe);
    const auto output = without_reader(folder.path("b"));
    output->outlives_reader();
    output->write("text").flush();
    output->write("more").finish();
    Output full("/dev/full");
    full.only_tells();
    full.write("text").flush();
    EXPECT_THROW(full.finish(), OutputError);
}

TEST(Output, a_file_that_was_changed_since_it_was_read_is_not_replaced) {
    const TemporaryFolder folder;
    const std::string path = folder.path("out");
    for (const char* change : {"", "long since", "before"}) {
        folder.file("out", "before");
        const auto moment = system::state_of(path);
        Output output(path);
        output.replaces(*moment);
        output.write("after");
        if (*change != '\0') {
            folder.file("new", change);
            std::filesystem::rename(folder.path("new"), path);
            EXPECT_THROW(output.finish(), OutputError) << change;
        } else {
            output.finish();
        }
        EXPECT_EQ(folder.content("out"), *change == '\0' ? "after" : change);
    }
}

TEST(Report, shows_what_is_done_and_never_what_was_taken_back) {
    const TemporaryFolder folder;
    const std::string line(1000, 'x');
    for (const int lines : {3, 3000}) {  // in memory, and too large for it
        Output output(folder.path("out"));
        Report report(output);
        std::string expected;
        for (int round = 0; round < 3; ++round) {
            for (int i = 0; i < lines; ++i) report.add(fmt::format("{} {}\n", line, i));
            for (int i = 0; i < lines; ++i) expected += fmt::format("{} {}\n", line, i);
            report.mark();
            for (int i = 0; i < lines / (round + 1); ++i) report.add(line);
            report.back_to_mark();
            report.add("end\n");
            expected += "end\n";
            report.release();
        }
        report.add("never said");
        output.finish();
        EXPECT_TRUE(folder.content("out") == expected) << lines;
    }
}

TEST(FileIdentity, is_that_of_the_file_whatever_it_is_called) {
    const TemporaryFolder folder;
    folder.file("a", "text");
    std::filesystem::create_directory(folder.path("sub"));
    std::filesystem::create_symlink("../a", folder.path("sub/link"));
    std::filesystem::create_hard_link(folder.path("a"), folder.path("sub/hard"));
    std::filesystem::create_symlink("new", folder.path("dangling"));
    for (const char* name : {"./a", "sub/../a", "sub/link", "sub/hard"})
        EXPECT_EQ(file_identity(folder.path(name)), file_identity(folder.path("a"))) << name;
    for (const char* name : {"./new", "sub/../new", "dangling"})
        EXPECT_EQ(file_identity(folder.path(name)), file_identity(folder.path("new"))) << name;
    EXPECT_NE(file_identity(folder.path("new")), file_identity(folder.path("sub/new")));
    for (const char* name : {"/dev/null", "/", "/nowhere/at/all"})
        EXPECT_FALSE(file_identity(name)) << name;
}

TEST(Columns, width_counts_characters_not_bytes) {
    EXPECT_EQ(display_width("Zoë"), 3u);
    EXPECT_EQ(display_width("e\xCC\x81"), 1u);
    EXPECT_EQ(display_width("骨牌"), 4u);
    EXPECT_EQ(display_width("\xFF\xC3"), 2u);
}

TEST(Columns, tables_are_aligned) {
    Table table({Align::left, Align::right});
    table.add({"Zoë", "7"});
    table.add({"Bo", "12"});
    std::string out;
    table.write(out, 2);
    EXPECT_EQ(out, "  Zoë   7\n  Bo   12\n");
}

TEST(Csv, texts_that_look_like_formulas_are_defused) {
    std::string out;
    CsvRow(out).text("=1+1").text("-2").text("@x").text("a,\"b\"").number(-5).empty().end();
    EXPECT_EQ(out, "'=1+1,'-2,'@x,\"a,\"\"b\"\"\",-5,\n");
}

TEST(Progress, the_line_tells_share_rate_and_time_left) {
    EXPECT_EQ(progress_line(50'000'000, 100'000'000, 1234, 2.0),
              "[##########..........]  50%  50.0 MB, 1234 records, 25.0 MB/s, 0:02 left");
    EXPECT_EQ(progress_line(1500, 0, 2, 1.0), "1.5 kB, 2 records, 1.5 kB/s");
    EXPECT_LT(progress_line(999'900'000'000, 999'999'000'000, 4'000'000'000, 3e6).size(), 100u);
}

struct CommandLine : testing::Test {
    explicit CommandLine() {
        tool.takes_records();
        tool.add_choice("--format", format, {"text", "jsonl"}, "");
        tool.add_names("--only", only, "");
    }
    void parse(std::vector<const char*> words) {
        words.insert(words.begin(), "bones-test");
        tool.parse(static_cast<int>(words.size()), words.data());
    }
    std::string refusal(std::vector<const char*> words) {
        try {
            parse(std::move(words));
        } catch (const UsageError& error) {
            return error.what();
        }
        return "";
    }

    Tool tool{"bones-test", "Tests.", "bones-test # tests"};
    std::string format = "text";
    std::vector<std::string> only;
};

TEST_F(CommandLine, options_and_files_mix) {
    parse({"a.bones", "--format=jsonl", "-", "-j", "3", "--only", "revoke,misfit", "--only", "x",
           "b"});
    EXPECT_EQ(tool.inputs, (std::vector<std::string>{"a.bones", "-", "b"}));
    EXPECT_EQ(only, (std::vector<std::string>{"revoke", "misfit", "x"}));
    EXPECT_EQ(format, "jsonl");
    EXPECT_EQ(tool.threads(), 3);
}

TEST_F(CommandLine, a_misspelt_option_gets_the_nearest) {
    EXPECT_EQ(refusal({"--fromat", "jsonl"}),
              "unknown option `--fromat`; did you mean `--format`?");
    EXPECT_EQ(refusal({"--xyzzy"}), "unknown option `--xyzzy`");
}

TEST_F(CommandLine, a_misspelt_value_gets_the_nearest) {
    EXPECT_EQ(refusal({"--format", "jsnl"}),
              "--format: `jsnl` is not one of text, jsonl; did you mean `jsonl`?");
}

TEST_F(CommandLine, threads_must_make_sense) {
    EXPECT_NE(refusal({"-j", "0"}), "");
    EXPECT_NE(refusal({"-j", "many"}), "");
}

TEST_F(CommandLine, what_follows_two_dashes_is_a_file) {
    parse({"--", "--format"});
    EXPECT_EQ(tool.inputs, std::vector<std::string>{"--format"});
}

}  // namespace
}  // namespace bones
