// bones-generate: makes random games for tests, training and measurements.
#include <fmt/core.h>

#include <algorithm>
#include <memory>
#include <mutex>
#include <span>

#include "engine/rules/house_rules.hpp"
#include "tools/generate/options.hpp"
#include "tools/generate/truth.hpp"
#include "tools/lib/io/file_identity.hpp"
#include "tools/lib/io/output.hpp"
#include "tools/lib/io/progress.hpp"
#include "tools/lib/io/threads.hpp"

namespace bones {

using namespace play;
namespace {

constexpr const char* tool_name = "bones-generate";
constexpr std::string_view examples =
    "bones-generate --game leyden --count 10               # ten games of Leyden\n"
    "bones-generate --game double-takes --hide all         # what the table saw\n"
    "bones-generate --omit arms,passes --complete whole.bones -o sheets.bones\n"
    "bones-generate --breaches 2 --kinds revoke,false-pass --truth truth.jsonl";

constexpr std::uint64_t records_in_batch = 256;

/// Consecutive records, and their truth lines.
struct Batch {
    std::string records;
    std::string complete;  ///< the same records with nothing omitted
    std::string truth;
};

/// Makes records. Each has its own stream of random numbers, so it depends neither on other records
/// nor on the thread.
class Maker {
  public:
    explicit Maker(const GenerateOptions& options) : options_(options) {}

    void make(std::uint64_t first, std::uint64_t end, Batch& batch) {
        batch.records.clear();
        batch.complete.clear();
        batch.truth.clear();
        for (std::uint64_t number = first; number < end; ++number) make_one(number, batch);
    }

  private:
    void make_one(std::uint64_t number, Batch& batch) {
        Random random(options_.seed, number);
        const GameRequest request = choose_game(random);
        SheetHeader header;
        header.id =
            fmt::format("{} seed {} game {}", traits(request.game).name, options_.seed, number + 1);
        header.date = options_.date;
        header.usual = default_house_rules(house_rules_of(request.game));
        choose_names(random, request.players, header.names);
        generate(request, options_.breaches, random, sheet_);
        Omissions omitted = options_.omitted;
        omitted.lot = Random(~options_.seed, number).next();
        append_sheet(batch.records, number, header, omitted);
        if (!options_.complete.empty()) append_sheet(batch.complete, number, header, {});
        for (const Truth& truth : sheet_.truths) append_truth(batch.truth, number + 1, truth);
    }

    void append_sheet(std::string& out, std::uint64_t number, const SheetHeader& header,
                      const Omissions& omitted) const {
        if (number > 0) out += '\n';
        append_record(out, sheet_, header, options_.hidden, omitted);
    }

    GameRequest choose_game(Random& random) const {
        const std::size_t which = random.below(static_cast<std::uint32_t>(options_.games.size()));
        GameRequest request;
        request.game = options_.games[which];
        request.rules = options_.rules[which];
        request.kinds = options_.kinds;
        request.hands = options_.hands;
        const GameTraits& game = traits(request.game);
        const int more = static_cast<int>(
            random.below(static_cast<std::uint32_t>(game.most_players - game.fewest_players + 1)));
        request.players = options_.players.value_or(game.fewest_players + more);
        return request;
    }

    /// Chooses a different name for every seat.
    void choose_names(Random& random, int players, std::vector<std::string_view>& names) {
        names_.assign(options_.names.begin(), options_.names.end());
        for (std::size_t s = 0; s < static_cast<std::size_t>(players); ++s)
            std::swap(names_[s],
                      names_[s + random.below(static_cast<std::uint32_t>(names_.size() - s))]);
        names.assign(names_.begin(), names_.begin() + players);
    }

    const GenerateOptions& options_;
    PlayedGame sheet_;
    std::vector<std::string_view> names_;
};

/// The output of records, and the files beside it.
struct Outputs {
    explicit Outputs(const GenerateOptions& options, const std::string& output)
        : records(output), complete(beside(options.complete)), truth(beside(options.truth)) {}

    void write(const Batch& batch) {
        records.write(batch.records);
        if (complete) complete->write(batch.complete);
        if (truth) truth->write(batch.truth);
    }
    void finish() {
        records.finish();
        if (complete) complete->finish();
        if (truth) truth->finish();
    }

  private:
    /// Opens a file beside the output. It is written completely even if the reader of another
    /// output closes it.
    std::unique_ptr<Output> beside(const std::string& file) {
        if (file.empty()) return nullptr;
        auto output = std::make_unique<Output>(file);
        records.outlives_reader();
        output->outlives_reader();
        return output;
    }

    Output records;
    std::unique_ptr<Output> complete, truth;
};

/// Makes the batches of one round. This thread makes the last one, and all of them if no threads
/// can be started.
class Round {
  public:
    void make(std::span<Maker> makers, std::span<Batch> batches, std::uint64_t first,
              std::uint64_t end) {
        {
            Helpers helpers;
            for (std::size_t i = 0; i < batches.size(); ++i) {
                const auto make_one = [&, i] {
                    const std::uint64_t begin = first + i * records_in_batch;
                    make_batch(makers[i], begin, std::min(begin + records_in_batch, end),
                               batches[i]);
                };
                if (i + 1 == batches.size() || !helpers.start(make_one)) make_one();
            }
        }
        if (failure_) std::rethrow_exception(failure_);
    }

  private:
    void make_batch(Maker& maker, std::uint64_t first, std::uint64_t end, Batch& batch) {
        try {
            maker.make(first, end, batch);
        } catch (...) {
            const std::lock_guard<std::mutex> lock(mutex_);
            failure_ = std::current_exception();
        }
    }

    std::mutex mutex_;
    std::exception_ptr failure_;
};

/// In each round every thread makes one batch; the batches are written in order.
void generate_all(const GenerateOptions& options, Outputs& outputs, Progress& progress) {
    const auto threads = static_cast<std::size_t>(options.threads);
    std::vector<Maker> makers(threads, Maker(options));
    std::vector<Batch> batches(threads);
    std::uint64_t bytes = 0;
    for (std::uint64_t next = 0; next < options.count;) {
        const std::uint64_t end =
            next + std::min<std::uint64_t>(threads * records_in_batch, options.count - next);
        const std::uint64_t used = (end - next + records_in_batch - 1) / records_in_batch;
        const std::span<Batch> round = std::span(batches).first(used);
        Round().make(makers, round, next, end);
        next = end;
        for (const Batch& batch : round) {
            outputs.write(batch);
            bytes += batch.records.size();
        }
        progress.show(bytes, next);
    }
}

void refuse_to_overwrite(const Tool& tool, const GenerateOptions& options) {
    if (!options.names_file.empty()) tool.refuse_to_overwrite(options.names_file);
    const std::pair<std::string_view, const std::string&> outputs[] = {
        {"-o", tool.output}, {"--complete", options.complete}, {"--truth", options.truth}};
    for (std::size_t i = 1; i < std::size(outputs); ++i) {
        const auto& [name, file] = outputs[i];
        const auto is_same = [&file = file](const std::string& other) {
            if (file.empty() || other.empty()) return false;
            const std::optional<FileIdentity> identity = file_identity(file);
            return identity && identity == file_identity(other);
        };
        for (const auto& [other_name, other] : std::span(outputs).first(i))
            if (is_same(other))
                throw UsageError(
                    fmt::format("{} and {} are the same file, {}", other_name, name, file));
        if (is_same(options.names_file))
            throw UsageError(fmt::format("{} {} would overwrite an input", name, file));
    }
}

int main(int argc, const char* const* argv) {
    Tool tool(tool_name, "Generates domino games and writes their records.", examples);
    GenerateOptions options;
    if (!read_options(tool, argc, argv, options)) return status_clean;
    refuse_to_overwrite(tool, options);
    Outputs outputs(options, tool.output);
    Progress progress(0, !tool.shows_progress());
    generate_all(options, outputs, progress);
    progress.clear();
    outputs.finish();
    return status_clean;
}

}  // namespace
}  // namespace bones

int main_of_generate(int argc, char** argv) {
    return bones::run_tool(bones::tool_name, [&] { return bones::main(argc, argv); });
}
