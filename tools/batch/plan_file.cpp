#include <errno.h>
#include <fmt/core.h>
#include <string.h>

#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>

#include "tools/batch/commands.hpp"
#include "tools/batch/hash.hpp"
#include "tools/batch/plan.hpp"
#include "tools/batch/whole_numbers.hpp"
#include "tools/lib/io/failure.hpp"
#include "tools/lib/io/text/json_line.hpp"

namespace bones::batch {

namespace {

namespace fs = std::filesystem;
using Json = nlohmann::json;

PlannedRange range_of(const Json& line) {
    PlannedRange planned;
    planned.shard = line.at("shard");
    planned.file = line.at("file");
    planned.path = line.at("path");
    planned.hash = line.at("hash");
    planned.range.offset = line.at("offset");
    planned.range.size = line.at("size");
    planned.range.first_line = line.at("first_line");
    planned.range.first_record = line.at("first_record");
    planned.range.records = line.at("records");
    planned.range.last = line.at("last");
    return planned;
}

[[noreturn]] void refuse(const std::string& path, std::string_view why) {
    throw PlanError(fmt::format("{} is not a plan of bones-batch: {}", path, why));
}

class PlanReader {
  public:
    PlanReader(const std::string& path, const std::function<void(PlannedRange&&)>& use)
        : use_(use) {
        plan_.path = path;
    }

    Plan read() {
        std::ifstream file(plan_.path, std::ios::binary);
        if (!file) throw PlanError(fmt::format("cannot read {}: {}", plan_.path, strerror(errno)));
        Hash hash;
        for (std::string line; std::getline(file, line);) {
            hash.add(line);
            hash.add("\n");
            take(line);
        }
        if (!ended_) refuse(plan_.path, "its end is missing; make it again with bones-batch plan");
        plan_.hash = hash.text();
        return plan_;
    }

  private:
    void take(const std::string& text) {
        ++number_;
        try {
            const Json line = parse_whole_numbers(text);
            const std::string type = line.at("type");
            if (ended_) refuse(plan_.path, "there is text after its end");
            if ((number_ == 1) != (type == "plan")) refuse(plan_.path, "its beginning is missing");
            if (type == "plan")
                begin(line);
            else if (type == "range")
                take_range(range_of(line));
            else if (type == "summary")
                end(line);
        } catch (const Json::exception&) {
            refuse(plan_.path, fmt::format("line {} cannot be read", number_));
        }
    }

    void begin(const Json& line) {
        if (line.at("version") != plan_version)
            refuse(plan_.path, "another version of Bones wrote it; make it again");
        plan_.shard_size = line.at("shard_size");
        plan_.inputs = line.at("inputs").get<std::vector<std::string>>();
    }

    /// Takes the next range. Shard numbers must rise without gaps.
    void take_range(PlannedRange&& planned) {
        const bool next = planned.shard == plan_.shards + 1;
        if (!next && (planned.shard != plan_.shards || plan_.shards == 0))
            refuse(plan_.path, fmt::format("line {} is out of order", number_));
        plan_.shards = planned.shard;
        plan_.bytes += planned.range.size;
        plan_.records += planned.range.records;
        use_(std::move(planned));
    }

    void end(const Json& line) {
        ended_ = true;
        plan_.files = line.at("files");
        if (line.at("shards") != plan_.shards || line.at("bytes") != plan_.bytes ||
            line.at("records") != plan_.records)
            refuse(plan_.path, "its sums do not match its lines");
    }

    const std::function<void(PlannedRange&&)>& use_;
    Plan plan_;
    std::uint64_t number_ = 0;
    bool ended_ = false;
};

}  // namespace

std::string Plan::command() const {
    std::string text = "bones-batch plan";
    for (const std::string& input : inputs) text += ' ' + quoted(input);
    return fmt::format("{} --shard {} -o {}", text, shard_size, quoted(path));
}

std::string Plan::run_command(std::uint64_t shard, const std::string& results) const {
    return fmt::format("bones-batch run {} {} -o {}", quoted(path), shard, quoted(results));
}

std::string Plan::path_of(const PlannedRange& range) const {
    return (fs::path(path).parent_path() / range.path).string();
}

Plan read_plan(const std::string& path, const std::function<void(PlannedRange&&)>& use) {
    return PlanReader(path, use).read();
}

std::string range_line(const PlannedRange& planned) {
    return json_line("range", [&](JsonText& json) {
        json.key("shard").number(planned.shard);
        json.key("file").string(planned.file);
        json.key("path").string(planned.path);
        json.key("offset").number(planned.range.offset);
        json.key("size").number(planned.range.size);
        json.key("hash").string(planned.hash);
        json.key("first_line").number(planned.range.first_line);
        json.key("first_record").number(planned.range.first_record);
        json.key("records").number(planned.range.records);
        json.key("last").boolean(planned.range.last);
    });
}

std::string first_line(const Plan& plan) {
    return json_line("plan", [&](JsonText& json) {
        json.key("version").number(plan_version);
        json.key("shard_size").number(plan.shard_size);
        json.key("inputs").begin_list();
        for (const std::string& input : plan.inputs) json.string(input);
        json.end_list();
    });
}

std::string last_line(const Plan& plan) {
    return summary_line({{"shards", plan.shards},
                         {"files", plan.files},
                         {"records", plan.records},
                         {"bytes", plan.bytes}});
}

std::uint64_t bytes_named(const std::string& text) {
    const std::size_t digits = text.find_first_not_of("0123456789");
    const std::string unit = digits == std::string::npos ? "" : text.substr(digits);
    constexpr std::string_view units = "KMGT";
    const bool known = unit.empty() || (unit.size() == 1 && units.find(unit[0]) != units.npos);
    const std::string number = text.substr(0, digits);
    if (!known || number.empty() || number.size() > 15 || std::stoull(number) == 0)
        throw UsageError(fmt::format("`{}` is not a size; write 512, 64K, 100M or 2G", text));
    const std::uint64_t shift = unit.empty() ? 0 : 10 * (units.find(unit[0]) + 1);
    const std::uint64_t bytes = std::stoull(number);
    if (bytes > (std::uint64_t{1} << 60) >> shift)
        throw UsageError(fmt::format("`{}` is too large for a shard", text));
    return bytes << shift;
}

}  // namespace bones::batch
