import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { sameClock } from '@/scripts/test/faketime.mjs';

/** The path of one of the API's programs as the build makes it: once for all tests, until its sources change. */
export function buildCareApi(program: 'serve' | 'migrate' = 'serve'): string {
  const code = `import { buildCareApiIfNeeded } from './scripts/start/build.mjs';
    import { Supervisor } from './scripts/start/supervisor.mjs';
    await buildCareApiIfNeeded(new Supervisor());`;
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', code], { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  return `.care-api/${program}.mjs`;
}

export type RunningCareApi = { child: ChildProcess; url: string; output(): string; ended: Promise<number | null> };

/** A care API in a process of its own; `url` is where it listens, '' when it ended instead. */
export async function startCareApi(script: string, env: Record<string, string>): Promise<RunningCareApi> {
  const child = spawn(process.execPath, [script], {
    // Its temporary folder bears the name of the run that it belongs to.
    env: { ...sameClock(), NODE_ENV: 'production', CARE_API_PORT: '0', TMPDIR: tmpdir(), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (data) => {
      output += data;
    });
  }
  const ended = once(child, 'close').then(([code]) => code);
  const port = () => /"port":(\d+)/.exec(output)?.[1];
  while (!port() && child.exitCode === null) await sleep(20);
  if (!port()) await ended;
  return { child, url: port() ? `http://127.0.0.1:${port()}` : '', output: () => output, ended };
}
