#include "tools/batch/shard.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <list>
#include <memory>
#include <mutex>
#include <optional>
#include <system_error>
#include <utility>

#include "bones/render.hpp"
#include "libnotation/codes.hpp"
#include "tools/batch/sums.hpp"
#include "tools/lib/cli/records.hpp"
#include "tools/lib/io/versions.hpp"
#include "tools/lib/show/checking/filter.hpp"
#include "tools/lib/show/checking/lines.hpp"
#include "tools/lib/show/checking/names.hpp"

namespace bones::batch {

namespace {

/// The output of a batch of records.
struct Result : Texts {
    FindingCounts counts;
    std::uint64_t records = 0, left_out = 0, hands = 0, actions = 0;

    void clear() {
        Texts::clear();
        counts = {};
        records = left_out = hands = actions = 0;
    }
};

/// Does the work of three tools on each record in turn. Each thread needs its own. The record is
/// judged once, and all three tools use that verdict.
class Worker {
  public:
    Worker(Sums& sums, const LeftOut& copies) : sums_(sums), copies_(copies) {
        dropped_.hand_on = [this] { dropped_.clear(); };
    }

    void work(const BatchRecord& item, Result& result) {
        sure_.reset();
        if (!item.is_record()) {
            RecordChecker& none = sure_.emplace();
            find_no_record(item.raw, none.record, none.verdict);
            return tell(item, none, result);
        }
        const std::uint64_t key = record_key(item);
        const bool counts = copies_.count({item.file->name, item.raw.index}) == 0;
        rows_.write(item, key, counts ? result : dropped_);
        dropped_.clear();
        if (counts) sums_.add_violations(item, rows_.judged(), key, result);
        const std::string content =
            rows_.fingerprint().empty()
                ? content_fingerprint(rows_.judged().record, rows_.judged().verdict)
                : std::string(rows_.fingerprint());
        if (names_game(item.raw.text))
            append_game_line(game_line(rows_.judged().record, item.file, content), result.games);
        ++result.records;
        result.left_out += !counts;
        result.hands += rows_.judged().record.hands.size();
        result.actions += rows_.judged().record.actions.size();
        RecordChecker& judged = without_open(item.raw);
        if (counts) sums_.add_statistics(judged, key, result);
        note_look_alikes(judged.record, judged.verdict);
        tell(item, judged, result);
        append_record_line(item.file->name, judged.record, judged.verdict, content, result.lines);
    }

  private:
    /// The record as the other tools judge it, with possible verdicts only counted. If listing them
    /// displaced other findings, the record is judged again.
    RecordChecker& without_open(const RawRecord& raw) {
        std::vector<Finding>& findings = rows_.judged().verdict.findings;
        const bool cut = std::any_of(findings.begin(), findings.end(), [](const Finding& finding) {
            return finding.code == &code::findings_cut;
        });
        if (cut) {
            constexpr JudgeOptions sure{.list_open = false, .deduce = false, .trace = true};
            sure_.emplace(sure, RecordDetail::play, Slips::searched).judge(raw);
            return *sure_;
        }
        std::erase_if(findings, [](const Finding& finding) {
            return finding.verdict == Verdict::open && !finding.explained_by;
        });
        return rows_.judged();
    }

    static void tell(const BatchRecord& item, const RecordChecker& judged, Result& result) {
        result.counts.add(judged.verdict.counts);
        render_json(item.file->name, judged.record, judged.verdict.findings, result.lines);
    }

    Sums& sums_;
    const LeftOut& copies_;
    Texts dropped_;  ///< rows of copies
    ArchiveRowWriter rows_;
    std::optional<RecordChecker> sure_;  ///< the record when judged again, which is rare
};

/// The sums of each thread.
class ThreadSums {
  public:
    /// Adds sums for one more thread.
    Sums& more() {
        const std::lock_guard<std::mutex> lock(mutex_);
        return sums_.emplace_back();
    }
    /// The sums of all threads together. Call it after the threads have ended.
    Sums total() {
        Sums total = std::move(sums_.front());
        sums_.pop_front();
        for (const Sums& others : sums_) total.add(others);
        return total;
    }

  private:
    std::mutex mutex_;
    std::list<Sums> sums_;
};

/// Hashes the bytes of a shard's ranges as they are read.
class Watch {
  public:
    Watch(const Plan& plan, const Shard& shard) : plan_(plan), shard_(shard), read_(shard.size()) {}

    InputFiles files() {
        std::vector<InputFile> files;
        for (std::size_t i = 0; i < shard_.size(); ++i)
            files.push_back({shard_[i].file, plan_.path_of(shard_[i]), shard_[i].range,
                             [this, i](std::string_view bytes) { read_[i].add(bytes); }});
        return InputFiles(std::move(files));
    }
    void hold() const {
        for (std::size_t i = 0; i < shard_.size(); ++i)
            if (read_[i].text() != shard_[i].hash)
                throw PlanError(fmt::format("{} was changed after the plan was made: {}",
                                            shard_[i].file, plan_.command()));
    }

  private:
    const Plan& plan_;
    const Shard& shard_;
    std::vector<Hash> read_;
};

/// The files for the rows of a shard.
class RowFiles {
  public:
    explicit RowFiles(const std::string& folder) {
        for (const RowTableInfo& table : row_tables()) {
            writers_.push_back(std::make_unique<ResultWriter>(folder, table.file()));
            writers_.back()->write(table.head());
        }
    }
    void write(const Texts& texts) {
        for (std::size_t i = 0; i < row_table_count; ++i) writers_[i]->write(texts.rows[i]);
    }
    void end() {
        for (const auto& writer : writers_) writer->end();
    }
    void finish(std::vector<ResultFile>& files) {
        for (const auto& writer : writers_) files.push_back(writer->finish());
    }

  private:
    std::vector<std::unique_ptr<ResultWriter>> writers_;
};

[[noreturn]] void refuse_unreadable(const Plan& plan, std::string_view message) {
    throw PlanError(fmt::format("{}; restore it, or plan without it: {}", message, plan.command()));
}

}  // namespace

std::string input_hash(const Shard& shard) {
    Hash hash;
    for (const PlannedRange& range : shard) hash.add(range.hash);
    return hash.text();
}

void hold_against_plan(const Plan& plan, const Shard& shard) {
    Watch watch(plan, shard);
    std::vector<char> buffer(std::size_t{256} * 1024);
    InputFiles files = watch.files();
    while (const InputFileRef file = files.next()) {
        try {
            FileSource source(*file);
            while (source.read(buffer.data(), buffer.size()) > 0) continue;
        } catch (const std::system_error& error) {
            refuse_unreadable(
                plan, fmt::format("cannot read {}: {}", file->name, error.code().message()));
        }
    }
    watch.hold();
}

Manifest run_shard(const Tool& tool, const Plan& plan, const Shard& shard,
                   const std::string& results, const LeftOut& copies) {
    Manifest manifest;
    manifest.copies = hash_of(copies);
    manifest.plan = plan.hash;
    manifest.shard = shard.front().shard;
    manifest.input = input_hash(shard);
    manifest.versions = versions_of_results();
    UnfinishedResults unfinished(results, manifest.shard);
    ResultWriter check(unfinished.folder(), check_file), cases(unfinished.folder(), cases_file);
    ResultWriter games(unfinished.folder(), games_file);
    RowFiles rows(unfinished.folder());
    ThreadSums of_threads;
    Watch watch(plan, shard);
    InputFiles files = watch.files();
    RecordFeed feed(
        files, [&](std::string_view message) { refuse_unreadable(plan, message); },
        !tool.shows_progress());
    feed.set_batch_size(std::size_t{16} * 1024);  // rows take about ten times the size of the text
    const auto make_worker = [&of_threads, &copies] {
        return [worker = std::make_shared<Worker>(of_threads.more(), copies)](const Batch& batch,
                                                                              Result& result) {
            for (const BatchRecord& item : batch.records) worker->work(item, result);
        };
    };
    const auto deliver = [&](Result& result) {
        check.write(result.lines);
        cases.write(result.cases);
        games.write(result.games);
        rows.write(result);
        manifest.counts.add(result.counts);
        manifest.records += result.records;
        manifest.left_out += result.left_out;
        manifest.hands += result.hands;
        manifest.actions += result.actions;
    };
    Pipeline<Result>(feed, make_worker, deliver).run(tool.threads());
    watch.hold();
    rows.end(), check.end(), cases.end(), games.end();
    const Sums sums = of_threads.total();
    manifest.proven = sums.proven;
    manifest.if_right = sums.if_right;
    ResultWriter statistics(unfinished.folder(), statistics_file);
    statistics.write(sums.statistics_lines());
    statistics.end();
    ResultWriter violations(unfinished.folder(), violations_file);
    violations.write(sums.violations_lines());
    violations.end();
    manifest.files = {check.finish(), cases.finish(), statistics.finish(), violations.finish(),
                      games.finish()};
    rows.finish(manifest.files);
    unfinished.finish(manifest);
    return manifest;
}

}  // namespace bones::batch
