#include "tools/lib/store/clickhouse/server.hpp"

#include <fmt/core.h>

#include <cstring>
#include <exception>

#include "libnotation/text/shown.hpp"
#include "tools/lib/store/clickhouse/curl.hpp"
#include "tools/lib/store/clickhouse/tsv.hpp"

namespace bones::inline store::clickhouse {

namespace {

/// Sent with every statement, so that a profile of the server cannot change them. An answer covers
/// all servers and all rows, or the statement fails. ClickHouse 18.16 supports all of them.
constexpr std::string_view settings =
    "&wait_end_of_query=1&skip_unavailable_shards=0&distributed_group_by_no_merge=0"
    "&read_overflow_mode=throw&group_by_overflow_mode=throw&sort_overflow_mode=throw"
    "&result_overflow_mode=throw&timeout_overflow_mode=throw&set_overflow_mode=throw"
    "&join_overflow_mode=throw&transfer_overflow_mode=throw&distinct_overflow_mode=throw"
    "&max_rows_to_group_by=0&join_use_nulls=0&extremes=0";
constexpr std::string_view own_database = "bones";
/// The bytes of an error that are read at most.
constexpr std::size_t most_of_error = 4096;

std::string first_line(std::string text) {
    text.resize(std::min(text.find('\n'), text.size()));
    constexpr std::size_t most = 300;
    if (text.size() > most) text = text.substr(0, most) + "…";
    return shown(text);
}

}  // namespace

/// One request and its response.
struct Server::Request {
    std::string url, body;
    const Send* send = nullptr;
    const Receive* receive = nullptr;
    CURL* handle = nullptr;
    std::string error;               ///< the server's message on an error
    std::string piece;               ///< the part being sent
    std::size_t sent = 0;            ///< bytes of the part sent so far
    std::exception_ptr thrown = {};  ///< by `send` or `receive`

    static std::size_t on_data(char* data, std::size_t, std::size_t size, void* self) {
        return static_cast<Request*>(self)->take({data, size});
    }
    std::size_t take(std::string_view data) {
        long status = 0;
        Curl::library().easy_getinfo(handle, CURLINFO_RESPONSE_CODE, &status);
        if (status != 200) {
            if (error.size() < most_of_error) error += data;
            return data.size();
        }
        try {
            if (receive != nullptr) (*receive)(data);
            return data.size();
        } catch (...) {
            thrown = std::current_exception();
            return 0;
        }
    }
    static std::size_t on_send(char* to, std::size_t, std::size_t size, void* self) {
        return static_cast<Request*>(self)->fill(to, size);
    }
    std::size_t fill(char* to, std::size_t size) {
        try {
            if (sent == piece.size()) {
                piece.clear(), sent = 0;
                (*send)(piece);
            }
        } catch (...) {
            thrown = std::current_exception();
            return CURL_READFUNC_ABORT;
        }
        size = std::min(size, piece.size() - sent);
        std::memcpy(to, piece.data() + sent, size);
        sent += size;
        return size;
    }
};

std::string sql_text(std::string_view value) {
    std::string text = "'";
    for (const char c : value) {
        switch (c) {
            case '\'':
            case '\\':
                (text += '\\') += c;
                break;
            case '\0':
                text += "\\0";
                break;
            case '\n':
                text += "\\n";
                break;
            case '\r':
                text += "\\r";
                break;
            case '\t':
                text += "\\t";
                break;
            default:
                text += c;
        }
    }
    return text + '\'';
}

Server::Server(std::string address, Login login)
    : address_(std::move(address)), login_(std::move(login)) {}

std::string Server::url(std::string_view database, const std::string& query) const {
    const bool has_scheme = address_.find("://") != std::string::npos;
    std::string text = fmt::format("{}{}/?database={}{}", has_scheme ? "" : "http://", address_,
                                   database, settings);
    if (query.empty()) return text;
    const Curl& curl = Curl::library();
    char* const escaped = curl.easy_escape(nullptr, query.data(), static_cast<int>(query.size()));
    text += fmt::format("&query={}", escaped);
    curl.free(escaped);
    return text;
}

void Server::run(Request& request) const {
    const Curl& curl = Curl::library();
    const std::unique_ptr<CURL, decltype(curl.easy_cleanup)> handle(curl.easy_init(),
                                                                    curl.easy_cleanup);
    request.handle = handle.get();
    curl_slist* list = nullptr;
    for (const std::string& header :
         {"X-ClickHouse-User: " + login_.user, "X-ClickHouse-Key: " + login_.password,
          std::string("Expect:"), std::string("Content-Type: application/octet-stream")})
        list = curl.slist_append(list, header.c_str());
    const std::unique_ptr<curl_slist, decltype(curl.slist_free_all)> headers(list,
                                                                             curl.slist_free_all);
    const auto set = [&](CURLoption option, auto value) {
        curl.easy_setopt(handle.get(), option, value);
    };
    set(CURLOPT_URL, request.url.c_str());
    set(CURLOPT_PROTOCOLS_STR, "http,https");
    set(CURLOPT_PROXY, "");
    set(CURLOPT_HTTPHEADER, headers.get());
    set(CURLOPT_NOSIGNAL, 1L);
    set(CURLOPT_CONNECTTIMEOUT, 10L);
    set(CURLOPT_TCP_KEEPALIVE, 1L);
    set(CURLOPT_POST, 1L);
    set(CURLOPT_WRITEFUNCTION, &Request::on_data);
    set(CURLOPT_WRITEDATA, static_cast<void*>(&request));
    if (request.send != nullptr) {
        set(CURLOPT_READFUNCTION, &Request::on_send);
        set(CURLOPT_READDATA, static_cast<void*>(&request));
        set(CURLOPT_UPLOAD_BUFFERSIZE, 256L * 1024);
    } else {
        set(CURLOPT_POSTFIELDS, request.body.data());
        set(CURLOPT_POSTFIELDSIZE_LARGE, static_cast<curl_off_t>(request.body.size()));
    }
    const CURLcode code = curl.easy_perform(handle.get());
    if (request.thrown) std::rethrow_exception(request.thrown);
    long status = 0;
    curl.easy_getinfo(handle.get(), CURLINFO_RESPONSE_CODE, &status);
    if (!request.error.empty() || (code == CURLE_OK && status != 200))
        throw ServerError(fmt::format("ClickHouse at {}: {}", address_,
                                      request.error.empty() ? fmt::format("HTTP status {}", status)
                                                            : first_line(request.error)));
    if (code != CURLE_OK)
        throw ServerError(fmt::format("ClickHouse at {} does not answer: {}", address_,
                                      curl.easy_strerror(code)));
}

void Server::ask(const std::string& sql, const Receive& receive) const {
    Request request;
    request.url = url(own_database, "");
    request.body = sql;
    request.receive = &receive;
    run(request);
}

std::string Server::ask(const std::string& sql) const {
    std::string answer;
    ask(sql, [&](std::string_view data) { answer += data; });
    return answer;
}

std::string Server::ask_of_system(const std::string& sql) const {
    std::string answer;
    const Receive receive = [&](std::string_view data) { answer += data; };
    Request request;
    request.url = url("system", "");
    request.body = sql;
    request.receive = &receive;
    run(request);
    return answer;
}

std::vector<std::vector<std::string>> Server::rows(const std::string& sql) const {
    const std::string answer = ask(sql + " FORMAT TabSeparated");
    std::vector<std::vector<std::string>> rows;
    for (std::string_view rest = answer; !rest.empty();) {
        const std::size_t end = rest.find('\n');
        if (end == rest.npos)
            throw ServerError(fmt::format("ClickHouse at {}: a row is incomplete", address_));
        rows.push_back(values_of_tsv(rest.substr(0, end)));
        rest.remove_prefix(end + 1);
    }
    return rows;
}

void Server::insert(const std::string& sql, const Send& send) const {
    Request request;
    request.url = url(own_database, sql);
    request.send = &send;
    run(request);
}

}  // namespace bones::inline store::clickhouse
