#include "tools/lib/io/records/pipeline.hpp"

#include <gtest/gtest.h>

#include <atomic>
#include <chrono>
#include <filesystem>
#include <fstream>
#include <functional>
#include <stdexcept>

#include "tests/tools/temporary_folder.hpp"

namespace bones {
namespace {

struct Result {
    std::string out;
    void clear() { out.clear(); }
};

/// Returns a file of `count` small records, large enough for many batches.
std::string many_records(int count) {
    std::string text;
    for (int i = 0; i < count; ++i) text += "game leyden\nid record " + std::to_string(i) + "\n\n";
    return text;
}

void ignore(std::string_view) {}

std::string run(const std::vector<std::string>& paths, int threads) {
    std::string all;
    InputFiles files(paths, ignore);
    RecordFeed feed(
        files, [](std::string_view) {}, true);
    const auto make_worker = [] {
        return [](const Batch& batch, Result& result) {
            // Batches take different times, so that a wrong order would show.
            std::this_thread::sleep_for(std::chrono::microseconds(batch.records.size() % 7 * 100));
            for (const BatchRecord& item : batch.records)
                result.out += std::to_string(item.raw.index) + ":" +
                              std::to_string(item.raw.first_line) + " " +
                              std::string(item.raw.text);
        };
    };
    Pipeline<Result>(feed, make_worker, [&](Result& result) { all += result.out; }).run(threads);
    return all;
}

TEST(Pipeline, results_come_in_order_whatever_the_number_of_threads) {
    const TemporaryFolder folder;
    const std::vector<std::string> paths = {folder.file("a.bones", many_records(60000)).path,
                                            folder.file("b.bones", many_records(3)).path,
                                            folder.file("c.bones", many_records(20000)).path};
    const std::string one = run(paths, 1);
    EXPECT_NE(one.find("60000:179998 game leyden\nid record 59999\n\n1:1 game leyden"),
              std::string::npos);
    for (int threads : {2, 3, 8}) EXPECT_TRUE(run(paths, threads) == one) << threads;
}

/// A result that may be delivered in parts.
struct Parted : Result {
    std::function<void()> hand_on;
};

TEST(Pipeline, results_delivered_in_parts_come_in_order_and_whole) {
    const TemporaryFolder folder;
    const std::vector<std::string> paths = {folder.file("a.bones", many_records(60000)).path};
    const std::string whole = run(paths, 1);
    for (int threads : {1, 2, 3, 8}) {
        std::string all;
        int parts = 0;
        InputFiles files(paths, ignore);
        RecordFeed feed(files, ignore, true);
        std::atomic<int> made = 0;
        const auto make_worker = [&] {
            return [&](const Batch& batch, Parted& result) {
                ++made;
                for (const BatchRecord& item : batch.records) {
                    result.out += std::to_string(item.raw.index) + ":" +
                                  std::to_string(item.raw.first_line) + " " +
                                  std::string(item.raw.text);
                    if (item.raw.index % 100 == 0) result.hand_on();
                }
            };
        };
        Pipeline<Parted>(feed, make_worker, [&](Parted& result) {
            all += result.out;
            ++parts;
        }).run(threads);
        EXPECT_TRUE(all == whole) << threads;
        EXPECT_GT(parts, made) << threads;  // otherwise no part was delivered early
    }
}

TEST(Pipeline, few_batches_are_under_way_at_a_time) {
    const TemporaryFolder folder;
    InputFiles files(folder.file("a.bones", many_records(100000)));
    RecordFeed feed(files, ignore, true);
    std::atomic<int> under_way = 0, most = 0;
    const auto make_worker = [&] {
        return [&](const Batch&, Result&) { most = std::max(most.load(), ++under_way); };
    };
    // The delivery is slow, so the workers must wait for it.
    const auto deliver = [&](Result&) {
        std::this_thread::sleep_for(std::chrono::milliseconds(2));
        --under_way;
    };
    Pipeline<Result>(feed, make_worker, deliver).run(3);
    EXPECT_LE(most, 7);
    EXPECT_EQ(under_way, 0);
}

TEST(Pipeline, an_exception_stops_everything_and_comes_out) {
    const TemporaryFolder folder;
    const InputFile file = folder.file("a.bones", many_records(100000));
    for (int threads : {1, 2, 4}) {
        InputFiles files(file);
        RecordFeed feed(files, ignore, true);
        const auto idle = [] { return [](const Batch&, Result&) {}; };
        const auto full = [](Result&) { throw std::runtime_error("full"); };
        EXPECT_THROW(Pipeline<Result>(feed, idle, full).run(threads), std::runtime_error);
    }
    InputFiles files(file);
    RecordFeed feed(files, ignore, true);
    const auto broken = [] {
        return [](const Batch&, Result&) { throw std::logic_error("broken"); };
    };
    EXPECT_THROW(Pipeline<Result>(feed, broken, [](Result&) {}).run(2), std::logic_error);
}

TEST(RecordFeed, a_file_that_cannot_be_read_is_complained_of_and_the_rest_is_done) {
    const TemporaryFolder folder;
    const std::string gone = folder.path("gone.bones"), empty = folder.file("empty.bones", "").path;
    InputFiles files({gone, empty, folder.file("a.bones", many_records(2)).path}, ignore);
    std::vector<std::string> complaints;
    RecordFeed feed(
        files, [&](std::string_view message) { complaints.emplace_back(message); }, true);
    Batch batch;
    ASSERT_TRUE(feed.fill(batch));
    ASSERT_EQ(batch.records.size(), 3u);
    EXPECT_FALSE(batch.records[0].is_record());
    EXPECT_EQ(batch.records[0].file->name, empty);
    EXPECT_EQ(batch.records[2].raw.text, "game leyden\nid record 1\n\n");
    EXPECT_FALSE(feed.fill(batch));
    EXPECT_EQ(complaints,
              std::vector<std::string>{"cannot read " + gone + ": No such file or directory"});
}

}  // namespace
}  // namespace bones
