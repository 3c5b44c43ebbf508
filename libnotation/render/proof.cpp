// Proofs for people, step by step.
#include <fmt/format.h>

#include <algorithm>

#include "bones/proof.hpp"
#include "bones/render.hpp"

namespace bones {
namespace {

std::string text_of(Tile tile) {
    return fmt::format("{}-{}", tile.high(), tile.low());
}

/// `6-4, 5-4 and 4-4`.
std::string text_of(const TileSet& tiles) {
    std::string text;
    int n = 0;
    for (Tile tile : tiles) {
        const bool last = ++n == tiles.size();
        text += n == 1 ? "" : last ? " and " : ", ";
        text += text_of(tile);
    }
    return text;
}

std::string count_of(std::size_t number, std::string_view noun) {
    return fmt::format("{} {}{}", number, noun, number == 1 ? "" : "s");
}

class ProofTeller {
  public:
    ProofTeller(std::string_view file, const Record& record, std::string& out)
        : file_(file), record_(record), places_(record), out_(out) {}

    void tell(const Proof& proof) {
        if (proof.cases.empty()) {
            out_ += fmt::format("   proof: {}\n", asked(proof.condition));
            return tell_reasons(proof);
        }
        const std::size_t ways = proof.cases.size() + proof.more_cases;
        out_ += fmt::format(
            "   proof: the sheet can be read in {} ways; in each of them a rule is broken\n", ways);
        for (std::size_t i = 0; i < std::min(proof.cases.size(), most_printed); ++i) {
            const ProofCase& one = proof.cases[i];
            out_ += fmt::format("     {}: {}\n", choices_in_words(one), asked(one.condition));
            tell_reasons({one.condition, one.witness});
        }
        if (ways > most_printed)
            out_ += fmt::format("     and {} more\n", count_of(ways - most_printed, "way"));
    }

  private:
    static constexpr std::size_t most_printed = 3;

    /// `if 6-1 at ply 7 lies as 6-1@2 and Bo passed before ply 9`.
    std::string choices_in_words(const ProofCase& one) const {
        std::string text;
        const auto add = [&](const std::string& choice) {
            text += (text.empty() ? "if " : " and ") + choice;
        };
        for (const ProofChoice& choice : one.choices) {
            if (choice.arm)
                add(fmt::format("the tile of ply {} lies{} on arm {} with its {}", choice.ply,
                                choice.crosswise ? " crosswise" : "", *choice.arm, *choice.half));
            else if (choice.half)
                add(fmt::format("the arms are numbered from the {} of ply {}", *choice.half,
                                choice.ply));
            if (choice.passed) add(passes_in_words(choice));
        }
        return text;
    }
    std::string passes_in_words(const ProofChoice& choice) const {
        if (choice.passed->empty()) return fmt::format("nobody passed before ply {}", choice.ply);
        std::string names;
        for (Seat seat : *choice.passed) names += (names.empty() ? "" : ", ") + name(seat);
        return fmt::format("{} passed before ply {}", names, choice.ply);
    }

    void tell_reasons(const Proof& proof) {
        step_ = 0;
        switch (proof.witness.kind) {
            case Witness::Kind::none:
                return end("it was not right, as the record shows");
            case Witness::Kind::seen:
                return tell_seen(proof);
            case Witness::Kind::later:
                return tell_later(proof);
            case Witness::Kind::count:
                return tell_count(proof);
            case Witness::Kind::joint:
                return tell_joint(proof);
        }
    }

    std::string name(Seat seat) const {
        return seat.exists() ? player_called(record_, seat) : std::string("nobody");
    }

    void step(const std::string& text) { out_ += fmt::format("     {}. {}\n", ++step_, text); }
    void end(const std::string& text) { out_ += fmt::format("     so {}\n", text); }

    static std::string moment(std::int64_t ply) {
        return ply < 0 ? std::string("the end") : fmt::format("ply {}", ply);
    }

    std::string asked(const ProofCondition& condition) const {
        const std::string who = name(condition.seat);
        const std::string when = moment(condition.ply);
        const std::string tiles = text_of(condition.tiles);
        const std::string why = reasons(condition);
        switch (condition.kind) {
            case ProofCondition::Kind::none_of:
                return fmt::format("this is right only if {} held none of {} just before {}{}", who,
                                   tiles, when, why);
            case ProofCondition::Kind::any_of:
                return fmt::format("this is right only if {} held {} just before {}{}", who, tiles,
                                   when, why);
            case ProofCondition::Kind::lead:
                return fmt::format(
                    "this is right only if {} was dealt {}{}", who, text_of(*condition.tile),
                    condition.tiles.empty() ? "" : fmt::format(", and nobody any of {}", tiles));
            case ProofCondition::Kind::turn:
                return fmt::format("this is right only if it was {}'s turn or lead at {}{}", who,
                                   when, why);
            case ProofCondition::Kind::fit:
                return fmt::format("this is right only if the tile fits where {} laid it at {}{}",
                                   who, when, why);
            case ProofCondition::Kind::rule:
                return fmt::format("what decides this at {} needs no unseen tile{}", when, why);
            case ProofCondition::Kind::joint:
                break;
        }
        return "these cannot all be right";
    }

    std::string reasons(const ProofCondition& condition) const {
        std::string text;
        for (const Reason& reason : condition.because) {
            text += text.empty() ? " (" : "; ";
            text += reason.name == "over_after" ? "over after" : std::string(reason.name);
            const std::string values = values_of(reason);
            if (!values.empty()) text += fmt::format(": {}", values);
        }
        if (!text.empty()) text += ')';
        return text;
    }

    static std::string values_of(const Reason& reason) {
        std::string text;
        for (int value : reason.values) {
            text += text.empty() ? "" : ", ";
            switch (reason.kind) {
                case Reason::Kind::seats:
                    text += Seat(value).letter();
                    break;
                case Reason::Kind::tile:
                case Reason::Kind::tiles:
                    text += text_of(Tile::numbered(value));
                    break;
                default:
                    text += fmt::format("{}", value);
            }
        }
        return text;
    }

    std::string place(const Sighting& seen) {
        const Position at = places_.locate(seen.place);
        return fmt::format("{}:{}:{}", file_, at.line, at.column);
    }

    /// `Bo (B) played 6-4 at ply 5 (night.bones:9:9)`.
    std::string sighting(const Sighting& seen) {
        return fmt::format("{} ({})", seen_as(seen), place(seen));
    }

    std::string seen_as(const Sighting& seen) const {
        const std::string who = name(seen.seat);
        const std::string tile = text_of(seen.tile);
        const std::string hand =
            seen.hand == hand_ || hand_ < 0 ? "" : fmt::format(" of hand {}", seen.hand);
        switch (seen.how) {
            case How::dealt:
                return fmt::format("{} was dealt {}{}", who, tile,
                                   hand.empty() ? "" : fmt::format(" in hand {}", seen.hand));
            case How::drawn:
                return fmt::format("{} drew {} at ply {}{}", who, tile, seen.ply, hand);
            case How::played:
                return fmt::format("{} played {} at ply {}{}", who, tile, seen.ply, hand);
            case How::shown:
                return fmt::format("{} showed {} at ply {}{}", who, tile, seen.ply, hand);
            case How::left:
                return fmt::format("{} had {} left at the end{}", who, tile, hand);
            case How::yard:
                if (!seen.seat.exists()) return fmt::format("{} lies in the yard", tile);
                return fmt::format("{} drew {} from the yard at ply {}", who, tile, seen.ply);
            case How::prize:
                break;
        }
        return fmt::format("{} held {} as a prize", who, tile);
    }

    void tell_seen(const Proof& proof) {
        const ProofCondition& condition = proof.condition;
        const Sighting& seen = proof.witness.seen.front();
        hand_ = condition.hand;
        step(sighting(seen));
        const bool of_deal = condition.kind == ProofCondition::Kind::lead;
        if (of_deal && condition.tile == seen.tile)
            return end(fmt::format("{} was not dealt it", name(condition.seat)));
        const bool after = seen.how != How::dealt && (seen.ply < 0 || seen.ply >= condition.ply) &&
                           seen.how != How::drawn && seen.how != How::yard;
        if (after && proof.witness.draws.empty())
            step(fmt::format("{} drew nothing from {} until then", name(seen.seat),
                             of_deal ? "the deal" : moment(condition.ply)));
        for (const Sighting& draw : proof.witness.draws)
            step(fmt::format("the draw in between brought another tile: {}", sighting(draw)));
        end(fmt::format("{} {} {}", name(seen.seat), of_deal ? "was dealt" : "held",
                        text_of(seen.tile)));
    }

    void tell_later(const Proof& proof) {
        hand_ = proof.condition.hand;
        for (const Sighting& seen : proof.witness.seen) step(sighting(seen));
        std::string plies;
        for (std::int64_t ply : proof.witness.plies)
            plies += fmt::format("{}{}", plies.empty() ? "" : ", ", ply);
        step(fmt::format("only {} can have come or gone unseen, at ply {}",
                         count_of(proof.witness.plies.size(), "tile"), plies));
        end(fmt::format("one of these {} was in the hand", proof.witness.seen.size()));
    }

    void tell_count(const Proof& proof) {
        const Witness& witness = proof.witness;
        hand_ = proof.condition.hand;
        if (proof.condition.kind != ProofCondition::Kind::any_of) {
            step(fmt::format("{} then held {} that came to the hand unseen, from ply {} to ply {}",
                             name(witness.seat), count_of(witness.slots, "tile"), witness.from,
                             witness.until));
            step(fmt::format("of those that are asked for it can have been {}",
                             text_of(witness.candidates)));
            step(witness.others.empty()
                     ? std::string("no other tile can have been among them")
                     : fmt::format("of others only these {}: {}", witness.others.size(),
                                   text_of(witness.others)));
        }
        step("where the rest were:");
        elsewhere(witness);
        const auto others = static_cast<std::uint32_t>(witness.others.size());
        end(proof.condition.kind == ProofCondition::Kind::any_of
                ? fmt::format("{} did not have it", name(proof.condition.seat))
                : fmt::format("at least {} of them {} asked for", witness.slots - others,
                              witness.slots - others == 1 ? "was" : "were"));
    }

    void elsewhere(const Witness& witness) {
        for (const Sighting& seen : witness.elsewhere)
            out_ += fmt::format("        {}\n", sighting(seen));
    }

    void tell_joint(const Proof& proof) {
        const Witness& witness = proof.witness;
        hand_ = -1;
        for (const ProofCondition& member : witness.members) step(asked(member));
        step(fmt::format("if so, {}, {}, were only in these places:",
                         count_of(static_cast<std::size_t>(witness.others.size()), "tile"),
                         text_of(witness.others)));
        std::size_t slots = 0;
        for (const ProofPlace& place : witness.places) {
            slots += place.slots;
            out_ += fmt::format(
                "        {}: {}\n",
                !place.seat.exists() ? std::string("the stock")
                : place.ply == 0
                    ? fmt::format("dealt to {} in hand {}", name(place.seat), place.hand)
                    : fmt::format("taken by {} at ply {}", name(place.seat), place.ply),
                place.slots);
        }
        if (!witness.elsewhere.empty()) {
            step("these lie where the record shows them:");
            elsewhere(witness);
        }
        end(fmt::format("there are {} for {}, and one of the actions was wrong{}",
                        count_of(slots, "place"),
                        count_of(static_cast<std::size_t>(witness.others.size()), "tile"),
                        witness.smallest ? "" : " (a smaller group may be so too)"));
    }

    std::string_view file_;
    const Record& record_;
    Locator places_;
    std::string& out_;
    int step_ = 0;
    std::int64_t hand_ = -1;  ///< the hand that the condition is about; -1: several
};

}  // namespace

void render_proof(std::string_view file, const Record& record, const Finding& finding,
                  std::string& out) {
    if (finding.proof && finding.verdict == Verdict::broken)
        ProofTeller(file, record, out).tell(*finding.proof);
}

}  // namespace bones
