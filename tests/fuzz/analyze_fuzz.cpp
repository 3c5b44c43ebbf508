// Analyses records of arbitrary bytes with small budgets. Every output form can be written, and an
// annotated record has the actions of the record.
#include "bones/parser.hpp"
#include "tests/fuzz/support.hpp"
#include "tools/analyze/formats.hpp"
#include "tools/lib/show/analysis/json.hpp"
#include "tools/lib/show/analysis/shown.hpp"

namespace {

using namespace bones;
using namespace bones::fuzz;
using namespace bones::analysis;

analyze::Options small_options(std::vector<WantedPly> at) {
    analyze::Options options;
    options.request.budgets = {.nodes = 100, .worlds = 2, .world_nodes = 20, .games = 2};
    options.request.threshold = 0.01;
    options.request.at = std::move(at);
    return options;
}

std::size_t actions_in(std::string_view text) {
    RawRecord raw;
    raw.text = text;
    Record record;
    parse(raw, record);
    return record.actions.size();
}

class Run {
  public:
    explicit Run(std::vector<WantedPly> at)
        : options_(small_options(std::move(at))), analyst_(options_.request) {}

    void analyze(const BatchRecord& item) {
        const Analysis& analysis = analyst_.analyze(item.raw);
        const RecordChecker& judged = analyst_.judge;
        std::string text, json;
        analyze::record_text(text, item.file->name, judged, analysis, options_);
        record_json(json, item.file->name, judged, analysis);
        Players players;
        add_players(players, judged, analysis,
                    [](const Record& record, Seat seat, std::uint32_t hand) {
                        return person_at(record, seat, hand);
                    });
        analyze::players_text(text, players, options_);
        players_json(json, players, options_.request);
        shown_analysis(judged.record, analysis, options_.request);
        if (item.raw.too_long) return;
        const std::string annotated = analyze::annotated_text(
            item.raw, analyze::annotate(item, judged.record, analysis, options_.request));
        expect(actions_in(annotated) == judged.record.actions.size(),
               "annotating changed the actions", item.raw.text, annotated);
    }

  private:
    analyze::Options options_;
    Analyst analyst_;
};

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    static Run all({}), some({{1, 1}, {1, 3}, {2, 1}, {7, 4'000'000'000u}});
    const auto file = std::make_shared<InputFile>(InputFile{"x.bones", "x.bones"});
    TextSource source({reinterpret_cast<const char*>(data), size});
    RecordReader reader(source);
    for (RawRecord raw; reader.next(raw);) {
        const BatchRecord item{file, raw};
        all.analyze(item);
        some.analyze(item);
    }
    return 0;
}
