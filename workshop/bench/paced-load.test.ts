import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pacedLoad } from './paced-load.mjs';

const seen: string[] = [];
const server = createServer((request, response) => {
  seen.push(request.url ?? '');
  response.writeHead(request.url?.endsWith('3') ? 500 : 200).end('x');
});

beforeAll(() => once(server.listen(0, '127.0.0.1'), 'listening'));
beforeEach(() => seen.splice(0));
afterAll(() => server.close());

function askEvenly(warmUpSeconds?: number) {
  let asked = 0;
  const nextPath = () => `/path?n=${asked++}`;
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return pacedLoad({ url, nextPath, connections: 4, seconds: 0.5, perSecond: 40, warmUpSeconds });
}

test('requests come evenly, each with its own path, and refusals are counted', async () => {
  const result = await askEvenly();
  expect(seen.sort()).toEqual(Array.from({ length: 20 }, (_, number) => `/path?n=${number}`).sort());
  expect(result).toMatchObject({ requests: 20, failed: 2 });
});

test('what warms up is asked at the same pace and not counted', async () => {
  const result = await askEvenly(0.25);
  expect(seen).toHaveLength(30);
  // Of /path?n=3, 13 and 23 the first stands before the window.
  expect(result).toMatchObject({ requests: 20, failed: 2 });
  expect(result.perSecond).toBeGreaterThan(30);
});
