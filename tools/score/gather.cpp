#include "tools/score/gather.hpp"
#include "libnotation/text/shown.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <functional>
#include <map>
#include <memory>

#include "tools/lib/command/records.hpp"
#include "tools/lib/night/night_arguments.hpp"
#include "tools/lib/output.hpp"

namespace bones {

using namespace night;

namespace {

namespace fs = std::filesystem;

fs::path folder_of(const std::string& file) {
    return fs::absolute(file).lexically_normal().parent_path();
}

/// Whether a folder is another one, or lies below it.
bool is_below(const fs::path& inner, const fs::path& outer) {
    const auto end = std::mismatch(outer.begin(), outer.end(), inner.begin(), inner.end()).first;
    return end == outer.end();
}

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

void note_likeness(const CopyFinder::Met& met, Sheet& sheet) {
    if (met.likeness == Likeness::alike) sheet.alike_to = met.first.text();
    if (met.likeness != Likeness::copy) return;
    sheet.copy_of = met.first.text();
    sheet.differences.clear();  // they count with the game
}

/// `keep` is given each sheet, in the order of the files.
void read_sheets(const Tool& tool, const std::vector<std::string>& arguments, KeepHands hands,
                 const SupposedRules* rules, Gathered& gathered,
                 const std::function<void(Sheet)>& keep) {
    InputFiles files = tool.input_files(arguments, gathered.complete);
    const auto make_worker = [&tool, hands, rules] {
        const auto judge = std::make_shared<Judge>();
        const auto supposed = rules == nullptr ? nullptr : std::make_shared<Supposition>(*rules);
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
                const Judge& judged = supposed ? supposed->supposed() : *judge;
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

/// Finds out which night each sheet belongs to.
class Sorter {
  public:
    Sorter(std::vector<NightFile> files, Gathered& gathered) : gathered_(gathered) {
        for (NightFile& file : files) {
            folders_.push_back(folder_of(file.name));
            gathered.nights.push_back({{}, std::move(file)});
        }
    }

    void add(Sheet sheet) {
        std::size_t night = night_of(sheet);
        if (night == nowhere) night = night_by_date(sheet);
        gathered_.nights[night].sheets.push_back(std::move(sheet));
    }

  private:
    static constexpr std::size_t nowhere = static_cast<std::size_t>(-1);

    /// The night file nearest above a sheet; of several in one folder, the one of its date.
    std::size_t night_of(const Sheet& sheet) const {
        const fs::path folder = folder_of(sheet.file);
        std::vector<std::size_t> nearest;
        for (std::size_t i = 0; i < folders_.size(); ++i) {
            if (!is_below(folder, folders_[i])) continue;
            const auto deeper = [&](std::size_t other) {
                return folders_[other] != folders_[i] && is_below(folders_[other], folders_[i]);
            };
            if (!nearest.empty() && deeper(nearest.front())) continue;
            if (!nearest.empty() && folders_[nearest.front()] != folders_[i]) nearest.clear();
            nearest.push_back(i);
        }
        if (nearest.size() == 1) return nearest.front();
        for (const std::size_t i : nearest)
            if (!sheet.date.empty() && gathered_.nights[i].file->date == sheet.date) return i;
        return nowhere;
    }

    std::size_t night_by_date(const Sheet& sheet) {
        const auto [at, is_new] =
            by_date_.try_emplace({sheet.date, sheet.event}, gathered_.nights.size());
        if (is_new) gathered_.nights.emplace_back();
        return at->second;
    }

    Gathered& gathered_;
    std::vector<fs::path> folders_;  ///< of the first nights, which have a night file
    std::map<std::pair<std::string, std::string>, std::size_t> by_date_;
};

}  // namespace

std::vector<const Sheet*> Gathered::sheets() const {
    std::vector<const Sheet*> all;
    for (const NightInput& night : nights)
        for (const Sheet& sheet : night.sheets) all.push_back(&sheet);
    return all;
}

std::vector<const NightFile*> Gathered::files() const {
    std::vector<const NightFile*> all;
    for (const NightInput& night : nights)
        if (night.file) all.push_back(&*night.file);
    return all;
}

Gathered gather(const Tool& tool, const std::vector<std::string>& given, NightsApart apart,
                KeepHands hands, const SupposedRules* rules) {
    const NightArguments arguments = sort_arguments(given);
    if (apart == NightsApart::no && arguments.night_files.size() > 1)
        throw UsageError(fmt::format("{} and {} are two nights; use --season for several nights",
                                     arguments.night_files[0], arguments.night_files[1]));
    Gathered gathered;
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
    Sorter sorter(std::move(files), gathered);
    read_sheets(tool, arguments.records, hands, rules, gathered,
                [&sorter](Sheet sheet) { sorter.add(std::move(sheet)); });
    return gathered;
}

}  // namespace bones
