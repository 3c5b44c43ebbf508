#include <fmt/core.h>

#include <system_error>

#include "tools/format/canonical.hpp"
#include "tools/format/modes.hpp"
#include "tools/lib/io/output.hpp"
#include "tools/lib/io/records/original.hpp"

namespace bones {

namespace {

/// Rewrites one file if its canonical text differs and loses nothing. Returns the exit status.
int rewrite_file(const Tool& tool, const InputFile& file, CanonicalForm form) {
    const std::optional<system::FileState> moment = system::state_of(file.path);
    InputFiles files(file);
    Original original(file);
    Output output(file.path);
    if (moment) output.replaces(*moment);
    bool changed = false;
    std::string_view lost;
    const bool complete = for_all_canonical(tool, files, form, [&](const CanonicalRecord& record) {
        if (lost.empty()) lost = record.first_line == 0 ? "no record in it" : record.lost;
        if (!lost.empty()) return;
        std::string text = original.next_line() > 1 ? "\n" : "";
        text += record.text;
        changed = changed || original.take_until(record.first_line + record.lines - 1) != text;
        output.write(text);
    });
    if (!lost.empty()) tool.say(fmt::format("{} is unchanged: {}", file.name, lost));
    if (!complete || !lost.empty()) return status_failed;
    changed = changed || !original.take_until(UINT64_MAX).empty() || original.is_converted();
    if (changed) output.finish();
    return status_clean;
}

}  // namespace

int rewrite_files(const Tool& tool, InputFiles& files, CanonicalForm form) {
    int status = status_clean;
    while (const InputFileRef file = files.next()) {
        if (file->path.empty()) throw UsageError("--in-place needs files, not standard input");
        if (!file->may_be_changed()) {
            tool.say(fmt::format("{} is unchanged; name it to change it", file->name));
            continue;
        }
        try {
            status = std::max(status, rewrite_file(tool, *file, form));
        } catch (const std::system_error& error) {
            tool.say(fmt::format("cannot read {}: {}", file->name, error.code().message()));
            status = status_failed;
        } catch (const OutputError& error) {
            tool.say(error.what());
            status = status_failed;
        }
    }
    return status;
}

}  // namespace bones
