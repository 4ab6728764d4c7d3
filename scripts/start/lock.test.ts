import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withLock } from './lock.mjs';

const name = `test-${process.pid}`;

test('work of one name is done one after the other', async () => {
  const said = jest.spyOn(console, 'log').mockImplementation(() => {});
  const order: string[] = [];
  const work = (label: string) => async () => {
    order.push(`${label} begins`);
    await new Promise((resolve) => setTimeout(resolve, 50));
    order.push(`${label} ends`);
  };
  await Promise.all([withLock(name, work('first')), withLock(name, work('second'))]);
  expect(order).toEqual(['first begins', 'first ends', 'second begins', 'second ends']);
  expect(said).toHaveBeenCalledWith(`waiting for another command that is busy with: ${name}`);
  said.mockRestore();
});

test('the lock is given back when the work fails', async () => {
  await expect(withLock(name, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  await expect(withLock(name, async () => 'done')).resolves.toBe('done');
});

test('the lock of a process that has died is taken over', async () => {
  const file = await withLock(name, async () => lockFile());
  // Above the highest process id Linux gives out.
  writeFileSync(file, '4194305');
  await expect(withLock(name, async () => 'done')).resolves.toBe('done');
  rmSync(file, { force: true });
});

function lockFile(): string {
  const found = readdirSync(tmpdir()).find((entry) => entry.endsWith(`-${name}.lock`));
  if (!found) throw new Error('no lock file');
  return join(tmpdir(), found);
}
