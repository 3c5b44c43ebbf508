#include "tools/batch/inspection.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <filesystem>
#include <fstream>

#include "tools/batch/commands.hpp"
#include "tools/batch/shard.hpp"
#include "tools/lib/io/versions.hpp"

namespace bones::batch {

namespace {

namespace fs = std::filesystem;

/// Removes folders that are listed twice, even under different names.
std::vector<std::string> different(const std::vector<std::string>& folders) {
    std::vector<std::string> kept;
    std::set<fs::path> met;
    for (const std::string& folder : folders) {
        std::error_code error;
        const fs::path real = fs::canonical(folder, error);
        if (met.insert(error ? fs::path(folder) : real).second) kept.push_back(folder);
    }
    return kept;
}

class Inspector {
  public:
    Inspector(const std::string& plan, const std::vector<std::string>& results,
              const std::vector<Span>& only)
        : results_(different(results)), only_(only) {
        read(plan);
    }

    Inspection inspect() {
        for (const std::string& results : results_) look_into(results);
        for (const RecordDetail& folder : folders_) tell_of(folder);
        for (std::uint64_t shard = 1; shard <= found_.plan.shards; ++shard)
            if (is_wanted(shard) && found_.shards.count(shard) == 0 && told_.count(shard) == 0)
                run_again(shard, "is missing", results_.front());
        if (only_.empty() && found_.refusals.empty()) settle_copies();
        return std::move(found_);
    }

  private:
    /// A folder of a shard among some results.
    struct RecordDetail {
        std::string results, folder, fault;  ///< empty: the folder is complete
        std::uint64_t shard;                 ///< 0: unknown
    };

    /// Reads the plan and the hash of each shard's input. If files were written after the plan,
    /// checks that their bytes are still the same.
    void read(const std::string& path) {
        std::error_code unknown;
        const fs::file_time_type planned = fs::last_write_time(path, unknown);
        Shard shard;
        bool newer = false;
        const auto end_shard = [&] {
            if (shard.empty()) return;
            inputs_.push_back(input_hash(shard));
            if (newer && is_wanted(shard.front().shard)) suspects_.push_back(std::move(shard));
            shard.clear();
            newer = false;
        };
        found_.plan.path = path;
        found_.plan = read_plan(path, [&](PlannedRange&& range) {
            if (!shard.empty() && shard.front().shard != range.shard) end_shard();
            const fs::file_time_type written =
                fs::last_write_time(found_.plan.path_of(range), unknown);
            newer = newer || (!unknown && written >= planned);
            shard.push_back(std::move(range));
        });
        end_shard();
        for (const Shard& suspect : suspects_) {
            try {
                hold_against_plan(found_.plan, suspect);
            } catch (const PlanError& error) {
                found_.refusals.emplace_back(error.what());
            }
        }
        // Report each file once.
        auto& lines = found_.refusals;
        lines.erase(std::unique(lines.begin(), lines.end()), lines.end());
    }

    void look_into(const std::string& results) {
        std::error_code error;
        std::vector<std::string> folders;
        for (fs::directory_iterator at(results, error); !error && at != fs::directory_iterator();
             at.increment(error)) {
            const std::string name = at->path().filename().string();
            if (!at->is_directory(error)) continue;
            (name.starts_with(".shard-") ? found_.unfinished : folders)
                .push_back(at->path().string());
        }
        if (error)
            found_.refusals.push_back(fmt::format("cannot read {}: {}", results, error.message()));
        std::sort(folders.begin(), folders.end());
        // If two folders have the same results, the one with the shard's usual name is kept.
        std::stable_partition(folders.begin(), folders.end(), [&](const std::string& folder) {
            const std::optional<Manifest> manifest = read_manifest(folder);
            return manifest && folder == folder_of_shard(results, manifest->shard);
        });
        for (const std::string& folder : folders) look_at(results, folder);
    }

    /// Inspects one folder. The first complete folder of each shard is taken.
    void look_at(const std::string& results, const std::string& folder) {
        const std::optional<Manifest> manifest = read_manifest(folder);
        const std::uint64_t shard = manifest ? manifest->shard : number_of(folder);
        if (shard != 0 && !is_wanted(shard)) return;
        const std::string fault = fault_of(folder, manifest);
        if (fault.empty()) found_.shards.try_emplace(shard, ShardResults{folder, *manifest});
        folders_.push_back({results, folder, fault, shard});
    }

    /// Reports a faulty folder. If no complete folder has its shard, the shard is run again and
    /// replaces it.
    void tell_of(const RecordDetail& it) {
        const auto whole = found_.shards.find(it.shard);
        const bool is_there = whole != found_.shards.end();
        const bool own = it.folder == folder_of_shard(it.results, it.shard);
        const bool planned = it.shard >= 1 && it.shard <= found_.plan.shards;
        if (it.fault.empty() && whole->second.folder == it.folder) return;
        if (it.fault.empty())
            found_.refusals.push_back(fmt::format("shard {} exists twice, also in {}: rm -r {}",
                                                  it.shard, whole->second.folder,
                                                  quoted(it.folder)));
        else if (own && planned && !is_there && told_.count(it.shard) == 0)
            run_again(it.shard, it.fault, it.results);
        else
            found_.refusals.push_back(
                fmt::format("{} {}: rm -r {}", it.folder, it.fault, quoted(it.folder)));
    }

    /// Finds the records that are copies of earlier ones in any shard. A shard that counts a copy
    /// is run again, and reads a list beside the results of the records to skip.
    void settle_copies() {
        AllLeftOut copies;
        for (const auto& [number, shard] : found_.shards) {
            std::ifstream file(fmt::format("{}/{}", shard.folder, games_file), std::ios::binary);
            for (std::string line; std::getline(file, line);) {
                GameLine game = read_game_line(line);
                const std::pair<std::string, std::uint32_t> name{game.place.file->name,
                                                                 game.record};
                if (found_.games.add(std::move(game)) == Likeness::copy)
                    copies[number].insert(name);
            }
        }
        bool written = false;
        for (const auto& [number, shard] : found_.shards) {
            if (shard.manifest.copies == hash_of(copies[number])) continue;
            const std::string results = fs::path(shard.folder).parent_path().string();
            if (!written)
                for (const std::string& folder : results_)
                    write_copies(folder, found_.plan.hash, copies);
            written = true;
            run_again(number, "counts a game that another record has too", results);
        }
    }

    bool is_wanted(std::uint64_t shard) const {
        return only_.empty() || is_asked_for(only_, shard);
    }

    /// The shard number in a name such as `shard-00017`; 0 if it is another name.
    static std::uint64_t number_of(const std::string& folder) {
        const std::string name = fs::path(folder).filename().string();
        const std::string digits = name.starts_with("shard-") ? name.substr(6) : "";
        const bool number = !digits.empty() && digits.size() < 16 &&
                            digits.find_first_not_of("0123456789") == std::string::npos;
        return number ? std::stoull(digits) : 0;
    }

    std::string fault_of(const std::string& folder, const std::optional<Manifest>& manifest) const {
        if (!manifest) return "is incomplete";
        if (manifest->plan != found_.plan.hash) return "belongs to another plan";
        if (manifest->shard < 1 || manifest->shard > found_.plan.shards)
            return "does not belong to a shard of the plan";
        if (manifest->versions != versions_of_results())
            return fmt::format("was made by another version (Bones {}, not {})", manifest->versions,
                               versions_of_results());
        if (manifest->input != inputs_[manifest->shard - 1]) return "was made from another input";
        const std::string changed = changed_file(folder, *manifest);
        return changed.empty() ? "" : fmt::format("has a changed file, {}", changed);
    }

    void run_again(std::uint64_t shard, std::string_view why, const std::string& results) {
        told_.insert(shard);
        found_.again.insert(shard);
        found_.refusals.push_back(
            fmt::format("shard {} {}: {}", shard, why, found_.plan.run_command(shard, results)));
    }

    const std::vector<std::string> results_;
    const std::vector<Span>& only_;
    Inspection found_;
    std::vector<RecordDetail> folders_;
    std::vector<std::string> inputs_;
    std::vector<Shard> suspects_;
    std::set<std::uint64_t> told_;
};

}  // namespace

Inspection inspect(const std::string& plan, const std::vector<std::string>& results,
                   const std::vector<Span>& only) {
    return Inspector(plan, results, only).inspect();
}

}  // namespace bones::batch
