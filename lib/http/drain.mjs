import { Server } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** Proxies ask whether we are ready about once a second; who keeps a connection asks again meanwhile. */
const graceOfUse = 1_000;
/** Running requests are waited for no longer than this, in milliseconds. */
const patience = 5_000;

/**
 * Lets a server end without cutting anyone off. Once `end` is called `/api/ready` answers 503, so that a proxy sends
 * nobody here any more; each answer closes its connection; and for `grace` milliseconds, if anyone is connected at all,
 * new requests are still taken. Then none are, and those that run are waited for. Call it when all listeners are there.
 * @param {import('node:http').Server} server
 * @returns {{ end: () => Promise<void> }}
 */
export function drainOf(server, grace = graceOfUse) {
  let isDraining = false;
  const running = new Set();
  const listeners = server.listeners('request');
  server.removeAllListeners('request');
  server.on('request', (request, response) => {
    running.add(response);
    response.once('close', () => running.delete(response));
    if (isDraining) response.shouldKeepAlive = false;
    if (isDraining && request.url === '/api/ready') return answerNotReady(response);
    for (const listen of listeners) listen.call(server, request, response);
  });
  return {
    async end() {
      isDraining = true;
      for (const response of running) response.shouldKeepAlive = false;
      if ((await countConnections(server)) > 0) await sleep(grace);
      const hasEnded = new Promise((resolve) => {
        // Not as HTTP servers close: who has just connected, and is about to ask, would be cut off.
        Server.prototype.close.call(server, resolve);
      });
      setTimeout(() => {
        // A connection goes idle, and would be waited for, once its last answer is out.
        setInterval(() => server.closeIdleConnections(), 50).unref();
      }, grace / 4).unref();
      setTimeout(() => server.closeAllConnections(), patience).unref();
      await hasEnded;
    },
  };
}

function answerNotReady(response) {
  response.writeHead(503, { 'content-type': 'application/json', 'cache-control': 'no-store' });
  response.end(JSON.stringify({ status: 'stopping' }));
}

function countConnections(server) {
  return new Promise((resolve) => server.getConnections((_, count = 0) => resolve(count)));
}
