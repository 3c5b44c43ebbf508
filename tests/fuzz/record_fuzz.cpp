// Text -> record -> verdict -> canonical text -> the same verdict and the same canonical text.
#include <cstdio>
#include <cstdlib>

#include "bones/parser.hpp"
#include "bones/writer.hpp"
#include "tests/support/same_verdict.hpp"

namespace {

using namespace bones;

void complain(const char* what, const std::string& first, const std::string& second) {
    std::fprintf(stderr, "%s\n--- first\n%s\n--- second\n%s\n", what, first.c_str(),
                 second.c_str());
    std::abort();
}

std::string joined(const std::vector<std::string>& lines) {
    std::string text;
    for (const std::string& line : lines) text += line + "\n";
    return text;
}

/// A record that was read and judged.
struct Judged {
    Record record;
    GameVerdict verdict;
    std::string canonical;

    void read(const RawRecord& raw, Referee& referee) {
        parse(raw, record);
        referee.judge(record, verdict);
        canonical.clear();
        write(record, verdict.actions, canonical);
    }
};

bool cut_short(const Record& record) {
    for (const Finding& finding : record.findings)
        if (finding.code->name == "line-too-long" || finding.code->name == "record-too-long")
            return true;
    return false;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    static Referee referee({true, true});
    static Judged first, second;
    TextSource source({reinterpret_cast<const char*>(data), size});
    RecordReader reader(source);
    RawRecord raw;
    while (reader.next(raw)) {
        first.read(raw, referee);
        if (cut_short(first.record)) continue;
        RawRecord again;
        again.text = first.canonical;
        second.read(again, referee);
        if (cut_short(second.record)) continue;
        if (first.canonical != second.canonical)
            complain("formatting is not idempotent", first.canonical, second.canonical);
        const bool listed = test::lists_all(first.verdict) && test::lists_all(second.verdict);
        const auto before = test::essence(first.verdict, listed);
        const auto after = test::essence(second.verdict, listed);
        if (before != after)
            complain("formatting changed the verdict", first.canonical + joined(before),
                     joined(after));
        if (fingerprint(first.record, first.verdict) != fingerprint(second.record, second.verdict))
            complain("formatting changed the fingerprint", first.canonical, second.canonical);
    }
    return 0;
}
