// bones-history publish: writes the archive as static pages.
#include <errno.h>
#include <fmt/core.h>
#include <string.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <csignal>
#include <filesystem>
#include <fstream>
#include <optional>
#include <sstream>
#include <thread>
#include <utility>

#include "libnotation/text/shown.hpp"
#include "tools/history/commands.hpp"
#include "tools/lib/cli/number.hpp"
#include "tools/lib/io/output.hpp"
#include "tools/lib/io/system/paths.hpp"
#include "tools/lib/io/system/system.hpp"
#include "tools/lib/io/text/columns.hpp"
#include "tools/lib/io/text/decoded.hpp"
#include "tools/lib/show/site/site.hpp"
#include "tools/lib/store/archive/schema.hpp"
#include "tools/lib/store/archive/settings.hpp"

namespace bones {

using namespace archive;

namespace {

constexpr std::string_view examples_of_publish =
    "bones-history publish -o site --names initials   # A. R. instead of Ana Ruiz\n"
    "bones-history publish -o site                    # names as before\n"
    "bones-history publish -o site --private away.txt # hide the people in a list\n"
    "bones-history publish -o site --watch            # again after each import";

const std::vector<std::string> name_styles = {"full", "initials", "ids"};

struct PublishOptions {
    site::SiteOptions site;
    std::string names, private_file;
    bool private_new = false, watch = false;
};

/// The settings of `publish` that the archive stores.
struct PublishSettings {
    std::string names;         ///< one of name_styles; empty: never chosen
    std::string private_list;  ///< in the format of read_private_list()
    std::string accepted;      ///< lines that match no player and were accepted

    friend bool operator==(const PublishSettings&, const PublishSettings&) = default;

    site::NameStyle style() const {
        return names == "full"       ? site::NameStyle::full
               : names == "initials" ? site::NameStyle::initials
                                     : site::NameStyle::ids;
    }
    bool has_accepted(const std::string& line) const {
        return ("\n" + accepted).find("\n" + line + "\n") != std::string::npos;
    }
};

PublishSettings remembered(Database& archive) {
    return {setting(archive, site::setting_names), setting(archive, site::setting_private),
            setting(archive, site::setting_private_new)};
}

void remember(const std::string& database, const PublishSettings& choices) {
    Database archive = open_archive(database, Access::write);
    Transaction transaction(archive);
    note_setting(archive, site::setting_names, choices.names);
    note_setting(archive, site::setting_private, choices.private_list);
    note_setting(archive, site::setting_private_new, choices.accepted);
    transaction.commit();
}

std::string text_of_file(const std::string& path) {
    std::ifstream file(system::path_of(path), std::ios::binary);
    std::ostringstream text;
    text << file.rdbuf();
    if (!file || file.bad())
        throw UsageError(fmt::format("cannot read {}: {}", path, strerror(errno)));
    return text.str();
}

/// Reads the list of private names from a file. A missing file is an error, because every name
/// would be shown.
std::string list_in_file(const std::string& path) {
    if (path == "none") return "";
    std::string text = decoded(text_of_file(path));
    if (site::read_private_list(text, path).empty())
        throw UsageError(
            fmt::format("{} has no names; write --private none to show everyone", path));
    return text;
}

/// A choice of names as text: `'Ana Ruiz', 'Ana Ruis' or 'Ann Ruiz'`.
std::string one_of(const std::vector<std::string>& names) {
    std::string text;
    for (std::size_t i = 0; i < names.size(); ++i)
        text += (i == 0 ? "'" : i + 1 < names.size() ? "', '" : "' or '") + names[i];
    return text + "'";
}

/// Throws UsageLines if a line of the list matches no player and may be a mistake. `list`: the name
/// of the list in messages.
void refuse_unknown(const site::ShownNames& names, const PublishSettings& choices,
                    const std::string& list) {
    std::string lines;
    std::size_t count = 0;
    bool any_similar = false;
    for (const site::UnknownName& unknown : names.unknown()) {
        const std::string& written = unknown.name.written;
        const bool is_similar = !unknown.similar.empty();
        if (!is_similar && choices.has_accepted(written)) continue;
        ++count;
        any_similar = any_similar || is_similar;
        lines += fmt::format("\nline {}: no player is called '{}'; {}", unknown.name.line, written,
                             is_similar ? fmt::format("did you mean {}?", one_of(unknown.similar))
                                        : "add --private-new to hide a player who comes later");
    }
    if (count == 0) return;
    if (any_similar)
        lines += "\na name in double quotes is used as it is, even if another name is similar";
    throw UsageLines(fmt::format("no page is written: {} of {} not found in the archive{}",
                                 quantity(count, "name", "names"), list, lines));
}

/// Sets how names are shown and which are hidden, before anything is written. The command line
/// comes before the settings of the archive. Throws UsageError and UsageLines.
void settle_names(const HistoryTool& tool, const PublishOptions& options) {
    Database archive = open_archive(tool.database, Access::read);
    const PublishSettings before = remembered(archive);
    PublishSettings now = before;
    if (!options.names.empty()) now.names = options.names;
    if (std::find(name_styles.begin(), name_styles.end(), now.names) == name_styles.end())
        throw UsageError(
            "choose how to show people: --names full, --names initials or --names ids; the archive "
            "remembers it");
    const bool from_file = !options.private_file.empty();
    if (from_file) now.private_list = list_in_file(options.private_file);
    const std::string list = from_file ? options.private_file : "the stored private list";
    const site::ShownNames names(archive, now.style(),
                                 site::read_private_list(now.private_list, list));
    if (options.private_new)
        for (const site::UnknownName& unknown : names.unknown())
            if (!now.has_accepted(unknown.name.written))
                now.accepted += unknown.name.written + "\n";
    refuse_unknown(names, now, list);
    if (now != before) remember(tool.database, now);
}

std::string places_of(const site::MaskReport::Entry& entry) {
    std::string text;
    for (const std::int64_t record : entry.records)
        text += fmt::format("{}{}", text.empty() ? "" : ", ",
                            record == 0 ? "the title" : fmt::format("record {}", record));
    return text + (entry.times > entry.records.size() ? " …" : "");
}

/// Lists the masked names, and the names that were left although they resemble a private one.
void tell_of_masks(const HistoryTool& tool, const site::ShownNames& names) {
    const site::MaskReport& report = names.report();
    const auto others = [&](const site::MaskReport::List& list, std::string_view what) {
        if (list.others > 0)
            tool.say(fmt::format("{} in texts: {} more times, other words", what, list.others));
    };
    if (!tool.quiet) {
        for (const auto& [words, entry] : report.masked().words)
            tool.say(fmt::format("masked in texts: '{}', {}: {}", words,
                                 quantity(entry.times, "time", "times"), places_of(entry)));
        others(report.masked(), "masked");
    }
    for (const std::int64_t player : names.hidden_besides())
        tool.say(fmt::format(
            "masked in names: '{}' is shown as '{}', because it contains a private name",
            names.archived(player), names.shown(player)));
    for (const auto& [word, entry] : report.left().words)
        tool.say(fmt::format("left in texts: '{}' resembles the private name '{}': {}", word,
                             entry.resembles, places_of(entry)));
    others(report.left(), "left");
    for (const auto& [shown, word] : names.resembling())
        tool.say(fmt::format("left in names: '{}' resembles the private name '{}'", shown, word));
}

/// The page bones.html that is installed with the tools; empty if there is none.
std::string installed_checker() {
    const std::filesystem::path tool = system::path_of(system::own_path());
    std::ifstream file(tool.parent_path().parent_path() / "share/bones/bones.html",
                       std::ios::binary);
    std::ostringstream text;
    if (file) text << file.rdbuf();
    return text.str();
}

/// Writes all pages once. Returns false if foreign files occupy the place of some. Throws
/// UsageLines, before anything is written, if a line of the private list no longer matches a
/// player.
bool publish_once(const HistoryTool& tool, const PublishOptions& options) {
    Database database = open_archive(tool.database, Access::read);
    database.run("BEGIN");
    const PublishSettings choices = remembered(database);
    const std::string list = "the stored private list";
    const site::ShownNames names(database, choices.style(),
                                 site::read_private_list(choices.private_list, list));
    refuse_unknown(names, choices, list);
    site::SiteFolder folder(tool.output);
    site::Catalog catalog;
    site::SiteOptions shown = options.site;
    shown.title = names.conceal(shown.title);
    shown.checker = installed_checker();
    site::Site all{shown, names, catalog, folder};
    site::write_games(all, database);
    site::write_nights(all, database);
    site::write_lists(all);
    site::write_ladders(all);
    site::write_players(all);
    site::write_search(all);
    site::write_front(all);
    folder.finish();
    database.run("COMMIT");
    for (const site::UnknownName& unknown : names.unknown())
        tool.say(fmt::format("no player is called '{}'; the name stays private for later imports",
                             unknown.name.written));
    tell_of_masks(tool, names);
    for (const std::string& file : folder.in_the_way())
        tool.say(fmt::format("{} was not written by publish; choose another folder", file));
    if (!tool.quiet)
        tool.say(fmt::format("{}: {} written, {} removed, {:.1f} MB",
                             quantity(folder.files(), "file", "files"), folder.written(),
                             folder.removed(), static_cast<double>(folder.bytes()) / 1e6));
    return folder.in_the_way().empty();
}

/// The folder behind a link. The result does not change if the link changes later.
std::string real_folder(std::string path) {
    while (path.size() > 1 && path.back() == '/') path.pop_back();
    std::error_code error;
    if (!std::filesystem::is_symlink(system::path_of(path), error)) return path;
    const std::filesystem::path real = std::filesystem::canonical(system::path_of(path), error);
    return error ? path : real.string();
}

volatile std::sig_atomic_t stopped = 0;

void stop(int) {
    stopped = 1;
}

/// Detects writes of other processes to an archive, starting when the object is created.
class ArchiveChanges {
  public:
    /// Throws ArchiveError.
    explicit ArchiveChanges(const std::string& path)
        : database_(open_archive(path, Access::read)), seen_(version()) {}
    /// Whether the archive was written to since the last call, or since construction.
    bool any() {
        const std::int64_t before = std::exchange(seen_, version());
        return before != seen_;
    }

  private:
    std::int64_t version() { return number_of(database_, "PRAGMA data_version"); }

    Database database_;
    std::int64_t seen_;
};

/// Publishes again after each write to the archive, until a signal stops it. The site stays
/// unchanged while a line of the private list matches no player.
void watch(const HistoryTool& tool, const PublishOptions& options, ArchiveChanges& changes) {
    system::call_each_time_asked_to_end(stop);
    if (!tool.quiet) tool.say("waiting for imports; Ctrl-C ends it");
    while (stopped == 0) {
        std::this_thread::sleep_for(std::chrono::milliseconds(500));
        if (stopped != 0 || !changes.any()) continue;
        try {
            publish_once(tool, options);
        } catch (const UsageLines& refusal) {
            tell(fmt::format("{}: {}\n", tool.name, shown_lines(refusal.what())));
        }
    }
}

void add_options(HistoryTool& tool, PublishOptions& options) {
    CommandLine& app = tool.app;
    tool.takes_jobs();
    app.get_option("--output")
        .description("folder: new, empty, or written by publish before")
        .type_name("DIR");
    tool.add_choice("--names", options.names, name_styles,
                    "how to show people; the archive remembers it");
    app.add_option("--private", options.private_file,
                   "hide the people of a list; `none` forgets it")
        .type_name("FILE");
    app.add_flag("--private-new", options.private_new, "accept names of the list without a player");
    app.add_flag("--with-breaches", options.site.breaches,
                 "also show findings and differing claims");
    app.add_flag("--with-text", options.site.text,
                 "also show comments, recorders, ids and record texts");
    app.add_flag("--index", options.site.indexed, "let search engines list the pages");
    app.add_option("--title", options.site.title, "title of the site").type_name("TEXT");
    app.add_option("--attendance", options.site.ladder.attendance,
                   "ladder: points for taking part (1)")
        .type_name("N")
        .check(number_from<std::int32_t>(0));
    app.add_option("--places", options.site.ladder.places,
                   "ladder: points for the places of a night (3,2,1)")
        .type_name("LIST")
        .values_with_commas()
        .check(number_from<std::int32_t>(0));
    app.add_option("--win", options.site.ladder.win, "ladder: points for each win (0)")
        .type_name("N")
        .check(number_from<std::int32_t>(0));
    app.add_option("--best", options.site.ladder.best, "ladder: count only the best N nights")
        .type_name("N")
        .check(number_from<std::uint32_t>(0));
    app.add_flag("--watch", options.watch, "publish after each import, until Ctrl-C");
}

}  // namespace

int publish_command(const Arguments& arguments) {
    HistoryTool tool("publish", "Writes static web pages of the whole archive.",
                     examples_of_publish);
    PublishOptions options;
    add_options(tool, options);
    if (!tool.parse(arguments)) return status_clean;
    if (tool.output.empty() || tool.output == "-")
        throw UsageError("name a folder for the pages with -o DIR");
    options.site.threads = tool.threads();
    tool.output = real_folder(tool.output);
    settle_names(tool, options);
    // Created before the first pages, so that an import during their writing is not missed.
    std::optional<ArchiveChanges> changes;
    if (options.watch) changes.emplace(tool.database);
    const bool whole = publish_once(tool, options);
    if (changes) watch(tool, options, *changes);
    return whole ? status_clean : status_failed;
}

}  // namespace bones
