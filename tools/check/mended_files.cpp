#include "tools/check/mended_files.hpp"

#include <fmt/core.h>

#include <iterator>

namespace bones {
namespace {

/// Writes a file's text with these lines replaced.
void write_mended(const InputFile& file, std::span<const MendedLine> lines, CopiedFiles& copied) {
    copied.begin(file);
    for (const MendedLine& line : lines) copied.replace(line.line, line.text);
    copied.finish();
}

}  // namespace

MendedFiles::MendedFiles(const Tool& tool) : tool_(tool) {
    if (tool.output.empty()) return;
    all_.emplace(tool.output);
    copied_.emplace(*all_);
}

InputFile MendedFiles::begin(const InputFile& file) {
    if (!all_ && file.path.empty())
        throw UsageError("--fix changes files; for standard input add -o FILE");
    lines_.clear();
    file_ = all_ ? rereadable(file) : file;
    if (all_) file_.is_found = false;  // the result is another file
    if (!file_.may_be_changed())
        tool_.say(fmt::format("{} is unchanged; name it to change it", file_.name));
    moment_ = system::state_of(file_.path);
    return file_;
}

void MendedFiles::add(std::span<const MendedLine> lines) {
    lines_.insert(lines_.end(), lines.begin(), lines.end());
}

bool MendedFiles::end(bool complete) {
    if (all_) {
        write_mended(file_, lines_, *copied_);
        return true;
    }
    if (!complete || lines_.empty()) return true;
    try {
        Output output(file_.path);
        if (moment_) output.replaces(*moment_);
        CopiedFiles copied(output);
        write_mended(file_, lines_, copied);
        output.finish();
        return true;
    } catch (const OutputError& error) {
        tool_.say(error.what());
        return false;
    }
}

void MendedFiles::finish(bool complete) {
    if (all_) all_->finish(complete);
}

}  // namespace bones
