import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { routeNames } from './route-names.mjs';
import { isFromKept } from './shared-pages.mjs';

/**
 * Lets an operator see what is answered: by metrics where `METRICS_PORT` is set, in an access log where `ACCESS_LOG` is 1.
 * Where neither is, the handler is what it was, and nothing is loaded.
 * @param {import('node:http').RequestListener} handle
 * @param {Record<string, string | undefined>} env
 * @returns {Promise<import('node:http').RequestListener>}
 */
export async function watchAnswers(handle, env) {
  const told = [];
  if (env.METRICS_PORT) {
    const port = toPort(env.METRICS_PORT);
    const { openSiteMetrics } = await import('./site-metrics.mjs');
    told.push((await openSiteMetrics({ port, host: env.METRICS_HOST || '127.0.0.1' })).tell);
  }
  if (env.ACCESS_LOG === '1') {
    const { accessLog } = await import('./access-log.mjs');
    told.push(accessLog({ isBehindProxy: env.TRUST_PROXY === '1' }));
  }
  if (told.length === 0) return handle;
  const routeOf = routeNames(JSON.parse(readFileSync('.next/app-path-routes-manifest.json', 'utf8')));
  return watching(handle, { routeOf, told });
}

/** @param {{ routeOf: ReturnType<typeof routeNames>, told: ((answer: object) => void)[] }} settings */
export function watching(handle, { routeOf, told }) {
  return (request, response) => {
    const start = performance.now();
    // As they came: what stands behind may change them.
    const { method, url: address } = request;
    const { socket } = request;
    const before = socket.bytesWritten;
    const requestId = requestIdOf(request);
    response.once('close', () => {
      const answer = {
        ...{ request, method, address, requestId },
        found: routeOf(address),
        // Nothing was answered yet: what nginx says of those who leave.
        status: response.headersSent ? response.statusCode : 499,
        isKept: isFromKept(response),
        isWhole: response.writableFinished,
        ms: performance.now() - start,
        bytes: socket.bytesWritten - before,
      };
      for (const tell of told) tell(answer);
    });
    return handle(request, response);
  };
}

/** The name a proxy gave the request, or one of ours. */
function requestIdOf({ headers }) {
  const given = headers['x-request-id'];
  return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
}

function toPort(text) {
  const port = Number(text);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  throw new Error('METRICS_PORT is no port: give a number up to 65535.');
}
