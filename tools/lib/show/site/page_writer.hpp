// Writes pages with lists and tables for a site.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "tools/lib/show/picture/pieces.hpp"
#include "tools/lib/show/site/site.hpp"

namespace bones::inline show::site {

/// A part of a cell: a text, optionally with a link.
struct Part {
    std::string text, address{};
    bool won = false;      ///< highlighted
    std::string before{};  ///< text between it and the part before
};

struct ListCell {
    enum class Kind : std::uint8_t { text, number, nowrap, head };
    std::vector<Part> parts;
    Kind kind = Kind::text;

    static ListCell text(std::string text, std::string address = {}) {
        return {{{std::move(text), std::move(address)}}, Kind::text};
    }
    static ListCell number(std::string text) { return {{{std::move(text)}}, Kind::number}; }
    static ListCell nowrap(std::string text, std::string address = {}) {
        return {{{std::move(text), std::move(address)}}, Kind::nowrap};
    }
    static ListCell head(std::string text, std::string address = {}) {
        return {{{std::move(text), std::move(address)}}, Kind::head};
    }
};

struct ListColumn {
    std::string head;
    bool is_number = false;
};

struct Link {
    std::string name, address;
    bool here = false;
};

/// Writes a page from top to bottom, and stores it in the site's folder.
class PageWriter {
  public:
    /// `root` and `here`: as for Site::frame.
    PageWriter(Site& site, const std::string& root, const std::string& here, std::string title);

    void head(const std::string& title, const std::string& soft, const Link& crumb = {});
    void section(const std::string& id, const std::string& title, const std::string& soft = {});
    void end_section(const Link& more = {});
    void table(const std::string& label, const std::vector<ListColumn>& columns);
    void row(const std::vector<ListCell>& cells);
    void end_table();
    /// Writes links to the parts of a list.
    void links(const std::string& label, const std::vector<Link>& links);
    void piece(std::string_view name) { pieces_.fill(name); }
    void piece(std::string_view name, const picture::PageData& data) { pieces_.fill(name, data); }
    void write(std::string_view markup) { out_ += markup; }
    /// Ends the page and stores it.
    void finish(const std::string& name);

  private:
    Site& site_;
    picture::SiteFrame frame_;
    picture::Page page_;
    std::string out_;
    picture::PagePieces pieces_;
    std::vector<std::string> labels_;  ///< the heads of the table's columns
};

/// The players of a game, with links; `root` as for Site::frame. Winners are highlighted.
ListCell sides_cell(const Site& site, const PublishedGame& game, const std::string& root);
/// A row of a list of games: date, game, players, result.
std::vector<ListCell> game_row(const Site& site, const PublishedGame& game,
                               const std::string& root);
std::vector<ListColumn> game_columns();
/// A row of a list of nights, with links relative to the site's folder.
std::vector<ListCell> night_row(const NightOf& night);
std::vector<ListColumn> night_columns();
/// The nights, sorted by date, event and number.
std::vector<const NightOf*> nights_in_order(const Catalog& catalog);
/// A person of a ladder whom the page may show.
struct LadderEntry {
    std::int64_t player = 0;
    const rating::Standing* standing = nullptr;
    std::string rank{};  ///< `1–4`; empty: unranked
};

/// The people whom a page may show, those with a rank first.
std::vector<LadderEntry> ranked_in(const Site& site, const rating::Ladder& ladder);
std::vector<ListCell> ladder_row(const Site& site, const LadderEntry& ranked,
                                 const std::string& root);
/// Writes a part of a ladder, for a page in the site's folder.
void write_ladder_table(PageWriter& page, const Site& site, const std::string& label,
                        const std::vector<LadderEntry>& ranked, std::size_t from, std::size_t to);
const char* ladder_terms();

/// The title of a night: its event and date.
std::string night_title(const NightOf& night);

}  // namespace bones::inline show::site
