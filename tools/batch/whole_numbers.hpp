// JSON whose numbers are all whole.
#pragma once

#include <nlohmann/json.hpp>
#include <string>

namespace bones::batch {

/// Another number is none: what wants one throws Json::exception, as for a text. Converting it to a
/// whole one would be undefined.
inline nlohmann::json parse_whole_numbers(const std::string& text) {
    using Json = nlohmann::json;
    return Json::parse(text, [](int, Json::parse_event_t event, Json& value) {
        if (event == Json::parse_event_t::value && value.is_number_float()) value = nullptr;
        return true;
    });
}

}  // namespace bones::batch
