// The parts of a command line and of a main function that all tools share.
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
    /// `call` is the command as people type it, and `job` says in one line what it does. `examples`
    /// has one per line: the command, then `#` and what it does.
    Tool(std::string call, std::string job, std::string_view examples);
    ~Tool();
    Tool(const Tool&) = delete;
    Tool& operator=(const Tool&) = delete;

    /// Adds the arguments FILE|DIR|-… and the option -j.
    void takes_records();
    /// Adds -j.
    void takes_jobs();
    /// In the help, groups with a title that begins with `title` only list the names of their
    /// options. `--help-all` shows them in full.
    void shorten(std::string title);
    /// Adds an option whose value must be one of these names. For any other value the error
    /// suggests the nearest name.
    Option add_choice(const std::string& option, std::string& value,
                      const std::vector<std::string>& names, const std::string& help);
    /// Adds an option that may be given several times, each time with names separated by commas.
    Option add_names(const std::string& option, std::vector<std::string>& values,
                     const std::string& help);
    /// Reads the arguments. Returns false after it has printed the help or version. Throws
    /// UsageError.
    bool parse(int argc, const char* const* argv);

    /// The files that the command line names. Reports each input that is left out and then sets
    /// `complete` to false. Notes are printed too. The tool must outlive the files.
    InputFiles input_files(bool& complete) const;
    /// The files that these arguments name, with the same reports.
    InputFiles input_files(const std::vector<std::string>& arguments, bool& complete) const;
    /// Throws UsageError if the file of -o is one of these files, which the tool reads or changes.
    /// parse() does this for FILE|DIR|-….
    void refuse_to_overwrite(const InputFiles& files) const;
    void refuse_to_overwrite(const std::string& file) const;
    /// Throws UsageError if the file of -o is this archive or a file that SQLite keeps beside it.
    void refuse_to_overwrite_archive(const std::string& path) const;

    /// Whether output to this file descriptor (standard output or standard error) is coloured.
    bool colored(int descriptor) const;
    /// Whether to show a progress line. False if the results are printed to the same terminal.
    bool shows_progress() const;
    /// The number of threads: that of -j, else the number of processors.
    int threads() const;
    /// Prints a message to standard error, with the tool's name before it.
    void say(std::string_view message) const;
    /// Prints several lines in the same way, unless --quiet is given.
    void say_all(const std::vector<std::string>& lines) const;

    CommandLine app;
    std::string name;
    std::vector<std::string> inputs;  ///< as given; none: standard input
    std::string output;               ///< -o; empty: standard output
    bool quiet = false;
    /// For tests: all records are judged in full, without engine/fast_check.
    bool no_fast_check = false;

  private:
    void refuse_leftovers() const;

    std::string color_ = "auto";
    std::string brief_groups_;
    CLI::Option* help_all_ = nullptr;
    int threads_ = 0;
    bool takes_records_ = false;
};

/// Runs a tool's main function. Turns every exception into an exit status and at most one message.
int run_tool(const char* name, const std::function<int()>& job);
}  // namespace bones::inline cli
