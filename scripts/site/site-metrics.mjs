import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import { latencyBuckets, methodLabel } from '../../lib/metrics/latency-buckets.mjs';
import { serveMetrics } from '../../lib/metrics/serve-metrics.mjs';

/** What Prometheus reads of the site. Labels are routes, methods and statuses: nothing that a visitor chose. */
export async function openSiteMetrics({ port, host }) {
  const register = new Registry();
  collectDefaultMetrics({ register });
  const seconds = new Histogram({
    name: 'care_site_request_seconds',
    help: 'Requests that the site answered, by route and status, and the seconds they took.',
    labelNames: ['method', 'route', 'status'],
    buckets: latencyBuckets,
    registers: [register],
  });
  const pages = new Counter({
    name: 'care_site_pages_total',
    help: 'Pages asked for: kept ones, which are answered as they lie, and made ones.',
    labelNames: ['from'],
    registers: [register],
  });
  const cut = new Counter({
    name: 'care_site_cut_off_total',
    help: 'Requests that ended before their answer did.',
    registers: [register],
  });
  const served = await serveMetrics({
    ...{ port, host, setting: 'METRICS_PORT', contentType: register.contentType },
    read: () => register.metrics(),
  });
  return {
    ...served,
    tell({ method, found, status, isKept, isWhole, ms }) {
      const { route, isPage } = found;
      seconds.observe({ method: methodLabel(method), route, status }, ms / 1000);
      if (isPage && method === 'GET') pages.inc({ from: isKept ? 'kept' : 'made' });
      if (!isWhole) cut.inc();
    },
  };
}
