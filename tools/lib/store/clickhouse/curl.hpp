// Loads libcurl when it is first needed. Tools that may ask a server start as fast as others, and
// run without it.
#pragma once

#include <curl/curl.h>

namespace bones::inline store::clickhouse {

/// The functions of libcurl in use, under their own names.
struct Curl {
    decltype(&::curl_easy_init) easy_init;
    decltype(&::curl_easy_cleanup) easy_cleanup;
    decltype(&::curl_easy_setopt) easy_setopt;
    decltype(&::curl_easy_perform) easy_perform;
    decltype(&::curl_easy_getinfo) easy_getinfo;
    decltype(&::curl_easy_strerror) easy_strerror;
    decltype(&::curl_easy_escape) easy_escape;
    decltype(&::curl_free) free;
    decltype(&::curl_slist_append) slist_append;
    decltype(&::curl_slist_free_all) slist_free_all;

    /// Throws ServerError if libcurl is not installed.
    static const Curl& library();
};

}  // namespace bones::inline store::clickhouse
