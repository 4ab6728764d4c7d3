import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { newStore, type Store } from '@/care-api/testing/new-store';
import { buildCareApi, startCareApi } from '@/care-api/testing/start-care-api';

type Attribute = { key: string; value: { stringValue?: string } };
type Span = { traceId: string; spanId: string; parentSpanId?: string; name: string; attributes: Attribute[] };

/** Takes what is sent by OTLP, as any collector does, and writes it down. */
const receiver = `
  const { appendFileSync } = require('node:fs');
  require('node:http').createServer((request, response) => {
    let body = '';
    request.on('data', (part) => { body += part; }).on('end', () => {
      appendFileSync(process.argv[1], JSON.stringify({ url: request.url, body: JSON.parse(body) }) + '\\n');
      response.setHeader('content-type', 'application/json').end('{}');
    });
  }).listen(0, '127.0.0.1', function () { console.log(this.address().port); });`;

let store: Store;
let file: string;
const running: ChildProcess[] = [];
let program: string;
beforeAll(async () => {
  program = buildCareApi();
  store = await newStore();
  file = path.join(store.folder, 'received');
}, 60_000);
afterAll(async () => {
  for (const child of running) child.kill('SIGKILL');
  await store.remove();
});

async function startReceiver(): Promise<string> {
  const child = spawn(process.execPath, ['-e', receiver, file], { stdio: ['ignore', 'pipe', 'inherit'] });
  running.push(child);
  let said = '';
  child.stdout.on('data', (data) => {
    said += data;
  });
  while (!said.includes('\n')) await sleep(20);
  return `http://127.0.0.1:${said.trim()}`;
}

it('a request and its queries are one trace, the caller’s, under the name of its log line, without a value', async () => {
  const endpoint = await startReceiver();
  const api = await startCareApi(program, { ...store.settings, OTEL_EXPORTER_OTLP_ENDPOINT: endpoint });
  running.push(api.child);
  const traceId = '0af7651916cd43dd8448eb211c80319c';
  const headers = { traceparent: `00-${traceId}-b7ad6b7169203331-01` };
  const answer = await fetch(`${api.url}/api/Faq?email=ann@example.org`, { headers });
  expect(answer.headers.get('x-request-id')).toBe(traceId);
  api.child.kill('SIGTERM');
  expect(await api.ended).toBe(0);
  expect(api.output()).toContain(`"requestId":"${traceId}"`);

  const sent = readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(new Set(sent.map(({ url }) => url))).toEqual(new Set(['/v1/traces']));
  const spans: Span[] = sent.flatMap(({ body }) =>
    body.resourceSpans.flatMap(({ scopeSpans }: { scopeSpans: { spans: Span[] }[] }) =>
      scopeSpans.flatMap(({ spans }) => spans),
    ),
  );
  const ours = spans.filter((span) => span.traceId === traceId);
  const request = ours.find(({ parentSpanId }) => parentSpanId === 'b7ad6b7169203331');
  expect(request?.name).toBe('GET /Faq');
  const queries = ours.filter(({ parentSpanId }) => parentSpanId === request?.spanId);
  expect(queries.map(({ name }) => name)).toContain('SELECT');
  const texts = queries.flatMap(({ attributes }) => attributes).filter(({ key }) => key === 'db.query.text');
  expect(texts.some(({ value }) => value.stringValue?.includes('"faqs"'))).toBe(true);
  expect(JSON.stringify(spans)).not.toContain('ann@example');
}, 120_000);

it.each(['is away', 'never answers'])(
  'a receiver that %s costs nobody anything',
  async (how) => {
    const silent = createServer(() => {}).listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const { port } = silent.address() as AddressInfo;
    silent.unref();
    const api = await startCareApi(program, {
      ...store.settings,
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${how === 'is away' ? 1 : port}`,
    });
    running.push(api.child);
    expect((await fetch(`${api.url}/api/Faq`)).status).toBe(200);
    api.child.kill('SIGTERM');
    expect(await api.ended).toBe(0);
  },
  120_000,
);
