#include "tools/picture/page.hpp"

#include <fmt/format.h>

#include <stdexcept>

#include "libnotation/utf8.hpp"
#include "tools/lib/embedded.hpp"
#include "tools/picture/page_files.hpp"

namespace bones {

namespace mustache = kainjow::mustache;

std::string page_text(std::string_view text) {
    std::string out;
    out.reserve(text.size());
    while (!text.empty()) {
        const std::size_t bytes = readable_character(text);
        if (bytes == 0)
            out += "\xEF\xBF\xBD";
        else
            out += text.substr(0, bytes);
        text.remove_prefix(bytes == 0 ? 1 : bytes);
    }
    return out;
}

std::string script_json(std::string_view json) {
    std::string out;
    out.reserve(json.size());
    for (char c : json)
        if (c == '<' || c == '>' || c == '&')
            out += fmt::format("\\u{:04x}", static_cast<int>(c));
        else
            out += c;
    return out;
}

std::string_view page_file(std::string_view name) {
    for (const EmbeddedFile& file : page_files)
        if (file.name == name) return file.text;
    throw std::logic_error(fmt::format("no page file {}", name));
}

std::string fill_template(std::string_view name, const PageData& data) {
    mustache::mustache page{std::string(page_file(name))};
    std::string out = page.render(data);
    if (!page.is_valid()) throw std::logic_error(fmt::format("{}: {}", name, page.error_message()));
    return out;
}

std::string html_document(const Page& page) {
    PageData data;
    data.set("title", page_text(page.title));
    data.set("style", std::string(page_file("page.css")));
    std::string more;
    for (std::string_view file : {page.picture_style, page.style})
        if (!file.empty()) more += page_file(file);
    data.set("more-style", more);
    if (!page.script.empty()) data.set("script", std::string(page_file(page.script)));
    if (!page.data.empty()) data.set("data", script_json(page.data));
    data.set("body", page.body);
    return fill_template("page.mustache", data);
}

}  // namespace bones
