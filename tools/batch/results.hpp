// The results of a shard: a folder that is there whole or not at all.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "bones/verdict.hpp"
#include "tools/batch/hash.hpp"

namespace bones::batch {

/// A file among the results.
struct ResultFile {
    std::string name;
    std::uint64_t size = 0;
    std::string hash;
    bool operator==(const ResultFile&) const = default;
};

/// What a shard's results say of themselves (schemas/batch.schema.json).
struct Manifest {
    std::string plan;  ///< its hash
    std::uint64_t shard = 0;
    std::string input;  ///< the hash of its ranges' hashes
    std::string versions;
    std::string copies;  ///< hash of the records that it does not count (games.hpp); empty: none
    std::uint64_t records = 0, hands = 0, actions = 0, proven = 0, if_right = 0;
    std::uint64_t left_out = 0;  ///< of the records, those copies
    FindingCounts counts;
    std::vector<ResultFile> files;
    bool operator==(const Manifest& other) const { return line() == other.line(); }

    std::string line() const;
};

inline constexpr std::string_view check_file = "check.jsonl";
inline constexpr std::string_view statistics_file = "statistics.jsonl";
inline constexpr std::string_view violations_file = "violations.jsonl";
inline constexpr std::string_view cases_file = "cases.jsonl";
inline constexpr std::string_view manifest_file = "manifest.json";

/// Where the results of a shard are: `out/shard-00017`.
std::string folder_of_shard(const std::string& results, std::uint64_t shard);
/// Of a folder of results; none if there is none that can be read.
std::optional<Manifest> read_manifest(const std::string& folder);
/// Which file of a folder is not as its manifest says; empty: none.
std::string changed_file(const std::string& folder, const Manifest& manifest);

/// A file that is being written, with its hash. Throws OutputError.
class ResultWriter {
  public:
    explicit ResultWriter(const std::string& folder, std::string_view name);
    ~ResultWriter();
    ResultWriter(const ResultWriter&) = delete;
    ResultWriter& operator=(const ResultWriter&) = delete;

    void write(std::string_view text);
    /// There is no more to write: nothing need be waited for yet, so that several files are on
    /// their way to the disk at a time.
    void end();
    /// Everything is on the disk.
    ResultFile finish();

  private:
    void pass_on(std::string_view rest);
    void send();
    void make_room();
    [[noreturn]] void fail() const;

    std::string path_;
    ResultFile file_;
    Hash hash_;
    std::string buffer_;
    std::uint64_t written_ = 0;  ///< bytes that the file has
    int descriptor_;
};

/// A folder with a temporary name. The destructor deletes it, unless it got its final name.
class UnfinishedResults {
  public:
    /// Makes the folder of all results if there is none. Throws OutputError.
    UnfinishedResults(const std::string& results, std::uint64_t shard);
    ~UnfinishedResults();
    UnfinishedResults(const UnfinishedResults&) = delete;
    UnfinishedResults& operator=(const UnfinishedResults&) = delete;

    const std::string& folder() const { return folder_; }
    /// Writes the manifest and takes the shard's name, in the place of what is not whole there. If
    /// the same results are there already, they stay.
    void finish(const Manifest& manifest);

  private:
    std::string results_, target_, folder_;
};

}  // namespace bones::batch
