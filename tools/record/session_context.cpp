#include "tools/record/session_context.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <filesystem>
#include <system_error>

#include "tools/lib/io/input.hpp"
#include "tools/lib/io/records/judged.hpp"
#include "tools/lib/io/text_files.hpp"
#include "tools/record/book_file.hpp"

namespace bones::record {

using namespace entry;

namespace {

namespace fs = std::filesystem;

template <class Entries>
std::vector<std::string> files_in(const std::string& folder, std::vector<std::string>& notes) {
    std::vector<std::string> paths;
    std::error_code error, unknown;
    Entries entries(folder.empty() ? "." : folder, error);
    for (; !error && entries != Entries(); entries.increment(error)) {
        const fs::path path =
            folder.empty() ? entries->path().filename() : fs::path(entries->path());
        if (entries->is_regular_file(unknown)) paths.push_back(path.string());
    }
    if (error) notes.push_back(fmt::format("cannot read {}: {}", folder, error.message()));
    std::sort(paths.begin(), paths.end());
    return paths;
}

void read_records(const std::string& path, std::vector<night::Sheet>& games) {
    FileSource source(InputFile{path, path});
    RecordReader reader(source);
    RecordChecker judge;
    for (RawRecord raw; reader.next(raw);) {
        judge.judge(raw);
        games.push_back(make_sheet(path, judge, night::KeepHands::no));
    }
}

}  // namespace

std::string folder_of(const std::string& file) {
    return fs::path(file).parent_path().string();
}

std::vector<std::string> files_in_folder(const std::string& folder,
                                         std::vector<std::string>& notes) {
    return files_in<fs::directory_iterator>(folder, notes);
}

bool holds_records(const std::string& path) {
    const std::string kind = kind_of_file(path);
    return kind == ".bones" || (kind == ".txt" && content_of(path) == TextContent::records);
}

SessionContext read_evening(const std::string& folder) {
    SessionContext evening;
    for (const std::string& path :
         files_in<fs::recursive_directory_iterator>(folder, evening.notes)) {
        const std::string kind = kind_of_file(path);
        try {
            if (holds_records(path)) read_records(path, evening.games);
            if (kind == ".night") evening.night = night::read_night_file(path, text_of_file(path));
        } catch (const std::system_error& error) {
            evening.notes.push_back(
                fmt::format("cannot read {}: {}", path, error.code().message()));
        }
    }
    return evening;
}

}  // namespace bones::record
