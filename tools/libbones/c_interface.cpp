// Implements bones.h. `guarded` catches all exceptions.
#include <bones.h>

#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <memory>
#include <new>
#include <optional>
#include <span>
#include <string>
#include <system_error>

#include "bones/json.hpp"
#include "bones/limits.hpp"
#include "bones/render.hpp"
#include "bones/writer.hpp"
#include "tools/libbones/content.hpp"
#include "tools/libbones/lines.hpp"
#include "tools/libbones/look_alike.hpp"
#include "tools/libbones/mending.hpp"
#include "tools/libbones/record_checker.hpp"

namespace {

/// A source that reads with a function of the calling program. A failure is a std::system_error, as
/// with any source.
class ForeignSource : public bones::Source {
  public:
    ForeignSource(bones_source function, void* context) : read_(function), context_(context) {}

    std::size_t read(char* to, std::size_t size) override {
        const std::ptrdiff_t count = read_(context_, to, size);
        if (count < 0 || static_cast<std::size_t>(count) > size)
            throw std::system_error(std::make_error_code(std::errc::io_error));
        return static_cast<std::size_t>(count);
    }

  private:
    bones_source read_;
    void* context_;
};

/// Runs a function that returns a status or throws. Exceptions become a status.
template <class Function>
bones_status guarded(const Function& function) noexcept {
    try {
        return function();
    } catch (const std::bad_alloc&) {
        return BONES_NO_MEMORY;
    } catch (const std::system_error&) {
        return BONES_UNREADABLE;
    } catch (...) {
        return BONES_FAILED;
    }
}

/// Returns a copy that C code can free.
bones_status give(const std::string& from, char** text, std::size_t* size) {
    char* const copy = static_cast<char*>(std::malloc(from.size() + 1));
    if (copy == nullptr) return BONES_NO_MEMORY;
    std::memcpy(copy, from.c_str(), from.size() + 1);
    *text = copy;
    if (size != nullptr) *size = from.size();
    return BONES_OK;
}

bones::RawRecord raw(const bones_record& record) {
    const bool too_long = record.too_long != 0 || record.size > bones::longest_record;
    return {{record.text, record.size}, record.line, record.number, too_long};
}

/// The text with some of its lines replaced. `first_line`: the line number of its first line.
std::string with_lines(std::string_view text, std::uint64_t first_line,
                       std::span<const bones::MendedLine> lines) {
    std::string out;
    std::uint64_t number = first_line;
    for (auto next = lines.begin(); !text.empty(); ++number) {
        const std::size_t end = std::min(text.find('\n'), text.size() - 1) + 1;
        if (next != lines.end() && next->line == number)
            out += (next++)->text;
        else
            out += text.substr(0, end);
        text.remove_prefix(end);
    }
    return out;
}

}  // namespace

struct bones_reader {
    explicit bones_reader(std::unique_ptr<bones::Source> from)
        : source(std::move(from)), reader(*source) {}

    std::unique_ptr<bones::Source> source;
    bones::RecordReader reader;
};

/// Judges records in the way of each tool. Parts that only some functions need are made on first
/// use.
struct bones_judge {
    explicit bones_judge(unsigned chosen)
        : options(chosen),
          checker({.list_open = has(BONES_LIST_OPEN)},
                  has(BONES_RECORD_LINES) ? bones::RecordDetail::play : bones::RecordDetail::scores,
                  has(BONES_NO_SLIPS) ? bones::Slips::off : bones::Slips::searched) {}

    bool has(unsigned option) const { return (options & option) != 0; }

    /// The judge for functions of other tools, which do not search for slips.
    bones::RecordChecker& other(bones::RecordDetail looked_at) {
        if (!other_) other_.emplace();
        other_->look_at(looked_at);
        return *other_;
    }

    bones::RecordChecker& tracing() {
        if (!tracing_) tracing_.emplace(bones::JudgeOptions{.trace = true});
        return *tracing_;
    }

    void check(const bones::RawRecord& record, std::string_view file) {
        checker.judge(record);
        std::string content;
        if (has(BONES_RECORD_LINES))
            content = bones::content_fingerprint(checker.record, checker.verdict);
        bones::note_look_alikes(checker.record, checker.verdict);
        bones::render_json(file, checker.record, checker.verdict.findings, out);
        if (has(BONES_RECORD_LINES))
            bones::append_record_line(file, checker.record, checker.verdict, content, out);
    }

    void fix(const bones::RawRecord& record) {
        checker.judge(record);
        if (checker.slips().empty()) {
            out = record.text;
            return;
        }
        mender.mend(record, checker.slips(), checker.slip_work());
        out = with_lines(record.text, record.first_line, mender.lines());
    }

    unsigned options;
    bones::RecordChecker checker;
    bones::Mender mender;
    std::string out;  ///< keeps its capacity

  private:
    std::optional<bones::RecordChecker> other_, tracing_;
};

namespace {

/// Runs a function that writes a result into `judge->out`.
template <class Function>
bones_status judged(bones_judge* judge, const bones_record* record, char** text, std::size_t* size,
                    const Function& function) noexcept {
    if (judge == nullptr || record == nullptr || record->text == nullptr || text == nullptr)
        return BONES_MISUSE;
    return guarded([&] {
        judge->out.clear();
        function(raw(*record));
        return give(judge->out, text, size);
    });
}

}  // namespace

const char* bones_version(void) {
    return BONES_VERSION;
}

const char* bones_status_text(bones_status status) {
    switch (status) {
        case BONES_OK:
            return "no error";
        case BONES_END:
            return "there are no more records";
        case BONES_MISUSE:
            return "a call with wrong arguments";
        case BONES_NO_MEMORY:
            return "out of memory";
        case BONES_UNREADABLE:
            return "the input cannot be read";
        case BONES_FAILED:
            return "an error in Bones";
    }
    return "unknown status";
}

bones_status bones_reader_new(const char* text, size_t size, bones_reader** reader) {
    if (text == nullptr || reader == nullptr) return BONES_MISUSE;
    return guarded([&] {
        *reader =
            new bones_reader(std::make_unique<bones::TextSource>(std::string_view(text, size)));
        return BONES_OK;
    });
}

bones_status bones_reader_of(bones_source source, void* context, bones_reader** reader) {
    if (source == nullptr || reader == nullptr) return BONES_MISUSE;
    return guarded([&] {
        *reader = new bones_reader(std::make_unique<ForeignSource>(source, context));
        return BONES_OK;
    });
}

bones_status bones_reader_next(bones_reader* reader, bones_record* record) {
    if (reader == nullptr || record == nullptr) return BONES_MISUSE;
    return guarded([&] {
        bones::RawRecord next;
        if (!reader->reader.next(next)) return BONES_END;
        *record = {next.text.data(), next.text.size(), next.first_line, next.index, next.too_long};
        return BONES_OK;
    });
}

void bones_reader_delete(bones_reader* reader) {
    delete reader;
}

bones_status bones_judge_new(unsigned options, bones_judge** judge) {
    if (judge == nullptr ||
        (options & ~(BONES_LIST_OPEN | BONES_NO_SLIPS | BONES_RECORD_LINES)) != 0)
        return BONES_MISUSE;
    return guarded([&] {
        *judge = new bones_judge(options);
        return BONES_OK;
    });
}

void bones_judge_delete(bones_judge* judge) {
    delete judge;
}

bones_status bones_check(bones_judge* judge, const bones_record* record, const char* file,
                         char** text, size_t* size) {
    if (file == nullptr) return BONES_MISUSE;
    return judged(judge, record, text, size,
                  [&](const bones::RawRecord& raw) { judge->check(raw, file); });
}

bones_status bones_score(bones_judge* judge, const bones_record* record, const char* file,
                         char** text, size_t* size) {
    if (file == nullptr) return BONES_MISUSE;
    return judged(judge, record, text, size, [&](const bones::RawRecord& raw) {
        bones::RecordChecker& by = judge->other(bones::RecordDetail::scores);
        by.judge(raw);
        bones::score_json(judge->out, file, by);
    });
}

bones_status bones_actions(bones_judge* judge, const bones_record* record, const char* file,
                           char** text, size_t* size) {
    if (file == nullptr) return BONES_MISUSE;
    return judged(judge, record, text, size, [&](const bones::RawRecord& raw) {
        bones::RecordChecker& by = judge->tracing();
        by.judge(raw);
        bones::actions_json(judge->out, file, by);
    });
}

bones_status bones_format(bones_judge* judge, const bones_record* record, char** text,
                          size_t* size) {
    return judged(judge, record, text, size, [&](const bones::RawRecord& raw) {
        bones::RecordChecker& by = judge->other(bones::RecordDetail::all);
        by.judge(raw);
        bones::write(by.record, by.verdict.actions, judge->out);
    });
}

bones_status bones_to_json(bones_judge* judge, const bones_record* record, char** text,
                           size_t* size) {
    return judged(judge, record, text, size, [&](const bones::RawRecord& raw) {
        bones::RecordChecker& by = judge->other(bones::RecordDetail::all);
        by.judge(raw);
        bones::write_json(by.record, by.verdict.actions, judge->out);
    });
}

bones_status bones_fix(bones_judge* judge, const bones_record* record, char** text, size_t* size) {
    if (judge == nullptr || judge->has(BONES_NO_SLIPS)) return BONES_MISUSE;
    return judged(judge, record, text, size, [&](const bones::RawRecord& raw) { judge->fix(raw); });
}

void bones_free(char* text) {
    std::free(text);
}
