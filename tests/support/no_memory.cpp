// Preloaded into a tool (LD_PRELOAD) to make one allocation, or all from there on, fail.
//   BONES_NO_NEW=N: the N-th operator new from main on fails.
//   BONES_NO_SQLITE=N: the N-th allocation of SQLite fails.
//   BONES_NO_MORE=1: all later allocations fail too.
//   BONES_NO_HANDLER=1: operator new throws at once, whatever its handler.
//   BONES_COUNT=FILE: at the end, the numbers of both kinds of allocation are written to FILE.
#include <dlfcn.h>
#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>

#include <atomic>
#include <cstddef>
#include <new>

namespace {

/// One kind of allocation, counted while the tool's main function runs.
struct Counter {
    long fails_at = 0;
    std::atomic<long> count = 0;

    bool fails();
};

bool has_begun = false, no_more = false, no_handler = false;
Counter news, sqlite;

bool Counter::fails() {
    if (!has_begun) return false;
    const long number = ++count;
    return fails_at > 0 && (no_more ? number >= fails_at : number == fails_at);
}

void* take(std::size_t size, std::size_t alignment) {
    size = (size + alignment - 1) / alignment * alignment;
    while (true) {
        if (!news.fails())
            if (void* memory = aligned_alloc(alignment, size == 0 ? alignment : size))
                return memory;
        const std::new_handler handler = std::get_new_handler();
        if (no_handler || handler == nullptr) throw std::bad_alloc();
        handler();
    }
}

sqlite3_mem_methods usual;

void* sqlite_malloc(int size) {
    return sqlite.fails() ? nullptr : usual.xMalloc(size);
}
void* sqlite_realloc(void* memory, int size) {
    return sqlite.fails() ? nullptr : usual.xRealloc(memory, size);
}

void take_over_sqlite() {
    const auto config = reinterpret_cast<int (*)(int, ...)>(dlsym(RTLD_DEFAULT, "sqlite3_config"));
    if (config == nullptr || config(SQLITE_CONFIG_GETMALLOC, &usual) != SQLITE_OK) return;
    sqlite3_mem_methods ours = usual;
    ours.xMalloc = sqlite_malloc;
    ours.xRealloc = sqlite_realloc;
    config(SQLITE_CONFIG_MALLOC, &ours);
}

long number_in(const char* name) {
    const char* text = getenv(name);
    return text == nullptr ? 0 : atol(text);
}

using Main = int (*)(int, char**, char**);
Main tools_main = nullptr;

int observed_main(int argc, char** argv, char** environment) {
    news.fails_at = number_in("BONES_NO_NEW");
    sqlite.fails_at = number_in("BONES_NO_SQLITE");
    no_more = number_in("BONES_NO_MORE") != 0;
    no_handler = number_in("BONES_NO_HANDLER") != 0;
    take_over_sqlite();
    has_begun = true;
    const int status = tools_main(argc, argv, environment);
    has_begun = false;
    if (const char* path = getenv("BONES_COUNT"))
        if (FILE* file = fopen(path, "w")) {
            fprintf(file, "%ld %ld\n", news.count.load(), sqlite.count.load());
            fclose(file);
        }
    return status;
}

}  // namespace

extern "C" int __libc_start_main(Main main, int argc, char** argv, void (*init)(), void (*fini)(),
                                 void (*end)(), void* stack) {
    tools_main = main;
    using Start = int (*)(Main, int, char**, void (*)(), void (*)(), void (*)(), void*);
    const auto start = reinterpret_cast<Start>(dlsym(RTLD_NEXT, "__libc_start_main"));
    return start(observed_main, argc, argv, init, fini, end, stack);
}

void* operator new(std::size_t size) {
    return take(size, alignof(std::max_align_t));
}
void* operator new[](std::size_t size) {
    return take(size, alignof(std::max_align_t));
}
void* operator new(std::size_t size, std::align_val_t alignment) {
    return take(size, static_cast<std::size_t>(alignment));
}
void* operator new[](std::size_t size, std::align_val_t alignment) {
    return take(size, static_cast<std::size_t>(alignment));
}
void* operator new(std::size_t size, const std::nothrow_t&) noexcept {
    try {
        return take(size, alignof(std::max_align_t));
    } catch (...) {
        return nullptr;
    }
}
void* operator new[](std::size_t size, const std::nothrow_t& none) noexcept {
    return operator new(size, none);
}
void operator delete(void* memory) noexcept {
    free(memory);
}
void operator delete[](void* memory) noexcept {
    free(memory);
}
void operator delete(void* memory, std::size_t) noexcept {
    free(memory);
}
void operator delete[](void* memory, std::size_t) noexcept {
    free(memory);
}
void operator delete(void* memory, std::align_val_t) noexcept {
    free(memory);
}
void operator delete[](void* memory, std::align_val_t) noexcept {
    free(memory);
}
void operator delete(void* memory, std::size_t, std::align_val_t) noexcept {
    free(memory);
}
void operator delete[](void* memory, std::size_t, std::align_val_t) noexcept {
    free(memory);
}
