#include <fmt/core.h>

#include <system_error>

#include "bones/json.hpp"
#include "tools/format/converted.hpp"
#include "tools/format/modes.hpp"
#include "tools/lib/io/text/lines.hpp"

namespace bones {

namespace {

/// The longest document, in bytes. Every record within the limits is shorter.
constexpr std::size_t longest_document = 8 << 20;

void convert(const InputFile& file, ConvertedRecords& records) {
    FileSource source(file);
    LineReader lines(source, longest_document);
    std::string text;
    RawRecord raw;
    raw.index = 0;
    for (std::string_view line; lines.next(line);) {
        if (line.find_first_not_of(" \t") == std::string_view::npos) continue;
        text.clear();
        std::string why = "the line is longer than 8 MiB";
        if (lines.was_cut() || !text_from_json(line, text, why)) {
            records.complain(fmt::format("{}:{}: {}", file.name, lines.number(), why));
            continue;
        }
        raw.text = text;
        ++raw.index;
        records.write(raw);
    }
    source.tell_encoding();
    if (raw.index == 0) records.complain(fmt::format("no record in {}", file.name));
}

}  // namespace

int write_from_json(const Tool& tool, InputFiles& files, bool as_json) {
    ConvertedRecords records(tool, as_json);
    while (const InputFileRef file = files.next()) {
        try {
            convert(*file, records);
        } catch (const std::system_error& error) {
            records.complain(fmt::format("cannot read {}: {}", file->name, error.code().message()));
        }
    }
    return records.finish();
}

}  // namespace bones
