// Records out of all inputs, in batches that threads can work on.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "bones/reader.hpp"
#include "tools/lib/input.hpp"
#include "tools/lib/progress.hpp"

namespace bones {

/// A record of a batch, or word that a file holds none. The text lies in the batch.
struct BatchRecord {
    InputFileRef file;
    RawRecord raw;

    bool is_record() const { return raw.index > 0; }
};

/// Consecutive records: as many as it takes to reach `size` bytes of text, or most_records.
struct Batch {
    Batch() = default;
    Batch(const Batch&) = delete;  // the records' texts lie within
    Batch& operator=(const Batch&) = delete;

    static constexpr std::size_t batch_size = 128 * 1024;
    static constexpr std::size_t most_records = 4096;

    std::vector<BatchRecord> records;
    std::string text;
    std::size_t size = batch_size;  ///< how many bytes fill it

    bool is_full() const { return text.size() >= size || records.size() >= most_records; }
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

    /// Makes batches smaller than usual: where results are much larger than the text.
    void set_batch_size(std::size_t bytes) { batch_size_ = bytes; }
    /// Fills a batch with the next records; false if there are none left.
    bool fill(Batch& batch);

  private:
    struct OpenFile;

    bool next(BatchRecord& record);
    void complain(std::string_view message);

    InputFiles* files_ = nullptr;
    InputFileRef file_;  ///< being read, or where the records come from
    Complain complain_;
    NextRecord elsewhere_;
    Progress progress_;
    std::size_t batch_size_ = Batch::batch_size;
    std::unique_ptr<OpenFile> open_;
    std::vector<std::size_t> starts_;  ///< of a batch's records in its text
    std::uint64_t bytes_ = 0;
    std::uint64_t records_ = 0;
};

}  // namespace bones
