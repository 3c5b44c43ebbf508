#include "tools/lib/io/records/feed.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <system_error>
#include <utility>

#include "tools/lib/io/records/last_record.hpp"

namespace bones::inline io {

namespace {
constexpr std::size_t least_block = 16 * 1024;
}  // namespace

struct RecordFeed::OpenFile {
    OpenFile(const InputFile& file, std::size_t block)
        : source(file), reader(source, block), last(file), range(file.range) {}

    /// Reads the next record, with its line and number in the whole file.
    bool next(RawRecord& raw) {
        const bool all = range && !range->last && given == range->records;
        if (all || !reader.next(raw)) return false;
        ++given;
        last.see(raw, source);
        if (!range) return true;
        raw.first_line += range->first_line - 1;
        raw.index += range->first_record - 1;
        return true;
    }

    FileSource source;
    RecordReader reader;
    LastRecord last;
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
    starts_.clear();
    gather(batch);
    // batch.text no longer moves, so the views can point into it.
    for (std::size_t i = 0; i < starts_.size(); ++i) {
        std::string_view& text = batch.records[i].raw.text;
        text = std::string_view(batch.text).substr(starts_[i], text.size());
    }
    for (const BatchRecord& record : batch.records) bytes_ += record.raw.text.size();
    records_ += batch.records.size();
    if (batch.records.empty())
        progress_.clear();
    else
        progress_.show(bytes_, records_);
    return !batch.records.empty();
}

void RecordFeed::gather(Batch& batch) {
    std::size_t bytes = 0;
    const auto add = [&](const BatchRecord& record) {
        bytes += record.raw.text.size();
        batch.records.push_back(record);
        batch.full = bytes >= batch_size_ || batch.records.size() >= Batch::most_records;
    };
    batch.full = false;
    if (open_ != nullptr) open_->reader.leave_block(batch.block);
    if (waiting_) add(*std::exchange(waiting_, std::nullopt));
    for (BatchRecord record; !batch.full && next(record, batch);) {
        const bool others_are_kept = open_ != nullptr && open_->reader.has_left_block();
        if (others_are_kept && !batch.records.empty()) {
            waiting_ = record;
            batch.full = true;
            return;
        }
        // No text of another record is in the block.
        if (others_are_kept) open_->reader.leave_block(batch.block);
        add(record);
        if (elsewhere_) copy_texts(batch);
    }
    copy_texts(batch);
}

/// Copies the texts of records into the batch, because the block that they are in will be reused.
void RecordFeed::copy_texts(Batch& batch) {
    for (std::size_t i = starts_.size(); i < batch.records.size(); ++i) {
        starts_.push_back(batch.text.size());
        batch.text += batch.records[i].raw.text;
    }
}

/// Reads the next record; `batch` has the records read so far.
bool RecordFeed::next(BatchRecord& record, Batch& batch) {
    if (elsewhere_) {
        record.file = file_;
        return elsewhere_(record.raw);
    }
    while (file_ != nullptr || (file_ = files_->next()) != nullptr) {
        record.file = file_;
        try {
            if (open_ == nullptr) {
                const std::size_t block = std::max(batch_size_, least_block);
                open_ = std::make_unique<OpenFile>(*file_, block);
                open_->reader.leave_block(batch.block);
            }
            if (!open_->done) {
                if (open_->next(record.raw)) return true;
                open_->done = true;
                if (open_->given == 0) {
                    record.raw = {{}, 1, 0, false};
                    return true;
                }
            }
            open_->source.tell_encoding();
            open_->last.finish(open_->source);
        } catch (const std::system_error& error) {
            complain(fmt::format("cannot read {}: {}", file_->name, error.code().message()));
        }
        copy_texts(batch);
        open_.reset();
        file_.reset();
    }
    return false;
}

void RecordFeed::complain(std::string_view message) {
    progress_.clear();
    if (files_ != nullptr) files_->lose();
    complain_(message);
}

}  // namespace bones::inline io
