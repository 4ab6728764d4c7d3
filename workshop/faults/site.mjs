import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { untilReady } from '../../scripts/start/ready.mjs';
import { careApiCommand, siteCommand } from '../../scripts/start/services.mjs';
import { Supervisor } from '../../scripts/start/supervisor.mjs';
import { freePort } from '../../testing/free-port.mjs';
import { inFolder } from './api.mjs';
import { crowded } from './crowd.mjs';
import { onDisk } from './places.mjs';
import { stopUnderLoad } from './processes.mjs';
import { startRogue } from './rogue.mjs';

/** Seconds that anybody may wait for a page, of a site that waits two for the state of the content and ten for the rest. */
const patience = 13;
/** Megabytes that one fault may cost: a hundred, and forty for the pages that are made in it, which a silent API costs too. */
const room = 140;

/** Asked for before the fault; and never before it, in this order. */
const known = ['/listing', '/listing-details/41', '/faq'];
const cold = ['/listing-details/48', '/blog-details-user-view/7', '/blog', '/sitemap.xml', '/feed'];

const answers = [
  ...['hang', 'page', 'failure', 'nonsense', 'half', 'trickle', 'redirect', 'endless', 'large'].map((way) => ({
    name: `site: the API answers by ${way}`,
    run: () => withSite({}, (site) => tellsSo(site, way)),
  })),
  { name: 'site: the API answers after 3 s', run: () => withSite({}, slowed) },
  { name: 'site: the API answers after 8 s', run: () => withSite({}, late) },
  { name: 'site: the API is away and comes back', run: () => withSite({}, (site) => tellsSo(site, 'away')) },
  { name: 'site: the answer to a write is lost', run: () => withSite({}, lostWrite) },
  { name: 'site: 400 ask for new pages at once, for a minute', run: () => withSite({}, crowded) },
  { name: 'site: hangs under npm start', run: () => withSite({}, hung) },
  { name: 'site: SIGTERM under load, 20 kept connections', run: () => withSite({}, stopped) },
  { name: 'site: killed, and the pages it kept damaged', run: () => inFolder(keptDamaged) },
  { name: 'site: the disk for pages is full', run: () => onDisk(1, (disk) => withSite({ pagesDir: disk }, fullDisk)) },
];
/** An API of the published calls, whose answers Next keeps. */
const published = ['endless', 'large', 'hang'].map((way) => ({
  name: `plain next start, published calls: ${way} behind kept answers`,
  run: () => withSite({ isPlain: true }, (site) => behindKept(site, way)),
}));

/** Faults of what the site asks, seen from a browser. */
export const siteFaults = [...answers, ...published];

/** With something to show it shows it; a page that cannot be made says 503, is not kept, and is there with the first good answer. */
async function tellsSo({ get, rogue, memory }, way) {
  for (const path of known) await get(path);
  await sleep(1_000);
  const before = memory();
  if (way === 'away') await rogue.setAway(true);
  else rogue.way = way;
  const warm = await all(known.map((path) => get(path)));
  const found = await all(cold.map((path) => get(path)));
  const grown = memory() - before;
  rogue.way = 'good';
  await rogue.setAway(false);
  const healed = await all(cold.map((path) => get(path)));
  const isTold = found.every(({ status, headers }) => status === 503 && headers.get('retry-after') && !isKept(headers));
  const isHonest = found.every(({ text }) => !/noindex|hunter2|alert\(1\)/.test(text));
  const slowest = Math.max(...[...warm, ...found].map(({ seconds }) => seconds));
  const lost = warm.filter(({ status }) => status !== 200).length;
  const seen = `known ${statuses(warm)}, others ${statuses(found)}, after it ${statuses(healed)}; at most ${slowest.toFixed(1)} s, ${grown.toFixed(0)} MB more`;
  const isBack = healed.every(({ status }) => status === 200);
  const holds = lost === 0 && isTold && isHonest && isBack && slowest < patience && grown < room && rogue.strayed === 0;
  return { seen, lost, holds };
}

async function slowed({ get, rogue }) {
  rogue.way = 'slow';
  const found = await all(cold.map((path) => get(path)));
  const slowest = Math.max(...found.map(({ seconds }) => seconds));
  const holds = found.every(({ status }) => status === 200) && slowest < 2 * patience;
  return { seen: `${statuses(found)} in at most ${slowest.toFixed(1)} s`, lost: holds ? 0 : '?', holds };
}

/** Of pages: lists for programs are made in more steps, and have their time for each. */
async function late({ get, rogue }) {
  rogue.way = 'late';
  const found = await all(cold.slice(0, 3).map((path) => get(path)));
  const slowest = Math.max(...found.map(({ seconds }) => seconds));
  const lost = found.filter(({ status, headers }) => status !== 200 && !headers.get('retry-after')).length;
  return {
    seen: `${statuses(found)} in at most ${slowest.toFixed(1)} s`,
    lost,
    holds: lost === 0 && slowest < patience,
  };
}

async function lostWrite({ url, rogue, api }) {
  const fields = { yourName: 'Ann', email: 'ann@example.org', yourMessage: 'Hello', contactBy: 'email' };
  const body = JSON.stringify({ ...fields, once: 'a-form-of-hers', locale: 'en' });
  const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };
  const send = () => fetch(`${url}/api/call-back`, { method: 'POST', body, headers });
  rogue.way = 'lost';
  const first = await send();
  const { code } = await first.json();
  rogue.way = 'good';
  const second = await send();
  const again = await send();
  const [one, other] = [(await second.json()).next, (await again.json()).next];
  const token = one?.split('/').at(-1);
  const isThere = token && (await fetch(`${api}/api/call-back-promise/${token}`)).status === 200;
  const seen = `${first.status} ${code}, then ${second.status}, ${one === other ? 'one request' : 'several requests'}`;
  const holds = first.status === 504 && code === 'outcomeUnknown' && second.ok && one === other && Boolean(isThere);
  return { seen, lost: isThere ? 0 : 1, holds };
}

async function hung({ env }) {
  const supervisor = new Supervisor();
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const service = await supervisor.startService({
    name: 'site',
    args: siteCommand(port),
    env: { ...env, SITE_URL: url, NEXTAUTH_URL: url },
    ready: `${url}/api/ready`,
    health: `${url}/api/health`,
    watch: { every: 1_000, misses: 3 },
  });
  const hanging = service.child.pid;
  const began = Date.now();
  service.child.kill('SIGSTOP');
  while (service.child.pid === hanging || !(await fetch(`${url}/api/ready`).catch(() => null))?.ok) await sleep(200);
  const seconds = ((Date.now() - began) / 1_000).toFixed(1);
  const { status } = await get(`${url}/faq`);
  await supervisor.stop();
  return { seen: `ended and started again after ${seconds} s, then ${status}`, lost: 0, holds: status === 200 };
}

function stopped({ url, end }) {
  return stopUnderLoad(`${url}/faq`, () => end('SIGTERM'));
}

/** What a power cut leaves of kept pages: files cut short, and others whose middle is not what was written. */
function keptDamaged(pagesDir) {
  return withSite({ pagesDir }, async ({ get, restart }) => {
    const paths = [...known, ...cold];
    const before = await all(paths.map((path) => get(path)));
    await sleep(500);
    await restart(() => onEachFile(pagesDir, damage));
    const first = await all(paths.map((path) => get(path)));
    await restart(() => onEachFile(pagesDir, (path) => writeFileSync(path, 'x'.repeat(5_000))));
    const second = await all(paths.map((path) => get(path)));
    const isAlike = [first, second].every((found) =>
      found.every(({ text }, place) => wordsIn(text) === wordsIn(before[place].text)),
    );
    const lost = [...first, ...second].filter(({ status }) => status !== 200).length;
    const seen = `after it ${statuses(first)} and ${statuses(second)}, ${isAlike ? 'all as before' : 'NOT as before'}`;
    return { seen, lost, holds: lost === 0 && isAlike };
  });
}

/** Without Next's data, which comes in another order each time. */
function wordsIn(page) {
  return page.replace(/<script[\s\S]*?<\/script>|<[^>]*>/g, ' ').replace(/\s+/g, ' ');
}

function onEachFile(folder, work) {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const path = join(folder, name);
    if (statSync(path).isFile()) work(path);
  }
}

/** In the middle other bytes, at the end none. */
function damage(file) {
  const bytes = readFileSync(file);
  bytes.fill(0x7b, Math.floor(bytes.length * 0.4), Math.floor(bytes.length * 0.5));
  writeFileSync(file, bytes);
  truncateSync(file, Math.floor(bytes.length * 0.8));
}

async function fullDisk({ get }) {
  const paths = Array.from({ length: 30 }, (_, turn) => `/listing?q=disk+${turn}`);
  const found = [];
  for (const path of [...paths, ...paths]) found.push(await get(path));
  const lost = found.filter(({ status }) => status !== 200).length;
  return { seen: `${found.length - lost} of ${found.length} pages`, lost, holds: lost === 0 };
}

/** What Next keeps is old after a minute: it asks behind it, and nothing that comes may fill the memory. */
async function behindKept({ get, rogue, memory }, way) {
  for (const path of known) await get(path);
  await sleep(61_000);
  const before = memory();
  rogue.way = way;
  const started = Date.now();
  const warm = await all(known.map((path) => get(path)));
  let most = 0;
  while (Date.now() - started < 25_000) {
    most = Math.max(most, memory() - before);
    await sleep(250);
  }
  rogue.way = 'good';
  await sleep(6_000);
  const healed = await all(known.map((path) => get(path)));
  const lost = warm.filter(({ status }) => status !== 200).length;
  const seen = `known ${statuses(warm)}, at most ${most.toFixed(0)} MB more, after it ${statuses(healed)}`;
  return { seen, lost, holds: lost === 0 && most < room && healed.every(({ status }) => status === 200) };
}

/**
 * The built site over a rogue over a real care API, in a folder of its own.
 * @param {{ isPlain?: boolean, pagesDir?: string }} host plain is `next start` over an API of the published calls
 */
function withSite({ isPlain = false, pagesDir = '' }, work) {
  return inFolder(async (folder) => {
    const env = { ...process.env, NODE_ENV: 'production', DATA_DIR: folder, LOG_LEVEL: 'silent' };
    const [apiPort, port] = [await freePort(), await freePort()];
    const key = 'k'.repeat(43);
    const bare = isPlain ? '1' : '';
    const api = start(careApiCommand('.care-api'), {
      ...env,
      CARE_API_PORT: String(apiPort),
      CARE_API_SITE_KEY: key,
      CARE_API_BARE: bare,
    });
    const target = `http://127.0.0.1:${apiPort}`;
    const rogue = await startRogue(target);
    const url = `http://localhost:${port}`;
    const own = { CARE_API_URL: rogue.url, CARE_API_SITE_KEY: key, NEXTAUTH_SECRET: 's'.repeat(43) };
    const settings = { ...env, ...own, SITE_URL: url, NEXTAUTH_URL: url, PAGES_DIR: pagesDir };
    const command = isPlain ? ['node_modules/next/dist/bin/next', 'start', '-p', String(port)] : siteCommand(port);
    let site = start(command, settings);
    const untilBothAnswer = async () => {
      const giveUp = new AbortController();
      for (const child of [api, site]) child.once('exit', () => giveUp.abort(new Error('one of them ended')));
      await untilReady(`${target}/api/ready`, giveUp.signal);
      await untilReady(`${url}/api/ready`, giveUp.signal);
    };
    try {
      await untilBothAnswer();
      return await work({
        url,
        rogue,
        env: settings,
        api: target,
        get: (path) => get(url + path),
        memory: () => residentOf(site.pid),
        end: (signal) => end(site, signal),
        restart: async (meanwhile) => {
          await end(site, 'SIGKILL');
          meanwhile();
          site = start(command, settings);
          await untilBothAnswer();
        },
      });
    } finally {
      for (const child of [site, api]) await end(child, 'SIGKILL');
      rogue.stop();
    }
  });
}

function start(args, env) {
  return spawn(process.execPath, args, { env, stdio: 'ignore' });
}

/** @returns {Promise<number | null>} its exit code */
async function end(child, signal) {
  child.kill(signal);
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  return child.exitCode;
}

async function get(url) {
  const began = Date.now();
  const answer = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(60_000) }).catch((fault) => fault);
  if (answer instanceof Error) return { status: answer.name, headers: new Headers(), text: '', seconds: 60 };
  const text = await answer.text();
  return { status: answer.status, headers: answer.headers, text, seconds: (Date.now() - began) / 1_000 };
}

const all = (work) => Promise.all(work);
const statuses = (found) => found.map(({ status }) => status).join(' ');
const isKept = (headers) => !/no-store/.test(headers.get('cache-control') ?? '');

/** Megabytes that a process holds, with its children's. */
function residentOf(pid) {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
}
