// The results of a shard: a folder that is complete or does not exist.
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

/// The contents of a shard's manifest (schemas/batch.schema.json).
struct Manifest {
    std::string plan;  ///< its hash
    std::uint64_t shard = 0;
    std::string input;  ///< hash of the hashes of its ranges
    std::string versions;
    std::string copies;  ///< hash of the records that are not counted (games.hpp); empty: none
    std::uint64_t records = 0, hands = 0, actions = 0, proven = 0, if_right = 0;
    std::uint64_t left_out = 0;  ///< number of these records
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

/// The folder of a shard's results: `out/shard-00017`.
std::string folder_of_shard(const std::string& results, std::uint64_t shard);
/// Reads the manifest of a folder; none if it is missing or unreadable.
std::optional<Manifest> read_manifest(const std::string& folder);
/// The name of a file that differs from the manifest; empty if all files match.
std::string changed_file(const std::string& folder, const Manifest& manifest);

/// A result file during writing, with its hash. Throws OutputError.
class ResultWriter {
  public:
    explicit ResultWriter(const std::string& folder, std::string_view name);
    ~ResultWriter();
    ResultWriter(const ResultWriter&) = delete;
    ResultWriter& operator=(const ResultWriter&) = delete;

    void write(std::string_view text);
    /// Writes the remaining data without waiting for the disk, so that several files can be on
    /// their way at a time.
    void end();
    /// Waits until all data is on the disk.
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
    std::uint64_t written_ = 0;  ///< bytes written to the file
    int descriptor_;
};

/// A results folder with a temporary name. The destructor deletes it unless `finish` renamed it.
class UnfinishedResults {
  public:
    /// Creates the folder of all results if it is missing. Throws OutputError.
    UnfinishedResults(const std::string& results, std::uint64_t shard);
    ~UnfinishedResults();
    UnfinishedResults(const UnfinishedResults&) = delete;
    UnfinishedResults& operator=(const UnfinishedResults&) = delete;

    const std::string& folder() const { return folder_; }
    /// Writes the manifest and renames the folder to the shard's name, replacing an incomplete one.
    /// If the same results exist already, they stay.
    void finish(const Manifest& manifest);

  private:
    std::string results_, target_, folder_;
};

}  // namespace bones::batch
