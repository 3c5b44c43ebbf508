// bones.h: its results equal those of the tools, and wrong calls are reported.
#include <bones.h>
#include <gtest/gtest.h>

#include <cstdio>
#include <filesystem>
#include <fstream>
#include <memory>
#include <sstream>
#include <string>
#include <vector>

namespace {

struct Delete {
    void operator()(bones_reader* reader) const { bones_reader_delete(reader); }
    void operator()(bones_judge* judge) const { bones_judge_delete(judge); }
};
using Reader = std::unique_ptr<bones_reader, Delete>;
using JudgePointer = std::unique_ptr<bones_judge, Delete>;

JudgePointer make_judge(unsigned options = 0) {
    bones_judge* judge = nullptr;
    EXPECT_EQ(bones_judge_new(options, &judge), BONES_OK);
    return JudgePointer(judge);
}

bones_record record_of(const std::string& text) {
    return {text.data(), text.size(), 1, 1, 0};
}

/// Copies a text that a function returned, and frees it.
std::string taken(char* text, std::size_t size) {
    std::string copy(text, size);
    EXPECT_EQ(text[size], '\0');
    bones_free(text);
    return copy;
}

template <class Function, class... Arguments>
std::string call(Function function, const JudgePointer& judge, const bones_record& record,
                 Arguments... arguments) {
    char* text = nullptr;
    std::size_t size = 0;
    EXPECT_EQ(function(judge.get(), &record, arguments..., &text, &size), BONES_OK);
    return text == nullptr ? "" : taken(text, size);
}

const std::string fours =
    "game block\nplayer A Joan\nplayer B Ted\nhand 1\nA 6-6\nB pass\nA 65\nB 6-4\n";

std::string content_of(const std::filesystem::path& path) {
    std::ostringstream content;
    content << std::ifstream(path, std::ios::binary).rdbuf();
    return content.str();
}

std::vector<std::filesystem::path> sample_files() {
    std::vector<std::filesystem::path> files;
    for (const auto& entry :
         std::filesystem::recursive_directory_iterator(BONES_SOURCE_DIR "/samples"))
        if (entry.path().extension() == ".bones") files.push_back(entry.path());
    return files;
}

/// Returns the lines of these types, without those about records compared with each other.
std::string lines_of(const std::string& text, std::vector<std::string> types) {
    std::istringstream in(text);
    std::string out;
    for (std::string line; std::getline(in, line);)
        for (const std::string& type : types)
            if (line.starts_with("{\"type\":\"" + type + '"') &&
                line.find("same-game\"") == std::string::npos)
                out += line + '\n';
    return out;
}

/// Returns the output of a tool.
std::string output_of(const std::string& command) {
    const std::string call = std::string(BONES_BIN_DIR) + "/" + command + " 2>/dev/null";
    FILE* pipe = popen(call.c_str(), "r");
    std::string out;
    char buffer[4096];
    while (const std::size_t size = fread(buffer, 1, sizeof buffer, pipe)) out.append(buffer, size);
    pclose(pipe);
    return out;
}

/// Removes the blank lines between records, which belong to none of them.
std::string without_blank_lines(const std::string& text) {
    std::istringstream in(text);
    std::string out;
    for (std::string line; std::getline(in, line);)
        if (!line.empty()) out += line + '\n';
    return out;
}

/// Returns the results of a function for all records of a text, in order.
template <class Function>
std::string for_all(const std::string& text, const Function& function) {
    bones_reader* made = nullptr;
    EXPECT_EQ(bones_reader_new(text.data(), text.size(), &made), BONES_OK);
    const Reader reader(made);
    std::string out;
    bones_record record;
    while (bones_reader_next(reader.get(), &record) == BONES_OK) out += function(record);
    EXPECT_EQ(bones_reader_next(reader.get(), &record), BONES_END);
    return out;
}

TEST(CInterface, findings_of_samples_are_those_of_bones_check) {
    const JudgePointer judge = make_judge(BONES_RECORD_LINES);
    const std::vector<std::filesystem::path> files = sample_files();
    ASSERT_GT(files.size(), 50u);
    std::size_t findings = 0;
    for (const auto& file : files) {
        const std::string name = file.string();
        const std::string found = for_all(content_of(file), [&](const bones_record& record) {
            return call(bones_check, judge, record, name.c_str());
        });
        findings += found.size();
        EXPECT_EQ(found,
                  lines_of(output_of("bones-check --format jsonl " + name), {"finding", "record"}));
    }
    EXPECT_GT(findings, 10'000u);
}

TEST(CInterface, scores_of_samples_are_those_of_bones_score) {
    const JudgePointer judge = make_judge();
    for (const auto& file : sample_files()) {
        const std::string name = file.string();
        const std::string scores = for_all(content_of(file), [&](const bones_record& record) {
            return call(bones_score, judge, record, name.c_str());
        });
        EXPECT_EQ(scores, lines_of(output_of("bones-score --format jsonl " + name), {"score"}));
    }
}

TEST(CInterface, formats_samples_as_bones_format) {
    const JudgePointer judge = make_judge();
    for (const auto& file : sample_files()) {
        std::string text, json;
        for_all(content_of(file), [&](const bones_record& record) {
            text += (text.empty() ? "" : "\n") + call(bones_format, judge, record);
            json += call(bones_to_json, judge, record);
            return std::string();
        });
        EXPECT_EQ(text, output_of("bones-format " + file.string()));
        EXPECT_EQ(json, output_of("bones-format --to json " + file.string()));
    }
}

TEST(CInterface, fixes_samples_as_bones_check) {
    const JudgePointer judge = make_judge();
    const std::string fixed = std::filesystem::temp_directory_path() / "bones_interface_test.fixed";
    std::size_t changed = 0;
    for (const auto& file : sample_files()) {
        const std::string text = content_of(file);
        const std::string by_us = for_all(
            text, [&](const bones_record& record) { return call(bones_fix, judge, record); });
        output_of("bones-check --fix -o " + fixed + " " + file.string());
        EXPECT_EQ(without_blank_lines(by_us), without_blank_lines(content_of(fixed)));
        changed += by_us != text;
    }
    std::filesystem::remove(fixed);
    EXPECT_GT(changed, 0u);
}

TEST(CInterface, actions_have_their_seats_and_places) {
    const std::string actions = call(bones_actions, make_judge(), record_of(fours), "f");
    EXPECT_NE(actions.find(R"({"hand":1,"ply":3,"seat":"A","kind":"play","tile":"6-5","arm":1,)"),
              std::string::npos);
    EXPECT_NE(actions.find(R"("kind":"pass","tile":null,"arm":null,)"), std::string::npos);
    EXPECT_NE(actions.find(R"("line":7,"column":3,"token":"65"})"), std::string::npos);
}

TEST(CInterface, lists_possible_breaches_if_asked) {
    const std::string open =
        "game block\nplayer A Joan\nplayer B Ted\nhand 1\nA 6-6\nB pass\nA 6-5\nB 5-4\n";
    const std::string without = call(bones_check, make_judge(), record_of(open), "f");
    const std::string with = call(bones_check, make_judge(BONES_LIST_OPEN), record_of(open), "f");
    EXPECT_EQ(without.find("false-pass"), std::string::npos);
    EXPECT_NE(with.find("false-pass"), std::string::npos);
}

TEST(CInterface, without_slips_a_breach_rests_on_the_search) {
    const std::string found = call(bones_check, make_judge(BONES_NO_SLIPS), record_of(fours), "f");
    EXPECT_NE(found.find("slips not searched"), std::string::npos);
}

TEST(CInterface, line_and_number_of_a_record_are_those_of_its_file) {
    const std::string two = "# a comment\n" + fours + "\n" + fours;
    std::vector<std::uint64_t> lines;
    for_all(two, [&](const bones_record& record) {
        lines.push_back(record.line);
        EXPECT_EQ(record.number, lines.size());
        EXPECT_EQ(record.too_long, 0);
        return std::string();
    });
    ASSERT_EQ(lines.size(), 2u);
    const std::string second = call(bones_check, make_judge(),
                                    bones_record{fours.data(), fours.size(), lines[1], 2, 0}, "f");
    EXPECT_NE(second.find("\"line\":" + std::to_string(lines[1] + 5)), std::string::npos);
}

/// Supplies a text byte by byte, and then an end or a failure.
struct Slowly {
    std::string text;
    std::size_t given = 0;
    bool fails = false;

    static std::ptrdiff_t read(void* context, char* to, std::size_t) {
        auto& self = *static_cast<Slowly*>(context);
        if (self.given == self.text.size()) return self.fails ? -1 : 0;
        *to = self.text[self.given++];
        return 1;
    }
};

TEST(CInterface, reads_from_a_function_of_the_program) {
    Slowly slowly{fours + fours};
    bones_reader* made = nullptr;
    ASSERT_EQ(bones_reader_of(Slowly::read, &slowly, &made), BONES_OK);
    const Reader reader(made);
    bones_record record;
    ASSERT_EQ(bones_reader_next(reader.get(), &record), BONES_OK);
    EXPECT_EQ(std::string(record.text, record.size), fours);
    ASSERT_EQ(bones_reader_next(reader.get(), &record), BONES_OK);
    EXPECT_EQ(bones_reader_next(reader.get(), &record), BONES_END);
}

TEST(CInterface, a_function_that_cannot_read_is_reported) {
    Slowly slowly{fours, 0, true};
    bones_reader* made = nullptr;
    ASSERT_EQ(bones_reader_of(Slowly::read, &slowly, &made), BONES_OK);
    const Reader reader(made);
    bones_record record;
    EXPECT_EQ(bones_reader_next(reader.get(), &record), BONES_UNREADABLE);
}

TEST(CInterface, misuse_is_reported_and_sets_nothing) {
    const JudgePointer judge = make_judge(BONES_NO_SLIPS);
    const bones_record record = record_of(fours);
    char* text = nullptr;
    bones_judge* other = nullptr;
    EXPECT_EQ(bones_check(nullptr, &record, "f", &text, nullptr), BONES_MISUSE);
    EXPECT_EQ(bones_check(judge.get(), nullptr, "f", &text, nullptr), BONES_MISUSE);
    EXPECT_EQ(bones_check(judge.get(), &record, nullptr, &text, nullptr), BONES_MISUSE);
    EXPECT_EQ(bones_check(judge.get(), &record, "f", nullptr, nullptr), BONES_MISUSE);
    EXPECT_EQ(bones_fix(judge.get(), &record, &text, nullptr), BONES_MISUSE);
    EXPECT_EQ(bones_judge_new(1u << 20, &other), BONES_MISUSE);
    EXPECT_EQ(bones_reader_new(nullptr, 0, nullptr), BONES_MISUSE);
    EXPECT_EQ(text, nullptr);
    EXPECT_EQ(other, nullptr);
    bones_free(nullptr);
    bones_reader_delete(nullptr);
    bones_judge_delete(nullptr);
}

TEST(CInterface, any_bytes_are_a_record_with_findings) {
    const JudgePointer judge = make_judge();
    const std::string bytes("\xff\xfe\0\x01 game\nhand", 12);
    EXPECT_NE(call(bones_check, judge, record_of(bytes), "f"), "");
    EXPECT_EQ(call(bones_check, judge, record_of(""), "f").find(R"("severity":"broken")"),
              std::string::npos);
}

TEST(CInterface, each_status_has_words) {
    EXPECT_STREQ(bones_status_text(BONES_END), "there are no more records");
    EXPECT_STREQ(bones_status_text(BONES_MISUSE), "a call with wrong arguments");
    EXPECT_NE(std::string(bones_version()).find('.'), std::string::npos);
}

}  // namespace
