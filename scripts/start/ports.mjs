import { createServer } from 'node:net';
import { Refusal } from './refusal.mjs';
import { isRefusedByBrowsers } from './refused-ports.mjs';

/** Chooses the ports and keeps them taken until their owners start. No port for a care API that runs elsewhere. */
export async function holdPorts(env) {
  const site = await holdPort('PORT', env.PORT, 3000);
  const careApi = env.CARE_API_URL ? null : await holdPort('CARE_API_PORT', env.CARE_API_PORT, 4000);
  return { site, careApi };
}

/** A port set by hand must be free (0 lets the system choose); otherwise the first free one from `preferred` on is taken. */
export async function holdPort(name, wished, preferred) {
  if (wished) return holdWished(name, wished);
  for (let port = preferred; port < preferred + 100; port += 1) {
    const held = isRefusedByBrowsers(port) ? null : await hold(port);
    if (!held) continue;
    if (port !== preferred) console.log(`port ${preferred} is taken, using ${port}`);
    return held;
  }
  throw new Refusal(`no port from ${preferred} to ${preferred + 99} is free; set ${name} to a free one`);
}

/** @throws {Refusal} where the system has none left to give */
export async function requireFreePort() {
  const { release } = await holdWished('PORT', '0');
  await release();
}

async function holdWished(name, wished) {
  const port = /^\d{1,5}$/.test(wished) ? Number(wished) : Number.NaN;
  if (!(port <= 65535)) throw new Refusal(`${name} must be a number from 0 to 65535, not "${wished}"`);
  if (isRefusedByBrowsers(port)) throw new Refusal(`browsers refuse port ${port}; set ${name} to another one`);
  const held = await hold(port);
  if (!held && port === 0) throw new Refusal('no port of this machine is free');
  if (!held) throw new Refusal(`port ${port} is taken; free it or set ${name} to another one`);
  return held;
}

/** Null when somebody listens on the port, on any interface or on the loopback alone. */
async function hold(port) {
  if (port !== 0) {
    for (const host of ['127.0.0.1', '::1']) {
      const probe = await listen(port, host);
      if (probe === 'taken') return null;
      if (probe !== 'no such interface') await close(probe);
    }
  }
  const server = await listen(port);
  if (server === 'taken') return null;
  if (server === 'no such interface') throw new Refusal('this machine has no network interface to listen on');
  return { port: server.address().port, release: () => close(server) };
}

function listen(port, host) {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy());
    server.unref();
    server.once('listening', () => resolve(server));
    server.once('error', (fault) => {
      if (fault.code === 'EADDRINUSE') resolve('taken');
      else if (fault.code === 'EADDRNOTAVAIL' || fault.code === 'EAFNOSUPPORT') resolve('no such interface');
      else if (fault.code === 'EACCES') reject(new Refusal(`port ${port} may not be used by this account`));
      else reject(fault);
    });
    server.listen(port, host);
  });
}

function close(server) {
  return new Promise((resolve) => server.close(resolve));
}
