import { tmpdir } from 'node:os';
import { callBacks } from '@/care-api/database/schema/call-backs';
import { toRefusal } from '@/care-api/kernel/error-response';
import { openTestApp, type TestApp } from '@/care-api/testing/open-test-app';
import { toReport } from '@/lib/contract/fault-words';
import { freeBytesOf } from './free-bytes';

let test: TestApp;
let free = 0;
beforeAll(async () => {
  test = await openTestApp({ freeBytes: async () => free });
}, 60_000);
afterAll(() => test.close());

const ask = () =>
  test.send('POST', '/api/Requestcallback', { yourName: 'A', email: 'a@example.org', yourMessage: 'Hello' });
const status = async (path: string) => (await test.send('GET', path)).status;

describe('a disk that is nearly full', () => {
  beforeEach(() => {
    free = 63 * 1024 * 1024;
  });

  it('lets nothing be stored, and says so', async () => {
    const refused = await ask();
    expect([refused.status, await refused.json()]).toEqual([507, toReport('diskFull')]);
    expect((await test.send('PUT', '/api/Faq/1', {})).status).toBe(507);
    expect(await test.deps.database.db.$count(callBacks)).toBe(0);
  });

  it('lets an admin in, who makes room, and nobody once that could not be finished', async () => {
    const as = await test.signIn('admin');
    const log = () => test.send('POST', '/api/loginuser', { Email: 'a@example.org', Password: 'no such account' });
    const remove = () => test.send('DELETE', '/api/Faq/999999', undefined, { as });
    expect([(await log()).status, (await remove()).status]).toEqual([401, 404]);
    free = 23 * 1024 * 1024;
    expect([(await log()).status, (await remove()).status]).toEqual([507, 507]);
  });

  it('turns health red, stays ready for reads, and goes on showing what is there', async () => {
    expect([await status('/api/health'), await status('/api/ready'), await status('/api/Faq')]).toEqual([
      503, 200, 200,
    ]);
    expect(await (await test.send('GET', '/api/ready')).json()).toEqual({ status: 'ok', writes: 'diskFull' });
    expect((await test.send('HEAD', '/api/Faq')).status).toBe(200);
  });

  it('heals as soon as there is room', async () => {
    free = 65 * 1024 * 1024;
    expect([await status('/api/health'), await status('/api/ready'), (await ask()).status]).toEqual([200, 200, 201]);
  });
});

describe('a write that finds no room after all', () => {
  it.each(['ENOSPC', '53100', 'EDQUOT'])('is refused in the same words: %s', (code) => {
    expect(toRefusal(Object.assign(new Error('x'), { code })).status).toBe(507);
  });

  it('is so too where the embedded engine says it in its own numbers', () => {
    const cause = Object.assign(new Error('ErrnoError: errno: 51'), { code: 'XX000' });
    expect(toRefusal(new Error('Failed query', { cause })).status).toBe(507);
  });
});

describe('freeBytesOf', () => {
  it('measures the disk of a folder, and stops nobody where it cannot', async () => {
    expect(await freeBytesOf(tmpdir())()).toBeGreaterThan(0);
    expect(await freeBytesOf('/proc/nowhere/files')()).toBe(Number.POSITIVE_INFINITY);
  });
});
