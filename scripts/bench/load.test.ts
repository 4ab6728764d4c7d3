import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { load, summarise } from './load.mjs';

test('every answer counts, sorted or not', () => {
  expect(summarise([30, 10, 70, 20], 2)).toEqual({
    requests: 4,
    perSecond: 2,
    p50: 20,
    p99: 70,
    slowest: 70,
    under60: 0.75,
  });
});

test('no answer at all is nothing per second, not a fault', () => {
  expect(summarise([], 0)).toEqual({ requests: 0, perSecond: 0, p50: null, p99: null, slowest: null, under60: 0 });
});

test('each request asks for the next path, packed answers are asked for, and refusals are counted', async () => {
  const seen: string[] = [];
  const encodings = new Set<unknown>();
  const { url, close } = await serve((request, response) => {
    seen.push(request.url ?? '');
    encodings.add(request.headers['accept-encoding']);
    response.writeHead(request.url?.endsWith('=0') ? 500 : 200).end('x');
  });
  let asked = 0;
  const result = await load({ url, nextPath: () => `/path?n=${asked++}`, connections: 2, seconds: 0.3 });

  expect(new Set(seen).size).toBe(seen.length);
  expect(encodings).toEqual(new Set(['gzip']));
  expect(result.failed).toBe(seen.filter((path) => path.endsWith('=0')).length);
  expect(result.failed).toBeGreaterThan(0);
  close();
});

test('what was asked in time is waited for and counted', async () => {
  let asked = 0;
  const { url, close } = await serve((_request, response) => {
    asked += 1;
    setTimeout(() => response.end('late'), 400);
  });
  const result = await load({ url, nextPath: () => '/', connections: 3, seconds: 0.1 });
  expect([asked, result.requests, result.failed]).toEqual([3, 3, 0]);
  expect(result.p50).toBeGreaterThan(390);
  close();
});

async function serve(answer: RequestListener): Promise<{ url: string; close(): void }> {
  const server = createServer(answer).listen(0);
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://localhost:${address.port}`, close };
}
