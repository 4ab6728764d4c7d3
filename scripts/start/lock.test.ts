import { mkdirSync, readdirSync, readlinkSync, rmdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { removeDeadLocks, withLock } from './lock.mjs';
import { processName } from './process-name.mjs';

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

/** The second has the id of one that lives, and began at another time. */
const dead = ['4194305-1', `${process.pid}-1`];

test.each(dead)('the lock of a process that has died is taken over (%s)', async (holder) => {
  const { file, holder: own } = await withLock(name, async () => ({
    file: lockFile(),
    holder: readlinkSync(lockFile()),
  }));
  expect(own).toBe(processName(process.pid));
  symlinkSync(holder, file);
  await expect(withLock(name, async () => 'done')).resolves.toBe('done');
});

test.each(dead)('the lock of a process that has died is removed, and no other (%s)', async (holder) => {
  const file = await withLock(name, async () => {
    removeDeadLocks();
    return lockFile();
  });
  symlinkSync(holder, file);
  removeDeadLocks();
  expect(lockFile).toThrow('no lock');
});

test('a lock that cannot be removed is named, not asked for again and again', async () => {
  const file = await withLock(name, async () => lockFile());
  mkdirSync(file);
  await expect(withLock(name, async () => 'done')).rejects.toThrow(file);
  rmdirSync(file);
});

function lockFile(): string {
  const found = readdirSync('/tmp').find((entry) => entry.startsWith('care-lock-') && entry.endsWith(`-${name}`));
  if (!found) throw new Error('no lock');
  return join('/tmp', found);
}
