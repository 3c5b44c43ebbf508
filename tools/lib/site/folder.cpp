#include "tools/lib/site/folder.hpp"

#include <errno.h>
#include <fcntl.h>
#include <fmt/format.h>
#include <string.h>
#include <unistd.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>

#include "tools/lib/failure.hpp"
#include "tools/lib/leaving.hpp"

namespace bones::site {
namespace {

namespace fs = std::filesystem;

constexpr const char* manifest_name = "bones-site.txt";
constexpr std::string_view manifest_head = "bones-history publish: the files of this site\n";

[[noreturn]] void fail(const std::string& path, int error) {
    throw OutputError(fmt::format("cannot write {}: {}", path, strerror(error)));
}

/// Whether a name may stand in a manifest: a file of a site's, within its folder.
bool is_ours_to_write(std::string_view name) {
    const bool plain = std::all_of(name.begin(), name.end(), [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-' || c == '.' || c == '/';
    });
    return plain && !name.empty() && name.front() != '/' && name.front() != '.' &&
           name.find("..") == std::string_view::npos && name.find("/.") == std::string_view::npos;
}

bool has_bytes(const std::string& path, std::string_view bytes) {
    std::error_code error;
    const auto size = fs::file_size(path, error);
    if (error || size != bytes.size()) return false;
    std::ifstream file(path, std::ios::binary);
    std::string there((std::istreambuf_iterator<char>(file)), {});
    return there == bytes;
}

}  // namespace

SiteFolder::SiteFolder(std::string path) : path_(std::move(path)) {
    if (path_.empty() || path_.back() != '/') path_ += '/';
    std::error_code error;
    if (fs::exists(path_, error)) {
        if (!fs::is_directory(path_, error))
            throw OutputError(fmt::format("{} is no folder", path_.substr(0, path_.size() - 1)));
        if (fs::exists(path_ + manifest_name, error))
            read_manifest();
        else if (!fs::is_empty(path_, error) || error)
            throw OutputError(
                fmt::format("{} has files of others, and no site: pages go to a new or empty "
                            "folder, or to one that this wrote before",
                            path_));
        return;
    }
    fs::create_directories(path_, error);
    if (error) fail(path_, error.value());
}

void SiteFolder::read_manifest() {
    std::ifstream file(path_ + manifest_name);
    std::string line;
    std::getline(file, line);
    if (line + "\n" != manifest_head)
        throw OutputError(fmt::format("{}{} is none of this program's: nothing is written there",
                                      path_, manifest_name));
    while (std::getline(file, line))
        if (is_ours_to_write(line)) ours_.insert(line);
}

/// Before a file is made it stands in the manifest, so that it is known after any interruption.
void SiteFolder::note(const std::string& name) {
    if (!ours_.insert(name).second) return;
    const bool is_new = ours_.size() == 1 && access((path_ + manifest_name).c_str(), F_OK) != 0;
    std::ofstream file(path_ + manifest_name, std::ios::app | std::ios::binary);
    if (is_new) file << manifest_head;
    file << name << '\n';
    file.close();
    if (!file) fail(path_ + manifest_name, errno);
}

void SiteFolder::write_whole(const std::string& name, std::string_view bytes) {
    const std::string path = path_ + name;
    const std::string folder = path.substr(0, path.rfind('/') + 1);
    std::error_code error;
    fs::create_directories(folder, error);
    if (error) fail(folder, error.value());
    TemporaryName temporary(folder);
    const int descriptor = open(temporary.path(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
    if (descriptor < 0) fail(path, errno);
    int failed = 0;
    while (!bytes.empty() && failed == 0) {
        const ssize_t size = ::write(descriptor, bytes.data(), bytes.size());
        if (size > 0)
            bytes.remove_prefix(static_cast<std::size_t>(size));
        else if (size < 0 && errno != EINTR)
            failed = errno;
    }
    if (close(descriptor) != 0 && failed == 0) failed = errno;
    if (failed == 0 && rename(temporary.path(), path.c_str()) != 0) failed = errno;
    if (failed != 0) fail(path, failed);
    temporary.forget();
}

void SiteFolder::put(const std::string& name, std::string_view bytes) {
    wanted_.insert(name);
    bytes_ += bytes.size();
    std::error_code error;
    const std::string path = path_ + name;
    if (!ours_.contains(name) && fs::exists(fs::symlink_status(path, error))) {
        in_the_way_.push_back(path);
        return;
    }
    if (has_bytes(path, bytes)) return;
    note(name);
    write_whole(name, bytes);
    ++written_;
}

void SiteFolder::finish() {
    std::error_code error;
    std::set<std::string> folders;
    for (const std::string& name : ours_) {
        if (wanted_.contains(name)) continue;
        if (fs::remove(path_ + name, error)) ++removed_;
        if (error) fail(path_ + name, error.value());
        if (const std::size_t slash = name.rfind('/'); slash != std::string::npos)
            folders.insert(name.substr(0, slash));
    }
    // Only empty ones go.
    for (const std::string& folder : folders) rmdir((path_ + folder).c_str());
    std::string manifest(manifest_head);
    for (const std::string& name : wanted_)
        if (std::find(in_the_way_.begin(), in_the_way_.end(), path_ + name) == in_the_way_.end())
            manifest += name + "\n";
    if (!has_bytes(path_ + manifest_name, manifest)) write_whole(manifest_name, manifest);
    // Pages outlive a power cut once all are there.
    const int descriptor = open(path_.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (descriptor >= 0) {
        syncfs(descriptor);
        close(descriptor);
    }
}

}  // namespace bones::site
