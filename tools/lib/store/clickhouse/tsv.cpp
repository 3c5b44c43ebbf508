#include "tools/lib/store/clickhouse/tsv.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cstring>
#include <stdexcept>

namespace bones::inline store::clickhouse {

namespace {

/// For each byte that must be escaped: the character after the backslash. 0 for other bytes.
constexpr std::array<char, 256> letters = [] {
    std::array<char, 256> by_byte{};
    by_byte['\t'] = 't';
    by_byte['\n'] = 'n';
    by_byte['\r'] = 'r';
    by_byte['\0'] = '0';
    by_byte['\\'] = '\\';
    return by_byte;
}();

/// The number of bytes examined together, and of those in a block.
constexpr std::size_t some = 8, block = 8 * some;
/// Bytes are copied in groups, so up to this many bytes after the wanted ones are written.
constexpr std::size_t beyond = 16;

constexpr std::uint64_t eight(unsigned char byte) {
    return byte * 0x0101010101010101u;
}

/// Sets the top bit of each of eight bytes that is a control character or a backslash; the first
/// byte is in the lowest bits. The tests of a byte never carry into the next one. Its lower seven
/// bits are at least n if adding 128 - n sets the top bit. They differ from those of c if adding
/// 127 to the XOR of both sets it.
std::uint64_t odd_bytes(const char* text) {
    std::uint64_t bytes;
    std::memcpy(&bytes, text, some);
    if constexpr (std::endian::native == std::endian::big) bytes = __builtin_bswap64(bytes);
    const std::uint64_t low = bytes & eight(0x7F);
    const std::uint64_t not_control = low + eight(0x80 - 0x20);
    const std::uint64_t not_backslash = (low ^ eight('\\')) + eight(0x7F);
    return ~((not_control & not_backslash) | bytes) & eight(0x80);
}

char* put_byte(char c, char* at) {
    *at = c;
    if (const char letter = letters[static_cast<unsigned char>(c)]; letter != 0) {
        *at++ = '\\';
        *at = letter;
    }
    return at + 1;
}

char* put_plain(const char* text, const char* end, char* at) {
    char* const after = at + (end - text);
    for (; text < end; text += beyond, at += beyond) std::memcpy(at, text, beyond);
    return after;
}

/// Writes a block and returns the end. Some bytes after the block must be readable. All odd bytes
/// are found before any is written, so that no step has to wait for the one before.
char* put_block(const char* text, char* at) {
    constexpr std::uint64_t one_bit_each = 0x0102040810204080;  // moves them into one byte
    std::uint64_t odd = 0;
    for (std::size_t i = 0; i < block; i += some)
        odd |= (odd_bytes(text + i) >> 7) * one_bit_each >> 56 << i;
    const char* from = text;
    for (; odd != 0; odd &= odd - 1) {
        const char* const next = text + std::countr_zero(odd);
        at = put_byte(*next, put_plain(from, next, at));
        from = next + 1;
    }
    return put_plain(from, text + block, at);
}

/// Writes text that is not a whole block, and returns the end.
char* put_rest(std::string_view text, char* at) {
    std::size_t i = 0;
    while (i + some <= text.size()) {
        const auto plain = static_cast<std::size_t>(std::countr_zero(odd_bytes(&text[i]))) / 8;
        std::memcpy(at, &text[i], some);
        i += plain;
        at += plain;
        if (plain < some) at = put_byte(text[i++], at);
    }
    for (; i < text.size(); ++i) at = put_byte(text[i], at);
    return at;
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

void append_tsv(TextWriter& out, std::string_view value) {
    for (; value.size() >= block + beyond; value.remove_prefix(block))
        out.take_until(put_block(value.data(), out.room(2 * block + beyond)));
    out.take_until(put_rest(value, out.room(2 * value.size() + some)));
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
        throw std::runtime_error("not a list of numbers");
    const char* at = list.data() + 1;
    const char* const end = list.data() + list.size() - 1;
    while (at < end) {
        const auto [after, error] = std::from_chars(at, end, numbers.emplace_back());
        if (error != std::errc() || (after != end && *after != ','))
            throw std::runtime_error("not a list of numbers");
        at = after == end ? end : after + 1;
    }
    return numbers;
}

}  // namespace bones::inline store::clickhouse
