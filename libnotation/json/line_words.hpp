// The text of a line that is given as JSON (N10). Only the reader of JSON includes this.
#pragma once

#include <cstdint>
#include <nlohmann/json.hpp>
#include <stdexcept>
#include <string>
#include <string_view>

namespace bones::json_lines {

using Json = nlohmann::json;

/// What is wrong with a document; never leaves the reader. All functions here throw it.
struct Mismatch : std::runtime_error {
    using std::runtime_error::runtime_error;
};

/// A member that an object must have.
const Json& member(const Json& object, const char* name);
/// A whole number.
std::int64_t number(const Json& value, std::string_view name);
/// A string that is kept as a line.
std::string kept_words(const Json& value);
std::string bids_words(const Json& value);
std::string trump_words(const Json& value);
/// The words of a line, without its comment; empty for a comment of its own.
std::string line_words(const Json& line);
/// Appends a line, and the comment of the object that it is from.
void append_line(std::string& text, std::string line, const Json& object);

}  // namespace bones::json_lines
