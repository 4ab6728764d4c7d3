import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { connect } from 'node:net';
import { createInterface } from 'node:readline';
import { Client } from 'pg';
import { isRunning, processName } from '@/scripts/start/process-name.mjs';
import { findProcesses } from '@/testing/processes.mjs';
import { until } from '@/testing/until';

const postgres = process.env.TEST_DATABASE_URL ?? '';

const server = `process.on('SIGTERM', () => {});
  require('node:net').createServer().listen(0, '127.0.0.1', function () { console.log(this.address().port); });`;
/** As a worker of a step does it; what it has started stands in a group of its own, and is deaf. */
const worker = `const { spawn } = require('node:child_process');
  const folder = require('node:fs').mkdtempSync(require('node:os').tmpdir() + '/made-');
  const stdio = ['ignore', 'pipe', 'ignore'];
  const server = spawn(process.execPath, ['-e', ${JSON.stringify(server)}], { detached: true, stdio });
  const said = (port) => ({ run: process.env.TEST_RUN, folder, port: Number(port), pids: [process.pid, server.pid] });
  server.stdout.once('data', (port) => console.log(JSON.stringify(said(port))));`;
const runner = `import { command } from './scripts/start/command.mjs';
  import { withLock } from './scripts/start/lock.mjs';
  import { openRun } from './scripts/test/open-run.mjs';
  await command((supervisor) => {
    openRun().usesDatabases(process.env.TEST_DATABASE_URL ?? '');
    return withLock('run-' + process.pid, () => supervisor.runStep(['-e', ${JSON.stringify(worker)}]));
  });`;
const nextRun = `import { cleanUp } from './scripts/test/clean-up.mjs';
  import { dropDatabases } from './scripts/test/drop-databases.mjs';
  await cleanUp();
  if (process.env.TEST_DATABASE_URL) await dropDatabases(process.env.TEST_DATABASE_URL);`;

type Run = {
  child: ChildProcess;
  ended: Promise<unknown>;
  worker: number;
  processes: Record<string, string>;
  port: number;
  folder: string;
  database: string;
};

const ways: Record<string, (run: Run) => void> = {
  'Ctrl-C': ({ child }) => child.kill('SIGINT'),
  'a kill': ({ child }) => child.kill('SIGTERM'),
  'a kill -9': ({ child }) => child.kill('SIGKILL'),
  'a kill -9 of a worker': (run) => process.kill(run.worker, 'SIGKILL'),
};
const whole = ['worker', 'server', 'port', 'folder', 'lock', ...(postgres ? ['database'] : [])];

test('of a run that was cut off nothing stays, whatever way it ended', async () => {
  const runs = await Promise.all(Object.values(ways).map(startRun));
  for (const run of runs) expect(await leftOf(run)).toEqual(whole);
  for (const [index, cut] of Object.values(ways).entries()) cut(runs[index]!);
  for (const run of runs) {
    await run.ended;
    await until(async () => (await leftOf(run)).length === 0);
  }
});

test('where nobody was left to clean up, the next run does', async () => {
  const run = await startRun();
  const { watcher } = findProcesses(run.child.pid ?? 0, { watcher: 'clean-up-after.mjs' });
  process.kill(watcher, 'SIGKILL');
  run.child.kill('SIGKILL');
  await run.ended;
  expect(await leftOf(run)).toEqual(whole);
  runScript(nextRun);
  expect(await leftOf(run)).toEqual([]);
});

test('a run that lives is left alone', async () => {
  const run = await startRun();
  runScript(nextRun);
  expect(await leftOf(run)).toEqual(whole);
  run.child.kill('SIGTERM');
  await run.ended;
  expect(await leftOf(run)).toEqual([]);
});

async function startRun(): Promise<Run> {
  const child = spawn(process.execPath, ['--input-type=module', '-e', runner], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const [line] = await once(createInterface({ input: child.stdout }), 'line');
  const { run, folder, port, pids } = JSON.parse(line);
  const database = `${run.replaceAll('-', '_')}_x`;
  if (postgres) await ask(`create database ${database}`);
  const [ofWorker, ofServer] = pids.map(processName);
  return { child, ended, worker: pids[0], processes: { worker: ofWorker, server: ofServer }, port, folder, database };
}

async function leftOf({ child, processes, port, folder, database }: Run): Promise<string[]> {
  const living = Object.keys(processes).filter((name) => isRunning(processes[name] ?? ''));
  const hasLock = readdirSync('/tmp').some((name) => name.endsWith(`-run-${child.pid}`));
  return [
    ...living,
    ...((await answers(port)) ? ['port'] : []),
    ...(existsSync(folder) ? ['folder'] : []),
    ...(hasLock ? ['lock'] : []),
    ...(postgres && (await ask(`select from pg_database where datname = '${database}'`)) ? ['database'] : []),
  ];
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true));
    socket.once('error', () => resolve(false)).once('connect', () => socket.destroy());
  });
}

/** @returns how many rows the statement found */
async function ask(statement: string): Promise<number> {
  const client = new Client({ connectionString: postgres });
  await client.connect();
  const { rowCount } = await client.query(statement);
  await client.end();
  return rowCount ?? 0;
}

function runScript(script: string): void {
  const { status } = spawnSync(process.execPath, ['--input-type=module', '-e', script], { stdio: 'inherit' });
  expect(status).toBe(0);
}
