import { once } from 'node:events';
import { Agent, createServer, get, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { drainOf } from './drain.mjs';

let server: Server;
let drain: ReturnType<typeof drainOf>;
let port: number;
beforeEach(async () => {
  server = createServer(async (_, response) => {
    await sleep(5);
    response.end('done');
  });
  // Longer than a busy machine holds anybody up.
  drain = drainOf(server, { grace: 1_500 });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  port = (server.address() as AddressInfo).port;
});
afterEach(() => server.close());

type Answer = { status: number; connection: string | undefined };

/** One request after the other over connections that are kept. Rejects with the code of what went wrong. */
function ask(agent: Agent, path = '/'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    get({ agent, port, path, host: '127.0.0.1' }, (response) => {
      response.resume();
      response.once('end', () =>
        resolve({ status: response.statusCode ?? 0, connection: response.headers.connection }),
      );
      response.once('error', reject);
    }).once('error', reject);
  });
}

it('cuts nobody off who is connected, and sends each away with an answer', async () => {
  const agent = new Agent({ keepAlive: true });
  let answered = 0;
  // As a proxy does: it goes elsewhere once it is told that the connection closes.
  const visitors = Array.from({ length: 20 }, async () => {
    for (;;) {
      const { status, connection } = await ask(agent);
      answered += 1;
      if (status !== 200 || connection === 'close') return { status, connection };
    }
  });
  while (answered < 100) await sleep(5);
  await drain.end();
  expect(await Promise.all(visitors)).toEqual(Array(20).fill({ status: 200, connection: 'close' }));
});

it('says that it is not ready while it still answers', async () => {
  const agent = new Agent({ keepAlive: true });
  expect(await ask(agent, '/api/ready')).toMatchObject({ status: 200 });
  const ended = drain.end();
  expect(await ask(agent, '/api/ready')).toEqual({ status: 503, connection: 'close' });
  expect(await ask(agent)).toEqual({ status: 200, connection: 'close' });
  await ended;
});

it('ends at once where nobody is connected', async () => {
  const longer = drainOf(server, { grace: 3_600_000 });
  await longer.end();
  expect(server.listening).toBe(false);
});
