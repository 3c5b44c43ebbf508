// What every tool shares on its command line and around its main job.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "tools/lib/cli/command_line.hpp"
#include "tools/lib/io/failure.hpp"

namespace bones::inline io {
class InputFiles;
}

namespace bones::inline cli {

/// A tool's command line. Each tool adds its own options to `app`.
class Tool {
    std::unique_ptr<CLI::App> cli_;

  public:
    /// `call`: what people type, `job` in one line, `examples` one a line: the call, then `#` and
    /// what it does.
    Tool(std::string call, std::string job, std::string_view examples);
    ~Tool();
    Tool(const Tool&) = delete;
    Tool& operator=(const Tool&) = delete;

    /// Adds FILE|DIR|-… and -j.
    void takes_records();
    /// Adds -j.
    void takes_jobs();
    /// Groups of options whose title begins so are listed by name alone, but for --help-all.
    void shorten(std::string title);
    /// Adds an option whose value must be one of these names; others are refused with the nearest
    /// one.
    Option add_choice(const std::string& option, std::string& value,
                      const std::vector<std::string>& names, const std::string& help);
    /// Adds an option that may be given several times, each time with names separated by commas.
    Option add_names(const std::string& option, std::vector<std::string>& values,
                     const std::string& help);
    /// Reads the arguments. False: help or version was asked for and printed. Throws UsageError.
    bool parse(int argc, const char* const* argv);

    /// The files that the command line names. What is left out of them is said, and `complete`
    /// becomes false; notes are said too. The tool must outlive them.
    InputFiles input_files(bool& complete) const;
    /// The same of other files.
    InputFiles input_files(const std::vector<std::string>& arguments, bool& complete) const;
    /// Throws UsageError if the file that -o names is one of these, which the tool reads or
    /// changes. parse() asks that for FILE|DIR|-….
    void refuse_to_overwrite(const InputFiles& files) const;
    void refuse_to_overwrite(const std::string& file) const;
    /// The same for an archive and what SQLite keeps beside it.
    void refuse_to_overwrite_archive(const std::string& path) const;

    /// Whether to colour what goes to this file descriptor (standard output or standard error).
    bool colored(int descriptor) const;
    /// Whether a progress line is welcome: not where results scroll over the same terminal.
    bool shows_progress() const;
    /// How many threads to use: as asked for, else as many as there are processors.
    int threads() const;
    /// Says something on standard error, with the tool's name before it.
    void say(std::string_view message) const;
    /// The same of several lines, unless --quiet is given.
    void say_all(const std::vector<std::string>& lines) const;

    CommandLine app;
    std::string name;
    std::vector<std::string> inputs;  ///< as given; none: standard input
    std::string output;               ///< -o; empty: standard output
    bool quiet = false;
    bool no_fast_check =
        false;  ///< for tests: clean records go the way of all others, without engine/fast_check

  private:
    void refuse_leftovers() const;

    std::string color_ = "auto";
    std::string brief_groups_;
    CLI::Option* help_all_ = nullptr;
    int threads_ = 0;
    bool takes_records_ = false;
};

/// Runs a tool's main function; every way of stopping becomes an exit status and at most one
/// message.
int run_tool(const char* name, const std::function<int()>& job);
}  // namespace bones::inline cli
