// Shared helpers of the fuzz targets: a temporary folder, files, and checks of properties.
#pragma once

#include <stdlib.h>

#include <cstdio>
#include <filesystem>
#include <fstream>
#include <string>
#include <string_view>
#include <utility>

namespace bones::fuzz {

/// A folder that is deleted at the end.
struct Folder {
    std::string path = (std::filesystem::temp_directory_path() / "bones-fuzz-XXXXXX").string();
    Folder() { path = mkdtemp(path.data()); }
    ~Folder() { std::filesystem::remove_all(path); }
    Folder(const Folder&) = delete;
    Folder& operator=(const Folder&) = delete;
    std::string operator/(const char* name) const { return path + "/" + name; }
};

inline std::string content(const std::string& path) {
    std::string bytes(std::filesystem::file_size(path), '\0');
    std::ifstream(path, std::ios::binary).read(bytes.data(), std::ssize(bytes));
    return bytes;
}

inline void store(const std::string& path, std::string_view bytes) {
    std::ofstream(path, std::ios::binary) << bytes;
}

/// If the condition is false, ends the program with a description and the texts that show the
/// failure.
inline void expect(bool holds, std::string_view what, std::string_view first = {},
                   std::string_view second = {}) {
    if (holds) return;
    const auto print = [](std::string_view text) {
        std::fprintf(stderr, "%.*s\n", static_cast<int>(text.size()), text.data());
    };
    print(what);
    if (!first.empty()) print("--- first"), print(first);
    if (!second.empty()) print("--- second"), print(second);
    std::abort();
}

/// Removes and returns the part of an input before the next line that is exactly `line`; the whole
/// input if no such line exists.
inline std::string_view take_until(std::string_view& rest, std::string_view line) {
    const std::string mark = '\n' + std::string(line) + '\n';
    const std::size_t end = rest.find(mark);
    if (end == rest.npos) return std::exchange(rest, {});
    const std::string_view part = rest.substr(0, end + 1);
    rest.remove_prefix(end + mark.size());
    return part;
}

}  // namespace bones::fuzz
