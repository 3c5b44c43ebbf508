// Stores texts in a file until the text before them is known.
#pragma once

#include <cstdio>
#include <string_view>

#include "tools/lib/io/failure.hpp"
#include "tools/lib/io/output.hpp"

namespace bones {

/// Stores the cases in a file. They are found before the table is complete, and are printed after
/// it.
class Spool {
  public:
    Spool() : file_(std::tmpfile()) {
        if (file_ == nullptr) throw OutputError("cannot make a temporary file");
    }
    ~Spool() { std::fclose(file_); }
    Spool(const Spool&) = delete;
    Spool& operator=(const Spool&) = delete;

    void write(std::string_view text) {
        if (std::fwrite(text.data(), 1, text.size(), file_) != text.size())
            throw OutputError("cannot write a temporary file: the disk may be full");
        empty_ = empty_ && text.empty();
    }
    bool empty() const { return empty_; }
    void copy_to(Output& output) {
        std::rewind(file_);
        char buffer[1 << 14];
        while (const std::size_t size = std::fread(buffer, 1, sizeof buffer, file_))
            output.write({buffer, size});
    }

  private:
    std::FILE* file_;
    bool empty_ = true;
};

}  // namespace bones
