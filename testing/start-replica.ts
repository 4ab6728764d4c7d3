import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { runName } from '@/scripts/test/run-name.mjs';
import { freePort } from './free-port.mjs';

const root = '/usr/lib/postgresql';

/** PostgreSQL as Debian installs it, whose servers run as `postgres` and never as root; without it, what needs one is left out. */
export const hasPostgres =
  process.getuid?.() === 0 && spawnSync('sh', ['-c', `command -v runuser && ls ${root}/*/bin/initdb`]).status === 0;

export type Postgres = { url: string; stop(): void };

/** A real server that does not wait for the disk, and trusts this machine. */
export function startPrimary(): Promise<Postgres> {
  return start((data) => asPostgres('initdb', '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8', '--pgdata', data));
}

/** A copy that follows such a server, as it streams what it writes. @param primary its address */
export function startReplica(primary: string): Promise<Postgres> {
  const from = ['--dbname', primary, '--checkpoint=fast', '--write-recovery-conf', '--no-sync'];
  return start((data) => asPostgres('pg_basebackup', '--pgdata', data, ...from), new URL(primary).pathname);
}

async function start(fill: (data: string) => void, database = '/postgres'): Promise<Postgres> {
  // Not where TMPDIR points: that may be a folder which only this user may enter.
  const folder = mkdtempSync(`/tmp/${runName()}-postgres-`);
  execFileSync('chown', ['postgres', folder]);
  const data = path.join(folder, 'data');
  fill(data);
  const port = await freePort();
  const place = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${folder}`;
  // Its memory lies in its folder too, and is gone with it.
  const settings = `${place} -c fsync=off -c dynamic_shared_memory_type=mmap`;
  asPostgres('pg_ctl', 'start', '--wait', '--pgdata', data, '--log', path.join(folder, 'log'), '--options', settings);
  let isStopped = false;
  const stop = () => {
    if (isStopped) return;
    isStopped = true;
    asPostgres('pg_ctl', 'stop', '--mode=immediate', '--pgdata', data);
    rmSync(folder, { recursive: true, force: true });
  };
  return { url: `postgres://postgres@127.0.0.1:${port}${database}`, stop };
}

function asPostgres(command: string, ...words: string[]): void {
  const newest = readdirSync(root).toSorted((one, other) => Number(other) - Number(one))[0] ?? '';
  const program = path.join(root, newest, 'bin', command);
  execFileSync('runuser', ['-u', 'postgres', '--', program, ...words], {
    cwd: '/',
    stdio: ['ignore', 'ignore', 'pipe'],
  });
}
