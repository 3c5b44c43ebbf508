#include "tools/lib/show/picture/page.hpp"

#include <fmt/core.h>

#include <nlohmann/json.hpp>

#include <stdexcept>
#include <utility>

#include "libnotation/text/shown.hpp"
#include "tools/lib/io/embedded.hpp"
#include "tools/lib/show/picture/faces.hpp"
#include "tools/lib/show/picture/hashes.hpp"
#include "tools/lib/show/picture/page_files.hpp"

namespace bones::inline show::picture {

namespace mustache = kainjow::mustache;

std::string page_text(std::string_view text) {
    return shown(text);
}

std::string xml_text(std::string_view text) {
    return mustache::html_escape(page_text(text));
}

std::string lines_text(std::string_view text) {
    return mustache::html_escape(shown_lines(text));
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
    throw std::logic_error(fmt::format("missing page file {}", name));
}

std::string fill_template(std::string_view name, const PageData& data) {
    mustache::mustache page{std::string(page_file(name))};
    std::string out = page.render(data);
    if (!page.is_valid()) throw std::logic_error(fmt::format("{}: {}", name, page.error_message()));
    return out;
}

namespace {

/// The main pages of a site: URL and name.
constexpr std::pair<std::string_view, std::string_view> main_pages[] = {
    {"index.html", "Home"},    {"nights.html", "Nights"},   {"games.html", "Games"},
    {"ladder.html", "Ladder"}, {"ratings.html", "Ratings"}, {"players.html", "Players"},
    {"search.html", "Search"}};

std::string site_head(const Page& page) {
    PageData data, links(PageData::type::list);
    for (const auto& [address, name] : main_pages) {
        PageData link;
        link.set("address", page.site->root + std::string(address));
        link.set("name", std::string(name));
        link.set("here", address == page.site->here);
        links.push_back(link);
    }
    data.set("title", page_text(page.title));
    data.set("site", page_text(page.site->title));
    data.set("root", page.site->root);
    data.set("hidden", !page.site->indexed);
    data.set("links", links);
    return fill_template("site-head.mustache", data);
}

}  // namespace

std::string site_style() {
    std::string style;
    for (const char* file : {"page.css", "table.css", "night.css", "replay.css", "course.css",
                             "estimate.css", "site.css"})
        style += page_file(file);
    return style;
}

std::string site_script() {
    std::string shapes;
    append_shapes(shapes);
    return fmt::format("{}const tileShapes = {};\n{}", page_file("site.js"),
                       nlohmann::json(shapes).dump(), page_file("replay.js"));
}

std::string page_head(const Page& page) {
    if (page.site != nullptr) return site_head(page);
    std::string style = "\n" + std::string(page_file("page.css"));
    for (std::string_view file : {std::string_view(page.picture_style),
                                  std::string_view(page.style), std::string_view(page.more_style)})
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
    return '\n' + std::string(page_file(file));
}

std::string page_foot(const Page& page) {
    std::string out;
    if (!page.data.empty())
        out += "<script type=\"application/json\" id=\"data\">" + script_json(page.data) +
               "</script>\n";
    if (page.site != nullptr)
        out += fmt::format("<script src=\"{}script.js\"></script>\n", page.site->root);
    else if (!page.script.empty())
        out += "<script>" + page_script(page.script) + "</script>\n";
    return out + "</body>\n</html>\n";
}

std::string html_document(const Page& page) {
    return page_head(page) + page.body + "\n" + page_foot(page);
}

}  // namespace bones::inline show::picture
