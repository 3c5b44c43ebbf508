#include "tests/cases/case_file.hpp"

#include <fstream>
#include <sstream>
#include <stdexcept>

namespace bones_cases {

namespace {

constexpr const char* no_line_end = "\\ no line end\n";

void append_section(std::string& text, const std::string& name, const std::string& content) {
    if (content.empty()) return;
    text += "== " + name + "\n" + content;
    if (content.back() != '\n') text += std::string("\n") + no_line_end;
}

std::string section_content(std::string content) {
    const std::string mark = std::string("\n") + no_line_end;
    if (content.ends_with(mark)) content.resize(content.size() - mark.size());
    return content;
}

void end_section(Case& result, const std::string& name, std::string content) {
    content = section_content(std::move(content));
    if (name == "stdout")
        result.expected.standard_output = content;
    else if (name == "stderr")
        result.expected.standard_error = content;
    else if (name.starts_with("status "))
        result.expected.status = std::stoi(name.substr(7));
    else if (!name.empty())
        result.files.emplace_back(name, content);
}

}  // namespace

Case read_case(const std::filesystem::path& path) {
    std::ifstream in(path, std::ios::binary);
    if (!in) throw std::runtime_error("cannot read " + path.string());
    Case result;
    std::string line, section, content;
    while (std::getline(in, line)) {
        if (line.starts_with("== ")) {
            end_section(result, section, content);
            section = line.substr(3);
            content.clear();
        } else if (!section.empty()) {
            content += line + "\n";
        } else if (line.starts_with("$ ")) {
            result.command += line.substr(2) + "\n";
        } else {
            result.comments.push_back(line);
        }
    }
    end_section(result, section, content);
    if (result.command.empty()) throw std::runtime_error("no command in " + path.string());
    return result;
}

std::string case_text(const Case& given, const Outcome& outcome) {
    std::string text;
    for (const std::string& comment : given.comments) text += comment + "\n";
    std::istringstream command(given.command);
    for (std::string line; std::getline(command, line);) text += "$ " + line + "\n";
    for (const auto& [name, content] : given.files) append_section(text, name, content);
    append_section(text, "stdout", outcome.standard_output);
    append_section(text, "stderr", outcome.standard_error);
    return text + "== status " + std::to_string(outcome.status) + "\n";
}

}  // namespace bones_cases
