#include "tools/score/gather.hpp"
#include "libnotation/text/shown.hpp"

#include <fmt/core.h>

#include <functional>
#include <memory>

#include "tools/lib/cli/records.hpp"
#include "tools/lib/io/output.hpp"
#include "tools/lib/show/night/night_arguments.hpp"

namespace bones {

using namespace night;

namespace {

struct SheetsRead {
    std::vector<Sheet> sheets;
    std::string messages;
    BatchCopies copies;

    void clear() {
        copies.clear();
        sheets.clear();
        messages.clear();
    }
};

void note_likeness(const CopyFinder::Match& met, Sheet& sheet) {
    if (met.likeness == Likeness::alike) sheet.alike_to = met.first.text();
    if (met.likeness != Likeness::copy) return;
    sheet.copy_of = met.first.text();
    sheet.differences.clear();  // the game counts them once
}

/// Passes each sheet to `keep`, in the order of the files.
void read_sheets(const Tool& tool, const std::vector<std::string>& arguments, KeepHands hands,
                 const SupposedRules* rules, NightInputs& gathered,
                 const std::function<void(Sheet)>& keep) {
    InputFiles files = tool.input_files(arguments, gathered.complete);
    const auto make_worker = [&tool, hands, rules] {
        const auto judge = std::make_shared<RecordChecker>();
        const auto supposed = rules == nullptr ? nullptr : std::make_shared<RuleWhatIf>(*rules);
        return [&tool, hands, judge, supposed](const Batch& batch, SheetsRead& result) {
            for (const BatchRecord& item : batch.records) {
                if (!item.is_record()) {
                    result.messages +=
                        fmt::format("{}: no record in {}\n", tool.name, shown(item.file->name));
                    continue;
                }
                if (supposed)
                    supposed->judge(item.raw);
                else
                    judge->judge(item.raw);
                const RecordChecker& judged = supposed ? supposed->supposed() : *judge;
                result.sheets.push_back(make_sheet(item.file->name, judged, hands));
                note_copy(batch, item, judged, result.copies);
                note_likeness(
                    result.copies.met(static_cast<std::size_t>(&item - batch.records.data())),
                    result.sheets.back());
                result.sheets.back().supposed_open = supposed && !supposed->open().empty();
            }
        };
    };
    const auto deliver = [&](SheetsRead& result) {
        tell(result.messages);
        gathered.all_have_some = gathered.all_have_some && result.messages.empty();
        for (Sheet& sheet : result.sheets) keep(std::move(sheet));
    };
    if (!for_all_records<SheetsRead>(tool, files, make_worker, deliver)) gathered.complete = false;
    if (files.passed_over() > 0) note_status(status_findings);
}

}  // namespace

std::vector<const Sheet*> NightInputs::sheets() const {
    std::vector<const Sheet*> all;
    for (const NightInput& night : nights)
        for (const Sheet& sheet : night.sheets) all.push_back(&sheet);
    return all;
}

std::vector<const NightFile*> NightInputs::files() const {
    std::vector<const NightFile*> all;
    for (const NightInput& night : nights)
        if (night.file) all.push_back(&*night.file);
    return all;
}

NightInputs gather(const Tool& tool, const std::vector<std::string>& given, NightsApart apart,
                   KeepHands hands, const SupposedRules* rules) {
    const NightArguments arguments = sort_arguments(given);
    if (apart == NightsApart::no && arguments.night_files.size() > 1)
        throw UsageError(fmt::format("{} and {} are two nights; use --season for several nights",
                                     arguments.night_files[0], arguments.night_files[1]));
    NightInputs gathered;
    std::vector<NightFile> files;
    for (const std::string& path : arguments.night_files) {
        try {
            files.push_back(read_night_file(path, text_of_night_file(path)));
        } catch (const std::system_error& error) {
            tool.say(fmt::format("cannot read {}: {}", path, error.code().message()));
            gathered.complete = false;
            note_status(status_failed);
        }
    }
    if (apart == NightsApart::no) {
        NightInput& night = gathered.nights.emplace_back();
        if (!files.empty()) night.file = std::move(files.front());
        read_sheets(tool, arguments.records, hands, rules, gathered,
                    [&night](Sheet sheet) { night.sheets.push_back(std::move(sheet)); });
        return gathered;
    }
    NightSorter sorter(std::move(files), gathered.nights, NightSorter::Folders::used);
    read_sheets(tool, arguments.records, hands, rules, gathered,
                [&sorter](Sheet sheet) { sorter.add(std::move(sheet)); });
    return gathered;
}

}  // namespace bones
