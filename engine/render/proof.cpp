// Renders proofs for people, step by step.
#include <fmt/core.h>

#include <algorithm>

#include "bones/proof.hpp"
#include "bones/render.hpp"
#include "engine/codes.hpp"
#include "libnotation/text/tile_text.hpp"
#include "libnotation/text/values.hpp"

namespace bones {
namespace {

class ProofRenderer {
  public:
    ProofRenderer(std::string_view file, const Record& record, std::string& out)
        : file_(file), record_(record), places_(record), out_(out) {}

    void tell(const Finding& finding) {
        const Proof& proof = *finding.proof;
        finding_ = &finding;
        hand_ = hand_at(record_, finding.place);
        if (proof.cases.empty()) {
            out_ += fmt::format("   proof: {}\n", asked(proof.condition));
            return tell_reasons(proof.condition, proof.witness, finding.evidence);
        }
        const std::size_t printed = std::min(proof.cases.size(), most_printed);
        const auto ways = static_cast<int>(proof.cases.size() + proof.more_cases);
        out_ += fmt::format(
            "   proof: the sheet has {} interpretations; each of them has a breach\n", ways);
        for (std::size_t i = 0; i < printed; ++i) {
            const ProofCase& one = proof.cases[i];
            out_ += fmt::format("     {}: {}\n", choices_in_words(one), asked(one.condition));
            std::vector<Evidence> evidence;
            append_evidence(record_, one.condition, one.witness, !traits(record_.game).tricks,
                            evidence);
            tell_reasons(one.condition, one.witness, evidence);
        }
        if (const int more = ways - static_cast<int>(printed); more > 0)
            out_ += fmt::format("     and {} more\n", count_of(more, "interpretation"));
    }

  private:
    static constexpr std::size_t most_printed = 3;

    void tell_reasons(const ProofCondition& condition, const Witness& witness,
                      const std::vector<Evidence>& evidence) {
        step_ = 0;
        tell_facts(condition);
        for (const ProofCondition& member : witness.members) step(asked(member));
        for (const Evidence& item : evidence)
            if (!item.kind.empty()) step(item.message() + at(item.place));
        if (!witness.elsewhere.empty()) step("the record shows where these were:");
        for (const Sighting& seen : witness.elsewhere)
            out_ += fmt::format("        {}{}\n", words_of(record_, seen), at(seen.place));
        out_ += fmt::format("     so {}\n", conclusion(condition, witness));
    }

    /// The facts that decide a condition without unseen tiles, and the `written` line it rests on.
    void tell_facts(const ProofCondition& condition) {
        const bool turn = condition.kind == ProofCondition::Kind::turn;
        if (!turn && condition.kind != ProofCondition::Kind::fit &&
            condition.kind != ProofCondition::Kind::rule)
            return;
        for (const Reason& reason : condition.because) step(fact(condition, reason));
        const std::optional<SheetNote> note = note_needed(turn);
        if (note && record_.written.contains(*note))
            step(fmt::format("the sheet has all its {}, as its line `written` says",
                             noted_names[static_cast<std::size_t>(*note)]));
    }

    /// The kind of entries whose omission would explain the finding. `of_turn`: it is about the
    /// seat in turn.
    std::optional<SheetNote> note_needed(bool of_turn) const {
        const Code* const code = finding_->code;
        if (of_turn && !traits(record_.game).tricks) return SheetNote::passes;
        if (code == &code::missed_draw || code == &code::illegal_draw) return SheetNote::draws;
        if (code == &code::missing_prize) return SheetNote::prizes;
        if (code == &code::undeclared_suit) return SheetNote::suits;
        return std::nullopt;
    }

    /// A reason as a sentence.
    std::string fact(const ProofCondition& condition, const Reason& reason) const {
        static constexpr std::pair<std::string_view, std::string_view> sentences[] = {
            {"arm", "the arm written is {values}"},
            {"bid", "{who} bid {values}"},
            {"crosswise", "it was laid crosswise"},
            {"drawn", "{who} had drawn {tiles} in this turn"},
            {"due", "it was the turn of {values}"},
            {"ended", "the hand had ended at ply {values}"},
            {"highest", "the highest bid before was {values}"},
            {"open", "the open {ends} {values}"},
            {"opening", "no tile lay on the table"},
            {"over_after", "the game was over after hand {values}"},
            {"owed", "{who} owed {draws}"},
            {"prize", "{values} is a prize"},
            {"spell", "the spell asked for the number {values}"},
            {"stock", "the boneyard had {tiles}"},
            {"suit", "the suit written is {values}"},
            {"tile", "the tile is {values}"},
            {"undeclared", "no suit is written"},
            {"winner", "{values} won the hand"}};
        const int number = reason.values.empty() ? 0 : reason.values.front();
        if (reason.name == "leads") return words_of_trick(condition);
        if (reason.name == "arm" && reason.values.empty()) return "no arm is written";
        if (reason.name == "bid" && number == 0)
            return fmt::format("{} passed", name(condition.seat));
        if (reason.name == "highest" && number == 0) return "no player had bid before";
        const auto* const sentence =
            std::find_if(std::begin(sentences), std::end(sentences),
                         [&](const auto& one) { return one.first == reason.name; });
        if (sentence == std::end(sentences)) return std::string(reason.name);
        return fmt::format(fmt::runtime(sentence->second), fmt::arg("who", name(condition.seat)),
                           fmt::arg("values", values_of(reason)),
                           fmt::arg("tiles", count_of(number, "tile")),
                           fmt::arg("draws", count_of(number, "draw")),
                           fmt::arg("ends", reason.values.size() == 1 ? "end was" : "ends were"));
    }

    /// `Di (D) took the trick before with 12-7 (night.bones:9:9)`.
    std::string words_of_trick(const ProofCondition& condition) const {
        Seat due;
        for (const Reason& reason : condition.because)
            if (reason.name == "due") due = Seat(reason.values.front());
        const Hand& hand = record_.hands[hand_];
        for (std::int64_t i = hand.first_action + condition.ply - 2; i >= hand.first_action; --i) {
            const Action& action = record_.actions[static_cast<std::size_t>(i)];
            if (action.seat() != due) continue;
            const std::string tile = action.kind == ActionKind::play
                                         ? fmt::format(" with {}", to_string(action.tile()))
                                         : std::string();
            return fmt::format("{} took the trick before{}, so {} leads", name(due), tile,
                               name(due));
        }
        return fmt::format("{} took the trick before", name(due));
    }

    /// `if the tile of ply 7 lies on arm 2 with its 6 and Bo passed before ply 9`.
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
        if (choice.passed->empty())
            return fmt::format("no player passed before ply {}", choice.ply);
        std::string names;
        for (Seat seat : *choice.passed) names += (names.empty() ? "" : ", ") + name(seat);
        return fmt::format("{} passed before ply {}", names, choice.ply);
    }

    std::string name(Seat seat) const {
        return seat.exists() ? player_called(record_, seat, hand_) : std::string("no player");
    }

    void step(const std::string& text) { out_ += fmt::format("     {}. {}\n", ++step_, text); }

    static std::string moment(std::int64_t ply) {
        return ply < 0 ? std::string("the end") : fmt::format("ply {}", ply);
    }

    std::string asked(const ProofCondition& condition) const {
        const std::string who = name(condition.seat);
        const std::string when = moment(condition.ply);
        const std::string tiles = to_string(condition.tiles, most_tiles);
        const std::string why = reasons(condition);
        switch (condition.kind) {
            case ProofCondition::Kind::none_of:
                return fmt::format("this is legal only if {} held none of {} just before {}{}", who,
                                   tiles, when, why);
            case ProofCondition::Kind::any_of:
                return fmt::format("this is legal only if {} held {} just before {}{}", who, tiles,
                                   when, why);
            case ProofCondition::Kind::lead:
                return fmt::format(
                    "this is legal only if {} was dealt {}{}", who, to_string(*condition.tile),
                    condition.tiles.empty() ? "" : fmt::format(", and no player any of {}", tiles));
            case ProofCondition::Kind::turn:
                return fmt::format("this is legal only if it was the turn of {} at {} ({})", who,
                                   when, finding_->clause);
            case ProofCondition::Kind::fit:
                return fmt::format(
                    "this is legal only if the tile fits where {} laid it at {} ({})", who, when,
                    finding_->clause);
            case ProofCondition::Kind::rule:
                return fmt::format("{} decides this at {}, whatever tiles are unseen",
                                   finding_->clause, when);
            case ProofCondition::Kind::joint:
                break;
        }
        return "these cannot all be legal";
    }

    std::string reasons(const ProofCondition& condition) const {
        std::string text;
        for (const Reason& reason : condition.because) {
            text += text.empty() ? " (" : "; ";
            text += words_of_reason(reason.name);
            const std::string values = values_of(reason);
            if (!values.empty()) text += fmt::format(": {}", values);
        }
        if (!text.empty()) text += ')';
        return text;
    }

    /// The words before the values of a reason.
    static std::string_view words_of_reason(std::string_view name) {
        static constexpr std::pair<std::string_view, std::string_view> words[] = {
            {"led", "suit led"},
            {"led_doubles", "doubles were led"},
            {"open", "open ends"},
            {"opening", "no tile lay yet"},
            {"spell", "number of the spell"}};
        for (const auto& [reason, said] : words)
            if (reason == name) return said;
        return name;
    }

    std::string values_of(const Reason& reason) const {
        std::string text;
        for (int value : reason.values) {
            text += text.empty() ? "" : ", ";
            switch (reason.kind) {
                case Reason::Kind::seats:
                    text += name(Seat(value));
                    break;
                case Reason::Kind::tile:
                    text += to_string(Tile::numbered(value));
                    break;
                default:
                    text += fmt::format("{}", value);
            }
        }
        return text;
    }

    /// ` (night.bones:9:9)`. Empty for an empty place.
    std::string at(Place place) {
        if (place.empty()) return {};
        const Position position = places_.locate(place);
        return fmt::format(" ({}:{}:{})", file_, position.line, position.column);
    }
    std::string conclusion(const ProofCondition& condition, const Witness& witness) const {
        const int others = witness.others.size();
        switch (witness.kind) {
            case Witness::Kind::none:
                break;
            case Witness::Kind::seen:
                return seen_tile(condition, witness.seen.front());
            case Witness::Kind::later:
                return fmt::format("one of these {} was in the hand", witness.seen.size());
            case Witness::Kind::count: {
                if (condition.kind == ProofCondition::Kind::any_of)
                    return fmt::format("{} did not have it", name(condition.seat));
                const int least = static_cast<int>(witness.slots) - others;
                return fmt::format("at least {} of them {} among the tiles named", least,
                                   least == 1 ? "was" : "were");
            }
            case Witness::Kind::joint: {
                int places = 0;
                for (const ProofPlace& place : witness.places)
                    places += static_cast<int>(place.slots);
                return fmt::format("there are {} for {}, and one of the actions was a breach{}",
                                   count_of(places, "place"), count_of(others, "tile"),
                                   witness.smallest ? "" : " (a smaller group may be enough)");
            }
        }
        return plain_conclusion(condition);
    }
    std::string plain_conclusion(const ProofCondition& condition) const {
        const Code* const code = finding_->code;
        if (condition.kind == ProofCondition::Kind::fit) return "the tile does not fit there";
        if (condition.kind == ProofCondition::Kind::turn)
            return fmt::format("it was not the turn of {}", name(condition.seat));
        if (code == &code::missed_draw) return fmt::format("{} had to draw", name(condition.seat));
        if (code == &code::illegal_draw)
            return fmt::format("{} could not draw", name(condition.seat));
        return "it was a breach";
    }
    std::string seen_tile(const ProofCondition& condition, const Sighting& seen) const {
        const bool of_deal = condition.kind == ProofCondition::Kind::lead;
        if (of_deal && condition.tile == seen.tile)
            return fmt::format("{} was not dealt it", name(condition.seat));
        return fmt::format("{} {} {}", name(seen.seat), of_deal ? "was dealt" : "held",
                           to_string(seen.tile));
    }

    std::string_view file_;
    const Record& record_;
    Locator places_;
    std::string& out_;
    const Finding* finding_ = nullptr;  ///< the finding with the proof
    int step_ = 0;
    std::uint32_t hand_ = 0;  ///< the hand of the finding
};

}  // namespace

void render_proof(std::string_view file, const Record& record, const Finding& finding,
                  std::string& out) {
    if (finding.proof && finding.verdict == Verdict::broken)
        ProofRenderer(file, record, out).tell(finding);
}

}  // namespace bones
