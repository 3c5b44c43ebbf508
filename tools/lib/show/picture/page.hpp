// HTML pages that need nothing but themselves: one frame, and templates that escape by default.
#pragma once

#include <kainjow/mustache.hpp>
#include <string>
#include <string_view>

namespace bones::inline show::picture {

/// What templates are filled with. Every text of it is escaped where it stands as `{{name}}`.
using PageData = kainjow::mustache::data;

/// A text of a record for a page, as it may be shown (libnotation/text/shown.hpp). Escaping is the
/// template's business.
std::string page_text(std::string_view text);

/// The same as it may stand between two tags, or in an attribute: escaped.
std::string xml_text(std::string_view text);

/// Several lines, likewise.
std::string lines_text(std::string_view text);

/// JSON as it may stand within a script element: no markup can begin or end in it.
std::string script_json(std::string_view json);

/// A file of tools/lib/show/picture/pages. One that is not there is a std::logic_error.
std::string_view page_file(std::string_view name);

/// Fills in the template tools/lib/show/picture/pages/`name`. A name that is not there, or a
/// template that makes no sense, is a std::logic_error.
std::string fill_template(std::string_view name, const PageData& data);

/// The frame of a page that is one of many: they share one style sheet and one script, and have a
/// line of links to go by.
struct SiteFrame {
    std::string root;      ///< from the page to the folder of all: empty, or `../`
    std::string here;      ///< the main page that the line of links marks; empty: none
    std::string title;     ///< of the site
    bool indexed = false;  ///< search engines may list the page
};

/// What makes a page.
struct Page {
    std::string title;       ///< a text, not markup
    std::string_view style;  ///< a file of tools/lib/show/picture/pages: more CSS; empty: none
    std::string_view picture_style{};  ///< another of them, for pictures; empty: none
    std::string_view more_style{};     ///< a third; empty: none
    std::string_view script;           ///< a file of tools/lib/show/picture/pages; empty: none
    std::string body;                  ///< markup, made by fill_template
    std::string data;  ///< JSON for the script, found at the element `data`; empty: none
    const SiteFrame* site = nullptr;  ///< then style and script are the site's
};

/// The whole document. It asks for nothing from anywhere, follows the reader's wish for dark or
/// light, and its own policy allows nothing but the one style and the one script that it has, by
/// their hashes.
std::string html_document(const Page& page);
/// What stands in front of a document's body, and after it: for bodies that are written piece by
/// piece.
std::string page_head(const Page& page);
std::string page_foot(const Page& page);
/// The one style sheet and the one script of a site.
std::string site_style();
std::string site_script();
/// What stands between the tags of the script element that holds a file.
std::string page_script(std::string_view file);

}  // namespace bones::inline show::picture
