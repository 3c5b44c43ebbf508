// Writes one line of JSON Lines: an object that begins with its type.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>

#include "libnotation/json/json_text.hpp"

namespace bones::inline io {

/// `{"type":"difference",…}` and a line end. `fill` adds the members after the type.
template <class Fill>
std::string json_line(std::string_view type, Fill fill) {
    std::string line;
    {
        JsonText json(line);
        json.begin_object();
        json.key("type").word(type);
        fill(json);
        json.end_object();
        json.end_line();
    }
    return line;
}

using NamedCounts = std::initializer_list<std::pair<std::string_view, std::uint64_t>>;
inline void append_counts(JsonText& json, NamedCounts counts) {
    for (const auto& [name, count] : counts) json.key(name).number(count);
}

/// `{"type":"summary","files":2,"records":7}` and a line end.
inline std::string summary_line(NamedCounts counts) {
    return json_line("summary", [&](JsonText& json) { append_counts(json, counts); });
}

}  // namespace bones::inline io
