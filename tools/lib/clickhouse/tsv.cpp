#include "tools/lib/clickhouse/tsv.hpp"

#include <algorithm>
#include <stdexcept>

namespace bones::clickhouse {

namespace {

constexpr bool is_marked(char c) {
    return c == '\t' || c == '\n' || c == '\\' || c == '\0' || c == '\r';
}

constexpr char letter_of(char c) {
    switch (c) {
        case '\t':
            return 't';
        case '\n':
            return 'n';
        case '\r':
            return 'r';
        case '\0':
            return '0';
        default:
            return c;
    }
}

constexpr char meaning_of(char letter) {
    switch (letter) {
        case 't':
            return '\t';
        case 'n':
            return '\n';
        case 'r':
            return '\r';
        case '0':
            return '\0';
        case 'b':
            return '\b';
        case 'f':
            return '\f';
        default:
            return letter;
    }
}

}  // namespace

void append_tsv(std::string& out, std::string_view value) {
    std::size_t begin = 0;
    for (std::size_t i = 0; i < value.size(); ++i) {
        if (!is_marked(value[i])) continue;
        out += value.substr(begin, i - begin);
        out += '\\';
        out += letter_of(value[i]);
        begin = i + 1;
    }
    out += value.substr(begin);
}

std::string value_of_tsv(std::string_view written) {
    std::string value;
    for (std::size_t i = 0; i < written.size(); ++i)
        value +=
            written[i] == '\\' && i + 1 < written.size() ? meaning_of(written[++i]) : written[i];
    return value;
}

std::vector<std::string> values_of_tsv(std::string_view line) {
    std::vector<std::string> values;
    while (true) {
        const std::size_t end = std::min(line.find('\t'), line.size());
        values.push_back(value_of_tsv(line.substr(0, end)));
        if (end == line.size()) return values;
        line.remove_prefix(end + 1);
    }
}

std::vector<std::int64_t> numbers_of_tsv(std::string_view list) {
    std::vector<std::int64_t> numbers;
    if (list.size() < 2 || list.front() != '[' || list.back() != ']')
        throw std::runtime_error("no list of numbers");
    const char* at = list.data() + 1;
    const char* const end = list.data() + list.size() - 1;
    while (at < end) {
        const auto [after, error] = std::from_chars(at, end, numbers.emplace_back());
        if (error != std::errc() || (after != end && *after != ','))
            throw std::runtime_error("no list of numbers");
        at = after == end ? end : after + 1;
    }
    return numbers;
}

}  // namespace bones::clickhouse
