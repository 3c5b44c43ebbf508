// Text that is passed on piece by piece, so that no more than a piece of it is held.
#pragma once

#include <functional>
#include <string>
#include <string_view>

namespace bones::inline io {

/// Takes the next piece of a text, which ends with a whole line.
using TextSink = std::function<void(std::string_view)>;

/// Collects lines and passes them on in pieces.
class TextPieces {
  public:
    /// The sink must outlive this.
    explicit TextPieces(const TextSink& sink) : sink_(sink) {}

    /// What is not passed on yet, to be appended to.
    std::string& text() { return text_; }
    /// To be called after a line: passes on what there is once that is much.
    void line_done() {
        if (text_.size() >= much) flush();
    }
    const TextSink& sink() const { return sink_; }
    void flush() {
        if (!text_.empty()) sink_(text_);
        text_.clear();
    }

  private:
    static constexpr std::size_t much = 64 * 1024;

    const TextSink& sink_;
    std::string text_;
};

}  // namespace bones::inline io
