import autocannon from 'autocannon';
import { percentile } from './percentile.mjs';

/** Seconds after which a request counts as failed: a slow answer shall be a long time, not a missing one. */
const patience = 30;

/**
 * Asks for the paths of `nextPath` over so many connections, each sending its next request when the last is answered.
 * What was asked in time is waited for: abandoned requests would be the slowest, and burden the next measurement.
 * @param {{ url: string, nextPath: () => string, connections: number, seconds: number,
 *   nextPost?: () => { headers: Record<string, string>, body: string } }} what `nextPost` makes them POST
 */
export async function load({ url, nextPath, connections, seconds, nextPost }) {
  // autocannon's own percentiles are whole milliseconds, too coarse for pages out of memory.
  const times = [];
  let failed = 0;
  const startedAt = performance.now();
  let endedAt = startedAt;
  const run = autocannon({
    url,
    connections,
    duration: seconds + 2 * patience,
    timeout: patience,
    headers: { 'accept-encoding': 'gzip' },
    requests: [{ setupRequest: (request) => ({ ...request, path: nextPath(), ...asPost(nextPost) }) }],
    setupClient: (client) =>
      client.on('response', () => {
        if (performance.now() - startedAt > seconds * 1000) client.responseMax = client.reqsMade;
      }),
  });
  run.on('response', (_client, status, _bytes, milliseconds) => {
    times.push(milliseconds);
    endedAt = performance.now();
    if (status !== 200 && status !== 201) failed += 1;
  });
  const { errors } = await run;
  return { connections, failed: failed + errors, ...summarise(times, (endedAt - startedAt) / 1000) };
}

function asPost(nextPost) {
  if (!nextPost) return {};
  const { headers, body } = nextPost();
  return { method: 'POST', body, headers: { 'content-type': 'application/json', ...headers } };
}

/**
 * @param {number[]} times milliseconds of each answer
 * @param {number} seconds from the first request to the last answer
 */
export function summarise(times, seconds) {
  const sorted = [...times].sort((a, b) => a - b);
  return {
    requests: sorted.length,
    perSecond: seconds > 0 ? sorted.length / seconds : 0,
    p50: percentile(sorted, 0.5),
    p99: percentile(sorted, 0.99),
    slowest: sorted.at(-1) ?? null,
    /** Share of answers under the 60 ms that a filtered page may take at one connection. */
    under60: sorted.filter((time) => time < 60).length / Math.max(1, sorted.length),
  };
}
