#include "libnotation/json/proof_json.hpp"

#include <array>
#include <string_view>

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

class ProofWriter {
  public:
    ProofWriter(JsonText& json, Locator& places) : json_(json), places_(places) {}

    void write(const Proof& proof) {
        json_.raw("{\"condition\":");
        condition(proof.condition);
        json_.raw(",\"witness\":");
        witness(proof.witness);
        json_.raw("}");
    }

  private:
    void number(std::string_view key, std::int64_t number) {
        json_.raw(key);
        if (number < 0)
            json_.raw("null");
        else
            json_.number(number);
    }

    void seat(std::string_view key, Seat seat) {
        json_.raw(key);
        if (seat.exists())
            json_.seat(seat);
        else
            json_.raw("null");
    }

    template <class List, class Write>
    void list(std::string_view key, const List& items, Write write) {
        json_.raw(key);
        json_.raw("[");
        bool first = true;
        for (const auto& item : items) {
            if (!first) json_.raw(",");
            first = false;
            write(item);
        }
        json_.raw("]");
    }

    void tiles(std::string_view key, const TileSet& tiles) {
        list(key, tiles, [this](Tile tile) { json_.tile(tile); });
    }

    void condition(const ProofCondition& condition) {
        json_.raw("{\"kind\":\"");
        json_.raw(word(condition_words, condition.kind));
        seat("\",\"seat\":", condition.seat);
        number(",\"hand\":", condition.hand);
        number(",\"ply\":", condition.ply);
        if (condition.tile) {
            json_.raw(",\"tile\":");
            json_.tile(*condition.tile);
        }
        tiles(",\"tiles\":", condition.tiles);
        json_.raw(",\"because\":{");
        for (const Reason& reason : condition.because) {
            json_.raw(&reason == condition.because.data() ? "\"" : ",\"");
            json_.raw(reason.name);
            json_.raw("\":");
            value(reason);
        }
        json_.raw("}}");
    }

    void value(const Reason& reason) {
        switch (reason.kind) {
            case Reason::Kind::yes:
                return json_.raw("true");
            case Reason::Kind::number:
                if (reason.values.empty()) return json_.raw("null");
                return json_.number(reason.values.front());
            case Reason::Kind::tile:
                return json_.tile(Tile::numbered(reason.values.front()));
            case Reason::Kind::numbers:
                return list("", reason.values, [this](int n) { json_.number(n); });
            case Reason::Kind::seats:
                return list("", reason.values, [this](int s) { json_.seat(Seat(s)); });
            case Reason::Kind::tiles:
                return list("", reason.values, [this](int n) { json_.tile(Tile::numbered(n)); });
        }
    }

    void where(const Sighting& sighting) {
        json_.raw("{\"line\":");
        json_.number(static_cast<std::int64_t>(places_.locate(sighting.place).line));
        number(",\"hand\":", sighting.hand);
        number(",\"ply\":", sighting.ply);
        seat(",\"seat\":", sighting.seat);
        json_.raw(",\"how\":\"");
        json_.raw(word(how_words, sighting.how));
        json_.raw("\"}");
    }

    void sightings(std::string_view key, const std::vector<Sighting>& sightings) {
        list(key, sightings, [this](const Sighting& sighting) {
            json_.raw("{\"tile\":");
            json_.tile(sighting.tile);
            json_.raw(",\"where\":");
            where(sighting);
            json_.raw("}");
        });
    }

    void witness(const Witness& witness) {
        if (witness.kind == Witness::Kind::none) return json_.raw("null");
        json_.raw("{\"kind\":\"");
        json_.raw(word(witness_words, witness.kind));
        json_.raw("\"");
        switch (witness.kind) {
            case Witness::Kind::none:
                break;
            case Witness::Kind::seen:
                seen(witness);
                break;
            case Witness::Kind::later:
                sightings(",\"tiles\":", witness.seen);
                list(",\"draws\":", witness.plies, [this](std::int64_t n) { json_.number(n); });
                break;
            case Witness::Kind::count:
                seat(",\"seat\":", witness.seat);
                number(",\"slots\":", witness.slots);
                number(",\"from\":", witness.from);
                number(",\"until\":", witness.until);
                tiles(",\"candidates\":", witness.candidates);
                tiles(",\"others\":", witness.others);
                sightings(",\"elsewhere\":", witness.elsewhere);
                break;
            case Witness::Kind::joint:
                joint(witness);
                break;
        }
        json_.raw("}");
    }

    void seen(const Witness& witness) {
        json_.raw(",\"tile\":");
        json_.tile(witness.seen.front().tile);
        json_.raw(",\"where\":");
        where(witness.seen.front());
        list(",\"draws\":", witness.draws, [this](const Sighting& draw) {
            number("{\"ply\":", draw.ply);
            json_.raw(",\"tile\":");
            json_.tile(draw.tile);
            json_.raw(",\"how\":\"");
            json_.raw(word(how_words, draw.how));
            json_.raw("\"}");
        });
    }

    void joint(const Witness& witness) {
        list(",\"members\":", witness.members,
             [this](const ProofCondition& member) { condition(member); });
        tiles(",\"tiles\":", witness.others);
        list(",\"places\":", witness.places, [this](const ProofPlace& place) {
            seat("{\"seat\":", place.seat);
            number(",\"hand\":", place.hand);
            number(",\"ply\":", place.ply);
            number(",\"slots\":", place.slots);
            json_.raw("}");
        });
        sightings(",\"elsewhere\":", witness.elsewhere);
        json_.raw(witness.smallest ? ",\"smallest\":true" : ",\"smallest\":false");
    }

    JsonText& json_;
    Locator& places_;
};

}  // namespace

void append_proof(JsonText& json, Locator& places, const Proof& proof) {
    ProofWriter(json, places).write(proof);
}

}  // namespace bones
