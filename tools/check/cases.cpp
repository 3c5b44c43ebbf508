#include "tools/check/cases.hpp"

#include <fmt/core.h>

#include <functional>
#include <memory>

#include "libnotation/text/shown.hpp"
#include "tools/check/case_page.hpp"
#include "tools/lib/cli/records.hpp"
#include "tools/lib/io/output.hpp"
#include "tools/lib/show/picture/page.hpp"

namespace bones {
namespace {

/// The output of a batch of records.
struct CasesOfBatch {
    std::string pages;
    std::string elsewhere;  ///< the places of breaches, if the chosen place has none
    std::uint64_t records = 0, cases = 0;
    std::uint64_t unjudged = 0;  ///< records whose game is unknown
    std::function<void()> hand_on;

    void clear() {
        pages.clear();
        elsewhere.clear();
        records = cases = unjudged = 0;
    }
};

constexpr std::size_t most_elsewhere = 20;   ///< the most breaches that are listed instead
constexpr std::size_t most_of_record = 100;  ///< the most cases of a record
constexpr std::size_t much =
    64 * 1024;  ///< bytes; larger output is handed on before the record is done

/// Writes the cases of one record after the other. Each thread needs its own.
class CaseFinder {
  public:
    CaseFinder(const CheckOptions& checking, const CaseOptions& wanted)
        : checking_(checking),
          wanted_(wanted),
          judge_(JudgeOptions{true, true, true}, RecordDetail::all,
                 checking.slips == "off" ? Slips::off : Slips::searched) {}

    void read(const BatchRecord& item, CasesOfBatch& result) {
        if (!item.is_record() || (wanted_.record != 0 && item.raw.index != wanted_.record)) return;
        ++result.records;
        judge_.judge(item.raw);
        result.unjudged += judge_.record.game == Game::unknown;
        std::vector<HandSlips> slips;
        std::unique_ptr<CasePages> pages;
        std::size_t written = 0, left_out = 0;
        for (const Finding& finding : judge_.verdict.findings) {
            if (finding.severity != Severity::broken || !checking_.filter.wants(*finding.code))
                continue;
            if (!is_wanted(finding)) {
                note_elsewhere(item, finding, result);
                continue;
            }
            if (written == most_of_record) {
                ++left_out;
                continue;
            }
            if (!pages) {
                if (checking_.slips != "off") slips = judge_.all_slips();
                pages = std::make_unique<CasePages>(item.file->name, judge_, slips);
            }
            result.pages += pages->page_of(finding);
            ++result.cases;
            ++written;
            if (result.pages.size() >= much) result.hand_on();
        }
        if (left_out > 0)
            result.pages +=
                fmt::format("<p>Record {} has {} more; `--at HAND.PLY` chooses one.</p>\n",
                            item.raw.index, left_out);
    }

  private:
    bool is_wanted(const Finding& finding) const {
        if (!wanted_.at) return checking_.list_open || finding.verdict == Verdict::broken;
        const std::int64_t ply =
            wanted_.at->ply ? static_cast<std::int64_t>(*wanted_.at->ply) : std::int64_t{-1};
        return finding.hand == wanted_.at->hand && finding.ply == ply;
    }
    static void note_elsewhere(const BatchRecord& item, const Finding& finding,
                               CasesOfBatch& result) {
        if (finding.hand < 0 || finding.verdict != Verdict::broken) return;
        const WantedStop there{static_cast<std::uint32_t>(finding.hand),
                               finding.ply < 0
                                   ? std::nullopt
                                   : std::optional(static_cast<std::uint32_t>(finding.ply))};
        result.elsewhere += fmt::format("{}: record {} has a {} at {}\n", shown(item.file->name),
                                        item.raw.index, finding.code->name, position_text(there));
    }

    const CheckOptions& checking_;
    const CaseOptions& wanted_;
    RecordChecker judge_;
};

/// Reports that the case does not exist, and lists the cases that do.
void say_where_breaches_are(const Tool& tool, const CaseOptions& wanted,
                            std::string_view elsewhere) {
    tool.say(wanted.at ? fmt::format("no breach at {}", position_text(*wanted.at))
                       : std::string("no such breach in these records"));
    for (std::size_t said = 0; !elsewhere.empty() && said < most_elsewhere; ++said) {
        const std::size_t end = elsewhere.find('\n');
        tool.say(elsewhere.substr(0, end));
        elsewhere.remove_prefix(end + 1);
    }
}

}  // namespace

int write_cases(const Tool& tool, const CheckOptions& checking, const CaseOptions& wanted) {
    picture::Page page;
    page.title = "Cases";
    page.style = "case.css";
    Output output(tool.output);
    std::uint64_t records = 0, cases = 0, unjudged = 0;
    std::string elsewhere;
    const auto make_worker = [&] {
        return [finder = std::make_shared<CaseFinder>(checking, wanted)](const Batch& batch,
                                                                         CasesOfBatch& result) {
            for (const BatchRecord& item : batch.records) finder->read(item, result);
        };
    };
    const auto deliver = [&](CasesOfBatch& result) {
        if (cases == 0 && result.cases > 0)
            output.write(page_head(page) + "<main class=\"page\">\n");
        records += result.records;
        cases += result.cases;
        unjudged += result.unjudged;
        output.write(result.pages);
        if (elsewhere.size() < Batch::batch_size) elsewhere += result.elsewhere;
    };
    std::size_t files = 0;
    const bool complete =
        for_all_inputs<CasesOfBatch>(tool, files, make_worker, deliver, Batch::batch_size / 4);
    if (cases > 0) {
        output.write("</main>\n" + page_foot(page));
        note_status(status_findings);
        output.finish(complete);
    } else if (records == 0 && complete) {
        tool.say(wanted.record == 0 ? "no record in these files" : "this record does not exist");
        note_status(status_findings);
    } else if (complete) {
        say_where_breaches_are(tool, wanted, elsewhere);
        if (unjudged > 0)
            tool.say(fmt::format(
                "{} not judged, because the game is unknown",
                unjudged == 1 ? "1 record was" : fmt::format("{} records were", unjudged)));
    }
    return complete ? noted_status() : status_failed;
}

}  // namespace bones
