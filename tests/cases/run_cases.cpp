// Runs end-to-end cases: run_cases [--rewrite] FILE|DIR…
// The tools are those beside this program; $SAMPLES is the folder of the samples.
#include <stdlib.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cstdlib>
#include <fstream>
#include <iostream>
#include <sstream>
#include <stdexcept>

#include "tests/cases/case_file.hpp"

namespace bones_cases {
namespace {

namespace fs = std::filesystem;

std::string content_of(const fs::path& path) {
    std::ifstream in(path, std::ios::binary);
    std::ostringstream text;
    text << in.rdbuf();
    return std::move(text).str();
}

void put(const fs::path& path, const std::string& content) {
    fs::create_directories(path.parent_path());
    std::ofstream out(path, std::ios::binary);
    if (!(out << content) || !out.flush())
        throw std::runtime_error("cannot write " + path.string());
}

/// A separate folder for one case, deleted afterwards.
class Workplace {
  public:
    Workplace() {
        std::string name = (fs::temp_directory_path() / "bones-case-XXXXXX").string();
        if (mkdtemp(name.data()) == nullptr) throw std::runtime_error("cannot make " + name);
        path_ = name;
        fs::create_directory(inside());
    }
    ~Workplace() {
        std::error_code unimportant;
        fs::remove_all(path_, unimportant);
    }
    fs::path inside() const { return path_ / "case"; }
    fs::path beside(const std::string& name) const { return path_ / name; }

  private:
    fs::path path_;
};

Outcome run(const Case& given) {
    const Workplace place;
    put(place.beside("command"), given.command);
    put(place.beside("stdin"), "");
    for (const auto& [name, content] : given.files)
        put(name == "stdin" ? place.beside(name) : place.inside() / name, content);
    const std::string call = "cd '" + place.inside().string() +
                             "' && exec /bin/sh ../command <../stdin >../stdout 2>../stderr";
    const int ended = std::system(call.c_str());
    Outcome outcome;
    outcome.standard_output = content_of(place.beside("stdout"));
    outcome.standard_error = content_of(place.beside("stderr"));
    outcome.status = WIFEXITED(ended) ? WEXITSTATUS(ended) : 128 + WTERMSIG(ended);
    return outcome;
}

/// Shows the first line in which two texts differ.
void show_difference(const std::string& expected, const std::string& actual) {
    std::istringstream left(expected), right(actual);
    std::string a, b;
    for (int line = 1;; ++line) {
        const bool more_left = static_cast<bool>(std::getline(left, a));
        const bool more_right = static_cast<bool>(std::getline(right, b));
        if (!more_left && !more_right) return;
        if (more_left && more_right && a == b) continue;
        std::cout << "  line " << line << "\n  - " << (more_left ? a : "(end)") << "\n  + "
                  << (more_right ? b : "(end)") << "\n";
        return;
    }
}

bool check(const fs::path& path, bool rewrite) {
    const Case given = read_case(path);
    const Outcome outcome = run(given);
    const std::string text = case_text(given, outcome);
    if (rewrite) {
        if (text != content_of(path)) put(path, text);
        return true;
    }
    if (outcome == given.expected) return true;
    const std::string expected = case_text(given, given.expected);
    std::cout << path.string() << ": not as expected\n";
    show_difference(expected, text);
    std::cout << "whole outcome:\n" << text;
    return false;
}

void set_environment(const fs::path& program) {
    const fs::path tools = fs::absolute(program).parent_path();
    const char* path = std::getenv("PATH");
    setenv("PATH", (tools.string() + ":" + (path == nullptr ? "/usr/bin:/bin" : path)).c_str(), 1);
    setenv("SAMPLES", BONES_SOURCE_DIR "/samples", 1);
    setenv("SOURCE", BONES_SOURCE_DIR, 1);
    setenv("LC_ALL", "C.UTF-8", 1);
    unsetenv("NO_COLOR");
}

int main(int argc, char** argv) {
    set_environment(argv[0]);
    bool rewrite = false, good = true;
    for (int i = 1; i < argc; ++i) {
        const std::string argument = argv[i];
        if (argument == "--rewrite") {
            rewrite = true;
        } else if (fs::is_directory(argument)) {
            for (const auto& entry : fs::recursive_directory_iterator(argument))
                if (entry.path().extension() == ".case")
                    good = check(entry.path(), rewrite) && good;
        } else {
            good = check(argument, rewrite) && good;
        }
    }
    return good ? 0 : 1;
}

}  // namespace
}  // namespace bones_cases

int main(int argc, char** argv) {
    try {
        return bones_cases::main(argc, argv);
    } catch (const std::exception& error) {
        std::cerr << "run_cases: " << error.what() << "\n";
        return 2;
    }
}
