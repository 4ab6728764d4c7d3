import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { startTracing } from '../../lib/tracing/start-tracing.mjs';
import { routeNames } from './route-names.mjs';
import { isFromKept } from './shared-pages.mjs';

/** @typedef {import('../../lib/http/drain.mjs').Watch} Watch */

/**
 * Lets an operator see what is answered: by metrics where `METRICS_PORT` is set, in an access log where `ACCESS_LOG` is 1, by
 * traces where `OTEL_EXPORTER_OTLP_ENDPOINT` is set. Where none is, the handler is what it was, and nothing is loaded.
 * `watch` is for whoever hears of every request and answer: `drainOf`.
 * @param {import('node:http').RequestListener} handle
 * @param {Record<string, string | undefined>} env
 * @param {{ atEnd?: (() => Promise<void>)[], queue?: ReturnType<typeof import('./render-queue.mjs').renderQueue> }} [site] to
 *   `atEnd` is added what is to be done before the process goes
 * @returns {Promise<{ handle: import('node:http').RequestListener, watch?: Watch }>}
 */
export async function watchAnswers(handle, env, { atEnd = [], queue } = {}) {
  const port = env.METRICS_PORT ? toPort(env.METRICS_PORT) : null;
  const log = env.ACCESS_LOG === '1' ? await logOf(env) : null;
  const next = new URL(env.CARE_API_URL || 'http://127.0.0.1:4000').origin;
  const endpoint = env.OTEL_EXPORTER_OTLP_ENDPOINT;
  // Next would name spans of its own by the whole address that it asks for.
  if (endpoint) env.NEXT_OTEL_FETCH_DISABLED = '1';
  const tracing = await startTracing({ service: 'site', endpoint, next });
  if (tracing) atEnd.push(tracing.stop);
  if (port === null && !log && !tracing) return { handle };
  const routeOf = routeNames(JSON.parse(readFileSync('.next/app-path-routes-manifest.json', 'utf8')));
  const named = log || tracing ? telling(handle, { routeOf, log, tracing }) : handle;
  if (port === null) return { handle: named };
  const { openSiteMetrics } = await import('./site-metrics.mjs');
  return {
    handle: named,
    watch: counting(await openSiteMetrics({ port, routeOf, queue, host: env.METRICS_HOST || '127.0.0.1' })),
  };
}

/**
 * Counts answers. On a kept page every microsecond shows, so nothing is named or measured here but what is counted, and the
 * one object of a request is put together at its beginning.
 * @param {{ count: (answer: object) => void }} settings
 * @returns {Watch}
 */
export function counting({ count }) {
  return {
    // As they came: what stands behind may change them.
    begin: ({ method, url }) => ({
      method,
      address: url,
      status: 0,
      isKept: false,
      isWhole: false,
      ms: performance.now(),
    }),
    end(response, answer) {
      answer.status = statusOf(response);
      answer.isKept = isFromKept(response);
      answer.isWhole = response.writableFinished;
      answer.ms = performance.now() - answer.ms;
      count(answer);
    },
  };
}

/**
 * Writes answers to the access log and to traces, under one name for each.
 * @param {import('node:http').RequestListener} handle
 * @param {{ routeOf: ReturnType<typeof routeNames>, log?: ((answer: object) => void) | null, tracing?: Awaited<ReturnType<typeof startTracing>> }} settings
 * @returns {import('node:http').RequestListener}
 */
export function telling(handle, { routeOf, log = null, tracing = null }) {
  return (request, response) => {
    const start = performance.now();
    const { method, url: address, socket } = request;
    const before = socket.bytesWritten;
    const span = tracing?.begin(request.headers);
    const requestId = requestIdOf(request, span?.id);
    response.on('close', () => {
      const found = routeOf(address);
      const status = statusOf(response);
      log?.({
        request,
        method,
        address,
        requestId,
        found,
        status,
        isKept: isFromKept(response),
        isWhole: response.writableFinished,
        ms: performance.now() - start,
        bytes: socket.bytesWritten - before,
      });
      span?.end({ method, requestId, route: found.route, status });
    });
    return span ? span.run(() => handle(request, response)) : handle(request, response);
  };
}

/** Where nothing was answered yet: what nginx says of those who leave. */
function statusOf(response) {
  return response.headersSent ? response.statusCode : 499;
}

async function logOf(env) {
  const { accessLog } = await import('./access-log.mjs');
  return accessLog({ isBehindProxy: env.TRUST_PROXY === '1' });
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
