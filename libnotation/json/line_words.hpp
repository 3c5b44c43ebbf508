// Turns a line that is given as JSON into text (N10). Only the reader of JSON includes this.
#pragma once

#include <cstdint>
#include <nlohmann/json.hpp>
#include <stdexcept>
#include <string>
#include <string_view>

namespace bones::json_lines {

using Json = nlohmann::json;

/// An error in a document. All functions here throw it, and the reader catches it.
struct Mismatch : std::runtime_error {
    using std::runtime_error::runtime_error;
};

/// A member of an object. The object must have it.
const Json& member(const Json& object, const char* name);
/// The value as a whole number.
std::int64_t number(const Json& value, std::string_view name);
/// A line that is kept as it is written.
std::string kept_words(const Json& value);
std::string bids_words(const Json& value);
std::string trump_words(const Json& value);
/// The words of a line, without its comment; empty for a comment of its own.
std::string line_words(const Json& line);
/// Appends a line, and the comment that its object has.
void append_line(std::string& text, std::string line, const Json& object);

}  // namespace bones::json_lines
