import { expect, test } from './fixtures';
import { startReceiver } from './support/receiver';

type Sent = { name: string; traceId: string; spanId: string; parentSpanId?: string };
type Span = Sent & { service: string };
type Batch = {
  resourceSpans: {
    resource: { attributes: { key: string; value: { stringValue?: string } }[] };
    scopeSpans: { spans: Sent[] }[];
  }[];
};

function spansOf(body: string): Span[] {
  const { resourceSpans }: Batch = JSON.parse(body);
  return resourceSpans.flatMap(({ resource, scopeSpans }) => {
    const service = resource.attributes.find(({ key }) => key === 'service.name')?.value.stringValue ?? '';
    return scopeSpans.flatMap(({ spans }) => spans.map((span) => ({ ...span, service })));
  });
}

test('one visit is one trace, from the page through the care API to its queries, with nobody’s words in it @sweep', async ({
  startProduct,
}) => {
  const collector = await startReceiver();
  const { origin } = new URL(collector.url);
  const product = await startProduct({ env: { OTEL_EXPORTER_OTLP_ENDPOINT: origin, OTEL_BSP_SCHEDULE_DELAY: '100' } });

  const answer = await fetch(`${product.siteUrl}/listing?q=somebody%40example.org`);
  expect(answer.status).toBe(200);
  await answer.text();

  const spans = () => collector.messages.flatMap(({ body }) => spansOf(body));
  const visit = () => spans().find(({ service, name }) => service === 'site' && name === 'GET /listing');
  await expect.poll(visit).toBeDefined();
  const ofVisit = () => spans().filter(({ traceId }) => traceId === visit()?.traceId);
  const query = () => ofVisit().find(({ service, name }) => service === 'care-api' && name === 'SELECT');
  await expect.poll(query).toBeDefined();

  // Every step up from the query is known, and the site's request is where it began.
  const byId = new Map(ofVisit().map((span) => [span.spanId, span]));
  const way: string[] = [];
  for (let span = query(); span; span = byId.get(span.parentSpanId ?? '')) way.push(`${span.service} ${span.name}`);
  expect(way[0]).toBe('care-api SELECT');
  expect(way[1]).toMatch(/^care-api GET \//);
  expect(way.at(-1)).toBe('site GET /listing');
  expect(JSON.stringify(collector.messages)).not.toContain('somebody');
  await collector.stop();
});
