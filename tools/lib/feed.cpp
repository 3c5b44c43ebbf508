#include "tools/lib/feed.hpp"

#include <fmt/format.h>

#include <system_error>

namespace bones {

struct RecordFeed::OpenFile {
    explicit OpenFile(const InputFile& file) : source(file), reader(source) {}

    FileSource source;
    RecordReader reader;
    bool has_record = false;
    bool done = false;
};

namespace {

std::uint64_t all_bytes(const std::vector<InputFile>& files) {
    std::uint64_t sum = 0;
    for (const InputFile& file : files) sum += file.bytes;
    return sum;
}

}  // namespace

RecordFeed::RecordFeed(const std::vector<InputFile>& files, Complain complain, bool quiet)
    : files_(files), complain_(std::move(complain)), progress_(all_bytes(files), quiet) {}

RecordFeed::RecordFeed(const std::vector<InputFile>& origin, NextRecord next, bool quiet)
    : files_(origin), elsewhere_(std::move(next)), progress_(all_bytes(origin), quiet) {}

RecordFeed::~RecordFeed() = default;

bool RecordFeed::fill(Batch& batch) {
    batch.records.clear();
    batch.text.clear();
    batch.size = batch_size_;
    starts_.clear();
    BatchRecord record;
    while (!batch.is_full() && next(record)) {
        starts_.push_back(batch.text.size());
        batch.text += record.raw.text;
        batch.records.push_back(record);
    }
    // Only now does the text stay where it is.
    for (std::size_t i = 0; i < starts_.size(); ++i) {
        std::string_view& text = batch.records[i].raw.text;
        text = std::string_view(batch.text).substr(starts_[i], text.size());
    }
    bytes_ += batch.text.size();
    records_ += batch.records.size();
    if (batch.records.empty())
        progress_.clear();
    else
        progress_.show(bytes_, records_);
    return !batch.records.empty();
}

bool RecordFeed::next(BatchRecord& record) {
    if (elsewhere_) {
        record.file = &files_.front();
        return elsewhere_(record.raw);
    }
    for (; file_ < files_.size(); ++file_, open_.reset()) {
        record.file = &files_[file_];
        try {
            if (open_ == nullptr) open_ = std::make_unique<OpenFile>(files_[file_]);
            if (open_->done) continue;
            if (open_->reader.next(record.raw)) return open_->has_record = true;
            open_->done = true;
            if (open_->has_record) continue;
            record.raw = {{}, 1, 0, false};
            return true;
        } catch (const std::system_error& error) {
            complain(fmt::format("cannot read {}: {}", record.file->name, error.code().message()));
        }
    }
    return false;
}

void RecordFeed::complain(std::string message) {
    progress_.clear();
    complain_(message);
}

}  // namespace bones
