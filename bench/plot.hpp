// Draws plots as SVG, 800 pixels wide. They can be read on a light page and on a dark page.
#pragma once

#include <string>
#include <utility>
#include <vector>

namespace uriscan::bench {

/// A chart of horizontal bars. Each bar has its name on the left and its number on the right.
class bar_chart {
public:
    /// Starts a chart. `unit` says what the numbers mean.
    bar_chart(std::string title, std::string unit)
        : title_(std::move(title)), unit_(std::move(unit)) {}

    /// Adds a bar in one of the colours, 0 to 7.
    void add(std::string name, double value, int colour) {
        bars_.push_back({std::move(name), value, colour});
    }

    std::string svg() const;

private:
    struct bar {
        std::string name;
        double value;
        int colour;
    };

    std::string title_;
    std::string unit_;
    std::vector<bar> bars_;
};

/// The scale of an axis.
enum class scale { linear, logarithmic };

/// A chart of lines. Each line has its name at its right end.
class line_chart {
public:
    struct axis {
        std::string name;
        enum scale scale;
        std::vector<std::pair<double, std::string>>
            ticks;  ///< The first and last are the ends of the axis.
    };

    line_chart(std::string title, axis x, axis y)
        : title_(std::move(title)), x_(std::move(x)), y_(std::move(y)) {}

    /// Adds a line through the points, in one of the colours, 0 to 7.
    void add(std::string name, std::vector<std::pair<double, double>> points, int colour) {
        lines_.push_back({std::move(name), std::move(points), colour});
    }

    std::string svg() const;

private:
    struct line {
        std::string name;
        std::vector<std::pair<double, double>> points;
        int colour;
    };

    std::string title_;
    axis x_;
    axis y_;
    std::vector<line> lines_;
};

/// Returns a linear axis from 0 to a round number at or above `most`.
line_chart::axis linear_axis(std::string name, double most);

/// Returns an axis from `least` to `most` or above. The value of each tick is `step` times the
/// value of the tick before it.
line_chart::axis logarithmic_axis(std::string name, double least, double most, double step,
                                  std::string (*tick_name)(double));

}  // namespace uriscan::bench
