import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { startTracing } from '../../lib/tracing/start-tracing.mjs';
import { routeNames } from './route-names.mjs';
import { isFromKept } from './shared-pages.mjs';

/**
 * Lets an operator see what is answered: by metrics where `METRICS_PORT` is set, in an access log where `ACCESS_LOG` is 1, by
 * traces where `OTEL_EXPORTER_OTLP_ENDPOINT` is set. Where none is, the handler is what it was, and nothing is loaded.
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
  const next = new URL(env.CARE_API_URL || 'http://127.0.0.1:4000').origin;
  const endpoint = env.OTEL_EXPORTER_OTLP_ENDPOINT;
  // Next would name spans of its own by the whole address that it asks for.
  if (endpoint) env.NEXT_OTEL_FETCH_DISABLED = '1';
  const tracing = await startTracing({ service: 'site', endpoint, next });
  if (told.length === 0 && !tracing) return handle;
  const routeOf = routeNames(JSON.parse(readFileSync('.next/app-path-routes-manifest.json', 'utf8')));
  return watching(handle, { routeOf, told, tracing });
}

/** @param {{ routeOf: ReturnType<typeof routeNames>, told: ((answer: object) => void)[], tracing?: Awaited<ReturnType<typeof startTracing>> }} settings */
export function watching(handle, { routeOf, told, tracing = null }) {
  return (request, response) => {
    const start = performance.now();
    // As they came: what stands behind may change them.
    const { method, url: address } = request;
    const { socket } = request;
    const before = socket.bytesWritten;
    const span = tracing?.begin(request.headers);
    const requestId = requestIdOf(request, span?.id);
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
      span?.end({ method, requestId, route: answer.found.route, status: answer.status });
    });
    return span ? span.run(() => handle(request, response)) : handle(request, response);
  };
}

/** The name a proxy gave the request, or the trace's, or one of ours. */
function requestIdOf({ headers }, traceId) {
  const given = headers['x-request-id'];
  return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : (traceId ?? randomUUID());
}

function toPort(text) {
  const port = Number(text);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  throw new Error('METRICS_PORT is no port: give a number up to 65535.');
}
