#include "engine/fast_check.hpp"

#include <algorithm>

#include "bones/parser.hpp"
#include "bones/writer.hpp"
#include "engine/fast_check/fast_check_of.hpp"
#include "engine/games/list.hpp"
#include "engine/reporter.hpp"
#include "engine/rules/house_rules.hpp"
#include "libnotation/text/chars.hpp"

namespace bones {
namespace {

/// Returns how many bytes of a line precede an id or a player's name; 0 if it has neither.
std::size_t before_name(std::string_view line) {
    if (line.starts_with("id ")) return 3;
    return line.starts_with("player ") && line.size() > 9 && line[8] == ' ' ? 9 : 0;
}

/// Whether an alias may follow the name.
bool may_have_alias(std::string_view name) {
    static constexpr std::string_view alias = " alias";
    return std::search(name.begin(), name.end(), alias.begin(), alias.end(),
                       [](char a, char b) { return lower(a) == b; }) != name.end();
}

/// Whether an id or a name is canonical: only ASCII characters without special meaning, with single
/// blanks between words.
bool is_plain(std::string_view name) {
    bool after_blank = true, plain = true;
    for (const char c : name) {
        const bool blank = c == ' ';
        plain &= (c >= ' ') & (c <= '~') & (c != '#') & (c != '\\') & (c != '<') & (c != '>') &
                 !(blank & after_blank);
        after_blank = blank;
    }
    return plain && !after_blank && !may_have_alias(name);
}

/// Whether two lines are equal except for a name.
bool are_alike(std::string_view line, std::string_view other) {
    if (line == other) return true;
    const std::size_t before = before_name(line);
    return before > 0 && before_name(other) == before &&
           line.substr(0, before) == other.substr(0, before) && line.size() <= longest_line &&
           is_plain(line.substr(before)) && is_plain(other.substr(before));
}

std::string_view line_at(std::string_view text, std::size_t begin) {
    return text.substr(begin, text.find('\n', begin) - begin);
}

/// Shifts the places of a statement that follows a line of another length.
void move_by(Statement& statement, std::size_t shift) {
    for (Place* place : {&statement.line, &statement.value, &statement.key, &statement.comment})
        if (place->offset > 0) place->offset += static_cast<std::uint32_t>(shift);
}

void lengthen(Statement& statement, std::size_t by) {
    statement.line.length += static_cast<std::uint32_t>(by);
    statement.value.length += static_cast<std::uint32_t>(by);
}

}  // namespace

bool FastCheckHeader::read(const RawRecord& raw, Record& record, GameVerdict& verdict) {
    static constexpr std::string_view hand_line = "\nhand ";
    const std::size_t hand = raw.text.find(hand_line);
    if (raw.too_long || hand == std::string_view::npos || raw.text.back() != '\n') return false;
    RawRecord lines = raw;
    lines.text = raw.text.substr(0, hand + 1);
    const auto count = std::count(lines.text.begin(), lines.text.end(), '\n');
    read_ = static_cast<std::size_t>(count) % familiar_.size();
    Familiar& familiar = familiar_[read_];
    if (!read_like(familiar, lines.text, record))
        return read_anew(lines, record, verdict, familiar);
    record.first_line = raw.first_line;
    record.index = raw.index;
    clear(verdict, record, false);
    return true;
}

/// Reads a header that is like a familiar one in every line; false if it is not.
bool FastCheckHeader::read_like(const Familiar& familiar, std::string_view text, Record& record) {
    if (familiar.text.empty()) return false;
    record.statements = familiar.record.statements;
    auto statement = record.statements.begin();
    std::size_t at = 0, there = 0;  // positions in this header and in the familiar one; the
                                    // difference may wrap around
    while (at < text.size() && there < familiar.text.size()) {
        const std::string_view line = line_at(text, at), known = line_at(familiar.text, there);
        if (!are_alike(line, known)) return false;
        const std::size_t known_end = there + known.size();
        for (; statement != record.statements.end() && statement->line.offset < known_end;
             ++statement) {
            if (line.size() != known.size()) lengthen(*statement, line.size() - known.size());
            if (at != there) move_by(*statement, at - there);
        }
        at += line.size() + 1;
        there = known_end + 1;
    }
    if (at < text.size() || there < familiar.text.size()) return false;
    record.text = text;
    record.game = familiar.record.game;
    record.players = familiar.record.players;
    record.players_guessed = false;
    record.highest = familiar.record.highest;
    record.single_lines = familiar.record.single_lines;
    record.player_lines = familiar.record.player_lines;
    record.written = familiar.record.written;
    record.unwritten = familiar.record.unwritten;
    record.hands.clear();
    record.actions.clear();
    record.tiles.clear();
    record.amounts.clear();
    record.substitutes.clear();
    record.findings.clear();
    return true;
}

/// Parses the lines and reports all their findings. The result is valid for the whole record if
/// there are no findings and the player lines or the game give the number of players.
bool FastCheckHeader::read_anew(const RawRecord& lines, Record& record, GameVerdict& verdict,
                                Familiar& familiar) {
    familiar.text.clear();
    parse(lines, record);
    clear(verdict, record, false);
    const auto is_header = [](const Statement& line) {
        return line.keyword < Keyword::hand || line.keyword == Keyword::comment;
    };
    if (!record.findings.empty() || record.game == Game::unknown || record.players_guessed ||
        !std::all_of(record.statements.begin(), record.statements.end(), is_header))
        return false;
    Reporter reporter;
    reporter.start(record, verdict);
    familiar.rules = read_house_rules(record, house_rules_of(record.game), reporter);
    if (!verdict.findings.empty()) return false;
    familiar.text = lines.text;
    familiar.record = record;
    familiar.record.text = {};
    familiar.canonical = Familiar::Canonical::unknown;
    return true;
}

bool FastCheckHeader::is_canonical() {
    Familiar& familiar = familiar_[read_];
    if (familiar.canonical == Familiar::Canonical::unknown) {
        // Uses the familiar record, because a witness may have added hands to the record just read.
        std::string header;
        familiar.record.text = familiar.text;
        write(familiar.record, {}, header);
        familiar.record.text = {};
        header += '\n';
        familiar.canonical =
            header == familiar.text ? Familiar::Canonical::yes : Familiar::Canonical::no;
    }
    return familiar.canonical == Familiar::Canonical::yes;
}

template <class Witness>
bool FastCheck::passes(const RawRecord& raw, Record& record, GameVerdict& verdict,
                       Witness&& witness) {
    if (!header_.read(raw, record, verdict)) return false;
    std::optional<std::uint32_t> open;
    if (record.highest != traits(record.game).highest)
        return false;  // its tokens belong to that set
    with_game(record.game, [&]<class G>() {
        open = FastCheckOf<G>::count_open({record.players, header_.rules(), record.written},
                                          raw.text.substr(record.text.size()), witness);
    });
    verdict.counts.open = open.value_or(0);
    return open.has_value();
}

template bool FastCheck::passes(const RawRecord&, Record&, GameVerdict&, ScoreWitness&&);
template bool FastCheck::passes(const RawRecord&, Record&, GameVerdict&, PlayWitness&&);
template bool FastCheck::passes(const RawRecord&, Record&, GameVerdict&, RowsWitness&&);
template bool FastCheck::passes(const RawRecord&, Record&, GameVerdict&, CanonicalWitness&&);

}  // namespace bones
