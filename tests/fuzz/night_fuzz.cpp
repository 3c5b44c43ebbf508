// A night file of arbitrary bytes: it is read, every finding is shown with its place, and its
// values are applied to a night of two games.
#include <cstdio>
#include <cstdlib>

#include "tools/lib/io/records/judged.hpp"
#include "tools/lib/show/night/render.hpp"

namespace {

using namespace bones;
using namespace bones::night;

constexpr std::string_view records =
    "game curse-of-the-doublet\nround 1\nplayer A Ana <ana-17>\nplayer B Bo\nhand 1\n"
    "end unfinished\nscore A 11 B 7\nwinner A\n"
    "game double-takes\nround 2\nplayer A Ana <ana-17>\nplayer B Bo\nplayer C Cy\nplayer D Dan\n"
    "hand 2\nend unfinished\nscore A 20 B 21\nwinner B D\n";

std::vector<Sheet> two_games() {
    std::vector<Sheet> sheets;
    RecordChecker judge;
    TextSource source(records);
    RecordReader reader(source);
    RawRecord raw;
    while (reader.next(raw)) {
        judge.judge(raw);
        sheets.push_back(make_sheet("two.bones", judge, KeepHands::no));
    }
    return sheets;
}

void expect(bool holds, const char* what) {
    if (holds) return;
    std::fprintf(stderr, "%s\n", what);
    std::abort();
}

void hold(const std::vector<Sheet>& sheets, const NightFile& file, RankedBy by) {
    std::vector<const Sheet*> pointers;
    for (const Sheet& sheet : sheets) pointers.push_back(&sheet);
    const std::vector<const NightFile*> files = {&file};
    const Entrants field(pointers, files, by);
    const Night night = hold_night(field, pointers, file, {});
    // Without a counted game no entrant has a place.
    const std::size_t places = night.counted > 0 ? night.ranked.size() : 0;
    expect(night.ranking.ranks.size() == places, "not everybody has a place");
    std::string out;
    const TextSink sink = [&out](std::string_view text) { out += text; };
    night_text(sink, field, night, {});
    night_json(sink, field, night);
    night_csv(sink, field, night);
    render_findings(*night.file, false, out);
    expect(!out.empty(), "nothing to show");
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    static const std::vector<Sheet> sheets = two_games();
    const NightFile file = read_night_file("x.night", {reinterpret_cast<const char*>(data), size});
    for (const Finding& finding : file.findings)
        expect(finding.place.end() <= file.text.size(), "a place outside of the text");
    hold(sheets, file, RankedBy::player);
    hold(sheets, file, RankedBy::partnership);
    return 0;
}
