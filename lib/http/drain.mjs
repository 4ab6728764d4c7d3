import { Server } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** Proxies ask whether we are ready about once a second; who keeps a connection asks again meanwhile. */
const graceOfUse = 1_000;
/** Running requests are waited for no longer than this, in milliseconds. */
const patience = 5_000;

/**
 * Told of each request and, with what `begin` said of it, of its answer once that is over. Nothing is put onto either, and
 * no listener of its own: on a kept page each of these would cost more than what is done there.
 * @typedef {{ begin: (request: any) => any, end: (response: any, begun: any) => void }} Watch
 */

/**
 * Lets a server end without cutting anyone off. Once `end` is called `/api/ready` answers 503, so that a proxy sends
 * nobody here any more; each answer closes its connection; and for `grace` milliseconds, if anyone is connected at all,
 * new requests are still taken. Then none are, and those that run are waited for. Call it when all listeners are there.
 * @param {import('node:http').Server} server
 * @param {{ grace?: number, watch?: Watch }} [settings]
 * @returns {{ end: () => Promise<void> }}
 */
export function drainOf(server, { grace = graceOfUse, watch } = {}) {
  let isDraining = false;
  const running = new Map();
  // One for all answers, and nothing to take away again, as `once` would.
  function close() {
    watch?.end(this, running.get(this));
    running.delete(this);
  }
  const listeners = server.listeners('request');
  server.removeAllListeners('request');
  server.on('request', (request, response) => {
    running.set(response, watch?.begin(request));
    response.on('close', close);
    if (isDraining) response.shouldKeepAlive = false;
    if (isDraining && request.url === '/api/ready') return answerNotReady(response, 'stopping');
    for (const listen of listeners) listen.call(server, request, response);
  });
  return {
    async end() {
      isDraining = true;
      for (const response of running.keys()) response.shouldKeepAlive = false;
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

/**
 * @param {import('node:http').ServerResponse} response
 * @param {string} status why
 */
export function answerNotReady(response, status) {
  response.writeHead(503, { 'content-type': 'application/json', 'cache-control': 'no-store' });
  response.end(JSON.stringify({ status }));
}

function countConnections(server) {
  return new Promise((resolve) => server.getConnections((_, count = 0) => resolve(count)));
}
