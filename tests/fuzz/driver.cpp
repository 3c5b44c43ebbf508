// Runs a fuzz target without libFuzzer: on its seeds, on a fixed sequence of inputs made from them,
// and on files given by name. Takes libFuzzer's options -runs, -seed, -seed_inputs=@FILE and -dict,
// and ignores its others.
#include <fcntl.h>
#include <unistd.h>

#include <algorithm>
#include <csignal>
#include <cstdint>
#include <filesystem>
#include <fstream>
#include <random>
#include <sstream>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

namespace {

constexpr std::size_t longest_input = 1 << 16, most_changes = 5, most_erased = 8;
std::string failed_file;   // where an input that crashes the target is stored
std::string_view current;  // the input being run

/// Stores the current input. Calls only functions that are safe in a signal handler.
void keep_current(int signal) {
    const int file = open(failed_file.c_str(), O_WRONLY | O_CREAT | O_TRUNC, 0644);
    const bool kept = file >= 0 && write(file, current.data(), current.size()) >= 0;
    for (const std::string_view text : {std::string_view("the input that failed is in "),
                                        std::string_view(failed_file), std::string_view("\n")})
        if (kept && write(STDERR_FILENO, text.data(), text.size()) < 0) break;
    std::signal(signal, SIG_DFL);
    std::raise(signal);
}

void run(std::string_view input) {
    current = input;
    LLVMFuzzerTestOneInput(reinterpret_cast<const std::uint8_t*>(input.data()), input.size());
}

std::string content(const std::string& path) {
    std::ifstream file(path, std::ios::binary);
    if (!file) throw std::runtime_error("cannot read " + path);
    return (std::ostringstream() << file.rdbuf()).str();
}

/// Returns the words of a dictionary, such as "\x1b", one on each line.
std::vector<std::string> words_of(const std::string& path) {
    std::vector<std::string> words;
    std::istringstream lines(content(path));
    for (std::string line; std::getline(lines, line);) {
        const std::size_t begin = line.find('"'), end = line.rfind('"');
        if (line.starts_with('#') || begin == end) continue;
        std::string& word = words.emplace_back();
        for (std::size_t i = begin + 1; i < end; ++i) {
            if (line[i] != '\\') {
                word += line[i];
            } else if (line[++i] == 'x') {
                word += static_cast<char>(std::stoi(line.substr(i + 1, 2), nullptr, 16));
                i += 2;
            } else {
                word += line[i];
            }
        }
    }
    return words;
}

class Inputs {
  public:
    Inputs(const std::vector<std::string>& seeds, const std::vector<std::string>& words,
           std::uint64_t seed)
        : seeds_(seeds), words_(words), random_(seed) {}

    /// Returns a seed with a few changes.
    std::string make() {
        std::string text = any(seeds_);
        for (std::size_t i = below(most_changes) + 1; i > 0; --i) change(text);
        text.resize(std::min(text.size(), longest_input));
        return text;
    }

  private:
    /// Returns a number below `end`. Distributions of the standard library differ between
    /// implementations, so none is used.
    std::size_t below(std::size_t end) { return random_() % end; }
    /// Returns a place in a text, or its end.
    std::size_t place(const std::string& text) { return below(text.size() + 1); }
    std::string any(const std::vector<std::string>& texts) {
        return texts.empty() ? std::string() : texts[below(texts.size())];
    }
    std::size_t line_start(const std::string& text) {
        const std::size_t at = place(text);
        return at == 0 ? 0 : text.rfind('\n', at - 1) + 1;
    }
    /// Returns the length of the line that starts there, including its line feed.
    static std::size_t line_size(const std::string& text, std::size_t start) {
        return std::min(text.find('\n', start), text.size() - 1) + 1 - start;
    }
    std::string line(const std::string& text) {
        const std::size_t start = line_start(text);
        return text.substr(start, line_size(text, start));
    }

    void change(std::string& text) {
        const std::size_t at = place(text), start = line_start(text);
        switch (below(9)) {
            case 0:
                if (at < text.size()) text[at] = static_cast<char>(text[at] ^ 1 << below(8));
                break;
            case 1:
                text.insert(at, 1, static_cast<char>(below(256)));
                break;
            case 2:
                text.erase(at, below(most_erased) + 1);
                break;
            case 3:
                text.erase(start, line_size(text, start));
                break;
            case 4:
                text.insert(start, line(text));
                break;
            case 5:
                text.insert(start, line(any(seeds_)));
                break;
            case 6:
                text.insert(at, any(words_));
                break;
            case 7: {
                const std::string word = any(words_);
                text.replace(at, word.size(), word);
                break;
            }
            default: {
                const std::string other = any(seeds_);
                text.replace(start, text.npos, other, line_start(other), other.npos);
            }
        }
    }

    const std::vector<std::string>&seeds_, &words_;
    std::mt19937_64 random_;
};

/// Returns the contents of the files that a file lists, separated by commas.
std::vector<std::string> listed_in(const std::string& path) {
    std::vector<std::string> texts;
    std::istringstream names(content(path));
    for (std::string name; std::getline(names, name, ',');) texts.push_back(content(name));
    return texts;
}

void drive(int count, char** arguments) {
    std::size_t runs = 0;
    std::uint64_t seed = 1;
    std::vector<std::string> seeds, words;
    for (int i = 1; i < count; ++i) {
        const std::string argument = arguments[i];
        const std::string value = argument.substr(argument.find('=') + 1);
        if (argument.starts_with("-runs="))
            runs = std::stoul(value);
        else if (argument.starts_with("-seed="))
            seed = std::stoul(value);
        else if (argument.starts_with("-seed_inputs=@"))
            seeds = listed_in(value.substr(1));
        else if (argument.starts_with("-dict="))
            words = words_of(value);
        else if (!argument.starts_with('-'))
            seeds.push_back(content(argument));
    }
    for (const std::string& text : seeds) run(text);
    Inputs inputs(seeds, words, seed);
    for (std::size_t i = seeds.size(); i < runs; ++i) run(inputs.make());
}

}  // namespace

int main(int count, char** arguments) {
    const auto name = std::filesystem::path(arguments[0]).filename();
    failed_file = (std::filesystem::current_path() / name).string() + ".failed";
    for (const int signal : {SIGABRT, SIGSEGV, SIGBUS, SIGFPE, SIGILL})
        std::signal(signal, keep_current);
    drive(count, arguments);
}
