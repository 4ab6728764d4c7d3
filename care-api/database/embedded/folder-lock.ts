import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { errorCode } from '@/care-api/kernel/error-code';
import { processIdentity } from './process-identity';

export type FolderLock = { addProcess(pid: number): void; release(): void };

const holderSchema = z.array(z.object({ pid: z.number().int().positive(), identity: z.string() })).min(1);
type Holder = z.infer<typeof holderSchema>;

/** How long the engine of an API that was killed may take to let go of the folder before it is ended. */
const graceMs = 3_000;

/** PGlite does not lock its folder, and two engines on one lose rows. @throws when a live process has it. */
export async function lockFolder(lockFile: string, shownDir: string): Promise<FolderLock> {
  mkdirSync(path.dirname(lockFile), { recursive: true });
  const mine: Holder = [{ pid: process.pid, identity: processIdentity(process.pid) ?? '' }];
  const start = Date.now();
  while (!create(lockFile, mine)) {
    const before = read(lockFile);
    const [owner, ...others] = parse(before);
    if (owner && isRunning(owner)) throw inUse(shownDir, owner.pid);
    const waited = Date.now() - start;
    const engine = others.find(isRunning);
    // Unreadable for a moment: another process is just writing it.
    const isBusy = engine !== undefined || (!owner && before !== null && waited < 500);
    if (!isBusy) takeAway(lockFile, before, shownDir);
    else if (waited > 2 * graceMs) throw inUse(shownDir, engine?.pid ?? 0);
    else await sleep(50);
    // An orphan in the middle of long work does not notice; what it has acknowledged survives.
    if (engine?.identity && waited > graceMs) kill(engine.pid);
  }
  return {
    addProcess(pid) {
      mine.push({ pid, identity: processIdentity(pid) ?? '' });
      replace(lockFile, mine);
    },
    release: () => rmSync(lockFile, { force: true }),
  };
}

function create(lockFile: string, holder: Holder): boolean {
  try {
    writeFileSync(lockFile, JSON.stringify(holder), { flag: 'wx', mode: 0o600 });
    return true;
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false;
    throw error;
  }
}

function replace(lockFile: string, holder: Holder): void {
  const next = `${lockFile}.${process.pid}`;
  writeFileSync(next, JSON.stringify(holder), { mode: 0o600 });
  renameSync(next, lockFile);
}

/** Moves a dead lock aside, and puts it back if it was no longer the one we judged. */
function takeAway(lockFile: string, judged: string | null, shownDir: string): void {
  const aside = `${lockFile}.${process.pid}`;
  try {
    renameSync(lockFile, aside);
  } catch {
    return; // Another process was quicker.
  }
  const moved = read(aside);
  if (moved !== judged) {
    renameSync(aside, lockFile);
    throw inUse(shownDir, parse(moved)[0]?.pid ?? 0);
  }
  rmSync(aside, { force: true });
}

function read(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}

function parse(text: string | null): Holder | [] {
  try {
    return holderSchema.parse(JSON.parse(text ?? ''));
  } catch {
    return [];
  }
}

function isRunning({ pid, identity }: Holder[number]): boolean {
  const now = processIdentity(pid);
  return now !== null && (now === identity || now === '' || identity === '');
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has just ended by itself.
  }
}

function inUse(dir: string, pid: number): Error {
  return new Error(`The data folder ${dir} is in use by process ${pid}. Stop it or set DATA_DIR to another folder.`);
}
