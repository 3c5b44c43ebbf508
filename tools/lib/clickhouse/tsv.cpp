#include "tools/lib/clickhouse/tsv.hpp"

#include <algorithm>
#include <array>
#include <stdexcept>

namespace bones::clickhouse {

namespace {

/// By byte: what stands after the backslash where one must be before it; 0: none must.
constexpr std::array<char, 256> letters = [] {
    std::array<char, 256> by_byte{};
    by_byte['\t'] = 't';
    by_byte['\n'] = 'n';
    by_byte['\r'] = 'r';
    by_byte['\0'] = '0';
    by_byte['\\'] = '\\';
    return by_byte;
}();

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

void append_tsv(TextWriter& out, std::string_view value) {
    constexpr std::size_t most = 256;  // so that little room is asked for that isn't needed
    for (std::size_t begin = 0; begin < value.size(); begin += most) {
        const std::string_view piece = value.substr(begin, most);
        char* at = out.room(2 * piece.size());
        for (const char c : piece) {
            *at = c;
            if (const char letter = letters[static_cast<unsigned char>(c)]; letter != 0) {
                *at++ = '\\';
                *at = letter;
            }
            ++at;
        }
        out.take_until(at);
    }
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
