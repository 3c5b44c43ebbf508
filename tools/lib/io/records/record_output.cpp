#include "tools/lib/io/records/record_output.hpp"

#include "bones/parser.hpp"
#include "bones/reader.hpp"
#include "bones/writer.hpp"

namespace bones::inline io {

void RecordOutput::write(std::string_view text) {
    if (!empty_) {
        output_.write("\n");
        if (!begins_by_itself(text)) text = with_game_line(text);
    }
    output_.write(text);
    empty_ = false;
    after_hand_ = text.starts_with("hand ") || text.find("\nhand ") != std::string_view::npos;
}

bool RecordOutput::begins_by_itself(std::string_view text) const {
    if (text.starts_with("game ") || text.starts_with("game\n")) return true;
    const std::string before = after_hand_ ? "game\nhand 1\n" : "game\n";
    const std::string together = before + std::string(text);
    TextSource source(together);
    RecordReader reader(source, together.size());
    RawRecord first, second;
    return reader.next(first) && reader.next(second);
}

std::string_view RecordOutput::with_game_line(std::string_view text) {
    read_ = "game\n";
    read_ += text;
    RawRecord raw;
    raw.text = read_;
    parse(raw, record_);
    written_.clear();
    bones::write(record_, record_.actions, written_);
    return written_;
}

}  // namespace bones::inline io
