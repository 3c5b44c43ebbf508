#include "tools/lib/store/archive/report.hpp"

#include <algorithm>

#include "tools/lib/io/failure.hpp"
#include "tools/lib/io/system/system.hpp"

namespace bones::inline store::archive {

void Report::add(std::string_view text) {
    text_ += text;
    if (text_.size() > most_held) put_aside();
}

void Report::put_aside() {
    if (!file_) file_.reset(system::temporary_file());
    if (!file_ || fseeko(file_.get(), static_cast<off_t>(in_file_), SEEK_SET) != 0 ||
        std::fwrite(text_.data(), 1, text_.size(), file_.get()) != text_.size() ||
        std::fflush(file_.get()) != 0)
        throw OutputError("cannot write a temporary file: the disk may be full");
    in_file_ += text_.size();
    text_.clear();
}

void Report::mark() {
    mark_ = in_file_ + text_.size();
}

void Report::back_to_mark() {
    if (mark_ >= in_file_) {
        text_.resize(mark_ - in_file_);
    } else {
        in_file_ = mark_;
        text_.clear();
    }
}

void Report::release() {
    if (in_file_ > 0) std::rewind(file_.get());
    char buffer[1 << 14];
    while (in_file_ > 0) {
        const std::size_t size =
            std::fread(buffer, 1, std::min<std::uint64_t>(sizeof buffer, in_file_), file_.get());
        if (size == 0) throw OutputError("cannot read a temporary file");
        output_.write({buffer, size});
        in_file_ -= size;
    }
    output_.write(text_).flush();
    text_.clear();
    mark_ = 0;
}

}  // namespace bones::inline store::archive
