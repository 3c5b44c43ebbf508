#include "tools/check/check.hpp"

#include <fmt/core.h>
#include <unistd.h>

#include <algorithm>
#include <memory>
#include <system_error>

#include "bones/render.hpp"
#include "libnotation/text/shown.hpp"
#include "tools/check/deductions.hpp"
#include "tools/check/mended_files.hpp"
#include "tools/lib/cli/records.hpp"
#include "tools/lib/io/output.hpp"
#include "tools/lib/io/records/judged.hpp"
#include "tools/lib/show/checking/games.hpp"
#include "tools/lib/show/checking/lines.hpp"
#include "tools/lib/show/checking/names.hpp"
#include "tools/lib/show/checking/night_lines.hpp"
#include "tools/lib/show/explain/pages.hpp"

namespace bones {

namespace {

/// The output of a batch of records.
struct Result {
    std::string out;
    FindingCounts counts;
    std::uint64_t records = 0;
    std::vector<NamedPlace> names;
    std::vector<GameLine> games;
    std::vector<NightLines> nights;
    std::vector<MendedLine> mended;
    std::string fixed;  ///< messages about repaired lines, printed once the lines are written

    void clear() {
        out.clear();
        fixed.clear();
        mended.clear();
        names.clear();
        games.clear();
        nights.clear();
        counts = {};
        records = 0;
    }
};

void render_findings(const CheckOptions& options, bool colored, const Record& record,
                     std::span<const Finding> findings, std::string_view file, std::string& out) {
    if (options.format == "jsonl") return render_json(file, record, findings, out);
    if (options.format == "sarif") return render_sarif(file, record, findings, out);
    for (const Finding& finding : findings) {
        // A finding that a slip explains is listed below the slip.
        if (finding.verdict == Verdict::open && !options.list_open) continue;
        render_text(file, record, finding, colored, out);
        if (options.proof) render_proof(file, record, finding, out);
    }
}

/// Checks one record after the other. Each thread needs its own.
class Checker {
  public:
    Checker(const CheckOptions& options, bool colored, bool no_fast_check)
        : options_(options),
          colored_(colored),
          judge_(JudgeOptions{options.list_open || options.filter.is_active(), options.deduce},
                 RecordDetail::all, options.slips == "off" ? Slips::off : Slips::searched),
          no_fast_check_(no_fast_check || options.deduce) {}

    void check(const BatchRecord& item, Result& result) {
        // Without a night a record is never a copy, so only its tiles are compared. They are slow
        // to read.
        const bool has_night = item.is_record() && names_game(item.raw.text);
        const bool named =
            has_night || (item.is_record() && is_compared(item.raw.text, item.raw.index));
        const bool fingerprint = has_night || options_.format == "jsonl";
        if (item.is_record()) {
            if (!no_fast_check_)
                judge_.look_at(fingerprint ? RecordDetail::play : RecordDetail::scores);
            judge_.judge(item.raw);
            ++result.records;
        } else {
            find_no_record(item.raw, judge_.record, judge_.verdict);
        }
        GameVerdict& verdict = judge_.verdict;
        std::string content;
        if (fingerprint && item.is_record()) content = content_fingerprint(judge_.record, verdict);
        if (named) result.games.push_back(game_line(judge_.record, item.file, content));
        if (options_.slips == "list" && item.is_record() && something_wrong(verdict.counts))
            list_slips(judge_.record, judge_.all_slips(), verdict);
        note_look_alikes(judge_.record, verdict);
        if (options_.filter.is_active()) options_.filter.apply(verdict, options_.list_open);
        if (options_.names || named) add_names(judge_.record, item.file, result.names);
        if (has_night) result.nights.push_back(night_lines(judge_.record, item.file));
        result.counts.add(verdict.counts);
        render(verdict.findings, item.file->name, result.out);
        for (const Deduction& deduction : verdict.deductions)
            render(deduction, item.file->name, result.out);
        if (options_.fix && item.file->may_be_changed()) mend(item, result);
        if (options_.format == "jsonl" && item.is_record())
            append_record_line(item.file->name, judge_.record, verdict, content, result.out);
    }

  private:
    void mend(const BatchRecord& item, Result& result) {
        if (judge_.slips().empty()) return;
        mender_.mend(item.raw, judge_.slips(), judge_.slip_work());
        result.mended.insert(result.mended.end(), mender_.lines().begin(), mender_.lines().end());
        for (const MadeFix& fix : mender_.made()) {
            if (options_.format == "jsonl")
                fixed_line(item, fix, result.fixed);
            else if (options_.format == "text")
                result.fixed += fmt::format("{}:{}:{}: fixed: {}\n", shown(item.file->name),
                                            fix.at.line, fix.at.column, shown(fix.message));
        }
    }

    static void fixed_line(const BatchRecord& item, const MadeFix& fix, std::string& out) {
        JsonText json(out);
        json.begin_object();
        json.key("type").word("fixed");
        json.key("file").string(item.file->name);
        json.key("line").number(fix.at.line);
        json.key("column").number(fix.at.column);
        json.key("end_column").number(fix.at.end_column);
        json.key("record").number(item.raw.index);
        json.key("replacement").string(fix.replacement);
        json.key("message").string(fix.message);
        json.end_object();
        json.end_line();
    }

    void render(std::span<const Finding> findings, std::string_view file, std::string& out) {
        render_findings(options_, colored_, judge_.record, findings, file, out);
    }

    void render(const Deduction& deduction, std::string_view file, std::string& out) {
        if (options_.format == "jsonl")
            render_deduction_json(file, judge_.record, deduction, out);
        else if (options_.format == "text")
            render_deduction_text(file, judge_.record, deduction, out);
    }

    const CheckOptions& options_;
    bool colored_;
    RecordChecker judge_;
    bool no_fast_check_;
    Mender mender_;
};

/// Checks one file after the other and writes the repaired lines back. Returns false if a file
/// could not be read or written.
bool mend_all(const Tool& tool, std::size_t& count, const Pipeline<Result>::MakeWorker& make_worker,
              const Pipeline<Result>::Deliver& deliver) {
    bool complete = true;
    InputFiles files = tool.input_files(complete);
    MendedFiles mended(tool);
    Result written;
    const auto deliver_all = [&](Result& result) {
        deliver(result);
        mended.add(result.mended);
        written.out += result.fixed;
    };
    while (const InputFileRef file = files.next()) {
        written.clear();
        try {
            InputFiles one(mended.begin(*file));
            const bool read = for_all_records<Result>(tool, one, make_worker, deliver_all);
            const bool wrote = mended.end(read);
            if (wrote && read) deliver(written);
            complete = wrote && read && complete;
        } catch (const std::system_error& error) {
            tool.say(fmt::format("cannot read {}: {}", file->name, error.code().message()));
            complete = false;
        }
    }
    mended.finish(complete);
    count = files.count();
    return complete;
}

std::string_view page_of(const Code& code) {
    for (const EmbeddedFile& page : code_pages)
        if (page.name == std::string(code.name) + ".md") return page.text;
    return {};
}

}  // namespace

int check(const Tool& tool, const CheckOptions& options) {
    Output output(options.fix ? "" : tool.output);
    if (options.fix) output.only_tells();
    if (options.format == "text") output.write_for_people();
    FindingCounts counts;
    std::uint64_t records = 0;
    bool first = true;
    const bool colored = tool.colored(STDOUT_FILENO);
    // The head of the output is long, so it is written only when the first result is ready.
    bool begun = false;
    const auto begin = [&] {
        if (options.format == "sarif" && !begun)
            output.write(sarif_begin(all_codes(), BONES_VERSION, page_of));
        begun = true;
    };
    const auto write = [&](std::string_view text) {
        begin();
        // Each SARIF result begins with a comma, which the first one must not have.
        if (options.format == "sarif" && first && !text.empty()) text.remove_prefix(1);
        first = first && text.empty();
        output.write(text);
    };
    NameBook names;
    GameBook games;
    NightLinesBook nights;
    const auto note_findings = [&] {
        if (something_wrong(counts) || (options.strict && counts.note > 0))
            note_status(status_findings);
    };
    const auto deliver = [&](Result& result) {
        counts.add(result.counts);
        note_findings();
        write(result.out);
        records += result.records;
        for (NamedPlace& place : result.names) names.add(std::move(place));
        for (GameLine& line : result.games) games.add(std::move(line));
        for (NightLines& lines : result.nights) nights.add(std::move(lines));
    };
    const auto make_worker = [&] {
        return [checker = std::make_shared<Checker>(options, colored, tool.no_fast_check)](
                   const Batch& batch, Result& result) {
            for (const BatchRecord& item : batch.records) checker->check(item, result);
        };
    };
    std::size_t files = 0;
    // In JSON a finding is about a hundred times as long as the token that it refers to.
    const std::size_t batch = options.format == "text" ? Batch::batch_size : Batch::batch_size / 4;
    const bool complete = options.fix
                              ? mend_all(tool, files, make_worker, deliver)
                              : for_all_inputs<Result>(tool, files, make_worker, deliver, batch);
    const auto note = [&](const Record& record, const Finding& finding, std::string_view file) {
        if (!options.filter.wants(*finding.code)) return;
        std::string text;
        render_findings(options, colored, record, {&finding, 1}, file, text);
        counts.add(finding);
        note_findings();
        write(text);
    };
    games.note_copies(note);
    if (options.names || records > 1) names.note_near(note, !options.names);
    nights.note_oddities(note);
    const bool searched = options.slips != "off";
    begin();
    if (options.format == "sarif") output.write(sarif_end());
    if (options.format == "jsonl") {
        std::string line;
        append_check_summary(line, counts, records, files, searched);
        output.write(line);
    }
    output.finish(complete);
    if (!tool.quiet) tool.say(closing_count(counts, records, files, searched));
    return complete ? noted_status() : status_failed;
}

}  // namespace bones
