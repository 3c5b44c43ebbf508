#include "tools/lib/show/rating/course_svg.hpp"

#include <algorithm>
#include <cmath>

#include "tools/lib/io/text/columns.hpp"
#include "tools/lib/io/text/print_to.hpp"
#include "tools/lib/show/picture/page.hpp"
#include "tools/lib/show/picture/page_files.hpp"
#include "tools/lib/show/rating/bands.hpp"

namespace bones::inline show::rating {
namespace {

constexpr double plot_left = 44, plot_right = 628, plot_top = 30, plot_bottom = 190;
constexpr std::size_t most_points = 300;

/// Half the width of the 95 % interval.
double half_of(const Rating& rating) {
    return interval_of_95 * rating.sigma;
}

/// A point of a course.
struct Point {
    double x = 0;
    Rating rating;
};

/// Converts values to positions: games from left to right, ratings from bottom to top.
class Frame {
  public:
    explicit Frame(const Standing& standing) {
        // The course starts with a newcomer's rating. Of very many games only as many are drawn as
        // can be distinguished.
        const std::size_t size = standing.course.size(), shown = std::min(size, most_points);
        points_.push_back({plot_left, {}});
        for (std::size_t i = 0; i < shown; ++i) {
            const std::size_t game = (i + 1) * size / shown;
            const double x = plot_left + (plot_right - plot_left) * static_cast<double>(game) /
                                             static_cast<double>(size);
            points_.push_back({x, standing.course[game - 1].after});
        }
        double low = 0, high = 0;
        for (const Point& point : points_) {
            low = std::min(low, point.rating.mu - half_of(point.rating));
            high = std::max(high, point.rating.mu + half_of(point.rating));
        }
        low_ = std::floor(low / step) * step;
        high_ = std::ceil(high / step) * step;
    }

    static constexpr double step = 10;
    const std::vector<Point>& points() const { return points_; }
    double low() const { return low_; }
    double high() const { return high_; }
    double y(double value) const {
        return plot_bottom - (value - low_) / (high_ - low_) * (plot_bottom - plot_top);
    }

    template <class Value>
    std::string line(Value value) const {
        std::string text;
        for (const Point& point : points_)
            print_to(text, "{}{:.1f},{:.1f}", text.empty() ? "" : " ", point.x,
                     y(value(point.rating)));
        return text;
    }
    std::string band() const {
        std::string text = line([](const Rating& r) { return r.mu + half_of(r); });
        for (auto point = points_.rbegin(); point != points_.rend(); ++point)
            print_to(text, " {:.1f},{:.1f}", point->x,
                     y(point->rating.mu - half_of(point->rating)));
        return text;
    }

  private:
    std::vector<Point> points_;
    double low_ = 0, high_ = 0;
};

void append_grid(std::string& out, const Frame& frame) {
    for (double value = frame.low(); value <= frame.high(); value += Frame::step) {
        const double y = frame.y(value);
        print_to(out,
                 "<path class=\"grid\" d=\"M{:.0f} {:.1f}H{:.0f}\"/>"
                 "<text class=\"scale\" x=\"{:.0f}\" y=\"{:.1f}\">{:.0f}</text>\n",
                 plot_left, y, plot_right, plot_left - 8, y + 4, value);
    }
}

std::string date_of(const Ratings& ratings, const Step& step) {
    return ratings.games[step.game].date;
}

}  // namespace

void append_course(std::string& out, const Ratings& ratings, const Ladder& ladder,
                   const Standing& standing) {
    const Frame frame(standing);
    const Rating& last = standing.course.back().after;
    const std::string games = quantity(standing.course.size(), "game", "games");
    print_to(out,
             "<svg class=\"course\" viewBox=\"0 0 {} {}\" role=\"img\" aria-label=\"{}: {} after "
             "{}\">\n",
             course_width, course_height, ladder.title(), figure_of(last), games);
    append_grid(out, frame);
    print_to(out, "<polygon class=\"band\" points=\"{}\"/>\n", frame.band());
    print_to(out, "<polyline class=\"mu\" points=\"{}\"/>\n",
             frame.line([](const Rating& r) { return r.mu; }));
    print_to(out, "<text class=\"title\" x=\"{:.0f}\" y=\"18\">{}, {}</text>\n", plot_left,
             ladder.title(), games);
    print_to(out,
             "<text class=\"key\" x=\"{:.0f}\" y=\"18\">rating, and where it is 95 times in "
             "100</text>\n",
             plot_right);
    print_to(out, "<text class=\"when\" x=\"{:.0f}\" y=\"210\">{}</text>\n", plot_left,
             picture::xml_text(date_of(ratings, standing.course.front())));
    print_to(out, "<text class=\"when end\" x=\"{:.0f}\" y=\"210\">{}</text>\n</svg>\n", plot_right,
             picture::xml_text(date_of(ratings, standing.course.back())));
}

std::string course_document(const Ratings& ratings, std::uint32_t person) {
    std::string courses;
    int height = 44;
    for (const Ladder& ladder : ratings.ladders) {
        const Standing* standing = ladder.of(person);
        if (standing == nullptr) continue;
        print_to(courses, "<g transform=\"translate(0 {})\">\n", height);
        std::string course;
        append_course(course, ratings, ladder, *standing);
        // Within the document each course keeps its own size.
        courses += course.insert(
            4, fmt::format(" width=\"{}\" height=\"{}\"", course_width, course_height));
        courses += "</g>\n";
        height += course_height + 16;
    }
    const std::string name = picture::xml_text(ratings.called[person]);
    return fmt::format(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {0} {1}\" width=\"{0}\" "
        "height=\"{1}\" "
        "role=\"img\">\n<title>{2}</title>\n<style>{3}</style>\n"
        "<rect class=\"course-sheet\" width=\"{0}\" height=\"{1}\"/>\n"
        "<text class=\"course-name\" x=\"{4:.0f}\" y=\"32\">{2}</text>\n{5}</svg>\n",
        course_width, height, name, picture::page_file("course.css"), plot_left, courses);
}

}  // namespace bones::inline show::rating
