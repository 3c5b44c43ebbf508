#include "tools/lib/show/site/folder.hpp"

#include <errno.h>
#include <fmt/core.h>
#include <string.h>
#include <unistd.h>

#include <algorithm>
#include <filesystem>
#include <utility>

#include "tools/lib/io/exit_cleanup.hpp"
#include "tools/lib/io/failure.hpp"
#include "tools/lib/io/output.hpp"
#include "tools/lib/io/system/paths.hpp"

namespace bones::inline show::site {
namespace {

namespace fs = std::filesystem;

constexpr const char* manifest_name = "bones-site.txt";
constexpr std::string_view manifest_head = "bones-history publish: the files of this site\n";

[[noreturn]] void fail(const std::string& path, int error) {
    throw OutputError(fmt::format("cannot write {}: {}", path, strerror(error)));
}

/// Whether a manifest may contain a name: a file in the site's folder, or one folder below.
bool is_ours_to_write(std::string_view name) {
    const bool plain = std::all_of(name.begin(), name.end(), [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-' || c == '.' || c == '/';
    });
    return plain && !name.empty() && name.front() != '/' && name.front() != '.' &&
           name.find("..") == std::string_view::npos && name.find("/.") == std::string_view::npos &&
           std::count(name.begin(), name.end(), '/') <= 1;
}

std::string base_name(const std::string& name) {
    return name.substr(name.rfind('/') + 1);
}

/// Reads the bytes of a file, but not through a link. Returns false if it cannot be read.
bool read_file(const system::Folder& folder, const std::string& name, std::string& bytes) {
    const Descriptor file(folder.open_to_read(name));
    if (!file.is_open()) return false;
    char buffer[1 << 16];
    while (true) {
        const ssize_t size = read(file.number(), buffer, sizeof buffer);
        if (size < 0 && errno == EINTR) continue;
        if (size <= 0) return size == 0;
        bytes.append(buffer, static_cast<std::size_t>(size));
    }
}

bool has_bytes(const system::Folder& folder, const std::string& name, std::string_view bytes) {
    std::string there;
    return folder.size(name) == bytes.size() && read_file(folder, name, there) && there == bytes;
}

/// Writes all bytes. Returns an error number, or 0.
int write_all(int descriptor, std::string_view bytes) {
    while (!bytes.empty()) {
        const ssize_t size = ::write(descriptor, bytes.data(), bytes.size());
        if (size > 0)
            bytes.remove_prefix(static_cast<std::size_t>(size));
        else if (size < 0 && errno != EINTR)
            return errno;
    }
    return 0;
}

}  // namespace

Descriptor::~Descriptor() {
    if (number_ >= 0) close(number_);
}

Descriptor::Descriptor(Descriptor&& other) noexcept : number_(std::exchange(other.number_, -1)) {}

Descriptor& Descriptor::operator=(Descriptor&& other) noexcept {
    std::swap(number_, other.number_);
    return *this;
}

SiteFolder::SiteFolder(const std::string& path) : path_(system::path_of(path).generic_string()) {
    while (path_.size() > 1 && path_.back() == '/') path_.pop_back();
    std::error_code error;
    const bool is_new = !fs::exists(fs::symlink_status(system::path_of(path_), error));
    if (is_new) {
        fs::create_directories(system::path_of(path_), error);
        if (error) fail(path_, error.value());
    }
    root_ = system::Folder::open(path_);
    if (!root_.is_open()) {
        if (errno != ENOTDIR && errno != ELOOP) fail(path_, errno);
        throw OutputError(fmt::format("{} is not a folder", path_));
    }
    path_ += path_ == "/" ? "" : "/";
    if (root_.entry(manifest_name) != system::Entry::nothing)
        read_manifest();
    else if (!is_new && (!fs::is_empty(system::path_of(path_), error) || error))
        throw OutputError(
            fmt::format("{} has other files and no site; choose a new or empty folder, or one that "
                        "publish wrote before",
                        path_));
}

void SiteFolder::read_manifest() {
    std::string text;
    const bool is_file =
        root_.entry(manifest_name) == system::Entry::file && read_file(root_, manifest_name, text);
    if (!is_file || !text.starts_with(manifest_head))
        throw OutputError(
            fmt::format("{}{} was not written by bones-history publish, so it is not overwritten",
                        path_, manifest_name));
    std::string_view rest(text);
    while (!rest.empty()) {
        const std::size_t end = std::min(rest.find('\n'), rest.size());
        if (is_ours_to_write(rest.substr(0, end))) ours_.emplace(rest.substr(0, end));
        rest.remove_prefix(std::min(end + 1, rest.size()));
    }
}

/// The manifest: all files of this site, including old ones that cannot be reached.
std::string SiteFolder::manifest() const {
    std::string text(manifest_head);
    for (const std::string& name : ours_)
        if (wanted_.contains(name) || blocked_.contains(name)) text += name + "\n";
    return text;
}

/// Adds a name to the manifest before its file is made, so that the file is known after an
/// interruption. The first call makes a new manifest, because the existing file may have another
/// hard link elsewhere.
void SiteFolder::note(const std::string& name) {
    if (!ours_.insert(name).second) return;
    int failed = 0;
    if (manifest_.is_open()) {
        failed = write_all(manifest_.number(), name + "\n");
    } else {
        std::string text(manifest_head);
        for (const std::string& file : ours_) text += file + "\n";
        manifest_ = write_whole(root_, manifest_name, text);
    }
    if (failed != 0) fail(path_ + manifest_name, failed);
}

/// The open folder of a file; null if it is missing, or a foreign file is in its place.
const system::Folder* SiteFolder::folder_of(const std::string& name, Make make) {
    const auto if_open = [](const system::Folder& folder) {
        return folder.is_open() ? &folder : nullptr;
    };
    const std::size_t slash = name.find('/');
    if (slash == std::string::npos) return &root_;
    const std::string folder = name.substr(0, slash);
    const auto known = folders_.find(folder);
    if (known != folders_.end()) return if_open(known->second);
    if (make == Make::yes && !root_.make_folder(folder) && errno != EEXIST)
        fail(path_ + folder, errno);
    system::Folder opened = root_.open_folder(folder);
    if (!opened.is_open()) {
        if (make == Make::no) return nullptr;
        if (errno != ENOTDIR && errno != ELOOP) fail(path_ + folder, errno);
        in_the_way_.push_back(path_ + folder);
    }
    return if_open(folders_.emplace(folder, std::move(opened)).first->second);
}

Descriptor SiteFolder::write_whole(const system::Folder& folder, const std::string& name,
                                   std::string_view bytes) {
    const std::string path = path_ + name;
    refuse_to_replace_archive(path);
    TemporaryName temporary(path.substr(0, path.rfind('/') + 1));
    const std::string made = base_name(temporary.path());
    Descriptor file(folder.create(made));
    if (!file.is_open()) fail(path, errno);
    int failed = write_all(file.number(), bytes);
    if (failed == 0 && !folder.rename(made, base_name(name))) failed = errno;
    if (failed != 0) {
        folder.remove(made);
        fail(path, failed);
    }
    temporary.forget();
    return file;
}

void SiteFolder::put(const std::string& name, std::string_view bytes) {
    wanted_.insert(name);
    bytes_ += bytes.size();
    const system::Folder* const folder = folder_of(name, Make::yes);
    if (folder == nullptr) {
        blocked_.insert(name);
        return;
    }
    const std::string base = base_name(name);
    const system::Entry there = folder->entry(base);
    const bool is_file = there == system::Entry::file;
    if (there == system::Entry::other || (is_file && !ours_.contains(name))) {
        in_the_way_.push_back(path_ + name);
        ours_.erase(name);
        return;
    }
    if (is_file && has_bytes(*folder, base, bytes)) return;
    note(name);
    write_whole(*folder, name, bytes);
    ++written_;
}

void SiteFolder::finish() {
    std::set<std::string> folders;
    for (const std::string& name : ours_) {
        if (wanted_.contains(name)) continue;
        const system::Folder* const folder = folder_of(name, Make::no);
        const std::string base = base_name(name);
        if (folder == nullptr) continue;
        if (const std::size_t slash = name.find('/'); slash != std::string::npos)
            folders.insert(name.substr(0, slash));
        if (folder->entry(base) != system::Entry::file) continue;
        refuse_to_replace_archive(path_ + name);
        if (!folder->remove(base)) fail(path_ + name, errno);
        ++removed_;
    }
    // Only empty folders are removed.
    for (const std::string& folder : folders) root_.remove_folder(folder);
    manifest_ = Descriptor();  // Windows cannot replace an open file
    const std::string text = manifest();
    if (!has_bytes(root_, manifest_name, text)) write_whole(root_, manifest_name, text);
    root_.sync();
}

}  // namespace bones::inline show::site
