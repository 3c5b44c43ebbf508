#include "tools/lib/store/clickhouse/curl.hpp"

#ifndef BONES_STATIC
#include <dlfcn.h>
#endif

#include "tools/lib/store/clickhouse/server.hpp"

namespace bones::inline store::clickhouse {

namespace {

#ifdef BONES_STATIC
Curl load() {
    throw ServerError(
        "the static tools cannot ask ClickHouse; use tools that are built for your system");
}
#else
void* open_library() {
    for (const char* name : {"libcurl.so.4", "libcurl-gnutls.so.4", "libcurl.4.dylib"})
        if (void* library = dlopen(name, RTLD_NOW | RTLD_LOCAL); library != nullptr) return library;
    throw ServerError("ClickHouse needs libcurl, which is missing: apt-get install libcurl4");
}

template <class Function>
void find(void* library, const char* name, Function& function) {
    function = reinterpret_cast<Function>(dlsym(library, name));
    if (function == nullptr) throw ServerError(std::string("libcurl has no ") + name);
}

Curl load() {
    void* const library = open_library();
    decltype(&::curl_global_init) global_init;
    find(library, "curl_global_init", global_init);
    Curl curl;
    find(library, "curl_easy_init", curl.easy_init);
    find(library, "curl_easy_cleanup", curl.easy_cleanup);
    find(library, "curl_easy_setopt", curl.easy_setopt);
    find(library, "curl_easy_perform", curl.easy_perform);
    find(library, "curl_easy_getinfo", curl.easy_getinfo);
    find(library, "curl_easy_strerror", curl.easy_strerror);
    find(library, "curl_easy_escape", curl.easy_escape);
    find(library, "curl_free", curl.free);
    find(library, "curl_slist_append", curl.slist_append);
    find(library, "curl_slist_free_all", curl.slist_free_all);
    if (global_init(CURL_GLOBAL_DEFAULT) != CURLE_OK) throw ServerError("libcurl cannot start");
    return curl;
}
#endif

}  // namespace

const Curl& Curl::library() {
    static const Curl curl = load();
    return curl;
}

}  // namespace bones::inline store::clickhouse
