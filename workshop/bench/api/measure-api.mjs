import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { build } from 'esbuild';
import { careApiBundle } from '../../../scripts/start/care-api-bundle.mjs';
import { Refusal } from '../../../scripts/start/refusal.mjs';
import { findProcesses } from '../../../testing/processes.mjs';
import { describeMachine } from '../describe-machine.mjs';
import { load } from '../load.mjs';
import { MemoryWatch } from '../memory-watch.mjs';
import { pacedLoad } from '../paced-load.mjs';
import { pathTurns } from '../path-turns.mjs';
import { startBare } from '../start-bare.mjs';
import { temporaryFolder } from '../temporary-folder.mjs';
import { apiCalls } from './calls.mjs';
import { makePlace } from './place.mjs';
import { resizeListings } from './resize-listings.mjs';
import { endService, startApi } from './start-api.mjs';
import { apiProgressLine } from './tables.mjs';

const connections = 50;
const warmUpSeconds = 1;
const mostAnswers = 100;
/** Milliseconds to settle. */
const rest = 2_000;

/** The API alone, on each database and with each number of listings, beside a bare server that sends the same bytes. */
export async function measureApi(supervisor, { listings, sizes, seconds, postgres }) {
  const machine = describeMachine();
  const folder = temporaryFolder();
  await build({ ...careApiBundle('.care-api'), entryPoints: { 'bench-fill': './workshop/bench/api/fill.ts' } });
  const databases = postgres ? ['embedded', 'postgres'] : ['embedded'];
  const measured = [];
  for (const size of sizes) {
    const file = join(folder, `${size}.ndjson`);
    resizeListings(listings, size, file);
    for (const database of databases) {
      const place = await makePlace(database, postgres, folder);
      measured.push(await measureOne(supervisor, { database, size, file, place, folder, seconds }));
      await place.remove();
    }
  }
  return { machine, listings, seconds, connections, measured };
}

async function measureOne(supervisor, { database, size, file, place, folder, seconds }) {
  console.log(`\n${database}, ${size} listings`);
  const env = { ...process.env, ...place.settings, NODE_ENV: 'production', LOG_LEVEL: 'warn' };
  const filledFile = join(folder, 'filled.json');
  await runStep(supervisor, ['.care-api/import.mjs', 'listings', file], env);
  await runStep(supervisor, ['.care-api/bench-fill.mjs', filledFile], env);
  const started = await startApi(supervisor, env);
  const api = { ...started, pids: pidsOf(started.service, database) };
  const calls = await listCalls(api.url, file, filledFile);
  await sleep(rest);
  const idle = new MemoryWatch(api.pids).now();

  const runs = [];
  for (const call of calls) {
    const run = await measureCall(supervisor, { api, call, seconds, folder });
    runs.push({ database, size, ...run });
    console.log(apiProgressLine(run));
  }
  const peak = Object.fromEntries(
    Object.keys(idle).map((name) => [name, Math.max(...runs.map((run) => run.peak[name]))]),
  );
  await endService(api.service);
  return { database, size, runs, memory: { idle, peak } };
}

async function measureCall(supervisor, { api, call, seconds, folder }) {
  const { kept, nextKept, nextPath } = pathTurns(call.paths, mostAnswers);
  const { nextPost, perSecond } = call;
  await load({ url: api.url, nextPath: nextKept, connections: 10, seconds: warmUpSeconds, nextPost });
  const endSpan = new MemoryWatch(api.pids).startSpan();
  const what = { url: api.url, nextPath, connections, seconds };
  const ofApi = await (perSecond ? pacedLoad({ ...what, perSecond, warmUpSeconds }) : load({ ...what, nextPost }));
  const peak = endSpan();
  if (nextPost || perSecond) return { call: call.name, api: ofApi, bare: null, peak };
  const bare = await startBare(supervisor, api.url, kept, folder);
  const ofBare = await load({ url: bare.url, nextPath: nextKept, connections, seconds: Math.min(seconds, 2) });
  await endService(bare.service);
  return { call: call.name, api: ofApi, bare: ofBare, peak };
}

function pidsOf({ child }, database) {
  const engine = database === 'embedded' ? { database: 'care-api/database/embedded/child.mjs' } : {};
  return { 'care API': child.pid, ...findProcesses(child.pid, engine) };
}

async function listCalls(url, file, filledFile) {
  const categories = await (await fetch(`${url}/api/Category`)).json();
  const categoryIds = new Map(categories.map(({ categoryName, categoryId }) => [categoryName, categoryId]));
  const rows = readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  return apiCalls(rows, categoryIds, JSON.parse(readFileSync(filledFile, 'utf8')));
}

async function runStep(supervisor, args, env) {
  const code = await supervisor.runStep(['--enable-source-maps', ...args], env);
  if (code !== 0) throw new Refusal(`${args[0]} ended with ${code}`);
}
