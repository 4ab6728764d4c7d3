import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { createServer } from 'node:net';
import { Supervisor } from '../../scripts/start/supervisor.mjs';
import { freePort } from '../../testing/free-port.mjs';
import { askCallBack, countLost, endApi, inFolder, startApi } from './api.mjs';

/** Faults of processes: killed, hung, told to stop under load, and a port that is taken. */
export const processFaults = [
  { name: 'care API killed while it writes', run: () => inFolder(killed) },
  { name: 'care API hangs under npm start', run: () => inFolder(hung) },
  { name: 'SIGTERM under load, 20 kept connections', run: () => inFolder(stopped) },
  { name: 'taken port at the first start', run: () => inFolder(takenPort) },
];

async function killed(folder) {
  const api = await startApi(folder);
  const tokens = [];
  const writers = Array.from({ length: 4 }, async () => {
    for (let token = ''; token !== null; token = await askCallBack(api.url)) if (token) tokens.push(token);
  });
  while (tokens.length < 60) await new Promise(setImmediate);
  await endApi(api);
  await Promise.all(writers);
  const again = await startApi(folder);
  const lost = await countLost(again.url, tokens);
  await endApi(again);
  return { seen: `${tokens.length} acknowledged, ${tokens.length - lost} found`, lost, holds: lost === 0 };
}

async function hung(folder) {
  const supervisor = new Supervisor();
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    CARE_API_PORT: String(port),
    DATA_DIR: folder,
    LOG_LEVEL: 'error',
  };
  const service = await supervisor.startService({
    name: 'care API',
    args: ['.care-api/serve.mjs'],
    env,
    ready: `${url}/api/ready`,
    health: `${url}/api/health`,
    watch: { every: 1_000, misses: 3 },
  });
  const token = await askCallBack(url);
  const hanging = service.child.pid;
  service.child.kill('SIGSTOP');
  while (service.child.pid === hanging || !(await fetch(`${url}/api/ready`).catch(() => null))?.ok) {
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  const lost = await countLost(url, [token]);
  await supervisor.stop();
  return { seen: 'ended and started again', lost, holds: lost === 0 };
}

async function stopped(folder) {
  const api = await startApi(folder);
  return stopUnderLoad(`${api.url}/api/Faq`, () => endApi(api, 'SIGTERM'));
}

/** Nobody who keeps a connection may meet one that is cut: each is told to close, and nothing else happens to it. */
export async function stopUnderLoad(url, stop) {
  let [good, told, broken] = [0, 0, 0];
  const clients = Array.from({ length: 20 }, async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (;;) {
      const answer = await askOnce(url, agent).catch(() => null);
      if (answer?.status !== 200) {
        broken += 1;
        return;
      }
      good += 1;
      if (answer.connection === 'close') {
        told += 1;
        return;
      }
    }
  });
  while (good < 200 && broken === 0) await new Promise(setImmediate);
  const code = await stop();
  await Promise.all(clients);
  const seen = `${good} good, ${told} told to close, exit ${code}`;
  return { seen, lost: broken, holds: broken === 0 && told === 20 && code === 0 };
}

async function takenPort(folder) {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const first = await startApi(folder, { CARE_API_PORT: String(other.address().port) });
  await first.ended;
  other.close();
  const second = await startApi(folder);
  const isSaid = [first, second].some((api) => api.said().includes('one-time password'));
  await endApi(second);
  const line = first.said().trim().split('\n').at(-1);
  return { seen: line, lost: isSaid ? 0 : 'the password', holds: isSaid && /is taken/.test(line) };
}

function askOnce(url, agent) {
  return new Promise((resolve, reject) => {
    get(url, { agent }, (message) => {
      message.resume().once('error', reject);
      message.once('end', () => resolve({ status: message.statusCode, connection: message.headers.connection }));
    }).once('error', reject);
  });
}
