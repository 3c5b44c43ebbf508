#include "tools/lib/show/collate/settle.hpp"

#include <algorithm>
#include <numeric>

#include "engine/codes.hpp"

namespace bones::inline show::collate {
namespace {

/// One question to decide: a place with several readings, a tile at one of two places, or an action
/// that may be missing.
struct Question {
    CollatedPlace* place;
    CollatedPlace* elsewhere = nullptr;
    bool may_be_left_out = false;

    std::size_t answers() const {
        return elsewhere != nullptr || may_be_left_out ? 2 : place->readings.size();
    }
    void answer(std::size_t answer) const {
        if (elsewhere != nullptr) {
            place->left_out = answer == 1;
            elsewhere->left_out = answer == 0;
        } else if (may_be_left_out) {
            place->left_out = answer == 1;
        } else {
            place->chosen = static_cast<std::uint32_t>(answer);
        }
    }
    std::size_t answered() const {
        return elsewhere != nullptr || may_be_left_out ? place->left_out : place->chosen;
    }
    void decide(Decision decision) const {
        place->decision = decision;
        if (elsewhere != nullptr) elsewhere->decision = decision;
    }
    /// The sheets that support an answer.
    std::size_t sheets_for(std::size_t answer) const {
        if (elsewhere == nullptr)
            return may_be_left_out
                       ? (answer == 0 ? place->readings.front().sheets.size() : place->leave_out)
                       : place->readings[answer].sheets.size();
        return (answer == 0 ? place : elsewhere)->readings.front().sheets.size();
    }
    bool says(std::size_t answer, std::size_t sheet) const {
        const Reading& reading = elsewhere == nullptr ? place->readings[answer]
                                 : answer == 0        ? place->readings.front()
                                                      : elsewhere->readings.front();
        return std::binary_search(reading.sheets.begin(), reading.sheets.end(), sheet);
    }
};

using Questions = std::vector<Question>;

Questions undecided(CollatedBlock& block) {
    Questions questions;
    for (auto* places : {&block.before, &block.play, &block.after}) {
        for (std::size_t i = 0; i < places->size(); ++i) {
            CollatedPlace& place = (*places)[i];
            if (place.decision != Decision::undecided && place.decision != Decision::own) continue;
            if (place.elsewhere == CollatedPlace::none)
                questions.push_back({&place});
            else if (place.elsewhere > i)
                questions.push_back({&place, &(*places)[place.elsewhere]});
        }
    }
    return questions;
}

/// The actions that some sheets leave out.
Questions left_out_by_some(CollatedBlock& block) {
    Questions questions;
    for (CollatedPlace& place : block.play)
        if (place.decision == Decision::alone) questions.push_back({&place, nullptr, true});
    return questions;
}

/// Whether a line can have or cause an error of facts. Claims cannot.
bool is_of_facts(const Question& question) {
    switch (question.place->item().keyword) {
        case Keyword::lead:
        case Keyword::deal:
        case Keyword::yard:
        case Keyword::carry:
        case Keyword::prizes:
        case Keyword::trump:
        case Keyword::actions:
        case Keyword::left:
            return true;
        default:
            return false;
    }
}

class Settler {
  public:
    Settler(CollatedGame& game, const CollateOptions& options, Table table, RecordChecker& judge)
        : game_(game), table_(table), judge_(judge) {
        preference_.resize(game.sheets.size());
        std::iota(preference_.begin(), preference_.end(), std::size_t{0});
        std::sort(preference_.begin(), preference_.end(), [&](std::size_t a, std::size_t b) {
            const int one = game.sheets[a]->number, two = game.sheets[b]->number;
            return std::pair(one != options.prefer, one) < std::pair(two != options.prefer, two);
        });
    }

    void run() {
        // Open questions start with the first answer, in the order of the words. So the order in
        // which the sheets are given does not matter.
        for (CollatedBlock& block : game_.blocks)
            for (const Question& question : undecided(block)) question.answer(0);
        for (const CollatedBlock& block : game_.blocks) texts_.push_back(block_text(block, table_));
        for (std::size_t block = 0; block < game_.blocks.size(); ++block) {
            if (block > 0 && block + 1 < game_.blocks.size()) by_facts(block);
            by_majority(game_.blocks[block]);
            texts_[block] = block_text(game_.blocks[block], table_);
        }
        for (CollatedBlock& block : game_.blocks)
            for (const Question& question : undecided(block)) prefer(question);
    }

  private:
    /// Chooses the first answer of the most preferred sheet that has one.
    void prefer(const Question& question) const {
        for (const std::size_t sheet : preference_) {
            for (std::size_t answer = 0; answer < question.answers(); ++answer)
                if (question.says(answer, sheet)) return question.answer(answer);
        }
    }

    void by_facts(std::size_t block) {
        Questions questions = undecided(game_.blocks[block]);
        std::erase_if(questions, [](const Question& question) { return !is_of_facts(question); });
        const bool differ = !questions.empty();
        if (differ && try_all(questions, block) != 0) return;
        const Questions more = left_out_by_some(game_.blocks[block]);
        if (more.empty() || (!differ && (bytes_left_ < size_up_to(block) || is_right(block))))
            return;
        questions.insert(questions.end(), more.begin(), more.end());
        try_all(questions, block);
    }

    /// Tries all combinations of answers, and chooses the only one that leaves the hand without
    /// errors. Returns the number of such combinations: 0, 1, or 2 for several or for too many to
    /// try.
    int try_all(const Questions& questions, std::size_t block) {
        std::size_t combinations = 1;
        for (const Question& question : questions) {
            combinations *= question.answers();
            if (combinations > most_combinations) return 2;
        }
        if (combinations * size_up_to(block) > bytes_left_) return 2;

        std::vector<std::size_t> before, found;
        for (const Question& question : questions) before.push_back(question.answered());
        int right = 0;
        for (std::size_t number = 0; number < combinations && right < 2; ++number) {
            const std::vector<std::size_t> answers = combination(questions, number);
            give(questions, answers);
            if (!is_right(block)) continue;
            found = answers;
            ++right;
        }
        give(questions, right == 1 ? found : before);
        if (right != 1) return right;
        for (std::size_t i = 0; i < questions.size(); ++i)
            if (!questions[i].may_be_left_out || found[i] == 1)
                questions[i].decide(Decision::facts);
        return right;
    }

    static std::vector<std::size_t> combination(const Questions& questions, std::size_t number) {
        std::vector<std::size_t> answers;
        for (const Question& question : questions) {
            answers.push_back(number % question.answers());
            number /= question.answers();
        }
        return answers;
    }
    static void give(const Questions& questions, const std::vector<std::size_t>& answers) {
        for (std::size_t i = 0; i < questions.size(); ++i) questions[i].answer(answers[i]);
    }

    /// The length of the text up to the end of a block.
    std::size_t size_up_to(std::size_t block) const {
        return std::accumulate(
            texts_.begin(), texts_.begin() + static_cast<std::ptrdiff_t>(block) + 1, std::size_t{0},
            [](std::size_t sum, const std::string& text) { return sum + text.size(); });
    }

    /// Whether a hand, as settled so far, has no error of facts and no misfit. Later hands cannot
    /// cause one in it.
    bool is_right(std::size_t block) {
        texts_[block] = block_text(game_.blocks[block], table_);
        std::string text;
        for (std::size_t i = 0; i < block; ++i) text += texts_[i];
        const std::size_t begin = text.size();
        text += texts_[block];
        bytes_left_ -= std::min(bytes_left_, text.size());
        RawRecord raw;
        raw.text = text;
        judge_.judge(raw);
        return std::none_of(judge_.verdict.findings.begin(), judge_.verdict.findings.end(),
                            [&](const Finding& finding) {
                                const bool wrong = finding.severity == Severity::error ||
                                                   finding.code == &code::misfit;
                                return wrong && finding.place.offset >= begin;
                            });
    }

    void by_majority(CollatedBlock& block) const {
        const auto sheets = std::count(block.has.begin(), block.has.end(), true);
        if (sheets < 3) return;
        Questions questions = undecided(block);
        std::erase_if(questions, [](const Question& question) {
            return question.place->decision == Decision::own;
        });
        const Questions more = left_out_by_some(block);
        questions.insert(questions.end(), more.begin(), more.end());
        for (const Question& question : questions) {
            std::size_t all = 0;
            for (std::size_t i = 0; i < question.answers(); ++i) all += question.sheets_for(i);
            for (std::size_t i = 0; i < question.answers(); ++i) {
                if (2 * question.sheets_for(i) <= all) continue;
                question.answer(i);
                question.decide(Decision::majority);
            }
        }
    }

    CollatedGame& game_;
    Table table_;
    RecordChecker& judge_;
    std::vector<std::size_t> preference_;  ///< the sheets, by preference
    std::vector<std::string> texts_;       ///< by block, as settled so far
    /// Limits the work for records larger than any real game. Judging this amount of text takes
    /// about a second.
    std::size_t bytes_left_ = std::size_t{16} * 1024 * 1024;
};

}  // namespace

void settle(CollatedGame& game, const CollateOptions& options, Table table, RecordChecker& judge) {
    Settler(game, options, table, judge).run();
}

}  // namespace bones::inline show::collate
