#include "tools/lib/show/entry/book.hpp"

#include <algorithm>

#include "bones/reader.hpp"

namespace bones::inline show::entry {

namespace {

/// The number of line ends in a text.
std::uint64_t line_ends(const std::string& text) {
    return static_cast<std::uint64_t>(std::count(text.begin(), text.end(), '\n'));
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

std::optional<Pages> pages_of(const std::string& text, std::size_t number) {
    const std::vector<std::string> records = records_in(text);
    if (number > std::max<std::size_t>(records.size(), 1)) return {};
    Pages pages;
    if (records.empty()) {
        pages.text = text;
        return pages;
    }
    const std::size_t chosen = number == 0 ? records.size() : number;
    std::string before, after;
    for (std::size_t i = 0; i + 1 < chosen; ++i) before += records[i];
    for (std::size_t i = chosen; i < records.size(); ++i) after += records[i];
    return Pages{std::make_shared<const std::string>(std::move(before)), records[chosen - 1],
                 std::make_shared<const std::string>(std::move(after)), chosen};
}

}  // namespace bones::inline show::entry
