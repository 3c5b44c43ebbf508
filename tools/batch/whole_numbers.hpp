// Parses JSON in which all numbers are whole.
#pragma once

#include <nlohmann/json.hpp>
#include <string>

namespace bones::batch {

/// Turns other numbers into null, so that reading them throws Json::exception. Converting them to
/// whole numbers would be undefined.
inline nlohmann::json parse_whole_numbers(const std::string& text) {
    using Json = nlohmann::json;
    return Json::parse(text, [](int, Json::parse_event_t event, Json& value) {
        if (event == Json::parse_event_t::value && value.is_number_float()) value = nullptr;
        return true;
    });
}

}  // namespace bones::batch
