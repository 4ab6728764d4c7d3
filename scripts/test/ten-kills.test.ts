import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { isRunning, processName } from '@/scripts/start/process-name.mjs';
import { blankSettings } from '@/scripts/start/setting-names.mjs';
import { processTable } from '@/testing/processes.mjs';
import { until } from '@/testing/until';
import { runName, runsIn } from './run-name.mjs';
import { isSweep } from './sample.mjs';

/** Databases, replicas, poolers and servers; products, browsers and all that several machines have. */
const [unit, journey] = ['care-api/database', 'e2e/cluster.spec.ts'];
/** Who is killed by SIGKILL: the runner, or one of its workers. */
const [runner, jestWorker, journeyWorker] = ['runner', 'jest-worker', 'workerProcessEntry'];

type Cut = { words: string; seconds: number; signal: NodeJS.Signals; who: string };
const cut = (words: string, seconds: number, signal: NodeJS.Signals, who = runner): Cut => ({
  words,
  seconds,
  signal,
  who,
});
const cuts = [
  cut(unit, 8, 'SIGKILL'),
  cut(journey, 12, 'SIGKILL'),
  cut(unit, 9, 'SIGKILL', jestWorker),
  cut(journey, 10, 'SIGKILL', journeyWorker),
  cut(unit, 10, 'SIGINT'),
  cut(journey, 18, 'SIGINT'),
  cut(unit, 12, 'SIGTERM'),
  cut(journey, 25, 'SIGKILL'),
  cut(unit, 3, 'SIGKILL'),
  cut(unit, 15, 'SIGKILL'),
];

const postgres = process.env.TEST_DATABASE_URL ?? '';
const inSweep = isSweep && process.platform === 'linux' ? test : test.skip;
const minute = 60_000;
const running: ChildProcess[] = [];
// Of one that failed.
afterEach(() => {
  for (const child of running.splice(0)) child.kill('SIGTERM');
});

inSweep.each(cuts)(
  'nothing stays of `npm test -- $words` after $signal for its $who, $seconds s after its tests began',
  async ({ words, seconds, signal, who }) => {
    const run = await startRun(words);
    await run.untilSaid(words === unit ? '== unit 1' : '== e2e');
    const living = () => run.family().filter(({ name }) => isRunning(name));
    const workers = () => living().filter(({ command }) => command.includes(who));
    if (who !== runner) await until(() => workers().length > 0, 100);
    await sleep(seconds * 1_000);
    expect(living().length).toBeGreaterThan(2);
    const victim = who === runner ? run.child : workers()[0];
    if (!victim?.pid) throw new Error(`no ${who} was found`);
    process.kill(victim.pid, signal);
    await run.ended;
    // Whoever waits for the runner's end begins now.
    const late = Date.now() + 20_000;
    while ((await run.left()).length > 0 && Date.now() < late) await sleep(100);
    expect(await run.left()).toEqual([]);
  },
  20 * minute,
);

inSweep(
  'and the next run is green',
  async () => {
    const run = await startRun(unit);
    expect(await run.ended).toEqual([0, null]);
    expect(await run.left()).toEqual([]);
  },
  20 * minute,
);

async function startRun(words: string) {
  const before = await things();
  const child = spawn(process.execPath, ['scripts/test.mjs', words], {
    // By it Playwright would take itself for a part of Jest.
    env: { ...process.env, ...blankSettings, JEST_WORKER_ID: undefined },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const family = watchFamily(child);
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text) => {
      said += text;
    });
  }
  running.push(child);
  const ended = once(child, 'exit');
  return {
    child,
    ended,
    family,
    async untilSaid(words: string) {
      await until(() => said.includes(words) || child.exitCode !== null);
      if (!said.includes(words)) throw new Error(said);
    },
    async left() {
      const living = family().filter(({ name }) => isRunning(name));
      const made = (await things()).filter((thing) => !before.includes(thing));
      return [...living.map(({ name, command }) => `process ${name} ${command}`), ...made];
    },
  };
}

/** What it has started at any time, whether it bears the run's name or not. */
function watchFamily(runner: ChildProcess) {
  const family = new Map<number, { pid: number; name: string; command: string }>();
  const look = () => {
    for (const { pid, parent, command } of processTable()) {
      if (parent !== runner.pid && !family.has(parent)) continue;
      const name = processName(pid);
      if (name) family.set(pid, { pid, name, command });
    }
  };
  const timer = setInterval(look, 100);
  runner.once('exit', () => clearInterval(timer));
  return () => [...family.values()];
}

/** What runs leave: folders, files, databases; without those of the run that this test belongs to. */
async function things(): Promise<string[]> {
  const inMemory = ['/dev/shm', '/tmp', tmpdir()].flatMap((folder) =>
    entriesOf(folder, /care|chrom|playwright|postgres/i),
  );
  const beside = ['test-results', 'node_modules/.cache'];
  const made = [...inMemory, ...beside.flatMap((folder) => entriesOf(folder, /care-tests/)), ...(await databases())];
  return made.filter((thing) => !runsIn(thing).includes(runName()));
}

function entriesOf(folder: string, pattern: RegExp): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => pattern.test(name))
    .map((name) => join(folder, name));
}

async function databases(): Promise<string[]> {
  if (!postgres) return [];
  const client = new Client({ connectionString: postgres });
  await client.connect();
  const { rows } = await client.query<{ datname: string }>('select datname from pg_database');
  await client.end();
  return rows.map(({ datname }) => datname);
}
