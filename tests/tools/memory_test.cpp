// The tools need little memory for any input. Each run reads from a pipe.
#include <gtest/gtest.h>
#include <signal.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <fcntl.h>

#include <functional>
#include <string>

namespace bones {
namespace {

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
constexpr bool sanitized = true;
#elif defined(__has_feature)
constexpr bool sanitized = __has_feature(address_sanitizer) || __has_feature(thread_sanitizer);
#else
constexpr bool sanitized = false;
#endif

/// Writes a piece of input; returns false once the reader has closed the pipe.
using Feed = std::function<bool(const std::string&)>;

struct Ending {
    int status = -1;
    long kilobytes = 0;  ///< most memory used
};

[[noreturn]] void become(const std::string& tool, int input) {
    dup2(input, STDIN_FILENO);
    dup2(open("/dev/null", O_WRONLY), STDOUT_FILENO);
    dup2(open("/dev/null", O_WRONLY), STDERR_FILENO);
    const std::string path = std::string(BONES_BIN_DIR "/") + tool;
    execl(path.c_str(), tool.c_str(), "-j", "2", nullptr);
    _exit(127);
}

Ending run(const std::string& tool, const std::function<void(const Feed&)>& write_input) {
    int ends[2];
    EXPECT_EQ(pipe2(ends, O_CLOEXEC), 0);
    const pid_t child = fork();
    if (child == 0) become(tool, ends[0]);
    close(ends[0]);
    write_input([&](const std::string& text) {
        for (std::size_t at = 0; at < text.size();) {
            const ssize_t written = ::write(ends[1], text.data() + at, text.size() - at);
            if (written <= 0) return false;
            at += static_cast<std::size_t>(written);
        }
        return true;
    });
    close(ends[1]);
    int ended = 0;
    struct rusage usage {};
    wait4(child, &ended, 0, &usage);
    return {WIFEXITED(ended) ? WEXITSTATUS(ended) : 128 + WTERMSIG(ended), usage.ru_maxrss};
}

std::string repeated(const std::string& text, int count) {
    std::string all;
    for (int i = 0; i < count; ++i) all += text;
    return all;
}

/// Writes the same megabyte repeatedly.
std::function<void(const Feed&)> megabytes(int count, std::string first, std::string megabyte) {
    return [=](const Feed& feed) {
        if (!feed(first)) return;
        for (int i = 0; i < count && feed(megabyte); ++i) {
        }
        feed("\ngame leyden\nhand 1\nA 6-6\nend unfinished\n");
    };
}

class Memory : public testing::TestWithParam<const char*> {
  protected:
    void SetUp() override { signal(SIGPIPE, SIG_IGN); }
    void expect_modest(const std::function<void(const Feed&)>& input) {
        const Ending result = run(GetParam(), input);
        EXPECT_LE(result.status, 2);
        if (!sanitized) {
            EXPECT_LT(result.kilobytes, 40'000);
        }
    }
};

TEST_P(Memory, a_line_of_100_megabytes) {
    expect_modest(megabytes(100, "game leyden\nevent ", std::string(1 << 20, 'x')));
}

TEST_P(Memory, a_word_of_100_megabytes_before_anything) {
    expect_modest(megabytes(100, "", std::string(1 << 20, '\0')));
}

TEST_P(Memory, a_record_of_50_megabytes) {
    expect_modest(megabytes(50, "game leyden\nhand 1\n",
                            repeated("A pass # once more, or twice...\n", 1 << 15)));
}

TEST_P(Memory, a_hand_of_50_megabytes_of_hands) {
    expect_modest(megabytes(50, "game leyden\n", repeated("hand\n", 200'000)));
}

TEST_P(Memory, comments_without_end) {
    expect_modest(megabytes(50, "", repeated("# nothing yet...................\n", 1 << 15)));
}

TEST_P(Memory, blank_lines_without_end) {
    expect_modest(megabytes(50, "game leyden\n", std::string(1 << 20, '\n')));
}

TEST_P(Memory, a_million_records_with_nothing_in_them) {
    expect_modest(megabytes(11, "", repeated("game leyden\n", 90'000)));
}

TEST_P(Memory, findings_without_end) {
    expect_modest(megabytes(2, "game leyden\n", repeated("game what\nA what what\n", 50'000)));
}

// N12: the list of findings of such a record is shortened.
TEST_P(Memory, records_full_of_faults) {
    expect_modest(megabytes(
        8, "", "game leyden\nhand 1\n" + repeated("A 6-6 what what what what\n", 40'000)));
}

INSTANTIATE_TEST_SUITE_P(Tools, Memory,
                         testing::Values("bones-check", "bones-score", "bones-format"));

}  // namespace
}  // namespace bones
