// A pattern of arbitrary bytes: refused with a place in it, or searched for in a hand.
#include <cstdio>
#include <cstdlib>

#include "tools/lib/store/find/record_finder.hpp"

namespace {

using namespace bones;

constexpr std::string_view record =
    "game curse-of-the-doublet\nplayer A Ana\nplayer B Bo\n\nhand 1\nA 6-4\nB 4-4 pass\nA 6-6\nB "
    "pass\nA "
    "?\nB 6-2@1\nend unfinished\n";

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, std::size_t size) {
    std::string text(reinterpret_cast<const char*>(data), size);
    find::Pattern pattern;
    try {
        pattern = find::read_pattern(text);
    } catch (const find::PatternError& error) {
        if (error.place.offset > text.size() || *error.what() == '\0') std::abort();
        if (find::explain_error(text, error).find('^') == std::string::npos) std::abort();
        return 0;
    }
    find::RecordFinder::Options options;
    int looks = 0;
    options.wanted.over = [&looks] { return ++looks > 10'000; };
    find::RecordFinder finder(pattern, std::make_shared<const find::NamedPeople>(pattern), options);
    try {
        for (const find::RecordMatch& found : finder.find({record, 1, 1, false}))
            if (found.match.last < found.match.first || found.match.last >= 7) std::abort();
    } catch (const find::TooManyWays&) {
    } catch (const find::OutOfTime&) {
    }
    return 0;
}
