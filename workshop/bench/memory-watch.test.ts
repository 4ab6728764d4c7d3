import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { MemoryWatch } from './memory-watch.mjs';

const megabyte = 1024 * 1024;
const grows = `
  console.log('up');
  process.stdin.once('data', () => {
    const kept = Buffer.alloc(100 * ${megabyte}, 1);
    console.log('grown');
    setInterval(() => kept, 1_000);
  });
`;

test('a span knows the most a process occupied in it', async () => {
  const child = spawn(process.execPath, ['-e', grows], { stdio: ['pipe', 'pipe', 'inherit'] });
  await once(child.stdout, 'data');
  const watch = new MemoryWatch({ site: child.pid });
  const before = Number(watch.now().site);
  const endSpan = watch.startSpan();
  child.stdin.write('grow\n');
  await once(child.stdout, 'data');
  expect(Number(endSpan().site) - before).toBeGreaterThan(80 * megabyte);
  child.kill('SIGKILL');
  await once(child, 'close');
});

test('a process that ends under way is named', async () => {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  await once(child, 'spawn');
  const endSpan = new MemoryWatch({ site: child.pid }).startSpan();
  child.kill('SIGKILL');
  await once(child, 'close');
  expect(endSpan).toThrow('the site ended during the measurement');
});
