import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pacedLoad } from './paced-load.mjs';

test('requests come evenly, each with its own path, and refusals are counted', async () => {
  const seen: string[] = [];
  const server = createServer((request, response) => {
    seen.push(request.url ?? '');
    response.writeHead(request.url?.endsWith('3') ? 500 : 200).end('x');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  let asked = 0;
  const nextPath = () => `/path?n=${asked++}`;
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const result = await pacedLoad({ url, nextPath, connections: 4, seconds: 0.5, perSecond: 40 });
  expect(seen.sort()).toEqual(Array.from({ length: 20 }, (_, number) => `/path?n=${number}`).sort());
  expect(result).toMatchObject({ requests: 20, failed: 2 });
  server.close();
});
