#include "tools/record/folder_reading.hpp"

#include <fmt/core.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <filesystem>
#include <system_error>

#include "tools/lib/io/input.hpp"
#include "tools/lib/io/text_files.hpp"
#include "tools/lib/show/night/night_file.hpp"
#include "tools/lib/store/archive/schema.hpp"
#include "tools/record/last_headers.hpp"
#include "tools/record/session_context.hpp"

namespace bones::record {

using namespace entry;

namespace {

namespace fs = std::filesystem;

std::string cannot_read(const std::string& path, const std::error_code& error) {
    return fmt::format("cannot read {}: {}", path, error.message());
}

/// The files that changed last, in the order of their names.
std::vector<std::string> changed_last(const std::vector<std::string>& paths, std::size_t most) {
    if (paths.size() <= most) return paths;
    std::vector<std::pair<fs::file_time_type, std::string>> changed;
    std::error_code unknown;
    for (const std::string& path : paths)
        changed.emplace_back(fs::last_write_time(path, unknown), path);
    const auto end = changed.begin() + static_cast<std::ptrdiff_t>(most);
    std::nth_element(changed.begin(), end, changed.end(), std::greater<>());
    std::vector<std::string> last;
    for (auto one = changed.begin(); one != end; ++one) last.push_back(std::move(one->second));
    std::sort(last.begin(), last.end());
    return last;
}

/// The limit of bytes to read. Files that people type are far smaller, and reading more would take
/// minutes.
constexpr std::uint64_t most_bytes = std::uint64_t{256} << 20;

/// A file that ends early when the rest is not needed, and after `most_bytes`.
class StoppableFile : public Source {
  public:
    StoppableFile(const std::string& path, const std::atomic<bool>& stopped)
        : file_(InputFile{path, path}), stopped_(stopped) {}
    std::size_t read(char* to, std::size_t size) override {
        if (stopped_ || is_cut()) return 0;
        const std::size_t count = file_.read(to, size);
        read_ += count;
        return count;
    }
    bool is_cut() const { return read_ >= most_bytes; }

  private:
    FileSource file_;
    const std::atomic<bool>& stopped_;
    std::uint64_t read_ = 0;
};

}  // namespace

FolderReading::FolderReading(const Book& book, const std::string& archive)
    : own_file_(book.path()), own_pages_(book.pages) {
    list_files(book);
    if (!archive.empty()) read_archive(archive);
    find_latest();
    const auto read = [this] {
        try {
            read_all();
        } catch (...) {
            failure_ = std::current_exception();
        }
    };
    if (!reader_.start(read)) read();
}

FolderReading::~FolderReading() {
    stopped_ = true;
}

void FolderReading::list_files(const Book& book) {
    std::error_code unknown;
    for (std::string& path : files_in_folder(folder_of(book.path()), notes_)) {
        const std::string kind = kind_of_file(path);
        if (kind != ".bones" && kind != ".txt" && kind != ".night") continue;
        if (fs::equivalent(path, book.path(), unknown)) continue;
        if (access(path.c_str(), R_OK) != 0)
            notes_.push_back(cannot_read(path, {errno, std::generic_category()}));
        else if (kind == ".night")
            night_files_.push_back(std::move(path));
        else if (holds_records(path))
            records_.push_back(std::move(path));
    }
}

void FolderReading::read_archive(const std::string& archive) try {
    archive::Database database = archive::open_archive(archive, archive::Access::read);
    archive::Query query(database, "SELECT stable_id, name FROM players");
    while (query.step())
        archived_.push_back({query.is_null(0) ? std::string() : std::string(query.text(0)),
                             std::string(query.text(1))});
} catch (const archive::ArchiveError& error) {
    notes_.push_back(fmt::format("the archive cannot be used for names: {}", error.what()));
}

void FolderReading::find_latest() {
    for (const std::string& path : changed_last(records_, most_last_files)) try {
            read_last_headers(path, [&](const GameHeader& header) {
                if (!latest_ || header.date >= latest_->date) latest_ = header;
            });
        } catch (const std::system_error&) {
            continue;  // reported when the whole file is read
        }
}

template <class Work>
void FolderReading::attempt(const std::string& path, const Work& work) {
    try {
        work();
    } catch (const std::system_error& error) {
        later_notes_.push_back(cannot_read(path, error.code()));
    }
}

void FolderReading::read_all() {
    const auto add = [this](const GameHeader& header) { neighbours_.add_game(header); };
    for (const std::string& path : records_)
        attempt(path, [&] {
            StoppableFile source(path, stopped_);
            read_headers(source, path, add);
            if (source.is_cut())
                later_notes_.push_back(
                    fmt::format("{} is longer than 256 MB; the rest is not read", path));
        });
    if (stopped_) return;
    read_other_headers(own_pages_, own_file_, add);
    for (const Person& person : archived_) neighbours_.add_archived(person);
    for (const std::string& path : night_files_) attempt(path, [&] { read_night_file(path); });
    if (neighbours_.is_cut())
        later_notes_.push_back(
            fmt::format("{} has more than {} people or {} games; the rest is not read",
                        own_file_.empty() ? "the folder" : "the folder of " + own_file_,
                        Neighbours::most_people, Neighbours::most_games));
}

void FolderReading::read_night_file(const std::string& path) {
    for (const night::NightEntry& entry : night::read_night_file(path, text_of_file(path)).entries)
        for (const auto* names : {&entry.who, &entry.against})
            for (const night::PlayerName& name : *names)
                neighbours_.add_named({name.id, name.name});
}

Neighbours FolderReading::take() {
    reader_.join();
    if (failure_) std::rethrow_exception(failure_);
    notes_.insert(notes_.end(), later_notes_.begin(), later_notes_.end());
    later_notes_.clear();
    return std::move(neighbours_);
}

}  // namespace bones::record
