import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Below all that the system gives to connections: whoever ends and comes back at the same port finds it free. Another
 * hundred for each process that looks for one.
 */
const first = 20_000 + 100 * (process.pid % 100);
let looked = 0;

/** @returns {Promise<number>} a port of this machine that nobody listens at */
export async function freePort() {
  for (;;) {
    const port = first + (looked % 100);
    looked += 1;
    const server = createServer().listen(port);
    const isFree = await once(server, 'listening').then(
      () => true,
      () => false,
    );
    if (!isFree) continue;
    server.close();
    await once(server, 'close');
    return port;
  }
}
