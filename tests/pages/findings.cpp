#include "tests/pages/findings.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstdio>
#include <fstream>
#include <memory>
#include <nlohmann/json.hpp>
#include <sstream>
#include <stdexcept>

namespace bones::test {
namespace {

std::string place_of(const nlohmann::json& finding) {
    if (!finding["hand"].is_number()) return {};
    std::string place = " (hand " + std::to_string(finding["hand"].get<int>());
    if (finding["ply"].is_number()) place += ", ply " + std::to_string(finding["ply"].get<int>());
    return place + ")";
}

}  // namespace

Findings findings_in(const std::string& json_lines) {
    Findings found;
    std::istringstream lines(json_lines);
    for (std::string line; std::getline(lines, line);) {
        const auto value = nlohmann::json::parse(line);
        if (value["type"] != "finding" || value["verdict"] == "open") continue;
        const std::string code = value["code"];
        if (value["severity"] == "note") {
            found.notes.push_back(code);
        } else {
            found.codes.push_back(code);
            found.placed.push_back(code + place_of(value));
        }
    }
    std::sort(found.placed.begin(), found.placed.end());
    return found;
}

std::string output_of(const std::string& command) {
    const std::string with_path = "PATH=" BONES_BIN_DIR ":$PATH; { " + command + "\n} 2>/dev/null";
    const std::unique_ptr<std::FILE, int (*)(std::FILE*)> pipe(popen(with_path.c_str(), "r"),
                                                               pclose);
    if (!pipe) throw std::runtime_error("cannot run " + command);
    std::string output;
    std::array<char, 4096> buffer{};
    while (const auto size = std::fread(buffer.data(), 1, buffer.size(), pipe.get()))
        output.append(buffer.data(), size);
    return output;
}

Findings check(const std::filesystem::path& file) {
    return findings_in(output_of("bones-check --format jsonl '" + file.string() + "'"));
}

std::string contents_of(const std::filesystem::path& file) {
    std::ifstream in(file, std::ios::binary);
    if (!in) throw std::runtime_error("cannot read " + file.string());
    return {std::istreambuf_iterator<char>(in), {}};
}

std::vector<std::string> blocks(const std::string& page, const std::string& language) {
    std::vector<std::string> found;
    const std::string opening = "```" + language + "\n";
    for (auto at = page.find(opening); at != std::string::npos; at = page.find(opening, at)) {
        at += opening.size();
        found.push_back(page.substr(at, page.find("```", at) - at));
    }
    return found;
}

std::filesystem::path written(const std::string& name, const std::string& text) {
    const std::filesystem::path file = testing::TempDir() + name;
    std::ofstream(file, std::ios::binary) << text;
    return file;
}

}  // namespace bones::test
