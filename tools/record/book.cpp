#include "tools/record/book.hpp"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>

#include "bones/parser.hpp"
#include "bones/reader.hpp"
#include "tools/lib/failure.hpp"
#include "tools/lib/input.hpp"
#include "tools/lib/output.hpp"

namespace bones::record {

namespace {

/// How many lines end in a text.
std::uint64_t line_ends(const std::string& text) {
    return static_cast<std::uint64_t>(std::count(text.begin(), text.end(), '\n'));
}

/// Whether a text is something else than records: there are lines, and none of them is a line of
/// the notation.
bool is_foreign(const std::string& text) {
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

}  // namespace

bool Pages::operator==(const Pages& other) const {
    return text == other.text && *before == *other.before && *after == *other.after;
}

std::string text_of(const Pages& pages) {
    std::string text = *pages.before + pages.text;
    const bool apart = pages.text.empty() || pages.text.ends_with("\n\n");
    if (!pages.after->empty() && !apart) text += '\n';
    return text + *pages.after;
}

void read_other_headers(const Pages& pages, const std::string& file, const UseHeader& use) {
    TextSource before(*pages.before), after(*pages.after);
    read_headers(before, file, use);
    const std::uint64_t lines = line_ends(text_of(pages)) - line_ends(*pages.after);
    read_headers(after, file, [&](const GameHeader& header) {
        GameHeader later = header;
        later.line += lines;
        later.record += static_cast<std::uint32_t>(pages.number);
        use(later);
    });
}

std::string text_of_file(const std::string& path, bool tells_encoding) {
    FileSource source(InputFile{path, path});
    std::string text;
    char buffer[64 * 1024];
    while (const std::size_t size = source.read(buffer, sizeof buffer)) text.append(buffer, size);
    if (tells_encoding) source.tell_encoding();
    return text;
}

std::vector<std::string> records_in(const std::string& text) {
    TextSource source(text);
    RecordReader reader(source);
    RawRecord raw;
    std::vector<std::size_t> begins;
    std::size_t at = 0;
    for (std::uint64_t line = 1; reader.next(raw);) {
        for (; line < raw.first_line; ++line) at = text.find('\n', at) + 1;
        begins.push_back(begins.empty() ? 0 : at);
    }
    begins.push_back(text.size());
    std::vector<std::string> records;
    for (std::size_t i = 0; i + 1 < begins.size(); ++i)
        records.push_back(text.substr(begins[i], begins[i + 1] - begins[i]));
    return records;
}

Book::Book(std::string path, std::size_t number) : path_(std::move(path)) {
    if (access(path_.c_str(), F_OK) != 0) {
        if (number > 1) throw UsageError(fmt::format("{} has no record {}", path_, number));
        return;
    }
    known_ = file_moment(path_);
    const std::string text = text_of_file(path_, true);
    if (is_foreign(text))
        throw UsageError(path_ + " is not a file of records: nothing in it can be read");
    const std::vector<std::string> records = records_in(text);
    if (number > std::max<std::size_t>(records.size(), 1))
        throw UsageError(fmt::format("{} has {} records; record {} does not exist", path_,
                                     records.size(), number));
    if (records.empty()) {
        pages.text = text;
        return;
    }
    const std::size_t chosen = number == 0 ? records.size() : number;
    std::string before, after;
    for (std::size_t i = 0; i + 1 < chosen; ++i) before += records[i];
    for (std::size_t i = chosen; i < records.size(); ++i) after += records[i];
    pages = {std::make_shared<const std::string>(std::move(before)), records[chosen - 1],
             std::make_shared<const std::string>(std::move(after)), chosen};
}

void Book::save() {
    if (file_moment(path_) != known_)
        throw OutputError(
            fmt::format("{} is unchanged: another program changed it meanwhile", path_));
    Output output(path_);
    if (known_) output.replaces(*known_);
    output.write(text_of(pages));
    output.finish();
    known_ = file_moment(path_);
}

}  // namespace bones::record
