// Records in canonical form, one after the other, by as many threads as wanted.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "tools/lib/cli/tool.hpp"
#include "tools/lib/io/input.hpp"

namespace bones {

/// A record as it is to be written.
struct CanonicalRecord {
    InputFileRef file;
    std::uint64_t first_line = 0;  ///< where it stands in the file; 0: the file holds no record
    std::uint64_t lines = 0;       ///< how many lines it has there
    std::string_view text;         ///< canonical text, or a line of JSON
    std::string_view lost;         ///< what of it would be lost in writing; empty: nothing
};

/// How records are to be written.
struct CanonicalForm {
    bool json = false;           ///< as JSON Lines
    bool keep_arms = false;      ///< with the arm numbers of the sheet
    bool by_fast_check = false;  ///< clean records that are canonical text already are copied
};

/// Hands over all records of some files in their order. False if something
/// could not be read.
bool for_all_canonical(const Tool& tool, InputFiles& files, CanonicalForm form,
                       const std::function<void(const CanonicalRecord&)>& use);

}  // namespace bones
