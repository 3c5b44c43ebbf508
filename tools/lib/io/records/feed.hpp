// Reads the records of all inputs in batches for threads.
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

/// A record of a batch, or the message that a file has no record. The text is in the batch and
/// valid until the batch is filled again.
struct BatchRecord {
    InputFileRef file;
    RawRecord raw;

    bool is_record() const { return raw.index > 0; }
};

/// Consecutive records. A batch has the records of one block of a file, or those of several short
/// files up to that size. It has at most most_records.
struct Batch {
    Batch() = default;
    Batch(const Batch&) = delete;  // the views into text and block would become invalid
    Batch& operator=(const Batch&) = delete;

    static constexpr std::size_t batch_size = 128 * 1024;
    static constexpr std::size_t most_records = 1024;

    std::vector<BatchRecord> records;
    std::string text;   ///< the text of short files
    TextBlock block;    ///< a block of one file
    bool full = false;  ///< more records may follow
};

/// Reads the inputs one after the other. Use it from one thread at a time.
class RecordFeed {
  public:
    /// The files must outlive the feed. `complain` is called for each input that cannot be read.
    RecordFeed(InputFiles& files, Complain complain, bool quiet);
    /// Takes records from another source, named by `origin`. A record's text must be valid until
    /// the next call of `next`.
    using NextRecord = std::function<bool(RawRecord& raw)>;
    RecordFeed(InputFileRef origin, NextRecord next, bool quiet);
    ~RecordFeed();

    /// Makes batches smaller than usual, for results that are much larger than the text. Call it
    /// before the first batch is filled.
    void set_batch_size(std::size_t bytes) { batch_size_ = bytes; }
    /// Fills a batch with the next records. False at the end.
    bool fill(Batch& batch);

  private:
    struct OpenFile;

    void gather(Batch& batch);
    bool next(BatchRecord& record, Batch& batch);
    void copy_texts(Batch& batch);
    void complain(std::string_view message);

    InputFiles* files_ = nullptr;
    InputFileRef file_;  ///< the file being read, or the name of the other source
    Complain complain_;
    NextRecord elsewhere_;
    Progress progress_;
    std::size_t batch_size_ = Batch::batch_size;
    std::unique_ptr<OpenFile> open_;
    /// The first record of the next batch, still in the reader's buffer.
    std::optional<BatchRecord> waiting_;
    std::vector<std::size_t> starts_;  ///< the offsets of copied texts in the batch's text
    std::uint64_t bytes_ = 0;
    std::uint64_t records_ = 0;
};

}  // namespace bones::inline io
