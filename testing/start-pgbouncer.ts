import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from './free-port.mjs';

/** Where it is not installed, what needs one is left out. */
export const hasPgBouncer = spawnSync('pgbouncer', ['--version']).status === 0;

/**
 * A real PgBouncer that gives each transaction whichever connection is free, as large houses run it: with three, and
 * taking nothing at the beginning of a connection that its manual does not promise.
 * @param postgres address of a server that trusts this machine @returns the same address through it
 */
export async function startPgBouncer(postgres: string): Promise<{ url: string; stop(): Promise<void> }> {
  const [folder, port, server] = [mkdtempSync(path.join(tmpdir(), 'pgbouncer-')), await freePort(), new URL(postgres)];
  const users = path.join(folder, 'users');
  writeFileSync(users, `"${server.username}" ""\n`);
  const settings = path.join(folder, 'pgbouncer.ini');
  writeFileSync(
    settings,
    `[databases]
* = host=${server.hostname} port=${server.port}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = trust
auth_file = ${users}
pool_mode = transaction
default_pool_size = 3
`,
  );
  chmodSync(folder, 0o755);
  // It refuses to run as root.
  const as = process.getuid?.() === 0 ? ['-u', 'nobody'] : [];
  const pooler = spawn('pgbouncer', [...as, settings], { stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  await new Promise<void>((resolve, reject) => {
    pooler.stderr.on('data', (text) => {
      said += text;
      if (said.includes('process up')) resolve();
    });
    pooler.once('exit', () => reject(new Error(`pgbouncer ended: ${said}`)));
  });
  // A test that failed does not wait for it.
  pooler.stderr.destroy();
  pooler.unref();
  const url = new URL(postgres);
  url.port = String(port);
  url.hostname = '127.0.0.1';
  return {
    url: url.href,
    async stop() {
      if (pooler.signalCode !== null) return;
      const gone = once(pooler, 'exit');
      pooler.kill('SIGKILL');
      await gone;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
