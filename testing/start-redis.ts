import { type ChildProcessByStdio, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { realClock } from '@/scripts/test/faketime.mjs';
import { freePort } from './free-port.mjs';

export type RedisServer = {
  url: string;
  password: string;
  /** Stands still with its port open, or goes on. */
  hang(): void;
  goOn(): void;
  stop(): Promise<void>;
};

/** Where it is not installed, what needs one is left out. */
export const hasRedis = spawnSync('redis-server', ['--version'], { env: realClock() }).status === 0;

/** A real Redis that keeps nothing on disk. @param port to stand at; any free one otherwise */
export async function startRedis(port?: number): Promise<RedisServer> {
  const at = port ?? (await freePort());
  const password = 'sesame';
  const place = ['--port', String(at), '--bind', '127.0.0.1', '--set-proc-title', 'no'];
  const server = spawn('redis-server', [...place, '--save', '', '--requirepass', password], {
    env: realClock(),
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  await isReady(server);
  // A test that failed does not wait for it.
  server.stdout.destroy();
  server.unref();
  return {
    url: `redis://:${password}@127.0.0.1:${at}`,
    password,
    hang: () => void server.kill('SIGSTOP'),
    goOn: () => void server.kill('SIGCONT'),
    async stop() {
      if (server.signalCode !== null) return;
      const gone = once(server, 'exit');
      server.kill('SIGKILL');
      await gone;
    },
  };
}

function isReady(server: ChildProcessByStdio<null, Readable, null>): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = '';
    server.stdout.on('data', (text) => {
      said += text;
      if (said.includes('Ready to accept connections')) resolve();
    });
    server.once('exit', () => reject(new Error(`redis-server ended: ${said}`)));
  });
}
