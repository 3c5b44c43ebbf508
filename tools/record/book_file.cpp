#include "tools/record/book_file.hpp"

#include <fmt/core.h>
#include <unistd.h>

#include "bones/parser.hpp"
#include "bones/reader.hpp"
#include "tools/lib/io/failure.hpp"
#include "tools/lib/io/input.hpp"
#include "tools/lib/io/output.hpp"

namespace bones::record {

using namespace entry;

/// Whether a text is not a file of records: it has lines, but none in the notation.
static bool is_foreign(const std::string& text) {
    TextSource source(text);
    RecordReader reader(source);
    RawRecord raw;
    bool lines = false;
    while (reader.next(raw)) {
        Record record;
        parse(raw, record);
        for (const Statement& line : record.statements) {
            if (line.keyword != Keyword::unreadable) return false;
            lines = true;
        }
    }
    return lines;
}

std::string text_of_file(const std::string& path, bool tells_encoding) {
    FileSource source(InputFile{path, path});
    std::string text;
    char buffer[64 * 1024];
    while (const std::size_t size = source.read(buffer, sizeof buffer)) text.append(buffer, size);
    if (tells_encoding) source.tell_encoding();
    return text;
}

BookFile::BookFile(std::string file, std::size_t number) : Book(std::move(file)) {
    if (access(path().c_str(), F_OK) != 0) {
        if (number > 1) throw UsageError(fmt::format("{} has no record {}", path(), number));
        return;
    }
    known_ = system::state_of(path());
    const std::string text = text_of_file(path(), true);
    if (is_foreign(text))
        throw UsageError(path() + " is not a file of records: nothing in it can be read");
    std::optional<Pages> opened = pages_of(text, number);
    if (!opened)
        throw UsageError(fmt::format("{} has {} records; record {} does not exist", path(),
                                     records_in(text).size(), number));
    pages = *std::move(opened);
}

void BookFile::save() {
    if (system::state_of(path()) != known_)
        throw OutputError(
            fmt::format("{} is unchanged: another program changed it meanwhile", path()));
    Output output(path());
    if (known_) output.replaces(*known_);
    output.write(text_of(pages));
    output.finish();
    known_ = system::state_of(path());
}

}  // namespace bones::record
