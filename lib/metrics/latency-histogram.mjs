import { latencyBuckets, methodLabel } from './latency-buckets.mjs';

/**
 * A histogram of answers by method, route and status, for a registry of prom-client. That library's own looks labels up by
 * a text that it makes of them each time, which costs more than all else a kept page needs; here a route is looked up.
 * @param {string} name @param {string} help
 * @returns {{ observe: (answer: Answer) => void, metric: import('prom-client').Metric }}
 * @typedef {{ method: string, route: string, status: number, seconds: number }} Answer
 */
export function latencyHistogram(name, help) {
  const routes = new Map();

  function observe({ method, route, status, seconds }) {
    const rows = routes.get(route) ?? begin(routes, route);
    const row = rowOf(rows, method, status) ?? add(rows, { method: methodLabel(method), route, status });
    row.sum += seconds;
    row.count += 1;
    // Plain loops, here and for the row: this is asked of every answer.
    let bucket = 0;
    while (bucket < latencyBuckets.length && seconds > latencyBuckets[bucket]) bucket += 1;
    if (bucket < latencyBuckets.length) row.counts[bucket] += 1;
  }

  function valuesOf({ labels, sum, count, counts }) {
    let upTo = 0;
    const of = (end, value, more = {}) => ({ metricName: `${name}_${end}`, labels: { ...more, ...labels }, value });
    const buckets = counts.map((added, at) => {
      upTo += added;
      return of('bucket', upTo, { le: latencyBuckets[at] });
    });
    return [...buckets, of('bucket', count, { le: '+Inf' }), of('sum', sum), of('count', count)];
  }

  return {
    observe,
    metric: {
      name,
      help,
      type: 'histogram',
      aggregator: 'sum',
      get: async () => ({
        name,
        help,
        type: 'histogram',
        aggregator: 'sum',
        values: [...routes.values()].flat().flatMap(valuesOf),
      }),
    },
  };
}

function rowOf(rows, method, status) {
  for (const row of rows) if (row.labels.status === status && row.labels.method === method) return row;
  const label = methodLabel(method);
  return label === method ? undefined : rowOf(rows, label, status);
}

function begin(routes, route) {
  const rows = [];
  routes.set(route, rows);
  return rows;
}

function add(rows, labels) {
  const row = { labels, sum: 0, count: 0, counts: latencyBuckets.map(() => 0) };
  rows.push(row);
  return row;
}
