// Passes text on piece by piece, so that only a piece of it is in memory.
#pragma once

#include <functional>
#include <string>
#include <string_view>

namespace bones::inline io {

/// Receives the next piece of a text, which ends with a whole line.
using TextSink = std::function<void(std::string_view)>;

/// Collects lines and passes them on in pieces.
class TextPieces {
  public:
    /// The sink must outlive this.
    explicit TextPieces(const TextSink& sink) : sink_(sink) {}

    /// The text that has not been passed on yet. Append lines to it.
    std::string& text() { return text_; }
    /// Call it after a line: passes the text on if it is large enough.
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
