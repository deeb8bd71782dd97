-- Measures src/bindings/lua/uriscan.lua.  Returns a line for each kind of call: the nanoseconds of
-- the processor for one call, in the fastest of many rounds.
local path = ...
local uriscan = require "uriscan"

local ROUNDS, CALLS = 60, 5000

local texts, octets = {}, 0
for text in io.lines(path) do
    if uriscan.is_valid(text) then
        texts[#texts + 1] = text
        octets = octets + #text
    end
end

-- Returns the nanoseconds for one call of `run`, which gets a text.
local function nanoseconds(run)
    local best = math.huge
    for _ = 1, ROUNDS do
        local start = os.clock()
        local i = 1
        for _ = 1, CALLS do
            run(texts[i])
            i = i < #texts and i + 1 or 1
        end
        best = math.min(best, os.clock() - start)
    end
    return best / CALLS * 1e9
end

local record = uriscan.new_record()
local kinds = {
    {"an empty function", function() end},
    {"is_valid(text)", function(text) return uriscan.is_valid(text) end},
    {"parse_into(record, text)", function(text) return uriscan.parse_into(record, text) end},
    {"parse(text)", function(text) return uriscan.parse(text) end},
    {"parse(text):host()", function(text) return uriscan.parse(text):host() end},
}

local lines = {("%d URIs of %.0f octets on average, kernel %s"):format(
    #texts, octets / #texts, uriscan.kernel())}
for _, kind in ipairs(kinds) do
    lines[#lines + 1] = ("  %-26s %6.1f ns"):format(kind[1], nanoseconds(kind[2]))
end
return table.concat(lines, "\n") .. "\n"
