// Builds SQL statements from the columns that each row type lists (rows.hpp).
#pragma once

#include <fmt/core.h>

#include <optional>

#include "tools/lib/store/archive/database.hpp"
#include "tools/lib/store/archive/rows.hpp"

namespace bones::inline store::archive {

/// Binds a row's values to consecutive parameters. The row must exist until the statement has run.
class Binder {
  public:
    Binder(Query& query, std::int64_t first_hand, int parameter = 0)
        : query_(query), first_hand_(first_hand), parameter_(parameter) {}

    void operator()(std::string_view, std::int64_t value) { query_.bind(++parameter_, value); }
    void operator()(std::string_view, std::string_view value) {
        query_.bind_lasting(++parameter_, value);
    }
    /// Copied, because the value is temporary.
    void operator()(std::string_view, const ShortText& value) {
        query_.bind(++parameter_, value.view());
    }
    void operator()(std::string_view name, HandRef hand) {
        (*this)(name, first_hand_ + hand.index);
    }
    template <class Value>
    void operator()(std::string_view name, const std::optional<Value>& value) {
        if (value)
            (*this)(name, *value);
        else
            query_.bind_null(++parameter_);
    }

  private:
    Query& query_;
    std::int64_t first_hand_;
    int parameter_;
};

/// Compares a row's values with the columns of a result. Stores the name of the first that differs.
class Comparer {
  public:
    Comparer(const Query& query, std::int64_t first_hand)
        : query_(query), first_hand_(first_hand) {}

    void operator()(std::string_view name, std::int64_t value) {
        note(name, !query_.is_null(column_) && value == query_.number(column_));
    }
    void operator()(std::string_view name, std::string_view value) {
        note(name, !query_.is_null(column_) && value == query_.text(column_));
    }
    void operator()(std::string_view name, const ShortText& value) { (*this)(name, value.view()); }
    void operator()(std::string_view name, HandRef hand) {
        (*this)(name, first_hand_ + hand.index);
    }
    template <class Value>
    void operator()(std::string_view name, const std::optional<Value>& value) {
        if (value)
            (*this)(name, *value);
        else
            note(name, query_.is_null(column_));
    }

    /// Empty if all values are equal.
    std::string_view differing() const { return differing_; }

  private:
    void note(std::string_view name, bool same) {
        if (!same && differing_.empty()) differing_ = name;
        ++column_;
    }

    const Query& query_;
    std::int64_t first_hand_;
    int column_ = 0;
    std::string_view differing_;
};

/// The names of a row's columns, that of the parent first: `record_id, seat, …`. `tail` follows
/// each name.
template <class Row>
std::string column_list(std::string_view tail = "") {
    std::string list;
    const auto add = [&](std::string_view name) {
        if (!list.empty()) list += ", ";
        (list += name) += tail;
    };
    if (!Row::parent.empty()) add(Row::parent);
    Row row;
    Row::columns(row, [&](std::string_view name, const auto&) { add(name); });
    return list;
}

/// The number of columns of a row, including that of the parent.
template <class Row>
int column_count() {
    int count = Row::parent.empty() ? 0 : 1;
    Row row;
    Row::columns(row, [&](std::string_view, const auto&) { ++count; });
    return count;
}

/// Inserts rows into one table, many with one statement.
template <class Row>
class Inserter {
  public:
    explicit Inserter(Database& database)
        : many_(database, sql(many)), some_(database, sql(some)), one_(database, sql(1)) {}

    /// `parent` is the record_id, `first_hand` the hand_id of the record's first hand.
    void insert(const std::vector<Row>& rows, std::int64_t parent, std::int64_t first_hand) {
        std::size_t i = 0;
        for (; i + many <= rows.size(); i += many) put(many_, &rows[i], many, parent, first_hand);
        for (; i + some <= rows.size(); i += some) put(some_, &rows[i], some, parent, first_hand);
        for (; i < rows.size(); ++i) put(one_, &rows[i], 1, parent, first_hand);
    }

  private:
    static constexpr std::size_t many = 16, some = 4;  // rows

    // With OR FAIL, SQLite need not prepare to undo each statement. An error undoes the whole
    // transaction anyway.

    static std::string sql(std::size_t rows) {
        std::string marks = "(?";
        for (int i = 1; i < column_count<Row>(); ++i) marks += ", ?";
        marks += ")";
        std::string all = marks;
        for (std::size_t i = 1; i < rows; ++i) (all += ", ") += marks;
        return fmt::format("INSERT OR FAIL INTO {} ({}) VALUES {}", Row::table, column_list<Row>(),
                           all);
    }

    static void put(Query& query, const Row* rows, std::size_t count, std::int64_t parent,
                    std::int64_t first_hand) {
        int parameter = 0;
        for (std::size_t i = 0; i < count; ++i) {
            Binder bind(query, first_hand, parameter);
            if (!Row::parent.empty()) bind(Row::parent, parent);
            Row::columns(rows[i], bind);
            parameter += column_count<Row>();
        }
        query.run();
    }

    Query many_, some_, one_;
};

}  // namespace bones::inline store::archive
