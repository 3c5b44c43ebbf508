// Lines on changes, which are shown only when the changes would survive a power cut.
#pragma once

#include <cstdint>
#include <cstdio>
#include <memory>
#include <string>
#include <string_view>

#include "tools/lib/io/output.hpp"

namespace bones::inline store::archive {

/// Holds text back until its changes are committed. It uses little memory; a temporary file stores
/// longer text.
class Report {
  public:
    explicit Report(Output& output) : output_(output) {}
    Report(const Report&) = delete;
    Report& operator=(const Report&) = delete;

    /// Throws OutputError if the disk is full.
    void add(std::string_view text);
    /// Text added after this may have to be removed again.
    void mark();
    /// Removes the text added since the mark, because its changes were undone.
    void back_to_mark();
    /// Shows the text, because its changes are committed.
    void release();

  private:
    static constexpr std::size_t most_held = 256 * 1024;  // bytes in memory

    struct Close {
        void operator()(std::FILE* file) const { std::fclose(file); }
    };

    void put_aside();

    Output& output_;
    std::string text_;  ///< the text that follows the part in the file
    std::unique_ptr<std::FILE, Close> file_;
    std::uint64_t in_file_ = 0;  ///< bytes
    std::uint64_t mark_ = 0;     ///< an offset in the whole text, in bytes
};

}  // namespace bones::inline store::archive
