import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { test } from 'node:test';
import { load } from './load.mjs';

test('each request asks for the next path, packed answers are asked for, and refusals are counted', async () => {
  const seen = [];
  const encodings = new Set();
  const { url, close } = await serve((request, response) => {
    seen.push(request.url);
    encodings.add(request.headers['accept-encoding']);
    response.writeHead(request.url.endsWith('=0') ? 500 : 200).end('x');
  });
  let asked = 0;
  const result = await load({ url, nextPath: () => `/path?n=${asked++}`, connections: 2, seconds: 0.3 });

  assert.equal(new Set(seen).size, seen.length);
  assert.deepEqual(encodings, new Set(['gzip']));
  assert.equal(result.failed, seen.filter((path) => path.endsWith('=0')).length);
  assert.ok(result.failed > 0);
  close();
});

test('what was asked in time is waited for and counted', async () => {
  let asked = 0;
  const { url, close } = await serve((_request, response) => {
    asked += 1;
    setTimeout(() => response.end('late'), 400);
  });
  const result = await load({ url, nextPath: () => '/', connections: 3, seconds: 0.1 });
  assert.deepEqual([asked, result.requests, result.failed], [3, 3, 0]);
  assert.ok(result.p50 > 390);
  close();
});

async function serve(answer) {
  const server = createServer(answer).listen(0);
  await once(server, 'listening');
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://localhost:${server.address().port}`, close };
}
