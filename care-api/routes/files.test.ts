import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { openTestApp, type TestApp } from '@/care-api/testing/open-test-app';
import { toReport } from '@/lib/contract/fault-words';

let test: TestApp;
const content = Buffer.alloc(200_000, 'abcdefghij');
beforeAll(async () => {
  test = await openTestApp();
  const { filesDir } = test;
  writeFileSync(path.join(filesDir, 'home 1.webp'), content);
  writeFileSync(path.join(filesDir, 'secret.txt'), 'secret');
  writeFileSync(path.join(filesDir, 'empty.png'), '');
  writeFileSync(path.join(filesDir, '.hidden.png'), 'secret');
  mkdirSync(path.join(filesDir, 'folder.png'));
  symlinkSync('/etc/hostname', path.join(filesDir, 'link.png'));
}, 60_000);
afterAll(() => test.close());

const url = '/api/Documents/appImages/home%201.webp';
const get = (headers: Record<string, string> = {}, method = 'GET') => test.send(method, url, undefined, { headers });

describe('a picture', () => {
  it('comes whole, typed by its name, to be kept, and unable to run', async () => {
    for (const response of [await get(), await test.send('GET', url.replace('/api', ''))]) {
      expect(response.status).toBe(200);
      expect(Object.fromEntries(response.headers)).toMatchObject({
        'content-type': 'image/webp',
        'content-length': '200000',
        'cache-control': 'public, max-age=31536000, immutable',
        'content-security-policy': "sandbox; default-src 'none'",
        'x-content-type-options': 'nosniff',
      });
      expect(Buffer.from(await response.arrayBuffer()).equals(content)).toBe(true);
    }
  });

  it.each([
    ['bytes=0-9', 206, 'bytes 0-9/200000', 'abcdefghij'],
    ['bytes=199995-', 206, 'bytes 199995-199999/200000', 'fghij'],
    ['bytes=-3', 206, 'bytes 199997-199999/200000', 'hij'],
    ['bytes=199999-900000', 206, 'bytes 199999-199999/200000', 'j'],
    ['bytes=200000-', 416, 'bytes */200000', null],
    ['bytes=-0', 416, 'bytes */200000', null],
    ['bytes=9-1', 200, null, null],
    ['bytes=0-1,4-5', 200, null, null],
    ['bananas', 200, null, null],
  ])('answers the range %p with %p', async (range, status, contentRange, text) => {
    const response = await get({ range });
    expect([response.status, response.headers.get('content-range')]).toEqual([status, contentRange]);
    const body = await response.text();
    if (text !== null) expect(body).toBe(text);
  });

  it('is not sent again to who has it, nor in parts of another version', async () => {
    const etag = (await get()).headers.get('etag') ?? '';
    const known = await get({ 'if-none-match': `"other", W/${etag}` });
    expect([known.status, await known.text()]).toEqual([304, '']);
    expect((await get({ range: 'bytes=0-1', 'if-range': etag })).status).toBe(206);
    expect((await get({ range: 'bytes=0-1', 'if-range': '"old"' })).status).toBe(200);
  });

  it('has its length but no body for HEAD', async () => {
    const response = await get({}, 'HEAD');
    expect([response.status, response.headers.get('content-length'), await response.text()]).toEqual([
      200,
      '200000',
      '',
    ]);
  });

  it('may be empty', async () => {
    const response = await test.send('GET', '/Documents/appImages/empty.png');
    expect([response.status, await response.text()]).toEqual([200, '']);
  });
});

describe('what is no picture of ours', () => {
  it.each([
    ...['none.png', 'secret.txt', '.hidden.png', 'folder.png', 'link.png', '', '..', '%2e%2e', '%00.png', 'a%00.png'],
    ...['..%2f..%2fetc%2fpasswd', '%2e%2e%2fsecret.png', '..%5csecret.png', '%252e%252e%252fx.png', 'C:%5cx.png'],
    ...['folder.png/x.png', '%c0%ae%c0%ae/x.png', `${'a'.repeat(300)}.png`, 'home%201.webp%20', '%zz.png'],
  ])('answers %p with 404 and says nothing else', async (name) => {
    const response = await test.send('GET', `/Documents/appImages/${name}`);
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual(toReport('nothingHere'));
  });
});
