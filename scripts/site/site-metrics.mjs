import { Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import { latencyHistogram } from '../../lib/metrics/latency-histogram.mjs';
import { serveMetrics } from '../../lib/metrics/serve-metrics.mjs';

/** Answers counted at once: one after the other, each would find what counts it gone from the processor's memory. */
const atOnce = 500;

/**
 * What Prometheus reads of the site. Labels are routes, methods and statuses: nothing that a visitor chose.
 * @param {{ port: number, host: string, routeOf: ReturnType<typeof import('./route-names.mjs').routeNames>, queue?: Queue }} settings
 * @typedef {{ counts(): { waiting: number, refused: number } }} Queue
 */
export async function openSiteMetrics({ port, host, routeOf, queue }) {
  const register = new Registry();
  collectDefaultMetrics({ register });
  const answers = latencyHistogram(
    'care_site_request_seconds',
    'Requests that the site answered, by route and status, and the seconds they took.',
  );
  register.registerMetric(answers.metric);
  const counted = { kept: 0, made: 0 };
  new Counter({
    name: 'care_site_pages_total',
    help: 'Pages asked for: kept ones, which are answered as they lie, and made ones.',
    labelNames: ['from'],
    registers: [register],
    collect() {
      this.reset();
      for (const [from, count] of Object.entries(counted)) this.inc({ from }, count);
    },
  });
  const cut = new Counter({
    name: 'care_site_cut_off_total',
    help: 'Requests that ended before their answer did.',
    registers: [register],
  });
  if (queue) registerQueue(register, queue);
  let waiting = [];
  function countWaiting() {
    for (const { method, address, status, isKept, isWhole, ms } of waiting) {
      const { route, isPage } = routeOf(address);
      answers.observe({ method, route, status, seconds: ms / 1000 });
      if (isPage && method === 'GET') counted[isKept ? 'kept' : 'made'] += 1;
      if (!isWhole) cut.inc();
    }
    waiting = [];
  }
  const served = await serveMetrics({
    port,
    host,
    setting: 'METRICS_PORT',
    contentType: register.contentType,
    read() {
      countWaiting();
      return register.metrics();
    },
  });
  return {
    ...served,
    count(answer) {
      if (waiting.push(answer) >= atOnce) countWaiting();
    },
  };
}

function registerQueue(register, queue) {
  new Gauge({
    name: 'care_site_pages_waiting',
    help: 'Requests that wait for their page to be begun.',
    registers: [register],
    collect() {
      this.set(queue.counts().waiting);
    },
  });
  new Counter({
    name: 'care_site_pages_refused_total',
    help: 'Requests answered 503, for too many were waiting or they had waited too long.',
    registers: [register],
    collect() {
      this.reset();
      this.inc(queue.counts().refused);
    },
  });
}
