#include "tools/lib/feed.hpp"

#include <fmt/format.h>

#include <system_error>

namespace bones {

struct RecordFeed::OpenFile {
    explicit OpenFile(const InputFile& file) : source(file), reader(source), range(file.range) {}

    /// The next record, with its place in the whole file.
    bool next(RawRecord& raw) {
        const bool all = range && !range->last && given == range->records;
        if (all || !reader.next(raw)) return false;
        ++given;
        if (!range) return true;
        raw.first_line += range->first_line - 1;
        raw.index += range->first_record - 1;
        return true;
    }

    FileSource source;
    RecordReader reader;
    std::optional<FileRange> range;
    std::uint64_t given = 0;
    bool done = false;
};

RecordFeed::RecordFeed(InputFiles& files, Complain complain, bool quiet)
    : files_(&files), complain_(std::move(complain)), progress_(quiet ? 0 : files.bytes(), quiet) {}

RecordFeed::RecordFeed(InputFileRef origin, NextRecord next, bool quiet)
    : file_(std::move(origin)), elsewhere_(std::move(next)), progress_(0, quiet) {}

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
        record.file = file_;
        return elsewhere_(record.raw);
    }
    while (file_ != nullptr || (file_ = files_->next()) != nullptr) {
        record.file = file_;
        try {
            if (open_ == nullptr) open_ = std::make_unique<OpenFile>(*file_);
            if (!open_->done) {
                if (open_->next(record.raw)) return true;
                open_->done = true;
                if (open_->given == 0) {
                    record.raw = {{}, 1, 0, false};
                    return true;
                }
            }
        } catch (const std::system_error& error) {
            complain(fmt::format("cannot read {}: {}", file_->name, error.code().message()));
        }
        open_.reset();
        file_.reset();
    }
    return false;
}

void RecordFeed::complain(std::string_view message) {
    progress_.clear();
    complain_(message);
}

}  // namespace bones
