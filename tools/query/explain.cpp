#include "tools/query/explain.hpp"

#include <fmt/core.h>

#include "libnotation/json/json_text.hpp"
#include "libnotation/text/shown.hpp"

namespace bones {

using namespace archive;

void explain(Database& database, const PreparedStatement& prepared, Output& output) {
    output.write(prepared.sql).write(";\n");
    int number = 0;
    for (const Parameters::Value& value : prepared.parameters.values()) {
        ++number;
        std::string text = fmt::format("-- ?{} = ", number);
        if (value.is_text)
            append_json_string(text, shown(value.text));
        else
            text += fmt::format("{}", value.number);
        output.write(text += '\n');
    }
    Query plan(database, "EXPLAIN QUERY PLAN " + prepared.sql);
    prepared.parameters.bind(plan);
    while (plan.step()) output.write(fmt::format("-- plan: {}\n", plan.text(3)));
}

}  // namespace bones
