#include "tests/libnotation/random_text.hpp"

#include <fmt/core.h>

#include <iterator>

namespace bones::test {
namespace {

template <class List>
auto pick(RandomText& text, const List& list) {
    return list[text.below(static_cast<unsigned>(std::size(list)))];
}

}  // namespace

std::string RandomText::tile() {
    const std::string a = std::to_string(below(highest_ + (one_in(20) ? 4 : 1)));
    const std::string b = std::to_string(below(highest_ + 1));
    static const char* const separators[] = {"-", "-", "-",      "-",      "|",
                                             "/", ":", "\u2013", "\u2212", ""};
    if (one_in(12)) return '[' + a + '-' + b + ']';
    if (one_in(20)) return "\U0001F05C";
    return a + pick(*this, separators) + b;
}

std::string RandomText::tiles() {
    std::string text;
    for (unsigned i = below(9); i > 0; --i) {
        text += ' ';
        if (one_in(6))
            text += one_in(2) ? "?" : '?' + std::to_string(below(20));
        else if (one_in(20))
            text += junk();
        else
            text += tile();
    }
    return text;
}

std::string RandomText::token() {
    static const char* const rare[] = {"pass", "skip",  "?",    "+?",      "+?2", "+?3",
                                       "PASS", "draw",  "back", "draw ?2", "??",  "pass!",
                                       "+?0",  "+?200", "foo",  "+",       "+",   "+!"};
    static const char* const suffixes[] = {"",        "",   "",    "",   "@1",   "@2",       "=5",
                                           "x@3",     "X",  "!",   "?!", "@0",   "@999",     "=88",
                                           "@2=3x!!", "@?", "@??", "=?", "@???", "@?\?=?x?!"};
    static const char* const prefixes[] = {"", "", "", "", "", "+", "~", "*", "draw ", "Back "};
    if (one_in(4)) return pick(*this, rare);
    const std::string prefix = pick(*this, prefixes);
    return prefix + tile() + pick(*this, suffixes);
}

std::string RandomText::seat() {
    const unsigned seats = one_in(30) ? 16 : players_;
    return std::string(1, static_cast<char>((one_in(10) ? 'a' : 'A') + below(seats)));
}

std::string RandomText::amounts() {
    std::string text;
    for (unsigned i = 0; i < players_; ++i)
        text += ' ' + seat() + ' ' + (one_in(8) ? "-" : "") + std::to_string(below(30));
    return text;
}

std::string RandomText::junk() {
    static const char* const words[] = {"foo", "hnad", "???", "6--1", "A", "Z 1-1",
                                        "<",   "=",    "@2",  "12.",  "x", "draw"};
    return pick(*this, words);
}

std::string RandomText::comment() {
    return "# note " + std::to_string(below(1000000));
}

std::string RandomText::header_line() {
    static const char* const keys[] = {"id", "event", "site", "recorder", "x-a", "x-b"};
    static const char* const others[] = {
        "date 2026-11-19",      "date 2026-?\?-?\?", "date 2026-02-31",  "time 19:30",
        "time 25:00",           "round 2",           "table 3",          "table a b",
        "rule revoke=report",   "rule target=50",    "rule foo",         "written all",
        "written draws passes", "unwritten halves",  "unwritten passes", "written suits suits",
        "unwritten drawz"};
    if (one_in(2)) return pick(*this, others);
    std::string line = std::string(pick(*this, keys)) + ' ';
    static const char* const words[] = {"night", "Caf\u00E9", "\\#1", "a\\b", "\\\\",
                                        "a#b",   "<x>",       "  ",   "x"};
    for (unsigned i = below(4); i > 0; --i) line += std::string(pick(*this, words)) + ' ';
    return line;
}

std::string RandomText::hand_line() {
    static const char* const ends[] = {"out A",      "out",        "blocked", "played", "void",
                                       "unfinished", "conceded B", "foo",     "made",   "set"};
    static const char* const bids[] = {"pass", "pass", "30", "2m", "?", "84", "x"};
    static const char* const trumps[] = {"5", "d", "none", "nello", "nel-o", "Other", "7"};
    switch (below(28)) {
        case 0:
            return "lead " + seat();
        case 1:
            return "deal " + seat() + tiles();
        case 2:
            return "yard" + tiles();
        case 3:
            return "carry" + amounts();
        case 4:
            return "prizes " + seat() + tiles();
        case 5:
            return "left " + seat() + tiles();
        case 6:
            return std::string("end ") + pick(*this, ends);
        case 7:
            return "prize " + seat() + ' ' + tile();
        case 8:
            return "penalty " + seat() + " 5 revoke";
        case 9:
            return "score" + amounts();
        case 10:
            return "x-clock 12:00";
        case 11:
            return one_in(4) ? "result" + amounts() : "winner " + seat();
        case 12: {
            std::string line = "bid " + seat();
            for (unsigned i = 1 + below(one_in(6) ? 5 : 4); i > 0; --i)
                line += std::string(" ") + pick(*this, bids);
            return line;
        }
        case 13:
            return "trump " + seat() + ' ' + pick(*this, trumps);
        default:
            break;
    }
    std::string line = seat();
    for (unsigned i = 1 + below(one_in(4) ? 7 : players_); i > 0; --i) line += ' ' + token();
    return line;
}

std::string RandomText::line() {
    if (one_in(15)) return junk();
    if (one_in(12)) return comment();
    if (one_in(30)) return "";
    std::string text = hand_line();
    if (one_in(30)) text = std::to_string(below(40)) + ". " + text;
    if (one_in(10)) text += "  " + comment();
    if (one_in(40)) text = "\t" + text + " \r";
    return text;
}

std::string RandomText::file() {
    static const char* const games[] = {
        "curse-of-the-doublet", "double-takes", "double-takes", "prize-dominoes",
        "super-dominoes",       "leyden",       "forty-two",    "chess"};
    std::string text = one_in(10) ? "\xEF\xBB\xBF" : "";
    while (one_in(4)) text += (one_in(2) ? junk() : comment()) + '\n';
    for (unsigned records = 1 + below(3); records > 0; --records) {
        const unsigned which = below(static_cast<unsigned>(std::size(games)));
        const std::string name = games[which];
        highest_ = name == "double-takes" || name == "super-dominoes" ? 15 : 6;
        players_ = name == "double-takes"     ? 2 + below(3)
                   : name == "super-dominoes" ? 2 + below(6)
                   : name == "forty-two"      ? 4
                                              : 2;
        if (!one_in(10)) text += "game " + name + (one_in(8) ? " " + comment() : "") + '\n';
        if (!one_in(3))
            for (unsigned i = 0; i < players_; ++i)
                text += fmt::format("player {} Ana <a1>\n", static_cast<char>('A' + i));
        for (unsigned i = below(6); i > 0; --i) text += (one_in(8) ? junk() : header_line()) + '\n';
        for (unsigned hands = below(4); hands > 0; --hands) {
            if (!one_in(6))
                text += one_in(3) ? "hand\n" : "hand " + std::to_string(below(5)) + '\n';
            for (unsigned lines = below(14); lines > 0; --lines) text += line() + '\n';
        }
    }
    if (one_in(4) && !text.empty()) text.pop_back();
    return text;
}

std::string RandomText::damaged_file() {
    std::string text = file();
    for (unsigned i = below(12); i > 0 && !text.empty(); --i) {
        const std::size_t at = below(static_cast<unsigned>(text.size()));
        switch (below(3)) {
            case 0:
                text[at] = static_cast<char>(below(256));
                break;
            case 1:
                text.erase(at, 1 + below(5));
                break;
            default:
                text.insert(at, 1, static_cast<char>(below(256)));
                break;
        }
    }
    return text;
}

}  // namespace bones::test
