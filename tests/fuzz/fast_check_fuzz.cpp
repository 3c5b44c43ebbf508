// A record that passes the fast check is clean: the full judgement has no finding, and as many open
// verdicts.
#include <cstdio>
#include <cstdlib>

#include "bones/parser.hpp"
#include "bones/referee.hpp"
#include "engine/fast_check.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    static bones::Referee referee;
    static bones::FastCheck fast_check;
    static bones::Record record;
    static bones::GameVerdict verdict;
    bones::TextSource source({reinterpret_cast<const char*>(data), size});
    bones::RecordReader reader(source);
    bones::RawRecord raw;
    while (reader.next(raw)) {
        if (!fast_check.passes(raw, record, verdict, bones::ScoreWitness(record, verdict)))
            continue;
        const std::uint32_t open = verdict.counts.open;
        bones::parse(raw, record);
        referee.judge(record, verdict);
        if (verdict.findings.empty() && verdict.counts.open == open) continue;
        std::fprintf(stderr, "passes the fast check, but is not clean:\n%.*s\n",
                     static_cast<int>(raw.text.size()), raw.text.data());
        std::abort();
    }
    return 0;
}
