import { subscribe } from 'node:diagnostics_channel';
import { setTimeout as sleep } from 'node:timers/promises';

/** Where an address stands, with what is in it: for nobody's eyes but those it is for. */
const personal = ['http.target', 'http.url', 'url.full', 'url.path', 'url.query'];

/**
 * Traces, sent by OTLP over HTTP; null, and nothing is loaded, where there is no endpoint to send them to.
 * The trace goes on in the service at `next`, to which its name is told.
 * @param {{ service: string, endpoint: string | undefined, next?: string }} settings `next` is an origin
 */
export async function startTracing({ service, endpoint, next }) {
  if (!endpoint) return null;
  const [api, { BatchSpanProcessor, NodeTracerProvider }, { OTLPTraceExporter }, { resourceFromAttributes }] =
    await Promise.all([
      import('@opentelemetry/api'),
      import('@opentelemetry/sdk-trace-node'),
      import('@opentelemetry/exporter-trace-otlp-http'),
      import('@opentelemetry/resources'),
    ]);
  const { context, propagation, SpanKind, SpanStatusCode, trace } = api;
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ 'service.name': service }),
    spanProcessors: [
      new BatchSpanProcessor(
        withoutPersonal(new OTLPTraceExporter({ url: `${endpoint.replace(/\/+$/, '')}/v1/traces` })),
      ),
    ],
  });
  provider.register();
  const tracer = trace.getTracer('live-in-care');
  if (next) tellNext(next, api);

  return {
    /**
     * The span of a request, as part of the caller's trace where its headers name one.
     * @param {Record<string, unknown>} headers
     */
    begin(headers) {
      const span = tracer.startSpan(
        'request',
        { kind: SpanKind.SERVER },
        propagation.extract(context.active(), headers),
      );
      const within = trace.setSpan(context.active(), span);
      return {
        /** @type {string} */
        id: span.spanContext().traceId,
        /** @template T @param {() => T} work @returns {T} */
        run: (work) => context.with(within, work),
        /** @param {{ method: string, route: string, status: number, requestId: string }} answer */
        end({ method, route, status, requestId }) {
          span.updateName(`${method} ${route}`);
          span.setAttributes({
            'http.request.method': method,
            'http.route': route,
            'http.response.status_code': status,
            'request.id': requestId,
          });
          if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
          span.end();
        },
      };
    },
    /**
     * What `work` does, as a span of the trace that is running. Its text holds no values.
     * @template T
     * @param {string} text of the query
     * @param {() => Promise<T>} work
     * @returns {Promise<T>}
     */
    query(text, work) {
      if (!trace.getActiveSpan()) return work();
      const attributes = { 'db.system.name': 'postgresql', 'db.query.text': text.slice(0, 2_000) };
      const name = /^\W*(\w+)/.exec(text)?.[1]?.toUpperCase() ?? 'query';
      return tracer.startActiveSpan(name, { kind: SpanKind.CLIENT, attributes }, async (span) => {
        try {
          return await work();
        } catch (error) {
          span.setStatus({ code: SpanStatusCode.ERROR });
          throw error;
        } finally {
          span.end();
        }
      });
    },
    /** Sends what is not sent yet, to a receiver that takes it soon: who stops waits for it no longer. */
    stop: () => Promise.race([provider.shutdown().catch(() => {}), sleep(2_000)]),
  };
}

function tellNext(origin, { context, propagation }) {
  subscribe('undici:request:create', ({ request }) => {
    if (String(request.origin) !== origin) return;
    const headers = {};
    propagation.inject(context.active(), headers);
    for (const [name, value] of Object.entries(headers)) request.addHeader(name, value);
  });
}

function withoutPersonal(exporter) {
  return {
    export(spans, done) {
      for (const { attributes } of spans) for (const name of personal) delete attributes[name];
      exporter.export(spans, done);
    },
    forceFlush: () => exporter.forceFlush?.() ?? Promise.resolve(),
    shutdown: () => exporter.shutdown(),
  };
}
