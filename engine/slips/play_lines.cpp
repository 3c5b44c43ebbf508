#include "engine/slips/play_lines.hpp"

#include <algorithm>

namespace bones::slips {

std::vector<PlayLine> play_lines(const Record& record, const Hand& hand) {
    std::vector<PlayLine> lines;
    for (std::uint32_t i = hand.first_statement; i < hand.end_statement; ++i) {
        const Statement& line = record.statements[i];
        if (line.keyword == Keyword::actions && line.counts && line.count > 0)
            lines.push_back({&line});
    }
    return lines;
}

Place line_begin(const Record& record, const Statement& statement) {
    const std::size_t feed = record.text.substr(0, statement.line.offset).rfind('\n');
    return {static_cast<std::uint32_t>(feed + 1), 0};
}

Place line_end(const Record& record, const Statement& statement) {
    std::size_t end = std::min(record.text.find('\n', statement.line.end()), record.text.size());
    while (end > statement.line.end() && record.text[end - 1] == '\r') --end;
    return {static_cast<std::uint32_t>(end), 0};
}

}  // namespace bones::slips
