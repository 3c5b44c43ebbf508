// The functions that JavaScript calls: bones.h for a whole text at a time. All texts passed in and
// out end with a zero byte.
#include <bones.h>

#include <cstdlib>
#include <cstring>
#include <functional>
#include <new>
#include <string>
#include <utility>

#include "tools/web/texts.hpp"

namespace {

using Judged = std::function<bones_status(const bones_record&, char** text, std::size_t* size)>;

/// Appends the result of a function for each record of a text.
bones_status for_all(std::string_view text, const Judged& judged, std::string& out) {
    bones_reader* reader = nullptr;
    bones_status status = bones_reader_new(text.data(), text.size(), &reader);
    bones_record record;
    while (status == BONES_OK && (status = bones_reader_next(reader, &record)) == BONES_OK) {
        char* part = nullptr;
        std::size_t size = 0;
        status = judged(record, &part, &size);
        if (status == BONES_OK) out.append(part, size);
        bones_free(part);
    }
    bones_reader_delete(reader);
    return status;
}

/// The page's only judge, kept between calls; null if memory runs out.
bones_judge* kept = nullptr;
bones_judge* judge() {
    if (kept == nullptr && bones_judge_new(0, &kept) != BONES_OK) kept = nullptr;
    return kept;
}

char* result(std::string_view text, const Judged& judged) {
    std::string out;
    if (for_all(text, judged, out) != BONES_END) {
        bones_judge_delete(std::exchange(kept, nullptr));  // it must not be used any more
        return nullptr;
    }
    return bones::web::given_away(out);
}

}  // namespace

char* bones::web::given_away(std::string_view text) noexcept {
    char* const copy = static_cast<char*>(std::malloc(text.size() + 1));
    if (copy == nullptr) return nullptr;
    std::memcpy(copy, text.data(), text.size());
    copy[text.size()] = 0;
    return copy;
}

// Each function returns a text to free, or null if memory runs out.
extern "C" {

/// The findings of all records, as JSON Lines.
char* bones_web_check(const char* text, std::size_t size, const char* file) {
    return result({text, size}, [&](const bones_record& record, char** out, std::size_t* count) {
        return bones_check(judge(), &record, file, out, count);
    });
}

/// The results of all records, as JSON Lines.
char* bones_web_score(const char* text, std::size_t size, const char* file) {
    return result({text, size}, [&](const bones_record& record, char** out, std::size_t* count) {
        return bones_score(judge(), &record, file, out, count);
    });
}

/// The canonical text of all records.
char* bones_web_format(const char* text, std::size_t size) {
    return result({text, size}, [&](const bones_record& record, char** out, std::size_t* count) {
        return bones_format(judge(), &record, out, count);
    });
}

/// The actions of all records, as JSON Lines.
char* bones_web_actions(const char* text, std::size_t size, const char* file) {
    return result({text, size}, [&](const bones_record& record, char** out, std::size_t* count) {
        return bones_actions(judge(), &record, file, out, count);
    });
}

/// All records as JSON Lines.
char* bones_web_json(const char* text, std::size_t size) {
    return result({text, size}, [&](const bones_record& record, char** out, std::size_t* count) {
        return bones_to_json(judge(), &record, out, count);
    });
}

/// The text of all records with each certain slip repaired.
char* bones_web_fix(const char* text, std::size_t size) {
    return result({text, size}, [&](const bones_record& record, char** out, std::size_t* count) {
        return bones_fix(judge(), &record, out, count);
    });
}
}
