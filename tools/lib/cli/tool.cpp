#include "tools/lib/cli/tool.hpp"

#include <fmt/core.h>
#if __has_include(<malloc.h>)
#include <malloc.h>
#endif
#include <unistd.h>
#include <CLI/CLI.hpp>

#include <algorithm>
#include <cstdlib>
#include <thread>

#include "libnotation/text/joined.hpp"
#include "libnotation/text/shown.hpp"
#include "tools/lib/cli/help.hpp"
#include "tools/lib/cli/number.hpp"
#include "tools/lib/io/exit_cleanup.hpp"
#include "tools/lib/io/file_identity.hpp"
#include "tools/lib/io/input.hpp"
#include "tools/lib/io/output.hpp"
#include "tools/lib/io/system/system.hpp"
#include "tools/lib/io/text/did_you_mean.hpp"

namespace bones::inline cli {

namespace {

/// The names of all options, with their dashes.
std::vector<std::string> option_names(const CLI::App& app) {
    std::vector<std::string> names;
    for (const CLI::Option* option : app.get_options()) {
        for (const std::string& name : option->get_lnames()) names.push_back("--" + name);
        for (const std::string& name : option->get_snames()) names.push_back("-" + name);
    }
    return names;
}

/// A message cut to 300 bytes, because it may quote a long argument.
std::string shortened(std::string message) {
    constexpr std::size_t longest = 300;
    if (message.size() <= longest) return message;
    std::size_t end = longest;
    while (end > 0 && (static_cast<unsigned char>(message[end]) & 0xC0) == 0x80) --end;
    return message.substr(0, end) + "...";
}

/// The option that the last word names, if it still lacks its value. Null otherwise.
const CLI::Option* option_without_value(const CLI::App& app, std::string_view last_word) {
    std::string name(last_word.substr(0, last_word.find('=')));
    if (name.size() > 2 && name[0] == '-' && name[1] != '-') name = {'-', name.back()};
    const CLI::Option* const option = app.get_option_no_throw(name);
    return option != nullptr && option->count() == 0 ? option : nullptr;
}

/// The error in a command line. The types of CLI11's exceptions that are known get messages of our
/// own. Messages of our own checks stay as they are.
std::string refusal(const CLI::App& app, const CLI::ParseError& error, std::string_view last_word) {
    if (dynamic_cast<const CLI::RequiredError*>(&error) != nullptr)
        for (const CLI::Option* option : app.get_options())
            if (option->get_required() && option->count() == 0)
                return fmt::format("{} is missing", option->get_name());
    if (dynamic_cast<const CLI::ArgumentMismatch*>(&error) != nullptr) {
        for (const CLI::Option* option : app.get_options())
            if (option->get_items_expected_max() == 1 && option->count() > 1)
                return fmt::format("{} is given more than once", option->get_name());
        if (const CLI::Option* const option = option_without_value(app, last_word))
            return fmt::format("{} needs {} after it", option->get_name(), option->get_type_name());
    }
    return error.what();
}

}  // namespace

Tool::Tool(std::string call, std::string job, std::string_view examples)
    : cli_(std::make_unique<CLI::App>(std::move(job), call)), app(*cli_), name(std::move(call)) {
    app.add_option("-o,--output", output, "write to FILE, completely or not at all")
        .type_name("FILE")
        .group(common_group);
    add_choice("--color", color_, {"auto", "always", "never"}, "colour the text")
        .group(common_group);
    app.add_flag("-q,--quiet", quiet, "show no closing count and no progress").group(common_group);
    cli_->set_help_flag("-h,--help", "print this help")->group(common_group);
    help_all_ =
        cli_->set_help_all_flag("--help-all", "print this help with all filters")->group("");
    cli_->set_version_flag("--version", version_text(this->name), "print the versions")
        ->group(common_group);
    cli_->allow_extras();
    cli_->footer(std::string(examples));
}

Tool::~Tool() = default;

void Tool::takes_records() {
    takes_records_ = true;
    app.add_option("FILE", inputs, "files or directories; - or none: standard input")
        .type_name("FILE");
    app.add_flag("--no-fast-check", no_fast_check, "").group("");
    takes_jobs();
}

void Tool::takes_jobs() {
    app.add_option("-j,--jobs", threads_, "number of threads; the output stays the same")
        .type_name("N")
        .check(number_between(1, 256))
        .group(common_group);
}

void Tool::shorten(std::string title) {
    brief_groups_ = std::move(title);
    help_all_->group(common_group);
}

Option Tool::add_choice(const std::string& option, std::string& value,
                        const std::vector<std::string>& names, const std::string& help) {
    const auto is_known = [names](const std::string& given) {
        if (std::find(names.begin(), names.end(), given) != names.end()) return std::string();
        return fmt::format("`{}` is not one of {}{}", given, joined(names, ", "),
                           did_you_mean(given, names));
    };
    return app.add_option(option, value, help).type_name(joined(names, "|")).check(is_known);
}

Option Tool::add_names(const std::string& option, std::vector<std::string>& values,
                       const std::string& help) {
    return app.add_option(option, values, help).values_with_commas();
}

bool Tool::parse(int argc, const char* const* argv) {
    const auto tell = [](std::string_view text) {
        Output(std::string()).write(text).finish();
        return false;
    };
    const std::string_view last_word = argc > 1 ? argv[argc - 1] : "";
    if (argc == 2 && last_word == tree_option) return tell(tree_json(tree_of(*cli_)));
    try {
        cli_->parse(argc, argv);
    } catch (const CLI::CallForHelp&) {
        return tell(help_text(tree_of(*cli_), brief_groups_));
    } catch (const CLI::CallForAllHelp&) {
        return tell(help_text(tree_of(*cli_), ""));
    } catch (const CLI::CallForVersion& version) {
        return tell(version.what());
    } catch (const CLI::ParseError& error) {
        refuse_leftovers();
        throw UsageError(shortened(refusal(*cli_, error, last_word)));
    }
    refuse_leftovers();
    if (!output.empty() && output != "-") refuse_to_replace_archive(output);
    if (takes_records_) refuse_to_overwrite(InputFiles(inputs, [](std::string_view) {}));
    return true;
}

InputFiles Tool::input_files(bool& complete) const {
    return input_files(inputs, complete);
}

InputFiles Tool::input_files(const std::vector<std::string>& arguments, bool& complete) const {
    const auto complain = [this, &complete](std::string_view message) {
        say(message);
        complete = false;
        note_status(status_failed);
    };
    InputFiles files(arguments, complain, [this](std::string_view note) { say(note); });
    files.tell_of_waiting(!quiet);
    return files;
}

void Tool::refuse_to_overwrite(const InputFiles& files) const {
    if (output.empty() || output == "-") return;
    const std::optional<FileIdentity> target = file_identity(output);
    if (target && files.include(*target))
        throw UsageError(fmt::format("-o {} would overwrite an input", output));
}

void Tool::refuse_to_overwrite(const std::string& file) const {
    refuse_to_overwrite(InputFiles(InputFile{file, file}));
}

void Tool::refuse_to_overwrite_archive(const std::string& path) const {
    if (output.empty() || output == "-") return;
    const std::optional<FileIdentity> target = file_identity(output);
    for (const char* part : {"", "-wal", "-shm", "-journal"})
        if (target && target == file_identity(path + part))
            throw UsageError(fmt::format("-o {} would overwrite the archive {}", output, path));
}

void Tool::refuse_leftovers() const {
    for (const std::string& word : cli_->remaining()) {
        if (word == "--") continue;
        const std::string option = word.substr(0, word.find('='));
        if (option.starts_with('-'))
            throw UsageError(fmt::format("unknown option `{}`{}", option,
                                         did_you_mean(option, option_names(*cli_))));
        throw UsageError(fmt::format("unexpected `{}`", word));
    }
}

bool Tool::colored(int descriptor) const {
    if (color_ != "auto") return color_ == "always";
    if (descriptor == STDOUT_FILENO && !output.empty()) return false;
    const char* no_color = std::getenv("NO_COLOR");
    return (no_color == nullptr || *no_color == '\0') && system::terminal_has_colors(descriptor);
}

bool Tool::shows_progress() const {
    return !quiet && (!output.empty() || isatty(STDOUT_FILENO) == 0);
}

int Tool::threads() const {
    if (threads_ > 0) return threads_;
    return static_cast<int>(std::clamp(std::thread::hardware_concurrency(), 1u, 256u));
}

void Tool::say(std::string_view message) const {
    tell(fmt::format("{}: {}\n", name, shown(message)));
}

void Tool::say_all(const std::vector<std::string>& lines) const {
    if (quiet) return;
    for (const std::string& line : lines) say(line);
}

namespace {

/// Makes the C library return large arrays to the system when they are freed. It would keep them
/// for arrays of the same size, which are rare.
void give_back_large_arrays() {
#ifdef M_MMAP_THRESHOLD
    mallopt(M_MMAP_THRESHOLD, 64 * 1024);
#endif
}

}  // namespace

int run_tool(const char* name, const std::function<int()>& job) {
    give_back_large_arrays();
    leave_without_memory(name);
    system::prepare_standard_streams();
    const auto fail = [&](std::string_view message) {
        tell(fmt::format("{}: {}\n", name, shown(message)));
        return static_cast<int>(status_failed);
    };
    try {
        const int status = job();
        return std::max<int>(status, noted_status());
    } catch (const ClosedPipe&) {
        return noted_status();
    } catch (const UsageError& error) {
        return fail(fmt::format("{} (see {} --help)", error.what(), name));
    } catch (const UsageLines& error) {
        tell(fmt::format("{}: {}\n", name, shown_lines(error.what())));
        return status_failed;
    } catch (const std::bad_alloc&) {
        tell_no_memory();
        return status_failed;
    } catch (const std::exception& error) {
        return fail(error.what());
    }
}

}  // namespace bones::inline cli
