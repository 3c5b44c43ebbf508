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
        json_.begin_object();
        if (proof.cases.empty()) {
            reasons(proof.condition, proof.witness);
        } else {
            json_.key("cases");
            list(proof.cases, [this](const ProofCase& one) { write_case(one); });
            if (proof.more_cases > 0) json_.key("more").number(proof.more_cases);
        }
        json_.end_object();
    }

  private:
    void reasons(const ProofCondition& needed, const Witness& shown) {
        json_.key("condition");
        condition(needed);
        json_.key("witness");
        witness(shown);
    }

    void write_case(const ProofCase& one) {
        json_.begin_object();
        json_.key("choices");
        list(one.choices, [this](const ProofChoice& choice) { write_choice(choice); });
        reasons(one.condition, one.witness);
        json_.end_object();
    }

    void write_choice(const ProofChoice& choice) {
        json_.begin_object();
        number("ply", choice.ply);
        if (choice.arm) number("arm", *choice.arm);
        if (choice.half) number("half", *choice.half);
        if (choice.crosswise) json_.key("crosswise").boolean(true);
        if (choice.passed) {
            json_.key("passed");
            list(*choice.passed, [this](Seat seat) { json_.seat(seat); });
        }
        json_.end_object();
    }

    void number(std::string_view key, std::int64_t number) {
        json_.key(key).number_or_null(number);
    }

    void seat(std::string_view key, Seat seat) { json_.key(key).seat_or_null(seat); }

    template <class List, class Write>
    void list(const List& items, Write write) {
        json_.begin_list();
        for (const auto& item : items) write(item);
        json_.end_list();
    }

    void tiles(std::string_view key, const TileSet& tiles) {
        json_.key(key);
        list(tiles, [this](Tile tile) { json_.tile(tile); });
    }

    void condition(const ProofCondition& condition) {
        json_.begin_object();
        json_.key("kind").word(word(condition_words, condition.kind));
        seat("seat", condition.seat);
        number("hand", condition.hand);
        number("ply", condition.ply);
        if (condition.tile) json_.key("tile").tile(*condition.tile);
        tiles("tiles", condition.tiles);
        json_.key("because").begin_object();
        for (const Reason& reason : condition.because) {
            json_.key(reason.name);
            value(reason);
        }
        json_.end_object();
        json_.end_object();
    }

    void value(const Reason& reason) {
        switch (reason.kind) {
            case Reason::Kind::yes:
                return json_.boolean(true);
            case Reason::Kind::number:
                if (reason.values.empty()) return json_.null();
                return json_.number(reason.values.front());
            case Reason::Kind::tile:
                return json_.tile(Tile::numbered(reason.values.front()));
            case Reason::Kind::numbers:
                return list(reason.values, [this](int n) { json_.number(n); });
            case Reason::Kind::seats:
                return list(reason.values, [this](int s) { json_.seat(Seat(s)); });
            case Reason::Kind::tiles:
                return list(reason.values, [this](int n) { json_.tile(Tile::numbered(n)); });
        }
    }

    /// The tile, and where it was seen.
    void sighting(const Sighting& sighting) {
        json_.key("tile").tile(sighting.tile);
        json_.key("where").begin_object();
        number("line", static_cast<std::int64_t>(places_.locate(sighting.place).line));
        number("hand", sighting.hand);
        number("ply", sighting.ply);
        seat("seat", sighting.seat);
        json_.key("how").word(word(how_words, sighting.how));
        json_.end_object();
    }

    void sightings(std::string_view key, const std::vector<Sighting>& seen) {
        json_.key(key);
        list(seen, [this](const Sighting& one) {
            json_.begin_object();
            sighting(one);
            json_.end_object();
        });
    }

    void witness(const Witness& witness) {
        if (witness.kind == Witness::Kind::none) return json_.null();
        json_.begin_object();
        json_.key("kind").word(word(witness_words, witness.kind));
        switch (witness.kind) {
            case Witness::Kind::none:
                break;
            case Witness::Kind::seen:
                seen(witness);
                break;
            case Witness::Kind::later:
                sightings("tiles", witness.seen);
                json_.key("draws");
                list(witness.plies, [this](std::int64_t n) { json_.number(n); });
                break;
            case Witness::Kind::count:
                seat("seat", witness.seat);
                number("slots", witness.slots);
                number("from", witness.from);
                number("until", witness.until);
                tiles("candidates", witness.candidates);
                tiles("others", witness.others);
                sightings("elsewhere", witness.elsewhere);
                break;
            case Witness::Kind::joint:
                joint(witness);
                break;
        }
        json_.end_object();
    }

    void seen(const Witness& witness) {
        sighting(witness.seen.front());
        json_.key("draws");
        list(witness.draws, [this](const Sighting& draw) {
            json_.begin_object();
            number("ply", draw.ply);
            json_.key("tile").tile(draw.tile);
            json_.key("how").word(word(how_words, draw.how));
            json_.end_object();
        });
    }

    void joint(const Witness& witness) {
        json_.key("members");
        list(witness.members, [this](const ProofCondition& member) { condition(member); });
        tiles("tiles", witness.others);
        json_.key("places");
        list(witness.places, [this](const ProofPlace& place) {
            json_.begin_object();
            seat("seat", place.seat);
            number("hand", place.hand);
            number("ply", place.ply);
            number("slots", place.slots);
            json_.end_object();
        });
        sightings("elsewhere", witness.elsewhere);
        json_.key("smallest").boolean(witness.smallest);
    }

    JsonText& json_;
    Locator& places_;
};

}  // namespace

void append_proof(JsonText& json, Locator& places, const Proof& proof) {
    ProofWriter(json, places).write(proof);
}

}  // namespace bones
