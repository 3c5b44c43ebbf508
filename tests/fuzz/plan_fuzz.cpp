// A plan of arbitrary bytes is refused, or read and written again unchanged; its shards run or are
// refused without results. After a byte 1, the input is the manifest of a shard's results, which is
// complete or rejected.
#include <algorithm>

#include "tests/fuzz/support.hpp"
#include "tools/batch/shard.hpp"
#include "tools/lib/io/failure.hpp"

namespace {

using namespace bones;
using namespace bones::batch;
using namespace bones::fuzz;

constexpr std::string_view records =
    "game draw\nplayer A Ana\nplayer B Bo\nhand 1\nA 6-6\nB 6-1\nend unfinished\n"
    "game leyden\nplayer A Ana\nplayer B Bo\nhand 1\nA 6-6\nend unfinished\n";

struct Work {
    Folder folder;
    std::string plan = folder / "plan.jsonl", results = folder / "out";
    Tool tool{"fuzz", "", ""};

    Work() {
        store(folder / "a.bones", records);
        tool.takes_jobs();
        const char* words[] = {"fuzz", "-j", "1"};
        tool.parse(3, words);
    }
};

/// Whether a range is in the only existing file.
bool is_of_file(const PlannedRange& range) {
    return range.path == "a.bones";
}

void read_again(const Work& work, const Plan& plan, const std::vector<PlannedRange>& ranges) {
    std::string text = first_line(plan);
    for (const PlannedRange& range : ranges) text += range_line(range);
    text += last_line(plan);
    store(work.plan, text);
    std::string again;
    const Plan second =
        read_plan(work.plan, [&](PlannedRange&& range) { again += range_line(range); });
    again = first_line(second) + again + last_line(second);
    expect(text == again, "a plan that was written is read as another", text, again);
}

void run(const Work& work, const Plan& plan, const std::vector<PlannedRange>& ranges) {
    for (std::size_t i = 0; i < ranges.size();) {
        const std::uint64_t number = ranges[i].shard;
        Shard shard;
        for (; i < ranges.size() && ranges[i].shard == number; ++i) shard.push_back(ranges[i]);
        try {
            run_shard(work.tool, plan, shard, work.results, {});
        } catch (const PlanError&) {
            const auto folder = folder_of_shard(work.results, number);
            expect(!std::filesystem::exists(folder), "results of what was refused");
        }
    }
    std::filesystem::remove_all(work.results);
}

void read_manifest_of(const Work& work, std::string_view bytes) {
    const std::string folder = folder_of_shard(work.results, 1);
    std::filesystem::create_directories(folder);
    store(folder + '/' + std::string(manifest_file), bytes);
    const std::optional<Manifest> manifest = read_manifest(folder);
    if (manifest) expect(bytes.starts_with(manifest->line()), "a manifest read as another");
    std::filesystem::remove_all(work.results);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    static const Work work;
    const std::string_view bytes(reinterpret_cast<const char*>(data), size);
    if (bytes.starts_with('\1')) {
        read_manifest_of(work, bytes.substr(1));
        return 0;
    }
    store(work.plan, bytes);
    std::vector<PlannedRange> ranges;
    Plan plan;
    try {
        plan =
            read_plan(work.plan, [&](PlannedRange&& range) { ranges.push_back(std::move(range)); });
    } catch (const PlanError& error) {
        expect(*error.what() != '\0', "refused without a reason");
        return 0;
    }
    read_again(work, plan, ranges);
    if (std::all_of(ranges.begin(), ranges.end(), is_of_file)) run(work, plan, ranges);
    return 0;
}
