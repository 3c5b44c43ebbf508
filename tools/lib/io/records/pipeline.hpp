// Threads that work on batches of records and deliver the results in the order of the input.
#pragma once

#include <condition_variable>
#include <cstdint>
#include <exception>
#include <functional>
#include <map>
#include <mutex>
#include <utility>
#include <vector>

#include "tools/lib/io/records/copies.hpp"
#include "tools/lib/io/records/feed.hpp"
#include "tools/lib/io/threads.hpp"

namespace bones::inline io {

/// Runs every batch of a feed through workers, one per thread. It delivers the results in the order
/// of the input, one at a time. Memory is bounded: a worker that is too far ahead waits.
///
/// `Result` needs `clear()`, which is called after delivery and may keep memory for the next batch.
/// If it has a function `hand_on`, the worker may call it at points where a result can be delivered
/// in parts. The part so far is then delivered, if it is next in order, and cleared.
///
/// If `Result` has `copies`, a BatchCopies, they are settled in the order of the input. If a batch
/// has a record that is like an earlier one, the worker processes the batch again.
///
/// An exception in any thread stops all threads and is thrown by run().
template <class Result>
class Pipeline {
  public:
    using Worker = std::function<void(const Batch&, Result&)>;
    using MakeWorker = std::function<Worker()>;  ///< called once in each thread
    using Deliver = std::function<void(Result&)>;

    Pipeline(RecordFeed& feed, MakeWorker make_worker, Deliver deliver)
        : feed_(feed), make_worker_(std::move(make_worker)), deliver_(std::move(deliver)) {}

    void run(int threads) {
        ahead_ = static_cast<std::uint64_t>(2 * threads);
        Helpers helpers;
        // Most inputs fit in one batch, so no thread is started for them.
        Job first;
        if (take(first) && first.batch.full) start(helpers, threads - 1);
        work(first);
        helpers.join();
        if (failure_) std::rethrow_exception(failure_);
    }

  private:
    struct Job {
        Batch batch;
        std::uint64_t number = 0;
        Result result;
    };

    /// Starts helping threads. If the system has no more threads, fewer do the work.
    void start(Helpers& helpers, int wanted) {
        const auto help = [this] {
            Job job;
            work(job);
        };
        try {
            for (int i = 0; i < wanted; ++i)
                if (!helpers.start(help)) break;
        } catch (...) {
            stop(std::current_exception());
        }
    }

    /// Works until the feed is empty. Starts with a job that is already taken, if it has a batch.
    void work(Job& job) {
        try {
            const Worker worker = make_worker_();
            while (!job.batch.records.empty() || take(job)) {
                if constexpr (requires { job.result.hand_on; })
                    job.result.hand_on = [this, &job] { hand_on(job.number, job.result); };
                worker(job.batch, job.result);
                if constexpr (requires { job.result.copies; })
                    if (!settle(job, worker)) return;
                job.batch.records.clear();
                hand_over(job.number, job.result);
            }
        } catch (...) {
            stop(std::current_exception());
        }
    }

    bool take(Job& job) {
        const std::lock_guard<std::mutex> feeding(feed_mutex_);
        {
            std::unique_lock<std::mutex> lock(mutex_);
            delivered_more_.wait(lock, [this] { return failure_ || taken_ < delivered_ + ahead_; });
            if (failure_) return false;
        }
        try {
            if (!feed_.fill(job.batch)) return false;
        } catch (...) {
            stop(std::current_exception());
            return false;
        }
        job.number = taken_++;
        return true;
    }

    /// Waits until the earlier batches have settled their copies, and settles those of this one.
    /// False if the work was stopped.
    bool settle(Job& job, const Worker& worker) {
        {
            std::unique_lock<std::mutex> lock(mutex_);
            settled_more_.wait(lock, [&] { return failure_ || settled_ == job.number; });
            if (failure_) return false;
        }
        const bool again = job.result.copies.settle(copies_);
        {
            const std::lock_guard<std::mutex> lock(mutex_);
            ++settled_;
        }
        settled_more_.notify_all();
        if (!again) return true;
        BatchCopies settled = std::move(job.result.copies);
        job.result.clear();
        job.result.copies = std::move(settled);
        worker(job.batch, job.result);
        return true;
    }

    /// Delivers a result if it is the next one. Otherwise stores it for later delivery and replaces
    /// it by a used one. Only one thread delivers at a time; it also delivers the stored results.
    void hand_over(std::uint64_t number, Result& result) {
        std::unique_lock<std::mutex> lock(mutex_);
        const bool is_next = !delivering_ && number == delivered_;
        if (!is_next) {
            waiting_.emplace(number, std::move(result));
            result = reuse();
        }
        if (delivering_ || failure_) return;
        delivering_ = true;
        if (is_next) deliver(result, lock);
        while (!failure_ && !waiting_.empty() && waiting_.begin()->first == delivered_) {
            Result next = std::move(waiting_.begin()->second);
            waiting_.erase(waiting_.begin());
            deliver(next, lock);
            used_.push_back(std::move(next));
        }
        delivering_ = false;
    }

    /// Delivers a part of a result if it is the next one.
    void hand_on(std::uint64_t number, Result& result) {
        std::unique_lock<std::mutex> lock(mutex_);
        if (delivering_ || failure_ || number != delivered_) return;
        delivering_ = true;
        deliver_part(result, lock);
        delivering_ = false;
    }

    void deliver(Result& result, std::unique_lock<std::mutex>& lock) {
        deliver_part(result, lock);
        ++delivered_;
        delivered_more_.notify_all();
    }

    void deliver_part(Result& result, std::unique_lock<std::mutex>& lock) {
        lock.unlock();
        deliver_(result);
        result.clear();
        lock.lock();
    }

    Result reuse() {
        if (used_.empty()) return Result();
        Result result = std::move(used_.back());
        used_.pop_back();
        return result;
    }

    void stop(std::exception_ptr failure) {
        const std::lock_guard<std::mutex> lock(mutex_);
        if (!failure_) failure_ = std::move(failure);
        delivered_more_.notify_all();
        settled_more_.notify_all();
    }

    RecordFeed& feed_;
    const MakeWorker make_worker_;
    const Deliver deliver_;
    std::uint64_t ahead_ = 0;  ///< most batches being processed at once

    std::mutex feed_mutex_;  ///< guards the feed and taken_; locked before mutex_
    std::uint64_t taken_ = 0;

    CopyFinder copies_;  ///< used by the thread that settles

    std::mutex mutex_;  ///< guards the members below
    std::condition_variable delivered_more_, settled_more_;
    std::uint64_t settled_ = 0;
    std::map<std::uint64_t, Result> waiting_;
    std::vector<Result> used_;
    std::uint64_t delivered_ = 0;
    bool delivering_ = false;
    std::exception_ptr failure_;
};

}  // namespace bones::inline io
