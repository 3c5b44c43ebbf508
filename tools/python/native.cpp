// The module bones._native: bones.h for Python. Each Python thread has its own judge for each
// choice of options. While one judges, other Python threads run.
#include <bones.h>
#include <pybind11/pybind11.h>

#include <array>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <memory>
#include <new>
#include <stdexcept>
#include <string>

namespace py = pybind11;

namespace {

void require(bones_status status) {
    if (status == BONES_OK) return;
    if (status == BONES_NO_MEMORY) throw std::bad_alloc();
    if (status == BONES_MISUSE) throw py::value_error(bones_status_text(status));
    throw std::runtime_error(bones_status_text(status));
}

struct Delete {
    void operator()(bones_reader* reader) const { bones_reader_delete(reader); }
    void operator()(bones_judge* judge) const { bones_judge_delete(judge); }
    void operator()(char* text) const { bones_free(text); }
    void operator()(std::FILE* file) const { std::fclose(file); }
};

constexpr unsigned most_options = BONES_LIST_OPEN | BONES_NO_SLIPS | BONES_RECORD_LINES;

std::unique_ptr<bones_judge, Delete>& judge_of_this_thread(unsigned options) {
    thread_local std::array<std::unique_ptr<bones_judge, Delete>, most_options + 1> judges;
    if (options > most_options) require(BONES_MISUSE);
    std::unique_ptr<bones_judge, Delete>& judge = judges[options];
    if (!judge) {
        bones_judge* made = nullptr;
        require(bones_judge_new(options, &made));
        judge.reset(made);
    }
    return judge;
}

/// Decodes UTF-8. Invalid bytes become lone surrogates, as in Python's file names, so that nothing
/// is lost.
py::str text_of(const char* text, std::size_t size) {
    PyObject* made = PyUnicode_DecodeUTF8(text, static_cast<Py_ssize_t>(size), "surrogateescape");
    if (made == nullptr) throw py::error_already_set();
    return py::reinterpret_steal<py::str>(made);
}

/// The text of a game, and its origin.
class Record {
  public:
    Record(std::string text, std::shared_ptr<const std::string> file, const bones_record& from)
        : text_(std::move(text)), file_(std::move(file)), from_(from) {}

    py::str text() const { return text_of(text_.data(), text_.size()); }
    py::str file() const { return text_of(file_->data(), file_->size()); }
    std::uint64_t line() const { return from_.line; }
    std::uint32_t number() const { return from_.number; }

    py::str check(unsigned options) const {
        return judged(options, [this](auto... rest) { return with_file(bones_check, rest...); });
    }
    py::str score() const {
        return judged(0, [this](auto... rest) { return with_file(bones_score, rest...); });
    }
    py::str actions() const {
        return judged(0, [this](auto... rest) { return with_file(bones_actions, rest...); });
    }
    py::str canonical() const { return judged(0, bones_format); }
    py::str to_json() const { return judged(0, bones_to_json); }
    py::str fixed() const { return judged(0, bones_fix); }

  private:
    template <class Function>
    bones_status with_file(Function function, bones_judge* judge, const bones_record* record,
                           char** out, std::size_t* size) const {
        return function(judge, record, file_->c_str(), out, size);
    }

    template <class Function>
    py::str judged(unsigned options, const Function& function) const {
        char* out = nullptr;
        std::size_t size = 0;
        {
            const py::gil_scoped_release release;
            bones_record record = from_;
            record.text = text_.data();
            record.size = text_.size();
            std::unique_ptr<bones_judge, Delete>& judge = judge_of_this_thread(options);
            const bones_status status = function(judge.get(), &record, &out, &size);
            if (status == BONES_NO_MEMORY || status == BONES_FAILED) judge.reset();
            require(status);
        }
        const std::unique_ptr<char, Delete> owner(out);
        return text_of(out, size);
    }

    std::string text_;
    std::shared_ptr<const std::string> file_;
    bones_record from_;
};

/// Reads the records of a file or a text, one after the other.
class Reader {
  public:
    /// Opens a file. Raises OSError if that fails. `name`: the name of the file in findings.
    static std::unique_ptr<Reader> open(const std::string& path, std::string name) {
        auto reader = std::unique_ptr<Reader>(new Reader(std::move(name)));
        reader->stream_.reset(std::fopen(path.c_str(), "rb"));
        if (!reader->stream_) fail(path);
        reader->path_ = path;
        bones_reader* made = nullptr;
        require(bones_reader_of(read, reader.get(), &made));
        reader->reader_.reset(made);
        return reader;
    }
    static std::unique_ptr<Reader> of_text(std::string text, std::string name) {
        auto reader = std::unique_ptr<Reader>(new Reader(std::move(name)));
        reader->text_ = std::move(text);
        bones_reader* made = nullptr;
        require(bones_reader_new(reader->text_.data(), reader->text_.size(), &made));
        reader->reader_.reset(made);
        return reader;
    }

    Record next() {
        // Other threads run during reading, but a reader may be used by only one thread at a time.
        if (busy_) throw std::runtime_error("another thread reads the next record");
        const Busy busy(busy_);
        bones_record record;
        const bones_status status = bones_reader_next(reader_.get(), &record);
        if (status == BONES_END) throw py::stop_iteration();
        if (status == BONES_UNREADABLE) {
            errno = error_;
            fail(path_);
        }
        require(status);
        return Record(std::string(record.text, record.size), name_, record);
    }

  private:
    struct Busy {
        explicit Busy(bool& flag) : flag_(flag) { flag_ = true; }
        ~Busy() { flag_ = false; }
        bool& flag_;
    };

    explicit Reader(std::string name) : name_(std::make_shared<std::string>(std::move(name))) {}

    static std::ptrdiff_t read(void* context, char* to, std::size_t size) {
        auto& self = *static_cast<Reader*>(context);
        const py::gil_scoped_release release;
        const std::size_t count = std::fread(to, 1, size, self.stream_.get());
        if (count > 0 || std::ferror(self.stream_.get()) == 0)
            return static_cast<std::ptrdiff_t>(count);
        self.error_ = errno;
        return -1;
    }

    [[noreturn]] static void fail(const std::string& path) {
        PyErr_SetFromErrnoWithFilename(PyExc_OSError, path.c_str());
        throw py::error_already_set();
    }

    std::shared_ptr<const std::string> name_;
    std::string path_, text_;
    int error_ = 0;
    bool busy_ = false;  ///< changed only while holding Python's global lock
    std::unique_ptr<std::FILE, Delete> stream_;
    std::unique_ptr<bones_reader, Delete> reader_;
};

}  // namespace

PYBIND11_MODULE(_native, module) {
    module.doc() = "The C interface of Bones. Use the package bones instead.";
    module.attr("LIST_OPEN") = BONES_LIST_OPEN;
    module.attr("NO_SLIPS") = BONES_NO_SLIPS;
    module.attr("RECORD_LINES") = BONES_RECORD_LINES;
    module.def("version", bones_version);
    py::class_<Record>(module, "Record")
        .def_property_readonly("text", &Record::text)
        .def_property_readonly("file", &Record::file)
        .def_property_readonly("line", &Record::line)
        .def_property_readonly("number", &Record::number)
        .def("check", &Record::check)
        .def("score", &Record::score)
        .def("actions", &Record::actions)
        .def("canonical", &Record::canonical)
        .def("to_json", &Record::to_json)
        .def("fixed", &Record::fixed);
    py::class_<Reader>(module, "Reader")
        .def_static("open", &Reader::open)
        .def_static("of_text", &Reader::of_text)
        .def("__iter__", [](Reader& self) -> Reader& { return self; })
        .def("__next__", &Reader::next);
}
