import { once } from 'node:events';
import { createServer, request } from 'node:http';

const json = { 'content-type': 'application/json' };
const page = '<!doctype html><script>alert(1)</script><p>at db.ts:7, password hunter2';

/**
 * What can become of an answer of the care API. Each gets the response, and what would pass the request on.
 * @type {Record<string, (response: import('node:http').ServerResponse, pass: () => void) => void>}
 */
const ways = {
  good: (_, pass) => pass(),
  hang: () => {},
  slow: (_, pass) => setTimeout(pass, 3_000),
  late: (_, pass) => setTimeout(pass, 8_000),
  page: (response) => response.writeHead(200, { 'content-type': 'text/html' }).end(page),
  failure: (response) => response.writeHead(500, { 'content-type': 'text/plain' }).end(page),
  nonsense: (response) => response.writeHead(200, json).end('{"oops":[1,{"deep":null}]}'),
  half: (response) => {
    response.writeHead(200, { ...json, 'content-length': '5000' }).write('[{"typeId": 1, "typeTitle": "Ha');
    setTimeout(() => response.destroy(), 50);
  },
  trickle: (response) => {
    response.writeHead(200, json);
    const more = setInterval(() => response.write(' '), 100);
    response.once('close', () => clearInterval(more));
  },
  endless: (response) => pour(response, Number.POSITIVE_INFINITY),
  large: (response) => pour(response, 30 * 1024 ** 2),
};

function pour(response, bytes) {
  const blanks = Buffer.alloc(65_536, ' ');
  let sent = 0;
  response.writeHead(200, json);
  const go = () => {
    while (!response.destroyed && sent < bytes) {
      sent += blanks.length;
      if (!response.write(blanks)) return;
    }
    response.end();
  };
  response.on('drain', go);
  go();
}

/**
 * Stands before a care API and answers as it is told: `way` is a key of `ways`, 'redirect' or 'lost', where a write is done
 * and its answer cut off. `strayed` counts who followed the redirect.
 */
export async function startRogue(target) {
  const rogue = { way: 'good', strayed: 0, url: '', setAway, stop };
  const elsewhere = createServer((_, response) => {
    rogue.strayed += 1;
    response.writeHead(200, json).end('[]');
  });
  const server = createServer((asked, response) => {
    const pass = (isLost = false) => passOn(target, asked, response, isLost);
    if (rogue.way === 'lost') return pass(asked.method !== 'GET');
    if (rogue.way === 'redirect') return response.writeHead(302, { location: addressOf(elsewhere) }).end();
    return ways[rogue.way](response, pass);
  });
  for (const one of [server, elsewhere]) await once(one.listen(0, '127.0.0.1'), 'listening');
  rogue.url = addressOf(server);

  /** Nobody listens at its address, or somebody does again. */
  async function setAway(isAway) {
    if (isAway === !server.listening) return;
    if (isAway) return end(server);
    await once(server.listen(Number(new URL(rogue.url).port), '127.0.0.1'), 'listening');
  }

  function stop() {
    for (const one of [server, elsewhere]) end(one);
  }
  return rogue;
}

function end(server) {
  server.close();
  server.closeAllConnections();
}

function passOn(target, asked, response, isLost) {
  const { method, headers, url } = asked;
  const onward = request(target + url, { method, headers }, (answer) => {
    if (isLost) return answer.resume().on('end', () => response.destroy());
    response.writeHead(answer.statusCode, answer.headers);
    answer.pipe(response);
  });
  onward.on('error', () => response.destroy());
  asked.pipe(onward);
}

function addressOf(server) {
  return `http://127.0.0.1:${server.address().port}`;
}
