// Lines on what was done, which are shown only when it would outlive a power cut.
#pragma once

#include <cstdint>
#include <cstdio>
#include <memory>
#include <string>
#include <string_view>

#include "tools/lib/io/output.hpp"

namespace bones::inline store::archive {

/// Holds text back until it is true. However much there is, little memory is used: a file without a
/// name takes the rest.
class Report {
  public:
    explicit Report(Output& output) : output_(output) {}
    Report(const Report&) = delete;
    Report& operator=(const Report&) = delete;

    /// Throws OutputError if there is no room for it.
    void add(std::string_view text);
    /// Whatever is added from here on may have to be taken back.
    void mark();
    /// Takes back what was added since the mark: it was not done.
    void back_to_mark();
    /// All of it was done: shows it.
    void release();

  private:
    static constexpr std::size_t most_held = 256 * 1024;  // bytes in memory

    struct Close {
        void operator()(std::FILE* file) const { std::fclose(file); }
    };

    void put_aside();

    Output& output_;
    std::string text_;  ///< after what lies in the file
    std::unique_ptr<std::FILE, Close> file_;
    std::uint64_t in_file_ = 0;  ///< bytes
    std::uint64_t mark_ = 0;     ///< of all bytes
};

}  // namespace bones::inline store::archive
