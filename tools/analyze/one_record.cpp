#include "tools/analyze/one_record.hpp"

#include "tools/lib/io/output.hpp"
#include "tools/lib/show/analysis/shown.hpp"
#include "tools/lib/show/picture/game_page.hpp"

namespace bones::analyze {

using namespace analysis;

namespace {

/// A copy of a record's text that outlives its batch.
struct StoredRecord {
    std::string file, text;
    RawRecord raw;
};

/// Returns the single chosen record. Throws UsageError if several records are chosen; prints a
/// message if there are none.
std::optional<StoredRecord> find_record(const Tool& tool, const Options& options, bool& complete) {
    std::optional<StoredRecord> kept;
    const ChosenRecords chosen(tool, options);
    NamesMet names = options.choice.names_asked();
    const auto take = [&](const std::string& file, const RawRecord& raw) {
        if (!chosen(raw, names)) return;
        if (kept) throw UsageError("a picture or page shows one game; choose one with --record N");
        kept = StoredRecord{file, std::string(raw.text), raw};
    };
    if (!options.choice.database.empty()) {
        ArchiveRecords records(tool, options.choice);
        for (RawRecord raw; records.next(raw);) take(options.choice.database, raw);
    } else {
        const auto complain = [&](std::string_view message) {
            tool.say(message);
            complete = false;
        };
        InputFiles files = tool.input_files(complete);
        RecordFeed feed(files, complain, true);
        for (Batch batch; feed.fill(batch);)
            for (const BatchRecord& item : batch.records)
                if (item.is_record()) take(item.file->name, item.raw);
    }
    if (kept)
        kept->raw.text = kept->text;
    else if (!complete || names.complain_of_others([&](std::string_view text) { tool.say(text); }))
        tool.say("no such record");
    return kept;
}

std::string title_of(const Record& record) {
    std::string title = std::string(traits(record.game).title);
    for (int s = 0; s < scoring_seats(record); ++s)
        title += (s == 0 ? ": " : " – ") + side_name(record, s);
    return title;
}

std::string graphs(const RecordChecker& judged, const Analysis& analysis, const Options& options) {
    const picture::ShownAnalysis shown = shown_analysis(judged.record, analysis, options.request);
    const std::vector<std::string> names = picture::hand_names(judged.record);
    std::vector<picture::EstimateGraph> graphs;
    for (std::size_t hand = 0; hand < shown.hands.size(); ++hand)
        if (shown.hands[hand]) graphs.push_back(picture::graph_of(shown, hand, names[hand]));
    return graphs.empty() ? std::string()
                          : picture::graph_document(title_of(judged.record), graphs);
}

}  // namespace

int write_one(const Tool& tool, const Options& options) {
    bool complete = true;
    const std::optional<StoredRecord> kept = find_record(tool, options, complete);
    if (!kept) return complete ? status_findings : status_failed;
    Progress progress(kept->text.size(), !tool.shows_progress());
    Analyst analyst(options.request, tool.threads());
    const Analysis& analysis = analyst.analyze(kept->raw, [&](double share) {
        progress.show(static_cast<std::uint64_t>(share * static_cast<double>(kept->text.size())),
                      0);
    });
    progress.clear();
    const std::string out = options.format == "svg"
                                ? graphs(analyst.judge, analysis, options)
                                : analysis_page(kept->raw, kept->file, analysis, options.request);
    if (out.empty()) {
        tool.say(options.format == "svg" ? "no graph: it needs a hand with all deals and draws "
                                           "that ended by the rules, and --games above 0"
                                         : "the record has no hand");
        return complete ? status_findings : status_failed;
    }
    Output output(tool.output);
    output.write(out);
    output.finish(complete);
    return complete ? status_clean : status_failed;
}

}  // namespace bones::analyze
