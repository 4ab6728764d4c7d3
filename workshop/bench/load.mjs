import autocannon from 'autocannon';
import { summarise } from './summarise.mjs';

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
