#include "tools/batch/inspection.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>

#include "tools/batch/commands.hpp"
#include "tools/batch/shard.hpp"
#include "tools/lib/versions.hpp"

namespace bones::batch {

namespace {

namespace fs = std::filesystem;

class Inspector {
  public:
    Inspector(const std::string& plan, const std::vector<std::string>& results,
              const std::vector<Span>& only)
        : results_(results), only_(only) {
        read(plan);
    }

    Inspection inspect() {
        for (const std::string& results : results_) look_into(results);
        for (std::uint64_t shard = 1; shard <= found_.plan.shards; ++shard)
            if (is_wanted(shard) && found_.shards.count(shard) == 0 && told_.count(shard) == 0)
                run_again(shard, "missing");
        return std::move(found_);
    }

  private:
    /// The hash of each shard's input; and whether files were written since the plan, in which case
    /// it is looked whether they are still the same.
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
        // One line for each file.
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
        std::sort(folders.begin(), folders.end());
        // Of two with the same results the one that has its own name is to stay.
        std::stable_partition(folders.begin(), folders.end(), [&](const std::string& folder) {
            const std::optional<Manifest> manifest = read_manifest(folder);
            return manifest && folder == folder_of_shard(results, manifest->shard);
        });
        for (const std::string& folder : folders) look_at(results, folder);
    }

    void look_at(const std::string& results, const std::string& folder) {
        const std::optional<Manifest> manifest = read_manifest(folder);
        const std::uint64_t shard = manifest ? manifest->shard : number_of(folder);
        if (shard != 0 && !is_wanted(shard)) return;
        const bool own = folder == folder_of_shard(results, shard);
        const std::string why = fault_of(folder, manifest);
        if (why.empty()) return take(folder, *manifest);
        if (own && shard >= 1 && shard <= found_.plan.shards) return run_again(shard, why);
        found_.refusals.push_back(fmt::format("{} {}: rm -r {}", folder, why, quoted(folder)));
    }

    bool is_wanted(std::uint64_t shard) const {
        return only_.empty() || is_asked_for(only_, shard);
    }

    /// What `shard-00017` means; 0: nothing.
    static std::uint64_t number_of(const std::string& folder) {
        const std::string name = fs::path(folder).filename().string();
        const std::string digits = name.starts_with("shard-") ? name.substr(6) : "";
        const bool number = !digits.empty() && digits.size() < 16 &&
                            digits.find_first_not_of("0123456789") == std::string::npos;
        return number ? std::stoull(digits) : 0;
    }

    std::string fault_of(const std::string& folder, const std::optional<Manifest>& manifest) const {
        if (!manifest) return "is not whole";
        if (manifest->plan != found_.plan.hash) return "is of another plan";
        if (manifest->shard < 1 || manifest->shard > found_.plan.shards)
            return "is of no shard of the plan";
        if (manifest->versions != versions_of_results())
            return fmt::format("is of another version (Bones {}, not {})", manifest->versions,
                               versions_of_results());
        if (manifest->input != inputs_[manifest->shard - 1]) return "is of another input";
        const std::string changed = changed_file(folder, *manifest);
        return changed.empty() ? "" : fmt::format("is not as it was made: {} was changed", changed);
    }

    void take(const std::string& folder, const Manifest& manifest) {
        const auto [at, is_new] =
            found_.shards.try_emplace(manifest.shard, Found{folder, manifest});
        if (!is_new)
            found_.refusals.push_back(fmt::format("shard {} is there twice, also in {}: rm -r {}",
                                                  manifest.shard, at->second.folder,
                                                  quoted(folder)));
    }

    void run_again(std::uint64_t shard, std::string_view why) {
        told_.insert(shard);
        found_.again.insert(shard);
        found_.refusals.push_back(fmt::format("shard {} {}: {}", shard,
                                              why == "missing" ? "is missing" : why,
                                              found_.plan.run_command(shard, results_.front())));
    }

    const std::vector<std::string>& results_;
    const std::vector<Span>& only_;
    Inspection found_;
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
