import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { findProcesses, memoryOf } from './processes.mjs';

const grandchild = `console.log('up'); setInterval(() => {}, 1000); 'the one that is looked for'`;
const child = `require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(grandchild)}], { stdio: 'inherit' })`;

test('a process is found below another by its command line, its memory is known, and gone with it', async () => {
  const parent = spawn(process.execPath, ['-e', child], { stdio: ['ignore', 'pipe', 'inherit'], detached: true });
  await once(parent.stdout, 'data');
  const { server } = findProcesses(process.pid, { server: `setInterval(() => {}, 1000); 'the one` });
  const { below } = findProcesses(parent.pid ?? 0, { below: 'the one that is looked for' });
  expect(below).not.toBe(parent.pid);
  expect([parent.pid, below]).toContain(server);
  expect(memoryOf(below)).toBeGreaterThan(10_000_000);
  process.kill(-(parent.pid ?? 0), 'SIGKILL');
  await once(parent, 'close');
  expect(memoryOf(parent.pid ?? 0)).toBeNull();
});

test('a process that is not there is named', () => {
  expect(() => findProcesses(process.pid, { site: 'no such command line' })).toThrow(
    'the process of the site was not found',
  );
});
