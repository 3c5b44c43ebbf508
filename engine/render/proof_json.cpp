#include "engine/render/proof_json.hpp"

#include <array>
#include <string_view>

#include "libnotation/text/tile_text.hpp"

namespace bones {
namespace {

template <class Enum, std::size_t count>
std::string_view word(const std::array<std::string_view, count>& words, Enum value) {
    return words[static_cast<std::size_t>(value)];
}

constexpr std::array<std::string_view, 7> how_words{"dealt", "drawn", "played", "shown",
                                                    "left",  "yard",  "prize"};
constexpr std::array<std::string_view, 7> condition_words{"none_of", "any_of", "lead", "turn",
                                                          "fit",     "rule",   "joint"};
constexpr std::array<std::string_view, 5> witness_words{"", "seen", "later", "count", "joint"};

template <class Items, class Make>
Document list_of(const Items& items, Make make) {
    Document list = Document::array();
    for (const auto& item : items) list.push_back(Document(make(item)));
    return list;
}
Document tiles_of(const TileSet& tiles) {
    return list_of(tiles, [](Tile tile) { return to_string(tile); });
}

Document value_of(const Reason& reason) {
    switch (reason.kind) {
        case Reason::Kind::yes:
            return true;
        case Reason::Kind::number:
            return reason.values.empty() ? Document() : Document(reason.values.front());
        case Reason::Kind::tile:
            return to_string(Tile::numbered(reason.values.front()));
        case Reason::Kind::numbers:
            return reason.values;
        case Reason::Kind::seats:
            return list_of(reason.values, [](int seat) { return seat_or_null(Seat(seat)); });
    }
    return {};
}

Document document_of(const ProofCondition& condition) {
    Document json{{"kind", word(condition_words, condition.kind)},
                  {"seat", seat_or_null(condition.seat)},
                  {"hand", number_or_null(condition.hand)},
                  {"ply", number_or_null(condition.ply)}};
    if (condition.tile) json["tile"] = to_string(*condition.tile);
    json["tiles"] = tiles_of(condition.tiles);
    Document& because = json["because"] = Document::object();
    for (const Reason& reason : condition.because)
        because[std::string(reason.name)] = value_of(reason);
    return json;
}

/// A tile, and where it was seen.
Document document_of(Locator& places, const Sighting& sighting) {
    return {{"tile", to_string(sighting.tile)},
            {"where",
             {{"line", places.locate(sighting.place).line},
              {"hand", number_or_null(sighting.hand)},
              {"ply", number_or_null(sighting.ply)},
              {"seat", seat_or_null(sighting.seat)},
              {"how", word(how_words, sighting.how)}}}};
}
Document document_of(const Sighting& draw) {
    return {{"ply", number_or_null(draw.ply)},
            {"tile", to_string(draw.tile)},
            {"how", word(how_words, draw.how)}};
}
Document document_of(const ProofPlace& place) {
    return {{"seat", seat_or_null(place.seat)},
            {"hand", number_or_null(place.hand)},
            {"ply", number_or_null(place.ply)},
            {"slots", place.slots}};
}

Document document_of(Locator& places, const Witness& witness) {
    const auto seen = [&places](const Sighting& one) { return document_of(places, one); };
    Document json{{"kind", word(witness_words, witness.kind)}};
    switch (witness.kind) {
        case Witness::Kind::none:
            return {};
        case Witness::Kind::seen:
            json.update(seen(witness.seen.front()));
            json["draws"] =
                list_of(witness.draws, [](const Sighting& draw) { return document_of(draw); });
            break;
        case Witness::Kind::later:
            json["tiles"] = list_of(witness.seen, seen);
            json["draws"] = witness.plies;
            break;
        case Witness::Kind::count:
            json["seat"] = seat_or_null(witness.seat);
            json["slots"] = witness.slots;
            json["from"] = number_or_null(witness.from);
            json["until"] = number_or_null(witness.until);
            json["candidates"] = tiles_of(witness.candidates);
            json["others"] = tiles_of(witness.others);
            json["elsewhere"] = list_of(witness.elsewhere, seen);
            break;
        case Witness::Kind::joint:
            json["members"] = list_of(
                witness.members, [](const ProofCondition& member) { return document_of(member); });
            json["tiles"] = tiles_of(witness.others);
            json["places"] =
                list_of(witness.places, [](const ProofPlace& place) { return document_of(place); });
            json["elsewhere"] = list_of(witness.elsewhere, seen);
            json["smallest"] = witness.smallest;
            break;
    }
    return json;
}

Document document_of(const ProofChoice& choice) {
    Document json{{"ply", number_or_null(choice.ply)}};
    if (choice.arm) json["arm"] = *choice.arm;
    if (choice.half) json["half"] = *choice.half;
    if (choice.crosswise) json["crosswise"] = true;
    if (choice.passed)
        json["passed"] = list_of(*choice.passed, [](Seat seat) { return seat_or_null(seat); });
    return json;
}
Document document_of(Locator& places, const ProofCase& one) {
    return {
        {"choices", list_of(one.choices, [](const auto& choice) { return document_of(choice); })},
        {"condition", document_of(one.condition)},
        {"witness", document_of(places, one.witness)}};
}

}  // namespace

Document proof_document(Locator& places, const Proof& proof) {
    if (proof.cases.empty())
        return {{"condition", document_of(proof.condition)},
                {"witness", document_of(places, proof.witness)}};
    const auto written = [&places](const ProofCase& one) { return document_of(places, one); };
    Document json{{"cases", list_of(proof.cases, written)}};
    if (proof.more_cases > 0) json["more"] = proof.more_cases;
    return json;
}

}  // namespace bones
