import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { askCallBack, countLost, endApi, inFolder, post, startApi } from './api.mjs';

/** Faults of what the care API stands on: its folder, disk, clock, mail server and PostgreSQL. */
export const placeFaults = [
  { name: 'data folder damaged', run: () => inFolder(damaged) },
  { name: 'first start on 45 MB', run: () => onDisk(45, tooSmall) },
  { name: 'disk nearly full', run: () => onDisk(140, nearlyFull) },
  { name: 'clock 65 minutes ahead', run: () => inFolder(clockAhead) },
  { name: 'mail server away', run: () => inFolder(mailAway) },
  { name: 'PostgreSQL away', run: () => inFolder(postgresAway) },
];

async function damaged(folder) {
  await endApi(await startApi(folder), 'SIGTERM');
  writeFileSync(join(folder, 'database/global/pg_control'), '');
  return oneLine(await startApi(folder), /is damaged.*npm run restore/);
}

async function tooSmall(folder) {
  return oneLine(await startApi(folder), /is full.*Make room/);
}

async function oneLine(api, says) {
  const code = await api.ended;
  const lines = api.said().trim().split('\n');
  return { seen: lines[0], lost: 0, holds: code === 1 && lines.length === 1 && says.test(lines[0]) };
}

async function nearlyFull(folder) {
  const api = await startApi(folder);
  const token = await askCallBack(api.url);
  const filler = join(folder, 'filler');
  writeFileSync(filler, Buffer.alloc(50 * 1024 ** 2));
  await pause(2_500);
  const write = (
    await post(`${api.url}/api/Requestcallback`, { yourName: 'A', email: 'a@example.org', yourMessage: 'x' })
  ).status;
  const logIn = (await post(`${api.url}/api/loginuser`, { Email: 'a@example.org', Password: 'nobody at all' })).status;
  const ready = (await fetch(`${api.url}/api/ready`)).status;
  rmSync(filler);
  await pause(2_500);
  const isHealed = (await askCallBack(api.url)) !== null;
  const lost = await countLost(api.url, [token]);
  await endApi(api);
  const seen = `write ${write}, log-in ${logIn}, ready ${ready}, then ${isHealed ? 'healed' : 'not healed'}`;
  return { seen, lost, holds: write === 507 && logIn === 401 && ready === 200 && isHealed && lost === 0 };
}

async function clockAhead(folder) {
  const shift =
    'const now = Date.now; Date.now = () => now() + 3900000; const D = Date; ' +
    'globalThis.Date = class extends D { constructor(...a) { a.length ? super(...a) : super(D.now()); } };';
  const ahead = await startApi(folder, {
    NODE_OPTIONS: `--import "data:text/javascript,${encodeURIComponent(shift)}"`,
  });
  const person = { username: 'Clock', email: 'clock@example.org', password: 'a long password of hers' };
  await post(`${ahead.url}/api/registeruser`, person);
  const login = await post(`${ahead.url}/api/loginuser`, { email: person.email, password: person.password });
  const { accessToken } = await login.json();
  await endApi(ahead, 'SIGTERM');
  const api = await startApi(folder);
  const { status } = await fetch(`${api.url}/api/session`, { headers: { authorization: `Bearer ${accessToken}` } });
  await endApi(api);
  return { seen: `its token is answered ${status}`, lost: 0, holds: Boolean(accessToken) && status === 401 };
}

async function mailAway(folder) {
  const api = await startApi(folder, { SMTP_URL: 'smtp://127.0.0.1:9' });
  const person = { username: 'Mail', email: 'mail@example.org', password: 'a long password of hers' };
  await post(`${api.url}/api/registeruser`, person);
  const began = Date.now();
  const { status } = await post(`${api.url}/api/forgot-password`, { email: person.email });
  const took = Date.now() - began;
  await endApi(api, 'SIGTERM');
  // Without a mail server mails are files.
  const again = await startApi(folder);
  // One to confirm the new account, one for its new password.
  for (let turn = 0; mails(folder) < 2 && turn < 600; turn += 1) await pause(200);
  const written = mails(folder);
  await endApi(again);
  return {
    seen: `answered ${status} in ${took} ms, later ${written} sent`,
    lost: Math.max(0, 2 - written),
    holds: status === 200 && written === 2,
  };
}

async function postgresAway(folder) {
  if (process.getuid?.() !== 0) return notRun('is run by root alone, who may start a PostgreSQL');
  const [control, place] = execFileSync('.ci/start-postgres', { encoding: 'utf8' }).trim().split(' ');
  const order = (...words) =>
    execFileSync('runuser', ['-u', 'postgres', '--', control, ...words, `--pgdata=${place}/data`], { stdio: 'ignore' });
  try {
    return await awayAndBack(folder, place, order);
  } finally {
    // It may have ended by itself.
    try {
      order('stop', '--mode=immediate');
    } catch {}
    rmSync(place, { recursive: true });
  }
}

async function awayAndBack(folder, place, order) {
  const port = readFileSync(join(place, 'port'), 'utf8').trim();
  const api = await startApi(folder, { DATABASE_URL: `postgres://postgres@127.0.0.1:${port}/postgres` });
  const token = await askCallBack(api.url);
  order('stop', '--mode=immediate');
  const away = await fetch(`${api.url}/api/Faq`);
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${place}`;
  order('start', '--wait', `--log=${place}/log`, `--options=${options}`);
  const lost = await countLost(api.url, [token]);
  await endApi(api, 'SIGTERM');
  const seen = `${away.status}, Retry-After ${away.headers.get('retry-after')}, healed without a restart`;
  return { seen, lost, holds: away.status === 503 && lost === 0 };
}

/** A disk of its own, in memory. */
export async function onDisk(megabytes, work) {
  if (process.getuid?.() !== 0) return notRun('is run by root alone, who may mount a disk');
  return inFolder(async (folder) => {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder]);
    try {
      return await work(folder);
    } finally {
      execFileSync('umount', ['--lazy', folder]);
    }
  });
}

const notRun = (why) => ({ seen: `not run: it ${why}`, lost: '–', holds: null });
const pause = (time) => new Promise((resolve) => setTimeout(resolve, time));

function mails(folder) {
  try {
    return readdirSync(join(folder, 'outbox')).length;
  } catch {
    return 0;
  }
}
