// The baseline for bones-check: simdjson's DOM reads the same records as JSON Lines (bones-format
// --to json) and visits every action without judging it.
// Usage: simdjson_baseline FILE
#include <simdjson.h>

#include <cstdio>
#include <cstring>
#include <vector>

namespace {

/// Returns the number of actions of a record and adds their bytes to `length`, so that each is
/// really read.
std::size_t actions_of(simdjson::dom::element record, std::size_t& length) {
    std::size_t count = 0;
    for (const auto hand : simdjson::dom::array(record["hands"]))
        for (const auto line : simdjson::dom::array(hand["lines"])) {
            simdjson::dom::array actions;
            if (line["actions"].get(actions) != simdjson::SUCCESS) continue;
            for (const auto action : actions) {
                length += action.get_string_length();
                ++count;
            }
        }
    return count;
}

struct Counts {
    std::size_t records = 0, actions = 0, length = 0;
};

/// Reads the lines that end within a buffer. Returns their length in bytes.
std::size_t read_lines(const char* begin, const char* end, simdjson::dom::parser& parser,
                       Counts& counts) {
    const char* at = begin;
    while (const void* feed = std::memchr(at, '\n', static_cast<std::size_t>(end - at))) {
        const char* next = static_cast<const char*>(feed) + 1;
        const auto size = static_cast<std::size_t>(next - at);
        counts.actions += actions_of(parser.parse(at, size, false), counts.length);
        ++counts.records;
        at = next;
    }
    return static_cast<std::size_t>(at - begin);
}

}  // namespace

int main(int argc, char** argv) {
    std::FILE* file = argc == 2 ? std::fopen(argv[1], "rb") : nullptr;
    if (file == nullptr) return 2;
    constexpr std::size_t most = 4
                                 << 20;  // bytes in a line; the same memory is used for every block
    std::vector<char> buffer(most + simdjson::SIMDJSON_PADDING);
    simdjson::dom::parser parser;
    Counts counts;
    std::size_t kept = 0;
    while (const std::size_t got = std::fread(buffer.data() + kept, 1, most - kept, file)) {
        const std::size_t size = kept + got;
        const std::size_t used = read_lines(buffer.data(), buffer.data() + size, parser, counts);
        kept = size - used;
        std::memmove(buffer.data(), buffer.data() + used, kept);
    }
    std::fclose(file);
    std::printf("%zu records, %zu actions of %zu bytes\n", counts.records, counts.actions,
                counts.length);
    return kept == 0 ? 0 : 2;
}
