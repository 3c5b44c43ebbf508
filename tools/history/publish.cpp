// bones-history publish: static pages of the archive.
#include <errno.h>
#include <fmt/format.h>
#include <signal.h>
#include <string.h>
#include <time.h>

#include <atomic>
#include <fstream>
#include <optional>
#include <sstream>
#include <utility>

#include "tools/history/commands.hpp"
#include "tools/lib/archive/schema.hpp"
#include "tools/lib/archive/settings.hpp"
#include "tools/lib/columns.hpp"
#include "tools/lib/output.hpp"
#include "tools/lib/site/site.hpp"

namespace bones {

using namespace archive;

namespace {

constexpr std::string_view examples_of_publish =
    "bones-history publish -o site                    # open site/index.html\n"
    "bones-history publish -o site --names initials   # A. R. in place of Ana Ruiz\n"
    "bones-history publish -o site --private away.txt # they stay off the net\n"
    "bones-history publish -o site --watch            # again after each import";

struct PublishOptions {
    site::SiteOptions site;
    std::string names = "full", private_file;
    bool watch = false;
};

/// The lines of a text that say something.
std::vector<std::string> wishes_of(const std::string& text) {
    std::vector<std::string> wishes;
    std::istringstream lines(text);
    for (std::string line; std::getline(lines, line);) {
        while (!line.empty() && (line.back() == '\r' || line.back() == ' ' || line.back() == '\t'))
            line.pop_back();
        line.erase(0, line.find_first_not_of(" \t"));
        if (line.starts_with("\xEF\xBB\xBF")) line.erase(0, 3);
        if (!line.empty() && line[0] != '#') wishes.push_back(line);
    }
    return wishes;
}

std::string text_of_file(const std::string& path) {
    std::ifstream file(path, std::ios::binary);
    std::ostringstream text;
    text << file.rdbuf();
    if (!file || file.bad())
        throw UsageError(fmt::format("cannot read {}: {}", path, strerror(errno)));
    return text.str();
}

/// Keeps who wishes not to be shown in the archive: no later run forgets it.
void keep_wishes(const std::string& database, const std::string& file) {
    const std::string text = file == "none" ? "" : text_of_file(file);
    Database archive = open_archive(database, Access::write);
    Transaction transaction(archive);
    note_setting(archive, site::setting_private, text);
    transaction.commit();
}

/// Writes all pages once. False: files of others are in the way of some.
bool publish_once(const HistoryTool& tool, const PublishOptions& options) {
    Database database = open_archive(tool.database, Access::read);
    database.run("BEGIN");
    const site::ShownNames names(database, options.site.names,
                                 wishes_of(setting(database, site::setting_private)));
    site::SiteFolder folder(tool.output);
    site::Catalog catalog;
    site::SiteOptions shown = options.site;
    shown.title = names.conceal(shown.title);
    site::Site all{shown, names, catalog, folder};
    site::write_games(all, database);
    site::write_nights(all);
    site::write_lists(all);
    site::write_ladders(all);
    site::write_players(all);
    site::write_search(all);
    site::write_front(all);
    folder.finish();
    database.run("COMMIT");
    for (const std::string& wish : names.of_nobody())
        tool.say(fmt::format(
            "nobody in the archive is called `{}`: the wish is kept for whoever comes", wish));
    for (const std::string& file : folder.in_the_way())
        tool.say(fmt::format("{} is not this program's: the page that belongs there is not written",
                             file));
    if (!tool.quiet)
        tool.say(fmt::format("{}: {} written, {} removed, {:.1f} MB",
                             quantity(folder.files(), "file", "files"), folder.written(),
                             folder.removed(), static_cast<double>(folder.bytes()) / 1e6));
    return folder.in_the_way().empty();
}

volatile sig_atomic_t stopped = 0;

void stop(int) {
    stopped = 1;
}

/// Tells what others write to an archive from the moment on that it is made.
class ArchiveChanges {
  public:
    /// Throws ArchiveError.
    explicit ArchiveChanges(const std::string& path)
        : database_(open_archive(path, Access::read)), seen_(version()) {}
    /// Whether anything was written since it was made or last asked.
    bool any() {
        const std::int64_t before = std::exchange(seen_, version());
        return before != seen_;
    }

  private:
    std::int64_t version() { return number_of(database_, "PRAGMA data_version"); }

    Database database_;
    std::int64_t seen_;
};

/// Publishes again whenever the archive was written to, until it is told to stop.
void watch(const HistoryTool& tool, const PublishOptions& options, ArchiveChanges& changes) {
    struct sigaction act {};
    act.sa_handler = stop;
    sigaction(SIGINT, &act, nullptr);
    sigaction(SIGTERM, &act, nullptr);
    if (!tool.quiet) tool.say("waiting for imports; Ctrl-C ends it");
    while (stopped == 0) {
        const timespec moment{0, 500'000'000};
        nanosleep(&moment, nullptr);
        if (stopped == 0 && changes.any()) publish_once(tool, options);
    }
}

void add_options(HistoryTool& tool, PublishOptions& options) {
    CommandLine& app = tool.app;
    tool.takes_jobs();
    app.get_option("--output")
        .description("the folder: new, empty, or written by this before")
        .type_name("DIR");
    tool.add_choice("--names", options.names, {"full", "initials", "ids"}, "how people are shown");
    app.add_option(
           "--private", options.private_file,
           "who is not to be shown: a name or id a line; kept in the archive; `none` forgets it")
        .type_name("FILE");
    app.add_flag("--with-breaches", options.site.breaches,
                 "findings too, and what sheets say differently");
    app.add_flag("--with-text", options.site.text,
                 "comments, recorders, identifiers and the records' text too");
    app.add_flag("--index", options.site.indexed, "search engines may list the pages");
    app.add_option("--title", options.site.title, "what the site is called").type_name("TEXT");
    app.add_flag("--watch", options.watch, "publish again after each import, until Ctrl-C");
}

}  // namespace

int publish_command(const Arguments& arguments) {
    HistoryTool tool("publish", "Writes static pages of the whole archive, for the net or a disk.",
                     examples_of_publish);
    PublishOptions options;
    add_options(tool, options);
    if (!tool.parse(arguments)) return status_clean;
    if (tool.output.empty() || tool.output == "-")
        throw UsageError("-o DIR says which folder the pages go to");
    options.site.threads = tool.threads();
    options.site.names = options.names == "full"       ? site::NameStyle::full
                         : options.names == "initials" ? site::NameStyle::initials
                                                       : site::NameStyle::ids;
    if (!options.private_file.empty()) keep_wishes(tool.database, options.private_file);
    // Before the first pages, or what is imported while they are written would be missed.
    std::optional<ArchiveChanges> changes;
    if (options.watch) changes.emplace(tool.database);
    const bool whole = publish_once(tool, options);
    if (changes) watch(tool, options, *changes);
    return whole ? status_clean : status_failed;
}

}  // namespace bones
