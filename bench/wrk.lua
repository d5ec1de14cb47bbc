-- Prints what wrk has measured as one line of JSON, after its own report.
done = function(summary, latency)
  local e = summary.errors
  io.write(string.format('\n{"requests":%d,"microseconds":%d,"p99":%d,"errors":%d}\n', summary.requests, summary.duration,
    latency:percentile(99), e.connect + e.read + e.write + e.status + e.timeout))
end
