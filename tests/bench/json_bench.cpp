// Compares writing findings and records as JSON Lines with two other writers: nlohmann's dump, and
// fmt with compiled formats, which escapes nothing. Both start from ready values. A ratio above 1
// means that ours is faster.
#include <benchmark/benchmark.h>
#include <fmt/compile.h>
#include <fmt/format.h>

#include <ctime>
#include <functional>
#include <nlohmann/json.hpp>

#include "bones/json.hpp"
#include "bones/parser.hpp"
#include "bones/referee.hpp"
#include "bones/render.hpp"
#include "engine/play/generator.hpp"
#include "engine/rules/house_rules.hpp"
#include "tools/lib/io/records/sheet_text.hpp"

namespace bones {

using namespace play;
namespace {

using Json = nlohmann::ordered_json;

/// A judged record with the text that it refers to.
struct Judged {
    std::string text;
    Record record;
    GameVerdict verdict;
};

std::vector<std::unique_ptr<Judged>> judged_records(std::uint32_t breaches) {
    std::vector<std::unique_ptr<Judged>> all;
    BreachRequest wrong;
    wrong.count = breaches;
    wrong.kinds = injectables();
    Referee referee;
    for (std::uint64_t number = 0; number < 300; ++number) {
        GameRequest request;
        request.game = number % 2 == 0 ? Game::leyden : Game::super_dominoes;
        request.hands = 2;
        request.rules = default_house_rules(house_rules_of(request.game));
        SheetHeader header;
        header.id = fmt::format("game {}", number);
        header.names = {"Ana Ruiz", "Bo Chen"};
        header.usual = request.rules;
        Random random(1, number);
        PlayedGame sheet;
        generate(request, wrong, random, sheet);
        auto judged = std::make_unique<Judged>();
        append_record(judged->text, sheet, header, {});
        parse({judged->text, 1, 1, false}, judged->record);
        referee.judge(judged->record, judged->verdict);
        all.push_back(std::move(judged));
    }
    return all;
}

/// A value and the text between it and the previous value.
struct Field {
    std::string before;
    bool is_number = false;
    std::int64_t number = 0;
    std::string text;
};

void flatten(const Json& json, std::string& before, std::vector<Field>& fields) {
    if (json.is_structured()) {
        before += json.is_object() ? '{' : '[';
        bool first = true;
        for (const auto& item : json.items()) {
            if (!first) before += ',';
            first = false;
            if (json.is_object()) before += '"' + item.key() + "\":";
            flatten(item.value(), before, fields);
        }
        before += json.is_object() ? '}' : ']';
    } else if (json.is_number()) {
        fields.push_back({std::exchange(before, {}), true, json.get<std::int64_t>(), {}});
    } else if (json.is_string()) {
        fields.push_back({std::exchange(before, {}), false, 0, json.get<std::string>()});
    } else {
        before += json.dump();
    }
}

void append(std::string& out, const Field& field) {
    if (field.is_number)
        fmt::format_to(std::back_inserter(out), FMT_COMPILE("{}{}"), field.before, field.number);
    else
        fmt::format_to(std::back_inserter(out), FMT_COMPILE("{}\"{}\""), field.before, field.text);
}

/// Measures megabytes per second of processor time for ours, nlohmann's and fmt's, in turn.
void against_others(benchmark::State& state, const std::function<void(std::string&)>& write) {
    std::string ours, out;
    write(ours);
    std::vector<Json> documents;
    std::vector<Field> fields;
    std::string before;
    for (std::size_t at = 0; at < ours.size(); at = ours.find('\n', at) + 1) {
        documents.push_back(Json::parse(ours.substr(at, ours.find('\n', at) - at)));
        flatten(documents.back(), before, fields);
        before += '\n';
    }
    double seconds[3] = {}, bytes[3] = {};
    const auto time = [&](int who, const auto& work) {
        out.clear();
        const std::clock_t start = std::clock();
        work();
        seconds[who] += static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC;
        bytes[who] += static_cast<double>(out.size());
        benchmark::DoNotOptimize(out.data());
    };
    for (auto _ : state) {
        time(0, [&] { write(out); });
        time(1, [&] {
            for (const Json& document : documents) (out += document.dump()) += '\n';
        });
        time(2, [&] {
            for (const Field& field : fields) append(out, field);
        });
    }
    const auto rate = [&](int who) { return bytes[who] / seconds[who] / 1e6; };
    state.counters["MB/s"] = rate(0);
    state.counters["nlohmann_MB/s"] = rate(1);
    state.counters["fmt_MB/s"] = rate(2);
    state.counters["to_nlohmann"] = rate(0) / rate(1);
    state.counters["to_fmt"] = rate(0) / rate(2);
}

void findings(benchmark::State& state) {
    const auto records = judged_records(8);
    against_others(state, [&](std::string& out) {
        for (const auto& judged : records) {
            render_json("night.bones", judged->record, judged->record.findings, out);
            render_json("night.bones", judged->record, judged->verdict.findings, out);
        }
    });
}

void records(benchmark::State& state) {
    const auto records = judged_records(0);
    against_others(state, [&](std::string& out) {
        for (const auto& judged : records) write_json(judged->record, judged->verdict.actions, out);
    });
}

BENCHMARK(findings)->Unit(benchmark::kMillisecond)->Iterations(15);
BENCHMARK(records)->Unit(benchmark::kMillisecond)->Iterations(15);

}  // namespace
}  // namespace bones
