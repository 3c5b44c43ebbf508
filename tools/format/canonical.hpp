// Converts records to canonical form in order, with several threads.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "tools/lib/cli/tool.hpp"
#include "tools/lib/io/input.hpp"

namespace bones {

/// A record in its output form.
struct CanonicalRecord {
    InputFileRef file;
    std::uint64_t first_line = 0;  ///< its first line in the file; 0: the file has no record
    std::uint64_t lines = 0;       ///< number of lines in the file
    std::string_view text;         ///< canonical text, or a line of JSON
    std::string_view lost;         ///< content that the output would lose; empty: none
};

/// Options of the output form.
struct CanonicalForm {
    bool json = false;           ///< as JSON Lines
    bool keep_arms = false;      ///< with the arm numbers of the sheet
    bool by_fast_check = false;  ///< copy clean records that are canonical text already
};

/// Passes all records of some files to `use`, in order. Returns false if a file could not be read.
bool for_all_canonical(const Tool& tool, InputFiles& files, CanonicalForm form,
                       const std::function<void(const CanonicalRecord&)>& use);

}  // namespace bones
