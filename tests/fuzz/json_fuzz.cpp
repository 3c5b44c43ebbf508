// JSON -> text of a record -> record -> JSON -> the same canonical text; and text -> JSON -> text.
#include <cstdio>
#include <cstdlib>

#include "bones/json.hpp"
#include "bones/limits.hpp"
#include "bones/parser.hpp"
#include "bones/referee.hpp"
#include "bones/writer.hpp"

namespace {

using namespace bones;

void complain(const char* what, const std::string& first, const std::string& second) {
    std::fprintf(stderr, "%s\n--- first\n%s\n--- second\n%s\n", what, first.c_str(),
                 second.c_str());
    std::abort();
}

/// A record read from text, in both of its output forms.
struct Written {
    std::string canonical, json;

    /// Returns false if the text is longer than a record may be, or has a line that is too long.
    bool read(std::string_view text, Referee& referee) {
        RawRecord raw;
        raw.text = text;
        parse(raw, record_);
        for (const Finding& finding : record_.findings)
            if (finding.code->name == "line-too-long" || finding.code->name == "record-too-long")
                return false;
        referee.judge(record_, verdict_);
        canonical.clear();
        json.clear();
        write(record_, verdict_.actions, canonical);
        write_json(record_, verdict_.actions, json);
        return canonical.size() <= longest_record;
    }

  private:
    Record record_;
    GameVerdict verdict_;
};

void there_and_back(std::string_view text, Referee& referee) {
    static Written first, second;
    if (!first.read(text, referee)) return;
    std::string again, why;
    if (!text_from_json(first.json, again, why))
        complain("what was written as JSON is not read", first.json, why);
    if (!second.read(again, referee)) return;
    if (first.canonical != second.canonical)
        complain("JSON changed the record", first.canonical + first.json, second.canonical);
    if (first.json != second.json) complain("JSON changed the JSON", first.json, second.json);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    static Referee referee;
    const std::string_view bytes(reinterpret_cast<const char*>(data), size);
    std::string text, why;
    if (text_from_json(bytes, text, why)) {
        if (!why.empty() || text.empty()) complain("read, and yet not", text, why);
        there_and_back(text, referee);
        return 0;
    }
    if (why.empty() || !text.empty()) complain("not read, and nobody knows why", text, why);
    TextSource source(bytes);
    RecordReader reader(source);
    for (RawRecord raw; reader.next(raw);) there_and_back(raw.text, referee);
    return 0;
}
