// Records out of all inputs, in batches that threads can work on.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "bones/reader.hpp"
#include "tools/lib/io/input.hpp"
#include "tools/lib/io/progress.hpp"

namespace bones::inline io {

/// A record of a batch, or word that a file holds none. The text lies in the batch, as long as that
/// is not filled anew.
struct BatchRecord {
    InputFileRef file;
    RawRecord raw;

    bool is_record() const { return raw.index > 0; }
};

/// Consecutive records: as many as a block of a file holds, or, of shorter files, as it takes to
/// reach that size; at most most_records.
struct Batch {
    Batch() = default;
    Batch(const Batch&) = delete;  // the records' texts lie within
    Batch& operator=(const Batch&) = delete;

    static constexpr std::size_t batch_size = 128 * 1024;
    static constexpr std::size_t most_records = 1024;

    std::vector<BatchRecord> records;
    std::string text;   ///< of short files
    TextBlock block;    ///< of one file
    bool full = false;  ///< there may be more records
};

/// Reads the inputs one after the other. Not for several threads at once.
class RecordFeed {
  public:
    /// The files must outlive the feed. What cannot be read is complained of.
    RecordFeed(InputFiles& files, Complain complain, bool quiet);
    /// Takes records from elsewhere. `origin` names it; a record's text must hold until the next is
    /// asked for.
    using NextRecord = std::function<bool(RawRecord& raw)>;
    RecordFeed(InputFileRef origin, NextRecord next, bool quiet);
    ~RecordFeed();

    /// Makes batches smaller than usual, before the first is filled: where results are much larger
    /// than the text.
    void set_batch_size(std::size_t bytes) { batch_size_ = bytes; }
    /// Fills a batch with the next records; false if there are none left.
    bool fill(Batch& batch);

  private:
    struct OpenFile;

    void gather(Batch& batch);
    bool next(BatchRecord& record, Batch& batch);
    void copy_texts(Batch& batch);
    void complain(std::string_view message);

    InputFiles* files_ = nullptr;
    InputFileRef file_;  ///< being read, or where the records come from
    Complain complain_;
    NextRecord elsewhere_;
    Progress progress_;
    std::size_t batch_size_ = Batch::batch_size;
    std::unique_ptr<OpenFile> open_;
    std::optional<BatchRecord> waiting_;  ///< the first of the next batch, in the reader's room
    std::vector<std::size_t> starts_;     ///< where a batch's records begin that were copied
    std::uint64_t bytes_ = 0;
    std::uint64_t records_ = 0;
};

}  // namespace bones::inline io
