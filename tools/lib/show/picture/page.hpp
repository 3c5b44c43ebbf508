// Self-contained HTML pages: a common frame, and templates that escape by default.
#pragma once

#include <kainjow/mustache.hpp>
#include <string>
#include <string_view>

namespace bones::inline show::picture {

/// The values for a template. Each text is escaped where `{{name}}` inserts it.
using PageData = kainjow::mustache::data;

/// A text of a record, made safe to display (libnotation/text/shown.hpp). The template escapes it.
std::string page_text(std::string_view text);

/// A safe and escaped text, for use between tags or in an attribute.
std::string xml_text(std::string_view text);

/// Several lines of safe and escaped text.
std::string lines_text(std::string_view text);

/// JSON for a script element: it cannot contain the start or end of HTML tags.
std::string script_json(std::string_view json);

/// A file of tools/lib/show/picture/pages. Throws std::logic_error if it does not exist.
std::string_view page_file(std::string_view name);

/// Fills in the template tools/lib/show/picture/pages/`name`. Throws std::logic_error if it does
/// not exist or is invalid.
std::string fill_template(std::string_view name, const PageData& data);

/// The frame of a page that belongs to a site. Its pages share a style sheet, a script and a line
/// of links.
struct SiteFrame {
    std::string root;      ///< path from the page to the site's folder: empty, or `../`
    std::string here;      ///< the main page marked in the line of links; empty: none
    std::string title;     ///< title of the site
    bool indexed = false;  ///< search engines may list the page
};

/// The parts of a page.
struct Page {
    std::string title;       ///< plain text, not HTML
    std::string_view style;  ///< a file of tools/lib/show/picture/pages: more CSS; empty: none
    std::string_view picture_style{};  ///< another one, for pictures; empty: none
    std::string_view more_style{};     ///< a third; empty: none
    std::string_view script;           ///< a file of tools/lib/show/picture/pages; empty: none
    std::string body;                  ///< HTML made by fill_template
    std::string data;  ///< JSON for the script, found at the element `data`; empty: none
    const SiteFrame* site = nullptr;  ///< the site's style and script are used; null: a single page
};

/// The whole document. It loads nothing, and follows the reader's choice of dark or light. Its
/// security policy allows only its own style and script, by their hashes.
std::string html_document(const Page& page);
/// The document before and after its body, for bodies that are written piece by piece.
std::string page_head(const Page& page);
std::string page_foot(const Page& page);
/// The style sheet and the script that all pages of a site share.
std::string site_style();
std::string site_script();
/// The content of the script element for a file.
std::string page_script(std::string_view file);

}  // namespace bones::inline show::picture
