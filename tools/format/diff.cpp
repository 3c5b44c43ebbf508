#include "tools/format/diff.hpp"

#include <algorithm>

#include "tools/lib/io/text/print_to.hpp"

namespace bones {

namespace {

constexpr std::size_t context = 3;
constexpr int most_changes = 1000;

using Lines = std::vector<std::string_view>;

enum class Edit : char { keep = ' ', remove = '-', add = '+' };

/// Lines with their line ends, so that a missing line end counts as a difference.
Lines split(std::string_view text) {
    Lines lines;
    while (!text.empty()) {
        const std::size_t length = std::min(text.find('\n'), text.size() - 1) + 1;
        lines.push_back(text.substr(0, length));
        text.remove_prefix(length);
    }
    return lines;
}

/// A stage of Myers's O(ND) search: for each diagonal -d…d, the line of the first text that is
/// reached with d changes.
struct Stage {
    int changes;
    std::vector<int> reached;

    int at(int diagonal) const {
        const int index = diagonal + changes;
        return index < 0 || index > 2 * changes ? -1 : reached[static_cast<std::size_t>(index)];
    }
    /// Whether a diagonal of the next stage is reached from the diagonal above it, which means that
    /// a line was added.
    bool comes_from_above(int diagonal) const {
        return diagonal < -changes || (diagonal <= changes && at(diagonal - 1) < at(diagonal + 1));
    }
    int next_start(int diagonal) const {
        return comes_from_above(diagonal) ? at(diagonal + 1) : at(diagonal - 1) + 1;
    }
};

class Search {
  public:
    Search(const Lines& before, const Lines& after) : before_(before), after_(after) {}

    std::vector<Edit> edits() {
        for (int changes = 0; changes <= most_changes; ++changes)
            if (advance(changes)) return way_back();
        std::vector<Edit> all(before_.size(), Edit::remove);
        all.insert(all.end(), after_.size(), Edit::add);
        return all;
    }

  private:
    /// Adds the stage for this number of changes. Returns whether it reached the end of both texts.
    bool advance(int changes) {
        Stage stage{changes, std::vector<int>(static_cast<std::size_t>(2 * changes + 1), -1)};
        const int n = static_cast<int>(before_.size()), m = static_cast<int>(after_.size());
        bool done = false;
        for (int k = -changes; k <= changes; k += 2) {
            int x = changes == 0 ? 0 : stages_.back().next_start(k);
            while (x < n && x - k < m && line(before_, x) == line(after_, x - k)) ++x;
            stage.reached[static_cast<std::size_t>(k + changes)] = x;
            done = done || (x == n && x - k == m);
        }
        stages_.push_back(std::move(stage));
        return done;
    }

    std::vector<Edit> way_back() const {
        std::vector<Edit> edits;
        int x = static_cast<int>(before_.size()), y = static_cast<int>(after_.size());
        for (std::size_t i = stages_.size() - 1; i > 0; --i) {
            const Stage& last = stages_[i - 1];
            const bool added = last.comes_from_above(x - y);
            const int start = last.next_start(x - y);
            edits.insert(edits.end(), static_cast<std::size_t>(x - start), Edit::keep);
            y -= x - start;
            x = start;
            edits.push_back(added ? Edit::add : Edit::remove);
            added ? --y : --x;
        }
        edits.insert(edits.end(), static_cast<std::size_t>(x), Edit::keep);
        std::reverse(edits.begin(), edits.end());
        return edits;
    }

    static std::string_view line(const Lines& lines, int index) {
        return lines[static_cast<std::size_t>(index)];
    }

    const Lines& before_;
    const Lines& after_;
    std::vector<Stage> stages_;
};

void append_line(std::string& body, Edit edit, std::string_view line) {
    body += static_cast<char>(edit);
    body += line;
    if (!line.ends_with('\n')) body += "\n\\ No newline at end of file\n";
}

/// Combines edits into hunks.
class Hunks {
  public:
    Hunks(const Lines& before, const Lines& after, const std::vector<Edit>& edits)
        : before_(before), after_(after), edits_(edits) {}

    std::vector<Hunk> all() {
        std::vector<Hunk> hunks;
        for (std::size_t i = 0; i < edits_.size();) {
            const std::size_t change = next_change(i);
            if (change == edits_.size()) break;
            const std::size_t begin = change - std::min(context, change - i);
            std::size_t end = change;
            for (std::size_t next = change; next < edits_.size() && next <= end + 2 * context;
                 next = next_change(end))
                end = next + 1;
            end = std::min(end + context, edits_.size());
            skip(begin - i);
            hunks.push_back(hunk(begin, end));
            i = end;
        }
        return hunks;
    }

  private:
    std::size_t next_change(std::size_t from) const {
        while (from < edits_.size() && edits_[from] == Edit::keep) ++from;
        return from;
    }
    void skip(std::size_t kept) {
        old_ += kept;
        new_ += kept;
    }
    Hunk hunk(std::size_t begin, std::size_t end) {
        Hunk result{old_ + 1, 0, new_ + 1, 0, {}};
        for (std::size_t i = begin; i < end; ++i) {
            append_line(result.body, edits_[i],
                        edits_[i] == Edit::add ? after_[new_] : before_[old_]);
            if (edits_[i] != Edit::add) ++old_, ++result.old_count;
            if (edits_[i] != Edit::remove) ++new_, ++result.new_count;
        }
        return result;
    }

    const Lines& before_;
    const Lines& after_;
    const std::vector<Edit>& edits_;
    std::size_t old_ = 0, new_ = 0;
};

}  // namespace

std::vector<Hunk> difference(std::string_view before, std::string_view after) {
    const Lines old_lines = split(before), new_lines = split(after);
    const std::vector<Edit> edits = Search(old_lines, new_lines).edits();
    return Hunks(old_lines, new_lines, edits).all();
}

void append_hunk(std::string& out, const Hunk& hunk, std::uint64_t old_start,
                 std::uint64_t new_start) {
    // An empty side gives the number of the line before it.
    const std::uint64_t old_line = old_start - 1 + hunk.old_line - (hunk.old_count == 0 ? 1 : 0);
    const std::uint64_t new_line = new_start - 1 + hunk.new_line - (hunk.new_count == 0 ? 1 : 0);
    print_to(out, "@@ -{},{} +{},{} @@\n{}", old_line, hunk.old_count, new_line, hunk.new_count,
             hunk.body);
}

}  // namespace bones
