// libcurl, opened when it is first needed: tools that could ask a server start no later for it, and
// run where it is not installed.
#pragma once

#include <curl/curl.h>

namespace bones::inline store::clickhouse {

/// The functions that are used, under their own names.
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

    /// Throws ServerError if there is no libcurl.
    static const Curl& library();
};

}  // namespace bones::inline store::clickhouse
