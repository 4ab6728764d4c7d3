import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { PoolConfig } from 'pg';
import { z } from 'zod';
import { dataPaths, embeddedChild } from '@/care-api/kernel/paths';
import { layEmptyDatabase } from './empty-database';
import { engineFault } from './engine-fault';
import { type FolderLock, lockFolder } from './folder-lock';

export type Embedded = { connection: PoolConfig; stop(): Promise<void> };

/** The port only names the socket file: `.s.PGSQL.5432`. */
const socketPort = 5432;
/** sun_path holds 104 bytes on macOS. */
const longestSocketPath = 100;
const readyMessage = z.object({ type: z.literal('ready'), port: z.number().nullable() });

/** In memory without a folder. `onDeath` is called when the engine's process ends unasked. */
export async function startEmbedded(dataDir: string | null, onDeath: (reason: string) => void): Promise<Embedded> {
  const place = dataDir === null ? null : dataPaths(path.resolve(dataDir));
  const lock = place && dataDir !== null ? await lockFolder(place.lockFile, dataDir) : null;
  try {
    if (place) {
      layEmptyDatabase(place.databaseDir);
      mkdirSync(place.databaseDir, { recursive: true });
    }
    return await startChild(dataDir, lock, onDeath);
  } catch (error) {
    lock?.release();
    throw error;
  }
}

async function startChild(
  dataDir: string | null,
  lock: FolderLock | null,
  onDeath: (reason: string) => void,
): Promise<Embedded> {
  const child = fork(embeddedChild, { execArgv: [], stdio: ['ignore', 'ignore', 'pipe', 'ipc'] });
  if (child.pid === undefined) throw new Error('The embedded database could not be started.');
  lock?.addProcess(child.pid);
  const socketDir = privateSocketDir();
  child.send({
    type: 'open',
    dataDir: dataDir === null ? null : dataPaths(path.resolve(dataDir)).databaseDir,
    socketPath: socketDir && path.join(socketDir, `.s.PGSQL.${socketPort}`),
  });
  const port = await ready(child, dataDir);
  child.stderr?.pipe(process.stderr);
  let isStopping = false;
  // One that stands still does not notice that we are gone, and would keep the folder to itself.
  const takeAlong = () => child.kill('SIGKILL');
  process.once('exit', takeAlong);
  child.once('exit', (code, signal) => {
    process.off('exit', takeAlong);
    if (socketDir) rmSync(socketDir, { recursive: true, force: true });
    if (!isStopping) onDeath(`The embedded database ended unasked (${signal ?? code}).`);
  });
  return {
    connection: socketDir ? { host: socketDir, port: socketPort } : { host: '127.0.0.1', port: port ?? socketPort },
    async stop() {
      isStopping = true;
      await end(child);
      lock?.release();
    },
  };
}

async function ready(child: ChildProcess, dataDir: string | null): Promise<number | null> {
  let said = '';
  const hear = (chunk: Buffer) => {
    said = (said + chunk).slice(0, 4_000);
  };
  child.stderr?.on('data', hear);
  // Its last words are out when it is closed.
  const ended = once(child, 'close').then(([code, signal]) => {
    throw engineFault(dataDir, said, signal ?? code);
  });
  const answered = once(child, 'message').then(([message]) => readyMessage.parse(message).port);
  return Promise.race([answered, ended]).finally(() => child.stderr?.off('data', hear));
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  if (child.connected) child.send({ type: 'close' });
  const late = setTimeout(() => child.kill('SIGKILL'), 6_000);
  await exited;
  clearTimeout(late);
}

/** A folder nobody else may enter, or null where a socket file cannot be used. */
function privateSocketDir(): string | null {
  const longest = path.join(tmpdir(), 'care-api-XXXXXX', `.s.PGSQL.${socketPort}`);
  if (process.platform === 'win32' || Buffer.byteLength(longest) > longestSocketPath) return null;
  return mkdtempSync(path.join(tmpdir(), 'care-api-'));
}
