#include "tools/lib/picture/page.hpp"

#include <fmt/format.h>

#include <stdexcept>

#include "libnotation/text/shown.hpp"
#include "tools/lib/embedded.hpp"
#include "tools/lib/picture/hashes.hpp"
#include "tools/lib/picture/page_files.hpp"

namespace bones::picture {

namespace mustache = kainjow::mustache;

std::string page_text(std::string_view text) {
    return shown(text);
}

std::string xml_text(std::string_view text) {
    return mustache::html_escape(page_text(text));
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

std::string page_head(const Page& page) {
    std::string style = "\n" + std::string(page_file("page.css"));
    for (std::string_view file : {page.picture_style, page.style})
        if (!file.empty()) style += page_file(file);
    PageData data;
    data.set("title", page_text(page.title));
    data.set("style-hash", policy_hash(style));
    data.set("script-source", page.script.empty()
                                  ? "'none'"
                                  : fmt::format("'{}'", policy_hash(page_script(page.script))));
    return fill_template("page.mustache", data) + "<style>" + style + "</style>\n</head>\n<body>\n";
}

std::string page_script(std::string_view file) {
    return "\n" + std::string(page_file(file));
}

std::string page_foot(const Page& page) {
    std::string out;
    if (!page.data.empty())
        out += "<script type=\"application/json\" id=\"data\">" + script_json(page.data) +
               "</script>\n";
    if (!page.script.empty()) out += "<script>" + page_script(page.script) + "</script>\n";
    return out + "</body>\n</html>\n";
}

std::string html_document(const Page& page) {
    return page_head(page) + page.body + "\n" + page_foot(page);
}

}  // namespace bones::picture
