// Draws plots as SVG. The colours are those of Okabe and Ito, which colour-blind people can
// distinguish.
#include "plot.hpp"

#include <algorithm>
#include <cmath>
#include <numeric>

#include "table.hpp"

namespace uriscan::bench {
namespace {

constexpr double width = 800;

constexpr const char* style = R"(<style>
text { font: 13px system-ui, "DejaVu Sans", sans-serif; fill: #1f2328 }
.title { font-size: 16px; font-weight: 600 }
.faint { fill: #59636e; font-size: 12px }
.page { fill: #ffffff }
.grid { stroke: #d1d9e0; stroke-width: 1 }
.line { fill: none; stroke-width: 2; stroke-linejoin: round }
.f0 { fill: #0072b2 } .f1 { fill: #e69f00 } .f2 { fill: #8c959f } .f3 { fill: #009e73 }
.f4 { fill: #d55e00 } .f5 { fill: #cc79a7 } .f6 { fill: #56b4e9 } .f7 { fill: #7a5cc0 }
.s0 { stroke: #0072b2 } .s1 { stroke: #e69f00 } .s2 { stroke: #8c959f } .s3 { stroke: #009e73 }
.s4 { stroke: #d55e00 } .s5 { stroke: #cc79a7 } .s6 { stroke: #56b4e9 } .s7 { stroke: #7a5cc0 }
@media (prefers-color-scheme: dark) {
  text { fill: #f0f6fc }
  .faint { fill: #9198a1 }
  .page { fill: #0d1117 }
  .grid { stroke: #3d444d }
  .f0 { fill: #3d9be0 } .f7 { fill: #a78bfa }
  .s0 { stroke: #3d9be0 } .s7 { stroke: #a78bfa }
}
</style>
)";

std::string number(double value) {
    return fixed(value, 1);
}

std::string escaped(const std::string& text) {
    std::string out;
    for (const char c : text) {
        out += c == '<' ? "&lt;" : c == '&' ? "&amp;" : std::string(1, c);
    }
    return out;
}

std::string write_text(double x, double y, const std::string& text, const std::string& kind,
                       const std::string& anchor = "start") {
    return "<text x=\"" + number(x) + "\" y=\"" + number(y) + "\" class=\"" + kind +
           "\" text-anchor=\"" + anchor + "\">" + escaped(text) + "</text>\n";
}

std::string draw_grid_line(double x1, double y1, double x2, double y2) {
    return "<line x1=\"" + number(x1) + "\" y1=\"" + number(y1) + "\" x2=\"" + number(x2) +
           "\" y2=\"" + number(y2) + "\" class=\"grid\"/>\n";
}

std::string draw_rectangle(double x, double y, double w, double h, const std::string& kind) {
    return "<rect x=\"" + number(x) + "\" y=\"" + number(y) + "\" width=\"" + number(w) +
           "\" height=\"" + number(h) + "\" class=\"" + kind + "\"/>\n";
}

std::string page(double height, const std::string& title, const std::string& content) {
    const std::string size =
        "width=\"" + fixed(width, 0) + "\" height=\"" + fixed(height, 0) + "\"";
    return "<svg xmlns=\"http://www.w3.org/2000/svg\" " + size + " viewBox=\"0 0 " +
           fixed(width, 0) + ' ' + fixed(height, 0) + "\" role=\"img\">\n<title>" + escaped(title) +
           "</title>\n" + style + draw_rectangle(0, 0, width, height, "page") +
           write_text(16, 28, title, "title") + content + "</svg>\n";
}

// Returns the smallest step that reaches `most` in at most `count` steps.  The step is 1, 2 or 5
// times a power of ten.
double round_step(double most, double count) {
    const double power = std::pow(10, std::floor(std::log10(most / count)));
    for (const double factor : {1.0, 2.0, 5.0}) {
        if (factor * power * count >= most) {
            return factor * power;
        }
    }
    return 10 * power;
}

std::string tick_number(double value, double step) {
    return fixed(value, step < 0.1 ? 2 : step < 1 ? 1 : 0);
}

// Returns the position of a value on an axis, from 0 to 1.
double place(const line_chart::axis& axis, double value) {
    double first = axis.ticks.front().first;
    double last = axis.ticks.back().first;
    value = std::clamp(value, first, last);
    if (axis.scale == scale::logarithmic) {
        first = std::log(first);
        last = std::log(last);
        value = std::log(value);
    }
    return (value - first) / (last - first);
}

// Moves places apart if the distance between them is less than `gap`. Keeps their order. No place
// becomes greater than `lowest`, the bottom of the plot.
std::vector<double> spread_out(std::vector<double> places, double gap, double lowest) {
    std::vector<std::size_t> order(places.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::sort(order.begin(), order.end(),
              [&](std::size_t a, std::size_t b) { return places[a] < places[b]; });
    for (std::size_t i = 1; i < order.size(); ++i) {
        places[order[i]] = std::max(places[order[i]], places[order[i - 1]] + gap);
    }
    double limit = lowest;
    for (std::size_t i = order.size(); i-- > 0;) {
        places[order[i]] = std::min(places[order[i]], limit);
        limit = places[order[i]] - gap;
    }
    return places;
}

}  // namespace

std::string bar_chart::svg() const {
    constexpr double right = width - 60, top = 66, pitch = 24, thickness = 16, letter = 7.6;
    double most = 0;
    double left = 0;
    for (const bar& each : bars_) {
        most = std::max(most, each.value);
        left = std::max(left, 28 + letter * static_cast<double>(each.name.size()));
    }
    const double step = round_step(most, 6);
    const double bottom = top + pitch * static_cast<double>(bars_.size());
    const auto x = [&](double value) { return left + (right - left) * value / most; };
    std::string content = write_text(16, 48, unit_, "faint");
    for (int i = 0; i * step <= most; ++i) {
        const double value = i * step;
        content += draw_grid_line(x(value), top - 6, x(value), bottom);
        content += write_text(x(value), bottom + 16, tick_number(value, step), "faint", "middle");
    }
    double y = top;
    for (const bar& each : bars_) {
        const double baseline = y + thickness - 3;
        content += write_text(left - 8, baseline, each.name, "", "end");
        content += draw_rectangle(left, y, std::max(1.0, x(each.value) - left), thickness,
                                  'f' + std::to_string(each.colour));
        content += write_text(x(each.value) + 6, baseline, three_digits(each.value), "");
        y += pitch;
    }
    return page(bottom + 30, title_, content);
}

std::string line_chart::svg() const {
    constexpr double left = 60, right = width - 180, top = 66, bottom = 380;
    const auto x = [&](double value) { return left + (right - left) * place(x_, value); };
    const auto y = [&](double value) { return bottom - (bottom - top) * place(y_, value); };
    std::string content = write_text(16, 48, y_.name, "faint") +
                          write_text((left + right) / 2, bottom + 38, x_.name, "faint", "middle");
    for (const auto& [value, name] : x_.ticks) {
        content += draw_grid_line(x(value), top, x(value), bottom) +
                   write_text(x(value), bottom + 18, name, "faint", "middle");
    }
    for (const auto& [value, name] : y_.ticks) {
        content += draw_grid_line(left, y(value), right, y(value)) +
                   write_text(left - 8, y(value) + 4, name, "faint", "end");
    }
    std::vector<double> ends;
    for (const line& each : lines_) {
        content += "<polyline class=\"line s" + std::to_string(each.colour) + "\" points=\"";
        for (const auto& [at, value] : each.points) {
            content += number(x(at)) + ',' + number(y(value)) + ' ';
        }
        content += "\"/>\n";
        ends.push_back(y(each.points.back().second));
    }
    ends = spread_out(ends, 16, bottom);
    for (std::size_t i = 0; i < lines_.size(); ++i) {
        content +=
            draw_rectangle(right + 8, ends[i] - 4, 10, 8, 'f' + std::to_string(lines_[i].colour)) +
            write_text(right + 23, ends[i] + 4, lines_[i].name, "");
    }
    return page(bottom + 52, title_, content);
}

line_chart::axis linear_axis(std::string name, double most) {
    const double step = round_step(most, 6);
    line_chart::axis axis = {std::move(name), scale::linear, {}};
    for (int i = 0; i == 0 || (i - 1) * step < most; ++i) {
        axis.ticks.emplace_back(i * step, tick_number(i * step, step));
    }
    return axis;
}

line_chart::axis logarithmic_axis(std::string name, double least, double most, double step,
                                  std::string (*tick_name)(double)) {
    line_chart::axis axis = {std::move(name), scale::logarithmic, {}};
    for (double value = least; value < most * step; value *= step) {
        axis.ticks.emplace_back(value, tick_name(value));
    }
    return axis;
}

}  // namespace uriscan::bench
